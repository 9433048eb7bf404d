"""The text of a scalar: what a plain word means, and how quotes, folds and block scalars read."""

from __future__ import annotations

import math
import re
from typing import Final

from editor.core.patterns import pattern
from editor.core.yaml12.nodes import Fault, Refused

CORE: Final = "tag:yaml.org,2002:"
Plain = str | int | float | bool | None

_INTEGER = pattern(r"[-+]?[0-9]+")
_OCTAL = pattern(r"0o[0-7]+")
_HEXADECIMAL = pattern(r"0x[0-9a-fA-F]+")
_FLOAT = pattern(
    r"[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+)"
)
_INFINITE = pattern(r"[-+]?\.(?:inf|Inf|INF)")
_NOT_A_NUMBER = pattern(r"\.(?:nan|NaN|NAN)")
_WORDS: Final[dict[str, bool | None]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
# A plain text starting with none of these can only be a string.
TYPED_START: Final = frozenset("~nNtTfF0123456789.+-")


def plain_value(text: str) -> Plain:
    """Give the value of an untagged plain scalar under the core schema."""
    if text and text[0] not in TYPED_START:
        return text
    if text in _WORDS:
        return _WORDS[text]
    number = integer_value(text)
    if number is None:
        number = float_value(text)
    return text if number is None else number


def integer_value(text: str) -> int | float | None:
    """Read a core-schema integer as the double it becomes, or None when it is none."""
    if _INTEGER.fullmatch(text):
        return _double(float(text))
    if _OCTAL.fullmatch(text):
        return _from_digits(text[2:], 8)
    if _HEXADECIMAL.fullmatch(text):
        return _from_digits(text[2:], 16)
    return None


def float_value(text: str) -> float | None:
    """Read a core-schema float, or None when it is none."""
    if _FLOAT.fullmatch(text):
        return float(text)
    if _INFINITE.fullmatch(text):
        return -math.inf if text[0] == "-" else math.inf
    return math.nan if _NOT_A_NUMBER.fullmatch(text) else None


def _from_digits(digits: str, base: int) -> int | float:
    try:
        return _double(float(int(digits, base)))
    except OverflowError:
        return math.inf


def _double(number: float) -> int | float:
    return int(number) if math.isfinite(number) and number else number if number else 0


def tagged_scalar(text: str, tag: str) -> tuple[Plain, bool]:
    """Give the value of a tagged scalar, and whether the tag names a kind plain data lacks."""
    kind = tag.removeprefix(CORE) if tag.startswith(CORE) else ""
    if kind == "null" and text in _WORDS and _WORDS[text] is None:
        return None, False
    if kind == "bool" and text in _WORDS and _WORDS[text] is not None:
        return _WORDS[text], False
    if kind in ("int", "float"):
        number = integer_value(text) if kind == "int" else float_value(text)
        return (text if number is None else number), False
    return text, kind in ("binary", "timestamp", "merge")


_DATE = pattern(
    r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})"
    r"(?:(?:t|T|[ \t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\.[0-9]+)?)"
    r"(?:[ \t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?"
)


def is_date(text: str) -> bool:
    """Say whether a text may stand behind the timestamp tag."""
    return _DATE.fullmatch(text) is not None


_FOLD = pattern(r"[ \t]*\n[ \t\n]*")


def fold(text: str) -> str:
    """Join the lines of a flow scalar: one break is a space, each empty line one line feed."""
    if "\n" not in text:
        return text
    return _FOLD.sub(lambda run: "\n" * (run[0].count("\n") - 1) or " ", text)


def single_quoted(body: str) -> str:
    """Read what stands between single quotes."""
    return fold(body).replace("''", "'")


_ESCAPES: Final = {
    "0": "\0", "a": "\a", "b": "\b", "e": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t",
    "v": "\v", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029", " ": " ", '"': '"',
    "/": "/", "\\": "\\", "\t": "\t",
}  # fmt: skip
_CODE_LENGTH: Final = {"x": 2, "u": 4, "U": 8}
_DOUBLE_PART = pattern(r"\\(?:\n[ \t]*|.)|[ \t]*\n[ \t\n]*", re.DOTALL)
_HEX = pattern(r"[0-9a-fA-F]+")
_PAIR = pattern("[\ud800-\udbff][\udc00-\udfff]")


