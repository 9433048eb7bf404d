"""Who wins, who is hidden or switched off, and what one fatal file does to all."""

from __future__ import annotations

from editor.core.definition import Source, Status
from editor.harnesses.pi_orchestrator.harness import HARNESS
from tests.harnesses.pi_orchestrator.helpers import (
    CONFIG,
    ENVIRONMENT,
    PROJECT,
    USER,
    agent,
    builtin_agent,
    codes,
    definition,
    project_agent,
    roster,
)


def test_folders_are_walked_up_to_the_repository() -> None:
    paths = [root.path for root in HARNESS.roots(ENVIRONMENT, "newest")]
    assert paths == [
        "/w/app/.pi/agents",
        "/w/app/.agents/agents",
        "/home/me/.pi/agent/agents",
        "/home/me/.pi/agent/orchestrator.jsonc",
        "/home/me/.pi/agent/orchestrator.json",
    ]
    creating = [root.path for root in HARNESS.roots(ENVIRONMENT, "newest") if root.creates]
    assert creating == ["/w/app/.pi/agents", "/home/me/.pi/agent/agents"]


def test_path_tells_the_harness() -> None:
    assert HARNESS.claims(f"{PROJECT}/x.md", ENVIRONMENT) == 2
    assert HARNESS.claims(CONFIG, ENVIRONMENT) == 2
    assert HARNESS.claims("/elsewhere/.pi/agents/x.md", ENVIRONMENT) == 1
    assert HARNESS.claims("/elsewhere/orchestrator.jsonc", ENVIRONMENT) == 1
    assert HARNESS.claims("/home/me/.claude/agents/x.md", ENVIRONMENT) == 0
    assert HARNESS.claims(f"{PROJECT}/x.txt", ENVIRONMENT) == 0


def test_stronger_folder_wins_and_takes_the_place_of_the_weaker() -> None:
    everyone = roster(
        agent("name: b\ndescription: user"),
        project_agent("name: b\ndescription: project"),
        project_agent("name: c\ndescription: d", name="c.md"),
        builtin_agent("b"),
        builtin_agent("a"),
    )
    winner = everyone.winner("b")
    assert winner is not None
    assert winner.value("description") == "project"
    assert set(winner.shadows) == {f"{USER}/a.md", "/program/agents/b.md"}
    assert everyone.offered == ("a", "b", "c")


def test_hidden_file_reveals_the_weaker_one_and_says_so() -> None:
    hidden = project_agent("name: a\ndescription: d\nhidden: true")
    everyone = roster(agent("name: a\ndescription: user"), hidden)
    winner = everyone.winner("a")
    assert winner is not None
    assert winner.value("description") == "user"
    found = next(each for each in everyone.entries if each.origin.path == f"{PROJECT}/p.md")
    assert "hidden-reveals" in codes(found)
    assert found.shadowed_by == f"{USER}/a.md"


def test_same_name_in_one_folder_is_an_error_on_both() -> None:
    everyone = roster(
        agent("name: a\ndescription: one", path=f"{USER}/1.md"),
        agent("name: a\ndescription: two", path=f"{USER}/2.md"),
    )
    assert [("same-name" in codes(entry)) for entry in everyone.entries] == [True, True]
    winner = everyone.winner("a")
    assert winner is not None
    assert winner.value("description") == "two"


def test_one_fatal_file_stands_first_and_stops_everything() -> None:
    fatal = project_agent("name: z\ndescription: a: b", name="z.md")
    everyone = roster(agent("name: a\ndescription: d"), builtin_agent("worker"), fatal)
    assert everyone.entries[0].origin.path == f"{PROJECT}/z.md"
    assert everyone.entries[0].status is Status.BREAKS_OTHERS
    assert everyone.offered == ()
    assert ("breaks-others", 3) in [
        (problem.code, problem.line) for problem in everyone.entries[0].problems
    ]


def test_fatal_file_of_another_ending_breaks_nothing() -> None:
    other = agent("name: z\ndescription: a: b", path=f"{USER}/z.MD")
    assert roster(agent("name: a\ndescription: d"), other).offered == ("a",)


