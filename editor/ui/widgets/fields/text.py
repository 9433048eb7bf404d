"""One line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.core.changes import SetField
from editor.ui.widgets.fields.base import FieldEditor, FieldState, TypedValue, camel, show_as_text
from editor.ui.widgets.fields.exact_text import ExactText
from editor.ui.widgets.history_keys import FieldLineEdit

if TYPE_CHECKING:
    from editor.core.definition import Field


class TextField(FieldEditor):
    """A line edit; emptied, the field is removed from the file."""

    shows_nothing = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._text = ExactText(has_lines=False)
        self._typed = TypedValue()
        self.edit = FieldLineEdit(self)
        self.edit.setObjectName(f"{camel(field.name)}Edit")
        self.edit.textEdited.connect(self._report)
        self.edit.editingFinished.connect(self._settle)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.edit)
        self._state: FieldState | None = None

    def control(self) -> QWidget:
        """Give the line edit."""
        return self.edit

    def show_state(self, state: FieldState) -> None:
        """Show the value the file gives."""
        self._state = state
        show_as_text(self.edit, is_fixed=state.is_read_only)
        if self._typed.must_replace(state, state.set_value, has_focus=self.edit.hasFocus()):
            self._show(state.set_text)

    def _show(self, text: str) -> None:
        if text == self._text.exact and self.edit.text() == self._text.shown:
            return
        at = self.edit.cursorPosition()
        self.edit.setText(self._text.load(text))
        self.edit.setCursorPosition(at if self.edit.hasFocus() else 0)

    def _report(self, shown: str) -> None:
        text = self._text.edited(shown)
        self._typed.sent()
        self.change_requested.emit(SetField(self.field.name, text or None))

    def _settle(self) -> None:
        """Show what the file reads as, once typing is over."""
        if self._state is not None and not self._state.is_refused:
            self._show(self._state.set_text)
