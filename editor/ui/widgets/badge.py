"""A short word in a rounded frame, such as “Yours” or “Overrides built-in”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from editor.core.lookalikes import visible
from editor.ui.theme import RADIUS, SPACE, small_font, tokens
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from editor.ui.theme import Tokens


class Badge(QWidget):
    """Shows a word; `kind` is plain, info, warning or error."""

    def __init__(
        self, text: str, kind: str = "plain", tip: str = "", parent: QWidget | None = None
    ):
        super().__init__(parent)
        self._text = text = visible(text)
        self._kind = kind
        self.setToolTip(plain_tooltip(tip))
        self.setAccessibleName(text)
        self.setAccessibleDescription(visible(tip))
        self.follow_font()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def follow_font(self) -> None:
        """Make the font anew after a change of the program's."""
        self.setFont(small_font(QApplication.font()))
        self.updateGeometry()

    def text(self) -> str:
        """The word shown."""
        return self._text

    def sizeHint(self) -> QSize:
        """Ask for the room of the word and its frame."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._text) + SPACE * 2, metrics.height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the word on its ground."""
        surface, colour = _colours(tokens(self.palette()), self._kind)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(surface))
        painter.drawRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setPen(QColor(colour))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)


def _colours(held: Tokens, kind: str) -> tuple[str, str]:
    return {
        "info": (held.info_surface, held.link),
        "warning": (held.warn_surface, held.warn),
        "error": (held.bad_surface, held.bad),
    }.get(kind, (held.badge_surface, held.text))
