"""mevedel's sessions on disk: folders with a sidecar, and publications that outrank it.

A project session publishes whole generations of its files; the newest manifest that names a
sidecar decides, and session.meta.el beside it is only a cache. Everything is read, nothing written,
and no path is followed out of the session's own folder.
"""

from __future__ import annotations

import hashlib
import os
from typing import IO, TYPE_CHECKING, Final

from editor.core import sexpr
from editor.core.environment import join
from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.session import Completeness, Session
from editor.harnesses.mevedel import locations
from editor.harnesses.mevedel.permission_files import read_permission_file
from editor.harnesses.mevedel.sidecar import Surroundings, read_sidecar
from editor.storage import wording
from editor.storage.reading import MEBIBYTE, Refused, problem_of, read_bytes
from editor.storage.sessions import SessionSummary, no_session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.core.environment import Environment
    from editor.core.problems import Problem

SIDECAR: Final = "session.meta.el"
PUBLICATIONS: Final = ".publications"
LARGEST_SIDECAR: Final = 16 * 1024 * 1024
NEWEST_TRIED: Final = 8  # generations looked at when the newest ones are damaged
_GENERATION: Final = pattern(r"generation-[0-9a-f]+\Z")
_PUBLISHED: Final = pattern(r"\.publications/(generation-[0-9a-f]+)/([^/\\]+)\Z")
_FOLDER: Final = pattern(
    r"(?P<name>.+?)-+(?P<time>\d{4}-?\d{2}-?\d{2}[T_-]?\d{2}[-:]?\d{2}(?:[-:]?\d{2})?\w*)-+[0-9a-z]+\Z"
)


@record
class _Stored:
    """One session folder."""

    path: str
    updated: float

    @property
    def name(self) -> str:
        """The folder's own name, which is the session's identity."""
        return os.path.basename(self.path)

    @property
    def title(self) -> str:
        """The session's name, as its folder tells it."""
        found = _FOLDER.match(self.name)
        return found["name"] if found else self.name


