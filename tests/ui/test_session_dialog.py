"""What-if sessions: changes give a new session value, and nothing is written by themselves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from editor.core.session import Completeness, ToolState, read_snapshot
from editor.harnesses.claude_code.switches import SWITCHES
from editor.ui.dialogs.session_dialog import SessionDialog
from tests.ui.samples import session

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

CHOICES = {"permission_mode": ("inherit", "ask", "accept-edits", "auto")}


@pytest.fixture
def dialog(qtbot: QtBot) -> SessionDialog:
    made = SessionDialog(session(), CHOICES)
    qtbot.addWidget(made)
    made.show()
    return made


def click(qtbot: QtBot, dialog: SessionDialog, name: str) -> None:
    qtbot.mouseClick(dialog.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_an_untouched_session_comes_back_equal(dialog: SessionDialog) -> None:
    assert dialog.session() == session()


def test_another_mode_and_more_tools_give_a_new_session(
    qtbot: QtBot, dialog: SessionDialog
) -> None:
    dialog.findChild(QComboBox, "session_permission_mode").setCurrentText("auto")
    dialog.add_tools("mcp_a_x, mcp_a_y Tool0", "mcp:a")
    with qtbot.waitSignal(dialog.session_changed) as changed:
        click(qtbot, dialog, "useSessionButton")
    made = changed.args[0]
    assert made.permission_mode == "auto"
    assert made.tool_names == ("Tool0", "Tool1", "Tool2", "mcp_a_x", "mcp_a_y")
    assert made.tools[3].origin == "mcp:a"
    assert made.tools[0].origin == "builtin"


def test_selected_tools_are_removed_or_given_another_state(
    qtbot: QtBot, dialog: SessionDialog
) -> None:
    table = dialog.findChild(QTableView, "sessionTools")
    table.selectRow(1)
    combo = dialog.findChild(QComboBox, "sessionToolState")
    combo.activated.emit(combo.findData("deferred"))
    assert dialog.session().tools[1].state is ToolState.DEFERRED
    table.selectRow(0)
    click(qtbot, dialog, "removeSessionTools")
    assert dialog.session().tool_names == ("Tool1", "Tool2")


def test_an_incomplete_list_is_marked(dialog: SessionDialog) -> None:
    dialog.whole.setChecked(False)
    assert dialog.session().completeness is Completeness.PARTIAL


@pytest.mark.parametrize("text", ["{", "[1]", "[" * 100_000])
def test_bad_json_is_said_and_keeps_the_dialog_open(
    qtbot: QtBot, dialog: SessionDialog, text: str
) -> None:
    dialog.findChild(QPlainTextEdit, "sessionContext").setPlainText(text)
    with qtbot.assertNotEmitted(dialog.session_changed):
        click(qtbot, dialog, "useSessionButton")
    assert dialog.isVisible()
    assert dialog.findChild(QWidget, "sessionMessage").full_text().startswith("More settings")


def test_a_snapshot_reads_back_as_the_session(qtbot: QtBot, dialog: SessionDialog) -> None:
    dialog.findChild(QPlainTextEdit, "sessionContext").setPlainText('{"preset": "α"}')
    with qtbot.waitSignal(dialog.snapshot_requested) as asked:
        click(qtbot, dialog, "saveSnapshotButton")
    data = asked.args[0]
    read = read_snapshot(bytes(data))
    assert read == dialog.session()
    assert json.loads(bytes(data))["context"] == {"preset": "α"}


def test_tools_of_a_server_are_asked_for_without_blocking(
    qtbot: QtBot, dialog: SessionDialog
) -> None:
    click(qtbot, dialog, "addSessionServer")
    asked = dialog.findChild(QDialog, "addToolsDialog")
    button = asked.findChild(QPushButton, "addToolsButton")
    assert asked.isVisible()
    assert not button.isEnabled()
    for name, text in (("addToolsServer", "tickets"), ("addToolsNames", "mcp_a, mcp_b")):
        edit = asked.findChild(QLineEdit, name)
        assert edit.accessibleName()
        qtbot.keyClicks(edit, text)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    added = dialog.session().tools[-2:]
    assert [(tool.name, tool.origin) for tool in added] == [
        ("mcp_a", "mcp:tickets"),
        ("mcp_b", "mcp:tickets"),
    ]


def test_single_tools_are_asked_for_by_name(qtbot: QtBot, dialog: SessionDialog) -> None:
    click(qtbot, dialog, "addSessionTool")
    asked = dialog.findChild(QDialog, "addToolsDialog")
    assert asked.findChild(QLineEdit, "addToolsServer") is None
    qtbot.keyClicks(asked.findChild(QLineEdit, "addToolsNames"), "New")
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    assert dialog.session().tools[-1].name == "New"
    assert not asked.isVisible()


@pytest.fixture
def switched(qtbot: QtBot) -> SessionDialog:
    made = SessionDialog(session(), CHOICES, switches=SWITCHES)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog: SessionDialog, key: str, place: int) -> None:
    box = dialog.findChild(QComboBox, f"switch_{key}")
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_a_switch_is_written_into_the_context_and_taken_out_again(switched: SessionDialog) -> None:
    before = switched.session().context
    choose(switched, "run", 1)
    choose(switched, "depth", 2)
    choose(switched, "as_main", 1)
    changed = switched.session().context
    assert changed == {**before, "run": "foreground", "depth": 3, "as_main": True}
    for key in ("run", "depth", "as_main"):
        choose(switched, key, 0)
    assert switched.session().context == before


def test_switches_show_what_the_context_says(switched: SessionDialog) -> None:
    edit = switched.findChild(QPlainTextEdit, "sessionContext")
    edit.setPlainText('{"run": "background", "depth": 1, "interactive": false, "as_main": 5}')
    places = {
        switch.key: switched.findChild(QComboBox, f"switch_{switch.key}").currentIndex()
        for switch in SWITCHES
    }
    assert places == {
        "run": 2, "depth": 0, "interactive": 1, "as_main": -1, "folder_trusted": 0,
    }  # fmt: skip


def test_a_switch_does_not_replace_settings_that_cannot_be_read(switched: SessionDialog) -> None:
    edit = switched.findChild(QPlainTextEdit, "sessionContext")
    edit.setPlainText("{")
    choose(switched, "run", 1)
    assert edit.toPlainText() == "{"
    assert "is not valid JSON" in switched.findChild(QWidget, "sessionMessage").full_text()


def test_a_system_without_switches_shows_none(dialog: SessionDialog) -> None:
    assert not dialog.switches.isVisibleTo(dialog)
