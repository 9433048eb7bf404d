"""All definitions together: skills of one name are all kept, told apart by prefixes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from editor.core.definition import Status
from editor.core.harness import Roster
from editor.core.problems import Problem, Severity
from editor.core.wording import message
from editor.harnesses.mevedel import locations, wording
from editor.harnesses.mevedel.fields import SKILL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Settings


def build(definitions: Sequence[Definition], settings: Settings) -> Roster:
    """Put roles and skills together."""
    entries = list(definitions)
    kept: dict[tuple[str, str, str], int] = {}
    for index, entry in enumerate(entries):
        if entry.kind != SKILL or entry.status is not Status.LOADED:
            continue
        key = (entry.origin.scope, locations.family_of(entry.origin.root), entry.name)
        first = kept.setdefault(key, index)
        if first != index:
            entries[index] = _unused(entry, entries[first])
            shadows = (*entries[first].shadows, entry.origin.path)
            entries[first] = entries[first].with_changes(shadows=shadows)
    _tell_apart(entries, list(kept.values()))
    ordered = sorted(entries, key=_display_order)
    offered = tuple(
        entry.name
        for entry in ordered
        if entry.status is Status.LOADED and entry.shadowed_by is None
    )
    return Roster(tuple(ordered), offered, settings=settings)


def _display_order(entry: Definition) -> tuple[int, int]:
    """Drafts, then skills, then the catalogue; each as it was found."""
    if entry.origin.scope == locations.BUILTIN:
        return (2, 0)
    return (1, entry.origin.rank) if entry.kind == SKILL else (0, entry.origin.rank)


def _unused(entry: Definition, first: Definition) -> Definition:
    text = message(wording.SAME_SKILL, file=first.origin.path)
    problem = Problem("same-skill", Severity.WARNING, text, field="name")
    return entry.with_changes(shadowed_by=first.origin.path, problems=(*entry.problems, problem))


def _tell_apart(entries: list[Definition], used: list[int]) -> None:
    """Give skills of one name in several places the prefixes mevedel gives them."""
    by_name: dict[str, list[int]] = {}
    for index in used:
        by_name.setdefault(entries[index].name, []).append(index)
    for name, group in by_name.items():
        if len(group) < 2:
            continue
        prefixes = _prefixes([entries[index] for index in group])
        for index, prefix in zip(group, prefixes, strict=True):
            visible = f"{prefix}:{name}"
            text = message(wording.PREFIXED_SKILL, name=visible)
            problem = Problem("prefixed-skill", Severity.INFO, text, field="name")
            entry = entries[index]
            entries[index] = entry.with_changes(name=visible, problems=(*entry.problems, problem))


def _prefixes(group: list[Definition]) -> list[str]:
    """The shortest prefix that is the only one of its kind: the folder's, the place's, or both."""
    families = [locations.family_of(entry.origin.root) for entry in group]
    scopes = ["local" if entry.origin.scope == locations.PROJECT else "global" for entry in group]
    family_count, scope_count = Counter(families), Counter(scopes)
    prefixes: list[str] = []
    for family, scope in zip(families, scopes, strict=True):
        if all(families) and family_count[family] == 1:
            prefixes.append(family)
        elif scope_count[scope] == 1:
            prefixes.append(scope)
        else:
            prefixes.append(f"{scope}-{family}" if family else scope)
    return prefixes
