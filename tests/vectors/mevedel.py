"""Turns the golden vectors of mevedel into calls of its rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from editor.core.sexpr import Fault, read
from editor.harnesses.mevedel.catalog import AUG, COMMUNICATION, OCT, Qualifier, ToolKind, catalog
from editor.harnesses.mevedel.delegation import (
    Hop,
    Setup,
    Walk,
    is_agent_path,
    walk,
)
from editor.harnesses.mevedel.models import ModelChoice, ModelMap, Tier, Workload
from editor.harnesses.mevedel.permissions import Boundary, decide, mode_decision
from editor.harnesses.mevedel.registry import restore
from editor.harnesses.mevedel.roles import Component, Role, builtin_roles
from editor.harnesses.mevedel.rules import Rule, visible_buckets
from editor.harnesses.mevedel.specs import Spec, SpecForm
from editor.harnesses.mevedel.team import team, view
from editor.harnesses.mevedel.words import (
    is_definition_key,
    print_rule,
    read_allowed_tool,
    read_context,
    read_mode,
    read_role,
)

if TYPE_CHECKING:
    from collections.abc import Callable

FIXTURE_MODELS = {
    "Fake": {
        "m-base": (),
        "m-fast": ("low", "medium", "high"),
        "m-strong": ("low", "medium", "high", "xhigh"),
    },
    "Other": {"o-model": ()},
}


def to_spec(value: Any, is_deferred: bool = False) -> Spec:
    """One spec in the vectors' form."""
    if isinstance(value, str):
        return Spec(SpecForm.BARE, value, is_deferred=is_deferred)
    if "deferred" in value:
        return to_spec(value["deferred"], is_deferred=True)
    if "group" in value:
        return Spec(SpecForm.GROUP, value["group"], is_deferred=is_deferred)
    name = value["tool"]
    category, name = name if isinstance(name, list) else ("", name)
    return Spec(SpecForm.TOOL, name, category, is_deferred)


def to_specs(values: list[Any]) -> tuple[Spec, ...]:
    return tuple(map(to_spec, values))


def to_component(value: Any) -> Component:
    if isinstance(value, str):
        return Component(value)
    return Component(value["name"], True, value.get("text", ""), value.get("file", ""))


DEFAULT_COMPONENTS = [{"name": "role", "text": "x"}, "workspace-config", "environment"]


def to_role(value: dict[str, Any]) -> Role:
    components = value.get("components", DEFAULT_COMPONENTS) or []
    return Role(
        value["name"], to_specs(value.get("tools") or []),
        tuple(map(to_component, components)), value.get("max_turns"),
    )  # fmt: skip


def to_rule(value: dict[str, Any]) -> Rule:
    qualifier = next((kind for kind in Qualifier if kind in value), None)
    return Rule(
        value["tool"], value["action"], qualifier, value[qualifier] if qualifier else ""
    )


def to_buckets(value: dict[str, Any]) -> dict[str, tuple[Rule, ...]]:
    return {bucket: tuple(map(to_rule, rules)) for bucket, rules in value.items()}


def to_extras(value: dict[str, Any]) -> dict[str, tuple[Spec, ...]]:
    return {name: to_specs(specs) for name, specs in value.items()}


def to_models(value: dict[str, Any]) -> ModelMap:
    models = ModelMap(known=FIXTURE_MODELS)
    if "tiers" in value:
        tiers = tuple(
            Tier(tier["name"], tier.get("provider"), tier.get("effort"), "effort" in tier)
            for tier in value["tiers"]
        )
        models = replace(models, tiers=tiers)
    if "workloads" in value:
        workloads = tuple(
            Workload(
                entry["name"], entry.get("tier"), entry.get("provider"), entry.get("effort"),
                "effort" in entry,
            )
            for entry in value["workloads"]
        )  # fmt: skip
        models = replace(models, workloads=workloads)
    return models


