"""Which agents a session is offered: precedence, caps, and the runtime's own folder loader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from editor.core.records import record
from editor.harnesses.pi_desktop import javascript, names, runtime_reader
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

MAX_OFFERED: Final = 16


class Entry(Protocol):
    """Anything that can be merged: it has a name, and a source, `user` or `builtin`."""

    @property
    def name(self) -> str:
        """The handle, compared exactly."""

    @property
    def source(self) -> str:
        """Where it comes from; user entries go first."""


E = TypeVar("E", bound=Entry)


@record
class NamedEntry:
    """The least that can be merged."""

    name: str
    source: str
    prompt: str


def merge(entries: Iterable[E]) -> tuple[tuple[E, ...], tuple[str, ...]]:
    """Give the entries that are kept, in offered order, and the names that did not fit."""
    given = tuple(entries)
    ordered = [each for each in given if each.source == "user"]
    ordered += [each for each in given if each.source == "builtin"]
    kept: dict[str, E] = {}
    dropped: list[str] = []
    for entry in ordered:
        if entry.name in kept:
            continue
        if len(kept) < MAX_OFFERED:
            kept[entry.name] = entry
        else:
            dropped.append(entry.name)
    return tuple(kept.values()), tuple(dropped)


@record
class Loaded:
    """What the runtime's loader gives: offered agents, all built-in names, and its log lines."""

    offered: tuple[NamedEntry, ...]
    builtins: tuple[str, ...]
    diagnostics: tuple[str, ...]


def load(
    *,
    shipped: Sequence[NamedEntry],
    user_files: Mapping[str, str],
    user_documents: Sequence[tuple[str, str]] | None = None,
    override_files: Mapping[str, str],
    disabled_builtins: Collection[str] = (),
    user_folder: str,
    override_folder: str,
    rules: Rules = Rules.SEED,
) -> Loaded:
    """Load agents as the runtime does: folder or memory, then overrides, then the shipped ones."""
    log: list[str] = []
    found: list[NamedEntry] = []

    def add(text: str, fallback: str, source: str, where: str) -> NamedEntry | None:
        reading = runtime_reader.read_document(
            text, fallback_name=fallback, source=source, rules=rules
        )
        log.extend(f"{where}: {line}" for line in reading.diagnostics)
        definition = reading.definition
        if definition is None:
            return None
        return NamedEntry(definition.name, source, definition.prompt)

    if user_documents is None:
        for file_name in _markdown(user_files):
            entry = add(user_files[file_name], file_name, "user", f"{user_folder}/{file_name}")
            found += [entry] if entry else []
    for identity, text in user_documents or ():
        entry = add(text, identity, "user", f'user subagent "{identity}"')
        found += [entry] if entry else []
    known = {each.name for each in shipped}
    for file_name in _markdown(override_files):
        where = f"{override_folder}/{file_name}"
        entry = add(override_files[file_name], file_name, "builtin", where)
        if entry is not None and entry.name in known:
            found.append(entry)
        elif entry is not None:
            log.append(
                f'{where}: override matches no builtin "{entry.name}"; '
                "new delegates belong in ~/.agents/subagents"
            )
    kept, dropped = merge([*found, *shipped])
    if dropped:
        log.append(f"dropped subagents past the catalog cap: {', '.join(dropped)}")

    def is_off(entry: NamedEntry) -> bool:
        return entry.source == "builtin" and entry.name in disabled_builtins

    return Loaded(
        offered=tuple(each for each in kept if not is_off(each)),
        builtins=tuple(each.name for each in kept if each.source == "builtin"),
        diagnostics=tuple(log),
    )


def _markdown(files: Mapping[str, str]) -> list[str]:
    return sorted(filter(names.is_loader_file, files), key=javascript.utf16_order)
