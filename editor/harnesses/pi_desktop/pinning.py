"""Which model and thinking level a child runs with, and why a pin may stop it from starting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from editor.core.records import record
from editor.core.resolution import Step, StepEffect, Trace
from editor.core.wording import Message, message
from editor.harnesses.pi_desktop import models, roster, wording
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.session import Session


@record
class ModelResult:
    """The model of a child; `failure` is why it does not start."""

    trace: Trace
    failure: Message | None = None
    is_unchecked: bool = False  # The pin could not be compared with what is set up.


def providers_of(context: Mapping[str, Any]) -> tuple[models.Provider, ...] | None:
    """Read the providers a session's context tells, None when it tells none."""
    listed = context.get("providers")
    if not isinstance(listed, list):
        return None
    return tuple(_provider(each) for each in listed if isinstance(each, Mapping))


def _provider(value: Mapping[str, Any]) -> models.Provider:
    def text(key: str) -> str:
        found = value.get(key)
        return found if isinstance(found, str) else ""

    offered = value.get("models")
    return models.Provider(
        id=text("id"),
        name=text("name"),
        vendor_key=text("vendorKey"),
        is_enabled=value.get("enabled") is not False,
        has_key=value.get("hasKey") is not False,
        models=tuple(each for each in offered if isinstance(each, str))
        if isinstance(offered, list)
        else None,
    )


def find(
    pin: models.Pin, providers: tuple[models.Provider, ...], rules: Rules
) -> tuple[models.Provider | None, Message | None]:
    """Find the provider of a pin, or the reason against it."""
    match = models.match_provider(pin.provider, [each for each in providers if each.is_enabled])
    provider = match.provider
    if provider is None:
        if rules is Rules.SEED:
            return None, message(wording.NO_ENABLED_PROVIDER, provider=pin.provider)
        template = wording.SEVERAL_PROVIDERS if match.is_ambiguous else wording.NO_PROVIDER
        return None, message(template, provider=pin.provider)
    if not provider.has_key:
        return None, message(wording.NO_API_KEY, provider=provider.name)
    if provider.models is not None and pin.model not in provider.models:
        return None, message(wording.NOT_OFFERED, provider=provider.name, model=pin.model)
    return provider, None


def resolve_model(
    definition: Definition, session: Session, everyone: Roster, rules: Rules
) -> ModelResult:
    """Follow the choice of the model: the call's own argument, the pin, the session."""
    held = definition.fields["model"]
    argument = Step("call-argument", StepEffect.NOTE, message(wording.STEP_MODEL_ARGUMENT))
    pin = roster.pin_of(definition)
    if pin is None:
        return ModelResult(_session_model(held.value, session, argument))
    pinned = Step(
        "pin",
        StepEffect.KEEPS,
        message(wording.STEP_MODEL_PINNED, pin=pin.key),
        held.line,
        "model",
    )
    steps: tuple[Step, ...] = (argument, pinned)
    reason = _cap_reason(definition, pin, everyone)
    providers = providers_of(session.context)
    provider: models.Provider | None = None
    if not reason and providers is not None:
        provider, reason = find(pin, providers, rules)
    if reason:
        text = message(wording.STEP_MODEL_UNRESOLVED, reason=reason)
        steps += (Step("provider", StepEffect.REMOVES, text),)
        failure = message(wording.LAUNCH_MODEL, pin=pin.key, reason=reason)
        return ModelResult(Trace(pin.key, None, "file", steps), failure)
    if provider is None:
        unchecked = message(wording.STEP_MODEL_UNCHECKED)
        steps += (Step("provider", StepEffect.UNKNOWN, unchecked),)
    else:
        matched = message(wording.STEP_MODEL_MATCHED, name=provider.name or provider.id)
        steps += (Step("provider", StepEffect.KEEPS, matched),)
    steps += _fallback_steps(definition, rules)
    return ModelResult(Trace(pin.key, pin.key, "file", steps), is_unchecked=provider is None)


def _session_model(declared: Any, session: Session, argument: Step) -> Trace:
    none = Step("pin", StepEffect.NOTE, message(wording.STEP_MODEL_NOT_PINNED))
    if session.model is None:
        text = message(wording.STEP_MODEL_SESSION_UNKNOWN)
        unknown = Step("session-model", StepEffect.UNKNOWN, text)
        return Trace(declared, None, "session", (argument, none, unknown))
    text = message(wording.STEP_MODEL_SESSION, model=session.model)
    used = Step("session-model", StepEffect.KEEPS, text)
    return Trace(declared, session.model, "session", (argument, none, used))


def _cap_reason(definition: Definition, pin: models.Pin, everyone: Roster) -> Message | None:
    """Give the reason against a pin whose provider is past the cap of all agents together."""
    offered = set(everyone.offered)
    others = [
        definition if each.origin.path == definition.origin.path else each
        for each in everyone.entries
        if each.name in offered and each.shadowed_by is None
    ]
    by_name = {each.name: each for each in others}
    ordered = [by_name[name] for name in everyone.offered if name in by_name]
    if definition not in ordered or pin.provider in roster.allowed_providers(ordered):
        return None
    return message(wording.PIN_IGNORED, pin=pin.key)


def _fallback_steps(definition: Definition, rules: Rules) -> tuple[Step, ...]:
    held = definition.fields["fallback_models"]
    if not rules.reads_fallback_models or not isinstance(held.value, tuple) or not held.value:
        return ()
    text = message(wording.STEP_FALLBACKS, models=", ".join(held.value))
    return (Step("fallbacks", StepEffect.NOTE, text, held.line, "fallback_models"),)


def resolve_thinking(definition: Definition, session: Session) -> Trace:
    """Follow the choice of the thinking level."""
    held = definition.fields["thinking"]
    level = held.value
    if level is None:
        step = Step("session-thinking", StepEffect.KEEPS, message(wording.STEP_THINKING_SESSION))
        return Trace(None, session.thinking, "session", (step,))
    effective = str(level)
    if level == "omit":
        text = message(wording.STEP_THINKING_OMIT)
    else:
        text = message(wording.STEP_THINKING_OWN, level=effective)
    step = Step("agent-thinking", StepEffect.KEEPS, text, held.line, "thinking")
    return Trace(level, effective, "file", (step,))
