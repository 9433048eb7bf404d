"""Notices changes on disk: folders for files that come and go, files for changes in place.

Measured: a file replaced atomically drops out of the system's watch and later changes stay silent;
a folder's watch sees names come and go but no change inside a file; and when another folder or file
takes a watched one's name, the watch stays with the one that has gone. So both are watched, paths
that are lost or are something else now are added again after every event, and what really changed
is found by comparing fingerprints, which is the listener's part. What changed after it was read but
before it was watched is told, too. Events are gathered: one signal after a quiet moment, at the
latest after `LONGEST_DELAY` of a storm.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable

QUIET = 300  # milliseconds without an event before anyone is told
LONGEST_DELAY = 2.0  # seconds a storm can hold the news back
CLOCK_STEP = 20_000_000  # nanoseconds by which the times of files may lag behind the clock
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
        self._identities: dict[str, tuple[int, int]] = {}  # of the watched paths: device and inode
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._on_quiet)
        self._storm_began: float | None = None

    def watch(
        self, folders: Iterable[str], files: Iterable[str], read_at: int | None = None
    ) -> None:
        """Watch exactly these paths; one that does not exist is tried again later.

        `read_at` is the time (in nanoseconds since 1970) before they were read; without it, now.
        """
        self._folders = frozenset(folders)
        self._files = frozenset(sorted(files)[:MOST_FILES])
        wanted = self._folders | self._files
        watched = {*self._system.files(), *self._system.directories()}
        stale = watched - wanted
        if stale:
            self._system.removePaths(sorted(stale))
        if self._add_lost((time.time_ns() if read_at is None else read_at) - CLOCK_STEP):
            self._quiet.start()

    def _add_lost(self, read_at: int) -> bool:
        """Watch what should be watched and is not, or is another file or folder by now.

        Gives whether any of them changed since a time.
        """
        watched = {*self._system.files(), *self._system.directories()}
        known, self._identities = self._identities, {}
        lost: list[str] = []
        replaced: list[str] = []
        has_changed = False
        for path in sorted(self._folders | self._files):
            try:
                status = os.stat(path)
            except OSError:
                continue
            identity = self._identities[path] = (status.st_dev, status.st_ino)
            if path in watched and known.get(path) == identity:
                continue
            (replaced if path in watched else lost).append(path)
            has_changed = has_changed or max(status.st_mtime_ns, status.st_ctime_ns) >= read_at
        if replaced:
            self._system.removePaths(replaced)
        if lost or replaced:
            self._system.addPaths([*lost, *replaced])
        return has_changed

    def _on_event(self, path: str) -> None:
        now = time.monotonic()
        if self._storm_began is None:
            self._storm_began = now
        if now - self._storm_began < LONGEST_DELAY or not self._quiet.isActive():
            self._quiet.start()

    def _on_quiet(self) -> None:
        self._storm_began = None
        self._add_lost(time.time_ns())  # everything is read again anyway
        self.changed.emit()
