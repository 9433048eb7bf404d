"""One sentence below a field of the form."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from editor.ui.icons import tinted_icon
from editor.ui.theme import SPACE, small_font, tokens
from editor.ui.widgets.plain_label import PlainLabel

LINE_ICONS = {"note": "info", "remark": "info", "risk": "warning", "refusal": "error"}
ANNOUNCED = ("risk", "refusal", "remark")  # what a screen reader says at once


class FormLine(QWidget):
    """One sentence below a field; anything more than a hint has an icon."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._icon = QLabel(self)
        self._icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._icon.setVisible(kind in LINE_ICONS)
        self.label = PlainLabel(parent=self)
        self.label.setFont(small_font(self.font()))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2 + 2)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.label, 1)
        self._tint()

    def set_text(self, text: str) -> None:
        """Show a sentence; an empty one takes no room. What an edit does is announced."""
        is_new = text != self.label.full_text()
        if is_new:
            self.label.set_text(text)
        self.setVisible(bool(text))
        if is_new and text and self._kind in ANNOUNCED and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.label, text)
            QAccessible.updateAccessibility(event)

    def _tint(self) -> None:
        held = tokens(self.palette())
        colour = {"risk": held.warn, "refusal": held.bad, "note": held.hint}.get(
            self._kind, held.hint
        )
        palette = self.label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        self.label.setPalette(palette)
        if drawing := LINE_ICONS.get(self._kind):
            side = max(14, self.label.fontMetrics().height())
            image = tinted_icon(drawing, QColor(colour), self.palette())
            self._icon.setPixmap(image.pixmap(QSize(side, side), self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
        elif event.type() == QEvent.Type.FontChange:
            self.label.setFont(small_font(self.font()))
            self._tint()
