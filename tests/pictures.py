"""Takes the pictures of the window that the README and the guide show, from made-up homes.

`python -m tests.pictures [FOLDER]` writes every picture; `--only NAME …` some of them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from editor.ui.window import MainWindow

from tests.sample_homes import RELEASE_DRAFTER, USUAL, fill

PATIENCE = 30  # seconds


class Stage:
    """One window on a home of its own, and what is done with it before the picture."""

    def __init__(self, window: MainWindow, home: Path) -> None:
        self.window = window
        self.home = home
        self.agents = home / ".agents" / "subagents"

    def settle(self) -> None:
        """Let everything be read, put together and drawn."""
        wait_for(self._is_quiet)

    def _is_quiet(self) -> bool:
        work = self.window.workspace
        is_busy = work.jobs.is_busy() or work.is_loading or work.is_putting_together()
        return work.library is not None and not is_busy

    def run(self, name: str) -> None:
        """Do what a menu's entry stands for."""
        self.window.shell.run_action(name)
        self.settle()

    def set(self, name: str, value: str) -> None:
        """Change a field of the current agent."""
        from editor.core.changes import SetField

        self.window.workspace.request(SetField(name, value))
        self.settle()

    def dialog(self) -> QDialog:
        """The dialog that is open."""
        from PySide6.QtWidgets import QDialog

        return next(found for found in self.window.findChildren(QDialog) if found.isVisible())


def wait_for(is_so: Callable[[], bool]) -> None:
    """Handle events until something is so, twice in a row."""
    from PySide6.QtWidgets import QApplication

    until = time.monotonic() + PATIENCE
    times = 0
    while times < 3:
        QApplication.processEvents()
        times = times + 1 if is_so() else 0
        if time.monotonic() > until:
            raise TimeoutError("the window does not come to rest")


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture: what is on the disk, how the window is opened, what is done in it."""

    name: str
    act: Callable[[Stage], None] = lambda stage: None
    words: tuple[str, ...] = ()
    files: dict[str, str] = field(default_factory=lambda: dict(USUAL))
    size: str = "1200x760"
    theme: str = "light"
    language: str = "en"
    wanted: str = "reviewer"
    is_grey: bool = False  # to see that nothing is said by colour alone


def edited(stage: Stage) -> None:
    """Change two things, and look at the tool that is new."""
    from editor.core.changes import AddItem

    stage.set("permission", "auto")
    stage.window.workspace.request(AddItem("tools", "Edit"))
    stage.settle()
    stage.window.shell.panes.preview.select_tool("Bash")


def listed(stage: Stage) -> None:
    """Look at one tool of the log reader."""
    stage.window.shell.panes.preview.select_tool("Bash")


def review(stage: Stage) -> None:
    """Review two edits."""
    edited(stage)
    stage.set("description", "Reviews a change for correctness bugs, and nothing else.")
    stage.run("review")


def changed_outside(stage: Stage) -> None:
    """Let another program change the file under an edit."""
    stage.set("permission", "auto")
    path = stage.agents / "reviewer.md"
    path.write_bytes(path.read_bytes().replace(b"permission: ask", b"permission: accept-edits"))
    stage.run("reload")


def conflict(stage: Stage) -> None:
    """Try to save over the other program's change."""
    changed_outside(stage)
    stage.run("save")


def bulk(stage: Stage) -> None:
    """Let three agents never ask."""
    from PySide6.QtCore import QItemSelectionModel
    from PySide6.QtWidgets import QComboBox, QPushButton

    panel = stage.window.shell.panes.list_panel
    for name in ("log-reader", "migration-helper", "reviewer"):
        index = panel.model.index_of(str(stage.agents / f"{name}.md"))
        panel.view.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    stage.run("bulk")
    asked = stage.dialog()
    what = asked.findChild(QComboBox, "bulkField")
    what.setCurrentIndex(what.findText("Permission"))
    for combo in asked.findChildren(QComboBox):
        if combo is not what and combo.isVisible() and combo.findData("auto") >= 0:
            combo.setCurrentIndex(combo.findData("auto"))
            combo.activated.emit(combo.currentIndex())
    wait_for(asked.findChild(QPushButton, "bulkSave").isEnabled)


