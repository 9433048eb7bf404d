"""Finds text in an editor: a line that opens above it and closes with Escape."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QWidget

from editor.ui.theme import SPACE
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.plain_label import PlainLabel


class FindBar(QWidget):
    """Searches without regard to case, from the cursor on and round the end."""

    closed = Signal()

    def __init__(self, edit: QPlainTextEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._target = edit
        self.edit = QLineEdit(self)
        self.edit.setObjectName("findEdit")
        self.edit.setPlaceholderText(self.tr("Find in the instructions"))
        self.edit.setAccessibleName(self.tr("Find in the instructions"))
        self.edit.textChanged.connect(self._search)
        self.edit.installEventFilter(self)
        self.count = PlainLabel(parent=self)
        self.count.setWordWrap(False)
        self.count.setObjectName("findCount")
        self.before = IconButton("up", "findPrevious", self.tr("Previous (Shift+F3)"), self)
        self.next = IconButton("down", "findNext", self.tr("Next (F3)"), self)
        self.close_button = IconButton("close", "findClose", self.tr("Close (Esc)"), self)
        self.before.clicked.connect(self.find_previous)
        self.next.clicked.connect(self.find_next)
        self.close_button.clicked.connect(self._close)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self.edit, 1)
        for widget in (self.count, self.before, self.next, self.close_button):
            layout.addWidget(widget)
        self.hide()

    def open(self) -> None:
        """Show the bar, with the selected text as what is looked for."""
        selected = self._target.textCursor().selectedText()
        self.show()
        if selected and "\u2029" not in selected:
            self.edit.setText(selected)
        self.edit.setFocus()
        self.edit.selectAll()
        self._tell()

    def find_next(self) -> None:
        """Go to the next place."""
        self._find(is_back=False)

    def find_previous(self) -> None:
        """Go to the place before."""
        self._find(is_back=True)

    def _search(self) -> None:
        """Find from where the selection starts, so that typing on stays at its place."""
        cursor = self._target.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._target.setTextCursor(cursor)
        self._find(is_back=False)

    def _find(self, *, is_back: bool) -> None:
        text = self.edit.text()
        if text:
            flag = QTextDocument.FindFlag.FindBackward if is_back else QTextDocument.FindFlag(0)
            document, start = self._target.document(), self._target.textCursor()
            found = document.find(text, start, flag)
            if found.isNull():
                start.movePosition(
                    QTextCursor.MoveOperation.End if is_back else QTextCursor.MoveOperation.Start
                )
                found = document.find(text, start, flag)
            if not found.isNull():
                self._target.setTextCursor(found)
                self._target.centerCursor()
        self._tell()

    def _tell(self) -> None:
        """Say how many places there are, and which one is selected."""
        text = self.edit.text().casefold()
        whole = self._target.toPlainText().casefold()
        total = whole.count(text) if text else 0
        cursor = self._target.textCursor()
        if not text:
            shown = ""
        elif not total:
            shown = self.tr("Not found")
        elif cursor.hasSelection() and cursor.selectedText().casefold() == text:
            head = self._target.document().toRawText()
            before = head.encode("utf-16-le", "replace")[: cursor.selectionStart() * 2]
            number = before.decode("utf-16-le", "replace").casefold().count(text) + 1
            shown = self.tr("{number} of {total}").format(number=number, total=total)
        else:
            shown = self.tr("%n found", None, total)
        self.count.set_text(shown)

    def _close(self) -> None:
        self.hide()
        self._target.setFocus()
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and F3 go on, Escape closes."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F3):
                self._find(is_back=is_shifted)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._close()
                return True
        return super().eventFilter(watched, event)
