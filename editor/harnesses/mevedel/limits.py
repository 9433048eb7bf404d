"""How model and effort came about, and what the preview cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.resolution import Step, StepEffect, Trace
from editor.core.wording import Message, message
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.catalog import OCT
from editor.harnesses.mevedel.fields import SKILL
from editor.harnesses.mevedel.situation import GLOBAL_RULES, ROOT_TOOLS, ROSTER

if TYPE_CHECKING:
    from editor.core.definition import Definition, Value
    from editor.harnesses.mevedel.models import ModelOutcome
    from editor.harnesses.mevedel.situation import Situation

_MODEL_STEPS: Final = {
    "caller": wording.MODEL_CALLER,
    "tier": wording.MODEL_TIER,
    "workload": wording.MODEL_WORKLOAD,
    "call": wording.MODEL_CALL,
}
_EFFORT_STEPS: Final = {
    "caller": wording.EFFORT_CALLER,
    "tier": wording.EFFORT_TIER,
    "call": wording.EFFORT_TIER,
    "workload-effort": wording.EFFORT_WORKLOAD,
    "call-effort": wording.EFFORT_CALL,
}
_SOURCES: Final = {
    "caller": "session",
    "tier": "settings",
    "workload": "settings",
    "workload-effort": "settings",
    "call": "file",
    "call-effort": "file",
}


def model_trace(definition: Definition, outcome: ModelOutcome, caller: str) -> Trace:
    """How the child's model came about; only steps that change it are sources."""
    steps: list[Step] = []
    source, before = "session", ""
    for step in outcome.steps:
        label = step.choice.label
        template = _MODEL_STEPS.get(step.rule)
        if template:
            text = message(
                template,
                caller=caller,
                subject=step.subject,
                value=label or Message(wording.UNKNOWN_VALUE),
            )
            effect = StepEffect.KEEPS if label == before and steps else StepEffect.ADDS
            steps.append(Step(step.rule, effect, text))
            if label != before:
                source = _SOURCES[step.rule]
            before = label
        elif step.rule == "unchecked":
            steps.append(Step("unchecked", StepEffect.NOTE, message(wording.UNCHECKED)))
    return Trace(_declared(definition, "model"), outcome.choice.label or None, source, tuple(steps))


def effort_trace(definition: Definition, outcome: ModelOutcome, caller: str) -> Trace:
    """How the child's effort came about."""
    steps: list[Step] = []
    source = "session"
    before: str | None = None
    for step in outcome.steps:
        effort = step.choice.effort
        template = _EFFORT_STEPS.get(step.rule)
        if template is None or (step.rule in ("tier", "call") and effort == before):
            continue
        value = effort or Message(wording.NO_VALUE)
        text = message(template, caller=caller, subject=step.subject, value=value)
        steps.append(Step(step.rule, StepEffect.ADDS, text))
        if effort != before:
            source = _SOURCES[step.rule]
        before = effort
    return Trace(_declared(definition, "effort"), outcome.choice.effort, source, tuple(steps))


def _declared(definition: Definition, name: str) -> Value:
    return definition.value(name) if definition.kind == SKILL else None


def label(definition: Definition) -> str:
    """How the tools read in short: the specs of a role, the way a skill runs."""
    if definition.kind == SKILL:
        context = definition.value("context")
        agent = definition.value("agent")
        return f"{context} · {agent}" if context == "fork" and agent else str(context)
    tools = definition.value("tools")
    return ", ".join(tools) if isinstance(tools, tuple) else ""


def limits(place: Situation, rules: str) -> tuple[Message, ...]:
    """What the preview of a session cannot know."""
    found = [message(wording.LIMIT_FAULT, key=key) for key in place.faults]
    found += [message(wording.NOTES[code]) for code in place.notes if code in wording.NOTES]
    if ROOT_TOOLS in place.unknown:
        found.append(message(wording.LIMIT_ROOT, preset=place.setup.preset))
    if ROSTER in place.unknown:
        found.append(message(wording.LIMIT_ROSTER))
    if GLOBAL_RULES in place.unknown:
        found += [message(wording.LIMIT_GLOBAL), message(wording.LIMIT_ROLES)]
    if any(
        rule.qualifier is not None
        for listed in place.setup.boundary.buckets.values()
        for rule in listed
    ):
        found.append(message(wording.LIMIT_CONDITIONS))
    found.append(message(wording.LIMIT_HOOKS))
    if rules == OCT:
        found.append(message(wording.LIMIT_OCT))
    return tuple(found)
