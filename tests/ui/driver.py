"""A careless, busy user: random actions, keys and outside changes, checked against a model.

The model knows, per file, what has to be on the disk and what the window has to hold in memory:

- the disk changes only by what the driver itself writes from outside and by what the program's
  writing functions report, and every such write is the text the window held at that moment;
- text in memory changes only by a step of undo, by going back or forth in it, or, while it is
  unmodified, by what is on the disk; nobody else loses an unsaved edit;
- every place that marks unsaved edits says the same.
"""

from __future__ import annotations

import hashlib
import os
import random
import threading
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QWidget,
)
from shiboken6 import isValid

from editor.storage import files
from editor.storage.results import Saved
from editor.storage.trash import Trashed
from editor.ui import draft_keeper, watcher
from editor.ui.desk import Desk
from tests.sample_homes import CLAUDE_HELPER, PI_HELPER, RELEASE_DRAFTER, SKILL, USUAL, fill

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from PySide6.QtGui import QUndoStack

    from editor.ui.documents import OpenDocument
    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

KEY, MOD = Qt.Key, Qt.KeyboardModifier
KEYS = (
    *(KEY.Key_Tab,) * 3, KEY.Key_Space, KEY.Key_Space, KEY.Key_Down, KEY.Key_Down, KEY.Key_Up,
    KEY.Key_Return, KEY.Key_Delete, KEY.Key_Backspace, KEY.Key_A, KEY.Key_Slash, KEY.Key_1,
    KEY.Key_Home, KEY.Key_End, KEY.Key_F2, KEY.Key_F4, KEY.Key_F6, KEY.Key_Escape, KEY.Key_Left,
    KEY.Key_Comma, KEY.Key_Colon, KEY.Key_NumberSign, KEY.Key_Minus, KEY.Key_PageDown,
)  # fmt: skip
CHORDS = (
    (KEY.Key_Z, MOD.ControlModifier), (KEY.Key_Z, MOD.ControlModifier),
    (KEY.Key_Y, MOD.ControlModifier), (KEY.Key_S, MOD.ControlModifier),
    (KEY.Key_S, MOD.ControlModifier | MOD.ShiftModifier), (KEY.Key_A, MOD.ControlModifier),
    (KEY.Key_C, MOD.ControlModifier), (KEY.Key_V, MOD.ControlModifier),
    (KEY.Key_X, MOD.ControlModifier), (KEY.Key_D, MOD.ControlModifier),
    (KEY.Key_1, MOD.ControlModifier), (KEY.Key_2, MOD.ControlModifier),
    (KEY.Key_3, MOD.ControlModifier), (KEY.Key_F, MOD.ControlModifier),
    (KEY.Key_Down, MOD.AltModifier), (KEY.Key_Up, MOD.AltModifier),
    (KEY.Key_Backspace, MOD.ControlModifier), (KEY.Key_Tab, MOD.ShiftModifier),
)  # fmt: skip
TEXTS = (
    "x", "A second look. ", "é ✓ 日本", "Use when: asked", "# not a comment", "'quoted'", '"',
    "[a]", "---", "\n", "a\nb\n", " ", "{x}", "*ref", "&", "<b>", "12", "true", "Read", "inherit",
)  # fmt: skip
NAMES = ("one", "two-b", "reviewer", "Bad Name", "", "third.md", "ü")
OUTSIDE = (
    (b"Read", b"Glob"), (b"ask", b"auto"), (b"description:", b"description: Changed."),
    (b"\n", b"\r\n"), (b"---\n", b""), (b"You", b"\xff\xfe"), (b"name: ", b"name: x-"),
)  # fmt: skip
SYSTEMS = ("claude-code", "pi-desktop", "pi-desktop", "pi-orchestrator", "mevedel")
WRITERS = ("save", "create", "rename", "move_to_trash", "restore")
QUIET = 40  # milliseconds in place of those a person does not notice, so that more happens
REST = 8  # steps after which everything is let finish and compared
MOST_POPUPS = 4  # one can lead to the next
UNSAFE = ("quit",)  # leaving is a step of its own
OWN = {"window.ini", "QtProject.conf"}  # what window and file dialogs remember


