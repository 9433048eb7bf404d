"""What a child gets under one session: tools, mode, model, and whether it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import Status
from editor.core.resolution import Call, Decision, Delegation, Outcome, Resolution, Verdict
from editor.core.session import Session, ToolState
from editor.core.wording import Message, message
from editor.harnesses.pi_desktop import (
    catalog,
    decisions,
    granting,
    notes,
    permission,
    pinning,
    roster,
    state,
    tools,
    wording,
)
from editor.harnesses.pi_desktop.rules import Rules, rules_named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.core.definition import Definition
    from editor.core.harness import Roster

ID: Final = "pi-desktop"


def resolve(
    definition: Definition, session: Session, everyone: Roster, rules_name: str
) -> Resolution:
    """Resolve one definition under one session."""
    rules = rules_named(rules_name)
    grant = granting.grant_of(definition, rules)
    held = definition.fields["permission"]
    situation = decisions.gather(session, str(held.value or "inherit"), held.line)
    verdicts = granting.verdicts(grant, session, situation, rules)
    granted = tuple(each.tool for each in verdicts if each.outcome is Outcome.GRANTED)
    ordered = _in_order(granted, grant, session, rules)
    model = pinning.resolve_model(definition, session, everyone, rules)
    launch, reason = _launch(definition, session, everyone, verdicts, model)
    return Resolution(
        harness=ID,
        rules=rules.value,
        name=definition.name,
        verdicts=verdicts,
        granted=ordered,
        permission=situation.trace,
        model=model.trace,
        thinking=pinning.resolve_thinking(definition, session),
        calls=_calls(verdicts, situation),
        delegation=Delegation(badge=message(wording.LEAF), note=message(wording.LEAF_NOTE)),
        can_change_files=_can_change_files(verdicts, rules),
        label=tools.label(grant.names, inherits=grant.inherits),
        launch=launch,
        launch_reason=reason,
        problems=notes.problems(definition, session, situation, verdicts, rules),
        limits=notes.limits(session, situation, model),
    )


def _in_order(
    granted: Iterable[str], grant: granting.Grant, session: Session, rules: Rules
) -> tuple[str, ...]:
    """Give the granted tools in the order the runtime resolves them."""
    kept = set(granted)
    resolved = tools.resolve_names(
        grant.names, inherits=grant.inherits, parent=session.tool_names, rules=rules
    )
    return tuple(name for name in resolved if name in kept)


def _can_change_files(verdicts: Iterable[Verdict], rules: Rules) -> bool | None:
    mutating = tools.tables(rules).mutating
    outcomes = {each.outcome for each in verdicts if each.tool in mutating}
    if Outcome.GRANTED in outcomes:
        return True
    return None if Outcome.UNKNOWN in outcomes else False


def _launch(
    definition: Definition,
    session: Session,
    everyone: Roster,
    verdicts: tuple[Verdict, ...],
    model: pinning.ModelResult,
) -> tuple[str, Message | None]:
    """Say whether the parent can start this child at all."""
    if definition.shadowed_by is not None:
        return "refused", message(wording.LAUNCH_SHADOWED, path=definition.shadowed_by)
    if definition.status is not Status.LOADED:
        is_own = any(each.code in _ROSTER_CODES for each in definition.problems)
        template = wording.LAUNCH_NOT_OFFERED if is_own else wording.LAUNCH_REJECTED
        return "refused", message(template)
    if definition.origin.scope not in ("builtin", "override"):
        scope = state.of(everyone.settings).scope(roster.settings_id(definition))
        if not scope.includes(session.working_directory):
            projects = ", ".join(scope.projects or ())
            return "refused", message(wording.LAUNCH_OUT_OF_PROJECT, projects=projects)
    mode = session.operating_mode or "agent"
    if mode in permission.PLANNING_MODES:
        return "refused", message(wording.LAUNCH_PLANNING, mode=mode)
    if model.failure is not None:
        return "refused", model.failure
    outcomes = {each.outcome for each in verdicts}
    if not outcomes & {Outcome.GRANTED, Outcome.BLOCKED}:
        known = "unknown" if Outcome.UNKNOWN in outcomes else "refused"
        return known, message(wording.LAUNCH_NO_TOOLS)
    if session.is_complete and not has_task(session):
        return "unknown", message(wording.LAUNCH_NO_TASK)
    return "launches", None


_ROSTER_CODES: Final = frozenset(
    {"past-cap", "switched-off", "listing-fails", "no-projects", "same-name"}
)


def has_task(session: Session) -> bool:
    """Tell whether a session lists the tool that starts agents."""
    return any(
        tools.seed_name(tool.name) == "Task" and tool.state is not ToolState.INACTIVE
        for tool in session.tools
    )


def _calls(verdicts: Iterable[Verdict], situation: decisions.Situation) -> tuple[Call, ...]:
    """Sum up what each kind of call does, for the kinds the child can make."""
    found: dict[str, Call] = {}
    mode = situation.trace.steps[-1].message

    def put(kind: str, label: str, verdict: Verdict, where: str) -> None:
        decision = verdict.decision.get(where)
        if kind in found or decision is None:
            return
        if kind in _OWN_REASONS:
            source = message(_OWN_REASONS[kind])
        elif decision in (Decision.DENY, Decision.UNKNOWN):
            source = verdict.steps[-1].message
        else:
            source = mode
        found[kind] = Call(kind, message(label), decision, source)

    seen: set[tuple[int, str]] = set()
    for verdict in verdicts:
        # Tools that are judged alike share their steps, and one of them speaks for all.
        alike = (id(verdict.steps), verdict.tool[:4])
        if not verdict.decision or alike in seen:
            continue
        seen.add(alike)
        name = tools.seed_name(verdict.tool)
        if name in permission.READING:
            put("read-inside", wording.CALL_READ_INSIDE, verdict, decisions.INSIDE)
            put("read-outside", wording.CALL_READ_OUTSIDE, verdict, decisions.OUTSIDE)
        elif name in permission.EDITING:
            put("edit-inside", wording.CALL_EDIT_INSIDE, verdict, decisions.INSIDE)
            put("edit-outside", wording.CALL_EDIT_OUTSIDE, verdict, decisions.OUTSIDE)
            put("edit-scratch", wording.CALL_EDIT_SCRATCH, verdict, decisions.SCRATCH)
        elif name == "Bash":
            put("command", wording.CALL_COMMAND, verdict, decisions.INSIDE)
        elif name.startswith("mcp_"):
            put("mcp", wording.CALL_MCP, verdict, decisions.INSIDE)
        elif name.startswith("plugin_"):
            is_low = any(step.rule == "low-risk" for step in verdict.steps)
            kind, label = (
                ("plugin-low", wording.CALL_PLUGIN_LOW)
                if is_low
                else ("plugin-other", wording.CALL_PLUGIN_OTHER)
            )
            put(kind, label, verdict, decisions.INSIDE)
        elif name in catalog.SERVED_WITHOUT_CARD:
            put("served", wording.CALL_SERVED, verdict, decisions.INSIDE)
        else:
            put("other", wording.CALL_OTHER, verdict, decisions.INSIDE)
    return tuple(found[kind] for kind in _CALL_ORDER if kind in found)


_CALL_ORDER: Final = (
    "read-inside",
    "read-outside",
    "edit-inside",
    "edit-outside",
    "edit-scratch",
    "command",
    "mcp",
    "plugin-low",
    "plugin-other",
    "served",
    "other",
)
# Kinds whose decision is the same in every mode: what is said of them instead of the mode.
_OWN_REASONS: Final = {
    "read-inside": wording.STEP_READS_INSIDE,
    "edit-scratch": wording.STEP_SCRATCH,
    "mcp": wording.STEP_MCP,
    "plugin-low": wording.STEP_LOW_RISK,
    "served": wording.STEP_SERVED,
}
