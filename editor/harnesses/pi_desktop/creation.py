"""New definitions: their names, file names and first text, and what a rename changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.problems import Problem, Severity
from editor.core.text import apply_text_edits
from editor.core.wording import message
from editor.harnesses.pi_desktop import locations, names, pipeline, spelling, state, tools, wording
from editor.harnesses.pi_desktop.locator import RUNTIME_SYNTAX

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster

_BLANK: Final = """\
---
name: {name}
description: Say here when the parent should start this agent.
tools: [Read, Glob, Grep]
---

Say here what this agent is to do, what it should leave alone, and how it should report back.
"""


def file_name(name: str) -> str:
    """Give the file a new definition goes into."""
    return f"{name}.md"


def check_name(name: str) -> Problem | None:
    """Say why a name cannot be used; a usable one is the same for sessions and Settings."""
    if not name.strip():
        return Problem("name-empty", Severity.ERROR, message(wording.NAME_EMPTY), field="name")
    if not names.is_handle(name) or names.slug(name) != name:
        problem = message(wording.NAME_RULE, name=name)
        return Problem("name-rule", Severity.ERROR, problem, field="name")
    return None


def starting_text(name: str, source: Definition | None) -> bytes:
    """Give a first text that both readers accept: blank, or after another definition."""
    if source is None:
        return _BLANK.format(name=name).encode()
    copied = _renamed(source.document.text, name)
    if _is_accepted(copied, name):
        return copied.encode("utf-8", "surrogateescape")
    return _composed(name, source).encode()


def _renamed(text: str, name: str) -> str:
    """Give a text with another name, everything else as it is."""
    edits = RUNTIME_SYNTAX.set_value(text, "name", name, ())
    return text if isinstance(edits, Problem) else apply_text_edits(text, edits)


def _is_accepted(text: str, name: str) -> bool:
    reading = pipeline.read(text, file_name(name), path="")
    is_offered = reading.standing is pipeline.Standing.OFFERED
    return is_offered and reading.runtime.parsed.name == name


def _composed(name: str, source: Definition) -> str:
    """Write a definition anew from what can be read of another."""
    description = " ".join(str(source.value("description") or "").split())
    spelled = spelling.text_spellings(description)
    held = source.value("tools")
    known = [each for each in (held if isinstance(held, tuple) else ()) if each in tools.ASSIGNABLE]
    items = [tools.INHERIT, *known] if source.value("inherit") else known or list(tools.DEFAULT)
    lines = [
        "---",
        f"name: {name}",
        f"description: {spelled[0] if spelled else 'Say here when to start this agent.'}",
        f"tools: {spelling.list_spellings(items)[0]}",
        "---",
        "",
        source.prompt.strip() or "Say here what this agent is to do.",
        "",
    ]
    return "\n".join(lines)


def rename_note(definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
    """Say what a rename takes along: another agent of the name, built-ins, remembered state."""
    notes: list[Problem] = []
    for other in roster.entries:
        if other.origin.path == definition.origin.path:
            continue
        is_builtin = other.origin.scope == locations.BUILTIN
        if other.name == name and is_builtin:
            notes.append(_note("rename-replaces-builtin", wording.RENAME_REPLACES_BUILTIN, name))
        elif other.name == name:
            text = message(wording.RENAME_TAKEN, name=name, file=other.origin.file_name)
            notes.append(Problem("rename-taken", Severity.ERROR, text, field="name"))
        elif other.name == definition.name and is_builtin:
            uncovers = wording.RENAME_UNCOVERS_BUILTIN
            notes.append(_note("rename-uncovers-builtin", uncovers, other.name))
    held = state.of(roster.settings)
    identity = names.slug(definition.name)
    if identity in held.switched_off or identity in (held.scopes or {}):
        text = message(wording.RENAME_LOSES_STATE)
        notes.append(Problem("rename-loses-state", Severity.WARNING, text, field="name"))
    return tuple(notes)


def _note(code: str, template: str, name: str) -> Problem:
    return Problem(code, Severity.INFO, message(template, name=name), field="name")
