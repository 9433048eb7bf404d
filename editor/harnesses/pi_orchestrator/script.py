"""JavaScript's way with text and numbers, where the harness's answers depend on it."""

from __future__ import annotations

import math
from decimal import Decimal

from editor.core.fence import SCRIPT_WHITESPACE


def trim(text: str) -> str:
    """Take off what JavaScript counts as white space at both ends."""
    return text.strip(SCRIPT_WHITESPACE)


def split_list(text: str) -> tuple[str, ...]:
    """Split a comma list: each part trimmed, empty parts dropped."""
    return tuple(part for raw in text.split(",") if (part := trim(raw)))


def number(value: float) -> int | float:
    """Give a double as JSON shows it: whole below 10²¹ as an integer of its shortest digits."""
    if not math.isfinite(value) or not float(value).is_integer() or abs(value) >= 1e21:
        return float(value)
    return int(Decimal(repr(float(value))))


def positive_integer(value: object) -> int | float | None:
    """Give a number that is whole and above zero, None for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if not math.isfinite(value) or value <= 0 or not float(value).is_integer():
        return None
    return number(value)


def units(text: str) -> str:
    """Spell a text in UTF-16 units, so that one character of the result is one of them."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(chr(data[at] | data[at + 1] << 8) for at in range(0, len(data), 2))


def fold_case(text: str) -> str:
    """Bring UTF-16 units to the case in which a case-insensitive pattern compares them."""
    if text.isascii():
        return text.upper()
    return "".join(map(_upper_unit, text))


def _upper_unit(unit: str) -> str:
    upper = unit.upper()
    if len(upper) != 1 or (unit >= "\x80" and upper < "\x80"):
        return unit
    return upper
