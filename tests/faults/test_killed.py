"""A save ended at any of its system calls leaves the old or the new file, whole."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from editor.storage.files import clean_stale

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("SUBAGENT_EDITOR_KILLS", "12"))
DEFINITION = b"---\nname: a\ndescription: d\nmodel: old\n---\nDo it.\n" + b"more\n" * 2000
NEW = DEFINITION.replace(b"model: old", b"model: new")


def test_a_save_ended_before_or_after_any_system_call_leaves_a_whole_file() -> None:
    """Checklist 51."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.killed"], cwd=ROOT, text=True, capture_output=True,
        timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    counts = [int(line.split()[-2]) for line in done.stdout.splitlines()]
    assert len(counts) >= 16
    assert min(counts) > 10
    assert sum(counts) > 600


def test_the_command_killed_at_a_random_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    """`SUBAGENT_EDITOR_KILLS=1000` kills a thousand times."""
    chance = random.Random(7)
    path = tmp_path / "a.md"
    words = [sys.executable, "-m", "editor", "set", str(path), "model=new"]
    path.write_bytes(DEFINITION)
    began = time.monotonic()
    subprocess.run([*words, "--harness", "claude-code"], cwd=ROOT, check=True, capture_output=True)
    whole = time.monotonic() - began
    assert path.read_bytes() == NEW
    for _ in range(KILLS):
        path.write_bytes(DEFINITION)
        path.chmod(0o640)
        with subprocess.Popen(
            [*words, "--harness", "claude-code"], cwd=ROOT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as child:  # fmt: skip
            try:
                child.wait(chance.uniform(0.4, 1.05) * whole)
            except subprocess.TimeoutExpired:
                child.send_signal(signal.SIGKILL)
        assert path.read_bytes() in (DEFINITION, NEW)
        assert path.stat().st_mode & 0o777 == 0o640
        left = [name for name in os.listdir(tmp_path) if name.startswith(".subagent-editor-")]
        assert clean_stale(str(tmp_path)) == len(left) <= 1
        assert os.listdir(tmp_path) == ["a.md"] or set(os.listdir(tmp_path)) == {"a.md", "home"}
