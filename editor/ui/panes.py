"""The parts of the window and how they share its room; they know nothing of the workspace.

Decision (2026-12-01): menus, tool bar and list of agents are there first; everything that shows
one agent is imported and made by `complete`. Together it is most of what a start costs, and until
the list is there it has nothing to show.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QSizePolicy,
    QSplitter,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.ui import geometry
from editor.ui.actions import MENUS, PATH_MENU, TOOL_BAR, tint, translated
from editor.ui.theme import SPACE
from editor.ui.widgets.agent_list import AgentListPanel
from editor.ui.widgets.harness_choice import HarnessChoice
from editor.ui.widgets.pane_switch import EDITOR, PREVIEW, PaneSwitch
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction

    from editor.ui.settings import Settings
    from editor.ui.widgets.agent_header import AgentHeader
    from editor.ui.widgets.banner import Banner
    from editor.ui.widgets.form import FormPanel
    from editor.ui.widgets.preview import PreviewPanel
    from editor.ui.widgets.problems_panel import ProblemsPanel
    from editor.ui.widgets.save_bar import SaveBar

WIDE = 1000  # below this width the preview stands under the editor
TALL = 640  # below this height the header takes one line
# Decision (2026-11-30): where the window is both narrow and low, editor and preview take turns
# instead of standing above each other: two panes of 300 pixels show little of either.
HIGH = 780  # below this height a narrow window shows one of them at a time


class Panes(QObject):
    """Makes every widget of the window, in the language in force."""

    # What shows one agent; made by `complete`.
    banner: Banner
    header: AgentHeader
    form: FormPanel
    save_bar: SaveBar
    preview: PreviewPanel
    pages: PaneSwitch
    editor: QWidget
    inner: QSplitter

    def __init__(
        self, window: QMainWindow, actions: Mapping[str, QAction], settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._settings = settings
        self.is_complete = False
        self.problems: ProblemsPanel | None = None  # made when it is first wanted
        self.is_preview_wanted = settings.flag("preview", default=True)
        self._make_menus()
        self._make_list()
        self._make_tool_bar()
        self._make_status_bar()
        actions["toggle_preview"].setChecked(self.is_preview_wanted)
        self._order_soon = QTimer(self)
        self._order_soon.setSingleShot(True)
        self._order_soon.timeout.connect(self._order_tabs)

    def complete(self) -> None:
        """Make what shows one agent."""
        self._make_editor()
        self._make_splitters()
        self.is_complete = True
        self.banner.changed.connect(self.order_tabs)
        self.order_tabs()

    def _make_menus(self) -> None:
        bar = self._window.menuBar()
        bar.setObjectName("menuBar")
        for old in bar.findChildren(QMenu):
            old.deleteLater()
        bar.clear()
        self.recent_menu = QMenu(self.tr("Open Recen&t"), self._window)
        self.recent_menu.setObjectName("recentMenu")
        for name, title, ids in MENUS:
            menu = QMenu(translated(title), bar)
            menu.setObjectName(name)
            bar.addMenu(menu)
            for identity in ids:
                if not identity:
                    menu.addSeparator()
                elif identity == "recent":
                    menu.addMenu(self.recent_menu)
                elif identity in self._actions:
                    menu.addAction(self._actions[identity])

    def _make_list(self) -> None:
        window = self._window
        self.list_panel = AgentListPanel(window)
        self.list_panel.setMinimumWidth(180)
        trash = self._actions["trash"]
        window.removeAction(trash)  # Del in a text field must not reach it
        self.list_panel.view.addAction(trash)
        self._middle = QWidget(window)  # keeps its room free until there is something in it
        self.lower = self._splitter("lowerSplitter", self._middle)
        self.lower.setOrientation(Qt.Orientation.Vertical)
        self.outer = self._splitter("outerSplitter", self.list_panel, self.lower)
        self.outer.setStretchFactor(0, 0)
        self.outer.setStretchFactor(1, 1)
        window.setCentralWidget(self.outer)
        geometry.restore_splitter(self.outer, self._settings, [260, 940])

    def _make_editor(self) -> None:
        from editor.ui.widgets.agent_header import AgentHeader
        from editor.ui.widgets.banner import Banner
        from editor.ui.widgets.form import FormPanel
        from editor.ui.widgets.preview import PreviewPanel
        from editor.ui.widgets.save_bar import SaveBar

        window = self._window
        self.banner = Banner(window)
        self.header = AgentHeader(window)
        self.header.set_menu([self._actions[name] for name in PATH_MENU])
        self.header.hide()
        self.form = FormPanel(window)
        self.save_bar = SaveBar(self._actions["save"], self._actions["discard"], window)
        self.save_bar.hide()
        self.editor = QWidget(window)
        self.editor.setObjectName("editorPane")
        column = _column(self.editor)
        column.addWidget(self.banner)
        column.addWidget(self.header)
        column.addWidget(self.form, 1)
        column.addWidget(self.save_bar)
        self.preview = PreviewPanel(window)

    def _make_splitters(self) -> None:
        self.inner = self._splitter("innerSplitter", self.editor, self.preview)
        self.pages = PaneSwitch(self._window)
        self.pages.chosen.connect(self.turn_page)
        column = _column(self._middle)
        column.addWidget(self.pages)
        column.addWidget(self.inner, 1)
        self.inner.setStretchFactor(0, 1)
        self.inner.setStretchFactor(1, 1)
        self.editor.setMinimumWidth(320)
        self.preview.setMinimumWidth(280)
        geometry.restore_splitter(self.inner, self._settings, [520, 420])

    def _splitter(self, name: str, *widgets: QWidget) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Horizontal, self._window)
        splitter.setObjectName(name)
        for widget in widgets:
            splitter.addWidget(widget)
        splitter.setChildrenCollapsible(False)
        return splitter

    def _make_tool_bar(self) -> None:
        self.tool_bar = QToolBar(self.tr("Main tool bar"), self._window)
        self.tool_bar.setObjectName("mainToolBar")
        self.tool_bar.setMovable(False)
        self.tool_bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        short = {"new": self.tr("New"), "review": self.tr("Review Changes")}
        for identity in TOOL_BAR:
            action = self._actions[identity]
            if identity in short:
                action.setIconText(short[identity])
            self.tool_bar.addAction(action)
            button = self.tool_bar.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setObjectName(f"tool_{identity}")
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        spacer = QWidget(self._window)
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.tool_bar.addWidget(spacer)
        self.harness_choice = HarnessChoice(self._window)
        self.tool_bar.addWidget(self.harness_choice)
        self._window.addToolBar(self.tool_bar)

    def _make_status_bar(self) -> None:
        bar = self._window.statusBar()
        bar.setObjectName("statusBar")
        bar.setSizeGripEnabled(False)
        self.status_text = PlainLabel(parent=bar, elide=Qt.TextElideMode.ElideRight)
        self.status_text.setObjectName("statusText")
        self.status_text.setContentsMargins(SPACE, 0, 0, 0)
        self.status_place = PlainLabel(parent=bar, elide=Qt.TextElideMode.ElideRight)
        self.status_place.setObjectName("statusPlace")
        self.status_place.setContentsMargins(0, 0, SPACE, 0)
        bar.addWidget(self.status_text, 1)
        bar.addPermanentWidget(self.status_place)

    def dismantle(self) -> None:
        """Take away what does not go with the central widget, before everything is made anew."""
        self._window.removeToolBar(self.tool_bar)
        self.tool_bar.deleteLater()
        self.recent_menu.deleteLater()
        for label in (self.status_text, self.status_place):
            self._window.statusBar().removeWidget(label)
            label.deleteLater()
        self.remember()
        central = self._window.takeCentralWidget()
        central.setParent(None)  # nobody is to find it any more
        central.deleteLater()
        self.deleteLater()

    def remember(self) -> None:
        """Keep size and place of the window, and the divisions."""
        splitters = [self.outer, self.inner] if self.is_complete else [self.outer]
        geometry.remember(self._window, splitters, self._settings)

    # Sharing the room

    def fit(self) -> None:
        """Arrange the panes for the window's size."""
        window = self._window
        is_wide = window.width() >= WIDE
        self.harness_choice.set_compact(not is_wide)
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if not is_wide:
            style = Qt.ToolButtonStyle.ToolButtonIconOnly
        self.tool_bar.setToolButtonStyle(style)
        if not self.is_complete:
            return
        orientation = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if self.inner.orientation() != orientation:
            self.inner.setOrientation(orientation)
            length = self.inner.width() if is_wide else self.inner.height()
            self.inner.setSizes([length * 11 // 20, length * 9 // 20])
        is_paged = not is_wide and window.height() < HIGH
        self.header.set_compact(window.height() < TALL)
        self.preview.set_compact(window.height() < TALL)
        self.pages.setVisible(is_paged and self.is_preview_wanted)
        self._show_panes()

    def turn_page(self, page: int) -> None:
        """Show editor or preview, where there is room for only one of them."""
        self.pages.show_page(page)
        self._show_panes()

    def order_tabs(self) -> None:
        """Let Tab follow the reading order; widgets made later would otherwise come last."""
        if self._order_soon.isActive():
            return
        self._order_soon.start()

    def _order_tabs(self) -> None:
        parts: list[QWidget] = [
            self.list_panel, self.banner, self.header, self.form, self.save_bar, self.preview,
        ]  # fmt: skip
        if self.problems is not None:
            parts.append(self.problems)
        chain: list[QWidget] = []
        widget = self._window.nextInFocusChain()
        while widget is not None and widget is not self._window:
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                chain.append(widget)
            widget = widget.nextInFocusChain()
        held: dict[QWidget, list[QWidget]] = {part: [] for part in parts}
        for widget in chain:
            part = next((part for part in parts if _is_within(widget, part)), None)
            if part is not None:
                held[part].append(widget)
        ordered = [widget for part in parts for widget in held[part]]
        at = chain.index(ordered[0]) if ordered else 0
        if ordered == chain[at : at + len(ordered)]:
            return
        for before, after in pairwise(ordered):
            QWidget.setTabOrder(before, after)

    def want_preview(self, *, is_wanted: bool) -> None:
        """Show the preview, or give its room to the editor."""
        self.is_preview_wanted = is_wanted
        self._actions["toggle_preview"].setChecked(is_wanted)
        self._settings.keep("preview", is_wanted)
        self.fit()

    def _show_panes(self) -> None:
        is_paged = not self.pages.isHidden()
        self.editor.setVisible(not is_paged or self.pages.page == EDITOR)
        is_shown = self.is_preview_wanted and (not is_paged or self.pages.page == PREVIEW)
        self.preview.setVisible(is_shown)

    def follow_font(self) -> None:
        """Make titles and captions anew in the size that goes with the program's font."""
        from editor.ui.widgets.badge import Badge

        for kind in (PlainLabel, Badge):
            for label in self._window.findChildren(kind):
                label.follow_font()

    def refresh_icons(self) -> None:
        """Tint the icons anew after a change of palette."""
        tint(self._actions, self._window.palette())
        self.list_panel.refresh_icons()


def _is_within(widget: QWidget, part: QWidget) -> bool:
    return widget is part or part.isAncestorOf(widget)


def _column(parent: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
