"""Repairs of a header that is no YAML: put the offending value in quotes, and nothing else.

A repair is offered only when the header then reads; that is tried out here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.core import yaml12
from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.text import TextEdit, apply_text_edits, compose, eol_near
from editor.core.yaml_scalars import double_quoted, is_plain_safe, single_quoted
from editor.harnesses.pi_orchestrator.agent_file import KEYS

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_REPAIRS: Final = 12
_LINE: Final = pattern(r"([^\r\n]*)(\r\n|\r|\n|\Z)")
_KEY_LINE: Final = pattern(r"([A-Za-z_][\w.-]*)[ \t]*:(?:([ \t]+)(.*)|[ \t]*\Z)")
_ITEM_LINE: Final = pattern(r"([ \t]*-[ \t]+)(.*)")
_KNOWN_LINE: Final = pattern(rf"(?:{'|'.join(KEYS)})[ \t]*:(?=[ \t]|\Z)")
_MEANT_KEY: Final = pattern(rf"[ \t]*([\"']?)(?:{'|'.join(KEYS)})\1[ \t]*:", re.IGNORECASE)
_COMMENT: Final = pattern(r"(?<![ \t])[ \t]+#.*\Z")


@record
class Repair:
    """The edits of a header that make it readable, and the keys they are about."""

    edits: tuple[TextEdit, ...]
    keys: tuple[str, ...]
    header: str  # as it reads afterwards


@record
class _Line:
    start: int
    text: str

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def repair(header: str) -> Repair | None:
    """Find the quotes that make a header readable; its line ends may be of any kind."""
    current, edits = header, tuple[TextEdit, ...]()
    keys: list[str] = []
    for _ in range(MOST_REPAIRS):
        error = yaml12.read(current).error
        if error is None:
            return Repair(edits, tuple(dict.fromkeys(keys)), current) if edits else None
        step = _step(current, error.line - 1)
        if step is None:
            return None
        key, step_edits = step
        after = apply_text_edits(current, step_edits)
        if after == current or not _is_further(after, error):
            return None
        keys.append(key)
        edits = compose(header, edits, step_edits)
        current = after
    return None


def quoted(value: str) -> str:
    """Put a text in quotes, in single ones where they can hold it."""
    return single_quoted(value) or double_quoted(value)


def _is_further(text: str, before: yaml12.YamlError) -> bool:
    """Whether a repair has removed the fault it was made for."""
    error = yaml12.read(text).error
    return error is None or (error.line, error.fault) != (before.line, before.fault)


def _lines(text: str) -> list[_Line]:
    return [
        _Line(found.start(), found[1])
        for found in _LINE.finditer(text)
        if found[0] or found.start() == 0
    ]


def _step(header: str, index: int) -> tuple[str, tuple[TextEdit, ...]] | None:
    """Repair the value that the line of a fault belongs to."""
    lines = _lines(header)
    if index >= len(lines):
        index = len(lines) - 1
    first = index
    while first >= 0 and not _KEY_LINE.match(lines[first].text):
        first -= 1
    if first < 0:
        return None
    found = _KEY_LINE.match(lines[first].text)
    key = found[1] if found else ""
    if first == index:
        edit = _quote_value(lines[first])
        return (key, (edit,)) if edit else None
    item = _ITEM_LINE.match(lines[index].text)
    if item and not lines[index].text.startswith("\t"):
        edit = _quote_text(lines[index].start + len(item[1]), item[2])
        return (key, (edit,)) if edit else None
    edit = _as_block(header, lines, first)
    return (key, (edit,)) if edit else None


def _quote_value(line: _Line) -> TextEdit | None:
    found = _KEY_LINE.match(line.text)
    if found is None or not found[3]:
        return None
    start, value = line.start + found.start(3), found[3]
    if value.startswith("["):
        return _quote_items(start, value)
    return _quote_text(start, value)


def _quote_text(start: int, value: str) -> TextEdit | None:
    """Quote a text; a comment behind it stays one."""
    comment = _COMMENT.search(value)
    text = (value[: comment.start()] if comment else value).rstrip(" \t")
    if not text or (text[0] in "'\"" and yaml12.read(f"k: {text}").error is None):
        return None
    return TextEdit(start, start + len(text), quoted(text))


def _quote_items(start: int, value: str) -> TextEdit | None:
    """Quote those entries of a list in brackets that cannot stand without quotes."""
    close = value.rfind("]")
    if close < 0:
        return None
    parts = value[1:close].split(",")
    spelled = [_quoted_item(part) for part in parts]
    return TextEdit(start + 1, start + close, ",".join(spelled))


def _quoted_item(part: str) -> str:
    text = part.strip(" \t")
    if not text or text[0] in "'\"" or is_plain_safe(text, in_flow=True):
        return part
    at = part.index(text)
    return part[:at] + quoted(text) + part[at + len(text) :]


def _as_block(header: str, lines: Sequence[_Line], first: int) -> TextEdit | None:
    """Write a text of several lines as an indented block below its key.

    A line that means to be a key of its own (`tools:read`, an indented `blockTools:`) is never
    taken into the text: with it the agent would lose that limit without a word.
    """
    last = first + 1
    while last < len(lines) and not _KNOWN_LINE.match(lines[last].text):
        if _MEANT_KEY.match(lines[last].text) or lines[last].text.startswith("..."):
            return None
        last += 1
    found = _KEY_LINE.match(lines[first].text)
    if found is None or last <= first + 1:
        return None
    texts = [found[3] or "", *(line.text for line in lines[first + 1 : last])]
    while texts and not texts[-1].strip(" \t"):
        texts.pop()
    end = lines[first + len(texts) - 1].end if texts else lines[first].end
    texts = texts if texts and texts[0] else texts[1:]
    if not texts or texts[0][:1] in ("|", ">", "[", "{", "'", '"', " ", "\t", "-"):
        return None
    eol = eol_near(header, lines[first].start)
    body = "".join(f"{eol}  {text}" if text.strip(" \t") else eol for text in texts)
    colon = lines[first].start + lines[first].text.index(":") + 1
    return TextEdit(colon, end, f" |-{body}")
