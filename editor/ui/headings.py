"""The words around the form: the window's title, the agent's badges, what is unsaved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.core.definition import Status
from editor.core.problems import Severity
from editor.storage.paths import shorten
from editor.ui.agent_rows import BUILT_IN_SCOPES, group_title

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.ui.workspace import Workspace

translate = QCoreApplication.translate


def window_title(workspace: Workspace) -> tuple[str, bool]:
    """Give the title without its mark, and whether the current document is modified."""
    definition = workspace.definition
    if definition is None:
        return "", False
    name = definition.origin.file_name.replace("[*]", "[*][*]")  # that is how Qt writes it
    return f"{name}[*] — Subagent Editor", workspace.is_modified(definition.origin.path)


def place_of(definition: Definition, workspace: Workspace) -> str:
    """Say where a definition is: its path, or that it comes with its system."""
    if definition.origin.scope in BUILT_IN_SCOPES and workspace.harness is not None:
        text = translate("Header", "Comes with {system}; described here in our words")
        return text.format(system=workspace.harness.title)
    return shorten(definition.origin.path, workspace.environment)


def description_of(definition: Definition) -> str:
    """The agent's own description, as it is."""
    value = definition.value("description")
    return value if isinstance(value, str) else ""


def badges(definition: Definition, workspace: Workspace) -> list[tuple[str, str, str]]:
    """Say in short words how a definition stands: (word, kind, explanation)."""
    held = workspace.desk.documents.get(definition.origin.path)
    result = [(group_title(definition.origin.scope), "plain", "")]
    if definition.origin.plugin:
        result = [(definition.origin.plugin, "plain", translate("Badges", "From a plugin"))]
    if held is not None and held.is_new:
        result.append(
            (
                translate("Badges", "Not saved yet"),
                "info",
                translate("Badges", "The file is created when you save."),
            )
        )
    if definition.shadows:
        first = workspace.entry(definition.shadows[0])
        is_builtin = first is not None and first.origin.scope in BUILT_IN_SCOPES
        word = (
            translate("Badges", "Overrides built-in")
            if is_builtin
            else translate("Badges", "Overrides another")
        )
        result.append((word, "info", "\n".join(definition.shadows)))
    if definition.shadowed_by is not None:
        tip = translate("Badges", "This file is used instead: {path}")
        result.append(
            (
                translate("Badges", "Overridden"),
                "warning",
                tip.format(path=definition.shadowed_by),
            )
        )
    if definition.origin.real_path and definition.origin.real_path != definition.origin.path:
        tip = translate("Badges", "Saving changes the file the link leads to: {path}")
        result.append(
            (translate("Badges", "Link"), "plain", tip.format(path=definition.origin.real_path))
        )
    if definition.status is Status.SKIPPED:
        result.append((translate("Badges", "Not used"), "error", ""))
    elif definition.status is Status.BREAKS_OTHERS:
        result.append((translate("Badges", "Breaks others"), "error", ""))
    return result


def worst_severity(definition: Definition) -> tuple[Severity | None, int]:
    """The worst severity of a definition's problems and their number, notes left out."""
    severities = [problem.severity for problem in definition.problems]
    errors, warnings = severities.count(Severity.ERROR), severities.count(Severity.WARNING)
    if errors:
        return Severity.ERROR, errors + warnings
    return (Severity.WARNING, warnings) if warnings else (None, 0)


def count_changes(definition: Definition, saved: Definition | None) -> int:
    """Count the fields in which a definition differs from its saved file."""
    if saved is None:
        return 1
    names = {*definition.fields, *saved.fields}
    changed = sum(
        1
        for name in names
        if (definition.value(name), definition.is_set(name))
        != (saved.value(name), saved.is_set(name))
    )
    changed += definition.prompt != saved.prompt and "prompt" not in names
    changed += definition.other_keys != saved.other_keys
    return max(1, changed)


def unsaved_changes(workspace: Workspace) -> int | None:
    """Count the unsaved changes of the current agent; None for one that was never saved."""
    definition = workspace.definition
    if definition is None or not workspace.is_modified(definition.origin.path):
        return 0
    saved = workspace.saved(definition)
    return count_changes(definition, saved) if saved is not None else None
