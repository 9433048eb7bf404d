"""Paints what a child gets: an icon and a word, never the colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.core.explain import Standing
from editor.ui.icons import paint_icon
from editor.ui.models.verdicts import CHANGED_ROLE, OUTCOME, STANDING_ROLE, TOOL, WHY
from editor.ui.theme import SPACE, TARGET, Tokens, heading_font, tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

ICONS: dict[Standing, str] = {
    Standing.YES: "yes",
    Standing.ASKS_OUTSIDE: "yes",
    Standing.ASKS: "ask",
    Standing.REFUSED: "blocked",
    Standing.ON_DEMAND: "on-demand",
    Standing.BLOCKED: "blocked",
    Standing.REMOVED: "removed",
    Standing.NO: "not-granted",
    Standing.UNKNOWN: "unknown",
}


def standing_colour(held: Tokens, standing: Standing) -> str:
    """Give the colour that goes with a standing; its icon and word say the same."""
    if standing in (Standing.YES, Standing.ASKS_OUTSIDE):
        return held.good
    if standing in (Standing.ASKS, Standing.ON_DEMAND):
        return held.warn
    if standing == Standing.UNKNOWN:  # Qt hands a StrEnum back as a plain text
        return held.unknown
    if standing in (Standing.BLOCKED, Standing.REFUSED, Standing.REMOVED):
        return held.bad
    return held.hint


class OutcomeDelegate(QStyledItemDelegate):
    """One delegate for the three columns of the verdict table."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the row's surface as the style does, then icon and text of the cell."""
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        held = tokens(option.palette)
        standing: Standing = index.data(STANDING_ROLE)
        room = option.rect.adjusted(SPACE, 0, -SPACE // 2, 0)
        painter.save()
        font = QFont(option.font)
        colour = option.palette.color(QPalette.ColorRole.Text)
        if index.column() == OUTCOME:
            side = min(16, room.height())
            place = QRect(room.left(), room.center().y() - side // 2 + 1, side, side)
            if option.direction is Qt.LayoutDirection.RightToLeft:
                place.moveRight(room.right())
                room.adjust(0, 0, -side - SPACE // 2, 0)
            else:
                room.adjust(side + SPACE // 2, 0, 0, 0)
            colour = QColor(standing_colour(held, standing))
            paint_icon(painter, place, ICONS[standing], colour)
        elif index.column() == WHY or standing in (Standing.NO, Standing.REMOVED):
            colour = QColor(held.hint)
        if index.data(CHANGED_ROLE) and index.column() in (TOOL, OUTCOME):
            font = heading_font(font)
        painter.setFont(font)
        painter.setPen(colour)
        shown = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, max(room.width(), 0)
        )
        alignment = QStyle.visualAlignment(
            option.direction, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        painter.drawText(room, alignment, shown)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Give rows a comfortable height, also with large fonts."""
        hint = super().sizeHint(option, index)
        extra = 16 + SPACE if index.column() == OUTCOME else 0
        height = max(TARGET, option.fontMetrics.height() + SPACE)
        return QSize(hint.width() + extra + SPACE * 2, height)
