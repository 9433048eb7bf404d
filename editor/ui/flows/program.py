"""The program itself and other programs: opening files, preferences, the guide, versions."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication

from editor.storage.paths import environment as read_environment
from editor.storage.paths import shorten
from editor.ui.flows.flow import Flow
from editor.ui.i18n import SYSTEM, wording
from editor.ui.theme import Scheme
from editor.ui.widgets.banner import Notice
from editor.ui.widgets.plain_label import escape_mnemonic

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.ui.dialogs.help_window import HelpWindow
    from editor.ui.shell import Shell


class ProgramFlow(Flow):
    """Everything that leaves the agent in view as it is."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._help: HelpWindow | None = None

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of these actions."""
        return {
            "open": self.open_file,
            "text_editor": self.open_in_text_editor,
            "reveal": self.reveal,
            "copy_path": self.copy_path,
            "copy_as": self.copy_as,
            "preferences": self.preferences,
            "help": self.help,
            "shortcuts": self.shortcuts,
            "about": self.about,
        }

    def run(self, identity: str) -> bool:
        """Handle the button of the invitation."""
        if identity != "choose_folder":
            return False
        self.choose_project()
        return True

    # Files

    def open_file(self) -> None:
        """Open a definition file where it is."""
        self.ask_for_file(
            "openDialog",
            self.tr("Open Definition File"),
            self.open_path,
            filters=self.tr("Definition files (*.md *.json *.jsonc);;All files (*)"),
        )

    def on_missing(self, wanted: str) -> None:
        """Say that what was asked for is not there, so that nobody takes another agent for it."""
        text = self.tr("There is no agent “{name}” here. Choose one from the list.")
        text = text.format(name=shorten(wanted, self.work.environment))
        self.shell.tell(text)
        self.shell.pass_notice(Notice("warning", text, dismiss="dismiss"))

    def open_path(self, path: str) -> None:
        """Turn to the file of a path, adding it to the list when it is from elsewhere."""
        self.remember_recent(path)
        self.work.open_named(os.path.abspath(path))

    def remember_recent(self, path: str) -> None:
        """Put a file in front of the recent ones."""
        self.shell.settings.remember_recent("recent", path)

    def fill_recent(self) -> None:
        """Fill the menu of recent files."""
        menu = self.shell.panes.recent_menu
        menu.clear()
        paths = self.shell.settings.texts("recent")
        for path in paths:
            action = QAction(escape_mnemonic(shorten(path, self.work.environment)), menu)
            action.setData(path)
            action.triggered.connect(self._on_recent)
            menu.addAction(action)
        if not paths:
            nothing = QAction(self.tr("No files yet"), menu)
            nothing.setEnabled(False)
            menu.addAction(nothing)

    def _on_recent(self) -> None:
        self.open_path(self.sender().data())

    def open_in_text_editor(self) -> None:
        """Hand the saved file to the system's text editor."""
        self._open_elsewhere(self.work.current)

    def reveal(self) -> None:
        """Show the folder of the file."""
        self._open_elsewhere(os.path.dirname(self.work.current))

    def _open_elsewhere(self, path: str) -> None:
        if path and not QDesktopServices.openUrl(QUrl.fromLocalFile(path)):
            text = self.tr("No program on this system opens “{path}”.")
            self.shell.tell(text.format(path=path))

    def copy_path(self) -> None:
        """Copy the path of the current file."""
        QGuiApplication.clipboard().setText(self.work.current)
        self.shell.tell(self.tr("Copied the path"))

    def copy_as(self) -> None:
        """Copy the agent in the other form its system knows."""
        definition, harness = self.work.definition, self.work.harness
        copied = harness.copy_as(definition) if definition and harness else None
        if copied is not None:
            QGuiApplication.clipboard().setText(copied[1])
            self.shell.tell(self.tr("Copied: {form}").format(form=wording(copied[0])))

    # The program itself

    def preferences(self) -> None:
        """Show folders, theme and language."""
        from editor.ui.dialogs.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(
            self.work,
            str(self.shell.scheme.choice),
            self.shell.settings.text("language", SYSTEM),
            self.window,
        )
        dialog.scheme_chosen.connect(self.choose_scheme)
        dialog.language_chosen.connect(self.choose_language)
        dialog.project_requested.connect(self.choose_project)
        dialog.open()

    def choose_scheme(self, value: str) -> None:
        """Put a theme in force and remember it."""
        self.shell.settings.keep("theme", value)
        self.shell.scheme.choose(Scheme(value))

    def choose_language(self, value: str) -> None:
        """Put a language in force and remember it; the window is made anew around the work."""
        self.shell.settings.keep("language", value)
        before = self.shell.languages.current
        if self.shell.languages.choose(value) != before:
            self.shell.rebuild()

    def choose_project(self) -> None:
        """Ask for the project folder."""
        self.ask_for_file(
            "projectDialog", self.tr("Choose Project Folder"), self._on_project, folder=True
        )

    def _on_project(self, path: str) -> None:
        home = self.work.environment.home
        self.work.choose_environment(read_environment(home=home, project=path))

    def help(self) -> None:
        """Show the guide."""
        from editor.ui.dialogs.help_window import HelpWindow

        language = self.shell.languages.current
        if self._help is not None and self._help.language != language:
            self._help.close()
            self._help.deleteLater()
            self._help = None
        if self._help is None:
            self._help = HelpWindow(language, self.window)
        self._help.show()
        self._help.raise_()

    def shortcuts(self) -> None:
        """List every key."""
        from editor.ui.dialogs.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self.window).open()

    def about(self) -> None:
        """Show versions."""
        from editor.ui.dialogs.about_dialog import AboutDialog

        AboutDialog(self.work, self.window).open()
