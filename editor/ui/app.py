"""Starts the window: application, language, theme, single instance, and what to show first.

Only the frame is made before the first paint; the rest is imported by `editor.ui.starting`.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from editor import __version__
from editor.harnesses import IDS
from editor.storage.paths import environment as read_environment
from editor.ui.geometry import DEFAULT_SIZE
from editor.ui.options import Options, WrongUsage, parse
from editor.ui.settings import Settings
from editor.ui.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.environment import Environment

APPLICATION_ID = "io.github.subagent_editor.SubagentEditor"
# Worker threads give the interpreter back to the window this often (seconds); with the usual 5 ms
# every small call while a folder is read would wait that long.
SWITCH_INTERVAL = 0.0005
# Cyclic garbage is looked for seldom: with a thousand definitions in memory a whole round takes
# longer than a key press may.
COLLECTION = (50_000, 20, 50)


def create_window(arguments: Sequence[str] = ()) -> MainWindow:
    """Make (or reuse) the application and give the whole window, not yet shown."""
    from editor.ui.starting import fill

    options = parse(arguments)
    application, environment = _application(), _environment(options)
    window = _frame(application, environment, options)
    fill(window, environment, options)
    return window


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
    gc.set_threshold(*COLLECTION)
    if options.screenshot:
        return _photograph(options)
    return _run(options)


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
    return application


def _environment(options: Options) -> Environment:
    return read_environment(options.home or None, options.project or None)


def _frame(application: QApplication, environment: Environment, options: Options) -> MainWindow:
    """Make the window's frame in the colours it will have."""
    settings = Settings(environment, is_lasting=not options.screenshot)
    choice = options.theme or settings.text("theme")
    if choice in ("light", "dark") and application.style().objectName().lower() == "fusion":
        from editor.ui import theme

        application.setPalette(theme.palette(is_dark=choice == "dark"))
    window = MainWindow(settings)
    if options.size is not None:
        window.resize(*options.size)
    elif options.screenshot:
        window.resize(DEFAULT_SIZE)  # whatever this machine's last window or screen is
    return window


def show_frame(application: QApplication, environment: Environment, options: Options) -> MainWindow:
    """Show the window's frame; what is in it is made after the first paint."""
    window = _frame(application, environment, options)

    def fill_window() -> None:
        from editor.ui.starting import fill

        fill(window, environment, options)

    window.painted.connect(fill_window)
    window.show()
    return window


def _run(options: Options) -> int:
    import signal

    from editor.ui.meeting_place import absolute, instance_name, may_run_already

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal ends; drafts are kept
    application, environment = _application(), _environment(options)
    name = instance_name(environment)
    if may_run_already(name):
        from editor.ui.instance import hand_over

        if hand_over(name, absolute(options.wanted)):
            return 0
    window = show_frame(application, environment, options)

    def follow_others() -> None:
        from editor.ui.crash import ExceptionHook
        from editor.ui.instance import SingleInstance

        ExceptionHook(window).install()
        SingleInstance(name, window).asked.connect(window.come_forward)
        gc.freeze()  # what the program itself is made of is never garbage
        gc.enable()

    window.completed.connect(follow_others)
    status = application.exec()
    sys.excepthook = sys.__excepthook__
    return status


def _photograph(options: Options) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The offscreen platform complains of every dialog that it has no window manager.
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    from editor.ui.screenshot import PANELS, Photographer

    if options.show not in ("", *PANELS):
        sys.stderr.write(f"subagent-editor: “--show” is one of {', '.join(PANELS)}\n")
        return 2
    application, environment = _application(), _environment(options)
    window = show_frame(application, environment, options)
    photographer = Photographer(window, options.screenshot, options.show)
    outcome: list[str] = []  # what went wrong

    def follow() -> None:
        window.workspace.wanted_missing.connect(say_missing)

    def say_missing(wanted: str) -> None:
        outcome.append(f"there is no agent “{wanted}”; `list` shows those there are")

    def finish(is_good: bool) -> None:
        problem = window.workspace.sessions.problem if options.session else None
        if problem is not None:
            outcome.append(str(problem.message).removesuffix("."))
        if not is_good:
            outcome.append(
                f"the picture “{options.screenshot}” was not written; "
                "check the folder, and that the name ends in .png"
            )
        window.close_now()

    window.painted.connect(follow)
    photographer.finished.connect(finish)
    application.exec()
    for text in outcome:
        sys.stderr.write(f"subagent-editor: {text}\n")
    return 1 if outcome else 0
