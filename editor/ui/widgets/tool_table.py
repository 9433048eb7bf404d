"""The table of tools: keys, drag and column widths; it knows rows, not documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView

from editor.ui.models.tools import EFFECT, NAME, ORIGIN, ToolModel
from editor.ui.theme import SPACE
from editor.ui.widgets.tool_delegate import ToolDelegate, row_height

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from editor.ui.models.tool_rows import ToolRow

MOST_ROWS = 9
FEWEST_ROWS = 2
MOST_MEASURED = 200  # rows by which the widths of the columns are judged


class ToolTable(QTableView):
    """Space toggles the selected rows, Alt+Up and Alt+Down move the current one."""

    toggle_requested = Signal(list, bool)
    """Numbers of rows, and whether they are to be listed."""
    move_requested = Signal(int, int)
    """The row, and how many listed rows to move it by."""

    def __init__(self, model: ToolModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self.setModel(model)
        self.setItemDelegate(ToolDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(SPACE * 5)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        vertical = self.verticalHeader()
        vertical.hide()
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit_rows()
        model.modelReset.connect(self.fit)

    def chosen_rows(self) -> list[int]:
        """Give the selected rows, else the current one."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = [row for row in rows if not self.isRowHidden(row)]
        current = self.currentIndex().row()
        return rows or ([current] if current >= 0 else [])

    def select_keys(self, keys: set[tuple[str, int]], current: tuple[str, int] | None) -> None:
        """Select the rows of these tools again, after the list was another for a moment."""
        selection = self.selectionModel()
        flag = QItemSelectionModel.SelectionFlag
        if current is not None and (row := self._rows.row_of(current)) >= 0:
            index = self._rows.index(row, NAME)
            selection.setCurrentIndex(index, flag.NoUpdate)
        for row, held in enumerate(self._rows.rows):
            if held.key in keys:
                selection.select(self._rows.index(row, NAME), flag.Select | flag.Rows)

    def chosen_keys(self) -> tuple[set[tuple[str, int]], tuple[str, int] | None]:
        """Give what `select_keys` takes."""
        rows: tuple[ToolRow, ...] = self._rows.rows
        current = self.currentIndex()
        keys = {rows[index.row()].key for index in self.selectionModel().selectedRows()}
        return keys, rows[current.row()].key if current.isValid() else None

    def event(self, event: QEvent) -> bool:
        """Claim Alt+Up and Alt+Down before the window's own actions of these keys."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _step(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle and move rows by key."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select) and not event.modifiers():
            self._toggle()
            return
        if (step := _step(event)) and self.currentIndex().isValid():
            if not self._rows.is_read_only:
                self.move_requested.emit(self.currentIndex().row(), step)
            return
        super().keyPressEvent(event)

    def _toggle(self) -> None:
        rows = self.chosen_rows()
        if not rows or self._rows.is_read_only:
            return
        current = self.currentIndex().row()
        leader = self._rows.rows[current if current in rows else rows[0]]
        self.toggle_requested.emit(rows, not (leader.is_listed or leader.is_default))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have a current row, so that Space means something at once."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._rows.rowCount():
            first = next(
                (row for row in range(self._rows.rowCount()) if not self.isRowHidden(row)), 0
            )
            self.selectionModel().setCurrentIndex(
                self._rows.index(first, NAME), QItemSelectionModel.SelectionFlag.NoUpdate
            )

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Stay in the first column, whose text says everything about the row."""
        index = super().moveCursor(action, modifiers)
        return index.siblingAtColumn(NAME) if index.isValid() else index

    def fit(self) -> None:
        """Fit columns to their texts and the height to the rows."""
        self._fit_rows()
        metrics = self.fontMetrics()
        rows = self._rows.rows
        model = self._rows
        header = self.horizontalHeader()
        sample = rows[:: max(1, len(rows) // MOST_MEASURED)]
        wanted = {}
        for column, texts, extra in (
            (EFFECT, {model.effect_text(row) for row in sample}, 16 + SPACE * 2),
            (ORIGIN, {model.origin_text(row) for row in sample}, SPACE * 2),
        ):
            widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
            title = model.headerData(column, Qt.Orientation.Horizontal)
            wanted[column] = max(widest + extra, metrics.horizontalAdvance(title) + SPACE * 3)
        name = max((metrics.horizontalAdvance(row.name) for row in sample), default=0)
        name += 24 + SPACE * 2
        # The effect is worth most room, then the name; the origin is shortened first.
        room = self.viewport().width()
        effect = min(wanted[EFFECT], room * 2 // 5)
        least = metrics.horizontalAdvance("x" * 7) + SPACE * 2
        origin = max(min(wanted[ORIGIN], room - effect - name), min(least, wanted[ORIGIN]))
        for column, width in ((EFFECT, effect), (ORIGIN, origin)):
            if header.sectionSize(column) != width:
                header.resizeSection(column, width)

    def _fit_rows(self) -> None:
        height = row_height(self.fontMetrics().height())
        vertical = self.verticalHeader()
        if vertical.defaultSectionSize() != height:
            vertical.setMinimumSectionSize(height)
            vertical.setDefaultSectionSize(height)
        shown = sum(not self.isRowHidden(row) for row in range(min(self._rows.rowCount(), 200)))
        rows = min(max(shown, FEWEST_ROWS), MOST_ROWS)
        # Half a row says that there is more.
        wanted = height * rows + (height // 2 if shown > MOST_ROWS else 0)
        wanted += self.horizontalHeader().sizeHint().height() + self.frameWidth() * 2
        if wanted != self.minimumHeight() or wanted != self.maximumHeight():
            self.setFixedHeight(wanted)

    def sizeHint(self) -> QSize:
        """Ask for the fitted height and little width."""
        return QSize(SPACE * 40, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Accept a narrow pane."""
        return QSize(SPACE * 25, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another width out."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit to another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()


def _step(event: QKeyEvent) -> int:
    """Give the direction of Alt+Up and Alt+Down, 0 for other keys."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if plain != Qt.KeyboardModifier.AltModifier:
        return 0
    return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
