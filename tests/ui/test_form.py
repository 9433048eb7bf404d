"""The form: what each field shows, how it is changed by keys, and what it asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from editor.core.changes import AddItem, MoveItem, RemoveItem, RemoveKey, SetField
from editor.core.definition import Source
from editor.core.records import replace
from editor.core.wording import message
from editor.ui.views import FormView
from editor.ui.widgets.form import FormPanel
from tests.ui.form_samples import MODELS, FakeDesk, definition, shown_panel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# Popups ask the window system for things the offscreen one does not have.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def panel(qtbot: QtBot) -> FormPanel:
    return shown_panel(qtbot, 620, 800)


def part(panel: QWidget, name: str) -> QWidget:
    found = panel.findChild(QWidget, name)
    assert found is not None, name
    return found


def line(panel: FormPanel, kind: str, field: str) -> str:
    """The sentence of one kind below a field, empty when none is shown."""
    held = panel.rows.rows[field].lines[kind]
    return "" if held.isHidden() else held.label.full_text()


def type_into(qtbot: QtBot, widget: QWidget, text: str) -> None:
    widget.setFocus()
    widget.selectAll()
    qtbot.keyClicks(widget, text)


def choose(qtbot: QtBot, combo: QComboBox, start: str) -> None:
    """Open the list by key, go to the entry that starts so, and take it."""
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    while not combo.currentText().startswith(start):
        before = combo.currentIndex()
        qtbot.keyClick(combo, Qt.Key.Key_Down)
        assert combo.currentIndex() != before, start


def menu_action(panel: FormPanel, name: str, action: str) -> None:
    """Run an entry of a field's reset menu."""
    button = panel.findChild(QToolButton, name)
    found = next(each for each in button.menu().actions() if each.objectName() == action)
    assert found.isEnabled()
    found.trigger()


def test_without_a_definition_it_says_what_to_do(panel: FormPanel) -> None:
    panel.show_definition(FormView())
    assert part(panel, "formEmpty").isVisible()
    assert part(panel, "formEmpty").text() == "Select an agent to see what it may do."
    assert not panel.area.isVisible()


def test_every_field_shows_whether_it_is_set(panel: FormPanel) -> None:
    """Checklist 11."""
    FakeDesk(panel, definition({"max_tokens": 500}))
    assert part(panel, "nameEdit").text() == "reviewer"
    assert part(panel, "maxTokensEdit").text() == "500"
    assert line(panel, "not-set", "max_tokens") == ""
    assert part(panel, "permissionChoice").currentText() == "Not set — follows the session"
    assert part(panel, "backgroundChoice").currentText() == "Not set"
    assert line(panel, "not-set", "tools") == "Not set — read-only tools"
    assert line(panel, "not-set", "notes") == "Not set"


def test_a_field_that_is_not_set_names_the_value_in_effect_and_its_source(
    panel: FormPanel,
) -> None:
    """Checklist 12."""
    FakeDesk(panel, definition())
    assert line(panel, "not-set", "model") == (
        "Not set — the session’s model\n"
        "In effect: anthropic/claude-opus-5, from the parent session."
    )
    assert line(panel, "not-set", "permission") == (
        "In effect: Ask first, from the parent session."
    )
    described = part(panel, "modelChoice").accessibleDescription()
    assert "anthropic/claude-opus-5, from the parent session" in described


