"""Hook and workflow of the help, as they are run: errors stop them, warnings are shown."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "resources" / "help" / "checking.md"
GOOD = "---\nname: rev\ndescription: Reviews\n---\nReview.\n"
SURPRISING = "---\nname: rev\ndescription: Reviews\ntool: Read\n---\nReview.\n"
LOST = "---\nname: rev\n---\nReview.\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with the help's hook, and the program as a command."""
    [hook] = re.findall(r"^```sh\n(#!/bin/sh\n.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    git(tmp_path, "init", "--quiet")
    path = tmp_path / ".git" / "hooks" / "pre-commit"
    path.parent.mkdir(exist_ok=True)
    path.write_text(hook)
    path.chmod(0o755)
    command = tmp_path / "bin" / "subagent-editor"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m editor "$@"\n')
    command.chmod(0o755)
    (tmp_path / ".claude" / "agents" / "more").mkdir(parents=True)
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    """The program is found first, and nothing of this machine's settings is."""
    return os.environ | {
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_CONFIG_SYSTEM": os.devnull,
        "HOME": str(folder),
    }


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    who = ("-c", "user.name=Me", "-c", "user.email=me@example.com")
    return subprocess.run(
        ["git", *who, *words], cwd=folder, env=environment(folder), capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip


def commit(folder: Path, name: str, text: str) -> subprocess.CompletedProcess[str]:
    (folder / name).write_text(text)
    assert git(folder, "add", name).returncode == 0
    return git(folder, "commit", "--quiet", "-m", "change")


def test_an_agent_that_is_lost_is_not_committed_and_the_reason_is_told(repository: Path) -> None:
    done = commit(repository, ".claude/agents/more/rev.md", LOST)
    assert done.returncode == 1
    assert "There is no description" in done.stdout + done.stderr
    assert git(repository, "rev-parse", "--verify", "HEAD").returncode != 0


def test_a_warning_is_shown_and_the_commit_is_made(repository: Path) -> None:
    done = commit(repository, ".claude/agents/rev.md", SURPRISING)
    assert done.returncode == 0, done.stderr
    assert "the agent gets every tool" in done.stdout + done.stderr


def test_other_files_are_no_concern_of_the_hook(repository: Path) -> None:
    assert commit(repository, ".claude/agents/rev.md", GOOD).returncode == 0
    done = commit(repository, "notes.md", "# Notes\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def workflow_step(folder: Path) -> subprocess.CompletedProcess[str]:
    """The step of the help's GitHub Actions job that checks, run as there: by `bash -e`."""
    [page] = re.findall(r"^```yaml\n(jobs:\n.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    steps = yaml.safe_load(page)["jobs"]["subagents"]["steps"]
    [command] = [step["run"] for step in steps if "--sarif" in step.get("run", "")]
    [upload] = [step for step in steps if "upload-sarif" in step.get("uses", "")]
    assert command.endswith(f"> {upload['with']['sarif_file']}")
    assert upload["if"] == "success() || failure()"
    return subprocess.run(
        ["bash", "-e", "-c", command], cwd=folder, env=environment(folder), capture_output=True,
        text=True, timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "status", "level"), [(LOST, 1, "error"), (SURPRISING, 0, "warning")]
)
def test_the_workflow_fails_on_errors_only_and_always_leaves_its_findings(
    repository: Path, text: str, status: int, level: str
) -> None:
    (repository / ".claude" / "agents" / "rev.md").write_text(text)
    assert workflow_step(repository).returncode == status
    [run] = json.loads((repository / "subagents.sarif").read_text("utf-8"))["runs"]
    assert level in {result["level"] for result in run["results"]}
    for result in run["results"]:
        [location] = result["locations"]
        place = location["physicalLocation"]["artifactLocation"]
        assert place["uri"] == ".claude/agents/rev.md"
