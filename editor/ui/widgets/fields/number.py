"""A whole number that may also be not set."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.core.changes import SetField
from editor.ui.widgets.fields.base import FieldEditor, FieldState, TypedValue, camel, show_as_text
from editor.ui.widgets.history_keys import FieldLineEdit

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.core.definition import Field

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")


class NumberField(FieldEditor):
    """A line edit for digits; Up and Down count, empty removes the field."""

    shows_nothing = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._typed = TypedValue()
        self._state: FieldState | None = None
        self.edit = FieldLineEdit(self)
        self.edit.setObjectName(f"{camel(field.name)}Edit")
        self.edit.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.edit.textEdited.connect(self._report)
        self.edit.editingFinished.connect(self._settle)
        self.edit.installEventFilter(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.edit)

    @property
    def is_pending(self) -> bool:
        """Whether what was typed is no number that can be written."""
        return bool(self.note)

    def control(self) -> QWidget:
        """Give the line edit."""
        return self.edit

    def show_state(self, state: FieldState) -> None:
        """Show the number the file gives, or its text when that is none."""
        self._state = state
        show_as_text(self.edit, is_fixed=state.is_read_only)
        if self._typed.must_replace(state, state.set_value, has_focus=self.edit.hasFocus()):
            self._show(state.set_text)

    def _show(self, text: str) -> None:
        if text != self.edit.text():
            at = self.edit.cursorPosition()
            self.edit.setText(text)
            self.edit.setCursorPosition(at)
        self.set_note("")

    def _remark(self, number: int | None) -> str:
        """Say why a text cannot be taken, empty when it can."""
        low, high = self.field.minimum, self.field.maximum
        if number is None or (low is not None and number < low) or (high and number > high):
            write = QLocale().toString
            if low is not None and high is not None:
                return self.tr("Write a whole number from {low} to {high}.").format(
                    low=write(low), high=write(high)
                )
            if low is not None:
                return self.tr("Write a whole number of {low} or more.").format(low=write(low))
            if high is not None:
                return self.tr("Write a whole number up to {high}.").format(high=write(high))
            return self.tr("Write a whole number.")
        return ""

    def _report(self, text: str) -> None:
        text = text.strip()
        if not text:
            self.set_note("")
            self._send(None)
            return
        number = int(text) if _WHOLE.fullmatch(text) else None
        self.set_note(self._remark(number))
        if not self.note:
            self._send(number)

    def _send(self, number: int | None) -> None:
        self._typed.sent()
        self.change_requested.emit(SetField(self.field.name, number))

    def _settle(self) -> None:
        """Show what the file reads as, unless what was typed could not be taken."""
        if self._state is not None and not self._state.is_refused and not self.note:
            self._show(self._state.set_text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count up and down with the arrow keys."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if step and not self.edit.isReadOnly() and plain == Qt.KeyboardModifier.NoModifier:
                self._count(step)
                return True
        return super().eventFilter(watched, event)

    def _count(self, step: int) -> None:
        text = self.edit.text().strip()
        held = self._state.value if self._state else None
        if _WHOLE.fullmatch(text):
            start = int(text)
        else:
            start = held if isinstance(held, int) else (self.field.minimum or 0) - step
        number = start + step
        if self.field.minimum is not None:
            number = max(number, self.field.minimum)
        if self.field.maximum is not None:
            number = min(number, self.field.maximum)
        self.edit.setText(str(number))
        self._report(str(number))
