"""The instructions: Markdown to write in, a rendered page to read."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.changes import SetBody
from editor.ui.theme import SPACE, TARGET, fixed_font, small_font, tokens
from editor.ui.widgets.code_edit import CodeEdit
from editor.ui.widgets.fields.base import FieldEditor, FieldState, TypedValue, is_leaving
from editor.ui.widgets.find_bar import FindBar
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.markdown_highlighter import MarkdownHighlighter
from editor.ui.widgets.markdown_view import MarkdownView
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from editor.core.definition import Field

FEWEST_LINES = 12


class PromptEdit(CodeEdit):
    """The Markdown text, with colours and line numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, has_numbers=True)
        self.setObjectName("promptEdit")
        self.setFont(fixed_font(self.font()))
        self._highlighter = MarkdownHighlighter(self.document(), tokens(self.palette()))
        self._is_dark = tokens(self.palette()).is_dark

    def show_text(self, exact: str, *, is_other: bool = False) -> None:
        """Show a text; a long one of another agent is coloured bit by bit."""
        if is_other:
            self._highlighter.begin()
        super().show_text(exact, is_other=is_other)
        self._highlighter.colour()

    def changeEvent(self, event: QEvent) -> None:
        """Colour anew for another theme."""
        super().changeEvent(event)
        held = tokens(self.palette())
        if event.type() == QEvent.Type.PaletteChange and held.is_dark != self._is_dark:
            self._is_dark = held.is_dark
            self._highlighter.set_tokens(held)


class PromptEditor(FieldEditor):
    """Write and Read, find, and how much of the harness's limit is used."""

    is_wide = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._typed = TypedValue()
        self._state: FieldState | None = None
        self.edit = PromptEdit(self)
        self.edit.text_edited.connect(self._report)
        self.edit.installEventFilter(self)
        self.preview = MarkdownView(self)
        self.preview.setObjectName("promptPreview")
        self.preview.setAccessibleName(self.tr("Instructions, rendered"))
        self.find_bar = FindBar(self.edit, self)
        self.write = self._switch("promptWrite", self.tr("Write"), self.tr("Edit the Markdown"))
        self.read = self._switch(
            "promptRead",
            self.tr("Read"),
            self.tr("See it rendered; pictures and links are never loaded"),
        )
        self.write.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.write)
        group.addButton(self.read)
        group.buttonClicked.connect(self._turn)
        self.find_button = IconButton(
            "search", "promptFind", self.tr("Find in the instructions (Ctrl+F)"), self
        )
        self.find_button.clicked.connect(self._open_find)
        self.counter = PlainLabel(parent=self)
        self.counter.setObjectName("promptCounter")
        self.counter.setFont(small_font(self.font()))
        self.counter.setWordWrap(False)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.edit)
        self.pages.addWidget(self.preview)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        bar = QHBoxLayout()
        bar.setSpacing(SPACE // 2)
        for widget in (self.write, self.read, self.find_button):
            bar.addWidget(widget)
        bar.addStretch(1)
        bar.addWidget(self.counter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(bar)
        layout.addWidget(self.find_bar)
        layout.addWidget(self.pages, 1)
        order = (
            self.write,
            self.read,
            self.find_button,
            self.find_bar.edit,
            self.find_bar.before,
            self.find_bar.next,
            self.find_bar.close_button,
            self.edit,
            self.preview,
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self.set_room(0)

    def _switch(self, name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setText(text)
        button.setToolTip(tip)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setMinimumHeight(TARGET)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def control(self) -> QWidget:
        """Give the text, or the page while that is shown."""
        return self.preview if self.pages.currentWidget() is self.preview else self.edit

    def set_room(self, height: int) -> None:
        """Fill the height the pane has, so that a long prompt needs one scroll bar only."""
        least = self.edit.fontMetrics().lineSpacing() * FEWEST_LINES
        self.pages.setMinimumHeight(max(least, height))

    def show_state(self, state: FieldState) -> None:
        """Show the prompt as the harness uses it."""
        self._state = state
        definition = state.view.definition
        prompt = definition.prompt if definition else ""
        self.edit.setReadOnly(state.is_read_only)
        self.edit.setPlaceholderText(
            "" if state.is_read_only else self.tr("Tell the agent what to do and how to report.")
        )
        if self._typed.must_replace(state, prompt, has_focus=self.edit.hasFocus()):
            self.edit.show_text(prompt, is_other=state.is_other)
        if state.is_other and self.find_bar.isVisible():
            self.find_bar.hide()
        if self.read.isChecked():
            self.preview.show_markdown(prompt)
        self._count(len(definition.document.data) if definition else 0)

    def _count(self, size: int) -> None:
        """Say how large the file is, and how much of it the harness reads."""
        limit = self.field.maximum
        if limit is None:
            text = self.tr("{size} KB").format(size=_kilobytes(size))
            tip = self.tr("Size of the whole file.")
        else:
            text = self.tr("{size} of {limit} KB").format(
                size=_kilobytes(size), limit=_kilobytes(limit)
            )
            tip = self.tr("Size of the whole file, and the largest the harness reads.")
        if limit is not None and size > limit:
            text = self.tr("{size}, too large").format(size=text)
        self.counter.set_text(text)
        self.counter.setToolTip(tip)
        self.set_note(
            self.tr("The file is larger than the harness reads; it would be left out.")
            if limit is not None and size > limit
            else ""
        )

    def _report(self, text: str) -> None:
        self._typed.sent()
        self.change_requested.emit(SetBody(text))

    def _turn(self, *_button: object) -> None:
        """Turn to the page chosen."""
        is_reading = self.read.isChecked()
        had_focus = self.edit.hasFocus() or self.preview.hasFocus()
        if is_reading:
            self.find_bar.hide()
            definition = self._state.view.definition if self._state else None
            self.preview.show_markdown(definition.prompt if definition else "")
        self.pages.setCurrentWidget(self.preview if is_reading else self.edit)
        self.find_button.setEnabled(not is_reading)
        if had_focus:
            self.control().setFocus()

    def _open_find(self) -> None:
        self.find_bar.open()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find with the usual keys; show what the file reads as once typing is over."""
        kind = event.type()
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(
            event, QKeyEvent
        ):
            action = self._find_action(event)
            if action is not None:
                event.accept()
                if kind == QEvent.Type.KeyPress:
                    action()
                return True
        elif is_leaving(event) and self._state and not self._state.is_refused:
            definition = self._state.view.definition
            self.edit.show_text(definition.prompt if definition else "")
        return super().eventFilter(watched, event)

    def _find_action(self, event: QKeyEvent) -> Callable[[], None] | None:
        if event.matches(QKeySequence.StandardKey.Find):
            return self._open_find
        if event.key() == Qt.Key.Key_F3:
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self.find_bar.find_previous if is_back else self.find_bar.find_next
        return None


def _kilobytes(size: int) -> str:
    """Give a size in units of 1,024 bytes, precise where it is small."""
    number = size / 1024
    return QLocale().toString(number, "f", 0 if number.is_integer() or number >= 100 else 1)