def test_configuration_switches_and_replaces_with_its_source() -> None:
    config = (
        '{"builtinFleet": {"worker": {"thinking": "max"}, "scout": {"hidden": true}},'
        ' "modelOverrides": {"a": "o/m", "nobody": "x"}, "maxTurns": 9}'
    )
    everyone = roster(
        agent("name: a\ndescription: d\nmodel: f/m\nmaxTurns: 3"),
        builtin_agent("worker"),
        builtin_agent("scout"),
        config=config,
    )
    mine, worker = everyone.winner("a"), everyone.winner("worker")
    assert mine is not None
    assert worker is not None
    assert (mine.fields["model"].value, mine.fields["model"].source) == ("o/m", Source.OVERRIDE)
    assert mine.value("max_turns") == 3
    assert (worker.value("thinking"), worker.fields["thinking"].source) == ("max", Source.SETTINGS)
    assert (worker.value("max_turns"), worker.fields["max_turns"].source) == (9, Source.SETTINGS)
    scout = next(entry for entry in everyone.entries if entry.name == "scout")
    assert (scout.status, "builtin-off" in codes(scout)) == (Status.SKIPPED, True)
    assert everyone.offered == ("worker", "a")
    settings = next(entry for entry in everyone.entries if entry.kind == "config")
    assert "no-such-agent" in codes(settings)


def test_fleet_can_be_switched_off_whole_while_a_user_agent_of_the_name_stays() -> None:
    everyone = roster(
        agent("name: worker\ndescription: mine"),
        builtin_agent("worker"),
        config='{"builtinFleet": false}',
    )
    assert everyone.offered == ("worker",)
    winner = everyone.winner("worker")
    assert winner is not None
    assert winner.value("description") == "mine"


def test_older_configuration_file_does_not_count_beside_the_newer() -> None:
    legacy = definition('{"maxTurns": 1}', "/home/me/.pi/agent/orchestrator.json", scope="settings")
    everyone = roster(agent("name: a\ndescription: d"), legacy, config='{"maxTurns": 2}')
    found = next(entry for entry in everyone.entries if entry.name == "orchestrator.json")
    assert (found.status, found.shadowed_by) == (Status.SKIPPED, CONFIG)
    assert "configuration-unread" in codes(found)


def test_moved_agent_folder_is_followed() -> None:
    moved = ENVIRONMENT.__class__(
        home="/home/me", project="/p", config_home="", data_home="", state_home="",
        variables={"PI_CODING_AGENT_DIR": "~/pi"},
    )  # fmt: skip
    paths = [root.path for root in HARNESS.roots(moved, "newest")]
    assert "/home/me/pi/agents" in paths
    assert "/p/.pi/agents" in paths


def test_release_0_1_2_reads_only_the_older_file_and_as_strict_json() -> None:
    legacy_path = "/home/me/.pi/agent/orchestrator.json"
    newer = definition('{"maxTurns": 2}', scope="settings", path=CONFIG)
    legacy = definition('{"maxTurns": 3}', scope="settings", path=legacy_path)
    files = {CONFIG: b'{"maxTurns": 2}', legacy_path: b'{"maxTurns": 3, "builtinFleet": {}}'}
    mine = agent("name: a\ndescription: d\nthinking: high", rules="0.1.2")
    settings = HARNESS.settings(files, ENVIRONMENT, "0.1.2")
    everyone = HARNESS.roster([mine, newer, legacy], settings, "0.1.2")
    winner = everyone.winner("a")
    assert winner is not None
    assert winner.value("max_turns") == 3
    assert winner.value("thinking") is None
    assert "later-field" in codes(winner)
    unread = next(entry for entry in everyone.entries if entry.name == "orchestrator.jsonc")
    assert (unread.status, unread.shadowed_by) == (Status.SKIPPED, legacy_path)
    files[legacy_path] = b'{"maxTurns": 3} // no comments in JSON'
    settings = HARNESS.settings(files, ENVIRONMENT, "0.1.2")
    winner = HARNESS.roster([mine, legacy], settings, "0.1.2").winner("a")
    assert winner is not None
    assert winner.value("max_turns") == 50
