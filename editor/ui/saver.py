"""Saves documents one after the other on the writing thread, and tells what became of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.core.records import record
from editor.storage.results import Conflict, Saved, SaveFailure
from editor.ui.documents import changed_lines
from editor.ui.jobs import Lane

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.core.document import Document
    from editor.core.problems import Problem
    from editor.core.wording import Message
    from editor.ui.workspace import Workspace


@record
class SaveReport:
    """What a save did, to be said in the status bar."""

    path: str
    lines: int  # how many lines differ from before; 0 when nothing was written
    is_new: bool = False
    notes: tuple[Message, ...] = ()


class Saver(QObject):
    """Writes unsaved edits to disk; a failure keeps them, a conflict never overwrites."""

    saved = Signal(object)  # SaveReport
    failed = Signal(str, object)  # path, Problem
    conflicted = Signal(str)  # path
    settled = Signal()  # nothing is being saved any more

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._running = 0
        self.problems: dict[str, Problem] = {}  # why the last save of a path failed

    @property
    def is_busy(self) -> bool:
        """Whether a save is still running."""
        return self._running > 0

    def save(self, paths: Iterable[str]) -> None:
        """Save those of the documents that have unsaved edits; conflicts are told first."""
        desk = self._workspace.desk
        for path in list(paths):
            held = desk.documents.get(path)
            if held is None or not held.is_modified or held.is_saving:
                continue
            if held.has_conflict:
                self.conflicted.emit(path)
                continue
            self._start(path, held.document, held.base_fingerprint)
        if not self._running:
            self.settled.emit()

    def save_copy(self, path: str, target: str) -> None:
        """Write the edited text to a new file elsewhere; the document itself stays unsaved."""
        held = self._workspace.desk.documents.get(path)
        if held is not None:
            self._running += 1
            document = held.document

            def work() -> tuple[str, Document, Saved | Conflict | SaveFailure]:
                from editor.storage import files

                return target, document, files.create(target, document.data)

            self._workspace.jobs.run(work, self._on_copy_written, lane=Lane.WRITE)

    def _start(self, path: str, document: Document, base: str | None) -> None:
        self._workspace.desk.documents[path].is_saving = True
        self._running += 1

        def work() -> tuple[str, Document, Saved | Conflict | SaveFailure]:
            from editor.storage import files  # late: not before somebody saves

            if base is None:
                return path, document, files.create(path, document.data)
            return path, document, files.save(path, document.data, base)

        self._workspace.jobs.run(work, self._on_written, lane=Lane.WRITE)

    def _on_written(self, result: tuple[str, Document, Saved | Conflict | SaveFailure]) -> None:
        path, document, outcome = result
        self._running -= 1
        held = self._workspace.desk.documents.get(path)
        before = held.baseline if held is not None else None
        if held is not None:
            held.is_saving = False
        self.problems.pop(path, None)
        if isinstance(outcome, Saved):
            report = SaveReport(
                path, changed_lines(before, document), before is None, outcome.notes
            )
            self._workspace.mark_saved(path, document)
            self.saved.emit(report)
        elif isinstance(outcome, Conflict):
            self._workspace.desk.mark_conflict(path, outcome.theirs)
            self.conflicted.emit(path)
        else:
            self.problems[path] = outcome.problem
            self.failed.emit(path, outcome.problem)
        if not self._running:
            self.settled.emit()

    def _on_copy_written(
        self, result: tuple[str, Document, Saved | Conflict | SaveFailure]
    ) -> None:
        path, document, outcome = result
        self._running -= 1
        if isinstance(outcome, Saved):
            self.saved.emit(SaveReport(path, changed_lines(None, document), is_new=True))
        else:
            self.failed.emit(path, outcome.problem)
        if not self._running:
            self.settled.emit()
