"""Systems, sessions, problems, work off the window's thread, and watching the disk."""

from __future__ import annotations

import json
import os
import threading
import time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMenu,
    QPushButton,
    QTableView,
    QTreeView,
)

from editor.core.changes import AddItem, SetBody, SetField
from editor.core.session import session_to_json
from editor.harnesses import IDS
from editor.ui.agent_rows import AgentRow, GroupRow, matching, with_headings
from editor.ui.jobs import Jobs, Lane
from editor.ui.models.agents import AgentModel
from editor.ui.models.problems import ProblemModel
from editor.ui.session_keys import session_key
from editor.ui.watcher import Watcher

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench


# Jobs


def test_a_value_comes_back_on_the_windows_thread(qtbot: QtBot) -> None:
    jobs = Jobs()
    seen: list[tuple[str, str]] = []

    def work() -> str:
        return threading.current_thread().name

    def done(value: str) -> None:
        seen.append((value, threading.current_thread().name))

    jobs.run(work, done)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0][0] != seen[0][1]
    assert seen[0][1] == threading.main_thread().name
    jobs.close()


def test_only_the_newest_of_a_key_is_handed_on(qtbot: QtBot) -> None:
    jobs = Jobs()
    gate = threading.Event()
    seen: list[int] = []

    def slow() -> int:
        gate.wait(5)
        return 1

    jobs.run(slow, seen.append, key="scan")
    jobs.run(lambda: 2, seen.append, key="scan")
    gate.set()
    qtbot.waitUntil(lambda: not jobs.is_busy())
    assert seen == [2]
    jobs.close()


def test_writes_keep_their_order(qtbot: QtBot) -> None:
    jobs = Jobs()
    seen: list[int] = []
    for number in range(20):
        jobs.run(lambda number=number: number, seen.append, lane=Lane.WRITE)
    qtbot.waitUntil(lambda: len(seen) == 20)
    assert seen == list(range(20))
    jobs.close()


def test_an_error_in_a_job_is_raised_on_the_windows_thread(qtbot: QtBot) -> None:
    jobs = Jobs()

    def fail() -> None:
        raise ValueError("inside")

    with qtbot.captureExceptions() as errors:
        jobs.run(fail, lambda value: None)
        qtbot.waitUntil(lambda: bool(errors))
    assert errors[0][0] is ValueError
    jobs.close()


def test_closing_waits_and_hands_nothing_on(qtbot: QtBot) -> None:
    jobs = Jobs()
    seen: list[int] = []
    jobs.run(lambda: 1, seen.append, lane=Lane.WRITE)
    jobs.close()
    QApplication.processEvents()
    assert seen == []
    jobs.run(lambda: 2, seen.append)
    assert not jobs.is_busy()


# Watching


def test_a_storm_of_changes_is_told_once_and_not_forever_later(
    qtbot: QtBot, tmp_path: Path
) -> None:
    watcher = Watcher()
    path = tmp_path / "a.md"
    path.write_text("0")
    watcher.watch([str(tmp_path)], [str(path)])
    told: list[float] = []
    watcher.changed.connect(lambda: told.append(time.monotonic()))
    began = time.monotonic()
    number = 0
    while time.monotonic() - began < 3:
        number += 1
        path.write_text(str(number))
        QApplication.processEvents()
        if told:
            break
    assert told, "a storm held the news back"
    assert told[0] - began < 3
    qtbot.waitUntil(lambda: bool(told))


def test_a_file_that_appears_is_noticed(qtbot: QtBot, tmp_path: Path) -> None:
    watcher = Watcher()
    watcher.watch([str(tmp_path)], [])
    with qtbot.waitSignal(watcher.changed, timeout=5000):
        (tmp_path / "new.md").write_text("x")


# Models


def rows() -> tuple[AgentRow, ...]:
    return tuple(
        AgentRow(f"/a/{name}.md", name, group, "Read", searched=name)
        for name, group in (("one", "user"), ("two", "user"), ("three", "builtin"))
    )


