"""All agents together: who wins a name, who is hidden or switched off, and what breaks them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import FieldValue, Source, Status
from editor.core.harness import Roster
from editor.core.problems import Problem, Severity
from editor.core.records import field, mutable_record
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import state, wording
from editor.harnesses.pi_orchestrator.discovery import BUILTIN
from editor.harnesses.pi_orchestrator.fields import CONFIG
from editor.harnesses.pi_orchestrator.locations import CONFIG_FILE, LEGACY_FILE, STRENGTH
from editor.harnesses.pi_orchestrator.rules import RELEASE_0_1_2

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Settings
    from editor.harnesses.pi_orchestrator.state import State

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO
_DIRECT: Final = -1  # a file named directly stands before every folder


@mutable_record
class _Entry:
    """A definition on its way through the merge, with what becomes of it."""

    definition: Definition
    problems: list[Problem] = field(default_factory=list)
    shadows: list[str] = field(default_factory=list)
    shadowed_by: str | None = None
    fields: dict[str, FieldValue] = field(default_factory=dict)
    is_off: bool = False

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def path(self) -> str:
        return self.definition.origin.path

    @property
    def is_builtin(self) -> bool:
        return self.definition.origin.scope == BUILTIN

    @property
    def takes_part(self) -> bool:
        return self.definition.status is Status.LOADED and not self.is_off

    def finished(self) -> Definition:
        """Give the definition with everything the roster adds to it."""
        held = self.definition
        if not (self.problems or self.shadows or self.shadowed_by or self.fields or self.is_off):
            return held
        if self.problems:
            found = tuple(self.problems)
            held = held.with_problems(lambda: found)
        return held.with_changes(
            status=Status.SKIPPED if self.is_off else held.status,
            fields={**held.fields, **self.fields} if self.fields else held.fields,
            shadows=(*held.shadows, *self.shadows),
            shadowed_by=self.shadowed_by or held.shadowed_by,
        )


def build(definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
    """Put all definitions together as one delegate call finds them."""
    held = state.of(settings)
    configs = [_Entry(each) for each in definitions if each.kind == CONFIG]
    agents = [_Entry(each) for each in definitions if each.kind != CONFIG]
    agents.sort(key=_discovery_order)
    for entry in agents:
        if entry.is_builtin and held.config.hides_builtin(entry.name):
            entry.is_off = True
            entry.problems.append(Problem("builtin-off", INFO, message(wording.BUILTIN_OFF)))
    winners = _merge(agents)
    _note_hidden(agents, winners)
    for entry in agents:
        winner = winners.get(entry.name)
        is_out = entry.definition.status is Status.SKIPPED or entry.is_off
        if is_out and winner is not None:
            entry.shadowed_by = winner.path
    for entry in agents:
        _apply_config(entry, winners, held)
    _mark_ignored(configs, rules)
    _note_unknown_names(configs, agents, held)
    fatal = [
        entry
        for entry in agents
        if entry.definition.status is Status.BREAKS_OTHERS and _counts(entry)
    ]
    agents.sort(key=_display_order)
    return Roster(
        entries=tuple(entry.finished() for entry in (*agents, *configs)),
        offered=() if fatal else tuple(entry.name for entry in winners.values()),
        settings=settings,
    )


def fatal_files(roster: Roster) -> tuple[Definition, ...]:
    """Give the files because of which no agent can be started at all."""
    return tuple(
        entry
        for entry in roster.entries
        if entry.status is Status.BREAKS_OTHERS and entry.origin.root and entry.kind != CONFIG
    )


def _counts(entry: _Entry) -> bool:
    return bool(entry.definition.origin.root)


def _rank(entry: _Entry) -> int:
    origin = entry.definition.origin
    return origin.rank if origin.root else _DIRECT


def _discovery_order(entry: _Entry) -> tuple[int, int, str]:
    """Order as discovery meets the files: weakest folder first, in it by file name."""
    scope = entry.definition.origin.scope
    strength = STRENGTH.index(scope) if scope in STRENGTH else len(STRENGTH)
    return strength if _counts(entry) else len(STRENGTH), -_rank(entry), entry.path


def _display_order(entry: _Entry) -> tuple[bool, int, str, str]:
    """What breaks the others stands at the top, then the strongest folder."""
    is_fatal = entry.definition.status is Status.BREAKS_OTHERS
    return not is_fatal, _rank(entry), entry.name, entry.path


def _merge(agents: Sequence[_Entry]) -> dict[str, _Entry]:
    """Let the last file of a name win; its place in the list is that of the first."""
    winners: dict[str, _Entry] = {}
    for entry in agents:
        if not entry.takes_part:
            continue
        before = winners.get(entry.name)
        if before is not None:
            _shadow(entry, before)
        winners[entry.name] = entry
    return winners


def _shadow(winner: _Entry, loser: _Entry) -> None:
    loser.shadowed_by = winner.path
    winner.shadows += [loser.path, *loser.shadows]
    for path_entry in (winner, loser):
        path_entry.shadows = list(dict.fromkeys(path_entry.shadows))
    if winner.definition.origin.root == loser.definition.origin.root and _counts(winner):
        for entry, other in ((winner, loser), (loser, winner)):
            file = other.definition.origin.file_name
            text = message(wording.SAME_NAME, name=entry.name, file=file)
            entry.problems.append(Problem("same-name", ERROR, text, field="name"))


def _note_hidden(agents: Sequence[_Entry], winners: dict[str, _Entry]) -> None:
    """A hidden file does not hide the one below it."""
    for entry in agents:
        is_hidden = entry.definition.value("hidden") is True
        revealed = winners.get(entry.name)
        if is_hidden and revealed is not None and revealed is not entry:
            text = message(wording.HIDDEN_REVEALS, name=entry.name, path=revealed.path)
            entry.problems.append(Problem("hidden-reveals", WARNING, text, field="hidden"))


def _apply_config(entry: _Entry, winners: dict[str, _Entry], held: State) -> None:
    """Put what the configuration decides into the fields, with its source."""
    config = held.config
    if not entry.takes_part:
        return
    if entry.is_builtin and (level := config.builtin_thinking(entry.name)) is not None:
        note = message(wording.FROM_FLEET, name=entry.name)
        entry.fields["thinking"] = FieldValue(level, Source.SETTINGS, note=note)
    model = config.model_overrides.get(entry.name)
    if model is not None and winners.get(entry.name) is entry:
        note = message(wording.FROM_OVERRIDES, name=entry.name)
        entry.fields["model"] = FieldValue(model, Source.OVERRIDE, note=note)
    turns = entry.definition.fields.get("max_turns")
    if held.config_path and (turns is None or turns.value is None):
        line = turns.line if turns is not None else None
        note = message(wording.FROM_CONFIG)
        entry.fields["max_turns"] = FieldValue(config.max_turns, Source.SETTINGS, line, note=note)


def _mark_ignored(configs: Sequence[_Entry], rules: str) -> None:
    """Of the two files only one counts: the newer, or for release 0.1.2 the older."""
    is_release = rules == RELEASE_0_1_2
    files = {entry.definition.origin.file_name: entry for entry in configs}
    used, unused = (LEGACY_FILE, CONFIG_FILE) if is_release else (CONFIG_FILE, LEGACY_FILE)
    entry = files.get(unused)
    if entry is None or not entry.definition.origin.root or not (is_release or used in files):
        return
    entry.is_off = True
    entry.shadowed_by = files[used].path if used in files else None
    text = message(wording.CONFIG_UNREAD if is_release else wording.LEGACY_IGNORED, file=used)
    entry.problems.append(Problem("configuration-unread", WARNING, text))


def _note_unknown_names(configs: Sequence[_Entry], agents: Sequence[_Entry], held: State) -> None:
    """Names in the configuration that no agent has do nothing."""
    names = {entry.name for entry in agents}
    builtins = {entry.name for entry in agents if entry.is_builtin}
    fleet = held.config.builtin_fleet
    for entry in configs:
        if entry.path != held.config_path:
            continue
        found = [
            ("model_overrides", name) for name in held.config.model_overrides if name not in names
        ]
        if isinstance(fleet, dict):
            found += [("builtin_fleet", name) for name in fleet if name not in builtins]
        for field_name, name in found:
            line = entry.definition.fields[field_name].line
            text = message(wording.NO_SUCH_AGENT, name=name)
            entry.problems.append(Problem("no-such-agent", INFO, text, line, field=field_name))
