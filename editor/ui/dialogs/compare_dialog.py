"""Compare: two sessions for one agent, two agents under one session, or saved and unsaved."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.core.compare import Match
from editor.core.lookalikes import visible
from editor.core.problems import Severity
from editor.ui.i18n import wording
from editor.ui.models.comparison import ComparisonModel, cell_text
from editor.ui.models.problems import severity_word
from editor.ui.sample_titles import shown_title
from editor.ui.theme import SPACE, TARGET, heading_font
from editor.ui.widgets.compare_delegate import CompareDelegate
from editor.ui.widgets.plain_label import PlainLabel
from editor.ui.widgets.session_picker import SessionPicker

if TYPE_CHECKING:
    from editor.core.compare import Comparison, Row
    from editor.core.problems import Problem
    from editor.storage.sessions import SessionSummary


MOST_NOTES = 4  # what is to be known of one side, above the table


class Subject(StrEnum):
    """What is put side by side."""

    SESSIONS = "sessions"
    AGENTS = "agents"
    EDITS = "edits"


class CompareDialog(QDialog):
    """Shows a comparison; asks for the other side by its key, and stays open meanwhile.

    `other_requested(subject, key)`: a session key, the path of another agent, or "" for the saved
    state. The window answers with `show_comparison`.
    """

    other_requested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compareDialog")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._comparison: Comparison | None = None
        self._problem: Problem | None = None
        self.subject = QComboBox(self)
        self.subject.setObjectName("compareSubject")
        for kind in Subject:
            self.subject.addItem("", str(kind))
        self.subject.activated.connect(self._on_subject)
        self.sessions = SessionPicker(self, offers_files=False)
        self.sessions.setObjectName("compareSession")
        self.sessions.chosen.connect(self._on_session)
        self.agents = QComboBox(self)
        self.agents.setObjectName("compareAgent")
        self.agents.activated.connect(self._on_agent)
        self.title = PlainLabel(parent=self)
        self.title.setObjectName("compareTitle")
        self.notes = PlainLabel(parent=self, is_selectable=True)
        self.notes.setObjectName("compareNotes")
        self.search = QLineEdit(self)
        self.search.setObjectName("compareSearch")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._refill)
        self.all_rows = QCheckBox(self)
        self.all_rows.setObjectName("compareAll")
        self.all_rows.toggled.connect(self._refill)
        self._model = ComparisonModel(self)
        self.table = self._make_table()
        self.detail = PlainLabel(parent=self, is_selectable=True)
        self.detail.setObjectName("compareDetail")
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close)
        self._arrange()
        self._retranslate()
        self.resize(860, 560)

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        table.setObjectName("compareTable")
        table.setModel(self._model)
        table.setItemDelegate(CompareDelegate(table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(TARGET)
        columns = table.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.selectionModel().selectionChanged.connect(self._show_detail)
        return table

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        top.addWidget(self.subject)
        top.addWidget(self.sessions, 1)
        top.addWidget(self.agents, 1)
        middle = QHBoxLayout()
        middle.addWidget(self.search, 1)
        middle.addWidget(self.all_rows)
        bottom = QHBoxLayout()
        bottom.addWidget(self.detail, 1)
        bottom.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        layout.setSpacing(SPACE)
        layout.addLayout(top)
        layout.addWidget(self.title)
        layout.addWidget(self.notes)
        layout.addLayout(middle)
        layout.addWidget(self.table, 1)
        layout.addLayout(bottom)

    # Showing

    def show_choices(
        self,
        summaries: tuple[SessionSummary, ...],
        agents: tuple[tuple[str, str], ...],
        has_edits: bool,
    ) -> None:
        """Offer the other sides: sessions, agents as (name, path), and the saved state."""
        self.sessions.show_sessions(summaries, "", None, False)
        self.agents.clear()
        for name, path in agents:
            self.agents.addItem(visible(name), path)
        self.agents.setCurrentIndex(-1)
        self.agents.setPlaceholderText(self.tr("Choose an agent…"))
        model = self.subject.model()
        item = model.item(self.subject.findData(str(Subject.EDITS)))
        item.setEnabled(has_edits)
        self._show_pickers()

    def choose_subject(self, kind: Subject) -> None:
        """Choose what to compare; saved and unsaved is asked for at once."""
        self.subject.setCurrentIndex(self.subject.findData(str(kind)))
        self._on_subject()

    def begin(self, session: str) -> None:
        """Show something at once: what edits changed, else the next session beside this one."""
        if self.subject.model().item(self.subject.findData(str(Subject.EDITS))).isEnabled():
            self.choose_subject(Subject.EDITS)
            return
        other = self.sessions.other_than(session)
        if other:
            self.sessions.setCurrentIndex(self.sessions.findData(other))
            self._on_session(other)

    def show_comparison(
        self, comparison: Comparison | None, problem: Problem | None = None
    ) -> None:
        """Show a comparison, or say why the other side cannot be had."""
        self._comparison, self._problem = comparison, problem
        self._refill()

    def _refill(self) -> None:
        comparison = self._comparison
        if comparison is None:
            reason = wording(self._problem.message) if self._problem is not None else ""
            self.title.set_text(reason or self.tr("Choose the other side."))
            self._model.set_rows((), ("", ""))
            self.notes.hide()
            self._show_detail()
            return
        rows = comparison.rows if self.all_rows.isChecked() else comparison.differences
        words = self.search.text().casefold().split()
        rows = tuple(
            row for row in rows if all(word in wording(row.label).casefold() for word in words)
        )
        self._model.set_rows(rows, self._titles(comparison))
        count = sum(1 for row in comparison.rows if row.match is Match.DIFFERENT)
        self.title.set_text(
            self.tr("%n difference(s)", "", count)
            if count
            else self.tr("Nothing differs; the reasons may.")
            if comparison.differences
            else self.tr("Nothing differs.")
        )
        self._show_notes(comparison)
        self._show_detail()

    def _show_notes(self, comparison: Comparison) -> None:
        """Tell what is to be known of one side only, the worst first."""
        told = [
            (list(Severity).index(problem.severity), title, problem)
            for title, problems in zip(
                self._titles(comparison), comparison.to_be_known, strict=True
            )
            for problem in problems
        ]
        told.sort(key=lambda each: each[0])
        lines = [
            self.tr("{side} – {severity}: {text}").format(
                side=title, severity=severity_word(problem.severity), text=wording(problem.message)
            )
            for _, title, problem in told
        ]
        rest = len(lines) - MOST_NOTES
        if rest > 0:
            lines[MOST_NOTES:] = [self.tr("%n more to be known", "", rest)]
        self.notes.set_text("\n".join(lines))
        self.notes.setVisible(bool(lines))

    def _titles(self, comparison: Comparison) -> tuple[str, str]:
        left, right = comparison.left, comparison.right
        if left.definition.origin.path != right.definition.origin.path:
            return left.definition.name, right.definition.name
        if left.session is not right.session:
            return shown_title(left.session.title), shown_title(right.session.title)
        return self.tr("Saved"), self.tr("With unsaved edits")

    def _show_detail(self) -> None:
        indexes = self.table.selectionModel().selectedRows()
        if not indexes:
            self.detail.set_text(
                self.tr("Select a row to see what decides on both sides.")
                if self._model.rows
                else ""
            )
            return
        row: Row = self._model.rows[indexes[0].row()]
        left, right = self._titles(self._comparison)
        self.detail.set_text(
            f"{left}: {cell_text(row.left, with_reason=True)}\n"
            f"{right}: {cell_text(row.right, with_reason=True)}"
        )

    # What a person does

    def _show_pickers(self) -> None:
        kind = self.subject.currentData()
        self.sessions.setVisible(kind == Subject.SESSIONS)
        self.agents.setVisible(kind == Subject.AGENTS)

    def _on_subject(self) -> None:
        self._show_pickers()
        if self.subject.currentData() == Subject.EDITS:
            self.other_requested.emit(str(Subject.EDITS), "")
        else:
            self.show_comparison(None)

    def _on_session(self, key: str) -> None:
        self.other_requested.emit(str(Subject.SESSIONS), key)

    def _on_agent(self, index: int) -> None:
        self.other_requested.emit(str(Subject.AGENTS), self.agents.itemData(index))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Compare"))
        self.title.setFont(heading_font(self.font()))
        texts = (
            self.tr("This agent under another session"),
            self.tr("Another agent under this session"),
            self.tr("Saved and unsaved state"),
        )
        for at, text in enumerate(texts):
            self.subject.setItemText(at, text)
        self.subject.setAccessibleName(self.tr("What to compare"))
        self.sessions.setAccessibleName(self.tr("The other session"))
        self.agents.setAccessibleName(self.tr("The other agent"))
        self.search.setPlaceholderText(self.tr("Filter"))
        self.search.setAccessibleName(self.tr("Filter the comparison"))
        self.all_rows.setText(self.tr("&Show what is the same too"))
        self.table.setAccessibleName(self.tr("Comparison"))
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._refill()
