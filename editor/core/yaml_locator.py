"""Locates the keys of a YAML header and proposes edits that touch only the bytes they are about."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core import blocks, list_items
from editor.core.edit_wording import (
    ANCHOR,
    DUPLICATE,
    HEADER_NO_MAPPING,
    HEADER_NOT_CLOSED,
    HEADER_UNREADABLE,
    MERGED,
    NO_KEY,
    NO_SUCH_ITEM,
    ODD_KEY,
    REFERENCE,
    refusal,
)
from editor.core.fence import USUAL, Fence, count_blocks
from editor.core.problems import Problem
from editor.core.syntax import Entry, Item, Layout, Style
from editor.core.text import TextEdit, line_end, line_of, line_start, next_line
from editor.core.yaml_tree import Node, read_tree

if TYPE_CHECKING:
    from collections.abc import Callable

_COMMENT: Final = re.compile(r"(?:(?<=[ \t\r\n])|\A)#[^\r\n]*")
_BEHIND: Final = re.compile(r"[ \t]*,?[ \t]*(#[^\r\n]*)?")
_COLON: Final = re.compile(r"[ \t]*:")


def same(key: str) -> str:
    """Compare keys as they are written."""
    return key


@dataclass(frozen=True, slots=True)
class YamlSyntax:
    """The locator for headers that are YAML.

    `normalise` gives the form in which keys are compared. `list_keys` are the keys (in that form)
    whose scalar is comma text, so that its parts can be edited one by one (None: every key);
    `keeps_brackets` says that a comma inside `( )` does not separate.
    """

    fence: Fence = USUAL
    normalise: Callable[[str], str] = same
    list_keys: frozenset[str] | None = None
    keeps_brackets: bool = False

    def layout(self, text: str) -> Layout:
        """Find the header and its entries."""
        return _layout(self, text)

    def entry(self, text: str, key: str) -> Entry | None:
        """The entry that counts for a key, however the key is spelled."""
        return self.layout(text).entry(self.normalise(key))

    def set_value(
        self, text: str, key: str, spelling: str, after: tuple[str, ...]
    ) -> tuple[TextEdit, ...] | Problem:
        """Give a key this spelling of its value; a missing key (or header) is inserted."""
        layout = self.layout(text)
        if layout.problem:
            return layout.problem
        entry = self._entry(layout, key)
        if isinstance(entry, Problem):
            return entry
        if entry:
            return blocks.replace_value(text, entry, spelling)
        if not layout.has_header:
            return blocks.insert_header(text, key, spelling, blocks.first_eol(text))
        merge = layout.entry("<<")
        if merge:
            return refusal("merged-keys", MERGED, merge.line, key=key)
        return blocks.insert_entry(text, layout, key, spelling, self._normalised(after))

    def remove(self, text: str, key: str) -> tuple[TextEdit, ...] | Problem:
        """Remove a key with its value; nothing when it is absent."""
        layout = self.layout(text)
        if layout.problem:
            return layout.problem
        entry = self._entry(layout, key)
        if isinstance(entry, Problem):
            return entry
        return (blocks.remove_entry(text, entry),) if entry else ()

    def insert_item(
        self, text: str, key: str, spelling: str, index: int | None
    ) -> tuple[TextEdit, ...] | Problem:
        """Insert one list item in the list's own style; a missing key gets the item alone."""
        layout = self.layout(text)
        entry = layout.problem or self._entry(layout, key)
        if isinstance(entry, Problem):
            return entry
        if entry is None or entry.style is Style.EMPTY:
            return self.set_value(text, key, spelling, ())
        return list_items.insert(text, entry, spelling, index)

    def remove_item(self, text: str, key: str, index: int) -> tuple[TextEdit, ...] | Problem:
        """Remove one list item and its separator; the last one leaves `[]` of a block list."""
        entry = self._item_entry(text, key, index)
        if isinstance(entry, Problem):
            return entry
        if entry.style is Style.BLOCK_LIST and len(entry.items) == 1:
            return blocks.replace_value(text, entry, "[]")
        return list_items.remove(text, entry, index)

    def move_item(self, text: str, key: str, index: int, to: int) -> tuple[TextEdit, ...] | Problem:
        """Move one list item; its comment goes with it."""
        entry = self._item_entry(text, key, index)
        if isinstance(entry, Problem):
            return entry
        return list_items.move(text, entry, index, to, lambda new: _entry_again(self, new, key))

    def set_body(self, text: str, body: str) -> tuple[TextEdit, ...] | Problem:
        """Replace the body."""
        layout = self.layout(text)
        if layout.problem and layout.problem.code == "header-not-closed":
            return layout.problem
        return blocks.replace_body(text, layout, self.fence, body)

    def _normalised(self, keys: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.normalise(key) for key in keys)

    def _entry(self, layout: Layout, key: str) -> Entry | Problem | None:
        """The entry of a key, or why it cannot be edited, or nothing when it is absent."""
        entry = layout.entry(self.normalise(key))
        return entry.problem or entry if entry else None

    def _item_entry(self, text: str, key: str, index: int) -> Entry | Problem:
        layout = self.layout(text)
        entry = layout.problem or self._entry(layout, key)
        if isinstance(entry, Problem):
            return entry
        if entry is None:
            return refusal("key-absent", NO_KEY, key=key)
        if not 0 <= index < len(entry.items):
            return refusal("item-absent", NO_SUCH_ITEM, entry.line, key=key, number=index + 1)
        return entry


def _entry_again(syntax: YamlSyntax, text: str, key: str) -> Entry | None:
    return syntax.layout(text).entry(syntax.normalise(key))