def test_a_changed_field_is_marked_by_bar_weight_and_word(qtbot: QtBot, panel: FormPanel) -> None:
    """Checklist 13 and 18: retyping the old value takes the mark away."""
    FakeDesk(panel, definition())
    row = panel.rows.rows["description"]
    before = row.grab().toImage()
    type_into(qtbot, part(panel, "descriptionEdit"), "Another.")
    assert part(panel, "changedDescription").isVisible()
    assert part(panel, "changedDescription").text() == "changed"
    assert row.label.font().bold() or row.label.font().weight() > 500
    bar = row.grab().toImage().pixelColor(1, row.height() // 2)
    assert bar != before.pixelColor(1, row.height() // 2)
    assert "Changed since the last save." in part(panel, "descriptionEdit").accessibleDescription()
    type_into(qtbot, part(panel, "descriptionEdit"), "Reviews a change.")
    assert not part(panel, "changedDescription").isVisible()
    assert row.label.font().weight() < 500


def test_a_new_file_marks_nothing_as_changed(panel: FormPanel) -> None:
    FakeDesk(panel, definition({"model": MODELS[1]}), is_new=True)
    assert not any(row.is_changed for row in panel.rows.rows.values())


def test_restore_asks_for_the_saved_value_of_that_field(qtbot: QtBot, panel: FormPanel) -> None:
    """Checklist 14, the form's part."""
    desk = FakeDesk(panel, definition())
    reset = panel.findChild(QToolButton, "resetPermission")
    assert not reset.isVisible()
    choose(qtbot, part(panel, "permissionChoice"), "Ask")
    assert reset.isVisible()
    assert reset.accessibleName() == "Restore saved Permission"
    menu_action(panel, "resetPermission", "restorePermission")
    assert desk.restored == ["permission"]
    assert part(panel, "permissionChoice").currentIndex() == 0
    assert not reset.isVisible()


def test_remove_asks_for_the_removal_of_that_entry_alone(panel: FormPanel) -> None:
    """Checklist 15, the form's part."""
    desk = FakeDesk(panel, definition({"model": MODELS[0], "max_tokens": 500}))
    menu_action(panel, "resetModel", "removeModel")
    assert desk.changes == [SetField("model", None)]
    assert part(panel, "modelText").text() == ""
    assert part(panel, "maxTokensEdit").text() == "500"


def test_the_inherit_box_writes_and_removes_only_its_token(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Foo")}))
    check = panel.findChild(QCheckBox, "inheritCheck")
    assert check.text().replace("&", "") == "Inherit parent tools"
    check.setFocus()
    qtbot.keyClick(check, Qt.Key.Key_Space)
    assert check.isChecked()
    qtbot.keyClick(check, Qt.Key.Key_Space)
    assert not check.isChecked()
    assert desk.changes == [SetField("inherit", True), SetField("inherit", False)]
    assert desk.shown.value("tools") == ("Read", "Foo")


def test_text_is_asked_for_as_it_is_typed(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    edit = panel.findChild(QLineEdit, "nameEdit")
    edit.setFocus()
    edit.setCursorPosition(3)
    qtbot.keyClicks(edit, "xy")
    assert desk.changes == [SetField("name", "revxiewer"), SetField("name", "revxyiewer")]
    assert edit.cursorPosition() == 5


def test_spaces_at_the_end_can_be_typed_though_the_file_drops_them(
    qtbot: QtBot, panel: FormPanel
) -> None:
    desk = FakeDesk(panel, definition())
    edit = part(panel, "descriptionEdit")
    type_into(qtbot, edit, "one two ")
    assert desk.shown.value("description") == "one two"
    assert edit.toPlainText() == "one two "
    part(panel, "nameEdit").setFocus()
    assert edit.toPlainText() == "one two"


def test_undo_replaces_what_was_typed_and_leaves_other_fields_alone(
    qtbot: QtBot, panel: FormPanel
) -> None:
    start = definition()
    desk = FakeDesk(panel, start)
    edit = panel.findChild(QLineEdit, "nameEdit")
    type_into(qtbot, edit, "other")
    desk.set_shown(start)
    assert edit.text() == "reviewer"
    assert edit.hasFocus()


def test_undo_keys_are_left_to_the_window(qtbot: QtBot, panel: FormPanel) -> None:
    """One history for the document: a text field's own undo would be a second one."""
    desk = FakeDesk(panel, definition())
    for name in ("nameEdit", "descriptionEdit", "promptEdit"):
        edit = part(panel, name)
        edit.setFocus()
        qtbot.keyClicks(edit, "q")
        count = len(desk.changes)
        qtbot.keyClick(edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert len(desk.changes) == count


def test_showing_a_change_moves_neither_focus_nor_cursor(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    prompt = panel.findChild(QPlainTextEdit, "promptEdit")
    prompt.setFocus()
    cursor = prompt.textCursor()
    cursor.setPosition(7)
    prompt.setTextCursor(cursor)
    desk.set_shown(definition({"model": MODELS[1]}))
    assert prompt.hasFocus()
    assert prompt.textCursor().position() == 7
    assert part(panel, "modelText").text() == MODELS[1]


def test_the_scroll_position_stays_when_something_changes(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    QApplication.processEvents()
    bar = panel.area.verticalScrollBar()
    bar.setValue(200)
    desk.set_shown(definition({"max_tokens": 400}))
    assert bar.value() == 200
    desk.turn_to(definition(name="other"))
    assert bar.value() == 0


def test_a_refused_text_stays_with_its_reason_and_the_document_as_it_was(
    qtbot: QtBot, panel: FormPanel
) -> None:
    desk = FakeDesk(panel, definition())
    desk.refused.add("name")
    edit = panel.findChild(QLineEdit, "nameEdit")
    type_into(qtbot, edit, "Bad Name")
    assert edit.text() == "Bad Name"
    assert desk.shown.value("name") == "reviewer"
    assert line(panel, "refusal", "name") == "“name” cannot be that."
    assert "cannot be that" in edit.accessibleDescription()
    # A change elsewhere does not take it away, nor does leaving the field.
    choose(qtbot, part(panel, "permissionChoice"), "Ask")
    assert edit.text() == "Bad Name"
    assert line(panel, "refusal", "name") != ""
    # A name that can be written does.
    desk.refused.clear()
    type_into(qtbot, edit, "good")
    assert line(panel, "refusal", "name") == ""
    assert desk.shown.value("name") == "good"


def test_restore_lets_go_of_what_could_not_be_taken(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"max_tokens": 500}))
    desk.refused.add("name")
    type_into(qtbot, part(panel, "nameEdit"), "Bad")
    type_into(qtbot, part(panel, "maxTokensEdit"), "7")
    menu_action(panel, "resetName", "restoreName")
    assert part(panel, "nameEdit").text() == "reviewer"
    assert line(panel, "refusal", "name") == ""
    menu_action(panel, "resetMaxTokens", "restoreMaxTokens")
    assert part(panel, "maxTokensEdit").text() == "500"
    assert line(panel, "note", "max_tokens") == ""
    assert not panel.rows.rows["name"].restore_action.isEnabled()


def test_a_refusal_stays_when_its_line_moves(qtbot: QtBot, panel: FormPanel) -> None:
    """What is refused is about the value; an edit above it changes only the line."""
    desk = FakeDesk(panel, definition({"model": MODELS[0], "max_tokens": 500}))
    desk.refused.add("max_tokens")
    type_into(qtbot, part(panel, "maxTokensEdit"), "77")
    menu_action(panel, "resetModel", "removeModel")
    assert part(panel, "maxTokensEdit").text() == "77"
    assert line(panel, "refusal", "max_tokens") != ""


def test_a_refusal_goes_with_the_definition(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    desk.refused.add("name")
    type_into(qtbot, part(panel, "nameEdit"), "Bad")
    desk.turn_to(definition(name="other"))
    assert part(panel, "nameEdit").text() == "other"
    assert line(panel, "refusal", "name") == ""


def test_the_wheel_changes_a_choice_only_while_it_is_focused(
    qtbot: QtBot, panel: FormPanel
) -> None:
    """Checklist 23."""
    desk = FakeDesk(panel, definition())
    for name in ("permissionChoice", "modelChoice"):
        combo = panel.findChild(QComboBox, name)
        panel.findChild(QLineEdit, "nameEdit").setFocus()
        place = QPointF(combo.rect().center())
        event = QWheelEvent(
            place,
            combo.mapToGlobal(place),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(combo, event)
        assert not event.isAccepted()
    assert desk.changes == []


def test_a_choice_is_made_by_key_and_its_risk_said_in_words(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"tools": ("Read", "Bash")}))
    combo = part(panel, "permissionChoice")
    choose(qtbot, combo, "Never ask")
    assert combo.currentText() == "Never ask — risky"
    assert desk.changes[-1] == SetField("permission", "auto")
    assert line(panel, "risk", "permission").splitlines()[0] == (
        "Now runs Bash without asking, also outside the workspace."
    )


def test_a_value_that_is_no_choice_is_shown_and_kept(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"permission": "yolo"}))
    combo = part(panel, "permissionChoice")
    assert combo.currentText() == "“yolo” — kept as written"
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_End)
    assert desk.changes == []


def test_a_model_may_be_any_text_with_a_mild_note(qtbot: QtBot, panel: FormPanel) -> None:
    """Checklist 25."""
    desk = FakeDesk(panel, definition())
    text = panel.findChild(QLineEdit, "modelText")
    assert text.accessibleName() == "Model"
    type_into(qtbot, text, "my/own")
    assert desk.shown.value("model") == "my/own"
    assert line(panel, "note", "model") == (
        "Not among the models known on this machine; kept as typed."
    )
    type_into(qtbot, text, MODELS[0])
    assert line(panel, "note", "model") == ""


def test_a_model_is_completed_from_those_known(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    text = panel.findChild(QLineEdit, "modelText")
    type_into(qtbot, text, "haiku")
    popup = text.completer().popup()
    assert popup.isVisible()
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert desk.shown.value("model") == MODELS[1]
    assert text.text() == MODELS[1]


def test_an_emptied_model_removes_the_field(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"model": MODELS[0]}))
    text = panel.findChild(QLineEdit, "modelText")
    text.setFocus()
    text.selectAll()
    qtbot.keyClick(text, Qt.Key.Key_Delete)
    assert desk.changes == [SetField("model", None)]


def test_a_number_out_of_range_is_said_and_not_asked_for(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    edit = panel.findChild(QLineEdit, "maxTokensEdit")
    type_into(qtbot, edit, "7")
    assert desk.changes == []
    most = QLocale().toString(200_000)
    assert line(panel, "note", "max_tokens") == f"Write a whole number from 10 to {most}."
    qtbot.keyClicks(edit, "00")
    assert desk.changes == [SetField("max_tokens", 70), SetField("max_tokens", 700)]
    assert line(panel, "note", "max_tokens") == ""
    qtbot.keyClick(edit, Qt.Key.Key_Up)
    assert desk.shown.value("max_tokens") == 701
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    assert desk.changes[-1] == SetField("max_tokens", None)


def test_a_flag_is_yes_no_or_not_set(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    combo = part(panel, "backgroundChoice")
    choose(qtbot, combo, "Yes")
    choose(qtbot, combo, "Not set")
    assert [change.value for change in desk.changes] == [True, None]


def test_a_list_is_added_to_ordered_and_shortened_by_keys(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"fallback_models": ("a/1", "b/2")}))
    edit = panel.findChild(QLineEdit, "addFallbackModelsEdit")
    edit.setFocus()
    qtbot.keyClicks(edit, "c/3")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert desk.changes == [AddItem("fallback_models", "c/3")]
    assert edit.text() == ""
    view = panel.findChild(QListView, "fallbackModelsList")
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert desk.changes[-1] == MoveItem("fallback_models", 0, 1)
    assert view.currentIndex().data() == "a/1"
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert desk.changes[-1] == RemoveItem("fallback_models", 1)
    assert desk.shown.value("fallback_models") == ("b/2", "c/3")


def test_a_list_entry_is_rewritten_in_place(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition({"fallback_models": ("a/1", "b/2")}))
    view = panel.findChild(QListView, "fallbackModelsList")
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    qtbot.keyClick(view, Qt.Key.Key_F2)
    inner = view.findChild(QLineEdit)
    inner.selectAll()
    qtbot.keyClicks(inner, "z/9")
    qtbot.keyClick(inner, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(desk.changes))
    assert desk.changes == [SetField("fallback_models", ("a/1", "z/9"))]


def test_a_pattern_says_which_tools_it_hits_while_it_is_typed(
    qtbot: QtBot, panel: FormPanel
) -> None:
    FakeDesk(panel, definition({"deny": ("mcp_*",)}))
    view = panel.findChild(QListView, "denyList")
    assert view.model().index(0, 0).data() == "mcp_* — 1 tool"
    edit = panel.findChild(QLineEdit, "addDenyEdit")
    edit.setFocus()
    qtbot.keyClicks(edit, "W*")
    assert part(panel, "addDenyRemark").text() == "Stands for 1 tool: WebFetch"
    qtbot.keyClicks(edit, "x")
    assert part(panel, "addDenyRemark").text() == "Stands for no tool of the chosen session."


def test_a_structured_value_is_shown_as_written(panel: FormPanel) -> None:
    FakeDesk(panel, definition({"hooks": "{Stop: echo done}"}))
    edit = panel.findChild(QPlainTextEdit, "hooksEdit")
    assert edit.toPlainText() == "{Stop: echo done}"
    assert edit.isReadOnly()
    assert line(panel, "note", "hooks").startswith("Kept as written.")


def test_other_keys_are_listed_and_removed_one_by_one(qtbot: QtBot, panel: FormPanel) -> None:
    """Checklist 19, the form's part."""
    desk = FakeDesk(panel, definition(others=("color", "a<b>&c")))
    others = part(panel, "otherKeys")
    assert others.isVisible()
    texts = [label.text() for label in others.findChildren(QLabel)]
    assert "color" in texts
    assert "a<b>&c" in texts
    button = panel.findChild(QToolButton, "removeKey0")
    assert button.accessibleName() == "Remove “color” from the file"
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert desk.changes == [RemoveKey("color")]
    assert [label.text() for label in others.findChildren(QLabel)].count("color") == 0 or not any(
        label.isVisible() and label.text() == "color" for label in others.findChildren(QLabel)
    )


def test_a_value_written_as_a_reference_is_pointed_out(panel: FormPanel) -> None:
    FakeDesk(panel, definition({"model": "*shared"}))
    assert line(panel, "note", "model").endswith(
        "Written as a reference (*shared). Edit it as text."
    )


def test_a_note_of_the_harness_stands_below_its_field(panel: FormPanel) -> None:
    shown = definition()
    held = dict(shown.fields)
    held["model"] = replace(
        held["name"], value="x/y", source=Source.SETTINGS, note=message("Set in the settings.")
    )
    FakeDesk(panel, shown.with_changes(fields=held))
    assert line(panel, "note", "model") == "Set in the settings."


def test_a_built_in_can_be_read_but_nothing_in_it_changed(qtbot: QtBot, panel: FormPanel) -> None:
    """Checklist 48: every control is tried by key and click, and nothing is asked for."""
    desk = FakeDesk(
        panel,
        definition(
            {"tools": ("Read", "Bash"), "permission": "ask", "model": MODELS[0], "deny": ("x",)},
            others=("color",),
        ),
        is_read_only=True,
    )
    for widget in panel.rows.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if isinstance(widget, QToolButton) and widget.objectName().startswith("prompt"):
            continue
        widget.setFocus()
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_X, Qt.Key.Key_Delete):
            qtbot.keyClick(widget, key)
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert desk.changes == []
    assert desk.restored == []
    assert part(panel, "permissionChoice").isEnabled()
    assert part(panel, "permissionChoice").currentText() == "Ask first"
    assert part(panel, "toolTable").isEnabled()
    assert not any(
        button.isVisible()
        for button in panel.findChildren(QToolButton)
        if button.objectName().startswith("reset")
    )


