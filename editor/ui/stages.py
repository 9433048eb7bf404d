"""What follows an edit, in stages: each has a turn of the event loop to itself.

Putting all definitions together, resolving one under a session of thousands of tools and showing
that take some hundredths of a second each. One after the other without a look at the keyboard, they
would be felt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

SOON = 15  # milliseconds in which edits are gathered before the whole is put together anew


class Stages(QObject):
    """Runs three slots in order: put together, work out, show."""

    def __init__(
        self,
        put_together: Callable[[], object],
        work_out: Callable[[], object],
        show: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work_out = work_out
        self._first = self._timer(put_together, SOON)
        self._second = self._timer(self._on_second)
        self._third = self._timer(show)

    def _timer(self, slot: Callable[[], object], interval: int = 0) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(slot)
        return timer

    def is_active(self) -> bool:
        """Whether any stage is still to come."""
        return any(timer.isActive() for timer in (self._first, self._second, self._third))

    def gather(self) -> None:
        """Put together after a moment, in which more edits may come; all else follows that."""
        if not self._first.isActive():
            self._first.start()
        self._second.stop()
        self._third.stop()

    def is_together(self) -> None:
        """Take note that everything is put together, so that this need not be done later."""
        self._first.stop()

    def work_out(self) -> None:
        """Work out and show, in the next turns; what is gathered now comes first.

        What was worked out and not shown yet is out of date: showing it would have to work it out
        anew in the same turn.
        """
        self._third.stop()
        self._second.start()

    def _on_second(self) -> None:
        if not self._first.isActive():  # else this comes again once all is put together
            self._work_out()
            self._third.start()
