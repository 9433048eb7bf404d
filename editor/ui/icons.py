"""Symbolic icons: SVG drawings in `resources/icons`, painted in the palette's text colour."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPalette, QPixmap, QPixmapCache

from editor.storage.resources import resource_root

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

APPLICATION_ICON = "io.github.subagent_editor.SubagentEditor"


@cache
def _drawing(name: str) -> bytes:
    """Read one SVG; a missing one is an empty drawing, so that a button keeps its text."""
    try:
        return (resource_root() / "icons" / f"{name}.svg").read_bytes()
    except OSError:
        return b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"/>'


class _Engine(QIconEngine):
    """Paints one drawing at any size and scale, in the colour of the icon's mode."""

    def __init__(self, name: str, normal: QColor, disabled: QColor) -> None:
        super().__init__()
        self._name = name
        self._normal = normal
        self._disabled = disabled

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw into a rectangle, keeping the drawing square and centred."""
        side = min(rect.width(), rect.height())
        left, top = rect.x() + (rect.width() - side) // 2, rect.y() + (rect.height() - side) // 2
        colour = self._disabled if mode == QIcon.Mode.Disabled else self._normal
        scale = painter.device().devicePixelRatio()
        painter.drawPixmap(QPoint(left, top), _picture(self._name, side, colour, scale))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Draw onto a transparent picture."""
        if size.isEmpty():
            return QPixmap()
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return picture

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """Draw onto a transparent picture for a scaled screen, sharp at its resolution."""
        if size.isEmpty():
            return QPixmap()
        picture = QPixmap(size * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return picture

    def clone(self) -> QIconEngine:
        """Give an equal engine; Qt asks for one when icons are copied."""
        return _Engine(self._name, self._normal, self._disabled)


def _picture(name: str, side: int, colour: QColor, scale: float) -> QPixmap:
    """Render a drawing once for each size, colour and scale."""
    key = f"icon:{name}:{side}:{colour.rgba()}:{scale}"
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    from PySide6.QtSvg import QSvgRenderer  # late: the first paint of most starts is enough

    data = _drawing(name).replace(b"currentColor", colour.name().encode())
    pixels = max(1, round(side * scale))
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(data)).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    picture.setDevicePixelRatio(scale)
    QPixmapCache.insert(key, picture)
    return picture


def tinted_icon(name: str, colour: QColor, palette: QPalette) -> QIcon:
    """Give an icon in one colour, such as that of a warning."""
    faded = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    return QIcon(_Engine(name, colour, faded))


def icon(name: str, palette: QPalette) -> QIcon:
    """Give a symbolic icon in the palette's text colour; ask again when the palette changes."""
    return tinted_icon(name, palette.color(QPalette.ColorRole.ButtonText), palette)


def paint_icon(painter: QPainter, rect: QRect, name: str, colour: QColor) -> None:
    """Draw an icon straight onto a widget or a delegate's cell."""
    _Engine(name, colour, colour).paint(painter, rect, QIcon.Mode.Normal, QIcon.State.Off)


def application_icon() -> QIcon:
    """The program's own icon, in full colour."""
    path = resource_root() / "icons" / f"{APPLICATION_ICON}.svg"
    return QIcon(str(path))
