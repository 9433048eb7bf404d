"""Text changes as data: a splice replaces one range, and nothing else is ever written."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Splice:
    """Replace the bytes `start:end` of a file by `text`; offsets are bytes of the file before."""

    start: int
    end: int
    text: str

    @property
    def data(self) -> bytes:
        """The new bytes; undecodable bytes of the file come back as they were."""
        return self.text.encode("utf-8", "surrogateescape")


@dataclass(frozen=True, slots=True)
class TextEdit:
    """Replace the characters `start:end` of a decoded text; what locators produce."""

    start: int
    end: int
    text: str


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


def to_splices(text: str, edits: Iterable[TextEdit]) -> tuple[Splice, ...]:
    """Turn character offsets into byte offsets of the encoded text, in order."""
    ordered = sorted(edits, key=lambda edit: (edit.start, edit.end))
    result: list[Splice] = []
    at = offset = 0
    for edit in ordered:
        start = offset + len(text[at : edit.start].encode("utf-8", "surrogateescape"))
        end = start + len(text[edit.start : edit.end].encode("utf-8", "surrogateescape"))
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
    head = text[:offset]
    return 1 + head.count("\n") + head.count("\r") - head.count("\r\n")


def unified_diff(before: bytes, after: bytes, name: str) -> str:
    """Give the change as a unified diff; line ends other than LF are shown as part of the line."""
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
