"""The list of agents: search, groups with counts, and what to do when there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.ui.agent_rows import AgentRow, matching, with_headings
from editor.ui.icons import icon
from editor.ui.models.agents import AgentModel
from editor.ui.theme import SPACE, small_font
from editor.ui.widgets.agent_delegate import AgentDelegate
from editor.ui.widgets.empty_state import EmptyState
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent


class SearchField(QLineEdit):
    """A search field: Esc clears it, Down and Return go on to what was found."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the three keys, everything else is typing."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
            return
        super().keyPressEvent(event)


class AgentListPanel(QWidget):
    """Shows rows; tells which agent a person turns to and which are selected."""

    agent_chosen = Signal(str)  # path
    selection_changed = Signal()
    action_chosen = Signal(str)  # id of an action of the window
    menu_requested = Signal(object)  # global position

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("agentPanel")
        self._rows: tuple[AgentRow, ...] = ()
        self._current = ""
        self._note = ""
        self._template = ""
        self._is_loading = True
        self.search = SearchField(self)
        self.search.setObjectName("agentSearch")
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(self.tr("Search agents"))
        self.search.setAccessibleName(self.tr("Search agents"))
        self.search.setToolTip(self.tr("Search names, descriptions and tools (Ctrl+F)"))
        self._search_icon = QAction(icon("search", self.palette()), "", self)
        self.search.addAction(self._search_icon, QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(self._refilter)
        self.model = AgentModel(self)
        self.view = self._make_view()
        self.search.left.connect(self._enter_list)
        self._empty = EmptyState(self)
        self._empty.chosen.connect(self._on_empty_action)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        self._invitation = EmptyState(self)
        self._invitation.setObjectName("agentInvitation")
        self._invitation.chosen.connect(self.action_chosen)
        self._invitation.hide()
        self.summary = PlainLabel(parent=self)
        self.summary.setObjectName("listSummary")
        self.summary.set_font_role(small_font)
        self.summary.setContentsMargins(SPACE * 3 // 2, SPACE // 2, SPACE, SPACE // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        top.addWidget(self.search)
        column.addLayout(top)
        column.addWidget(self._invitation)
        column.addWidget(self._stack, 1)
        column.addWidget(self.summary)

    def _make_view(self) -> QListView:
        view = QListView(self)
        view.setObjectName("agentList")
        view.setAccessibleName(self.tr("Agents"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setModel(self.model)
        view.setItemDelegate(AgentDelegate(view))
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setUniformItemSizes(True)  # else every change measures every row
        view.setMouseTracking(True)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._on_menu)
        view.selectionModel().currentChanged.connect(self._on_current)
        view.selectionModel().selectionChanged.connect(self._on_selection)
        return view

    # Showing

    def show_agents(self, rows: tuple[AgentRow, ...], is_loading: bool) -> None:
        """List these agents, filtered by what is searched for."""
        self._rows = rows
        self._is_loading = is_loading
        self._refilter()

    def show_current(self, path: str) -> None:
        """Mark an agent as the current one; one that is filtered away stays unmarked."""
        self._current = path
        index = self.model.index_of(path)
        if index.isValid() and self.view.currentIndex() != index:
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.view.selectionModel().setCurrentIndex(index, flag)
            self.view.scrollTo(index)

    def show_invitation(self, text: str, template_name: str) -> None:
        """Say how to begin when there is no agent of one's own; an empty text says nothing."""
        self._invitation.setVisible(bool(text))
        if text:
            actions = [("new", self.tr("New Agent…"))]
            if template_name:
                label = self.tr("Customise “{name}”").format(name=template_name)
                actions.insert(0, ("customise_first", label))
            actions.append(("choose_folder", self.tr("Choose Folder…")))
            self._invitation.show_state("", text, actions)

    def refresh_icons(self) -> None:
        """Tint the search icon anew after a change of palette."""
        self._search_icon.setIcon(icon("search", self.palette()))

    def selected_paths(self) -> list[str]:
        """The paths of all selected agents, in the order of the list."""
        indexes = sorted(self.view.selectionModel().selectedIndexes(), key=QModelIndex.row)
        return [path for index in indexes if (path := self.model.path_at(index))]

    def has_several(self) -> bool:
        """Whether more than one agent is selected."""
        rows, found = self.model.rows(), 0
        for part in self.view.selectionModel().selection():
            for at in range(part.top(), part.bottom() + 1):
                found += isinstance(rows[at], AgentRow)
                if found > 1:
                    return True
        return False

    def step(self, by: int) -> None:
        """Turn to the next or the previous agent that is listed."""
        paths = [row.path for row in self.model.rows() if isinstance(row, AgentRow)]
        if not paths:
            return
        at = paths.index(self._current) + by if self._current in paths else 0
        self.agent_chosen.emit(paths[max(0, min(at, len(paths) - 1))])

    def _refilter(self) -> None:
        text = self.search.text()
        found = matching(self._rows, text)
        self.model.show_rows(with_headings(found))
        self.show_current(self._current)
        if found:
            self._stack.setCurrentWidget(self.view)
        elif self._is_loading and not self._rows:
            self._empty.show_state("", self.tr("Reading agents…"))
            self._stack.setCurrentWidget(self._empty)
        elif text:
            sentence = self.tr("No agent matches “{text}”.").format(text=text)
            self._empty.show_state("search", sentence, [("clear", self.tr("Clear Search"))])
            self._stack.setCurrentWidget(self._empty)
        else:
            self._empty.show_state("empty", self.tr("There are no agents here yet."))
            self._stack.setCurrentWidget(self._empty)
        self._show_summary(len(found), bool(text.strip()))

    def _show_summary(self, found: int, is_filtered: bool) -> None:
        total = len(self._rows)
        problems = sum(1 for row in self._rows if row.severity is not None)
        parts = [self.tr("%n agent(s)", "", total)]
        if is_filtered:
            parts = [self.tr("{found} of {total} agents").format(found=found, total=total)]
        if problems:
            parts.append(self.tr("%n with problems", "", problems))
        self.summary.set_text(" · ".join(parts))
        self.search.setAccessibleDescription(self.summary.full_text())

    # What a person does

    def _on_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        path = self.model.path_at(current)
        if path and path != self._current:
            self._current = path
            self.agent_chosen.emit(path)

    def _on_selection(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        self.selection_changed.emit()

    def _enter_list(self) -> None:
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.view.currentIndex().isValid():
            self.step(0)

    def _on_empty_action(self, identity: str) -> None:
        if identity == "clear":
            self.search.clear()
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_menu(self, position: QPoint) -> None:
        if self.model.path_at(self.view.indexAt(position)):
            self.menu_requested.emit(self.view.viewport().mapToGlobal(position))
