"""The problems of all files as a table: which file, which line, what is wrong and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor, QGuiApplication

from editor.core.lookalikes import visible
from editor.core.problems import Severity
from editor.core.records import record
from editor.ui.i18n import wording
from editor.ui.icons import tinted_icon
from editor.ui.theme import tokens
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QObject

    from editor.core.definition import Definition
    from editor.core.problems import Problem

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
FILE, LINE, WHAT = range(3)
ORDER = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}
translate = QCoreApplication.translate


@record
class ProblemRow:
    """One problem with the file it is in; no path when it concerns a folder or a setting."""

    path: str
    name: str
    problem: Problem


def problem_rows(
    entries: Sequence[Definition], others: Iterable[Problem], also: Iterable[Problem] = ()
) -> tuple[ProblemRow, ...]:
    """List every problem, the worst first, then by file and line.

    `others` are about folders and settings; `also` is what other systems make of the files.
    """
    rows = [
        ProblemRow(entry.origin.path, entry.origin.file_name, problem)
        for entry in entries
        for problem in entry.problems
    ]
    rows += [ProblemRow("", _file_name(problem.path), problem) for problem in others]
    rows += [ProblemRow(problem.path, _file_name(problem.path), problem) for problem in also]
    rows.sort(key=lambda row: (ORDER[row.problem.severity], row.name, row.problem.line or 0))
    return tuple(rows)


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rsplit("/", 1)[-1]


class ProblemModel(QAbstractTableModel):
    """Gives problems to the view; refreshed whole, which is cheap."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ProblemRow, ...] = ()

    def show_rows(self, rows: tuple[ProblemRow, ...]) -> bool:
        """List these; False when they are listed already."""
        if rows == self._rows:
            return False
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
        return True

    def row(self, index: Index) -> ProblemRow | None:
        """The problem of a row."""
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many problems there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """File, line, what."""
        return 0 if parent.isValid() else 3

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("Problems", "File"),
            translate("Problems", "Line"),
            translate("Problems", "What is wrong and what follows"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give text, icon and what a screen reader says."""
        row = self.row(index)
        if row is None:
            return None
        problem = row.problem
        if role == Qt.ItemDataRole.DisplayRole:
            line = str(problem.line) if problem.line is not None else ""
            said = visible(wording(problem.message))
            return (visible(row.name), line, said)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(f"{row.path or row.name}\n{wording(problem.message)}")
        if role == Qt.ItemDataRole.DecorationRole and index.column() == FILE:
            palette = QGuiApplication.palette()
            held = tokens(palette)
            name, colour = {
                Severity.ERROR: ("error", held.bad),
                Severity.WARNING: ("warning", held.warn),
                Severity.INFO: ("info", held.link),
            }[problem.severity]
            return tinted_icon(name, QColor(colour), palette)
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == FILE:
            return f"{severity_word(problem.severity)}, {visible(row.name)}"
        return None


def severity_word(severity: Severity) -> str:
    """Name a severity."""
    return {
        Severity.ERROR: translate("Problems", "Problem"),
        Severity.WARNING: translate("Problems", "Warning"),
        Severity.INFO: translate("Problems", "Note"),
    }[severity]
