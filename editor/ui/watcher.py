"""Notices changes on disk: folders for files that come and go, files for changes in place.

Measured: a file replaced atomically drops out of the system's watch and later changes stay silent;
a folder's watch sees names come and go but no change inside a file. So both are watched, lost paths
are added again after every event, and what really changed is found by comparing fingerprints, which
is the listener's part. Events are gathered: one signal after a quiet moment, at the latest after
`LONGEST_DELAY` of a storm.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable

QUIET = 300  # milliseconds without an event before anyone is told
LONGEST_DELAY = 2.0  # seconds a storm can hold the news back
MOST_FILES = 512  # watched one by one; beyond that, folders and coming back to the window serve


class Watcher(QObject):
    """Tells that something among the watched paths may have changed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._system = QFileSystemWatcher(self)
        self._system.directoryChanged.connect(self._on_event)
        self._system.fileChanged.connect(self._on_event)
        self._folders: frozenset[str] = frozenset()
        self._files: frozenset[str] = frozenset()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._on_quiet)
        self._storm_began: float | None = None

    def watch(self, folders: Iterable[str], files: Iterable[str]) -> None:
        """Watch exactly these paths; both must exist, one that does not is tried again later."""
        self._folders = frozenset(folders)
        self._files = frozenset(sorted(files)[:MOST_FILES])
        wanted = self._folders | self._files
        watched = {*self._system.files(), *self._system.directories()}
        stale = watched - wanted
        if stale:
            self._system.removePaths(sorted(stale))
        self._add_lost()

    def _add_lost(self) -> None:
        watched = {*self._system.files(), *self._system.directories()}
        lost = (self._folders | self._files) - watched
        if lost:
            self._system.addPaths(sorted(lost))

    def _on_event(self, path: str) -> None:
        now = time.monotonic()
        if self._storm_began is None:
            self._storm_began = now
        if now - self._storm_began < LONGEST_DELAY or not self._quiet.isActive():
            self._quiet.start()

    def _on_quiet(self) -> None:
        self._storm_began = None
        self._add_lost()
        self.changed.emit()
