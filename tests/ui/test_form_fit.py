"""The form fits: narrow, large fonts, longer texts, right to left, both themes."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from editor.core.changes import AddItem, SetField
from editor.ui import theme
from editor.ui.outline_style import OutlineStyle
from tests.ui.form_samples import FakeDesk, definition, shown_panel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from editor.ui.widgets.form import FormPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
MARK = "\u02ac"  # a letter that no text of the program has


class Longer(QTranslator):
    """Makes every text 40 % longer, so that what is not translated or clipped shows."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return text.replace("%n", str(n)) + MARK * max(1, round(len(text) * 0.4))

    def isEmpty(self) -> bool:
        return False


@contextlib.contextmanager
def longer_texts() -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        QApplication.processEvents()


@pytest.fixture(autouse=True)
def own_look(qapp: QApplication) -> Iterator[None]:
    """Use the program's own style, and put everything back afterwards."""
    style, palette, font = qapp.style().objectName(), qapp.palette(), qapp.font()
    qapp.setStyle(OutlineStyle())
    qapp.setPalette(theme.palette(False))
    yield
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def full_desk(panel: FormPanel, *, is_read_only: bool = False) -> FakeDesk:
    """Show every kind of row and line: changed, risky, refused, noted, other keys."""
    desk = FakeDesk(
        panel,
        definition(
            {"tools": ("Read", "Foo"), "deny": ("mcp_*",), "hooks": "{a: b}"},
            others=("color", "version"),
        ),
        is_read_only=is_read_only,
    )
    if not is_read_only:
        desk.answer(AddItem("tools", "Bash"))
        desk.answer(SetField("permission", "auto"))
        desk.answer(SetField("model", "my/own"))
        desk.answer(SetField("inherit", True))
        desk.refused.add("max_tokens")
        desk.answer(SetField("max_tokens", 11))
    settle()
    return desk


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def overflowing(panel: FormPanel) -> list[str]:
    """Widgets that stand out of the form's visible width."""
    width = panel.area.viewport().width()
    found = []
    for widget in panel.rows.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not panel.window():
            continue
        parent = widget.parentWidget()
        left = widget.mapTo(panel.rows, QPoint(0, 0)).x()
        inside_view = parent is not None and parent.objectName() == "qt_scrollarea_viewport"
        if not inside_view and (left < 0 or left + widget.width() > width):
            found.append(f"{widget.objectName() or type(widget).__name__} {left}+{widget.width()}")
    return found


def clipped(panel: FormPanel) -> list[str]:
    """Labels and buttons that have less room than their text needs."""
    found = []
    for widget in panel.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                if needed > widget.height() + 1:
                    found.append(f"{widget.text()!r}: {widget.height()} of {needed} high")
            elif widget.sizeHint().width() > widget.width() + 1:
                found.append(f"{widget.text()!r}: {widget.width()} of {widget.sizeHint().width()}")
        elif isinstance(widget, QAbstractButton) and widget.text():
            hint = widget.sizeHint()
            if hint.width() > widget.width() + 1 or hint.height() > widget.height() + 1:
                found.append(f"{widget.text()!r}: {widget.size()} of {hint}")
        elif isinstance(widget, QLineEdit | QComboBox):
            line = widget.fontMetrics().height()
            if widget.height() < line:
                found.append(f"{widget.objectName()}: {widget.height()} of {line} high")
    return found


@pytest.mark.parametrize("is_read_only", [False, True])
@pytest.mark.parametrize("width", [360, 420, 479, 480, 560, 900])
def test_nothing_overflows_or_is_clipped(qtbot: QtBot, width: int, is_read_only: bool) -> None:
    """Checklist 62, for this pane."""
    panel = shown_panel(qtbot, width, 600)
    full_desk(panel, is_read_only=is_read_only)
    assert panel.rows.width() == panel.area.viewport().width()
    assert overflowing(panel) == []
    assert clipped(panel) == []


