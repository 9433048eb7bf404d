"""The rows of a tool list: what the file lists, what the session has, what the harness knows."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING

from editor.core.records import record, replace
from editor.core.session import Tool, ToolState
from editor.core.tools import ToolEffect
from editor.core.wording import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from editor.core.definition import Field
    from editor.core.harness import Harness
    from editor.core.session import Session

_PLAIN = re.compile(r"[A-Za-z0-9_.-]+")
# Worst first: the first one that applies gives the row its icon.
EFFECT_WORDS: dict[ToolEffect, str] = {
    ToolEffect.RUNS: QT_TRANSLATE_NOOP("Wording", "runs commands"),
    ToolEffect.CHANGES: QT_TRANSLATE_NOOP("Wording", "changes files"),
    ToolEffect.NETWORK: QT_TRANSLATE_NOOP("Wording", "network"),
    ToolEffect.UNKNOWN: QT_TRANSLATE_NOOP("Wording", "effect unknown"),
    ToolEffect.DELEGATES: QT_TRANSLATE_NOOP("Wording", "starts agents"),
    ToolEffect.ASKS_USER: QT_TRANSLATE_NOOP("Wording", "asks you"),
    ToolEffect.READS: QT_TRANSLATE_NOOP("Wording", "reads"),
}
EFFECT_HELP: dict[ToolEffect, str] = {
    ToolEffect.RUNS: QT_TRANSLATE_NOOP(
        "Wording", "Runs commands: these can do anything the person who started the agent may do."
    ),
    ToolEffect.CHANGES: QT_TRANSLATE_NOOP("Wording", "Changes files: can write, move or delete."),
    ToolEffect.NETWORK: QT_TRANSLATE_NOOP(
        "Wording", "Reaches the network: can send what it has read to other computers."
    ),
    ToolEffect.UNKNOWN: QT_TRANSLATE_NOOP(
        "Wording", "What this tool does is not known here; expect that it can do anything."
    ),
    ToolEffect.DELEGATES: QT_TRANSLATE_NOOP(
        "Wording", "Starts other agents, which have tools of their own."
    ),
    ToolEffect.ASKS_USER: QT_TRANSLATE_NOOP("Wording", "Asks you a question and waits."),
    ToolEffect.READS: QT_TRANSLATE_NOOP("Wording", "Reads: changes nothing."),
}


class Place(StrEnum):
    """Where a row's tool is known from."""

    PARENT = "parent"  # the chosen session has it
    LISTED = "listed"  # the file lists it, the harness knows it, the session does not have it
    KEPT = "kept"  # the file lists it, nothing else knows it
    KNOWN = "known"  # the harness knows it; neither file nor session have it
    PATTERN = "pattern"  # an entry that stands for several tools


@record
class ToolRow:
    """One tool, or one entry of the list."""

    name: str
    occurrence: int = 0  # counts entries of the same name
    position: int = -1  # place in the file's list, -1 when it is not listed
    is_default: bool = False  # not listed, but in effect because the field is not set
    is_changed: bool = False  # listed now and not in the saved file, or the other way round
    place: Place = Place.KNOWN
    origin: str = ""  # the session's word for where the tool comes from
    state: ToolState = ToolState.ACTIVE
    effects: tuple[ToolEffect, ...] = ()
    hits: tuple[str, ...] = ()  # the session's tools a pattern stands for
    description: str = ""  # a template

    @property
    def key(self) -> tuple[str, int]:
        """What identifies the row while its list changes."""
        return (self.name, self.occurrence)

    @property
    def is_listed(self) -> bool:
        """Whether the file lists it."""
        return self.position >= 0

    @property
    def worst_effect(self) -> ToolEffect:
        """The effect that matters most to a person."""
        return next((effect for effect in EFFECT_WORDS if effect in self.effects), ToolEffect.READS)


@record
class ToolSource:
    """All that tool rows are made from."""

    harness: Harness
    rules: str
    field: Field
    session: Session | None
    listed: tuple[str, ...]  # what the file lists, in its order
    defaults: tuple[str, ...] = ()  # what applies because the file lists nothing
    saved: tuple[str, ...] | None = None  # what the saved file lists; None when it is new


