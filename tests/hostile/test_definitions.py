"""Hostile definitions in a folder: each is listed, within stated time and memory, and no other
is lost.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from editor.harnesses import IDS
from tests.hostile.files import definitions
from tests.hostile.places import GOOD, place

if TYPE_CHECKING:
    from collections.abc import Sequence

resource = pytest.importorskip("resource")  # limits of processes are POSIX
ROOT = Path(__file__).resolve().parents[2]
MEMORY = 1024  # MiB of address space, for everything
SECONDS = 60  # of processor time for all files of one system together


def run(commands: Sequence[Sequence[str]], cwd: Path) -> list[dict[str, Any]]:
    """Run commands in a child under the limits; gives what each printed and took."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile.child", str(MEMORY), str(SECONDS)],
        input=json.dumps(commands), cwd=cwd, capture_output=True, text=True, timeout=300,
        check=False, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, (done.returncode, done.stderr[-1000:], done.stdout[-200:])
    return [json.loads(line) for line in done.stdout.splitlines()]


def put(home: Path, harness: str, name: str, data: bytes) -> Path:
    path = place(home, harness, name)
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("harness", IDS)
def test_every_hostile_file_is_listed_and_the_good_one_with_them(
    home: Path, project: Path, harness: str
) -> None:
    paths = {str(put(home, harness, name, data)) for name, data in definitions().items()}
    good = put(home, harness, "good", GOOD)
    huge = put(home, harness, "huge", b"")
    with huge.open("r+b") as stream:
        stream.truncate(100 * 1024 * 1024)
    given = ("--harness", harness)
    listed, shown = run([["list", "--json", *given], ["show", str(good), *given]], project)
    assert listed["crash"] == shown["crash"] == ""
    assert listed["status"] in (0, 1)
    found = {entry["path"] for entry in json.loads(listed["out"])}
    assert found >= paths | {str(good), str(huge)}
    assert "good" in shown["out"]