def test_the_agent_model_is_a_proper_model(qtbot: QtBot) -> None:
    model = AgentModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show_rows(with_headings(rows()))
    model.show_rows(with_headings(rows()[:1]))
    model.show_rows(())
    model.show_rows(with_headings(rows()))
    assert [type(row) for row in model.rows()] == [GroupRow, AgentRow, AgentRow, GroupRow, AgentRow]
    assert model.path_at(model.index(0)) == ""
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsSelectable
    assert model.index_of("/a/two.md").row() == 2
    assert not model.index_of("/a/gone.md").isValid()
    assert model.rowCount(model.index(1)) == 0
    assert model.data(QModelIndex()) is None
    del tester


def test_a_changed_text_is_no_reset(qtbot: QtBot) -> None:
    """The selection stays because the view is told of one row only."""
    model = AgentModel()
    model.show_rows(with_headings(rows()))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, last: changed.append(first.row()))
    first, *others = rows()
    other = AgentRow(first.path, first.name, first.group, "Grep", searched="one")
    assert not model.show_rows(with_headings((other, *others)))
    assert changed == [1]


def test_every_word_of_a_search_has_to_occur() -> None:
    assert [row.name for row in matching(rows(), "t")] == ["two", "three"]
    assert [row.name for row in matching(rows(), "t w")] == ["two"]
    assert len(matching(rows(), "  ")) == 3


# Systems


@pytest.mark.parametrize("harness", IDS)
def test_every_system_shows_agents_and_a_preview(bench: Bench, harness: str) -> None:
    window = bench.open(harness=harness)
    work = window.workspace
    assert work.harness.id == harness
    assert work.entries
    assert work.sessions.session is not None
    assert work.sessions.session.harness == harness
    view = work.preview_view()
    assert view.resolution is not None
    assert window.shell.panes.status_place.full_text().startswith(work.harness.title)


def switch(window: MainWindow, harness: str) -> None:
    """Choose another system in the tool bar."""
    combo = window.findChild(QComboBox, "harnessChoice")
    combo.setCurrentIndex(combo.findData(harness))
    combo.activated.emit(combo.currentIndex())


def test_switching_systems_keeps_unsaved_edits_of_both(two_agents: Bench) -> None:
    claude = two_agents.home / ".claude" / "agents"
    claude.mkdir(parents=True)
    (claude / "helper.md").write_text("---\nname: helper\ndescription: Helps.\n---\nHelp.\n")
    window = two_agents.open("reviewer")
    work = window.workspace
    work.request(SetField("description", "Mine."))
    switch(window, "claude-code")
    two_agents.settle(window)
    assert work.harness.id == "claude-code"
    work.open_named("helper")
    work.request(SetField("description", "Theirs."))
    two_agents.settle(window)
    assert len(work.desk.modified()) == 2
    switch(window, "pi-desktop")
    two_agents.settle(window)
    work.open_named("reviewer")
    assert work.definition.value("description") == "Mine."
    window.shell.actions["save_all"].trigger()
    two_agents.settle(window)
    assert "Mine." in (two_agents.agents / "reviewer.md").read_text()
    assert "Theirs." in (claude / "helper.md").read_text()