def double_quoted(body: str, start: int) -> str:
    """Read what stands between double quotes, `start` being its place for a fault."""
    if "\\" not in body:
        return fold(body)
    parts: list[str] = []
    position = 0
    while part := _DOUBLE_PART.search(body, position):
        parts.append(body[position : part.start()])
        position = part.end()
        found = part[0]
        if found[0] != "\\":
            parts.append("\n" * (found.count("\n") - 1) or " ")
        elif found[1] == "\n":
            continue
        elif found[1] in _CODE_LENGTH:
            length = _CODE_LENGTH[found[1]]
            digits = body[position : position + length]
            code = int(digits, 16) if len(digits) == length and _HEX.fullmatch(digits) else -1
            if not 0 <= code <= 0x10FFFF:
                raise Refused(Fault.ESCAPE, start + part.start())
            parts.append(chr(code))
            position += length
        elif found[1] in _ESCAPES:
            parts.append(_ESCAPES[found[1]])
        else:
            raise Refused(Fault.ESCAPE, start + part.start())
    parts.append(body[position:])
    return _PAIR.sub(_join_pair, "".join(parts))


def _join_pair(pair: re.Match[str]) -> str:
    high, low = map(ord, pair[0])
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))


_LINE = pattern(r"( *)(.*)", re.DOTALL)


def block_text(
    raw: str, *, start: int, folded: bool, chomp: str, base: int, explicit: int, at_root: bool
) -> str:
    """Read the lines of a block scalar; `base` is the indentation of the collection around it."""
    pairs = [match.groups() for line in raw.split("\n") if (match := _LINE.match(line))]
    lines = [(len(blanks), content) for blanks, content in pairs] if raw else []
    last = len(lines)
    while last and not lines[last - 1][1]:
        last -= 1
    if not last:
        return "\n" * max(1, len(lines) - 1) if chomp == "+" and lines else ""
    trim, first = base + explicit, 0
    offset = start
    for index, (indent, content) in enumerate(lines[:last]):
        if content:
            if indent < trim:
                raise Refused(Fault.INDENTATION, offset)
            trim = trim if explicit else indent
            if trim == 0 and not at_root:
                raise Refused(Fault.INDENTATION, offset)
            first = index
            break
        if not explicit and indent > trim:
            trim = indent
        offset += indent + 1
    # Unless all is kept, blank lines at the end count only when deeper than the first line too.
    least = trim if chomp == "+" else max(trim, lines[first][0])
    for index in range(len(lines) - 1, last - 1, -1):
        if lines[index][0] > least:
            last = index + 1
            break
    value = "".join(" " * (indent - trim) + "\n" for indent, _ in lines[:first])
    value += _join_block(lines[first:last], trim, folded=folded, start=start)
    if chomp == "-":
        return value
    if chomp == "+":
        value += "".join("\n" + " " * (indent - trim) for indent, _ in lines[last:])
        return value if value.endswith("\n") else value + "\n"
    return value + "\n"


def _join_block(lines: list[tuple[int, str]], trim: int, *, folded: bool, start: int) -> str:
    if any(content and indent < trim for indent, content in lines):
        raise Refused(Fault.INDENTATION, start)
    texts = [" " * (indent - trim) + content for indent, content in lines]
    return _fold_lines(texts) if folded else "\n".join(texts)


def _fold_lines(texts: list[str]) -> str:
    """Join flush lines by a space and keep every break that touches a deeper line."""
    parts: list[str] = []
    breaks, was_deeper = 0, False
    for index, text in enumerate(texts):
        is_deeper = text.startswith((" ", "\t"))
        if index:
            breaks += 1
        if text:
            kept = breaks if was_deeper or is_deeper else breaks - 1
            parts.append("\n" * kept or (" " if breaks else ""))
            parts.append(text)
            breaks, was_deeper = 0, is_deeper
    parts.append("\n" * breaks)
    return "".join(parts)
