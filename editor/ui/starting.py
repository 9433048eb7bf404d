"""Fills the window's frame: everything that is imported and made after the first paint.

A window that is on the screen gets its list first, and reading begins; the rest is made once the
agents are listed, so that it keeps nobody from seeing them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from editor.harnesses import IDS
from editor.ui.i18n import SYSTEM, Languages
from editor.ui.icons import application_icon
from editor.ui.naming import harness_of
from editor.ui.scheme import SchemeFollower
from editor.ui.shell import Shell
from editor.ui.theme import scheme_of
from editor.ui.workspace import Workspace

if TYPE_CHECKING:
    from editor.core.environment import Environment
    from editor.ui.options import Options
    from editor.ui.window import MainWindow

PATIENCE = 2000  # milliseconds after which the rest is made though nothing is read yet
UNSEEN = 400  # milliseconds after which a window that is not shown reads its files all the same


class Starter(QObject):
    """Reads the first things once there is something to see."""

    def __init__(self, shell: Shell, options: Options, *, is_first_run: bool) -> None:
        super().__init__(shell)
        self._shell = shell
        self._options = options
        self._is_first_run = is_first_run
        self._is_started = False
        shell.window.painted.connect(self.start)
        self._fallback = QTimer(self)
        self._fallback.setSingleShot(True)
        self._fallback.timeout.connect(self.start)
        self._fallback.start(UNSEEN)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(shell.complete)
        shell.workspace.loading_changed.connect(self._hasten)

    def start(self) -> None:
        """Begin to read, once."""
        if self._is_started:
            return
        self._is_started = True
        self._fallback.stop()
        if not self._shell.is_complete:
            self._rest.start(PATIENCE)
        work = self._shell.workspace
        if not self._is_first_run:
            self._begin()
            return
        from editor.ui.first_run import found_harness

        environment = work.environment
        work.jobs.run(lambda: found_harness(environment), self._on_found)

    def _hasten(self) -> None:
        """Make the rest as soon as it is known that there is nothing to list before it."""
        if not self._shell.workspace.is_loading and not self._shell.is_complete:
            self._rest.start(0)

    def _on_found(self, identity: str) -> None:
        self._shell.workspace.harness_id = identity
        self._begin()

    def _begin(self) -> None:
        shell, work = self._shell, self._shell.workspace
        work.rules = self._options.rules
        shell.prepare_sessions(work.harness_id, self._options.session)
        last = shell.settings.text(f"agent/{work.harness_id}")
        work.start(self._options.wanted or (last if os.path.lexists(last) else ""))


def fill(window: MainWindow, environment: Environment, options: Options) -> None:
    """Make what is in the window, and begin to read; all of it at once when it is not shown."""
    application = QApplication.instance()
    if not isinstance(application, QApplication) or window.is_filled:
        return
    settings = window.settings
    if application.windowIcon().isNull():
        application.setWindowIcon(application_icon())
    languages = application.findChild(Languages) or Languages(application)
    languages.choose(options.language or settings.text("language", SYSTEM))
    choice = scheme_of(options.theme or settings.text("theme"))
    scheme = application.findChild(SchemeFollower)
    if scheme is None:
        scheme = SchemeFollower(application, choice)
    else:
        scheme.choose(choice)
    stored = settings.text("harness")
    if stored not in IDS:
        stored = ""
    harness = options.harness or harness_of(options.wanted, environment) or stored
    workspace = Workspace(environment, harness or IDS[0])
    shell = Shell(window, workspace, settings, scheme, languages)
    window.take(shell)
    if not window.is_painted:
        shell.complete()
    starter = Starter(shell, options, is_first_run=not harness)
    if window.is_painted:
        starter.start()
