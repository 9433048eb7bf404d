"""What a child gets: every verdict agrees with the native rules and names what decides."""

from __future__ import annotations

import json
from typing import Any

import pytest

from editor.core.resolution import Decision, Outcome, Resolution
from editor.core.session import Session, Tool, ToolState
from editor.core.tools import ToolEffect
from editor.harnesses.pi_orchestrator.harness import HARNESS, entry_hits, matcher_hits
from tests.harnesses.pi_orchestrator.helpers import (
    USER,
    agent,
    builtin_agent,
    project_agent,
    roster,
    session,
)
from tests.vectors.runner import OWN_COPY

CASES = json.loads((OWN_COPY / "pi-orchestrator" / "blocked_cases.json").read_text("utf-8"))
OUTCOMES = {
    "unregistered": {Outcome.REMOVED},
    "visible-blocked": {Outcome.BLOCKED},
    "registered-inactive": {Outcome.NOT_GRANTED, Outcome.ON_DEMAND},
    "allowed": {Outcome.GRANTED},
}
READ, BASH = Tool("read", "builtin"), Tool("bash", "builtin")
PACKAGE = "/h/node_modules/@acme/kit/index.ts"
KIT = Tool("kit", "extension:@acme/kit", path=PACKAGE, source="npm:@acme/kit")


def resolve(header: str, parent: Session, rules: str = "newest", **files: Any) -> Resolution:
    found = agent(f"name: a\ndescription: d\n{header}")
    return HARNESS.resolve(found, parent, roster(found, **files), rules)


def verdict(resolution: Resolution, tool: str) -> tuple[Outcome, str]:
    found = resolution.verdict(tool)
    assert found is not None, tool
    return found.outcome, found.reason