def compare(stage: Stage) -> None:
    """Put two sessions side by side."""
    stage.run("compare")


def gone_along(stage: Stage) -> None:
    """Take a tool out that has a comment beside it."""
    from editor.core.changes import RemoveItem

    stage.window.workspace.request(RemoveItem("tools", 2))
    stage.settle()
    stage.window.shell.panes.form.focus_field("permission")


LONG = "a-name-that-is-as-long-as-names-can-be-x"
LONG_NAMES = {
    **USUAL,
    f"{LONG}.md": f"---\nname: {LONG}\ndescription: {'Says a great deal. ' * 20}\n"
    f"tools: Read, Grep, Glob, Bash, Edit, Write, BrowserPreview, mcp_{'x' * 60}\n---\nx\n",
}
BROKEN = {**USUAL, "release-drafter.md": RELEASE_DRAFTER}
SCENES = (
    Scene("main-light", edited),
    Scene("main-dark", edited, theme="dark"),
    Scene("small", listed, size="760x480"),
    Scene("narrow", listed, size="900x860", theme="dark"),
    Scene("first-run", files={}, wanted=""),
    Scene("built-in", listed, wanted="code-reviewer"),
    Scene("problem", files=BROKEN, wanted="release-drafter"),
    Scene("problems", lambda stage: stage.run("toggle_problems"), files=BROKEN),
    Scene("banner", changed_outside),
    Scene("conflict", conflict),
    Scene("review", review),
    Scene("review-dark", review, theme="dark"),
    Scene("bulk", bulk),
    Scene("map", lambda stage: stage.run("delegation_map")),
    Scene("map-dark", lambda stage: stage.run("delegation_map"), theme="dark"),
    Scene("compare", compare),
    Scene("session", lambda stage: stage.run("edit_session")),
    Scene("help", lambda stage: stage.run("help")),
    Scene("chinese", edited, language="zh_CN"),
    Scene("german", edited, language="de"),
    Scene("long-names", files=LONG_NAMES, wanted=LONG),  # checklist 8
    Scene("grey", edited, is_grey=True),  # checklist 58
    Scene("grey-problems", lambda stage: stage.run("toggle_problems"), files=BROKEN, is_grey=True),
    Scene("grey-map", lambda stage: stage.run("delegation_map"), is_grey=True),
    Scene("remark", gone_along, wanted="migration-helper"),
)


def take(scene: Scene, folder: Path) -> Path:
    """Open the window as the program does, do what the scene asks, and write its picture."""
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from editor.ui import app
    from editor.ui.options import parse
    from editor.ui.screenshot import picture_of
    from editor.ui.starting import fill as complete

    with tempfile.TemporaryDirectory(prefix="pictures-") as place:
        home = Path(place)
        (home / "project").mkdir()
        if scene.files:
            fill(home, scene.files)
        words = [
            *("--home", place, "--project", str(home / "project"), "--harness", "pi-desktop"),
            *("--theme", scene.theme, "--language", scene.language, "--size", scene.size),
            *scene.words,
        ]
        options = parse([*words, scene.wanted] if scene.wanted else words)
        application, environment = app._application(), app._environment(options)
        window = app._frame(application, environment, options)
        window.show()
        wait_for(lambda: window.is_painted)
        complete(window, environment, options)
        stage = Stage(window, home)
        stage.settle()
        scene.act(stage)
        stage.settle()
        target = folder / f"{scene.name}.png"
        picture = picture_of(window)
        if scene.is_grey:
            picture = picture.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        is_written = picture.save(str(target), "PNG", 0)
        for held in window.workspace.desk.modified():
            window.workspace.desk.close(held.path)
        window.close_now()
        wait_for(lambda: not window.isVisible())
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if not is_written:
        raise OSError(f"{target} was not written")
    return target


def main(words: list[str]) -> int:
    """Write the pictures; gives the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        os.environ.pop(name, None)
    names = [scene.name for scene in SCENES]
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("folder", nargs="?", default="pictures", type=Path)
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", default=names)
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        if scene.name in given.only:
            print(take(scene, given.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
