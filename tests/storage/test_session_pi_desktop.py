from __future__ import annotations

import json
import os
import shutil
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.problems import Problem
from editor.core.session import Completeness, Session, ToolState, session_to_json
from editor.harnesses import by_id
from editor.storage import sqlite_snapshot
from editor.storage.library import scan
from editor.storage.paths import environment as read_environment
from editor.storage.session_pi_desktop import PiDesktopSessions, source
from editor.storage.sessions import load_session, sources

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from editor.core.environment import Environment

SCHEMA = """
CREATE TABLE sessions (id TEXT PRIMARY KEY, title TEXT, project_id TEXT, provider_id TEXT,
  model_id TEXT, mode TEXT, thinking_level TEXT, permission_mode TEXT, source TEXT, pinned INTEGER,
  last_seq INTEGER, created_at INTEGER, updated_at INTEGER, deleted_at INTEGER);
CREATE TABLE projects (id TEXT PRIMARY KEY, path TEXT UNIQUE, name TEXT);
CREATE TABLE turns (session_id TEXT, status TEXT, provider_id TEXT, model_id TEXT, prompt TEXT);
CREATE TABLE providers (id TEXT PRIMARY KEY, name TEXT, vendor_key TEXT, enabled INTEGER,
  default_model_id TEXT, api_key TEXT);
CREATE TABLE kv (ns TEXT, key TEXT, value_json TEXT);
PRAGMA user_version = 18;
"""


@pytest.fixture
def data(home: Path) -> Path:
    folder = home / ".pi-desktop"
    (folder / "sessions").mkdir(parents=True)
    return folder


