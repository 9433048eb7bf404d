"""What to do when there is nothing to show: a sentence and the actions that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from editor.ui.icons import paint_icon
from editor.ui.theme import SPACE, tokens
from editor.ui.widgets.plain_label import PlainLabel, escape_mnemonic

if TYPE_CHECKING:
    from collections.abc import Sequence

PICTURE = 40


class _Picture(QWidget):
    """A large, quiet icon."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = ""
        self.setFixedHeight(PICTURE + SPACE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon in the colour of secondary text."""
        painter = QPainter(self)
        spot = self.rect()
        spot.setSize(QSize(PICTURE, PICTURE))
        spot.moveCenter(self.rect().center())
        painter.setOpacity(0.7)
        paint_icon(painter, spot, self.name, QColor(tokens(self.palette()).hint))


class EmptyState(QWidget):
    """A picture, a sentence and a few buttons, in the middle of an empty panel."""

    chosen = Signal(str)  # the id of the action

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = _Picture(self)
        self._text = PlainLabel(parent=self)
        self._text.setObjectName("emptyText")
        self._text.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(SPACE)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        column.setSpacing(SPACE)
        column.addStretch(1)
        column.addWidget(self._picture)
        column.addWidget(self._text)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addLayout(self._buttons)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(2)
        self._shown: tuple[object, ...] = ()

    def show_state(self, picture: str, text: str, actions: Sequence[tuple[str, str]] = ()) -> None:
        """Show a sentence with buttons: an action id and its text each, the main one first."""
        wanted = (picture, text, tuple(actions))
        if wanted == self._shown:
            return
        self._shown = wanted
        self._picture.name = picture
        self._picture.setVisible(bool(picture))
        self._picture.update()
        self._text.set_text(text)
        while (item := self._buttons.takeAt(0)) is not None:
            if item.widget() is not None:
                item.widget().deleteLater()
        for at, (identity, label) in enumerate(actions):
            button = QPushButton(escape_mnemonic(label), self)
            button.setObjectName(f"empty_{identity}")
            button.setProperty("action", identity)
            button.setDefault(at == 0)
            button.setAutoDefault(False)
            button.clicked.connect(self._on_clicked)
            self._buttons.addWidget(button)

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().property("action"))
