"""The second way to start a child: a skill that forks picks its role past the roster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record, replace
from editor.harnesses.mevedel.catalog import COMMUNICATION
from editor.harnesses.mevedel.delegation import (
    Agent,
    Refusal,
    decide_for,
    expand_role,
    hidden_tools,
)
from editor.harnesses.mevedel.models import ModelMap, ModelOutcome, resolve_model
from editor.harnesses.mevedel.roles import component_fault

if TYPE_CHECKING:
    from editor.harnesses.mevedel.delegation import Setup
    from editor.harnesses.mevedel.models import ModelChoice
    from editor.harnesses.mevedel.rules import Rule

SKILL = "Skill"


@record
class Fork:
    """An installed skill that runs in a child of its own."""

    name: str
    role: str | None = None  # None: a synthetic child with communication tools alone
    model: str | None = None
    effort: str | None = None
    rules: tuple[Rule, ...] = ()  # what `allowed-tools` allows, in the child's own turn
    is_model_invocable: bool = True

    @property
    def node(self) -> str:
        """Its name among agents."""
        return f"skill:{self.name}"


def skill_model(models: ModelMap, caller: ModelChoice, fork: Fork) -> ModelOutcome:
    """Resolve the model: a `$name` workload of the preset overrides the skill’s own header."""
    entry = models.workload(f"${fork.name}")
    model, effort = fork.model, fork.effort
    if entry is not None:
        if entry.tier is not None and entry.provider is not None:
            return ModelOutcome(caller, (), "tier-and-provider-conflict", entry.name)
        model = entry.tier or entry.provider or model
        effort = entry.effort if entry.has_effort else effort
    return resolve_model(models, caller, fork.role or fork.node, model, effort)


def may_fork(setup: Setup, caller: Agent, fork: Fork, is_own_turn: bool = True) -> bool:
    """Whether an agent's model can invoke a skill."""
    if not fork.is_model_invocable or SKILL not in caller.tools:
        return False
    if SKILL in hidden_tools(setup, caller):
        return False
    call = decide_for(setup, caller, SKILL, {"name": fork.name}, is_own_turn)
    return call.outcome != "deny"


def fork_child(setup: Setup, caller: Agent, fork: Fork, active: int = 0) -> Agent | Refusal:
    """Start a skill's child: the roster and the Agent tool are not asked."""
    role = None
    if fork.role is not None:
        role = setup.registry().get(fork.role)
        if role is None:
            return Refusal("unknown-role", 1, fork.role)
        fault = component_fault(role.components)
        if fault:
            return Refusal(fault[0], 1, fault[1])
    model = skill_model(setup.models, caller.model, fork)
    if model.error:
        return Refusal(model.error, 1, model.subject)
    if active >= setup.capacity:
        return Refusal("capacity-exhausted", 1)
    path = f"{caller.path}/{''.join(c if c.isalnum() else '_' for c in fork.name.lower())}"
    stamp = caller.plan_stamp or ("directive" if setup.boundary.plan == "directive" else None)
    child = Agent(path, fork.node, COMMUNICATION, (), None, model.choice, model.steps, stamp)
    if role is None:
        return child
    found = expand_role(setup, role)
    if found.error:
        return Refusal(found.error, 1, found.subject)
    return replace(
        child, role=role.name, tools=found.active, deferred=found.deferred,
        max_turns=role.max_turns,
    )  # fmt: skip


def with_skill_rules(setup: Setup, rules: tuple[Rule, ...], bucket: str) -> Setup:
    """The setup during a skill's turn: its own rules stand in the innermost bucket."""
    if not rules:
        return setup
    held = setup.boundary.buckets
    buckets = {**held, bucket: (*held.get(bucket, ()), *rules)}
    return replace(setup, boundary=setup.boundary.with_buckets(buckets))
