"""A short way through headers of the everyday shape; the careful reader takes the others."""

from __future__ import annotations

from typing import Any

from editor.core.patterns import pattern
from editor.core.yaml12.scalars import TYPED_START, plain_value

# A plain text that ends with its line: no comment, no tab, no colon that could be a mark.
_PLAIN = r"[^\s\-?:,\[\]{}#&*!|>'\"%@`][^\n\t\r:#]*+(?::(?=[^ \n\t\r#])[^\n\t\r:#]*+)*+"
_QUOTED = r"\"([^\"\\\n\t\r]*)\"|'([^'\n\t\r]*)'"
_END = r" *(?:\n|\Z)"
_ENTRY = pattern(
    rf"([A-Za-z_][A-Za-z0-9_-]{{0,99}}):"
    rf"(?: +(?:({_PLAIN})|{_QUOTED}|\[([^\[\]{{}}\n\t\r]*)\]))?{_END}"
)
_ITEM = pattern(rf"( *)- +(?:({_PLAIN})|{_QUOTED}){_END}")
_FLOW_ITEM = pattern(rf" *(?:([^\s\-?:,#&*!|>'\"%@`][^:,#'\"]*)|{_QUOTED}) *(?:,|\Z)")
_SKIP = pattern(r"(?: *\n|#[^\n\r]*(?:\n|\Z))*")  # a lone CR ends a comment, too
_TYPED_KEYS = frozenset(("null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"))


def quick(text: str) -> dict[str, Any] | None:
    """Read a flat header of `key: value` lines and simple lists, or None when it is not one."""
    values: dict[str, Any] = {}
    at, end = 0, len(text)
    match_entry = _ENTRY.match
    while at < end:
        entry = match_entry(text, at)
        if entry is None:
            skipped = _SKIP.match(text, at)
            if skipped is None or skipped.end() == at:
                return None
            at = skipped.end()
            continue
        key, plain, double, single, flow = entry.groups()
        if key in values or key in _TYPED_KEYS:
            return None
        at = entry.end()
        value: Any
        if plain is not None:
            plain = plain.rstrip(" ")
            value = plain_value(plain) if plain[0] in TYPED_START else plain
        elif double is not None:
            value = double
        elif single is not None:
            value = single
        elif flow is not None:
            value = _flow_items(flow)
            if value is None:
                return None
        else:
            value, at = _block_items(text, at)
        # A deeper line would go on with the value just read.
        if text.startswith((" ", "- ", "-\n"), at):
            return None
        values[key] = value
    return values or None


def _flow_items(text: str) -> list[Any] | None:
    items: list[Any] = []
    at = 0
    while at < len(text):
        item = _FLOW_ITEM.match(text, at)
        if item is None:
            return None
        plain, double, single = item.groups()
        if plain is not None:
            items.append(plain_value(plain.rstrip(" ")))
        else:
            items.append(single if double is None else double)
        at = item.end()
    return items


def _block_items(text: str, at: int) -> tuple[list[Any] | None, int]:
    items: list[Any] = []
    indent = None
    while item := _ITEM.match(text, at):
        spaces, plain, double, single = item.groups()
        if indent is None:
            indent = spaces
        elif spaces != indent:
            break
        if plain is not None:
            items.append(plain_value(plain.rstrip(" ")))
        else:
            items.append(single if double is None else double)
        at = item.end()
    return items or None, at