def tool_rows(
    source: ToolSource, known: Mapping[str, ToolRow], before: Sequence[ToolRow] = ()
) -> tuple[ToolRow, ...]:
    """Make the rows; those of `before` stay where they are, so that nothing jumps.

    `known` is what `known_rows` gives for the same session; it is costly with many tools and does
    not change while a list is edited.
    """
    listed = _numbered(source.listed)
    positions = {key: at for at, key in enumerate(listed)}
    keys = _arranged(listed, [row.key for row in before]) if before else list(listed)
    seen = set(keys)
    keys += [key for name in known if (key := (name, 0)) not in seen]
    saved = set(_numbered(source.saved)) if source.saved is not None else None
    defaults = {(name, 0) for name in source.defaults} - set(listed)
    special = {*listed, *defaults, *(saved or ())}
    rows = []
    for key in keys:
        fact = known.get(key[0])
        if key not in special:
            # An entry that was taken out and that nothing else knows has no row any more.
            if fact is not None and not key[1]:
                rows.append(fact)
            continue
        position = positions.get(key, -1)
        if position < 0 and fact is None:
            continue
        fact = fact or _entry(source, key[0])
        is_unheard = fact.place is Place.KNOWN and position >= 0
        rows.append(
            replace(
                fact,
                occurrence=key[1],
                position=position,
                is_default=key in defaults,
                is_changed=saved is not None and (position >= 0) != (key in saved),
                place=Place.LISTED if is_unheard else fact.place,
            )
        )
    return tuple(rows)


def _numbered(names: Iterable[str]) -> list[tuple[str, int]]:
    """Tell equal entries apart by counting them."""
    counts: dict[str, int] = {}
    result = []
    for name in names:
        counts[name] = counts.get(name, -1) + 1
        result.append((name, counts[name]))
    return result


def _arranged(
    listed: Sequence[tuple[str, int]], before: Sequence[tuple[str, int]]
) -> list[tuple[str, int]]:
    """Put the listed entries into the places they had, in the file's order."""
    wanted, known = set(listed), set(before)
    slots = iter(key for key in listed if key in known)
    result = [next(slots) if key in wanted else key for key in before]
    for at, key in enumerate(listed):
        if key not in known:
            place = result.index(listed[at - 1]) + 1 if at else 0
            result.insert(place, key)
    return result


def known_rows(source: ToolSource) -> dict[str, ToolRow]:
    """Give what session and harness know of tools by their names, the session's first."""
    harness, session = source.harness, source.session
    tips = {tip.name: tip for tip in harness.known_tools(source.rules)}
    # A field with choices takes only those; other tools can only come by other ways.
    assignable = {choice.value for choice in source.field.choices}
    result: dict[str, ToolRow] = {}
    for tool in session.tools if session else ():
        if not assignable or tool.name in assignable:
            tip = tips.get(tool.name)
            result[tool.name] = ToolRow(
                tool.name,
                place=Place.PARENT,
                origin=tool.origin,
                state=tool.state,
                effects=harness.effects(tool),
                description=tip.description if tip else "",
            )
    for tip in tips.values():
        if tip.name not in result and (not assignable or tip.name in assignable):
            result[tip.name] = ToolRow(
                tip.name, effects=tip.effects, description=tip.description, place=Place.KNOWN
            )
    return result


def is_plain(name: str) -> bool:
    """Whether an entry can only be meant as the name of one tool."""
    return _PLAIN.fullmatch(name) is not None


def _entry(source: ToolSource, name: str) -> ToolRow:
    """What is known of an entry that is no tool's plain name."""
    hits = None
    if source.session is not None:
        hits = source.harness.sees_tools(source.session, source.field.name, name)
    if hits is None or hits == (name,) or (not hits and is_plain(name)):
        effects = source.harness.effects(Tool(name))
        return ToolRow(name, place=Place.KEPT, effects=effects)
    tools = {tool.name: tool for tool in source.session.tools} if source.session else {}
    effects = tuple(
        dict.fromkeys(
            effect for hit in hits for effect in source.harness.effects(tools.get(hit, Tool(hit)))
        )
    )
    return ToolRow(name, place=Place.PATTERN, hits=hits, effects=effects or (ToolEffect.UNKNOWN,))
