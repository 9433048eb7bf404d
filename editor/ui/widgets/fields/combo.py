"""A combo box that ignores the wheel unless focused, and can be shown without being changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFocusRect,
    QWidget,
)

from editor.ui.theme import SPACE, TARGET
from editor.ui.widgets.history_keys import FieldLineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent

_READING_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class Combo(QComboBox):
    """Never wider than its room; while read-only it looks like text and keeps its value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_read_only = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def is_read_only(self) -> bool:
        """Whether the value can only be read."""
        return self._is_read_only

    def set_read_only(self, is_read_only: bool) -> None:
        """Make the value fixed, without greying it."""
        if is_read_only == self._is_read_only:
            return
        self._is_read_only = is_read_only
        if edit := self.lineEdit():
            edit.setReadOnly(is_read_only)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Accept a small room; long entries are shortened."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), TARGET * 4), max(hint.height(), TARGET))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the form instead of changing a value by accident."""
        if self.hasFocus() and not self._is_read_only:
            super().wheelEvent(event)
        else:
            event.ignore()

    def showPopup(self) -> None:
        """Open the list, unless there is nothing to choose."""
        if not self._is_read_only:
            super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let no key change a fixed value."""
        if self._is_read_only and event.key() not in _READING_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click change a fixed value."""
        if self._is_read_only:
            event.ignore()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a fixed value as plain text, without box and arrow."""
        if not self._is_read_only:
            super().paintEvent(event)
            return
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter = QPainter(self)
        if not self.isEditable():
            room = self.rect().adjusted(SPACE // 4, 0, 0, 0)
            text = self.fontMetrics().elidedText(
                self.currentText(), Qt.TextElideMode.ElideRight, room.width()
            )
            alignment = QStyle.visualAlignment(
                self.layoutDirection(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            )
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(room, alignment, text)
        if self.hasFocus():
            focus = QStyleOptionFocusRect()
            focus.initFrom(self)
            self.style().drawPrimitive(
                QStyle.PrimitiveElement.PE_FrameFocusRect, focus, painter, self
            )
        painter.end()


class EditableCombo(Combo):
    """A combo box to type into; `text` is its line edit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = FieldLineEdit(self)
        self.setEditable(True)
        self.setLineEdit(self.text)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
