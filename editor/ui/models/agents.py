"""The agent list's model: rows and headings as one flat list, selection kept by path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from editor.ui.agent_rows import AgentRow, GroupRow, ListRow
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
NOWHERE = QModelIndex()


class AgentModel(QAbstractListModel):
    """Gives the rows to the view; headings can be neither selected nor focused."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ListRow, ...] = ()
        self._at: dict[str, int] = {}

    def rows(self) -> tuple[ListRow, ...]:
        """Everything listed, headings included."""
        return self._rows

    def show_rows(self, rows: tuple[ListRow, ...]) -> bool:
        """List these; gives False when only texts changed and every row kept its place."""
        if rows == self._rows:
            return False
        if _places(rows) == _places(self._rows):
            changed = [
                at for at, (old, new) in enumerate(zip(self._rows, rows, strict=True)) if old != new
            ]
            self._rows = rows
            for at in changed:
                self.dataChanged.emit(self.index(at), self.index(at))
            return False
        self.beginResetModel()
        self._rows = rows
        self._at = {row.path: at for at, row in enumerate(rows) if isinstance(row, AgentRow)}
        self.endResetModel()
        return True

    def index_of(self, path: str) -> QModelIndex:
        """The index of a path, not valid when it is not listed."""
        at = self._at.get(path)
        return self.index(at) if at is not None else QModelIndex()

    def path_at(self, index: Index) -> str:
        """The path of a row, empty for a heading."""
        row = self._rows[index.row()] if index.isValid() else None
        return row.path if isinstance(row, AgentRow) else ""

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give what the view, the delegate and a screen reader ask for."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if isinstance(row, GroupRow):
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
                return f"{row.title} {row.count}"
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.description
        if role == Qt.ItemDataRole.ToolTipRole:
            parts = (row.name, row.words, row.description, row.path)
            return plain_tooltip("\n".join(part for part in parts if part))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let agents be chosen, headings not."""
        if index.isValid() and isinstance(self._rows[index.row()], AgentRow):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


def _places(rows: tuple[ListRow, ...]) -> list[str]:
    return [row.path if isinstance(row, AgentRow) else f"\0{row.group}" for row in rows]
