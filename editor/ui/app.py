"""Starts the window: application, language, theme, single instance, and what to show first."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.harnesses import IDS
from editor.storage.paths import environment as read_environment
from editor.ui.i18n import SYSTEM, Languages
from editor.ui.icons import APPLICATION_ID, application_icon
from editor.ui.options import Options, WrongUsage, parse
from editor.ui.scheme import SchemeFollower
from editor.ui.settings import Settings
from editor.ui.theme import Scheme
from editor.ui.window import MainWindow
from editor.ui.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.environment import Environment

# Worker threads give the interpreter back to the window this often (seconds); with the usual 5 ms
# every small call while a folder is read would wait that long.
SWITCH_INTERVAL = 0.0005
UNSEEN = 400  # milliseconds after which a window that is not shown reads its files all the same


class Starter(QObject):
    """Reads the first things once there is something to see."""

    def __init__(self, window: MainWindow, options: Options, *, is_first_run: bool) -> None:
        super().__init__(window)
        self._window = window
        self._options = options
        self._is_first_run = is_first_run
        self._is_started = False
        window.painted.connect(self.start)
        self._fallback = QTimer(self)
        self._fallback.setSingleShot(True)
        self._fallback.timeout.connect(self.start)
        self._fallback.start(UNSEEN)

    def start(self) -> None:
        """Begin to read, once."""
        if self._is_started:
            return
        self._is_started = True
        self._fallback.stop()
        from editor.ui.first_run import found_harness

        work = self._window.workspace
        if self._is_first_run:
            environment = work.environment
            work.jobs.run(lambda: found_harness(environment), self._on_found)
        else:
            self._begin()

    def _on_found(self, identity: str) -> None:
        self._window.workspace.harness_id = identity
        self._begin()

    def _begin(self) -> None:
        window, work = self._window, self._window.workspace
        work.rules = self._options.rules
        window.prepare_sessions(work.harness_id, self._options.session)
        wanted = self._options.wanted or window.settings.text(f"agent/{work.harness_id}")
        work.start(wanted)


def create_window(arguments: Sequence[str] = ()) -> MainWindow:
    """Make (or reuse) the application and give the window, not yet shown."""
    return _create(parse(arguments))


def _create(options: Options) -> MainWindow:
    application = _application()
    environment = read_environment(options.home or None, options.project or None)
    settings = Settings(environment)
    languages = application.findChild(Languages) or Languages(application)
    languages.choose(options.language or settings.text("language", SYSTEM))
    choice = Scheme(options.theme or _known(settings.text("theme"), Scheme, Scheme.SYSTEM))
    scheme = application.findChild(SchemeFollower)
    if scheme is None:
        scheme = SchemeFollower(application, choice)
    else:
        scheme.choose(choice)
    stored = _known(settings.text("harness"), IDS, "")
    harness = options.harness or _harness_of(options.wanted, environment) or stored
    workspace = Workspace(environment, harness or IDS[0])
    window = MainWindow(workspace, settings, scheme, languages)
    if options.size is not None:
        window.resize(*options.size)
    Starter(window, options, is_first_run=not harness)
    return window


def _application() -> QApplication:
    running = QApplication.instance()
    if isinstance(running, QApplication):
        application = running
    else:
        QGuiApplication.setDesktopFileName(APPLICATION_ID)
        application = QApplication(["subagent-editor"])
    application.setApplicationName("subagent-editor")
    application.setApplicationDisplayName("Subagent Editor")
    application.setApplicationVersion(__version__)
    if application.windowIcon().isNull():
        application.setWindowIcon(application_icon())
    return application


def _known(value: str, known: Sequence[str] | type[Scheme], default: str) -> str:
    return value if value in [str(item) for item in known] else default


def _harness_of(wanted: str, environment: Environment) -> str:
    """Tell from a path which system is meant; a name says nothing."""
    if not wanted or not (os.sep in wanted or "/" in wanted or os.path.lexists(wanted)):
        return ""
    from editor.storage.library import harness_for

    return harness_for(wanted, environment)


def main(words: Sequence[str] = ()) -> int:
    """Open the window and run until it is closed; gives the exit status."""
    try:
        options = parse(words)
        if options.harness not in ("", *IDS):
            raise WrongUsage(f"“--harness” is one of {', '.join(IDS)}")
    except WrongUsage as error:
        sys.stderr.write(f"subagent-editor: {error}\n")
        return 2
    sys.setswitchinterval(SWITCH_INTERVAL)
    if options.screenshot:
        return _photograph(options)
    return _run(options)


def _run(options: Options) -> int:
    from editor.ui.crash import ExceptionHook
    from editor.ui.instance import SingleInstance, absolute, hand_over, instance_name

    application = _application()
    environment = read_environment(options.home or None, options.project or None)
    name = instance_name(environment)
    if hand_over(name, absolute(options.wanted)):
        return 0
    window = _create(options)
    hook = ExceptionHook(window)
    hook.install()
    instance = SingleInstance(name, window)

    def come_forward(wanted: str) -> None:
        window.setWindowState(window.windowState() & ~window.windowState().WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if wanted:
            window.workspace.open_named(wanted)

    instance.asked.connect(come_forward)
    window.show()
    status = application.exec()
    hook.remove()
    instance.close()
    return status


def _photograph(options: Options) -> int:
    from editor.ui.screenshot import PANELS, Photographer

    if options.show not in ("", *PANELS):
        sys.stderr.write(f"subagent-editor: “--show” is one of {', '.join(PANELS)}\n")
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = _application()
    window = _create(options)
    photographer = Photographer(window, options.screenshot, options.show)
    outcome: list[bool] = []

    def finish(is_good: bool) -> None:
        outcome.append(is_good)
        window.close_now()
        application.quit()

    photographer.finished.connect(finish)
    window.show()
    application.exec()
    window.workspace.close()
    if outcome != [True]:
        sys.stderr.write(f"subagent-editor: the picture “{options.screenshot}” was not written\n")
        return 1
    return 0
