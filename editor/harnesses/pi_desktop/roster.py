"""All agents together: which one wins a name, which are off, and which do not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import Definition, Status
from editor.core.harness import Roster, Settings
from editor.core.problems import Problem, Severity
from editor.core.records import field, mutable_record
from editor.core.wording import message
from editor.harnesses.pi_desktop import (
    locations,
    merge,
    models,
    names,
    runtime_reader,
    state,
    wording,
)
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# The order in which the application ships its agents.
SHIPPED: Final = ("explorer", "code-reviewer", "test-runner", "fixer", "ui-designer")

_PAST_CAP: Final = Problem(
    "past-cap", Severity.WARNING, message(wording.PAST_CAP, limit=merge.MAX_OFFERED)
)
_SWITCHED_OFF: Final = Problem("switched-off", Severity.INFO, message(wording.SWITCHED_OFF))
_BUILTIN_OFF: Final = Problem(
    "switched-off",
    Severity.INFO,
    message(wording.BUILTIN_SWITCHED_OFF, limit=merge.MAX_OFFERED),
)


@mutable_record
class _Entry:
    """A definition on its way through the merge, with what becomes of it."""

    definition: Definition
    name: str
    source: str  # user or builtin, as the merge sees it
    identity: str = ""  # its id in Settings
    problems: list[Problem] = field(default_factory=list)
    shadows: list[str] = field(default_factory=list)
    shadowed_by: str | None = None
    is_lost: bool = False

    @property
    def path(self) -> str:
        return self.definition.origin.path

    @property
    def is_loaded(self) -> bool:
        return self.definition.status is Status.LOADED

    def lose(self, problem: Problem) -> None:
        """Note why no session is offered this definition."""
        self.problems.append(problem)
        self.is_lost = True

    def finished(self) -> Definition:
        """Give the definition with everything the roster adds to it."""
        if not (self.problems or self.shadows or self.shadowed_by):
            return self.definition
        held = self.definition
        if self.problems:
            found = tuple(self.problems)
            held = held.with_problems(lambda: found, is_first=True)
        return held.with_changes(
            status=Status.SKIPPED if self.is_lost else held.status,
            shadows=(*held.shadows, *self.shadows),
            shadowed_by=self.shadowed_by or held.shadowed_by,
        )


def build(definitions: Sequence[Definition], settings: Settings) -> Roster:
    """Put all definitions together as production does for one session."""
    held = state.of(settings)
    users, overrides, shipped = _sorted_by_source(definitions)
    passed_on = [entry for entry in _listed(users) if _is_on(entry, held)]
    known = {entry.name for entry in shipped}
    for entry in overrides:
        if entry.is_loaded and entry.name not in known:
            text = message(wording.OVERRIDE_WITHOUT_BUILTIN, name=entry.name)
            problem = Problem("override-without-builtin", Severity.ERROR, text, field="name")
            entry.lose(problem)
    replaced = [entry for entry in overrides if entry.is_loaded and not entry.is_lost]
    candidates = [*passed_on, *replaced, *(entry for entry in shipped if entry.is_loaded)]
    kept, _ = merge.merge(candidates)
    winners = {entry.name: entry for entry in kept}
    for entry in candidates:
        winner = winners.get(entry.name)
        if winner is None:
            entry.lose(_PAST_CAP)
        elif winner is not entry:
            _shadow(winner, entry)
    offered = []
    for entry in kept:
        if entry.source == "builtin" and entry.name in held.switched_off_builtins:
            entry.lose(_BUILTIN_OFF)
        else:
            offered.append(entry)
    _note_providers(offered)
    users.sort(key=lambda entry: (entry.name, entry.path))
    return Roster(
        entries=tuple(entry.finished() for entry in (*users, *overrides, *shipped)),
        offered=tuple(entry.name for entry in offered),
        settings=settings,
    )


def _sorted_by_source(
    definitions: Sequence[Definition],
) -> tuple[list[_Entry], list[_Entry], list[_Entry]]:
    """Sort into files of the user by path, overrides by file name, and what is shipped."""
    users: list[_Entry] = []
    overrides: list[_Entry] = []
    shipped: list[_Entry] = []
    for each in definitions:
        if each.origin.scope == locations.BUILTIN:
            shipped.append(_Entry(each, each.name, "builtin"))
        elif each.origin.scope == locations.OVERRIDE:
            overrides.append(_Entry(each, each.name, "builtin"))
        else:
            users.append(_Entry(each, each.name, "user", settings_id(each)))
    users.sort(key=lambda entry: entry.path.encode("utf-8", "surrogatepass"))
    overrides.sort(key=lambda entry: entry.definition.origin.file_name)
    shipped.sort(key=lambda entry: _shipped_order(entry.name))
    return users, overrides, shipped


def _shipped_order(name: str) -> tuple[int, str]:
    return (SHIPPED.index(name) if name in SHIPPED else len(SHIPPED), name)


def settings_id(definition: Definition) -> str:
    """Give the id Settings lists a definition under, which switches and scopes go by."""
    written = definition.fields["name"].raw  # Empty when the file does not say.
    return names.slug(written or names.file_stem(definition.origin.file_name) or definition.name)


def _listed(users: Sequence[_Entry]) -> list[_Entry]:
    """Give the files that reach sessions: the first of an id by path, then sorted by id."""
    first: dict[str, _Entry] = {}
    for entry in users:
        if not entry.is_loaded:
            continue
        winner = first.setdefault(entry.identity, entry)
        if winner is not entry:
            _shadow(winner, entry)
    return sorted(first.values(), key=lambda entry: entry.identity)


def _shadow(winner: _Entry, loser: _Entry) -> None:
    """Mark who replaces whom; among files of the user it is a mistake worth a problem."""
    loser.shadowed_by = winner.path
    winner.shadows.append(loser.path)
    if loser.source != "user":
        return
    text = message(
        wording.SAME_NAME if winner.identity == loser.identity else wording.SAME_HANDLE,
        file=winner.definition.origin.file_name,
        name=loser.name,
        slug=loser.identity,
    )
    loser.lose(Problem("same-name", Severity.ERROR, text, field="name"))


def _is_on(entry: _Entry, held: state.State) -> bool:
    """Tell whether state and scope let a definition through, and say why if they do not."""
    if held.scopes is None:
        text = message(wording.LISTING_FAILS, file=locations.PROJECT_SCOPES)
        entry.lose(Problem("listing-fails", Severity.ERROR, text))
        return False
    if entry.identity in held.switched_off:
        entry.lose(_SWITCHED_OFF)
        return False
    scope = held.scope(entry.identity)
    if scope.projects is None:
        return True
    projects = ", ".join(scope.projects)
    if not projects:
        entry.lose(Problem("no-projects", Severity.WARNING, message(wording.NO_PROJECTS)))
    elif scope.includes(held.project):
        text = message(wording.ONLY_IN_PROJECTS, projects=projects)
        entry.problems.append(Problem("only-in-projects", Severity.INFO, text))
        return True
    else:
        text = message(wording.OUT_OF_PROJECT, projects=projects, project=held.project or "")
        entry.problems.append(Problem("out-of-project", Severity.INFO, text))
    return False


def pin_of(definition: Definition) -> models.Pin | None:
    """Give the model a definition pins, split as the runtime splits it."""
    if definition.value("model") is None:
        return None
    return runtime_reader.model_of(definition.document.text)


def pins(definitions: Iterable[Definition]) -> list[models.Pin | None]:
    """Give the pins of definitions in order, as the cap of providers counts them."""
    found: list[models.Pin | None] = []
    for definition in definitions:
        found.append(pin_of(definition))
        fallbacks = definition.value("fallback_models")
        if definition.rules == Rules.FALLBACK.value and isinstance(fallbacks, tuple):
            found += [models.split_pin(each.partition("|")[0]) for each in fallbacks]
    return found


def allowed_providers(definitions: Iterable[Definition]) -> frozenset[str]:
    """Give the providers that agents offered together may pin."""
    return frozenset(models.pinned_providers(pins(definitions)))


def _note_providers(offered: Sequence[_Entry]) -> None:
    allowed = allowed_providers(entry.definition for entry in offered)
    for entry in offered:
        pin = pin_of(entry.definition)
        if pin is not None and pin.provider not in allowed:
            text = message(
                wording.TOO_MANY_PROVIDERS, limit=models.MAX_PROVIDERS, provider=pin.provider
            )
            problem = Problem("too-many-providers", Severity.ERROR, text, field="model")
            entry.problems.append(problem)
