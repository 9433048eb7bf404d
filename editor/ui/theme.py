"""Colours, spacing and fonts as tokens, and the palettes made of them.

Nothing else in `ui` names a colour or a size. A widget asks for `tokens(self.palette())` when it
paints, so that it follows a change of theme by itself. Contrast of every pair that occurs is
checked by a test: text at least 4.5 to 1, outlines and icons at least 3 to 1.

The offscreen platform and some desktops do not tell a colour scheme, so a scheme is always an input
here and never asked for while painting.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from editor.core.records import record

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

SPACE = 8  # the grid all distances are multiples or halves of
RADIUS = 5  # corners of buttons, fields and badges
TARGET = 28  # smallest height of anything to click


class Scheme(StrEnum):
    """What a person chose in Preferences."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@record
class Tokens:
    """The colours of one scheme, named for what they are used for."""

    is_dark: bool
    window: str
    base: str
    alternate: str  # every second row
    text: str
    hint: str  # secondary text
    disabled: str  # text of what cannot be used now
    accent: str
    on_accent: str
    focus: str  # ring around the focused control
    link: str
    border: str  # hairlines that only separate
    outline: str  # outlines that show what a control is
    button: str
    hover: str
    pressed: str
    selection: str  # surface of selected rows
    good: str
    warn: str
    bad: str
    unknown: str
    good_surface: str
    warn_surface: str
    bad_surface: str
    unknown_surface: str
    info_surface: str
    badge_surface: str


LIGHT = Tokens(
    is_dark=False,
    window="#f4f5f6",
    base="#ffffff",
    alternate="#f8f9fa",
    text="#1b1e22",
    hint="#5f6873",
    disabled="#757d87",
    accent="#1f66b0",
    on_accent="#ffffff",
    focus="#1f66b0",
    link="#0b5cad",
    border="#d8dce1",
    outline="#6b747e",
    button="#ffffff",
    hover="#e9ecef",
    pressed="#dde1e6",
    selection="#dbe9f8",
    good="#176b3c",
    warn="#855300",
    bad="#b3261e",
    unknown="#6243ad",
    good_surface="#e0f3e7",
    warn_surface="#fdf0d5",
    bad_surface="#fde7e5",
    unknown_surface="#eee8fb",
    info_surface="#e4eefa",
    badge_surface="#e8ebee",
)

DARK = Tokens(
    is_dark=True,
    window="#1f2226",
    base="#17191c",
    alternate="#1b1d21",
    text="#e6e8eb",
    hint="#9aa3ad",
    disabled="#7b848e",
    accent="#2f6fb3",
    on_accent="#ffffff",
    focus="#7ab7f5",
    link="#7ab7f5",
    border="#353a41",
    outline="#8d96a0",
    button="#2a2e34",
    hover="#2e333a",
    pressed="#383e46",
    selection="#1e3854",
    good="#62c98f",
    warn="#e3b354",
    bad="#f28b82",
    unknown="#bba9f4",
    good_surface="#1b3326",
    warn_surface="#392e16",
    bad_surface="#422321",
    unknown_surface="#2e2845",
    info_surface="#1c3148",
    badge_surface="#30353c",
)


def scheme_of(text: str) -> Scheme:
    """Give the choice a stored or typed word stands for; the system's when it is none."""
    return Scheme(text) if text in [str(scheme) for scheme in Scheme] else Scheme.SYSTEM


def wants_dark(application: QGuiApplication, choice: str) -> bool:
    """Whether a choice means dark, asking the system where it is left to it."""
    scheme = scheme_of(choice)
    if scheme is not Scheme.SYSTEM:
        return scheme is Scheme.DARK
    from PySide6.QtCore import Qt  # late: loading it costs the first paint 30 ms

    hints = application.styleHints()
    return hints is not None and hints.colorScheme() == Qt.ColorScheme.Dark


def scheme_tokens(is_dark: bool) -> Tokens:
    """Give the tokens of one scheme."""
    return DARK if is_dark else LIGHT


def tokens(palette: QPalette) -> Tokens:
    """Give the tokens that go with a palette, also with one of the platform's own."""
    return scheme_tokens(palette.color(QPalette.ColorRole.Window).lightness() < 128)


def palette(is_dark: bool) -> QPalette:
    """Build the palette of one scheme."""
    held = scheme_tokens(is_dark)
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    result = QPalette()
    for target, colour in (
        (role.Window, held.window),
        (role.WindowText, held.text),
        (role.Base, held.base),
        (role.AlternateBase, held.alternate),
        (role.Text, held.text),
        (role.PlaceholderText, held.hint),
        (role.Button, held.button),
        (role.ButtonText, held.text),
        (role.BrightText, held.bad),
        (role.ToolTipBase, held.base),
        (role.ToolTipText, held.text),
        (role.Highlight, held.accent),
        (role.HighlightedText, held.on_accent),
        (role.Accent, held.accent),
        (role.Link, held.link),
        (role.LinkVisited, held.unknown),
        (role.Light, held.button),
        (role.Midlight, held.hover),
        (role.Mid, held.border),
        (role.Dark, held.outline),
        (role.Shadow, held.outline),
    ):
        result.setColor(target, QColor(colour))
    for target in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, target, QColor(held.disabled))
    result.setColor(group.Disabled, role.Highlight, QColor(held.pressed))
    result.setColor(group.Disabled, role.HighlightedText, QColor(held.text))
    return result


def row_palette(is_dark: bool) -> QPalette:
    """Build the palette of lists, tables and menus: rows are tinted, and keep their text colour."""
    held = scheme_tokens(is_dark)
    result = palette(is_dark)
    result.setColor(QPalette.ColorRole.Highlight, QColor(held.selection))
    result.setColor(QPalette.ColorRole.HighlightedText, QColor(held.text))
    return result


def contrast(first: str, second: str) -> float:
    """Give the WCAG contrast ratio of two colours."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def title_font(font: QFont) -> QFont:
    """Give the font of a panel's title."""
    return _scaled(font, 1.35, QFont.Weight.DemiBold)


def heading_font(font: QFont) -> QFont:
    """Give the font of headings inside a panel and of list groups."""
    return _scaled(font, 1.0, QFont.Weight.DemiBold)


def small_font(font: QFont) -> QFont:
    """Give the font of hints, captions and badges."""
    return _scaled(font, 0.92, font.weight())


def fixed_font(font: QFont) -> QFont:
    """Give the font of file contents, in the size of the text around it."""
    result = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if font.pointSizeF() > 0:
        result.setPointSizeF(font.pointSizeF())
    return result


def _scaled(font: QFont, factor: float, weight: int) -> QFont:
    result = QFont(font)
    if font.pointSizeF() > 0:
        result.setPointSizeF(font.pointSizeF() * factor)
    elif font.pixelSize() > 0:
        result.setPixelSize(round(font.pixelSize() * factor))
    result.setWeight(QFont.Weight(weight))
    return result