@pytest.fixture
def app(data: Path) -> Iterator[sqlite3.Connection]:
    """The application's own connection, in write-ahead mode and never folded back."""
    connection = sqlite3.connect(data / "pi.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.executescript(SCHEMA)
    yield connection
    connection.close()


def add(connection: sqlite3.Connection, **values: Any) -> None:
    row = {
        "id": "s1", "title": "Fix it", "project_id": "p1", "provider_id": "prov",
        "model_id": "claude", "mode": "agent", "thinking_level": "high",
        "permission_mode": "inherit", "updated_at": 1_700_000_000_000,
    } | values  # fmt: skip
    names = ", ".join(row)
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO sessions ({names}) VALUES ({marks})", tuple(row.values()))


def loaded(environment: Environment, identity: str = "s1") -> Session:
    session = source(environment).load(identity)
    assert isinstance(session, Session), session
    return session


def names(session: Session) -> list[str]:
    return [tool.name for tool in session.tools]


def test_a_machine_without_the_application_has_no_sessions(environment: Environment) -> None:
    found = source(environment)
    assert found.available() is None
    assert found.page(0, 10) == ()


def test_sessions_are_listed_newest_first_from_a_database_in_use(
    app: sqlite3.Connection, environment: Environment
) -> None:
    app.execute("INSERT INTO projects VALUES ('p1', '/home/me/app', 'app')")
    add(app)
    add(app, id="s2", title="Newer", updated_at=1_700_000_001_000, project_id=None)
    add(app, id="gone", deleted_at=1)
    page = source(environment).page(0, 10)
    assert [(each.id, each.title, each.working_directory) for each in page] == [
        ("s2", "Newer", None),
        ("s1", "Fix it", "/home/me/app"),
    ]
    assert page[1].updated == 1_700_000_000.0
    assert page[0].completeness is Completeness.PARTIAL
    assert [each.id for each in source(environment).page(1, 5)] == ["s1"]


def test_reading_creates_nothing_locks_nothing_and_sees_what_is_only_in_the_log(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app)
    before = {path.name: path.stat().st_mtime_ns for path in data.iterdir()}
    app.execute("BEGIN IMMEDIATE")  # the writer holds its lock
    add(app, id="s2")
    found = source(environment)
    assert [each.id for each in found.page(0, 10)] == ["s1"]
    app.execute("COMMIT")
    assert [each.id for each in found.page(0, 10)] == ["s1", "s2"]
    after = {path.name: path.stat().st_mtime_ns for path in data.iterdir()}
    assert after.keys() == before.keys()
    assert after["pi.sqlite"] == before["pi.sqlite"]
    assert after["pi.sqlite-shm"] == before["pi.sqlite-shm"]


def test_a_database_at_rest_is_read_without_leaving_files(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app)
    app.close()
    assert [path.name for path in data.iterdir() if path.is_file()] == ["pi.sqlite"]
    assert [each.id for each in source(environment).page(0, 10)] == ["s1"]
    assert [path.name for path in data.iterdir() if path.is_file()] == ["pi.sqlite"]


def test_only_whole_transactions_of_the_log_count(
    app: sqlite3.Connection, data: Path, tmp_path: Path
) -> None:
    add(app)
    for number in range(200):
        add(app, id=f"x{number}", title="t" * 300)
    database, log = (data / "pi.sqlite").read_bytes(), (data / "pi.sqlite-wal").read_bytes()
    wanted = dump(app)
    assert dump_bytes(bytes(sqlite_snapshot.overlay(database, log)), tmp_path) == wanted
    torn = sqlite_snapshot.overlay(database, log[:-100])
    assert len(dump_bytes(bytes(torn), tmp_path)) < len(wanted)
    damaged = bytearray(log)
    damaged[len(log) // 2] ^= 1
    half = dump_bytes(bytes(sqlite_snapshot.overlay(database, bytes(damaged))), tmp_path)
    assert 0 < len(half) < len(wanted)
    assert sqlite_snapshot.overlay(database, b"no log" * 20) == database


def test_frames_the_index_vouches_for_are_not_checked_again(
    app: sqlite3.Connection, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(60):
        add(app, id=f"x{number}", title="t" * 300)
    database, log = (data / "pi.sqlite").read_bytes(), (data / "pi.sqlite-wal").read_bytes()
    index = (data / "pi.sqlite-shm").read_bytes()[:96]
    add(app, id="later", title="t")
    longer = (data / "pi.sqlite-wal").read_bytes()
    checked: list[int] = []
    check = sqlite_snapshot._checksum

    def count(part: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
        checked.append(len(part))
        return check(part, order, sums)

    monkeypatch.setattr(sqlite_snapshot, "_checksum", count)

    def merged(log: bytes, index: bytes) -> tuple[bytearray, int]:
        checked.clear()
        made = sqlite_snapshot.overlay(database, log, index)
        return made, sum(checked)

    whole, all_bytes = merged(log, b"")
    assert merged(log, index) == (whole, 24 + 40 + 8 + 4096)
    assert merged(longer, index)[0] == sqlite_snapshot.overlay(database, longer)
    damaged = bytearray(log)
    damaged[-1] ^= 1
    assert merged(bytes(damaged), index)[0] == sqlite_snapshot.overlay(database, bytes(damaged))
    for place in (0, 12, 16, 24, 32, 40, 60):
        wrong = bytearray(index)
        wrong[place] ^= 1
        made, some_bytes = merged(log, bytes(wrong))
        assert made == whole
        assert some_bytes >= all_bytes  # everything is checked where the index is not believed
    assert merged(log[:-100], index)[0] == sqlite_snapshot.overlay(database, log[:-100])


def dump(connection: sqlite3.Connection) -> list[Any]:
    return connection.execute("SELECT id, title FROM sessions ORDER BY rowid").fetchall()


def dump_bytes(data: bytes, folder: Path) -> list[Any]:
    path = folder / "copy.sqlite"
    merged = bytearray(data)
    merged[18:20] = b"\x01\x01"
    path.write_bytes(merged)
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return dump(connection)
    finally:
        connection.close()


def test_a_log_restarted_while_reading_is_noticed_and_read_again(
    app: sqlite3.Connection, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(app)
    read = sqlite_snapshot.read_bytes
    calls = []

    def interrupted(path: str, limit: int) -> Any:
        calls.append(path)
        found = read(path, limit)
        if len(calls) == 1:  # the log is folded back and begun anew behind our back
            app.execute("PRAGMA wal_checkpoint(RESTART)")
            add(app, id="s2")
        return found

    monkeypatch.setattr(sqlite_snapshot, "read_bytes", interrupted)
    assert [each.id for each in source(environment).page(0, 10)] == ["s1", "s2"]
    assert len(calls) > 3


def test_a_database_that_never_rests_is_said_to_be_busy(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app)
    (data / "pi.sqlite-journal").write_bytes(b"in the middle of something")
    problem = source(environment).available()
    assert problem is not None
    assert problem.code == "sessions-busy"


@pytest.mark.parametrize("content", [b"", b"no database" * 100, b"SQLite format 3\0" + b"x" * 5000])
def test_a_damaged_database_is_a_clear_message(
    data: Path, environment: Environment, content: bytes
) -> None:
    (data / "pi.sqlite").write_bytes(content)
    found = source(environment)
    problem = found.available()
    assert problem is not None
    assert problem.code in ("sessions-damaged", "sessions-unknown-form")
    assert found.page(0, 10) == ()
    assert isinstance(found.load("s1"), Problem)


def test_a_truncated_database_is_a_clear_message(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    for number in range(500):
        add(app, id=f"x{number}", title="t" * 300)
    app.close()
    path = data / "pi.sqlite"
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    problem = source(environment).available()
    assert problem is not None
    assert problem.code == "sessions-damaged"


def test_a_newer_form_is_named_with_its_version(data: Path, environment: Environment) -> None:
    connection = sqlite3.connect(data / "pi.sqlite")
    connection.executescript("CREATE TABLE talks (id); PRAGMA user_version = 77")
    connection.close()
    problem = source(environment).available()
    assert problem is not None
    assert "version 77" in str(problem.message)


def test_an_endless_view_in_place_of_the_table_ends(
    data: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_snapshot, "MOST_STEPS", 500_000)
    connection = sqlite3.connect(data / "pi.sqlite")
    connection.executescript(
        "CREATE VIEW sessions AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
        "SELECT x AS id, '' AS title, 1 AS updated_at FROM n"
    )
    connection.close()
    problem = source(environment).available()
    assert problem is not None
    assert problem.code == "sessions-damaged"


def test_an_older_database_without_some_columns_is_read(
    data: Path, environment: Environment
) -> None:
    connection = sqlite3.connect(data / "pi.sqlite")
    connection.executescript(
        "CREATE TABLE sessions (id, title, updated_at);"
        "INSERT INTO sessions VALUES ('s1', NULL, 'soon');"
    )
    connection.close()
    [summary] = source(environment).page(0, 10)
    assert (summary.id, summary.title, summary.updated) == ("s1", "s1", None)
    session = loaded(environment)
    assert (session.model, session.permission_mode, session.operating_mode) == (
        None, None, "agent",
    )  # fmt: skip


def test_a_session_has_its_mode_model_project_and_the_global_default(
    app: sqlite3.Connection, environment: Environment
) -> None:
    app.execute("INSERT INTO projects VALUES ('p1', '/home/me/app', 'app')")
    app.execute(
        "INSERT INTO providers VALUES ('prov', 'My Anthropic', 'anthropic', 1, 'm', 'secret-key')"
    )
    app.execute(
        "INSERT INTO kv VALUES ('app', 'app', ?)",
        (json.dumps({"defaultPermissionMode": "accept-edits", "token": "secret-token"}),),
    )
    add(app)
    session = loaded(environment)
    assert session.working_directory == "/home/me/app"
    assert session.model == "anthropic/claude"
    assert (session.permission_mode, session.operating_mode, session.thinking) == (
        "inherit", "agent", "high",
    )  # fmt: skip
    assert session.context["defaultPermissionMode"] == "accept-edits"
    assert session.context["providers"] == [
        {"id": "prov", "name": "My Anthropic", "enabled": True, "vendorKey": "anthropic"}
    ]
    assert session.completeness is Completeness.PARTIAL
    assert "secret" not in json.dumps(session_to_json(session))


def test_the_last_turn_tells_the_model_when_the_session_does_not(
    app: sqlite3.Connection, environment: Environment
) -> None:
    app.execute("INSERT INTO providers VALUES ('own', 'Local', 'custom', 1, NULL, NULL)")
    app.execute("INSERT INTO turns VALUES ('s1', 'done', 'x', 'older', 'hello')")
    app.execute("INSERT INTO turns VALUES ('s1', 'done', 'own', 'newer', 'hello')")
    add(app, provider_id=None, model_id=None)
    assert loaded(environment).model == "Local/newer"


def test_the_catalog_is_the_applications_own_by_mode(
    app: sqlite3.Connection, environment: Environment
) -> None:
    add(app)
    add(app, id="plan", mode="plan")
    session = loaded(environment)
    assert names(session) == [
        "Read", "Bash", "Edit", "Write", "Glob", "Grep", "BrowserPreview", "PluginCheck",
        "PluginScaffold", "PluginPack", "ScheduledTaskList", "ScheduledTaskCreate",
        "ScheduledTaskUpdate", "ScheduledTaskDelete", "asktool", "Skill", "EnterPlanMode",
        "EnterGoalMode", "Task", "TaskWait", "TaskList", "TaskStop", "new_context", "ToolSearch",
    ]  # fmt: skip
    states = {tool.name: tool.state for tool in session.tools}
    assert states["Read"] is ToolState.ACTIVE
    assert states["Grep"] is ToolState.DEFERRED
    planning = loaded(environment, "plan")
    assert "Task" not in names(planning)
    assert "SubmitPlan" in names(planning)


def write_transcript(data: Path, *rows: Any) -> None:
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    (data / "sessions" / "s1.jsonl").write_text("\n".join(lines))


def tool_row(name: Any, **meta: Any) -> dict[str, Any]:
    return {
        "type": "message", "id": "1", "role": "tool", "toolName": name, "meta": meta,
        "blocks": [{"text": "private words"}],
    }  # fmt: skip


def test_a_database_that_may_not_be_looked_at_is_a_clear_message(
    app: sqlite3.Connection, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: str) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(sqlite_snapshot, "signature", refuse)
    problem = source(environment).available()
    assert problem is not None
    assert "pi.sqlite" in str(problem.message)


def test_tools_called_in_the_transcript_are_added_but_not_those_of_delegates(
    app: sqlite3.Connection, data: Path, home: Path, environment: Environment
) -> None:
    (home / ".agents" / "servers").mkdir(parents=True)
    (home / ".agents" / "servers" / "my-hub.json").write_text('{"env": {"KEY": "secret"}}')
    add(app)
    write_transcript(
        data,
        {"type": "session", "schema": 1, "sessionId": "s1"},
        tool_row("Grep"),
        tool_row("mcp_my_hub_search"),
        tool_row("mcp_other_thing"),
        tool_row("extension_tool"),
        tool_row("mcp_delegate_tool", parentToolCallId="7"),
        tool_row("mcp_agent_tool", agentName="explorer"),
        tool_row(5),
        "[" * 100_000 + '"toolName"',
        '{"type":"message","toolName":"torn',
    )
    session = loaded(environment)
    tools = {tool.name: tool for tool in session.tools}
    assert tools["mcp_my_hub_search"].origin == "mcp:my-hub"
    assert tools["mcp_my_hub_search"].estimate == "called earlier in this session"
    assert tools["mcp_other_thing"].origin == "unknown"
    assert tools["extension_tool"].estimate
    assert not {"mcp_delegate_tool", "mcp_agent_tool", "torn"} & tools.keys()
    assert names(session).count("Grep") == 1
    order = [names(session).index(name) for name in ("mcp_other_thing", "Skill", "extension_tool")]
    assert order == sorted(order)
    assert session.context["mcpServers"] == [
        {"id": "my-hub", "from": str(home / ".agents/servers/my-hub.json")}
    ]
    snapshot = json.dumps(session_to_json(session))
    assert "private words" not in snapshot
    assert "secret" not in snapshot


def test_newer_versions_have_lower_case_names(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app)
    write_transcript(data, tool_row("read"), tool_row("Task", agentName="x"))
    assert names(loaded(environment))[:4] == ["read", "bash", "edit", "write"]
    assert "tool_search" in names(loaded(environment))


def test_plugins_add_the_tools_they_declare_unless_switched_off(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app)
    for plugin in ("my.kit", "off", "broken", "odd"):
        folder = data / "plugins" / "installed" / plugin
        folder.mkdir(parents=True)
        tools = [{"name": "push-it", "risk": "medium"}, {"name": 5}, "x"]
        manifest: Any = {"id": plugin, "contributes": {"agentTools": tools}}
        (folder / "manifest.json").write_text(
            "{" if plugin == "broken" else json.dumps([] if plugin == "odd" else manifest)
        )
    (data / "plugins" / "registry.json").write_text(
        json.dumps({"plugins": [{"id": "off", "enabled": False}, {"id": "my.kit"}]})
    )
    [tool] = [tool for tool in loaded(environment).tools if tool.name.startswith("plugin_")]
    assert (tool.name, tool.origin, tool.risk) == (
        "plugin_my_kit_push_it", "plugin:my.kit", "medium",
    )  # fmt: skip
    assert tool.estimate == "declared by the installed plugin “my.kit”"


def test_a_session_named_like_a_path_reads_no_other_file(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    (data / "elsewhere.jsonl").write_text(json.dumps(tool_row("mcp_x_y")))
    add(app, id="../elsewhere")
    assert "mcp_x_y" not in names(loaded(environment, "../elsewhere"))


def test_the_database_is_read_once_until_it_changes(
    app: sqlite3.Connection, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(app)
    asked: list[str] = []
    query = sqlite_snapshot.query

    def counted(path: str, ask: Any) -> Any:
        asked.append(path)
        return query(path, ask)

    monkeypatch.setattr(sqlite_snapshot, "query", counted)
    found = PiDesktopSessions(environment)
    for _ in range(3):
        found.page(0, 10)
        found.load("s1")
    assert len(asked) == 1
    add(app, id="s2")
    assert len(found.page(0, 10)) == 2


def test_the_data_folder_can_be_moved(
    app: sqlite3.Connection, data: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(app)
    app.close()
    shutil.move(data, home / "moved")
    monkeypatch.setenv("PI_DESKTOP_DATA_DIR", str(home / "moved"))
    assert [each.id for each in source(read_environment()).page(0, 10)] == ["s1"]


def test_a_resolution_under_an_estimated_catalog_says_what_it_rests_on(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app, permission_mode="ask")
    write_transcript(data, tool_row("mcp_other_thing"))
    assert [each.id for each in sources("pi-desktop", environment)] == ["disk", "samples"]
    session = load_session("Fix it", "pi-desktop", environment)
    assert isinstance(session, Session)
    harness = by_id("pi-desktop")
    library = scan(harness, environment)
    explorer = library.roster.winner("explorer")
    assert explorer is not None
    resolution = harness.resolve(explorer, session, library.roster, library.rules)
    assert resolution.verdict("Read") is not None
    verdict = resolution.verdict("mcp_other_thing")
    assert verdict is not None
    assert any("called earlier in this session" in str(step.message) for step in verdict.steps)


def test_nothing_of_the_store_is_ever_written(
    app: sqlite3.Connection, data: Path, environment: Environment
) -> None:
    add(app)
    write_transcript(data, tool_row("Read"))

    def state() -> dict[str, tuple[int, int]]:
        return {
            os.path.join(folder, name): (
                os.stat(os.path.join(folder, name)).st_mtime_ns,
                os.stat(os.path.join(folder, name)).st_size,
            )
            for folder, _, names in os.walk(data)
            for name in names
        }

    before = state()
    found = source(environment)
    found.page(0, 10)
    found.load("s1")
    assert state() == before


def test_a_pipe_in_place_of_the_database_is_never_waited_for(
    data: Path, environment: Environment
) -> None:
    os.mkfifo(data / "pi.sqlite")
    problem = source(environment).available()
    assert problem is not None
    assert problem.code == "not-a-regular-file"
    assert source(environment).page(0, 10) == ()


def test_texts_that_are_no_utf8_do_not_lose_the_list(
    app: sqlite3.Connection, environment: Environment
) -> None:
    add(app, id="s1", title="Fine")
    add(app, id="s2", title="Broken")
    app.execute("UPDATE sessions SET title = CAST(x'ff41' AS TEXT) WHERE id = 's2'")
    titles = {each.title for each in source(environment).page(0, 10)}
    assert titles == {"Fine", "\ufffdA"}
