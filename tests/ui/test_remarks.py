"""What goes with an edit without being asked for is said at once, where the edit was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton, QWidget

from editor.core.changes import RemoveItem, RemoveKey, SetField
from editor.ui.widgets.form_line import FormLine
from tests.sample_homes import fill

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

FILE = """---
name: reviewer
description: Reviews a change
  for correctness bugs.
tools:
  - Read
  - Bash # for the tests
color: blue # so that I find it
---
You review.
"""
COMMENT = (
    "The comment “# for the tests” goes with this change. Move it to a line of its own first if it "
    "should stay."
)


@pytest.fixture
def window(bench: Bench) -> MainWindow:
    bench.write("reviewer.md", FILE)
    return bench.open("reviewer")


def remark(window: MainWindow, field: str) -> str:
    held = window.shell.panes.form.rows.rows[field].lines["remark"]
    return held.label.full_text() if held.isVisible() else ""


def test_a_comment_that_goes_with_an_item_is_named_at_the_field(window: MainWindow) -> None:
    window.workspace.request(RemoveItem("tools", 1))
    assert remark(window, "tools") == COMMENT
    window.workspace.request(SetField("permission", "ask"))
    assert remark(window, "tools") == COMMENT  # another edit does not unsay it
    table = window.findChild(QWidget, "toolTable")
    assert COMMENT in table.accessibleDescription()


def test_it_goes_and_comes_with_undo_and_redo(window: MainWindow) -> None:
    actions = window.shell.actions
    window.workspace.request(RemoveItem("tools", 1))
    actions["undo"].trigger()
    assert remark(window, "tools") == ""
    actions["redo"].trigger()
    assert remark(window, "tools") == COMMENT
    actions["undo"].trigger()
    window.workspace.request(RemoveItem("tools", 0))  # what was undone is no more
    assert remark(window, "tools") == ""


def test_it_is_said_until_the_file_is_saved(window: MainWindow, bench: Bench) -> None:
    window.workspace.request(RemoveItem("tools", 1))
    window.shell.actions["save"].trigger()
    bench.settle(window)
    assert not window.isWindowModified()
    assert remark(window, "tools") == ""


def test_typing_on_does_not_wipe_it_away(window: MainWindow) -> None:
    for text in ("R", "Re", "Reads"):
        window.workspace.request(SetField("description", text))
    assert "continued the old value of “description”" in remark(window, "description")


def test_what_goes_with_an_entry_the_harness_does_not_know_is_said_there(
    window: MainWindow,
) -> None:
    window.workspace.request(RemoveKey("color"))
    line = window.findChild(FormLine, "remark")
    assert line.isVisible()
    assert "# so that I find it" in line.label.full_text()
    window.shell.actions["undo"].trigger()
    assert not line.isVisible()


@pytest.mark.parametrize(("language", "words"), [("de", "Der Kommentar"), ("zh_CN", "注释")])
def test_it_is_said_in_the_language_of_the_window(
    window: MainWindow, bench: Bench, language: str, words: str
) -> None:
    window.shell.program_flow.choose_language(language)
    bench.settle(window)
    window.workspace.request(RemoveItem("tools", 1))
    said = remark(window, "tools")
    assert words in said
    assert "# for the tests" in said
    window.shell.program_flow.choose_language("en")


def test_a_bulk_change_names_what_goes_with_it_and_its_step(bench: Bench, qtbot: QtBot) -> None:
    path = fill(bench.home, {"reviewer.md": FILE}, ".claude/agents") / "reviewer.md"
    window = bench.open(str(path), harness="claude-code")
    window.shell.panes.list_panel.view.selectAll()
    window.shell.actions["bulk"].trigger()
    asked = window.findChild(QDialog, "bulkDialog")
    what = asked.findChild(QComboBox, "bulkField")
    what.setCurrentIndex(what.findText("Remove from Tools"))
    tool = next(
        found
        for found in asked.findChildren(QComboBox)
        if found.accessibleName() == "Remove from Tools" and found.isVisible()
    )
    qtbot.keyClicks(tool.lineEdit(), "Bash")
    save = asked.findChild(QPushButton, "bulkSave")
    qtbot.waitUntil(save.isEnabled)
    said = asked.findChild(FormLine, "bulkRemark")
    assert said.isVisible()
    assert said.label.full_text() == COMMENT
    save.click()
    bench.settle(window)
    assert b"Bash" not in path.read_bytes()
    assert window.shell.actions["undo"].text().replace("&", "") == "Undo Remove Bash"
