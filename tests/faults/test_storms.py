"""However files change outside, the window ends with what is on disk, and never works itself up."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from editor.core.changes import SetField
from editor.storage.paths import environment as read_environment
from editor.ui import workspace as workspaces
from editor.ui.workspace import Workspace
from tests.faults.storm import TEXT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[2]
CHANGES = int(os.environ.get("SUBAGENT_EDITOR_CHANGES", "10000"))
PATIENCE = 120_000  # milliseconds; a busy machine takes its time
MOST_MEMORY = 64 * 1024  # KiB more than before


class Watched:
    """A workspace on a folder of agents, and how often it looked at the disk."""

    def __init__(self, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.folder = home / ".claude" / "agents"
        self.folder.mkdir(parents=True)
        self.looks = 0
        self.most_waiting = 0
        plain = workspaces.look

        def counted(*words: object) -> object:
            self.looks += 1
            return plain(*words)  # type: ignore[arg-type]

        monkeypatch.setattr(workspaces, "look", counted)
        self.work = Workspace(read_environment(str(home), str(home)), "claude-code")
        self.work.start()
        self.settle()

    def settle(self) -> None:
        """Wait until what is listed is what is on disk and nothing is under way."""
        self.qtbot.waitUntil(self.is_settled, timeout=PATIENCE)

    def is_settled(self) -> bool:
        work = self.work
        self.most_waiting = max(self.most_waiting, len(work.jobs._tasks))
        busy = work.jobs.is_busy() or work.is_loading or work.is_putting_together()
        return not busy and self.listed() == self.on_disk()

    def listed(self) -> dict[str, bytes]:
        found = {}
        for entry in self.work.entries:
            if entry.origin.scope == "user":
                held = self.work.desk.documents.get(entry.origin.path)
                shown = (held.theirs or held.baseline) if held else None
                found[entry.origin.file_name] = (shown or entry.document).data
        return found

    def on_disk(self) -> dict[str, bytes]:
        found = {}
        for path in self.folder.glob("*.md"):
            try:
                found[path.name] = path.read_bytes()
            except FileNotFoundError:
                continue
        return found


@pytest.fixture
def watched(qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    made = Watched(qtbot, home, monkeypatch)
    yield made
    made.work.close()
    made.work.deleteLater()


def test_a_storm_of_changes_ends_in_the_true_state(watched: Watched) -> None:
    """`SUBAGENT_EDITOR_CHANGES=1000000` makes a million changes."""
    path = watched.folder / "agent0.md"
    path.write_text(TEXT.format(name="agent0", number=-1))
    kept = watched.folder / "mine.md"
    kept.write_text(TEXT.format(name="mine", number=-1))
    watched.settle()
    watched.work.select(str(kept))
    watched.work.request(SetField("description", "Unsaved"))
    edited = watched.work.desk.documents[str(kept)].document
    looks = watched.looks
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "-m", "tests.faults.storm", str(watched.folder), str(CHANGES), "5"],
        cwd=ROOT,
    ) as storm:
        watched.qtbot.waitUntil(lambda: storm.poll() is not None, timeout=PATIENCE)
        assert storm.returncode == 0
    kept.write_text(TEXT.format(name="mine", number=-2))
    watched.settle()
    seconds = time.monotonic() - began
    assert watched.listed() == watched.on_disk()
    assert len(watched.on_disk()) > 3
    # One look after a quiet moment, one each two seconds of storm: never one for each change.
    assert watched.looks - looks <= 4 + 2 * seconds / 0.3
    assert watched.looks - looks < CHANGES / 50
    assert watched.most_waiting <= 8
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory < MOST_MEMORY
    held = watched.work.desk.documents[str(kept)]
    assert held.document == edited  # whatever happens outside, an unsaved edit stays
    assert held.has_conflict


def test_a_folder_that_is_moved_away_and_back_is_followed(watched: Watched) -> None:
    for number in range(3):
        (watched.folder / f"a{number}.md").write_text(TEXT.format(name=f"a{number}", number=0))
    watched.settle()
    path = watched.folder / "a0.md"
    watched.work.select(str(path))
    watched.work.request(SetField("description", "Unsaved"))
    edited = watched.work.desk.documents[str(path)].document
    away = watched.folder.with_name("away")
    for _ in range(2):
        watched.folder.rename(away)
        watched.qtbot.waitUntil(
            lambda: watched.work.desk.documents[str(path)].is_gone, timeout=PATIENCE
        )
        away.rename(watched.folder)
        watched.settle()
        assert len(watched.listed()) == 3
        held = watched.work.desk.documents[str(path)]
        assert not held.has_conflict
        assert held.document == edited
        # A change inside is noticed although the folder's watch was lost in between.
        changed = watched.folder / "a1.md"
        changed.write_text(TEXT.format(name="a1", number=time.monotonic_ns()))
        watched.settle()


def test_a_folder_replaced_by_another_one_is_read_anew(watched: Watched) -> None:
    (watched.folder / "a.md").write_text(TEXT.format(name="a", number=0))
    watched.settle()
    other = watched.folder.with_name("other")
    other.mkdir()
    (other / "b.md").write_text(TEXT.format(name="b", number=0))
    watched.folder.rename(watched.folder.with_name("old"))
    other.rename(watched.folder)
    watched.settle()
    assert list(watched.listed()) == ["b.md"]
    (watched.folder / "b.md").write_text(TEXT.format(name="b", number=1))
    watched.settle()
    (watched.folder / "c.md").write_text(TEXT.format(name="c", number=1))
    watched.settle()
    assert set(watched.listed()) == {"b.md", "c.md"}


def test_a_change_between_reading_and_watching_is_not_missed(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = watched.folder / "a.md"
    plain = workspaces.look

    def slow(*words: object) -> object:
        found = plain(*words)  # type: ignore[arg-type]
        if path.exists() and b"State 0" in path.read_bytes():
            path.write_text(TEXT.format(name="a", number=1))  # in place: the folder stays the same
        return found

    monkeypatch.setattr(workspaces, "look", slow)
    path.write_text(TEXT.format(name="a", number=0))
    watched.qtbot.waitUntil(lambda: b"State 1" in watched.listed().get("a.md", b""))


def test_what_a_save_left_when_it_was_ended_is_cleaned_at_the_start(
    qtbot: QtBot, home: Path
) -> None:
    folder = home / ".claude" / "agents"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text(TEXT.format(name="a", number=0))
    left = folder / ".subagent-editor-999999999-0123abcd.tmp"
    left.write_text("half")
    other = folder / ".other-999999999-0123abcd.tmp"
    other.write_text("not ours")
    work = Workspace(read_environment(str(home), str(home)), "claude-code")
    work.start()
    qtbot.waitUntil(lambda: not left.exists() and not work.jobs.is_busy(), timeout=PATIENCE)
    assert other.read_text() == "not ours"
    work.close()
    work.deleteLater()
