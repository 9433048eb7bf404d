"""One of several values, with “not set” as a choice of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QHBoxLayout, QWidget

from editor.core.changes import SetField
from editor.core.lookalikes import visible
from editor.ui.i18n import wording
from editor.ui.icons import tinted_icon
from editor.ui.theme import tokens
from editor.ui.widgets.field_texts import default_text
from editor.ui.widgets.fields.base import FieldEditor, FieldState, as_text, camel
from editor.ui.widgets.fields.combo import Combo
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    from editor.core.definition import Choice, Field, Value

VALUE_ROLE = Qt.ItemDataRole.UserRole


class ChoiceField(FieldEditor):
    """A combo box; a value of the file that is none of the choices is listed and kept."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._state: FieldState | None = None
        self._entries: tuple[tuple[Value, str, bool], ...] = ()
        self.combo = Combo(self)
        self.combo.setObjectName(f"{camel(field.name)}Choice")
        self.combo.activated.connect(self._report)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.combo)

    def control(self) -> QWidget:
        """Give the combo box."""
        return self.combo

    def choices(self, state: FieldState) -> list[tuple[Value, str, bool]]:
        """Give value, text and risk of every entry besides “not set”."""
        return [
            (choice.value, self._label(choice), choice.is_risky) for choice in state.field.choices
        ]

    def _label(self, choice: Choice) -> str:
        label = wording(choice.label) if choice.label else choice.value
        return self.tr("{choice} — risky").format(choice=label) if choice.is_risky else label

    def not_set_text(self, state: FieldState) -> str:
        """Say what “not set” means here."""
        if text := default_text(state.field):
            return text
        for value, text, _ in self.choices(state):
            if value == state.field.default:
                return self.tr("Not set — {default}").format(default=text)
        return self.tr("Not set")

    def show_state(self, state: FieldState) -> None:
        """Show the value the file gives, or that it gives none."""
        self._state = state
        entries: list[tuple[Value, str, bool]] = [(None, self.not_set_text(state), False)]
        entries += self.choices(state)
        value = state.set_value
        if value is not None and all(value != entry[0] for entry in entries):
            text = self.tr("“{value}” — kept as written").format(value=as_text(value))
            entries.append((value, text, False))
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self._fill()
        at = next(index for index, entry in enumerate(entries) if entry[0] == value)
        if at != self.combo.currentIndex():
            self.combo.setCurrentIndex(at)
        self.combo.setToolTip(plain_tooltip(entries[at][1]))
        self.combo.set_read_only(state.is_read_only)

    def _fill(self) -> None:
        risk = tinted_icon("warning", QColor(tokens(self.palette()).warn), self.palette())
        self.combo.clear()
        for at, (value, text, is_risky) in enumerate(self._entries):
            self.combo.addItem(risk if is_risky else QIcon(), visible(text), value)
            self.combo.setItemData(at, plain_tooltip(text), Qt.ItemDataRole.ToolTipRole)

    def _report(self, at: int) -> None:
        if self._state is None or self._state.is_read_only:
            return
        value = self._entries[at][0]
        if value == self._state.set_value:
            return
        self.change_requested.emit(SetField(self.field.name, value))
        # The document decides: a refused choice falls back to what the file says.
        self.show_state(self._state)

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icons anew for another palette."""
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange and self._entries:
            at = self.combo.currentIndex()
            self._fill()
            self.combo.setCurrentIndex(at)


class FlagField(ChoiceField):
    """Yes, no, or not set."""

    def choices(self, state: FieldState) -> list[tuple[Value, str, bool]]:
        """Give yes and no, in the field's own words where it has some."""
        own = {choice.value: choice for choice in state.field.choices}
        result: list[tuple[Value, str, bool]] = []
        for value, name, text in ((True, "true", self.tr("Yes")), (False, "false", self.tr("No"))):
            choice = own.get(name)
            label = self._label(choice) if choice else text
            result.append((value, label, bool(choice and choice.is_risky)))
        return result
