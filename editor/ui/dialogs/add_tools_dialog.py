"""Asks for tools of a session by name: single ones, or those of an MCP server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit

from editor.ui.dialogs.frame import Frame, Role
from editor.ui.theme import SPACE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class AddToolsDialog(Frame):
    """One line for names, and one for their server where they come from one."""

    added = Signal(str, str)  # names, origin

    def __init__(self, *, is_server: bool, parent: QWidget | None = None) -> None:
        super().__init__("addToolsDialog", "", parent)
        self.setWindowTitle(self.tr("Add MCP Server") if is_server else self.tr("Add Tool"))
        rows = QFormLayout()
        rows.setVerticalSpacing(SPACE)
        rows.setHorizontalSpacing(SPACE * 2)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self._server: QLineEdit | None = None
        if is_server:
            self._server = self._line("addToolsServer", self.tr("Name of the server"), rows)
            label = self.tr("Full names of its tools, separated by commas")
        else:
            label = self.tr("Names, separated by commas")
        self._names = self._line("addToolsNames", label, rows)
        self.column.addLayout(rows)
        self.column.addStretch(1)
        self._add_button = self.add_button(
            "addToolsButton", self.tr("Add"), self._add, Role.AcceptRole, is_default=True
        )
        self.add_cancel()
        self._check()
        self.finish(72)

    def _line(self, name: str, label: str, rows: QFormLayout) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setObjectName(name)
        edit.setAccessibleName(label)
        edit.textChanged.connect(self._check_text)
        rows.addRow(label, edit)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        return edit

    def _check_text(self, _text: str) -> None:
        self._check()

    def _check(self) -> None:
        has_server = self._server is None or bool(self._server.text().strip())
        self._add_button.setEnabled(has_server and bool(self._names.text().strip(" ,")))

    def _add(self) -> None:
        origin = "unknown" if self._server is None else f"mcp:{self._server.text().strip()}"
        self.added.emit(self._names.text(), origin)
        self.accept()
