"""The two JavaScript habits the runtime reader depends on: its `trim` and its `Number`."""

from __future__ import annotations

import math

from editor.core.patterns import pattern

# White space and line ends of the language; U+0085 and U+001C-1F do not belong to it.
WHITESPACE = (
    "\t\n\x0b\x0c\r \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)

_DECIMAL = pattern(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_RADIX = {"0x": 16, "0o": 8, "0b": 2}
_DIGITS = {16: pattern("[0-9a-fA-F]+"), 8: pattern("[0-7]+"), 2: pattern("[01]+")}
_INFINITY = {"Infinity": math.inf, "+Infinity": math.inf, "-Infinity": -math.inf}


def trim(text: str) -> str:
    """Trim as `String.prototype.trim` does."""
    return text.strip(WHITESPACE)


def to_number(text: str) -> float:
    """Read a number as `Number(text)` does; NaN where it is none, zero for a blank text."""
    text = trim(text)
    if not text:
        return 0.0
    if _DECIMAL.fullmatch(text):
        return float(text)
    if text in _INFINITY:
        return _INFINITY[text]
    base = _RADIX.get(text[:2].lower())
    if base is None or not _DIGITS[base].fullmatch(text, 2):
        return math.nan
    digits = text[2:].lstrip("0")
    # No double holds more than 1024 binary digits, so longer texts need not be converted.
    return math.inf if len(digits) > 1024 else _as_double(int(digits or "0", base))


def _as_double(value: int) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def number_text(value: float) -> str:
    """Print a number as string interpolation does."""
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    if value == 0:
        return "0"
    if 1e-6 <= abs(value) < 1e21:
        from decimal import Decimal  # late: only values written as numbers need it

        plain = format(Decimal(repr(value)), "f")
        return plain.rstrip("0").rstrip(".") if "." in plain else plain
    mantissa, _, exponent = repr(value).partition("e")
    mantissa = mantissa.removesuffix(".0")
    return f"{mantissa}e{'-' if exponent[0] == '-' else '+'}{exponent.lstrip('+-').lstrip('0')}"


def utf16_length(text: str) -> int:
    """Count a text as `length` does, in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def utf16_prefix(text: str, count: int) -> str:
    """Cut a text as `slice(0, count)` does, possibly through a surrogate pair."""
    cut = text.encode("utf-16-le", "surrogatepass")[: 2 * count]
    return cut.decode("utf-16-le", "surrogatepass")


def utf16_order(text: str) -> bytes:
    """Key that sorts texts as the language's default sort does, by UTF-16 unit."""
    return text.encode("utf-16-be", "surrogatepass")
