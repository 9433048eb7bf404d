"""New definitions: what they are called, where they go, and how they start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.problems import Problem, Severity
from editor.core.spelling import spell_text
from editor.core.wording import message
from editor.harnesses.mevedel import reading, wording
from editor.harnesses.mevedel.fields import SKILL
from editor.harnesses.mevedel.role_file import ROLE_NAME
from editor.harnesses.mevedel.roles import DEFAULT
from editor.harnesses.mevedel.skill_file import NAME

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster

_NEW: Final = """---
name: {name}
description: Says in one line when a child of this role should be started.
tools: [read]
system-components: [role, report-tone, tool-orchestration, workspace-config, environment]
---
Say what a child of this role should do, and what it should hand back.
"""
_COPY: Final = """---
name: {name}
description: {description}
tools: [{tools}]
system-components: [role, {components}]
---
Say what a child of this role should do, and what it should hand back.
"""


def file_name(name: str) -> str:
    """The file a new role draft goes into."""
    return f"{name}.md"


def check_name(name: str) -> Problem | None:
    """Say why a name cannot be used for a role draft."""
    if not name.strip():
        return Problem("name-empty", Severity.ERROR, message(wording.NAME_EMPTY), field="name")
    if not ROLE_NAME.match(name) or name == DEFAULT or any(each in name for each in "/\\:"):
        text = message(wording.NO_ROLE_NAME, value=name)
        return Problem("bad-name", Severity.ERROR, text, field="name")
    return None


def starting_text(name: str, source: Definition | None) -> bytes:
    """A first text: read-only tools, or the tools of the role it is made after."""
    written = spell_text(name)[0]
    if source is None or source.kind == SKILL or reading.is_default(source):
        return _NEW.format(name=written).encode()
    stem = reading.stem_of(source.origin)
    role = reading.role_reading(source.document.text, stem).role
    components = [entry for entry in role.components if entry != "role" and "=" not in entry]
    return _COPY.format(
        name=written,
        description=spell_text(role.description or "Says when to start it.")[0],
        tools=", ".join(role.tools),
        components=", ".join(components),
    ).encode()


def rename_note(definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
    """Say what a rename takes along: skills name the roles they fork into."""
    problem = _skill_name(name) if definition.kind == SKILL else check_name(name)
    found = [problem] if problem else []
    if definition.kind != SKILL:
        for entry in roster.entries:
            if entry.kind == SKILL and entry.value("agent") == definition.name:
                text = message(wording.RENAMED_IN_SKILLS, file=entry.origin.path)
                found.append(Problem("role-referenced", Severity.WARNING, text, field="name"))
    return tuple(found)


def _skill_name(name: str) -> Problem | None:
    if NAME.match(name):
        return None
    text = message(wording.NAME_RULE, name=name)
    return Problem("bad-name", Severity.ERROR, text, field="name")
