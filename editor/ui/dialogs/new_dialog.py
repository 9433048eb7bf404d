"""Asks for the name, the model and the place of a new agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from editor.core.lookalikes import visible
from editor.core.records import record
from editor.storage.names import check_file_name
from editor.ui.agent_rows import BUILT_IN_SCOPES, group_title
from editor.ui.dialogs.frame import Frame, Role
from editor.ui.i18n import wording
from editor.ui.theme import SPACE, tokens
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.core.harness import Harness, Root


@record
class NewAgent:
    """What a person asked for."""

    name: str
    source: Definition | None  # None: blank
    root: Root


class NewDialog(Frame):
    """Checks the name while it is typed and says where the file will be."""

    created = Signal(object)  # NewAgent

    def __init__(
        self,
        harness: Harness,
        environment: Environment,
        roots: Sequence[Root],
        entries: Sequence[Definition],
        source: Definition | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("newDialog", "", parent)
        self._harness = harness
        self._environment = environment
        self._roots = tuple(roots)
        self._taken = {entry.origin.path for entry in entries}
        self._sources: list[Definition | None] = [None, *entries]
        title = self.tr("New Agent") if source is None else self.tr("Duplicate Agent")
        self.setWindowTitle(title)
        self.add_heading(title, self.tr("Its file is created when you save."))
        self.name = QLineEdit(self)
        self.name.setObjectName("newName")
        self.name.setAccessibleName(self.tr("Name"))
        self.name.setPlaceholderText(self.tr("for example: reviewer"))
        self.name.textChanged.connect(self._check)
        self.start = QComboBox(self)
        self.start.setObjectName("newSource")
        self.start.setAccessibleName(self.tr("Start from"))
        self.start.addItem(self.tr("Blank"))
        for entry in entries:
            group = group_title(entry.origin.scope)
            shown = self.tr("{name} — {group}").format(name=visible(entry.name), group=group)
            self.start.addItem(shown)
        if source is not None and source in entries:
            self.start.setCurrentIndex(list(entries).index(source) + 1)
        self.place = QComboBox(self)
        self.place.setObjectName("newPlace")
        self.place.setAccessibleName(self.tr("Keep it in"))
        for root in self._roots:
            self.place.addItem(group_title(root.scope))
        self.place.currentIndexChanged.connect(self._check)
        self.path = PlainLabel(parent=self)
        self.path.setObjectName("newPath")
        self.message = PlainLabel(parent=self)
        self.message.setObjectName("newMessage")
        rows = QFormLayout()
        rows.setVerticalSpacing(SPACE)
        rows.setHorizontalSpacing(SPACE * 2)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        rows.addRow(self.tr("Name"), self.name)
        rows.addRow(self.tr("Start from"), self.start)
        if len(self._roots) > 1:
            rows.addRow(self.tr("Keep it in"), self.place)
        else:
            self.place.hide()
        rows.addRow(self.tr("File"), self.path)
        self.column.addLayout(rows)
        self.column.addWidget(self.message)
        self.column.addStretch(1)
        self.create_button = self.add_button(
            "newCreate", self.tr("Create"), self._create, Role.AcceptRole, is_default=True
        )
        self.add_cancel()
        self.name.setText(self._free_name(source))
        self.name.selectAll()
        self._check()
        self.finish(64)

    def _free_name(self, source: Definition | None) -> str:
        """Suggest a name no file has yet."""
        if source is None:
            return ""
        if source.origin.scope in BUILT_IN_SCOPES and not self._is_taken(source.name):
            return source.name
        number = 2
        while self._is_taken(f"{source.name}-{number}"):
            number += 1
        return f"{source.name}-{number}"

    def _is_taken(self, name: str) -> bool:
        return bool(self._roots) and self._target(name) in self._taken

    def _root(self) -> Root:
        return self._roots[max(0, self.place.currentIndex())]

    def _target(self, name: str) -> str:
        from editor.core.environment import join

        return join(self._root().path, self._harness.file_name(name))

    def _check(self) -> None:
        from editor.storage.paths import shorten

        name = self.name.text().strip()
        text = ""
        if not self._roots:
            text = self.tr("This system has no folder for new agents.")
        elif name:
            problem = self._harness.check_name(name) or check_file_name(
                self._harness.file_name(name).rsplit("/", 1)[-1]
            )
            if problem is not None:
                text = wording(problem.message)
            elif self._is_taken(name):
                text = self.tr("There is already a file of this name. Choose another name.")
        is_fine = bool(name) and not text
        shown = shorten(self._target(name), self._environment) if is_fine else "—"
        self.path.set_text(shown)
        palette = self.message.palette()
        palette.setColor(self.message.foregroundRole(), tokens(self.palette()).bad)
        self.message.setPalette(palette)
        self.message.set_text(text)
        self.create_button.setEnabled(is_fine)

    def _create(self) -> None:
        source = self._sources[max(0, self.start.currentIndex())]
        self.created.emit(NewAgent(self.name.text().strip(), source, self._root()))
        self.accept()
