"""Run as its own process: start the window as the program does, and end when a stage is painted.

`python -m tests.benchmarks.paint STAGE` ends at once when the stage is on the screen; the caller
times the whole process. With the word `memory` it runs on for five seconds more and prints the
resident memory in KiB. The stages:

- `bare`: an empty QMainWindow, the reference
- `frame`: our window at its first paint, in its place and colours, still empty
- `list`: menus, tool bar and the list with every definition in it
- `whole`: the first definition as well, in the form and in the preview's heading
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

    from editor.core.environment import Environment
    from editor.ui.options import Options
    from editor.ui.window import MainWindow

SIZE = (1200, 760)
SETTLED = 5000  # milliseconds after which memory is asked for: everything has arrived


def _end() -> None:
    """End the process, after a while and with a figure when memory is asked for."""
    if "memory" not in sys.argv:
        _leave()
    from PySide6.QtCore import QTimer

    QTimer.singleShot(SETTLED, _tell_memory)


def _tell_memory() -> None:
    with open("/proc/self/status", encoding="ascii") as status:
        print(next(line for line in status if line.startswith("VmRSS")).split()[1])
    sys.stdout.flush()
    _leave()


def _leave() -> NoReturn:
    """End at once, but leave no socket behind: the next start would knock there first."""
    if sys.argv[1] != "bare":
        from editor.storage.paths import environment
        from editor.ui.meeting_place import instance_name

        name = instance_name(environment())
        if os.path.exists(name):
            os.unlink(name)
    os._exit(0)


def _when_painted(widget: QWidget, is_wanted: Callable[[], bool]) -> None:
    """End right after the first paint of a widget in a state that is wanted."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Painted(QObject):
        is_over = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and not self.is_over and is_wanted():
                self.is_over = True
                QTimer.singleShot(0, _end)
            return False

    widget.installEventFilter(Painted(widget))


def _bare() -> None:
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication([])
    window = QMainWindow()
    _when_painted(window, lambda: True)
    window.resize(*SIZE)
    window.show()
    application.exec()


def _ours(stage: str) -> None:
    """Start as `subagent-editor gui` does, with an eye on the window."""
    from editor import __main__ as program
    from editor.ui import app

    show_frame = app.show_frame

    def watched(
        application: QApplication, environment: Environment, options: Options
    ) -> MainWindow:
        window = show_frame(application, environment, options)

        def watch_list() -> None:
            panel = window.shell.panes.list_panel
            _when_painted(panel.view.viewport(), lambda: panel.model.rowCount() > 0)

        def watch_header() -> None:
            _when_painted(window.shell.panes.header, lambda: True)

        if stage == "frame":
            _when_painted(window, lambda: True)
        elif stage == "list":
            window.listed.connect(_end)
            window.painted.connect(watch_list)
        else:
            window.completed.connect(watch_header)
        return window

    app.show_frame = watched
    program.main(["gui", f"--size={SIZE[0]}x{SIZE[1]}"])


if __name__ == "__main__":
    _bare() if sys.argv[1] == "bare" else _ours(sys.argv[1])
