"""All definitions of one harness on this machine: found, read, and put together.

Every file that may be meant as a definition is listed, also those that cannot be read or that the
harness skips. Files are read in the order of the harness's roots and, in each, by name.
"""

from __future__ import annotations

import gc
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from editor.core.definition import Definition, Origin, Status
from editor.core.document import Document
from editor.core.harness import Root
from editor.core.records import record, replace
from editor.harnesses import IDS, by_id
from editor.storage.finding import Found, looks_like_path, root_of, walk
from editor.storage.links import real_path
from editor.storage.paths import real_root
from editor.storage.reading import Refused, kind_of, problem_of, read_bytes, read_definition
from editor.storage.resources import LAST_RANK, builtin_documents

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from editor.core.environment import Environment
    from editor.core.harness import Harness, Roster, Settings
    from editor.core.problems import Problem

DEFAULT_HARNESS = IDS[0]
DIRECT_SCOPE = "user"  # a file named directly, outside every root, is read as the user's own


@record
class Library:
    """The definitions of one harness under one version of its rules, as last scanned."""

    harness: Harness
    rules: str
    environment: Environment
    roster: Roster
    roots: tuple[Root, ...]
    problems: tuple[Problem, ...] = ()  # folders and settings files that cannot be read
    definitions: tuple[Definition, ...] = ()  # each by itself, as given to the roster
    unreadable: tuple[Definition, ...] = ()  # listed, but never seen by the harness

    def is_made_of(
        self,
        definitions: Sequence[Definition],
        unreadable: Sequence[Definition],
        settings: Settings,
    ) -> bool:
        """Whether these very definitions, put together, give this roster."""
        held, lost = self.definitions, [(entry.origin, entry.problems) for entry in unreadable]
        return (
            len(held) == len(definitions)
            and all(one is two for one, two in zip(held, definitions, strict=True))
            and lost == [(entry.origin, entry.problems) for entry in self.unreadable]
            and settings == self.roster.settings
        )

    def is_same(self, other: Library) -> bool:
        """Whether another library says the same as this one."""
        return (
            self.roster is other.roster
            and self.environment == other.environment
            and (self.roots, self.problems) == (other.roots, other.problems)
        )


def scan(
    harness: Harness,
    environment: Environment,
    rules: str = "",
    before: Library | None = None,
    *,
    looks_for_problems: bool = False,
) -> Library:
    """Find and read every definition; a missing folder is no error, only empty.

    Every file is read from disk. What a library from `before` holds of the very same bytes is taken
    from there, the library itself where nothing differs: values stay the same objects. Who keeps
    the library and shows the problems of every definition has them looked for at once: what is
    needed for that is let go before the next file is read.
    """
    rules = rules or harness.default_rules
    if before is not None and (before.harness.id, before.rules) != (harness.id, rules):
        before = None
    reader = _Reader(harness, rules, before, looks_for_problems=looks_for_problems)
    roots = harness.roots(environment, rules)
    files, unread = read_settings_files(harness.settings_files(environment))
    problems: list[Problem] = list(unread)
    definitions: list[Definition] = []
    unreadable: list[Definition] = []
    seen: set[str] = set()
    with _without_collector():
        for rank, root in enumerate(roots):
            real = real_root(root.path, environment)
            for found in walk(root, problems.append):
                if found.path not in seen:
                    seen.add(found.path)
                    definition = _read(found, reader, root, rank, real)
                    (definitions if definition.origin.identity else unreadable).append(definition)
        for document, origin in builtin_documents(harness.id):
            definitions.append(reader.read(document, origin))
        settings = harness.settings(files, environment, rules)
        if before is not None and before.is_made_of(definitions, unreadable, settings):
            roster, unreadable = before.roster, list(before.unreadable)
        else:
            roster = harness.roster(definitions, settings, rules)
            if unreadable:
                roster = replace(roster, entries=_among(roster.entries, unreadable))
    library = Library(
        harness, rules, environment, roster, roots,
        tuple(problems), tuple(definitions), tuple(unreadable),
    )  # fmt: skip
    return before if before is not None and before.is_same(library) else library


def look_for_problems(definition: Definition) -> None:
    """Find the problems now, and forget what was read for it."""
    len(definition.problems)
    definition.document.let_go()


def read_one(path: str, harness: Harness, environment: Environment, rules: str = "") -> Definition:
    """Read one file by itself, without who wins over whom.

    A file inside one of the harness's folders is read as belonging there, any other one as the
    user's own.
    """
    rules = rules or harness.default_rules
    reader = _Reader(harness, rules)
    path = os.path.abspath(path)
    found = Found(path, os.path.islink(path), is_regular=False)
    root, rank = root_of(path, harness.roots(environment, rules))
    if root is not None:
        return _read(found, reader, root, rank, real_root(root.path, environment))
    return _read(found, reader, Root("", DIRECT_SCOPE), 0, real_root(path, environment))


def with_definitions(library: Library, changed: Sequence[Definition]) -> Roster:
    """Put unsaved definitions, or such from elsewhere, among the others.

    Each takes the place of the file it was read from; one that is not in the library stands first
    and replaces what else its folder calls by that name.
    """
    by_path = {definition.origin.path: definition for definition in changed}
    known = {definition.origin.path for definition in library.definitions}
    added = [definition for definition in changed if definition.origin.path not in known]
    names = {definition.name for definition in added if not definition.origin.root}
    kept = [
        by_path.get(definition.origin.path, definition)
        for definition in library.definitions
        if definition.name not in names or definition.origin.rank >= LAST_RANK
    ]
    settings = library.roster.settings
    roster = library.harness.roster([*added, *kept], settings, library.rules)
    unreadable = [entry for entry in library.unreadable if entry.origin.path not in by_path]
    return replace(roster, entries=_among(roster.entries, unreadable)) if unreadable else roster


