"""Read printed Lisp data without evaluating anything: a small, total s-expression reader.

Values: text, numbers, `Symbol`, lists as tuples (`nil` is the empty tuple), `Dotted` for pairs
whose tail is no list, `Vector` and `Record`. Depth and size are bounded and nothing is executed, so
a file of any content is safe to read. A fault is a value with its line, not an exception. Shared
and circular values (`#1=`) count as unreadable: they would allow unbounded depth.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import field, mutable_record, record

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

DEEPEST = 200
LARGEST = 16 * 1024 * 1024  # characters
LONGEST_NUMBER = 4000  # digits


@record
class Symbol:
    """A name; keywords are symbols whose name starts with a colon."""

    name: str


@record
class Dotted:
    """A list with a tail that is no list, as `(a . "b")`."""

    items: tuple[Expression, ...]
    tail: Expression


@record
class Vector:
    """A vector, `[a b]`."""

    items: tuple[Expression, ...]


@record
class Record:
    """A record or hash table, `#s(name …)`."""

    items: tuple[Expression, ...]


Expression = str | int | float | Symbol | tuple["Expression", ...] | Dotted | Vector | Record
"""What can be read."""

NIL: tuple[Expression, ...] = ()
T = Symbol("t")


@record
class Fault:
    """Why a text could not be read, and where.

    Codes: empty, too-large, too-deep, unclosed-list, unclosed-text, unexpected-close,
    unexpected-dot, bad-escape, unreadable (no printed form), trailing (more than the one value).
    """

    code: str
    offset: int
    line: int
    column: int


_TOKEN = pattern(
    r"""(?P<space>(?:[\s\x00]+|;[^\n]*)+)
      |(?P<open>\(|\[|\#s\(|\#\()
      |(?P<close>[)\]])
      |(?P<text>")
      |(?P<prefix>\#'|,@|['`,])
      |(?P<uninterned>\#:)
      |(?P<radix>\#(?:[xX][+-]?[0-9a-fA-F]+|[oO][+-]?[0-7]+|[bB][+-]?[01]+))
      |(?P<character>\?(?:\\(?:[A-Za-z]-)*(?:\^.|x[0-9a-fA-F]+|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}
                          |[0-7]{1,3}|N\{U\+[0-9a-fA-F]+\}|.)|[^\\]))
      |(?P<atom>(?:\\.|[^\s\x00()\[\]"';`,\\])+)""",
    re.VERBOSE | re.DOTALL,
)
_INTEGER = pattern(r"[+-]?[0-9]+\.?\Z")
_FLOAT = pattern(r"[+-]?(?:[0-9]*\.[0-9]+(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+)\Z")
_SPECIAL = pattern(r"([+-]?)[0-9]+\.[0-9]+e\+(INF|NaN)\Z")
_PLAIN_TEXT = pattern(r'[^"\\]*')
_ESCAPE = pattern(
    r"x(?P<hex>[0-9a-fA-F]+)(?:\\ )?|N\{U\+(?P<named>[0-9a-fA-F]+)\}"
    r"|(?:u(?P<short>[0-9a-fA-F]{4})|U(?P<long>[0-9a-fA-F]{8}))"
    r"|(?P<octal>[0-7]{1,3})|(?:\^|C-)(?P<control>.)|(?P<other>.)",
    re.DOTALL,
)
_LETTERS = {
    "n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "e": "\x1b",
    "d": "\x7f", "s": " ", "\n": "", " ": "",
}  # fmt: skip
_PREFIXES = {"'": "quote", "`": "`", ",": ",", ",@": ",@", "#'": "function"}
_UNSAFE = pattern(r"([\s\x00()\[\]\"';`,\\#?])")


@record
class Token:
    """One token with its place; kinds are those of the reader (open, close, text, atom…)."""

    kind: str
    text: str
    start: int


class _Stop(Exception):
    """Ends reading at a fault; never leaves this module."""

    def __init__(self, code: str, offset: int) -> None:
        super().__init__(code)
        self.code = code
        self.offset = offset


@mutable_record
class _Open:
    """A list under construction; `opener` is empty for a prefix such as a quote."""

    opener: str
    offset: int
    items: list[Expression] = field(default_factory=list)
    has_dot: bool = False
    tail: list[Expression] = field(default_factory=list)


def read(text: str) -> Expression | Fault:
    """Read a text that holds exactly one value."""
    values = read_all(text, at_most=1)
    if isinstance(values, Fault):
        return values
    return values[0] if values else _fault(text, "empty", 0)


def read_all(text: str, at_most: int | None = None) -> tuple[Expression, ...] | Fault:
    """Read all values of a text, one after another; more than `at_most` is a fault."""
    if len(text) > LARGEST:
        return _fault(text, "too-large", 0)
    try:
        return _read_values(text, at_most)
    except _Stop as stop:
        return _fault(text, stop.code, stop.offset)


def tokens(text: str) -> Iterator[Token]:
    """Give the tokens of a text that can be read, for finding places in it."""
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if not found:
            return
        kind, at = found.lastgroup or "", found.end()
        if kind == "text":
            try:
                at = _read_text(text, at)[1]
            except _Stop:
                return
        if kind != "space":
            yield Token(kind, text[found.start() : at], found.start())


def _fault(text: str, code: str, offset: int) -> Fault:
    line_start = text.rfind("\n", 0, offset) + 1
    return Fault(code, offset, text.count("\n", 0, offset) + 1, offset - line_start + 1)


def _read_values(text: str, at_most: int | None) -> tuple[Expression, ...]:
    """Read to the end with an explicit stack, so that depth is a number and no recursion."""
    done: list[Expression] = []
    stack: list[_Open] = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if not found:
            raise _Stop("bad-escape", at)
        kind, word, end = found.lastgroup, found.group(), found.end()
        if kind == "space":
            at = end
            continue
        if not stack and at_most is not None and len(done) >= at_most:
            raise _Stop("trailing", at)
        if kind == "open" or kind == "prefix":
            if len(stack) >= DEEPEST:
                raise _Stop("too-deep", at)
            head: list[Expression] = [Symbol(_PREFIXES[word])] if kind == "prefix" else []
            stack.append(_Open(word if kind == "open" else "", at, head))
        elif kind == "close":
            _add(_closed(stack, word, at), stack, done, at)
        elif kind == "text":
            value, end = _read_text(text, end)
            _add(value, stack, done, at)
        elif word == ".":
            if not stack or not stack[-1].opener or stack[-1].has_dot or not stack[-1].items:
                raise _Stop("unexpected-dot", at)
            stack[-1].has_dot = True
        elif kind != "uninterned":
            _add(_single(kind, word, at), stack, done, at)
        at = end
    if stack:
        raise _Stop("unclosed-list", stack[0].offset)
    return tuple(done)


def _add(value: Expression, stack: list[_Open], done: list[Expression], at: int) -> None:
    """Put a finished value where it belongs; a prefix is finished by one value."""
    while stack and not stack[-1].opener:
        value = (*stack.pop().items, value)
    if not stack:
        done.append(value)
    elif not stack[-1].has_dot:
        stack[-1].items.append(value)
    elif not stack[-1].tail:
        stack[-1].tail.append(value)
    else:
        raise _Stop("unexpected-dot", at)


def _closed(stack: list[_Open], word: str, at: int) -> Expression:
    """Finish the innermost list."""
    if not stack or not stack[-1].opener or (word == "]") != (stack[-1].opener == "["):
        raise _Stop("unexpected-close", at)
    opened = stack.pop()
    items = tuple(opened.items)
    if opened.has_dot:
        if not opened.tail or opened.opener != "(":
            raise _Stop("unexpected-dot", at)
        tail = opened.tail[0]
        if isinstance(tail, Dotted):
            return Dotted(items + tail.items, tail.tail)
        return items + tail if isinstance(tail, tuple) else Dotted(items, tail)
    match opened.opener:
        case "[":
            return Vector(items)
        case "#s(":
            return Record(items)
        case "#(":  # text with properties, which are left out
            if not items or not isinstance(items[0], str):
                raise _Stop("unreadable", opened.offset)
            return items[0]
        case _:
            return items


def _single(kind: str | None, word: str, at: int) -> Expression:
    """A number, a character (which is a number) or a symbol; `nil` is the empty list."""
    if kind == "radix":
        return int(word[2:], {"x": 16, "o": 8, "b": 2}[word[1].lower()])
    if kind == "character":
        return _character(word, at)
    if word == "##":
        return Symbol("")
    if word.startswith("#"):
        raise _Stop("unreadable", at)
    if _INTEGER.match(word):
        if len(word) > LONGEST_NUMBER:
            raise _Stop("too-large", at)
        return int(word.rstrip("."))
    if _FLOAT.match(word):
        return float(word)
    special = _SPECIAL.match(word)
    if special:
        return float(special[1] + special[2])
    name = re.sub(r"\\(.)", r"\1", word, flags=re.DOTALL) if "\\" in word else word
    return NIL if name == "nil" else Symbol(name)


def _read_text(text: str, at: int) -> tuple[str, int]:
    """Read from behind an opening quote to behind the closing one."""
    start, parts = at, []
    while True:
        found = _PLAIN_TEXT.match(text, at)
        end = found.end() if found else at
        parts.append(text[at:end])
        if text[end : end + 1] == '"':
            return "".join(parts), end + 1
        escape = _ESCAPE.match(text, end + 1)
        if not escape:
            raise _Stop("unclosed-text", start - 1)
        parts.append(_escaped(escape, end))
        at = escape.end()


def _escaped(escape: re.Match[str], at: int) -> str:
    """The character an escape stands for."""
    if escape["other"]:
        return _LETTERS.get(escape["other"], escape["other"])
    if escape["control"]:
        return "\x7f" if escape["control"] == "?" else chr(ord(escape["control"]) & 0x1F)
    if escape["octal"]:
        return chr(int(escape["octal"], 8))
    digits = escape["hex"] or escape["named"] or escape["short"] or escape["long"] or ""
    number = int(digits[-8:], 16)
    if number > 0x10FFFF or len(digits) > 8:
        raise _Stop("bad-escape", at)
    return chr(number)


def _character(word: str, at: int) -> int:
    """The number of a character literal; modifier keys are left out."""
    if word[1] != "\\" or re.match(r"(?:[A-Za-z]-)+.\Z", word[2:], re.DOTALL):
        return ord(word[-1])
    escape = _ESCAPE.match(re.sub(r"\A(?:[A-Za-z]-)+", "", word[2:]))
    value = _escaped(escape, at) if escape else ""
    return ord(value) if value else ord(word[-1])


def plist(value: object) -> dict[str, Expression] | None:
    """A property list as a dictionary (first of two equal keys wins), None when it is none."""
    if not isinstance(value, tuple) or len(value) % 2:
        return None
    result: dict[str, Expression] = {}
    for key, item in zip(value[::2], value[1::2], strict=True):
        if not isinstance(key, Symbol):
            return None
        result.setdefault(key.name, item)
    return result


def alist(value: object) -> dict[str, Expression] | None:
    """An association list as a dictionary of tails (first entry wins), None when it is none."""
    if not isinstance(value, tuple):
        return None
    result: dict[str, Expression] = {}
    for entry in value:
        tail: Expression
        if isinstance(entry, Dotted):
            key, rest = entry.items[0], entry.items[1:]
            tail = Dotted(rest, entry.tail) if rest else entry.tail
        elif isinstance(entry, tuple) and entry:
            key, tail = entry[0], entry[1:]
        else:
            return None
        name = key.name if isinstance(key, Symbol) else key
        if not isinstance(name, str):
            return None
        result.setdefault(name, tail)
    return result


def write(value: Expression) -> str:
    """Print a value on one line so that Lisp reads it back as the same."""
    match value:
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case Symbol():
            return _write_symbol(value.name)
        case int():
            return str(int(value))
        case float():
            return _write_float(value)
        case Vector():
            return f"[{_write_items(value.items)}]"
        case Record():
            return f"#s({_write_items(value.items)})"
        case Dotted():
            return f"({_write_items(value.items)} . {write(value.tail)})"
        case (Symbol("quote"), quoted):
            return "'" + write(quoted)
        case ():
            return "nil"
        case _:
            return f"({_write_items(value)})"


def _write_items(items: Iterable[Expression]) -> str:
    return " ".join(map(write, items))


def _write_float(value: float) -> str:
    if value != value:
        return "0.0e+NaN"
    if value in (float("inf"), float("-inf")):
        return "1.0e+INF" if value > 0 else "-1.0e+INF"
    return repr(value)


def _write_symbol(name: str) -> str:
    escaped = _UNSAFE.sub(r"\\\1", name)
    looks_special = name == "." or any(
        pattern.match(name) for pattern in (_INTEGER, _FLOAT, _SPECIAL)
    )
    return "\\" + escaped if looks_special else escaped or "##"
