"""What each kind of call will do under the effective mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from editor.core.explain import DECISION_WORDS
from editor.ui.i18n import wording
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.core.resolution import Call

Index = QModelIndex | QPersistentModelIndex

DECISION_ROLE = Qt.ItemDataRole.UserRole + 1
KIND, DECISION, SOURCE = range(3)


class CallModel(QAbstractTableModel):
    """Kind of call, what happens, and where that comes from."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls: tuple[Call, ...] = ()

    def set_calls(self, calls: tuple[Call, ...]) -> None:
        """Show other calls."""
        if calls == self._calls:
            return
        self.beginResetModel()
        self._calls = calls
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many kinds of call there are."""
        return 0 if parent.isValid() else len(self._calls)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Kind, decision, source."""
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        translate = QCoreApplication.translate
        return (
            translate("CallModel", "Kind of call"),
            translate("CallModel", "What happens"),
            translate("CallModel", "Because of"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give texts, and the decision for the delegate."""
        call = self._calls[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            text = (
                wording(call.label),
                wording(DECISION_WORDS[call.decision]),
                wording(call.source),
            )[index.column()]
            return plain_tooltip(text) if role == Qt.ItemDataRole.ToolTipRole else text
        if role == DECISION_ROLE:
            return call.decision
        return None
