"""Work off the window's thread: a callable goes out, its value comes back on the window's thread.

A job must not touch a widget or any other QObject; it gets values and gives a value. Reading and
computing share one pool; everything that writes to disk has its own single thread, so that two
saves of one file keep their order.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_WAIT = 10_000  # milliseconds a closing window waits for its jobs


class Lane(Enum):
    """Which threads a job may use."""

    READ = 2
    WRITE = 1


@record
class Failure:
    """What a job raised instead of giving a value: always a bug, never a state of the disk."""

    error: BaseException


class _Reports(QObject):
    """Carries values from worker threads to the window's thread."""

    arrived = Signal(int, object)


class _Task(QRunnable):
    def __init__(self, number: int, work: Callable[[], Any], reports: _Reports) -> None:
        super().__init__()
        self.setAutoDelete(False)  # kept by `Jobs` until its value has arrived
        self._number = number
        self._work = work
        self._reports = reports

    def run(self) -> None:
        """Do the work; whatever happens, something arrives."""
        try:
            value = self._work()
        except BaseException as error:
            value = Failure(error)
        self._reports.arrived.emit(self._number, value)


class Jobs(QObject):
    """Runs callables on worker threads and hands their values on, newest request of a key only."""

    idle = Signal()  # the last job's value has been handed on

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reports = _Reports(self)
        self._reports.arrived.connect(self._on_arrived, Qt.ConnectionType.QueuedConnection)
        self._pools: dict[Lane, QThreadPool] = {}
        for lane in Lane:
            pool = QThreadPool(self)
            pool.setMaxThreadCount(lane.value)
            self._pools[lane] = pool
        self._tasks: dict[int, tuple[_Task, Callable[[Any], None], str]] = {}
        self._newest: dict[str, int] = {}
        self._number = 0
        self._is_closed = False

    def run(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        *,
        key: str = "",
        lane: Lane = Lane.READ,
    ) -> int:
        """Start a job; with a key, the values of its earlier jobs are dropped when they come."""
        self._number += 1
        if self._is_closed:
            return self._number
        task = _Task(self._number, work, self._reports)
        self._tasks[self._number] = (task, done, key)
        if key:
            self._newest[key] = self._number
        self._pools[lane].start(task)
        return self._number

    def forget(self, key: str) -> None:
        """Drop the value of a key's running job when it comes."""
        self._newest[key] = -1

    def is_busy(self) -> bool:
        """Whether any value is still to come."""
        return bool(self._tasks)

    def is_running(self, key: str) -> bool:
        """Whether the value of a key's newest job is still to come."""
        return self._newest.get(key) in self._tasks

    def close(self) -> None:
        """Wait for running jobs and drop their values; nothing starts afterwards."""
        self._is_closed = True
        self._pools[Lane.READ].clear()  # what is to be written is still written
        for pool in self._pools.values():
            pool.waitForDone(LONGEST_WAIT)
        self._tasks.clear()

    def _on_arrived(self, number: int, value: object) -> None:
        _, done, key = self._tasks.pop(number, (None, None, ""))
        is_wanted = done is not None and (not key or self._newest.get(key) == number)
        if is_wanted and not self._is_closed:
            if isinstance(value, Failure):
                raise value.error
            done(value)
        if not self._tasks:
            self.idle.emit()
