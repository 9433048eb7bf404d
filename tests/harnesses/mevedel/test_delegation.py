"""Delegation along a path: gates in order, what is frozen, what stays live, and team reach."""

from __future__ import annotations

import pytest

from editor.core.records import replace
from editor.harnesses.mevedel.catalog import AUG, OCT, catalog
from editor.harnesses.mevedel.delegation import Hop, Setup, Walk, is_agent_path, role_specs, walk
from editor.harnesses.mevedel.models import ModelChoice, ModelMap, Tier, Workload, resolve_model
from editor.harnesses.mevedel.permissions import Boundary
from editor.harnesses.mevedel.roles import (
    DISCUSS,
    Component,
    Role,
    builtin_roles,
    component_fault,
)
from editor.harnesses.mevedel.rules import Rule
from editor.harnesses.mevedel.specs import Spec, SpecForm, bare, deferred, expand, tools
from editor.harnesses.mevedel.team import team, view

COMPONENTS = (Component("role", True, "x"), Component("workspace-config"), Component("environment"))
KNOWN: dict[str, dict[str, tuple[str, ...]]] = {
    "Fake": {"base": (), "fast": ("low", "high")},
    "Other": {"a:b": ()},
}


def go(setup: Setup, *hops: Hop | str | None) -> Walk:
    return walk(setup, [hop if isinstance(hop, Hop) else Hop(hop) for hop in hops])


def refusal(setup: Setup, *hops: Hop | str | None) -> tuple[str, int, str]:
    refused = go(setup, *hops).refusal
    assert refused
    return refused.code, refused.hop, refused.subject


def role(name: str, specs: tuple[Spec, ...], **more: object) -> Role:
    return replace(Role(name, specs, COMPONENTS), **more)  # type: ignore[arg-type]


def denying(*names: str, bucket: str = "session") -> Boundary:
    return Boundary(buckets={bucket: tuple(Rule(name, "deny") for name in names)})


def test_the_catalogue_has_the_numbers_of_the_record() -> None:
    assert len(catalog(AUG).tools) == 48
    assert len(catalog(OCT).tools) == 47
    assert len(catalog(OCT).groups["util"]) == 15
    assert catalog(AUG).mutating == {"ApplyPatch", "Bash", "Eval", "WriteStdin", "StopExecution"}
    assert len(catalog(AUG).control_bundle) == 4
    assert len(catalog(OCT).control_bundle) == 3


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        (AUG, ((28, 19), (18, 23), (13, 16), (10, 0))),
        (OCT, ((27, 19), (17, 23), (13, 16), (10, 0))),
    ],
)
def test_built_in_roles_have_their_tools(rules: str, counts: tuple[tuple[int, int], ...]) -> None:
    setup = Setup(catalog(rules))
    by_role = dict(zip(("worker", "explorer", "verifier", "reviewer"), counts, strict=True))
    for entry in builtin_roles(rules):
        found = expand(role_specs(setup, entry), setup.catalog)
        assert (len(found.active), len(found.deferred)) == by_role[entry.name]
        assert component_fault(entry.components) is None
        assert (entry.max_turns is None) is (rules == OCT)
    assert len(go(setup).last.tools) == (24 if rules == AUG else 23)


def test_a_tool_named_both_ways_stays_in_both_lists() -> None:
    found = expand(bare("read", "Read") + deferred(tools("Read", "Read")), catalog(OCT))
    assert found.active == ("Glob", "Grep", "Read")
    assert found.deferred == ("Read",)


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        (Spec(SpecForm.BARE, "Raed"), "unknown-group-or-tool"),
        (Spec(SpecForm.GROUP, "Read"), "unknown-group"),
        (Spec(SpecForm.TOOL, "read"), "unknown-tool"),
        (Spec(SpecForm.TOOL, "Read", "other"), "unknown-tool"),
        (Spec(SpecForm.TOOL, "FollowupAgent"), "unknown-tool"),
    ],
)
def test_specs_that_stand_for_nothing(spec: Spec, error: str) -> None:
    found = expand((spec,), catalog(OCT))
    assert (found.error, found.subject) == (error, spec.name)
    on_demand = expand((replace(spec, is_deferred=True),), catalog(OCT))
    assert on_demand.error == error


