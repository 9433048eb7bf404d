"""The plain data a document stands for: typed scalars, unique keys, resolved aliases and tags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from editor.core.patterns import pattern
from editor.core.yaml12.nodes import (
    Alias,
    Fault,
    Mapping,
    Node,
    Opaque,
    Properties,
    Refused,
    Scalar,
    Sequence,
    Style,
)
from editor.core.yaml12.scalars import CORE, is_date, plain_value, tagged_scalar

if TYPE_CHECKING:
    import re

_MOST_ALIASES: Final = 100
_PERCENT: Final = pattern(rb"%([0-9a-fA-F]{2})")


class Builder:
    """Turns nodes into data in document order, so that an alias sees the anchors before it."""

    def __init__(self) -> None:
        self._anchored: dict[str, Any] = {}
        self._weights: dict[str, int] = {}
        self._uses: dict[str, int] = {}

    def build(self, node: Node) -> Any:
        """Give the data of a node."""
        if isinstance(node, Alias):
            return self._alias(node)
        tag = resolved_tag(node.properties)
        if isinstance(node, Scalar):
            value = scalar_value(node, tag)
            self._remember(node.properties, value)
            return value
        if isinstance(node, Sequence):
            items: list[Any] = []
            self._remember(node.properties, items)
            items.extend(self.build(item) for item in node.items)
            self._weigh(node)
            if tag in (CORE + "omap", CORE + "pairs"):
                _check_pairs(node, unique=tag.endswith("omap"))
                return Opaque(tag) if tag.endswith("omap") else items
            return items
        return self._mapping(node, tag)

    def _mapping(self, node: Mapping, tag: str) -> Any:
        pairs: dict[str, Any] = {}
        self._remember(node.properties, pairs)
        seen: set[tuple[str, Any]] = set()
        for key, value in node.pairs:
            name = self.build(key)
            if isinstance(key, Scalar):
                identity = _identity(name)
                if identity in seen:
                    raise Refused(Fault.DUPLICATE_KEY, key.start)
                seen.add(identity)
            pairs[key_text(name)] = self.build(value)
        self._weigh(node)
        if tag == CORE + "set":
            if any(not _is_null(value) for _, value in node.pairs):
                raise Refused(Fault.TAG, node.properties.tag_at)
            return Opaque(tag)
        return pairs

    def _remember(self, properties: Properties, value: Any) -> None:
        if properties.anchor:
            self._anchored[properties.anchor] = value
            self._weights[properties.anchor] = 1
            self._uses[properties.anchor] = 0

    def _weigh(self, node: Sequence | Mapping) -> None:
        if node.properties.anchor:
            self._weights[node.properties.anchor] = max(1, self._weight(node))

    def _weight(self, node: Node) -> int:
        """Count how far the aliases inside a node would unfold."""
        if isinstance(node, Alias):
            return self._weights.get(node.name, 1) * max(1, self._uses.get(node.name, 1))
        if isinstance(node, Sequence):
            return max((self._weight(item) for item in node.items), default=0)
        if isinstance(node, Mapping):
            return max((self._weight(part) for pair in node.pairs for part in pair), default=0)
        return 1

    def _alias(self, alias: Alias) -> Any:
        if alias.name not in self._anchored:
            raise Refused(Fault.ALIAS, alias.start)
        self._uses[alias.name] += 1
        if self._uses[alias.name] * self._weights[alias.name] > _MOST_ALIASES:
            raise Refused(Fault.ALIAS, alias.start)
        return self._anchored[alias.name]


def scalar_value(node: Scalar, tag: str) -> Any:
    """Give the typed value of a scalar."""
    if not tag:
        is_typed = node.style in (Style.PLAIN, Style.EMPTY)
        return plain_value(node.text) if is_typed else node.text
    if tag == CORE + "timestamp" and not is_date(node.text):
        raise Refused(Fault.TAG, node.properties.tag_at)
    value, is_opaque = tagged_scalar(node.text, tag)
    return Opaque(tag) if is_opaque else value


def resolved_tag(properties: Properties) -> str:
    """Give the full name of a tag; an empty text for none."""
    tag, at = properties.tag, properties.tag_at
    if not tag or tag == "!":
        return tag
    if tag.startswith("!<"):
        if tag in ("!<!>", "!<!!>") or not tag.endswith(">"):
            raise Refused(Fault.TAG, at)
        return tag[2:-1]
    handle, _, suffix = tag.rpartition("!")
    if not suffix or handle not in ("", "!"):
        raise Refused(Fault.TAG, at)
    if not handle:
        return tag
    try:
        return CORE + _PERCENT.sub(_byte, suffix.encode("utf-8")).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(Fault.TAG, at) from None


def _byte(found: re.Match[bytes]) -> bytes:
    return bytes((int(found[1], 16),))


def key_text(key: Any) -> str:
    """Spell a key as the property name it becomes."""
    match key:
        case str():
            return key
        case None:
            return ""
        case bool():
            return "true" if key else "false"
        case int() | float():
            return f"{key:.17g}" if isinstance(key, float) else str(key)
        case _:
            return repr(key)


def _identity(value: Any) -> tuple[str, Any]:
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return type(value).__name__, value
    if isinstance(value, int | float):
        return "number", value
    return "other", id(value)


def _is_null(node: Node) -> bool:
    return isinstance(node, Scalar) and scalar_value(node, resolved_tag(node.properties)) is None


def _check_pairs(node: Sequence, *, unique: bool) -> None:
    seen: list[Any] = []
    for item in node.items:
        if isinstance(item, Mapping) and len(item.pairs) > 1:
            raise Refused(Fault.TAG, node.properties.tag_at)
        key = item.pairs[0][0] if isinstance(item, Mapping) and item.pairs else None
        if unique and isinstance(key, Scalar):
            if key.text in seen:
                raise Refused(Fault.TAG, node.properties.tag_at)
            seen.append(key.text)
