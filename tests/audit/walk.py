"""Drives the window at random under the listener and prints what was not promised.

`python -m tests.audit.walk HOME SYSTEM STEPS SEED`: prints JSON with the breaches, how often each
event was heard, and which dialogs were open. Nothing of the program is imported before it listens.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tests.audit.hook import Listener

if TYPE_CHECKING:
    from collections.abc import Callable

PROMPT = """
![remote](http://127.0.0.1:9/remote.png) ![local](file:///etc/passwd) ![beside](beside.png)
<img src="http://127.0.0.1:9/html.png"><script src="http://127.0.0.1:9/x.js"></script>
[away](http://127.0.0.1:9/) [program](file:///bin/true) <http://127.0.0.1:9/auto>
"""
# Where the program may write: what is edited, its own folders, the trash, and what was exported.
PLACES = (
    ".agents/subagents", ".claude/agents", ".pi/agent/agents", "project/.claude/agents",
    "project/.agents/skills", ".mevedel", "out", "drafts", "settings",
    ".local/share/Trash", ".local/state/subagent-editor", ".cache/subagent-editor",
)  # fmt: skip
DIALOGS = (  # what opens one comes first
    "delegation_map", "compare", "edit_session", "preferences", "new", "rename", "report", "bulk",
    "review", "trash", "duplicate", "shortcuts", "about", "help",
)  # fmt: skip
FOREIGN = (
    "pytest", "PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtNetwork",
    "PySide6.QtTest", "PySide6.QtSvg",
)  # fmt: skip
# The current folder, where a save dialog begins, and the folder of the trash, made if need be.
FLAT = ("project", ".local/share")
STEPS_OF_USE = (
    *("click",) * 6, *("type_text",) * 4, *("trigger",) * 8, *("press_keys",) * 4,
    *("toggle_tools",) * 2, *("choose_in_a_box",) * 3, *("pick_agent",) * 4, "pick_several",
    "write_outside", "wait", "reload", "resize", "switch_system", "change_looks",
    *("use_dialog",) * 2,
)  # fmt: skip


class Waiting:
    """Waits as the test library's `qtbot` does."""

    def waitUntil(self, is_so: Callable[[], bool], timeout: int) -> None:
        from PySide6.QtTest import QTest

        end = time.monotonic() + timeout / 1000
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError
            QTest.qWait(5)


def main(home: Path, system: str, steps: int, seed: int) -> None:
    """Walk, and say what was heard."""
    places = [str(home / place) for place in PLACES]
    listener = Listener(places, [str(home / place) for place in FLAT])
    for place in (*PLACES, *FLAT):
        (home / place).mkdir(parents=True, exist_ok=True)
    for name in FOREIGN:
        import_module(name)
    from PySide6.QtCore import Qt  # noqa: F401 - the first name taken makes Qt run code of its own

    listener.listen()
    sys.excepthook = _ended
    print(json.dumps(_walk(home, system, steps, seed, listener)))
    sys.stdout.flush()
    os._exit(0)


def _walk(home: Path, system: str, steps: int, seed: int, listener: Listener) -> dict[str, object]:
    import pytest
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QAbstractButton, QMessageBox

    from editor.ui.widgets.markdown_view import MarkdownView
    from tests.ui import driver as drivers
    from tests.ui.conftest import Bench

    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(home / "settings"))
    for name, text in drivers.USUAL.items():
        drivers.USUAL[name] = text + PROMPT
    patch = pytest.MonkeyPatch()
    patch.setattr(QMessageBox, "exec", lambda box: 0)
    driver = drivers.Driver(Bench(Waiting(), home), patch, list, system)
    chance = random.Random(seed)
    dialogs: set[str] = set()
    actions: set[str] = set()
    previews = 0

    def choose_in_turn() -> None:
        """Choose the entry of the menus that was not chosen for the longest time."""
        table = driver.window.shell.actions
        usable = [name for name, action in table.items() if action.isEnabled()]
        wanted = [*DIALOGS, *(name for name in usable if name not in DIALOGS)]
        left = [
            name
            for name in wanted
            if name in usable and name not in actions and name not in drivers.UNSAFE
        ]
        if left:
            actions.add(left[0])
            table[left[0]].trigger()

    def show_prompt() -> None:
        """Show the prompt as a page, with its pictures and links."""
        button = driver.window.findChild(QAbstractButton, "promptRead")
        if button is not None and button.isVisible():
            button.click()

    for number in range(steps):
        step = getattr(driver, chance.choice(STEPS_OF_USE))
        if number % 4 == 3:
            step = choose_in_turn
        elif number % 25 == 0:
            step = show_prompt
        driver.take(step, random.Random(chance.random()))
        previews += any(view.isVisible() for view in driver.window.findChildren(MarkdownView))
        dialog = driver._dialog()
        if dialog is not None:
            dialogs.add(dialog.objectName())
    driver.take(driver.leave_and_come_back, random.Random(seed))
    driver.come_to_rest()
    driver.stop()
    heard = dict(listener.counts)
    listener.is_on = False
    listener.breaches += [f"left {path}" for path in _strays(home)]
    return {
        "breaches": listener.breaches,
        "heard": heard,
        "dialogs": sorted(dialogs),
        "actions": sorted(actions),
        "previews": previews,
    }


def _strays(home: Path) -> list[str]:
    """Files where none may be: what Qt writes itself is not heard, but seen."""
    places = [home / place for place in PLACES]
    return [
        str(path)
        for path in home.rglob("*")
        if path.is_file()
        and not any(path.is_relative_to(place) for place in places)
        and path.parent not in [home / place for place in FLAT]
    ]


def _ended(*error: object) -> None:
    """Say what ended the walk, and end it for good."""
    sys.__excepthook__(*error)  # type: ignore[arg-type]
    os._exit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
