"""The form over real files of PI-Desktop: what is clicked is what changes in the bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QItemSelectionModel, QObject, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QToolButton,
)

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import edit
from editor.core.problems import Problem
from editor.core.session import Session, Tool
from editor.harnesses.pi_desktop.harness import HARNESS
from editor.ui.views import FormView, Refusal
from tests.ui.form_samples import shown_panel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.core.changes import Change
    from editor.core.definition import Definition
    from editor.ui.widgets.form import FormPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
FILE = """---
name: reviewer
# why these
tools: [inherit, Bash, Foo]   \r
model: "anthropic/claude-opus-5"
color: blue
description: 'It''s: fine'
---

# Task\u00a0one

Do it.\r
"""
SESSION = Session(
    "pi-desktop",
    "s",
    "Fix the login bug",
    (
        *(
            Tool(name, "builtin")
            for name in ["Read", "Bash", "Edit", "Write", "Glob", "Grep", "Task"]
        ),
        Tool("mcp_github_search", "mcp:github"),
    ),
    permission_mode="ask",
    model="anthropic/claude-opus-5",
)


class Desk(QObject):
    """The workspace in small: edits bytes, reads them again, shows the result."""

    def __init__(self, panel: FormPanel, text: str) -> None:
        super().__init__(panel)
        self.panel = panel
        self.origin = Origin("/home/me/.agents/subagents/reviewer.md")
        self.document = self.saved = Document.of(text)
        self.refusal: Refusal | None = None
        panel.change_requested.connect(self.answer)
        self.show()

    @property
    def text(self) -> str:
        return self.document.text

    @property
    def definition(self) -> Definition:
        return HARNESS.read(self.document, self.origin, HARNESS.default_rules)

    def put(self, document: Document) -> None:
        """Change the file by other means than the form."""
        self.document, self.refusal = document, None
        self.show()

    def show(self) -> None:
        rules = HARNESS.default_rules
        self.panel.show_definition(
            FormView(
                HARNESS,
                rules,
                self.definition,
                HARNESS.read(self.saved, self.origin, rules),
                SESSION,
                refusal=self.refusal,
                known_models=HARNESS.known_models,
            )
        )

    def answer(self, change: Change) -> None:
        result = edit(HARNESS, self.document, self.origin, change, HARNESS.default_rules)
        if isinstance(result, Problem):
            self.refusal = Refusal(getattr(change, "field", "prompt"), result)
        else:
            self.document, self.refusal = result.document, None
        self.show()


@pytest.fixture
def panel(qtbot: QtBot) -> FormPanel:
    return shown_panel(qtbot, 640, 800)


def changed_lines(desk: Desk) -> list[tuple[str, str]]:
    """The lines that differ, before and after."""
    before, after = desk.saved.text.split("\n"), desk.text.split("\n")
    assert len(before) == len(after)
    return [(one, two) for one, two in zip(before, after, strict=True) if one != two]


def toggle(qtbot: QtBot, panel: FormPanel, tool: str) -> None:
    view = panel.findChild(QTableView, "toolTable")
    rows = {view.model().index(row, 0).data(): row for row in range(view.model().rowCount())}
    view.setFocus()
    index = view.model().index(rows[tool], 0)
    flag = QItemSelectionModel.SelectionFlag
    view.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
    qtbot.keyClick(view, Qt.Key.Key_Space)


def test_showing_a_file_asks_for_nothing(panel: FormPanel) -> None:
    """Checklist 22, the form's part."""
    desk = Desk(panel, FILE)
    assert desk.text == FILE
    assert not any(row.is_changed for row in panel.rows.rows.values())


def test_one_tool_more_touches_only_the_list(qtbot: QtBot, panel: FormPanel) -> None:
    desk = Desk(panel, FILE)
    toggle(qtbot, panel, "Write")
    [(before, after)] = changed_lines(desk)
    assert before == "tools: [inherit, Bash, Foo]   \r"
    assert after == "tools: [inherit, Bash, Foo, Write]   \r"
    toggle(qtbot, panel, "Write")
    assert desk.text == FILE
    assert not panel.rows.rows["tools"].is_changed


