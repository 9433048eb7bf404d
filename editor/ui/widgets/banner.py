"""One line above the editor for what matters now: what happened, why, and what one can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from editor.core.lookalikes import visible
from editor.core.records import record
from editor.ui.icons import icon, paint_icon
from editor.ui.theme import SPACE, TARGET, Tokens, tokens
from editor.ui.widgets.flow_layout import FlowLayout
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

ICON = 18


@record
class Notice:
    """What a banner says: `kind` is error, warning, info or good; actions are (id, text)."""

    kind: str
    text: str
    actions: tuple[tuple[str, str], ...] = ()
    dismiss: str = ""  # id emitted when the person closes it; empty when it cannot be closed


_ICONS = {"error": "error", "warning": "warning", "info": "info", "good": "yes", "lock": "lock"}


class Banner(QFrame):
    """Shows one notice at a time, the worst; hidden when there is none."""

    chosen = Signal(str)  # id of an action
    changed = Signal()  # other buttons are there

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._notice: Notice | None = None
        self.text = PlainLabel(parent=self, is_selectable=True)
        self.text.setObjectName("bannerText")
        self._offered: tuple[tuple[str, str], ...] = ()
        self._actions = QWidget(self)
        self._actions.hide()
        self._row = FlowLayout(self._actions, spacing=SPACE)
        self._close = QToolButton(self)
        self._close.setObjectName("bannerClose")
        self._close.setAutoRaise(True)
        self._close.setMinimumSize(TARGET, TARGET)
        self._close.setAccessibleName(self.tr("Dismiss"))
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.clicked.connect(self._on_closed)
        row = QHBoxLayout(self)
        row.setSpacing(SPACE)
        self._content = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._content.setSpacing(SPACE)
        self._content.addWidget(self.text, 1)
        self._content.addWidget(self._actions)
        row.addLayout(self._content, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._leave_room()
        self.hide()

    def notice(self) -> Notice | None:
        """What is shown now."""
        return self._notice

    def show_notice(self, notice: Notice | None) -> None:
        """Show a notice, or hide; the same one again changes nothing."""
        if notice == self._notice:
            return
        self._notice = notice
        self.setVisible(notice is not None)
        if notice is None:
            return
        self.text.set_text(notice.text)
        self.setAccessibleName(visible(notice.text))
        self._close.setVisible(bool(notice.dismiss))
        self._close.setIcon(icon("close", self.palette()))
        if notice.actions != self._offered:
            self._offer(notice.actions)
            self.changed.emit()
        self._fit()
        self.update()

    def _offer(self, actions: tuple[tuple[str, str], ...]) -> None:
        """Make other buttons; while only words change, those there are stay, keyboard and all."""
        self._offered = actions
        while (item := self._row.takeAt(0)) is not None:
            item.widget().deleteLater()
        for identity, label in actions:
            button = QPushButton(label, self._actions)
            button.setObjectName(f"banner_{identity}")
            button.setProperty("action", identity)
            button.setAutoDefault(False)
            button.clicked.connect(self._on_clicked)
            self._row.addWidget(button)
            button.show()
        self._actions.setVisible(bool(actions))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons beside the text where both have room on one line."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        notice = self._notice
        if notice is None:
            return
        wanted = self.fontMetrics().horizontalAdvance(notice.text) + SPACE * 8 + ICON
        wanted += self._row.sizeHint().width() + (TARGET if notice.dismiss else 0)
        is_wide = wanted < self.width()
        direction = QBoxLayout.Direction.LeftToRight
        if not is_wide:
            direction = QBoxLayout.Direction.TopToBottom
        self._content.setDirection(direction)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground in the colour of the kind, with its icon."""
        notice = self._notice
        if notice is None:
            return
        held = tokens(self.palette())
        surface, colour = _colours(held, notice.kind)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(surface))
        painter.setPen(QPen(QColor(held.border), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        is_rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        spot = QRect(SPACE, 0, ICON, ICON)
        first = self.text.mapTo(self, self.text.contentsRect().topLeft()).y()
        if self._content.direction() == QBoxLayout.Direction.TopToBottom:
            spot.moveTop(first + (self.fontMetrics().height() - ICON) // 2)
        else:
            spot.moveTop((self.height() - ICON) // 2)
        if is_rtl:
            spot.moveRight(self.width() - SPACE)
        paint_icon(painter, spot, _ICONS.get(notice.kind, "info"), QColor(colour))
        if self.hasFocus():
            painter.setPen(QPen(QColor(held.focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _leave_room(self) -> None:
        """Leave room for the icon on the side where reading begins."""
        first, last = SPACE * 2 + ICON, SPACE
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            first, last = last, first
        self.layout().setContentsMargins(first, SPACE, last, SPACE)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of palette or of reading direction."""
        super().changeEvent(event)
        if event.type() == event.Type.LayoutDirectionChange:
            self._leave_room()
        if event.type() == event.Type.PaletteChange and self._notice is not None:
            self._close.setIcon(icon("close", self.palette()))

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().property("action"))

    def _on_closed(self) -> None:
        if self._notice is not None:
            self.chosen.emit(self._notice.dismiss)


def _colours(held: Tokens, kind: str) -> tuple[str, str]:
    return {
        "error": (held.bad_surface, held.bad),
        "warning": (held.warn_surface, held.warn),
        "good": (held.good_surface, held.good),
    }.get(kind, (held.info_surface, held.link))
