"""All rows of the form under each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from editor.ui.theme import SPACE
from editor.ui.widgets.form_row import FormRow

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from editor.ui.widgets.fields.base import FieldEditor

STACKED_BELOW = 480  # pixels of room below which labels stand above their fields
STACKED_LETTERS = 60  # … or as many letters, where the font is large


class FormRows(QWidget):
    """All rows under each other; beside or above is decided by the width of all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, FormRow] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self._layout.setSpacing(SPACE // 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def add_row(self, label: str, field: FieldEditor, hint: str = "") -> FormRow:
        """Add a field: its buddy, its accessible name and description and its search text."""
        row = FormRow(label, field, hint, self)
        self.rows[row.field.name] = row
        self._layout.addWidget(row)
        if field.has_own_label:
            field.take_label(label)
        return row

    def add_widget(self, widget: QWidget) -> None:
        """Add something that is no field."""
        self._layout.addWidget(widget)

    def find_rows(self, words: str) -> tuple[str, ...]:
        """Give the names of the fields whose label, hint or key holds every word."""
        wanted = words.casefold().split()
        return tuple(
            name
            for name, row in self.rows.items()
            if all(word in row.search_text for word in wanted)
        )

    def is_stacked(self) -> bool:
        """Whether labels stand above their fields."""
        letters = self.fontMetrics().averageCharWidth() * STACKED_LETTERS
        return self._room() < max(STACKED_BELOW, letters)

    def _room(self) -> int:
        """Give the width there is; the form itself may for a moment be wider."""
        parent = self.parentWidget()
        return parent.width() if parent is not None else self.width()

    def arrange(self) -> None:
        """Place the labels for the present width."""
        widest = max((row.label_hint() for row in self.rows.values()), default=0)
        width = min(widest, self._room() * 3 // 10)
        for row in self.rows.values():
            is_stacked = self.is_stacked() or self._room() < row.editor.beside_from
            row.arrange(is_stacked=is_stacked, label_width=width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the labels for another width."""
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Place the labels for another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self.arrange()
