"""Below the form: what is unsaved, and the two buttons that settle it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from editor.ui.theme import SPACE, tokens
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


class ActionButton(QPushButton):
    """A button that is usable exactly when its action is."""

    def __init__(self, action: QAction, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._action = action
        self.setAutoDefault(False)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self.setToolTip(self._action.toolTip())


class SaveBar(QWidget):
    """Says how many changes are unsaved; Save and Discard share the window's actions."""

    def __init__(self, save: QAction, discard: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("saveBar")
        self.text = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideRight)
        self.text.setObjectName("unsavedSummary")
        self.discard_button = ActionButton(discard, self.tr("Discard"), self)
        self.discard_button.setObjectName("discardButton")
        self.discard_button.setAccessibleName(self.tr("Discard changes"))
        self.save_button = ActionButton(save, self.tr("Save"), self)
        self.save_button.setObjectName("saveButton")
        self.save_button.setAccessibleName(self.tr("Save"))
        self.save_button.setDefault(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE)
        row.setSpacing(SPACE)
        row.addWidget(self.text, 1)
        row.addWidget(self.discard_button)
        row.addWidget(self.save_button)

    def show_changes(self, number: int | None) -> None:
        """Say how many changes are unsaved; None stands for an agent that was never saved."""
        if number is None:
            self.text.set_text(self.tr("New agent, not saved yet"))
        else:
            self.text.set_text(self.tr("%n unsaved change(s)", "", number) if number else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a hairline above."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(tokens(self.palette()).border), 1))
        painter.drawLine(0, 0, self.width(), 0)
