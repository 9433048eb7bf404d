"""Discovery and names on real folders, through the program's own search."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from editor.core.definition import Status
from editor.harnesses.claude_code.harness import HARNESS
from editor.storage.library import scan
from editor.storage.paths import environment as read_environment

if TYPE_CHECKING:
    from pathlib import Path


def put(path: Path, name: str = "rev", lines: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"---\nname: {name}\ndescription: d\n{lines}---\nBody\n", encoding="utf-8")
    return path


def entries(rules: str = "OCT"):
    library = scan(HARNESS, read_environment(), rules)
    own = [entry for entry in library.roster.entries if entry.origin.scope != "builtin"]
    return {entry.origin.path: entry for entry in own}


@pytest.fixture
def repository(project: Path) -> Path:
    (project / ".git").mkdir()
    return project


def test_the_nearest_folder_wins_and_all_are_listed(repository, home, monkeypatch):
    root = put(repository / ".claude/agents/rev.md")
    deep = put(repository / "a/b/.claude/agents/rev.md")
    below = put(repository / "a/b/c/.claude/agents/rev.md")
    user = put(home / ".claude/agents/rev.md")
    monkeypatch.chdir(repository / "a/b")
    found = entries()
    assert str(below) not in found
    assert found[str(deep)].shadowed_by is None
    assert found[str(deep)].shadows == (str(root), str(user))
    assert found[str(root)].shadowed_by == str(deep)


def test_two_files_of_one_name_in_one_tree_are_an_error_on_both(repository):
    first = put(repository / ".claude/agents/a.md")
    second = put(repository / ".claude/agents/x/y/b.md")
    found = entries()
    for path, other in ((first, second), (second, first)):
        problem = next(one for one in found[str(path)].problems if one.code == "undefined-winner")
        assert str(other) in str(problem.message)
        assert found[str(path)].shadowed_by is None


def test_a_link_and_its_file_are_one_definition(repository):
    real = put(repository / ".claude/agents/rev.md")
    link = real.with_name("link.md")
    link.symlink_to("rev.md")
    found = entries()
    assert found[str(link)].shadowed_by == str(real)
    assert [one.code for one in found[str(link)].problems] == ["same-file"]
    assert found[str(real)].problems == ()


def test_hard_links_are_one_definition(repository):
    real = put(repository / ".claude/agents/a.md")
    os.link(real, real.with_name("b.md"))
    shadowed = [entry for entry in entries().values() if entry.shadowed_by]
    assert len(shadowed) == 1


def test_a_linked_folder_is_followed_and_its_files_are_writable_where_they_are(repository, home):
    shared = put(home / "shared/rev.md")
    (repository / ".claude").mkdir()
    (repository / ".claude/agents").symlink_to(shared.parent)
    found = entries()[str(repository / ".claude/agents/rev.md")]
    assert found.status is Status.LOADED
    assert found.origin.real_path == str(shared)


def test_files_that_are_skipped_are_listed_and_shadow_nothing(repository, home):
    broken = repository / ".claude/agents/rev.md"
    put(broken).write_text("---\nname: rev\ndescription: a: b\n---\n", encoding="utf-8")
    user = put(home / ".claude/agents/rev.md")
    found = entries()
    assert found[str(broken)].status is Status.SKIPPED
    assert found[str(user)].shadowed_by is None


def test_the_installed_copy_of_a_plugin_counts_and_its_folders_are_part_of_the_name(project, home):
    cache = home / ".claude/plugins/cache/market/kit"
    new = put(cache / "2.0/agents/review/security.md", "security")
    old = put(cache / "1.0/agents/review/security.md", "security")
    put(cache / "2.0/skills/x.md", "x")
    installed = {"plugins": {"kit@market": [{"installPath": str(cache / "2.0")}]}}
    listing = home / ".claude/plugins/installed_plugins.json"
    listing.write_text(json.dumps(installed), encoding="utf-8")
    found = entries()
    assert set(found) == {str(new), str(old)}
    assert found[str(new)].name == "kit:review:security"
    assert not found[str(new)].origin.is_writable
    assert found[str(old)].status is Status.SKIPPED
    settings = {"enabledPlugins": {"kit@market": False}}
    (home / ".claude/settings.json").write_text(json.dumps(settings), encoding="utf-8")
    assert entries()[str(new)].status is Status.SKIPPED


def test_the_configuration_folder_can_move(project, home, monkeypatch):
    put(home / ".claude/agents/a.md", "a")
    moved = put(home / "cfg/agents/b.md", "b")
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(home / "cfg"))
    assert set(entries()) == {str(moved)}


def test_built_ins_are_replaced_by_files_of_their_name(project, home):
    own = put(home / ".claude/agents/e.md", "Explore")
    library = scan(HARNESS, read_environment())
    explore = [entry for entry in library.roster.entries if entry.name == "Explore"]
    assert [entry.origin.scope for entry in explore] == ["user", "builtin"]
    assert explore[1].shadowed_by == str(own)
    assert library.roster.winner("Explore") is explore[0]


def test_a_settings_file_that_is_no_json_is_told(project, home):
    (home / ".claude").mkdir()
    (home / ".claude/settings.json").write_text("{", encoding="utf-8")
    library = scan(HARNESS, read_environment())
    problems = library.roster.settings.problems
    assert [problem.code for problem in problems] == ["settings-unreadable"]


def test_descriptions_that_are_too_long_together_are_told(project, home):
    put(home / ".claude/agents/a.md", "a", f"# {'x' * 70_000}\n")
    assert scan(HARNESS, read_environment()).roster.problems == ()
    text = f"---\nname: b\ndescription: {'x' * 70_000}\n---\nBody\n"
    (home / ".claude/agents/b.md").write_text(text, encoding="utf-8")
    problems = scan(HARNESS, read_environment()).roster.problems
    assert [problem.code for problem in problems] == ["descriptions-too-long"]


def test_names_a_loose_request_cannot_tell_apart_are_told(project, home):
    first = put(home / ".claude/agents/a.md", "code-reviewer")
    put(home / ".claude/agents/b.md", "Code_Reviewer")
    assert [one.code for one in entries()[str(first)].problems] == ["loose-twins"]


def test_paths_are_claimed_by_where_they_lie(home, repository):
    here = read_environment()
    claims = {
        repository / ".claude/agents/a.md": 2,
        home / ".claude/agents/x/a.md": 2,
        home / ".claude/plugins/cache/m/p/1/agents/a.md": 2,
        home / "elsewhere/.claude/agents/a.md": 1,
        home / "elsewhere/.pi/agents/a.md": 0,
        repository / ".claude/agents/a.txt": 0,
        repository / ".claude/commands/a.md": 0,
    }
    for path, claim in claims.items():
        assert HARNESS.claims(str(path), here) == claim, path


def test_new_names_and_files():
    assert HARNESS.file_name("Code Reviewer!") == "code-reviewer.md"
    assert HARNESS.file_name("con") == "agent-con.md"
    assert HARNESS.check_name("code-reviewer") is None
    for name in ("", "  ", "-a", "a:b", "x" * 257, "a\nb"):
        assert HARNESS.check_name(name) is not None


def test_a_new_definition_loads_also_after_a_built_in(project):
    library = scan(HARNESS, read_environment())
    for source in (None, *library.roster.entries):
        from editor.core.definition import Origin
        from editor.core.document import Document

        data = HARNESS.starting_text("o'neil: x", source)
        data = HARNESS.starting_text("my agent", source)
        definition = HARNESS.read(Document(data), Origin("/x/a.md", "user"), "OCT")
        assert definition.status is Status.LOADED
        assert definition.problems == ()
        assert definition.name == "my agent"
        if source:
            assert definition.value("disallowed_tools") == source.value("disallowed_tools")


def test_a_rename_tells_what_it_replaces_and_what_counts_again(repository, home):
    put(repository / ".claude/agents/rev.md")
    put(repository / ".claude/agents/other.md", "other")
    user = put(home / ".claude/agents/rev.md")
    library = scan(HARNESS, read_environment())
    rev = library.roster.winner("rev")
    notes = HARNESS.rename_note(rev, "other", library.roster)
    assert [note.code for note in notes] == ["same-name", "counts-again"]
    assert str(user) in str(notes[1].message)
    notes = HARNESS.rename_note(rev, "Explore", library.roster)
    assert notes[0].code == "replaces-built-in"
