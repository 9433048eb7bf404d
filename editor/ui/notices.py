"""Which one thing the banner says about the current agent: the worst that is the case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.core.definition import Status
from editor.core.problems import Severity
from editor.ui.agent_rows import BUILT_IN_SCOPES, worst_problem
from editor.ui.i18n import wording
from editor.ui.widgets.banner import Notice

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.problems import Problem
    from editor.ui.workspace import Workspace

translate = QCoreApplication.translate


def current_notice(workspace: Workspace, save_problem: Problem | None) -> Notice | None:
    """Give the notice about the current agent, None when all is well."""
    definition = workspace.definition
    if definition is None:
        return None
    return (
        _conflict(workspace, definition)
        or _save_problem(save_problem)
        or _unreadable(workspace, definition)
        or _read_only(definition)
        or _harness_problem(definition)
    )


def _conflict(workspace: Workspace, definition: Definition) -> Notice | None:
    held = workspace.current_document
    if held is None or not held.has_conflict:
        return None
    name = definition.origin.file_name
    if held.is_gone:
        text = translate(
            "Banner", "“{name}” was removed by another program. Your changes are still here."
        )
        keep, drop = translate("Banner", "Keep Mine"), translate("Banner", "Discard Mine")
        actions = (("keep_mine", keep), ("use_disk", drop))
    else:
        text = translate("Banner", "“{name}” changed on disk while you were editing it.")
        actions = (
            ("compare_disk", translate("Banner", "Compare")),
            ("use_disk", translate("Banner", "Use Disk Version")),
            ("keep_mine", translate("Banner", "Keep Mine")),
        )
    return Notice("warning", text.format(name=name), actions)


def _save_problem(problem: Problem | None) -> Notice | None:
    if problem is None:
        return None
    kept = translate("Banner", "{problem} Your changes are still here.")
    actions = (
        ("save", translate("Banner", "Try Again")),
        ("save_copy", translate("Banner", "Save Copy As…")),
    )
    return Notice("error", kept.format(problem=wording(problem.message)), actions)


def line_to_show(workspace: Workspace) -> int | None:
    """The line that “Show Line” goes to: of what keeps the file from being edited, else used."""
    definition = workspace.definition
    if definition is None:
        return None
    problem = workspace.obstacle(definition) or worst_problem(definition)
    return problem.line if problem is not None else None


def _unreadable(workspace: Workspace, definition: Definition) -> Notice | None:
    """Say why a file cannot be edited here at all."""
    problem = workspace.obstacle(definition)
    if problem is None:
        return None
    text = translate("Banner", "“{name}” can’t be edited here: {reason}").format(
        name=definition.origin.file_name, reason=wording(problem.message)
    )
    actions = [("text_editor", translate("Banner", "Open in Text Editor"))]
    if problem.line is not None:
        actions.append(("show_line", translate("Banner", "Show Line")))
    return Notice("error", text, tuple(actions))


def _read_only(definition: Definition) -> Notice | None:
    if definition.origin.is_writable:
        return None
    action = ("customise", translate("Banner", "Customise"))
    if definition.origin.scope in BUILT_IN_SCOPES:
        return Notice("lock", translate("Banner", "Built-in agents are read-only."), (action,))
    text = translate("Banner", "This agent is read-only: it belongs to another program or person.")
    return Notice("lock", text, (action,))


def _harness_problem(definition: Definition) -> Notice | None:
    """Say why the harness does not use the file, or uses it otherwise than it looks."""
    problem = worst_problem(definition)
    is_lost = definition.status is not Status.LOADED
    if problem is None or not (is_lost or problem.severity is Severity.ERROR):
        return None  # what is only worth knowing has its button beside the title
    kind = "error" if is_lost or problem.severity is Severity.ERROR else "warning"
    actions = []
    if problem.fix is not None:
        actions.append(("fix_first", wording(problem.fix.title)))
    elif problem.line is not None:
        actions.append(("show_line", translate("Banner", "Show Line")))
    actions.append(("toggle_problems", translate("Banner", "All Problems")))
    return Notice(kind, wording(problem.message), tuple(actions))
