from __future__ import annotations

import os
import tracemalloc
from typing import TYPE_CHECKING

import pytest

from editor.core.definition import Status
from editor.core.document import Document
from editor.core.records import replace
from editor.harnesses import by_id
from editor.storage import finding, library
from editor.storage.library import find, harness_for, read_one, scan, suggestions, with_definitions
from tests.fakes import HARNESS, agent

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.storage.library import Library


@pytest.fixture
def agents(home: Path) -> Path:
    folder = home / ".plain" / "agents"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def deep(project: Path) -> Path:
    """The folder of the project, in which folders below count too."""
    folder = project / ".plain" / "agents"
    folder.mkdir(parents=True)
    return folder


def found(environment: Environment) -> Library:
    return scan(HARNESS, environment)


def said(entries: tuple[Definition, ...]) -> list[Definition]:
    """Everything but what each makes of its text when asked."""
    return [entry.with_changes(make_native=None, make_prompt=None) for entry in entries]


def names(shelf: Library) -> list[str]:
    return [entry.name for entry in shelf.roster.entries]


def test_missing_folders_are_no_error(environment: Environment) -> None:
    shelf = found(environment)
    assert shelf.roster.entries == ()
    assert shelf.problems == ()


def test_files_come_in_the_order_of_the_roots_and_by_name(
    agents: Path, deep: Path, environment: Environment
) -> None:
    for name in ("b", "a", "C"):
        (agents / f"{name}.md").write_text(agent(name))
    (deep / "z").mkdir()
    (deep / "z" / "in.md").write_text(agent("in"))
    (agents / "notes.txt").write_text("x")
    (agents / "folder.md").mkdir()
    (agents / "sub").mkdir()
    (agents / "sub" / "unseen.md").write_text(agent("unseen"))
    assert names(found(environment)) == ["in", "C", "a", "b"]


def test_folders_inside_count_only_where_the_harness_looks_into_them(
    agents: Path, deep: Path, environment: Environment
) -> None:
    for folder, name in ((agents, "user"), (deep, "project")):
        (folder / "sub").mkdir()
        (folder / "sub" / f"{name}.md").write_text(agent(name))
    assert names(found(environment)) == ["project"]


def test_every_definition_says_where_it_comes_from(
    agents: Path, deep: Path, environment: Environment
) -> None:
    (agents / "a.md").write_text(agent("a"))
    (deep / "b.md").write_text(agent("b"))
    b, a = found(environment).roster.entries
    assert (a.origin.scope, a.origin.rank, a.origin.root) == ("user", 1, str(agents))
    assert (b.origin.scope, b.origin.rank, b.origin.root) == ("project", 0, str(deep))
    assert a.origin.identity == ((agents / "a.md").stat().st_dev, (agents / "a.md").stat().st_ino)
    assert a.origin.real_path == ""


