"""What the program is, its versions, and what to send with a bug report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from editor.ui.diagnostics import SYSTEM, diagnostics, versions
from editor.ui.dialogs.frame import Frame
from editor.ui.icons import application_icon
from editor.ui.theme import SPACE, title_font
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from editor.ui.workspace import Workspace

ICON = 72


class AboutDialog(Frame):
    """Versions as a table; Copy Diagnostics takes them along."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__("aboutDialog", "", parent)
        self.setWindowTitle(self.tr("About Subagent Editor"))
        self._workspace = workspace
        picture = QLabel(self)
        picture.setPixmap(application_icon().pixmap(ICON, ICON))
        picture.setAccessibleName(self.tr("Icon of the program"))
        top = QHBoxLayout()
        top.setSpacing(SPACE * 2)
        top.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(SPACE)
        title = PlainLabel("Subagent Editor", self)
        title.setFont(title_font(self.font()))
        words.addWidget(title)
        words.addWidget(
            PlainLabel(
                self.tr(
                    "Edits the subagent definitions of AI coding agents without damage, and shows "
                    "what a delegated child may really do."
                ),
                self,
            )
        )
        words.addWidget(
            PlainLabel(
                self.tr("Free software under the MIT licence. It never uses the network."), self
            )
        )
        top.addLayout(words, 1)
        self.column.addLayout(top)
        table = QGridLayout()
        table.setHorizontalSpacing(SPACE * 2)
        table.setVerticalSpacing(SPACE // 2)
        for row, (name, value) in enumerate(versions()):
            label = self.tr("System") if name == SYSTEM else name  # the others are names
            table.addWidget(PlainLabel(label, self), row, 0)
            table.addWidget(PlainLabel(value, self, is_selectable=True), row, 1)
        table.setColumnStretch(1, 1)
        self.column.addLayout(table)
        self.column.addStretch(1)
        self.status = PlainLabel(parent=self)
        self.status.setObjectName("aboutStatus")
        self.column.addWidget(self.status)
        self.add_button("copyDiagnostics", self.tr("Copy Diagnostics"), self._copy)
        self.add_cancel(self.tr("Close"), is_default=True)
        self.finish(72)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(diagnostics(self._workspace))
        self.status.set_text(
            self.tr("Copied. The text holds versions and counts, no file names and no contents.")
        )
