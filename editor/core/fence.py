"""Where a header begins and ends, as data: every harness names its own dialect of `---` lines.

A dialect only finds; it never repairs and never raises. What one reader takes for a header may be
body for another (a byte order mark, a space behind the dashes, an indented closing line), so the
dialect given to a locator should be the most tolerant one any reader of the harness has, and the
check after the edit finds out which readers saw it.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import Final

from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.text import eol_at

_LINE_END: Final = pattern(r"[\r\n]")
SCRIPT_WHITESPACE: Final = (
    "\t\n\v\f\r \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
"""What JavaScript's `trim` takes away; the usual trim of a body."""


class Opening(StrEnum):
    """What the first line may look like."""

    EXACT = "exact"  # `---` and the line end
    PADDED = "padded"  # spaces and tabs may follow the dashes
    PREFIX = "prefix"  # exactly one character or line end after the dashes is passed over


class Closing(StrEnum):
    """What ends the header."""

    EXACT = "exact"  # a line that is `---`
    PADDED = "padded"  # … with spaces and tabs behind it
    TRIMMED = "trimmed"  # … and in front of it
    PREFIX = "prefix"  # a line that starts with `---`, whatever follows
    ANYWHERE = "anywhere"  # the next three dashes, also in the middle of a line


@record
class Fence:
    """One reader's rule for finding the header at the top of a text."""

    opening: Opening = Opening.PADDED
    closing: Closing = Closing.PADDED
    allows_mark: bool = True  # byte order marks in front of the opening line
    allows_blank_lines: bool = False  # … and blank lines
    closes_with_dots: bool = False  # `...` closes as `---` does
    splits_at_carriage_return: bool = True  # a lone CR ends a line
    trimmed: str = SCRIPT_WHITESPACE  # what the reader trims off the body; empty when it does not

    def find(self, text: str) -> FencedText:
        """Find the header of a text."""
        first = _opening(self).match(text)
        if first is None:
            return NO_HEADER
        start = first.end()
        at = start
        while True:
            at = _next_dashes(text, at, self.closes_with_dots)
            if at < 0:
                return FencedText(True, False, start, start, start)
            found = self._closing_line(text, start, at)
            if found:
                return found
            at = _next_line(text, at)
            if at < 0:
                return FencedText(True, False, start, start, start)

    def _closing_line(self, text: str, start: int, at: int) -> FencedText | None:
        """Take the dashes at a position for the end of the header, if they are."""
        line = at
        if self.closing is Closing.TRIMMED:
            while line > start and text[line - 1] in " \t":
                line -= 1
        before = text[line - 1]
        is_at_line = before == "\n" or (before == "\r" and self.splits_at_carriage_return)
        if not is_at_line and self.closing is not Closing.ANYWHERE:
            return None
        after = at + 3
        rest = after
        while text[rest : rest + 1] in (" ", "\t"):
            rest += 1
        eol = eol_at(text, rest)
        if eol == "\r" and not self.splits_at_carriage_return:
            eol = ""
        is_blank = bool(eol) or rest == len(text)
        match self.closing:
            case Closing.EXACT if not is_blank or rest > after:
                return None
            case Closing.PADDED | Closing.TRIMMED if not is_blank:
                return None
        return FencedText(True, True, start, line, rest + len(eol) if is_blank else after)


@record
class FencedText:
    """The places of one header; without a closing line there is an opening and no header."""

    is_opened: bool
    is_closed: bool
    start: int  # first character behind the opening line
    end: int  # first character of the closing line
    body_start: int  # first character behind the closing line


NO_HEADER: Final = FencedText(False, False, 0, 0, 0)

USUAL: Final = Fence()

LENIENT: Final = Fence(
    Opening.PADDED, Closing.TRIMMED, allows_blank_lines=True, closes_with_dots=False
)
"""The most tolerant finder; it sees headers that a harness may overlook."""


def count_blocks(text: str, limit: int = 3) -> int:
    """Count the headers stacked at the top of a text, as a tolerant reader would find them."""
    count = 0
    while count < limit:
        found = LENIENT.find(text)
        if not found.is_closed:
            break
        count += 1
        text = text[found.body_start :]
    return count


def _next_dashes(text: str, at: int, or_dots: bool) -> int:
    """The next place that could begin a closing line, -1 when there is none."""
    dashes = text.find("---", at)
    dots = text.find("...", at) if or_dots else -1
    return dots if dots >= 0 and (dots < dashes or dashes < 0) else dashes


def _next_line(text: str, at: int) -> int:
    """Where the next line begins, -1 when there is none; a line has one place for dashes."""
    end = _LINE_END.search(text, at)
    return end.end() if end else -1


@lru_cache(maxsize=64)
def _opening(fence: Fence) -> re.Pattern[str]:
    """Build the pattern of the opening line and of what may stand in front of it."""
    end = r"(?:\r\n|\n|\r)" if fence.splits_at_carriage_return else r"(?:\r?\n)"
    passed = ["\ufeff"] if fence.allows_mark else []
    passed += [rf"[ \t]*{end}"] if fence.allows_blank_lines else []
    before = f"(?:{'|'.join(passed)})*" if passed else ""
    match fence.opening:
        case Opening.EXACT:
            return re.compile(rf"{before}---{end}")
        case Opening.PADDED:
            return re.compile(rf"{before}---[ \t]*{end}")
        case Opening.PREFIX:
            return re.compile(rf"{before}---(?:{end}|[^\n])")
