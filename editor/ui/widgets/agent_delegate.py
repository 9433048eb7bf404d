"""Draws an agent in two lines: name and marks, then what it may use; headings in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.core.problems import Severity
from editor.ui.agent_rows import AgentRow, GroupRow
from editor.ui.icons import paint_icon
from editor.ui.models.agents import ROW_ROLE
from editor.ui.theme import SPACE, Tokens, heading_font, small_font, tokens
from editor.ui.widgets.plain_label import one_line

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

ICON = 16
BAR = 3
Index = QModelIndex | QPersistentModelIndex


class AgentDelegate(QStyledItemDelegate):
    """Paints rows of the agent list in the palette's colours."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give every row room for two lines and for a finger; headings as well."""
        name, small = _fonts(option.font)
        height = QFontMetrics(name).height() + QFontMetrics(small).height() + SPACE * 3 // 2
        return QSize(0, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        row = index.data(ROW_ROLE)
        held = tokens(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, GroupRow):
            _draw_heading(painter, option, held, row)
        elif isinstance(row, AgentRow):
            _draw_agent(painter, option, held, row)
        painter.restore()


def _fonts(font: QFont) -> tuple[QFont, QFont]:
    return heading_font(font), small_font(font)


def _draw_heading(
    painter: QPainter, option: QStyleOptionViewItem, held: Tokens, row: GroupRow
) -> None:
    rect = option.rect.adjusted(SPACE * 3 // 2, SPACE * 2, -SPACE * 3 // 2, 0)
    font = heading_font(small_font(option.font))
    painter.setFont(font)
    painter.setPen(QColor(held.hint))
    leading, trailing = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    if option.direction == Qt.LayoutDirection.RightToLeft:
        leading, trailing = trailing, leading
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, leading | middle, row.title)
    painter.setFont(small_font(option.font))
    painter.drawText(rect, trailing | middle, str(row.count))


def _draw_agent(
    painter: QPainter, option: QStyleOptionViewItem, held: Tokens, row: AgentRow
) -> None:
    rect = option.rect
    is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
    is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
    is_rtl = option.direction == Qt.LayoutDirection.RightToLeft
    if is_selected:
        painter.fillRect(rect, QColor(held.selection))
        bar = QRect(rect.left(), rect.top(), BAR, rect.height())
        if is_rtl:
            bar.moveRight(rect.right())
        painter.fillRect(bar, QColor(held.focus))
    elif is_hovered:
        painter.fillRect(rect, QColor(held.hover))
    inner = rect.adjusted(SPACE * 3 // 2, SPACE * 3 // 4, -SPACE * 3 // 2, -SPACE * 3 // 4)
    inner = _draw_marks(painter, inner, held, row, is_rtl)
    name_font, small = _fonts(option.font)
    metrics = QFontMetrics(name_font)
    line = QRect(inner.left(), inner.top(), inner.width(), metrics.height())
    alignment = (
        Qt.AlignmentFlag.AlignRight if is_rtl else Qt.AlignmentFlag.AlignLeft
    ) | Qt.AlignmentFlag.AlignVCenter
    name = one_line(row.name)
    if row.is_modified:
        dot = QRect(line.left(), line.center().y() - 3, 8, 8)
        if is_rtl:
            dot.moveRight(line.right())
            line.setRight(line.right() - 14)
        else:
            line.setLeft(line.left() + 14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(held.focus))
        painter.drawEllipse(dot)
    painter.setFont(name_font)
    painter.setPen(QColor(held.hint if row.is_overridden else held.text))
    shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, alignment | Qt.TextFlag.TextSingleLine, shown)
    painter.setFont(small)
    painter.setPen(QColor(held.hint))
    metrics = QFontMetrics(small)
    below = QRect(
        inner.left(), inner.bottom() - metrics.height() + 1, inner.width(), metrics.height()
    )
    shown = metrics.elidedText(one_line(row.subtitle), Qt.TextElideMode.ElideRight, below.width())
    painter.drawText(below, alignment | Qt.TextFlag.TextSingleLine, shown)


def _draw_marks(painter: QPainter, rect: QRect, held: Tokens, row: AgentRow, is_rtl: bool) -> QRect:
    """Draw the marks at the end of a row; gives the room left for text."""
    marks: list[tuple[str, str]] = []
    if row.has_conflict:
        marks.append(("reload", held.warn))
    if row.severity is Severity.ERROR:
        marks.append(("error", held.bad))
    elif row.severity is Severity.WARNING:
        marks.append(("warning", held.warn))
    if row.is_overriding:
        marks.append(("overrides", held.hint))
    for name, colour in reversed(marks):
        spot = QRect(0, rect.top() + (rect.height() - ICON) // 2, ICON, ICON)
        if is_rtl:
            spot.moveLeft(rect.left())
            rect = rect.adjusted(ICON + SPACE // 2, 0, 0, 0)
        else:
            spot.moveRight(rect.right())
            rect = rect.adjusted(0, 0, -ICON - SPACE // 2, 0)
        paint_icon(painter, spot, name, QColor(colour))
    return rect
