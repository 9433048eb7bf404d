"""How each tool comes to a child: listed, brought along, copied, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.records import field, record
from editor.core.resolution import Step, StepEffect
from editor.core.wording import message
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.catalog import AGENT, COMMUNICATION
from editor.harnesses.mevedel.role_file import show_spec
from editor.harnesses.mevedel.roles import DEFAULT
from editor.harnesses.mevedel.specs import expand

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.harnesses.mevedel.delegation import Agent, Setup
    from editor.harnesses.mevedel.roles import Role
    from editor.harnesses.mevedel.situation import Situation
    from editor.harnesses.mevedel.specs import Spec

_ADDS, _KEEPS, _NOTE = StepEffect.ADDS, StepEffect.KEEPS, StepEffect.NOTE


NOT_LISTED: Final = Step("not-listed", StepEffect.REMOVES, message(wording.NOT_LISTED))


@record
class Grants:
    """How each tool comes to a child: actively, by a search, or not at all."""

    active: dict[str, tuple[Step, ...]] = field(default_factory=dict)
    on_demand: dict[str, tuple[Step, ...]] = field(default_factory=dict)
    absent: Step = NOT_LISTED  # what is said of every other tool
    absences: Mapping[str, Step] = field(default_factory=dict)  # … unless it stands here
    is_absence_certain: bool = True
    unknown_names: tuple[str, ...] = ()  # listed, but no such tool or group


def role_grants(setup: Setup, role: Role, line: int | None) -> Grants:
    """How a named role comes to its tools, whoever starts it."""
    active: dict[str, tuple[Step, ...]] = {}
    on_demand: dict[str, tuple[Step, ...]] = {}
    unknown: list[str] = []
    extras = tuple(setup.role_extras.get(role.name, ()))
    templates = (
        (role.tools, wording.LISTED, wording.ON_DEMAND, "role-lists", line),
        (extras, wording.LISTED_EXTRA, wording.ON_DEMAND_EXTRA, "user-extras", None),
    )
    for specs, listed, deferred, rule, at in templates:
        for spec in specs:
            found = expand((spec,), setup.catalog)
            if found.error:
                unknown.append(spec.name)
            text = deferred if spec.is_deferred else listed
            where = "tools" if at is not None else ""
            step = Step(rule, _ADDS, message(text, entry=show_spec(spec)), at, where)
            for name in found.active:
                active.setdefault(name, (step,))
            for name in found.deferred:
                on_demand.setdefault(name, (step,))
    has_agent = AGENT in active
    communication = (Step("communication", _ADDS, message(wording.COMMUNICATION)),)
    for name in COMMUNICATION:
        active.setdefault(name, communication)
    if has_agent:
        bundle = (Step("control-bundle", _ADDS, message(wording.CONTROL_BUNDLE)),)
        for name in setup.catalog.control_bundle:
            active.setdefault(name, bundle)
    return Grants(active, on_demand, unknown_names=tuple(dict.fromkeys(unknown)))


def copy_grants(place: Situation, caller: Agent) -> Grants:
    """How an untyped child comes to its tools: a copy of its starter's list."""
    is_certain = place.is_root_known or not caller.is_root
    copied = Step("copied", _ADDS, message(wording.COPIED, caller=caller.path))
    only_copied: tuple[Step, ...] = (copied,)
    if not is_certain:
        text = message(wording.FROM_PRESET, preset=place.setup.preset)
        only_copied = (Step("estimate", _NOTE, text), copied)
    active: dict[str, tuple[Step, ...]] = {}
    for name in caller.tools:
        listed = place.listed.get(name) if caller.is_root else None
        if listed and listed.estimate:
            text = message(wording.ESTIMATED, source=listed.estimate)
            active[name] = (Step("estimate", _NOTE, text), copied)
        else:
            active[name] = only_copied
    extras: tuple[Spec, ...] = tuple(place.setup.role_extras.get(DEFAULT, ()))
    on_demand: dict[str, tuple[Step, ...]] = {}
    for spec in extras:
        text = message(wording.ON_DEMAND_EXTRA, entry=show_spec(spec))
        for name in expand((spec,), place.setup.catalog).deferred:
            on_demand.setdefault(name, (Step("user-extras", _ADDS, text),))
    template = wording.CALLER_LACKS if is_certain else wording.CALLER_UNKNOWN
    effect = StepEffect.REMOVES if is_certain else StepEffect.UNKNOWN
    absent = Step("caller-lacks", effect, message(template, caller=caller.path))
    text = message(wording.NOT_COPIED, caller=caller.path)
    not_copied = Step("not-copied", StepEffect.REMOVES, text)
    return Grants(active, on_demand, absent, dict.fromkeys(caller.deferred, not_copied), is_certain)


def synthetic_grants() -> Grants:
    """How the child of a forking skill without a role comes to its two tools."""
    given = (Step("synthetic", _ADDS, message(wording.SYNTHETIC)),)
    absent = Step("not-listed", StepEffect.REMOVES, message(wording.NOT_SYNTHETIC))
    return Grants(dict.fromkeys(COMMUNICATION, given), {}, absent)


def inline_grants(place: Situation, caller: Agent) -> Grants:
    """The tools of whoever runs an inline skill: its own."""
    copied = copy_grants(place, caller)
    step = (Step("inline", _KEEPS, message(wording.INLINE, caller=caller.path)),)
    return Grants(
        {name: (*steps[:-1], *step) for name, steps in copied.active.items()},
        dict.fromkeys(caller.deferred, step), copied.absent,
        is_absence_certain=copied.is_absence_certain,
    )  # fmt: skip