def test_a_tool_may_be_named_with_its_category() -> None:
    spec = Spec(SpecForm.TOOL, "WebFetch", "mevedel-gptel-agent")
    assert expand((spec,), catalog(OCT)).active == ("WebFetch",)


@pytest.mark.parametrize(
    ("components", "fault"),
    [
        (("workspace-config", "environment"), None),
        (("environment", "workspace-config", "main-tone"), None),
        ((), ("profile-missing-required-component", "workspace-config")),
        (("workspace-config",), ("profile-missing-required-component", "environment")),
        (("nope", "nope"), ("unknown-prompt-component", "nope")),
        (("memory", "memory", "nope"), ("duplicate-prompt-component", "memory")),
        (("=environment", "workspace-config"), ("profile-missing-required-component",
                                                "environment")),
        (("=environment", "environment"), ("duplicate-prompt-component", "environment")),
        (("=nope", "workspace-config", "environment"), None),
    ],
)  # fmt: skip
def test_prompt_components(components: tuple[str, ...], fault: tuple[str, str] | None) -> None:
    made = tuple(Component(name.lstrip("="), is_inline=name.startswith("=")) for name in components)
    assert component_fault(made) == fault


def test_gates_refuse_in_the_order_of_the_package() -> None:
    """Every later fault is present too; the first gate that refuses is the one named."""
    broken = role("x", bare("nope"), components=())
    setup = Setup(
        catalog=catalog(AUG), roles=(broken,), roster=("y",), capacity=0, preset=DISCUSS,
        models=ModelMap(workloads=(Workload("x", "fast", "Fake:base"),), known=KNOWN),
        boundary=denying("Agent"),
    )  # fmt: skip
    hop = Hop("x", "BAD")
    assert refusal(setup, hop)[0] == "caller-lacks-agent"
    setup = replace(setup, preset="mevedel-implement")
    assert refusal(setup, hop)[0] == "agent-call-denied"
    setup = replace(setup, boundary=Boundary())
    assert refusal(setup, hop)[0] == "bad-task-name"
    hop = Hop("x", "a")
    setup = replace(setup, roster=("worker",))
    assert refusal(setup, hop) == ("role-not-in-roster", 1, "x")
    setup = replace(setup, roster=("x",))
    assert refusal(setup, hop)[0] == "profile-missing-required-component"
    setup = replace(setup, roles=(replace(broken, components=COMPONENTS),))
    assert refusal(setup, hop)[0] == "tier-and-provider-conflict"
    setup = replace(setup, models=ModelMap())
    assert refusal(setup, hop)[0] == "capacity-exhausted"
    taken = replace(setup, capacity=1)
    first = Hop("worker", "a", is_sibling=True)
    taken = replace(taken, roster=("x", "worker"))
    assert refusal(taken, first, hop) == ("path-already-reserved", 2, "/root/a")
    setup = replace(setup, capacity=3)
    assert refusal(setup, hop) == ("unknown-group-or-tool", 1, "nope")


@pytest.mark.parametrize("task", ["root", "", "a-b", "A", "a/b", "a\n", "é"])
def test_task_names_that_are_refused(task: str) -> None:
    assert refusal(Setup(), Hop("worker", task))[0] == "bad-task-name"


def test_root_is_no_task_name_but_a_fine_path() -> None:
    assert is_agent_path("/root/root")
    assert not is_agent_path("/root/a\n")
    assert not is_agent_path("/rootx")


def test_role_names_are_exact_and_an_empty_one_is_named_by_nothing() -> None:
    assert refusal(Setup(), Hop("Worker", "w")) == ("role-not-in-roster", 1, "Worker")
    assert refusal(Setup(), Hop("")) == ("role-not-in-roster", 1, "")
    assert refusal(Setup(), Hop("default", "d")) == ("role-not-in-roster", 1, "default")


def test_roster_names_nobody_knows_are_dropped_and_an_empty_rest_means_all() -> None:
    assert go(Setup(roster=("nope", "explorer"))).roster == ("explorer",)
    assert len(go(Setup(roster=("nope",))).roster) == 4
    extra = Setup(roles=(role("auditor", bare("read")),))
    assert "auditor" not in go(extra).roster
    assert "auditor" in go(replace(extra, roster=())).roster


