"""What a child of a role, or of a skill that forks, gets under a session, tool by tool and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import Status
from editor.core.problems import Problem, Severity
from editor.core.records import record, replace
from editor.core.resolution import Outcome, Resolution, Step, StepEffect, Trace, Verdict
from editor.core.wording import Message, message
from editor.harnesses.mevedel import limits, reading, wording
from editor.harnesses.mevedel.calls import calls
from editor.harnesses.mevedel.catalog import catalog
from editor.harnesses.mevedel.delegation import (
    Agent,
    Hop,
    Refusal,
    boundary_for,
    expand_role,
    start_child,
)
from editor.harnesses.mevedel.fields import SKILL
from editor.harnesses.mevedel.forks import (
    Fork,
    fork_child,
    may_fork,
    skill_model,
    with_skill_rules,
)
from editor.harnesses.mevedel.models import ModelOutcome, resolve_model
from editor.harnesses.mevedel.roles import DEFAULT
from editor.harnesses.mevedel.rows import Rows
from editor.harnesses.mevedel.situation import MODE, Situation, situation
from editor.harnesses.mevedel.steps import (
    Grants,
    copy_grants,
    inline_grants,
    role_grants,
    synthetic_grants,
)
from editor.harnesses.mevedel.team import View, view
from editor.harnesses.mevedel.teamwork import FILE_CHANGING, delegation_of, forks_of

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.resolution import Delegation
    from editor.core.session import Session
    from editor.harnesses.mevedel.delegation import Setup
    from editor.harnesses.mevedel.roles import Role

PREVIEW_TASK: Final = "previewed_child"


@record
class Started:
    """The child as it would be frozen, how it came to its tools, and what stands against it."""

    setup: Setup  # as it is during the child's turn
    agent: Agent
    grants: Grants
    model: ModelOutcome
    refusal: Message | None = None
    refusal_code: str = ""
    is_start_certain: bool = True


def resolve(definition: Definition, session: Session, roster: Roster, rules: str) -> Resolution:
    """Resolve one definition under one session."""
    place = situation(session, rules, _draft(definition))
    forks = forks_of(roster, rules)
    if definition.kind == SKILL:
        started = _skill(definition, place, rules)
    elif reading.is_default(definition):
        started = _untyped(place)
    else:
        started = _named_role(definition, place)
    return _resolution(definition, place, started, forks, rules)


def _caller(place: Situation) -> Agent:
    """The agent that starts the child; a bare root when the way to it is refused."""
    return place.caller or Agent("/root", "root", (), model=place.setup.root_model)


def _untyped(place: Situation) -> Started:
    """A child without a role: a copy of its starter."""
    caller = _caller(place)
    child = start_child(
        place.setup, place.roster, caller, Hop(None, PREVIEW_TASK), 1, place.reserved,
        place.active,
    )  # fmt: skip
    model = resolve_model(place.setup.models, caller.model, DEFAULT)
    grants = copy_grants(place, caller)
    agent = Agent(
        f"{caller.path}/{PREVIEW_TASK}", DEFAULT, caller.tools, tuple(grants.on_demand),
        None, model.choice, model.steps, _stamp(place.setup, caller),
    )  # fmt: skip
    return _with_refusal(Started(place.setup, agent, grants, model), place, child)


def _named_role(definition: Definition, place: Situation) -> Started:
    """A child of a role; a draft counts as if it had just been evaluated."""
    role = place.setup.registry().get(definition.name) or role_of(definition)
    caller = _caller(place)
    child = start_child(
        place.setup, place.roster, caller, Hop(role.name, PREVIEW_TASK), 1, place.reserved,
        place.active,
    )  # fmt: skip
    model = resolve_model(place.setup.models, caller.model, role.name)
    held = definition.fields.get("tools")
    is_own = role.is_builtin or definition.status is not Status.LOADED
    grants = role_grants(place.setup, role, held.line if held and is_own else None)
    agent = Agent(
        f"{caller.path}/{PREVIEW_TASK}", role.name, _names(place.setup, role, grants),
        tuple(grants.on_demand), role.max_turns, model.choice, model.steps,
        _stamp(place.setup, caller),
    )  # fmt: skip
    return _with_refusal(Started(place.setup, agent, grants, model), place, child)


def _draft(definition: Definition) -> tuple[Role, ...]:
    """The role of a draft; a role of the catalogue is registered anyway."""
    is_draft = definition.kind != SKILL and definition.status is not Status.LOADED
    return (role_of(definition),) if is_draft else ()


def role_of(definition: Definition) -> Role:
    """The role a definition's file stands for."""
    stem = reading.stem_of(definition.origin)
    return reading.role_reading(definition.document.text, stem).role.role()


