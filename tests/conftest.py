"""Every test runs with a home folder and an environment of its own, never the real ones."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from editor.storage.paths import environment as read_environment

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.environment import Environment

MOVING = ("XDG_", "PI_", "CLAUDE_", "MEVEDEL_", "ANTHROPIC_")


def make_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty home folder and live in it, with an empty project inside as current folder."""
    for name in [name for name in os.environ if name.startswith(MOVING)]:
        monkeypatch.delenv(name)
    (folder / "project").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    for name, part in (
        ("XDG_CONFIG_HOME", ".config"),
        ("XDG_DATA_HOME", ".local/share"),
        ("XDG_STATE_HOME", ".local/state"),
        ("XDG_CACHE_HOME", ".cache"),
    ):
        monkeypatch.setenv(name, str(folder / part))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(folder / "project")
    return folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an empty home folder, with the current folder an empty project inside it."""
    return make_home(tmp_path / "home", monkeypatch)


@pytest.fixture
def project(home: Path) -> Path:
    """Give the project folder, which is the current folder."""
    return home / "project"


@pytest.fixture
def environment(home: Path) -> Environment:
    """Give the environment of the test's own home and project."""
    return read_environment()
