"""Parent sessions to preview against: samples, snapshot files, and those found on disk.

Each harness that keeps sessions has a module `editor.storage.session_<harness>` with a function
`source(environment) -> SessionSource`. Sources are read-only, tolerate half-written files, never
follow a path out of their root, and never hand on secrets or message texts. Such a module may also
have `read_file(file, path, environment) -> Session | Problem | None`: what one of the harness's own
files (a transcript, an init message), named directly, tells as a session; None when it is no such.
It reads the open file line by line where it can, and may raise `Refused`.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from editor.core.problems import Problem, Severity
from editor.core.records import record, replace
from editor.core.session import LARGEST_SNAPSHOT, Completeness, Session, read_snapshot
from editor.core.wording import QT_TRANSLATE_NOOP, message
from editor.storage.lines import opened
from editor.storage.reading import Refused, problem_of, read
from editor.storage.resources import resource_path

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.environment import Environment

LARGEST_TRANSCRIPT = 512 * 1024 * 1024
SHOWN_PAGE = 200

NO_SESSION = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no session “{reference}”. Take one from the list of sessions, or give a file.",
)
NO_SESSION_NEAR = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no session “{reference}”; did you mean {near}? "
    "Take one from the list of sessions, or give a file.",
)
SEVERAL_SESSIONS = QT_TRANSLATE_NOOP(
    "Wording",
    "“{reference}” is the title of several sessions. Give the id of one of them: {near}.",
)


@record
class SessionSummary:
    """One session as a picker lists it; cheap to make, without its tools."""

    id: str
    title: str
    harness: str
    source: str  # "samples", "files", "disk"
    path: str
    updated: float | None  # seconds since 1970, None when not known
    completeness: Completeness
    working_directory: str | None = None

    def __post_init__(self) -> None:
        """Forget a time no calendar has: files and databases may hold any number."""
        if self.updated is not None and moment_of(self.updated) is None:
            object.__setattr__(self, "updated", None)


def moment_of(seconds: float) -> datetime | None:
    """Give a time as a date, None when no calendar has it."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):
        return None


class SessionSource(Protocol):
    """A place parent sessions come from."""

    id: str  # "samples", "files", "disk"

    def available(self) -> Problem | None:
        """Say why there is nothing to list, or None; a missing store is no error, only empty."""
        ...

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List sessions newest first, from `offset`, at most `limit`; cheap for any page."""
        ...

    def load(self, identity: str) -> Session | Problem:
        """Load one session whole."""
        ...


class SampleSessions:
    """Sample parents that come with the program, so that a preview works on any machine."""

    id = "samples"

    def __init__(self, harness_id: str) -> None:
        self._harness = harness_id
        self._folder = resource_path("sessions", harness_id)

    @cached_property
    def _sessions(self) -> tuple[tuple[str, Session], ...]:
        """Every sample with its path, in the order of the file names."""
        try:
            names = sorted(name for name in os.listdir(self._folder) if name.endswith(".json"))
        except FileNotFoundError:
            return ()
        found: list[tuple[str, Session]] = []
        for name in names:
            path = os.path.join(self._folder, name)
            session = read_session_file(path)
            if isinstance(session, Session):
                found.append((path, session))
        return tuple(found)

    def available(self) -> Problem | None:
        """Samples are always there."""
        return None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List the samples."""
        return tuple(
            _summary(session, self.id, path, None)
            for path, session in self._sessions[offset : offset + limit]
        )

    def load(self, identity: str) -> Session | Problem:
        """Give one sample by its id."""
        for _, session in self._sessions:
            if session.id == identity:
                return session
        return no_session(identity)


