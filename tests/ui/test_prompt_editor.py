"""The instructions: exact text, highlighting, find, counter, and a preview that loads nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QImage, QKeySequence, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextBrowser, QWidget

from editor.core.changes import SetBody
from editor.core.records import replace
from editor.ui.theme import DARK, LIGHT
from editor.ui.widgets.markdown_highlighter import MarkdownHighlighter
from editor.ui.widgets.markdown_view import MarkdownView
from editor.ui.widgets.prompt_editor import PromptEdit
from tests.ui.form_samples import FIELDS, FakeDesk, FakeHarness, definition, shown_panel

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from editor.ui.widgets.form import FormPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def panel(qtbot: QtBot) -> FormPanel:
    return shown_panel(qtbot, 620, 700)


def prompt(panel: FormPanel) -> QPlainTextEdit:
    return panel.findChild(QPlainTextEdit, "promptEdit")


def put_cursor(edit: QPlainTextEdit, at: int, to: int | None = None) -> None:
    cursor = edit.textCursor()
    cursor.setPosition(at)
    if to is not None:
        cursor.setPosition(to, QTextCursor.MoveMode.KeepAnchor)
    edit.setTextCursor(cursor)


def test_typing_asks_for_the_whole_new_text(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition(prompt="One.\nTwo."))
    edit = prompt(panel)
    edit.setFocus()
    put_cursor(edit, 3)
    qtbot.keyClicks(edit, "ab")
    assert desk.changes == [SetBody("Onea.\nTwo."), SetBody("Oneab.\nTwo.")]
    assert edit.textCursor().position() == 5
    assert panel.rows.rows["prompt"].is_changed


def test_characters_the_widget_cannot_hold_survive_an_edit_elsewhere(
    qtbot: QtBot, panel: FormPanel
) -> None:
    """Checklist 21, the form's part."""
    text = "one\u00a0two\r\nthree\u2028four\r\n😀five"
    desk = FakeDesk(panel, definition(prompt=text))
    edit = prompt(panel)
    edit.setFocus()
    edit.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    assert desk.changes == [SetBody(text[:-1])]
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert desk.changes[-1] == SetBody(text[:-1] + "\r\n")


def test_enter_at_the_end_can_be_typed_though_the_file_drops_it(
    qtbot: QtBot, panel: FormPanel
) -> None:
    desk = FakeDesk(panel, definition(prompt="One."))
    edit = prompt(panel)
    edit.setFocus()
    edit.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    qtbot.keyClicks(edit, "x")
    assert desk.shown.prompt == "One.\n\nx"
    assert edit.toPlainText() == "One.\n\nx"


def test_undo_changes_only_the_differing_part_and_keeps_the_cursor(
    qtbot: QtBot, panel: FormPanel
) -> None:
    start = definition(prompt="😀 one\ntwo\nthree")
    desk = FakeDesk(panel, start)
    edit = prompt(panel)
    edit.setFocus()
    put_cursor(edit, 3)
    qtbot.keyClicks(edit, "xyz")
    put_cursor(edit, len("😀 xyzone\ntwo\nth") + 1)  # one more: the face is two units
    desk.set_shown(start)
    assert edit.toPlainText() == "😀 one\ntwo\nthree"
    assert edit.textCursor().position() == len("😀 one\ntwo\nth") + 1


def test_undo_goes_to_the_window_from_inside_the_text(qtbot: QtBot, panel: FormPanel) -> None:
    FakeDesk(panel, definition())
    undone: list[bool] = []
    action = QAction("Undo", panel)
    action.setShortcut(QKeySequence("Ctrl+Z"))
    action.triggered.connect(lambda: undone.append(True))
    panel.addAction(action)
    edit = prompt(panel)
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Z, CONTROL)
    assert undone == [True]


def test_another_definition_starts_at_its_top(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition(prompt="line\n" * 200))
    edit = prompt(panel)
    edit.moveCursor(QTextCursor.MoveOperation.End)
    desk.turn_to(definition(prompt="line\n" * 300, name="other"))
    assert edit.textCursor().position() == 0


def test_tab_leaves_the_text(qtbot: QtBot, panel: FormPanel) -> None:
    FakeDesk(panel, definition())
    edit = prompt(panel)
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert not edit.hasFocus()


