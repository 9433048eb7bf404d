"""Saving, reviewing, discarding, conflicts, recovered drafts, and closing the window."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from editor.storage.paths import shorten
from editor.ui.flows.flow import Flow
from editor.ui.i18n import wording
from editor.ui.saver import Saver
from editor.ui.widgets.banner import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.document import Document
    from editor.core.problems import Problem
    from editor.ui.dialogs.review_dialog import FileChange
    from editor.ui.saver import SaveReport
    from editor.ui.shell import Shell


class SaveFlow(Flow):
    """Everything between an edit and the disk."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.saver = Saver(shell.workspace, self)
        self.saver.saved.connect(self._on_saved)
        self.saver.failed.connect(self._on_failed)
        self.saver.conflicted.connect(self.show_conflict)
        self.saver.settled.connect(self._on_settled)
        self._is_leaving = False
        self._was_troubled = False

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of File's saving actions."""
        return {
            "save": self.save,
            "save_all": self.save_all,
            "save_copy": self.save_copy,
            "review": self.review,
            "discard": self.discard,
        }

    def run(self, identity: str) -> bool:
        """Handle the buttons of conflict and recovery notices."""
        path = self.work.current
        if identity == "compare_disk":
            self.show_conflict(path)
        elif identity == "use_disk":
            self.work.desk.use_disk_version(path)
        elif identity == "keep_mine":
            self.work.desk.keep_mine(path)
        elif identity == "review_recovered":
            self.shell.pass_notice(None)
            self.review_all()
        elif identity == "dismiss":
            self.shell.pass_notice(None)
        else:
            return False
        return True

    def problem_of(self, path: str) -> Problem | None:
        """Why the last save of a path failed, None when it did not."""
        return self.saver.problems.get(path) if self.work.is_modified(path) else None

    # Saving

    def save(self) -> None:
        """Save the current document."""
        self.saver.save([self.work.current])

    def save_all(self) -> None:
        """Save every document with unsaved edits."""
        self.saver.save([held.path for held in self.work.desk.modified()])

    def save_copy(self) -> None:
        """Ask where to, then write the edited text there."""
        self._ask_for_copy(self.work.current)

    def _ask_for_copy(self, path: str) -> None:
        entry = self.work.entry(path)
        if entry is None:
            return
        self.work.desk.hold(entry)

        def chosen(target: str) -> None:
            self.saver.save_copy(path, target)

        self.ask_for_file(
            "saveCopyDialog",
            self.tr("Save Copy As"),
            chosen,
            filters=self.tr("Markdown files (*.md)"),
            suggestion=entry.origin.file_name,
            is_saving=True,
        )

    def discard(self) -> None:
        """Go back to the saved file; a new agent is taken away."""
        held = self.work.current_document
        if held is None:
            return
        name = held.origin.file_name
        self.saver.problems.pop(held.path, None)
        self.work.desk.discard(held.path)
        self.shell.tell(self.tr("Discarded the changes of {name}").format(name=name))

    # Reviewing

    def changes(self) -> list[FileChange]:
        """Every unsaved change, the current file's first."""
        from editor.ui.dialogs.review_dialog import FileChange

        held = sorted(
            self.work.desk.modified(),
            key=lambda document: (document.path != self.work.current, document.path),
        )
        return [
            FileChange(
                document.path,
                shorten(document.path, self.work.environment),
                document.baseline.data if document.baseline is not None else None,
                document.document.data,
            )
            for document in held
        ]

    def review(self) -> None:
        """Show the lines saving the current document changes."""
        self._review([change for change in self.changes() if change.path == self.work.current])

    def review_all(self) -> None:
        """Show the lines saving all documents changes."""
        self._review(self.changes())

    def _review(self, changes: list[FileChange]) -> None:
        from editor.ui.dialogs.review_dialog import ReviewDialog

        if not changes:
            self.shell.tell(self.tr("There are no unsaved changes."))
            return
        dialog = ReviewDialog(changes, self.work.current, self.window)
        dialog.save_requested.connect(self.saver.save)
        dialog.open()

    # Conflicts

    def show_conflict(self, path: str) -> None:
        """Let a person settle a file that changed under unsaved edits."""
        from editor.ui.dialogs.conflict_dialog import ConflictDialog

        held = self.work.desk.documents.get(path)
        if held is None or not held.has_conflict:
            return
        self._is_leaving = False
        self._was_troubled = True
        if any(found.isVisible() for found in self.window.findChildren(ConflictDialog)):
            return
        self.work.select(path)
        dialog = ConflictDialog(held, self.window)
        dialog.disk_chosen.connect(self.work.desk.use_disk_version)
        dialog.mine_chosen.connect(partial(self._overwrite, held.theirs))
        dialog.copy_chosen.connect(self._ask_for_copy)
        dialog.open()

    def _overwrite(self, shown: Document | None, path: str) -> None:
        """Replace exactly the text that was shown; a newer one is shown first."""
        held = self.work.desk.documents.get(path)
        theirs = held.theirs if held is not None else None
        if (theirs and theirs.data) != (shown and shown.data):
            self.shell.tell(self.tr("The file changed once more; this is how it is now."))
            self.show_conflict(path)
            return
        self.work.desk.keep_mine(path)
        self.saver.save([path])

    # What became of it

    def _on_saved(self, report: SaveReport) -> None:
        name = os.path.basename(report.path)
        if report.is_new:
            text = self.tr("Saved {name} — new file").format(name=name)
        elif report.lines:
            text = self.tr("Saved {name} — %n line(s) changed", "", report.lines)
            text = text.format(name=name)
        else:
            text = self.tr("{name} is on disk as it is here").format(name=name)
        notes = " ".join(wording(note) for note in report.notes)
        self.shell.tell(f"{text}. {notes}" if notes else text)
        self.shell.program_flow.remember_recent(report.path)

    def _on_failed(self, path: str, problem: Problem) -> None:
        self._is_leaving = False
        self._was_troubled = True
        self.shell.tell(wording(problem.message))
        if self.work.entry(path) is not None:
            self.work.select(path)
        self.shell.show_notice()

    def _on_settled(self) -> None:
        if self._is_leaving and not self._was_troubled:
            self._is_leaving = False
            self._discard_and_leave()  # what was not ticked

    # Closing

    def may_close(self) -> bool:
        """Whether the window can close now; otherwise ask, and close later if that is wanted."""
        if self.saver.is_busy:
            self._is_leaving, self._was_troubled = True, False
            return False
        modified = self.work.desk.modified()
        if not modified:
            return True
        from editor.ui.dialogs.quit_dialog import QuitDialog

        if self.window.findChild(QuitDialog) is None:
            files = [(held.path, shorten(held.path, self.work.environment)) for held in modified]
            dialog = QuitDialog(files, self.window)
            dialog.save_chosen.connect(self._save_and_leave)
            dialog.discard_chosen.connect(self._discard_and_leave)
            dialog.open()
        return False

    def _save_and_leave(self, paths: list[str]) -> None:
        self._is_leaving, self._was_troubled = True, False
        self.saver.save(paths)

    def _discard_and_leave(self) -> None:
        for held in self.work.desk.modified():
            self.work.desk.close(held.path)
        self.window.close_now()

    # Recovered drafts

    def on_recovered(self, paths: list[str]) -> None:
        """Say that an earlier run's unsaved edits are back."""
        text = self.tr(
            "Unsaved changes to %n agent(s) from last time are here again. Nothing is written "
            "until you save.",
            "",
            len(paths),
        )
        self.shell.pass_notice(
            Notice("info", text, (("review_recovered", self.tr("Review")),), dismiss="dismiss")
        )
