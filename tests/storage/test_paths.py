from __future__ import annotations

from typing import TYPE_CHECKING

from editor.storage.paths import environment as read_environment
from editor.storage.paths import real_root, shorten, state_folder

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from editor.core.environment import Environment


def test_home_and_project_come_from_the_environment(environment: Environment, home: Path) -> None:
    assert environment.home == str(home)
    assert environment.project == str(home / "project")
    assert environment.config_home == str(home / ".config")


def test_home_and_project_can_be_given(tmp_path: Path) -> None:
    found = read_environment(str(tmp_path / "h"), str(tmp_path / "p"), {"HOME": "/elsewhere"})
    assert (found.home, found.project) == (str(tmp_path / "h"), str(tmp_path / "p"))
    assert found.data_home == str(tmp_path / "h/.local/share")
    assert str(state_folder(found)) == str(tmp_path / "h/.local/state/subagent-editor")


def test_relative_xdg_folders_are_ignored_as_their_specification_asks(home: Path) -> None:
    found = read_environment(variables={"HOME": str(home), "XDG_DATA_HOME": "data"})
    assert found.data_home == str(home / ".local/share")


def test_only_variables_that_decide_something_are_kept_and_no_secrets() -> None:
    found = read_environment(
        variables={
            "HOME": "/h",
            "PI_DESKTOP_AGENTS_DIR": "/a",
            "CLAUDE_CODE_SUBAGENT_MODEL": "haiku",
            "CLAUDE_CODE_OAUTH_TOKEN": "secret",
            "ANTHROPIC_API_KEY": "secret",
            "PATH": "/bin",
        }
    )
    assert dict(found.variables) == {
        "PI_DESKTOP_AGENTS_DIR": "/a",
        "CLAUDE_CODE_SUBAGENT_MODEL": "haiku",
    }


def test_levels_lead_from_the_project_up_and_mark_repositories(project: Path) -> None:
    (project / ".git").write_text("gitdir: elsewhere")
    (project / "src").mkdir()
    levels = read_environment(project=str(project / "src")).levels
    assert [level.path for level in levels][:2] == [str(project / "src"), str(project)]
    assert [level.is_repository_root for level in levels][:2] == [False, True]
    assert levels[-1].path == "/"


def test_a_deleted_current_folder_is_no_crash(
    project: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = project / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert read_environment().project == str(home)
    monkeypatch.chdir(home)


def test_paths_below_home_are_shortened_and_others_not(environment: Environment) -> None:
    home = environment.home
    assert shorten(f"{home}/x.md", environment) == "~/x.md"
    assert shorten(home, environment) == "~"
    assert shorten(f"{home}-other/x.md", environment) == f"{home}-other/x.md"


def test_a_linked_folder_is_told_but_a_linked_home_is_not(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "me").symlink_to("disk")
    (tmp_path / "shared").mkdir()
    found = read_environment(home=str(tmp_path / "me"), project=str(tmp_path / "me"))
    (tmp_path / "disk" / "plain").mkdir()
    (tmp_path / "disk" / "linked").symlink_to(tmp_path / "shared")
    assert real_root(str(tmp_path / "me" / "plain"), found) == ""
    assert real_root(str(tmp_path / "me" / "linked"), found) == str(tmp_path / "shared")
