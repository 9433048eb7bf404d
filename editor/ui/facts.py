"""Facts about what is shown that decide which actions can be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.ui.actions import ACTIONS
from editor.ui.agent_rows import BUILT_IN_SCOPES
from editor.ui.documents import is_unread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction

    from editor.ui.shell import Shell


def of(shell: Shell) -> frozenset[str]:
    """Give the names of all facts that hold."""
    work = shell.workspace
    definition, harness = work.definition, work.harness
    held = work.current_document
    stack = work.desk.undo_group
    session = work.sessions.session
    is_unread_file = definition is not None and is_unread(definition)
    is_writable = definition is not None and definition.origin.is_writable
    is_file = definition is not None and definition.origin.scope not in BUILT_IN_SCOPES
    verdict = shell.panes.preview.selected_verdict() if definition is not None else None
    holds = {
        "ready": harness is not None,
        "agent": definition is not None and not is_unread_file,
        "editable": work.is_editable(definition),
        "on_disk": is_file and (held is None or not held.is_new),
        "modified": held is not None and held.is_modified,
        "any_modified": bool(work.desk.modified()),
        "can_undo": stack.canUndo(),
        "can_redo": stack.canRedo(),
        "several": shell.panes.list_panel.has_several(),
        "copyable": definition is not None and not is_writable and not is_unread_file,
        "session": session is not None and harness is not None,
        "resolved": definition is not None and session is not None and not is_unread_file,
        "verdict": verdict is not None,
        "copy_as": (
            definition is not None
            and harness is not None
            and not is_unread_file
            and harness.copy_as(definition) is not None
        ),
    }
    return frozenset(name for name, is_so in holds.items() if is_so)


def apply(actions: Mapping[str, QAction], facts: frozenset[str]) -> None:
    """Let the actions be usable whose needs are met."""
    for spec in ACTIONS:
        action = actions.get(spec.id)
        if action is not None:
            action.setEnabled(facts.issuperset(spec.needs))
