"""Two programs edit one file at once, and no text of either gets lost unseen.

A text counts as lost when it was on disk and went away although nobody had read it: neither is it
the text a save of ours was made from, nor did the other program itself replace it, nor is it there,
kept beside, or handed over with a conflict.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from editor.core.document import Document
from editor.storage.files import Conflict, Saved, save
from editor.storage.wording import REPLACED_AFTER_SAVE
from tests.faults.calls import Calls
from tests.faults.other_program import write_over

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = int(os.environ.get("SUBAGENT_EDITOR_ROUNDS", "1200"))
SECONDS = float(os.environ.get("SUBAGENT_EDITOR_SECONDS", "2"))


@dataclass
class Account:
    """Every text that ever was on disk, and every one somebody has seen go."""

    written: set[bytes] = field(default_factory=set)
    seen: set[bytes] = field(default_factory=set)
    conflicts: int = 0
    saves: int = 0

    def save(self, path: Path, number: int) -> None:
        """Read, change and save a file once, as the program does."""
        base = path.read_bytes()
        ours = b"ours %d" % number
        result = save(str(path), ours, Document(base).fingerprint)
        if isinstance(result, Saved):
            self.saves += 1
            self.written.add(ours)
            self.seen.add(base)
            return
        assert isinstance(result, Conflict), str(result.problem.message)
        self.conflicts += 1
        if result.problem.message.template == REPLACED_AFTER_SAVE:
            self.seen.add(base)  # the save was made, and then they wrote over it
        self.written.add(ours)  # it may have been on disk for a moment, and we still hold it
        self.seen.add(ours)
        if result.theirs is not None:
            self.seen.add(result.theirs.data)

    def lost(self, folder: Path, path: Path) -> set[bytes]:
        """What was on disk, is not there any more, and nobody has seen."""
        kept = {entry.read_bytes() for entry in folder.iterdir() if ".kept-" in entry.name}
        return self.written - self.seen - kept - {path.read_bytes()}


@pytest.fixture
def between(request: pytest.FixtureRequest) -> Iterator[list[Calls]]:
    held: list[Calls] = []
    yield held
    for calls in held:
        calls.remove()


@pytest.mark.parametrize("seed", range(4))
def test_no_text_is_lost_in_a_thousand_random_orders(
    project: Path, seed: int, between: list[Calls]
) -> None:
    """`SUBAGENT_EDITOR_ROUNDS=100000` runs as many orders."""
    chance = random.Random(seed)
    path = project / "a.md"
    path.write_bytes(b"first")
    account = Account({b"first"})
    likely = 0.0

    def act(number: int, name: str, is_after: bool) -> None:
        nonlocal likely
        if chance.random() >= likely:
            return
        before, likely = likely, 0.0  # the other program's own calls are not looked at
        text = b"theirs %d" % chance.randrange(10**12)
        account.written.add(text)
        if chance.random() < 0.5:
            account.seen.add(write_over(path, text, "other.tmp"))
        else:
            with path.open("r+b") as file:  # in place, as careless programs do
                account.seen.add(file.read())
                file.seek(0)
                file.truncate()
                file.write(text)
        likely = before

    calls = Calls(act)
    between.append(calls)
    for number in range(ROUNDS // 4):
        likely = chance.choice((0.0, 0.02, 0.1))
        calls.install()
        account.save(path, number)
        calls.remove()
        left = [name for name in os.listdir(project) if name.startswith(".subagent-editor-")]
        assert left == []
    assert account.lost(project, path) == set()
    assert account.conflicts > ROUNDS // 20
    assert account.saves > ROUNDS // 20


@pytest.mark.parametrize("seed", range(2))
def test_no_text_is_lost_beside_a_program_that_writes_all_the_time(
    project: Path, tmp_path: Path, seed: int
) -> None:
    """Two real processes; `SUBAGENT_EDITOR_SECONDS=600` runs as long."""
    path = project / "a.md"
    path.write_bytes(b"first")
    account = Account({b"first"})
    log = tmp_path / "log"
    with log.open("wb") as output, subprocess.Popen(
        [sys.executable, "-m", "tests.faults.other_program", str(path), str(SECONDS), str(seed)],
        cwd=ROOT, stdout=output,
    ) as other:  # fmt: skip
        number = 0
        while other.poll() is None:
            number += 1
            account.save(path, number)
    lines = log.read_text().splitlines()
    for line in lines:
        text, taken = line.split("\t")
        account.written.add(text.encode())
        account.seen.add(taken.encode())
    assert account.lost(project, path) == set()
    assert len(lines) > 20
    assert account.saves + account.conflicts > 20
