"""A plain text editor that keeps its text exact, with line numbers and marks where wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from editor.ui.theme import SPACE, small_font, tokens
from editor.ui.widgets.fields.exact_text import ExactText, difference
from editor.ui.widgets.history_keys import pass_history_keys

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent, QResizeEvent


def text_position(text: str, at: int) -> int:
    """Turn an index into a text into a cursor position, which counts UTF-16 units."""
    return len(text[:at].encode("utf-16-le", "surrogatepass")) // 2


class _LineNumbers(QWidget):
    """The strip beside the text."""

    def __init__(self, edit: CodeEdit) -> None:
        super().__init__(edit)
        self._edit = edit

    def sizeHint(self) -> QSize:
        """Ask for the width of the largest number."""
        return QSize(self._edit.number_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the editor paint, which knows where its lines are."""
        self._edit.paint_numbers(event, self)


class CodeEdit(QPlainTextEdit):
    """Plain text whose undo is the document's, whose Tab key moves on, and which stays exact."""

    text_edited = Signal(str)
    """The exact text after something a person did; silent on programmatic changes."""

    def __init__(self, parent: QWidget | None = None, *, has_numbers: bool = False) -> None:
        super().__init__(parent)
        self._text = ExactText(has_lines=True)
        self._is_showing = False
        self._marks: dict[int, str] = {}
        self._numbers = _LineNumbers(self) if has_numbers else None
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.textChanged.connect(self._report)
        if self._numbers is not None:
            self.blockCountChanged.connect(self._make_room)
            self.updateRequest.connect(self._scroll_numbers)
            self._make_room()

    @property
    def exact_text(self) -> str:
        """The text, every character as it was given or typed."""
        return self._text.exact

    def show_text(self, exact: str, *, is_other: bool = False) -> None:
        """Show a text; the cursor stays where it is unless it is another text altogether."""
        if exact == self._text.exact and not is_other:
            return
        before = self._text.shown
        after = self._text.load(exact)
        self._is_showing = True
        if is_other:
            self.setPlainText(after)
            self.moveCursor(QTextCursor.MoveOperation.Start)
        elif before != after:
            start, end, new = difference(before, after)
            cursor = QTextCursor(self.document())
            cursor.setPosition(text_position(before, start))
            cursor.setPosition(text_position(before, end), QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(new)
        self._is_showing = False

    def _report(self) -> None:
        if self._is_showing:
            return
        shown = self.document().toRawText().replace("\u2029", "\n")
        if shown != self._text.shown:
            self.text_edited.emit(self._text.edited(shown))

    def show_marks(self, marks: Mapping[int, str]) -> None:
        """Set a sign beside lines (1-based), such as “+” for a changed one."""
        self._marks = dict(marks)
        if self._numbers is not None:
            self._numbers.update()

    def go_to_line(self, line: int) -> None:
        """Put the cursor on a line (1-based) and show it in the middle."""
        block = self.document().findBlockByNumber(
            min(max(line, 1), self.document().blockCount()) - 1
        )
        self.setTextCursor(QTextCursor(block))
        self.centerCursor()

    def event(self, event: QEvent) -> bool:
        """Let undo and redo keys pass to the window."""
        return pass_history_keys(event) or super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Measure the numbers anew for another font or direction."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._make_room()

    def number_width(self) -> int:
        """Give the width of the strip with the line numbers."""
        digits = max(2, len(str(self.blockCount())))
        advance = self.fontMetrics().horizontalAdvance("9")
        return SPACE * 2 + advance * (digits + 1)

    def _make_room(self) -> None:
        if self._numbers is None:
            return
        width = self.number_width()
        if self.isRightToLeft():
            self.setViewportMargins(0, 0, width, 0)
        else:
            self.setViewportMargins(width, 0, 0, 0)
        self._place_numbers()

    def _place_numbers(self) -> None:
        if self._numbers is None:
            return
        room, width = self.contentsRect(), self.number_width()
        left = room.right() - width + 1 if self.isRightToLeft() else room.left()
        if self.isRightToLeft() and self.verticalScrollBar().isVisible():
            left = room.right() - width + 1
        self._numbers.setGeometry(QRect(left, room.top(), width, room.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the strip beside the text."""
        super().resizeEvent(event)
        self._place_numbers()

    def _scroll_numbers(self, rect: QRect, distance: int) -> None:
        if self._numbers is None:
            return
        if distance:
            self._numbers.scroll(0, distance)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    def paint_numbers(self, event: QPaintEvent, strip: QWidget) -> None:
        """Paint the numbers and marks of the visible lines onto the strip."""
        held = tokens(self.palette())
        painter = QPainter(strip)
        painter.fillRect(event.rect(), QColor(held.alternate))
        painter.setPen(QColor(held.hint))
        painter.setFont(small_font(self.font()))
        current = self.textCursor().blockNumber()
        block = self.firstVisibleBlock()
        offset = self.contentOffset()
        while block.isValid():
            top = round(self.blockBoundingGeometry(block).translated(offset).top())
            if top > event.rect().bottom():
                break
            number = block.blockNumber()
            height = self.fontMetrics().height()
            is_current = number == current and not self.isReadOnly()
            painter.setPen(QColor(held.text if is_current else held.hint))
            painter.drawText(
                0, top, strip.width() - SPACE, height, Qt.AlignmentFlag.AlignRight, str(number + 1)
            )
            if mark := self._marks.get(number + 1):
                painter.setPen(QColor(held.focus))
                painter.drawText(
                    SPACE // 2, top, strip.width(), height, Qt.AlignmentFlag.AlignLeft, mark
                )
            block = block.next()
        painter.end()