def to_setup(value: dict[str, Any], rules: str) -> Setup:
    roster = value.get("roster")
    root_tools = value.get("root_tools")
    return Setup(
        rules=rules,
        preset=value["preset"],
        roster=tuple(roster) if roster is not None else None,
        roles=tuple(map(to_role, value.get("roles", []))),
        role_extras=to_extras(value.get("role_extras", {})),
        preset_extras=to_extras(value.get("preset_extras", {})),
        root_tools=to_specs(root_tools) if root_tools is not None else None,
        boundary=Boundary(
            value.get("mode") or "ask", value.get("plan"), to_buckets(value.get("rules", {}))
        ),
        models=to_models(value),
        root_model=ModelChoice("Fake", "m-base"),
        capacity=value.get("capacity", 3),
    )


def to_change(value: dict[str, Any]) -> Callable[[Setup], Setup]:
    """A change made once a child exists."""

    def change(setup: Setup) -> Setup:
        if "define" in value:
            setup = replace(setup, roles=(*setup.roles, *map(to_role, value["define"])))
        if "role_extras" in value:
            setup = replace(setup, role_extras=to_extras(value["role_extras"]))
        if "root_tools" in value:
            setup = replace(setup, root_tools=to_specs(value["root_tools"]))
        if "session_rules" in value:
            buckets = {
                **setup.boundary.buckets,
                "session": tuple(map(to_rule, value["session_rules"])),
            }
            setup = replace(setup, boundary=setup.boundary.with_buckets(buckets))
        if value.get("plan"):
            setup = replace(setup, boundary=replace(setup.boundary, plan="sticky"))
        return setup

    return change


def to_hop(value: Any) -> Hop:
    if value is None or isinstance(value, str):
        return Hop(value)
    return Hop(
        value.get("role"), value.get("task"), value.get("model"), value.get("effort"),
        bool(value.get("settle")), bool(value.get("sibling")),
        to_change(value["after"]) if value.get("after") else None,
    )  # fmt: skip


SUBJECTLESS = (
    "caller-lacks-agent", "bad-task-name", "capacity-exhausted", "model-has-no-effort-support",
    "effort-value-unsupported", "bad-model-selector", "unknown-backend", "unknown-model",
    "tier-and-provider-conflict", "agent-call-denied",
)  # fmt: skip


def refused(outcome: Walk) -> dict[str, Any]:
    refusal = outcome.refusal
    assert refusal is not None
    result: dict[str, Any] = {"ok": False, "error": refusal.code, "at_hop": refusal.hop}
    if refusal.code == "agent-call-denied":
        result["why"] = f"deny rule in the {refusal.bucket} bucket"
    elif refusal.subject and refusal.code not in SUBJECTLESS:
        result["subject"] = refusal.subject
    return result


def delegate(value: dict[str, Any], rules: str) -> dict[str, Any]:
    """Walk a path and describe the last child."""
    outcome = walk(to_setup(value, rules), [to_hop(hop) for hop in value["path"][1:]])
    if outcome.refusal:
        return refused(outcome)
    agent, setup = outcome.last, outcome.setup
    seen = view(setup, agent)
    reach = team(setup, seen, outcome.roster)
    by_outcome: dict[str, list[str]] = {"allow": [], "ask": [], "deny": [], "unknown": []}
    for name, decision in seen.decisions.items():
        by_outcome[decision.outcome].append(name)
    visible = set(seen.visible)
    return {
        "ok": True,
        "agent_path": agent.path,
        "role": agent.role,
        "direct_tools": sorted(agent.tools),
        "hidden_tools": sorted(seen.hidden),
        "deferred_tools": sorted(agent.deferred),
        "decision_without_arguments": {
            "allow": sorted(by_outcome["allow"]),
            "ask": sorted(by_outcome["ask"]),
        },
        "denied": [
            {
                "tool": name,
                "why": f"deny rule in bucket {seen.decisions[name].bucket}"
                if seen.decisions[name].bucket
                else seen.decisions[name].via,
            }
            for name in sorted(by_outcome["deny"])
        ],
        "may_delegate": seen.may_delegate,
        "has_full_control_bundle": visible.issuperset(setup.catalog.control_bundle),
        "has_communication_tools": visible.issuperset(COMMUNICATION),
        "direct_mutating_tools": sorted(filter(setup.catalog.is_mutating, seen.visible)),
        "reachable_roles": list(reach.reachable_roles),
        "team_reachable_tools": list(reach.tools),
        "team_mutating_tools": list(reach.mutating),
        "team_deferred_tools": list(reach.deferred),
        "max_turns": agent.max_turns,
        "model": agent.model.label,
        "effort": agent.model.effort,
    }