class MevedelSessions:
    """The sessions of the workspace, newest first."""

    id = "disk"

    def __init__(self, environment: Environment) -> None:
        self._environment = environment

    def available(self) -> Problem | None:
        """A workspace without sessions is only empty."""
        return None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List sessions by their folders, without opening any of them."""
        stored = sorted(self._stored(), key=lambda each: (-each.updated, each.path))
        return tuple(
            SessionSummary(
                each.name, each.title, "mevedel", self.id, join(each.path, SIDECAR), each.updated,
                Completeness.PARTIAL, os.path.dirname(os.path.dirname(os.path.dirname(each.path))),
            )
            for each in stored[offset : offset + limit]
        )  # fmt: skip

    def load(self, identity: str) -> Session | Problem:
        """Read one session from its newest publication, else from its sidecar."""
        for stored in self._stored():
            if stored.name == identity:
                return _load(stored, self._environment)
        return no_session(identity)

    def _stored(self) -> Iterator[_Stored]:
        """Every session folder, in no order."""
        for root in session_roots(self._environment):
            try:
                with os.scandir(root) as listed:
                    for entry in listed:
                        if entry.is_dir(follow_symlinks=False):
                            updated = _updated(entry.path)
                            if updated is not None:
                                yield _Stored(entry.path, updated)
            except OSError:
                continue


def source(environment: Environment) -> MevedelSessions:
    """Give the sessions of the workspace."""
    return MevedelSessions(environment)


def read_file(file: IO[bytes], path: str, environment: Environment) -> Session | Problem | None:
    """Read a sidecar that is named directly; None when the file is none."""
    if os.path.basename(path) != SIDECAR:
        return None
    data = file.read(LARGEST_SIDECAR + 1)
    if not data.lstrip().startswith((b"(", b";")):
        return None
    if len(data) > LARGEST_SIDECAR:
        limit = LARGEST_SIDECAR // MEBIBYTE
        raise Refused(code="file-too-large", text=wording.OTHER_TOO_LARGE, limit=limit)
    folder = os.path.dirname(os.path.abspath(path))
    return read_sidecar(data, _around(_Stored(folder, 0.0), environment, ()))


def session_roots(environment: Environment) -> tuple[str, ...]:
    """The folders that hold session folders."""
    bases = (locations.workspace(environment), environment.project, environment.home)
    return tuple(dict.fromkeys(join(base, ".mevedel", "sessions") for base in bases))


def _updated(folder: str) -> float | None:
    """When a session was last written; None when the folder is no session."""
    own = _written(f"{folder}{os.sep}{SIDECAR}")
    published = _written(f"{folder}{os.sep}{PUBLICATIONS}")
    if own is None or published is None:
        return own if published is None else published
    return max(own, published)


def _written(path: str) -> float | None:
    """When a file or folder was last written; None when there is none."""
    try:
        return os.lstat(path).st_mtime
    except OSError:
        return None


def _load(stored: _Stored, environment: Environment) -> Session | Problem:
    """Read the deciding sidecar of a session."""
    notes: list[str] = []
    published = _published(stored.path, notes)
    if published is not None:
        found = read_sidecar(published, _around(stored, environment, tuple(notes)))
        if isinstance(found, Session):
            return found
        notes.append("publication-damaged")
    path = join(stored.path, SIDECAR)
    if os.path.islink(path):
        return no_session(stored.name)
    try:
        data, _ = read_bytes(path, LARGEST_SIDECAR)
    except (OSError, ValueError, Refused) as error:
        return problem_of(path, error, LARGEST_SIDECAR)
    return read_sidecar(data, _around(stored, environment, tuple(notes)))


def _published(folder: str, notes: list[str]) -> bytes | None:
    """The sidecar of the newest generation whose bytes are what its manifest says."""
    generations = _generations(join(folder, PUBLICATIONS))
    for number, generation in enumerate(generations[:NEWEST_TRIED]):
        data = _from_manifest(folder, join(generation, "manifest.el"))
        if data is not None:
            if number:
                notes.append("publication-damaged")
            return data
    if generations:
        notes.append("publication-damaged")
    return None


def _generations(root: str) -> list[str]:
    """The generation folders with a manifest, newest first."""
    found: list[tuple[float, str]] = []
    try:
        with os.scandir(root) as listed:
            for entry in listed:
                if _GENERATION.match(entry.name) and entry.is_dir(follow_symlinks=False):
                    written = _written(join(entry.path, "manifest.el"))
                    if written is not None:
                        found.append((written, entry.path))
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def _from_manifest(folder: str, manifest: str) -> bytes | None:
    """The sidecar a manifest names, if it lies where it may and its bytes are right."""
    value = _read_lisp(manifest)
    fields = sexpr.plist(value) if value is not None else None
    if fields is None or fields.get(":sidecar") != SIDECAR:
        return None
    artifacts = fields.get(":artifacts", ())
    for entry in artifacts if isinstance(artifacts, tuple) else ():
        if not isinstance(entry, tuple) or not entry or entry[0] != SIDECAR:
            continue
        held = sexpr.plist(entry[1:]) or {}
        published, digest = held.get(":published"), held.get(":sha256")
        place = _PUBLISHED.match(published) if isinstance(published, str) else None
        if place is None:
            return None
        generation = join(folder, PUBLICATIONS, place[1])
        path = join(generation, place[2])
        if os.path.islink(generation) or os.path.islink(path):
            return None
        data = _bytes(path)
        is_right = data is not None and hashlib.sha256(data).hexdigest() == digest
        return data if is_right else None
    return None


def _bytes(path: str) -> bytes | None:
    try:
        return read_bytes(path, LARGEST_SIDECAR)[0]
    except (OSError, ValueError, Refused):
        return None


def _read_lisp(path: str) -> sexpr.Expression | None:
    data = None if os.path.islink(path) else _bytes(path)
    if data is None:
        return None
    value = sexpr.read(data.decode("utf-8", "replace"))
    return None if isinstance(value, sexpr.Fault) else value


def _around(stored: _Stored, environment: Environment, notes: tuple[str, ...]) -> Surroundings:
    """What applies besides the sidecar: the permission files of its workspace and of the user."""
    workspace = os.path.dirname(os.path.dirname(os.path.dirname(stored.path)))
    own = join(workspace, ".mevedel", locations.PERMISSIONS) if workspace else ""
    paths = [own] if own else []
    paths.append(join(environment.home, ".mevedel", locations.PERMISSIONS))
    files = []
    more = list(notes)
    for path in dict.fromkeys(paths):
        data = _bytes(path)
        if data is None:
            continue
        file = read_permission_file(data, path)
        if file.problem:
            more.append("permissions-void")
        files.append(file)
    return Surroundings(
        stored.name,
        stored.title,
        environment.home,
        tuple(rule for file in files for rule in file.rules),
        tuple(grant for file in files for grant in file.grants),
        tuple(more),
    )
