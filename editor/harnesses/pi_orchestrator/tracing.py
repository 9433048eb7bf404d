"""How model and thinking level of a child come about, candidate by candidate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.definition import Source
from editor.core.resolution import Step, StepEffect, Trace
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import wording
from editor.harnesses.pi_orchestrator.discovery import BUILTIN
from editor.harnesses.pi_orchestrator.spawning import spawn

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.session import Session
    from editor.harnesses.pi_orchestrator.situation import Situation

NOTE, KEEPS, ADDS = StepEffect.NOTE, StepEffect.KEEPS, StepEffect.ADDS


def _line(definition: Definition, field: str) -> int | None:
    held = definition.fields.get(field)
    return held.line if held is not None and held.source is Source.FILE else None


def model_in_effect(definition: Definition, situation: Situation) -> str | None:
    """Give the model of the agent after overrides; an empty text is one too."""
    override = situation.config.model_overrides.get(definition.name)
    return situation.agent.model if override is None else override


def model_trace(definition: Definition, situation: Situation, session: Session) -> Trace:
    """Say which model the child runs with, and what it replaced."""
    written = situation.agent.model
    override = situation.config.model_overrides.get(definition.name)
    line = _line(definition, "model")
    steps: list[Step] = []
    if override is not None:
        text = message(wording.MODEL_OVERRIDE, name=definition.name, model=override)
        steps.append(Step("model-override", ADDS, text))
    if written is not None:
        text = (
            message(wording.MODEL_FILE, model=written) if written else message(wording.MODEL_NONE)
        )
        effect = NOTE if override is not None else ADDS
        steps.append(Step("model-file", effect, text, line, "model"))
    parent = session.model
    if parent is not None:
        text = message(wording.MODEL_PARENT, model=parent)
        steps.append(Step("model-parent", NOTE if steps else ADDS, text))
    elif not steps:
        steps.append(Step("model-default", NOTE, message(wording.MODEL_DEFAULT)))
    model = model_in_effect(definition, situation)
    source = "override" if override is not None else "file" if written is not None else "session"
    if model is None and parent is None:
        source = "default"
    chosen = spawn(model, None, parent, None).model
    return Trace(written, chosen or None, source, tuple(steps))


def thinking_trace(definition: Definition, situation: Situation, session: Session) -> Trace:
    """Say which thinking level the child is started with."""
    written = situation.agent.thinking
    fleet = None
    if definition.origin.scope == BUILTIN:
        fleet = situation.config.builtin_thinking(definition.name)
    steps: list[Step] = []
    if fleet is not None:
        text = message(wording.THINKING_FLEET, name=definition.name, level=fleet)
        steps.append(Step("thinking-fleet", ADDS, text))
    if written is not None:
        line = _line(definition, "thinking")
        text = message(wording.THINKING_FILE, level=written)
        effect = ADDS if fleet is None else NOTE
        steps.append(Step("thinking-file", effect, text, line, "thinking"))
    declared = fleet or written
    model = model_in_effect(definition, situation)
    chosen = spawn(model, declared, session.model, session.thinking).thinking
    if declared is not None:
        return Trace(written, chosen, "settings" if fleet else "file", tuple(steps))
    if model:
        steps.append(Step("thinking-pinned", NOTE, message(wording.THINKING_PINNED)))
        return Trace(written, None, "default", tuple(steps))
    if chosen is not None:
        text = message(wording.THINKING_PARENT, level=chosen)
        steps.append(Step("thinking-parent", ADDS, text))
        return Trace(written, chosen, "session", tuple(steps))
    steps.append(Step("thinking-unknown", NOTE, message(wording.THINKING_DEFAULT)))
    return Trace(written, None, "default", tuple(steps))
