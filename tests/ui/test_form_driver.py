"""Random keys on random controls: nothing breaks, and the form always says what the file says."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QTableView, QToolButton, QWidget

from tests.ui.form_samples import shown_panel
from tests.ui.test_form_pi_desktop import FILE, Desk

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.ui.widgets.form import FormPanel

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
KEY = Qt.Key
KEYS = (
    KEY.Key_Space, KEY.Key_Down, KEY.Key_Up, KEY.Key_Return, KEY.Key_Delete, KEY.Key_Backspace,
    KEY.Key_A, KEY.Key_Slash, KEY.Key_1, KEY.Key_Home, KEY.Key_End, KEY.Key_F2, KEY.Key_Escape,
    KEY.Key_Tab, KEY.Key_Left, KEY.Key_Comma, KEY.Key_Colon, KEY.Key_NumberSign,
)  # fmt: skip
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 16,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
)
SIZES = ((360, 480), (480, 300), (640, 800), (900, 500))


def close_popup() -> None:
    """Close what a key opened, so that it does not wait for a person."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


def disagreements(panel: FormPanel, desk: Desk) -> list[str]:
    """Controls that show something else than the file reads as."""
    definition = desk.definition

    def given(name: str) -> object:
        return definition.value(name) if definition.is_set(name) else None

    model = panel.findChild(QTableView, "toolTable").model()
    listed = tuple(row.name for row in model.rows if row.is_listed)
    shown = {
        "name": (panel.findChild(QLineEdit, "nameEdit").text(), given("name") or ""),
        "description": (
            panel.findChild(QWidget, "descriptionEdit").exact_text,
            given("description") or "",
        ),
        "model": (panel.findChild(QLineEdit, "modelText").text(), given("model") or ""),
        "tools": (listed, given("tools") or ()),
        "inherit": (
            panel.findChild(QCheckBox, "inheritCheck").isChecked(),
            bool(definition.value("inherit")),
        ),
        "prompt": (panel.findChild(QWidget, "promptEdit").exact_text, definition.prompt),
    }
    return [f"{name}: {one!r} is {two!r}" for name, (one, two) in shown.items() if one != two]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_form_always_says_what_the_file_says(qtbot: QtBot, seed: int) -> None:
    panel = shown_panel(qtbot, 640, 800)
    desk = Desk(panel, FILE)
    chance = random.Random(seed)
    closer = QTimer(panel)
    closer.setInterval(5)
    closer.timeout.connect(close_popup)
    closer.start()
    history = [desk.document]
    for step in range(80):
        if not panel.isActiveWindow():  # a closed popup may leave the keyboard nowhere
            panel.activateWindow()
            qtbot.waitUntil(panel.isActiveWindow)
        controls = [
            widget
            for widget in panel.findChildren(QWidget)
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        control = chance.choice(controls)
        if isinstance(control, QToolButton) and control.menu():
            enabled = [action for action in control.menu().actions() if action.isEnabled()]
            chance.choice(enabled).trigger()
        else:
            control.setFocus()
            for _ in range(chance.randint(1, 6)):
                target = QApplication.focusWidget() or control
                qtbot.keyClick(target, chance.choice(KEYS), chance.choice(MODIFIERS))
        if chance.random() < 0.1:
            panel.resize(*chance.choice(SIZES))
        history = [*history[-20:], desk.document]
        if chance.random() < 0.15:
            desk.put(chance.choice(history))
        QApplication.processEvents()
        close_popup()
        panel.form_button.setFocus()
        if desk.refusal is None and not any(
            not row.lines["refusal"].isHidden() for row in panel.rows.rows.values()
        ):
            assert disagreements(panel, desk) == [], f"seed {seed}, step {step}"
    closer.stop()
