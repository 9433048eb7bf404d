"""The verdicts of one child: a row for every tool of the session, the child and the package.

Steps and decisions that many tools share are made once, so that a session with thousands of tools
stays quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.resolution import Decision, Outcome, Step, StepEffect, Verdict
from editor.core.wording import message
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.calls import path_decisions
from editor.harnesses.mevedel.effects import effects_of
from editor.harnesses.mevedel.fates import Fate, active_fate, narrowed_steps, on_demand_fate
from editor.harnesses.mevedel.permissions import decide_plainly

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.session import Tool
    from editor.harnesses.mevedel.delegation import Setup
    from editor.harnesses.mevedel.permissions import Boundary
    from editor.harnesses.mevedel.permissions import Decision as CallDecision
    from editor.harnesses.mevedel.steps import Grants
    from editor.harnesses.mevedel.team import View

_CALL = "call"


class Rows:
    """Makes the verdicts of one child."""

    def __init__(
        self,
        setup: Setup,
        listed: Mapping[str, Tool],
        grants: Grants,
        seen: View,
        boundary: Boundary,
        rules: str,
    ) -> None:
        self._setup = setup
        self._listed = listed
        self._grants = grants
        self._seen = seen
        self._boundary = boundary
        self._rules = rules
        self._fates: dict[int, Fate] = {}  # by the identity of a decision many tools share
        self._plain = {
            outcome: {_CALL: Decision(outcome)} for outcome in ("allow", "ask", "deny", "unknown")
        }
        self._has_narrowed = any(
            rule.qualifier is not None for rules in boundary.buckets.values() for rule in rules
        )

    def verdicts(self) -> tuple[Verdict, ...]:
        """Give the rows: the session's tools first, in its order."""
        grants, catalog = self._grants, self._setup.catalog
        deferred = decide_plainly(catalog, self._boundary, tuple(grants.on_demand))
        names = dict.fromkeys((*self._listed, *grants.active, *grants.on_demand, *catalog.tools))
        active = frozenset(self._seen.agent.tools)
        rows = [
            self._active(name)
            if name in active
            else self._on_demand(name, deferred[name])
            if name in grants.on_demand
            else self._absent(name)
            for name in names
        ]
        unknown = Step("unknown-name", StepEffect.REMOVES, message(wording.UNKNOWN_NAME))
        rows += [
            Verdict(name, Outcome.NOT_GRANTED, unknown.rule, (unknown,), effects=effects_of(name))
            for name in grants.unknown_names
            if name not in names
        ]
        return tuple(rows)

    def _origin(self, name: str) -> str:
        listed = self._listed.get(name)
        return listed.origin if listed else "builtin"

    def _fate(self, name: str) -> Fate:
        """What becomes of a tool in the child's list; shared where the decision is."""
        decision = self._seen.decisions.get(name)
        if decision is None:  # hidden
            return active_fate(self._seen, name, self._boundary.mode)
        fate = self._fates.get(id(decision))
        if fate is None:
            fate = active_fate(self._seen, name, self._boundary.mode)
            self._fates[id(decision)] = fate
        return fate

    def _active(self, name: str) -> Verdict:
        """The verdict of a tool in the child's list."""
        fate = self._fate(name)
        given = self._grants.active.get(name, ())
        decision: Mapping[str, Decision] = {}
        steps = (*given, fate.step)
        reason = fate.step.rule
        if fate.outcome is Outcome.BLOCKED:
            decision = self._plain["deny"]
        elif fate.outcome is Outcome.GRANTED:
            catalog, boundary = self._setup.catalog, self._boundary
            decision = (
                path_decisions(catalog, boundary, name)
                or self._plain[self._seen.decisions[name].outcome]
            )
            if self._has_narrowed:
                steps = (*given, *narrowed_steps(name, boundary.buckets), fate.step)
            if reason == "mode" and given:
                reason = given[-1].rule
        origin = self._origin(name)
        return Verdict(
            name, fate.outcome, reason, steps, decision, origin, effects_of(name, origin)
        )

    def _on_demand(self, name: str, decision: CallDecision) -> Verdict:
        """The verdict of a tool the child finds by a search only."""
        fate = on_demand_fate(self._seen, decision, self._boundary.mode, self._rules)
        steps = (*self._grants.on_demand[name], fate.step)
        is_findable = fate.outcome is Outcome.ON_DEMAND
        held = self._plain[decision.outcome] if is_findable else {}
        origin = self._origin(name)
        decider = 0 if is_findable else -1
        return Verdict(
            name, fate.outcome, steps[decider].rule, steps, held, origin,
            effects_of(name, origin), decider,
        )  # fmt: skip

    def _absent(self, name: str) -> Verdict:
        """The verdict of a tool nothing gives to the child."""
        grants = self._grants
        own = grants.absences.get(name)
        is_certain = grants.is_absence_certain or own is not None
        outcome = Outcome.NOT_GRANTED if is_certain else Outcome.UNKNOWN
        step = own or grants.absent
        origin = self._origin(name)
        return Verdict(
            name, outcome, step.rule, (step,), origin=origin, effects=effects_of(name, origin)
        )
