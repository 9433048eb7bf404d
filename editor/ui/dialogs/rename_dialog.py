"""Asks for another name and says first what else changes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from editor.core.environment import join
from editor.storage.names import check_file_name
from editor.storage.paths import shorten
from editor.ui.dialogs.frame import Frame, Role
from editor.ui.i18n import wording
from editor.ui.theme import SPACE
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.core.harness import Harness, Roster


class RenameDialog(Frame):
    """Checks the name while it is typed; the rename happens at once and is no step of undo."""

    renamed = Signal(str, str)  # new name, new path

    def __init__(
        self,
        harness: Harness,
        environment: Environment,
        definition: Definition,
        roster: Roster,
        paths: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("renameDialog", "", parent)
        self.setWindowTitle(self.tr("Rename Agent"))
        self._harness = harness
        self._environment = environment
        self._definition = definition
        self._roster = roster
        self._paths = frozenset(paths)
        self.add_heading(
            self.tr("Rename “{name}”").format(name=definition.name),
            self.tr("The name and the file change at once. Other unsaved changes stay unsaved."),
        )
        self.name = QLineEdit(definition.name, self)
        self.name.setObjectName("renameName")
        self.name.setAccessibleName(self.tr("New name"))
        self.name.textChanged.connect(self._check)
        self.path = PlainLabel(parent=self)
        self.path.setObjectName("renamePath")
        self.notes = PlainLabel(parent=self)
        self.notes.setObjectName("renameNotes")
        rows = QFormLayout()
        rows.setVerticalSpacing(SPACE)
        rows.setHorizontalSpacing(SPACE * 2)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        rows.addRow(self.tr("New name"), self.name)
        rows.addRow(self.tr("File"), self.path)
        self.column.addLayout(rows)
        self.column.addWidget(self.notes)
        self.column.addStretch(1)
        self.rename_button = self.add_button(
            "renameButton", self.tr("Rename"), self._rename, Role.AcceptRole, is_default=True
        )
        self.add_cancel()
        self._check()
        self.name.selectAll()
        self.finish(64, 16)

    def _target(self, name: str) -> str:
        path = self._definition.origin.path
        separator = "\\" if "\\" in path and "/" not in path else "/"
        return join(path.rsplit(separator, 1)[0], self._harness.file_name(name))

    def _check(self) -> None:
        name = self.name.text().strip()
        texts: list[str] = []
        problem = self._harness.check_name(name) if name else None
        if name and problem is None:
            problem = check_file_name(self._harness.file_name(name).rsplit("/", 1)[-1])
        is_fine = bool(name) and name != self._definition.name and problem is None
        target = self._target(name) if name and problem is None else ""
        if problem is not None:
            texts.append(wording(problem.message))
        elif target in self._paths and target != self._definition.origin.path:
            texts.append(self.tr("There is already a file of this name. Choose another name."))
            is_fine = False
        elif is_fine:
            found = self._harness.rename_note(self._definition, name, self._roster)
            texts += [wording(note.message) for note in found]
        self.path.set_text(shorten(target, self._environment) if target else "—")
        self.notes.set_text("\n".join(texts))
        self.rename_button.setEnabled(is_fine)

    def _rename(self) -> None:
        name = self.name.text().strip()
        self.renamed.emit(name, self._target(name))
        self.accept()
