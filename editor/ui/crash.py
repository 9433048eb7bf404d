"""When something goes wrong inside: say so, keep the unsaved changes, and go on."""

from __future__ import annotations

import sys
import time
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QThread, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit

from editor.storage.paths import state_folder
from editor.ui.diagnostics import diagnostics
from editor.ui.dialogs.frame import Frame
from editor.ui.theme import fixed_font

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtWidgets import QWidget

    from editor.ui.window import MainWindow

LARGEST_LOG = 512 * 1024  # bytes; a longer log begins anew


class CrashDialog(Frame):
    """Shows what happened; the details can be copied."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__("crashDialog", "", parent)
        self.setWindowTitle(self.tr("Something Went Wrong"))
        self.add_heading(
            self.tr("Something went wrong"),
            self.tr(
                "Your unsaved changes are kept. You can go on; if it happens again, please report "
                "it with the details."
            ),
        )
        self.details = QPlainTextEdit(details, self)
        self.details.setObjectName("crashDetails")
        self.details.setAccessibleName(self.tr("Details"))
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setFont(fixed_font(self.font()))
        self.column.addWidget(self.details, 1)
        self.add_button("copyDetails", self.tr("Copy Details"), self._copy)
        self.add_cancel(self.tr("Continue"), is_default=True)
        self.finish(90, 24)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())


class ExceptionHook(QObject):
    """Takes over uncaught exceptions, also those of other threads."""

    _raised = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before = sys.excepthook
        self._raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Handle exceptions from now on."""
        sys.excepthook = self._on_exception

    def remove(self) -> None:
        """Give the handling back."""
        sys.excepthook = self._before

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        self._log(text)
        self._raised.emit(text)

    def _log(self, text: str) -> None:
        """Write the traceback, which holds no file contents, to the program's own log."""
        try:
            folder = state_folder(self._window.workspace.environment)
            folder.mkdir(parents=True, exist_ok=True)
            log = folder / "errors.log"
            mode = "w" if log.exists() and log.stat().st_size > LARGEST_LOG else "a"
            with log.open(mode, encoding="utf-8") as file:
                file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{text}\n")
        except OSError:
            return

    def _show(self, text: str) -> None:
        if QThread.currentThread() is not self._window.thread():
            return
        if self._window.findChild(CrashDialog) is None:
            self._window.workspace.drafts.flush()
            details = f"{text}\n{diagnostics(self._window.workspace)}"
            CrashDialog(details, self._window).open()
