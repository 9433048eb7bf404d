"""Leaves undo and redo to the window: a document has one history, not one for each text field."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

_HISTORY = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def _is_history_key(event: QKeyEvent) -> bool:
    if any(event.matches(key) for key in _HISTORY):
        return True
    return QKeySequence(event.keyCombination()) == QKeySequence("Ctrl+Y")


def pass_history_keys(event: QEvent) -> bool:
    """Refuse undo and redo keys for a text widget, so that the window's own actions get them.

    To be asked first in a widget's `event`; True means that the event is dealt with.
    """
    kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
    if event.type() in kinds and isinstance(event, QKeyEvent) and _is_history_key(event):
        event.ignore()
        return True
    return False


class FieldLineEdit(QLineEdit):
    """A line edit whose undo is the document's."""

    def event(self, event: QEvent) -> bool:
        """Let undo and redo keys pass."""
        return pass_history_keys(event) or super().event(event)
