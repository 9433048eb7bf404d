"""State files, and all agents together: who wins, who is off, who does not fit."""

from __future__ import annotations

import json

import pytest

from editor.core.definition import Definition, Status
from editor.core.environment import Environment
from editor.core.harness import Settings
from editor.harnesses.pi_desktop import locations, state
from editor.harnesses.pi_desktop.harness import HARNESS

from .support import builtins, codes, document, problem, read, roster

HOME = Environment("/home/me", "/home/me/app", "/c", "/d", "/s")
AGENTS, BUILTINS, SCOPES = locations.settings_files(HOME)


def switched_off(kind: str, *names: str) -> bytes:
    keys = {json.dumps({"kind": kind, "level": "global", "id": name}): False for name in names}
    return json.dumps({"values": keys}).encode()


def parsed(files: dict[str, bytes]) -> Settings:
    return HARNESS.settings(files, HOME, "0246")


def user(name: str, header: str = "", file_name: str = "") -> Definition:
    return read(document(f"name: {name}\n{header}"), file_name or f"{name}.md")


def by_path(entries: tuple[Definition, ...], file_name: str) -> Definition:
    return next(each for each in entries if each.origin.file_name == file_name)


def test_definitions_live_in_one_folder_that_a_variable_moves() -> None:
    (root,) = HARNESS.roots(HOME, "0246")
    assert (root.path, root.creates, root.is_recursive) == (
        "/home/me/.agents/subagents", True, False,
    )  # fmt: skip
    assert [root.matches(name) for name in ("a.md", "A.MD", ".b.md", ".md", "a.markdown")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    moved = Environment(
        "/home/me", "/p", "/c", "/d", "/s",
        variables={"PI_DESKTOP_AGENTS_DIR": "/x", "PI_DESKTOP_DATA_DIR": "/y"},
    )  # fmt: skip
    assert HARNESS.roots(moved, "0246")[0].path == "/x/subagents"
    assert locations.settings_files(moved)[0] == "/y/agent-capabilities/subagents.json"
    blank = Environment(
        "/home/me", "/p", "/c", "/d", "/s", variables={"PI_DESKTOP_AGENTS_DIR": "  "}
    )
    assert HARNESS.roots(blank, "0246")[0].path == "/home/me/.agents/subagents"


def test_newer_versions_have_a_folder_of_overrides() -> None:
    paths = [root.path for root in HARNESS.roots(HOME, "0304")]
    assert paths == ["/home/me/.agents/subagents", "/home/me/.pi-desktop/subagent-overrides"]


@pytest.mark.parametrize(
    ("path", "claim"),
    [
        ("/home/me/.agents/subagents/a.md", 2),
        ("/elsewhere/.agents/subagents/a.md", 1),
        ("/home/me/.agents/subagents/sub/a.md", 0),
        ("/home/me/.agents/subagents/a.json", 0),
        ("/home/me/.claude/agents/a.md", 0),
    ],
)
def test_files_are_claimed_by_their_folder(path: str, claim: int) -> None:
    assert HARNESS.claims(path, HOME) == claim


def test_only_an_explicit_false_switches_off() -> None:
    key = json.dumps({"kind": "subagents", "level": "global", "id": "a"})
    other = json.dumps({"kind": "skills", "level": "global", "id": "b"})
    files = {AGENTS: json.dumps({"values": {key: False, other: False, "x": False}}).encode()}
    assert state.of(parsed(files)).switched_off == {"a"}
    files = {AGENTS: json.dumps({"values": {key: 0}}).encode()}
    assert state.of(parsed(files)).switched_off == set()


@pytest.mark.parametrize("damaged", [b"", b"{", b"[]", b'{"values": []}', b"\xff", b"[" * 5000])
def test_a_damaged_list_of_switched_off_agents_leaves_everything_on(damaged: bytes) -> None:
    settings = parsed({AGENTS: damaged, BUILTINS: damaged})
    assert [each.code for each in settings.problems] == ["state-damaged", "state-damaged"]
    assert state.of(settings).switched_off == set()


@pytest.mark.parametrize(
    "damaged",
    [b"", b"[]", b'{"a": 1}', b'{"a": {"mode": "odd"}}', b'{"a": {"mode": "projects"}, "b": []}',
     b'{"a": {"mode": "projects", "projects": [1]}}'],
)  # fmt: skip
def test_a_damaged_scope_file_takes_every_user_agent_down(damaged: bytes) -> None:
    settings = parsed({SCOPES: damaged})
    assert [each.code for each in settings.problems] == ["scopes-damaged"]
    found = HARNESS.roster([user("mine"), *builtins()], settings, "0246")
    assert "mine" not in found.offered
    assert "explorer" in found.offered
    mine = by_path(found.entries, "mine.md")
    assert (mine.status, codes(mine)) == (Status.SKIPPED, ["listing-fails"])


@pytest.mark.parametrize(
    ("project", "folder", "is_offered"),
    [
        ("/home/me/app", "/home/me/app", True),
        ("/Home/ME/app/", "/home/me/app/sub", True),
        ("C:\\Code", "c:/code/x", True),
        ("/home/me/ap", "/home/me/app", False),
        ("/home/me/app", None, False),
        ("/", "/home", True),
    ],
)
def test_scopes_match_a_project_and_what_lies_below(
    project: str, folder: str | None, is_offered: bool
) -> None:
    value = {"mine": {"mode": "projects", "projects": [project]}}
    scope = state.of(parsed({SCOPES: json.dumps(value).encode()})).scope("mine")
    assert scope.includes(folder) is is_offered


def test_a_scope_without_projects_is_off_and_an_unlisted_agent_is_on() -> None:
    value = {"mine": {"mode": "projects", "projects": []}}
    settings = parsed({SCOPES: json.dumps(value).encode()})
    found = HARNESS.roster([user("mine"), user("other")], settings, "0246")
    assert found.offered == ("other",)
    assert codes(by_path(found.entries, "mine.md")) == ["no-projects"]


def test_an_agent_of_another_project_is_kept_but_not_offered_here() -> None:
    value = {
        "there": {"mode": "projects", "projects": ["/srv/x"]},
        "here": {"mode": "projects", "projects": ["/home/me"]},
    }
    settings = parsed({SCOPES: json.dumps(value).encode()})
    found = HARNESS.roster([user("there"), user("here")], settings, "0246")
    assert found.offered == ("here",)
    there = by_path(found.entries, "there.md")
    assert (there.status, codes(there)) == (Status.LOADED, ["out-of-project"])
    assert codes(by_path(found.entries, "here.md")) == ["only-in-projects"]


def test_switches_go_by_the_id_of_settings() -> None:
    settings = parsed({AGENTS: switched_off("subagents", "team-reviewer")})
    found = HARNESS.roster([user("team/reviewer", file_name="r.md")], settings, "0246")
    assert found.offered == ()
    assert codes(found.entries[0])[0] == "switched-off"  # the reason stands first


def test_users_come_first_by_name_then_the_shipped_in_their_order() -> None:
    found = roster(*builtins(), user("zoe"), user("adam"))
    assert found.offered == (
        "adam", "zoe", "explorer", "code-reviewer", "test-runner", "fixer", "ui-designer",
    )  # fmt: skip


def test_a_user_agent_replaces_the_built_in_of_its_name() -> None:
    found = roster(*builtins(), user("fixer"))
    mine = by_path(found.entries, "fixer.md")
    shipped = next(each for each in found.entries if each.origin.scope == "builtin"
                   and each.name == "fixer")  # fmt: skip
    assert shipped.shadowed_by == mine.origin.path
    assert mine.shadows == (shipped.origin.path,)
    assert found.winner("fixer") is mine


def test_a_switched_off_built_in_keeps_its_place_and_the_user_agent_of_its_name() -> None:
    settings = parsed({BUILTINS: switched_off("subagent-builtins", "fixer", "unknown")})
    found = HARNESS.roster(builtins(), settings, "0246")
    assert "fixer" not in found.offered
    found = HARNESS.roster([*builtins(), user("fixer")], settings, "0246")
    assert found.offered[0] == "fixer"


def test_a_malformed_file_shadows_nothing() -> None:
    found = roster(*builtins(), user("fixer", "tools: none\n"))
    assert found.winner("fixer") is not None
    assert "fixer" in found.offered


def test_of_two_files_with_one_name_the_first_by_path_counts() -> None:
    found = roster(user("same", file_name="b.md"), user("Same", file_name="a.md"))
    loser = by_path(found.entries, "b.md")
    assert (loser.status, loser.shadowed_by) == (
        Status.SKIPPED, by_path(found.entries, "a.md").origin.path,
    )  # fmt: skip
    assert "“a.md”" in problem(loser, "same-name").message.render()
    assert found.offered == ("same",)


def test_two_ids_may_share_one_handle_and_then_the_first_id_counts() -> None:
    found = roster(user("a/x", file_name="1.md"), user("b/x", file_name="2.md"))
    assert found.offered == ("x",)
    assert "b-x" in problem(by_path(found.entries, "2.md"), "same-name").message.render()


def test_the_seventeenth_agent_is_dropped_and_told() -> None:
    found = roster(*builtins(), *(user(f"u{number:02}") for number in range(14)))
    assert len(found.offered) == 16
    dropped = [each.name for each in found.entries if "past-cap" in codes(each)]
    assert dropped == ["test-runner", "fixer", "ui-designer"]


def test_the_ninth_provider_is_told() -> None:
    users = [user(f"u{number}", f"model: p{number}/m\n") for number in range(9)]
    found = roster(*users)
    assert codes(by_path(found.entries, "u7.md")) == []
    assert codes(by_path(found.entries, "u8.md")) == ["too-many-providers"]


def test_fallback_models_count_as_providers_in_one_branch() -> None:
    header = "model: p0/m\nfallbackModels: [p1/m, p2/m, p3/m, p4/m, p5/m, p6/m, p7/m]\n"
    texts = (("a", header), ("b", "model: p8/m\n"))
    for rules, told in (("0307", True), ("0304", False)):
        users = [
            read(document(f"name: {name}\n{lines}"), f"{name}.md", rules=rules)
            for name, lines in texts
        ]
        found = HARNESS.roster(users, Settings(), rules)
        assert ("too-many-providers" in codes(found.entries[1])) is told


def test_an_override_retunes_a_built_in_and_an_unknown_one_is_told() -> None:
    override = read(document("name: fixer\n"), "fixer.md", scope="override", rules="0304")
    stray = read(document("name: stray\n"), "stray.md", scope="override", rules="0304")
    found = roster(*builtins(), override, stray)
    assert found.winner("fixer") is not None
    assert by_path(found.entries, "fixer.md").shadowed_by is None
    assert codes(by_path(found.entries, "stray.md")) == ["override-without-builtin"]
    assert "stray" not in found.offered
