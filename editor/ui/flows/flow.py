"""What the flows have in common."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.ui.shell import Shell
    from editor.ui.workspace import Workspace


class _FileDialog(QFileDialog):
    """A file dialog in which the name follows the form chosen for the file."""

    def follow_filter(self, chosen: str) -> None:
        """Give the name the ending of the form."""
        ending = chosen.rpartition("*")[2].rstrip(")")
        named = self.selectedFiles()
        if named and ending.startswith("."):
            stem = os.path.splitext(os.path.basename(named[0]))[0]
            self.selectFile(stem + ending)


class Flow(QObject):
    """One group of things a person can do, with the window it belongs to."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.shell = shell
        self.window = shell.window  # the parent of dialogs

    @property
    def work(self) -> Workspace:
        """The workspace of the window."""
        return self.shell.workspace

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of the actions this flow handles."""
        return {}

    def run(self, identity: str) -> bool:
        """Do what a button that is no action stands for; False when it is not one of ours."""
        return False

    def ask_for_file(
        self,
        name: str,
        title: str,
        chosen: Callable[[str], None],
        *,
        filters: str = "",
        suggestion: str = "",
        is_saving: bool = False,
        folder: bool = False,
    ) -> QFileDialog:
        """Open a file dialog that does not block; `chosen` gets the path."""
        dialog = _FileDialog(self.window, title)
        dialog.setObjectName(name)
        if folder:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly, True)
        elif is_saving:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        if filters:
            dialog.setNameFilter(filters)
            if is_saving:
                dialog.filterSelected.connect(dialog.follow_filter)
        if suggestion:
            dialog.selectFile(suggestion)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(chosen)
        dialog.open()
        return dialog
