"""Read the simplest headers without a YAML parser: one `key: value` a line and nothing special.

Most published definitions are like that, and this takes a fifth of the time. Whatever is not
obviously simple makes the whole header go to the real reader; the tests compare both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from editor.core.patterns import pattern

if TYPE_CHECKING:
    from collections.abc import Callable

_LINE: Final = pattern(r"(?:([A-Za-z][A-Za-z0-9_-]*):( *))?([^\n]*)\n")  # matches every line
_FIRST: Final = frozenset("(/.$+<0123456789")
_TYPED: Final = frozenset("nNtTfF.+0123456789")  # what null, true, false and numbers start with
_WORD: Final = pattern(r"[A-Za-z_][A-Za-z0-9_./-]*\Z")

_ESCAPED: Final = pattern(r'[^"\\]*(?:\\["\\nt/][^"\\]*)*')
_ESCAPE: Final = pattern(r"\\(.)")
_MEANT: Final = {'"': '"', "\\": "\\", "n": "\n", "t": "\t", "/": "/"}

Value = tuple[str, Any, int, int, int, int, bool, str]


def read_plain(header: str, typed: Callable[[str], Any]) -> list[Value] | None:
    """The pairs of a simple header, or None; `typed` says what a plain word means."""
    pairs: list[Value] = []
    at = 0
    if header[-1:] != "\n":
        header += "\n"
    for number, (key, blanks, rest) in enumerate(_LINE.findall(header)):
        written = rest.rstrip(" \r")
        if not key:
            if written or " " in rest:
                return None
            at += len(rest) + 1
            continue
        column = len(key) + 1 + len(blanks)
        start = at + column
        at = start + len(rest) + 1
        if not written:
            start, column = start - len(blanks), column - len(blanks)
            pairs.append((key, None, number, start, start, column, True, ""))
            continue
        value, is_plain, text = _value(written, typed)
        if text is None or not blanks:
            return None
        pairs.append((key, value, number, start, start + len(written), column, is_plain, text))
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
