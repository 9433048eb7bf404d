"""How the text output names scopes, values and states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.cli.output import one_line
from editor.core.definition import FieldKind, Source, Status, default_message
from editor.core.problems import Severity
from editor.core.records import replace

if TYPE_CHECKING:
    from editor.core.definition import Definition, Field, FieldValue, Value
    from editor.core.harness import Harness
    from editor.core.problems import Problem

SCOPES = {
    "user": "Yours",
    "project": "Project",
    "builtin": "Built-in",
    "plugin": "Plugins",
    "managed": "Managed",
}
SEVERITY_STYLE = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.INFO: "cyan"}


def scope_title(scope: str) -> str:
    """Name a scope for a heading."""
    return SCOPES.get(scope, scope[:1].upper() + scope[1:])


def value_text(value: Value) -> str:
    """A field's value as text on one line."""
    if value is None:
        return "—"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return one_line(", ".join(value)) if value else "none"
    return one_line(str(value))


def field_text(field: Field, held: FieldValue) -> str:
    """A field's value, or in words what applies when it is not set."""
    if held.source is Source.DEFAULT and (said := default_message(field, held)):
        return one_line(str(said))
    return value_text(held.value)


def tools_text(definition: Definition, harness: Harness) -> str:
    """The tools of a definition as a list shows them."""
    parts: list[str] = []
    for field in harness.fields:
        is_tools = field.name == "tools" and field.kind is FieldKind.TOOLS
        if not is_tools and field.kind is not FieldKind.INHERIT:
            continue  # unread: a field is made when it is asked for
        held = definition.fields.get(field.name)
        if held is None:
            continue
        if not is_tools:
            if held.value is True:
                parts.insert(0, "inherit")
        elif isinstance(held.value, tuple):
            parts += held.value
        elif held.value is not None:
            parts.append(str(held.value))
        elif said := default_message(field, held):
            text = str(replace(said, held=None))
            parts.append(text.partition("— ")[2] or text.removesuffix("."))
    return one_line(", ".join(parts)) or "—"


def setting_text(definition: Definition, name: str) -> str:
    """A setting as a list shows it; a dash when the file does not set it."""
    held = definition.fields.get(name)
    if held is None or held.source is Source.DEFAULT:
        return "—"
    return value_text(held.value)


def worst(definition: Definition) -> Problem | None:
    """The most serious problem of a definition, the first of several."""
    order = list(Severity)
    return min(definition.problems, key=lambda problem: order.index(problem.severity), default=None)


def reason(definition: Definition) -> Problem | None:
    """Why a definition is not used: its first error, else what was noted first."""
    problems = definition.problems
    errors = (problem for problem in problems if problem.severity is Severity.ERROR)
    return next(errors, problems[0] if problems else None)


def state_text(definition: Definition, short: dict[str, str]) -> tuple[str, str]:
    """What is special about a definition, and the style of that text."""
    if definition.status is not Status.LOADED:
        bad = reason(definition)
        word = "breaks others" if definition.status is Status.BREAKS_OTHERS else "skipped"
        return (f"{word}: {one_line(str(bad.message))}" if bad else word), "red"
    parts: list[str] = []
    style = "dim"
    if definition.shadowed_by:
        parts.append(f"overridden by {short.get(definition.shadowed_by, definition.shadowed_by)}")
    if definition.shadows:
        parts.append("overrides " + ", ".join(short.get(path, path) for path in definition.shadows))
    found = [problem.severity for problem in definition.problems]
    for severity, word in ((Severity.ERROR, "error"), (Severity.WARNING, "warning")):
        number = found.count(severity)
        if number:
            parts.append(f"{number} {word}{'s' if number > 1 else ''}")
            style = SEVERITY_STYLE[severity] if style != "red" else style
    if definition.origin.real_path:
        parts.append(f"through a link to {definition.origin.real_path}")
    return one_line(", ".join(parts)), style
