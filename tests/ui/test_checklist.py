"""Points of the checklist that no other test of the window is about."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QListView, QStatusBar, QTableView

from editor.core.changes import RemoveItem, SetField
from editor.core.resolution import Outcome
from editor.storage.resources import resource_path
from editor.storage.sessions import SampleSessions
from editor.ui.session_keys import session_key
from editor.ui.stages import SOON
from editor.ui.widgets.plain_label import PlainLabel
from tests.sample_homes import fill

if TYPE_CHECKING:
    from editor.core.resolution import Verdict
    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

ROOT = Path(__file__).parents[2]


def verdict(window: MainWindow, tool: str) -> Verdict:
    found = window.workspace.preview_view().resolution.verdicts
    return next(row for row in found if row.tool == tool)


def row_of(window: MainWindow, tool: str) -> list[str]:
    """What the preview's table says of a tool."""
    table = window.findChild(QTableView, "verdictTable")
    model = table.model()
    for row in range(model.rowCount()):
        if model.index(row, 0).data() == tool:
            return [model.index(row, column).data() for column in range(model.columnCount())]
    raise AssertionError(tool)


def choose_session(bench: Bench, window: MainWindow, completeness: str) -> None:
    summaries = window.workspace.sessions.summaries
    wanted = next(one for one in summaries if one.completeness == completeness)
    window.workspace.sessions.choose(session_key(wanted))
    bench.settle(window)


def test_long_names_are_whole_in_the_tooltip(bench: Bench) -> None:
    """Checklist 8, what can be tested of it."""
    name = "a-name-that-is-as-long-as-a-name-can-be"
    long = "Says a great deal about what it does, more than a list has room for. " * 3
    text = f"---\nname: {name}\ndescription: {long}\ntools: Read\n---\nx\n"
    bench.write("long.md", text)
    window = bench.open(name)
    model = window.findChild(QListView, "agentList").model()
    tips = [
        model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) or ""
        for row in range(model.rowCount(QModelIndex()))
    ]
    tip = next(tip for tip in tips if name in tip)
    assert long.strip() in tip


def test_the_preview_follows_an_edit_within_a_tenth_of_a_second(two_agents: Bench) -> None:
    """Checklist 27: the time the window works and waits, because the machine may be busy."""
    window = two_agents.open("log-reader")
    took = []
    for tools in (("Read", "Bash"), ("Read",)) * 4:
        began = time.thread_time()
        window.workspace.request(SetField("tools", tools))
        while window.workspace.is_putting_together():
            QApplication.processEvents()
        took.append(time.thread_time() - began + SOON / 1000)
        gets_it = row_of(window, "Bash")[1]
        assert (gets_it == "No") == ("Bash" not in tools)
    assert min(took) < 0.1, took


def test_what_nothing_gave_differs_from_what_a_line_takes_away(bench: Bench) -> None:
    """Checklist 34: in outcome, in words, and by the line that decides."""
    text = "---\nname: x\ndescription: d\ndisallowedTools: Bash\n---\nx\n"
    path = fill(bench.home, {"x.md": text}, ".claude/agents") / "x.md"
    window = bench.open(str(path), harness="claude-code")
    removed = verdict(window, "Bash")
    assert removed.outcome is Outcome.REMOVED
    assert removed.decided_by.line == 4
    assert "disallowedTools" in row_of(window, "Bash")[2]
    window.workspace.request(RemoveItem("disallowed_tools", 0))
    window.workspace.request(SetField("tools", ("Read",)))
    bench.settle(window)
    missing = verdict(window, "Bash")
    assert missing.outcome is Outcome.NOT_GRANTED
    assert row_of(window, "Bash")[2] != row_of(window, "Read")[2]
    assert "disallowedTools" not in row_of(window, "Bash")[2]


