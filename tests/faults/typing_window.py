"""A window in which somebody types without a pause, until the process is ended from outside.

`python -m tests.faults.typing_window HOME` prints `ready`, `edited NAME N` after every edit and
`kept NAME N` once that edit is in a draft. With `--recover` it prints `recovered NAME TEXT` for
every draft it finds again, and ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from editor.core.changes import SetField
from editor.ui.app import create_window
from editor.ui.drafts import Draft, DraftFolder

PAUSE = 7  # milliseconds between two edits
KEEP = DraftFolder.keep


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def number_of(data: bytes) -> str:
    """The number in the description of an edited definition."""
    line = next(line for line in data.split(b"\n") if line.startswith(b"description:"))
    return line.split()[-1].decode()


def keep_and_say(folder: DraftFolder, draft: Draft) -> None:
    KEEP(folder, draft)
    say("kept", Path(draft.path).name, number_of(draft.data))


class Typist(QObject):
    """Edits one agent after the other."""

    def __init__(self, home: str) -> None:
        super().__init__()
        words = ("--home", home, "--project", home, "--harness", "claude-code", "--theme", "light")
        self.window = create_window((*words, "--language", "en"))
        self.work = self.window.workspace
        self.work.drafts_recovered.connect(self.on_recovered)
        self.window.show()
        self.number = 0
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.type)
        self.timer.start(PAUSE)

    def type(self) -> None:
        own = [entry for entry in self.work.entries if entry.origin.scope == "user"]
        if not own or "--recover" in sys.argv:
            return
        if not self.number:
            say("ready")
        self.number += 1
        entry = own[self.number // 5 % len(own)]
        self.work.select(entry.origin.path)
        self.work.request(SetField("description", f"Text {self.number}"))
        say("edited", entry.origin.file_name, self.number)

    def on_recovered(self, paths: list[str]) -> None:
        for path in paths:
            text = number_of(self.work.desk.documents[path].document.data)
            say("recovered", Path(path).name, text)
        if "--recover" in sys.argv:
            os._exit(0)


def main() -> None:
    DraftFolder.keep = keep_and_say
    typist = Typist(sys.argv[1])
    QApplication.exec()
    del typist


if __name__ == "__main__":
    main()
