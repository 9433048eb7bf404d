"""Why one tool ends as it does: the rules in the harness's order, the decider marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.explain import EFFECT_WORDS, explanation, heading
from editor.core.resolution import Step, StepEffect
from editor.ui.i18n import wording
from editor.ui.icons import icon, paint_icon
from editor.ui.models.steps import DECIDES_ROLE, STEP_ROLE, StepModel, place_text
from editor.ui.theme import SPACE, Tokens, heading_font, small_font, tokens
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QFont, QResizeEvent

    from editor.core.resolution import Resolution, Verdict

_MARK = 18  # room for the arrow of the deciding step
_NUMBER = 20
LOW = 9  # lines below which the title has only one of them


def _effect_colour(held: Tokens, effect: StepEffect) -> str:
    return {
        StepEffect.ADDS: held.good,
        StepEffect.KEEPS: held.hint,
        StepEffect.REMOVES: held.bad,
        StepEffect.BLOCKS: held.bad,
        StepEffect.ASKS: held.warn,
        StepEffect.UNKNOWN: held.unknown,
        StepEffect.NOTE: held.hint,
    }[effect]


class _StepDelegate(QStyledItemDelegate):
    """Paints a step: arrow, number, wrapped sentence, and its effect in words at the end."""

    def _layout(
        self, text: str, font: QFont, width: int, is_right: bool
    ) -> tuple[QTextLayout, int]:
        layout = QTextLayout(text, font)
        choice = QTextOption()
        choice.setWrapMode(QTextOption.WrapMode.WordWrap)
        if is_right:
            choice.setTextDirection(Qt.LayoutDirection.RightToLeft)
        layout.setTextOption(choice)
        layout.beginLayout()
        height = 0.0
        while True:
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(max(width, 40))
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout, int(height + 0.5)

    def _word(self, index: QModelIndex | QPersistentModelIndex) -> str:
        step: Step = index.data(STEP_ROLE)
        word = wording(EFFECT_WORDS[step.effect])
        return (
            self.tr("{effect}, decides").format(effect=word) if index.data(DECIDES_ROLE) else word
        )

    def _rooms(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> tuple[int, int, QFont]:
        """Give the width for the sentence, that for the effect, and the sentence's font."""
        font = heading_font(option.font) if index.data(DECIDES_ROLE) else option.font
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        small = small_font(font)
        effect = QFontMetrics(small).horizontalAdvance(self._word(index)) + SPACE * 2
        return max(width - _MARK - _NUMBER - effect - SPACE, 60), effect, font

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the row."""
        self.initStyleOption(option, index)
        option.text = ""
        option.widget.style().drawControl(
            QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget
        )
        step: Step = index.data(STEP_ROLE)
        decides = bool(index.data(DECIDES_ROLE))
        held = tokens(option.palette)
        width, effect_width, font = self._rooms(option, index)
        is_right = option.direction is Qt.LayoutDirection.RightToLeft
        whole = option.rect

        def place(left: int, room: int) -> QRect:
            rect = QRect(whole.left() + left, whole.top(), room, whole.height())
            return QStyle.visualRect(option.direction, whole, rect)

        painter.save()
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        line = option.fontMetrics.height()
        top = SPACE // 2
        if decides:
            arrow = place(2, 14)
            arrow.setTop(whole.top() + top + (line - 12) // 2)
            arrow.setHeight(12)
            name = "chevron-left" if is_right else "arrow-right"
            paint_icon(painter, arrow, name, QColor(held.focus))
        painter.setFont(font)
        number = place(_MARK, _NUMBER)
        number.adjust(0, top, 0, 0)
        alignment = QStyle.visualAlignment(
            option.direction, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        )
        painter.drawText(number, alignment, str(index.row() + 1))
        layout, _ = self._layout(place_text(step), font, width, is_right)
        text = place(_MARK + _NUMBER, width)
        layout.draw(painter, QPointF(text.left(), text.top() + top))
        painter.setFont(small_font(font))
        painter.setPen(QColor(_effect_colour(held, step.effect)))
        room = place(whole.width() - effect_width, effect_width - SPACE)
        room.adjust(0, top, 0, 0)
        alignment = QStyle.visualAlignment(
            option.direction, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        )
        painter.drawText(room, alignment, self._word(index))
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for the height of the wrapped sentence."""
        self.initStyleOption(option, index)
        width, _, font = self._rooms(option, index)
        _, height = self._layout(place_text(index.data(STEP_ROLE)), font, width, False)
        return QSize(0, height + SPACE)


class StepList(QListView):
    """A list of steps that wraps its sentences to the room it has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_StepDelegate(self))
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew for the new width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class WhyPanel(QWidget):
    """Shows the steps of the selected tool; asks for the field a step comes from."""

    field_requested = Signal(str)
    copy_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict: Verdict | None = None
        self._resolution: Resolution | None = None
        self.title = PlainLabel(parent=self)
        self.title.setObjectName("whyTitle")
        self.title.setFont(heading_font(self.font()))
        self.copy_button = QToolButton(self)
        self.copy_button.setObjectName("copyWhyButton")
        self.copy_button.setAutoRaise(True)
        self.copy_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy_button.clicked.connect(self._copy)
        self._model = StepModel(self)
        self.list = StepList(self)
        self.list.setObjectName("whyList")
        self.list.setModel(self._model)
        self.list.activated.connect(self._go)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE // 2, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(head)
        layout.addWidget(self.list, 1)
        self._retranslate()
        self.show_verdict(None, None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the title one line where the room is low, so that the steps have some of it."""
        super().resizeEvent(event)
        line = self.title.fontMetrics().height()
        is_low = event.size().height() < line * LOW
        self.title.set_elide(Qt.TextElideMode.ElideRight if is_low else None)

    def show_verdict(self, verdict: Verdict | None, resolution: Resolution | None) -> None:
        """Show the steps of one tool, or say how to choose one."""
        self._verdict, self._resolution = verdict, resolution
        self.copy_button.setEnabled(verdict is not None)
        if verdict is None:
            self.title.set_text(self.tr("Select a tool to see which rule decides, and why."))
            self._model.set_steps((), -1)
            return
        self.title.set_text(wording(heading(verdict)))
        count = len(verdict.steps)
        self._model.set_steps(verdict.steps, verdict.decider % count if count else -1)

    def decider_field(self) -> str:
        """The field the deciding step comes from, empty when it comes from elsewhere."""
        if self._verdict is None or not self._verdict.steps:
            return ""
        return self._verdict.decided_by.field

    def explanation(self) -> str:
        """The whole explanation as plain text."""
        if self._verdict is None or self._resolution is None:
            return ""
        return explanation(self._verdict, self._resolution, wording)

    def _copy(self) -> None:
        self.copy_requested.emit(self.explanation())

    def _go(self, index: QModelIndex) -> None:
        step = self._model.step(index.row())
        if step is not None and step.field:
            self.field_requested.emit(step.field)

    def _retranslate(self) -> None:
        self.copy_button.setText(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("Copy this explanation as text"))
        self.copy_button.setAccessibleName(self.tr("Copy explanation"))
        self.copy_button.setIcon(icon("copy", self.palette()))
        self.list.setAccessibleName(self.tr("Why"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language, palette or font."""
        super().changeEvent(event)
        kind = event.type()
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
            self.show_verdict(self._verdict, self._resolution)
        elif kind == QEvent.Type.FontChange:
            self.title.setFont(heading_font(self.font()))
