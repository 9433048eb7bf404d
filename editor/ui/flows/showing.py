"""Looking closer and going elsewhere: map, comparison, report, sessions, help, preferences."""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from editor import __version__
from editor.core.problems import Problem
from editor.storage.results import Saved
from editor.ui.flows.flow import Flow
from editor.ui.i18n import wording
from editor.ui.jobs import Lane
from editor.ui.sample_titles import shown_title

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.compare import Subject
    from editor.core.session import Session
    from editor.storage.results import Conflict, SaveFailure
    from editor.ui.dialogs.compare_dialog import CompareDialog
    from editor.ui.dialogs.help_window import HelpWindow
    from editor.ui.dialogs.map_dialog import MapDialog
    from editor.ui.shell import Shell
    from editor.ui.views import PreviewView

MODES = ("permission_mode", "operating_mode", "model", "thinking")
REPORT_ENDINGS = (".md", ".html", ".htm", ".txt", ".json")


class ShowFlow(Flow):
    """Everything that shows more of what is there, or hands it to another program."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._map: MapDialog | None = None
        self._help: HelpWindow | None = None

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of these actions."""
        return {
            "copy_explanation": self.copy_explanation,
            "delegation_map": self.show_map,
            "compare": self.compare,
            "report": self.report,
            "copy_report": self.copy_report,
            "open_session": self.open_session,
            "edit_session": self.edit_session,
        }

    def run(self, identity: str) -> bool:
        """Handle the banner's fix."""
        if identity != "fix_first":
            return False
        from editor.ui.agent_rows import worst_problem

        definition = self.work.definition
        problem = worst_problem(definition) if definition is not None else None
        if definition is not None and problem is not None:
            self.fix(definition.origin.path, problem)
        return True

    def fix(self, path: str, problem: Problem) -> None:
        """Apply a problem's fix as one step of undo."""
        if problem.fix is not None:
            self.work.select(path)
            self.work.apply_splices(path, problem.fix.splices, wording(problem.fix.title))

    def copy_explanation(self) -> None:
        """Copy why the chosen tool is allowed or not."""
        QGuiApplication.clipboard().setText(self.shell.panes.preview.explanation())
        self.shell.tell(self.tr("Copied the explanation"))

    # Map, comparison, report

    def follow_preview(self, view: PreviewView) -> None:
        """Keep an open map in step with the preview."""
        if self._map is not None and self._map.isVisible():
            self._fill_map()

    def show_map(self) -> None:
        """Draw who may start whom."""
        from editor.ui.dialogs.map_dialog import MapDialog

        if self._map is None:
            self._map = MapDialog(self.window)
            self._map.agent_requested.connect(self._on_map_agent)
        self._fill_map()
        self._map.show()
        self._map.raise_()

    def _fill_map(self) -> None:
        work, session = self.work, self.work.sessions.session
        if self._map is not None and session is not None and work.harness is not None:
            drawn = work.harness.delegation_map(session, work.roster, work.rules)
            self._map.show_map(drawn, shown_title(session.title))

    def _on_map_agent(self, name: str) -> None:
        winner = self.work.roster.winner(name)
        if winner is not None:
            self.work.select(winner.origin.path)
            self.window.raise_()
            self.window.activateWindow()

    def compare(self) -> None:
        """Put two sessions, two agents, or saved and unsaved side by side."""
        from editor.ui.dialogs.compare_dialog import CompareDialog

        work = self.work
        dialog = CompareDialog(self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        agents = tuple(
            (entry.name, entry.origin.path)
            for entry in work.entries
            if entry.origin.path != work.current
        )
        dialog.show_choices(work.sessions.summaries, agents, work.is_modified(work.current))

        def answer(kind: str, key: str) -> None:
            self._compare(dialog, kind, key)

        dialog.other_requested.connect(answer)
        dialog.show()
        dialog.begin(work.sessions.key)

    def _subject(self) -> Subject | None:
        from editor.core.compare import Subject

        view = self.work.preview_view()
        if view.definition is None or view.session is None or view.resolution is None:
            return None
        return Subject(view.definition, view.session, view.resolution)

    def _compare(self, dialog: CompareDialog, kind: str, key: str) -> None:
        from editor.core.compare import Subject, compare

        work, harness, left = self.work, self.work.harness, self._subject()
        if left is None or harness is None:
            return
        if kind == "edits":
            saved = work.saved(left.definition)
            view = work.preview_view()
            if saved is not None and view.saved_resolution is not None:
                right = Subject(saved, left.session, view.saved_resolution)
                dialog.show_comparison(compare(right, left, harness.fields))
            return
        if kind == "agents":
            other = work.entry(key)
            if other is not None:
                resolution = harness.resolve(other, left.session, work.roster, work.rules)
                right = Subject(other, left.session, resolution)
                dialog.show_comparison(compare(left, right, harness.fields))
            return

        def done(session: Session | Problem) -> None:
            if isinstance(session, Problem):
                dialog.show_comparison(None, session)
                return
            resolution = harness.resolve(left.definition, session, work.roster, work.rules)
            dialog.show_comparison(
                compare(left, Subject(left.definition, session, resolution), harness.fields)
            )

        work.sessions.load_other(key, done)

    def report(self) -> None:
        """Ask where to, then write the explanation for a colleague."""
        definition = self.work.definition
        if definition is None:
            return
        self.ask_for_file(
            "reportDialog",
            self.tr("Save Report"),
            self.write_report,
            filters=self.tr("Markdown (*.md);;Web page (*.html);;Text (*.txt);;JSON (*.json)"),
            suggestion=f"{definition.name}-report.md",
            is_saving=True,
        )

    def copy_report(self) -> None:
        """Copy the report as plain text, for a chat."""
        text = self._report_text(".txt")
        if text is not None:
            QGuiApplication.clipboard().setText(text)
            self.shell.tell(self.tr("Copied the report"))

    def write_report(self, path: str) -> None:
        """Write the report in the form the file's ending names; a definition is never replaced."""
        if any(entry.origin.path == os.path.abspath(path) for entry in self.work.entries):
            self.shell.tell(self.tr("This is a definition, not a report; choose another file."))
            return
        ending = os.path.splitext(path)[1].lower()
        if ending not in REPORT_ENDINGS:
            text = self.tr("The ending says which form a report has; end the name in {endings}.")
            self.shell.tell(text.format(endings=", ".join(REPORT_ENDINGS)))
            return
        text = self._report_text(ending)
        if text is not None:
            self._write(path, text.encode("utf-8", "backslashreplace"))

    def _report_text(self, ending: str) -> str | None:
        from editor.core import report
        from editor.ui.i18n import translate_template

        work, harness, subject = self.work, self.work.harness, self._subject()
        if subject is None or harness is None:
            return None
        definition = subject.definition
        facets = report.Facets(
            harness,
            harness.readings(definition.document, definition.origin, work.rules),
            harness.delegation_map(subject.session, work.roster, work.rules),
            work.environment.home,
            __version__,
            time.strftime("%Y-%m-%d %H:%M"),
        )
        if ending == ".json":
            return json.dumps(report.as_json(subject, facets), ensure_ascii=False, indent=2) + "\n"
        blocks = report.build(subject, facets, translate_template)
        if ending in (".html", ".htm"):
            from editor.core.report_html import to_html

            return to_html(blocks, self.shell.languages.current)
        from editor.core.report_text import to_markdown, to_text

        return to_text(blocks) if ending == ".txt" else to_markdown(blocks)

    def _write(self, path: str, data: bytes) -> None:
        """Write a report or a snapshot, replacing an earlier one."""
        from editor.storage import files

        def work() -> Saved | Conflict | SaveFailure:
            return files.save(path, data, None)

        def done(outcome: Saved | Conflict | SaveFailure) -> None:
            if isinstance(outcome, Saved):
                text = self.tr("Saved {name}").format(name=os.path.basename(path))
                self.shell.tell(text)
            else:
                self.shell.tell(wording(outcome.problem.message))

        self.work.jobs.run(work, done, lane=Lane.WRITE)

    # Sessions

    def open_session(self) -> None:
        """Ask for a session file."""
        self.ask_for_file(
            "openSessionDialog",
            self.tr("Open Session File"),
            self.work.sessions.open_file,
            filters=self.tr("Session files (*.json *.jsonl);;All files (*)"),
        )

    def edit_session(self) -> None:
        """Change the session to see what if."""
        from editor.ui.dialogs.session_dialog import SessionDialog

        session = self.work.sessions.session
        if session is None:
            return
        harness = self.work.harness
        dialog = SessionDialog(
            session,
            self.work.sessions.known_values(),
            self.window,
            switches=harness.switches if harness is not None else (),
        )
        dialog.session_changed.connect(self.work.sessions.play)
        dialog.snapshot_requested.connect(self._ask_for_snapshot)
        dialog.open()

    def _ask_for_snapshot(self, data: bytes) -> None:
        def chosen(path: str) -> None:
            self._write(path, bytes(data))

        self.ask_for_file(
            "snapshotDialog",
            self.tr("Save Session Snapshot"),
            chosen,
            filters=self.tr("Session snapshots (*.json)"),
            suggestion="session.json",
            is_saving=True,
        )
