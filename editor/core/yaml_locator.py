"""Locates the keys of a YAML header and proposes edits that touch only the bytes they are about."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core import blocks, list_items
from editor.core.edit_wording import (
    ANCHOR,
    DUPLICATE,
    HEADER_NO_MAPPING,
    HEADER_UNREADABLE,
    MERGED,
    ODD_KEY,
    REFERENCE,
    refusal,
)
from editor.core.fence import USUAL, Fence, count_blocks
from editor.core.foreign import library_words
from editor.core.header_syntax import HeaderSyntax, without_header
from editor.core.patterns import pattern
from editor.core.problems import Problem
from editor.core.records import record, replace
from editor.core.syntax import Entry, Item, Layout, Style
from editor.core.text import TextEdit, line_end, line_of, line_start, lines_between, next_line
from editor.core.yaml_tree import Node, Tree, read_tree

if TYPE_CHECKING:
    from collections.abc import Callable

_COMMENT: Final = pattern(r"(?:(?<=[ \t\r\n])|\A)#[^\r\n]*")
_BEHIND: Final = pattern(r"[ \t]*,?[ \t]*(#[^\r\n]*)?")
_COLON: Final = pattern(r"[ \t]*:")


def same(key: str) -> str:
    """Compare keys as they are written."""
    return key


@record
class YamlSyntax(HeaderSyntax):
    """The locator for headers that are YAML.

    `normalise` gives the form in which keys are compared. `list_keys` are the keys (in that form)
    whose scalar is comma text, so that its parts can be edited one by one (None: every key);
    `keeps_brackets` says that a comma inside `( )` does not separate.
    """

    fence: Fence = USUAL
    normalise: Callable[[str], str] = same
    list_keys: frozenset[str] | None = None
    keeps_brackets: bool = False

    def __hash__(self) -> int:
        # Asked several times an edit, to find a layout again; the fence's enums are slow at it.
        return hash((self.list_keys, self.keeps_brackets))

    def layout(self, text: str) -> Layout:
        """Find the header and its entries."""
        return _layout(self, text)

    def compared(self, key: str) -> str:
        """The form in which a key is compared."""
        return self.normalise(key)

    def remove_item(self, text: str, key: str, index: int) -> tuple[TextEdit, ...] | Problem:
        """Remove one list item and its separator; the last one leaves `[]` of a block list."""
        entry = self._with_item(text, key, index)
        if isinstance(entry, Problem):
            return entry
        if entry.style is Style.BLOCK_LIST and len(entry.items) == 1:
            return blocks.replace_value(text, entry, "[]")
        return list_items.remove(text, entry, index)

    def _absent(self, layout: Layout, key: str) -> Problem | None:
        """Why a key that is not there cannot be inserted."""
        merge = layout.entry(self.normalise("<<"))
        return refusal("merged-keys", MERGED, merge.line, key=key) if merge else None


@lru_cache(maxsize=16)
def _layout(syntax: YamlSyntax, text: str) -> Layout:
    """Find everything; kept for the last few texts, because one edit asks several times."""
    fenced = syntax.fence.find(text)
    if not fenced.is_closed:
        return without_header(text, fenced)
    source = text[fenced.start : fenced.end]
    base = fenced.start
    tree = read_tree(source)
    entries, problem = _located(syntax, text, base, tree)
    return Layout(
        entries,
        True,
        fenced.start,
        fenced.end,
        fenced.body_start,
        blocks=count_blocks(text),
        problem=problem,
        comments=_comments(source, tree.leaves) if "#" in source else (),
        last_line=base + (line_start(source, tree.end) if tree.end < len(source) else len(source)),
    )


def _located(
    syntax: YamlSyntax, text: str, base: int, tree: Tree
) -> tuple[tuple[Entry, ...], Problem | None]:
    """The entries of a header, or why it has none that can be edited."""
    if tree.error:
        line = line_of(text, base + tree.error_at)
        detail = library_words(tree.error)
        return (), refusal("header-unreadable", HEADER_UNREADABLE, line, detail=detail)
    root = tree.root
    if root is None or root.style is Style.EMPTY:
        return (), None
    if root.style is not Style.MAP or root.is_flow or root.anchor or root.tag:
        line = line_of(text, base + root.start)
        return (), refusal("header-no-mapping", HEADER_NO_MAPPING, line)
    return _entries(syntax, text, base, root), None


def _comments(source: str, leaves: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    """Every comment: a `#` after space, outside of the stretches that are values."""
    found: list[str] = []
    at = 0
    for start, end in (*leaves, (len(source), len(source))):
        found += [match.group().rstrip() for match in _COMMENT.finditer(source, at, max(start, at))]
        at = max(at, end)
    return tuple(found)


def _entries(syntax: YamlSyntax, text: str, base: int, root: Node) -> tuple[Entry, ...]:
    """Turn the key and value nodes of the root into entries."""
    entries: list[Entry] = []
    lines: dict[str, int] = {}
    line, counted = line_of(text, base), base
    nodes = root.children
    for key, value in zip(nodes[::2], nodes[1::2], strict=True):
        start = base + key.start
        line += lines_between(text, counted, start)
        counted = start
        entry = _entry_at(syntax, text, base, key, value, line)
        first = lines.setdefault(entry.key, line)
        if first != line:
            problem = refusal("duplicate-key", DUPLICATE, line, key=entry.written, first=first)
            entry = replace(entry, problem=problem)
        entries.append(entry)
    return tuple(entries)


def _entry_at(syntax: YamlSyntax, text: str, base: int, key: Node, value: Node, line: int) -> Entry:
    """Describe one key with its value."""
    written = text[base + key.start : base + key.end]
    name = syntax.normalise(key.value if key.is_scalar else written)
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
    if value.style in (Style.LITERAL, Style.FOLDED) or not (value.is_scalar or value.is_flow):
        first = _COMMENT.search(text, after_key, line_end(text, after_key))
        comment = first.group() if first else None
    items: tuple[Item, ...] = ()
    if value.style in (Style.FLOW_LIST, Style.BLOCK_LIST):
        items = _items(text, base, value, line, start)
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


def _items(text: str, base: int, value: Node, line: int, counted: int) -> tuple[Item, ...]:
    """Describe the items of a list; `line` is that of the position `counted`."""
    items: list[Item] = []
    before = base + value.start
    is_block = value.style is Style.BLOCK_LIST
    for child in value.children:
        start, end = base + child.start, base + child.end
        dash = _dash(text, before, start) if is_block else -1
        line += lines_between(text, counted, start)
        counted = start
        behind = _BEHIND.match(text, end)
        comment = (behind.group(1) or "").rstrip() if behind else ""
        shown = child.value if child.is_scalar else text[start:end]
        is_plain_text = child.is_scalar and not (child.anchor or child.tag)
        items.append(Item(shown, start, end, line, comment, dash, is_plain_text))
        before = end
    return tuple(items)


def _dash(text: str, after: int, before: int) -> int:
    """The dash of a block item: the last one between two items that is no part of a comment."""
    gap = _COMMENT.sub(lambda found: " " * len(found.group()), text[after:before])
    return after + gap.rfind("-")
