"""No file is read on the window's thread, whatever is done in the window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("harness", ["pi-desktop", "claude-code"])
def test_no_file_of_a_person_is_read_on_the_windows_thread(harness: str, home: Path) -> None:
    """Definitions, sessions, settings, drafts: all are opened and listed by other threads only."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.reading_watch", harness],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        env=dict(os.environ),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["noticed"] == 1, "the hook sees nothing, so this proves nothing"
    assert said["read"] >= 4, "the definitions were read while it watched"
    assert said["others"] > said["read"]
    assert said["window"] == []
    assert said["elsewhere"] == []
