"""All definitions together: who wins, who is shadowed, who is not loaded, who is undefined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.definition import Status
from editor.core.harness import Roster
from editor.core.problems import Problem, Severity
from editor.core.wording import message
from editor.harnesses.claude_code import locations, settings, wording
from editor.harnesses.claude_code.loading import Candidate, is_below, tidy
from editor.harnesses.claude_code.precedence import loosen, stand
from editor.harnesses.claude_code.rules import rules_for
from editor.harnesses.claude_code.validity import cited

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Settings
    from editor.core.wording import Message
    from editor.harnesses.claude_code.precedence import Standing
    from editor.harnesses.claude_code.settings import ClaudeSettings

SCOPES = {locations.BUILTIN: "built-in"}
DESCRIPTION_LIMIT = 15_000  # tokens, about four characters each
CHARACTERS_A_TOKEN = 4


def put_together(definitions: Sequence[Definition], held: Settings, rules_name: str) -> Roster:
    """Mark every definition with what becomes of it among the others."""
    rules = rules_for(rules_name)
    mine = settings.of(held)
    marks = _Marks(definitions)
    candidates: list[Candidate] = []
    by_candidate: dict[int, int] = {}
    first_paths = {
        definition.origin.identity: definition.origin.path
        for definition in reversed(definitions)
        if definition.origin.identity and not definition.origin.real_path
    }
    for index, definition in enumerate(definitions):
        if definition.status is not Status.LOADED:
            continue
        reason = _plugin_exclusion(definition, mine)
        if reason:
            marks.leave_out(index, reason)
            continue
        candidate = _candidate(definition, first_paths)
        by_candidate[id(candidate)] = index
        candidates.append(candidate)
    candidates.sort(key=lambda candidate: bool(candidate.same_file_as))  # a link comes second
    standing = stand(candidates, mine.place, rules)
    for candidate, reason in standing.excluded:
        marks.leave_out(by_candidate[id(candidate)], reason)
    for candidate in standing.same_file:
        text = cited(wording.SAME_FILE, other=candidate.same_file_as)
        index = by_candidate[id(candidate)]
        marks.add(index, Problem("same-file", Severity.INFO, text))
        marks.shadowed_by[index] = candidate.same_file_as
    _mark_shadowed(standing, marks, by_candidate)
    _mark_undefined(standing, marks, by_candidate)
    _mark_twins(standing, marks, by_candidate)
    problems = _description_budget(standing, by_candidate, definitions)
    return Roster(marks.entries(), _offered(definitions, standing), problems, held)


class _Marks:
    """What is noted about each definition, by its position."""

    def __init__(self, definitions: Sequence[Definition]) -> None:
        self.definitions = definitions
        self.problems: dict[int, list[Problem]] = {}
        self.shadows: dict[int, list[str]] = {}
        self.shadowed_by: dict[int, str] = {}
        self.skipped: set[int] = set()

    def add(self, index: int, problem: Problem) -> None:
        """Note a problem of togetherness."""
        self.problems.setdefault(index, []).append(problem)

    def leave_out(self, index: int, reason: str) -> None:
        """Note that a switch or the place keeps a definition out."""
        template = wording.NOT_LOADED.get(reason)
        if template:
            self.add(index, Problem("not-loaded", Severity.WARNING, cited(template)))
        self.skipped.add(index)

    def entries(self) -> tuple[Definition, ...]:
        """The definitions with their marks; those without any stay the same objects."""
        touched = {*self.problems, *self.shadows, *self.shadowed_by, *self.skipped}
        return tuple(
            self._marked(index, definition) if index in touched else definition
            for index, definition in enumerate(self.definitions)
        )

    def _marked(self, index: int, definition: Definition) -> Definition:
        found = tuple(self.problems.get(index, ()))
        if found:
            definition = definition.with_problems(lambda: found)
        return definition.with_changes(
            shadows=tuple(self.shadows.get(index, ())),
            shadowed_by=self.shadowed_by.get(index),
            status=Status.SKIPPED if index in self.skipped else definition.status,
        )


def _candidate(definition: Definition, first_paths: dict[tuple[int, int], str]) -> Candidate:
    """The definition as the rules of names see it."""
    origin = definition.origin
    same = ""
    if origin.identity is not None:
        first = first_paths.setdefault(origin.identity, origin.path)
        same = first if first != origin.path else ""
    scope = SCOPES.get(origin.scope, origin.scope)
    return Candidate(
        origin.path, definition.name, scope,
        registers_as=definition.name, same_file_as=same, is_direct=not origin.root,
    )  # fmt: skip


def _plugin_exclusion(definition: Definition, mine: ClaudeSettings) -> str:
    """Whether a plugin's copy is not the installed one, or the plugin is switched off."""
    if definition.origin.scope != locations.PLUGIN:
        return ""
    if definition.name.partition(":")[0] in mine.disabled_plugins:
        return "plugin-disabled"
    path = tidy(definition.origin.path)
    if mine.installed is not None and locations.plugin_of(path):
        is_installed = any(is_below(path, copy) for copy in mine.installed)
        return "" if is_installed else "plugin-not-installed"
    return ""


