"""Paints the rows of a comparison: what differs is strong and says so in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.core.compare import Match
from editor.ui.models.comparison import DIFFERENCE, MATCH_ROLE, SUBJECT
from editor.ui.theme import SPACE, TARGET, heading_font, tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex


class CompareDelegate(QStyledItemDelegate):
    """One delegate for all columns."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one cell."""
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        held = tokens(option.palette)
        differs = index.data(MATCH_ROLE) == Match.DIFFERENT
        colour = option.palette.color(QPalette.ColorRole.Text)
        if index.column() == DIFFERENCE:
            colour = QColor(held.warn if differs else held.hint)
        elif not differs:
            colour = QColor(held.hint)
        painter.save()
        if differs and index.column() == SUBJECT:
            painter.setFont(heading_font(option.font))
        painter.setPen(colour)
        room = option.rect.adjusted(SPACE, 0, -SPACE // 2, 0)
        alignment = QStyle.visualAlignment(
            option.direction, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        shown = painter.fontMetrics().elidedText(
            " ".join(text.split()), Qt.TextElideMode.ElideRight, max(room.width(), 0)
        )
        painter.drawText(room, alignment, shown)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Give rows a comfortable height."""
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + SPACE * 2, max(TARGET, option.fontMetrics.height() + SPACE))
