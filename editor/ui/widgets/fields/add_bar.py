"""One line to add an entry to a list by its name, with completion and a live remark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.ui.theme import SPACE, small_font
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject


class AddBar(QWidget):
    """A line edit, an Add button, and what the entry typed would mean."""

    add_requested = Signal(str)
    closed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._remark: Callable[[str], str] | None = None
        self.edit = QLineEdit(self)
        self.edit.setObjectName(f"add{name}Edit")
        self.edit.textEdited.connect(self.refresh)
        self.edit.installEventFilter(self)
        self.button = QPushButton(self.tr("Add"), self)
        self.button.setObjectName(f"add{name}Now")
        self.button.setAutoDefault(False)
        self.button.setEnabled(False)
        self.button.clicked.connect(self._add)
        self.remark = PlainLabel(parent=self)
        self.remark.setObjectName(f"add{name}Remark")
        self.remark.setFont(small_font(self.font()))
        self.remark.setForegroundRole(self.remark.foregroundRole().PlaceholderText)
        self.remark.hide()
        self._names = QStringListModel(self)
        self._completer = QCompleter(self._names, self)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._completer.activated.connect(self._complete)
        self.edit.setCompleter(self._completer)
        line = self._line = QHBoxLayout()
        line.setSpacing(SPACE // 2)
        line.addWidget(self.edit, 1)
        line.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(line)
        layout.addWidget(self.remark)

    def add_button(self, button: QWidget) -> None:
        """Put another button behind Add."""
        self._line.addWidget(button)

    def set_names(self, names: Sequence[str]) -> None:
        """Set what is offered for completion."""
        if self._names.stringList() != list(names):
            self._names.setStringList(list(names))

    def set_remark(self, remark: Callable[[str], str]) -> None:
        """Set what is asked for a remark on the text typed."""
        self._remark = remark

    def set_label(self, label: str) -> None:
        """Name the line edit for screen readers."""
        self.edit.setAccessibleName(label)
        self.edit.setPlaceholderText(label)

    def refresh(self) -> None:
        """Update button and remark for what stands there now."""
        text = self.edit.text().strip()
        self.button.setEnabled(bool(text))
        remark = self._remark(text) if text and self._remark else ""
        self.remark.set_text(remark)
        self.remark.setVisible(bool(remark))
        self.edit.setAccessibleDescription(remark)

    def _complete(self, text: str) -> None:
        self.edit.setText(text)
        self.refresh()

    def _add(self) -> None:
        text = self.edit.text().strip()
        if text:
            self.add_requested.emit(text)
            self.edit.clear()
            self.refresh()
            self.edit.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter adds, Escape closes; neither reaches a dialog's default button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                popup = self._completer.popup()
                if popup is not None and popup.isVisible():
                    if popup.currentIndex().isValid():
                        return super().eventFilter(watched, event)
                    popup.hide()
                self._add()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.edit.clear()
                self.refresh()
                self.closed.emit()
                return True
        return super().eventFilter(watched, event)
