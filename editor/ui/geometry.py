"""Where the window stands: remembered between starts, and always on a screen that is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSplitter, QWidget

    from editor.ui.settings import Settings

DEFAULT_SIZE = QSize(1200, 760)
SMALLEST = QSize(760, 480)


def restore(window: QWidget, settings: Settings) -> None:
    """Give the window its last size and place, or the usual one."""
    state = settings.state("geometry")
    if state.isEmpty() or not window.restoreGeometry(state):
        window.resize(DEFAULT_SIZE)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    wanted = clamped(window.geometry(), screens, window.minimumSize())
    if wanted != window.geometry():
        window.setGeometry(wanted)


def clamped(frame: QRect, screens: list[QRect], smallest: QSize) -> QRect:
    """Give the nearest place that is wholly on a screen."""
    if not screens:
        return frame
    place = next((area for area in screens if area.intersects(frame)), screens[0])
    size = frame.size().boundedTo(place.size()).expandedTo(smallest)
    left = max(place.left(), min(frame.left(), place.right() - size.width() + 1))
    top = max(place.top(), min(frame.top(), place.bottom() - size.height() + 1))
    return QRect(left, top, size.width(), size.height())


def restore_splitter(splitter: QSplitter, settings: Settings, sizes: list[int]) -> None:
    """Give a splitter its last division, or the usual one."""
    state = settings.state(f"splitter/{splitter.objectName()}")
    orientation = splitter.orientation()
    if state.isEmpty() or not splitter.restoreState(state):
        splitter.setSizes(sizes)
    splitter.setOrientation(orientation)
    splitter.setChildrenCollapsible(False)


def remember(window: QWidget, splitters: list[QSplitter], settings: Settings) -> None:
    """Keep size, place and divisions."""
    from PySide6.QtCore import Qt  # late: loading it costs the first paint 30 ms

    settings.keep("geometry", QByteArray(window.saveGeometry()))
    for splitter in splitters:
        if splitter.orientation() == Qt.Orientation.Horizontal:
            settings.keep(f"splitter/{splitter.objectName()}", splitter.saveState())
    settings.flush()
