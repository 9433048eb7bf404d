"""What a child gains by the unsaved edits, in words, at the field that gives it.

Compares the two resolutions: tools that are new, and calls that no longer wait for an answer. Where
there is no session to resolve under, the tools' own effects are named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.definition import FieldKind
from editor.core.records import record
from editor.core.resolution import Decision, Outcome
from editor.core.session import Tool
from editor.core.tools import RISKY, ToolEffect
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.ui.widgets.fields.base import as_items

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from editor.core.resolution import Resolution, Verdict
    from editor.ui.views import FormView

MOST_NAMES = 4

# What a gain means, for each effect that matters (worst first) and for how its calls are answered.
FREE, INSIDE, ASKING, OPEN = "free", "inside", "asking", "open"
_SENTENCES: dict[tuple[ToolEffect, str], str] = {
    (ToolEffect.RUNS, FREE): QT_TRANSLATE_NOOP(
        "Wording", "Now runs {tools} without asking, also outside the workspace."
    ),
    (ToolEffect.RUNS, INSIDE): QT_TRANSLATE_NOOP(
        "Wording", "Now runs {tools} without asking inside the workspace."
    ),
    (ToolEffect.RUNS, ASKING): QT_TRANSLATE_NOOP(
        "Wording", "Now runs commands with {tools}; you are asked each time."
    ),
    (ToolEffect.RUNS, OPEN): QT_TRANSLATE_NOOP("Wording", "Now runs commands with {tools}."),
    (ToolEffect.CHANGES, FREE): QT_TRANSLATE_NOOP(
        "Wording", "Now changes files with {tools} without asking, also outside the workspace."
    ),
    (ToolEffect.CHANGES, INSIDE): QT_TRANSLATE_NOOP(
        "Wording", "Now changes files with {tools} without asking inside the workspace."
    ),
    (ToolEffect.CHANGES, ASKING): QT_TRANSLATE_NOOP(
        "Wording", "Now changes files with {tools}; you are asked each time."
    ),
    (ToolEffect.CHANGES, OPEN): QT_TRANSLATE_NOOP("Wording", "Now changes files with {tools}."),
    (ToolEffect.NETWORK, FREE): QT_TRANSLATE_NOOP(
        "Wording", "Now reaches the network with {tools} without asking."
    ),
    (ToolEffect.NETWORK, INSIDE): QT_TRANSLATE_NOOP(
        "Wording", "Now reaches the network with {tools} without asking."
    ),
    (ToolEffect.NETWORK, ASKING): QT_TRANSLATE_NOOP(
        "Wording", "Now reaches the network with {tools}; you are asked each time."
    ),
    (ToolEffect.NETWORK, OPEN): QT_TRANSLATE_NOOP(
        "Wording", "Now reaches the network with {tools}."
    ),
    (ToolEffect.UNKNOWN, FREE): QT_TRANSLATE_NOOP(
        "Wording", "Now calls {tools} without asking; what that does is not known here."
    ),
    (ToolEffect.UNKNOWN, INSIDE): QT_TRANSLATE_NOOP(
        "Wording", "Now calls {tools} without asking; what that does is not known here."
    ),
    (ToolEffect.UNKNOWN, ASKING): QT_TRANSLATE_NOOP(
        "Wording", "Now calls {tools}, asking first; what that does is not known here."
    ),
    (ToolEffect.UNKNOWN, OPEN): QT_TRANSLATE_NOOP(
        "Wording", "Now calls {tools}; what that does is not known here."
    ),
    (ToolEffect.READS, FREE): QT_TRANSLATE_NOOP(
        "Wording", "Now reads with {tools} without asking, also outside the workspace."
    ),
}
_AND_MORE = QT_TRANSLATE_NOOP("Wording", "{tools} and {count} more")
_ORDER = (
    ToolEffect.RUNS,
    ToolEffect.CHANGES,
    ToolEffect.NETWORK,
    ToolEffect.UNKNOWN,
    ToolEffect.READS,
)
_WEIGHT = {FREE: 3, INSIDE: 2, OPEN: 2, ASKING: 1}


@record
class Gain:
    """One thing a child can do now that it could not do under the saved file."""

    effect: ToolEffect
    manner: str
    tools: tuple[str, ...]
    is_new: bool  # the tool itself is new, not only the manner of its calls

    def text(self, translate: Callable[[str], str] = str) -> str:
        """Say it in words."""
        shown = ", ".join(self.tools[:MOST_NAMES])
        more = len(self.tools) - MOST_NAMES
        if more > 0:
            shown = translate(_AND_MORE).format(tools=shown, count=more)
        return translate(_SENTENCES[self.effect, self.manner]).format(tools=shown)


def gains(view: FormView) -> tuple[Gain, ...]:
    """Give what the unsaved edits let the child do, worst first."""
    if view.resolution is not None and view.saved_resolution is not None:
        return _compared(view.resolution, view.saved_resolution)
    if view.session is None:
        return _listed(view)
    return ()


def _manner(verdict: Verdict) -> str:
    """Sum up how the calls of a granted tool are answered."""
    decisions = set(verdict.decision.values())
    if not decisions:
        return OPEN
    if decisions == {Decision.ALLOW}:
        return FREE
    if verdict.decision.get("inside") is Decision.ALLOW:
        return INSIDE
    return ASKING if Decision.ASK in decisions else OPEN


def _effect(effects: Iterable[ToolEffect]) -> ToolEffect:
    held = set(effects)
    return next((effect for effect in _ORDER if effect in held), ToolEffect.READS)


def _compared(now: Resolution, before: Resolution) -> tuple[Gain, ...]:
    old: Mapping[str, Verdict] = {
        verdict.tool: verdict for verdict in before.verdicts if verdict.outcome is Outcome.GRANTED
    }
    found: dict[tuple[ToolEffect, str, bool], list[str]] = {}
    for verdict in now.verdicts:
        if verdict.outcome is not Outcome.GRANTED:
            continue
        effect, manner = _effect(verdict.effects), _manner(verdict)
        held = old.get(verdict.tool)
        is_new = held is None
        if held is not None and _WEIGHT[manner] <= _WEIGHT[_manner(held)]:
            continue
        is_refused = bool(verdict.decision) and set(verdict.decision.values()) == {Decision.DENY}
        if is_refused or (effect, manner) not in _SENTENCES or (is_new and effect not in RISKY):
            continue
        found.setdefault((effect, manner, is_new), []).append(verdict.tool)
    return _sorted(found)


def _listed(view: FormView) -> tuple[Gain, ...]:
    """Name the effects of newly listed tools, where nothing can be resolved."""
    if view.harness is None or view.definition is None or view.saved is None:
        return ()
    found: dict[tuple[ToolEffect, str, bool], list[str]] = {}
    for field in view.harness.fields:
        if field.kind is not FieldKind.TOOLS or field.name != "tools":
            continue
        before = set(as_items(view.saved.value(field.name)))
        for name in as_items(view.definition.value(field.name)):
            effect = _effect(view.harness.effects(Tool(name)))
            if name not in before and effect in RISKY:
                found.setdefault((effect, OPEN, True), []).append(name)
    return _sorted(found)


def _sorted(found: Mapping[tuple[ToolEffect, str, bool], list[str]]) -> tuple[Gain, ...]:
    result = [
        Gain(effect, manner, tuple(dict.fromkeys(names)), is_new)
        for (effect, manner, is_new), names in found.items()
    ]
    return tuple(
        sorted(result, key=lambda gain: (_ORDER.index(gain.effect), -_WEIGHT[gain.manner]))
    )


def gains_by_field(view: FormView, changed: Iterable[str]) -> dict[str, tuple[Gain, ...]]:
    """Give each gain to the changed field it most likely comes from.

    New tools come from the list or the inherit token, freer calls from a choice; when no field of
    the likely kind was changed, the first changed one has to answer for it.
    """
    if view.harness is None:
        return {}
    names = list(changed)
    if not names:
        return {}
    kinds = {field.name: field.kind for field in view.harness.fields}
    giving = (FieldKind.INHERIT, FieldKind.TOOLS, FieldKind.LIST)
    granting = sorted(
        (name for name in names if kinds.get(name) in giving),
        key=lambda name: giving.index(kinds[name]),
    )
    choosing = [name for name in names if kinds.get(name) is FieldKind.CHOICE]
    result: dict[str, list[Gain]] = {}
    for gain in gains(view):
        likely = granting if gain.is_new else choosing
        name = next(iter(likely or granting or choosing), "")
        if name:
            result.setdefault(name, []).append(gain)
    return {name: tuple(held) for name, held in result.items()}
