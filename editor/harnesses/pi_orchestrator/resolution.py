"""What a child of one agent gets under one session: every tool with the rules it passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import Status
from editor.core.resolution import (
    Call,
    Decision,
    Delegation,
    Outcome,
    Resolution,
    Step,
    StepEffect,
    Trace,
    Verdict,
)
from editor.core.tools import ToolEffect
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import catalog, wording
from editor.harnesses.pi_orchestrator.config_reading import ID
from editor.harnesses.pi_orchestrator.fields import CONFIG
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS
from editor.harnesses.pi_orchestrator.judging import Judge
from editor.harnesses.pi_orchestrator.remarks import limits, remarks
from editor.harnesses.pi_orchestrator.roster import fatal_files
from editor.harnesses.pi_orchestrator.situation import Situation, gather, origin_of
from editor.harnesses.pi_orchestrator.tracing import model_trace, thinking_trace

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.session import Session
    from editor.core.wording import Message

_MAY_CHANGE: Final = frozenset({ToolEffect.CHANGES, ToolEffect.RUNS})
_UNCERTAIN: Final = _MAY_CHANGE | {ToolEffect.UNKNOWN}
_DECISIONS: Final = {
    Outcome.GRANTED: {"call": Decision.ALLOW},
    Outcome.BLOCKED: {"call": Decision.DENY},
}
_NO_DECISION: Final[dict[str, Decision]] = {}
_NO_PERMISSION: Final = Trace(
    None,
    "none",
    "default",
    (Step("no-permission", StepEffect.NOTE, message(wording.NO_PERMISSION)),),
)


def resolve(definition: Definition, session: Session, roster: Roster, rules: str) -> Resolution:
    """Resolve one agent under one session; the configuration file has no child of its own."""
    if definition.kind == CONFIG:
        return _without_child(definition, rules)
    situation = gather(definition, session, roster, rules)
    judge = Judge(situation, definition)
    origins = {tool.name: tool.origin for tool in session.tools}
    verdicts = tuple(
        _verdict(judge, name, origins.get(name)) for name in _names(session, situation)
    )
    outcomes = {verdict.tool: verdict.outcome for verdict in verdicts}
    granted = tuple(name for name in situation.host.active if outcomes.get(name) is Outcome.GRANTED)
    launch, reason = _launch(definition, roster, situation, verdicts)
    return Resolution(
        harness=ID,
        rules=rules,
        name=definition.name,
        verdicts=verdicts,
        granted=granted,
        permission=_NO_PERMISSION,
        model=model_trace(definition, situation, session),
        thinking=thinking_trace(definition, situation, session),
        calls=_calls(verdicts),
        delegation=Delegation(badge=message(wording.LEAF), note=message(wording.LEAF_NOTE)),
        can_change_files=_can_change_files(verdicts),
        label=", ".join(situation.agent.tools) if situation.agent.tools else "full tools",
        launch=launch,
        launch_reason=reason,
        problems=remarks(definition, situation, verdicts),
        limits=limits(situation),
    )


def _names(session: Session, situation: Situation) -> Iterable[str]:
    """Every tool of parent and child and every name the agent lists, each once."""
    names = dict.fromkeys(tool.name for tool in session.tools)
    names.update(dict.fromkeys(situation.parent))
    names.update(dict.fromkeys(situation.child or BUILTIN_TOOLS))
    for entry in situation.allow or ():
        if "*" not in entry:
            names.setdefault(entry, None)
    for entry in situation.edits:
        if entry[1:]:
            names.setdefault(entry[1:], None)
    return names


def _verdict(judge: Judge, name: str, origin: str | None) -> Verdict:
    outcome, steps, decider = judge.judge(name)
    if origin is None or origin == "unknown":
        situation = judge.situation
        tool = (situation.child or {}).get(name) or situation.parent.get(name)
        origin = origin_of(tool, name)
    return Verdict(
        tool=name,
        outcome=outcome,
        reason=steps[decider].rule,
        steps=steps,
        decision=_DECISIONS.get(outcome, _NO_DECISION),
        origin=origin,
        effects=catalog.effects_of(name, origin),
        decider=decider,
    )


def _launch(
    definition: Definition, roster: Roster, situation: Situation, verdicts: Sequence[Verdict]
) -> tuple[str, Message | None]:
    """Say whether a delegate call starts this child at all."""
    fatal = fatal_files(roster)
    if fatal:
        return "refused", message(wording.FLEET_BROKEN, file=fatal[0].origin.file_name)
    if definition.status is not Status.LOADED:
        return "refused", message(wording.LAUNCH_SKIPPED)
    if definition.shadowed_by:
        return "refused", message(wording.LAUNCH_SHADOWED, path=definition.shadowed_by)
    if situation.host.error is not None:
        return "refused", message(wording.LAUNCH_HOST, error=situation.host.error)
    outcomes = {verdict.outcome for verdict in verdicts}
    if Outcome.GRANTED not in outcomes and Outcome.ON_DEMAND not in outcomes:
        if Outcome.UNKNOWN in outcomes:
            return "unknown", message(wording.LAUNCH_MAYBE_EMPTY)
        return "launches-without-tools", message(wording.LAUNCH_EMPTY)
    return "launches", None


def _calls(verdicts: Sequence[Verdict]) -> tuple[Call, ...]:
    """Nothing asks: a call is carried out, or the gate refuses it."""
    calls = [
        Call("any", message(wording.CALL_ANY), Decision.ALLOW, message(wording.CALL_ANY_SOURCE))
    ]
    if any(verdict.outcome is Outcome.BLOCKED for verdict in verdicts):
        source = message(wording.CALL_BLOCKED_SOURCE)
        calls.append(Call("blocked", message(wording.CALL_BLOCKED), Decision.DENY, source))
    return tuple(calls)


def _can_change_files(verdicts: Sequence[Verdict]) -> bool | None:
    """Whether the child can change files; None when a tool nobody knows might."""
    uncertain = False
    for verdict in verdicts:
        if verdict.outcome in (Outcome.GRANTED, Outcome.ON_DEMAND):
            if _MAY_CHANGE.intersection(verdict.effects):
                return True
            uncertain = uncertain or ToolEffect.UNKNOWN in verdict.effects
        elif verdict.outcome is Outcome.UNKNOWN:
            uncertain = uncertain or bool(_UNCERTAIN.intersection(verdict.effects))
    return None if uncertain else False


def _without_child(definition: Definition, rules: str) -> Resolution:
    return Resolution(
        harness=ID,
        rules=rules,
        name=definition.name,
        verdicts=(),
        granted=(),
        permission=_NO_PERMISSION,
        model=Trace(None, None, "default"),
        can_change_files=False,
        launch="refused",
        launch_reason=message(wording.CONFIG_NO_CHILD),
    )
