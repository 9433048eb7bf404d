"""Colours: every pair that occurs can be read, and outlines can be seen as they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QListView, QRadioButton, QWidget

from editor.ui import theme
from editor.ui.outline_style import OutlineStyle
from editor.ui.theme import DARK, LIGHT, Scheme, Tokens, contrast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Bench

TEXTS = ("text", "hint", "link", "good", "warn", "bad", "unknown")
GROUNDS = ("window", "base", "alternate", "button", "hover", "selection", "badge_surface")
GRAPHICS = ("outline", "focus", "good", "warn", "bad", "unknown")


@pytest.mark.parametrize("held", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read_on_every_ground(held: Tokens, ground: str, text: str) -> None:
    """Checklist 57: 4.5 to 1."""
    assert contrast(getattr(held, text), getattr(held, ground)) >= 4.5


@pytest.mark.parametrize("held", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("kind", ["good", "warn", "bad", "unknown"])
def test_text_can_be_read_on_its_own_surface(held: Tokens, kind: str) -> None:
    """Checklist 57."""
    surface = getattr(held, f"{kind}_surface")
    assert contrast(getattr(held, kind), surface) >= 4.5
    assert contrast(held.text, surface) >= 4.5
    assert contrast(held.hint, surface) >= 4.5


@pytest.mark.parametrize("held", [LIGHT, DARK], ids=["light", "dark"])
def test_outlines_and_focus_can_be_seen(held: Tokens) -> None:
    """Checklist 53 and 57: 3 to 1."""
    for name in GRAPHICS:
        for ground in ("window", "base", "button", "selection"):
            assert contrast(getattr(held, name), getattr(held, ground)) >= 3, (name, ground)
    assert contrast(held.on_accent, held.accent) >= 4.5
    assert contrast(held.accent, held.base) >= 3
    assert contrast(held.accent, held.window) >= 3
    assert contrast(held.disabled, held.base) >= 3


def test_contrast_is_measured_as_the_standard_does() -> None:
    """The two ends of the scale, and one value in between that others publish."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == pytest.approx(1)


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def dressed(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Tokens]:
    """Put one scheme in force for the test."""
    before = qapp.palette()
    qapp.setStyle(OutlineStyle())
    qapp.setPalette(theme.palette(request.param))
    yield theme.scheme_tokens(request.param)
    qapp.setPalette(before)


def darkest_against(widget: QWidget, ground: str) -> float:
    """The strongest contrast of any drawn pixel with the ground around the control."""
    picture = widget.grab().toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    return max(contrast(colour, ground) for colour in colours)


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("is_on", [False, True])
def test_drawn_indicators_stand_out(
    qtbot: QtBot, dressed: Tokens, kind: type[QCheckBox | QRadioButton], is_on: bool
) -> None:
    """Checklist 57, as rendered: Fusion alone gives 1.7 on light and 1.1 on dark."""
    box = kind()
    qtbot.addWidget(box)
    box.setChecked(is_on)
    box.resize(24, 24)
    assert darkest_against(box, dressed.window) >= 3


def test_drawn_fields_stand_out(qtbot: QtBot, dressed: Tokens) -> None:
    """The outline of an empty field is visible against the window."""
    holder = QWidget()
    qtbot.addWidget(holder)
    field = QLineEdit(holder)
    field.setGeometry(10, 10, 120, 28)
    holder.resize(140, 48)
    image = holder.grab().toImage()
    middle = 24
    row = [image.pixelColor(x, middle).name() for x in range(6, 14)]
    assert max(contrast(colour, dressed.window) for colour in row) >= 3


def test_selected_rows_keep_readable_text() -> None:
    """Lists tint the row and keep the text's colour."""
    for is_dark in (False, True):
        held = theme.row_palette(is_dark)
        surface = held.color(QPalette.ColorRole.Highlight).name()
        text = held.color(QPalette.ColorRole.HighlightedText).name()
        assert contrast(text, surface) >= 4.5


def test_the_theme_switches_while_the_window_is_open(two_agents: Bench) -> None:
    """Checklist 64: colours and icons follow at once, nothing is made anew."""
    window = two_agents.open("reviewer")
    view = window.findChild(QListView, "agentList")

    def window_colour() -> str:
        return window.palette().color(QPalette.ColorRole.Window).name()

    def icon_colours() -> set[str]:
        image = window.shell.actions["new"].icon().pixmap(16, 16).toImage()
        found = (image.pixelColor(x, y) for x in range(16) for y in range(16))
        return {colour.name() for colour in found if colour.alpha() == 255}

    assert window_colour() == LIGHT.window
    assert icon_colours() == {LIGHT.text}
    window.shell.program_flow.choose_scheme(str(Scheme.DARK))
    QApplication.processEvents()
    assert window_colour() == DARK.window
    assert view.palette().color(QPalette.ColorRole.Highlight) == QColor(DARK.selection)
    assert icon_colours() == {DARK.text}
    assert window.findChild(QListView, "agentList") is view
    assert window.settings.text("theme") == "dark"
    window.shell.program_flow.choose_scheme(str(Scheme.LIGHT))
    QApplication.processEvents()
    assert window_colour() == LIGHT.window
