"""Turns the golden vectors of mevedel into calls of its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.sexpr import Fault, read
from editor.harnesses.mevedel import context
from editor.harnesses.mevedel.catalog import AUG, COMMUNICATION, OCT, ToolKind, catalog
from editor.harnesses.mevedel.context import Values
from editor.harnesses.mevedel.delegation import Setup, Walk, is_agent_path, walk
from editor.harnesses.mevedel.models import ModelChoice
from editor.harnesses.mevedel.permissions import Boundary, decide, mode_decision
from editor.harnesses.mevedel.registry import restore
from editor.harnesses.mevedel.roles import builtin_roles
from editor.harnesses.mevedel.rules import visible_buckets
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
        "m-base": [],
        "m-fast": ["low", "medium", "high"],
        "m-strong": ["low", "medium", "high", "xhigh"],
    },
    "Other": {"o-model": []},
}
SUBJECTLESS = (
    "caller-lacks-agent", "bad-task-name", "capacity-exhausted", "model-has-no-effort-support",
    "effort-value-unsupported", "bad-model-selector", "unknown-backend", "unknown-model",
    "tier-and-provider-conflict", "agent-call-denied",
)  # fmt: skip


def to_setup(value: dict[str, Any], rules: str) -> Setup:
    values = Values({**value, "models": FIXTURE_MODELS})
    setup = context.setup(
        values, catalog(rules), value.get("mode") or "ask", ModelChoice("Fake", "m-base")
    )
    if values.faults:
        raise ValueError(f"not understood: {values.faults}")
    return setup


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
    outcome = walk(to_setup(value, rules), [context.hop(hop) for hop in value["path"][1:]])
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
        visible_buckets(context.buckets(value.get("rules") or {}), is_root=False),
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
