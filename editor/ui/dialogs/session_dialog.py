"""Plays what-if with a parent session: mode, model, tools and servers, and saves it as a snapshot.

Nothing on disk is changed but a snapshot the person asks for; the preview is resolved against the
edited session until another one is chosen.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from editor.core.session import Completeness, Session, Tool, ToolState, session_to_json
from editor.ui.actions import plain_text
from editor.ui.dialogs.add_tools_dialog import AddToolsDialog
from editor.ui.models.session_tools import STATES, SessionToolsModel, state_word
from editor.ui.sample_titles import shown_title
from editor.ui.theme import SPACE, fixed_font, heading_font
from editor.ui.widgets.context_switches import ContextSwitches
from editor.ui.widgets.name_boxes import add_names
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.session import Switch

MODE_FIELDS = ("permission_mode", "operating_mode", "model", "thinking")


class SessionDialog(QDialog):
    """Edits a session value; `session_changed` carries it, `snapshot_requested` its file."""

    session_changed = Signal(object)
    snapshot_requested = Signal(bytes)

    def __init__(
        self,
        session: Session,
        choices: Mapping[str, tuple[str, ...]],
        parent: QWidget | None = None,
        *,
        switches: tuple[Switch, ...] = (),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("sessionDialog")
        self.setWindowTitle(self.tr("Edit Session"))
        self._session = session
        self.switches = ContextSwitches(switches, self)
        self.switches.chosen.connect(self._on_switch)
        self.switches.setVisible(bool(switches))
        self._combos: dict[str, QComboBox] = {}
        intro = PlainLabel(
            self.tr("Play what-if: nothing is written unless you save a snapshot."), self
        )
        pages = QTabWidget(self)
        pages.setObjectName("sessionPages")
        pages.setDocumentMode(True)
        for part in (pages, pages.tabBar()):
            part.setAccessibleName(self.tr("Parts of the session"))
        pages.addTab(self._mode_page(choices), self.tr("Mode and model"))
        pages.addTab(self._tools_page(), self.tr("Tools"))
        pages.addTab(self._context_page(), self.tr("More settings"))
        self.message = PlainLabel(parent=self)
        self.message.setObjectName("sessionMessage")
        self.message.setFont(heading_font(self.font()))
        self.message.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        layout.setSpacing(SPACE)
        layout.addWidget(intro)
        layout.addWidget(pages, 1)
        layout.addWidget(self.message)
        layout.addWidget(self._buttons())
        self.resize(600, 520)

    # Pages

    def _mode_page(self, choices: Mapping[str, tuple[str, ...]]) -> QWidget:
        page = QWidget(self)
        form = QFormLayout(page)
        form.setContentsMargins(0, SPACE * 2, 0, 0)
        form.setSpacing(SPACE)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.title_edit = QLineEdit(shown_title(self._session.title), page)
        self.title_edit.setObjectName("sessionTitle")
        form.addRow(self.tr("&Title"), self.title_edit)
        labels = {
            "permission_mode": self.tr("&Permission mode"),
            "operating_mode": self.tr("&Operating mode"),
            "model": self.tr("&Model"),
            "thinking": self.tr("T&hinking"),
        }
        for name in MODE_FIELDS:
            combo = QComboBox(page)
            combo.setObjectName("session_" + name)
            combo.setEditable(True)
            combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            add_names(combo, choices.get(name, ()))
            combo.setCurrentText(getattr(self._session, name) or "")
            combo.lineEdit().setPlaceholderText(self.tr("Not given"))
            label = plain_text(labels[name])
            combo.setAccessibleName(label)
            combo.lineEdit().setAccessibleName(label)
            form.addRow(labels[name], combo)
            self._combos[name] = combo
        self.folder_edit = QLineEdit(self._session.working_directory or "", page)
        self.folder_edit.setObjectName("sessionFolder")
        form.addRow(self.tr("&Working folder"), self.folder_edit)
        self.title_edit.setAccessibleName(self.tr("Title"))
        self.folder_edit.setAccessibleName(self.tr("Working folder"))
        return page

    def _tools_page(self) -> QWidget:
        page = QWidget(self)
        self._tools = SessionToolsModel(page)
        self._tools.set_tools(self._session.tools)
        self.table = QTableView(page)
        self.table.setObjectName("sessionTools")
        self.table.setAccessibleName(self.tr("Tools of the session"))
        self.table.setModel(self._tools)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        columns = self.table.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        columns.resizeSection(1, 150)
        columns.resizeSection(2, 170)
        self.whole = QCheckBox(self.tr("The list is &complete: a missing tool does not exist"))
        self.whole.setObjectName("sessionComplete")
        self.whole.setChecked(self._session.is_complete)
        row = QHBoxLayout()
        for name, text, slot in (
            ("addSessionTool", self.tr("&Add Tool…"), self._ask_tool),
            ("addSessionServer", self.tr("Add MCP &Server…"), self._ask_server),
            ("removeSessionTools", self.tr("&Remove"), self._remove),
        ):
            button = QPushButton(text, page)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            row.addWidget(button)
        row.addStretch(1)
        self.state = QComboBox(page)
        self.state.setObjectName("sessionToolState")
        self.state.setAccessibleName(self.tr("State of the selected tools"))
        for state in STATES:
            self.state.addItem(state_word(state), str(state))
        self.state.setCurrentIndex(-1)
        self.state.setPlaceholderText(self.tr("Set state…"))
        self.state.activated.connect(self._set_state)
        row.addWidget(self.state)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, SPACE * 2, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        column.addWidget(self.whole)
        return page

    def _context_page(self) -> QWidget:
        page = QWidget(self)
        hint = PlainLabel(
            self.tr(
                "What only this system knows: default mode, servers and their states, rules, "
                "presets. It is JSON, named as in a session snapshot."
            ),
            page,
        )
        text = json.dumps(dict(self._session.context), ensure_ascii=False, indent=2)
        self.context_edit = QPlainTextEdit(text, page)
        self.context_edit.setObjectName("sessionContext")
        self.context_edit.setAccessibleName(self.tr("More settings as JSON"))
        self.context_edit.setFont(fixed_font(self.font()))
        self.context_edit.setTabChangesFocus(True)
        self.context_edit.textChanged.connect(self._follow_context)
        self.switches.show_context(self._session.context)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, SPACE * 2, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.switches)
        column.addWidget(hint)
        column.addWidget(self.context_edit, 1)
        return page

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        apply = box.addButton(self.tr("Use This Session"), QDialogButtonBox.ButtonRole.AcceptRole)
        apply.setObjectName("useSessionButton")
        save = box.addButton(self.tr("Save as Snapshot…"), QDialogButtonBox.ButtonRole.ActionRole)
        save.setObjectName("saveSnapshotButton")
        save.setAutoDefault(False)
        save.clicked.connect(self._save)
        cancel = box.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setAutoDefault(False)
        box.accepted.connect(self._use)
        box.rejected.connect(self.reject)
        return box

    # What a person does

    def add_tools(self, names: str, origin: str) -> None:
        """Add tools by name, several separated by commas or spaces."""
        listed = names.replace(",", " ").split()
        self._tools.add(tuple(Tool(name, origin, ToolState.ACTIVE) for name in listed))

    def _ask_tool(self) -> None:
        self._ask(is_server=False)

    def _ask_server(self) -> None:
        self._ask(is_server=True)

    def _ask(self, *, is_server: bool) -> None:
        dialog = AddToolsDialog(is_server=is_server, parent=self)
        dialog.added.connect(self.add_tools)
        dialog.open()

    def _rows(self) -> set[int]:
        return {index.row() for index in self.table.selectionModel().selectedRows()}

    def _remove(self) -> None:
        self._tools.remove(self._rows())

    def _set_state(self, index: int) -> None:
        self._tools.set_state(self._rows(), ToolState(self.state.itemData(index)))
        self.state.setCurrentIndex(-1)

    def _follow_context(self) -> None:
        """Let the switches show what the JSON says, as long as it can be read."""
        try:
            context = json.loads(self.context_edit.toPlainText() or "{}")
        except (ValueError, RecursionError):
            return
        if isinstance(context, dict):
            self.switches.show_context(context)

    def _on_switch(self, key: str, value: object) -> None:
        """Write a choice into the JSON; where that cannot be read, say so and keep it."""
        context = self._context()
        if context is None:
            return
        context.pop(key, None)
        if value is not None:
            context[key] = value
        self.context_edit.setPlainText(json.dumps(context, ensure_ascii=False, indent=2))

    def _context(self) -> dict[str, Any] | None:
        """The JSON part; None, and a message, when it cannot be read."""
        try:
            context = json.loads(self.context_edit.toPlainText() or "{}")
        except (ValueError, RecursionError) as error:
            line = getattr(error, "lineno", 1)
            self._say(self.tr("More settings: line {line} is not valid JSON.").format(line=line))
            return None
        if not isinstance(context, dict):
            self._say(self.tr("More settings have to be a JSON object: {…}."))
            return None
        self.message.hide()
        return context

    def session(self) -> Session | None:
        """The session as edited; None (and a message) when its JSON part cannot be read."""
        context = self._context()
        if context is None:
            return None
        modes = {name: combo.currentText().strip() or None for name, combo in self._combos.items()}
        complete = Completeness.COMPLETE if self.whole.isChecked() else Completeness.PARTIAL
        title = self.title_edit.text().strip()
        if title == shown_title(self._session.title):  # a sample's stays as it is in its file
            title = ""
        return self._session.with_changes(
            title=title or self._session.title,
            working_directory=self.folder_edit.text().strip() or None,
            tools=self._tools.tools,
            completeness=complete,
            context=context,
            **modes,
        )

    def _say(self, text: str) -> None:
        self.message.set_text(text)
        self.message.show()

    def _use(self) -> None:
        session = self.session()
        if session is not None:
            self.session_changed.emit(session)
            self.accept()

    def _save(self) -> None:
        session = self.session()
        if session is not None:
            text = json.dumps(session_to_json(session), ensure_ascii=False, indent=2) + "\n"
            self.snapshot_requested.emit(text.encode())