def _names(setup: Setup, role: Role, grants: Grants) -> tuple[str, ...]:
    """A role's active tools in the package's order; those that exist, when a spec is wrong."""
    found = expand_role(setup, role)
    return found.active or tuple(grants.active)


def _stamp(setup: Setup, caller: Agent) -> str | None:
    is_directive = setup.boundary.plan == "directive"
    return caller.plan_stamp or ("directive" if is_directive else None)


def _skill(definition: Definition, place: Situation, rules: str) -> Started:
    """A skill: in the conversation that calls it, or in a child of its own."""
    caller = _caller(place)
    skill = reading.skill_of(definition, rules)
    if skill is None:
        return Started(
            place.setup, caller, inline_grants(place, caller), ModelOutcome(caller.model)
        )
    fork = Fork(
        definition.name, skill.agent if skill.forks else None, skill.model, skill.effort,
        skill.rules, skill.model_invocable,
    )  # fmt: skip
    if not skill.forks:
        bucket = "request" if caller.is_root else "invocation"
        setup = with_skill_rules(place.setup, skill.rules, bucket)
        model = skill_model(setup.models, caller.model, fork)
        return Started(setup, caller, inline_grants(place, caller), model)
    setup = with_skill_rules(place.setup, skill.rules, "invocation")
    child = fork_child(setup, caller, fork, place.active)
    model = skill_model(setup.models, caller.model, fork)
    role = setup.registry().get(fork.role) if fork.role else None
    line = definition.fields["agent"].line
    grants = role_grants(setup, role, None) if role else synthetic_grants()
    agent = Agent(
        f"{caller.path}/{PREVIEW_TASK}", role.name if role else fork.node,
        _names(setup, role, grants) if role else tuple(grants.active),
        tuple(grants.on_demand), role.max_turns if role else None, model.choice, model.steps,
        _stamp(setup, caller),
    )  # fmt: skip
    started = Started(setup, agent, _at_line(grants, line), model)
    refusal: Agent | Refusal = child
    if not isinstance(child, Refusal) and place.is_root_known:
        if not fork.is_model_invocable:
            refusal = Refusal("skill-not-for-models", 1)
        elif not may_fork(setup, caller, fork):
            refusal = Refusal("skill-call-denied", 1)
    return _with_refusal(started, place, refusal, needs_agent=False)


def _at_line(grants: Grants, line: int | None) -> Grants:
    """Let the steps of a skill's role point at the line that names the role."""
    if line is None:
        return grants
    active = {
        name: tuple(replace(step, line=line, field="agent") for step in steps)
        for name, steps in grants.active.items()
    }
    return replace(grants, active=active)


def _with_refusal(
    started: Started, place: Situation, child: Agent | Refusal, needs_agent: bool = True
) -> Started:
    """Note what stands against the start."""
    caller = _caller(place)
    if place.refusal is not None:
        text = message(wording.PATH_REFUSED, hop=place.refusal.hop)
        return replace(started, refusal=text, refusal_code=place.refusal.code)
    is_guess = caller.is_root and not place.is_root_known and not caller.tools
    if isinstance(child, Refusal) and not (is_guess and child.code == "caller-lacks-agent"):
        code = child.code
        bucket = wording.BUCKETS.get(child.bucket, "")
        text = message(
            wording.REFUSALS[code],
            caller=caller.path,
            subject=child.subject,
            bucket=bucket,
            capacity=place.setup.capacity,
        )
        return replace(started, refusal=text, refusal_code=code)
    return replace(started, is_start_certain=not (is_guess and needs_agent))


