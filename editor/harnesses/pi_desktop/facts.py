"""What the checks of one document share: both readings, and its lines once something is wrong."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from editor.core.problems import MOST_OF_A_KIND, Fix, Problem, Severity, left_out
from editor.core.text import apply_text_edits
from editor.core.wording import message
from editor.harnesses.pi_desktop import header_lines, javascript, pipeline, runtime_reader
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Origin
    from editor.core.document import Document
    from editor.core.text import TextEdit
    from editor.harnesses.pi_desktop.header_lines import EntrySpan, Line
    from editor.harnesses.pi_desktop.pipeline import Reading
    from editor.harnesses.pi_desktop.rules import Rules

RUNTIME = "runtime"
SETTINGS = "settings"
ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO


class Facts:
    """One document under inspection; collects problems as the checks find them."""

    def __init__(
        self,
        document: Document,
        origin: Origin,
        reading: Reading,
        rules: Rules,
        others: Mapping[str, str],
    ) -> None:
        self.document = document
        self.text = document.text
        self.origin = origin
        self.rules = rules
        self.reading = reading
        self.runtime = reading.runtime
        self.header = reading.runtime.header
        self.values = reading.runtime.header.values
        self.settings = reading.settings
        self.record = reading.record
        self.others = others  # Keys PI-Desktop does not know, as written.
        self.problems: list[Problem] = []
        self._counts: dict[str, int] = {}

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The header's lines as the runtime sees them."""
        return header_lines.header_lines(self.text)

    def key_line(self, key: str) -> Line | None:
        """The line of a key that counts."""
        number = self.header.lines.get(key)
        if number is None:
            return None
        if "\r" in self.text:
            return header_lines.key_line(self.lines, key)
        return header_lines.line_at(self.text, number)

    def entries(self, key: str) -> tuple[EntrySpan, ...]:
        """The entries of a list field with their places."""
        line = self.key_line(key)
        if line is not None and isinstance(self.values[key], str):
            return header_lines.inline_spans(line)
        return header_lines.entry_spans(self.lines, key)

    def has_items(self, key: str) -> bool:
        """Tell whether a field is written as list items."""
        if not isinstance(self.values.get(key), list):
            return False
        return bool(header_lines.item_lines(self.lines, key))

    def lines_below(self, key: str) -> tuple[Line, ...]:
        """The lines from a key to the next one."""
        holder = self.key_line(key)
        if holder is None:
            return ()
        below = self.lines[self.lines.index(holder) + 1 :]
        end = next((at for at, line in enumerate(below) if line.kind == "key"), len(below))
        return below[:end]

    def written(self, key: str) -> str:
        """The key as the file spells it, without building all lines."""
        return self._header_lines[self.header.lines[key] - 2].partition(":")[0].strip()

    def starts_with(self, key: str, mark: str) -> bool:
        """Tell whether the value on a key's line begins with a mark, without building the line."""
        value = self._header_lines[self.header.lines[key] - 2].partition(":")[2]
        return value.lstrip(javascript.WHITESPACE).startswith(mark)

    @cached_property
    def _header_lines(self) -> list[str]:
        return (self.header.text or "").split("\n")

    def scalar(self, key: str) -> str | None:
        """The runtime's text of a field."""
        return runtime_reader.scalar(self.values, key)

    @property
    def eol(self) -> str:
        """The line end to use for a new line; a lone carriage return is never added."""
        eol = self.document.eol
        return "\n" if eol == "\r" else eol

    def fix(self, title: str, *edits: TextEdit, **parameters: str | int) -> Fix:
        """Build a fix from edits by character."""
        return Fix(message(title, **parameters), self.document.splices(edits))

    def harmless_fix(self, title: str, *edits: TextEdit, **parameters: str | int) -> Fix | None:
        """Build a fix that brings something to life, unless it would lose the whole agent."""
        if self.reading.standing is pipeline.Standing.OFFERED:
            text = apply_text_edits(self.text, edits)
            after = pipeline.read(text, self.origin.file_name, path="", rules=self.rules)
            if after.standing is not pipeline.Standing.OFFERED:
                return None
        return self.fix(title, *edits, **parameters)

    def add(
        self,
        code: str,
        severity: Severity,
        template: str,
        *,
        about: str = "",
        at: int | None = None,
        fix: Fix | None = None,
        reader: str = "",
        **parameters: str | int,
    ) -> None:
        """Note a problem about a key (on its line, unless `at` gives another) or the whole file."""
        if self.has_enough(code):
            return
        if at is None and about:
            at = self.header.lines.get(about)
        self.problems.append(
            Problem(
                code,
                severity,
                message(template, **parameters),
                at,
                fix,
                FIELD_OF_KEY.get(about, ""),
                reader,
            )
        )

    def has_enough(self, code: str) -> bool:
        """Count one more problem of a kind; true when enough of them are listed already."""
        count = self._counts[code] = self._counts.get(code, 0) + 1
        return count > MOST_OF_A_KIND

    def all(self) -> tuple[Problem, ...]:
        """Every problem noted, and how many of a kind were left out."""
        rest = [
            problem
            for code, count in self._counts.items()
            for problem in left_out(code, count - MOST_OF_A_KIND)
        ]
        return (*self.problems, *rest)

    def is_commented(self, key: str) -> bool:
        """Tell whether a comment behind the value of a key was noted, which explains the rest."""
        field = FIELD_OF_KEY.get(key, "")
        return any(
            each.code == "trailing-comment" and each.field == field for each in self.problems
        )

    def has_error(self) -> bool:
        """Tell whether an error explains already why the agent is lost."""
        return any(problem.severity is ERROR for problem in self.problems)

    def has(self, code: str) -> bool:
        """Tell whether a problem of this kind was noted."""
        return any(problem.code == code for problem in self.problems)
