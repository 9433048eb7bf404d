"""The verdict table's rows, and what of them is shown."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from editor.core.explain import WORDS, Standing, standing
from editor.core.lookalikes import visible
from editor.core.records import record
from editor.ui.i18n import wording
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.core.resolution import Resolution, Verdict

Index = QModelIndex | QPersistentModelIndex

STANDING_ROLE = Qt.ItemDataRole.UserRole + 1
CHANGED_ROLE = Qt.ItemDataRole.UserRole + 2
TOOL, OUTCOME, WHY = range(3)


class VerdictFilter(StrEnum):
    """Which rows the table shows."""

    ALL = "all"
    YES = "yes"
    ASKS = "asks"
    NO = "no"
    UNKNOWN = "unknown"
    CHANGED = "changed"


_KEEPS: dict[VerdictFilter, frozenset[Standing]] = {
    VerdictFilter.YES: frozenset({Standing.YES, Standing.ASKS_OUTSIDE, Standing.ON_DEMAND}),
    VerdictFilter.ASKS: frozenset({Standing.ASKS, Standing.ASKS_OUTSIDE}),
    VerdictFilter.NO: frozenset(
        {Standing.NO, Standing.REMOVED, Standing.BLOCKED, Standing.REFUSED}
    ),
    VerdictFilter.UNKNOWN: frozenset({Standing.UNKNOWN}),
}


@record
class VerdictRow:
    """One tool as the table shows it."""

    verdict: Verdict
    standing: Standing
    before: Standing | None  # standing in the saved file where that differs

    @property
    def tool(self) -> str:
        """The tool's name."""
        return self.verdict.tool


def verdict_rows(resolution: Resolution | None, saved: Resolution | None) -> tuple[VerdictRow, ...]:
    """Make the rows: the child's own order first, then what it does not get."""
    if resolution is None:
        return ()
    old = {verdict.tool: standing(verdict) for verdict in saved.verdicts} if saved else None
    rows = []
    for verdict in resolution.verdicts:
        now = standing(verdict)
        was = old.get(verdict.tool, Standing.NO) if old is not None else None
        rows.append(VerdictRow(verdict, now, was if was is not now else None))
    return tuple(rows)


def shown_rows(
    rows: tuple[VerdictRow, ...], text: str, kind: VerdictFilter
) -> tuple[VerdictRow, ...]:
    """Keep the rows whose tool name holds every word typed and whose standing is asked for."""
    words = text.casefold().split()
    if not words and kind == VerdictFilter.ALL:
        return rows
    kept = _KEEPS.get(kind)
    return tuple(
        row
        for row in rows
        if (kept is None or row.standing in kept)
        and (kind != VerdictFilter.CHANGED or row.before is not None)
        and all(word in row.tool.casefold() for word in words)
    )


class VerdictModel(QAbstractTableModel):
    """Serves a tuple of rows; replacing them keeps what stayed the same."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[VerdictRow, ...] = ()

    @property
    def rows(self) -> tuple[VerdictRow, ...]:
        """The rows shown, in order."""
        return self._rows

    def set_rows(self, rows: tuple[VerdictRow, ...]) -> bool:
        """Show other rows; gives True when the list itself changed and not only its cells."""
        old = self._rows
        if rows is old:
            return False
        if len(rows) == len(old) and [row.tool for row in rows] == [row.tool for row in old]:
            self._rows = rows
            if rows:  # the view asks only for what is in sight; comparing all rows takes longer
                last = self.index(len(rows) - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return False
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
        return True

    def row_of(self, tool: str) -> int:
        """Find the row of a tool, -1 when it is not shown."""
        return next((at for at, row in enumerate(self._rows) if row.tool == tool), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many tools are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Tool, what the child gets, why."""
        return 0 if parent.isValid() else 3

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Name the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        translate = QCoreApplication.translate
        return (
            translate("VerdictModel", "Tool"),
            translate("VerdictModel", "Child gets"),
            translate("VerdictModel", "Why"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give texts; marks and icons are painted by the delegate from the roles of this module."""
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(self._text(row, index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (self._text(row, column) for column in range(3))
            return ", ".join(parts) if index.column() == TOOL else self._text(row, index.column())
        if role == STANDING_ROLE:
            return row.standing
        if role == CHANGED_ROLE:
            return row.before is not None
        return None

    def _text(self, row: VerdictRow, column: int) -> str:
        if column == TOOL:
            return visible(row.tool)
        if column == OUTCOME:
            return wording(WORDS[row.standing])
        why = visible(wording(row.verdict.decided_by.message))
        if row.before is None:
            return why
        template = QCoreApplication.translate("VerdictModel", "Was “{before}” — {why}")
        return template.format(before=wording(WORDS[row.before]), why=why)