@pytest.mark.parametrize("width", [360, 700])
def test_a_font_half_as_large_again_fits(qtbot: QtBot, qapp: QApplication, width: int) -> None:
    """Checklist 63, for this pane."""
    font = QFont(qapp.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(font)
    panel = shown_panel(qtbot, width, 700)
    full_desk(panel)
    assert panel.rows.is_stacked() == (width < 600)
    assert overflowing(panel) == []
    assert clipped(panel) == []


def test_the_form_follows_a_larger_font_while_it_is_shown(qtbot: QtBot, qapp: QApplication) -> None:
    panel = shown_panel(qtbot, 420, 700)
    full_desk(panel)
    font = QFont(qapp.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(font)
    settle()
    assert overflowing(panel) == []
    assert clipped(panel) == []


@pytest.mark.parametrize("width", [360, 620])
def test_texts_forty_percent_longer_fit(qtbot: QtBot, width: int) -> None:
    """Checklist 65, for this pane."""
    with longer_texts():
        panel = shown_panel(qtbot, width, 700)
        full_desk(panel)
        assert overflowing(panel) == []
        assert clipped(panel) == []


def test_every_text_of_the_form_is_translated(qtbot: QtBot) -> None:
    """What comes from a file stays; everything else carries the mark of the translator."""
    with longer_texts():
        panel = shown_panel(qtbot, 620, 700)
        full_desk(panel)
        content = {"color", "version", ""}
        for widget in panel.findChildren(QWidget):
            if not widget.isVisible():
                continue
            texts = [widget.toolTip(), widget.accessibleName()]
            if isinstance(widget, QLabel | QAbstractButton):
                texts.append(widget.text())
            if isinstance(widget, QLineEdit):
                texts.append(widget.placeholderText())
            if isinstance(widget, QComboBox) and not widget.isEditable():
                texts += [widget.itemText(at) for at in range(widget.count())]
            for text in texts:
                bare = text.replace("<qt>", "").replace("</qt>", "")
                assert MARK in text or bare in content, (widget.objectName(), text)


def test_another_language_is_taken_up_while_the_form_is_shown(qtbot: QtBot) -> None:
    panel = shown_panel(qtbot, 620, 700)
    full_desk(panel)
    with longer_texts():
        settle()
        assert MARK in panel.findChild(QCheckBox, "inheritCheck").text()
        assert MARK in panel.findChild(QToolButton, "showRaw").text()
        assert panel.findChild(QLineEdit, "nameEdit").text() == "reviewer"
    settle()
    assert panel.findChild(QCheckBox, "inheritCheck").text() == "&Inherit parent tools"


@pytest.mark.parametrize("width", [360, 620])
def test_right_to_left_mirrors_the_form(qtbot: QtBot, qapp: QApplication, width: int) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    panel = shown_panel(qtbot, width, 700)
    full_desk(panel)
    assert overflowing(panel) == []
    assert clipped(panel) == []
    row = panel.rows.rows["permission"]
    assert row.reset.x() < row.label.mapTo(row, QPoint(0, 0)).x()
    bar = row.grab().toImage()
    ratio = bar.devicePixelRatio()
    middle = round(row.height() / 2 * ratio)
    edge = bar.pixelColor(bar.width() - round(2 * ratio), middle)
    assert edge == bar.pixelColor(bar.width() - round(1.5 * ratio), middle)
    assert edge.name() == theme.LIGHT.focus


def test_labels_stand_beside_from_480_pixels_on(qtbot: QtBot) -> None:
    panel = shown_panel(qtbot, 700, 700)
    full_desk(panel)
    row = panel.rows.rows["name"]

    def is_beside() -> bool:
        label = row.label.mapTo(row, QPoint(0, 0))
        edit = row.editor.mapTo(row, QPoint(0, 0))
        return label.x() + row.label.width() <= edit.x()

    assert is_beside()
    panel.resize(460, 700)
    settle()
    assert not is_beside()
    panel.resize(700, 700)
    settle()
    assert is_beside()


def test_targets_are_large_enough_to_hit(qtbot: QtBot) -> None:
    """Checklist 60, for this pane."""
    panel = shown_panel(qtbot, 620, 700)
    full_desk(panel)
    panel.findChild(QWidget, "addToolButton").click()
    settle()
    for widget in panel.findChildren(QWidget):
        is_target = isinstance(widget, QAbstractButton | QComboBox | QLineEdit)
        if is_target and widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert widget.height() >= 24, widget.objectName()
            assert widget.width() >= 24, widget.objectName()


def test_the_instructions_fill_the_pane_when_scrolled_to(qtbot: QtBot) -> None:
    panel = shown_panel(qtbot, 620, 900)
    full_desk(panel)
    edit = panel.findChild(QWidget, "promptEdit")
    room = panel.area.viewport().height()
    assert room * 0.7 < edit.height() < room
    panel.resize(620, 1100)
    settle()
    assert edit.height() > room * 0.85


@pytest.mark.parametrize("is_dark", [False, True])
def test_colours_follow_the_palette_at_once(
    qtbot: QtBot, qapp: QApplication, is_dark: bool
) -> None:
    """Checklist 64: no widget keeps the colours of the theme it was made in."""
    qapp.setPalette(theme.palette(not is_dark))
    panel = shown_panel(qtbot, 620, 700)
    full_desk(panel)
    qapp.setPalette(theme.palette(is_dark))
    settle()
    held = theme.scheme_tokens(is_dark)
    risk = panel.rows.rows["permission"].lines["risk"].label
    assert risk.palette().windowText().color().name() == held.warn
    hint = panel.rows.rows["name"].lines["hint"].label
    assert hint.palette().windowText().color().name() == held.hint
    changed = panel.rows.rows["permission"].changed
    assert changed.palette().windowText().color().name() == held.link
    image = panel.grab().toImage()
    corner = image.pixelColor(image.width() // 2, 4)
    assert corner.name() == held.window
