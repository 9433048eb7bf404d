"""New definitions, names and renames."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Status
from editor.core.patterns import pattern
from editor.core.problems import Problem, Severity
from editor.core.spelling import YAML, spell
from editor.core.wording import message
from editor.harnesses.claude_code import definitions, locations, wording
from editor.harnesses.claude_code.reading import name_fault
from editor.harnesses.claude_code.rules import OCT, rules_for
from editor.harnesses.claude_code.values import NAME_LIMIT

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster

_UNSAFE: Final = pattern(r"[^\w.-]+")
# What Windows reserves, with or without an ending.
_RESERVED: Final = pattern(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")
_LONGEST_FILE_NAME: Final = 100
STARTING_DESCRIPTION: Final = "Say here when Claude should hand a task to this agent."
STARTING_PROMPT: Final = (
    "You are a specialist for one kind of task.\n\n"
    "- Say what you need to know before you begin.\n"
    "- Do the task and nothing else.\n"
    "- Report what you found or changed, and what is still open.\n"
)
_TEMPLATES: Final = {
    "name-leading-dash": wording.NAME_DASH,
    "name-colon": wording.NAME_COLON,
    "name-too-long": wording.NAME_LONG,
}
_COPIED: Final = ("tools", "disallowed_tools", "model")
_NOT_IN_JSON: Final = frozenset({"color", "experimental"})


def file_name(name: str) -> str:
    """The file a new definition of this name goes into."""
    stem = _UNSAFE.sub("-", name.strip()).strip("-.").lower()[:_LONGEST_FILE_NAME] or "agent"
    return f"{'agent-' if _RESERVED.fullmatch(stem) else ''}{stem}.md"


def check_name(name: str) -> Problem | None:
    """Say why a name cannot be used, or None."""
    if not name.strip():
        return Problem("name-missing", Severity.ERROR, message(wording.NAME_MISSING), field="name")
    if len(name.splitlines()) > 1:
        text = message(wording.NO_LINE_BREAKS)
        return Problem("name-line-breaks", Severity.ERROR, text, field="name")
    fault = name_fault(name, rules_for(OCT))
    if not fault:
        return None
    text = message(_TEMPLATES[fault], length=len(name), limit=NAME_LIMIT)
    return Problem(fault, Severity.ERROR, text, field="name")


def starting_text(name: str, source: Definition | None) -> bytes:
    """The bytes of a new definition: blank, or with the header of a built-in agent."""
    description = source.value("description") if source else None
    pairs: list[tuple[str, Any]] = [
        ("name", name),
        ("description", description or STARTING_DESCRIPTION),
    ]
    for field in _COPIED if source else ():
        value = source.value(field) if source else None
        key = "disallowedTools" if field == "disallowed_tools" else field
        if value:
            pairs.append((key, ", ".join(value) if isinstance(value, tuple) else value))
    header = "".join(f"{key}: {spell(value, dialect=YAML)[0]}\n" for key, value in pairs)
    return f"---\n{header}---\n\n{STARTING_PROMPT}".encode()


def rename_note(definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
    """What else changes when a definition gets another name."""
    found: list[Problem] = []
    path = definition.origin.path
    for entry in roster.entries:
        if entry.name != name or entry.origin.path == path or entry.status is not Status.LOADED:
            continue
        if entry.origin.scope == locations.BUILTIN:
            text = message(wording.RENAME_BUILTIN, name=name)
            found.append(Problem("replaces-built-in", Severity.WARNING, text, field="name"))
        else:
            text = message(wording.RENAME_SHADOWS, name=name, other=entry.origin.path)
            found.append(Problem("same-name", Severity.WARNING, text, field="name"))
        break
    for entry in roster.entries:
        if entry.shadowed_by == path:
            text = message(wording.RENAME_FREES, name=entry.name, other=entry.origin.path)
            found.append(Problem("counts-again", Severity.INFO, text, field="name"))
    return tuple(found)


def as_json(definition: Definition) -> str | None:
    """The definition as a value for `--agents`; None when it does not load."""
    if definition.status is not Status.LOADED:
        return None
    rules = rules_for(definition.rules)
    parsed = definitions.read_parsed(definition.document, definition.origin, rules)
    held: dict[str, Any] = {"description": parsed.description, "prompt": parsed.body.strip()}
    held |= {key: value for key, value in parsed.accepted.items() if key not in _NOT_IN_JSON}
    return json.dumps({definition.name: held}, ensure_ascii=False, indent=2, allow_nan=False)
