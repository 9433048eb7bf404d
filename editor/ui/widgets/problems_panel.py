"""Every file a harness would skip or misread: what follows, where it is, and a fix."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.core.problems import Severity
from editor.ui.i18n import wording
from editor.ui.icons import icon
from editor.ui.models.problems import LINE, WHAT, ProblemModel, ProblemRow, problem_rows
from editor.ui.theme import SPACE, TARGET, heading_font
from editor.ui.widgets.also_used_by import AlsoUsedBy
from editor.ui.widgets.plain_label import PlainLabel, escape_mnemonic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.storage.library import Library


class ProblemsView(QTreeView):
    """Return goes to the place of the problem."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return, everything else moves as usual."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            return
        super().keyPressEvent(event)


class ProblemsPanel(QWidget):
    """Lists problems; tells which one to go to and which one to fix."""

    place_chosen = Signal(str, object)  # path, Problem
    fix_chosen = Signal(str, object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemsPanel")
        self.title = PlainLabel(parent=self)
        self.title.setObjectName("problemsTitle")
        self.title.set_font_role(heading_font)
        self.also = AlsoUsedBy(self)
        self.also.changed.connect(self._show_again)
        self._shown: tuple[Sequence[Definition], Library | None, Roster] | None = None
        self.close_button = QToolButton(self)
        self.close_button.setObjectName("closeProblems")
        self.close_button.setAutoRaise(True)
        self.close_button.setMinimumSize(TARGET, TARGET)
        self.close_button.setAccessibleName(self.tr("Hide problems"))
        self.close_button.setToolTip(self.tr("Hide problems"))
        self.close_button.setIcon(icon("close", self.palette()))
        self.close_button.clicked.connect(self.closed)
        self.model = ProblemModel(self)
        self.view = ProblemsView(self)
        self.view.setObjectName("problemsView")
        self.view.setAccessibleName(self.tr("Problems"))
        self.view.setModel(self.model)
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setAlternatingRowColors(True)
        header = self.view.header()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(LINE, QHeaderView.ResizeMode.ResizeToContents)
        header.resizeSection(0, 190)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.view.entered.connect(self._go)
        self.view.doubleClicked.connect(self._go)
        self.detail = PlainLabel(parent=self, is_selectable=True)
        self.detail.setObjectName("problemDetail")
        self.go_button = QPushButton(self.tr("Go There"), self)
        self.go_button.setObjectName("goToProblem")
        self.go_button.clicked.connect(self._go)
        self.fix_button = QPushButton(self.tr("Fix"), self)
        self.fix_button.setObjectName("fixProblem")
        self.fix_button.clicked.connect(self._fix)
        top = QHBoxLayout()
        top.setContentsMargins(SPACE * 2, SPACE // 2, SPACE, SPACE // 2)
        top.addWidget(self.title, 1)
        top.addWidget(self.also)
        top.addWidget(self.close_button)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(SPACE * 2, SPACE, SPACE * 2, SPACE)
        bottom.setSpacing(SPACE)
        bottom.addWidget(self.detail, 1)
        bottom.addWidget(self.go_button)
        bottom.addWidget(self.fix_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addLayout(bottom)
        self._chosen: tuple[str, str, int | None] | None = None
        self._show_chosen(None)

    def show_problems(
        self, entries: Sequence[Definition], library: Library | None, roster: Roster
    ) -> None:
        """List the problems of all files, folders and settings."""
        others = list(roster.problems) + list(roster.settings.problems)
        if library is not None:
            others += library.problems
        self._shown = (entries, library, roster)
        also = self.also.findings(entries, library.environment) if library is not None else ()
        rows = problem_rows(entries, others, also)
        chosen = self._chosen
        if self.model.show_rows(rows):
            for at, row in enumerate(rows):
                if _key(row) == chosen:
                    self.view.setCurrentIndex(self.model.index(at, 0))
                    break
            else:
                self._show_chosen(None)
        errors = sum(1 for row in rows if row.problem.severity is Severity.ERROR)
        warnings = sum(1 for row in rows if row.problem.severity is Severity.WARNING)
        parts = [self.tr("%n problem(s)", "", errors), self.tr("%n warning(s)", "", warnings)]
        notes = len(rows) - errors - warnings
        if notes:
            parts.append(self.tr("%n note(s)", "", notes))
        self.title.set_text(" · ".join(parts) if rows else self.tr("No problems"))

    def take_focus(self) -> None:
        """Move the keyboard to the list."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.view.selectionModel().hasSelection() and self.model.rowCount():
            # Taking the focus makes the first row current without selecting it.
            flags = QItemSelectionModel.SelectionFlag
            self.view.selectionModel().setCurrentIndex(
                self.model.index(0, 0), flags.ClearAndSelect | flags.Rows
            )

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icon anew after a change of palette."""
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange:
            self.close_button.setIcon(icon("close", self.palette()))

    def _show_again(self) -> None:
        if self._shown is not None:
            self.show_problems(*self._shown)

    def _current(self) -> ProblemRow | None:
        return self.model.row(self.view.currentIndex())

    def _on_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        self._show_chosen(self.model.row(current))

    def _show_chosen(self, row: ProblemRow | None) -> None:
        self._chosen = _key(row) if row is not None else None
        self.detail.set_text(wording(row.problem.message) if row is not None else "")
        self.go_button.setEnabled(row is not None and bool(row.path))
        fix = row.problem.fix if row is not None else None
        self.fix_button.setEnabled(fix is not None)
        self.fix_button.setText(
            escape_mnemonic(wording(fix.title)) if fix is not None else self.tr("Fix")
        )

    def _go(self) -> None:
        row = self._current()
        if row is not None and row.path:
            self.place_chosen.emit(row.path, row.problem)

    def _fix(self) -> None:
        row = self._current()
        if row is not None and row.problem.fix is not None:
            self.fix_chosen.emit(row.path, row.problem)


def _key(row: ProblemRow) -> tuple[str, str, int | None]:
    return row.path, row.problem.code, row.problem.line
