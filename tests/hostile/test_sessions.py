"""Stores of sessions, damaged, endless or made up: what is sound in them is still listed."""

from __future__ import annotations

import json
import os
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.document import Document
from editor.core.harness import Settings
from editor.core.session import Session, session_from_json, session_to_json
from editor.harnesses import IDS, by_id
from editor.storage.resources import resource_path
from tests.fuzz.checks import sound_resolution
from tests.fuzz.targets import places as origins
from tests.hostile.files import MEBIBYTE
from tests.hostile.places import GOOD
from tests.hostile.test_definitions import put, run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OTHERS: tuple[Any, ...] = (None, True, -1, 1e300, 10**30, "", "x", [], [None], [[]], {}, {"": None})
BEYOND = 2**40  # seconds: a year no calendar has
SCHEMA = (
    "CREATE TABLE sessions (id TEXT, title TEXT, project_id, provider_id, model_id, mode,"
    " thinking_level, permission_mode, created_at, updated_at); PRAGMA user_version = 18;"
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a value; of a list its first two entries stand for all."""
    yield path
    inner = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        inner = enumerate(value[:2])
    for key, each in inner:
        yield from places(each, (*path, key))


def replaced(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    """The value with something else at one place."""
    if not path:
        return other
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], other)
    return copy


@pytest.mark.parametrize("harness", IDS)
def test_any_value_anywhere_in_a_snapshot_may_be_of_any_type(harness: str) -> None:
    """Every place of every sample, by its path, once with each other kind of value."""
    rules = by_id(harness)
    plain = Document(b"---\nname: a\ndescription: d\ntools: Read\n---\nDo it.\n")
    version = rules.default_rules
    definition = rules.read(plain, origins(rules, version)[0], version)
    roster = rules.roster([definition], Settings(), version)
    folder = resource_path("sessions", harness)
    seen: set[tuple[Any, ...]] = set()
    tried = told = 0
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            sample = json.load(file)
        for path in places(sample):
            if path in seen:
                continue
            seen.add(path)
            other = OTHERS[len(seen) % len(OTHERS)]
            for value in (other, OTHERS[(len(seen) + 5) % len(OTHERS)]):
                session = session_from_json(replaced(sample, path, value))
                tried += 1
                if isinstance(session, Session):
                    assert session_from_json(session_to_json(session)) == session, path
                    if session.harness == harness:
                        sound_resolution(rules, roster.entries[0], session, roster)
                else:
                    told += 1
                    assert str(session.message)
    assert tried > 60
    assert told > 5


def commands(harness: str, *references: str) -> list[list[str]]:
    given = ["--harness", harness]
    return [["sessions", "--json", *given]] + [
        ["resolve", "good", "--session", reference, *given] for reference in references
    ]


def is_sound(done: dict[str, Any]) -> None:
    assert done["crash"] == "", done
    assert "something went wrong" not in done["error"], done["error"]
    assert done["out"] or done["error"].count("\n") == 1, done["error"]


def test_pi_s_broken_files_take_nobody_s_place_and_an_endless_one_is_told(
    home: Path, project: Path
) -> None:
    put(home, "pi-orchestrator", "good", GOOD)
    folder = home / ".pi" / "agent" / "sessions" / "app"
    folder.mkdir(parents=True)
    for number in range(250):
        (folder / f"broken-{number}.jsonl").write_bytes(b"\xff{" + b"[" * 10_000 + b"\n")
        line = json.dumps({"type": "session", "version": 3, "id": f"good-{number}", "cwd": "/w"})
        path = folder / f"2026_good-{number}.jsonl"
        path.write_text(line + "\n")
        os.utime(path, (number + 1, number + 1))
    os.utime(folder / "2026_good-7.jsonl", (BEYOND, BEYOND))
    with (folder / "2026_good-8.jsonl").open("ab") as file:
        file.write(b'{"type":"message","id":"a","parentId":null}\n' * 1_100_000)
    with (folder / "2026_good-9.jsonl").open("ab") as file:  # one line of 100 MB
        file.write(b'{"type":"message","id":"a","x":"' + b"y" * (100 * MEBIBYTE) + b'"}\n')
    listed, *loaded = run(commands("pi-orchestrator", "good-7", "good-8", "good-9"), project)
    for done in (listed, *loaded):
        is_sound(done)
    found = [each["id"] for each in json.loads(listed["out"]) if each["source"] == "disk"]
    assert len(found) == 250
    assert "more than 1000000 lines" in loaded[1]["error"]
    assert [done["status"] for done in loaded] == [0, 1, 0]


def test_claude_s_transcripts_of_any_size_and_time_are_listed_and_read(
    home: Path, project: Path
) -> None:
    put(home, "claude-code", "good", GOOD)
    folder = home / ".claude" / "projects" / "app"
    folder.mkdir(parents=True)
    line = {"type": "permission-mode", "permissionMode": "plan", "sessionId": "t", "cwd": "/\ud800"}
    plain = json.dumps(line).encode() + b"\n"
    (folder / "huge.jsonl").write_bytes(plain + (b"x" * 1000 + b"\n") * 100_000 + plain)
    (folder / "line.jsonl").write_bytes(plain + b"assistant" * (11 * MEBIBYTE) + b"\n" + plain)
    (folder / "late.jsonl").write_bytes(plain)
    os.utime(folder / "late.jsonl", (BEYOND, BEYOND))
    deep = b'{"type":"assistant","message":' + b"[" * 100_000 + b"\n"
    (folder / "deep.jsonl").write_bytes(deep + b"\0" * 1000 + b"\n" + plain)
    os.mkfifo(folder / "pipe.jsonl")
    names = ("huge", "line", "late", "deep")
    files = [str(folder / f"{name}.jsonl") for name in (*names, "pipe")]
    listed, *loaded = run(commands("claude-code", *names, *files), project)
    for done in (listed, *loaded):
        is_sound(done)
    found = {each["id"] for each in json.loads(listed["out"]) if each["source"] == "disk"}
    assert found == set(names)
    assert [done["status"] for done in loaded] == [0] * 8 + [1]
    assert "named pipe" in loaded[-1]["error"]


def test_pi_desktop_s_store_may_hold_anything(home: Path, project: Path) -> None:
    put(home, "pi-desktop", "good", GOOD)
    data = home / ".pi-desktop"
    (data / "sessions").mkdir(parents=True)
    (data / "plugins" / "installed" / "p").mkdir(parents=True)
    (data / "plugins" / "installed" / "p" / "manifest.json").write_text(
        '{"id": 5, "contributes": {"agentTools": [1, null, {"name": []}, {"name": "t", "risk": 1}'
        "]}}"
    )
    connection = sqlite3.connect(data / "pi.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.executescript(SCHEMA)
    times = (None, "x", 2**62, -(2**62), 1e300, float("inf"), b"\xff", 0)
    for number, value in enumerate(times):
        connection.execute(
            "INSERT INTO sessions VALUES (?, ?, ?, 1, x'ff', 2.5, ?, NULL, 0, ?)",
            (f"s{number}", b"\xff\xfe", number, "\u202e", value),
        )
    for number, registry in enumerate(('{"plugins": 5}', '{"plugins": "x"}', "[1]", "[" * 99_999)):
        (data / "plugins" / "registry.json").write_text(registry)
        with (data / "sessions" / f"s{number}.jsonl").open("wb") as file:
            file.write(b'{"type":"message","toolName":"Bash"}\n' + b'"toolName"' * (11 * MEBIBYTE))
        for done in run(commands("pi-desktop", f"s{number}", f"s{number + 4}"), project):
            is_sound(done)
            assert done["status"] == 0, done["error"]
    connection.close()


def test_a_pipe_beside_a_database_is_not_waited_for(home: Path, project: Path) -> None:
    put(home, "pi-desktop", "good", GOOD)
    data = home / ".pi-desktop"
    data.mkdir()
    connection = sqlite3.connect(data / "other.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.executescript(SCHEMA)
    connection.execute("INSERT INTO sessions (id, title, updated_at) VALUES ('s', 't', 1)")
    for ending in ("", "-wal"):
        (data / f"pi.sqlite{ending}").write_bytes((data / f"other.sqlite{ending}").read_bytes())
    connection.close()
    os.mkfifo(data / "pi.sqlite-shm")
    listed, loaded = run(commands("pi-desktop", "s"), project)
    assert json.loads(listed["out"])[0]["id"] == "s"
    assert loaded["status"] == 0
