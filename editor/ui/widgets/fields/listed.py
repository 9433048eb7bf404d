"""A list of texts that has no catalogue: add, rewrite, remove, order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from editor.core.changes import AddItem, MoveItem, RemoveItem, SetField
from editor.ui.models.entries import EntryModel
from editor.ui.models.tools import hits_text
from editor.ui.theme import SPACE
from editor.ui.widgets.fields.add_bar import AddBar
from editor.ui.widgets.fields.base import FieldEditor, FieldState, as_items, camel, pascal
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.tool_delegate import RowDelegate, row_height

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.definition import Field

MOST_ROWS = 6


class _EntryView(QListView):
    """A list as high as its rows, within limits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys: dict[tuple[Qt.Key, bool], Callable[[], None]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setUniformItemSizes(True)
        self.setItemDelegate(RowDelegate(self))

    def fit(self) -> None:
        """Fit the height to the rows."""
        rows = min(max(self.model().rowCount(), 1), MOST_ROWS)
        line = row_height(self.fontMetrics().height())
        self.setFixedHeight(line * rows + self.frameWidth() * 2)

    def sizeHint(self) -> QSize:
        """Ask for the fitted height."""
        return QSize(SPACE * 25, self.minimumHeight())

    def event(self, event: QEvent) -> bool:
        """Claim the keys of this list before the window's own actions of the same keys."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._action(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove with Delete, move with Alt+Up and Alt+Down."""
        if action := self._action(event):
            action()
        else:
            super().keyPressEvent(event)

    def _action(self, event: QKeyEvent) -> Callable[[], None] | None:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_alt = plain == Qt.KeyboardModifier.AltModifier
        if plain and not is_alt:
            return None
        return self.keys.get((Qt.Key(event.key()), is_alt))


class ListField(FieldEditor):
    """A small list with a line to add to it."""

    shows_nothing = True

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._state: FieldState | None = None
        self._model = EntryModel(self)
        self._model.edited.connect(self._rewrite)
        self.view = _EntryView(self)
        self.view.setObjectName(f"{camel(field.name)}List")
        self.view.setModel(self._model)
        self.view.selectionModel().currentChanged.connect(self._update_buttons)
        name = pascal(field.name)
        self.up = IconButton("up", f"move{name}Up", self.tr("Move up (Alt+Up)"), self)
        self.down = IconButton("down", f"move{name}Down", self.tr("Move down (Alt+Down)"), self)
        self.remove = IconButton("remove", f"take{name}Out", self.tr("Remove entry (Delete)"), self)
        self.up.clicked.connect(self._move_up)
        self.down.clicked.connect(self._move_down)
        self.remove.clicked.connect(self._remove)
        self.view.keys = {
            (Qt.Key.Key_Up, True): self._move_up,
            (Qt.Key.Key_Down, True): self._move_down,
            (Qt.Key.Key_Delete, False): self._remove,
        }
        self.bar = AddBar(name, self)
        self.bar.set_label(self.tr("New entry"))
        self.bar.set_remark(self._remark)
        self.bar.add_requested.connect(self._add)
        for button in (self.up, self.down, self.remove):
            self.bar.add_button(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self.view)
        layout.addWidget(self.bar)

    def control(self) -> QWidget:
        """Give the list, or the line to add to it while there is none."""
        return self.view if self._model.rowCount() else self.bar.edit

    def show_state(self, state: FieldState) -> None:
        """Show the entries the file gives."""
        self._state = state
        rows = as_items(state.set_value)
        view = state.view
        hits: tuple[tuple[str, ...] | None, ...] = (None,) * len(rows)
        if view.harness is not None and view.session is not None:
            sees = view.harness.sees_tools
            hits = tuple(sees(view.session, self.field.name, row) for row in rows)
        self._model.is_read_only = state.is_read_only
        current = self.view.currentIndex().row()
        self._model.set_rows(rows, hits)
        if not self.view.currentIndex().isValid() and rows and current >= 0:
            self.view.setCurrentIndex(self._model.index(min(current, len(rows) - 1), 0))
        self.view.setVisible(bool(rows))
        for button in (self.up, self.down, self.remove):
            button.setVisible(bool(rows))
        self.bar.setVisible(not state.is_read_only)
        self.bar.set_names(self._names(rows))
        self.bar.refresh()
        self.view.fit()
        self._update_buttons()

    def _names(self, rows: tuple[str, ...]) -> list[str]:
        """Offer the field's own choices, and models where the entries look like models."""
        own = [choice.value for choice in self.field.choices]
        if not own and self._state is not None and "model" in self.field.name.casefold():
            own = list(self._state.view.known_models)
        return [name for name in own if name not in rows]

    def _remark(self, text: str) -> str:
        state = self._state
        if state is None:
            return ""
        if text in self._model.rows:
            return self.tr("“{entry}” is already listed.").format(entry=text)
        if state.view.harness is None or state.view.session is None:
            return ""
        hits = state.view.harness.sees_tools(state.view.session, self.field.name, text)
        return "" if hits is None else hits_text(hits)

    def _add(self, text: str) -> None:
        if text not in self._model.rows:
            self.change_requested.emit(AddItem(self.field.name, text))

    def _rewrite(self, row: int, text: str) -> None:
        rows = list(self._model.rows)
        if text:
            rows[row] = text
            self.change_requested.emit(SetField(self.field.name, tuple(rows)))
        else:
            self.change_requested.emit(RemoveItem(self.field.name, row))

    def _current(self) -> int:
        if self._state is None or self._state.is_read_only:
            return -1
        return self.view.currentIndex().row()

    def _remove(self) -> None:
        if (row := self._current()) >= 0:
            self.change_requested.emit(RemoveItem(self.field.name, row))

    def _move_up(self) -> None:
        self._move(-1)

    def _move_down(self) -> None:
        self._move(1)

    def _move(self, step: int) -> None:
        row = self._current()
        if row >= 0 and 0 <= row + step < len(self._model.rows):
            self.change_requested.emit(MoveItem(self.field.name, row, row + step))
            self.view.setCurrentIndex(self._model.index(row + step, 0))

    def _update_buttons(self, *_indexes: object) -> None:
        row, count = self._current(), len(self._model.rows)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < count - 1)
        self.remove.setEnabled(row >= 0)