def delegation(value: dict[str, Any]) -> dict[str, Any]:
    return delegate(value, AUG)


def seed_state(value: dict[str, Any]) -> dict[str, Any]:
    return delegate(value, OCT)


def permission_calls(value: dict[str, Any]) -> dict[str, Any]:
    """Decide one call of a child."""
    boundary = Boundary(
        value.get("mode") or "ask",
        value.get("plan"),
        visible_buckets(to_buckets(value.get("rules") or {}), is_root=False),
        tuple(value.get("allowed_roots") or ()),
        directory=value.get("cwd") or "",
    )
    decision = decide(catalog(AUG), boundary, value["tool"], value.get("args") or {})
    result = {"outcome": decision.outcome, "via": decision.via}
    has_bucket = decision.via in ("deny-rule", "rule") and value["tool"] not in ("Bash", "Eval")
    return {**result, "bucket": decision.bucket} if has_bucket else result


def value_or_error(value: Any, error: str) -> dict[str, Any]:
    return {"error": error} if value is None else {"value": value}


def small_functions(value: dict[str, Any]) -> dict[str, Any]:
    """Run one of the package's small readers."""
    argument = value["argument"]
    given = None if argument == "<omitted>" else argument
    match value["function"]:
        case "mode-normalize":
            return value_or_error(read_mode(argument), "unknown-mode")
        case "mode-decision":
            mode, kind = argument.split("/")
            return {"value": mode_decision(mode, ToolKind(kind))}
        case "context":
            return value_or_error(read_context(given), "bad-context")
        case "allowed-tools-entry":
            rule = read_allowed_tool(argument, catalog(AUG))
            return {"error": rule} if isinstance(rule, str) else {"value": print_rule(rule)}
        case "canonical-path-p":
            return {"value": is_agent_path(argument)}
        case "define-agent-key":
            accepted = "accepted" if is_definition_key(argument) else None
            return value_or_error(accepted, "unknown-key")
        case "resolve-role":
            name, error = read_role(given, [role.name for role in builtin_roles(AUG)])
            return {"error": error} if error else {"value": name}
        case unknown:
            raise ValueError(f"no such function: {unknown}")


def registry_restore(value: dict[str, Any]) -> dict[str, Any]:
    """Read a stored registry."""
    registry = read(value["agent_registry"])
    if isinstance(registry, Fault):
        raise ValueError(registry)
    restored = restore(registry, catalog(AUG), FIXTURE_MODELS)
    return {
        "kept": [
            {
                "path": record.path,
                "parent_path": record.parent_path,
                "role": record.role,
                "activity": record.activity,
                "direct_tools": sorted(record.tools),
                "deferred_tools": sorted(record.deferred),
                "may_delegate": "Agent" in record.tools,
                "model": record.model.label,
                "max_turns": record.max_turns,
            }
            for record in restored.kept
        ],
        "dropped": [record.path for record in restored.dropped],
    }


RUNNERS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "delegation": delegation,
    "seed_state": seed_state,
    "permission_calls": permission_calls,
    "small_functions": small_functions,
    "registry_restore": registry_restore,
}
