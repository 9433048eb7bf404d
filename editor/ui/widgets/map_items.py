"""The boxes and arrows of the delegation map."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyle, QStyleOptionGraphicsItem

from editor.core.lookalikes import visible
from editor.ui.i18n import wording
from editor.ui.icons import paint_icon
from editor.ui.theme import RADIUS, SPACE, Tokens, heading_font, small_font
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.core.resolution import MapEdge, MapNode

WIDEST = 300.0
NARROWEST = 168.0
LINES_OF_TOOLS = 3


def _words(tools: tuple[str, ...], metrics: QFontMetricsF, width: float) -> list[str]:
    """Wrap tool names to at most a few lines; says how many are left out."""
    lines: list[str] = []
    line = ""
    for at, tool in enumerate(map(visible, tools)):
        longer = f"{line}, {tool}" if line else tool
        if metrics.horizontalAdvance(longer) <= width or not line:
            line = longer
            continue
        lines.append(line)
        line = tool
        if len(lines) == LINES_OF_TOOLS:
            more = QCoreApplication.translate("DelegationMap", "and {count} more")
            lines[-1] = f"{lines[-1]}, …"
            lines.append(more.format(count=len(tools) - at))
            return lines
    return [*lines, line] if line else lines


def reach_words(node: MapNode) -> str:
    """Say in words what a node and its team can do to files."""
    translate = QCoreApplication.translate
    if node.can_change_files:
        return translate("DelegationMap", "Can change files")
    if node.team_can_change_files:
        return translate("DelegationMap", "Its team can change files")
    if node.can_change_files is None or node.team_can_change_files is None:
        return translate("DelegationMap", "Not known whether it can change files")
    return translate("DelegationMap", "Read-only")


def _reach_look(node: MapNode, held: Tokens) -> tuple[str, str, str]:
    """Give colour, surface and icon of what a node can do."""
    if node.can_change_files:
        return held.bad, held.bad_surface, "changes"
    if node.team_can_change_files:
        return held.warn, held.warn_surface, "delegates"
    if node.can_change_files is None or node.team_can_change_files is None:
        return held.unknown, held.unknown_surface, "unknown"
    return held.good, held.good_surface, "reads"


class NodeItem(QGraphicsItem):
    """One agent: its name, what it and its team can do, and the tools of its own."""

    def __init__(self, node: MapNode, title: str, font: QFont, held: Tokens) -> None:
        super().__init__()
        self.node = node
        self._title = visible(title)
        self._held = held
        self._bold, self._small = heading_font(font), small_font(font)
        self._is_parent = node.name == ""
        self._layout()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setToolTip(plain_tooltip(self.description()))

    def _layout(self) -> None:
        bold, small = QFontMetricsF(self._bold), QFontMetricsF(self._small)
        self._reach = reach_words(self.node)
        badge = wording(self.node.badge) if self.node.badge is not None else ""
        head = bold.horizontalAdvance(self._title)
        beside = small.horizontalAdvance(badge) + SPACE * 2 if badge else 0
        wanted = max(
            head + beside,
            small.horizontalAdvance(self._reach) + 22,
            small.horizontalAdvance(", ".join(self.node.direct_tools)),
        )
        inner = min(max(wanted, NARROWEST), WIDEST)
        self._is_badge_beside = head + beside <= inner
        self._head = bold.elidedText(self._title, Qt.TextElideMode.ElideRight, inner)
        self._badge = small.elidedText(badge, Qt.TextElideMode.ElideRight, inner)
        self._tools = _words(self.node.direct_tools, small, inner)
        extra = [tool for tool in self.node.team_tools if tool not in self.node.direct_tools]
        self._team = _words(tuple(extra), small, inner) if extra else []
        rows = 1 + len(self._tools) + bool(self._badge and not self._is_badge_beside)
        rows += len(self._team) + 1 if self._team else 0
        height = bold.height() + rows * small.height() + SPACE * 2.5
        self._size = (inner + SPACE * 2, height + (SPACE if self._team else 0))
        self._rows = (bold.height(), small.height())

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the box."""
        return self._size

    def description(self) -> str:
        """The whole content as text, for tooltips and screen readers."""
        translate = QCoreApplication.translate
        lines = [self._title, self._reach]
        if self.node.badge is not None:
            lines.append(wording(self.node.badge))
        tools = ", ".join(self.node.direct_tools) or translate("DelegationMap", "none")
        lines.append(translate("DelegationMap", "Its own tools: {tools}").format(tools=tools))
        if self.node.on_demand_tools:
            text = translate("DelegationMap", "After a search: {tools}")
            lines.append(text.format(tools=", ".join(self.node.on_demand_tools)))
        if self.node.team_tools:
            text = translate("DelegationMap", "Its whole team can reach: {tools}")
            lines.append(text.format(tools=", ".join(self.node.team_tools)))
        return visible("\n".join(lines))

    def boundingRect(self) -> QRectF:
        """The box with room for its focus ring."""
        width, height = self._size
        return QRectF(-4, -4, width + 8, height + 8)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the card."""
        held, (width, height) = self._held, self._size
        colour, surface, mark = _reach_look(self.node, held)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, width, height)
        painter.setPen(QPen(QColor(held.outline), 1.4 if self._is_parent else 1))
        painter.setBrush(QColor(held.badge_surface if self._is_parent else held.base))
        painter.drawRoundedRect(box, RADIUS * 1.6, RADIUS * 1.6)
        if chosen:
            painter.setPen(QPen(QColor(held.focus), 2.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), RADIUS * 2, RADIUS * 2)
        big, small = self._rows
        left, y, room = float(SPACE), SPACE * 0.8, width - SPACE * 2
        painter.setFont(self._bold)
        painter.setPen(QColor(held.text))
        head = QRectF(left, y, room, big)
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, self._head)
        y += big
        painter.setFont(self._small)
        if self._badge:
            painter.setPen(QColor(held.hint))
            place, side = QRectF(left, y, room, small), Qt.AlignmentFlag.AlignLeft
            if self._is_badge_beside:
                place, side = head, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            else:
                y += small
            painter.drawText(place, side, self._badge)
        pill = QRectF(left - 2, y + 1, room + 4, small + 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(surface))
        painter.drawRoundedRect(pill, 4, 4)
        icon_side = int(small) - 2
        spot = QRectF(left + 2, y + 2, icon_side, icon_side).toRect()
        paint_icon(painter, spot, mark, QColor(colour))
        painter.setPen(QColor(colour))
        painter.drawText(
            QRectF(left + icon_side + 6, y + 1, room - icon_side, small + 2),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            self._reach,
        )
        y += small + SPACE // 2
        painter.setPen(QColor(held.text))
        for line in self._tools:
            painter.drawText(QRectF(left, y, room, small), Qt.AlignmentFlag.AlignLeft, line)
            y += small
        if self._team:
            y += SPACE // 2
            painter.setPen(QPen(QColor(held.border), 1))
            painter.drawLine(QPointF(left, y), QPointF(left + room, y))
            y += 2
            painter.setPen(QColor(held.hint))
            caption = QCoreApplication.translate("DelegationMap", "Its team also reaches")
            painter.drawText(QRectF(left, y, room, small), Qt.AlignmentFlag.AlignLeft, caption)
            y += small
            for line in self._team:
                painter.drawText(QRectF(left, y, room, small), Qt.AlignmentFlag.AlignLeft, line)
                y += small


class EdgeItem(QGraphicsItem):
    """An arrow from an agent to one it may start; dashed where that is not certain."""

    def __init__(self, edge: MapEdge, start: QRectF, end: QRectF, held: Tokens) -> None:
        super().__init__()
        self.edge = edge
        self._held = held
        self._is_loop = edge.source == edge.target
        self._path, self._tip, self._from = self._shape(start, end)
        self.setZValue(-1)
        if edge.message is not None:
            self.setToolTip(plain_tooltip(wording(edge.message)))

    def _shape(self, start: QRectF, end: QRectF) -> tuple[QPainterPath, QPointF, QPointF]:
        path = QPainterPath()
        if self._is_loop:
            first = QPointF(start.right() - 28, start.top())
            tip = QPointF(start.right() - 8, start.top())
            path.moveTo(first)
            path.cubicTo(first + QPointF(-4, -28), tip + QPointF(4, -28), tip)
            return path, tip, tip + QPointF(2, -12)
        if end.left() >= start.right():
            first = QPointF(start.right(), start.center().y())
            tip = QPointF(end.left(), end.center().y())
            bend = max((tip.x() - first.x()) / 2, 30)
            path.moveTo(first)
            path.cubicTo(first + QPointF(bend, 0), tip - QPointF(bend, 0), tip)
            return path, tip, tip - QPointF(10, 0)
        if end.right() <= start.left():
            first = QPointF(start.left(), start.center().y() + 6)
            tip = QPointF(end.right(), end.center().y() + 6)
            path.moveTo(first)
            path.cubicTo(first - QPointF(40, -30), tip + QPointF(40, 30), tip)
            return path, tip, tip + QPointF(10, 6)
        below = end.top() > start.top()
        first = QPointF(start.right(), start.center().y())
        tip = QPointF(end.right(), end.center().y() + (-6 if below else 6))
        path.moveTo(first)
        path.cubicTo(first + QPointF(44, 0), tip + QPointF(44, 0), tip)
        return path, tip, tip + QPointF(10, 0)

    def boundingRect(self) -> QRectF:
        """The curve with room for its tip."""
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        """A band along the curve, so that the tooltip is easy to reach."""
        stroker = QPainterPathStroker()
        stroker.setWidth(8)
        return stroker.createStroke(self._path)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint curve and tip."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._held.hint)
        pen = QPen(colour, 1.4)
        if not self.edge.is_certain:
            pen.setStyle(Qt.PenStyle.DashLine)
        elif self.edge.kind != "agent":
            pen.setStyle(Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path)
        way = self._tip - self._from
        length = hypot(way.x(), way.y()) or 1
        along = QPointF(way.x() / length, way.y() / length)
        aside = QPointF(-along.y(), along.x())
        base = self._tip - along * 8
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([self._tip, base + aside * 4, base - aside * 4]))
