"""The check box for the token that lets a child take over its parent's tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QWidget

from editor.core.changes import SetField
from editor.ui.theme import TARGET
from editor.ui.widgets.fields.base import FieldEditor, FieldState

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QKeyEvent

    from editor.core.definition import Field


class _Check(QCheckBox):
    """A check box that can be read without being changed."""

    is_read_only = False

    def hitButton(self, at: QPoint) -> bool:
        """Take no clicks while it can only be read."""
        return not self.is_read_only and super().hitButton(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take no Space while it can only be read."""
        if self.is_read_only and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Be high enough to hit."""
        hint = super().minimumSizeHint()
        hint.setHeight(max(hint.height(), TARGET))
        return hint


class InheritField(FieldEditor):
    """Ticked when the file holds the token; ticking adds or removes only that token."""

    has_own_label = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._state: FieldState | None = None
        self.check = _Check(self)
        self.check.setObjectName(f"{field.name}Check")
        self.check.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.check.clicked.connect(self._report)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.check)
        layout.addStretch(1)

    def control(self) -> QWidget:
        """Give the check box."""
        return self.check

    def take_label(self, label: str) -> None:
        """Write the label behind the box."""
        self.check.setText(label)

    def show_state(self, state: FieldState) -> None:
        """Tick the box when the harness reads the token."""
        self._state = state
        self.check.is_read_only = state.is_read_only
        self.check.setChecked(bool(state.value))

    def _report(self, is_checked: bool) -> None:
        self.change_requested.emit(SetField(self.field.name, is_checked))
