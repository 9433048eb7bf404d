"""Read the simplest headers without a YAML parser: one `key: value` a line and nothing special.

Most published definitions are like that, and this takes a fifth of the time. Whatever is not
obviously simple makes the whole header go to the real reader; the tests compare both.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
_FIRST: Final = frozenset("(/.$+<0123456789")
_TYPED: Final = frozenset("nNtTfF.+0123456789")  # what null, true, false and numbers start with
_WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_./-]*\Z")

_ESCAPED: Final = re.compile(r'[^"\\]*(?:\\["\\nt/][^"\\]*)*')
_ESCAPE: Final = re.compile(r"\\(.)")
_MEANT: Final = {'"': '"', "\\": "\\", "n": "\n", "t": "\t", "/": "/"}

Value = tuple[str, Any, int, int, int, int, bool, str]


def read_plain(header: str, typed: Callable[[str], Any]) -> list[Value] | None:
    """The pairs of a simple header, or None; `typed` says what a plain word means."""
    pairs: list[Value] = []
    at = 0
    has_returns = "\r" in header
    for number, line in enumerate(header.split("\n")):
        key, colon, rest = line.partition(":")
        if has_returns and rest[-1:] == "\r":
            rest = rest[:-1]
        written = rest.strip(" ")
        if not colon:
            if line not in ("", "\r"):
                return None
        elif not _KEY.match(key) or (written and rest[0] != " "):
            return None
        elif not written:
            column = len(key) + 1
            pairs.append((key, None, number, at + column, at + column, column, True, ""))
        else:
            value, is_plain, text = _value(written, typed)
            if text is None:
                return None
            column = len(key) + 1 + rest.index(written[0])
            start = at + column
            pairs.append((key, value, number, start, start + len(written), column, is_plain, text))
        at += len(line) + 1
    return pairs


def _unescaped(inner: str, quote: str) -> str | None:
    """The text between quotes with its usual escapes taken off; None when there are others."""
    if quote == "'":
        return inner.replace("''", "'") if "'" not in inner.replace("''", "") else None
    if _ESCAPED.fullmatch(inner):
        return _ESCAPE.sub(lambda found: _MEANT[found[1]], inner)
    return None


def _value(written: str, typed: Callable[[str], Any]) -> tuple[Any, bool, str | None]:
    """The value of one line, whether it is plain, and its text; no text when it is not simple."""
    first = written[0]
    if first.isalpha() or first == "_" or first in _FIRST:
        if ": " in written or " #" in written or written[-1] == ":":
            return None, False, None
        return (typed(written) if first in _TYPED else written), True, written
    inner = written[1:-1]
    if first in "\"'" and len(written) > 1 and written[-1] == first:
        has_escapes = first in inner or "\\" in inner
        text = _unescaped(inner, first) if has_escapes else inner
        return text, False, text
    if first == "[" and written[-1] == "]":
        items = [item.strip(" ") for item in inner.split(",")]
        if all(map(_WORD.match, items)):
            return [typed(item) for item in items], False, ""
    return None, False, None
