"""A structured value: shown as written, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.ui.theme import fixed_font
from editor.ui.widgets.fields.base import FieldEditor, FieldState, camel
from editor.ui.widgets.fields.long_text import GrowingEdit

if TYPE_CHECKING:
    from editor.core.definition import Field


class RawField(FieldEditor):
    """The text of the value as it stands in the file, read-only."""

    shows_nothing = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.edit = GrowingEdit(self, fewest_lines=1)
        self.edit.setObjectName(f"{camel(field.name)}Edit")
        self.edit.setReadOnly(True)
        self.edit.setFont(fixed_font(self.font()))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.edit)

    def control(self) -> QWidget:
        """Give the text box."""
        return self.edit

    def show_state(self, state: FieldState) -> None:
        """Show the value as written."""
        text = (state.held.raw or state.set_text) if state.held and state.is_set else ""
        self.edit.show_text(text, is_other=state.is_other)
        self.set_note(
            self.tr("Kept as written. Edit it as text, in your text editor.") if text else ""
        )
