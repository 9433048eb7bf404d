"""What follows an edit or a choice comes in turns, and nothing of the last agent passes for new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QPushButton

from editor.core.changes import SetBody
from editor.core.definition import Status
from editor.core.document import Document
from editor.ui.documents import changed_lines
from editor.ui.readiness import load_editing
from editor.ui.stages import Stages

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Bench


def test_each_stage_has_a_turn_of_its_own(qtbot: QtBot) -> None:
    done: list[str] = []
    stages = Stages(
        lambda: (done.append("together"), stages.is_together(), stages.work_out()),
        lambda: done.append("worked out"),
        lambda: done.append("shown"),
    )
    seen: set[int] = set()
    stages.gather()
    stages.gather()
    while stages.is_active():
        QApplication.processEvents()
        seen.add(len(done))
    assert done == ["together", "worked out", "shown"]
    assert {1, 2, 3} <= seen  # between any two, the event loop had its turn


def test_what_is_gathered_comes_before_what_is_worked_out(qtbot: QtBot) -> None:
    done: list[str] = []
    stages = Stages(
        lambda: (done.append("together"), stages.work_out()),
        lambda: done.append("worked out"),
        lambda: done.append("shown"),
    )
    stages.work_out()
    stages.gather()
    qtbot.waitUntil(lambda: not stages.is_active())
    assert done == ["together", "worked out", "shown"]


def test_what_is_out_of_date_is_not_shown(qtbot: QtBot) -> None:
    done: list[str] = []
    stages = Stages(lambda: None, lambda: done.append("worked out"), lambda: done.append("shown"))
    stages.work_out()
    while not done:
        QApplication.processEvents()
    stages.work_out()  # the next agent is chosen before the last one is shown
    while stages.is_active():
        QApplication.processEvents()
    assert done == ["worked out", "worked out", "shown"]


def test_the_preview_of_the_last_agent_is_not_taken_for_that_of_the_next(
    two_agents: Bench,
) -> None:
    window = two_agents.open("log-reader")
    work, preview = window.workspace, window.shell.panes.preview
    assert preview.selected_verdict() is not None
    assert window.shell.actions["copy_explanation"].isEnabled()
    view = window.findChild(QListView, "agentList")
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert work.definition.name == "reviewer"
    assert preview.selected_verdict() is None
    assert preview.explanation() == ""
    assert preview.caption.full_text() == "Working out what the child gets…"
    assert preview.summary.full_text() == ""
    two_agents.settle(window)
    assert preview.caption.full_text() == "What the child gets"
    assert preview.selected_verdict() in work.preview_view().resolution.verdicts
    assert preview.explanation()
    assert window.shell.actions["copy_explanation"].isEnabled()


def test_a_letter_keeps_what_the_others_make_of_an_agent(bench: Bench) -> None:
    """Two files of one name: the loser stays one, and its banner does not come and go."""
    text = "---\nname: twin\ndescription: d\ntools: Read\n---\nDo it.\n"
    bench.write("a.md", text)
    path = bench.write("b.md", text)
    window = bench.open(str(path))
    work, banner = window.workspace, window.shell.panes.banner
    assert work.definition.status is Status.SKIPPED
    shown, button = banner.notice(), banner.findChild(QPushButton)
    work.request(SetBody("Do it.\nThen say so.\n"))
    assert work.definition.status is Status.SKIPPED
    assert work.definition.shadowed_by
    assert banner.notice() == shown
    bench.settle(window)
    assert work.definition.status is Status.SKIPPED
    assert banner.findChild(QPushButton) is button


def test_the_saved_agent_is_compared_as_it_stands_among_the_others(bench: Bench) -> None:
    text = "---\nname: twin\ndescription: d\ntools: Read\n---\nDo it.\n"
    bench.write("a.md", text)
    path = bench.write("b.md", text)
    window = bench.open(str(path))
    work = window.workspace
    before = work.preview_view().resolution
    work.request(SetBody("Do it now.\n"))
    bench.settle(window)
    view = work.preview_view()
    assert view.saved_resolution is before  # resolved once, when it was shown
    assert view.saved_resolution.launch == view.resolution.launch == "refused"


def test_many_equal_lines_are_counted_in_no_time() -> None:
    part = "## Part\n\nSome text in it.\n- one\n" * 5000
    before, after = Document(f"a\n{part}b\n".encode()), Document(f"A\n{part}B\n".encode())
    assert changed_lines(before, after) == 20_002
    assert changed_lines(before, Document(f"a\n{part}x\nb\n".encode())) == 1


def test_what_the_first_edit_needs_is_loaded_once_somebody_turns_to_the_form(
    two_agents: Bench,
) -> None:
    window = two_agents.open("log-reader")
    window.activateWindow()
    window.shell.panes.list_panel.view.setFocus()
    assert window.shell.readiness.is_ready_for == ""
    window.shell.panes.form.focus_field("description")
    assert window.shell.readiness.is_ready_for == "pi-desktop"
    two_agents.settle(window)
    assert load_editing(window.workspace.harness, window.workspace.rules)