def test_a_conflict_of_another_system_is_asked_about_without_turning_to_it(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Save All saves the edits of every system; what is shown stays what it was."""
    window = two_agents.open("reviewer")
    work = window.workspace
    work.request(SetField("description", "Mine."))
    switch(window, "claude-code")
    two_agents.settle(window)
    shown = work.current
    path = two_agents.agents / "reviewer.md"
    theirs = path.read_bytes().replace(b"correctness bugs", b"style")
    path.write_bytes(theirs)
    window.shell.actions["save_all"].trigger()
    two_agents.settle(window)
    dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
    assert dialog.objectName() == "conflictDialog"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert work.current == shown
    assert work.definition is not None
    assert path.read_bytes() == theirs
    assert work.is_modified(str(path))


def test_another_version_of_the_rules_reads_the_same_files_anew(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    work = window.workspace
    combo = window.findChild(QComboBox, "rulesChoice")
    assert combo.count() == len(work.harness.rules)
    other = next(rules for rules in work.harness.rules if rules != work.rules)
    combo.setCurrentIndex(combo.findData(other))
    combo.activated.emit(combo.currentIndex())
    two_agents.settle(window)
    assert work.rules == other
    assert work.definition.rules == other
    assert work.preview_view().resolution.rules == other


def test_a_file_from_elsewhere_is_opened_where_it_is(two_agents: Bench) -> None:
    outside = two_agents.home / "elsewhere" / "guest.md"
    outside.parent.mkdir()
    outside.write_text("---\nname: guest\ndescription: Visits.\ntools: Read\n---\nx\n")
    window = two_agents.open(str(outside))
    work = window.workspace
    assert work.current == str(outside)
    listed = [row for row in window.shell.panes.list_panel.model.rows() if row.group == "outside"]
    assert [type(row) for row in listed] == [GroupRow, AgentRow]
    assert work.preview_view().resolution is not None
    work.request(SetField("description", "Stays."))
    window.shell.actions["save"].trigger()
    two_agents.settle(window)
    assert "Stays." in outside.read_text()
    assert window.settings.texts("recent")[0] == str(outside)


def test_recent_files_are_in_the_menu(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Mine & yours."))
    window.shell.actions["save"].trigger()
    two_agents.settle(window)
    window.workspace.open_named("log-reader")
    menu = window.shell.panes.recent_menu
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["~/.agents/subagents/reviewer.md"]
    menu.actions()[0].trigger()
    assert window.workspace.definition.name == "reviewer"


# Edits


def test_an_impossible_change_says_why_at_its_field(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    work = window.workspace
    before = work.definition.document.data
    work.request(SetField("name", "not a slug!"))
    view = work.form_view()
    assert view.definition.document.data == before or view.refusal is None
    if view.refusal is not None:
        assert view.refusal.field == "name"
        work.request(SetField("description", "Fine."))
        assert work.form_view().refusal is None


def test_the_preview_follows_an_edit_and_names_what_changed(two_agents: Bench) -> None:
    """Checklist 27 and 33."""
    window = two_agents.open("log-reader")
    work = window.workspace
    assert "Bash" not in work.preview_view().resolution.granted
    work.request(AddItem("tools", "Bash"))
    two_agents.settle(window)
    view = work.preview_view()
    assert "Bash" in view.resolution.granted
    assert "Bash" not in view.saved_resolution.granted
    assert view.is_modified


def test_typing_into_the_instructions_is_one_step(two_agents: Bench) -> None:
    window = two_agents.open("log-reader")
    work = window.workspace
    before = work.definition.document.data
    for end in range(1, 6):
        work.request(SetBody("Hello"[:end] + "\n"))
    assert work.current_document.stack.count() == 1
    window.shell.actions["undo"].trigger()
    assert work.definition.document.data == before


def test_restore_brings_the_saved_value_back(two_agents: Bench) -> None:
    """Checklist 14, through the window."""
    window = two_agents.open("reviewer")
    work = window.workspace
    work.request(SetField("permission", "auto"))
    window.shell.panes.form.reset_requested.emit("permission")
    assert not window.isWindowModified()
    assert window.shell.actions["undo"].text().replace("&", "") == "Undo Restore Permission"


# Sessions


def test_a_session_file_is_opened_and_offered_again(two_agents: Bench, tmp_path: Path) -> None:
    window = two_agents.open("reviewer")
    work = window.workspace
    value = session_to_json(work.sessions.session.with_changes(id="sent", title="From support"))
    path = tmp_path / "sent.json"
    path.write_text(json.dumps(value))
    work.sessions.open_file(str(path))
    two_agents.settle(window)
    assert work.sessions.session.title == "From support"
    assert work.sessions.key == f"files:{path}"
    two_agents.close(window)
    again = two_agents.open("reviewer")
    assert again.workspace.sessions.session.title == "From support"


@pytest.mark.parametrize("text", ["", "{", '{"format": "other"}', '{"format": 3}'])
def test_a_broken_session_file_is_said_and_the_old_one_stays(
    two_agents: Bench, tmp_path: Path, text: str
) -> None:
    window = two_agents.open("reviewer")
    work = window.workspace
    before = work.sessions.session
    path = tmp_path / "broken.json"
    path.write_text(text)
    work.sessions.open_file(str(path))
    two_agents.settle(window)
    assert work.sessions.problem is not None
    assert work.sessions.session == before
    assert work.preview_view().problem is not None
    assert work.preview_view().resolution is not None


def test_a_session_of_another_system_is_refused(two_agents: Bench, tmp_path: Path) -> None:
    window = two_agents.open("reviewer")
    work = window.workspace
    value = session_to_json(work.sessions.session.with_changes(harness="mevedel"))
    path = tmp_path / "other.json"
    path.write_text(json.dumps(value))
    work.sessions.open_file(str(path))
    two_agents.settle(window)
    assert work.sessions.problem.code == "session-other-harness"
    assert work.sessions.session.harness == "pi-desktop"


def test_what_if_changes_the_preview_and_nothing_else(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    work = window.workspace
    session = work.sessions.session
    work.sessions.play(session.with_changes(tools=session.tools[:1]))
    two_agents.settle(window)
    assert work.preview_view().is_session_edited
    assert len(work.preview_view().session.tools) == 1
    work.sessions.play(session)
    assert not work.preview_view().is_session_edited
    other = next(item for item in work.sessions.summaries if session_key(item) != work.sessions.key)
    work.sessions.choose(session_key(other))
    two_agents.settle(window)
    assert work.sessions.session.id == other.id


# Problems


def test_problems_of_all_files_are_listed_and_lead_to_their_place(
    two_agents: Bench, qtbot: QtBot
) -> None:
    two_agents.write("lost.md", "---\nname: lost\ntools: Read\n---\nNo description.\n")
    window = two_agents.open("reviewer")
    window.shell.actions["toggle_problems"].trigger()
    view = window.findChild(QTreeView, "problemsView")
    texts = [view.model().index(number, 0).data() for number in range(view.model().rowCount())]
    assert texts[0] == "lost.md"
    view.setCurrentIndex(view.model().index(0, 0))
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert window.workspace.definition.name == "lost"
    assert window.shell.panes.form.isAncestorOf(window.focusWidget())
    window.shell.actions["toggle_problems"].trigger()
    assert not view.isVisible()


def test_a_fix_changes_only_its_place_and_can_be_undone(two_agents: Bench, qtbot: QtBot) -> None:
    path = two_agents.write("dash.md", "--- \nname: dash\ndescription: D.\n---\nx\n")
    window = two_agents.open("reviewer")
    window.shell.actions["toggle_problems"].trigger()
    panel = window.shell.panes.problems
    model = panel.model
    fixable = [
        number
        for number in range(model.rowCount())
        if model.row(model.index(number, 0)).path == str(path)
        and model.row(model.index(number, 0)).problem.fix is not None
    ]
    assert fixable
    panel.view.setCurrentIndex(model.index(fixable[0], 0))
    button = panel.findChild(QPushButton, "fixProblem")
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    two_agents.settle(window)
    assert window.workspace.current == str(path)
    assert window.isWindowModified()
    fixed = window.workspace.definition.document.data
    assert fixed != path.read_bytes()
    window.shell.actions["undo"].trigger()
    assert window.workspace.definition.document.data == path.read_bytes()


def test_the_problem_model_is_a_proper_model(two_agents: Bench) -> None:
    two_agents.write("lost.md", "---\nname: lost\ntools: Read\n---\nNo description.\n")
    window = two_agents.open("reviewer")
    from editor.ui.models.problems import problem_rows

    model = ProblemModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show_rows(problem_rows(window.workspace.entries, ()))
    assert model.rowCount() > 0
    model.show_rows(())
    del tester


def test_a_report_is_written_and_never_over_a_definition(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    target = two_agents.home / "report.html"
    window.shell.show_flow.write_report(str(target))
    two_agents.settle(window)
    assert "<html" in target.read_text()
    path = two_agents.agents / "reviewer.md"
    before = path.read_bytes()
    window.shell.show_flow.write_report(str(path))
    two_agents.settle(window)
    assert path.read_bytes() == before


def test_the_name_of_a_report_follows_the_form_chosen(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    window.shell.actions["report"].trigger()
    dialog = window.findChild(QFileDialog, "reportDialog")
    assert os.path.basename(dialog.selectedFiles()[0]) == "reviewer-report.md"
    page = next(each for each in dialog.nameFilters() if ".html" in each)
    dialog.filterSelected.emit(page)
    assert os.path.basename(dialog.selectedFiles()[0]) == "reviewer-report.html"
    dialog.reject()


def test_a_report_of_a_form_there_is_not_is_refused_with_those_there_are(
    two_agents: Bench,
) -> None:
    window = two_agents.open("reviewer")
    target = two_agents.home / "report.pdf"
    window.shell.show_flow.write_report(str(target))
    two_agents.settle(window)
    assert not target.exists()
    assert ".html" in window.shell.panes.status_text.full_text()


def test_the_report_is_copied_as_plain_text(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    assert "report" in {action.objectName() for action in _file_menu(window)}
    window.shell.actions["copy_report"].trigger()
    text = QApplication.clipboard().text()
    assert text.startswith("What “reviewer” may do\n")
    assert "In short" in text
    assert str(two_agents.home) not in text


def _file_menu(window: MainWindow) -> list[QAction]:
    return window.findChild(QMenu, "fileMenu").actions()


def test_the_explanation_is_copied_as_plain_text(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 37, by its action; F4 leads to the deciding field (32)."""
    window = two_agents.open("log-reader")
    table = window.shell.panes.preview.table
    table.selectRow(0)
    assert window.shell.actions["copy_explanation"].isEnabled()
    window.shell.actions["copy_explanation"].trigger()
    assert table.model().index(0, 0).data() in QApplication.clipboard().text()
    window.shell.actions["jump_to_field"].trigger()


def test_compare_and_map_open_and_follow(two_agents: Bench, qtbot: QtBot) -> None:
    window = two_agents.open("reviewer")
    window.shell.actions["delegation_map"].trigger()
    window.shell.actions["compare"].trigger()
    shown = {found.objectName() for found in window.findChildren(object) if is_dialog(found)}
    assert {"mapDialog", "compareDialog"} <= shown


def test_a_comparison_begins_with_something_to_see(two_agents: Bench) -> None:
    """With another session, or, while there are edits, with what they changed."""
    window = two_agents.open("reviewer")
    table = "compareTable"
    window.shell.actions["compare"].trigger()
    two_agents.settle(window)
    first = next(found for found in window.findChildren(QDialog) if found.isVisible())
    assert first.findChild(QTableView, table).model().rowCount() > 0
    assert first.sessions.currentData() not in ("", window.workspace.sessions.key)
    first.close()
    window.workspace.request(SetField("permission", "auto"))
    two_agents.settle(window)
    window.shell.actions["compare"].trigger()
    two_agents.settle(window)
    second = next(found for found in window.findChildren(QDialog) if found.isVisible())
    assert second.subject.currentData() == "edits"
    assert second.findChild(QTableView, table).model().rowCount() > 0
    second.close()


def is_dialog(found: object) -> bool:
    from PySide6.QtWidgets import QDialog

    return isinstance(found, QDialog) and found.isVisible()