def test_the_roster_is_fixed_when_the_preset_is_applied() -> None:
    def define(setup: Setup) -> Setup:
        return replace(setup, roles=(role("late", bare("read")),))

    setup = Setup(roster=())
    first = Hop("explorer", "e", afterwards=define)
    assert refusal(setup, first, "late") == ("role-not-in-roster", 2, "late")


def test_an_untyped_child_copies_its_starter_and_gets_nothing_on_demand() -> None:
    outcome = go(Setup(), "explorer", None)
    starter, child = outcome.agents[1:]
    assert child.tools == starter.tools
    assert child.deferred == ()
    assert child.role == "default"
    assert child.path == "/root/explorer/child2"


def test_active_extras_for_default_are_ignored_but_must_exist() -> None:
    setup = Setup(role_extras={"default": tools("ApplyPatch") + deferred(bare("web"))})
    child = go(setup, "explorer", None).last
    assert "ApplyPatch" not in child.tools
    assert len(child.deferred) == 3
    assert refusal(Setup(role_extras={"default": bare("nope")}), None)[0] == "unknown-group-or-tool"


def test_a_named_role_is_never_cut_down_by_its_starter() -> None:
    setup = Setup(root_tools=bare("read") + tools("Agent"))
    assert go(setup, "worker").last.tools == go(Setup(), "explorer", "worker").last.tools


def test_possession_means_an_active_agent_of_a_named_role() -> None:
    made = Setup(roles=(role("x", tools("Agent")), role("y", deferred(tools("Agent")))), roster=())
    assert set(go(made, "x").last.tools) == {
        "Agent", "WaitAgent", "InterruptAgent", "SendMessage", "ListAgents",
    }  # fmt: skip
    assert set(go(made, "y").last.tools) == {"SendMessage", "ListAgents"}
    extras = Setup(preset=DISCUSS, preset_extras={DISCUSS: tools("Agent")})
    assert "WaitAgent" not in go(extras).last.tools


def test_a_turn_limit_belongs_to_the_definition() -> None:
    made = Setup(catalog(OCT), roles=(role("explorer", bare("read"), max_turns=7),))
    assert go(made, "explorer").last.max_turns == 7
    assert go(Setup(catalog(OCT)), "explorer").last.max_turns is None


def test_a_fault_in_the_presets_own_tools_stops_everything() -> None:
    assert refusal(Setup(root_tools=bare("nope")), "worker") == ("unknown-group-or-tool", 0, "nope")


def test_a_rule_on_the_task_name_needs_the_task_name() -> None:
    from editor.harnesses.mevedel.catalog import Qualifier

    rule = Rule("Agent", "deny", Qualifier.NAME, "work*")
    setup = Setup(boundary=Boundary(buckets={"session": (rule,)}))
    assert refusal(setup, "worker")[0] == "agent-call-denied"
    assert go(setup, Hop("worker", "impl")).refusal is None
    assert view(setup, go(setup).last).may_delegate


def test_invocation_rules_do_not_bind_root_nor_request_rules_a_child() -> None:
    assert go(Setup(boundary=denying("Agent", bucket="invocation")), "worker").refusal is None
    assert refusal(Setup(boundary=denying("Agent", bucket="request")), "worker")[1] == 1
    setup = Setup(boundary=denying("Bash", bucket="request"))
    assert view(setup, go(setup, "worker").last).decisions["Bash"].outcome == "ask"


def test_a_directive_plan_is_stamped_on_children_at_their_start() -> None:
    def lift(setup: Setup) -> Setup:
        return replace(setup, boundary=replace(setup.boundary, plan=None))

    setup = Setup(boundary=Boundary(plan="directive"))
    outcome = go(setup, Hop("worker", "w", afterwards=lift))
    assert view(outcome.setup, outcome.last).hidden == {"ApplyPatch", "Eval"}
    sticky = Setup(boundary=Boundary(plan="sticky"))
    outcome = go(sticky, Hop("worker", "w", afterwards=lift))
    assert view(outcome.setup, outcome.last).hidden == frozenset()


def test_the_goal_tool_is_shown_to_a_root_with_a_goal_alone() -> None:
    setup = Setup(is_goal_active=True)
    outcome = go(setup, None)
    assert view(setup, outcome.agents[0]).hidden == frozenset()
    assert view(setup, outcome.last).hidden == {"UpdateGoal"}


