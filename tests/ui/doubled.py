"""Looks at the window on a screen of double density; run in a process of its own."""

from __future__ import annotations

import json
import sys

from tests.pictures import Stage, wait_for
from tests.ui import lint


def main(home: str) -> None:
    """Print what is wrong with the window and its main dialogs, as JSON."""
    from pathlib import Path

    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from editor.ui.app import create_window

    words = ("--home", home, "--project", home, "--harness", "pi-desktop", "--language", "en")
    window = create_window((*words, "--size", "1200x760", "--theme", "light", "reviewer"))
    window.show()
    wait_for(lambda: window.is_painted)
    stage = Stage(window, Path(home))
    stage.settle()
    stage.set("description", "Other.")
    checks = (*lint.FITTING, *lint.SEEING)
    wrong = lint.problems(window, checks)
    for name in ("review", "compare", "delegation_map", "preferences"):
        stage.run(name)
        dialog = stage.dialog()
        wrong += lint.problems(dialog, checks)
        dialog.close()
    ratio = window.grab().devicePixelRatio()
    json.dump({"ratio": ratio, "wrong": wrong}, sys.stdout)
    sys.stdout.flush()
    window.workspace.desk.close(window.workspace.current)
    window.close_now()
    wait_for(lambda: not window.isVisible())
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
