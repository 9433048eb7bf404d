"""Hostile session snapshots: each is refused with a reason or read, within the stated limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.hostile.files import json_files
from tests.hostile.places import GOOD
from tests.hostile.test_definitions import put, run

if TYPE_CHECKING:
    from pathlib import Path


def test_a_hostile_snapshot_is_read_or_refused_with_one_line(home: Path, project: Path) -> None:
    agent = str(put(home, "pi-desktop", "good", GOOD))
    commands = []
    for name, data in json_files().items():
        path = project / f"{name}.json"
        path.write_bytes(data)
        commands.append(["resolve", agent, "--session", str(path), "--harness", "pi-desktop"])
    for done in run(commands, project):
        assert done["crash"] == "", done["words"]
        assert done["out"] or done["error"].count("\n") == 1, done["words"]
        assert "Traceback" not in done["error"]
        assert not set(done["out"] + done["error"]) & {"\u202e", "\x1b", "\x00"}, done["words"]
