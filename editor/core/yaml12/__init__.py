"""Reads YAML 1.2 headers exactly as the JavaScript `yaml` library does, and says why one fails."""

from __future__ import annotations

import re
from typing import Any

from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.yaml12.block import BlockReader, Place
from editor.core.yaml12.nodes import Fault, Node, Opaque, Refused, YamlError
from editor.core.yaml12.quick import quick
from editor.core.yaml12.values import Builder

__all__ = ["Fault", "Node", "Opaque", "Reading", "YamlError", "compose", "read"]

_MARKER = pattern(r"^(?:---|\.\.\.)(?=[ \t\n]|\Z)", re.MULTILINE)
_DIRECTIVES = pattern(r"(?:[ \t]*(?:#[^\n]*)?\n|%[^\n]*(?:\n|\Z))*")
_LINE_END = pattern(r"\r\n?")


@record
class Reading:
    """The data of a YAML text, or the first fault that makes it unreadable."""

    value: Any  # None too when `error` is set
    error: YamlError | None = None


def read(text: str) -> Reading:
    """Read one YAML 1.2 document into plain data; never raises."""
    simple = quick(text)
    if simple is not None:
        return Reading(simple)
    text = _normalised(text)
    try:
        return Reading(Builder().build(_document(text)))
    except Refused as refused:
        return Reading(None, _error(text, refused))
    except RecursionError:
        return Reading(None, _error(text, Refused(Fault.TOO_DEEP, 0)))


def compose(text: str) -> Node | YamlError:
    """Give the nodes of a document with their places; never raises.

    Places count in the text with every line end written as one LF.
    """
    text = _normalised(text)
    try:
        node = _document(text)
        Builder().build(node)
    except Refused as refused:
        return _error(text, refused)
    except RecursionError:
        return _error(text, Refused(Fault.TOO_DEEP, 0))
    return node


def _normalised(text: str) -> str:
    text = text.removeprefix("\ufeff")
    return _LINE_END.sub("\n", text) if "\r" in text else text


def _error(text: str, refused: Refused) -> YamlError:
    offset = min(refused.offset, len(text))
    line_start = text.rfind("\n", 0, offset) + 1
    return YamlError(
        refused.fault, offset, text.count("\n", 0, offset) + 1, offset - line_start + 1
    )


def _document(text: str) -> Node:
    start, place = 0, Place.LINE
    match = _DIRECTIVES.match(text)
    prefix = match.end() if match else 0
    has_directive = any(line.startswith("%") for line in text[:prefix].split("\n"))
    marker = _MARKER.search(text)
    if marker and marker[0] == "---" and marker.start() <= prefix:
        start, place = marker.end(), Place.MARKER
        marker = _MARKER.search(text, start)
    elif has_directive:
        raise Refused(Fault.DIRECTIVE, prefix)
    end = marker.start() if marker else len(text)
    if marker:
        _check_rest(text, marker)
    return BlockReader(text, end).document(start, place)


def _check_rest(text: str, marker: re.Match[str]) -> None:
    """Refuse anything but comments behind the end of the document."""
    if marker[0] == "---":
        raise Refused(Fault.SEVERAL_DOCUMENTS, marker.start())
    for line in text[marker.end() :].split("\n"):
        stripped = line.strip(" \t")
        if stripped and not stripped.startswith("#"):
            raise Refused(Fault.SEVERAL_DOCUMENTS, marker.start())