def test_focus_field_leads_to_a_field_from_wherever_one_is(qtbot: QtBot, panel: FormPanel) -> None:
    FakeDesk(panel, definition())
    part(panel, "showRaw").click()
    assert panel.raw.isVisible()
    panel.focus_field("max_tokens")
    assert not panel.raw.isVisible()
    assert part(panel, "maxTokensEdit").hasFocus()
    area = panel.findChild(QScrollArea, "formArea")
    edit = part(panel, "maxTokensEdit")
    top = edit.mapTo(area.viewport(), QPoint(0, 0)).y()
    assert 0 <= top <= area.viewport().height() - edit.height()
    panel.focus_field("tools")
    assert part(panel, "toolTable").hasFocus()
    panel.focus_field("nonsense")
    assert part(panel, "toolTable").hasFocus()


def test_search_finds_fields_by_label_hint_and_key(panel: FormPanel) -> None:
    FakeDesk(panel, definition())
    assert panel.rows.find_rows("approval") == ("permission",)
    assert panel.rows.find_rows("maxtokens") == ("max_tokens",)
    assert "tools" in panel.rows.find_rows("child call")


def test_hostile_names_are_shown_as_they_are(panel: FormPanel) -> None:
    name = "R&D <b>x</b> 😀 \u202eabc"
    FakeDesk(panel, definition({"description": name, "model": "<img src=x>/&y"}))
    assert part(panel, "descriptionEdit").toPlainText() == name
    assert part(panel, "modelText").text() == "<img src=x>/&y"


