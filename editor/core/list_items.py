"""Adding, removing and moving one item of a list, touching the item and its separator only.

Two shapes cover every style. *Inline*: items with commas between them, on one line or several
(flow lists, comma text, also inside quotes). *Block*: every item on lines of its own behind a dash.
A comment behind an item on its line belongs to the item; so do comment lines directly above it,
except above the first item, where they may be about the whole list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.blocks import with_eol
from editor.core.edit_wording import NO_LIST, refusal
from editor.core.patterns import pattern
from editor.core.syntax import Entry, Item, Style
from editor.core.text import (
    TextEdit,
    apply_text_edits,
    compose,
    eol_near,
    line_end,
    line_of,
    line_start,
    next_line,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.problems import Problem

_DIVIDERS: Final = pattern(r"[(),]")
_COMMA: Final = pattern(r"(?:[ \t\r\n]|(?:(?<=[ \t\r\n]))#[^\r\n]*)*,")
_REST: Final = pattern(r"[ \t]*(,?)([ \t]*#[^\r\n]*)?[ \t]*(?=\r|\n|\Z)")
_EMPTY_LIST: Final = pattern(r"\[(?:\s|#[^\r\n]*)*\]")
_BLOCK_HEAD: Final = pattern(r"[|>][0-9+-]*[ \t]*(?:#[^\r\n]*)?")


def comma_items(
    text: str, start: int, end: int, style: Style, line: int, keeps_brackets: bool
) -> tuple[Item, ...]:
    """Find the parts of comma text inside a scalar; empty parts are no items."""
    match style:
        case Style.SINGLE_QUOTED | Style.DOUBLE_QUOTED:
            start, end = start + 1, end - 1
            if "\\" in text[start:end] or "''" in text[start:end]:
                return ()
        case Style.LITERAL | Style.FOLDED:
            head = _BLOCK_HEAD.match(text, start)
            start = head.end() if head else start
    items: list[Item] = []
    counted = start
    for first, last in split_at_commas(text, start, end, keeps_brackets):
        part = text[first:last]
        left = len(part) - len(part.lstrip())
        shown = part.strip()
        if shown:
            first += left
            line += line_of(text[counted:first], first - counted) - 1
            counted = first
            items.append(Item(shown, first, first + len(shown), line))
    return tuple(items)


def split_at_commas(
    text: str, start: int, end: int, keeps_brackets: bool = False
) -> list[tuple[int, int]]:
    """Cut a stretch at its commas; with `keeps_brackets` not at those inside round brackets."""
    parts: list[tuple[int, int]] = []
    depth, first = 0, start
    for found in _DIVIDERS.finditer(text, start, end):
        character, at = found.group(), found.start()
        if character == "(" and keeps_brackets:
            depth += 1
        elif character == ")":
            depth = max(depth - 1, 0)
        elif character == "," and not depth:
            parts.append((first, at))
            first = at + 1
    parts.append((first, end))
    return parts


def insert(
    text: str, entry: Entry, spelling: str, index: int | None
) -> tuple[TextEdit, ...] | Problem:
    """Insert one item before position `index`, at the end when it is None or too large."""
    at = len(entry.items) if index is None else max(0, min(index, len(entry.items)))
    if entry.style is Style.BLOCK_LIST:
        return (_insert_block(text, entry, spelling, at),)
    if not entry.items and not _EMPTY_LIST.fullmatch(text, entry.value_start, entry.value_end):
        return refusal("not-a-list", NO_LIST, entry.line, key=entry.written)
    return _insert_inline(text, entry, spelling, at, "")


def remove(text: str, entry: Entry, index: int) -> tuple[TextEdit, ...]:
    """Remove one item with its separator and the comment on its line."""
    if entry.style is Style.BLOCK_LIST:
        return (TextEdit(*_lines(text, entry.items[index]), ""),)
    return _remove_inline(text, entry, index)


def move(
    text: str, entry: Entry, index: int, to: int, locate: Callable[[str], Entry | None]
) -> tuple[TextEdit, ...]:
    """Move one item; `locate` finds the entry again in a changed text."""
    to = max(0, min(to, len(entry.items) - 1))
    if to == index:
        return ()
    item = entry.items[index]
    if entry.style is Style.BLOCK_LIST:
        start, end = _lines(text, item)
        start = _comments_above(text, start) if index else start
        others = [other for other in entry.items if other is not item]
        if to == len(others):
            at = _lines(text, others[-1])[1]
        else:
            at = _lines(text, others[to])[0]
            at = _comments_above(text, at) if to else at
        return (TextEdit(start, end, ""), TextEdit(at, at, text[start:end]))
    removal = _remove_inline(text, entry, index)
    without = apply_text_edits(text, removal)
    rest = locate(without)
    if rest is None:
        return ()
    tail = _REST.match(text, item.end)
    comment = (tail.group(2) or "") if tail and _owns_line(text, item) else ""
    written = text[item.start : item.end]
    separator = _separator(text, entry, to)  # of two items, only one is left to look at
    return compose(text, removal, _insert_inline(without, rest, written, to, comment, separator))


def _lines(text: str, item: Item) -> tuple[int, int]:
    """The lines of a block item, from its dash to behind its line end."""
    return line_start(text, item.dash), next_line(text, item.end)


def _comments_above(text: str, start: int) -> int:
    """Step back over the comment lines directly above a line."""
    while start:
        above = line_start(text, start - (2 if text.endswith("\r\n", 0, start) else 1))
        if not text[above:start].lstrip(" \t").startswith("#"):
            break
        start = above
    return start


def _insert_block(text: str, entry: Entry, spelling: str, at: int) -> TextEdit:
    """Write one more `- item` line, indented as its neighbour."""
    neighbour = entry.items[max(at - 1, 0)]
    start, end = _lines(text, neighbour)
    eol = eol_near(text, start)
    gap = text[neighbour.dash + 1 : neighbour.start]
    gap = gap if gap and not gap.strip(" \t") else " "
    line = f"{text[start : neighbour.dash]}-{gap}{with_eol(spelling, eol)}{eol}"
    place = end if at else start
    if at and text[end - 1] not in "\r\n":
        return TextEdit(end, end, eol + line.removesuffix(eol))
    return TextEdit(place, place, line)


def _owns_line(text: str, item: Item) -> bool:
    """Whether an inline item stands alone on its line, but for its comma and comment."""
    start = line_start(text, item.start)
    return not text[start : item.start].strip(" \t") and bool(_REST.match(text, item.end))


def _is_last_line(text: str, entry: Entry, item: Item) -> bool:
    """Whether the list ends on the item's line, so that its line end is not the list's."""
    return line_end(text, item.end) >= entry.value_end


def _comma_after(text: str, entry: Entry, item: Item) -> int:
    """The comma behind an item, -1 when none follows."""
    found = _COMMA.match(text, item.end, entry.value_end)
    return found.end() - 1 if found else -1


def _remove_inline(text: str, entry: Entry, index: int) -> tuple[TextEdit, ...]:
    items = entry.items
    item = items[index]
    is_last = index == len(items) - 1
    comma = _comma_after(text, entry, item)
    if _owns_line(text, item) and not _is_last_line(text, entry, item):
        edits = [TextEdit(line_start(text, item.start), next_line(text, item.end), "")]
        if is_last and index and comma < 0:
            before = _comma_after(text, entry, items[index - 1])
            edits.insert(0, TextEdit(before, before + 1, ""))
        return tuple(edits)
    if not is_last:
        following = items[index + 1].start
        if "#" not in text[item.end : following]:
            if index and "\n" in text[item.end : following]:
                return (TextEdit(items[index - 1].end, item.end, ""),)
            return (TextEdit(item.start, following, ""),)
        return (TextEdit(item.start, comma + 1, ""),)
    if not index:
        return (TextEdit(item.start, comma + 1 if comma >= 0 else item.end, ""),)
    previous = items[index - 1]
    before = _comma_after(text, entry, previous)
    if "#" in text[previous.end : item.start]:
        return (TextEdit(before, before + 1, ""), TextEdit(item.start, item.end, ""))
    return (TextEdit(previous.end, item.end, ""),)


def _insert_inline(
    text: str, entry: Entry, spelling: str, at: int, comment: str, default: str = ", "
) -> tuple[TextEdit, ...]:
    items = entry.items
    if not items:
        start = entry.value_start + 1
        inner = text[start : entry.value_end - 1]
        space = inner if not inner.strip(" ") else ""
        return (TextEdit(start, start, space + spelling),)
    if at < len(items):
        following = items[at]
        start = line_start(text, following.start)
        if _owns_line(text, following):
            eol = eol_near(text, following.start)
            line = f"{text[start : following.start]}{spelling},{comment}{eol}"
            return (TextEdit(start, start, line),)
        separator = _separator(text, entry, at, default)
        return (TextEdit(following.start, following.start, spelling + separator),)
    last = items[-1]
    if _owns_line(text, last) and not _is_last_line(text, entry, last):
        start, end = line_start(text, last.start), next_line(text, last.end)
        eol = eol_near(text, last.end)
        comma = _comma_after(text, entry, last)
        trailing = "," if comma >= 0 else ""
        line = f"{text[start : last.start]}{spelling}{trailing}{comment}{eol}"
        edits = (TextEdit(end, end, line),)
        return edits if trailing else (TextEdit(last.end, last.end, ","), *edits)
    return (TextEdit(last.end, last.end, _separator(text, entry, at, default) + spelling),)


def _separator(text: str, entry: Entry, at: int, default: str = ", ") -> str:
    """What stands between two neighbours, when that is a comma with blanks."""
    items = entry.items
    if len(items) > 1:
        right = min(max(at, 1), len(items) - 1)
        found = text[items[right - 1].end : items[right].start]
        if not found.replace(",", "", 1).strip(" \t"):
            return found
    return default
