"""The whole file as text: what changed is marked, and a line can be gone to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from editor.core.document import Document
from editor.ui.widgets.raw_view import RawView, changed_spans
from tests.ui.form_samples import FakeDesk, definition, shown_panel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_only_the_changed_part_of_a_line_is_marked() -> None:
    before, after = "a: 1\nb: two\nc: 3\n", "a: 1\nb: twenty\nc: 3\n"
    [(start, end)] = changed_spans(before, after)
    assert after[start:end] == "enty"
    assert changed_spans(after, after) == ()


def test_a_line_taken_out_is_marked_where_it_stood() -> None:
    assert changed_spans("a\nb\nc", "a\nc") == ((2, 2),)


def test_two_places_are_two_marks() -> None:
    before, after = "a: 1\nx\ny\nb: 2\n", "a: 9\nx\ny\nb: 8\n"
    assert [after[start:end] for start, end in changed_spans(before, after)] == ["9", "8"]


@given(st.text("ab\n", max_size=30), st.text("ab\n", max_size=30))
def test_marks_lie_inside_the_text_and_in_order(before: str, after: str) -> None:
    spans = changed_spans(before, after)
    assert bool(spans) == (before != after)
    assert all(0 <= start <= end <= len(after) for start, end in spans)
    assert list(spans) == sorted(spans)


def test_marks_are_signs_and_not_only_colours(qtbot: QtBot) -> None:
    view = RawView()
    qtbot.addWidget(view)
    view.show_document(Document.of("a\nx😀\nc\n"), Document.of("a\nb\nc\nd\n"), is_other=True)
    assert view.changed_lines() == (2, 4)
    assert view.exact_text == "a\nx😀\nc\n"
    assert view.extraSelections()[0].cursor.selectedText() == "x😀"
    assert view.isReadOnly()


def test_the_form_turns_to_the_file_and_to_a_line(qtbot: QtBot) -> None:
    panel = shown_panel(qtbot, 600, 500)
    desk = FakeDesk(panel, definition(prompt="line\n" * 100))
    button = panel.findChild(type(panel.raw_button), "showRaw")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert panel.raw.isVisible()
    assert panel.raw.exact_text == desk.shown.document.text
    panel.show_line(60)
    assert panel.raw.textCursor().blockNumber() == 59
    assert panel.raw.hasFocus()
    panel.show_line(10_000)
    assert panel.raw.textCursor().blockNumber() == panel.raw.document().blockCount() - 1


def test_the_file_follows_an_edit_and_marks_it(qtbot: QtBot) -> None:
    panel = shown_panel(qtbot, 600, 500)
    FakeDesk(panel, definition())
    qtbot.keyClicks(panel.findChild(object, "nameEdit"), "X")
    panel.findChild(type(panel.raw_button), "showRaw").click()
    assert "name: " in panel.raw.exact_text
    assert panel.raw.changed_lines() == (2,)


def test_carriage_returns_and_stray_bytes_do_not_shift_the_marks(qtbot: QtBot) -> None:
    view = RawView()
    qtbot.addWidget(view)
    before, after = b"a\r\nb\xff\r\nc\r\n", b"a\r\nb\xffx\r\nc\r\n"
    view.show_document(Document(after), Document(before), is_other=True)
    assert view.changed_lines() == (2,)
    assert view.extraSelections()[0].cursor.selectedText() == "x"


def test_changes_are_counted_and_gone_through_by_keys(qtbot: QtBot) -> None:
    panel = shown_panel(qtbot, 600, 500)
    desk = FakeDesk(panel, definition({"model": "a/b"}, prompt="One."))
    desk.set_shown(definition({"model": "a/c"}, prompt="One!"))
    panel.findChild(QWidget, "showRaw").click()
    assert panel.findChild(QWidget, "rawChanges").text() == "2 changed places"
    button = panel.findChild(QWidget, "rawNext")
    places = []
    for _ in range(3):
        qtbot.keyClick(button, Qt.Key.Key_Space)
        places.append(panel.raw.textCursor().selectedText())
    assert places == ["c", "!", "c"]
    qtbot.keyClick(panel.findChild(QWidget, "rawPrevious"), Qt.Key.Key_Space)
    assert panel.raw.textCursor().selectedText() == "!"
    panel.findChild(QWidget, "showForm").click()
    assert not button.isVisible()
