"""Saving under faults: killed at every step, and against another program in random order."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from editor.core.document import Document
from editor.storage.files import Conflict, Saved, clean_stale, save
from editor.storage.system import System
from tests.storage.killed_saves import NEW, OLD, STEPS

ROOT = Path(__file__).resolve().parents[2]


def test_a_save_killed_at_any_step_leaves_the_old_or_the_new_file_whole(tmp_path: Path) -> None:
    place = tmp_path / "killed"
    place.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.killed_saves", str(place)], cwd=ROOT,
        capture_output=True, text=True, timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    runs = [line.split() for line in done.stdout.splitlines()]
    killed = [run for run in runs if run[2] == "100"]
    assert len(killed) > 80
    seen: set[tuple[str, bytes]] = set()
    for scenario, name, _ in runs:
        folder = place / name
        path = folder / "a.md"
        inside = folder / "shared" if scenario == "link" else folder
        if scenario == "new":
            content = path.read_bytes() if path.exists() else b""
            assert content in (b"", NEW), name
        else:
            content = path.read_bytes()
            assert content in (OLD, NEW), name
            assert path.stat().st_mode & 0o777 == 0o640, name
        assert path.is_symlink() == (scenario == "link"), name
        left = [entry for entry in os.listdir(inside) if "subagent-editor" in entry]
        assert len(left) <= 1, name
        assert clean_stale(str(inside)) == len(left), name
        assert [entry for entry in os.listdir(inside) if "subagent-editor" in entry] == []
        seen.add((scenario, content))
    assert seen == {
        ("plain", OLD), ("plain", NEW), ("link", OLD), ("link", NEW), ("new", b""), ("new", NEW),
    }  # fmt: skip


class Interleaved(System):
    """Lets another program write at random moments between our steps."""

    def __init__(self, chance: random.Random, path: Path, can_exchange: bool) -> None:
        self.chance, self.path, self.can_exchange = chance, path, can_exchange
        self.written: list[bytes] = []

    def __getattribute__(self, name: str):
        found = object.__getattribute__(self, name)
        if name in STEPS and self.chance.random() < 0.12:
            text = b"theirs %d" % self.chance.randrange(10**9)
            self.written.append(text)
            if self.chance.random() < 0.5:
                self.path.write_bytes(text)
            else:
                other = self.path.with_name("other.tmp")
                other.write_bytes(text)
                other.replace(self.path)
        if name == "exchange" and not self.can_exchange:
            return lambda left, right: False
        return found


@pytest.mark.parametrize("seed", range(4))
def test_no_update_is_lost_in_hundreds_of_random_orders(project: Path, seed: int) -> None:
    chance = random.Random(seed)
    path = project / "a.md"
    conflicts = 0
    for number in range(250):
        old = b"old %d" % number
        path.write_bytes(old)
        ours = b"ours %d" % number
        system = Interleaved(chance, path, can_exchange=True)
        result = save(str(path), ours, Document(old).fingerprint, system)
        on_disk = path.read_bytes()
        beside = {entry.read_bytes() for entry in project.iterdir() if ".kept-" in entry.name}
        if not system.written:
            assert isinstance(result, Saved)
            assert on_disk == ours
        else:
            conflicts += 1
            # Their last text is on disk, or was replaced by one of ours they had not seen.
            last = system.written[-1]
            if isinstance(result, Saved):
                assert on_disk in (ours, last)
            else:
                assert isinstance(result, Conflict)
                theirs = result.theirs.data if result.theirs else None
                assert theirs in system.written
                assert on_disk in system.written
            assert last in (on_disk, *beside)
        for entry in project.iterdir():
            if entry != path:
                assert ".kept-" in entry.name
                entry.unlink()
    assert conflicts > 100