def test_what_cannot_be_read_is_listed_with_the_reason_and_the_rest_works(
    agents: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    (agents / "good.md").write_text(agent("good"))
    (agents / "gone.md").symlink_to("/nowhere")
    (agents / "loop.md").symlink_to("loop.md")
    (agents / "device.md").symlink_to("/dev/zero")
    os.mkfifo(agents / "pipe.md")
    with (agents / "huge.md").open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    (agents / "vanishes.md").write_text("x")
    read = library.read_definition

    def vanish(path: str) -> object:
        if path.endswith("vanishes.md"):
            os.unlink(path)
        return read(path)

    monkeypatch.setattr(library, "read_definition", vanish)
    shelf = found(environment)
    codes = {
        entry.name: entry.problems[0].code if entry.problems else ""
        for entry in shelf.roster.entries
    }
    assert codes == {
        "good": "",
        "gone": "broken-link",
        "loop": "link-loop",
        "device": "not-a-regular-file",
        "pipe": "not-a-regular-file",
        "huge": "file-too-large",
        "vanishes": "file-missing",
    }
    bad = [entry for entry in shelf.roster.entries if entry.problems]
    assert {entry.status for entry in bad} == {Status.SKIPPED}
    assert shelf.roster.offered == ("good",)


def test_what_cannot_be_read_stands_behind_the_others_of_its_folder(
    agents: Path, deep: Path, environment: Environment
) -> None:
    for folder, names_there in ((agents, "xyz"), (deep, "ab")):
        for name in names_there:
            (folder / f"{name}.md").write_text(agent(name))
        (folder / "1-gone.md").symlink_to("/nowhere")
    assert names(found(environment)) == ["a", "b", "1-gone", "x", "y", "z", "1-gone"]


def test_links_in_a_circle_end(deep: Path, environment: Environment) -> None:
    (deep / "a.md").write_text(agent("a"))
    (deep / "inner").mkdir()
    (deep / "inner" / "b.md").write_text(agent("b"))
    (deep / "inner" / "back").symlink_to(deep)
    (deep / "self").symlink_to(deep / "self")
    (deep / "up").symlink_to(deep.parent.parent)
    shelf = found(environment)
    assert {entry.origin.path for entry in shelf.roster.entries} == {
        str(deep / "a.md"), str(deep / "inner" / "b.md"),
    }  # fmt: skip


def test_a_linked_folder_outside_is_followed_once(
    deep: Path, home: Path, environment: Environment
) -> None:
    (home / "shared").mkdir()
    (home / "shared" / "a.md").write_text(agent("a"))
    (home / "shared" / "round").symlink_to(home / "shared")
    (deep / "one").symlink_to(home / "shared")
    (deep / "two").symlink_to(home / "shared")
    [entry] = found(environment).roster.entries
    assert entry.origin.path == str(deep / "one" / "a.md")


def test_a_folder_nested_deeply_is_searched_to_its_end(
    deep: Path, environment: Environment
) -> None:
    inner = deep.joinpath(*(["d"] * 200))
    inner.mkdir(parents=True)
    (inner / "a.md").write_text(agent("a"))
    assert names(found(environment)) == ["a"]


def test_an_agents_folder_that_is_a_link_is_listed_with_the_real_path(
    home: Path, environment: Environment
) -> None:
    shared = home / "shared"
    shared.mkdir()
    (shared / "a.md").write_text(agent("a"))
    (home / ".plain").mkdir()
    (home / ".plain" / "agents").symlink_to(shared)
    [entry] = found(environment).roster.entries
    assert entry.origin.path == str(home / ".plain" / "agents" / "a.md")
    assert entry.origin.real_path == str(shared / "a.md")


def test_a_linked_file_has_its_real_path_and_two_names_of_a_file_one_identity(
    agents: Path, home: Path, environment: Environment
) -> None:
    (home / "a.md").write_text(agent("a"))
    (agents / "one.md").symlink_to(home / "a.md")
    os.link(home / "a.md", agents / "two.md")
    one, two = found(environment).roster.entries
    assert one.origin.real_path == str(home / "a.md")
    assert one.origin.identity == two.origin.identity


def test_a_folder_without_permission_is_a_problem_of_the_library(
    agents: Path, deep: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    (agents / "a.md").write_text(agent("a"))
    scandir = os.scandir

    def refuse(path: str) -> object:
        if path == str(deep):
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(finding.os, "scandir", refuse)
    shelf = found(environment)
    assert names(shelf) == ["a"]
    assert [problem.code for problem in shelf.problems] == ["folder-unreadable"]
    assert shelf.problems[0].path == str(deep)


def test_only_so_many_files_are_listed_and_that_is_said(
    agents: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "MOST_FILES", 3)
    for number in range(5):
        (agents / f"{number}.md").write_text(agent(f"n{number}"))
    shelf = found(environment)
    assert names(shelf) == ["n0", "n1", "n2"]
    assert [problem.code for problem in shelf.problems] == ["too-many-files"]


def test_settings_are_read_and_unreadable_ones_are_told(
    home: Path, environment: Environment
) -> None:
    (home / ".plain").mkdir()
    path = home / ".plain" / "settings.json"
    path.write_text('{"a": 1}')
    assert dict(found(environment).roster.settings.values) == {"a": 1}
    path.unlink()
    os.mkfifo(path)
    assert [problem.code for problem in found(environment).problems] == ["not-a-regular-file"]


def test_names_paths_and_links_find_the_same_definition(
    agents: Path, home: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    (agents / "a.md").write_text(agent("worker"))
    (home / "link.md").symlink_to(agents / "a.md")
    shelf = found(environment)
    [entry] = shelf.roster.entries
    monkeypatch.chdir(agents)
    for reference in ("worker", "a.md", "./a.md", str(agents / "a.md"), str(home / "link.md")):
        assert find(shelf, reference) is entry
    assert find(shelf, "a") is None
    assert suggestions(shelf, "wroker") == ("worker",)


def test_the_winner_is_found_by_name(agents: Path, deep: Path, environment: Environment) -> None:
    (agents / "a.md").write_text(agent("worker"))
    (deep / "b.md").write_text(agent("worker"))
    shelf = found(environment)
    winner = find(shelf, "worker")
    assert winner is not None
    assert winner.origin.scope == "project"
    assert winner.shadows == (str(agents / "a.md"),)


def test_one_file_is_read_as_belonging_to_its_folder_or_as_the_users_own(
    deep: Path, project: Path, environment: Environment
) -> None:
    (deep / "x").mkdir()
    for path in (deep / "x" / "a.md", project / "a.md"):
        path.write_text(agent("a"))
    inside = read_one(str(deep / "x" / "a.md"), HARNESS, environment)
    outside = read_one(str(project / "a.md"), HARNESS, environment)
    assert (inside.origin.scope, inside.origin.root) == ("project", str(deep))
    assert (outside.origin.scope, outside.origin.root) == ("user", "")
    assert read_one(str(project / "none.md"), HARNESS, environment).problems[0].code == (
        "file-missing"
    )


def test_an_unsaved_text_takes_the_place_of_its_file(
    agents: Path, environment: Environment
) -> None:
    (agents / "a.md").write_text(agent("a"))
    (agents / "b.md").write_text(agent("b"))
    shelf = found(environment)
    [a, _] = shelf.roster.entries
    renamed = HARNESS.read(Document.of(agent("b")), a.origin, shelf.rules)
    roster = with_definitions(shelf, [renamed])
    assert [entry.name for entry in roster.entries] == ["b", "b"]
    assert roster.entries[0].shadows == (str(agents / "b.md"),)
    assert shelf.roster.entries[0].shadows == ()


def test_a_file_from_elsewhere_replaces_what_bears_its_name(
    agents: Path, project: Path, environment: Environment
) -> None:
    (agents / "a.md").write_text(agent("a"))
    (agents / "gone.md").symlink_to("/nowhere")
    (project / "a.md").write_text(agent("a", "color: red\n"))
    shelf = found(environment)
    outside = read_one(str(project / "a.md"), HARNESS, environment)
    roster = with_definitions(shelf, [outside])
    assert [entry.origin.path for entry in roster.entries if entry.name == "a"] == [
        str(project / "a.md")
    ]
    assert "gone" in [entry.name for entry in roster.entries]


def test_the_harness_that_claims_a_path_most_surely_wins(environment: Environment) -> None:
    assert harness_for("/x/.plain/agents/a.md", environment, [HARNESS]) == "plain"
    assert harness_for("/x/a.md", environment, [HARNESS]) == "pi-desktop"


def test_one_path_in_two_roots_is_read_once(
    agents: Path, home: Path, environment: Environment
) -> None:
    (agents / "a.md").write_text(agent("a"))
    at_home = replace(environment, project=str(home))
    [entry] = found(at_home).roster.entries
    assert entry.origin.scope == "project"


@pytest.mark.parametrize(
    ("harness_id", "folder", "times"),
    [("pi-desktop", ".agents/subagents", 1.3), ("claude-code", ".claude/agents", 2.3)],
)
def test_a_long_list_of_files_takes_little_more_memory_than_the_files(
    home: Path, environment: Environment, harness_id: str, folder: str, times: float
) -> None:
    place = home / folder
    place.mkdir(parents=True)
    files, length = 40, 50_000
    for number in range(files):
        head = f"---\nname: long-{number}\ndescription: Long.\n---\n"
        (place / f"long-{number}.md").write_text(head + "Do it well. " * (length // 12))
    harness = by_id(harness_id)
    scan(harness, environment, looks_for_problems=True)  # loads what is loaded once
    tracemalloc.start()
    shelf = scan(harness, environment, looks_for_problems=True)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert sum(entry.name.startswith("long-") for entry in shelf.roster.entries) == files
    assert held < times * files * length


def test_reading_again_keeps_what_did_not_change(agents: Path, environment: Environment) -> None:
    """Every file is read anew; values of equal bytes stay the same objects, as does the whole."""
    for name in "ab":
        (agents / f"{name}.md").write_text(agent(name))
    first = found(environment)
    assert scan(HARNESS, environment, before=first) is first
    (agents / "b.md").write_text(agent("b") + "More.\n")
    second = scan(HARNESS, environment, before=first)
    assert [one is two for one, two in zip(first.definitions, second.definitions, strict=True)] == [
        True,
        False,
    ]
    fresh = found(environment)
    assert said(second.definitions) == said(fresh.definitions)
    assert said(second.roster.entries) == said(fresh.roster.entries)
    (agents / "a.md").unlink()
    assert names(scan(HARNESS, environment, before=second)) == ["b"]
    assert scan(HARNESS, environment, "other", second).rules == "other"


def test_reading_again_notices_files_that_cannot_be_read_any_more(
    agents: Path, environment: Environment
) -> None:
    (agents / "a.md").write_text(agent("a"))
    first = found(environment)
    (agents / "gone.md").symlink_to(agents / "nowhere.md")
    second = scan(HARNESS, environment, before=first)
    assert second is not first
    assert [entry.name for entry in second.unreadable] == ["gone"]
    assert scan(HARNESS, environment, before=second) is second
