"""Keeps drafts in step with unsaved edits: written shortly after an edit, gone once it is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from editor.ui.drafts import Draft, DraftFolder
from editor.ui.jobs import Lane

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from editor.ui.documents import OpenDocument
    from editor.ui.jobs import Jobs

DELAY = 400  # milliseconds of edits that a crash may cost


class DraftKeeper(QObject):
    """Writes drafts on the writing thread, one file's at most once every `DELAY`."""

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = DraftFolder(folder)
        self._jobs = jobs
        self._due: dict[str, OpenDocument] = {}
        self._kept: set[str] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.flush)

    def touch(self, held: OpenDocument) -> None:
        """Take note that a document changed, or that its text is saved now."""
        self._due[held.path] = held
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, path: str) -> None:
        """Remove a draft: its edits are saved, discarded or moved."""
        self._due.pop(path, None)
        self._kept.discard(path)
        folder = self._folder

        def work() -> None:
            folder.drop(path)

        self._jobs.run(work, _nothing, lane=Lane.WRITE)

    def flush(self) -> None:
        """Write what is due now."""
        self._timer.stop()
        due, self._due = self._due, {}
        for path, held in due.items():
            if held.is_modified:
                self._kept.add(path)
                self._keep(_draft(held))
            elif path in self._kept:
                self.drop(path)

    def read(self, done: Callable[[tuple[Draft, ...]], None]) -> None:
        """Read the drafts of an earlier run."""
        folder = self._folder

        def arrived(drafts: tuple[Draft, ...]) -> None:
            self._kept |= {draft.path for draft in drafts}
            done(drafts)

        self._jobs.run(folder.load, arrived, key="drafts")

    def _keep(self, draft: Draft) -> None:
        folder = self._folder

        def work() -> None:
            folder.keep(draft)

        self._jobs.run(work, _nothing, lane=Lane.WRITE)


def _draft(held: OpenDocument) -> Draft:
    base = held.baseline.data if held.baseline is not None else None
    origin = held.origin
    return Draft(origin.path, held.harness_id, origin.scope, origin.root, base, held.document.data)


def _nothing(value: object) -> None:
    """Take a value nobody waits for."""