def test_what_the_session_does_not_tell_is_said_and_not_guessed(bench: Bench) -> None:
    """Checklist 35: a tool that a partly known session may or may not have is “unknown”."""
    text = "---\nname: x\ndescription: d\ntools: Read, mcp__jira__search, WebSearch\n---\nx\n"
    path = fill(bench.home, {"x.md": text}, ".claude/agents") / "x.md"
    window = bench.open(str(path), harness="claude-code")
    choose_session(bench, window, "partial")
    session = window.workspace.sessions.session
    assert not session.is_complete
    known = {tool.name for tool in session.tools}
    unsure = [
        row
        for row in window.workspace.preview_view().resolution.verdicts
        if row.outcome is Outcome.UNKNOWN
    ]
    assert unsure
    assert not {row.tool for row in unsure} & known
    for row in unsure:
        cells = row_of(window, row.tool)
        assert cells[1] == "Unknown"
        assert cells[2]


@pytest.mark.parametrize(
    ("harness", "folder"),
    [
        ("claude-code", ".claude/agents"),
        ("pi-desktop", ".agents/subagents"),
        ("pi-orchestrator", ".pi/agent/agents"),
    ],
)
def test_an_unknown_tool_is_kept_as_is(bench: Bench, harness: str, folder: str) -> None:
    """Checklist 19, in every system's own window; a pattern says what it stands for."""
    text = "---\nname: x\ndescription: d\ntools: Grpe, mcp_none_*\n---\nx\n"
    path = fill(bench.home, {"x.md": text}, folder) / "x.md"
    window = bench.open(str(path), harness=harness)
    model = window.findChild(QTableView, "toolTable").model()
    rows = {
        model.index(row, 0).data(): [model.index(row, column).data() for column in range(3)]
        for row in range(model.rowCount())
    }
    assert rows["Grpe"][2] == "kept as is"


def test_the_command_line_gives_the_same_verdicts_and_sentences(bench: Bench) -> None:
    """Checklist 38: `resolve --tool` prints what the window copies, for every tool."""
    text = "---\nname: x\ndescription: d\ntools: inherit, Bash, Foo\npermission: ask\n---\nx\n"
    bench.write("x.md", text)
    window = bench.open("x")
    preview, work = window.shell.panes.preview, window.workspace
    key = work.sessions.key
    path = next(
        summary.path
        for summary in SampleSessions("pi-desktop").page(0, 100)
        if session_key(summary) == key
    )
    assert Path(path).parent == Path(resource_path("sessions", "pi-desktop"))
    for tool in ("Bash", "Read", "Task", "Foo"):
        preview.select_tool(tool)
        words = ["resolve", "x", "--session", path, "--tool", tool, "--home", str(bench.home)]
        done = subprocess.run(
            [sys.executable, "-m", "editor", *words, "--project", str(bench.project)],
            cwd=ROOT, text=True, capture_output=True, check=True, encoding="utf-8",
        )  # fmt: skip
        assert done.stdout == preview.explanation()


def test_no_message_goes_away_by_itself(two_agents: Bench) -> None:
    """Checklist 61: what was said stands until something else is said, and no bar counts time."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("permission", "auto"))
    window.shell.actions["save"].trigger()
    two_agents.settle(window)
    said = window.shell.panes.status_text.full_text()
    assert said.startswith("Saved reviewer.md")
    two_agents.settle(window)
    assert window.shell.panes.status_text.full_text() == said
    for path in (ROOT / "editor" / "ui").rglob("*.py"):
        assert "showMessage(" not in path.read_text(encoding="utf-8"), path
    assert all(not bar.currentMessage() for bar in window.findChildren(QStatusBar))


@pytest.mark.parametrize(
    ("harness", "lacks"),
    [("mevedel", True), ("pi-orchestrator", True), ("claude-code", False), ("pi-desktop", False)],
)
def test_a_setting_that_a_system_lacks_is_said(bench: Bench, harness: str, lacks: bool) -> None:
    window = bench.open("--size", "1200x760", harness=harness)
    preview = window.shell.panes.preview
    preview.tabs.setCurrentWidget(preview.outlook)
    bench.settle(window)
    shown = [label.full_text() for label in preview.outlook.findChildren(PlainLabel)]
    said = [text for text in shown if "have no setting for this" in text]
    assert shown[0] == "Permission mode"
    assert bool(said) is lacks
    for text in said:
        assert window.workspace.harness.title in text