def _mark_shadowed(standing: Standing, marks: _Marks, by_candidate: dict[int, int]) -> None:
    for candidate, name in standing.shadowed:
        index = by_candidate[id(candidate)]
        winner = standing.winners.get(name)
        if winner is None:
            tie = next(tie for tie in standing.undefined if tie.name == name)
            winner = tie.candidates[0]
        marks.shadowed_by[index] = winner.path
        marks.shadows.setdefault(by_candidate[id(winner)], []).append(candidate.path)
        if candidate.scope != "built-in":
            scope = message(wording.SCOPES.get(winner.scope, winner.scope))
            text = cited(wording.SHADOWED, winner=winner.path, scope=scope)
            marks.add(index, Problem("shadowed", Severity.INFO, text))


def _mark_undefined(standing: Standing, marks: _Marks, by_candidate: dict[int, int]) -> None:
    for tie in standing.undefined:
        paths = [candidate.path for candidate in tie.candidates]
        is_one_tree = len({candidate.scope for candidate in tie.candidates}) == 1
        template = wording.UNDEFINED_WINNER if is_one_tree else wording.UNDEFINED_RANK
        for candidate in tie.candidates:
            other = next(path for path in paths if path != candidate.path)
            text: Message = cited(template, name=tie.name, other=other)
            marks.add(
                by_candidate[id(candidate)],
                Problem("undefined-winner", Severity.ERROR, text, field="name"),
            )


def _mark_twins(standing: Standing, marks: _Marks, by_candidate: dict[int, int]) -> None:
    """Names that a loosely written request cannot tell apart."""
    if len(set(map(loosen, standing.winners))) == len(standing.winners):
        return
    twins: dict[str, list[str]] = {}
    for name in standing.winners:
        twins.setdefault(loosen(name), []).append(name)
    for names in twins.values():
        for name in names if len(names) > 1 else ():
            other = next(each for each in names if each != name)
            candidate = standing.winners[name]
            if candidate.scope != "built-in":
                text = cited(wording.LOOSE_TWINS, other=other)
                problem = Problem("loose-twins", Severity.INFO, text, field="name")
                marks.add(by_candidate[id(candidate)], problem)


def _description_budget(
    standing: Standing, by_candidate: dict[int, int], definitions: Sequence[Definition]
) -> tuple[Problem, ...]:
    """Warn when all descriptions together are too long for the start."""
    own = [one for one in standing.winners.values() if one.scope != "built-in"]
    texts = [definitions[by_candidate[id(one)]].value("description") for one in own]
    length = sum(len(text) for text in texts if isinstance(text, str))
    tokens = length // CHARACTERS_A_TOKEN
    if tokens <= DESCRIPTION_LIMIT:
        return ()
    text = cited(wording.TOO_MUCH_TEXT, tokens=tokens, limit=DESCRIPTION_LIMIT)
    return (Problem("descriptions-too-long", Severity.WARNING, text),)


def _offered(definitions: Sequence[Definition], standing: Standing) -> tuple[str, ...]:
    """The names a session is offered, in the order of the files, each once."""
    names = set(standing.names)
    return tuple(dict.fromkeys(one.name for one in definitions if one.name in names))
