"""Which model and effort a child gets: the caller's, then its workload, then the call's own wish.

Only the pair that comes out is checked, so an inherited effort can refuse a spawn too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import field, mutable_record, record, replace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TIER_NAMES = ("fast", "balanced", "strong")


@record
class ModelChoice:
    """A backend, a model and an effort (None: the model's own)."""

    backend: str
    model: str
    effort: str | None = None

    @property
    def label(self) -> str:
        """The pair as people write it; empty when nothing is known."""
        return f"{self.backend}:{self.model}" if self.backend else self.model


NO_MODEL = ModelChoice("", "")


@record
class Tier:
    """A named level; what it does not set is inherited. `has_effort` with None resets it."""

    name: str
    provider: str | None = None
    effort: str | None = None
    has_effort: bool = False


@record
class Workload:
    """What a role (or another kind of work) runs on: a tier or a provider, not both."""

    name: str
    tier: str | None = None
    provider: str | None = None
    effort: str | None = None
    has_effort: bool = False


DEFAULT_TIERS = tuple(map(Tier, TIER_NAMES))
DEFAULT_WORKLOADS = (
    Workload("planning", "balanced"),
    Workload("explorer", "fast"),
    Workload("verifier", "balanced"),
    Workload("reviewer", "strong"),
    Workload("guardian", "fast"),
    Workload("buddy", "fast"),
    Workload("summarization", "balanced"),
)


@record
class ModelStep:
    """One step on the way to the child's model.

    `rule`: caller, tier, workload, workload-effort, call, call-effort, unchecked.
    """

    rule: str
    choice: ModelChoice
    subject: str = ""


@record
class ModelOutcome:
    """The child's model with the steps that led there, or the code of what refuses the spawn."""

    choice: ModelChoice
    steps: tuple[ModelStep, ...] = ()
    error: str = ""
    subject: str = ""


@record
class ModelMap:
    """Tiers, workloads and the models known on the machine (None: not known, nothing checked)."""

    tiers: tuple[Tier, ...] = DEFAULT_TIERS
    workloads: tuple[Workload, ...] = DEFAULT_WORKLOADS
    known: Mapping[str, Mapping[str, tuple[str, ...]]] | None = None

    def tier(self, name: str) -> Tier | None:
        """A tier by its name."""
        return next((tier for tier in self.tiers if tier.name == name), None)

    def workload(self, name: str) -> Workload | None:
        """A workload entry by its name."""
        return next((entry for entry in self.workloads if entry.name == name), None)


class _Refused(Exception):
    """Ends the resolution with a code; never leaves this module."""

    def __init__(self, code: str, subject: str) -> None:
        super().__init__(code)
        self.code = code
        self.subject = subject


@mutable_record
class _Trail:
    choice: ModelChoice
    steps: list[ModelStep] = field(default_factory=list)

    def take(self, rule: str, choice: ModelChoice, subject: str = "") -> None:
        self.choice = choice
        self.steps.append(ModelStep(rule, choice, subject))


def resolve_model(
    models: ModelMap,
    caller: ModelChoice,
    role: str,
    model: str | None = None,
    effort: str | None = None,
) -> ModelOutcome:
    """Resolve the model of a child of this role (`default` for an untyped one)."""
    trail = _Trail(caller)
    trail.take("caller", caller)
    try:
        _apply_workload(models, trail, role)
        if model is not None:
            _apply_selector(models, trail, model)
        if effort is not None:
            trail.take("call-effort", replace(trail.choice, effort=effort), effort)
        _check(models, trail.choice)
    except _Refused as refused:
        return ModelOutcome(trail.choice, tuple(trail.steps), refused.code, refused.subject)
    if models.known is None and len(trail.steps) > 1:
        trail.take("unchecked", trail.choice)
    return ModelOutcome(trail.choice, tuple(trail.steps))


def _apply_workload(models: ModelMap, trail: _Trail, role: str) -> None:
    entry = models.workload(role)
    if entry is None:
        return
    if entry.tier is not None and entry.provider is not None:
        raise _Refused("tier-and-provider-conflict", entry.name)
    if entry.tier is not None:
        _apply_tier(models, trail, entry.tier, "tier")
    if entry.provider is not None:
        choice = _provider(models, entry.provider, trail.choice.effort)
        trail.take("workload", choice, entry.provider)
    if entry.has_effort:
        trail.take(
            "workload-effort", replace(trail.choice, effort=entry.effort), entry.effort or ""
        )


def _apply_tier(models: ModelMap, trail: _Trail, name: str, rule: str) -> None:
    tier = models.tier(name)
    if tier is None:
        raise _Refused("bad-model-selector", name)
    choice = trail.choice
    if tier.provider is not None:
        choice = _provider(models, tier.provider, choice.effort)
    if tier.has_effort:
        choice = replace(choice, effort=tier.effort)
    trail.take(rule, choice, name)


def _apply_selector(models: ModelMap, trail: _Trail, selector: str) -> None:
    """Take the call's own model: first a tier name, else `BACKEND:MODEL`."""
    if models.tier(selector) is not None:
        _apply_tier(models, trail, selector, "call")
    else:
        trail.take("call", _provider(models, selector, trail.choice.effort), selector)


def _provider(models: ModelMap, text: str, effort: str | None) -> ModelChoice:
    """Split at the first colon and look both parts up where models are known."""
    backend, colon, model = text.partition(":")
    if not (backend and colon and model):
        raise _Refused("bad-model-selector", text)
    if models.known is not None:
        if backend not in models.known:
            raise _Refused("unknown-backend", backend)
        if model not in models.known[backend]:
            raise _Refused("unknown-model", text)
    return ModelChoice(backend, model, effort)


def _check(models: ModelMap, choice: ModelChoice) -> None:
    """Check the final effort against the final model."""
    if choice.effort is None or models.known is None:
        return
    efforts: Sequence[str] = models.known.get(choice.backend, {}).get(choice.model, ())
    if not efforts:
        raise _Refused("model-has-no-effort-support", choice.label)
    if choice.effort not in efforts:
        raise _Refused("effort-value-unsupported", choice.effort)
