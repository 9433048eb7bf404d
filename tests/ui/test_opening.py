"""What the window shows when it is opened with a name, a file or a folder, also from elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from .conftest import Bench

OUTSIDE = "---\ndescription: From elsewhere.\n---\nx\n"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder outside every known one the current folder."""
    folder = tmp_path / "elsewhere"
    (folder / "more" / "inner").mkdir(parents=True)
    (folder / "empty").mkdir()
    for name in ("loose.md", "more/first.md", "more/inner/second.md"):
        (folder / name).write_text(OUTSIDE)
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("word", ["loose.md", "./loose.md", "more/../loose.md"])
def test_a_relative_path_opens_that_file(two_agents: Bench, elsewhere: Path, word: str) -> None:
    window = two_agents.open(word)
    assert window.workspace.current == str(elsewhere / "loose.md")


@pytest.mark.parametrize("word", ["more", "./more", "more/"])
def test_a_folder_opens_every_definition_in_it(
    two_agents: Bench, elsewhere: Path, word: str
) -> None:
    window = two_agents.open(word)
    assert window.workspace.current == str(elsewhere / "more" / "first.md")
    assert {"first", "second"} <= {entry.name for entry in window.workspace.entries}


def test_a_bare_word_is_a_name_before_it_is_a_folder(two_agents: Bench, elsewhere: Path) -> None:
    (elsewhere / "log-reader").mkdir()
    (elsewhere / "log-reader" / "other.md").write_text(OUTSIDE)
    window = two_agents.open("log-reader")
    assert window.workspace.current == str(two_agents.agents / "log-reader.md")


@pytest.mark.parametrize("word", ["reviewr", "empty"])
@pytest.mark.usefixtures("elsewhere")
def test_what_is_not_there_is_said_beside_what_is_shown(two_agents: Bench, word: str) -> None:
    window = two_agents.open(word)
    assert window.workspace.current == str(two_agents.agents / "log-reader.md")
    text = window.shell.panes.banner.text.text()
    assert text.startswith("There is no agent “")
    assert word in text


def test_an_agent_that_was_shown_last_and_is_gone_is_not_missed(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    two_agents.close(window)
    (two_agents.agents / "reviewer.md").unlink()
    window = two_agents.open()
    assert window.workspace.current == str(two_agents.agents / "log-reader.md")
    assert window.shell.panes.banner.isHidden()


def picture(bench: Bench, target: Path, *words: str) -> subprocess.CompletedProcess[str]:
    places = ["--home", str(bench.home), "--project", str(bench.project), "--theme", "light"]
    return subprocess.run(
        [sys.executable, "-m", "editor", "gui", "--screenshot", str(target), *places, *words],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )


def test_a_picture_has_the_usual_size_and_leaves_no_trace(
    two_agents: Bench, tmp_path: Path
) -> None:
    target = tmp_path / "picture.png"
    done = picture(two_agents, target, "reviewer", "--show", "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert QImage(str(target)).size() == QSize(1200, 760)
    assert [path.name for path in two_agents.home.rglob("window.ini")] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["reviewr"], "there is no agent “reviewr”"),
        (["--session", "nope"], "no session “nope”"),
    ],
)
def test_a_picture_of_what_is_not_there_is_a_bad_answer(
    two_agents: Bench, tmp_path: Path, words: list[str], said: str
) -> None:
    done = picture(two_agents, tmp_path / "picture.png", *words)
    assert done.returncode == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_picture_that_cannot_be_written_is_a_bad_answer(
    two_agents: Bench, tmp_path: Path
) -> None:
    done = picture(two_agents, tmp_path / "none" / "picture.png")
    assert done.returncode == 1
    assert "was not written; check the folder" in done.stderr


def test_help_names_every_panel_a_picture_can_show() -> None:
    from editor.cli.commands import COMMANDS
    from editor.ui.screenshot import PANELS

    details = COMMANDS["gui"].details
    assert all(panel in details for panel in PANELS)
