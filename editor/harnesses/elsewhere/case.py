"""One file as the readers of other systems take it: a YAML header and a body."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from editor.core import yaml12
from editor.core.fence import Closing, Fence, Opening
from editor.core.problems import Problem, Severity
from editor.core.text import line_of
from editor.core.wording import message

if TYPE_CHECKING:
    from editor.core.document import Document

FENCE = Fence(Opening.PADDED, Closing.PADDED)
_KEY = re.compile(r"^([A-Za-z_][\w.-]*)[ \t]*:", re.MULTILINE)
# A value in which a colon and a space stand without quotes, the usual reason a header is no YAML.
_LOOSE_COLON = re.compile(
    r"^[A-Za-z_]\w*:[ \t]+[^\s\"'\[{|>&*!%#@`][^\r\n]*:(?:[ \t]|$)", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Case:
    """What the rules look at."""

    path: str
    system: str
    has_header: bool
    values: dict[str, Any]  # empty when the header cannot be read
    body: str
    lines: dict[str, int]
    error_line: int | None = None  # where the header stops being YAML
    is_loose_colon: bool = False  # … because of an unquoted colon in a one-word key's value

    @property
    def stem(self) -> str:
        """The file's name without its ending."""
        return self.path.replace("\\", "/").rsplit("/", 1)[-1].rsplit(".", 1)[0]

    def items(self, key: str) -> tuple[str, ...] | None:
        """A list or comma text as its parts; None when the key is absent or something else."""
        value = self.values.get(key)
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        if isinstance(value, list):
            return tuple(part for part in value if isinstance(part, str))
        return None

    def problem(
        self, code: str, severity: Severity, template: str, key: str = "", /, **values: str | int
    ) -> Problem:
        """Make a finding; its code names the system it is about."""
        line = self.lines.get(key) if key else None
        return Problem(
            f"{self.system}-{code}", severity, message(template, **values), line, reader=self.system
        )


def case_of(document: Document, path: str, system: str) -> Case:
    """Read a file for one system."""
    text = document.text
    found = FENCE.find(text)
    if not found.is_closed:
        return Case(path, system, False, {}, text, {})
    header = text[found.start : found.end]
    first = line_of(text, found.start)
    lines: dict[str, int] = {}
    for match in _KEY.finditer(header.replace("\r\n", "\n").replace("\r", "\n")):
        lines[match[1]] = first + match.string.count("\n", 0, match.start())
    body = text[found.body_start :]
    reading = yaml12.read(header)
    if reading.error is not None:
        line = first + reading.error.line - 1
        loose = _LOOSE_COLON.search(header) is not None
        return Case(path, system, True, {}, body, lines, line, loose)
    values = reading.value if isinstance(reading.value, dict) else {}
    return Case(path, system, True, {str(key): value for key, value in values.items()}, body, lines)
