"""How single parts of controls are drawn; `OutlineStyle` says which is drawn when.

Every function has the same form: it gets the style option, a painter, the tokens and the widget,
and leaves everything else alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionHeader,
    QStyleOptionTab,
    QTextEdit,
    QToolBar,
)

from editor.ui.theme import RADIUS, Tokens

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    Draw = Callable[[QStyleOption, QPainter, Tokens, QWidget | None], None]

State = QStyle.StateFlag


def has(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    """Whether an option has a state."""
    return bool(option.state & flag)


def is_usable(option: QStyleOption) -> bool:
    """Whether the control can be used."""
    return has(option, State.State_Enabled)


def inner(rect: QRect) -> QRectF:
    """A rectangle whose one-pixel outline is sharp."""
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)


def chevron(rect: QRectF, angle: float, painter: QPainter, colour: str) -> None:
    """Draw an arrow head in the middle of a rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.rotate(angle)
    pen = QPen(QColor(colour), 1.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(-3.5, -1.8), QPointF(0, 1.8), QPointF(3.5, -1.8)]))
    painter.restore()


def field(option: QStyleOption, painter: QPainter, held: Tokens, fill: str) -> None:
    """Draw the outline and ground of a text field or a combo box."""
    is_enabled, is_focused = is_usable(option), has(option, State.State_HasFocus)
    line = held.focus if is_focused else held.outline if is_enabled else held.border
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(QColor(fill if is_enabled else held.window))
    painter.drawRoundedRect(inner(option.rect), RADIUS, RADIUS)
    if is_focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner(option.rect).adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)


