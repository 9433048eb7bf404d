"""No network, no programs, and no writing outside the promised places; watched, not believed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.harnesses import IDS
from editor.storage.sessions import SampleSessions
from tests.hostile.places import place

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


@pytest.mark.parametrize("harness", IDS)
def test_changing_and_reporting_write_only_what_they_were_asked_to(
    home: Path, project: Path, harness: str
) -> None:
    path = place(home, harness, "a")
    path.write_text("---\nname: a\ndescription: d\n---\n![x](http://127.0.0.1:9/x.png)\n")
    first, second = [each.id for each in SampleSessions(harness).page(0, 2)]
    given = ["--harness", harness]
    session = ["--session", first, *given]
    outputs = [f"out.{ending}" for ending in ("html", "md", "txt", "json")]
    statuses, seen = watched(
        [
            ["set", str(path), "description=e", *given], ["unset", str(path), "model", *given],
            ["set", str(path), "description=f", "--dry-run", *given],
            ["resolve", str(path), *session], ["resolve", str(path), "--json", *session],
            ["compare", str(path), "--session", second, *session],
            *(["report", str(path), *session, "--output", name] for name in outputs),
            ["check", str(path), "--also", "cursor", *given], ["sessions", "--json", *given],
        ],
        home,
        project,
    )  # fmt: skip
    assert statuses == [0] * 10 + statuses[10:]
    assert seen == []
    files = {each.relative_to(home).as_posix() for each in home.rglob("*") if each.is_file()}
    assert files == {path.relative_to(home).as_posix(), *(f"project/{name}" for name in outputs)}
    assert b"description: e" in path.read_bytes()


def test_the_watch_sees_what_is_written_elsewhere(home: Path, project: Path) -> None:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text("---\nname: a\ndescription: d\n---\nx\n")
    statuses, seen = watched([["set", "a", "permission=ask"]], home / "nothing", project)
    assert statuses == [0]
    assert any(str(folder) in event for event in seen)
