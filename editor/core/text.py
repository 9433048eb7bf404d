"""Text changes as data: a splice replaces one range, and nothing else is ever written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@record
class Splice:
    """Replace the bytes `start:end` of a file by `text`; offsets are bytes of the file before."""

    start: int
    end: int
    text: str

    @property
    def data(self) -> bytes:
        """The new bytes; undecodable bytes of the file come back as they were."""
        return self.text.encode("utf-8", "surrogateescape")


@record
class TextEdit:
    """Replace the characters `start:end` of a decoded text; what locators produce."""

    start: int
    end: int
    text: str


_EDGE = 80  # Characters looked at first; few texts begin or end with more white space.


def trimmed_span(text: str, start: int, whitespace: str) -> tuple[int, int]:
    """Give the span of a text from `start` on without the white space around it.

    The text is not copied: instructions are long, and most readers only ask whether there are any.
    """
    head = text[start : start + _EDGE].lstrip(whitespace)
    tail = text[max(start, len(text) - _EDGE) :].rstrip(whitespace)
    if head and tail:
        first = min(start + _EDGE, len(text)) - len(head)
        return first, max(start, len(text) - _EDGE) + len(tail)
    rest = text[start:]
    first = len(text) - len(rest.lstrip(whitespace))
    return first, max(first, start + len(rest.rstrip(whitespace)))


def apply_text_edits(text: str, edits: Sequence[TextEdit]) -> str:
    """Apply disjoint edits to a text; offsets refer to the text before."""
    parts: list[str] = []
    at = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if edit.start < at:
            raise ValueError("the edits overlap")
        parts += (text[at : edit.start], edit.text)
        at = edit.end
    parts.append(text[at:])
    return "".join(parts)


def compose(
    text: str, first: Sequence[TextEdit], second: Sequence[TextEdit]
) -> tuple[TextEdit, ...]:
    """Join two edits, the second one made on the result of the first, into one edit of `text`."""
    pieces: list[tuple[int, int] | str] = []  # stretches kept from the text, and new text
    at = 0
    for edit in sorted(first, key=_place):
        pieces += ((at, edit.start), edit.text)
        at = edit.end
    pieces.append((at, len(text)))
    ordered = sorted(second, key=_place)
    for edit in reversed(ordered):
        head, rest = _divide(pieces, edit.start)
        _, tail = _divide(rest, edit.end - edit.start)
        pieces = [*head, edit.text, *tail]
    return _to_edits(pieces, len(text))


def smallest(text: str, edits: Iterable[TextEdit]) -> tuple[TextEdit, ...]:
    """Cut from every edit what stays the same at its edges, and drop those that change nothing."""
    result: list[TextEdit] = []
    for edit in edits:
        old, new = text[edit.start : edit.end], edit.text
        if old == new:
            continue
        limit = min(len(old), len(new))
        head = 0
        while head < limit and old[head] == new[head]:
            head += 1
        tail = 0
        while tail < limit - head and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        result.append(TextEdit(edit.start + head, edit.end - tail, new[head : len(new) - tail]))
    return tuple(sorted(result, key=_place))


def to_splices(text: str, edits: Iterable[TextEdit]) -> tuple[Splice, ...]:
    """Turn character offsets into byte offsets of the encoded text, in order.

    Edits that touch become one, so that whoever applies them need not ask which comes first.
    """
    ordered = sorted(edits, key=lambda edit: (edit.start, edit.end))
    result: list[Splice] = []
    at = offset = 0
    for edit in ordered:
        start = offset + len(text[at : edit.start].encode("utf-8", "surrogateescape"))
        end = start + len(text[edit.start : edit.end].encode("utf-8", "surrogateescape"))
        if result and result[-1].end == start:
            last = result.pop()
            result.append(Splice(last.start, end, last.text + edit.text))
        else:
            result.append(Splice(start, end, edit.text))
        at, offset = edit.end, end
    return tuple(result)


def apply_splices(data: bytes, splices: Sequence[Splice]) -> bytes:
    """Apply disjoint splices to the bytes of a file; offsets refer to the bytes before."""
    parts: list[bytes] = []
    at = 0
    for splice in sorted(splices, key=lambda splice: (splice.start, splice.end)):
        if splice.start < at:
            raise ValueError("the splices overlap")
        parts += (data[at : splice.start], splice.data)
        at = splice.end
    parts.append(data[at:])
    return b"".join(parts)


def invert(data: bytes, splices: Sequence[Splice]) -> tuple[Splice, ...]:
    """Give the splices that turn the result of `splices` back into `data`."""
    result: list[Splice] = []
    shift = 0
    for splice in sorted(splices, key=lambda splice: (splice.start, splice.end)):
        start = splice.start + shift
        length = len(splice.data)
        old = data[splice.start : splice.end].decode("utf-8", "surrogateescape")
        result.append(Splice(start, start + length, old))
        shift += length - (splice.end - splice.start)
    return tuple(result)


def between(before: bytes, after: bytes) -> tuple[Splice, ...]:
    """Give the one smallest splice that turns `before` into `after` (none when they are equal)."""
    if before == after:
        return ()
    limit = min(len(before), len(after))
    start = _common_length(before, after, limit)
    limit -= start
    end = _common_length(before[start:][::-1], after[start:][::-1], limit)
    start = _character_start(before, start)
    stop = len(before) - end
    while stop < len(before) and before[stop] & 0xC0 == 0x80:
        stop += 1
    end = len(before) - stop
    text = after[start : len(after) - end].decode("utf-8", "surrogateescape")
    return (Splice(start, stop, text),)


def _place(edit: TextEdit) -> tuple[int, int]:
    return edit.start, edit.end


_Pieces = list[tuple[int, int] | str]


def _divide(pieces: _Pieces, at: int) -> tuple[_Pieces, _Pieces]:
    """Cut a sequence of pieces at an offset into what it spells."""
    for index, piece in enumerate(pieces):
        length = len(piece) if isinstance(piece, str) else piece[1] - piece[0]
        if at < length:
            head, tail = pieces[:index], pieces[index + 1 :]
            if isinstance(piece, str):
                return [*head, piece[:at]], [piece[at:], *tail]
            middle = piece[0] + at
            return [*head, (piece[0], middle)], [(middle, piece[1]), *tail]
        at -= length
    return pieces, []


def _to_edits(pieces: _Pieces, length: int) -> tuple[TextEdit, ...]:
    """Read off which stretches of the text were replaced by which new text."""
    result: list[TextEdit] = []
    at, new = 0, ""
    for piece in [*pieces, (length, length)]:
        if isinstance(piece, str):
            new += piece
        elif piece[0] < piece[1] or piece[0] == length:
            if new or piece[0] > at:
                result.append(TextEdit(at, piece[0], new))
            at, new = piece[1], ""
    return tuple(result)


def line_start(text: str, at: int) -> int:
    """First character of the line a position is on; LF, CRLF and lone CR end a line."""
    return max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1


def line_end(text: str, at: int) -> int:
    """Position of the line end of the line a position is on (the end of the text if none)."""
    newline = text.find("\n", at)
    carriage = text.find("\r", at, newline if newline >= 0 else len(text))
    if carriage >= 0:
        return carriage
    return newline if newline >= 0 else len(text)


def next_line(text: str, at: int) -> int:
    """First character of the line after the one a position is on."""
    end = line_end(text, at)
    return end + len(eol_at(text, end))


def eol_at(text: str, at: int) -> str:
    """The line end that stands at a position, or nothing."""
    if text.startswith("\r\n", at):
        return "\r\n"
    return text[at : at + 1] if text[at : at + 1] in ("\n", "\r") else ""


def eol_before(text: str, at: int) -> str:
    """The line end that a position stands behind, else that of the position's own line."""
    if text.endswith("\r\n", 0, at):
        return "\r\n"
    return text[at - 1] if at and text[at - 1] in "\r\n" else eol_near(text, at)


