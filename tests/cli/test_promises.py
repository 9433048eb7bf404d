"""No network, no programs, and no writing outside the promised places; watched, not believed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.harnesses import IDS

ROOT = Path(__file__).resolve().parents[2]


def watched(commands: list[list[str]], allowed: Path, cwd: Path) -> tuple[list[int], list[str]]:
    """Run commands under the watch; gives their statuses and what was not allowed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.watched", str(allowed)], cwd=cwd, text=True,
        input=json.dumps(commands), capture_output=True, timeout=240,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stderr.splitlines()[-1])
    return result["statuses"], result["seen"]


@pytest.mark.parametrize("harness", IDS)
def test_looking_writes_nothing_anywhere(home: Path, project: Path, harness: str) -> None:
    for folder in (".agents/subagents", ".claude/agents"):
        (home / folder).mkdir(parents=True)
        (home / folder / "a.md").write_text("---\nname: a\ndescription: d\n---\nx\n")
    given = ["--harness", harness]
    before = sorted(path for path in home.rglob("*"))
    statuses, seen = watched(
        [
            ["list", *given], ["list", "--json", *given], ["check", "--also", "cursor", *given],
            ["sessions", *given], ["show", str(home / ".agents/subagents"), *given],
            ["check", "--sarif", *given], ["show", "nobody", *given], ["--help"],
        ],
        home / "nothing",
        project,
    )  # fmt: skip
    assert seen == []
    assert statuses[6] == 1
    assert sorted(path for path in home.rglob("*")) == before


def test_changing_and_reporting_write_only_what_they_were_asked_to(
    home: Path, project: Path
) -> None:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text("---\nname: a\ndescription: d\n---\nx\n")
    session = ["--session", "sample-ask"]
    statuses, seen = watched(
        [
            ["set", "a", "permission=ask"], ["unset", "a", "permission"],
            ["set", "a", "model=x/y", "--dry-run"],
            ["resolve", "a", *session], ["report", "a", *session, "--output", "out.html"],
            ["compare", "a", "explorer", *session],
        ],
        home,
        project,
    )  # fmt: skip
    assert statuses == [0] * 6
    assert seen == []
    files = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert files == {".agents/subagents/a.md", "project/out.html"}


def test_the_watch_sees_what_is_written_elsewhere(home: Path, project: Path) -> None:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text("---\nname: a\ndescription: d\n---\nx\n")
    statuses, seen = watched([["set", "a", "permission=ask"]], home / "nothing", project)
    assert statuses == [0]
    assert any(str(folder) in event for event in seen)
