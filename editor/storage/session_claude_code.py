"""Claude Code's sessions: transcripts on disk, and init messages of stream-json runs as files.

Transcripts are only ever read, and only for tools, mode, model and version; what was said stays
where it is. The settings of a session's folder are read too, because their rules decide with.
"""

from __future__ import annotations

import os
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, Any, Final

from editor.core.environment import join
from editor.core.problems import Problem, Severity
from editor.core.records import record, replace
from editor.core.session import Completeness
from editor.core.wording import QT_TRANSLATE_NOOP, message
from editor.harnesses.claude_code import locations, settings
from editor.harnesses.claude_code.init_message import find_init, session_of_init
from editor.harnesses.claude_code.transcripts import read_lines, session_of_transcript
from editor.storage.library import read_settings_files
from editor.storage.lines import lines_of, opened
from editor.storage.links import is_plain_file, is_plain_folder
from editor.storage.reading import Refused, problem_of
from editor.storage.sessions import LARGEST_TRANSCRIPT, SessionSummary, no_session

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from editor.core.environment import Environment
    from editor.core.session import Session

HARNESS: Final = "claude-code"
ENDING: Final = ".jsonl"
LARGEST_WHOLE: Final = 16 * 1024 * 1024  # bytes of an init message over several lines
LOOKED_AT: Final = 64 * 1024  # bytes of a transcript that are read for a list
SHORT: Final = 8  # characters of an id that tell sessions of one folder apart

CHILD_TRANSCRIPT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is the transcript of a subagent. It does not tell what its parent has; choose the "
    "transcript of the session it belongs to.",
)


@record
class _Stored:
    """One transcript on disk."""

    path: str
    updated: float

    @property
    def identity(self) -> str:
        """The session's id, which is the file's name."""
        return os.path.basename(self.path)[: -len(ENDING)]


class ClaudeSessions:
    """The transcripts of all projects, newest first."""

    id = "disk"

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._root = join(locations.user_folder(environment), "projects")

    def available(self) -> Problem | None:
        """No transcripts is no error; they are kept for a month only."""
        return None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List transcripts by time; only the start of those shown is read."""
        stored = sorted(self._stored(), key=lambda each: (-each.updated, each.path))
        return tuple(self._summary(each) for each in stored[offset : offset + limit])

    def load(self, identity: str) -> Session | Problem:
        """Read one transcript."""
        for stored in self._stored():
            if stored.identity == identity:
                try:
                    with opened(stored.path, LARGEST_TRANSCRIPT) as file:
                        found = _from_transcript(file, stored.path, self._environment)
                except (OSError, ValueError, Refused) as error:
                    return problem_of(stored.path, error, LARGEST_TRANSCRIPT)
                return found or no_session(identity)
        return no_session(identity)

    def _stored(self) -> Iterator[_Stored]:
        """Every transcript below the root, never through a link."""
        for folder in _entries(self._root):
            if not is_plain_folder(folder):
                continue
            for entry in _entries(folder.path):
                if entry.name.endswith(ENDING) and is_plain_file(entry):
                    try:
                        updated = entry.stat(follow_symlinks=False).st_mtime
                    except OSError:
                        continue
                    yield _Stored(entry.path, updated)

    def _summary(self, stored: _Stored) -> SessionSummary:
        folder = _folder_of(stored.path)
        return SessionSummary(
            stored.identity, _title(folder, stored.identity), HARNESS, self.id, stored.path,
            stored.updated, Completeness.PARTIAL, folder or None,
        )  # fmt: skip


def source(environment: Environment) -> ClaudeSessions:
    """Give the sessions of this machine's user."""
    return ClaudeSessions(environment)


def read_file(file: IO[bytes], path: str, environment: Environment) -> Session | Problem | None:
    """Read an init message, a stream-json file or a transcript; None when it is none of them."""
    init = _init(file)
    if init is not None:
        folder = init.get("cwd")
        place = folder if isinstance(folder, str) else ""
        identity = init.get("session_id")
        title = _title(place, identity if isinstance(identity, str) else "")
        held, variables, unread = _settings_of(place, environment)
        return _noting(session_of_init(init, title, held, variables), unread)
    return _from_transcript(file, path, environment)


def _init(file: IO[bytes]) -> Mapping[str, Any] | None:
    """The last init message of a file; one that is printed over several lines is read whole."""
    whole = file.read(LARGEST_WHOLE + 1)
    init = find_init([whole]) if len(whole) <= LARGEST_WHOLE and whole.count(b"\n") else None
    file.seek(0)
    if init is None:
        init = find_init(lines_of(file))
    file.seek(0)
    return init


def _from_transcript(
    file: IO[bytes], path: str, environment: Environment
) -> Session | Problem | None:
    """Put a session together from a transcript's lines."""
    found = read_lines(lines_of(file))
    name = os.path.basename(path)
    if found.is_child:
        text = message(CHILD_TRANSCRIPT, name=name)
        return Problem("child-transcript", Severity.ERROR, text, path=path)
    if not found.is_transcript:
        return None
    identity = name[: -len(ENDING)] if name.endswith(ENDING) else found.identity or name
    title = _title(found.folder, identity)
    held, variables, unread = _settings_of(found.folder, environment)
    return _noting(session_of_transcript(found, identity, title, held, variables), unread)


def _noting(session: Session, unread: tuple[str, ...]) -> Session:
    """The session with the settings files whose rules it lacks."""
    if not unread:
        return session
    context = {**session.context, settings.UNREAD: list(unread)}
    return replace(session, context=MappingProxyType(context))


def _settings_of(
    folder: str, environment: Environment
) -> tuple[Mapping[str, Any], Mapping[str, str], tuple[str, ...]]:
    """The settings in force in a session's folder, none when that is not on this machine, and the
    files among them that could not be read.
    """
    if not folder or not os.path.isabs(folder) or not os.path.isdir(folder):
        return {}, {}, ()
    there = replace(environment, project=folder, levels=(), variables=_moving(environment))
    files, _ = read_settings_files(locations.settings_files(there))
    held = settings.of(settings.read_settings(files, there))
    return settings.portable(held.merged), dict(held.variables), held.unread


def _moving(environment: Environment) -> Mapping[str, str]:
    """Only the variable that moves folders: the others need not be those of the session."""
    moved = environment.variable("CLAUDE_CONFIG_DIR")
    return {"CLAUDE_CONFIG_DIR": moved} if moved else {}


def _folder_of(path: str) -> str:
    """The working folder a transcript names near its start."""
    try:
        with opened(path) as file:
            start = file.read(LOOKED_AT)
    except (OSError, Refused):
        return ""
    at = start.find(b'"cwd":"')
    if at < 0:
        return ""
    end = start.find(b'"', at + 7)
    text = start[at + 7 : end].decode("utf-8", "replace") if end > 0 else ""
    return text.replace("\\\\", "\\")


def _title(folder: str, identity: str) -> str:
    """A title without a word of what was said: the folder, and enough of the id."""
    name = folder.replace("\\", "/").rstrip("/").rsplit("/", 1)[-1]
    short = identity[:SHORT]
    return f"{name} · {short}" if name and short else name or short or HARNESS


def _entries(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as listed:
            return list(listed)
    except OSError:
        return []
