"""The edits both header locators share: write a value, a line, a header, a body."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.syntax import Style
from editor.core.text import TextEdit, eol_at, eol_before, eol_near, line_end, next_line

if TYPE_CHECKING:
    from editor.core.syntax import Entry, Layout

LARGEST_COMPARED = 4000  # lines; beyond that a body is replaced in one stretch

_BLOCK_SCALARS = (Style.LITERAL, Style.FOLDED)
_LINES = pattern(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


def with_eol(text: str, eol: str) -> str:
    """Give a spelling the line ends of the place it is written to."""
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", eol)


def replace_value(text: str, entry: Entry, spelling: str) -> tuple[TextEdit, ...]:
    """Write another spelling in the place of a value; a comment behind it stays behind it."""
    head, feed, tail = spelling.partition("\n")
    eol = eol_near(text, entry.start)
    tail = with_eol(feed + tail, eol)
    first_end = line_end(text, entry.after_key)
    edits: list[TextEdit] = []
    if entry.value_start > first_end:  # The value starts on a later line, as block lists do.
        edits.append(TextEdit(entry.after_key, entry.after_key, f" {head}" if head else ""))
        rest = (first_end, line_end(text, entry.value_end))
    elif entry.value_end > first_end and entry.style in _BLOCK_SCALARS:
        mark_end = entry.value_start
        while mark_end < first_end and text[mark_end] not in " \t":
            mark_end += 1
        edits.append(_head(text, entry, mark_end, head))
        rest = (first_end, entry.value_end)
    else:
        edits.append(_head(text, entry, entry.value_end, head))
        last_end = line_end(text, entry.value_end)
        rest = (last_end, last_end)
    if tail or rest[0] < rest[1]:
        edits.append(TextEdit(*rest, tail))
    return tuple(edits)


def _head(text: str, entry: Entry, end: int, head: str) -> TextEdit:
    """Write the part of a value that stands on its key's line."""
    start = entry.value_start
    if not head:  # Only the key stays on this line: the space before the value goes too.
        return TextEdit(entry.after_key, end, "")
    if start == entry.after_key and not text.startswith((" ", "\t"), start - 1):
        head = f" {head}" if start == end else head
    if start == end and text[end : end + 1] == "#":
        head += " "
    return TextEdit(start, end, head)


def insert_entry(
    text: str, layout: Layout, key: str, spelling: str, after: tuple[str, ...]
) -> tuple[TextEdit, ...]:
    """Write a new key behind the first neighbour whose end is known, else as the last one.

    A block scalar that ends the header keeps its place there: some readers take the last line end
    for no part of the header, and would read the scalar differently with a line behind it.
    """
    found = [entry for entry in (layout.entry(name) for name in after) if entry]
    neighbours = [
        entry for entry in found if entry.problem is None or entry.problem.code != "value-ambiguous"
    ]
    indent = ""
    if layout.entries:
        neighbour = neighbours[0] if neighbours else layout.entries[-1]
        is_last = neighbour is layout.entries[-1] and neighbour.style in _BLOCK_SCALARS
        at = neighbour.start if is_last else neighbour.end
        line = text[layout.entries[0].start : layout.entries[0].after_key]
        indent = line[: len(line) - len(line.lstrip(" "))]
    else:
        at = layout.last_line
    eol = eol_before(text, at)
    line = _line(indent, key, spelling, eol)
    if at and text[at - 1] not in "\r\n":
        return (TextEdit(at, at, eol + line),)
    return (TextEdit(at, at, line),)


def insert_header(text: str, key: str, spelling: str) -> tuple[TextEdit, ...]:
    """Write a header with one key in front of a text that has none."""
    eol = eol_near(text, 0)
    at = 1 if text.startswith("\ufeff") else 0
    return (TextEdit(at, at, f"---{eol}{_line('', key, spelling, eol)}---{eol}"),)


def _line(indent: str, key: str, spelling: str, eol: str) -> str:
    space = "" if not spelling or spelling.startswith("\n") else " "
    return f"{indent}{key}:{space}{with_eol(spelling, eol + indent)}{eol}"


def remove_entry(entry: Entry) -> TextEdit:
    """Take a key out with all the lines of its value."""
    return TextEdit(entry.start, entry.end, "")


def replace_body(text: str, layout: Layout, trimmed: str, body: str) -> tuple[TextEdit, ...]:
    """Replace the body line by line; what the reader trims off around it stays as it is.

    Lines that stay the same keep their bytes, new lines take the line end of their neighbour.
    """
    start, end = layout.body_start, len(text)
    if not layout.has_header and text.startswith("\ufeff"):
        start = 1
    if trimmed:
        body = body.strip(trimmed)
        core = text[start:end].strip(trimmed)
        if core:
            start = text.index(core, start)
            end = start + len(core)
        else:
            return _first_body(text, layout, start, body)
    return _changed_lines(text, start, end, body)


def _first_body(text: str, layout: Layout, start: int, body: str) -> tuple[TextEdit, ...]:
    """Write a body where there was none but space."""
    if not body:
        return ()
    eol = eol_before(text, start)
    new = with_eol(body, eol) + eol
    if not layout.has_header:
        return (TextEdit(len(text), len(text), new),)
    if text[start - 1] not in "\r\n":
        return (TextEdit(start, start, eol + eol + new),)
    if eol_at(text, start):
        at = next_line(text, start)
        return (TextEdit(at, at, new),)
    return (TextEdit(start, start, eol + new),)


def _changed_lines(text: str, start: int, end: int, body: str) -> tuple[TextEdit, ...]:
    """Compare two bodies by line, whatever ends the lines, and write only those that differ."""
    old = _LINES.findall(text[start:end])
    new = _LINES.findall(body)
    old_lines = [line.rstrip("\r\n") + ("\n" if line[-1] in "\r\n" else "") for line in old]
    new_lines = [line.rstrip("\r\n") + ("\n" if line[-1] in "\r\n" else "") for line in new]
    starts = [start]
    for line in old:
        starts.append(starts[-1] + len(line))
    edits: list[TextEdit] = []
    for first, last, new_first, new_last in _differences(old_lines, new_lines):
        at = starts[first]
        eol = eol_near(text, at) if first < len(old) else eol_before(text, at)
        replacement = "".join(new_lines[new_first:new_last]).replace("\n", eol)
        edits.append(TextEdit(starts[first], starts[last], replacement))
    return tuple(edits)


def _differences(old: list[str], new: list[str]) -> list[tuple[int, int, int, int]]:
    """Give the stretches of lines that differ, without the equal ones around them."""
    limit = min(len(old), len(new))
    head = 0
    while head < limit and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < limit - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    old_end, new_end = len(old) - tail, len(new) - tail
    if head == old_end and head == new_end:
        return []
    if old_end - head + new_end - head > LARGEST_COMPARED:
        return [(head, old_end, head, new_end)]
    matcher = SequenceMatcher(None, old[head:old_end], new[head:new_end], autojunk=False)
    return [
        (head + first, head + last, head + new_first, head + new_last)
        for tag, first, last, new_first, new_last in matcher.get_opcodes()
        if tag != "equal"
    ]
