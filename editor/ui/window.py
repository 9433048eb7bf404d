"""The main window: three panes in splitters, built from the action table; it holds no truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QPalette
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

from editor.storage.paths import shorten
from editor.ui import facts, geometry
from editor.ui.actions import MENUS, PATH_MENU, TOOL_BAR, make_actions, tint, translated
from editor.ui.agent_rows import agent_rows
from editor.ui.first_run import harness_titles
from editor.ui.flows.agents import AgentFlow
from editor.ui.flows.moving import MoveFlow
from editor.ui.flows.saving import SaveFlow
from editor.ui.flows.showing import ShowFlow
from editor.ui.headings import badges, description_of, unsaved_changes, window_title, worst_severity
from editor.ui.notices import current_notice
from editor.ui.views import EDIT_SESSION_KEY, MORE_SESSIONS_KEY, OPEN_FILE_KEY
from editor.ui.widgets.agent_header import AgentHeader
from editor.ui.widgets.agent_list import AgentListPanel, own_rows
from editor.ui.widgets.banner import Banner, Notice
from editor.ui.widgets.form import FormPanel
from editor.ui.widgets.harness_choice import HarnessChoice
from editor.ui.widgets.pane_switch import EDITOR, PREVIEW, PaneSwitch
from editor.ui.widgets.plain_label import PlainLabel
from editor.ui.widgets.preview import PreviewPanel
from editor.ui.widgets.save_bar import SaveBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent

    from editor.ui.i18n import Languages
    from editor.ui.scheme import SchemeFollower
    from editor.ui.settings import Settings
    from editor.ui.widgets.problems_panel import ProblemsPanel
    from editor.ui.workspace import Workspace

WIDE = 1000  # below this width the preview stands under the editor
TALL = 640  # below this height there is room for editor or preview when the window is narrow too
TITLE = "Subagent Editor"


class MainWindow(QMainWindow):
    """Shows the workspace and hands on what a person does."""

    painted = Signal()  # once, after the first paint

    def __init__(
        self,
        workspace: Workspace,
        settings: Settings,
        scheme: SchemeFollower,
        languages: Languages,
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.workspace = workspace
        self.settings = settings
        self.scheme = scheme
        self.languages = languages
        workspace.setParent(self)
        settings.setParent(self)
        self.actions_by_id: dict[str, QAction] = {}
        self.problems: ProblemsPanel | None = None
        self.passing: Notice | None = None  # a notice that a person can dismiss
        self._titles: dict[str, str] = {}
        self._is_closing = False
        self._is_painted = False
        self._was_active = True
        self._first = self._later(self.painted.emit)
        self._last = self._later(self.close)
        self.setMinimumSize(geometry.SMALLEST)
        self.save_flow = SaveFlow(self)
        self.agent_flow = AgentFlow(self)
        self.show_flow = ShowFlow(self)
        self.move_flow = MoveFlow(self)
        self._flows = (self.save_flow, self.agent_flow, self.show_flow, self.move_flow)
        self._build()
        geometry.restore(self, settings)
        self._fit()
        self._follow_workspace()

    def _later(self, slot: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # Building

    def _build(self) -> None:
        """Make every widget in the language in force."""
        self.actions_by_id = make_actions(self, self._handlers(), self.palette())
        self._make_menus()
        self._make_panes()
        self._make_tool_bar()
        self._make_status_bar()
        self._follow_widgets()
        self._show_all()

    def _handlers(self) -> dict[str, Callable[[], None]]:
        handlers: dict[str, Callable[[], None]] = {
            "quit": self._quit,
            "undo": self.workspace.desk.undo_group.undo,
            "redo": self.workspace.desk.undo_group.redo,
            "reload": self._reload,
        }
        for flow in self._flows:
            handlers.update(flow.handlers())
        return handlers

    def _make_menus(self) -> None:
        bar = self.menuBar()
        bar.setObjectName("menuBar")
        bar.clear()
        self.recent_menu = QMenu(self.tr("Open Re&cent"), self)
        self.recent_menu.setObjectName("recentMenu")
        self.recent_menu.aboutToShow.connect(self.show_flow.fill_recent)
        for name, title, ids in MENUS:
            menu = bar.addMenu(translated(title))
            menu.setObjectName(name)
            for identity in ids:
                if not identity:
                    menu.addSeparator()
                elif identity == "recent":
                    menu.addMenu(self.recent_menu)
                elif identity in self.actions_by_id:
                    menu.addAction(self.actions_by_id[identity])

    def _make_panes(self) -> None:
        self.list_panel = AgentListPanel(self)
        trash = self.actions_by_id["trash"]
        self.removeAction(trash)  # Del in a text field must not reach it
        self.list_panel.view.addAction(trash)
        self.banner = Banner(self)
        self.header = AgentHeader(self)
        self.header.set_menu([self.actions_by_id[name] for name in PATH_MENU])
        self.form = FormPanel(self)
        self.save_bar = SaveBar(self.actions_by_id["save"], self.actions_by_id["discard"], self)
        self.editor_pane = QWidget(self)
        self.editor_pane.setObjectName("editorPane")
        column = QVBoxLayout(self.editor_pane)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.header)
        column.addWidget(self.form, 1)
        column.addWidget(self.save_bar)
        self.preview = PreviewPanel(self)
        self.inner = self._splitter("innerSplitter", self.editor_pane, self.preview)
        self.pages = PaneSwitch(self)
        self.pages.chosen.connect(self.turn_page)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages)
        column.addWidget(self.inner, 1)
        self.lower = self._splitter("lowerSplitter", middle)
        self.lower.setOrientation(Qt.Orientation.Vertical)
        self.outer = self._splitter("outerSplitter", self.list_panel, self.lower)
        self.outer.setStretchFactor(0, 0)
        self.outer.setStretchFactor(1, 1)
        self.inner.setStretchFactor(0, 1)
        self.inner.setStretchFactor(1, 1)
        self.list_panel.setMinimumWidth(180)
        self.editor_pane.setMinimumWidth(320)
        self.preview.setMinimumWidth(280)
        self.setCentralWidget(self.outer)
        geometry.restore_splitter(self.outer, self.settings, [260, 940])
        geometry.restore_splitter(self.inner, self.settings, [520, 420])
        self.is_preview_wanted = self.settings.flag("preview", default=True)
        self.actions_by_id["toggle_preview"].setChecked(self.is_preview_wanted)

    def _splitter(self, name: str, *widgets: QWidget) -> QSplitter:
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setObjectName(name)
        for widget in widgets:
            splitter.addWidget(widget)
        splitter.setChildrenCollapsible(False)
        return splitter

    def _make_tool_bar(self) -> None:
        self.tool_bar = QToolBar(self.tr("Main tool bar"), self)
        self.tool_bar.setObjectName("mainToolBar")
        self.tool_bar.setMovable(False)
        self.tool_bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        short = {"new": self.tr("New"), "review": self.tr("Review Changes")}
        for identity in TOOL_BAR:
            action = self.actions_by_id[identity]
            if identity in short:
                action.setIconText(short[identity])
            self.tool_bar.addAction(action)
            button = self.tool_bar.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setObjectName(f"tool_{identity}")
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        spacer = QWidget(self)
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.tool_bar.addWidget(spacer)
        self.harness_choice = HarnessChoice(self)
        self.harness_choice.show_titles(self._titles)
        self.tool_bar.addWidget(self.harness_choice)
        self.addToolBar(self.tool_bar)

    def _make_status_bar(self) -> None:
        bar = self.statusBar()
        bar.setObjectName("statusBar")
        bar.setSizeGripEnabled(False)
        self.status_text = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideRight)
        self.status_text.setObjectName("statusText")
        self.status_place = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideRight)
        self.status_place.setObjectName("statusPlace")
        bar.addWidget(self.status_text, 1)
        bar.addPermanentWidget(self.status_place)

    def _follow_workspace(self) -> None:
        work = self.workspace
        work.library_changed.connect(self.show_list)
        work.current_changed.connect(self._show_current)
        work.definition_changed.connect(self._show_definition)
        work.preview_changed.connect(self.show_preview)
        work.modified_changed.connect(self._show_modified)
        work.loading_changed.connect(self.show_list)
        work.drafts_recovered.connect(self.save_flow.on_recovered)
        work.sessions.file_opened.connect(self._remember_session_file)
        group = work.desk.undo_group
        for signal in (
            group.undoTextChanged,
            group.redoTextChanged,
            group.canUndoChanged,
            group.canRedoChanged,
        ):
            signal.connect(self._show_undo)

    def _follow_widgets(self) -> None:
        work = self.workspace
        self.list_panel.agent_chosen.connect(work.select)
        self.list_panel.selection_changed.connect(self._follow_facts)
        self.list_panel.action_chosen.connect(self.run_action)
        self.list_panel.files_dropped.connect(self.agent_flow.import_files)
        self.list_panel.menu_requested.connect(self.agent_flow.show_menu)
        self.banner.chosen.connect(self.run_action)
        self.header.problems_requested.connect(self.move_flow.show_problems)
        self.form.change_requested.connect(work.request)
        self.form.reset_requested.connect(work.restore_field)
        self.preview.session_chosen.connect(self._choose_session)
        self.preview.field_requested.connect(self.move_flow.go_to_field)
        self.preview.table.selectionModel().currentChanged.connect(self._follow_facts)
        self.harness_choice.harness_chosen.connect(self._choose_harness)
        self.harness_choice.rules_chosen.connect(self._choose_rules)
        self.harness_choice.opening.connect(self._ask_for_titles)

    def rebuild(self) -> None:
        """Make every widget anew, in the language now in force; nothing of the work is touched."""
        for action in self.actions_by_id.values():
            self.removeAction(action)
            action.deleteLater()
        self.removeToolBar(self.tool_bar)
        self.tool_bar.deleteLater()
        self.recent_menu.deleteLater()
        for label in (self.status_text, self.status_place):
            self.statusBar().removeWidget(label)
            label.deleteLater()
        geometry.remember(self, [self.outer, self.inner], self.settings)
        self.problems = None
        self._build()
        self._fit()

    # Showing

    def _show_all(self) -> None:
        self.show_list()
        self._show_current()
        self._show_definition()
        self.show_preview()
        self._show_undo()

    def show_list(self) -> None:
        """Show the list of agents, and everything that counts them."""
        work, harness = self.workspace, self.workspace.harness
        documents = work.desk.documents
        rows = ()
        if harness is not None:
            rows = agent_rows(work.entries, harness, documents)
        self.list_panel.show_agents(rows, work.is_loading)
        self.list_panel.show_current(work.current)
        is_empty = harness is not None and not own_rows(rows)
        text = self.agent_flow.invitation() if is_empty else ""
        self.list_panel.show_invitation(text, self.agent_flow.template_name() if text else "")
        self.harness_choice.show_choice(work.harness_id, harness, work.rules)
        if self.problems is not None:
            self.problems.show_problems(work.entries, work.library, work.roster)
        self._show_place()
        self._follow_facts()

    def _show_current(self) -> None:
        current = self.workspace.current
        self.list_panel.show_current(current)
        if current:
            self.settings.keep(f"agent/{self.workspace.harness_id}", current)

    def _show_definition(self) -> None:
        work = self.workspace
        definition = work.definition
        self.form.show_definition(work.form_view())
        self.header.setVisible(definition is not None)
        self.save_bar.setVisible(work.is_editable(definition))
        if definition is not None:
            self.header.show_agent(
                definition.name or definition.origin.file_name,
                description_of(definition),
                shorten(definition.origin.path, work.environment),
                badges(definition, work),
            )
            self.header.show_problems(*worst_severity(definition))
        self._show_state()

    def _show_modified(self) -> None:
        self.show_list()
        self._show_state()

    def _show_state(self) -> None:
        title, is_modified = window_title(self.workspace)
        self.setWindowTitle(title or TITLE)
        self.setWindowModified(is_modified)
        self.save_bar.show_changes(unsaved_changes(self.workspace))
        self.show_notice()
        self._follow_facts()

    def show_preview(self) -> None:
        """Show the preview; a hidden one is not resolved for."""
        view = self.workspace.preview_view()
        self.preview.show_resolution(view)
        if view.session_key and not view.is_session_edited:
            self.settings.keep(f"session/{self.workspace.harness_id}", view.session_key)
        self.form.show_definition(self.workspace.form_view())
        self.show_flow.follow_preview(view)
        self._show_place()
        self._follow_facts()

    def _show_undo(self, *_value: object) -> None:
        group = self.workspace.desk.undo_group
        for identity, template, bare, text in (
            ("undo", self.tr("&Undo {change}"), self.tr("&Undo"), group.undoText()),
            ("redo", self.tr("&Redo {change}"), self.tr("&Redo"), group.redoText()),
        ):
            action = self.actions_by_id[identity]
            shown = template.format(change=text.replace("&", "&&")) if text else bare
            action.setText(shown)
            action.setIconText(bare.replace("&", ""))
        self._follow_facts()

    def _show_place(self) -> None:
        work = self.workspace
        parts = [work.harness.title if work.harness is not None else ""]
        session = work.sessions.session
        if session is not None:
            is_sample = work.sessions.key.startswith("samples:")
            parts.append(self.tr("sample sessions") if is_sample else session.title)
        self.status_place.set_text(" · ".join(part for part in parts if part))

    def show_notice(self) -> None:
        """Show the worst notice: about the current agent, else one that was given in passing."""
        problem = self.save_flow.problem_of(self.workspace.current)
        notice = current_notice(self.workspace, problem)
        if notice is None or (self.passing is not None and notice.kind == "lock"):
            notice = self.passing or notice
        self.banner.show_notice(notice)

    def pass_notice(self, notice: Notice | None) -> None:
        """Show a notice that can be dismissed, when nothing worse is the case."""
        self.passing = notice
        self.show_notice()

    def tell(self, text: str) -> None:
        """Say something in the status bar; it stays until the next thing is said."""
        self.status_text.set_text(text)

    def _follow_facts(self, *_what: object) -> None:
        facts.apply(self.actions_by_id, facts.of(self))

    # What a person does

    def run_action(self, identity: str) -> None:
        """Do what a banner's or an empty state's button stands for."""
        action = self.actions_by_id.get(identity)
        if action is not None:
            action.trigger()
        else:
            any(flow.run(identity) for flow in self._flows)

    def _reload(self) -> None:
        self.workspace.reload()
        self.workspace.sessions.refresh()
        self.tell(self.tr("Read again from disk"))

    def _choose_session(self, key: str) -> None:
        if key == OPEN_FILE_KEY:
            self.show_flow.open_session()
        elif key == EDIT_SESSION_KEY:
            self.show_flow.edit_session()
        elif key == MORE_SESSIONS_KEY:
            self.workspace.sessions.next_page()
        else:
            self.workspace.sessions.choose(key)

    def _remember_session_file(self, path: str) -> None:
        self.settings.remember_recent("session_files", path)

    def _choose_harness(self, identity: str) -> None:
        self.settings.keep("harness", identity)
        self.prepare_sessions(identity)
        self.workspace.choose_harness(identity)

    def _choose_rules(self, rules: str) -> None:
        self.workspace.choose_harness(self.workspace.harness_id, rules)

    def prepare_sessions(self, identity: str, reference: str = "") -> None:
        """Tell which session files were opened and which session was chosen last."""
        files = self.settings.texts("session_files")
        chosen = self.settings.text(f"session/{identity}")
        self.workspace.sessions.prepare(files, chosen, reference)

    def _ask_for_titles(self) -> None:
        """Load the other systems, which know their names, only when somebody looks for them."""
        if not self._titles:
            self.workspace.jobs.run(harness_titles, self._show_titles, key="titles")

    def _show_titles(self, titles: dict[str, str]) -> None:
        self._titles = titles
        self.harness_choice.show_titles(titles)

    # Fitting, remembering, closing

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the preview under the editor in a narrow window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        is_wide = self.width() >= WIDE
        orientation = Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical
        if self.inner.orientation() != orientation:
            self.inner.setOrientation(orientation)
            length = self.inner.width() if is_wide else self.inner.height()
            self.inner.setSizes([length * 11 // 20, length * 9 // 20])
        is_paged = not is_wide and self.height() < TALL
        self.header.set_compact(self.height() < TALL)
        self.pages.setVisible(is_paged and self.is_preview_wanted)
        self._show_panes()
        self.harness_choice.set_compact(not is_wide)
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        if not is_wide:
            style = Qt.ToolButtonStyle.ToolButtonIconOnly
        self.tool_bar.setToolButtonStyle(style)

    def turn_page(self, page: int) -> None:
        """Show editor or preview, where there is room for only one of them."""
        self.pages.show_page(page)
        self._show_panes()

    def want_preview(self, *, is_wanted: bool) -> None:
        """Show the preview, or give its room to the editor."""
        self.is_preview_wanted = is_wanted
        self.actions_by_id["toggle_preview"].setChecked(is_wanted)
        self.settings.keep("preview", is_wanted)
        self._fit()

    def _show_panes(self) -> None:
        is_paged = self.pages.isVisibleTo(self)
        self.editor_pane.setVisible(not is_paged or self.pages.page == EDITOR)
        is_shown = self.is_preview_wanted and (not is_paged or self.pages.page == PREVIEW)
        self.preview.setVisible(is_shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that there is something to see; only then is anything else loaded."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self._first.start()

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icons anew after a change of palette; look at the disk on coming back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.actions_by_id:
            tint(self.actions_by_id, QPalette(self.palette()))
            self.list_panel.refresh_icons()
        elif event.type() == QEvent.Type.ActivationChange:
            is_active = self.isActiveWindow()
            if is_active and not self._was_active and self.workspace.library is not None:
                self.workspace.reload()
            self._was_active = is_active

    def _quit(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes first; then finish what is being written."""
        if not self._is_closing and not self.save_flow.may_close():
            event.ignore()
            return
        self._is_closing = True
        geometry.remember(self, [self.outer, self.inner], self.settings)
        self.workspace.close()
        super().closeEvent(event)

    def close_now(self) -> None:
        """Close without asking again, once everything is settled."""
        self._is_closing = True
        self._last.start()