def test_find_counts_goes_round_and_closes(qtbot: QtBot, panel: FormPanel) -> None:
    FakeDesk(panel, definition(prompt="alpha beta\nALPHA\n😀 alpha"))
    edit = prompt(panel)
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_F, CONTROL)
    find = panel.findChild(QLineEdit, "findEdit")
    count = panel.findChild(QWidget, "findCount")
    assert find.hasFocus()
    qtbot.keyClicks(find, "alpha")
    assert count.text() == "1 of 3"
    assert edit.textCursor().selectionStart() == 0
    qtbot.keyClick(find, Qt.Key.Key_Return)
    assert count.text() == "2 of 3"
    qtbot.keyClick(find, Qt.Key.Key_F3)
    assert count.text() == "3 of 3"
    qtbot.keyClick(find, Qt.Key.Key_F3)
    assert count.text() == "1 of 3"
    qtbot.keyClick(find, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert count.text() == "3 of 3"
    qtbot.keyClicks(find, "zz")
    assert count.text() == "Not found"
    qtbot.keyClick(find, Qt.Key.Key_Escape)
    assert not find.isVisible()
    assert edit.hasFocus()


def test_the_counter_compares_with_what_the_harness_reads(panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition(prompt="x" * 5000))
    counter = panel.findChild(QWidget, "promptCounter")
    assert counter.text().endswith("of 32 KB")
    note = panel.rows.rows["prompt"].lines["note"]
    assert note.isHidden()
    desk.set_shown(definition(prompt="x" * 40_000))
    assert counter.text().endswith("too large")
    assert note.label.full_text() == (
        "The file is larger than the harness reads; it would be left out."
    )


def test_without_a_limit_only_the_size_is_shown(panel: FormPanel) -> None:
    fields = tuple(
        replace(field, maximum=None) if field.name == "prompt" else field for field in FIELDS
    )
    FakeDesk(panel, definition(prompt="x" * 2000), harness=FakeHarness(fields=fields))
    assert panel.findChild(QWidget, "promptCounter").text().endswith(" KB")
    assert " of " not in panel.findChild(QWidget, "promptCounter").text()


def test_read_shows_the_rendered_text_and_write_the_source(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition(prompt="# Task\n\nDo **it**.\n\n<summary>x</summary>"))
    read = panel.findChild(QWidget, "promptRead")
    read.setFocus()
    qtbot.keyClick(read, Qt.Key.Key_Space)
    preview = panel.findChild(QTextBrowser, "promptPreview")
    assert preview.isVisible()
    text = preview.toPlainText()
    assert text.startswith("Task\n")
    assert "Do it." in text
    assert "<summary>" in text
    desk.set_shown(definition(prompt="Other"))
    assert preview.toPlainText().strip() == "Other"
    panel.findChild(QWidget, "promptWrite").click()
    assert prompt(panel).isVisible()
    assert not preview.isVisible()


def test_the_preview_loads_no_picture_file_or_address(qtbot: QtBot, tmp_path: Path) -> None:
    picture = tmp_path / "secret.png"
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    assert image.save(str(picture))
    page = tmp_path / "page.html"
    page.write_text("from the disk")
    view = MarkdownView()
    qtbot.addWidget(view)
    view.show()
    address = QUrl.fromLocalFile(str(picture)).toString()
    view.show_markdown(f"![x]({address}) ![y]({picture}) [link]({page.as_uri()})\n\n<img src=x>")
    QApplication.processEvents()
    kind = QTextDocument.ResourceType.ImageResource
    for name in (address, str(picture)):
        held = view.document().resource(kind, QUrl(name))
        assert held.width() <= 1, "a picture was loaded"
    assert "[Picture: " in view.toPlainText()
    view.setSource(QUrl(page.as_uri()))
    assert "from the disk" not in view.toPlainText()
    view.anchorClicked.emit(QUrl(page.as_uri()))
    assert "from the disk" not in view.toPlainText()
    assert view.source().isEmpty() or "link" in view.toPlainText()
    shot = view.grab().toImage()
    reds = sum(
        shot.pixelColor(x, y).red() > 200 and shot.pixelColor(x, y).green() < 60
        for x in range(0, shot.width(), 4)
        for y in range(0, shot.height(), 4)
    )
    assert reds == 0


def formats(text: str, line: int) -> list[tuple[str, str, bool]]:
    """The coloured pieces of a line: text, colour, whether bold."""
    document = QTextDocument()
    document.setPlainText(text)
    highlighter = MarkdownHighlighter(document, LIGHT)
    highlighter.rehighlight()
    block = document.findBlockByNumber(line)
    raw = block.text().encode("utf-16-le")
    return [
        (
            raw[piece.start * 2 : (piece.start + piece.length) * 2].decode("utf-16-le"),
            piece.format.foreground().color().name(),
            piece.format.fontWeight() > 500,
        )
        for piece in block.layout().formats()
    ]


def test_markdown_is_coloured_by_what_it_means() -> None:
    text = (
        "# Head\n\nSay `x` and **y** 😀 *z*\n- [ ] item\n> q\n<summary>a</summary>\n"
        "```py\n# no\n```"
    )
    assert formats(text, 0) == [("# Head", LIGHT.link, True)]
    pieces = {piece for piece, _, _ in formats(text, 2)}
    assert pieces == {"`x`", "**y**", "*z*"}
    assert formats(text, 3)[0][0] == "- [ ]"
    assert formats(text, 4)[0][0] == "> q"
    assert [piece for piece, _, _ in formats(text, 5)] == ["<summary>", "</summary>"]
    assert formats(text, 7) == [("# no", LIGHT.good, False)]
    assert formats(text + "\n# on", 9) == [("# on", LIGHT.link, True)]


def test_colours_follow_the_theme() -> None:
    document = QTextDocument("# Head")
    highlighter = MarkdownHighlighter(document, LIGHT)
    highlighter.set_tokens(DARK)
    [piece] = document.firstBlock().layout().formats()
    assert piece.format.foreground().color().name() == DARK.link


def test_a_long_prompt_is_coloured_and_typed_into(qtbot: QtBot, panel: FormPanel) -> None:
    text = "## Part\n\nSome *text* with `code`, **weight** and [links](x) in it.\n- one\n" * 800
    assert len(text) > 55_000
    desk = FakeDesk(panel, definition(prompt=text))
    edit = prompt(panel)
    edit.setFocus()
    put_cursor(edit, 30_000)
    for _ in range(9):
        qtbot.keyClick(edit, Qt.Key.Key_X)
    assert len(desk.changes) == 9


@pytest.mark.parametrize(
    "line", ["*" * 3000, "_" * 3000, "[" * 3000, "`" * 3000, "<a " * 1000, "**a" * 1000]
)
def test_lines_of_nothing_but_marks_are_coloured(line: str) -> None:
    assert all(piece in line for piece, _, _ in formats(line, 0))


def test_a_read_only_prompt_can_be_read_and_searched(qtbot: QtBot, panel: FormPanel) -> None:
    desk = FakeDesk(panel, definition(prompt="alpha"), is_read_only=True)
    edit = prompt(panel)
    edit.setFocus()
    qtbot.keyClicks(edit, "x")
    assert desk.changes == []
    assert edit.toPlainText() == "alpha"
    qtbot.keyClick(edit, Qt.Key.Key_F, CONTROL)
    assert panel.findChild(QLineEdit, "findEdit").isVisible()


def colours(edit: PromptEdit) -> list[list[tuple[int, int, str]]]:
    """The coloured places of every line."""
    found = []
    block = edit.document().begin()
    while block.isValid():
        forms = block.layout().formats()
        found.append([(f.start, f.length, f.format.foreground().color().name()) for f in forms])
        block = block.next()
    return found


def test_a_long_text_is_coloured_bit_by_bit_and_in_the_end_as_at_once(qtbot: QtBot) -> None:
    part = "## Part\n\nSome *text* with `code` in it.\n```\n# no *heading*\n```\n- one\n"
    edit = PromptEdit()
    qtbot.addWidget(edit)
    highlighter = edit.findChild(MarkdownHighlighter)
    edit.show_text(part * 400, is_other=True)
    first = colours(edit)
    assert highlighter.is_colouring()
    assert first[0]  # what is in sight has its colours from the start
    assert not first[-2]
    cursor = edit.textCursor()
    for action in (lambda: cursor.insertText("**more**\n" * 9), cursor.deletePreviousChar):
        cursor.setPosition(edit.document().findBlockByNumber(100).position())
        action()
    cursor.setPosition(0)
    cursor.movePosition(cursor.MoveOperation.NextBlock, cursor.MoveMode.KeepAnchor, 20)
    cursor.removeSelectedText()
    qtbot.waitUntil(lambda: not highlighter.is_colouring())
    bit_by_bit = colours(edit)
    assert bit_by_bit[-2]
    highlighter.rehighlight()
    assert colours(edit) == bit_by_bit


def test_a_short_text_is_coloured_at_once(qtbot: QtBot) -> None:
    edit = PromptEdit()
    qtbot.addWidget(edit)
    edit.show_text("# One\n", is_other=True)
    assert not edit.findChild(MarkdownHighlighter).is_colouring()
    edit.show_text("# Two\n" * 1000, is_other=True)
    edit.show_text("# Three\n", is_other=True)  # while the last one is being coloured
    assert not edit.findChild(MarkdownHighlighter).is_colouring()
    assert colours(edit)[0]
