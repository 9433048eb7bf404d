"""Paints a tool list: effects with icon and word, risky ones in the colour of a warning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from editor.core.tools import RISKY, ToolEffect
from editor.ui.icons import tinted_icon
from editor.ui.models.tools import CHANGED_ROLE, EFFECT, EFFECT_ROLE, NAME, ORIGIN
from editor.ui.theme import SPACE, TARGET, heading_font, tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

ICONS: dict[ToolEffect, str] = {
    ToolEffect.RUNS: "runs",
    ToolEffect.CHANGES: "changes",
    ToolEffect.NETWORK: "network",
    ToolEffect.UNKNOWN: "unknown",
    ToolEffect.DELEGATES: "delegates",
    ToolEffect.ASKS_USER: "asks-user",
    ToolEffect.READS: "reads",
}


class RowDelegate(QStyledItemDelegate):
    """Gives rows a comfortable height, also with large fonts."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Be high enough to hit."""
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + SPACE, row_height(option.fontMetrics.height()))


class ToolDelegate(RowDelegate):
    """Adds to the style's own painting what a tool's row needs."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set icon, colour and weight."""
        super().initStyleOption(option, index)
        held = tokens(option.palette)
        if index.column() == EFFECT:
            effect: ToolEffect = index.data(EFFECT_ROLE)
            colour = QColor(held.warn if effect in RISKY else held.hint)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.icon = tinted_icon(ICONS[effect], colour, option.palette)
            option.decorationSize = QSize(16, 16)
            self._tint(option, colour)
        elif index.column() == ORIGIN:
            self._tint(option, QColor(held.hint))
        elif index.column() == NAME and index.data(CHANGED_ROLE):
            option.font = heading_font(option.font)

    def _tint(self, option: QStyleOptionViewItem, colour: QColor) -> None:
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
            option.palette.setColor(role, colour)


def row_height(line_height: int) -> int:
    """Give the height of a row for a height of text."""
    return max(TARGET, line_height + SPACE)
