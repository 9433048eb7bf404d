"""Where a header begins and ends, as data: every harness names its own dialect of `---` lines.

A dialect only finds; it never repairs and never raises. What one reader takes for a header may be
body for another (a byte order mark, a space behind the dashes, an indented closing line), so the
dialect given to a locator should be the most tolerant one any reader of the harness has, and the
check after the edit finds out which readers saw it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

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


@dataclass(frozen=True, slots=True)
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
        opening, closing, rest = _patterns(self)
        first = opening.match(text)
        if first is None:
            return FencedText(False, False, 0, 0, 0)
        start = first.end()
        last = closing.search(text, start)
        if last is None:
            return FencedText(True, False, start, start, start)
        after = rest.match(text, last.end())
        return FencedText(
            True, True, start, last.start("line"), after.end() if after else last.end()
        )


@dataclass(frozen=True, slots=True)
class FencedText:
    """The places of one header; without a closing line there is an opening and no header."""

    is_opened: bool
    is_closed: bool
    start: int  # first character behind the opening line
    end: int  # first character of the closing line
    body_start: int  # first character behind the closing line


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


@lru_cache(maxsize=64)
def _patterns(fence: Fence) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """Build the patterns for the opening line, the closing line and what follows its dashes."""
    returns = fence.splits_at_carriage_return
    end = r"(?:\r\n|\n|\r)" if returns else r"(?:\r?\n)"
    passed = ["\ufeff"] if fence.allows_mark else []
    passed += [rf"[ \t]*{end}"] if fence.allows_blank_lines else []
    before = f"(?:{'|'.join(passed)})*" if passed else ""
    match fence.opening:
        case Opening.EXACT:
            opening = rf"---{end}"
        case Opening.PADDED:
            opening = rf"---[ \t]*{end}"
        case Opening.PREFIX:
            opening = rf"---(?:{end}|[^\n])"
    dashes = r"(?:---|\.\.\.)" if fence.closes_with_dots else "---"
    at_line = r"(?:(?<=\n)|(?<=\r)(?!\n))" if returns else r"(?<=\n)"
    match fence.closing:
        case Closing.EXACT:
            closing = rf"{at_line}(?P<line>){dashes}(?={end}|\Z)"
        case Closing.PADDED:
            closing = rf"{at_line}(?P<line>){dashes}[ \t]*(?={end}|\Z)"
        case Closing.TRIMMED:
            closing = rf"{at_line}(?P<line>)[ \t]*{dashes}[ \t]*(?={end}|\Z)"
        case Closing.PREFIX:
            closing = rf"{at_line}(?P<line>){dashes}"
        case Closing.ANYWHERE:
            closing = rf"(?P<line>){dashes}"
    return (
        re.compile(before + opening),
        re.compile(closing),
        re.compile(rf"[ \t]*(?:{end}|\Z)"),
    )