def test_the_inherit_box_takes_only_the_token(qtbot: QtBot, panel: FormPanel) -> None:
    desk = Desk(panel, FILE)
    check = panel.findChild(QCheckBox, "inheritCheck")
    assert check.isChecked()
    check.setFocus()
    qtbot.keyClick(check, Qt.Key.Key_Space)
    assert changed_lines(desk)[0][1] == "tools: [Bash, Foo]   \r"
    qtbot.keyClick(check, Qt.Key.Key_Space)
    assert desk.text == FILE


def test_only_tools_that_can_be_listed_are_offered(panel: FormPanel) -> None:
    """Others come by inheriting; offering them would write names the system ignores."""
    Desk(panel, FILE)
    model = panel.findChild(QTableView, "toolTable").model()
    names = {model.index(row, 0).data() for row in range(model.rowCount())}
    assert names == {"Bash", "Foo", "Read", "Edit", "Write", "Glob", "Grep", "BrowserPreview"}


def test_other_fields_keep_the_list_and_each_other(qtbot: QtBot, panel: FormPanel) -> None:
    desk = Desk(panel, FILE)
    combo = panel.findChild(QComboBox, "thinkingChoice")
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    added = [line for line in desk.text.split("\n") if line not in FILE.split("\n")]
    assert added == ["thinkingLevel: off"]
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    assert desk.text == FILE


def test_a_model_without_a_provider_is_refused_with_the_reason(
    qtbot: QtBot, panel: FormPanel
) -> None:
    desk = Desk(panel, FILE)
    text = panel.findChild(QLineEdit, "modelText")
    text.setFocus()
    text.selectAll()
    qtbot.keyClicks(text, "gpt")
    assert desk.text == FILE
    assert text.text() == "gpt"
    refusal = panel.rows.rows["model"].lines["refusal"]
    assert refusal.isVisible()
    assert "“gpt”" in refusal.label.full_text()
    qtbot.keyClicks(text, "/5")
    assert refusal.isHidden()
    assert changed_lines(desk)[0][1] == 'model: "gpt/5"'


def test_the_prompt_keeps_its_odd_characters(qtbot: QtBot, panel: FormPanel) -> None:
    desk = Desk(panel, FILE)
    prompt = panel.findChild(QPlainTextEdit, "promptEdit")
    prompt.setFocus()
    prompt.moveCursor(prompt.textCursor().MoveOperation.End)
    qtbot.keyClick(prompt, Qt.Key.Key_Backspace)
    qtbot.keyClicks(prompt, "!")
    assert changed_lines(desk) == [("Do it.\r", "Do it!\r")]


def test_removing_a_field_takes_out_its_line_alone(panel: FormPanel) -> None:
    desk = Desk(panel, FILE)
    menu = panel.findChild(QToolButton, "resetModel").menu()
    next(action for action in menu.actions() if action.objectName() == "removeModel").trigger()
    lines = FILE.split("\n")
    lines.remove('model: "anthropic/claude-opus-5"')
    assert desk.text.split("\n") == lines


def test_the_key_the_system_does_not_know_is_listed(panel: FormPanel) -> None:
    desk = Desk(panel, FILE)
    panel.findChild(QToolButton, "removeKey0").click()
    assert desk.text == FILE.replace("color: blue\n", "")


def test_the_last_tool_taken_out_says_what_then_applies(qtbot: QtBot, panel: FormPanel) -> None:
    desk = Desk(panel, FILE.replace("[inherit, Bash, Foo]", "Bash"))
    toggle(qtbot, panel, "Bash")
    assert "tools" not in desk.text
    text = panel.rows.rows["tools"].lines["not-set"].label.full_text()
    assert text == "Not set — read-only tools: Read, Glob, Grep"
