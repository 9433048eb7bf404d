"""What a child gets, tool by tool and why: grants, hiding, refusals, calls, model, team and map."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.resolution import Outcome, Resolution, Verdict
from editor.core.session import Completeness, Session, Tool, ToolState
from editor.harnesses.mevedel import context
from editor.harnesses.mevedel.catalog import AUG, catalog
from editor.harnesses.mevedel.context import Values
from editor.harnesses.mevedel.delegation import walk
from editor.harnesses.mevedel.harness import HARNESS
from editor.harnesses.mevedel.models import ModelChoice
from editor.harnesses.mevedel.reach import reach
from editor.harnesses.mevedel.team import team, view
from tests.harnesses.mevedel.conftest import make_roster, make_session, read_draft, read_skill

if TYPE_CHECKING:
    from editor.core.definition import Definition

VECTORS = Path(__file__).parents[2] / "data" / "vectors" / "mevedel" / "delegation.json"
DENY_MUTATION = [
    {"tool": name, "action": "deny"}
    for name in ("ApplyPatch", "Bash", "Eval", "WriteStdin", "StopExecution")
]


def resolve(
    name: str, *more: Definition, session: Session | None = None, version: str = "OCT", **held: Any
) -> Resolution:
    roster = make_roster(*more, rules=version)
    definition = roster.winner(name)
    assert definition
    return HARNESS.resolve(definition, session or make_session(**held), roster, version)


def row(resolution: Resolution, tool: str) -> Verdict:
    verdict = resolution.verdict(tool)
    assert verdict
    return verdict


def rules_of(verdict: Verdict) -> list[str]:
    return [step.rule for step in verdict.steps]


@pytest.mark.parametrize(
    ("tool", "outcome", "reason", "steps"),
    [
        ("Read", "granted", "role-lists", ["role-lists", "mode"]),
        ("Agent", "granted", "role-lists", ["role-lists", "mode"]),
        ("WaitAgent", "granted", "control-bundle", ["control-bundle", "mode"]),
        ("SendMessage", "granted", "communication", ["communication", "mode"]),
        ("Imenu", "on-demand", "role-lists", ["role-lists", "mode"]),
        ("Bash", "not-granted", "not-listed", ["not-listed", "team-has-it"]),
    ],
)
def test_why_the_explorer_has_a_tool(
    tool: str, outcome: str, reason: str, steps: list[str]
) -> None:
    verdict = row(resolve("explorer"), tool)
    assert (verdict.outcome, verdict.reason, rules_of(verdict)) == (outcome, reason, steps)


def test_every_tool_of_session_and_package_has_a_row() -> None:
    tools = (Tool("mcp_x_find", "mcp:x"), Tool("Read", "builtin"))
    resolution = resolve("reviewer", session=make_session().with_changes(tools=tools))
    names = [verdict.tool for verdict in resolution.verdicts]
    assert names[:2] == ["mcp_x_find", "Read"]
    assert len(names) == len(set(names)) == 48
    assert row(resolution, "mcp_x_find").origin == "mcp:x"


def test_granted_keeps_the_order_of_the_childs_list() -> None:
    assert resolve("reviewer").granted == (
        "Glob", "Grep", "Read", "Imenu", "Treesitter", "XrefDefinitions", "XrefReferences", "Bash",
        "SendMessage", "ListAgents",
    )  # fmt: skip


def test_a_denied_tool_stays_in_sight_and_is_refused() -> None:
    rules = {"persistent": [{"tool": "Bash", "action": "deny"}]}
    verdict = row(resolve("worker", rules=rules), "Bash")
    assert verdict.outcome is Outcome.BLOCKED
    assert verdict.decision == {"call": "deny"}
    assert verdict.decided_by.rule == "deny-rule"
    assert "permissions.el" in str(verdict.decided_by.message)


def test_a_narrowed_rule_is_a_condition_and_takes_nothing_away() -> None:
    rules = {"session": [{"tool": "Bash", "action": "deny", "pattern": "rm *"}]}
    resolution = resolve("worker", rules=rules)
    verdict = row(resolution, "Bash")
    assert verdict.outcome is Outcome.GRANTED
    assert rules_of(verdict) == ["role-lists", "narrowed-rule", "mode"]
    assert any("narrowed" in str(limit) for limit in resolution.limits)


def test_plans_hide_and_refuse() -> None:
    sticky = resolve("worker", plan="sticky")
    assert row(sticky, "Eval").outcome is Outcome.REMOVED
    assert row(sticky, "ApplyPatch").outcome is Outcome.BLOCKED
    assert row(sticky, "ApplyPatch").decided_by.rule == "plan-denies"
    directive = resolve("worker", plan="directive")
    assert row(directive, "ApplyPatch").outcome is Outcome.REMOVED
    assert row(resolve("default"), "UpdateGoal").outcome is Outcome.REMOVED


def test_in_august_a_childs_search_loads_nothing() -> None:
    verdict = row(resolve("explorer", version=AUG), "Imenu")
    assert verdict.outcome is Outcome.NOT_GRANTED
    assert rules_of(verdict) == ["role-lists", "search-loads-nothing", "team-has-it"]


def test_without_a_search_on_demand_tools_are_out_of_reach() -> None:
    draft = read_draft("---\nname: x\ndescription: d\ntools: [deferred:web]\n---\n", "x")
    verdict = row(resolve("x", draft), "WebFetch")
    assert verdict.outcome is Outcome.NOT_GRANTED
    assert verdict.reason == "no-search"


def test_extras_are_told_apart_from_the_role_itself() -> None:
    resolution = resolve("reviewer", role_extras={"reviewer": [{"tool": "Agent"}]})
    assert row(resolution, "Agent").reason == "user-extras"
    assert row(resolution, "InterruptAgent").reason == "control-bundle"
    assert str(resolution.delegation.badge) == "delegator, team can change files"


def test_an_untyped_child_copies_and_says_what_is_not_copied() -> None:
    resolution = resolve("default", path=["/root", "explorer"])
    assert row(resolution, "Read").reason == "copied"
    assert "/root/explorer" in str(row(resolution, "Read").steps[0].message)
    assert row(resolution, "Imenu").reason == "not-copied"
    assert row(resolution, "Bash").reason == "caller-lacks"


def test_an_untyped_child_of_an_unknown_root_is_unknown() -> None:
    session = make_session(preset="my-own").with_changes(completeness=Completeness.PARTIAL)
    resolution = resolve("default", session=session)
    assert row(resolution, "Bash").outcome is Outcome.UNKNOWN
    assert resolution.launch == "unknown"
    assert resolution.can_change_files is None
    assert resolve("worker", session=session).launch == "unknown"
    assert row(resolve("worker", session=session), "Bash").outcome is Outcome.GRANTED


def test_a_list_inferred_from_the_preset_is_marked() -> None:
    session = make_session(unknown=["root_tools"]).with_changes(completeness=Completeness.PARTIAL)
    resolution = resolve("default", session=session)
    assert rules_of(row(resolution, "Bash"))[:2] == ["estimate", "copied"]
    assert row(resolution, "Eval").outcome is Outcome.NOT_GRANTED  # on demand, so never copied
    assert resolution.launch == "launches"


def test_a_tool_the_session_only_estimates_is_marked() -> None:
    tools = (Tool("Read"), Tool("Bash", estimate="the preset’s list"))
    resolution = resolve("default", session=make_session().with_changes(tools=tools))
    assert rules_of(row(resolution, "Bash"))[:2] == ["estimate", "copied"]
    assert "the preset’s list" in str(row(resolution, "Bash").steps[0].message)
    assert rules_of(row(resolution, "Read"))[0] == "copied"


def test_the_sessions_own_list_stands_for_roots() -> None:
    tools = (Tool("Agent"), Tool("Read"), Tool("Bash", state=ToolState.DEFERRED), Tool("mcp_x_y"))
    session = make_session().with_changes(tools=tools)
    assert resolve("default", session=session).granted == ("Agent", "Read", "mcp_x_y")
    assert resolve("default", session=session).can_change_files is None
    assert resolve("worker", session=session).can_change_files is True


@pytest.mark.parametrize(
    ("held", "name", "words"),
    [
        ({"preset": "mevedel-discuss"}, "worker", "does not have the Agent tool"),
        ({"rules": {"session": [{"tool": "Agent", "action": "deny"}]}}, "worker", "denies Agent"),
        ({"roster": ["explorer"]}, "worker", "not in the roster"),
        ({"capacity": 0}, "default", "at work already"),
        ({"path": ["/root", "reviewer", "worker"]}, "worker", "ends at step 2"),
        ({"tiers": [{"name": "fast", "effort": "low"}], "models": {"Fake": {"base": []}}},
         "explorer", "supports none"),
        ({"role_extras": {"reviewer": ["nope"]}}, "reviewer", "neither a group nor a tool"),
    ],
)  # fmt: skip
def test_what_stands_against_a_start_is_told(held: dict[str, Any], name: str, words: str) -> None:
    resolution = resolve(name, **held)
    assert resolution.launch == "refused"
    assert words in str(resolution.launch_reason)
    assert [problem.severity for problem in resolution.problems] == ["error"]


def test_a_draft_counts_as_evaluated_but_not_as_listed_in_the_roster() -> None:
    draft = read_draft("---\nname: auditor\ndescription: d\ntools: [read]\n---\nx\n")
    refused = resolve("auditor", draft)
    assert refused.launch == "refused"
    fine = resolve("auditor", draft, roster=["auditor"])
    assert fine.launch == "launches"
    assert fine.granted == ("Glob", "Grep", "Read", "SendMessage", "ListAgents")
    assert row(fine, "Read").steps[0].line == 4


def test_a_name_that_is_no_tool_gets_a_row() -> None:
    draft = read_draft("---\nname: a\ndescription: d\ntools: [read, raed]\n---\nx\n", "a")
    resolution = resolve("a", draft, roster=["a"])
    assert row(resolution, "raed").reason == "unknown-name"
    assert resolution.launch == "refused"


def test_paths_and_calls_follow_mode_and_workspace() -> None:
    resolution = resolve("worker")
    assert row(resolution, "Read").decision == {"inside": "allow", "outside": "ask"}
    assert row(resolution, "ApplyPatch").decision == {"inside": "allow", "outside": "ask"}
    calls = {call.kind: str(call.decision) for call in resolution.calls}
    assert calls == {
        "read-inside": "allow", "read-outside": "ask", "read-protected": "ask",
        "edit-inside": "allow", "edit-outside": "ask", "command-looks": "allow", "command": "ask",
        "command-dangerous": "ask", "eval": "ask", "agent": "allow",
    }  # fmt: skip
    full = make_session().with_changes(permission_mode="full-auto")
    calls = {call.kind: str(call.decision) for call in resolve("worker", session=full).calls}
    assert calls["command-dangerous"] == calls["eval"] == "allow"
    assert calls["read-outside"] == calls["read-protected"] == "ask"


def test_model_and_effort_tell_their_way() -> None:
    resolution = resolve(
        "explorer",
        tiers=[{"name": "fast", "provider": "Fake:fast", "effort": "low"}],
        models={"Fake": {"base": [], "fast": ["low", "high"]}},
    )
    assert resolution.model.effective == "Fake:fast"
    assert resolution.model.source == "settings"
    assert [step.rule for step in resolution.model.steps] == ["caller", "tier"]
    assert resolution.thinking
    assert resolution.thinking.effective == "low"


def test_the_mode_is_the_trees_and_a_guess_is_said() -> None:
    assert resolve("worker").permission.source == "session"
    session = make_session().with_changes(permission_mode=None, completeness=Completeness.PARTIAL)
    trace = resolve("worker", session=session).permission
    assert (trace.effective, trace.source) == ("ask", "default")
    assert trace.steps[-1].rule == "mode-unknown"


def test_the_badges_answer_whether_a_team_is_read_only() -> None:
    assert str(resolve("explorer").delegation.badge) == "delegator, team can change files"
    assert resolve("explorer").delegation.paths["ApplyPatch"] == ("worker",)
    assert "worker leads to ApplyPatch" in str(resolve("explorer").delegation.note)
    alone = resolve("explorer", roster=["explorer"])
    assert str(alone.delegation.badge) == "delegator, team read-only"
    denied = resolve("explorer", rules={"session": DENY_MUTATION})
    assert str(denied.delegation.badge) == "delegator, team read-only"
    assert str(resolve("reviewer").delegation.badge) == "leaf"
    assert "only the prompt" in str(resolve("reviewer").delegation.note)
    rules = {"session": [{"tool": "Agent", "action": "deny"}]}
    assert "denies every call" in str(resolve("explorer", rules=rules).delegation.note)


FORK = "---\nname: {name}\ndescription: d\ncontext: fork\n{more}---\nDo it.\n"


def fork(name: str, more: str = "") -> Definition:
    return read_skill(FORK.format(name=name, more=more), name)


def test_a_forking_skill_is_a_way_past_the_roster() -> None:
    skill = fork("mend", "agent: worker\n")
    resolution = resolve("explorer", skill, roster=["explorer"])
    assert str(resolution.delegation.badge) == "delegator, team can change files"
    assert resolution.delegation.paths["ApplyPatch"] == ("skill:mend", "worker")
    assert "skill:mend" in resolution.delegation.reachable


@pytest.mark.parametrize(
    ("more", "rules"),
    [
        ("agent: worker\ndisable-model-invocation: true\n", {}),
        ("agent: worker\n", {"session": [{"tool": "Skill", "action": "deny"}]}),
        ("agent: worker\n", {"session": [{"tool": "Skill", "action": "deny", "name": "me*"}]}),
        ("agent: nobody\n", {}),
        ("", {}),
    ],
)
def test_a_skill_no_model_can_start_is_no_way(more: str, rules: dict[str, Any]) -> None:
    resolution = resolve("explorer", fork("mend", more), roster=["explorer"], rules=rules)
    assert str(resolution.delegation.badge) == "delegator, team read-only"


def test_a_fork_does_not_need_agent_but_what_it_starts_may() -> None:
    draft = read_draft("---\nname: x\ndescription: d\ntools: [read, Skill]\n---\nx\n", "x")
    resolution = resolve("x", draft, fork("look", "agent: explorer\n"), roster=["x", "worker"])
    assert resolution.delegation.paths["ApplyPatch"] == ("skill:look", "explorer", "worker")


def test_the_child_of_a_forking_skill() -> None:
    resolution = resolve("mend", fork("mend", "agent: worker\nmodel: strong\n"))
    assert resolution.launch == "launches"
    assert len(resolution.granted) == 27
    assert row(resolution, "Bash").steps[0].line == 5
    assert resolution.model.declared == "strong"
    bare = resolve("bare", fork("bare"))
    assert bare.granted == ("SendMessage", "ListAgents")
    assert row(bare, "Read").reason == "not-listed"


def test_allowed_tools_count_in_the_skills_own_turn_only() -> None:
    skill = fork("mend", 'agent: worker\nallowed-tools: ["Bash(make *)", "Bash(rm *)", Eval]\n')
    resolution = resolve("mend", skill)
    assert row(resolution, "Eval").decided_by.rule == "allow-rule"
    assert "narrowed-rule" in rules_of(row(resolution, "Bash"))
    assert row(resolve("worker", skill), "Eval").decided_by.rule == "mode"


@pytest.mark.parametrize(
    ("more", "held", "words"),
    [
        ("agent: nobody\n", {}, "no role"),
        ("agent: worker\neffort: low\n", {"models": {"Fake": {"base": []}}}, "supports none"),
        ("disable-model-invocation: true\n", {}, "only a person"),
        ("", {"root_tools": ["read"]}, "lacks the Skill tool"),
        ("", {"capacity": 0}, "at work already"),
    ],
)
def test_why_a_skills_child_does_not_start(more: str, held: dict[str, Any], words: str) -> None:
    resolution = resolve("mend", fork("mend", more), **held)
    assert resolution.launch == "refused"
    assert words in str(resolution.launch_reason)


def test_a_workload_of_the_skill_overrides_its_header() -> None:
    skill = fork("mend", "model: Fake:fast\n")
    resolution = resolve("mend", skill, workloads=[{"name": "$mend", "provider": "Other:big"}])
    assert resolution.model.effective == "Other:big"


def test_an_inline_skill_runs_in_its_caller() -> None:
    skill = read_skill("---\nname: a\ndescription: d\nallowed-tools: [Bash]\n---\nx\n", "a")
    resolution = resolve("a", skill)
    assert row(resolution, "Read").reason == "inline"
    assert row(resolution, "Bash").decided_by.rule == "allow-rule"
    assert row(resolution, "Eval").outcome is Outcome.ON_DEMAND


def test_a_skill_mevedel_passes_by_is_refused_with_the_reason() -> None:
    skill = read_skill("---\nname: a\nallowed-tools: [Raed]\n---\nx\n", "a")
    resolution = resolve("a", skill)
    assert resolution.launch == "refused"
    assert "Raed" in str(resolution.launch_reason)
    unread = read_skill("no header", "a")
    assert resolve("a", unread).launch == "refused"


def test_the_map_shows_both_ways_and_retained_children() -> None:
    roster = make_roster(fork("mend", "agent: worker\n"))
    children = [{"path": "/root/look", "role": "explorer", "tools": ["Read", "Bash"]}]
    drawn = HARNESS.delegation_map(make_session(children=children), roster, "OCT")
    names = [node.name for node in drawn.nodes]
    assert names[0] == ""
    assert {"worker", "explorer", "reviewer", "verifier", "default", "skill:mend",
            "/root/look"} == set(names[1:])  # fmt: skip
    kinds = {(edge.source, edge.target): edge.kind for edge in drawn.edges}
    assert kinds["explorer", "worker"] == "agent"
    assert kinds["explorer", "skill:mend"] == "skill"
    assert kinds["", "/root/look"] == "retained"
    assert not any(source == "reviewer" for source, _ in kinds)
    retained = next(node for node in drawn.nodes if node.name == "/root/look")
    assert retained.direct_tools == ("Read", "Bash")
    assert retained.can_change_files is True


@pytest.mark.parametrize(
    ("preset", "is_starter"), [("mevedel-implement", True), ("mevedel-discuss", False)]
)
def test_an_untyped_child_may_start_in_the_map_whom_its_starter_may(
    preset: str, is_starter: bool
) -> None:
    drawn = HARNESS.delegation_map(make_session(preset=preset), make_roster(), "OCT")
    from_root = {(edge.target, edge.kind) for edge in drawn.edges if edge.source == ""}
    untyped = {(edge.target, edge.kind) for edge in drawn.edges if edge.source == "default"}
    assert untyped == from_root
    assert bool(untyped) is is_starter


def test_a_retained_child_may_be_the_starter() -> None:
    children = [{"path": "/root/look", "role": "explorer", "tools": ["Agent", "Read"]}]
    resolution = resolve("default", children=children, caller="/root/look")
    assert resolution.granted == ("Agent", "Read")


def test_what_a_context_gets_wrong_is_left_out_and_named() -> None:
    resolution = resolve(
        "worker", roster="worker", capacity="many", rules={"nowhere": []}, plan=5, path=[7],
        tiers=[{}], children=[{"path": "x"}], own_tools=[{"name": "a", "qualifier": "b"}],
        grants=[{"path": "/a", "access": "run"}],
    )  # fmt: skip
    named = " ".join(str(limit) for limit in resolution.limits)
    for key in ("roster", "capacity", "rules", "plan", "path", "tiers", "children", "own_tools",
                "grants"):  # fmt: skip
        assert f"“{key}”" in named
    assert resolution.launch == "launches"


def test_own_tools_widen_every_role_that_lists_their_group() -> None:
    own = [{"name": "Blame", "groups": ["read"], "read_only": True}]
    resolution = resolve("reviewer", own_tools=own)
    assert "Blame" in resolution.granted
    assert row(resolution, "Blame").decision == {"call": "allow"}


def test_entries_show_the_tools_they_stand_for() -> None:
    session = make_session()
    assert HARNESS.sees_tools(session, "tools", "group:web") == ("WebFetch", "WebSearch", "YouTube")
    assert HARNESS.sees_tools(session, "tools", "deferred:Bash") == ("Bash",)
    assert HARNESS.sees_tools(session, "tools", "raed") == ()
    assert HARNESS.sees_tools(session, "allowed_tools", "Bash(ls *)") == ("Bash",)
    assert HARNESS.sees_tools(session, "allowed_tools", "Raed") == ()
    assert HARNESS.sees_tools(session, "name", "x") is None


def test_without_forking_skills_both_computations_of_reach_agree() -> None:
    for case in json.loads(VECTORS.read_text(encoding="utf-8")):
        values = Values(case["input"])
        mode = case["input"].get("mode") or "ask"
        setup = context.setup(values, catalog(AUG), mode, ModelChoice("Fake", "m-base"))
        outcome = walk(setup, [context.hop(hop) for hop in case["input"]["path"][1:]])
        if outcome.refusal:
            continue
        seen = view(outcome.setup, outcome.last)
        one, other = (
            team(outcome.setup, seen, outcome.roster),
            reach(outcome.setup, seen, outcome.roster, ()),
        )
        assert one.tools == tuple(sorted(other.paths))
        assert one.deferred == tuple(sorted(other.on_demand))
        assert one.reachable_roles == other.roles


def test_a_tool_only_the_team_has_names_the_way_to_it() -> None:
    row = resolve("explorer").verdict("ApplyPatch")
    assert row is not None
    assert row.reason == row.decided_by.rule == "not-listed"
    assert row.steps[-1].rule == "team-has-it"
    assert str(row.steps[-1].message).endswith(": worker")
    alone = resolve("reviewer").verdict("ApplyPatch")
    assert alone is not None
    assert [step.rule for step in alone.steps] == ["not-listed"]
