"""Renders the window once, as a person would see it, into a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from editor.ui.theme import tokens

if TYPE_CHECKING:
    from editor.ui.window import MainWindow

STEP = 60  # milliseconds between looks whether everything is there
LONGEST = 30_000  # milliseconds after which there is no picture
PANELS = {
    "problems": "toggle_problems",
    "map": "delegation_map",
    "review": "review",
    "compare": "compare",
    "session": "edit_session",
    "new": "new",
    "rename": "rename",
    "bulk": "bulk",
    "help": "help",
    "shortcuts": "shortcuts",
    "preferences": "preferences",
    "about": "about",
}
"""What `--show` names, and the action that opens it."""


class Photographer(QObject):
    """Waits until everything is read and drawn, then takes the picture."""

    finished = Signal(bool)

    def __init__(self, window: MainWindow, path: str, panel: str) -> None:
        super().__init__(window)
        self._window = window
        self._path = path
        self._panel = panel
        self._waited = 0
        self._quiet = 0
        self._timer = QTimer(self)
        self._timer.setInterval(STEP)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        self._waited += STEP
        if not self._window.is_complete and self._waited <= LONGEST:
            return
        work = self._window.workspace
        is_ready = work.library is not None and not work.jobs.is_busy() and not work.is_loading
        self._quiet = self._quiet + 1 if is_ready else 0
        if self._waited > LONGEST:
            self._end(is_good=False)
        elif self._quiet == 3 and self._panel:
            self._window.shell.run_action(PANELS[self._panel])
            self._panel = ""
            self._quiet = 0
        elif self._quiet >= 6:
            self._end(is_good=picture_of(self._window).save(self._path))

    def _end(self, *, is_good: bool) -> None:
        self._timer.stop()
        self.finished.emit(is_good)


def picture_of(window: MainWindow) -> QPixmap:
    """Give the window with the dialogs above it, as they stand on the screen."""
    picture = window.grab()
    dialogs = [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, QDialog) and widget.isVisible()
    ]
    if not dialogs:
        return picture
    painter = QPainter(picture)
    painter.fillRect(window.rect(), QColor(0, 0, 0, 90))
    for dialog in dialogs:
        shown = dialog.grab()
        size = shown.deviceIndependentSize().toSize()
        corner = window.rect().center() - QPoint(size.width() // 2, size.height() // 2)
        painter.drawPixmap(corner, shown)
        painter.setPen(QPen(QColor(tokens(window.palette()).outline), 1))
        painter.drawRect(corner.x(), corner.y(), size.width() - 1, size.height() - 1)
    painter.end()
    return picture
