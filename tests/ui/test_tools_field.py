"""The tools table: ticking, order, bulk choices, adding by name; all by keys and names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, QMimeData, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableView, QWidget

from editor.core.changes import AddItem, MoveItem, RemoveItem, SetField
from editor.core.definition import Choice
from editor.core.harness import ToolTip
from editor.core.records import replace
from editor.core.session import Tool
from editor.core.tools import ToolEffect
from editor.ui.models.tool_rows import ToolSource, known_rows, tool_rows
from editor.ui.models.tools import MIME_TYPE, ToolModel
from tests.ui.form_samples import FIELDS, SESSION, FakeDesk, FakeHarness, definition, shown_panel

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from editor.ui.widgets.form import FormPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
TOOLS = next(field for field in FIELDS if field.name == "tools")
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def panel(qtbot: QtBot) -> FormPanel:
    return shown_panel(qtbot, 620, 900)


def table(panel: FormPanel) -> QTableView:
    return panel.findChild(QTableView, "toolTable")


def model(panel: FormPanel) -> QAbstractItemModel:
    return table(panel).model()


def names(panel: FormPanel) -> list[str]:
    held = model(panel)
    return [held.index(row, 0).data() for row in range(held.rowCount())]


def ticked(panel: FormPanel) -> list[str]:
    held = model(panel)
    return [
        held.index(row, 0).data()
        for row in range(held.rowCount())
        if held.index(row, 0).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    ]


def cell(panel: FormPanel, tool: str, column: int) -> str:
    return model(panel).index(names(panel).index(tool), column).data()


def spoken(panel: FormPanel, tool: str) -> str:
    index = model(panel).index(names(panel).index(tool), 0)
    return index.data(Qt.ItemDataRole.AccessibleTextRole)


def select(panel: FormPanel, *tools: str) -> None:
    """Select rows; the last one is the current one."""
    view = table(panel)
    view.setFocus()
    view.clearSelection()
    flag = QItemSelectionModel.SelectionFlag
    for tool in tools:
        index = model(panel).index(names(panel).index(tool), 0)
        view.selectionModel().setCurrentIndex(index, flag.Select | flag.Rows)


def press(qtbot: QtBot, panel: FormPanel, key: Qt.Key, modifier: object = None) -> None:
    qtbot.keyClick(table(panel), key, modifier or Qt.KeyboardModifier.NoModifier)


def choose(panel: FormPanel, name: str) -> None:
    menu = panel.findChild(QPushButton, "chooseTools").menu()
    next(action for action in menu.actions() if action.objectName() == name).trigger()


def test_rows_are_what_is_listed_then_the_session_then_what_is_known(panel: FormPanel) -> None:
    FakeDesk(panel, definition({"tools": ("Edit", "Foo", "Read")}))
    assert names(panel) == [
        "Edit", "Foo", "Read", "Bash", "WebFetch", "mcp_github_search", "Glob", "Grep",
    ]  # fmt: skip
    assert ticked(panel) == ["Edit", "Foo", "Read"]


def test_effect_and_origin_are_told_in_words(panel: FormPanel) -> None:
    """Checklist 24: a risky tool has a word, not only a colour."""
    FakeDesk(panel, definition({"tools": ("Foo", "Glob")}))
    assert cell(panel, "Bash", 1) == "runs commands"
    assert cell(panel, "Edit", 1) == "changes files"
    assert cell(panel, "WebFetch", 1) == "network"
    assert cell(panel, "Foo", 1) == "effect unknown"
    assert cell(panel, "Read", 1) == "reads"
    assert cell(panel, "Bash", 2) == "parent"
    assert cell(panel, "mcp_github_search", 2) == "parent, MCP github"
    assert cell(panel, "Foo", 2) == "kept as is"
    assert cell(panel, "Glob", 2) == "listed only"
    assert cell(panel, "Grep", 2) == "—"
    assert spoken(panel, "Bash") == "Bash, not listed, runs commands, parent, risky"
    assert spoken(panel, "Grep") == "Grep, not listed, reads, not in session"
    index = model(panel).index(names(panel).index("Bash"), 1)
    assert "can do anything" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_space_lists_a_tool_and_takes_it_out_again(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Foo")}))
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes == [AddItem("tools", "Bash")]
    assert ticked(panel) == ["Read", "Foo", "Bash"]
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes[-1] == RemoveItem("tools", 2)
    assert ticked(panel) == ["Read", "Foo"]
    assert table(panel).currentIndex().data() == "Bash"


def test_rows_stay_in_place_while_they_are_ticked(qtbot: QtBot, panel: FormPanel) -> None:
    """A row that jumps away under the cursor cannot be taken back with the same key."""
    desk = FakeDesk(panel, definition({"tools": ("Read", "Edit", "Foo")}))
    before = names(panel)
    select(panel, "Edit")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert names(panel) == before
    select(panel, "WebFetch")
    press(qtbot, panel, Qt.Key.Key_Space)
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert names(panel) == before
    # The file's order is that of the rows.
    assert desk.shown.value("tools") == ("Read", "Foo", "Bash", "WebFetch")
    select(panel, "Edit")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes[-1] == AddItem("tools", "Edit", 1)
    assert desk.shown.value("tools") == ("Read", "Edit", "Foo", "Bash", "WebFetch")


def test_several_rows_are_toggled_as_one_change(qtbot: QtBot, panel: FormPanel) -> None:
    """Checklist 26."""
    desk = FakeDesk(panel, definition({"tools": ("Read", "Foo")}))
    select(panel, "Read", "WebFetch", "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes == [SetField("tools", ("Read", "Foo", "Bash", "WebFetch"))]
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes[-1] == SetField("tools", ("Foo",))
    assert len(desk.changes) == 2
    selected = {index.data() for index in table(panel).selectionModel().selectedRows()}
    assert selected == {"Read", "WebFetch", "Bash"}


def test_the_mouse_ticks_one_row(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read",)}))
    view = table(panel)
    rect = view.visualRect(model(panel).index(names(panel).index("Bash"), 0))
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + QPoint(12, 14)
    )
    assert desk.changes == [AddItem("tools", "Bash")]


def test_what_applies_by_default_is_marked_and_kept_by_the_first_tick(
    qtbot: QtBot, panel: FormPanel
) -> None:
    """Ticking Bash must not silently take Read, Glob and Grep away."""
    desk = FakeDesk(panel, definition())
    held = model(panel)
    states = {
        held.index(row, 0).data(): held.index(row, 0).data(Qt.ItemDataRole.CheckStateRole)
        for row in range(held.rowCount())
    }
    assert states["Read"] == Qt.CheckState.PartiallyChecked
    assert states["Bash"] == Qt.CheckState.Unchecked
    assert "by default" in spoken(panel, "Glob")
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    [change] = desk.changes
    assert isinstance(change, SetField)
    assert set(change.value) == {"Read", "Bash", "Glob", "Grep"}


def test_the_last_tool_taken_out_leaves_the_field_not_set(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Bash",)}))
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes == [RemoveItem("tools", 0)]
    row = panel.rows.rows["tools"]
    assert row.lines["not-set"].label.full_text() == "Not set — read-only tools"


def test_alt_and_arrows_move_a_listed_row(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Edit", "Foo")}))
    select(panel, "Read")
    press(qtbot, panel, Qt.Key.Key_Down, ALT)
    assert desk.changes == [MoveItem("tools", 0, 1)]
    assert names(panel)[:3] == ["Edit", "Read", "Foo"]
    assert table(panel).currentIndex().data() == "Read"
    press(qtbot, panel, Qt.Key.Key_Down, ALT)
    press(qtbot, panel, Qt.Key.Key_Down, ALT)
    assert desk.shown.value("tools") == ("Edit", "Foo", "Read")
    press(qtbot, panel, Qt.Key.Key_Up, ALT)
    assert desk.shown.value("tools") == ("Edit", "Read", "Foo")
    count = len(desk.changes)
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Up, ALT)
    assert len(desk.changes) == count


def test_the_arrow_buttons_do_the_same(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Edit")}))
    up = panel.findChild(QWidget, "moveToolUp")
    down = panel.findChild(QWidget, "moveToolDown")
    select(panel, "Read")
    assert not up.isEnabled()
    assert down.isEnabled()
    qtbot.keyClick(down, Qt.Key.Key_Space)
    assert desk.changes == [MoveItem("tools", 0, 1)]
    assert up.isEnabled()
    assert not down.isEnabled()


def test_a_row_is_moved_by_dropping_it(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Edit", "Foo")}))
    held = model(panel)
    data = held.mimeData([held.index(2, 0)])
    assert not held.dropMimeData(data, Qt.DropAction.MoveAction, 0, 0, held.index(-1, -1))
    assert desk.changes == [MoveItem("tools", 2, 0)]
    assert names(panel)[:3] == ["Foo", "Read", "Edit"]
    assert not held.flags(held.index(5, 0)) & Qt.ItemFlag.ItemIsDragEnabled


def test_what_another_table_drops_is_refused(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Edit")}))
    held = model(panel)
    for text in (b"1:0", b"x", b"", f"{id(held)}:99".encode()):
        data = QMimeData()
        data.setData(MIME_TYPE, text)
        held.dropMimeData(data, Qt.DropAction.MoveAction, 2, 0, held.index(-1, -1))
    assert desk.changes == []


def test_the_menu_lists_many_at_once_as_one_change(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Bash", "Foo")}))
    choose(panel, "chooseReadOnly")
    assert desk.changes == [SetField("tools", ("Read", "Glob", "Grep"))]
    choose(panel, "chooseParents")
    assert set(desk.changes[-1].value) == set(SESSION.tool_names)
    choose(panel, "chooseNothing")
    assert desk.changes[-1] == SetField("tools", ())
    assert ticked(panel) == []
    assert len(desk.changes) == 3


def test_everything_the_parent_has_keeps_what_only_the_file_knows(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Foo", "Read")}))
    choose(panel, "chooseParents")
    assert desk.changes[-1].value[0] == "Foo"


def test_choosing_what_is_listed_already_asks_for_nothing(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Glob", "Grep")}))
    choose(panel, "chooseReadOnly")
    assert desk.changes == []


def test_a_tool_is_added_by_name_with_completion(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read",)}))
    button = panel.findChild(QPushButton, "addToolButton")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    edit = panel.findChild(QLineEdit, "addToolEdit")
    assert edit.hasFocus()
    qtbot.keyClicks(edit, "fetch")
    popup = edit.completer().popup()
    assert popup.isVisible()
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert edit.text() == "WebFetch"
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert desk.changes == [AddItem("tools", "WebFetch")]
    qtbot.keyClicks(edit, "Zzz")
    assert panel.findChild(QWidget, "addToolRemark").text() == (
        "Not known here; it would be kept as written."
    )
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert desk.shown.value("tools") == ("Read", "WebFetch", "Zzz")
    assert cell(panel, "Zzz", 2) == "kept as is"
    qtbot.keyClicks(edit, "Zzz")
    assert panel.findChild(QWidget, "addToolRemark").text() == "“Zzz” is already listed."
    count = len(desk.changes)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert len(desk.changes) == count
    qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert not edit.isVisible()
    assert button.hasFocus()


def test_adding_by_name_keeps_the_defaults(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    panel.findChild(QPushButton, "addToolButton").click()
    edit = panel.findChild(QLineEdit, "addToolEdit")
    qtbot.keyClicks(edit, "Zzz")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert desk.changes == [SetField("tools", ("Read", "Glob", "Grep", "Zzz"))]


def test_changed_rows_are_bold_and_said(qtbot: QtBot, panel: FormPanel) -> None:
    FakeDesk(panel, definition({"tools": ("Read",)}))
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert spoken(panel, "Bash").endswith("Added since the last save.")
    select(panel, "Read")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert spoken(panel, "Read").endswith("Removed since the last save.")


def test_ticking_a_risky_tool_says_at_once_what_the_child_gains(
    qtbot: QtBot, panel: FormPanel
) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read",), "permission": "auto"}))
    line = panel.rows.rows["tools"].lines["risk"]
    assert line.isHidden()
    select(panel, "Bash")
    press(qtbot, panel, Qt.Key.Key_Space)
    assert line.isVisible()
    assert line.label.full_text() == "Now runs Bash without asking, also outside the workspace."
    press(qtbot, panel, Qt.Key.Key_Space)
    assert line.isHidden()
    desk.session = None
    desk.show()
    press(qtbot, panel, Qt.Key.Key_Space)
    assert line.label.full_text() == "Now runs commands with Bash."


def test_inherited_risks_stand_at_the_inherit_box(qtbot: QtBot, panel: FormPanel) -> None:
    FakeDesk(panel, definition({"tools": ("Read",)}))
    check = panel.findChild(QWidget, "inheritCheck")
    check.setFocus()
    qtbot.keyClick(check, Qt.Key.Key_Space)
    text = panel.rows.rows["inherit"].lines["risk"].label.full_text()
    assert text.splitlines() == [
        "Now runs commands with Bash; you are asked each time.",
        "Now changes files with Edit; you are asked each time.",
        "Now reaches the network with WebFetch; you are asked each time.",
        "Now calls mcp_github_search, asking first; what that does is not known here.",
    ]


def test_duplicates_in_the_file_have_a_row_each(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Bash", "Read")}))
    assert names(panel)[:3] == ["Read", "Bash", "Read"]
    view = table(panel)
    view.setFocus()
    view.selectRow(2)
    press(qtbot, panel, Qt.Key.Key_Space)
    assert desk.changes == [RemoveItem("tools", 2)]
    assert desk.shown.value("tools") == ("Read", "Bash")


def test_a_filter_appears_with_many_tools_and_narrows_them(qtbot: QtBot, panel: FormPanel) -> None:
    many = replace(
        SESSION, tools=tuple(Tool(f"mcp_s_tool{number:03}", "mcp:s") for number in range(300))
    )
    FakeDesk(panel, definition({"tools": ("Read",)}), session=many)
    search = panel.findChild(QLineEdit, "toolFilter")
    assert search.isVisible()
    search.setFocus()
    qtbot.keyClicks(search, "TOOL12")
    view = table(panel)
    shown = [name for at, name in enumerate(names(panel)) if not view.isRowHidden(at)]
    assert shown == [f"mcp_s_tool{number}" for number in range(120, 130)]
    view.setFocus()
    view.selectAll()
    press(qtbot, panel, Qt.Key.Key_Space)
    assert ticked(panel) == ["Read", *shown]
    search.setFocus()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""
    assert not any(view.isRowHidden(at) for at in range(len(names(panel))))


def test_few_tools_have_no_filter(panel: FormPanel) -> None:
    FakeDesk(panel, definition())
    assert not panel.findChild(QLineEdit, "toolFilter").isVisible()


def test_a_field_with_choices_offers_only_those(panel: FormPanel) -> None:
    choices = tuple(Choice(name, "") for name in ("Read", "Bash", "not-of-this-version"))
    fields = tuple(
        replace(field, choices=choices) if field.name == "tools" else field for field in FIELDS
    )
    FakeDesk(panel, definition({"tools": ("Foo",)}), harness=FakeHarness(fields=fields))
    assert names(panel) == ["Foo", "Read", "Bash"]


def test_undo_puts_rows_back_in_the_files_order(qtbot: QtBot, panel: FormPanel) -> None:
    start = definition({"tools": ("Read", "Edit", "Foo")})
    desk = FakeDesk(panel, start)
    select(panel, "Foo")
    press(qtbot, panel, Qt.Key.Key_Up, ALT)
    press(qtbot, panel, Qt.Key.Key_Up, ALT)
    assert names(panel)[:3] == ["Foo", "Read", "Edit"]
    desk.set_shown(start)
    assert names(panel)[:3] == ["Read", "Edit", "Foo"]
    assert table(panel).currentIndex().data() == "Foo"


def test_another_session_brings_its_tools_and_keeps_the_list(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Bash")}))
    desk.session = replace(SESSION, id="two", tools=(Tool("Read"), Tool("New")))
    desk.show()
    assert ticked(panel) == ["Read", "Bash"]
    assert "New" in names(panel)
    assert "WebFetch" in names(panel)  # the harness still knows it
    assert "mcp_github_search" not in names(panel)
    assert cell(panel, "Bash", 2) == "listed only"


def test_alt_and_arrows_are_claimed_before_the_windows_own_actions(
    qtbot: QtBot, panel: FormPanel
) -> None:
    """The window's Alt+Up goes to another agent; inside the table it moves a row."""
    desk = FakeDesk(panel, definition({"tools": ("Read", "Edit")}))
    from PySide6.QtGui import QAction, QKeySequence

    stolen: list[bool] = []
    action = QAction("Next agent", panel)
    action.setShortcut(QKeySequence("Alt+Down"))
    action.triggered.connect(lambda: stolen.append(True))
    panel.addAction(action)
    select(panel, "Read")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, ALT)
    assert desk.changes == [MoveItem("tools", 0, 1)]
    assert stolen == []


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    held = ToolModel()
    harness = FakeHarness()

    def rows(*listed: str) -> None:
        source = ToolSource(harness, "1", TOOLS, SESSION, listed, (), ("Read",))
        held.set_rows(tool_rows(source, known_rows(source), held.rows))

    rows("Read", "Foo")
    qtmodeltester.check(held)
    rows("Foo", "Read")
    rows("Foo", "Read", "Bar", "Read")
    rows()
    qtmodeltester.check(held)


def test_two_thousand_tools_are_shown_and_toggled(qtbot: QtBot, panel: FormPanel) -> None:
    tools = tuple(Tool(f"mcp_server_tool_{number}", "mcp:server") for number in range(2000))
    desk = FakeDesk(panel, definition({"tools": ("Read",)}), session=replace(SESSION, tools=tools))
    select(panel, "mcp_server_tool_1500")
    for _ in range(5):
        press(qtbot, panel, Qt.Key.Key_Space)
    assert len(desk.changes) == 5


def test_a_tools_description_is_its_help(panel: FormPanel) -> None:
    tips = (ToolTip("<b>Odd</b>", (ToolEffect.READS,), "Reads & more"),)
    FakeDesk(panel, definition(), harness=FakeHarness(tips=tips))
    index = model(panel).index(names(panel).index("<b>Odd</b>"), 0)
    assert "&lt;b&gt;Odd&lt;/b&gt;" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert "Reads &amp; more" in index.data(Qt.ItemDataRole.ToolTipRole)
