"""The field that lists tools: tick, order, choose in one go, add by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from editor.core.changes import AddItem, MoveItem, RemoveItem, SetField
from editor.core.session import ToolState
from editor.core.tools import ToolEffect
from editor.ui.models.tool_rows import Place, ToolRow, ToolSource, is_plain, known_rows, tool_rows
from editor.ui.models.tools import ToolModel, hits_text
from editor.ui.theme import SPACE
from editor.ui.widgets.fields.add_bar import AddBar
from editor.ui.widgets.fields.base import FieldEditor, FieldState, as_items, pascal
from editor.ui.widgets.filter_edit import FilterEdit
from editor.ui.widgets.flow_layout import FlowLayout
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.tool_table import ToolTable

if TYPE_CHECKING:
    from editor.core.definition import Field

FILTER_FROM = 13  # rows from which on a filter is offered


class ToolsField(FieldEditor):
    """A checkable table; every action of a person becomes one change of the list."""

    beside_from = 640

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        is_main = field.name == "tools"
        name = "Tool" if is_main else pascal(field.name)
        self._state: FieldState | None = None
        self._source: ToolSource | None = None
        self._known: dict[str, ToolRow] = {}
        self._is_filtered = False
        self._model = ToolModel(self)
        self._model.toggled.connect(self._toggle_one)
        self._model.moved.connect(self._drop)
        self.choose = QPushButton(self.tr("Choose"), self)
        self.choose.setObjectName("chooseTools" if is_main else f"choose{name}")
        self.choose.setAccessibleName(self.tr("Choose tools"))
        self.choose.setToolTip(self.tr("Tick many tools at once"))
        self.choose.setAutoDefault(False)
        self.choose.setMenu(self._menu())
        self.add = QPushButton(self.tr("Add by Name…"), self)
        self.add.setObjectName(f"add{name}Button")
        self.add.setToolTip(self.tr("List a tool that is not shown below, or a pattern"))
        self.add.setAutoDefault(False)
        self.add.setCheckable(True)
        self.add.clicked.connect(self._show_add)
        self.up = IconButton("up", f"move{name}Up", self.tr("Move up in the file (Alt+Up)"), self)
        self.down = IconButton(
            "down", f"move{name}Down", self.tr("Move down in the file (Alt+Down)"), self
        )
        self.up.clicked.connect(self._move_up)
        self.down.clicked.connect(self._move_down)
        self.filter = FilterEdit(
            f"{'tool' if is_main else field.name}Filter", self.tr("Filter tools"), self
        )
        self.filter.textChanged.connect(self._filter)
        self.filter.hide()
        self.bar = AddBar(name, self)
        self.bar.set_label(self.tr("Name of a tool"))
        self.bar.set_remark(self._remark)
        self.bar.add_requested.connect(self._add)
        self.bar.closed.connect(self._hide_add)
        self.bar.hide()
        self.table = ToolTable(self._model, self)
        self.table.setObjectName("toolTable" if is_main else f"{field.name}Table")
        self.table.toggle_requested.connect(self._toggle)
        self.table.move_requested.connect(self._move)
        self._buttons = QWidget(self)
        buttons = FlowLayout(self._buttons, spacing=SPACE // 2)
        for button in (self.choose, self.add, self.up, self.down):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self._buttons)
        layout.addWidget(self.bar)
        layout.addWidget(self.filter)
        layout.addWidget(self.table)
        self.table.selectionModel().currentRowChanged.connect(self._update_arrows)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for name, text, tip, slot in (
            (
                "chooseReadOnly",
                self.tr("Read-only tools"),
                self.tr("List only the tools that change nothing"),
                self._choose_read_only,
            ),
            (
                "chooseParents",
                self.tr("Everything the parent has"),
                self.tr("List every tool of the chosen parent session"),
                self._choose_parents,
            ),
            (
                "chooseNothing",
                self.tr("Nothing"),
                self.tr("List no tool at all"),
                self._choose_nothing,
            ),
        ):
            action = QAction(text, menu)
            action.setObjectName(name)
            action.setToolTip(tip)
            action.setStatusTip(tip)
            action.triggered.connect(slot)
            menu.addAction(action)
        menu.setToolTipsVisible(True)
        return menu

    def control(self) -> QWidget:
        """Give the table."""
        return self.table

    def spoken_name(self, label: str) -> str:
        """Say what being ticked means."""
        if self.field.name == "tools":
            return self.tr("Tools the agent lists")
        return label

    # What the document says

    def show_state(self, state: FieldState) -> None:
        """Show the list; rows stay in place, selection and scroll position too."""
        self._state = state
        view = state.view
        if view.harness is None:
            return
        source = ToolSource(
            view.harness,
            view.rules,
            state.field,
            view.session,
            as_items(state.set_value),
            () if state.is_set else as_items(state.value),
            self._saved(state),
        )
        read_only_changed = self._model.is_read_only != state.is_read_only
        if self._is_same(source) and not state.is_other and not read_only_changed:
            return
        if not self._has_same_tools(source):
            self._known = known_rows(source)
        self._source = source
        self._model.is_read_only = state.is_read_only
        if state.is_other:
            self.filter.clear()
            self._hide_add()
        rows = tool_rows(source, self._known, () if state.is_other else self._model.rows)
        chosen = (set(), None) if state.is_other else self.table.chosen_keys()
        scroll = 0 if state.is_other else self.table.verticalScrollBar().value()
        self._model.set_rows(rows)
        if not self.table.selectionModel().hasSelection() or state.is_other:
            self.table.select_keys(*chosen)
        self.filter.setVisible(len(rows) >= FILTER_FROM)
        if self.filter.text() or self._is_filtered:
            self._filter()
        self.table.verticalScrollBar().setValue(scroll)
        self._buttons.setVisible(not state.is_read_only)
        self.bar.set_names([row.name for row in rows if not row.is_listed])
        self.bar.refresh()
        self._update_arrows()

    def _is_same(self, source: ToolSource) -> bool:
        held = self._source
        return (
            held is not None
            and self._has_same_tools(source)
            and (held.listed, held.defaults, held.saved)
            == (source.listed, source.defaults, source.saved)
        )

    def _has_same_tools(self, source: ToolSource) -> bool:
        held = self._source
        return (
            held is not None
            and held.harness is source.harness
            and held.session is source.session
            and held.rules == source.rules
        )

    def _saved(self, state: FieldState) -> tuple[str, ...] | None:
        saved = state.view.saved
        if saved is None:
            return None
        return as_items(saved.value(self.field.name)) if saved.is_set(self.field.name) else ()

    # What a person asks for

    def _names(self, rows: tuple[ToolRow, ...], listed: set[int]) -> tuple[str, ...]:
        return tuple(row.name for at, row in enumerate(rows) if at in listed)

    def _ticked(self) -> set[int]:
        return {at for at, row in enumerate(self._model.rows) if row.is_listed or row.is_default}

    def _toggle_one(self, row: int, is_wanted: bool) -> None:
        self._toggle([row], is_wanted)

    def _toggle(self, numbers: list[int], is_wanted: bool) -> None:
        if self._state is None:
            return
        rows, ticked = self._model.rows, self._ticked()
        affected = [at for at in numbers if (at in ticked) != is_wanted]
        if not affected:
            return
        if len(affected) == 1 and self._state.is_set:
            at = affected[0]
            if is_wanted:
                # Listed behind the listed rows above it, so that rows show the file's order.
                index = sum(row.is_listed for row in rows[:at])
                count = sum(row.is_listed for row in rows)
                place = None if index == count else index
                self.change_requested.emit(AddItem(self.field.name, rows[at].name, place))
            else:
                self.change_requested.emit(RemoveItem(self.field.name, rows[at].position))
            return
        wanted = ticked | set(affected) if is_wanted else ticked - set(affected)
        self.change_requested.emit(SetField(self.field.name, self._names(rows, wanted)))

    def _move_up(self) -> None:
        self._move(self.table.currentIndex().row(), -1)

    def _move_down(self) -> None:
        self._move(self.table.currentIndex().row(), 1)

    def _move(self, number: int, step: int) -> None:
        row = self._row(number)
        count = sum(held.is_listed for held in self._model.rows)
        if row is not None and row.is_listed and 0 <= row.position + step < count:
            self.change_requested.emit(MoveItem(self.field.name, row.position, row.position + step))

    def _drop(self, number: int, before: int) -> None:
        row = self._row(number)
        if row is None or not row.is_listed:
            return
        above = self._model.rows[:before]
        to = sum(held.is_listed for at, held in enumerate(above) if at != number)
        if to != row.position:
            self.change_requested.emit(MoveItem(self.field.name, row.position, to))

    def _row(self, number: int) -> ToolRow | None:
        rows = self._model.rows
        return rows[number] if 0 <= number < len(rows) else None

    def _update_arrows(self, *_indexes: object) -> None:
        row = self._row(self.table.currentIndex().row())
        is_movable = row is not None and row.is_listed and not self._model.is_read_only
        position = row.position if row is not None and is_movable else -1
        count = sum(held.is_listed for held in self._model.rows)
        self.up.setEnabled(position > 0)
        self.down.setEnabled(0 <= position < count - 1)

    def _choose_read_only(self) -> None:
        self._choose({at for at, row in enumerate(self._model.rows) if _is_read_only(row)})

    def _choose_parents(self) -> None:
        kept = (Place.KEPT, Place.PATTERN)
        self._choose(
            {
                at
                for at, row in enumerate(self._model.rows)
                if (row.place is Place.PARENT and row.state is not ToolState.INACTIVE)
                or (row.is_listed and row.place in kept)
            }
        )

    def _choose_nothing(self) -> None:
        self._choose(set())

    def _choose(self, wanted: set[int]) -> None:
        rows = self._model.rows
        if self._state is None or self._state.is_read_only:
            return
        if wanted != {at for at, row in enumerate(rows) if row.is_listed}:
            self.change_requested.emit(SetField(self.field.name, self._names(rows, wanted)))

    # Adding by name

    def _show_add(self, is_shown: bool) -> None:
        self.bar.setVisible(is_shown)
        if is_shown:
            self.bar.edit.setFocus()

    def _hide_add(self) -> None:
        had_focus = self.bar.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        self.bar.hide()
        self.add.setChecked(False)
        if had_focus:
            self.add.setFocus()

    def _remark(self, text: str) -> str:
        """Say what an entry would mean, before it is added."""
        if self._state is None or self._source is None:
            return ""
        view = self._state.view
        if text in self._source.listed:
            return self.tr("“{tool}” is already listed.").format(tool=text)
        if view.session is None or view.harness is None:
            return ""
        hits = view.harness.sees_tools(view.session, self.field.name, text)
        if hits is None or (not hits and is_plain(text)):
            known = any(row.name == text for row in self._model.rows)
            return "" if known else self.tr("Not known here; it would be kept as written.")
        if not hits:
            return self.tr("Stands for no tool of the chosen session.")
        return hits_text(hits)

    def _add(self, text: str) -> None:
        if self._source is None or self._state is None or text in self._source.listed:
            return
        if self._state.is_set or not self._source.defaults:
            self.change_requested.emit(AddItem(self.field.name, text))
        else:
            names = (*self._source.defaults, text)
            self.change_requested.emit(SetField(self.field.name, tuple(dict.fromkeys(names))))

    # Filter and look

    def _filter(self, *_text: object) -> None:
        words = self.filter.text().casefold().split()
        self._is_filtered = bool(words)
        for at, row in enumerate(self._model.rows):
            name = row.name.casefold()
            self.table.setRowHidden(at, not all(word in name for word in words))
        self.table.fit()


def _is_read_only(row: ToolRow) -> bool:
    return row.effects == (ToolEffect.READS,) and (
        row.is_listed or row.place in (Place.PARENT, Place.KNOWN)
    )
