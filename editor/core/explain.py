"""A verdict in words: the same for the window, the command line, reports and the clipboard."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from editor.core.resolution import Decision, Outcome, StepEffect
from editor.core.tools import ToolEffect
from editor.core.wording import QT_TRANSLATE_NOOP, Message, message

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.harness import Harness
    from editor.core.resolution import Resolution, Verdict
    from editor.core.session import Session


class Standing(StrEnum):
    """What a person wants to know of a tool first: outcome and decision taken together."""

    YES = "yes"
    ASKS_OUTSIDE = "asks-outside"
    ASKS = "asks"
    REFUSED = "refused"  # granted, but the mode denies every call
    ON_DEMAND = "on-demand"
    BLOCKED = "blocked"
    REMOVED = "removed"
    NO = "no"
    UNKNOWN = "unknown"


WORDS: dict[Standing, str] = {
    Standing.YES: QT_TRANSLATE_NOOP("Wording", "Yes"),
    Standing.ASKS_OUTSIDE: QT_TRANSLATE_NOOP("Wording", "Yes, asks outside"),
    Standing.ASKS: QT_TRANSLATE_NOOP("Wording", "Asks"),
    Standing.REFUSED: QT_TRANSLATE_NOOP("Wording", "Refused"),
    Standing.ON_DEMAND: QT_TRANSLATE_NOOP("Wording", "After a search"),
    Standing.BLOCKED: QT_TRANSLATE_NOOP("Wording", "Blocked"),
    Standing.REMOVED: QT_TRANSLATE_NOOP("Wording", "Removed"),
    Standing.NO: QT_TRANSLATE_NOOP("Wording", "No"),
    Standing.UNKNOWN: QT_TRANSLATE_NOOP("Wording", "Unknown"),
}

HEADINGS: dict[Standing, str] = {
    Standing.YES: QT_TRANSLATE_NOOP("Wording", "Why the child gets “{tool}”"),
    Standing.ASKS_OUTSIDE: QT_TRANSLATE_NOOP(
        "Wording", "Why the child gets “{tool}”, but is asked about outside the workspace"
    ),
    Standing.ASKS: QT_TRANSLATE_NOOP("Wording", "Why “{tool}” asks first"),
    Standing.REFUSED: QT_TRANSLATE_NOOP("Wording", "Why every call of “{tool}” is refused"),
    Standing.ON_DEMAND: QT_TRANSLATE_NOOP("Wording", "Why “{tool}” comes only after a search"),
    Standing.BLOCKED: QT_TRANSLATE_NOOP("Wording", "Why “{tool}” is visible but blocked"),
    Standing.REMOVED: QT_TRANSLATE_NOOP("Wording", "Why “{tool}” is taken away"),
    Standing.NO: QT_TRANSLATE_NOOP("Wording", "Why the child does not get “{tool}”"),
    Standing.UNKNOWN: QT_TRANSLATE_NOOP("Wording", "Why it is not known whether “{tool}” is there"),
}

EFFECT_WORDS: dict[StepEffect, str] = {
    StepEffect.ADDS: QT_TRANSLATE_NOOP("Wording", "adds"),
    StepEffect.KEEPS: QT_TRANSLATE_NOOP("Wording", "keeps"),
    StepEffect.REMOVES: QT_TRANSLATE_NOOP("Wording", "removes"),
    StepEffect.BLOCKS: QT_TRANSLATE_NOOP("Wording", "blocks"),
    StepEffect.ASKS: QT_TRANSLATE_NOOP("Wording", "asks"),
    StepEffect.UNKNOWN: QT_TRANSLATE_NOOP("Wording", "not known"),
    StepEffect.NOTE: QT_TRANSLATE_NOOP("Wording", "note"),
}

DECISION_WORDS: dict[Decision, str] = {
    Decision.ALLOW: QT_TRANSLATE_NOOP("Wording", "Allowed"),
    Decision.ASK: QT_TRANSLATE_NOOP("Wording", "Asks"),
    Decision.DENY: QT_TRANSLATE_NOOP("Wording", "Refused"),
    Decision.UNKNOWN: QT_TRANSLATE_NOOP("Wording", "Unknown"),
}

_DECIDES = QT_TRANSLATE_NOOP("Wording", "{number}. {step} — {effect} (decides)")
_STEP = QT_TRANSLATE_NOOP("Wording", "{number}. {step} — {effect}")
_LINE = QT_TRANSLATE_NOOP("Wording", "{text} (line {line})")

_BY_OUTCOME = {
    Outcome.ON_DEMAND: Standing.ON_DEMAND,
    Outcome.BLOCKED: Standing.BLOCKED,
    Outcome.REMOVED: Standing.REMOVED,
    Outcome.NOT_GRANTED: Standing.NO,
    Outcome.UNKNOWN: Standing.UNKNOWN,
}


def standing(verdict: Verdict) -> Standing:
    """Sum up a verdict: the outcome, and for a granted tool what its calls will meet."""
    if verdict.outcome is not Outcome.GRANTED:
        return _BY_OUTCOME[verdict.outcome]
    decisions = verdict.decision
    if not decisions:
        return Standing.YES
    first = decisions.get("inside") or next(iter(decisions.values()))
    if first is Decision.DENY:
        return Standing.REFUSED
    if first is Decision.ASK:
        return Standing.ASKS
    if first is Decision.ALLOW and decisions.get("outside") in (Decision.ASK, Decision.DENY):
        return Standing.ASKS_OUTSIDE
    return Standing.YES


def heading(verdict: Verdict) -> Message:
    """Give the question that the steps answer, with the tool's name."""
    return message(HEADINGS[standing(verdict)], tool=verdict.tool)


def steps_text(verdict: Verdict, translate: Callable[[str], str] | None = None) -> list[str]:
    """Give the numbered steps as lines of text, the deciding one marked in words."""
    put = translate or str
    decider = verdict.decider % len(verdict.steps) if verdict.steps else -1
    lines = []
    for index, step in enumerate(verdict.steps):
        text = step.message.render(translate)
        if step.line is not None:
            text = put(_LINE).format(text=text, line=step.line)
        template = put(_DECIDES if index == decider else _STEP)
        effect = put(EFFECT_WORDS[step.effect])
        lines.append(template.format(number=index + 1, step=text, effect=effect))
    return lines


def ways(
    resolution: Resolution, session: Session, harness: Harness
) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Give what only the team reaches: chains of agents, each with the tools at its end.

    Tools that change files or run commands come first, so that nobody overlooks them.
    """
    found: dict[tuple[str, ...], list[str]] = {}
    for tool in resolution.delegation.team_tools:
        way = resolution.way_to(tool)
        if way:
            found.setdefault(way, []).append(tool)
    if not found:
        return ()
    grave = {
        tool.name
        for tool in session.tools
        if {ToolEffect.CHANGES, ToolEffect.RUNS}.intersection(harness.effects(tool))
    }
    ordered = [
        (way, tuple(sorted(tools, key=lambda name: name not in grave)))
        for way, tools in found.items()
    ]
    ordered.sort(key=lambda each: each[1][0] not in grave)
    return tuple(ordered)


def explanation(
    verdict: Verdict, resolution: Resolution, translate: Callable[[str], str] | None = None
) -> str:
    """Give the whole why of one tool as plain text, with the limits of what can be known."""
    lines = [heading(verdict).render(translate), *steps_text(verdict, translate)]
    lines += [limit.render(translate) for limit in resolution.limits]
    return "\n".join(lines) + "\n"
