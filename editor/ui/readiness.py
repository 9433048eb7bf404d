"""Loads what the first edit needs before it comes: a key press is not to wait for modules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from editor.core.harness import Harness
    from editor.ui.shell import Shell

SMALL = b"---\nname: a\ndescription: b\n---\nc\n"


def load_editing(harness: Harness, rules: str) -> bool:
    """Make one edit of a small text that is nobody's; runs on a worker thread."""
    from editor.core.changes import SetBody
    from editor.core.definition import Origin
    from editor.core.document import Document
    from editor.core.editing import Edited, edit

    made = edit(harness, Document(SMALL), Origin("a.md"), SetBody("d"), rules)
    return isinstance(made, Edited)


class Readiness(QObject):
    """Watches for the keyboard going into the form; who only looks around loads nothing."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self.is_ready_for = ""  # the harness whose modules are loaded
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        work, form = self._shell.workspace, self._shell.panes.form
        harness = work.harness
        if harness is None or now is None or harness.id == self.is_ready_for:
            return
        if form.isAncestorOf(now):
            self.is_ready_for = harness.id
            work.jobs.run(partial(load_editing, harness, work.rules), _nothing)


def _nothing(value: object) -> None:
    """Take a value nobody waits for."""
