"""Asks what to do with unsaved changes before the window closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QScrollArea, QVBoxLayout, QWidget

from editor.ui.dialogs.frame import Frame, Role
from editor.ui.theme import SPACE
from editor.ui.widgets.plain_label import escape_mnemonic, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence


class QuitDialog(Frame):
    """Lists every file with unsaved changes; the ticked ones are saved."""

    save_chosen = Signal(list)  # paths to save; the others are discarded
    discard_chosen = Signal()

    def __init__(self, files: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """Take (path, what to call it) of each file."""
        super().__init__("quitDialog", "", parent)
        self.setWindowTitle(self.tr("Unsaved Changes"))
        self.add_heading(
            self.tr("Save changes to %n agent(s)?", "", len(files)),
            self.tr("What you don’t save is lost when the window closes."),
        )
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE // 2)
        self._boxes: list[tuple[str, QCheckBox]] = []
        for path, name in files:
            box = QCheckBox(escape_mnemonic(name), holder)
            box.setChecked(True)
            box.setToolTip(plain_tooltip(path))
            box.toggled.connect(self._follow)
            column.addWidget(box)
            self._boxes.append((path, box))
        column.addStretch(1)
        area = QScrollArea(self)
        area.setObjectName("quitFiles")
        area.setAccessibleName(self.tr("Files with unsaved changes"))
        area.setWidgetResizable(True)
        area.setWidget(holder)
        area.setFocusPolicy(area.focusPolicy().NoFocus)
        area.setMaximumHeight(min(8, len(files)) * 30 + SPACE * 3)
        self.column.addWidget(area)
        self.save_button = self.add_button(
            "quitSave", self.tr("Save"), self._save, Role.AcceptRole, is_default=True
        )
        self.add_button("quitDiscard", self.tr("Discard"), self._discard, Role.DestructiveRole)
        self.add_cancel()
        self.finish(60)

    def _follow(self) -> None:
        self.save_button.setEnabled(any(box.isChecked() for _, box in self._boxes))

    def _save(self) -> None:
        self.save_chosen.emit([path for path, box in self._boxes if box.isChecked()])
        self.accept()

    def _discard(self) -> None:
        self.discard_chosen.emit()
        self.accept()
