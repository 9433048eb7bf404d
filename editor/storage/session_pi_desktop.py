"""PI-Desktop's own sessions, read from its database beside the running application.

Titles, modes, models and times are stored; the catalog of tools is not and is estimated
(`pi_desktop_catalog`), so every session is partly known. Only the columns named here are read, and
of transcripts only the names of tools.
"""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from editor.core.environment import join
from editor.core.patterns import pattern
from editor.core.problems import Problem, Severity
from editor.core.records import tuple_record
from editor.core.session import Completeness, Session
from editor.core.wording import QT_TRANSLATE_NOOP, message
from editor.harnesses.pi_desktop.locations import data_folder
from editor.storage import pi_desktop_catalog as catalog
from editor.storage import sqlite_snapshot
from editor.storage.reading import problem_of
from editor.storage.sessions import SessionSummary, no_session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.environment import Environment
    from editor.storage.sqlite_snapshot import Signature

HARNESS: Final = "pi-desktop"
DATABASE: Final = "pi.sqlite"
LARGEST_TRANSCRIPT: Final = 128 * 1024 * 1024
NEEDED: Final = ("id", "title", "updated_at")
WANTED: Final = (
    "id", "title", "project_id", "provider_id", "model_id", "mode", "thinking_level",
    "permission_mode", "updated_at",
)  # fmt: skip
DELETED: Final = "deleted_at"
_SAFE_ID: Final = pattern(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}")

BUSY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop's database changes at this moment and could not be read. Try again.",
)
UNKNOWN_SCHEMA: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop's database has a form (version {version}) in which no sessions are found. Use a "
    "sample session, or a newer version of this program.",
)
DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop's database cannot be read: {detail}. Start PI-Desktop to have it repaired, or use "
    "a sample session.",
)


@tuple_record
class Row:
    """What the database tells of one session."""

    id: str
    title: str
    project: str
    provider: str
    model: str
    mode: str
    thinking: str | None
    permission: str | None
    updated: float | None


@tuple_record
class Store:
    """What is read of the database in one go."""

    schema: int
    found: Sequence[tuple[Any, ...]]  # `WANTED` of every session, newest first
    projects: dict[Any, Any]
    turns: dict[str, tuple[str, str]]
    default_permission: str | None
    providers: tuple[dict[str, Any], ...]
    names: dict[str, str]  # provider id → how a model key names it

    def row(self, held: tuple[Any, ...]) -> Row:
        """Put one session in order; done only for those that are shown."""
        identity, title, project, provider, model, mode, thinking, permission, updated = held
        turn = self.turns.get(identity, ("", ""))
        return Row(
            identity,
            _string(title) or identity,
            _string(self.projects.get(project)),
            _string(provider) or turn[0],
            _string(model) or turn[1],
            _string(mode) or "agent",
            _string(thinking) or None,
            _string(permission) or None,
            _seconds(updated),
        )


def source(environment: Environment) -> PiDesktopSessions:
    """Give the sessions of this machine."""
    return PiDesktopSessions(environment)


class PiDesktopSessions:
    """The sessions in PI-Desktop's database, newest first."""

    id = "disk"

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._folder = data_folder(environment)
        self._path = join(self._folder, DATABASE)
        self._read: tuple[Signature, Store] | None = None

    def available(self) -> Problem | None:
        """Say why nothing can be listed; no database at all is only empty."""
        store = self._store()
        return store if isinstance(store, Problem) else None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List sessions by the time of their last change."""
        store = self._store()
        if isinstance(store, Problem) or store is None:
            return ()
        return tuple(
            SessionSummary(
                row.id, row.title, HARNESS, self.id, self._path, row.updated,
                Completeness.PARTIAL, row.project or None,
            )
            for row in map(store.row, store.found[offset : offset + limit])
        )  # fmt: skip

    def load(self, identity: str) -> Session | Problem:
        """Put one session together."""
        store = self._store()
        if isinstance(store, Problem):
            return store
        held = next((each for each in store.found if each[0] == identity), None) if store else None
        if store is None or held is None:
            return no_session(identity)
        row = store.row(held)
        called: tuple[str, ...] = ()
        if _SAFE_ID.fullmatch(row.id):
            transcript = join(self._folder, "sessions", f"{row.id}.jsonl")
            called = catalog.called_tools(transcript, LARGEST_TRANSCRIPT)
        tools = catalog.estimate(row.mode, store.schema, called, row.project, self._environment)
        context: dict[str, Any] = {"schemaVersion": store.schema}
        if store.default_permission:
            context["defaultPermissionMode"] = store.default_permission
        if store.providers:
            context["providers"] = list(store.providers)
        servers = catalog.servers(self._environment, row.project)
        if servers:
            context["mcpServers"] = servers
        provider = store.names.get(row.provider, row.provider)
        model = f"{provider}/{row.model}" if provider and row.model else row.model or None
        return Session(
            HARNESS, row.id, row.title, tools, row.project or None, row.permission, row.mode,
            model, row.thinking, Completeness.PARTIAL, context,
        )  # fmt: skip

    def _store(self) -> Store | Problem | None:
        """Read the database, or give what was read as long as it has not changed."""
        try:
            now = sqlite_snapshot.signature(self._path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return problem_of(self._path, error)
        if self._read and self._read[0] == now:
            return self._read[1]
        try:
            store = sqlite_snapshot.query(self._path, _ask)
        except sqlite_snapshot.Busy:
            return _problem("sessions-busy", BUSY, self._path)
        except sqlite3.Error as error:
            return _problem("sessions-damaged", DAMAGED, self._path, detail=str(error))
        except (OSError, sqlite_snapshot.Refused) as error:
            limit = sqlite_snapshot.LARGEST_IN_MEMORY
            return problem_of(self._path, error, limit)
        if isinstance(store, int):
            return _problem("sessions-unknown-form", UNKNOWN_SCHEMA, self._path, version=store)
        self._read = (now, store)
        return store


def _problem(code: str, template: str, path: str, **values: str | int) -> Problem:
    return Problem(code, Severity.WARNING, message(template, **values), path=path)


def _ask(connection: sqlite3.Connection) -> Store | int:
    """Read what is wanted; only the schema's version when there is no table of sessions."""
    try:
        return _read(connection)
    except sqlite3.OperationalError as error:
        if "decode" not in str(error):
            raise
        connection.text_factory = _text  # much slower, and only needed for texts that are no UTF-8
        return _read(connection)


