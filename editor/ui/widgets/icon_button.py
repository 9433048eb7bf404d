"""A tool button with a symbolic icon that follows the palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QStyleOptionToolButton, QToolButton

from editor.core.lookalikes import visible
from editor.ui.icons import icon
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class IconButton(QToolButton):
    """Shows a drawing by its name; the text is its tooltip and its name for screen readers."""

    def __init__(self, drawing: str, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing = drawing
        self.setObjectName(name)
        self.setIcon(icon(drawing, self.palette()))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoRaise(True)
        self.set_hint(text)

    def set_hint(self, text: str) -> None:
        """Say what the button does."""
        self.setToolTip(plain_tooltip(text))
        self.setAccessibleName(visible(text))

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Leave out the arrow of a menu: the icon says enough, and the menu opens at once."""
        super().initStyleOption(option)
        option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icon anew for another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(icon(self._drawing, self.palette()))
