"""The locator of JSONC files: the members of the one object in them stand for the header's keys."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from editor.core.jsonc import edits, wording
from editor.core.jsonc.parser import JsoncError, JsoncFault, Member, Node, parse
from editor.core.records import record
from editor.core.syntax import Entry, Item, Layout, Style
from editor.core.text import TextEdit, line_of

if TYPE_CHECKING:
    from editor.core.jsonc.edits import Edits
    from editor.core.problems import Problem


@record
class JsoncSyntax:
    """Locates the top-level members of a JSONC file and edits them in place."""

    def layout(self, text: str) -> Layout:
        """Find the members of the root object."""
        return _layout(text)

    def entry(self, text: str, key: str) -> Entry | None:
        """The member that counts for a key."""
        return _layout(text).entry(key)

    def set_value(
        self, text: str, key: str, spelling: str, after: tuple[str, ...]
    ) -> tuple[TextEdit, ...] | Problem:
        """Give a member this value; a missing one goes behind the last."""
        problem = self._refusal(text, key)
        return problem or _made(key, edits.set_property(text, [key], spelling))

    def remove(self, text: str, key: str) -> tuple[TextEdit, ...] | Problem:
        """Remove a member, every time it is there; nothing when it is absent."""
        return _layout(text).problem or _made(key, edits.remove_property(text, [key]))

    def insert_item(
        self, text: str, key: str, spelling: str, index: int | None
    ) -> tuple[TextEdit, ...] | Problem:
        """Insert one list item in the list's own style."""
        problem = self._refusal(text, key)
        return problem or _made(key, edits.insert_item(text, [key], spelling, index))

    def remove_item(self, text: str, key: str, index: int) -> tuple[TextEdit, ...] | Problem:
        """Remove one list item and its separator."""
        problem = self._without_item(text, key, index)
        return problem or _made(key, edits.remove_item(text, [key], index))

    def move_item(self, text: str, key: str, index: int, to: int) -> tuple[TextEdit, ...] | Problem:
        """Move one list item; the comment behind it goes along."""
        problem = self._without_item(text, key, index)
        return problem or _made(key, edits.move_item(text, [key], index, to))

    def set_body(self, text: str, body: str) -> tuple[TextEdit, ...] | Problem:
        """There is no body."""
        return wording.refused("no-body", wording.NO_BODY)

    def _refusal(self, text: str, key: str) -> Problem | None:
        layout = _layout(text)
        entry = layout.entry(key)
        return layout.problem or (entry.problem if entry else None)

    def _without_item(self, text: str, key: str, index: int) -> Problem | None:
        problem = self._refusal(text, key)
        if problem:
            return problem
        entry = self.entry(text, key)
        if entry is None:
            return wording.refused("key-absent", wording.NO_KEY, key=key)
        if 0 <= index < len(entry.items):
            return None
        number = index + 1
        return wording.refused("item-absent", wording.NO_ITEM, entry.line, key=key, number=number)


def _made(key: str, made: Edits | JsoncError) -> tuple[TextEdit, ...] | Problem:
    if not isinstance(made, JsoncError):
        return made
    if made.fault is JsoncFault.VALUE_EXPECTED:
        return wording.refused("no-object", wording.NOT_AN_OBJECT, made.line, key=key)
    return wording.malformed(made)


@lru_cache(maxsize=16)
def _layout(text: str) -> Layout:
    parsed = parse(text)
    comments = tuple(text[start:end] for start, end in parsed.comments)
    whole = Layout((), True, 0, len(text), len(text), comments=comments, last_line=len(text))
    if parsed.error is not None and parsed.error.fault is not JsoncFault.NOTHING:
        return Layout((), True, 0, len(text), len(text), problem=wording.malformed(parsed.error))
    root = parsed.root
    if root is None:
        return whole
    if root.kind != "object":
        line = line_of(text, root.start)
        problem = wording.refused("no-object", wording.NOT_AN_OBJECT, line, key="{}")
        return Layout((), True, 0, len(text), len(text), problem=problem)
    entries = tuple(_entry(text, root, member) for member in root.members)
    return Layout(entries, True, 0, len(text), len(text), comments=comments, last_line=len(text))


def _entry(text: str, root: Node, member: Member) -> Entry:
    value = member.value
    same = [each for each in root.members if each.key == member.key]
    problem = None
    if len(same) > 1:
        first, last = line_of(text, same[0].start), line_of(text, same[-1].start)
        problem = wording.refused(
            "duplicate-key", wording.DUPLICATE, last, key=member.key, first=first
        )
    return Entry(
        key=member.key,
        written=member.key,
        line=line_of(text, member.start),
        start=member.start,
        end=member.end,
        value_start=value.start,
        value_end=value.end,
        style=_style(value),
        items=tuple(_item(text, item) for item in value.items),
        after_key=member.key_end,
        problem=problem,
    )


def _style(value: Node) -> Style:
    match value.kind:
        case "array":
            return Style.FLOW_LIST
        case "object":
            return Style.MAP
        case "string":
            return Style.DOUBLE_QUOTED
        case _:
            return Style.PLAIN


def _item(text: str, node: Node) -> Item:
    is_text = node.kind == "string"
    shown = node.value if is_text else text[node.start : node.end]
    return Item(shown, node.start, node.end, line_of(text, node.start), is_scalar=is_text)
