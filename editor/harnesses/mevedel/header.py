"""The header of a SKILL.md or of a role draft: YAML between two lines of dashes."""

from __future__ import annotations

import re
from textwrap import dedent
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core import yaml12
from editor.core.frontmatter import Closing, Fence, Opening
from editor.core.patterns import pattern
from editor.core.records import field, record

if TYPE_CHECKING:
    from collections.abc import Mapping

FENCE: Final = Fence(Opening.PADDED, Closing.PADDED, trimmed="")
_KEY: Final = pattern(
    r"""^(?:"([^"\n\r]+)"|'([^'\n\r]+)'|([^\s"'#\[\]{},&*!|>%@`?:-][^:\r\n]*?|-[^\s:][^:\r\n]*?))"""
    r"""[ \t]*:(?=[ \t\r\n]|\Z)""",
    re.MULTILINE,
)


@record
class Header:
    """A header as data. `fault`: no-header, not-closed, not-yaml, no-mapping, or empty."""

    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    lines: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    body: str = ""
    fault: str = ""
    fault_line: int | None = None
    fault_code: str = ""  # for not-yaml: which rule of YAML is broken
    source: str = ""  # the text between the fences
    first_line: int = 1  # of that text in the file

    @property
    def is_read(self) -> bool:
        """Whether there is a header that could be read."""
        return not self.fault

    def line(self, key: str) -> int | None:
        """The line a key stands on."""
        return self.lines.get(key)

    def written(self, key: str) -> str:
        """A value as the file writes it, without what its lines are indented by."""
        line = self.lines.get(key)
        if line is None:
            return ""
        later = [other for other in self.lines.values() if other > line]
        end = min(later) - self.first_line if later else None
        first, *rest = self.source.replace("\r\n", "\n").split("\n")[line - self.first_line : end]
        found = _KEY.match(first)
        beside = first[found.end() :].strip() if found else first
        below = dedent("\n".join(rest)).rstrip()
        return "\n".join(part for part in (beside, below) if part)


def read_header(text: str) -> Header:
    """Read the header of a text; never raises."""
    found = FENCE.find(text)
    if not found.is_opened:
        return Header(body=text, fault="no-header")
    if not found.is_closed:
        return Header(body=text, fault="not-closed", fault_line=1)
    source, body = text[found.start : found.end], text[found.body_start :]
    first = 1 + text.count("\n", 0, found.start)
    reading = yaml12.read(source)
    lines = _lines(source, first)
    if reading.error:
        line = first + reading.error.line - 1
        return Header({}, lines, body, "not-yaml", line, str(reading.error.fault))
    if reading.value is None:
        return Header({}, lines, body, "no-header", first)
    if not isinstance(reading.value, dict):
        return Header({}, lines, body, "no-mapping", first)
    values = {key: value for key, value in reading.value.items() if isinstance(key, str)}
    return Header(values, lines, body, source=source, first_line=first)


def _lines(source: str, first: int) -> dict[str, int]:
    """The line of every key that starts a line."""
    lines: dict[str, int] = {}
    line, at = first, 0
    for found in _KEY.finditer(source):
        line += source.count("\n", at, found.start())
        at = found.start()
        lines.setdefault(found[1] or found[2] or found[3], line)
    return lines