def _resolution(
    definition: Definition,
    place: Situation,
    started: Started,
    forks: tuple[Fork, ...],
    rules: str,
) -> Resolution:
    """Put the parts together."""
    setup, agent = started.setup, started.agent
    seen = view(setup, agent)
    boundary = boundary_for(setup, agent)
    rows = Rows(setup, place.listed, started.grants, seen, boundary, rules)
    team = delegation_of(place, setup, seen, forks)
    verdicts = tuple(_with_team(row, team) for row in rows.verdicts())
    launch, reason = _launch(definition, place, started)
    problems = (
        ()
        if started.refusal is None
        else (Problem(started.refusal_code, Severity.ERROR, started.refusal),)
    )
    return Resolution(
        reading.ID,
        rules,
        definition.name,
        verdicts,
        _granted(verdicts, agent),
        _permission(place),
        limits.model_trace(definition, started.model, _caller(place).path),
        limits.effort_trace(definition, started.model, _caller(place).path),
        calls(setup.catalog, boundary, seen.usable),
        team,
        _can_change_files(setup, seen, started.grants),
        limits.label(definition),
        launch,
        reason,
        problems,
        limits.limits(place, rules),
    )


def _with_team(row: Verdict, team: Delegation) -> Verdict:
    """Say of a tool the child does not get that its team does, and by which way."""
    way = team.paths.get(row.tool)
    if way is None or row.outcome in (Outcome.GRANTED, Outcome.ON_DEMAND):
        return row
    text = message(wording.TEAM_HAS, way=" → ".join(way))
    note = Step("team-has-it", StepEffect.NOTE, text)
    decider = row.steps.index(row.decided_by)
    return replace(row, steps=(*row.steps, note), decider=decider)


def _granted(verdicts: tuple[Verdict, ...], agent: Agent) -> tuple[str, ...]:
    """The granted tools in the order of the child's own list."""
    granted = {row.tool for row in verdicts if row.outcome is Outcome.GRANTED}
    return tuple(name for name in agent.tools if name in granted)


def _launch(
    definition: Definition, place: Situation, started: Started
) -> tuple[str, Message | None]:
    """Whether the child starts at all."""
    if started.refusal is not None:
        return "refused", started.refusal
    if definition.kind == SKILL and definition.status is not Status.LOADED:
        fatal = (each.message for each in definition.problems if each.severity is Severity.ERROR)
        return "refused", next(fatal, None)
    if definition.shadowed_by is not None:
        return "refused", message(wording.SAME_SKILL, file=definition.shadowed_by)
    if not started.is_start_certain:
        return "unknown", message(wording.ROOT_UNKNOWN)
    return "launches", None


def _permission(place: Situation) -> Trace:
    """The mode: it belongs to the whole tree and stays live."""
    mode = place.setup.boundary.mode
    shared = Step("shared-mode", StepEffect.KEEPS, message(wording.MODE_SHARED))
    steps = [shared]
    source = "session"
    if MODE in place.unknown:
        text = message(wording.MODE_UNKNOWN, mode=mode)
        steps.append(Step("mode-unknown", StepEffect.UNKNOWN, text))
        source = "default"
    plans = {"sticky": wording.PLAN_STICKY, "directive": wording.PLAN_DIRECTIVE}
    if place.setup.boundary.plan in plans:
        text = message(plans[place.setup.boundary.plan])
        steps.append(Step("plan", StepEffect.NOTE, text))
    return Trace(None, mode, source, tuple(steps))


def _can_change_files(setup: Setup, seen: View, grants: Grants) -> bool | None:
    """Whether the child itself can change files; unknown tools make it uncertain."""
    if FILE_CHANGING.intersection(seen.usable):
        return True
    package, known = catalog(setup.rules).tools, setup.catalog
    if any(name not in package and known.is_mutating(name) for name in seen.usable):
        return None
    return False if grants.is_absence_certain else None
