"""Puts a theme in force, and follows the system's light or dark setting while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from editor.ui import theme
from editor.ui.outline_style import OutlineStyle
from editor.ui.theme import Scheme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

ROW_CLASSES = ("QAbstractItemView", "QMenu")


class SchemeFollower(QObject):
    """Keeps style and palette of the program in step with a choice and with the system."""

    def __init__(self, application: QApplication, choice: Scheme = Scheme.SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._choice = choice
        self._is_dark: bool | None = None
        style = application.style()
        # A desktop's own style (Breeze, macOS, Windows) keeps its palette and its look.
        self._is_ours = style is None or style.objectName().lower() == "fusion"
        if self._is_ours:
            application.setStyle(OutlineStyle())
        hints = application.styleHints()
        if hints is not None and hasattr(hints, "colorSchemeChanged"):
            hints.colorSchemeChanged.connect(self._on_system_change)
        self.choose(choice)

    @property
    def choice(self) -> Scheme:
        """What the person chose."""
        return self._choice

    def choose(self, choice: Scheme) -> None:
        """Put a choice in force at once."""
        self._choice = choice
        hints = self._application.styleHints()
        if hints is not None and hasattr(hints, "setColorScheme"):
            hints.setColorScheme(
                {
                    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
                    Scheme.LIGHT: Qt.ColorScheme.Light,
                    Scheme.DARK: Qt.ColorScheme.Dark,
                }[choice]
            )
        self._refresh()

    def _on_system_change(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        is_dark = theme.wants_dark(self._application, self._choice)
        if not self._is_ours or is_dark == self._is_dark:
            return
        self._is_dark = is_dark
        self._application.setPalette(theme.palette(is_dark))
        for name in ROW_CLASSES:
            self._application.setPalette(theme.row_palette(is_dark), name)
