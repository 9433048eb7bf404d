"""Whatever a file or a session calls things: it is shown as text, with all it hides to be seen.

A home and a session in which every name holds a turned direction, a character nobody sees, markup
and `&` are walked through: every label, button, menu, list, tip, title and map, in the window and
in every dialog. What a person edits has to be the file's own text and is left out here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from editor.core.changes import SetField
from editor.core.lookalikes import hidden_pattern
from editor.harnesses import IDS
from editor.ui.widgets.map_items import NodeItem
from tests.hostile.bad_names import BAD, MARK, TURNED, fill, session
from tests.ui.test_access_everywhere import DIALOGS, each_dialog
from tests.ui.test_every_word import model_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
DIALOGS_HERE = tuple(name for name in DIALOGS if name not in ("help", "crash", "removed"))


def texts(root: QWidget) -> Iterator[tuple[str, str, str]]:
    """Every text one window shows or speaks: where, how it is taken, and the text."""
    yield "windowTitle", "title", root.windowTitle()
    for widget in (root, *root.findChildren(QWidget)):
        if widget.window() is not root and not isinstance(widget, QMenu):
            continue
        name = widget.objectName() or type(widget).__name__
        yield f"{name}.toolTip", "guessed", widget.toolTip()
        yield f"{name}.whatsThis", "guessed", widget.whatsThis()
        yield f"{name}.statusTip", "plain", widget.statusTip()
        yield f"{name}.accessibleName", "plain", widget.accessibleName()
        yield f"{name}.accessibleDescription", "plain", widget.accessibleDescription()
        for action in widget.actions():
            yield f"{name}.{action.objectName()}", "mnemonic", action.text()
            yield f"{name}.{action.objectName()}.toolTip", "guessed", action.toolTip()
        yield from ((name, how, text) for how, text in _own(widget))


def _own(widget: QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(widget, QLabel):
        is_plain = widget.textFormat() is Qt.TextFormat.PlainText
        is_guessed = widget.textFormat() is Qt.TextFormat.AutoText
        how = "mnemonic" if widget.buddy() is not None else "plain"
        yield (how if is_plain else "guessed" if is_guessed else "rich"), widget.text()
    elif isinstance(widget, QAbstractButton):
        yield "mnemonic", widget.text()
    elif isinstance(widget, QGroupBox | QMenu):
        yield "mnemonic", widget.title()
    elif isinstance(widget, QTabBar):
        for at in range(widget.count()):
            yield "mnemonic", widget.tabText(at)
            yield "guessed", widget.tabToolTip(at)
    elif isinstance(widget, QComboBox):
        shown = [widget.itemText(at) for at in range(widget.count())]
        if widget.isEditable():  # what is chosen goes into the field, as it is
            delegate = widget.itemDelegate()
            shown = [delegate.displayText(text, QLocale()) for text in shown]
        yield from (("plain", text) for text in shown)
    elif isinstance(widget, QGraphicsView):
        for item in widget.scene().items() if widget.scene() else ():
            if isinstance(item, QGraphicsSimpleTextItem):
                yield "plain", item.text()
            elif isinstance(item, QGraphicsTextItem):
                yield "plain", item.toPlainText()
            elif isinstance(item, NodeItem):
                yield "plain", "\n".join((item.description(), item._head, *item._tools))
            yield "guessed", item.toolTip()
    elif isinstance(widget, QLineEdit):
        yield "plain", widget.placeholderText()
        if widget.isReadOnly():
            yield "plain", widget.text()
    elif isinstance(widget, QPlainTextEdit):
        yield "plain", widget.placeholderText()
        if widget.isReadOnly():
            yield "plain", widget.toPlainText()
    elif isinstance(widget, QTextEdit):
        yield "plain", widget.placeholderText()
        yield "plain", widget.toPlainText()
    if isinstance(widget, QHeaderView) or isinstance(widget.parentWidget(), QComboBox):
        return  # a header has its view's model, and a box is asked itself
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        for text in model_texts(widget.model(), QModelIndex()):
            yield "cell", text
        for text in tips(widget.model(), QModelIndex()):
            yield "guessed", text


def tips(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """Every tooltip of a model."""
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        found = [
            model.index(row, column, parent).data(Qt.ItemDataRole.ToolTipRole)
            for column in range(3)
            if model.hasIndex(row, column, parent)
        ]
        yield from (text for text in found if isinstance(text, str))
        if index.isValid() and model.rowCount(index):
            yield from tips(model, index)


def faults(root: QWidget) -> dict[str, None]:
    """What is shown otherwise than as text with everything to be seen."""
    found: dict[str, None] = {}
    for where, how, text in texts(root):
        said = f"{root.objectName()} {where} ({how}): {text[:160]!r}"
        read = text
        if how in ("guessed", "rich") and (how == "rich" or GuiQt.mightBeRichText(text)):
            document = QTextDocument()
            document.setHtml(text)
            read = document.toPlainText()
            if "R&D" in read and "<b>B</b>R&D" not in read:
                found[f"taken as markup: {said}"] = None
        if how == "mnemonic" and re.search(r"R&(?!&)D", text.replace("&&", "")):
            found[f"underlines a letter: {said}"] = None
        if how == "title" and re.search(r"(?<!\[\*\])\[\*\](?!\[\*\]|$| )", text):
            found[f"takes a place holder: {said}"] = None
        if hidden_pattern().search(read.replace("\n", " ")):
            found[f"hides something: {said}"] = None
    return found


def bad_window(bench: Bench, harness: str) -> MainWindow:
    """Open a window on bad names, with a bad session chosen and edits made."""
    path = fill(bench.home, harness)
    window = bench.open(path, "--session", session(bench.home, harness), harness=harness)
    bench.settle(window)
    window.workspace.select(path)
    bench.settle(window)
    return window


@pytest.mark.parametrize("harness", IDS)
def test_names_are_text_with_all_they_hide_in_the_window(bench: Bench, harness: str) -> None:
    window = bad_window(bench, harness)
    work = window.workspace
    assert work.sessions.session is not None
    assert TURNED in work.sessions.session.title
    window.shell.actions["toggle_problems"].trigger()
    wrong: dict[str, None] = {}
    for entry in work.entries[:4]:
        work.select(entry.origin.path)
        bench.settle(window)
        QApplication.processEvents()
        wrong |= faults(window)
        resolution = work.preview_view().resolution
        for verdict in resolution.verdicts[:8] if resolution else ():
            window.shell.panes.preview.select_tool(verdict.tool)
            wrong |= faults(window)
    window.shell.tell(f"told {MARK}")
    wrong |= faults(window)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("harness", IDS)
def test_names_are_text_with_all_they_hide_in_every_dialog(bench: Bench, harness: str) -> None:
    window = bad_window(bench, harness)
    if harness == "mevedel":  # its skills are edited by their text alone
        names = ("duplicate", "preferences", "delegation_map", "compare", "edit_session")
    else:
        window.workspace.request(SetField("description", f"Other {BAD}"))
        bench.settle(window)
        names = DIALOGS_HERE
    usable = tuple(
        name
        for name in names
        if name not in window.shell.actions or window.shell.actions[name].isEnabled()
    )
    assert len(usable) >= 4
    wrong: dict[str, None] = {}
    for dialog in each_dialog(bench, window, usable):
        QApplication.processEvents()
        wrong |= faults(dialog)
        assert isinstance(dialog, QDialog)
    assert not wrong, "\n".join(wrong)
