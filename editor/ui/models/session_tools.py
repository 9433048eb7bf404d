"""The tools of a session that is being changed to play what-if."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from editor.core.lookalikes import visible
from editor.core.records import replace
from editor.core.session import Tool, ToolState

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

Index = QModelIndex | QPersistentModelIndex
NAME, ORIGIN, STATE = range(3)
STATES = tuple(ToolState)


def state_word(state: ToolState) -> str:
    """Say in a word whether the parent can call a tool."""
    translate = QCoreApplication.translate
    return {
        ToolState.ACTIVE: translate("SessionTools", "Active"),
        ToolState.DEFERRED: translate("SessionTools", "After a search"),
        ToolState.INACTIVE: translate("SessionTools", "Inactive"),
    }[state]


class SessionToolsModel(QAbstractTableModel):
    """Name, origin and state of each tool; the order is the session's own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools: tuple[Tool, ...] = ()

    @property
    def tools(self) -> tuple[Tool, ...]:
        """The tools as they stand now."""
        return self._tools

    def set_tools(self, tools: tuple[Tool, ...]) -> None:
        """Show other tools."""
        self.beginResetModel()
        self._tools = tools
        self.endResetModel()

    def add(self, tools: tuple[Tool, ...]) -> None:
        """Put tools at the end; a name that is there already is left as it is."""
        held = {tool.name for tool in self._tools}
        fresh = []
        for tool in tools:
            if tool.name not in held:
                held.add(tool.name)
                fresh.append(tool)
        if fresh:
            count = len(self._tools)
            self.beginInsertRows(QModelIndex(), count, count + len(fresh) - 1)
            self._tools += tuple(fresh)
            self.endInsertRows()

    def remove(self, rows: set[int]) -> None:
        """Take tools out."""
        if rows:
            self.set_tools(tuple(tool for at, tool in enumerate(self._tools) if at not in rows))

    def set_state(self, rows: set[int], state: ToolState) -> None:
        """Give tools another state."""
        self._tools = tuple(
            replace(tool, state=state) if at in rows else tool
            for at, tool in enumerate(self._tools)
        )
        if rows:
            self.dataChanged.emit(self.index(min(rows), 0), self.index(max(rows), STATE))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many tools the session has."""
        return 0 if parent.isValid() else len(self._tools)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Name, origin, state."""
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        translate = QCoreApplication.translate
        return (
            translate("SessionTools", "Tool"),
            translate("SessionTools", "Comes from"),
            translate("SessionTools", "The parent can call it"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give the texts."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        tool = self._tools[index.row()]
        return (visible(tool.name), visible(tool.origin), state_word(tool.state))[index.column()]
