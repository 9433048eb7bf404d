"""What every field editor is: it shows a state and emits the changes a person asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.core.records import record

if TYPE_CHECKING:
    from editor.core.definition import Field, FieldValue, Value
    from editor.ui.views import FormView


@record
class FieldState:
    """One field of the definition shown, compared with the saved file."""

    field: Field
    view: FormView
    held: FieldValue | None = None
    is_set: bool = False
    is_changed: bool = False
    is_read_only: bool = False
    is_refused: bool = False  # the last change of this field could not be made
    is_other: bool = False  # another definition than the one shown before

    @property
    def value(self) -> Value:
        """The value in effect, set or not."""
        return self.held.value if self.held else None

    @property
    def set_value(self) -> Value:
        """The value the file gives, None when it gives none."""
        return self.value if self.is_set else None

    @property
    def set_text(self) -> str:
        """The value the file gives as one text, empty when it gives none."""
        return as_text(self.set_value)


def as_text(value: Value) -> str:
    """Give a value as a person would type it."""
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case tuple():
            return ", ".join(value)
        case _:
            return str(value)


def as_items(value: Value) -> tuple[str, ...]:
    """Give a value as a list of texts."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (as_text(value),)


def camel(name: str) -> str:
    """Give a field's name as part of an object name: `max-tokens` → `maxTokens`."""
    first, *rest = name.replace("_", "-").split("-")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def pascal(name: str) -> str:
    """Give a field's name as the end of an object name: `tools` → `Tools`."""
    text = camel(name)
    return text[:1].upper() + text[1:]


def is_leaving(event: QEvent) -> bool:
    """Whether an event says that a person went on to something else in the window."""
    if event.type() != QEvent.Type.FocusOut or not isinstance(event, QFocusEvent):
        return False
    stays = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
    return event.reason() not in stays


class FieldEditor(QWidget):
    """The base of all field editors."""

    change_requested = Signal(object)
    """A core `Change` that a person asked for."""
    note_changed = Signal()
    """`note` is another now."""

    is_wide = False  # needs the whole width, so its label always stands above
    beside_from = 0  # the form's width from which its label may stand beside it
    has_own_label = False  # the control carries the field's label itself
    shows_nothing = False  # there is nothing to see while the field is not set

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.note = ""  # a mild remark about what was typed

    @property
    def is_pending(self) -> bool:
        """Whether what was typed cannot be taken as it stands there."""
        return False

    def control(self) -> QWidget:
        """Give the widget that gets focus, label and description."""
        raise LookupError(self.field.name)

    def show_state(self, state: FieldState) -> None:
        """Show a state; cursor and focus stay, and only what differs is touched."""

    def spoken_name(self, label: str) -> str:
        """Give the control's name for screen readers, from the field's label."""
        return label

    def take_label(self, label: str) -> None:
        """Take the field's translated label, where the control carries it itself."""

    def set_note(self, note: str) -> None:
        """Change the remark under the field."""
        if note != self.note:
            self.note = note
            self.note_changed.emit()


def show_as_text(edit: QLineEdit, *, is_fixed: bool) -> None:
    """Let a field that can only be read look like text: no box, and not greyed."""
    edit.setReadOnly(is_fixed)
    edit.setFrame(not is_fixed)


class TypedValue:
    """Decides when a text widget has to give way to the document.

    A person's text stays while it is being typed and when its change was refused; a value that
    changed by other means (undo, another file, an edit from outside) replaces it.
    """

    def __init__(self) -> None:
        self._value: Value = None
        self._is_awaited = False

    def sent(self) -> None:
        """Remember that the next value is the answer to what was typed."""
        self._is_awaited = True

    def must_replace(self, state: FieldState, value: Value, *, has_focus: bool) -> bool:
        """Whether the widget has to show `value` now."""
        is_answer, self._is_awaited = self._is_awaited, False
        is_new, self._value = value != self._value, value
        if state.is_other:
            return True
        return is_new and not (is_answer and has_focus)
