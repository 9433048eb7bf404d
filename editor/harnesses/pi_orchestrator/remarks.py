"""What is worth saying about a child: entries that hit nothing, a missing gate, and limits."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from editor.core.problems import Problem, Severity
from editor.core.resolution import Outcome
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import wording
from editor.harnesses.pi_orchestrator.blocking import is_passed_through
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS, entry_matches
from editor.harnesses.pi_orchestrator.matching import EXTENSION, compiled
from editor.harnesses.pi_orchestrator.script import split_list, trim
from editor.harnesses.pi_orchestrator.situation import FLOOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.resolution import Verdict
    from editor.core.wording import Message
    from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool
    from editor.harnesses.pi_orchestrator.situation import Situation

WARNING, INFO = Severity.WARNING, Severity.INFO
_MOST_COMPARED = 100


def remarks(
    definition: Definition, situation: Situation, verdicts: Sequence[Verdict]
) -> tuple[Problem, ...]:
    """Give everything that may surprise about this agent under this session."""
    problems = [*_matchers(definition, situation), *_entries(definition, situation)]
    if situation.exclude.matchers and not situation.has_gate:
        loose = [each for each in situation.exclude.matchers if not is_passed_through(each)]
        text = (
            message(wording.NO_GATE_LOOSE, matchers=", ".join(loose))
            if loose
            else message(wording.NO_GATE)
        )
        problems.append(Problem("no-gate", WARNING, text, field="block_tools"))
    outcomes = [verdict.outcome for verdict in verdicts]
    taken = [verdict for verdict in verdicts if verdict.reason in ("expanded", "passed-through")]
    is_empty = Outcome.GRANTED not in outcomes and Outcome.UNKNOWN not in outcomes
    if is_empty and taken and situation.host.error is None:
        text = message(wording.EMPTY_BY_BLOCKS)
        problems.append(Problem("all-blocked", WARNING, text, field="block_tools"))
    return tuple(problems)


def _matchers(definition: Definition, situation: Situation) -> list[Problem]:
    """A matcher that hits nothing says nothing: it fails open."""
    held = definition.fields.get("block_tools")
    line = held.line if held is not None else None
    known = situation.known
    index = _Index(known)
    problems: list[Problem] = []
    for matcher in situation.exclude.matchers:
        if any(index.is_hit(part) for part in split_list(matcher) or (matcher,)):
            continue
        is_floor = situation.layer(matcher) == FLOOR
        near = _near(matcher, [tool.name for tool in known])
        if is_floor:
            template = wording.FLOOR_HITS_NOTHING_NEAR if near else wording.FLOOR_HITS_NOTHING
        else:
            template = wording.MATCHER_HITS_NOTHING_NEAR if near else wording.MATCHER_HITS_NOTHING
        text = message(template, matcher=matcher, near=near)
        field = "" if is_floor else "block_tools"
        problems.append(
            Problem("matcher-hits-nothing", WARNING, text, None if is_floor else line, field=field)
        )
    return problems


class _Index:
    """All known tools by name and by extension, to look matchers up in."""

    def __init__(self, tools: Sequence[RegisteredTool]) -> None:
        self._tools = tools
        self._names = frozenset(tool.name.lower() for tool in tools)
        self._extensions = frozenset(tool.extension_id.lower() for tool in tools)

    def is_hit(self, matcher: str) -> bool:
        """Say whether a matcher hits any of the tools."""
        text = trim(matcher).lower()
        if text.startswith(EXTENSION):
            return text.removeprefix(EXTENSION) in self._extensions
        if "*" in text or "?" in text:
            return any(map(compiled(matcher), self._tools))
        return text in self._names


def _entries(definition: Definition, situation: Situation) -> list[Problem]:
    """An entry of `tools` that no known tool has."""
    held = definition.fields.get("tools")
    line = held.line if held is not None else None
    names = list(dict.fromkeys([*BUILTIN_TOOLS, *(tool.name for tool in situation.known)]))
    present = frozenset(names)
    problems: list[Problem] = []
    for entry in (*(situation.allow or ()), *(edit[1:] for edit in situation.edits)):
        if not entry or entry in present:
            continue
        if "*" in entry and any(entry_matches(entry, name) for name in names):
            continue
        near = _near(entry, names)
        template = wording.ENTRY_HITS_NOTHING_NEAR if near else wording.ENTRY_HITS_NOTHING
        text = message(template, entry=entry, near=near)
        problems.append(Problem("entry-hits-nothing", WARNING, text, line, field="tools"))
    return problems


def _near(entry: str, names: Sequence[str]) -> str:
    lower = entry.lower()
    by_case = {name.lower(): name for name in names}
    if lower in by_case:
        return by_case[lower]
    # Only names of about the same length and start: comparing them all would take too long.
    alike = [name for name in by_case if abs(len(name) - len(lower)) <= 2 and name[:1] == lower[:1]]
    close = difflib.get_close_matches(lower, alike[:_MOST_COMPARED], n=1, cutoff=0.7)
    return by_case[close[0]] if close else ""


def limits(situation: Situation) -> tuple[Message, ...]:
    """Say what this preview cannot know."""
    found: list[Message] = []
    if situation.child is None:
        found.append(message(wording.LIMIT_CHILD))
    if not situation.is_parent_complete:
        found.append(message(wording.LIMIT_PARENT))
    if situation.exclude.matchers and situation.has_gate:
        found.append(message(wording.LIMIT_GATE))
    if situation.allow is None and situation.has_project_tools:
        found.append(message(wording.LIMIT_TRUST))
    found.append(message(wording.LIMIT_FOLDER))
    return tuple(found)
