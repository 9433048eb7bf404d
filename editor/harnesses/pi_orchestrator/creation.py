"""New agents: their names, file names and first text, and what a rename changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.frontmatter import YamlSyntax
from editor.core.patterns import pattern
from editor.core.problems import Problem, Severity
from editor.core.spelling import spell
from editor.core.text import apply_text_edits
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import state, wording
from editor.harnesses.pi_orchestrator.agent_file import FileStatus, read_agent
from editor.harnesses.pi_orchestrator.discovery import BUILTIN
from editor.harnesses.pi_orchestrator.fields import CONFIG
from editor.harnesses.pi_orchestrator.findings import FENCE
from editor.harnesses.pi_orchestrator.script import trim

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster

_DESCRIPTION: Final = "Say here when the parent should start this agent."
_BODY: Final = (
    "Say here what this agent is to do, what it should leave alone, and how it should report back."
)
_UNFIT: Final = pattern(r"[^A-Za-z0-9._-]+")


def file_name(name: str) -> str:
    """Give the file a new agent goes into; the extension does not look at it."""
    stem = _UNFIT.sub("-", name).strip("-.") or "agent"
    return f"{stem}.md"


def check_name(name: str) -> Problem | None:
    """Say why a name cannot be used; the extension takes any text, but some are traps."""
    if not trim(name):
        return Problem("name-empty", Severity.ERROR, message(wording.NAME_EMPTY), field="name")
    if name != trim(name) or any(ord(character) < 32 for character in name):
        text = message(wording.NAME_BLANKS, name=trim(name))
        return Problem("name-blanks", Severity.ERROR, text, field="name")
    return None


def starting_text(name: str, source: Definition | None) -> bytes:
    """Give a first text that reads: blank, or after another agent."""
    if source is not None:
        copied = _renamed(source.document.text, name)
        agent = read_agent(copied)
        if agent.status is FileStatus.AGENT and agent.name == name:
            return copied.encode("utf-8", "surrogateescape")
    return _composed(name, source).encode("utf-8")


def _renamed(text: str, name: str) -> str:
    edits = YamlSyntax(FENCE).set_value(text, "name", _spelled(name), ())
    return text if isinstance(edits, Problem) else apply_text_edits(text, edits)


def _composed(name: str, source: Definition | None) -> str:
    """Write an agent anew from what can be read of another."""
    held = str(source.value("description") or "") if source else ""
    lines = [
        "---",
        f"name: {_spelled(name)}",
        f"description: {_spelled(' '.join(held.split()) or _DESCRIPTION)}",
    ]
    for key, field in (("tools", "tools"), ("blockTools", "block_tools")):
        entries = source.value(field) if source else ("read", "grep", "find", "ls")
        if field == "block_tools" and source is None:
            continue
        if isinstance(entries, tuple) and entries:
            lines.append(f"{key}: {spell(entries)[0]}")
    body = trim(source.prompt) if source else ""
    return "\n".join([*lines, "---", "", body or _BODY, ""])


def _spelled(text: str) -> str:
    """Write a text so that the header stays YAML, whatever the text is."""
    return spell(text)[0]


def rename_note(definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
    """Say what a rename takes along: other agents of either name, and entries by name."""
    notes: list[Problem] = []
    for other in roster.entries:
        if other.origin.path == definition.origin.path or other.kind == CONFIG:
            continue
        place = other.origin.path
        if other.name == name:
            is_builtin = other.origin.scope == BUILTIN
            template = wording.RENAME_BUILTIN if is_builtin else wording.RENAME_TAKEN
            severity = Severity.INFO if is_builtin else Severity.WARNING
            text = message(template, name=name, path=place)
            notes.append(Problem("rename-taken", severity, text, field="name"))
        elif other.name == definition.name and other.shadowed_by == definition.origin.path:
            text = message(wording.RENAME_UNCOVERS, name=other.name, path=place)
            notes.append(Problem("rename-uncovers", Severity.INFO, text, field="name"))
    if definition.name in state.of(roster.settings).config.model_overrides:
        text = message(wording.RENAME_LOSES_MODEL, name=definition.name)
        notes.append(Problem("rename-loses-model", Severity.WARNING, text, field="name"))
    return tuple(notes)
