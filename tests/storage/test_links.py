from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from editor.storage.links import is_within, link_target, real_path

if TYPE_CHECKING:
    from pathlib import Path


def test_links_are_followed_as_far_as_the_system_follows_them(project: Path) -> None:
    (project / "a").write_text("x")
    (project / "b").symlink_to("a")
    (project / "c").symlink_to("b")
    assert real_path(str(project / "c")) == str(project / "a")
    assert real_path(str(project / "missing")) == str(project / "missing")
    assert link_target(str(project / "c")) == "b"
    assert link_target(str(project / "a")) == ""
    assert link_target("a\0b") == ""


@pytest.mark.parametrize("count", [60, 3000])
def test_a_chain_the_system_does_not_follow_is_not_followed(project: Path, count: int) -> None:
    (project / "0").write_text("x")
    for number in range(1, count):
        (project / str(number)).symlink_to(str(number - 1))
    last = str(project / str(count - 1))
    assert real_path(last) == last


def test_a_circle_a_nul_and_a_link_that_goes_away_are_no_crash(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    circle = project / "a"
    circle.symlink_to("a")
    assert real_path(str(circle)) == str(circle)
    assert real_path("/x/a\0b") == "/x/a\0b"

    def gone(path: str) -> str:
        raise FileNotFoundError(2, "No such file", path)

    monkeypatch.setattr(os.path, "realpath", gone)
    assert real_path(str(project)) == str(project)


def test_paths_of_different_drives_are_not_within_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert is_within("/a/b", "/a")
    assert is_within("/a", "/a")
    assert not is_within("/ab", "/a")
    assert not is_within("/a", "b")  # Python has no common path for these, as for two drives
