"""Serves the rows of a tool list to its table, and says what a person asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from editor.core.lookalikes import visible
from editor.core.session import ToolState
from editor.core.tools import RISKY
from editor.ui.i18n import wording
from editor.ui.models.tool_rows import EFFECT_HELP, EFFECT_WORDS, Place, ToolRow
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject


translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

NAME, EFFECT, ORIGIN = range(3)
EFFECT_ROLE = Qt.ItemDataRole.UserRole + 1
CHANGED_ROLE = Qt.ItemDataRole.UserRole + 2
MIME_TYPE = "application/x-subagent-editor-tool-row"


def count_text(count: int) -> str:
    """Say how many tools an entry stands for."""
    if count == 0:
        return translate("Tools", "no tool")
    if count == 1:
        return translate("Tools", "1 tool")
    return translate("Tools", "{count} tools").format(count=count)


def hits_text(hits: Sequence[str]) -> str:
    """Say which tools an entry stands for."""
    if not hits:
        return translate("Tools", "Stands for no tool of the chosen session.")
    shown = ", ".join(hits[:8])
    if len(hits) > 8:
        template = translate("Tools", "Stands for {count}: {tools} and more")
    else:
        template = translate("Tools", "Stands for {count}: {tools}")
    return template.format(count=count_text(len(hits)), tools=shown)


class ToolModel(QAbstractTableModel):
    """Serves a tuple of rows; it changes nothing itself and says what a person asked for."""

    toggled = Signal(int, bool)
    """A row's box was clicked: the row, and whether it is to be listed."""
    moved = Signal(int, int)
    """A row was dropped before another row (or behind the last)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ToolRow, ...] = ()
        self.is_read_only = False

    @property
    def rows(self) -> tuple[ToolRow, ...]:
        """The rows shown, in order."""
        return self._rows

    def set_rows(self, rows: tuple[ToolRow, ...]) -> None:
        """Show other rows; selection and current row follow their tools."""
        old = self._rows
        if rows == old:
            return
        keys, old_keys = [row.key for row in rows], [row.key for row in old]
        if keys == old_keys:
            self._rows = rows
            changed = [at for at, row in enumerate(rows) if row != old[at]]
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], ORIGIN))
        elif len(keys) == len(old_keys) and set(keys) == set(old_keys):
            self.layoutAboutToBeChanged.emit()
            held = self.persistentIndexList()
            places = {key: at for at, key in enumerate(keys)}
            self._rows = rows
            new = [self.index(places[old_keys[at.row()]], at.column()) for at in held]
            self.changePersistentIndexList(held, new)
            self.layoutChanged.emit()
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def row_of(self, key: tuple[str, int]) -> int:
        """Find a row, -1 when it is not there."""
        return next((at for at, row in enumerate(self._rows) if row.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many tools are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Tool, effect, origin."""
        return 0 if parent.isValid() else 3

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Name and explain the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Tool"), self.tr("Effect"), self.tr("Origin"))[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(
                (
                    self.tr("Ticked: the file lists this tool. Rows stand in the file's order."),
                    self.tr("What calling the tool can do."),
                    self.tr("Whether the parent session has the tool, or only the file names it."),
                )[section]
            )
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be ticked, listed ones dragged."""
        flag = Qt.ItemFlag
        if not index.isValid():
            return flag.NoItemFlags if self.is_read_only else flag.ItemIsDropEnabled
        result = flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemNeverHasChildren
        if not self.is_read_only:
            if index.column() == NAME:
                result |= flag.ItemIsUserCheckable
            if self._rows[index.row()].is_listed:
                result |= flag.ItemIsDragEnabled
        return result

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give texts and marks; colours and icons are the delegate's."""
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (visible(row.name), self.effect_text(row), self.origin_text(row))[column]
        if role == Qt.ItemDataRole.CheckStateRole and column == NAME:
            if row.is_default:
                return Qt.CheckState.PartiallyChecked
            return Qt.CheckState.Checked if row.is_listed else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(self._help(row, column))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row) if column == NAME else self.data(index)
        if role == EFFECT_ROLE:
            return row.worst_effect
        if role == CHANGED_ROLE:
            return row.is_changed
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Pass a click on a box on; the document answers it."""
        if role != Qt.ItemDataRole.CheckStateRole or self.is_read_only:
            return False
        row = self._rows[index.row()]
        self.toggled.emit(index.row(), not (row.is_listed or row.is_default))
        return False

    def effect_text(self, row: ToolRow) -> str:
        """Say what matters most of what a tool can do."""
        return wording(EFFECT_WORDS[row.worst_effect])

    def origin_text(self, row: ToolRow) -> str:
        """Say where a row's tool is known from."""
        match row.place:
            case Place.PARENT:
                return self._parent_text(row)
            case Place.LISTED:
                return self.tr("listed only")
            case Place.KEPT:
                return self.tr("kept as is")
            case Place.PATTERN:
                return count_text(len(row.hits))
            case Place.KNOWN:
                return "—"

    def _parent_text(self, row: ToolRow) -> str:
        if row.state is ToolState.INACTIVE:
            return self.tr("parent, off")
        kind, _, detail = visible(row.origin).partition(":")
        match kind:
            case "mcp" if detail:
                return self.tr("parent, MCP {server}").format(server=detail)
            case "plugin" | "extension" if detail:
                return self.tr("parent, {plugin}").format(plugin=detail)
            case _:
                return self.tr("parent")

    def _help(self, row: ToolRow, column: int) -> str:
        if column == EFFECT:
            return "\n".join(
                wording(text) for effect, text in EFFECT_HELP.items() if effect in row.effects
            )
        if column == ORIGIN:
            return self._origin_help(row)
        lines = [row.name]
        if row.description:
            lines.append(wording(row.description))
        if row.is_default:
            lines.append(self.tr("In effect because the file lists no tools."))
        if row.is_changed:
            lines.append(self._change_text(row))
        return "\n".join(lines)

    def _origin_help(self, row: ToolRow) -> str:
        match row.place:
            case Place.PARENT if row.state is ToolState.DEFERRED:
                return self.tr("The parent session has it and loads it after a search.")
            case Place.PARENT if row.state is ToolState.INACTIVE:
                return self.tr("The parent session knows it, but has it switched off.")
            case Place.PARENT:
                return self.tr("The chosen parent session has this tool.")
            case Place.LISTED:
                return self.tr("The file lists it; the chosen parent session does not have it.")
            case Place.KEPT:
                return self.tr("Only the file knows this name. It is kept as written.")
            case Place.PATTERN if row.hits:
                return (
                    self.tr("Stands for these tools of the session:")
                    + "\n"
                    + "\n".join(row.hits[:30])
                )
            case Place.PATTERN:
                return self.tr("Stands for no tool of the chosen session.")
            case Place.KNOWN:
                return self.tr("The harness knows it; the chosen parent session does not have it.")

    def _change_text(self, row: ToolRow) -> str:
        if row.is_listed:
            return self.tr("Added since the last save.")
        return self.tr("Removed since the last save.")

    def _spoken(self, row: ToolRow) -> str:
        if row.is_default:
            mark = self.tr("by default")
        else:
            mark = self.tr("listed") if row.is_listed else self.tr("not listed")
        is_absent = row.place is Place.KNOWN
        origin = self.tr("not in session") if is_absent else self.origin_text(row)
        parts = [visible(row.name), mark, self.effect_text(row), origin]
        if row.effects and RISKY & set(row.effects):
            parts.append(self.tr("risky"))
        if row.is_changed:
            parts.append(self._change_text(row))
        return ", ".join(parts)

    def supportedDropActions(self) -> Qt.DropAction:
        """Rows are moved, never copied."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Only rows of a tool list can be dropped."""
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Carry the number of the dragged row."""
        data = QMimeData()
        row = min((index.row() for index in indexes), default=-1)
        data.setData(MIME_TYPE, f"{id(self)}:{row}".encode())
        return data

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Ask for the move; the rows change when the document has changed."""
        owner, _, number = bytes(data.data(MIME_TYPE).data()).decode().partition(":")
        if self.is_read_only or owner != str(id(self)) or not number.isdigit():
            return False
        if row < 0:
            row = parent.row() if parent.isValid() else len(self._rows)
        self.moved.emit(int(number), row)
        return False
