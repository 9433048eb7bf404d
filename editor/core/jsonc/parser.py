"""Parses JSON with comments exactly as strictly as the `jsonc-parser` library, keeping places."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, Final, Literal

from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.text import line_of, line_start


class JsoncFault(StrEnum):
    """What makes a text no JSON with comments."""

    NOTHING = "nothing"  # no value at all: empty, blank or only comments
    BYTE_ORDER_MARK = "byte-order-mark"
    COMMENT = "comment"  # a comment that is not closed
    CHARACTER = "character"  # a character that starts no token
    STRING = "string"  # a text that is not closed on its line
    CONTROL_CHARACTER = "control-character"  # a raw tab or another one inside a text
    ESCAPE = "escape"
    NUMBER = "number"
    VALUE_EXPECTED = "value-expected"
    KEY_EXPECTED = "key-expected"
    COLON_EXPECTED = "colon-expected"
    COMMA_EXPECTED = "comma-expected"
    NOT_CLOSED = "not-closed"
    MORE_TEXT = "more-text"  # something besides comments behind the value
    TOO_DEEP = "too-deep"


@record
class JsoncError:
    """The first place where a text stops being JSON with comments."""

    fault: JsoncFault
    offset: int
    line: int  # counted from 1
    column: int


Kind = Literal["object", "array", "string", "number", "boolean", "null"]


@record
class Node:
    """One value with its place; `value` is the plain data it stands for."""

    kind: Kind
    start: int
    end: int
    value: Any
    members: tuple[Member, ...] = ()  # of an object, duplicates included
    items: tuple[Node, ...] = ()  # of an array
    has_trailing_comma: bool = False

    def member(self, key: str) -> Member | None:
        """The member that counts for a key: the last of duplicates."""
        return next((each for each in reversed(self.members) if each.key == key), None)


@record
class Member:
    """One `"key": value` of an object."""

    key: str
    start: int  # of the key
    key_end: int
    value: Node

    @property
    def end(self) -> int:
        """Where the value ends."""
        return self.value.end


@record
class Parsed:
    """A parsed text: its root value, or the first error; comments in order."""

    root: Node | None
    error: JsoncError | None = None
    comments: tuple[tuple[int, int], ...] = ()


_BLANKS = pattern(r"[ \t\r\n]*")
_COMMENT = pattern(r"//[^\r\n]*|/\*.*?\*/", re.DOTALL)
_NUMBER = pattern(r"-?(?:0|[1-9][0-9]*)(\.[0-9]*)?([eE][-+]?[0-9]*)?")
_WORD = pattern(r"true|false|null")
_WORD_CHARACTERS = pattern(r"[^\s{}\[\]\",:/]*", re.ASCII)
_CHUNK = pattern(r'[^"\\\x00-\x1f]*')
_HEXADECIMAL = pattern(r"[0-9a-fA-F]{4}")
_PAIR = pattern("[\ud800-\udbff][\udc00-\udfff]")
_WORDS: Final[dict[str, tuple[Kind, bool | None]]] = {
    "true": ("boolean", True),
    "false": ("boolean", False),
    "null": ("null", None),
}
_ESCAPES: Final = {
    '"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t",
}  # fmt: skip


class _Malformed(Exception):
    def __init__(self, fault: JsoncFault, offset: int) -> None:
        super().__init__(fault)
        self.fault = fault
        self.offset = offset


def parse(text: str) -> Parsed:
    """Parse a text; never raises."""
    parser = _Parser(text)
    try:
        root = parser.document()
    except _Malformed as error:
        return Parsed(None, _error(text, error.fault, error.offset), tuple(parser.comments))
    except RecursionError:
        return Parsed(None, _error(text, JsoncFault.TOO_DEEP, 0), tuple(parser.comments))
    return Parsed(root, None, tuple(parser.comments))


def _error(text: str, fault: JsoncFault, offset: int) -> JsoncError:
    return JsoncError(fault, offset, line_of(text, offset), offset - line_start(text, offset) + 1)


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.comments: list[tuple[int, int]] = []

    def document(self) -> Node:
        if self.text.startswith("\ufeff"):
            raise _Malformed(JsoncFault.BYTE_ORDER_MARK, 0)
        at = self._skip(0)
        if at >= len(self.text):
            raise _Malformed(JsoncFault.NOTHING, at)
        root = self._value(at)
        after = self._skip(root.end)
        if after < len(self.text):
            raise _Malformed(JsoncFault.MORE_TEXT, after)
        return root

    def _skip(self, at: int) -> int:
        while True:
            blanks = _BLANKS.match(self.text, at)
            at = blanks.end() if blanks else at
            if not self.text.startswith(("//", "/*"), at):
                return at
            comment = _COMMENT.match(self.text, at)
            if comment is None:
                raise _Malformed(JsoncFault.COMMENT, at)
            self.comments.append(comment.span())
            at = comment.end()

    def _at(self, at: int) -> str:
        return self.text[at : at + 1]

    def _value(self, at: int) -> Node:
        mark = self._at(at)
        if mark == "{":
            return self._object(at)
        if mark == "[":
            return self._array(at)
        if mark == '"':
            text, end = self._string(at)
            return Node("string", at, end, text)
        if mark == "-" or ("0" <= mark <= "9" and mark):
            return self._number(at)
        word = _WORD.match(self.text, at)
        whole = _WORD_CHARACTERS.match(self.text, at)
        if word is None or whole is None or whole.end() != word.end():
            is_mark = mark in ("", "}", "]", ",", ":")
            raise _Malformed(JsoncFault.VALUE_EXPECTED if is_mark else JsoncFault.CHARACTER, at)
        kind, value = _WORDS[word[0]]
        return Node(kind, at, word.end(), value)

    def _number(self, at: int) -> Node:
        match = _NUMBER.match(self.text, at)
        if match is None or match[1] == "." or (match[2] and not match[2][-1].isdigit()):
            raise _Malformed(JsoncFault.NUMBER, at)
        is_whole = match[1] is None and match[2] is None
        value: int | float = float(match[0])
        if is_whole and abs(value) < 2**53:
            value = int(value)
        return Node("number", at, match.end(), value)

    def _string(self, at: int) -> tuple[str, int]:
        parts: list[str] = []
        place = at + 1
        while True:
            chunk = _CHUNK.match(self.text, place)
            end = chunk.end() if chunk else place
            parts.append(self.text[place:end])
            mark = self._at(end)
            if mark == '"':
                return _PAIR.sub(_join_pair, "".join(parts)), end + 1
            if mark in ("", "\n", "\r"):
                raise _Malformed(JsoncFault.STRING, at)
            if mark != "\\":
                raise _Malformed(JsoncFault.CONTROL_CHARACTER, end)
            escape = self._at(end + 1)
            if escape == "u":
                digits = _HEXADECIMAL.match(self.text, end + 2)
                if digits is None:
                    raise _Malformed(JsoncFault.ESCAPE, end)
                parts.append(chr(int(digits[0], 16)))
                place = digits.end()
            elif escape in _ESCAPES and escape:
                parts.append(_ESCAPES[escape])
                place = end + 2
            else:
                raise _Malformed(JsoncFault.ESCAPE, end)

    def _object(self, start: int) -> Node:
        members: list[Member] = []
        at = self._skip(start + 1)
        trailing = False
        while self._at(at) != "}":
            if self._at(at) != '"':
                fault = JsoncFault.KEY_EXPECTED if self._at(at) else JsoncFault.NOT_CLOSED
                raise _Malformed(fault, at if self._at(at) else start)
            key, key_end = self._string(at)
            colon = self._skip(key_end)
            if self._at(colon) != ":":
                raise _Malformed(JsoncFault.COLON_EXPECTED, colon)
            value = self._value(self._skip(colon + 1))
            members.append(Member(key, at, key_end, value))
            at, trailing = self._separator(value.end, "}", start)
        held = {member.key: member.value.value for member in members}
        return Node("object", start, at + 1, held, tuple(members), (), trailing)

    def _array(self, start: int) -> Node:
        items: list[Node] = []
        at = self._skip(start + 1)
        trailing = False
        while self._at(at) != "]":
            if not self._at(at):
                raise _Malformed(JsoncFault.NOT_CLOSED, start)
            item = self._value(at)
            items.append(item)
            at, trailing = self._separator(item.end, "]", start)
        held = [item.value for item in items]
        return Node("array", start, at + 1, held, (), tuple(items), trailing)

    def _separator(self, at: int, closing: str, start: int) -> tuple[int, bool]:
        """Pass a comma; give the place of the next element or of the closing mark."""
        at = self._skip(at)
        mark = self._at(at)
        if mark == ",":
            return self._skip(at + 1), True
        if mark != closing:
            fault = JsoncFault.COMMA_EXPECTED if mark else JsoncFault.NOT_CLOSED
            raise _Malformed(fault, at if mark else start)
        return at, False


def _join_pair(pair: re.Match[str]) -> str:
    high, low = map(ord, pair[0])
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
