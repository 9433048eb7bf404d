"""A definition as any reader of Markdown with a YAML header sees it, and findings about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.foreign import library_words
from editor.core.problems import Problem, Severity
from editor.core.wording import Message, message
from editor.harnesses.claude_code.rules import OCT, rules_for
from editor.harnesses.claude_code.splitter import split
from editor.harnesses.claude_code.yaml_reader import read_block
from editor.harnesses.others.wording import SURENESS

if TYPE_CHECKING:
    from editor.core.document import Document
    from editor.harnesses.claude_code.yaml_reader import Block, Pair

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO

# How sure a finding is. high: from the system's own documentation or source; medium: good secondary
# or partial knowledge; low: concluded.
HIGH = "high"
MEDIUM = "medium"
LOW = "low"


def sure(confidence: str) -> Message:
    """How sure a finding is, as a word inside its sentence."""
    return Message(SURENESS[confidence])


class Facts:
    """One file under the eyes of one system; collects what that system makes of it."""

    def __init__(self, document: Document, path: str, system: str) -> None:
        found = split(document.text, rules_for(OCT))
        self.system = system
        self.path = path
        self.body = found.body
        self.has_header = found.header is not None
        self.block: Block = read_block(found.header or "")
        self.pairs: dict[str, Pair] = {pair.key: pair for pair in self.block.pairs}
        self.header = found.header or ""
        self.findings: list[Problem] = []

    def value(self, key: str) -> Any:
        """The value of a key, None when it is not there."""
        pair = self.pairs.get(key)
        return pair.value if pair else None

    def add(
        self,
        code: str,
        severity: Severity,
        confidence: str,
        template: str,
        key: str = "",
        **values: str | int | Message,
    ) -> None:
        """Note one finding; `key` gives its line."""
        pair = self.pairs.get(key)
        line = pair.line + 2 if pair else None
        if code.endswith("-yaml") and self.block.error is not None:
            line = self.block.error.line + 2
        text = message(template, system=self.system, confidence=sure(confidence), key=key, **values)
        found = Problem(
            code, severity, text, line,
            reader=self.system, path=self.path, confidence=confidence,
        )  # fmt: skip
        self.findings.append(found)

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return self.path.replace("\\", "/").rpartition("/")[2]

    @property
    def yaml_fault(self) -> Message | str:
        """Why the header is no valid YAML, empty when it is."""
        return library_words(self.block.error.reason) if self.block.error else ""

    @property
    def fault_line(self) -> str:
        """The line of the header at which it stops being YAML."""
        lines = self.header.splitlines()
        at = self.block.error.line if self.block.error else len(lines)
        return lines[at] if at < len(lines) else ""

    @property
    def listed(self) -> list[str] | None:
        """The entries of `tools`, None when there is no such list or text."""
        value = self.value("tools")
        if isinstance(value, str):
            return [part.strip() for part in value.split(",") if part.strip()]
        if isinstance(value, list):
            return [item for item in value if isinstance(item, str)]
        return None

    def others(self, known: frozenset[str]) -> list[str]:
        """The keys of the header that are not among these, in order."""
        return [key for key in self.pairs if key not in known]
