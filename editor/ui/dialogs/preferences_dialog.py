"""Folders, theme and language; everything takes effect at once."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QPushButton, QWidget

from editor.storage.paths import shorten
from editor.ui.agent_rows import group_title
from editor.ui.dialogs.frame import Frame
from editor.ui.i18n import LANGUAGES, SYSTEM
from editor.ui.theme import SPACE, Scheme, heading_font
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from editor.ui.workspace import Workspace


class PreferencesDialog(Frame):
    """Few choices, each applied when it is made."""

    scheme_chosen = Signal(str)
    language_chosen = Signal(str)
    project_requested = Signal()

    def __init__(
        self, workspace: Workspace, scheme: str, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__("preferencesDialog", "", parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._workspace = workspace
        self.theme = QComboBox(self)
        self.theme.setObjectName("themeChoice")
        self.theme.setAccessibleName(self.tr("Theme"))
        for value, text in (
            (Scheme.SYSTEM, self.tr("Like the system")),
            (Scheme.LIGHT, self.tr("Light")),
            (Scheme.DARK, self.tr("Dark")),
        ):
            self.theme.addItem(text, str(value))
        self.theme.setCurrentIndex(max(0, self.theme.findData(scheme)))
        self.theme.activated.connect(self._on_theme)
        self.language = QComboBox(self)
        self.language.setObjectName("languageChoice")
        self.language.setAccessibleName(self.tr("Language"))
        self.language.addItem(self.tr("Like the system"), SYSTEM)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(language)))
        self.language.activated.connect(self._on_language)
        rows = QFormLayout()
        rows.setVerticalSpacing(SPACE)
        rows.setHorizontalSpacing(SPACE * 2)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        rows.addRow(self.tr("Theme"), self.theme)
        rows.addRow(self.tr("Language"), self.language)
        self.column.addLayout(rows)
        heading = PlainLabel(self.tr("Folders"), self)
        heading.setFont(heading_font(self.font()))
        self.column.addWidget(heading)
        project = QHBoxLayout()
        self.project = PlainLabel(parent=self)
        self.project.setObjectName("projectFolder")
        project.addWidget(self.project, 1)
        choose = QPushButton(self.tr("Choose…"), self)
        choose.setObjectName("chooseProject")
        choose.setAccessibleName(self.tr("Choose the project folder"))
        choose.setAutoDefault(False)
        choose.clicked.connect(self.project_requested)
        project.addWidget(choose)
        self._folders = QFormLayout()
        self._folders.setVerticalSpacing(SPACE)
        self._folders.setHorizontalSpacing(SPACE * 2)
        self._folders.addRow(self.tr("Project"), project)
        self.roots = PlainLabel(parent=self, is_selectable=True)
        self.roots.setObjectName("searchedFolders")
        self._folders.addRow(self.tr("Searched"), self.roots)
        self.column.addLayout(self._folders)
        self.column.addStretch(1)
        self.add_cancel(self.tr("Close"), is_default=True)
        workspace.library_changed.connect(self.show_folders)
        self.show_folders()
        self.finish(72, 22)

    def show_folders(self) -> None:
        """Show which folders are searched for definitions now."""
        work = self._workspace
        self.project.set_text(shorten(work.environment.project, work.environment))
        lines = []
        existing = work.existing_folders()
        for root in work.library.roots if work.library is not None else ():
            folder = os.path.dirname(root.path) if root.is_file else root.path
            path = shorten(root.path, work.environment)
            text = self.tr("{path} — {group}").format(path=path, group=group_title(root.scope))
            if folder not in existing:
                text = self.tr("{folder} (not there)").format(folder=text)
            lines.append(text)
        self.roots.set_text("\n".join(lines) or "—")

    def _on_theme(self, index: int) -> None:
        self.scheme_chosen.emit(self.theme.itemData(index))

    def _on_language(self, index: int) -> None:
        self.language_chosen.emit(self.language.itemData(index))