def eol_near(text: str, at: int) -> str:
    """The line end of the line a position is on, else of the line before, else LF."""
    here = eol_at(text, line_end(text, at))
    if here:
        return here
    start = line_start(text, at)
    return eol_before(text, start) if start else "\n"


def _common_length(left: bytes, right: bytes, limit: int) -> int:
    """Length of the common start of two byte strings, by halving."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if left[low:middle] == right[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _character_start(data: bytes, at: int) -> int:
    """Step back to the start of the UTF-8 character that `at` stands in."""
    while at > 0 and at < len(data) and data[at] & 0xC0 == 0x80:
        at -= 1
    return at


def line_of(text: str, offset: int) -> int:
    """Give the 1-based line of a character offset; CRLF, LF and lone CR end a line."""
    return 1 + lines_between(text, 0, offset)


def lines_between(text: str, start: int, end: int) -> int:
    """Count the line ends of a stretch of text; CRLF, LF and lone CR end a line."""
    ends = text.count("\n", start, end)
    returns = text.count("\r", start, end)
    return ends + returns - text.count("\r\n", start, end) if returns else ends


def unified_diff(before: bytes, after: bytes, name: str) -> str:
    """Give the change as a unified diff; line ends other than LF are shown as part of the line."""
    import difflib  # late: only reviews and `set` need it

    old = before.decode("utf-8", "replace").split("\n")
    new = after.decode("utf-8", "replace").split("\n")
    lines: list[str] = []
    for line in difflib.unified_diff(
        _with_ends(old), _with_ends(new), f"{name} (before)", f"{name} (after)"
    ):
        lines.append(line if line.endswith("\n") else line + "\n\\ No newline at end of file\n")
    return "".join(lines)


def _with_ends(lines: list[str]) -> list[str]:
    """Put the line feeds back that `split` took, leaving out an empty last line."""
    return [line + "\n" for line in lines[:-1]] + ([lines[-1]] if lines[-1] else [])