def test_another_systems_fields_replace_the_rows(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition())
    desk.harness = replace(desk.harness, id="other", fields=desk.harness.fields[:2])
    desk.show()
    assert list(panel.rows.rows) == ["name", "description"]
    assert panel.area.widget() is panel.rows


def test_fields_of_another_kind_of_definition_are_left_out(panel: FormPanel) -> None:
    shown = definition().with_changes(kind="skill")
    desk = FakeDesk(panel, definition())
    only_agents = desk.harness.fields
    both = tuple(
        replace(field, definition_kinds=("agent", "skill")) if field.name == "name" else field
        for field in only_agents
    )
    desk.harness = replace(desk.harness, fields=both)
    desk.turn_to(shown)
    assert list(panel.rows.rows) == ["name"]


def spoken(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("is_read_only", [False, True])
def test_everything_that_takes_the_keyboard_has_a_name(
    panel: FormPanel, is_read_only: bool
) -> None:
    """Checklist 54, for this pane."""
    FakeDesk(
        panel,
        definition(
            {"tools": ("Read",), "deny": ("a",), "hooks": "{}", "model": MODELS[0]},
            others=("color",),
        ),
        is_read_only=is_read_only,
    )
    part(panel, "addToolButton").click()
    for widget in panel.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert spoken(widget).strip(), (widget.objectName(), type(widget).__name__)


def test_tab_reaches_every_control_once_and_in_reading_order(
    qtbot: QtBot, panel: FormPanel
) -> None:
    """Checklist 52, for this pane."""
    FakeDesk(panel, definition({"tools": ("Read",), "deny": ("a",)}, others=("color",)))
    first = part(panel, "nameEdit")
    first.setFocus()
    seen: list[QWidget] = []
    widget = first
    for _ in range(80):
        seen.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        widget = panel.focusWidget()
        if widget is first:
            break
    assert widget is first
    assert len({id(each) for each in seen}) == len(seen)
    names = [each.objectName() for each in seen]
    wanted = [
        "nameEdit", "descriptionEdit", "inheritCheck", "chooseTools", "addToolButton",
        "toolTable", "permissionChoice", "modelChoice", "addFallbackModelsEdit", "denyList",
        "addDenyEdit", "maxTokensEdit", "backgroundChoice", "notesEdit", "removeKey0",
        "promptWrite", "promptFind", "promptEdit", "showForm",
    ]  # fmt: skip
    names = ["modelChoice" if name == "modelText" else name for name in names]
    places = [names.index(name) for name in wanted if name in names]
    assert [name for name in wanted if name not in names] == []
    assert places == sorted(places)


def test_letters_with_alt_lead_to_the_fields_people_change_most(
    qtbot: QtBot, panel: FormPanel
) -> None:
    FakeDesk(panel, definition())
    labels = {name: row.label.text() for name, row in panel.rows.rows.items()}
    assert labels["tools"] == "&Tools"
    assert labels["permission"] == "&Permission"
    assert labels["model"] == "&Model"
    assert panel.findChild(QCheckBox, "inheritCheck").text() == "&Inherit parent tools"
    letters = [
        text[text.index("&") + 1]
        for text in [*labels.values(), panel.findChild(QCheckBox, "inheritCheck").text()]
        if "&" in text.replace("&&", "")
    ]
    letters.remove("I")  # the row of the check box has the same text, but shows no label
    assert len(letters) == len(set(letters))


def test_letters_of_the_menu_bar_are_left_to_it(qtbot: QtBot) -> None:
    """Checklist 55, for this pane: the letters depend on the language."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.menuBar().addMenu("Modell &&&Pflege")
    window.menuBar().addMenu("&Test")
    made = FormPanel(window)
    window.setCentralWidget(made)
    window.show()
    FakeDesk(made, definition())
    labels = {name: row.label.text() for name, row in made.rows.rows.items()}
    assert labels["tools"] == "Tools"
    assert labels["permission"] == "Permission"
    assert labels["model"] == "&Model"


def test_a_labels_help_names_the_line_of_the_file(panel: FormPanel) -> None:
    FakeDesk(panel, definition({"model": "a/b"}))
    tip = panel.rows.rows["model"].label.toolTip()
    assert "Written as provider/model." in tip
    assert "Line 4 of the file." in tip
    assert "Line" not in panel.rows.rows["notes"].label.toolTip()


def test_buttons_are_named_by_what_they_do(panel: FormPanel) -> None:
    FakeDesk(panel, definition({"tools": ("Read",)}))
    assert panel.findChild(QPushButton, "chooseTools").accessibleName() == "Choose tools"
    assert spoken(part(panel, "toolTable")) == "Tools the agent lists"
    # A combo box speaks its value; the label is its relation.
    assert part(panel, "permissionChoice").accessibleName() == "Permission"
    assert panel.rows.rows["permission"].label.buddy() is part(panel, "permissionChoice")