def _read(connection: sqlite3.Connection) -> Store | int:
    schema = int(connection.execute("PRAGMA user_version").fetchone()[0])
    columns = _columns(connection, "sessions")
    if not set(NEEDED) <= columns:
        return schema
    projects = dict(_rows(connection, "projects", ("id", "path")))
    turns = _last_models(connection)
    names, providers = _providers(connection)
    wanted = [name if name in columns else f"NULL AS {name}" for name in WANTED]
    where = "typeof(id) = 'text'" + (" AND deleted_at IS NULL" if DELETED in columns else "")
    found = connection.execute(
        f"SELECT {', '.join(wanted)} FROM sessions WHERE {where} ORDER BY updated_at DESC, id"
    ).fetchall()
    permission = _default_permission(connection)
    return Store(schema, found, projects, turns, permission, providers, names)


def _last_models(connection: sqlite3.Connection) -> dict[str, tuple[str, str]]:
    """The provider and model of each session's last turn that names one."""
    if not {"session_id", "provider_id", "model_id"} <= _columns(connection, "turns"):
        return {}
    asked = "SELECT session_id, provider_id, model_id FROM turns WHERE model_id IS NOT NULL"
    return {
        identity: (_string(provider), _string(model))
        for identity, provider, model in connection.execute(f"{asked} ORDER BY rowid")
    }


def _providers(
    connection: sqlite3.Connection,
) -> tuple[dict[str, str], tuple[dict[str, Any], ...]]:
    """The model providers: how a model key names each, and what pins are matched with."""
    names: dict[str, str] = {}
    found: list[dict[str, Any]] = []
    wanted = ("id", "name", "vendor_key", "enabled")
    for identity, name, vendor, enabled in _rows(connection, "providers", wanted):
        if not isinstance(identity, str):
            continue
        key, title = _string(vendor), _string(name)
        names[identity] = title if key == "custom" and title else key or title or identity
        provider = {"id": identity, "name": title, "enabled": enabled not in (0, "0", False)}
        found.append(provider | ({"vendorKey": key} if key else {}))
    return names, tuple(found)


def _default_permission(connection: sqlite3.Connection) -> str | None:
    """The permission mode of all sessions that say “inherit”."""
    for space, key, value in _rows(connection, "kv", ("ns", "key", "value_json")):
        if (space, key) == ("app", "app") and isinstance(value, str):
            try:
                settings = json.loads(value)
            except (ValueError, RecursionError):
                return None
            mode = settings.get("defaultPermissionMode") if isinstance(settings, dict) else None
            return mode if isinstance(mode, str) else None
    return None


def _rows(
    connection: sqlite3.Connection, table: str, wanted: tuple[str, ...]
) -> list[tuple[Any, ...]]:
    """Read columns of a table; nothing when it does not have them all."""
    if not set(wanted) <= _columns(connection, table):
        return []
    where = " WHERE ns = 'app' AND key = 'app'" if table == "kv" else ""
    return connection.execute(f"SELECT {', '.join(wanted)} FROM {table}{where}").fetchall()


def _columns(connection: sqlite3.Connection, table: str) -> set[str]:
    """The columns of a table, none when there is no such table."""
    return {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _string(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _seconds(value: Any) -> float | None:
    """A time of the database, which counts milliseconds."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value / 1000 if is_number else None
