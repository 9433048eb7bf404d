"""Asks before a file goes to the trash, and says what takes its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from editor.ui.agent_rows import BUILT_IN_SCOPES
from editor.ui.dialogs.frame import Frame, Role

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.core.definition import Definition


class TrashDialog(Frame):
    """One question; Cancel is the default."""

    trash_chosen = Signal(str)  # path

    def __init__(
        self,
        definition: Definition,
        heir: Definition | None,
        is_modified: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("trashDialog", "", parent)
        self.setWindowTitle(self.tr("Move to Trash"))
        self._path = definition.origin.path
        parts = []
        if heir is not None and heir.origin.scope in BUILT_IN_SCOPES:
            parts.append(
                self.tr("The built-in “{name}” will be used again.").format(name=heir.name)
            )
        elif heir is not None:
            text = self.tr("“{path}” will be used instead.")
            parts.append(text.format(path=heir.origin.path))
        else:
            parts.append(self.tr("Sessions are no longer offered this agent."))
        if is_modified:
            parts.append(self.tr("Its unsaved changes are lost; the saved file can be put back."))
        self.add_heading(
            self.tr("Move “{name}” to the Trash?").format(name=definition.origin.file_name),
            " ".join(parts),
        )
        self.column.addStretch(1)
        self.add_button("trashButton", self.tr("Move to Trash"), self._move, Role.DestructiveRole)
        self.add_cancel(is_default=True)
        self.finish(56)

    def _move(self) -> None:
        self.trash_chosen.emit(self._path)
        self.accept()
