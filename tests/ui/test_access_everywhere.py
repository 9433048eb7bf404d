"""Every window and dialog, in every language and theme: named, reachable, readable, unclipped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from editor.core.changes import SetField
from tests.ui import lint
from tests.ui.test_access_and_fit import Stretched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LANGUAGES = ("en", "zh_CN", "de")
ALL = (*lint.READING, *lint.FITTING, *lint.SEEING)
BY_ACTION = (
    "new", "duplicate", "rename", "trash", "review", "preferences", "shortcuts", "about", "help",
    "delegation_map", "compare", "edit_session", "bulk",
)  # fmt: skip


def open_conflict(window: MainWindow) -> None:
    """Let the file change under the edits."""
    held = window.workspace.current_document
    theirs = held.baseline.with_splices(())
    window.workspace.desk.mark_conflict(held.path, theirs)
    window.shell.save_flow.show_conflict(held.path)


def open_removed(window: MainWindow) -> None:
    """Let the file go away under the edits."""
    held = window.workspace.current_document
    window.workspace.desk.mark_conflict(held.path, None)
    window.shell.save_flow.show_conflict(held.path)


def open_crash(window: MainWindow) -> None:
    """Show what a defect of the program shows."""
    from editor.ui.crash import CrashDialog

    CrashDialog("Traceback (most recent call last):\n  …\nValueError: made up", window).open()


def open_add_tools(window: MainWindow) -> None:
    """Ask for a server's tools, as “Edit Session…” does."""
    from editor.ui.dialogs.add_tools_dialog import AddToolsDialog

    AddToolsDialog(is_server=True, parent=window).open()


OTHERS = {
    "conflict": open_conflict,
    "removed": open_removed,
    "quit": lambda window: window.close(),
    "crash": open_crash,
    "add_tools": open_add_tools,
}
DIALOGS = (*BY_ACTION, *OTHERS)


def prepare(bench: Bench, *words: str) -> MainWindow:
    """Open a window in which everything can be opened: edits, two agents selected."""
    bench.write("reviewer.md", "---\nname: reviewer\ndescription: Reviews.\ntools: Read\n---\nx\n")
    bench.write("lost.md", "---\nname: lost\ntools: Read, Foo\n---\nNo description.\n")
    window = bench.open("reviewer", *words)
    bench.settle(window)
    window.workspace.request(SetField("description", "Other."))
    bench.settle(window)
    return window


def select_two(window: MainWindow) -> None:
    """Select every agent of one's own, as a bulk change needs."""
    from PySide6.QtCore import QItemSelectionModel

    panel = window.shell.panes.list_panel
    for entry in window.workspace.entries:
        if entry.origin.is_writable:
            index = panel.model.index_of(entry.origin.path)
            flag = QItemSelectionModel.SelectionFlag.Select
            panel.view.selectionModel().select(index, flag)


def each_dialog(
    bench: Bench, window: MainWindow, names: tuple[str, ...] = DIALOGS
) -> Iterator[QDialog]:
    """Open one dialog after the other, and close it again."""
    select_two(window)
    for name in names:
        if name in OTHERS:
            OTHERS[name](window)
        else:
            window.shell.actions[name].trigger()
        bench.settle(window)
        dialog = next(found for found in window.findChildren(QDialog) if found.isVisible())
        yield dialog
        dialog.close()
        QApplication.processEvents()


def stable(qtbot: QtBot, root: QWidget, checks: tuple[Callable[..., list[str]], ...]) -> list[str]:
    """What is wrong once every layout had its turns."""
    for _ in range(8):
        QApplication.processEvents()
    return lint.problems(root, checks)


def everything(qtbot: QtBot, bench: Bench, window: MainWindow, checks: object) -> list[str]:
    """What is wrong with the window, with its problems shown, and with every dialog."""
    wrong = stable(qtbot, window, checks)
    window.shell.actions["toggle_problems"].trigger()
    bench.settle(window)
    wrong += stable(qtbot, window, checks)
    window.shell.actions["toggle_problems"].trigger()
    for dialog in each_dialog(bench, window):
        wrong += stable(qtbot, dialog, checks)
    return list(dict.fromkeys(wrong))


def is_clean(wrong: list[str]) -> None:
    """Fail with everything that is wrong, not only with the first of it."""
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_is_in_order(bench: Bench, qtbot: QtBot, language: str, scheme: str) -> None:
    """Checklist 54, 55, 57 and 60: names, letters, targets, contrast, in each language."""
    words = ("--size", "1200x760", "--language", language, "--theme", scheme)
    window = prepare(bench, *words)
    is_clean(everything(qtbot, bench, window, ALL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_into_the_smallest_window(
    bench: Bench, qtbot: QtBot, language: str
) -> None:
    """Checklist 62: editor and preview in turn."""
    window = prepare(bench, "--size", "760x480", "--language", language)
    wrong = stable(qtbot, window, lint.FITTING)
    window.shell.actions["go_preview"].trigger()
    is_clean(wrong + stable(qtbot, window, lint.FITTING))


def test_tab_goes_round_in_every_window(bench: Bench, qtbot: QtBot) -> None:
    """Checklist 52."""
    window = prepare(bench, "--size", "1200x760")
    wrong = lint.problems(window, (lint.lost_by_tab,))
    for dialog in each_dialog(bench, window):
        dialog.activateWindow()
        wrong += lint.problems(dialog, (lint.lost_by_tab,))
    is_clean(wrong)


def test_everything_fits_with_a_large_font(bench: Bench, qtbot: QtBot, qapp: QApplication) -> None:
    """Checklist 63: half as large again, in the longest language."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(font)
    try:
        window = prepare(bench, "--size", "1200x760", "--language", "de")
        wrong = everything(qtbot, bench, window, lint.FITTING)
        window.resize(760, 480)
        wrong += stable(qtbot, window, lint.FITTING)
        window.shell.actions["go_preview"].trigger()
        is_clean(wrong + stable(qtbot, window, lint.FITTING))
    finally:
        qapp.setFont(before)


def test_everything_fits_with_longer_texts(bench: Bench, qtbot: QtBot, qapp: QApplication) -> None:
    """Checklist 65: every text 40 % longer than the English."""
    translator = Stretched()
    window = prepare(bench, "--size", "1200x760")
    qapp.installTranslator(translator)
    try:
        window.shell.rebuild()
        bench.settle(window)
        is_clean(everything(qtbot, bench, window, lint.FITTING))
    finally:
        qapp.removeTranslator(translator)


def test_everything_fits_right_to_left(bench: Bench, qtbot: QtBot, qapp: QApplication) -> None:
    """Checklist 65: the panes stand the other way round, and nothing is cut off."""
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        window = prepare(bench, "--size", "1200x760")
        panes = window.shell.panes
        places = [
            pane.mapTo(window, pane.rect().topLeft()).x()
            for pane in (panes.list_panel, panes.editor, panes.preview)
        ]
        assert places == sorted(places, reverse=True)
        is_clean(everything(qtbot, bench, window, (*lint.FITTING, *lint.SEEING)))
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_everything_fits_on_a_screen_of_double_density(bench: Bench) -> None:
    """Checklist 63: the scale holds for a whole process, so another one looks."""
    bench.write("reviewer.md", "---\nname: reviewer\ndescription: Reviews.\ntools: Read\n---\nx\n")
    code = f"import tests.ui.doubled as d; d.main({str(bench.home)!r})"
    variables = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=variables, capture_output=True, timeout=120,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    assert found["ratio"] == 2
    is_clean(found["wrong"])
