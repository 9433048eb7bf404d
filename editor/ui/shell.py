"""Between workspace and widgets: shows what changed, and hands on what a person does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.core.lookalikes import visible
from editor.ui import facts
from editor.ui.actions import connect_actions, make_actions, plain_text
from editor.ui.agent_rows import RowMaker, own_rows
from editor.ui.panes import Panes
from editor.ui.readiness import Readiness
from editor.ui.sample_titles import shown_title
from editor.ui.session_keys import EDIT_SESSION_KEY, MORE_SESSIONS_KEY, OPEN_FILE_KEY

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from editor.core.definition import Definition
    from editor.ui.flows.agents import AgentFlow
    from editor.ui.flows.files import FileFlow
    from editor.ui.flows.flow import Flow
    from editor.ui.flows.moving import MoveFlow
    from editor.ui.flows.program import ProgramFlow
    from editor.ui.flows.saving import SaveFlow
    from editor.ui.flows.showing import ShowFlow
    from editor.ui.i18n import Languages
    from editor.ui.scheme import SchemeFollower
    from editor.ui.settings import Settings
    from editor.ui.widgets.banner import Notice
    from editor.ui.window import MainWindow
    from editor.ui.workspace import Workspace

TITLE = "Subagent Editor"


class Shell(QObject):
    """Connects one workspace with the panes of one window; it holds no truth itself.

    First there is only the list of agents, and nothing can be done yet; `complete` makes the rest.
    """

    save_flow: SaveFlow
    agent_flow: AgentFlow
    file_flow: FileFlow
    show_flow: ShowFlow
    program_flow: ProgramFlow
    move_flow: MoveFlow

    def __init__(
        self,
        window: MainWindow,
        workspace: Workspace,
        settings: Settings,
        scheme: SchemeFollower,
        languages: Languages,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.workspace = workspace
        self.settings = settings
        self.scheme = scheme
        self.languages = languages
        workspace.setParent(self)
        self.actions: dict[str, QAction] = {}
        self.passing: Notice | None = None  # a notice that a person can dismiss
        self._row_maker = RowMaker()
        self._form_made_for: tuple[str, ...] = ()
        self._shown_marks: tuple[tuple[str, bool, bool, bool], ...] = ()
        self._titles: dict[str, str] = {}
        self._flows: tuple[Flow, ...] = ()
        self._build_list()
        workspace.library_changed.connect(self.show_list)
        workspace.loading_changed.connect(self.show_list)
        workspace.current_changed.connect(self._show_current)

    @property
    def is_complete(self) -> bool:
        """Whether everything is there, not only the list."""
        return self.panes.is_complete

    def complete(self) -> None:
        """Make what is not there yet, and show everything."""
        if self.is_complete:
            return
        self._add_details()
        self._show_current()
        self._show_definition()
        self.show_preview()

    def _add_details(self) -> None:
        """Make what shows one agent and does things with it; it shows none yet."""
        self._make_flows()
        self._follow_workspace()
        self._build_details()
        self.readiness = Readiness(self)
        self.show_list()
        self._show_undo()
        self.window.completed.emit()

    def _make_flows(self) -> None:
        from editor.ui.flows.agents import AgentFlow
        from editor.ui.flows.files import FileFlow
        from editor.ui.flows.moving import MoveFlow
        from editor.ui.flows.program import ProgramFlow
        from editor.ui.flows.saving import SaveFlow
        from editor.ui.flows.showing import ShowFlow

        self.save_flow = SaveFlow(self)
        self.agent_flow = AgentFlow(self)
        self.file_flow = FileFlow(self)
        self.show_flow = ShowFlow(self)
        self.program_flow = ProgramFlow(self)
        self.move_flow = MoveFlow(self)
        self._flows = (
            self.save_flow,
            self.agent_flow,
            self.file_flow,
            self.show_flow,
            self.program_flow,
            self.move_flow,
        )

    def _build_list(self) -> None:
        """Make menus, tool bar and list in the language in force; no action can be used yet."""
        self.actions = make_actions(self.window, self.window.palette())
        for action in self.actions.values():
            action.setEnabled(False)
        self.panes = Panes(self.window, self.actions, self.settings)
        self.panes.harness_choice.show_titles(self._titles)
        self._follow_list()
        self.panes.fit()
        self.show_list()

    def _build_details(self) -> None:
        self.panes.complete()
        connect_actions(self.actions, self._handlers())
        self._follow_details()
        self.panes.fit()

    def rebuild(self) -> None:
        """Make every widget anew, in the language now in force; nothing of the work is touched."""
        for action in self.actions.values():
            self.window.removeAction(action)
            action.deleteLater()
        self.panes.dismantle()
        self._row_maker.forget()
        self._form_made_for = ()
        self._build_list()
        self._build_details()
        self.show_list()
        self._show_current()
        self._show_definition()
        self.show_preview()
        self._show_undo()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        handlers: dict[str, Callable[[], object]] = {
            "quit": self.window.close,
            "undo": self.workspace.desk.undo_group.undo,
            "redo": self.workspace.desk.undo_group.redo,
            "reload": self._reload,
        }
        for flow in self._flows:
            handlers.update(flow.handlers())
        return handlers

    def _follow_workspace(self) -> None:
        work = self.workspace
        work.definition_changed.connect(self._show_definition)
        work.preview_changed.connect(self.show_preview)
        work.modified_changed.connect(self._show_modified)
        work.drafts_recovered.connect(self.save_flow.on_recovered)
        work.wanted_missing.connect(self.program_flow.on_missing)
        work.sessions.file_opened.connect(self._remember_session_file)
        self.window.files_dropped.connect(self.agent_flow.import_files)
        group = work.desk.undo_group
        for signal in (
            group.undoTextChanged,
            group.redoTextChanged,
            group.canUndoChanged,
            group.canRedoChanged,
        ):
            signal.connect(self._show_undo)

    def _follow_list(self) -> None:
        panes = self.panes
        panes.list_panel.agent_chosen.connect(self.workspace.select)
        panes.harness_choice.harness_chosen.connect(self._choose_harness)
        panes.harness_choice.rules_chosen.connect(self._choose_rules)
        panes.harness_choice.opening.connect(self._ask_for_titles)

    def _follow_details(self) -> None:
        work, panes = self.workspace, self.panes
        panes.list_panel.selection_changed.connect(self._follow_facts)
        panes.list_panel.action_chosen.connect(self.run_action)
        panes.list_panel.menu_requested.connect(self.agent_flow.show_menu)
        panes.banner.chosen.connect(self.run_action)
        panes.header.problems_requested.connect(self.move_flow.open_problems)
        panes.form.change_requested.connect(work.request)
        panes.form.reset_requested.connect(work.restore_field)
        panes.preview.session_chosen.connect(self._choose_session)
        panes.preview.tip_taken.connect(self._take_tip)
        panes.preview.offer_tip(is_wanted=not self.settings.flag("tip_taken", default=False))
        panes.preview.field_requested.connect(self.move_flow.go_to_field)
        panes.preview.table.selectionModel().selectionChanged.connect(self._follow_facts)
        panes.recent_menu.aboutToShow.connect(self.program_flow.fill_recent)

    # Showing

    def show_list(self) -> None:
        """Show the list of agents, and everything that counts them."""
        work, harness, panes = self.workspace, self.workspace.harness, self.panes
        rows = ()
        self._shown_marks = self._marks()
        if harness is not None:
            rows = self._row_maker.rows(work.entries, harness, work.desk.documents)
        panes.list_panel.show_agents(rows, work.is_loading or work.library is None)
        panes.list_panel.show_current(work.current)
        if self.is_complete:
            is_empty = harness is not None and not own_rows(rows)
            text = self.agent_flow.invitation() if is_empty else ""
            template = self.agent_flow.template_name() if text else ""
            panes.list_panel.show_invitation(text, template)
        panes.harness_choice.show_choice(work.harness_id, harness, work.rules)
        if panes.problems is not None:
            panes.problems.show_problems(work.entries, work.library, work.roster)
        self._show_place()
        self._follow_facts()

    def _show_current(self) -> None:
        current = self.workspace.current
        self.panes.list_panel.show_current(current)
        if not self.is_complete:
            self.panes.list_panel.repaint()  # before the rest is made, which takes a while
            self.window.listed.emit()
            self._add_details()
        self.panes.preview.show_waiting()
        if current:
            self.settings.keep(f"agent/{self.workspace.harness_id}", current)

    def _show_definition(self) -> None:
        from editor.ui.headings import badges, description_of, place_of, worst_severity

        work, header = self.workspace, self.panes.header
        definition = work.definition
        self.panes.form.show_definition(work.form_view())
        made_for = (work.harness_id, work.rules, definition.kind if definition else "")
        if made_for != self._form_made_for:
            self._form_made_for = made_for
            self.panes.order_tabs()
        header.setVisible(definition is not None)
        self.panes.save_bar.setVisible(self._can_save(definition))
        if definition is not None:
            header.show_agent(
                definition.name or definition.origin.file_name,
                description_of(definition),
                place_of(definition, work),
                badges(definition, work),
            )
            header.show_problems(*worst_severity(definition))
        self._show_state()

    def _can_save(self, definition: Definition | None) -> bool:
        """Whether a definition has, or can get, something to save."""
        if definition is None or not self.workspace.is_editable(definition):
            return False
        is_open = self.workspace.obstacle(definition) is None
        return is_open or self.workspace.is_modified(definition.origin.path)

    def _show_modified(self) -> None:
        marks = self._marks()
        if marks != self._shown_marks:  # else the list follows when all is put together
            self.show_list()
        self._show_state()

    def _marks(self) -> tuple[tuple[str, bool, bool, bool], ...]:
        """What the list shows of the open documents themselves."""
        return tuple(
            (held.path, held.is_modified, held.is_new, held.has_conflict)
            for held in self.workspace.desk.documents.values()
        )

    def _show_state(self) -> None:
        from editor.ui.headings import unsaved_changes, window_title

        title, is_modified = window_title(self.workspace)
        self.window.setWindowTitle(visible(title) or TITLE)
        self.window.setWindowModified(is_modified)
        self.panes.save_bar.show_changes(unsaved_changes(self.workspace))
        self.show_notice()
        self._follow_facts()

    def show_preview(self) -> None:
        """Show what the child gets, in the preview and at the fields."""
        view = self.workspace.preview_view()
        self.panes.preview.show_resolution(view)
        if view.session_key and not view.is_session_edited:
            self.settings.keep(f"session/{self.workspace.harness_id}", view.session_key)
        self.panes.form.show_definition(self.workspace.form_view())
        self.show_flow.follow_preview(view)
        self._show_place()
        self._follow_facts()

    def _show_undo(self, *_value: object) -> None:
        group = self.workspace.desk.undo_group
        for identity, template, bare, text in (
            ("undo", self.tr("&Undo {change}"), self.tr("&Undo"), group.undoText()),
            ("redo", self.tr("&Redo {change}"), self.tr("&Redo"), group.redoText()),
        ):
            action = self.actions[identity]
            shown = template.format(change=text.replace("&", "&&")) if text else bare
            action.setText(shown)
            action.setIconText(plain_text(bare))
        self._follow_facts()

    def _show_place(self) -> None:
        work = self.workspace
        parts = [work.harness.title if work.harness is not None else ""]
        session = work.sessions.session
        if session is not None:
            is_sample = work.sessions.key.startswith("samples:")
            parts.append(self.tr("sample sessions") if is_sample else shown_title(session.title))
        self.panes.status_place.set_text(" · ".join(part for part in parts if part))

    def show_notice(self) -> None:
        """Show the worst notice: about the current agent, else one that was given in passing."""
        from editor.ui.notices import current_notice

        problem = self.save_flow.problem_of(self.workspace.current)
        notice = current_notice(self.workspace, problem)
        if notice is None or (self.passing is not None and notice.kind == "lock"):
            notice = self.passing or notice
        self.panes.banner.show_notice(notice)

    def pass_notice(self, notice: Notice | None) -> None:
        """Show a notice that can be dismissed, when nothing worse is the case."""
        self.passing = notice
        self.show_notice()

    def tell(self, text: str) -> None:
        """Say something in the status bar; it stays until the next thing is said."""
        self.panes.status_text.set_text(text)

    def _follow_facts(self, *_what: object) -> None:
        if self.is_complete:
            facts.apply(self.actions, facts.of(self))

    def _take_tip(self) -> None:
        self.settings.keep("tip_taken", True)
        self.panes.preview.offer_tip(is_wanted=False)

    # What a person does

    def run_action(self, identity: str) -> None:
        """Do what a banner's or an empty state's button stands for."""
        action = self.actions.get(identity)
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
        """Load the other systems, and count their files, only when somebody looks for them."""
        from editor.ui.first_run import harness_titles

        environment = self.workspace.environment
        self.workspace.jobs.run(
            lambda: harness_titles(environment), self._show_titles, key="titles"
        )

    def _show_titles(self, titles: dict[str, str]) -> None:
        self._titles = titles
        self.panes.harness_choice.show_titles(titles)

    def come_back(self) -> None:
        """Look at the disk when a person comes back to the window."""
        if self.workspace.library is not None:
            self.workspace.reload()

    def may_close(self) -> bool:
        """Whether the window can close now; otherwise a person is asked first."""
        return not self.is_complete or self.save_flow.may_close()

    def finish(self) -> None:
        """Keep where everything stands, and finish what is being written."""
        self.panes.remember()
        self.workspace.close()
