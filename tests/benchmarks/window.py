"""Run as its own process: how long the window is busy with one step of work, in milliseconds.

`python -m tests.benchmarks.window prompt|tools|list|marks` prints the median of one typed letter in
a prompt of 56 KB, of one tool switched on in a session of 2,000, of one letter typed into the
search of 500 agents, or of colouring six lines of 3,000 marks each.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.ui.window import MainWindow

PROMPT = "## Part\n\nSome *text* with `code`, **weight** and [links](x) in it.\n- one\n" * 800
AGENT = "---\nname: agent-{number:03}\ndescription: Number {number}.\ntools: Read\n---\n{body}\n"
AGENTS = 500
MARKS = ("*", "_", "[", "`", "<a ", "**a")
TOOLS = 2000


def _open(folder: str, agents: int, body: str) -> MainWindow:
    """Fill a home folder and open the window on its first agent, when everything has arrived."""
    from PySide6.QtWidgets import QApplication

    from editor.ui.app import create_window

    place = Path(folder) / ".agents" / "subagents"
    place.mkdir(parents=True)
    for number in range(agents):
        text = AGENT.format(number=number, body=body)
        (place / f"agent-{number:03}.md").write_text(text, encoding="utf-8")
    window = create_window(("--home", folder, "--project", folder, "agent-000"))
    window.resize(1280, 800)
    window.show()
    deadline = time.monotonic() + 4
    while time.monotonic() < deadline:
        QApplication.processEvents()
    return window


def _median(step: Callable[[], object], times: int = 9) -> float:
    """The middle of several steps, each with all that follows from it."""
    from PySide6.QtWidgets import QApplication

    taken = []
    for _ in range(times):
        QApplication.processEvents()
        started = time.perf_counter()
        step()
        QApplication.processEvents()
        taken.append(time.perf_counter() - started)
    return 1000 * statistics.median(taken)


def _prompt(folder: str) -> float:
    from PySide6.QtGui import QTextCursor
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QPlainTextEdit

    window = _open(folder, 1, PROMPT)
    edit = window.findChild(QPlainTextEdit, "promptEdit")
    cursor = QTextCursor(edit.document())
    cursor.setPosition(30_000)
    edit.setTextCursor(cursor)
    edit.setFocus()
    return _median(lambda: QTest.keyClicks(edit, "x"))


def _tools(folder: str) -> float:
    from editor.core.changes import AddItem, RemoveItem

    window = _open(folder, 1, "Do it.")
    work = window.workspace
    names = tuple(f"mcp_server{at % 20}_tool{at}" for at in range(TOOLS))
    session = work.sessions.session
    tool = type(session.tools[0])
    tools = tuple(tool(name, f"mcp:server{name.split('_')[1]}") for name in names)
    work.sessions.play(session.with_changes(tools=(*session.tools, *tools)))
    state = {"is_on": False}

    def switch() -> None:
        change = RemoveItem("tools", 1) if state["is_on"] else AddItem("tools", names[TOOLS // 2])
        work.request(change)
        state["is_on"] = not state["is_on"]

    return _median(switch)


def _list(folder: str) -> float:
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QLineEdit

    window = _open(folder, AGENTS, "Do it.")
    search = window.findChild(QLineEdit, "agentSearch")
    letters = iter("agent-100" * 2)
    return _median(lambda: QTest.keyClicks(search, next(letters)))


def _marks(folder: str) -> float:
    from PySide6.QtGui import QTextDocument
    from PySide6.QtWidgets import QApplication

    from editor.ui.theme import LIGHT
    from editor.ui.widgets.markdown_highlighter import MarkdownHighlighter

    application = QApplication([])
    document = QTextDocument()
    document.setPlainText("\n".join(marks * (3000 // len(marks)) for marks in MARKS))
    highlighter = MarkdownHighlighter(document, LIGHT)
    taken = _median(highlighter.rehighlight)
    del application
    return taken


def main(kind: str) -> None:
    """Measure one kind of work and print the milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        kinds = {"prompt": _prompt, "tools": _tools, "list": _list, "marks": _marks}
        print(kinds[kind](folder))
        sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
