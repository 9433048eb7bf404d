"""One change to several agents, with every file's diff in view before anything is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.core.definition import FieldKind
from editor.core.lookalikes import visible
from editor.core.text import unified_diff
from editor.ui.bulk import BulkChange, BulkResult, work_out
from editor.ui.dialogs.frame import Frame, Role
from editor.ui.edit_words import describe_bulk
from editor.ui.i18n import wording
from editor.ui.icons import icon, tinted_icon
from editor.ui.theme import SPACE, tokens
from editor.ui.widgets.diff_view import DiffView
from editor.ui.widgets.form_line import FormLine
from editor.ui.widgets.name_boxes import add_names
from editor.ui.widgets.plain_label import PlainLabel, plain_tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.core.definition import Definition, Field
    from editor.core.harness import Harness

SOON = 120  # milliseconds after typing before the diffs are worked out
KINDS = (FieldKind.CHOICE, FieldKind.MODEL, FieldKind.TOOLS)
NOT_SET = "\0not-set"


class BulkDialog(Frame):
    """Chooses a field and its new value; lists what becomes of each file."""

    save_requested = Signal(list, str)  # what becomes of each file, and what the change is called

    def __init__(
        self,
        harness: Harness,
        rules: str,
        definitions: Sequence[Definition],
        saved: Mapping[str, Definition | None],
        left_out: int,
        models: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("bulkDialog", "", parent)
        self.setWindowTitle(self.tr("Change Several Agents"))
        self._harness = harness
        self._rules = rules
        self._definitions = tuple(definitions)
        self._saved = saved  # by path; None for a file that is not on disk yet
        self._results: tuple[BulkResult, ...] = ()
        detail = self.tr("Nothing is written until you choose Save All.")
        if left_out:
            more = self.tr("%n read-only agent(s) are left out.", "", left_out)
            detail = f"{detail} {more}"
        self.add_heading(self.tr("Change %n agent(s)", "", len(definitions)), detail)
        self._fields = [field for field in harness.fields if field.kind in KINDS]
        self.what = QComboBox(self)
        self.what.setObjectName("bulkField")
        self.what.setAccessibleName(self.tr("What to change"))
        self._editors = QStackedWidget(self)
        self._inputs: list[tuple[Field, bool, QWidget]] = []
        for field in self._fields:
            label = wording(field.label)
            if field.kind is FieldKind.TOOLS:
                self._add(field, self.tr("Add to {field}").format(field=label), self._tool(), False)
                self._add(
                    field, self.tr("Remove from {field}").format(field=label), self._tool(), True
                )
            elif field.kind is FieldKind.CHOICE:
                self._add(field, label, self._choice(field), False)
            else:
                self._add(field, label, self._model(models), False)
        self.what.currentIndexChanged.connect(self._on_what)
        rows = QFormLayout()
        rows.setVerticalSpacing(SPACE)
        rows.setHorizontalSpacing(SPACE * 2)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        rows.addRow(self.tr("What to change"), self.what)
        rows.addRow(self.tr("New value"), self._editors)
        self._editors.setSizePolicy(self.what.sizePolicy())
        self.column.addLayout(rows)
        self.files = QListWidget(self)
        self.files.setObjectName("bulkFiles")
        self.files.setAccessibleName(self.tr("What becomes of each file"))
        self.files.currentRowChanged.connect(self._show_row)
        self.diff = DiffView(self)
        self.diff.setObjectName("bulkDiff")
        self._lost = FormLine("remark", self)
        self._lost.setObjectName("bulkRemark")
        self._lost.hide()
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(self.files)
        splitter.addWidget(self.diff)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([240, 520])
        splitter.setChildrenCollapsible(False)
        self.column.addWidget(splitter, 1)
        self.column.addWidget(self._lost)
        self.summary = PlainLabel(parent=self)
        self.summary.setObjectName("bulkSummary")
        self.column.addWidget(self.summary)
        self.save_button = self.add_button(
            "bulkSave", self.tr("Save All"), self._save, Role.AcceptRole, is_default=True
        )
        self.add_cancel()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._work_out)
        self._on_what()
        self._work_out()
        self.finish(110, 34)

    # Building

    def _add(self, field: Field, label: str, editor: QWidget, is_removal: bool) -> None:
        self._inputs.append((field, is_removal, editor))
        self.what.addItem(label)
        editor.setAccessibleName(label)
        inner = editor.lineEdit() if isinstance(editor, QComboBox) else None
        if inner is not None:
            inner.setAccessibleName(label)
        holder = QWidget(self._editors)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(editor)
        self._editors.addWidget(holder)

    def _choice(self, field: Field) -> QComboBox:
        box = QComboBox(self)
        box.addItem(self.tr("Not set — remove from the file"), NOT_SET)
        for choice in field.choices:
            box.addItem(wording(choice.label), choice.value)
        box.setCurrentIndex(-1)
        box.setPlaceholderText(self.tr("Choose…"))
        box.activated.connect(self._later)
        return box

    def _model(self, models: Sequence[str]) -> QComboBox:
        box = QComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        add_names(box, models)
        box.setCurrentText("")
        box.lineEdit().setPlaceholderText(self.tr("Empty removes it from the file"))
        box.lineEdit().textEdited.connect(self._later)
        box.activated.connect(self._later)
        return box

    def _tool(self) -> QComboBox:
        names = dict.fromkeys(tip.name for tip in self._harness.known_tools(self._rules))
        for definition in self._definitions:
            for field in self._fields:
                value = definition.value(field.name)
                if field.kind is FieldKind.TOOLS and isinstance(value, tuple):
                    names.update(dict.fromkeys(value))
        box = QComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        add_names(box, names)
        box.setCurrentText("")
        box.lineEdit().setPlaceholderText(self.tr("Name of one tool"))
        box.lineEdit().textEdited.connect(self._later)
        box.activated.connect(self._later)
        return box

    # Working out

    def _on_what(self) -> None:
        self._editors.setCurrentIndex(self.what.currentIndex())
        self._later()

    def _later(self, *_value: object) -> None:
        self._soon.start()

    def wanted(self) -> BulkChange | None:
        """The change asked for, None while it is not complete."""
        at = self.what.currentIndex()
        if not 0 <= at < len(self._inputs):
            return None
        field, is_removal, editor = self._inputs[at]
        if field.kind is FieldKind.CHOICE and isinstance(editor, QComboBox):
            value = editor.currentData()
            if value is None:
                return None
            return BulkChange(field.name, None if value == NOT_SET else value)
        text = editor.currentText().strip() if isinstance(editor, QComboBox) else ""
        if field.kind is FieldKind.TOOLS:
            return BulkChange(field.name, item=text, is_removal=is_removal) if text else None
        return BulkChange(field.name, text or None)

    def _work_out(self) -> None:
        self._soon.stop()
        wanted = self.wanted()
        if wanted is None:
            self._results = tuple(BulkResult(item, item.document) for item in self._definitions)
        else:
            self._results = work_out(self._harness, self._rules, self._definitions, wanted)
        self._show_results()

    def _show_results(self) -> None:
        held = tokens(self.palette())
        row = max(0, self.files.currentRow())
        self.files.clear()
        for result in self._results:
            item = QListWidgetItem(visible(result.definition.name))
            if result.problem is not None:
                item.setText(self.tr("{name} — can’t be changed").format(name=item.text()))
                item.setIcon(tinted_icon("warning", QColor(held.warn), self.palette()))
                item.setToolTip(plain_tooltip(wording(result.problem.message)))
            elif result.is_changed:
                item.setIcon(icon("changes", self.palette()))
            else:
                item.setText(self.tr("{name} — stays as it is").format(name=item.text()))
            self.files.addItem(item)
        changed = sum(1 for result in self._results if result.is_changed)
        refused = sum(1 for result in self._results if result.problem is not None)
        parts = [self.tr("%n file(s) will change", "", changed)]
        if refused:
            parts.append(self.tr("%n can’t be changed", "", refused))
        self.summary.set_text(" · ".join(parts))
        self.save_button.setEnabled(changed > 0)
        self.files.setCurrentRow(min(row, len(self._results) - 1))

    def _show_row(self, row: int) -> None:
        if not 0 <= row < len(self._results):
            return
        result = self._results[row]
        name = result.definition.origin.file_name
        self._lost.set_text("\n".join(wording(note.message) for note in result.notes))
        if result.problem is not None:
            self.diff.show_diff("", wording(result.problem.message))
        else:
            before = self._saved.get(result.definition.origin.path)
            data = before.document.data if before is not None else b""
            if not result.is_changed:  # unsaved edits of before stay unsaved
                data = result.after.data
            diff = unified_diff(data, result.after.data, name)
            self.diff.show_diff(diff, self.tr("This file stays as it is."))

    def _save(self) -> None:
        self._work_out()
        wanted = self.wanted()
        changed = [result for result in self._results if result.is_changed]
        if changed and wanted is not None:
            self.save_requested.emit(changed, describe_bulk(wanted, self._harness))
            self.accept()