def draw_line_edit(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw outline and ground of a text field, unless it is part of another control."""
    if getattr(option, "lineWidth", 1) > 0:
        field(option, painter, held, held.base)


def draw_line_frame(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Leave the frame to the panel, which draws both."""


def draw_button(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw outline and ground of a push button; the default one in the accent."""
    is_default = isinstance(widget, QPushButton) and widget.isDefault()
    is_enabled = is_usable(option)
    is_down = has(option, State.State_Sunken) or has(option, State.State_On)
    is_hovered = has(option, State.State_MouseOver) and is_enabled
    fill, line = held.button, held.outline
    if is_default and is_enabled:
        fill = line = held.accent
        if is_down or is_hovered:
            fill = QColor(held.accent).darker(118 if is_down else 108).name()
    elif not is_enabled:
        fill, line = held.window, held.border
    elif is_down or is_hovered:
        fill = held.pressed if is_down else held.hover
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(inner(option.rect), RADIUS, RADIUS)


def draw_tool_button(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw a tool button's ground, only while it is pointed at, down or on."""
    if not is_usable(option):
        return
    if has(option, State.State_Sunken) or has(option, State.State_On):
        fill = held.pressed
    elif has(option, State.State_MouseOver):
        fill = held.hover
    else:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(QRectF(option.rect), RADIUS, RADIUS)


def draw_focus(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw the ring around what has the keyboard."""
    painter.setPen(QPen(QColor(held.focus), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if isinstance(widget, QPushButton):
        if widget.isDefault():
            painter.setPen(QPen(QColor(held.on_accent), 1.5))
        rect = QRectF(widget.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
    else:
        rect = QRectF(option.rect).adjusted(0.75, 0.75, -0.75, -0.75)
    painter.drawRoundedRect(rect, RADIUS - 2, RADIUS - 2)


def draw_check(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw a check box, empty, ticked or partly ticked."""
    is_enabled = is_usable(option)
    is_on = has(option, State.State_On)
    is_partial = has(option, State.State_NoChange)
    side = min(option.rect.width(), option.rect.height(), 16)
    box = QRectF(0, 0, side - 1, side - 1)
    box.moveCenter(QRectF(option.rect).center())
    line = held.outline if is_enabled else held.disabled
    fill = held.base if is_enabled else held.window
    if (is_on or is_partial) and is_enabled:
        fill = held.accent
        line = held.focus if held.is_dark else held.accent
    painter.setPen(QPen(QColor(line), 1.2))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, 3.5, 3.5)
    pen = QPen(QColor(held.on_accent if is_enabled else held.disabled), 1.9)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    centre, unit = box.center(), side / 16
    if is_on:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(
            QPolygonF(
                [
                    centre + QPointF(-3.6, 0.3) * unit,
                    centre + QPointF(-1.1, 2.8) * unit,
                    centre + QPointF(3.7, -2.7) * unit,
                ]
            )
        )
    elif is_partial:
        painter.drawLine(centre + QPointF(-3.2, 0) * unit, centre + QPointF(3.2, 0) * unit)


def draw_radio(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw a radio button."""
    is_enabled, is_on = is_usable(option), has(option, State.State_On)
    side = min(option.rect.width(), option.rect.height(), 16)
    ring = QRectF(0, 0, side - 1, side - 1)
    ring.moveCenter(QRectF(option.rect).center())
    line = held.outline if is_enabled else held.disabled
    if is_on and is_enabled:
        line = held.focus if held.is_dark else held.accent
    painter.setPen(QPen(QColor(line), 1.2))
    painter.setBrush(QColor(held.accent if is_on and is_enabled else held.base))
    painter.drawEllipse(ring)
    if is_on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(held.on_accent if is_enabled else held.disabled))
        painter.drawEllipse(ring.center(), side * 0.19, side * 0.19)


def draw_frame(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw the line around lists and texts, stronger while they have the keyboard."""
    is_focused = has(option, State.State_HasFocus)
    is_text = isinstance(widget, QTextEdit) or (
        widget is not None and widget.inherits("QPlainTextEdit")
    )
    line = held.focus if is_focused else held.outline if is_text else held.border
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
    if is_focused:
        painter.drawRect(option.rect.adjusted(1, 1, -2, -2))


def draw_menu_panel(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw a menu's ground."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(QColor(held.border if not held.is_dark else held.pressed), 1))
    painter.setBrush(QColor(held.base))
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1))


def draw_nothing(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw nothing where Fusion draws a line nobody needs."""


def draw_branch(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw the arrow that opens a branch of a tree."""
    if has(option, State.State_Children):
        angle = 0 if has(option, State.State_Open) else 270
        if option.direction == Qt.LayoutDirection.RightToLeft and angle:
            angle = 90
        chevron(QRectF(option.rect), angle, painter, held.hint)


def arrow(angle: float) -> Draw:
    """Give the drawing of an arrow that points down when `angle` is 0."""

    def draw(option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None) -> None:
        colour = option.palette.color(QPalette.ColorRole.ButtonText).name()
        chevron(QRectF(option.rect), angle, painter, colour)

    return draw


def draw_header(
    option: QStyleOptionHeader, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw the ground of a column's header."""
    painter.fillRect(option.rect, QColor(held.window))
    painter.setPen(QPen(QColor(held.border), 1))
    rect = option.rect
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())
    edge = rect.left() if option.direction == Qt.LayoutDirection.RightToLeft else rect.right()
    painter.drawLine(edge, rect.top() + 6, edge, rect.bottom() - 6)


def draw_header_rest(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw the header behind the last column."""
    painter.fillRect(option.rect, QColor(held.window))
    painter.setPen(QPen(QColor(held.border), 1))
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())


def draw_splitter(
    option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Draw a hairline between two panes."""
    rect = option.rect
    is_hovered = has(option, State.State_MouseOver)
    painter.setPen(QPen(QColor(held.outline if is_hovered else held.border), 1))
    if has(option, State.State_Horizontal):
        x = rect.center().x()
        painter.drawLine(x, rect.top(), x, rect.bottom())
    else:
        y = rect.center().y()
        painter.drawLine(rect.left(), y, rect.right(), y)


def draw_tab(
    option: QStyleOptionTab, painter: QPainter, held: Tokens, widget: QWidget | None
) -> None:
    """Underline the chosen tab."""
    rect = option.rect
    if has(option, State.State_Selected):
        painter.fillRect(rect.left(), rect.bottom() - 1, rect.width(), 2, QColor(held.focus))
    elif has(option, State.State_MouseOver):
        painter.fillRect(rect, QColor(held.hover))


def draw_bar(option: QStyleOption, painter: QPainter, held: Tokens, widget: QWidget | None) -> None:
    """Draw the ground of tool bar and menu bar."""
    painter.fillRect(option.rect, QColor(held.window))
    if isinstance(widget, QToolBar):
        painter.setPen(QPen(QColor(held.border), 1))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
