"""The header line by line with places in the file: what problems point at and fixes change.

Only built when something is wrong; reading itself does without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import tuple_record
from editor.core.text import TextEdit
from editor.harnesses.pi_desktop import javascript, runtime_reader

if TYPE_CHECKING:
    from collections.abc import Iterator

_WHOLE_LINE = pattern(r"([^\r\n]*)(\r\n|\r|\n|\Z)")
_ITEM = pattern(r"[ \t]*-[ \t]+")
_COMMENT = pattern(r"(?<![ \t])[ \t]+#")


@tuple_record
class Line:
    """One line of the header; `kind` is what the runtime takes it for."""

    number: int
    start: int
    end: int  # Without the line end.
    text: str
    eol: str
    kind: str  # key, item, comment, blank, ignored
    key: str = ""  # Normalised, for key lines; for items the key they belong to.
    written: str = ""  # The key as written.
    value_start: int = 0  # Of the trimmed value or item text.
    value_end: int = 0

    @property
    def value(self) -> str:
        """The value as written, quotes included."""
        return self.text[self.value_start - self.start : self.value_end - self.start]

    @property
    def is_indented(self) -> bool:
        """Whether the line begins with a space or a tab."""
        return self.text[:1] in (" ", "\t")


@tuple_record
class EntrySpan:
    """One entry of a list value: its text as the runtime reads it and where it stands."""

    text: str
    start: int  # Of what is written, quotes included.
    end: int
    line: int


def all_lines(text: str) -> Iterator[tuple[int, int, int, str]]:
    """Give number, start, end and line end of every line, with any kind of line end."""
    at, number = 0, 1
    while at < len(text):
        match = _WHOLE_LINE.match(text, at)
        assert match is not None
        yield number, at, match.end(1), match[2]
        at, number = match.end(), number + 1


def header_lines(text: str) -> tuple[Line, ...]:
    """Give the lines between the fences as the runtime sees them; none without a header."""
    lines = runtime_reader.split_document(runtime_reader.normalize_line_ends(text))[0]
    if lines is None:
        return ()
    found: list[Line] = []
    key = ""
    for number, start, end, eol in all_lines(text):
        if number == 1:
            continue
        if text.startswith("---", start):
            break
        line = _classify(number, start, text[start:end], eol, key)
        key = line.key or key
        found.append(line)
    return tuple(found)


def line_at(text: str, number: int) -> Line:
    """Give one line of a text that has no line ends but line feeds, without the other lines."""
    start = 0
    for _ in range(number - 1):
        start = text.find("\n", start) + 1
    end = text.find("\n", start)
    return _classify(number, start, text[start:end], "\n", "")


def _classify(number: int, start: int, text: str, eol: str, key: str) -> Line:
    end = start + len(text)
    stripped = javascript.trim(text)
    if not stripped:
        return Line(number, start, end, text, eol, "blank")
    if stripped[0] == "#":
        return Line(number, start, end, text, eol, "comment")
    if "\u2028" in text or "\u2029" in text:
        return Line(number, start, end, text, eol, "ignored")
    written, colon, rest = text.partition(":")
    accepted = runtime_reader.accepted_key(written) if colon else ""
    if accepted:
        first, last = _trimmed(rest, start + len(written) + 1)
        return Line(number, start, end, text, eol, "key", accepted, written, first, last)
    item = _ITEM.match(text)
    if item:
        first, last = _trimmed(text[item.end() :], start + item.end())
        return Line(number, start, end, text, eol, "item", key, "", first, last)
    return Line(number, start, end, text, eol, "ignored")


def _trimmed(text: str, offset: int) -> tuple[int, int]:
    """Give the span of a text without the white space around it."""
    lead = len(text) - len(text.lstrip(javascript.WHITESPACE))
    return offset + lead, offset + max(lead, len(text.rstrip(javascript.WHITESPACE)))


def key_line(lines: tuple[Line, ...], key: str) -> Line | None:
    """Give the line of a key that counts: the last one."""
    return next((line for line in reversed(lines) if line.kind == "key" and line.key == key), None)


def item_lines(lines: tuple[Line, ...], key: str) -> tuple[Line, ...]:
    """Give the list items below the line of a key that counts."""
    holder = key_line(lines, key)
    if holder is None:
        return ()
    below = lines[lines.index(holder) + 1 :]
    items: list[Line] = []
    for line in below:
        if line.kind == "key":
            break
        if line.kind == "item":
            items.append(line)
    return tuple(items)


def entry_spans(lines: tuple[Line, ...], key: str) -> tuple[EntrySpan, ...]:
    """Give the entries of a list field with their places, as the runtime splits them."""
    items = item_lines(lines, key)
    if items:
        spans = [_entry(line.value, line.value_start, line.number) for line in items]
        return tuple(span for span in spans if span.text)
    holder = key_line(lines, key)
    return () if holder is None else inline_spans(holder)


def inline_spans(holder: Line) -> tuple[EntrySpan, ...]:
    """Give the entries of a list that is written on the line of its key."""
    value, at = holder.value, holder.value_start
    bare = runtime_reader.unquote(value)
    at += 1 if bare != value else 0
    inner = bare.removeprefix("[")
    at += len(bare) - len(inner)
    inner = inner.removesuffix("]")
    found: list[EntrySpan] = []
    for part in inner.split(","):
        start, end = _trimmed(part, at)
        span = _entry(part[start - at : end - at], start, holder.number)
        if span.text:
            found.append(span)
        at += len(part) + 1
    return tuple(found)


def _entry(written: str, start: int, number: int) -> EntrySpan:
    return EntrySpan(runtime_reader.unquote(written), start, start + len(written), number)


def comment_start(line: Line) -> int | None:
    """Give where a comment behind the value begins (white space included), if there is one."""
    value = line.value
    if value[:1] in "\"'" and value.count(value[:1]) == 2 and value.endswith(value[:1]):
        return None
    match = _COMMENT.search(value)
    return None if match is None else line.value_start + match.start()


def move_comment_above(line: Line, at: int, eol: str) -> tuple[TextEdit, ...]:
    """Put the comment behind a value on a line of its own above it, where no reader minds it."""
    indent = line.text[: len(line.text) - len(line.text.lstrip(" \t"))]
    comment = line.text[at - line.start :].strip()
    return (
        TextEdit(line.start, line.start, f"{indent}{comment}{eol}"),
        TextEdit(at, line.end, ""),
    )


def remove_line(line: Line) -> TextEdit:
    """Take a whole line out, its line end included."""
    return TextEdit(line.start, line.end + len(line.eol), "")
