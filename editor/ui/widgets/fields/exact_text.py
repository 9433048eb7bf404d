"""Keeps a text exact while a text widget, which cannot hold every character, edits it.

Qt's text widgets turn line ends, separators and stray bytes into something else. So a widget's own
text is never taken as the new value: only the part a person changed is carried over.
"""

from __future__ import annotations

import re
from bisect import bisect_left

_UNSHOWABLE = re.compile("[\ud800-\udfff\ufeff]")
_LINE_ENDS = re.compile("\r\n|[\r\u2029\ufdd0\ufdd1]")


def common_start(left: str, right: str) -> int:
    """Length of the common start of two texts, found by halving."""
    low, high = 0, min(len(left), len(right))
    while low < high:
        middle = (low + high + 1) // 2
        if left[low:middle] == right[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def common_end(left: str, right: str, limit: int) -> int:
    """Length of the common end of two texts, at most `limit`."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if left[len(left) - middle :] == right[len(right) - middle :]:
            low = middle
        else:
            high = middle - 1
    return low


def difference(before: str, after: str) -> tuple[int, int, str]:
    """Give start and end of the part of `before` that differs, and what stands there now."""
    start = common_start(before, after)
    end = common_end(before, after, min(len(before), len(after)) - start)
    return start, len(before) - end, after[start : len(after) - end]


class ExactText:
    """A text, and the way a widget shows it: the same, with replacement characters."""

    def __init__(self, *, has_lines: bool) -> None:
        self._has_lines = has_lines
        self.exact = ""
        self.shown = ""

    def load(self, exact: str) -> str:
        """Take over a text; gives what the widget is to show."""
        self.exact = exact
        self.shown = self.show(exact)
        return self.shown

    def show(self, exact: str) -> str:
        """Give the text as the widget will hold it, so that one position is one position."""
        text = _UNSHOWABLE.sub("\ufffd", exact)
        return _LINE_ENDS.sub("\n", text) if self._has_lines else text

    def edited(self, shown: str) -> str:
        """Take over what a person made of the shown text; everything else stays exact."""
        start, end, new = difference(self.shown, shown)
        if self._has_lines:
            new = new.replace("\n", self._line_end())
            start, end = self._exact_position(start), self._exact_position(end)
        head, tail = self.exact[:start], new + self.exact[end:]
        if self._has_lines and head.endswith("\r") and tail.startswith("\n"):
            # Line ends must not become one by standing together.
            rest = tail.lstrip("\n")
            tail = "\r" * (len(tail) - len(rest)) + rest
        self.exact = head + tail
        self.shown = shown
        return self.exact

    def _line_end(self) -> str:
        """Give the line end that new lines get: the one in use."""
        if "\r\n" in self.exact:
            return "\r\n"
        return "\r" if "\r" in self.exact and "\n" not in self.exact else "\n"

    def _exact_position(self, shown: int) -> int:
        """Turn a place in the shown text into one in the exact text."""
        if "\r\n" not in self.exact:
            return shown
        pairs = [match.start() - at for at, match in enumerate(re.finditer("\r\n", self.exact))]
        return shown + bisect_left(pairs, shown)
