"""Two resolved children side by side, as a table: what, left, right, and why on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from editor.core.compare import Kind, Match
from editor.core.lookalikes import visible
from editor.ui.i18n import wording
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.core.compare import Cell, Row

Index = QModelIndex | QPersistentModelIndex

MATCH_ROLE = Qt.ItemDataRole.UserRole + 1
SUBJECT, LEFT, RIGHT, DIFFERENCE = range(4)


def match_word(match: Match) -> str:
    """Say in a word how much two sides have in common."""
    translate = QCoreApplication.translate
    return {
        Match.DIFFERENT: translate("Comparison", "Different"),
        Match.OTHER_REASON: translate("Comparison", "Same, other reason"),
        Match.SAME: translate("Comparison", "Same"),
    }[match]


def kind_word(kind: Kind) -> str:
    """Say in a word what a row is about."""
    translate = QCoreApplication.translate
    return {
        Kind.SETTING: translate("Comparison", "Setting"),
        Kind.TOOL: translate("Comparison", "Tool"),
        Kind.CALL: translate("Comparison", "Call"),
        Kind.FIELD: translate("Comparison", "Field"),
    }[kind]


def cell_text(cell: Cell | None, *, with_reason: bool) -> str:
    """Give one side in words, with its deciding rule when that is asked for."""
    if cell is None:
        return QCoreApplication.translate("Comparison", "Not known there")
    words = visible(wording(cell.words))
    if not with_reason or cell.why is None:
        return words
    why = wording(cell.why)
    if cell.line is not None:
        template = QCoreApplication.translate("Comparison", "{why} (line {line})")
        why = template.format(why=why, line=cell.line)
    return f"{words}\n{why}"


class ComparisonModel(QAbstractTableModel):
    """Serves the rows of a comparison; headers name the two sides."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._titles = ("", "")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows shown, in order."""
        return self._rows

    def set_rows(self, rows: tuple[Row, ...], titles: tuple[str, str]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows, self._titles = rows, titles
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many things are compared."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """What, left, right, difference."""
        return 0 if parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        translate = QCoreApplication.translate
        what = translate("Comparison", "What")
        return (what, *map(visible, self._titles), translate("Comparison", "Difference"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give the texts."""
        row, column = self._rows[index.row()], index.column()
        if role == MATCH_ROLE:
            return row.match
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        is_tip = role == Qt.ItemDataRole.ToolTipRole
        if column == SUBJECT:
            text = visible(wording(row.label))
            return plain_tooltip(f"{kind_word(row.kind)}: {text}") if is_tip else text
        if column == DIFFERENCE:
            return match_word(row.match)
        text = cell_text(row.left if column == LEFT else row.right, with_reason=is_tip)
        return plain_tooltip(text) if is_tip else text