def test_team_reach_names_the_way_to_each_tool() -> None:
    outcome = go(Setup(), "explorer")
    reach = team(outcome.setup, view(outcome.setup, outcome.last), outcome.roster)
    assert reach.paths["ApplyPatch"] == ("worker",)
    assert reach.paths["Read"] == ()
    assert reach.deferred_paths["Imenu"] == ()
    assert reach.mutating == ("ApplyPatch", "Bash", "Eval", "StopExecution", "WriteStdin")


def test_a_role_that_cannot_start_adds_nothing_to_the_team() -> None:
    setup = Setup(roles=(role("worker", bare("edit"), components=()),), roster=("worker",))
    outcome = go(setup, None)
    reach = team(setup, view(setup, outcome.last), outcome.roster)
    assert reach.broken_roles == ("worker",)
    assert reach.reachable_roles == ("default", "worker")


def test_a_denied_agent_ends_the_team_although_it_is_shown() -> None:
    setup = Setup(boundary=denying("Agent"))
    seen = view(setup, go(setup).last)
    assert "Agent" in seen.visible
    reach = team(setup, seen, go(setup).roster)
    assert reach.reachable_roles == ()
    assert set(reach.tools) == set(seen.usable)


def tiers(**entries: Tier) -> ModelMap:
    return ModelMap(tuple(entries.values()), (Workload("r", "fast"),), KNOWN)


BASE = ModelChoice("Fake", "base")


def test_a_tier_replaces_only_what_it_states() -> None:
    low = ModelChoice("Fake", "fast", "low")
    assert resolve_model(tiers(fast=Tier("fast")), low, "r").choice == low
    reset = tiers(fast=Tier("fast", effort=None, has_effort=True))
    assert resolve_model(reset, low, "r").choice == ModelChoice("Fake", "fast")
    provider = tiers(fast=Tier("fast", "Other:a:b"))
    assert resolve_model(provider, BASE, "r").choice == ModelChoice("Other", "a:b")


def test_an_inherited_effort_can_refuse_a_start() -> None:
    models = ModelMap(workloads=(), known=KNOWN)
    outcome = resolve_model(models, ModelChoice("Fake", "fast", "low"), "r", model="Other:a:b")
    assert outcome.error == "model-has-no-effort-support"
    ok = resolve_model(models, ModelChoice("Fake", "fast", "low"), "r")
    assert ok.error == ""
    assert ok.choice.effort == "low"


@pytest.mark.parametrize(
    ("model", "effort", "error"),
    [
        ("nope", None, "bad-model-selector"),
        ("", None, "bad-model-selector"),
        ("Fake:", None, "bad-model-selector"),
        (":fast", None, "bad-model-selector"),
        ("Nope:fast", None, "unknown-backend"),
        ("Fake:nope", None, "unknown-model"),
        ("Fake:fast", "medium", "effort-value-unsupported"),
        ("Fake:base", "low", "model-has-no-effort-support"),
        ("Fake:fast", "low", ""),
        ("fast", None, ""),
    ],
)
def test_the_calls_own_wish(model: str, effort: str | None, error: str) -> None:
    models = ModelMap(workloads=(), known=KNOWN)
    assert resolve_model(models, BASE, "r", model, effort).error == error


def test_a_workload_with_an_unknown_tier_is_refused() -> None:
    models = ModelMap(workloads=(Workload("r", "nope"),), known=KNOWN)
    assert resolve_model(models, BASE, "r").error == "bad-model-selector"


def test_the_steps_tell_where_model_and_effort_come_from() -> None:
    models = ModelMap(
        (Tier("fast", "Fake:fast", "low", True),),
        (Workload("r", "fast", effort="high", has_effort=True),),
        KNOWN,
    )
    outcome = resolve_model(models, BASE, "r", effort="low")
    assert [step.rule for step in outcome.steps] == [
        "caller", "tier", "workload-effort", "call-effort",
    ]  # fmt: skip
    assert outcome.choice == ModelChoice("Fake", "fast", "low")


def test_without_known_models_nothing_is_checked_and_that_is_said() -> None:
    outcome = resolve_model(ModelMap(), BASE, "explorer", "Nope:x", "odd")
    assert outcome.error == ""
    assert outcome.steps[-1].rule == "unchecked"