class SnapshotFiles:
    """Snapshot files a person has opened; the identity of each is its path."""

    id = "files"

    def __init__(self, harness_id: str, paths: Sequence[str]) -> None:
        self._harness = harness_id
        self._paths = tuple(paths)

    def available(self) -> Problem | None:
        """Opened files are listed as far as they can be read."""
        return None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List the opened files of this harness, newest first."""
        found: list[SessionSummary] = []
        for path in self._paths:
            session = read_session_file(path)
            if isinstance(session, Session) and session.harness == self._harness:
                summary = _summary(session, self.id, path, _modified(path))
                found.append(replace(summary, id=path))
        found.sort(key=lambda summary: -(summary.updated or 0))
        return tuple(found[offset : offset + limit])

    def load(self, identity: str) -> Session | Problem:
        """Read one file."""
        return read_session_file(identity)


def sources(
    harness_id: str, environment: Environment, files: Sequence[str] = ()
) -> tuple[SessionSource, ...]:
    """Give every place sessions of a harness come from: its own store, opened files, samples."""
    found: list[SessionSource] = []
    module = _module(harness_id)
    if module is not None:
        found.append(module.source(environment))
    if files:
        found.append(SnapshotFiles(harness_id, files))
    return (*found, SampleSessions(harness_id))


def read_session_file(path: str) -> Session | Problem:
    """Read a snapshot file."""
    document = read(path, LARGEST_SNAPSHOT)
    return document if isinstance(document, Problem) else read_snapshot(document.data)


def load_session(reference: str, harness_id: str, environment: Environment) -> Session | Problem:
    """Find a session by the path of a file, by its id, or by its title."""
    if os.path.isfile(reference) or _is_path(reference):
        return _load_file(reference, harness_id, environment)
    places = sources(harness_id, environment)
    summaries: list[tuple[SessionSource, SessionSummary]] = []
    for place in places:
        for summary in all_of(place):
            if summary.id == reference:
                return place.load(reference)
            summaries.append((place, summary))
    wanted = reference.casefold()
    titled = [pair for pair in summaries if pair[1].title.casefold() == wanted] or [
        pair for pair in summaries if pair[1].id.casefold().startswith(wanted) and wanted
    ]
    if len(titled) == 1:
        return titled[0][0].load(titled[0][1].id)
    if titled:
        return _problem(
            "session-ambiguous", SEVERAL_SESSIONS, reference, [each.id for _, each in titled[:5]]
        )
    return no_session(reference, [each for _, each in summaries])


def no_session(reference: str, known: Sequence[SessionSummary] = ()) -> Problem:
    """Say that there is no such session, with those that may have been meant."""
    import difflib

    names = [summary.id for summary in known] + [summary.title for summary in known]
    near = difflib.get_close_matches(reference, names, n=3, cutoff=0.5)
    return _problem("no-session", NO_SESSION_NEAR if near else NO_SESSION, reference, near)


def _problem(code: str, template: str, reference: str, near: Sequence[str]) -> Problem:
    named = ", ".join(f"“{name}”" for name in near)
    return Problem(code, Severity.ERROR, message(template, reference=reference, near=named))


def _load_file(path: str, harness_id: str, environment: Environment) -> Session | Problem:
    """Read a file that is a snapshot, or one of the harness's own session files."""
    session = read_session_file(path)
    if isinstance(session, Session):
        return session
    module = _module(harness_id)
    if module is None or not hasattr(module, "read_file"):
        return session
    try:
        with opened(path, LARGEST_TRANSCRIPT) as file:
            own: Session | Problem | None = module.read_file(file, path, environment)
    except (OSError, ValueError, Refused) as error:
        return problem_of(path, error, LARGEST_TRANSCRIPT)
    return session if own is None else own


def _module(harness_id: str) -> Any:
    """The module that reads a harness's own sessions, None when it has none."""
    name = f"editor.storage.session_{harness_id.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None


def all_of(source: SessionSource) -> list[SessionSummary]:
    """List a source whole, page by page."""
    found: list[SessionSummary] = []
    while True:
        page = source.page(len(found), SHOWN_PAGE)
        found += page
        if len(page) < SHOWN_PAGE:
            return found


def _is_path(text: str) -> bool:
    """Whether a reference can only be meant as a path."""
    return "/" in text or os.sep in text or text.lower().endswith((".json", ".jsonl"))


def _modified(path: str) -> float | None:
    try:
        return os.stat(path).st_mtime
    except OSError:
        return None


def _summary(session: Session, source: str, path: str, updated: float | None) -> SessionSummary:
    return SessionSummary(
        session.id, session.title, session.harness, source, path, updated,
        session.completeness, session.working_directory,
    )  # fmt: skip
