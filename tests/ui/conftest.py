"""Windows are tested offscreen, with a home folder of their own, and leave nothing behind."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from editor.ui.window import MainWindow

PATIENCE = 30_000  # milliseconds; machines that test are shared


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep settings in the test's own folder, and let no message box block."""
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(tmp_path / "settings"))

    def refuse(box: QMessageBox) -> int:
        raise AssertionError(f"a message box would block: {box.text()}")

    monkeypatch.setattr(QMessageBox, "exec", refuse)


@pytest.fixture(autouse=True)
def nothing_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail when a test leaves a visible window behind."""
    yield
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()
    left = [widget.objectName() for widget in application.topLevelWidgets() if widget.isVisible()]
    for widget in application.topLevelWidgets():
        widget.hide()
    assert not left, f"windows left open: {left}"


class Bench:
    """Makes main windows on a home folder and closes them again."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self.qtbot = qtbot
        self.home = home
        self.project = home / "project"
        self.agents = home / ".agents" / "subagents"
        self._open: list[MainWindow] = []

    def write(self, name: str, text: str | bytes) -> Path:
        """Put a definition file into the user's folder."""
        self.agents.mkdir(parents=True, exist_ok=True)
        path = self.agents / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def open(self, *words: str, harness: str = "pi-desktop") -> MainWindow:
        """Open a window and wait until everything is read."""
        from editor.ui.app import create_window

        folders = ("--home", str(self.home), "--project", str(self.project))
        looks = ("--theme", "light", "--language", "en")
        window = create_window((*folders, "--harness", harness, *looks, *words))
        self.take_over(window)
        return window

    def take_over(self, window: MainWindow) -> None:
        """Show a window, wait until everything is read, and close it after the test."""
        self._open.append(window)
        window.show()
        self.settle(window)

    def settle(self, window: MainWindow) -> None:
        """Wait until nothing is read, written or put together any more."""

        def is_quiet() -> bool:
            work = window.workspace
            is_busy = work.jobs.is_busy() or work.is_loading or work.is_putting_together()
            return work.library is not None and not is_busy

        self.qtbot.waitUntil(is_quiet, timeout=PATIENCE)
        QApplication.processEvents()
        self.qtbot.waitUntil(is_quiet, timeout=PATIENCE)

    def close(self, window: MainWindow) -> None:
        """Close a window, whatever is unsaved in it."""
        if window in self._open:
            self._open.remove(window)
        for dialog in window.findChildren(QWidget):
            if dialog.isWindow():
                dialog.close()
        for held in window.workspace.desk.modified():
            window.workspace.desk.close(held.path)
        window.close_now()
        self.qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def abandon(self, window: MainWindow) -> None:
        """Close a window as a crash leaves it: unsaved edits stay unsaved."""
        self._open.remove(window)
        window.close_now()
        self.qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close_all(self) -> None:
        """Close what is still open."""
        for window in list(self._open):
            self.close(window)


@pytest.fixture
def bench(qtbot: QtBot, home: Path) -> Iterator[Bench]:
    """Give a workbench with the user's folder filled with two agents."""
    made = Bench(qtbot, home)
    yield made
    made.close_all()


REVIEWER = """---
# who reviews
name: reviewer
description: Reviews a change for correctness bugs.
tools: inherit, Bash   # keep
permission: ask
---
You review changes.
"""
LOG_READER = """---
name: log-reader
description: Reads logs and finds the first error.
tools: Read, Grep
---
Read the log from the end.
"""


@pytest.fixture
def two_agents(bench: Bench) -> Bench:
    """Give the workbench with a reviewer and a log reader in the user's folder."""
    bench.write("reviewer.md", REVIEWER.replace("   # keep", ""))
    bench.write("log-reader.md", LOG_READER)
    return bench
