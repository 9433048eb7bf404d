"""Everything is named, reachable and fits: small windows, large fonts, longer texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QScrollArea,
    QTextBrowser,
    QTreeView,
    QWidget,
)

from editor.core.changes import SetField
from editor.ui.actions import ACTIONS, MENUS
from editor.ui.dialogs.shortcuts_dialog import key_rows
from tests.ui.lint import focusable, unnamed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench


DIALOGS = ("new", "rename", "trash", "review", "preferences", "shortcuts", "about", "help")
MORE = ("delegation_map", "compare", "edit_session")


def open_dialog(window: MainWindow, name: str) -> QDialog:
    """Open a dialog by its action."""
    window.shell.actions[name].trigger()
    QApplication.processEvents()
    return next(found for found in window.findChildren(QDialog) if found.isVisible())


def test_everything_in_the_window_is_named(two_agents: Bench) -> None:
    """Checklist 54."""
    window = two_agents.open("reviewer")
    window.shell.actions["toggle_problems"].trigger()
    assert unnamed(window) == []


@pytest.mark.parametrize("name", DIALOGS + MORE)
def test_everything_in_the_dialogs_is_named(two_agents: Bench, name: str) -> None:
    """Checklist 54."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Other."))
    opened = open_dialog(window, name)
    assert unnamed(opened) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_escape_closes_every_dialog_and_changes_nothing(
    two_agents: Bench, qtbot: QtBot, name: str
) -> None:
    """Esc is Cancel, and the default button is never destructive."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Other."))
    opened = open_dialog(window, name)
    for button in opened.findChildren(QAbstractButton):
        if getattr(button, "isDefault", bool)():
            assert button.objectName() not in ("trashButton", "quitDiscard", "conflictOverwrite")
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not any(d.isVisible() for d in window.findChildren(QDialog)))
    assert window.workspace.definition.value("description") == "Other."
    assert (two_agents.agents / "reviewer.md").exists()


def test_tab_reaches_everything_once_and_returns(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 52."""
    window = two_agents.open("reviewer", "--size", "1200x760")
    start = window.findChild(QLineEdit, "agentSearch")
    start.setFocus()
    seen: list[QWidget] = [start]
    for _ in range(400):
        before = window.focusWidget()
        qtbot.keyClick(before, Qt.Key.Key_Tab)
        now = window.focusWidget()
        if now is start:
            break
        if now is before:
            qtbot.keyClick(before, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
            now = window.focusWidget()
        assert now not in seen, f"{now.objectName()} comes twice"
        seen.append(now)
    else:
        raise AssertionError("Tab never came back")
    names = [widget.objectName() for widget in seen]
    for wanted in ("agentList", "sessionPicker", "verdictTable", "inheritCheck"):
        assert wanted in names
    assert names.index("agentList") < names.index("inheritCheck") < names.index("sessionPicker")


def mnemonics(texts: list[str]) -> list[str]:
    """The underlined letters of texts."""
    return [
        found.group(1).lower()
        for text in texts
        for found in [re.search(r"&([^&\s])", text.replace("&&", ""))]
        if found
    ]


def test_mnemonics_are_unique(two_agents: Bench) -> None:
    """Checklist 55: in the menu bar with the window's labels, and inside each menu."""
    window = two_agents.open("reviewer")
    menus = list(window.menuBar().findChildren(QMenu))
    top = [action.text() for action in window.menuBar().actions()]
    labels = [
        label.text() for label in window.findChildren(QLabel) if label.buddy() and label.isVisible()
    ]
    buttons = [button.text() for button in window.findChildren(QAbstractButton)]
    letters = mnemonics(top + labels + [text for text in buttons if "&" in text])
    assert len(letters) == len(set(letters)), sorted(letters)
    for menu in menus:
        letters = mnemonics([action.text() for action in menu.actions()])
        assert len(letters) == len(set(letters)), (menu.objectName(), sorted(letters))


def test_every_action_is_in_a_menu_and_has_a_tip(two_agents: Bench) -> None:
    """Nothing is reachable by a secret key only."""
    window = two_agents.open("reviewer")
    listed = {identity for _, _, ids in MENUS for identity in ids if identity}
    for spec in ACTIONS:
        assert spec.id in listed, spec.id
        assert spec.tip
        action = window.shell.actions[spec.id]
        for keys in spec.keys:
            native = QKeySequence(keys)
            assert native in action.shortcuts()
        if spec.keys:
            shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            assert shown in action.toolTip()


def test_help_lists_every_key_of_the_table(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 72."""
    window = two_agents.open("reviewer")
    opened = open_dialog(window, "help")
    pages = opened.findChild(QListWidget, "helpPages")
    pages.setCurrentRow(pages.count() - 1)
    text = opened.findChild(QTextBrowser, "helpText").toPlainText()
    for _, name, keys in key_rows():
        assert name in text
        assert keys in text


def test_help_loads_nothing_from_anywhere(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 69 and 72: links and pictures from outside are refused."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QTextDocument

    window = two_agents.open("reviewer")
    opened = open_dialog(window, "help")
    view = opened.findChild(QTextBrowser, "helpText")
    kind = QTextDocument.ResourceType.ImageResource.value
    for url in ("https://example.org/a.png", "file:///etc/passwd", "../../pyproject.toml"):
        assert view.loadResource(kind, QUrl(url)) is None
    view.anchorClicked.emit(QUrl("https://example.org"))
    assert "nothing from the network" in opened.findChild(QLabel, "helpStatus").text()


def test_the_shortcuts_can_be_searched(two_agents: Bench, qtbot: QtBot) -> None:
    window = two_agents.open("reviewer")
    opened = open_dialog(window, "shortcuts")
    table = opened.findChild(QTreeView, "shortcutTable")
    total = table.model().rowCount()
    assert total >= 30
    qtbot.keyClicks(opened.findChild(QLineEdit, "shortcutSearch"), "redo")
    assert table.model().rowCount() == 1
    assert "Ctrl+Y" in table.model().index(0, 1).data()


def clipped(root: QWidget) -> list[str]:
    """Texts of labels and buttons that do not fit their widget and are not elided on purpose."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QAbstractButton) and widget.text():
            need = widget.sizeHint()
            if widget.width() < need.width() - 4 or widget.height() < need.height() - 4:
                found.append(f"{widget.objectName()} {widget.text()!r} {widget.size()} < {need}")
    return found


@pytest.mark.parametrize("size", [(760, 480), (900, 700), (1200, 760)])
def test_no_button_is_clipped_and_the_form_never_scrolls_sideways(
    two_agents: Bench, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Checklist 60 and 62."""
    window = two_agents.open("reviewer", "--size", f"{size[0]}x{size[1]}")
    assert (window.width(), window.height()) == size
    window.workspace.request(SetField("description", "Other."))
    two_agents.settle(window)
    qtbot.waitUntil(lambda: clipped(window) == [])
    area = window.findChild(QScrollArea, "formArea")
    assert area.horizontalScrollBar().maximum() == 0
    for widget in focusable(window):
        if isinstance(widget, QAbstractButton):
            assert min(widget.width(), widget.height()) >= 24, widget.objectName()


def test_a_small_window_shows_editor_or_preview(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 62: at 760 × 480 one of both has the room, and keys lead to the other."""
    window = two_agents.open("reviewer", "--size", "760x480")
    panes = window.shell.panes
    assert panes.editor.isVisible()
    assert not panes.preview.isVisible()
    window.shell.actions["go_preview"].trigger()
    assert panes.preview.isVisible()
    assert not panes.editor.isVisible()
    assert panes.preview.isAncestorOf(window.focusWidget())
    window.shell.actions["go_editor"].trigger()
    assert panes.editor.isVisible()
    window.resize(1200, 760)
    QApplication.processEvents()
    assert panes.editor.isVisible()
    assert panes.preview.isVisible()


def test_a_window_that_is_filled_after_its_first_paint_shares_its_room_as_well(
    two_agents: Bench, qtbot: QtBot, qapp: QApplication
) -> None:
    """The program shows its frame first; the parts come into a window that is visible already."""
    from editor.storage.paths import environment
    from editor.ui.options import Options
    from editor.ui.settings import Settings
    from editor.ui.starting import fill
    from editor.ui.window import MainWindow

    place = environment(str(two_agents.home), str(two_agents.project))
    window = MainWindow(Settings(place))
    window.resize(760, 480)
    window.show()
    qtbot.waitUntil(lambda: window.is_painted)
    fill(window, place, Options(wanted="reviewer", harness="pi-desktop", language="en"))
    two_agents.take_over(window)
    panes = window.shell.panes
    assert (panes.editor.isVisible(), panes.preview.isVisible()) == (True, False)


def test_below_1000_pixels_the_preview_stands_under_the_editor(two_agents: Bench) -> None:
    window = two_agents.open("reviewer", "--size", "960x800")
    panes = window.shell.panes
    assert panes.inner.orientation() == Qt.Orientation.Vertical
    assert (
        panes.preview.mapTo(window, panes.preview.rect().topLeft()).y()
        > panes.editor.mapTo(window, panes.editor.rect().topLeft()).y()
    )


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """Half as large again."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("large_font")
def test_nothing_is_clipped_with_a_large_font(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 63."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Other."))
    two_agents.settle(window)
    qtbot.waitUntil(lambda: clipped(window) == [])


class Stretched(QTranslator):
    """Makes every text 40 % longer, as a language might."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        more = len(text.replace("&", "")) * 2 // 5
        extra = " ".join("~" * min(8, more - at) for at in range(0, more, 9))
        return f"{text}{extra}".replace("%n", str(n))

    def isEmpty(self) -> bool:
        return False


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs_hold_longer_texts(two_agents: Bench, qapp: QApplication, name: str) -> None:
    """Checklist 65."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Other."))
    translator = Stretched()
    qapp.installTranslator(translator)
    try:
        assert clipped(open_dialog(window, name)) == []
    finally:
        qapp.removeTranslator(translator)


def test_the_window_holds_longer_texts(two_agents: Bench, qtbot: QtBot, qapp: QApplication) -> None:
    """Checklist 65."""
    window = two_agents.open("reviewer")
    translator = Stretched()
    qapp.installTranslator(translator)
    try:
        window.shell.rebuild()
        qtbot.waitUntil(lambda: clipped(window) == [])
        assert window.findChild(QScrollArea, "formArea").horizontalScrollBar().maximum() == 0
    finally:
        qapp.removeTranslator(translator)


def test_the_language_switches_without_a_restart_and_keeps_the_work(two_agents: Bench) -> None:
    """The widgets are made anew around the same work."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Not saved."))
    window.shell.program_flow.choose_language("de")
    two_agents.settle(window)
    assert window.settings.text("language") == "de"
    assert window.workspace.definition.value("description") == "Not saved."
    assert window.shell.actions["undo"].isEnabled()
    assert len(window.findChildren(QLineEdit, "agentSearch")) == 1
    window.shell.program_flow.choose_language("en")
    two_agents.settle(window)
    assert window.shell.actions["undo"].text() == "&Undo Change Description"
    window.shell.actions["undo"].trigger()
    assert not window.isWindowModified()


def test_five_hundred_agents_are_listed_and_searched(bench: Bench, qtbot: QtBot) -> None:
    """Checklist 10; how long it takes is measured by `python -m tests.benchmarks`."""
    for number in range(500):
        bench.write(
            f"agent-{number:03}.md",
            f"---\nname: agent-{number:03}\ndescription: Number {number}.\ntools: Read\n---\nx\n",
        )
    window = bench.open("agent-250")
    assert sum(1 for entry in window.workspace.entries if entry.name.startswith("agent-")) == 500
    qtbot.keyClicks(window.findChild(QLineEdit, "agentSearch"), "agent-12")
    proxy = window.shell.panes.list_panel.view.model()
    shown = {proxy.index(at, 0).data() for at in range(proxy.rowCount())}
    assert {f"agent-12{digit}" for digit in range(10)} <= shown
    assert "agent-250" not in shown
