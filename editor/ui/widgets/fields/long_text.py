"""Several lines of text that are one value of the header."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionFrame,
    QWidget,
)

from editor.core.changes import SetField
from editor.core.definition import FieldKind
from editor.ui.widgets.code_edit import CodeEdit
from editor.ui.widgets.fields.base import (
    FieldEditor,
    FieldState,
    TypedValue,
    camel,
    is_leaving,
)

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from editor.core.definition import Field

MOST_LINES = 8


class GrowingEdit(CodeEdit):
    """As high as its text, within limits; scrolls beyond them."""

    def __init__(self, parent: QWidget | None = None, *, fewest_lines: int = 2) -> None:
        super().__init__(parent)
        self._fewest_lines = fewest_lines
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._wrap_soon = QTimer(self)
        self._wrap_soon.setSingleShot(True)
        self._wrap_soon.timeout.connect(self._wrap_anew)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def _fit(self, *_size: object) -> None:
        lines = 0
        block = self.document().begin()
        while block.isValid() and lines <= MOST_LINES:
            lines += max(block.lineCount(), 1)
            block = block.next()
        policy = Qt.ScrollBarPolicy
        fits = lines <= MOST_LINES
        if not fits and self.verticalScrollBarPolicy() == policy.ScrollBarAlwaysOff:
            self._wrap_soon.start()  # beside the scroll bar; Qt is in the middle of wrapping now
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        lines = min(max(lines, self._fewest_lines), MOST_LINES)
        margins = round(self.document().documentMargin() * 2) + 2
        height = self.fontMetrics().lineSpacing() * lines + margins
        if height != self.height():
            self.setFixedHeight(height)

    def _wrap_anew(self) -> None:
        self.resizeEvent(QResizeEvent(self.viewport().size(), QSize()))

    def sizeHint(self) -> QSize:
        """Ask for the present height."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps into another number of lines."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another font needs another height."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


class OneLineEdit(GrowingEdit):
    """One line that is shown whole, wrapped where it is long; line ends cannot be typed into it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, fewest_lines=1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to whoever waits for it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste lines as one."""
        if source.hasText():
            self.textCursor().insertText(" ".join(source.text().splitlines()))


class LongTextField(FieldEditor):
    """A small text editor; emptied, the field is removed from the file."""

    shows_nothing = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._typed = TypedValue()
        self._state: FieldState | None = None
        is_one_line = field.kind is FieldKind.TEXT
        self.edit = OneLineEdit(self) if is_one_line else GrowingEdit(self)
        self.edit.setObjectName(f"{camel(field.name)}Edit")
        self.edit.text_edited.connect(self._report)
        self.edit.installEventFilter(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(3, 2, 3, 2)
        layout.addWidget(self.edit)

    def control(self) -> QWidget:
        """Give the text editor."""
        return self.edit

    def show_state(self, state: FieldState) -> None:
        """Show the value the file gives."""
        self._state = state
        self.edit.setReadOnly(state.is_read_only)
        if self._typed.must_replace(state, state.set_value, has_focus=self.edit.hasFocus()):
            self.edit.show_text(state.set_text, is_other=state.is_other)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the same box as around one line of text."""
        if self.edit.isReadOnly():
            return
        option = QStyleOptionFrame()
        option.initFrom(self)
        option.lineWidth = 1
        if self.edit.hasFocus():
            option.state |= QStyle.StateFlag.State_HasFocus
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        painter.end()

    def _report(self, text: str) -> None:
        self._typed.sent()
        self.change_requested.emit(SetField(self.field.name, text or None))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what the file reads as, once typing is over."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        if is_leaving(event) and self._state and not self._state.is_refused:
            self.edit.show_text(self._state.set_text)
        return super().eventFilter(watched, event)
