"""A model's name: any text, with completion from those known on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QWidget

from editor.core.changes import SetField
from editor.ui.widgets.fields.base import FieldEditor, FieldState, TypedValue, camel
from editor.ui.widgets.fields.combo import EditableCombo
from editor.ui.widgets.name_boxes import add_names

if TYPE_CHECKING:
    from editor.core.definition import Field


class ModelField(FieldEditor):
    """An editable combo box; emptied, the field is removed from the file."""

    shows_nothing = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._typed = TypedValue()
        self._state: FieldState | None = None
        self._known: tuple[str, ...] = ()
        self.combo = EditableCombo(self)
        self.combo.setObjectName(f"{camel(field.name)}Choice")
        self.combo.activated.connect(self._choose)
        self.edit = self.combo.text
        self.edit.setObjectName(f"{camel(field.name)}Text")
        self.edit.textEdited.connect(self._report)
        self.edit.editingFinished.connect(self._settle)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(self._complete)
        self.combo.setCompleter(completer)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.combo)

    def control(self) -> QWidget:
        """Give the combo box; its text field takes the focus for it."""
        return self.combo

    def show_state(self, state: FieldState) -> None:
        """Show the model the file gives."""
        self._state = state
        known = state.view.known_models
        if known != self._known:
            self._known = known
            text = self.edit.text()
            self.combo.clear()
            add_names(self.combo, known)
            self._names.setStringList(list(known))
            self.combo.setCurrentIndex(-1)
            self.edit.setText(text)
        self.combo.set_read_only(state.is_read_only)
        if self._typed.must_replace(state, state.set_value, has_focus=self._has_focus()):
            self._show(state.set_text)
        self._remark()

    def _has_focus(self) -> bool:
        return self.combo.hasFocus() or self.edit.hasFocus()

    def _show(self, text: str) -> None:
        if text == self.edit.text():
            return
        at = self.edit.cursorPosition()
        self.edit.setText(text)
        self.edit.setCursorPosition(at if self._has_focus() else 0)

    def _remark(self) -> None:
        text = self.edit.text().strip()
        is_known = not text or not self._known or text in self._known
        is_quiet = is_known or self._state is None or self._state.is_refused
        self.set_note(
            ""
            if is_quiet
            else self.tr("Not among the models known on this machine; kept as typed.")
        )

    def _choose(self, at: int) -> None:
        if 0 <= at < len(self._known):
            self._report(self._known[at])

    def _complete(self, text: str) -> None:
        self._report(text)

    def _report(self, text: str) -> None:
        if self._state is None or self._state.is_read_only:
            return
        if (text.strip() or None) == self._state.set_value:
            return
        self._typed.sent()
        self.change_requested.emit(SetField(self.field.name, text.strip() or None))

    def _settle(self) -> None:
        """Show what the file reads as, once typing is over."""
        if self._state is not None and not self._state.is_refused:
            self._show(self._state.set_text)
