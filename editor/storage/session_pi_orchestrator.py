"""Sessions of the pi coding agent: its JSONL files, read for what a child depends on.

A session file records the model, the thinking level, the folder, and which tools were declared; it
does not record the parent's registry or where a tool comes from, so every session is partial. What
was said in a session is neither kept nor shown.
"""

from __future__ import annotations

import json
import os
from typing import IO, TYPE_CHECKING, Final

from editor.core.environment import join
from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.session import Completeness, Session, Tool, ToolState
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS, is_mcp
from editor.harnesses.pi_orchestrator.locations import PI_SETTINGS, agent_folder
from editor.harnesses.pi_orchestrator.session_log import (
    SessionLog,
    header_of,
    opaque_line,
    recover,
    session_name,
)
from editor.storage.lines import lines_of, opened
from editor.storage.links import is_plain_folder
from editor.storage.reading import Refused, problem_of, read_bytes
from editor.storage.sessions import (
    LARGEST_TRANSCRIPT,
    SessionSummary,
    moment_of,
    no_session,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from editor.core.environment import Environment
    from editor.core.problems import Problem

HARNESS: Final = "pi-orchestrator"
ENDING: Final = ".jsonl"
LOOKED_AT: Final = 16 * 1024  # bytes at either end of a file that are read for a list
_IDENTITY: Final = pattern(r"[0-9A-Za-z][0-9A-Za-z-]{3,80}\Z")


@record
class _Stored:
    """One session file on disk."""

    path: str
    updated: float


class PiSessions:
    """All session files of this machine's user, newest first."""

    id = "disk"

    def __init__(self, environment: Environment) -> None:
        self._root = sessions_folder(environment)
        self._listed: list[SessionSummary] = []
        self._left: Iterator[_Stored] | None = None  # not yet looked at

    def available(self) -> Problem | None:
        """No sessions is no error."""
        return None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List sessions by time; only the ends of those shown are read."""
        if offset == 0 or self._left is None:
            stored = sorted(self._stored(), key=lambda each: (-each.updated, each.path))
            self._listed, self._left = [], iter(stored)
        while len(self._listed) < offset + limit:  # what is no session takes nobody's place
            each = next(self._left, None)
            if each is None:
                break
            summary = _summary(each)
            if summary is not None:
                self._listed.append(summary)
        return tuple(self._listed[offset : offset + limit])

    def load(self, identity: str) -> Session | Problem:
        """Read one session file."""
        if not _IDENTITY.match(identity):
            return no_session(identity)
        ending = f"_{identity}{ENDING}"
        stored = list(self._stored())
        named = [each for each in stored if each.path.endswith(ending)]
        for each in named or stored:
            header = _header(each.path)
            if header is not None and header.get("id") == identity:
                return _load(each.path) or no_session(identity)
        return no_session(identity)

    def _stored(self) -> Iterator[_Stored]:
        """Every session file below the root, never through a link."""
        for entry in _entries(self._root):
            if entry.name.endswith(ENDING):
                yield from _as_stored(entry)
            elif is_plain_folder(entry):
                for inner in _entries(entry.path):
                    if inner.name.endswith(ENDING):
                        yield from _as_stored(inner)


def source(environment: Environment) -> PiSessions:
    """Give the sessions of this machine's user."""
    return PiSessions(environment)


def read_file(file: IO[bytes], path: str, environment: Environment) -> Session | Problem | None:
    """Read one of pi's session files, named directly; None when it is no such."""
    log = recover(lines_of(file, opaque_line))
    return None if log is None else _session(log, path)


def sessions_folder(environment: Environment) -> str:
    """Find where pi keeps sessions: moved by a variable, by its settings, or the usual place."""
    own = agent_folder(environment)
    moved = environment.variable("PI_CODING_AGENT_SESSION_DIR").strip()
    if not moved:
        moved = _setting(join(own, PI_SETTINGS))
    if moved.startswith("~"):
        moved = environment.home + moved[1:]
    if moved and not os.path.isabs(moved):
        moved = os.path.join(environment.project, moved)
    return moved or join(own, "sessions")


def _setting(path: str) -> str:
    try:
        value = json.loads(read_bytes(path)[0].decode("utf-8"))
    except (OSError, ValueError, Refused, RecursionError):
        return ""
    held = value.get("sessionDir") if isinstance(value, dict) else None
    return held.strip() if isinstance(held, str) else ""


def _entries(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as listed:
            return list(listed)
    except (OSError, ValueError):
        return []


def _as_stored(entry: os.DirEntry[str]) -> Iterator[_Stored]:
    try:
        if entry.is_file(follow_symlinks=False):
            yield _Stored(entry.path, entry.stat(follow_symlinks=False).st_mtime)
    except OSError:
        return


def _summary(stored: _Stored) -> SessionSummary | None:
    """Describe a session by the ends of its file; None when it is none or just went away."""
    try:
        with opened(stored.path) as file:
            first = file.readline(LOOKED_AT)
            tail = _tail(file, len(first))
    except (OSError, Refused):
        return None
    header = header_of(first)
    if header is None:
        return None
    folder = header.get("cwd") if isinstance(header.get("cwd"), str) else None
    name = session_name(line for line in tail if b'"session_info"' in line)
    title = name or _title(folder, moment_of(stored.updated))
    return SessionSummary(
        header["id"], title, HARNESS, "disk", stored.path, stored.updated,
        Completeness.PARTIAL, folder,
    )  # fmt: skip


def _tail(file: IO[bytes], start: int) -> list[bytes]:
    """Read the last lines of a file, without the header."""
    size = os.fstat(file.fileno()).st_size
    at = max(start, size - LOOKED_AT)
    file.seek(at)
    lines = file.read(LOOKED_AT).split(b"\n")
    return lines if at == start else lines[1:]


def _title(folder: str | None, moment: datetime | None) -> str:
    """Name a session that has no name by its folder and its last use."""
    place = (folder or "").replace("\\", "/").rstrip("/").rsplit("/", 1)[-1] or "pi"
    return f"{place}, {moment:%Y-%m-%d %H:%M}" if moment else place


def _header(path: str) -> dict[str, object] | None:
    try:
        with opened(path) as file:
            found = header_of(file.readline(LOOKED_AT))
    except (OSError, Refused):
        return None
    return dict(found) if found is not None else None


def _load(path: str) -> Session | Problem | None:
    """Read a file whole, as far as it reaches now; a line that is being written does not count."""
    try:
        with opened(path, LARGEST_TRANSCRIPT) as file:
            log = recover(lines_of(file, opaque_line))
    except (OSError, ValueError, Refused) as error:
        return problem_of(path, error, LARGEST_TRANSCRIPT)
    return None if log is None else _session(log, path)


def _session(log: SessionLog, path: str) -> Session:
    """Put a session together; where its tools come from is not recorded."""
    tools = tuple(Tool(name, _origin(name), ToolState.ACTIVE) for name in log.declared_tools or ())
    try:
        moment = moment_of(os.stat(path).st_mtime)
    except OSError:
        moment = None
    return Session(
        HARNESS,
        log.session_id,
        log.name or _title(log.working_directory, moment),
        tools,
        working_directory=log.working_directory,
        model="/".join(log.model) if log.model else None,
        thinking=log.thinking,
        completeness=Completeness.PARTIAL,
    )


def _origin(name: str) -> str:
    """Guess from a name where a declared tool comes from; an extension stays unknown."""
    if name in BUILTIN_TOOLS:
        return "builtin"
    if is_mcp(name):
        parts = name.split("__")
        return f"mcp:{parts[1]}" if len(parts) > 2 else "mcp"
    return "unknown"
