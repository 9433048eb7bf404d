"""Find the header of a Claude Code definition: what stands between the two fences, and the body.

The only splitter that was ever described in detail, that of 2.1.168, ends the header at the next
three hyphens wherever they stand. Whether later versions do so too is not known, so a fence at the
start of a line decides for them, and a place where the older splitter would have stopped earlier is
kept in `earlier` for people to see.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import tuple_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.harnesses.claude_code.rules import Rules

BOM = "\ufeff"
HYPHENS = "---"
LAST_LOOSE_SPLITTER = (2, 1, 168)

_OPENING = pattern(r"---[^\S\n]*\n")
_SOMETHING = pattern(r"\S")
_REST_OF_LINE = pattern(r"[^\S\n]*(\n|\Z)")
_FENCE = pattern(r"---[^\S\n]*$", re.MULTILINE)


@tuple_record
class Split:
    """Where the header and the body stand, in characters of the text as it is in the file."""

    text: str
    header: str | None = None  # None: there is no header for this reader
    header_start: int = 0
    header_end: int = 0  # first character of the closing fence
    body_start: int = 0
    code: str = ""  # why there is no header
    earlier: int | None = None  # where the splitter of 2.1.168 ends the header, when earlier
    is_unsettled: bool = False  # the closing fence does not start a line: a guess of old rules

    @property
    def body(self) -> str:
        """What stands below the header."""
        return self.text[self.body_start :]

    @property
    def has_body(self) -> bool:
        """Whether anything but white space stands below the header."""
        return _SOMETHING.search(self.text, self.body_start) is not None


def split(text: str, rules: Rules) -> Split:
    """Split a file as the version does; never raises."""
    start = 1 if text.startswith(BOM) else 0
    if start and not rules.since(239):
        return Split(text, code="bom")
    opening = _OPENING.match(text, start)
    if opening is None:
        return Split(text, body_start=start, code=_missing(text, start))
    begin = opening.end()
    anywhere = text.find(HYPHENS, begin)
    if anywhere < 0:
        return Split(text, body_start=start, code="no-closing-fence")
    end = text.find("\n---", begin - 1) + 1
    if rules.version <= LAST_LOOSE_SPLITTER:
        end = anywhere
    is_unsettled = end == 0
    if is_unsettled:
        end = anywhere
    rest = _REST_OF_LINE.match(text, end + len(HYPHENS))
    body_start = rest.end() if rest else end + len(HYPHENS)
    return Split(
        text,
        text[begin:end],
        begin,
        end,
        body_start,
        earlier=anywhere if anywhere < end else None,
        is_unsettled=is_unsettled,
    )


def _missing(text: str, start: int) -> str:
    """Say why a text that does not begin with a fence line has no header."""
    first_line = text.find("\n", start)
    if first_line >= 0 and next(fences(text, first_line + 1), None) is not None:
        return "fence-not-first-line"
    return "no-closing-fence" if text.startswith(HYPHENS, start) else "no-frontmatter"


def fences(text: str, start: int) -> Iterator[re.Match[str]]:
    """Find the lines below a line's start that hold three hyphens and else only white space."""
    for found in _FENCE.finditer(text, start):
        at = found.start()
        if not text[text.rfind("\n", 0, at) + 1 : at].strip():
            yield found
