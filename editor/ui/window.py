"""The main window itself: its frame, shown first; what is in it is made after the first paint.

Decision (2026-11-30): the window comes up empty, in its place and colours, before anything of the
program is even imported; the parts follow at once, the list of agents first. Measured, importing
and making them costs three times what Qt itself needs, and a frame that is there early is what
makes a start feel quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from editor.ui import geometry

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QPaintEvent,
        QResizeEvent,
    )

    from editor.ui.settings import Settings
    from editor.ui.shell import Shell
    from editor.ui.workspace import Workspace


class MainWindow(QMainWindow):
    """Frame of the program; `take` gives it what is in it."""

    painted = Signal()  # once, after the first paint
    listed = Signal()  # once, when the agents of a window just opened are on the screen
    completed = Signal()  # once, when every part is there
    files_dropped = Signal(list)  # paths of Markdown files
    _shell: Shell | None = None  # Qt sends events before the constructor has come this far

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("Subagent Editor")
        self.settings = settings
        settings.setParent(self)
        self._is_closing = False
        self.is_painted = False
        self._was_active = True
        self._first = self._later(self.painted.emit)
        self._last = self._later(self.close)
        self.setAcceptDrops(True)
        self.setMinimumSize(geometry.SMALLEST)
        geometry.restore(self, settings)

    def _later(self, slot: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    @property
    def is_filled(self) -> bool:
        """Whether there is something in the frame."""
        return self._shell is not None

    @property
    def is_complete(self) -> bool:
        """Whether every part of the window is there."""
        return self._shell is not None and self._shell.is_complete

    @property
    def shell(self) -> Shell:
        """What is in the window; only there after the first paint."""
        if self._shell is None:
            raise RuntimeError("the window is still empty")
        return self._shell

    @property
    def workspace(self) -> Workspace:
        """What the window shows."""
        return self.shell.workspace

    def take(self, shell: Shell) -> None:
        """Take what is in the window from now on."""
        self._shell = shell

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts for the new size."""
        super().resizeEvent(event)
        if self._shell is not None:
            self._shell.panes.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that there is something to see; only then is anything read."""
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            self._first.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of palette or font; look at the disk on coming back."""
        super().changeEvent(event)
        if self._shell is None:
            return
        if event.type() == QEvent.Type.PaletteChange:
            self._shell.panes.refresh_icons()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._shell.panes.follow_font()
        elif event.type() == QEvent.Type.ActivationChange:
            is_active = self.isActiveWindow()
            if is_active and not self._was_active:
                self._shell.come_back()
            self._was_active = is_active

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept Markdown files anywhere on the window."""
        from editor.ui.widgets.drops import dropped_files

        if dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand on the files dropped here."""
        from editor.ui.widgets.drops import dropped_files

        files = dropped_files(event)
        if files:
            event.acceptProposedAction()
            self.files_dropped.emit(files)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes first; then finish what is being written."""
        shell = self._shell
        if shell is not None and not self._is_closing and not shell.may_close():
            event.ignore()
            return
        self._is_closing = True
        if shell is not None:
            shell.finish()
        super().closeEvent(event)

    def come_forward(self, wanted: str) -> None:
        """Come to the front for a second start of the program, and open what it asks for."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()
        if wanted and self._shell is not None:
            self._shell.workspace.open_named(wanted)

    def close_now(self) -> None:
        """Close without asking again, once everything is settled."""
        self._is_closing = True
        self._last.start()
