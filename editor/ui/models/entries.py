"""The rows of a plain list of texts, with what a pattern among them stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from editor.core.lookalikes import visible
from editor.ui.models.tools import count_text
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

Index = QModelIndex | QPersistentModelIndex


class EntryModel(QAbstractListModel):
    """Serves a tuple of texts; an edit is passed on, and the document answers it."""

    edited = Signal(int, str)
    """A row was rewritten by a person."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[str, ...] = ()
        self._hits: tuple[tuple[str, ...] | None, ...] = ()
        self.is_read_only = False

    @property
    def rows(self) -> tuple[str, ...]:
        """The texts shown."""
        return self._rows

    def set_rows(self, rows: tuple[str, ...], hits: tuple[tuple[str, ...] | None, ...]) -> None:
        """Show other texts, each with the tools it stands for (None where it is no pattern)."""
        if (rows, hits) == (self._rows, self._hits):
            return
        if len(rows) == len(self._rows):
            self._rows, self._hits = rows, hits
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))
            return
        self.beginResetModel()
        self._rows, self._hits = rows, hits
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many texts there are."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be rewritten unless the definition is read-only."""
        flags = super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        return flags if self.is_read_only else flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a text; shown with the number of tools it stands for."""
        text, hits = self._rows[index.row()], self._hits[index.row()]
        if role == Qt.ItemDataRole.EditRole:
            return text
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if hits is None:
                return visible(text)
            count = count_text(len(hits))
            return self.tr("{entry} — {count}").format(entry=visible(text), count=count)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip("\n".join((text, *(hits or ())[:30])))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Pass an edit on."""
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or text == self._rows[index.row()]:
            return False
        self.edited.emit(index.row(), text)
        return False
