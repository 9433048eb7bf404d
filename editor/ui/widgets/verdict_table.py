"""The table of tools in the preview: one row for each tool, with its outcome and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from editor.ui.models.verdicts import TOOL, VerdictModel
from editor.ui.theme import SPACE, TARGET, heading_font
from editor.ui.widgets.outcome_delegate import OutcomeDelegate

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from editor.core.resolution import Verdict

_MEASURED_ROWS = 200  # outcomes beyond them are words seen before
_LEAST_COLUMN = 72  # pixels


class VerdictTable(QTableView):
    """The table of tools; F4 and Return ask for the field that decides."""

    jump_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("verdictTable")
        self.verdicts = VerdictModel(self)
        self.setModel(self.verdicts)
        self.setItemDelegate(OutcomeDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setStretchLastSection(True)
        columns.setMinimumSectionSize(_LEAST_COLUMN)

    def fit_columns(self) -> None:
        """Give tool and outcome the room their texts need, within reason; why takes the rest."""
        metrics = self.fontMetrics()
        total = self.viewport().width()
        rows = self.verdicts.rows
        longest = max((row.tool for row in rows), key=len, default="")
        tool = min(metrics.horizontalAdvance(longest) + SPACE * 3, max(total * 3 // 10, 96))
        measured = range(min(len(rows), _MEASURED_ROWS))
        words = {self.verdicts.index(at, 1).data() for at in measured}
        bold = QFontMetrics(heading_font(self.font()))  # of what edits changed
        outcome = max((bold.horizontalAdvance(word) for word in words), default=60)
        header = self.horizontalHeader()
        header.resizeSection(0, max(tool, _LEAST_COLUMN))
        header.resizeSection(1, min(outcome + 16 + SPACE * 3, max(total * 2 // 5, 120)))
        self.verticalHeader().setDefaultSectionSize(max(TARGET, metrics.height() + SPACE))

    def select_row(self, row: int) -> None:
        """Make a row the selected and the current one."""
        flags = QItemSelectionModel.SelectionFlag
        index = self.verdicts.index(row, TOOL)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def selected(self) -> Verdict | None:
        """The verdict of the selected row."""
        indexes = self.selectionModel().selectedRows()
        return self.verdicts.rows[indexes[0].row()].verdict if indexes else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into other room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return and F4 jump, everything else move as usual."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F4):
            self.jump_requested.emit()
            return
        super().keyPressEvent(event)
