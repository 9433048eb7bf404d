"""Which model a child runs on: call, file, variable or parent, and what an allowed list changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import tuple_record
from editor.harnesses.claude_code.loading import is_truthy
from editor.harnesses.claude_code.values import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.harnesses.claude_code.request import Request

VARIABLE = "CLAUDE_CODE_SUBAGENT_MODEL"
FORCE = "CLAUDE_CODE_SUBAGENT_MODEL_FORCE"
EXPLORE = "Explore"

_NUMBER = pattern(r"\d+")


@tuple_record
class Model:
    """The effective model, where it comes from, and the steps that led there."""

    effective: str | None
    source: str  # call file variable parent
    rules: tuple[str, ...]  # codes, in order; the first names the source
    is_substituted: bool = False
    wanted: str | None = None  # what stood there before the allowed list changed it


def family(model: str | None) -> str:
    """The family a model's name speaks of, empty when it speaks of none."""
    lowered = (model or "").lower()
    return next((word for word in FAMILIES if word in lowered), "")


def decide_model(request: Request) -> Model:
    """Pick the model by the version's order, then apply the same-family and allowed-list rules."""
    if request.is_fork:
        return Model(request.model, "parent", ("model-fork",))
    if request.source == "built-in" and request.name == EXPLORE:
        return _explore(request)
    wanted, source, rule = _pick(request)
    rules = [rule]
    if wanted is None:
        return Model(request.model, "parent", tuple(rules))
    is_alias = wanted in FAMILIES
    if (
        is_alias
        and source != "variable"
        and request.rules.is_october
        and request.model
        and family(request.model) == wanted
    ):
        return Model(request.model, source, (rule, "model-same-family"), wanted=wanted)
    allowed = request.permissions.available_models
    if allowed is None or not request.rules.since(172) or is_allowed(wanted, allowed):
        return Model(wanted, source, tuple(rules))
    final, final_source, why = _substitute(wanted, source, allowed, request)
    return Model(final, final_source, (rule, why), final != wanted, wanted)


def _explore(request: Request) -> Model:
    """The built-in Explore follows the parent, but never above Opus on the maker's own service."""
    is_above = family(request.model) == "fable" and _steps_down(request.provider)
    if is_above and request.rules.since(198):
        return Model("opus", "parent", ("model-explore-cap",), wanted=request.model)
    return Model(request.model, "parent", ("model-explore",))


def variable_model(request: Request) -> str | None:
    """The model the variable names; `inherit` is the same as not setting it."""
    value = (request.variables.get(VARIABLE) or "").strip()
    if not value or (value.lower() == "inherit" and request.rules.since(196)):
        return None
    return value


def _pick(request: Request) -> tuple[str | None, str, str]:
    """The wanted model (None: the parent's), its source, and the rule."""
    variable = variable_model(request)
    if is_truthy(request.variables.get(FORCE)) and request.rules.since(257):
        if variable:
            return variable, "variable", "model-forced-variable"
        return None, "parent", "model-forced-parent"
    call = request.call.model if request.call.model in FAMILIES else None
    declared = request.fields.get("model")
    if variable and not request.rules.since(251):
        if variable.lower() == "inherit":
            return None, "parent", "model-variable-inherit"
        return variable, "variable", "model-variable-first"
    if call:
        return call, "call", "model-call"
    if declared == "inherit":
        return None, "parent", "model-inherit"
    if declared:
        return declared, "file", "model-file"
    if variable:
        return variable, "variable", "model-variable"
    return None, "parent", "model-parent"


def is_allowed(model: str, allowed: Iterable[str]) -> bool:
    """Whether the list of available models lets a named model through."""
    if model in FAMILIES:
        return model in allowed
    return any(_covers(entry, model) for entry in allowed)


def _covers(entry: str, model: str) -> bool:
    """Whether one entry (family word, version prefix, full ID) covers a model ID."""
    if entry in FAMILIES:
        return family(model) == entry
    return model == entry or model.startswith((f"{entry}-", f"{entry}["))


def _substitute(
    wanted: str, source: str, allowed: tuple[str, ...], request: Request
) -> tuple[str | None, str, str]:
    """What takes the place of a model the list blocks."""
    if wanted in FAMILIES and request.rules.since(222) and _steps_down(request.provider):
        newest = newest_of(wanted, allowed)
        if newest:
            return newest, source, "model-stepped-down"
    variable = variable_model(request)
    if (
        request.rules.is_october
        and source != "variable"
        and variable
        and is_allowed(variable, allowed)
    ):
        return variable, "variable", "model-blocked-variable"
    return request.model, "parent", "model-blocked-parent"


def _steps_down(provider: str) -> bool:
    """Whether the provider is the maker's own service or its platform on AWS."""
    name = provider.lower()
    return name.startswith("anthropic") or "platform" in name


def newest_of(word: str, allowed: Iterable[str]) -> str | None:
    """The highest-numbered listed ID of a family."""
    listed = [entry for entry in allowed if entry not in FAMILIES and family(entry) == word]
    return max(listed, key=_numbers, default=None)


def _numbers(model: str) -> tuple[tuple[int, ...], int]:
    """The version numbers of an ID, and its date; a date is no version."""
    found = [int(number) for number in _NUMBER.findall(model.partition("[")[0])]
    dates = [number for number in found if number >= 1_000_000]
    return tuple(number for number in found if number < 1_000_000), max(dates, default=0)