@lru_cache(maxsize=16)
def _layout(syntax: YamlSyntax, text: str) -> Layout:
    """Find everything; kept for the last few texts, because one edit asks several times."""
    fenced = syntax.fence.find(text)
    if not fenced.is_closed:
        problem = None
        if fenced.is_opened:
            line = line_of(text, max(fenced.start - 1, 0))
            problem = refusal("header-not-closed", HEADER_NOT_CLOSED, line)
        return Layout((), False, blocks=0, problem=problem)
    source = text[fenced.start : fenced.end]
    base = fenced.start
    tree = read_tree(source)
    layout = Layout(
        (),
        True,
        fenced.start,
        fenced.end,
        fenced.body_start,
        blocks=count_blocks(text),
        comments=_comments(source, tree.leaves) if "#" in source else (),
        last_line=base + (line_start(source, tree.end) if tree.end < len(source) else len(source)),
    )
    if tree.error:
        line = line_of(text, base + tree.error_at)
        return replace(
            layout, problem=refusal("header-unreadable", HEADER_UNREADABLE, line, detail=tree.error)
        )
    root = tree.root
    if root is None or root.style is Style.EMPTY:
        return layout
    if root.style is not Style.MAP or root.is_flow or root.anchor or root.tag:
        line = line_of(text, base + root.start)
        return replace(layout, problem=refusal("header-no-mapping", HEADER_NO_MAPPING, line))
    return replace(layout, entries=_entries(syntax, text, source, base, root))


def _comments(source: str, leaves: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """Every comment: a `#` after space, outside of the stretches that are values."""
    found: list[str] = []
    at = 0
    for start, end in (*leaves, (len(source), len(source))):
        found += [match.group().rstrip() for match in _COMMENT.finditer(source, at, max(start, at))]
        at = max(at, end)
    return tuple(found)


def _entries(
    syntax: YamlSyntax, text: str, source: str, base: int, root: Node
) -> tuple[Entry, ...]:
    """Turn the key and value nodes of the root into entries."""
    entries: list[Entry] = []
    lines: dict[str, int] = {}
    line, counted = line_of(text, base), base
    nodes = root.children
    for key, value in zip(nodes[::2], nodes[1::2], strict=True):
        start = base + key.start
        line += line_of(text[counted:start], start - counted) - 1
        counted = start
        written = source[key.start : key.end]
        name = written
        if key.style in (Style.SINGLE_QUOTED, Style.DOUBLE_QUOTED):
            name = written[1:-1]
        name = syntax.normalise(name)
        entry = _entry_at(syntax, text, base, key, value, name, written, line)
        if name in lines:
            problem = refusal("duplicate-key", DUPLICATE, line, key=written, first=lines[name])
            entry = replace(entry, problem=problem)
        lines[name] = line
        entries.append(entry)
    return tuple(entries)


def _entry_at(
    syntax: YamlSyntax,
    text: str,
    base: int,
    key: Node,
    value: Node,
    name: str,
    written: str,
    line: int,
) -> Entry:
    """Describe one key with its value."""
    start = line_start(text, base + key.start)
    value_start, value_end = base + value.start, base + value.end
    colon = _COLON.match(text, base + key.end)
    problem = None
    if colon is None or not key.is_scalar or text[start : base + key.start].strip(" "):
        problem = refusal("odd-key", ODD_KEY, line, key=written)
    elif value.style is Style.REFERENCE:
        shown = text[value_start:value_end]
        problem = refusal("value-is-reference", REFERENCE, line, key=written, written=shown)
    elif value.anchor or value.tag:
        shown = text[value_start:value_end].split(maxsplit=1)[0]
        problem = refusal("value-is-marked", ANCHOR, line, key=written, written=shown)
    after_key = colon.end() if colon else base + key.end
    if value.style is Style.EMPTY and not problem:
        value_start = value_end = after_key
    behind = _BEHIND.match(text, value_end)
    comment = behind.group(1) if behind else None
    if value.style in (Style.BLOCK_LIST, Style.MAP, Style.LITERAL, Style.FOLDED):
        first = _COMMENT.search(text, after_key, line_end(text, after_key))
        comment = first.group() if first and not value.is_flow else comment
    items: tuple[Item, ...] = ()
    if value.style in (Style.FLOW_LIST, Style.BLOCK_LIST):
        items = _items(text, base, value, line)
    elif value.is_scalar and (syntax.list_keys is None or name in syntax.list_keys):
        items = list_items.comma_items(
            text, value_start, value_end, value.style, line, syntax.keeps_brackets
        )
    return Entry(
        name,
        written,
        line,
        start,
        next_line(text, value_end),
        value_start,
        value_end,
        value.style,
        items,
        (comment or "").rstrip(),
        after_key,
        problem,
    )


def _items(text: str, base: int, value: Node, line: int) -> tuple[Item, ...]:
    """Describe the items of a list."""
    items: list[Item] = []
    before = base + value.start
    counted = before
    is_block = value.style is Style.BLOCK_LIST
    for child in value.children:
        start, end = base + child.start, base + child.end
        dash = _dash(text, before, start) if is_block else -1
        line += line_of(text[counted:start], start - counted) - 1
        counted = start
        behind = _BEHIND.match(text, end)
        comment = (behind.group(1) or "").rstrip() if behind else ""
        shown = text[start:end]
        if child.style in (Style.SINGLE_QUOTED, Style.DOUBLE_QUOTED):
            shown = shown[1:-1]
        is_plain_text = child.is_scalar and not (child.anchor or child.tag)
        items.append(Item(shown, start, end, line, comment, dash, is_plain_text))
        before = end
    return tuple(items)


def _dash(text: str, after: int, before: int) -> int:
    """The dash of a block item: the last one between two items that is no part of a comment."""
    gap = _COMMENT.sub(lambda found: " " * len(found.group()), text[after:before])
    return after + gap.rfind("-")
