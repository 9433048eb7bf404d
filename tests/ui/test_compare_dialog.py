"""The comparison: differences first, the deciding rule of both sides, three things to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QTableView, QWidget

from editor.core.compare import Subject as Side
from editor.core.compare import compare
from editor.core.problems import Problem, Severity
from editor.core.records import replace
from editor.core.resolution import Outcome
from editor.core.wording import Message
from editor.ui.dialogs.compare_dialog import CompareDialog, Subject
from tests.ui.samples import ASKS, FREE, SUMMARIES, definition, resolution, session, verdict

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = resolution(verdict("Read", Outcome.GRANTED, FREE), verdict("Bash", Outcome.GRANTED, ASKS))
RIGHT = resolution(verdict("Read", Outcome.GRANTED, FREE), verdict("Bash", Outcome.NOT_GRANTED))


@pytest.fixture
def dialog(qtbot: QtBot) -> CompareDialog:
    made = CompareDialog()
    qtbot.addWidget(made)
    made.show()
    made.show_choices(SUMMARIES, (("worker", "/w.md"), ("R&D <b>", "/r.md")), True)
    return made


def rows(dialog: CompareDialog) -> list[tuple[str, ...]]:
    model = dialog.findChild(QTableView, "compareTable").model()
    return [
        tuple(model.index(row, column).data() for column in range(4))
        for row in range(model.rowCount())
    ]


def show(dialog: CompareDialog) -> None:
    agent, parent = definition(), session()
    dialog.show_comparison(compare(Side(agent, parent, LEFT), Side(agent, parent, RIGHT)))


def test_only_differences_are_shown_at_first(dialog: CompareDialog) -> None:
    show(dialog)
    assert rows(dialog)[0] == ("Bash", "Asks", "No", "Different")
    assert all(row[0] != "Read" for row in rows(dialog))
    assert "difference" in dialog.findChild(QWidget, "compareTitle").full_text()


def test_the_rest_is_one_check_box_away(dialog: CompareDialog) -> None:
    show(dialog)
    dialog.all_rows.setChecked(True)
    assert ("Read", "Yes, asks outside", "Yes, asks outside", "Same") in rows(dialog)


def test_search_narrows_the_rows(qtbot: QtBot, dialog: CompareDialog) -> None:
    show(dialog)
    dialog.all_rows.setChecked(True)
    qtbot.keyClicks(dialog.findChild(QLineEdit, "compareSearch"), "rea")
    assert [row[0] for row in rows(dialog)] == ["Read"]


def test_a_selected_row_says_what_decides_on_both_sides(dialog: CompareDialog) -> None:
    show(dialog)
    dialog.table.selectRow(0)
    text = dialog.findChild(QWidget, "compareDetail").full_text()
    assert text.startswith("Saved: Asks\nTools decide about Bash. (line 4)")
    assert "With unsaved edits: No\nTools decide about Bash. (line 4)" in text


def test_the_saved_state_is_asked_for_at_once(qtbot: QtBot, dialog: CompareDialog) -> None:
    with qtbot.waitSignal(dialog.other_requested) as asked:
        dialog.choose_subject(Subject.EDITS)
    assert asked.args == ["edits", ""]


def test_another_agent_is_asked_for_by_its_path(qtbot: QtBot, dialog: CompareDialog) -> None:
    dialog.choose_subject(Subject.AGENTS)
    combo = dialog.findChild(QComboBox, "compareAgent")
    combo.setFocus()
    with qtbot.waitSignal(dialog.other_requested) as asked:
        qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert asked.args == ["agents", "/w.md"]


def test_a_session_that_cannot_be_read_is_said(dialog: CompareDialog) -> None:
    problem = Problem("x", Severity.ERROR, Message("The file is gone."))
    dialog.show_comparison(None, problem)
    assert dialog.findChild(QWidget, "compareTitle").full_text() == "The file is gone."
    assert rows(dialog) == []


def test_what_is_to_be_known_of_one_side_stands_above_the_table(dialog: CompareDialog) -> None:
    agent, parent = definition(), session()
    both = Problem("both", Severity.INFO, Message("On both sides."))
    old = Problem("other-version", Severity.WARNING, Message("The rules are those of August."))
    bad = Problem("mode", Severity.ERROR, Message("The mode has no effect."))
    left = replace(LEFT, problems=(both, old))
    right = replace(RIGHT, problems=(both, bad))
    dialog.show_comparison(compare(Side(agent, parent, left), Side(agent, parent, right)))
    notes = dialog.findChild(QWidget, "compareNotes")
    assert notes.isVisible()
    assert notes.full_text().splitlines() == [
        "With unsaved edits – Problem: The mode has no effect.",
        "Saved – Warning: The rules are those of August.",
    ]
    show(dialog)
    assert not notes.isVisible()


def test_many_remarks_leave_room_for_the_table(dialog: CompareDialog) -> None:
    agent, parent = definition(), session()
    many = tuple(
        Problem(f"p{number}", Severity.INFO, Message(f"Number {number}.")) for number in range(9)
    )
    left = replace(LEFT, problems=many)
    dialog.show_comparison(compare(Side(agent, parent, left), Side(agent, parent, RIGHT)))
    lines = dialog.findChild(QWidget, "compareNotes").full_text().splitlines()
    assert (len(lines), lines[-1]) == (5, "5 more to be known")


def test_equal_children_differ_in_nothing(dialog: CompareDialog) -> None:
    agent, parent = definition(), session()
    dialog.show_comparison(compare(Side(agent, parent, LEFT), Side(agent, parent, LEFT)))
    assert dialog.findChild(QWidget, "compareTitle").full_text() == "Nothing differs."
