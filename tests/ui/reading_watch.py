"""Run as its own process: works in the window and tells which files its own thread opened.

An audit hook cannot be taken away again, so this has a process of its own. It prints as JSON what
was opened of the home folder by the window's thread and how often by the other threads, what else
the window's thread opened that does not belong to the program or to Python, and whether the hook
notices a file that is read here.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QListView, QPlainTextEdit, QWidget

from editor.ui.app import create_window
from tests.sample_homes import EXPLORER, LOG_READER, REVIEWER

PATIENCE = 30  # seconds
OPENING = ("open", "os.listdir", "os.scandir", "sqlite3.connect")
FOLDERS = {"pi-desktop": ".agents/subagents", "claude-code": ".claude/agents"}
SETTINGS = {
    "pi-desktop": ".pi-desktop/agents-state.json",
    "claude-code": ".claude/settings.json",
}


class Watch:
    """The audit hook, and what it saw."""

    def __init__(self, home: str) -> None:
        own = Path(__file__).resolve().parents[2]
        self._known = (
            sys.prefix,
            sys.base_prefix,
            str(own),
            *(place for place in sys.path if place),
        )
        self._home = os.path.realpath(home)
        self._window = threading.get_ident()
        self.is_on = False
        self.by_window: list[str] = []
        self.by_others: list[str] = []
        self.elsewhere: list[str] = []

    def __call__(self, event: str, arguments: tuple[object, ...]) -> None:
        """Note what is opened; a file descriptor was a path before."""
        if not self.is_on or event not in OPENING:
            return
        name = arguments[0]
        if not isinstance(name, str | bytes | os.PathLike):
            return
        path = os.path.realpath(os.fsdecode(name).removeprefix("file:").partition("?")[0])
        is_window = threading.get_ident() == self._window
        if path.startswith(self._home):
            (self.by_window if is_window else self.by_others).append(f"{event} {path}")
        elif is_window and not path.startswith(self._known):
            self.elsewhere.append(f"{event} {path}")


class Hand:
    """Does in a window what a person does."""

    def __init__(self, home: Path, harness: str, wanted: str) -> None:
        folders = ("--home", str(home), "--project", str(home / "project"))
        self.window = create_window((*folders, "--harness", harness, "--language", "en", wanted))
        self.window.show()
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is read, written or put together any more."""
        work, until = self.window.workspace, time.monotonic() + PATIENCE
        quiet = 0
        while quiet < 20 and time.monotonic() < until:
            QApplication.processEvents()
            is_busy = work.jobs.is_busy() or work.is_loading or work.is_putting_together()
            quiet = 0 if is_busy or work.library is None else quiet + 1

    def trigger(self, *names: str) -> None:
        """Use actions; dialogs that open are closed again."""
        for name in names:
            self.window.shell.actions[name].trigger()
            self.settle()
            for dialog in self.window.findChildren(QDialog):
                if dialog.isVisible():
                    dialog.close()
            self.settle()

    def find(self, kind: type[QWidget], name: str) -> QWidget:
        """Give a widget, with the keyboard in it."""
        found = self.window.findChild(kind, name)
        found.setFocus()
        return found

    def work(self) -> None:
        """Choose, type, tick, undo, save, look around, and come back."""
        agents = self.find(QListView, "agentList")
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End):
            QTest.keyClick(agents, key)
            self.settle()
        self.window.workspace.open_named("log-reader")
        self.settle()
        for name in ("promptEdit", "descriptionEdit"):
            QTest.keyClicks(self.find(QPlainTextEdit, name), "Some words.")
            self.settle()
        QTest.keyClick(self.find(QWidget, "toolTable"), Qt.Key.Key_Space)
        self.settle()
        self.trigger("undo", "redo", "review", "toggle_problems", "delegation_map", "compare")
        self.trigger("copy_report", "edit_session", "copy_explanation", "bulk", "new", "rename")
        self.trigger("save", "reload", "toggle_problems", "customise", "discard", "save_all")
        picker = self.find(QComboBox, "sessionPicker")
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            QTest.keyClick(picker, key)
            self.settle()
        self.window.shell.come_back()
        self.settle()


def fill(home: Path, harness: str) -> None:
    """Write agents, settings and a session snapshot."""
    folder = home / FOLDERS[harness]
    folder.mkdir(parents=True)
    (home / "project").mkdir()
    for name, text in (("a", REVIEWER), ("b", LOG_READER), ("c", EXPLORER), ("d", "No header.\n")):
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    settings = home / SETTINGS[harness]
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("{}", encoding="utf-8")


def main(harness: str) -> None:
    """Work in one window under the hook."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        fill(home, harness)
        watch = Watch(folder)
        sys.addaudithook(watch)
        watch.is_on = True
        hand = Hand(home, harness, "log-reader")
        read = [path for path in watch.by_others if FOLDERS[harness] in path]
        hand.work()
        other = home / "project" / "other.json"
        QApplication.processEvents()
        hand.window.workspace.sessions.open_file(str(other))
        hand.settle()
        seen = list(watch.by_window)
        (home / FOLDERS[harness] / "a.md").read_bytes()  # what this is here to notice
        watch.is_on = False
        said = {
            "window": seen,
            "noticed": len(watch.by_window) - len(seen),
            "others": len(watch.by_others),
            "elsewhere": watch.elsewhere,
            "read": len(read),
        }
        print(json.dumps(said))
        sys.stdout.flush()
        os._exit(0)  # a window that closes asks about what is unsaved


if __name__ == "__main__":
    main(sys.argv[1])
