"""Run as its own process: how long the window's event loop is held up by what a person does.

`python -m tests.benchmarks.blocking pi-desktop|claude-code [step …]` fills a home folder with a
thousand definitions of published shapes (some with prompts of 56 KB, some with problems) and opens
the window under a session of 2,000 tools. Then it works by key, and prints for every kind of step,
as JSON: [what, [[wall time, processor time] of each step]], in milliseconds.

A step's time is that of its longest turn of the event loop, from the key to the painted change and
everything that follows later; during a turn nothing else that a person does is looked at. Between
the turns, this loop polls, so that waiting for nothing does not count.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from editor.core.session import Session, Tool, session_to_json
from editor.harnesses import by_id
from editor.storage.paths import environment
from tests.benchmarks.generate import documents

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QWidget

    from editor.ui.window import MainWindow

AGENTS = 1000
TOOLS = 2000
LARGE = 25  # every so many definitions, one has a prompt of 56 KB
REPEAT = 0.033  # seconds between the strokes of a key that is held down
QUIET = 0.12  # seconds without work after which a step is over
PATIENCE = 30.0  # seconds a step may take in all
PROMPT = "## Part\n\nSome *text* with `code`, **weight** and [links](x) in it.\n- one\n" * 800
LONG = "Use this agent when a change has to be looked at. " * 12
FOLDERS = {"pi-desktop": ".agents/subagents", "claude-code": ".claude/agents"}
MCP_NAMES = {
    "pi-desktop": "mcp_server{server}_tool{at}",
    "claude-code": "mcp__server{server}__t{at}",
}
MODES = {"pi-desktop": ("ask", "auto"), "claude-code": ("default", "acceptEdits")}
CURRENT = "aa-current"


def fill(home: Path, identity: str) -> list[Path]:
    """Write a thousand definitions; gives two sessions of 2,000 tools."""
    folder = home / FOLDERS[identity]
    folder.mkdir(parents=True)
    for number, sample in enumerate(documents(AGENTS - 1, 5, identity)):
        more = PROMPT.encode() if number % LARGE == 0 else b""
        (folder / f"{sample.name}.md").write_bytes(sample.data + more)
    text = f"---\nname: {CURRENT}\ndescription: {LONG}\ntools: Read, Bash\n---\n{PROMPT}"
    (folder / f"{CURRENT}.md").write_text(text, encoding="utf-8")
    paths = []
    for mode in MODES[identity]:
        path = home / f"{mode}.json"
        path.write_text(json.dumps(session_to_json(_session(identity, mode))), encoding="utf-8")
        paths.append(path)
    return paths


def _session(identity: str, mode: str) -> Session:
    tools = [Tool(name, "builtin") for name in ("Read", "Bash", "Edit", "Write", "Glob", "Grep")]
    for at in range(TOOLS - len(tools)):
        name = MCP_NAMES[identity].format(server=at % 20, at=at)
        tools.append(Tool(name, f"mcp:server{at % 20}"))
    return Session(identity, mode, f"Many, {mode}", tuple(tools), "/home/me/app", mode, "agent")


class Drive:
    """A window at work, and how long its event loop was held up."""

    def __init__(self, home: Path, identity: str) -> None:
        from PySide6.QtWidgets import QApplication

        from editor.ui.app import COLLECTION, SWITCH_INTERVAL, create_window
        from editor.ui.settings import Settings

        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.set_threshold(*COLLECTION)
        sessions = fill(home, identity)
        self.identity = identity
        self.settings = Settings(environment(str(home), str(home)))
        for path in sessions:
            self.settings.remember_recent("session_files", str(path))
        self.settings.flush()
        folders = ("--home", str(home), "--project", str(home))
        self.window: MainWindow = create_window(
            (*folders, "--harness", identity, "--session", str(sessions[0]), CURRENT)
        )
        self.application = QApplication.instance()
        gc.freeze()
        self.turns: list[tuple[float, float]] = []
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        self.settle()
        self.turns.clear()

    def turn(self, act: Callable[[], object] | None = None) -> float:
        """One turn of the event loop, begun by something a person does; gives its time."""
        wall, cpu = time.perf_counter(), time.thread_time()
        if act is None:
            self.application.processEvents()
        else:
            act()
            self.application.sendPostedEvents()  # laid out and painted; timers come next turn
        taken = time.perf_counter() - wall
        self.turns.append((taken, time.thread_time() - cpu))
        return taken

    def follow(self, seconds: float) -> None:
        """Turn for a while, without waiting for anything."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.turn()
            time.sleep(0.0005)

    def settle(self) -> None:
        """Turn until nothing has been done for a moment and nothing is under way."""
        work = self.window.workspace
        deadline, quiet = time.monotonic() + PATIENCE, time.monotonic() + QUIET
        while time.monotonic() < min(quiet, deadline):
            is_busy = work.library is None or work.jobs.is_busy() or work.is_putting_together()
            if self.turn() > 0.0005 or is_busy:
                quiet = time.monotonic() + QUIET
            time.sleep(0.0005)

    def measure(
        self, steps: Iterator[Callable[[], object]], pause: float
    ) -> list[tuple[float, float]]:
        """Do steps; gives wall and processor time of each step's longest turn, in milliseconds."""
        longest: list[tuple[float, float]] = []
        for step in steps:
            self.turns.clear()
            self.turn(step)
            if pause:
                self.follow(pause)
            else:
                self.settle()
            longest.append(_longest(self.turns))
        self.turns.clear()
        self.settle()
        return [*longest, _longest(self.turns)]

    def find(self, name: str) -> QWidget:
        """Give the widget of a name, with the keyboard in it."""
        from PySide6.QtWidgets import QWidget

        widget = next(each for each in self.window.findChildren(QWidget, name) if each.isVisible())
        self.window.shell.panes.form.area.ensureWidgetVisible(widget, 0, 0)
        widget.setFocus()
        self.settle()
        return widget

    def has(self, name: str) -> bool:
        """Whether there is such a widget in view."""
        from PySide6.QtWidgets import QWidget

        return any(each.isVisible() for each in self.window.findChildren(QWidget, name))

    def typed(self, name: str, text: str, *, at: int = -1) -> Iterator[Callable[[], object]]:
        """Type letters, and take them back."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QPlainTextEdit

        widget = self.find(name)
        if at >= 0 and isinstance(widget, QPlainTextEdit):
            cursor = widget.textCursor()
            cursor.setPosition(at)
            widget.setTextCursor(cursor)
            self.settle()
        for letter in text:
            if letter == "\n":
                yield lambda: QTest.keyClick(widget, Qt.Key.Key_Return)
            else:
                yield lambda letter=letter: QTest.keyClicks(widget, letter)
        for _ in text:
            yield lambda: QTest.keyClick(widget, Qt.Key.Key_Backspace)

    def keys(
        self,
        name: str,
        *keys: Qt.Key,
        times: int = 1,
        modifier: Qt.KeyboardModifier | None = None,
    ) -> Iterator[Callable[[], object]]:
        """Strike keys in a widget, in turn."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        widget = self.find(name)
        held = modifier or Qt.KeyboardModifier.NoModifier
        for _ in range(times):
            for key in keys:
                yield lambda key=key: QTest.keyClick(widget, key, held)

    def clicks(self, *names: str, times: int = 1) -> Iterator[Callable[[], object]]:
        """Click on widgets, in turn."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        for _ in range(times):
            for name in names:
                widget = self.find(name)
                yield lambda widget=widget: QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def _longest(turns: list[tuple[float, float]]) -> tuple[float, float]:
    return 1000 * max(wall for wall, _ in turns), 1000 * max(cpu for _, cpu in turns)


Plan = dict[str, tuple["Callable[[Drive], Iterator[Callable[[], object]]]", float]]


def plan(identity: str) -> Plan:
    """Every kind of step: what it is called, how it is done, and the pause after each."""
    from PySide6.QtCore import Qt

    key, control = Qt.Key, Qt.KeyboardModifier.ControlModifier
    shift = Qt.KeyboardModifier.ShiftModifier
    middle = len(PROMPT) // 2

    def rereading(drive: Drive) -> Iterator[Callable[[], object]]:
        """Type while all files are read again."""
        for letter in drive.typed("promptEdit", "while it is read", at=middle):
            drive.window.workspace.reload()
            yield letter

    def saving(drive: Drive) -> Iterator[Callable[[], object]]:
        for letter in ("a", "b", "c"):
            yield next(drive.typed("promptEdit", letter, at=middle))
            yield from drive.keys("promptEdit", key.Key_S, modifier=control)

    def found(drive: Drive) -> Iterator[Callable[[], object]]:
        yield from drive.typed("agentSearch", "review queue")

    def boxes(drive: Drive) -> Iterator[Callable[[], object]]:
        yield from drive.keys("toolTable", key.Key_Space, key.Key_Down, times=12)

    def several(drive: Drive) -> Iterator[Callable[[], object]]:
        yield from drive.keys("agentList", key.Key_Down, times=8, modifier=shift)
        yield from drive.keys("agentList", key.Key_A, key.Key_Down, modifier=control)
        yield from drive.keys("agentList", key.Key_Home)

    made: Plan = {
        "a letter in a prompt of 56 KB": (
            lambda d: d.typed("promptEdit", "Some words\nand `more", at=middle), 0),
        "a letter in it, typed fast": (
            lambda d: d.typed("promptEdit", "Some words\nand `more" * 2, at=middle), REPEAT),
        "a letter in the description": (lambda d: d.typed("descriptionEdit", "Quick, too."), 0),
        "a letter in it while all files are read": (rereading, REPEAT),
        "a letter in the search of the agents": (found, 0),
        "a letter in it, typed quickly": (found, REPEAT),
        "a letter in the search of the tools": (lambda d: d.typed("verdictSearch", "tool19"), 0),
        "a tool switched": (boxes, 0),
        "permission chosen": (
            lambda d: d.keys("permissionChoice", key.Key_Down, key.Key_Up, times=5), 0),
        "undo": (lambda d: d.keys("toolTable", key.Key_Z, times=16, modifier=control), 0),
        "redo": (
            lambda d: d.keys("toolTable", key.Key_Z, times=16, modifier=control | shift), 0),
        "the next agent": (lambda d: d.keys("agentList", key.Key_Down, times=60), 0),
        "the next agent, key held down": (
            lambda d: d.keys("agentList", key.Key_Down, times=120), REPEAT),
        "a page of agents": (lambda d: d.keys("agentList", key.Key_PageUp, times=20), 0),
        "several agents selected": (several, 0),
        "another session": (
            lambda d: d.keys("sessionPicker", key.Key_Down, key.Key_Up, times=4), 0),
        "another tool in the verdicts": (
            lambda d: d.keys("verdictTable", key.Key_Down, key.Key_PageDown, times=10), 0),
        "another tab of the preview": (
            lambda d: d.keys("previewTabBar", key.Key_Right, key.Key_Right, key.Key_Left,
                             key.Key_Left, times=2), 0),
        "form and whole file": (lambda d: d.clicks("showRaw", "showForm", times=4), 0),
        "prompt read and written": (lambda d: d.clicks("promptRead", "promptWrite", times=4), 0),
        "saved, and all files read again": (saving, 0),
    }  # fmt: skip
    if identity == "pi-desktop":
        inherit = (lambda d: d.keys("inheritCheck", key.Key_Space, times=8), 0)
        made["inheriting switched"] = inherit
    return made


def main(identity: str, wanted: list[str]) -> None:
    """Work through the plan and print the rows."""
    by_id(identity)
    with tempfile.TemporaryDirectory() as folder:
        drive = Drive(Path(folder), identity)
        drive.window.shell.panes.preview.tabs.tabBar().setObjectName("previewTabBar")
        rows = []
        for name, (steps, pause) in plan(identity).items():
            if not wanted or any(word in name for word in wanted):
                drive.window.workspace.open_named(CURRENT)
                drive.settle()
                rows.append((name, drive.measure(steps(drive), pause)))
        print(json.dumps(rows))
        sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
