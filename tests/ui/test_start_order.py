"""What comes first at a start: the frame, then the agents, then what shows one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPlainTextEdit

from editor.storage.paths import environment
from editor.ui.options import Options
from editor.ui.settings import Settings
from editor.ui.starting import fill
from editor.ui.widgets.plain_label import PlainLabel
from editor.ui.window import MainWindow

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot

    from .conftest import Bench

PATIENCE = 30_000  # milliseconds; machines that test are shared


def started(bench: Bench, qtbot: QtBot, options: Options) -> tuple[MainWindow, list[str]]:
    """Start as the program does, and note what is there when it tells that something is."""
    place = environment(str(bench.home), str(bench.project))
    window = MainWindow(Settings(place))
    seen: list[str] = []

    def note(what: str) -> None:
        rows = window.shell.panes.list_panel.model.rowCount() if window.is_filled else 0
        seen.append(f"{what}: {'agents' if rows else 'no agents'}")

    window.painted.connect(lambda: note("painted"))
    window.listed.connect(lambda: note("listed"))
    window.completed.connect(lambda: note("completed"))
    window.show()
    qtbot.waitUntil(lambda: window.is_painted, timeout=PATIENCE)
    qtbot.waitUntil(lambda: bool(seen), timeout=PATIENCE)
    fill(window, place, options)
    assert not window.is_complete
    assert not any(action.isEnabled() for action in window.shell.actions.values())
    qtbot.waitUntil(lambda: window.is_complete, timeout=PATIENCE)
    bench.take_over(window)
    return window, seen


def test_agents_are_on_the_screen_before_what_shows_one_is_made(
    two_agents: Bench, qtbot: QtBot
) -> None:
    options = Options(wanted="reviewer", harness="pi-desktop", language="en")
    window, seen = started(two_agents, qtbot, options)
    assert seen == ["painted: no agents", "listed: agents", "completed: agents"]
    assert window.shell.panes.header.isVisible()
    assert window.shell.actions["new"].isEnabled()


def test_where_there_is_no_agent_the_rest_does_not_wait_for_one(
    bench: Bench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.storage.library.builtin_documents", lambda identity: ())
    monkeypatch.setattr("editor.ui.starting.PATIENCE", 10 * PATIENCE)
    window, seen = started(bench, qtbot, Options(harness="pi-desktop", language="en"))
    assert seen == ["painted: no agents", "completed: no agents"]
    assert window.shell.panes.form.isVisible()
    assert window.shell.actions["new"].isEnabled()


def test_the_list_keeps_its_place_when_the_rest_comes(two_agents: Bench, qtbot: QtBot) -> None:
    place = environment(str(two_agents.home), str(two_agents.project))
    window = MainWindow(Settings(place))
    window.resize(1200, 760)
    window.show()
    qtbot.waitUntil(lambda: window.is_painted, timeout=PATIENCE)
    widths: list[int] = []
    window.listed.connect(lambda: widths.append(window.shell.panes.list_panel.width()))
    fill(window, place, Options(harness="pi-desktop", language="en"))
    assert "Reading agents…" in [label.text() for label in window.findChildren(PlainLabel)]
    qtbot.waitUntil(lambda: window.is_complete, timeout=PATIENCE)
    two_agents.take_over(window)
    assert widths == [window.shell.panes.list_panel.width()]


def test_a_long_text_is_wrapped_beside_its_scroll_bar(bench: Bench, qtbot: QtBot) -> None:
    words = "wide text that goes on and on " * 60
    bench.write("wordy.md", f"---\nname: wordy\ndescription: {words}\n---\nx\n")
    window, _ = started(bench, qtbot, Options(wanted="wordy", harness="pi-desktop", language="en"))
    edit = window.findChild(QPlainTextEdit, "descriptionEdit")
    assert edit.verticalScrollBar().isVisible()
    room = edit.viewport().width() - 2 * edit.document().documentMargin()
    layout = edit.document().firstBlock().layout()
    qtbot.waitUntil(lambda: layout.lineAt(0).width() == room, timeout=PATIENCE)
