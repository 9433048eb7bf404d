"""The preview panel: rows, filters, the why, and what it asks of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QComboBox, QLineEdit, QListView, QTableView, QToolButton, QWidget

from editor.core.resolution import Outcome
from editor.ui.session_keys import EDIT_SESSION_KEY, OPEN_FILE_KEY
from editor.ui.widgets.preview import PreviewPanel
from tests.ui.samples import USUAL, definition, preview_view, resolution, verdict

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def panel(qtbot: QtBot) -> PreviewPanel:
    made = PreviewPanel()
    qtbot.addWidget(made)
    made.resize(460, 700)
    made.show()
    made.show_resolution(preview_view())
    return made


def rows(panel: PreviewPanel) -> list[tuple[str, str]]:
    model = panel.findChild(QTableView, "verdictTable").model()
    return [
        (model.index(row, 0).data(), model.index(row, 1).data()) for row in range(model.rowCount())
    ]


def choose_filter(qtbot: QtBot, panel: PreviewPanel, text: str) -> None:
    combo = panel.findChild(QComboBox, "verdictFilter")
    wanted = combo.findText(text, Qt.MatchFlag.MatchStartsWith)
    combo.setFocus()
    while combo.currentIndex() != wanted:
        qtbot.keyClick(combo, Qt.Key.Key_Down)


def test_every_tool_has_a_row_with_a_word(panel: PreviewPanel) -> None:
    """Checklist 28 and 29."""
    assert rows(panel) == [
        ("Read", "Yes, asks outside"),
        ("Bash", "Asks"),
        ("Edit", "No"),
        ("Task", "Removed"),
        ("mcp_a<b>&c", "Unknown"),
    ]


def test_what_edits_changed_says_what_it_was(panel: PreviewPanel) -> None:
    """Checklist 33: in words, beside the reason, and spoken with the row."""
    model = panel.findChild(QTableView, "verdictTable").model()
    why = [model.index(row, 2).data() for row in range(model.rowCount())]
    assert why[1] == "Was “No” — Tools decide about Bash."
    assert [text.startswith("Was") for text in why] == [False, True, False, False, False]
    spoken = model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Bash, Asks, Was “No” — Tools decide about Bash."


def test_the_first_tool_is_explained_until_another_is_chosen(
    qtbot: QtBot, panel: PreviewPanel
) -> None:
    """The why is never an empty box; a tool that was chosen comes back after a search."""
    title = panel.findChild(QWidget, "whyTitle")
    search = panel.findChild(QLineEdit, "verdictSearch")
    assert "“Read”" in title.full_text()
    panel.select_tool("Edit")
    qtbot.keyClicks(search, "Bash")
    assert "“Bash”" in title.full_text()
    search.clear()
    assert "“Edit”" in title.full_text()


def test_search_keeps_the_rows_that_hold_every_word(qtbot: QtBot, panel: PreviewPanel) -> None:
    search = panel.findChild(QLineEdit, "verdictSearch")
    qtbot.keyClicks(search, "a<B")
    assert [tool for tool, _ in rows(panel)] == ["mcp_a<b>&c"]
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert len(rows(panel)) == 5
    assert search.text() == ""


@pytest.mark.parametrize(
    ("kind", "tools"),
    [
        ("Yes", ["Read"]),
        ("Asks", ["Read", "Bash"]),
        ("No", ["Edit", "Task"]),
        ("Unknown", ["mcp_a<b>&c"]),
        ("Changed", ["Bash"]),
    ],
)
def test_the_filter_shows_one_kind(
    qtbot: QtBot, panel: PreviewPanel, kind: str, tools: list[str]
) -> None:
    """Checklist 33: “changed by my edits” compares with the saved file."""
    choose_filter(qtbot, panel, kind)
    assert [tool for tool, _ in rows(panel)] == tools


def test_a_selected_tool_shows_its_steps_and_which_decides(panel: PreviewPanel) -> None:
    """Checklist 30 and 31."""
    panel.select_tool("Bash")
    why = panel.findChild(QListView, "whyList").model()
    spoken = [
        why.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(why.rowCount())
    ]
    assert spoken == [
        "1. The parent session has it. — keeps",
        "2. Tools decide about Bash. (line 4) — adds, decides",
    ]
    assert panel.findChild(QWidget, "whyTitle").full_text() == "Why “Bash” asks first"


def test_return_and_f4_ask_for_the_deciding_field(qtbot: QtBot, panel: PreviewPanel) -> None:
    """Checklist 32."""
    panel.select_tool("Bash")
    table = panel.findChild(QTableView, "verdictTable")
    for key in (Qt.Key.Key_F4, Qt.Key.Key_Return):
        with qtbot.waitSignal(panel.field_requested) as asked:
            qtbot.keyClick(table, key)
        assert asked.args == ["tools"]


def test_nothing_is_asked_for_when_the_decider_is_no_field(
    qtbot: QtBot, panel: PreviewPanel
) -> None:
    panel.select_tool("Task")
    with qtbot.assertNotEmitted(panel.field_requested):
        qtbot.keyClick(panel.findChild(QTableView, "verdictTable"), Qt.Key.Key_F4)


def test_the_explanation_copies_as_plain_text(qtbot: QtBot, panel: PreviewPanel) -> None:
    """Checklist 36 and 37."""
    panel.select_tool("Edit")
    qtbot.mouseClick(panel.findChild(QToolButton, "copyWhyButton"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == (
        "Why the child does not get “Edit”\n"
        "1. The parent session has it. — keeps\n"
        "2. Tools decide about Edit. (line 4) — adds (decides)\n"
        "Approvals given before are not included.\n"
    )


def test_selection_stays_when_the_resolution_changes(panel: PreviewPanel) -> None:
    panel.select_tool("Edit")
    changed = resolution(
        verdict("Another", Outcome.GRANTED), *USUAL.verdicts[:2], verdict("Edit", Outcome.GRANTED)
    )
    panel.show_resolution(preview_view(resolution=changed))
    held = panel.selected_verdict()
    assert held is not None
    assert (held.tool, held.outcome) == ("Edit", Outcome.GRANTED)


def test_the_summary_counts(panel: PreviewPanel) -> None:
    text = panel.findChild(QWidget, "verdictSummary").full_text()
    assert text == "1 yes · 1 asks · 2 no · 1 unknown · 1 changed by your edits"


def test_buttons_ask_for_a_file_and_for_what_if(qtbot: QtBot, panel: PreviewPanel) -> None:
    for name, key in (
        ("openSessionButton", OPEN_FILE_KEY),
        ("editSessionButton", EDIT_SESSION_KEY),
    ):
        with qtbot.waitSignal(panel.session_chosen) as chosen:
            qtbot.mouseClick(panel.findChild(QToolButton, name), Qt.MouseButton.LeftButton)
        assert chosen.args == [key]


def test_without_a_session_the_sample_is_offered(qtbot: QtBot, panel: PreviewPanel) -> None:
    """Checklist 70."""
    panel.show_resolution(preview_view(session=None, session_key="", resolution=None))
    caption = panel.findChild(QWidget, "previewCaption").full_text()
    assert caption == "Choose a parent session to see what the child gets."
    button = panel.findChild(QWidget, "useSampleButton")
    with qtbot.waitSignal(panel.session_chosen) as chosen:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert chosen.args == ["samples:ask"]


def test_the_caption_says_what_is_resolved(panel: PreviewPanel) -> None:
    caption = panel.findChild(QWidget, "previewCaption")
    assert caption.full_text() == "What the child gets, with unsaved edits"
    panel.show_resolution(preview_view(is_modified=False))
    assert caption.full_text() == "What the child gets"
    panel.show_resolution(preview_view(is_session_edited=True))
    assert "what-if" in caption.full_text()
    panel.show_resolution(preview_view(is_loading=True))
    assert caption.full_text() == "Reading session…"
    panel.show_resolution(preview_view(definition=None, resolution=None))
    assert caption.full_text() == "Select an agent to see what it may do."


def test_the_wheel_over_the_picker_changes_nothing(panel: PreviewPanel) -> None:
    """Checklist 23."""
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication

    picker = panel.session_picker
    before = picker.currentIndex()
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(picker.mapToGlobal(QPoint(5, 5))),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    panel.table.setFocus()
    QApplication.sendEvent(picker, event)
    assert picker.currentIndex() == before


def test_every_focusable_widget_has_a_name(panel: PreviewPanel) -> None:
    """Checklist 54."""
    for widget in panel.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name), widget.objectName()


def test_two_thousand_tools_are_only_counted_once(panel: PreviewPanel) -> None:
    many = resolution(*(verdict(f"tool_{at}", Outcome.GRANTED) for at in range(2000)))
    panel.show_resolution(preview_view(resolution=many, saved_resolution=many))
    assert panel.findChild(QTableView, "verdictTable").model().rowCount() == 2000
    assert panel.findChild(QWidget, "verdictSummary").full_text() == "2000 yes · 0 asks · 0 no"


def test_a_definition_is_needed_only_for_the_caption() -> None:
    assert preview_view().definition == definition()
