"""Run as its own process: show a window, say after which time it painted, and how much it holds.

`python -m tests.benchmarks.paint bare|ours` prints the peak memory in KiB when the first paint is
done; the caller times the whole process.
"""

from __future__ import annotations

import sys


def main(kind: str) -> None:
    """Show one window until it has painted once."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Painted(QObject):
        done = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.done = True
            return False

    if kind == "bare":
        application = QApplication([])
        window = QMainWindow()
    else:
        from editor.ui.app import create_window

        window = create_window(())
        application = QApplication.instance()
    painted = Painted()
    window.installEventFilter(painted)
    window.resize(1200, 760)
    window.show()
    while not painted.done:
        application.processEvents()
    if len(sys.argv) > 2:  # Memory is asked for once everything has arrived, not at first paint.
        deadline = __import__("time").monotonic() + 5
        while __import__("time").monotonic() < deadline:
            application.processEvents()
        with open("/proc/self/status", encoding="ascii") as status:
            held = next(line for line in status if line.startswith("VmRSS"))
        print(held.split()[1])
    sys.stdout.flush()
    __import__("os")._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
