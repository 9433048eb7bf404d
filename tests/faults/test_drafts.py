"""A window that is killed while somebody types gives the unsaved edits back at the next start."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from editor.ui.drafts import DraftFolder
from tests.faults.typing_window import number_of

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("SUBAGENT_EDITOR_KILLS", "2"))
AGENT = "---\nname: {name}\ndescription: Text 0\n---\nDo it.\n"
PATIENCE = 60


def start(home: Path, log: Path, *words: str) -> subprocess.Popen[bytes]:
    with log.open("wb") as output:
        return subprocess.Popen(
            [sys.executable, "-m", "tests.faults.typing_window", str(home), *words], cwd=ROOT,
            stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip


def wait_for(log: Path, word: str, child: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while word.encode() not in log.read_bytes():
        assert child.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.01)


def test_edits_come_back_after_the_window_was_killed_at_any_moment(
    home: Path, tmp_path: Path
) -> None:
    """`SUBAGENT_EDITOR_KILLS=100` kills a hundred windows."""
    chance = random.Random(11)
    folder = home / ".claude" / "agents"
    folder.mkdir(parents=True)
    names = ("a.md", "b.md", "c.md")
    for name in names:
        (folder / name).write_text(AGENT.format(name=name[0]))
    place = home / ".local" / "state" / "subagent-editor" / "drafts"
    drafts = DraftFolder(place)
    log = tmp_path / "log"
    for _ in range(KILLS):
        with start(home, log) as child:
            wait_for(log, "kept", child)
            time.sleep(chance.uniform(0, 1.2))
            child.send_signal(signal.SIGKILL)
        edited: dict[str, int] = {}
        kept: dict[str, int] = {}
        for line in log.read_text().splitlines():
            match line.split():
                case ["edited", name, number]:
                    edited[name] = int(number)
                case ["kept", name, number]:
                    kept[name] = int(number)
        found = {Path(draft.path).name: int(number_of(draft.data)) for draft in drafts.load()}
        assert set(kept) <= set(found)
        for name, number in found.items():
            assert kept.get(name, 0) <= number <= edited[name], name
        for name in names:
            assert (folder / name).read_text() == AGENT.format(name=name[0])
        for path in place.iterdir():
            path.unlink()
    with start(home, log) as child:
        wait_for(log, "kept c.md", child)
        child.send_signal(signal.SIGKILL)
    found = {Path(draft.path).name: number_of(draft.data) for draft in drafts.load()}
    assert found
    with start(home, log, "--recover") as child:
        child.wait(PATIENCE)
    recovered = dict(
        line.split()[1:] for line in log.read_text().splitlines() if line.startswith("recovered")
    )
    assert recovered == found