@dataclass
class History:
    """What the undo history of one file has to give back, by position."""

    stack: QUndoStack
    states: list[bytes | None]
    at: int = 0


@dataclass
class Record:
    """One call of a function that writes, with what the disk held for it."""

    name: str
    arguments: tuple[Any, ...]
    outcome: Any


@dataclass
class Model:
    """What has to be the case."""

    disk: dict[str, bytes] = field(default_factory=dict)
    histories: dict[str, History] = field(default_factory=dict)
    seen: dict[str, set[bytes]] = field(default_factory=dict)  # texts a path ever had in memory
    edits: dict[str, bytes] = field(default_factory=dict)  # unsaved, as of the last check
    intents: list[tuple[str, str]] = field(default_factory=list)  # what a person gave up on purpose


class Broken(AssertionError):
    """Something is not as the model says."""


class Driver:
    """Drives one window after the other on one home."""

    def __init__(
        self,
        bench: Bench,
        patch: pytest.MonkeyPatch,
        troubles: Callable[[], list[str]],
        system: str = "pi-desktop",
    ) -> None:
        self.bench = bench
        self.system = system
        self.is_broken = False
        self.chance = random.Random(0)  # another one for every step
        self.model = Model()
        self.log: deque[str] = deque(maxlen=40)
        self.steps = 0
        self._troubles = troubles
        self._lock = threading.RLock()
        self._records: list[Record] = []
        # Paths that are in the trash (then empty) or have another name, until the window knows it.
        self._moved: dict[str, str] = {}
        self._caused: set[str] = set()  # paths whose text had a reason to change
        self._last: dict[str, tuple[OpenDocument, bytes, bool]] = {}  # text, and was it modified
        self._is_pushing = False
        self._is_passive = False
        self._has_left = False
        self._listen(patch)
        self.folders = [
            fill(bench.home, {**USUAL, "release-drafter.md": RELEASE_DRAFTER}),
            fill(bench.home, {"test-writer.md": CLAUDE_HELPER}, ".claude/agents"),
            fill(bench.home, {"two.md": CLAUDE_HELPER}, "project/.claude/agents"),
            fill(bench.home, {"scout.md": PI_HELPER}, ".pi/agent/agents"),
            fill(bench.home, {"SKILL.md": SKILL}, "project/.agents/skills/tidy"),
        ]
        self.model.disk = self.on_disk()
        self.window: MainWindow = bench.open("reviewer", harness=system)
        self._closer = QTimer()
        self._closer.setInterval(5)
        self._closer.timeout.connect(self._answer_popup)
        self._closer.start()

    # Listening to the program

    def _listen(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(watcher, "QUIET", QUIET)
        patch.setattr(draft_keeper, "DELAY", QUIET)
        for name in WRITERS:
            patch.setattr(files, name, self._recorded(name, getattr(files, name)))
        patch.setattr(QDesktopServices, "openUrl", lambda url: True)
        for name in ("discard", "use_disk_version"):
            patch.setattr(Desk, name, self._noted(name, getattr(Desk, name)))
        push, meet, mark_moved = Desk.push, Desk.meet, Desk.mark_moved

        def pushed(desk: Desk, held: OpenDocument, *arguments: Any, **named: Any) -> None:
            self._is_pushing = True
            self._caused.add(held.path)
            try:
                push(desk, held, *arguments, **named)
            finally:
                self._is_pushing = False

        def met(desk: Desk, held: OpenDocument, found: Any) -> None:
            if not held.is_modified:  # it may follow the disk
                self._caused.add(held.path)
            meet(desk, held, found)

        def moved(desk: Desk, old: str, new: str, *arguments: Any) -> None:
            self._caused.add(new)
            mark_moved(desk, old, new, *arguments)

        patch.setattr(Desk, "push", pushed)
        patch.setattr(Desk, "meet", met)
        patch.setattr(Desk, "mark_moved", moved)

    def _recorded(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            with self._lock:
                outcome = function(*arguments)
                self._records.append(Record(name, arguments, outcome))
                self._expect(self._records[-1])
            return outcome

        return call

    def _noted(self, name: str, function: Callable[[Desk, str], None]) -> Callable[..., None]:
        def call(desk: Desk, path: str) -> None:
            self.model.intents.append((name, path))
            function(desk, path)

        return call

    def _expect(self, record: Record) -> None:
        """Take over what a write reports, after judging whether it may have happened."""
        disk, outcome, arguments = self.model.disk, record.outcome, record.arguments
        path = os.path.realpath(arguments[0]) if isinstance(arguments[0], str) else ""
        if record.name == "restore" and isinstance(outcome, str):
            disk[outcome] = Path(outcome).read_bytes()
        elif record.name == "move_to_trash" and isinstance(outcome, Trashed):
            disk.pop(str(arguments[0]), None)
            self._moved[str(arguments[0])] = ""
        elif not isinstance(outcome, Saved):
            return
        elif record.name == "rename":
            disk[arguments[1]] = disk.pop(arguments[0])
            self._moved[arguments[0]] = arguments[1]
        elif record.name in ("save", "create"):
            before = disk.get(path)
            if record.name == "save" and arguments[2] is not None:
                is_known = before is not None and fingerprint(before) == arguments[2]
                if not is_known and before != arguments[1]:
                    self.log.append(f"!! {path} was replaced unseen")
                    disk[path] = b"<replaced unseen>"
                    return
            if record.name == "create" and before is not None:
                disk[path] = b"<created over a file>"
                return
            disk[path] = arguments[1]

    def on_disk(self) -> dict[str, bytes]:
        """Every file outside the program's own folder."""
        found = {}
        for folder, folders, names in os.walk(self.bench.home):
            folders[:] = [name for name in folders if name not in ("drafts", "Trash")]
            for name in set(names) - OWN:
                path = os.path.join(folder, name)
                found[path] = Path(path).read_bytes()
        return found

    # Steps

    def take(self, step: Callable[[], None], chance: random.Random) -> None:
        """Take one step and judge it; says what was done last when something breaks."""
        self.chance = chance
        self.steps += 1
        try:
            self._step(step)
            self._judge_memory()
            if self.steps % REST == 0:
                self.come_to_rest()
        except BaseException:
            self.is_broken = True
            print("\n".join([f"step {self.steps}; the last ones:", *self.log]))
            raise

    def come_to_rest(self) -> None:
        """Let everything finish, then compare the disk and every mark with the model."""
        self._come_to_rest()
        self._judge_everything()

    def stop(self) -> None:
        """Answer no more popups."""
        self._closer.stop()

    def _step(self, step: Callable[[], None]) -> None:
        self._is_passive = False
        dialog = self._dialog()
        if dialog is not None and step not in (self.write_outside, self.wait, self.press_keys):
            step = self.use_dialog
        self.log.append(f"{self.steps} {step.__name__}")
        before = dict(self.model.edits)
        touched = {self.window.workspace.current}
        if dialog is not None and dialog.objectName() == "bulkDialog":
            touched |= before.keys()
        step()
        QApplication.processEvents()
        for _ in range(MOST_POPUPS):  # what a step opened is answered in it, not in the next one
            if QApplication.activePopupWidget() is not None:
                self._answer_popup()
                QApplication.processEvents()
        if self._has_left:  # it has judged for itself
            before, self._has_left = {}, False
        self._judge_losses(before, touched | {self.window.workspace.current})
        troubles = self._troubles()
        if troubles:
            raise Broken("\n".join(troubles))

    def _say(self, text: str) -> None:
        self.log[-1] += f" {text}"

    def _dialog(self) -> QDialog | None:
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QDialog):
            return modal
        shown = [found for found in self.window.findChildren(QDialog) if found.isVisible()]
        return shown[-1] if shown else None

    def press_keys(self) -> None:
        """Press a few keys where the keyboard is."""
        holder = self._dialog() or self.window
        if not holder.isActiveWindow():
            holder.activateWindow()
        pressed = []
        for _ in range(self.chance.randint(1, 6)):
            target = QApplication.focusWidget() or holder
            key, modifier = self.chance.choice(KEYS), MOD.NoModifier
            if self.chance.random() < 0.3:
                key, modifier = self.chance.choice(CHORDS)
            pressed.append(f"{target.objectName()}:{modifier.name}+{key.name}")
            QTest.keyClick(target, key, modifier)
        self._say(" ".join(pressed))

    def click(self) -> None:
        """Press any button that can be pressed."""
        self._click_one_of(self.window)

    def _click_one_of(self, holder: QWidget) -> None:
        buttons = [
            button
            for button in holder.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button.window() is holder
        ]
        if buttons:
            button = self.chance.choice(buttons)
            self._say(f"{button.objectName()} {button.text()!r}")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def type_text(self) -> None:
        """Type into any field, at its end or over all of it."""
        fields = [
            found
            for kind in (QLineEdit, QPlainTextEdit)
            for found in self.window.findChildren(kind)
            if found.isVisible() and found.isEnabled() and not found.isReadOnly()
        ]
        if not fields:
            return
        target = self.chance.choice(fields)
        target.setFocus()
        if self.chance.random() < 0.3:
            target.selectAll()
        text = self.chance.choice(TEXTS)
        self._say(f"{target.objectName()} {text!r}")
        type_keys(target, text)
        if self.chance.random() < 0.3:
            QTest.keyClick(target, KEY.Key_Return)

    def toggle_tools(self) -> None:
        """Tick or untick tools of a list."""
        tables = [
            found
            for found in self.window.findChildren(QTableView)
            if found.isVisible() and found.model() and found.model().rowCount()
        ]
        if not tables:
            return
        table = self.chance.choice(tables)
        table.setFocus()
        table.selectRow(self.chance.randrange(table.model().rowCount()))
        key = self.chance.choice((KEY.Key_Space, KEY.Key_Space, KEY.Key_Delete, KEY.Key_Return))
        self._say(f"{table.objectName()} {key.name}")
        QTest.keyClick(table, key)

    def choose_in_a_box(self) -> None:
        """Choose an entry of a box, of a harness's version or of a page."""
        self._choose_in(self.window)

    def _choose_in(self, holder: QWidget) -> None:
        boxes = [
            found
            for found in holder.findChildren(QComboBox)
            if found.isVisible() and found.isEnabled() and found.count()
            and found.objectName() != "harnessChoice"
        ]  # fmt: skip
        if boxes and self.chance.random() < 0.8:
            box = self.chance.choice(boxes)
            at = self.chance.randrange(box.count())
            self._say(f"{box.objectName()} {at}")
            box.setCurrentIndex(at)
            box.activated.emit(at)
            return
        for tabs in holder.findChildren(QTabWidget):
            if tabs.isVisible():
                tabs.setCurrentIndex(self.chance.randrange(tabs.count()))

    def trigger(self) -> None:
        """Choose an entry of a menu."""
        usable = [
            action
            for name, action in self.window.shell.actions.items()
            if action.isEnabled() and name not in UNSAFE
        ]
        action = self.chance.choice(usable)
        self._say(action.objectName())
        action.trigger()

    def pick_agent(self) -> None:
        """Turn to any agent."""
        self._is_passive = True
        panel = self.window.shell.panes.list_panel
        paths = [entry.origin.path for entry in self.window.workspace.entries]
        index = panel.model.index_of(self.chance.choice(paths)) if paths else None
        if index is not None and index.isValid():
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            panel.view.selectionModel().setCurrentIndex(index, flag)

    def pick_several(self) -> None:
        """Select several agents, now and then with their menu."""
        self._is_passive = True
        panel = self.window.shell.panes.list_panel
        for _ in range(3):
            row = self.chance.randrange(max(1, panel.model.rowCount()))
            index = panel.model.index(row)
            if panel.model.path_at(index):
                flag = QItemSelectionModel.SelectionFlag.Select
                panel.view.selectionModel().select(index, flag)
        if self.chance.random() < 0.3:
            panel.menu_requested.emit(panel.view.viewport().mapToGlobal(QPoint(20, 20)))

    def write_outside(self) -> None:
        """Change the disk as another program would."""
        self._is_passive = True
        folder = self.chance.choice(self.folders)
        with self._lock:
            there = sorted(path for path in self.model.disk if path.startswith(str(folder)))
            kind = self.chance.random()
            if kind < 0.2 or not there:
                name = f"new-{self.chance.randrange(6)}.md"
                data = self.chance.choice(list(USUAL.values())).encode()
                self._put(folder / name, data.replace(b"name: ", b"name: z"))
                return
            edited = [name for name in there if name in self.model.edits]
            if edited and self.chance.random() < 0.4:  # where it can do harm
                there = edited
            path = Path(self.chance.choice(there))
            if kind < 0.35:
                self._say(f"remove {path.name}")
                path.unlink()
                del self.model.disk[str(path)]
            elif kind < 0.45:
                path.chmod(self.chance.choice((0o444, 0o644)))
            else:
                old, new = self.chance.choice(OUTSIDE)
                self._put(path, path.read_bytes().replace(old, new, 1) or b"gone\n")

    def _put(self, path: Path, data: bytes) -> None:
        self._say(f"write {path.name}")
        if self.chance.random() < 0.5 or (path.exists() and not os.access(path, os.W_OK)):
            beside = path.with_name(f".{path.name}.swap")
            beside.write_bytes(data)
            os.replace(beside, path)
        else:
            path.write_bytes(data)
        self.model.disk[str(path)] = data

    def reload(self) -> None:
        """Read everything anew."""
        self._is_passive = True
        self.window.shell.actions["reload"].trigger()

    def wait(self) -> None:
        """Let time pass, so that timers and watchers have their turn."""
        self._is_passive = True
        QTest.qWait(self.chance.choice((1, QUIET // 2, QUIET, QUIET * 2)))

    def switch_system(self) -> None:
        """Turn to another harness or other rules."""
        self._is_passive = True
        combo = self.window.findChild(QComboBox, "harnessChoice")
        at = combo.findData(self.chance.choice(SYSTEMS))
        if at >= 0:
            combo.setCurrentIndex(at)
            combo.activated.emit(at)

    def resize(self) -> None:
        """Make the window smaller or larger."""
        self._is_passive = True
        self.window.resize(*self.chance.choice(((760, 480), (960, 800), (1200, 760), (1500, 900))))

    def change_looks(self) -> None:
        """Change language or theme."""
        self._is_passive = True
        flow = self.window.shell.program_flow
        if self.chance.random() < 0.5:
            flow.choose_language(self.chance.choice(("de", "en", "zh_CN", "en")))
        else:
            flow.choose_scheme(self.chance.choice(("dark", "light")))

    def leave_and_come_back(self) -> None:
        """Close the window in an orderly way, or let it crash; then start it again."""
        self._come_to_rest()
        edits = dict(self.model.edits)
        if edits and self.chance.random() < 0.5:
            self._say("crash")
            self.window.workspace.drafts.flush()
            self._settle()
        else:
            self._say("quit")
            self.window.close()
            for dialog in self.window.findChildren(QDialog):
                if dialog.isVisible():
                    name = self.chance.choice(("quitSave", "quitDiscard", "cancelButton"))
                    self._say(name)
                    button = dialog.findChild(QAbstractButton, name)
                    if button is not None:
                        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            self.bench.qtbot.waitUntil(self._is_left_or_quiet, timeout=30_000)
            if self.window.isVisible():  # cancelled, or something could not be saved
                return
            edits = {}
        self._forget_window()
        self.window = self.bench.open(harness=self.system)
        self._settle()
        self._judge_memory()
        for path, data in edits.items():
            held = self.window.workspace.desk.documents.get(path)
            if held is None or held.document.data != data:
                raise Broken(f"{path} was not recovered")
        if self._unsaved() != edits:
            raise Broken("edits came back that were given up")

    def _is_left_or_quiet(self) -> bool:
        work = self.window.workspace
        saver = self.window.shell.save_flow.saver
        is_quiet = not (work.jobs.is_busy() or work.is_loading or saver.is_busy)
        return is_quiet or not self.window.isVisible()

    def _forget_window(self) -> None:
        self.bench.abandon(self.window)
        self.model.histories.clear()
        self._has_left = True

    def use_dialog(self) -> None:
        """Do something in the dialog that is open."""
        dialog = self._dialog()
        if dialog is None:
            return
        self._say(dialog.objectName())
        chance = self.chance.random()
        if isinstance(dialog, QFileDialog):
            self._use_file_dialog(dialog)
        elif chance < 0.15:
            QTest.keyClick(dialog, KEY.Key_Escape)
        elif chance < 0.35:
            fields = [found for found in dialog.findChildren(QLineEdit) if found.isVisible()]
            if fields:
                target = self.chance.choice(fields)
                target.selectAll()
                type_keys(target, self.chance.choice(NAMES))
        elif chance < 0.5:
            self._choose_in(dialog)
        else:
            self._click_one_of(dialog)

    def _use_file_dialog(self, dialog: QFileDialog) -> None:
        name = dialog.objectName()
        if name == "projectDialog" or self.chance.random() < 0.4:
            dialog.reject()
            return
        dialog.reject()
        if name == "savePictureDialog":
            target = self.bench.home / "drafts" / "map.png"  # a place that is not judged
        elif name in ("saveCopyDialog", "reportDialog", "snapshotDialog"):
            folder = self.bench.home / "out"
            target = folder / f"copy-{self.chance.randrange(4)}.md"
        else:
            target = Path(self.chance.choice(sorted(self.model.disk)))
        self._say(target.name)
        dialog.fileSelected.emit(str(target))

    def _answer_popup(self) -> None:
        """Leave a menu, or choose its first entry, so that it does not wait for a person."""
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QMessageBox):  # a file dialog says that a file is not there
            modal.reject()
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        if self.chance.random() < 0.3:
            QTest.keyClick(popup, KEY.Key_Down)
            QTest.keyClick(popup, KEY.Key_Return)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    # Judging

    def _settle(self) -> None:
        self.bench.settle(self.window)

    def _come_to_rest(self) -> None:
        """Let everything be read, written and put together; no edit may go by that."""
        self._is_passive = True
        before = dict(self.model.edits)
        self._settle()
        self._judge_losses(before, set())

    def _unsaved(self) -> dict[str, bytes]:
        held = self.window.workspace.desk.modified()
        return {document.path: document.document.data for document in held}

    def _judge_losses(self, before: dict[str, bytes], touched: set[str]) -> None:
        """No unsaved edit may be gone that nobody gave up."""
        self._judge_memory()
        documents = self.window.workspace.desk.documents
        if self._is_passive and self.model.intents:
            raise Broken(f"given up by itself: {self.model.intents}")
        with self._lock:
            moved = dict(self._moved)
        given_up = {path for _, path in self.model.intents} | moved.keys()
        for path, data in before.items():
            held = documents.get(path)
            if held is None:
                on_disk = self.model.disk.get(os.path.realpath(path))
                if on_disk != data and path not in given_up:
                    raise Broken(f"the edits of {path} are gone")
                if moved.get(path) and moved[path] not in documents:
                    raise Broken(f"the edits of {path} are gone with its name")
            elif held.document.data != data:
                is_own = path in touched and not self._is_passive
                if not is_own and path not in given_up:
                    raise Broken(f"the text of {path} changed by itself")
        self.model.intents.clear()
        with self._lock:
            for path in moved.keys() - documents.keys():
                self._moved.pop(path, None)
        self.model.edits = self._unsaved()

    def _judge_memory(self) -> None:
        """Undo and redo give back what was there; marks that follow at once agree."""
        model, work = self.model, self.window.workspace
        for path, held in work.desk.documents.items():
            model.seen.setdefault(path, set()).add(held.document.data)
            history = model.histories.get(path)
            if history is None or history.stack is not held.stack:
                self._follow(path, held)
        for path in [path for path in model.histories if path not in work.desk.documents]:
            del model.histories[path]
        self._judge_changes(work.desk.documents)
        current = work.desk.documents.get(work.current)
        is_modified = current is not None and current.is_modified
        shell = self.window.shell
        marks = {
            "title": self.window.isWindowModified(),
            "save": shell.actions["save"].isEnabled(),
            "discard": shell.actions["discard"].isEnabled(),
            "review": shell.actions["review"].isEnabled(),
        }
        if set(marks.values()) != {is_modified}:
            raise Broken(f"modified is {is_modified}, but {marks}")

    def _judge_changes(self, documents: dict[str, OpenDocument]) -> None:
        """An unsaved text changes by steps of undo only, in whichever step of ours it happens."""
        for path, held in documents.items():
            before = self._last.get(path)
            if before is None or before[0] is not held or path in self._caused:
                continue
            if before[2] and held.document.data != before[1]:
                raise Broken(f"the unsaved text of {path} changed without a step of undo")
        self._last = {
            path: (held, held.document.data, held.is_modified) for path, held in documents.items()
        }
        self._caused.clear()

    def _follow(self, path: str, held: OpenDocument) -> None:
        """Keep in step with one file's history from now on."""
        stack = held.stack
        states: list[bytes | None] = [None] * stack.count()
        history = History(stack, [*states, None], stack.index())
        history.states[stack.index()] = held.document.data
        self.model.histories[path] = history
        driver = self

        def moved(at: int) -> None:
            if isValid(stack):  # it says so once more while it is deleted
                driver._on_history(held, history, at)

        stack.indexChanged.connect(moved)

    def _on_history(self, held: OpenDocument, history: History, at: int) -> None:
        data, states = held.document.data, history.states
        if history.stack.count():
            self._caused.add(held.path)
        if self._is_pushing:
            history.states = [*states[:at], data]
        elif history.stack.count() == 0:
            history.states = [data]
        elif at < len(states):
            if states[at] is not None and states[at] != data:
                self.log.append(f"!! undo of {held.path} gave another text")
                history.states[at] = b"<broken>"
            else:
                states[at] = data
        history.at = at

    def _judge_everything(self) -> None:
        """Compare disk, marks and histories with the model, when all is quiet."""
        with self._lock:
            found, wanted = self.on_disk(), dict(self.model.disk)
        different = [path for path in found.keys() | wanted if found.get(path) != wanted.get(path)]
        if different:
            raise Broken(f"not as saved or changed outside: {sorted(different)}")
        work = self.window.workspace
        for path, history in self.model.histories.items():
            held = work.desk.documents[path]
            if not history.stack.count() and not held.is_modified:
                history.states = [held.document.data]  # it follows the disk
            state = history.states[history.stack.index()]
            if state is not None and state != held.document.data:
                raise Broken(f"the history of {path} stands elsewhere")
        rows = {
            row.path: row.is_modified
            for row in self.window.shell.panes.list_panel.model.rows()
            if hasattr(row, "path")
        }
        for path, is_marked in rows.items():
            if is_marked != work.is_modified(path):
                raise Broken(f"the list says {is_marked} of {path}")
        bar = self.window.shell.panes.save_bar
        summary = bar.findChild(QWidget, "unsavedSummary").full_text()
        if work.is_editable(work.definition) and bool(summary) != work.is_modified(work.current):
            raise Broken(f"the bar says {summary!r}")
        for held in list(work.desk.documents.values()):
            on_disk = self.model.disk.get(os.path.realpath(held.path))
            is_same = on_disk == held.document.data
            is_here = held.path.startswith(str(self.bench.home))
            if is_here and not held.is_modified and not is_same:
                self._recheck(held)

    def _recheck(self, held: OpenDocument) -> None:
        """A clean document that is not as on disk has to follow as soon as the disk is read."""
        path = held.path
        if held.harness_id != self.window.workspace.harness_id:
            return
        self.window.shell.actions["reload"].trigger()
        self._settle()
        again = self.window.workspace.desk.documents.get(path)
        on_disk = self.model.disk.get(os.path.realpath(path))
        if again is not None and not again.is_modified and again.document.data != on_disk:
            raise Broken(f"{path} is shown unmodified, but the disk says otherwise")


def type_keys(target: QWidget, text: str) -> None:
    """Type any letters; the test library knows the keys of ASCII only."""
    for letter in text:
        if letter.isascii():
            QTest.keyClick(target, KEY.Key_Return if letter == "\n" else letter)
        else:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(target, QKeyEvent(kind, 0, MOD.NoModifier, letter))


def fingerprint(data: bytes) -> str:
    """Name a text as the program does."""
    return hashlib.sha256(data).hexdigest()