def child(*tools: Any) -> list[dict[str, Any]]:
    return [
        {"name": tool, "sourceInfo": {"path": f"/e/{tool}.ts"}} if isinstance(tool, str) else tool
        for tool in tools
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_preview_agrees_with_the_native_rules(case: dict[str, Any]) -> None:
    given, wanted = case["input"], case["expected"]
    lines = [
        f"{key}: {json.dumps(given['agent'][key])}"
        for key in ("tools", "blockTools")
        if given["agent"][key] is not None
    ]
    parent = session(
        parentTools=given["parentTools"],
        childTools=given["childTools"],
        childBlockedTools=given["childBlockedTools"],
        childExtensions=given["childExtensions"],
        gateLoadedInChild=given["gateLoadedInChild"],
    )
    found = resolve("\n".join(lines), parent)
    if not wanted["childStarts"]:
        assert found.launch == "refused"
        assert {each.outcome for each in found.verdicts} == {Outcome.NOT_GRANTED}
        return
    for name, expected in wanted["perTool"].items():
        row = found.verdict(name)
        assert row is not None
        assert row.outcome in OUTCOMES[expected["state"]], (name, expected, row)
        assert row.steps[row.decider].rule == row.reason
        if expected["state"] == "visible-blocked":
            assert expected["matcher"] in str(row.decided_by.message)
            assert row.decision == {"call": Decision.DENY}
    allowed = {name for name, each in wanted["perTool"].items() if each["state"] == "allowed"}
    assert allowed <= set(found.granted)


def test_block_names_its_layer_and_its_line() -> None:
    config = '{"childBlockedTools": ["kit"]}'
    found = resolve("blockTools: [bash]", session(READ, BASH, KIT), config=config)
    assert verdict(found, "kit") == (Outcome.REMOVED, "expanded")
    assert verdict(found, "bash") == (Outcome.REMOVED, "expanded")
    floor, own = found.verdict("kit"), found.verdict("bash")
    assert floor is not None
    assert own is not None
    assert "configuration" in str(floor.decided_by.message)
    assert floor.decided_by.line is None
    assert (own.decided_by.line, own.decided_by.field) == (4, "block_tools")


def test_agent_cannot_allow_again_what_the_floor_blocks() -> None:
    found = resolve("tools: [bash]", session(BASH), config='{"childBlockedTools": ["bash"]}')
    assert verdict(found, "bash") == (Outcome.REMOVED, "expanded")
    assert found.launch == "launches-without-tools"
    assert "all-blocked" in {problem.code for problem in found.problems}


def test_rules_of_0_1_2_leave_child_only_tools_to_the_gate() -> None:
    parent = session(READ, childTools=child("deploy"))
    assert verdict(resolve("blockTools: [deploy]", parent), "deploy")[0] is Outcome.REMOVED
    old = resolve("blockTools: [deploy]", parent, rules="0.1.2")
    assert verdict(old, "deploy") == (Outcome.BLOCKED, "gate")


def test_tools_of_extensions_are_unknown_while_the_child_is() -> None:
    found = resolve("model: p/m", session(READ, KIT))
    assert verdict(found, "kit") == (Outcome.UNKNOWN, "child-registry")
    assert verdict(found, "read") == (Outcome.GRANTED, "usual-tools")
    assert found.launch == "launches"
    known = resolve("model: p/m", session(READ, KIT, childTools=child("kit")))
    assert verdict(known, "kit") == (Outcome.GRANTED, "extension-tool")
    lacking = resolve("model: p/m", session(READ, KIT, childTools=[]))
    assert verdict(lacking, "kit") == (Outcome.NOT_GRANTED, "child-registry")


def test_rule_that_decides_anyway_needs_no_registry() -> None:
    found = resolve("tools: [read]\nblockTools: ['k*']", session(READ, BASH, KIT))
    assert verdict(found, "kit") == (Outcome.REMOVED, "expanded")
    assert verdict(found, "bash") == (Outcome.REMOVED, "not-listed")


def test_delegate_is_never_given_but_a_foreign_one_follows_the_rules() -> None:
    own = Tool("delegate", "extension:@saifymatteo/pi-orchestrator")
    assert verdict(resolve("tools: [delegate]", session(own)), "delegate") == (
        Outcome.REMOVED,
        "child-mode",
    )
    foreign = session(READ, childTools=child("delegate"))
    assert verdict(resolve("blockTools: ['DELEGATE']", foreign), "delegate")[0] is Outcome.GRANTED


@pytest.mark.parametrize(
    ("entry", "tool", "reason"),
    [
        ("inherit", "inherit", "no-such-tool"),
        ("Read", "Read", "no-such-tool"),
        ("Read", "read", "not-listed"),
        ("ext:kit", "ext:kit", "no-such-tool"),
        ("rea?", "rea?", "no-such-tool"),
    ],
)
def test_entry_that_can_be_no_name_gives_nothing(entry: str, tool: str, reason: str) -> None:
    found = resolve(f"tools: ['{entry}']", session(READ, BASH))
    outcome, rule = verdict(found, tool)
    assert rule == reason
    assert outcome in (Outcome.NOT_GRANTED, Outcome.REMOVED)
    assert found.granted == ()


def test_case_of_an_entry_is_named_as_the_reason() -> None:
    found = resolve("tools: ['Read']", session(READ)).verdict("read")
    assert found is not None
    assert "case counts" in str(found.decided_by.message)


def test_edits_of_the_usual_tools() -> None:
    found = resolve("tools: +grep,-bash", session(READ, BASH))
    assert verdict(found, "grep") == (Outcome.GRANTED, "put-on")
    assert verdict(found, "bash") == (Outcome.NOT_GRANTED, "taken-off")
    assert verdict(found, "ls") == (Outcome.NOT_GRANTED, "usual-tools")
    assert found.granted == ("read", "edit", "write", "grep")
    for name in ("grep", "bash"):
        row = found.verdict(name)
        assert row is not None
        assert row.decided_by.field == "tools"


def test_mixed_list_ends_the_child_with_the_hosts_words() -> None:
    found = resolve("tools: read,+grep", session(READ))
    assert found.launch == "refused"
    assert "cannot be mixed" in str(found.launch_reason)
    assert verdict(found, "read") == (Outcome.NOT_GRANTED, "host-refuses")


def test_mcp_tools_by_exposure() -> None:
    registry = [
        {"name": "mcp__a__x", "exposure": "codemode", "sourceInfo": {"path": "builtin:mcp"}},
        {"name": "mcp__a__y", "exposure": "direct", "sourceInfo": {"path": "builtin:mcp"}},
        {"name": "mcp__a__z", "exposure": "deferred", "sourceInfo": {"path": "builtin:mcp"}},
        {"name": "codemode", "exposure": "model-only", "sourceInfo": {"path": "builtin:codemode"}},
    ]
    parent = session(READ, childTools=registry)
    usual = resolve("model: p/m", parent)
    assert verdict(usual, "mcp__a__x") == (Outcome.NOT_GRANTED, "exposure")
    assert verdict(usual, "mcp__a__y") == (Outcome.GRANTED, "extension-tool")
    assert verdict(usual, "codemode") == (Outcome.NOT_GRANTED, "usual-tools")
    asked = resolve("tools: +codemode", parent)
    assert verdict(asked, "mcp__a__x") == (Outcome.ON_DEMAND, "exposure")
    assert verdict(asked, "mcp__a__z") == (Outcome.NOT_GRANTED, "exposure")
    plain = resolve("tools: [read]", parent)
    row = plain.verdict("mcp__a__y")
    assert row is not None
    assert "mcp-kept" in {step.rule for step in row.steps}
    assert row.outcome is Outcome.NOT_GRANTED
    named = resolve("tools: ['mcp__*']", parent)
    assert verdict(named, "read") == (Outcome.REMOVED, "not-listed")
    assert verdict(named, "mcp__a__y")[0] is Outcome.GRANTED


def test_child_extensions_leave_out_mcp_and_other_extensions() -> None:
    mcp = Tool("mcp__a__b", "mcp:a", ToolState.INACTIVE)
    config = '{"childExtensions": ["npm:@acme/kit"]}'
    other = Tool("zip", "extension:zip", path="/e/zip.ts")
    found = resolve("blockTools: ['ext:zzz']", session(READ, KIT, mcp, other), config=config)
    assert verdict(found, "mcp__a__b") == (Outcome.REMOVED, "child-extensions")
    assert verdict(found, "zip") == (Outcome.REMOVED, "child-extensions")
    assert verdict(found, "kit") == (Outcome.UNKNOWN, "child-registry")
    assert "no-gate" in {problem.code for problem in found.problems}


def test_block_that_hits_nothing_says_that_it_fails_open() -> None:
    found = resolve("blockTools: [bahs, 'ext:nope', 'x*']", session(READ, BASH))
    texts = [str(each.message) for each in found.problems if each.code == "matcher-hits-nothing"]
    assert len(texts) == 3
    assert "did you mean “bash”" in texts[0]
    assert all("blocks nothing" in text for text in texts)


def test_list_entry_that_hits_nothing_is_told() -> None:
    found = resolve("tools: [read, kti]", session(READ, KIT))
    assert [each.code for each in found.problems] == ["entry-hits-nothing"]
    assert verdict(found, "kti") == (Outcome.UNKNOWN, "child-registry")


def test_partial_session_does_not_pretend_to_know_extension_ids() -> None:
    parent = session(Tool("mystery"), complete=False)
    found = resolve("blockTools: ['ext:acme']", parent)
    assert verdict(found, "mystery") == (Outcome.UNKNOWN, "extension-id")
    assert len(found.limits) >= 3


def test_usual_tools_come_from_pi_settings() -> None:
    found = resolve(
        "model: p/m",
        session(READ, BASH),
        settings='{"defaultTools": ["read"]}',
        project_settings='{"defaultTools": ["+grep"]}',
    )
    assert found.granted == ("read", "grep")
    assert any("trusted" in str(limit) for limit in found.limits)


def test_model_and_thinking_say_where_they_come_from() -> None:
    parent = session(READ, model="s/m", thinking="high")
    plain = resolve("maxTurns: 3", parent)
    assert (plain.model.effective, plain.model.source) == ("s/m", "session")
    assert plain.thinking is not None
    assert (plain.thinking.effective, plain.thinking.source) == ("high", "session")
    pinned = resolve("model: f/m", parent)
    assert (pinned.model.effective, pinned.model.source) == ("f/m", "file")
    assert pinned.thinking is not None
    assert pinned.thinking.effective is None
    empty = resolve("model: ''", parent)
    assert (empty.model.effective, empty.model.source) == (None, "file")
    assert empty.thinking is not None
    assert empty.thinking.effective == "high"
    over = resolve("model: f/m\nthinking: low", parent, config='{"modelOverrides": {"a": "o/m"}}')
    assert (over.model.declared, over.model.effective, over.model.source) == (
        "f/m",
        "o/m",
        "override",
    )
    assert over.thinking is not None
    assert (over.thinking.effective, over.thinking.source) == ("low", "file")


def test_fleet_level_beats_the_builtin_files() -> None:
    worker = builtin_agent("worker", thinking="medium")
    config = '{"builtinFleet": {"worker": {"thinking": "max"}}}'
    found = HARNESS.resolve(worker, session(READ), roster(worker, config=config), "newest")
    assert found.thinking is not None
    assert (found.thinking.effective, found.thinking.source) == ("max", "settings")


def test_nothing_starts_while_a_fatal_file_is_there() -> None:
    good = agent("name: a\ndescription: d")
    bad = project_agent("name: z\ndescription: a: b", name="z.md")
    found = HARNESS.resolve(good, session(READ), roster(good, bad), "newest")
    assert found.launch == "refused"
    assert "z.md" in str(found.launch_reason)


def test_shadowed_and_hidden_agents_are_not_started() -> None:
    user = agent("name: a\ndescription: d")
    project = project_agent("name: a\ndescription: d")
    everyone = roster(user, project)
    loser = next(each for each in everyone.entries if each.origin.path == f"{USER}/a.md")
    assert HARNESS.resolve(loser, session(READ), everyone, "newest").launch == "refused"
    assert HARNESS.resolve(project, session(READ), everyone, "newest").launch == "launches"


def test_who_can_change_files() -> None:
    assert resolve("tools: [read, grep]", session(READ)).can_change_files is False
    assert resolve("tools: [read, bash]", session(READ)).can_change_files is True
    assert resolve("tools: [read, kit]", session(READ, KIT)).can_change_files is None


def test_effects_of_a_replaced_builtin_are_not_taken_for_granted() -> None:
    assert HARNESS.effects(READ) == (ToolEffect.READS,)
    assert HARNESS.effects(Tool("read", "extension:x")) == (ToolEffect.UNKNOWN,)
    assert ToolEffect.NETWORK in HARNESS.effects(Tool("mcp__a__b"))


def test_picker_shows_what_an_entry_hits() -> None:
    parent = session(READ, BASH, KIT, childTools=child("kitten"))
    assert matcher_hits("KIT*", parent) == ("kit", "kitten")
    assert matcher_hits("ext:@ACME/kit", parent) == ("kit",)
    assert matcher_hits("bahs", parent) == ()
    assert entry_hits("KIT*", parent) == ()
    assert entry_hits("+bash", parent) == ("bash",)
    assert HARNESS.sees_tools(parent, "block_tools", "b*") == ("bash",)
    assert HARNESS.sees_tools(parent, "tools", "B*") == ()
    assert HARNESS.sees_tools(parent, "model", "x") is None


def test_map_is_flat() -> None:
    everyone = roster(agent("name: a\ndescription: d"), builtin_agent("worker"))
    found = HARNESS.delegation_map(session(READ), everyone, "newest")
    assert [node.name for node in found.nodes] == ["", "worker", "a"]
    assert {edge.source for edge in found.edges} == {""}


def test_configuration_has_no_child() -> None:
    everyone = roster(config="{}")
    found = HARNESS.resolve(everyone.entries[0], session(READ), everyone, "newest")
    assert (found.launch, found.verdicts) == ("refused", ())
