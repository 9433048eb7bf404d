"""What becomes of a tool the child has: shown or hidden, allowed, asked about or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.records import record
from editor.core.resolution import Outcome, Step, StepEffect
from editor.core.wording import message
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.catalog import AUG
from editor.harnesses.mevedel.delegation import GOAL_TOOL
from editor.harnesses.mevedel.words import print_rule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.harnesses.mevedel.permissions import Decision as CallDecision
    from editor.harnesses.mevedel.rules import Rule
    from editor.harnesses.mevedel.team import View


@record
class Fate:
    """What becomes of one tool of the child, and the step that says so."""

    outcome: Outcome
    step: Step


def active_fate(seen: View, name: str, mode: str) -> Fate:
    """What becomes of a tool in the child's list."""
    if name in seen.hidden:
        if name == GOAL_TOOL:
            step = Step("goal-hides", StepEffect.REMOVES, message(wording.GOAL_HIDES))
        else:
            text = wording.STAMP_HIDES if seen.agent.plan_stamp else wording.PLAN_HIDES
            step = Step("plan-hides", StepEffect.REMOVES, message(text))
        return Fate(Outcome.REMOVED, step)
    step = decision_step(seen.decisions[name], mode)
    blocked = step.effect is StepEffect.BLOCKS
    return Fate(Outcome.BLOCKED if blocked else Outcome.GRANTED, step)


def on_demand_fate(seen: View, decision: CallDecision, mode: str, rules: str) -> Fate:
    """What becomes of a tool the child finds by a search only."""
    if rules == AUG and not seen.agent.is_root:
        text = message(wording.SEARCH_LOADS_NOTHING)
        return Fate(Outcome.NOT_GRANTED, Step("search-loads-nothing", StepEffect.REMOVES, text))
    if "ToolSearch" not in seen.usable:
        step = Step("no-search", StepEffect.REMOVES, message(wording.NO_SEARCH))
        return Fate(Outcome.NOT_GRANTED, step)
    step = decision_step(decision, mode)
    blocked = step.effect is StepEffect.BLOCKS
    return Fate(Outcome.BLOCKED if blocked else Outcome.ON_DEMAND, step)


_BY_RULE: Final = {
    "allow": (StepEffect.KEEPS, wording.RULE_ALLOWS),
    "ask": (StepEffect.ASKS, wording.RULE_ASKS),
    "deny": (StepEffect.BLOCKS, wording.RULE_DENIES),
}
_BY_MODE: Final = {
    "allow": (StepEffect.KEEPS, wording.MODE_ALLOWS),
    "ask": (StepEffect.ASKS, wording.MODE_ASKS),
}
_BY_TOOL: Final = {
    "allow": (StepEffect.KEEPS, wording.OWN_ALLOWS),
    "ask": (StepEffect.ASKS, wording.OWN_ASKS),
    "unknown": (StepEffect.UNKNOWN, wording.OWN_UNKNOWN),
}


def decision_step(decision: CallDecision, mode: str) -> Step:
    """The step that decides a call of which nothing is known."""
    if decision.via == "plan-mode":
        return Step("plan-denies", StepEffect.BLOCKS, message(wording.PLAN_DENIES))
    if decision.bucket:
        effect, template = _BY_RULE[decision.outcome]
        rule = f"{decision.outcome}-rule"
        return Step(rule, effect, message(template, bucket=wording.BUCKETS[decision.bucket]))
    if decision.via == "tool-slot":
        effect, template = _BY_TOOL[decision.outcome]
        return Step("own-check", effect, message(template))
    effect, template = _BY_MODE[decision.outcome]
    return Step("mode", effect, message(template, mode=mode))


def narrowed_steps(tool: str, buckets: Mapping[str, tuple[Rule, ...]]) -> tuple[Step, ...]:
    """Rules that decide some calls of a tool only; they never take the tool away."""
    steps: list[Step] = []
    for bucket, rules in buckets.items():
        for rule in rules:
            if rule.qualifier is not None and rule.tool in (tool, "*") and not rule.is_escalation:
                text = message(
                    wording.NARROWED_RULE, bucket=wording.BUCKETS[bucket], rule=print_rule(rule)
                )
                steps.append(Step("narrowed-rule", StepEffect.NOTE, text))
    return tuple(steps)
