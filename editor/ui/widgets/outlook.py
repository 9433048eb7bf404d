"""Beside the tools: what calls will do, and how mode and model of the child come about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.core.resolution import Decision
from editor.ui.i18n import wording
from editor.ui.icons import paint_icon
from editor.ui.models.calls import DECISION, DECISION_ROLE, SOURCE, CallModel
from editor.ui.models.steps import place_text
from editor.ui.theme import SPACE, TARGET, Tokens, heading_font, small_font, tokens
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex

    from editor.core.harness import Harness
    from editor.core.resolution import Call, Resolution, Trace
    from editor.core.session import Session

ICONS = {
    Decision.ALLOW: "yes",
    Decision.ASK: "ask",
    Decision.DENY: "blocked",
    Decision.UNKNOWN: "unknown",
}


def _colour(held: Tokens, decision: Decision) -> str:
    return {
        Decision.ALLOW: held.good,
        Decision.ASK: held.warn,
        Decision.DENY: held.bad,
        Decision.UNKNOWN: held.unknown,
    }[decision]


class _CallDelegate(QStyledItemDelegate):
    """Paints the decision with its icon and word."""

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
        room = option.rect.adjusted(SPACE, 0, -SPACE // 2, 0)
        colour = option.palette.color(QPalette.ColorRole.Text)
        painter.save()
        if index.column() == DECISION:
            decision: Decision = index.data(DECISION_ROLE)
            colour = QColor(_colour(held, decision))
            place = QRect(room.left(), room.center().y() - 7, 16, 16)
            place = QStyle.visualRect(option.direction, room, place)
            paint_icon(painter, place, ICONS[decision], colour)
            if option.direction is Qt.LayoutDirection.RightToLeft:
                room.adjust(0, 0, -16 - SPACE // 2, 0)
            else:
                room.adjust(16 + SPACE // 2, 0, 0, 0)
        elif index.column() == SOURCE:
            colour = QColor(held.hint)
        painter.setPen(colour)
        alignment = QStyle.visualAlignment(
            option.direction, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        shown = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, max(room.width(), 0)
        )
        painter.drawText(room, alignment, shown)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Leave room for the icon."""
        hint = super().sizeHint(option, index)
        extra = 16 + SPACE // 2 if index.column() == DECISION else 0
        return QSize(hint.width() + extra + SPACE * 2, max(hint.height(), TARGET))


class CallsView(QWidget):
    """The table of calls, or a sentence where the harness decides nothing by call."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = CallModel(self)
        self.table = QTableView(self)
        self.table.setObjectName("callsTable")
        self.table.setModel(self._model)
        self.table.setItemDelegate(_CallDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.verticalHeader().hide()
        columns = self.table.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setStretchLastSection(True)
        self._empty = PlainLabel(parent=self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE // 2, 0, 0)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._empty, 0, Qt.AlignmentFlag.AlignTop)
        self._retranslate()
        self.show_calls(())

    def show_calls(self, calls: tuple[Call, ...]) -> None:
        """Show what each kind of call will do."""
        self._model.set_calls(calls)
        self.table.setVisible(bool(calls))
        self._empty.setVisible(not calls)
        height = max(TARGET, self.fontMetrics().height() + SPACE)
        self.table.verticalHeader().setDefaultSectionSize(height)

    def _retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("What calls do"))
        self._empty.set_text(self.tr("Choose an agent and a parent session to see what calls do."))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


class OutlookPanel(QScrollArea):
    """Permission mode, model and thinking with their sources; what the preview cannot know."""

    field_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outlookPanel")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._resolution: Resolution | None = None
        self._session: Session | None = None
        self._system = ""
        self._settings: tuple[str, ...] = ()  # what a definition of this kind can say
        self._page = QWidget(self)
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(0, SPACE, SPACE, SPACE)
        self._column.setSpacing(SPACE // 2)
        self.setWidget(self._page)
        self._is_stale = True
        self._retranslate()

    def show_outlook(
        self,
        resolution: Resolution | None,
        session: Session | None,
        harness: Harness | None = None,
        kind: str = "agent",
    ) -> None:
        """Show how mode and model come about; built only while the page is visible."""
        if resolution is self._resolution and session is self._session:
            return
        self._resolution, self._session = resolution, session
        self._system = harness.title if harness is not None else ""
        self._settings = tuple(
            field.name
            for field in (harness.fields if harness is not None else ())
            if kind in field.definition_kinds
        )
        self._is_stale = True
        if self.isVisible():
            self._rebuild()

    def showEvent(self, event: QEvent) -> None:
        """Build the page when it comes into view."""
        super().showEvent(event)
        if self._is_stale:
            self._rebuild()

    def _rebuild(self) -> None:
        self._is_stale = False
        while (entry := self._column.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        resolution = self._resolution
        if resolution is None:
            self._line(self.tr("Choose an agent and a parent session."))
        else:
            self._facts(resolution)
        self._column.addStretch(1)

    def _facts(self, resolution: Resolution) -> None:
        self._trace(self.tr("Permission mode"), resolution.permission, ("permission",))
        self._trace(self.tr("Model"), resolution.model, ("model",))
        if resolution.thinking is not None:
            self._trace(self.tr("Thinking"), resolution.thinking, ("thinking", "effort"))
        changes = {
            True: self.tr("This child can change files."),
            False: self.tr("This child cannot change files by itself."),
            None: self.tr("It is not known whether this child can change files."),
        }
        self._head(self.tr("At a glance"))
        self._line(changes[resolution.can_change_files])
        if resolution.label:
            self._line(self.tr("The parent sees: {label}").format(label=resolution.label))
        delegation = resolution.delegation
        for note in (delegation.badge, delegation.note):
            if note is not None:
                self._line(wording(note))
        if resolution.problems:
            self._head(self.tr("Worth knowing"))
            for problem in resolution.problems:
                self._line(wording(problem.message))
        if resolution.limits:
            self._head(self.tr("What this preview cannot know"))
            for limit in resolution.limits:
                self._line(wording(limit))

    def _trace(self, title: str, trace: Trace, settings: tuple[str, ...]) -> None:
        """Show a value with how it came about; `settings` are how fields for it are called."""
        value = trace.effective
        self._head(title)
        self._line(str(value) if value is not None else self.tr("Not known"), is_strong=True)
        for step in trace.steps:
            self._line(place_text(step), is_small=True)
        if self._system and not any(name.startswith(settings) for name in self._settings):
            text = self.tr("The definitions of {system} have no setting for this.")
            self._line(text.format(system=self._system), is_small=True)

    def _head(self, text: str) -> None:
        label = PlainLabel(text, self._page)
        label.setFont(heading_font(self.font()))
        if self._column.count():
            self._column.addSpacing(SPACE // 2)
        self._column.addWidget(label)

    def _line(self, text: str, *, is_strong: bool = False, is_small: bool = False) -> None:
        label = PlainLabel(text, self._page, is_selectable=True)
        if is_small:
            label.setFont(small_font(self.font()))
        if is_strong:
            label.setFont(heading_font(self.font()))
        self._column.addWidget(label)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Mode, model and limits"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._retranslate()
            self._is_stale = True
            if self.isVisible():
                self._rebuild()