def harness_for(
    path: str, environment: Environment, harnesses: Iterable[Harness] | None = None
) -> str:
    """Tell from a path which harness a file belongs to; the first one when none claims it."""
    best, best_claim = DEFAULT_HARNESS, 0
    path = os.path.abspath(path)
    for harness in harnesses or map(by_id, IDS):
        claim = harness.claims(path, environment)
        if claim > best_claim:
            best, best_claim = harness.id, claim
    return best


def find(library: Library, name_or_path: str) -> Definition | None:
    """Find a definition by its name, or by the path of its file (also through a link)."""
    winner = library.roster.winner(name_or_path)
    if winner is not None or not looks_like_path(name_or_path):
        return winner
    path = os.path.abspath(name_or_path)
    index = by_path(library)
    return index.get(path) or index.get(real_path(path))


def by_path(library: Library) -> dict[str, Definition]:
    """Give every definition by the path of its file, and by the real path of a linked one."""
    entries = library.roster.entries
    index = {entry.origin.real_path: entry for entry in entries if entry.origin.real_path}
    return index | {entry.origin.path: entry for entry in entries}


def suggestions(library: Library, name: str) -> tuple[str, ...]:
    """Names that may have been meant, best first, at most three."""
    import difflib

    names = {entry.name.lower(): entry.name for entry in library.roster.entries}
    close = difflib.get_close_matches(name.lower(), names, n=3, cutoff=0.6)
    return tuple(names[found] for found in close)


def read_settings_files(
    paths: Sequence[str],
) -> tuple[Mapping[str, bytes], tuple[Problem, ...]]:
    """Read those of a harness's settings files that exist."""
    files: dict[str, bytes] = {}
    problems: list[Problem] = []
    for path in paths:
        try:
            files[path] = read_bytes(path)[0]
        except (FileNotFoundError, NotADirectoryError):
            continue
        except (OSError, ValueError, Refused) as error:
            problems.append(problem_of(path, error))
    return files, tuple(problems)


class _Reader:
    """Reads documents as a harness does, each text of a file only once."""

    def __init__(
        self,
        harness: Harness,
        rules: str,
        before: Library | None = None,
        *,
        looks_for_problems: bool = False,
    ) -> None:
        self.harness = harness
        self.rules = rules
        self._looks_for_problems = looks_for_problems
        known = before.definitions if before is not None else ()
        self._known = {entry.origin.path: entry for entry in known}

    def read(self, document: Document, origin: Origin) -> Definition:
        """Let the harness judge a document, or take what it made of the same one before."""
        held = self._known.get(origin.path)
        if held is not None and held.origin == origin and held.document.data == document.data:
            return held
        definition = self.harness.read(document, origin, self.rules)
        if origin.identity and self._looks_for_problems:
            look_for_problems(definition)
        elif origin.identity:
            document.let_go()
        return definition


def _read(found: Found, reader: _Reader, root: Root, rank: int, real_folder: str) -> Definition:
    """Read one file and let the harness judge it; what cannot be read is listed all the same."""
    path = found.path
    real = ""
    if found.is_link:
        real = real_path(path)
    elif real_folder:
        real = real_folder + path[len(root.path) :] if root.path else real_folder
    try:
        if not found.is_regular:
            kind = kind_of(os.stat(path).st_mode)
            if kind:  # not even opened: opening a device may do something
                raise Refused(kind)
        data, status = read_definition(path)
    except (OSError, ValueError, Refused) as error:
        origin = Origin(path, root.scope, root.is_writable, root.path, real, root.plugin, rank)
        return _unreadable(reader.harness, reader.rules, origin, problem_of(path, error))
    identity = (status.st_dev, status.st_ino)
    origin = Origin(
        path, root.scope, root.is_writable, root.path, real, root.plugin, rank, identity
    )
    return reader.read(Document(data), origin)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Read many files without Python's cycle collector, which would walk all of them again and
    again: definitions hold no cycles, and a scan of 10,000 takes a fifth less time.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            # Into the oldest generation without a look: the next small collection would walk it.
            gc.freeze()
            gc.unfreeze()
            gc.enable()


def _unreadable(harness: Harness, rules: str, origin: Origin, problem: Problem) -> Definition:
    """List a file that cannot be read, so that it is not just missing."""
    name = origin.file_name.rsplit(".", 1)[0] or origin.file_name
    return Definition(
        harness.id, rules, name, origin, Document(b""), Status.SKIPPED, problems=(problem,)
    )


def _among(
    entries: Sequence[Definition], unreadable: Sequence[Definition]
) -> tuple[Definition, ...]:
    """Put the unreadable files behind the last entry of their own scope; first, if it has none."""
    waiting: dict[str, list[Definition]] = {}
    for definition in unreadable:
        waiting.setdefault(definition.origin.scope, []).append(definition)
    last = {entry.origin.scope: at for at, entry in enumerate(entries)}
    result: list[Definition] = []
    for scope in reversed(waiting):
        if scope not in last:
            result += waiting[scope]
    for at, entry in enumerate(entries):
        result.append(entry)
        if last[entry.origin.scope] == at:
            result += waiting.get(entry.origin.scope, ())
    return tuple(result)
