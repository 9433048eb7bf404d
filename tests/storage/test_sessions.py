from __future__ import annotations

import json
import os
import sys
from types import ModuleType, SimpleNamespace
from typing import IO, TYPE_CHECKING, Any

import pytest

from editor.core.problems import Problem
from editor.core.session import Completeness, Session
from editor.storage import sessions
from editor.storage.sessions import (
    SampleSessions,
    SessionSummary,
    SnapshotFiles,
    all_of,
    load_session,
    sources,
)
from tests.fakes import snapshot

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.environment import Environment


@pytest.fixture
def samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of samples in place of the program's own."""
    folder = tmp_path / "resources" / "sessions" / "plain"
    folder.mkdir(parents=True)
    root = tmp_path / "resources"
    monkeypatch.setattr(sessions, "resource_path", lambda *parts: str(root.joinpath(*parts)))
    for name, title in (("one", "First"), ("two", "Second")):
        (folder / f"{name}.json").write_text(json.dumps(snapshot(id=name, title=title)))
    return folder


class Disk:
    """A harness's own store, with pages."""

    id = "disk"

    def __init__(self, number: int) -> None:
        self.sessions = {
            f"s{at}": Session("plain", f"s{at}", f"Session {at}") for at in range(number)
        }
        self.pages = 0

    def available(self) -> Problem | None:
        return None

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        self.pages += 1
        return tuple(
            SessionSummary(each.id, each.title, "plain", "disk", "", 1.0, Completeness.PARTIAL)
            for each in list(self.sessions.values())[offset : offset + limit]
        )

    def load(self, identity: str) -> Session | Problem:
        return self.sessions[identity]


def install(monkeypatch: pytest.MonkeyPatch, **members: Any) -> None:
    module = ModuleType("editor.storage.session_plain")
    module.__spec__ = SimpleNamespace(name=module.__name__)  # type: ignore[assignment]
    for name, member in members.items():
        setattr(module, name, member)
    monkeypatch.setitem(sys.modules, module.__name__, module)


def loaded(reference: str, environment: Environment) -> Session:
    session = load_session(reference, "plain", environment)
    assert isinstance(session, Session), session
    return session


def refused(reference: str, environment: Environment) -> Problem:
    problem = load_session(reference, "plain", environment)
    assert isinstance(problem, Problem)
    return problem


def test_samples_are_listed_and_loaded_by_id(samples: Path) -> None:
    source = SampleSessions("plain")
    assert source.available() is None
    assert [summary.id for summary in source.page(0, 10)] == ["one", "two"]
    assert [summary.id for summary in source.page(1, 1)] == ["two"]
    session = source.load("two")
    assert isinstance(session, Session)
    assert session.title == "Second"
    assert isinstance(source.load("three"), Problem)


def test_a_broken_sample_does_not_hide_the_others(samples: Path) -> None:
    (samples / "a.json").write_text("{")
    assert [summary.id for summary in all_of(SampleSessions("plain"))] == ["one", "two"]


def test_a_harness_without_samples_has_none(samples: Path) -> None:
    assert SampleSessions("other").page(0, 10) == ()


def test_a_session_is_found_by_file_id_title_and_start_of_the_id(
    samples: Path, project: Path, environment: Environment
) -> None:
    (project / "mine.json").write_text(json.dumps(snapshot(id="mine")))
    assert loaded("mine.json", environment).id == "mine"
    assert loaded(str(project / "mine.json"), environment).id == "mine"
    assert loaded("two", environment).id == "two"
    assert loaded("second", environment).id == "two"
    assert loaded("tw", environment).id == "two"


def test_an_unknown_session_gets_suggestions(samples: Path, environment: Environment) -> None:
    problem = refused("Secnd", environment)
    assert problem.code == "no-session"
    assert "did you mean “Second”" in str(problem.message)


def test_a_title_of_two_sessions_is_not_guessed(samples: Path, environment: Environment) -> None:
    (samples / "three.json").write_text(json.dumps(snapshot(id="three", title="SECOND")))
    problem = refused("second", environment)
    assert problem.code == "session-ambiguous"
    assert "“three”" in str(problem.message)
    assert "“two”" in str(problem.message)


def test_the_harness_own_sessions_come_first_and_page_by_page(
    samples: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(450)
    install(monkeypatch, source=lambda environment: disk)
    found = sources("plain", environment, [])
    assert [source.id for source in found] == ["disk", "samples"]
    assert len(all_of(found[0])) == 450
    assert disk.pages == 3
    assert loaded("s449", environment).title == "Session 449"


def test_opened_files_are_listed_newest_first_and_only_those_of_the_harness(
    project: Path, environment: Environment
) -> None:
    paths = []
    for at, name in enumerate(("old", "new", "foreign", "broken")):
        path = project / f"{name}.json"
        path.write_text(json.dumps(snapshot(id=name)))
        os.utime(path, (at, at))
        paths.append(str(path))
    (project / "foreign.json").write_text(json.dumps(snapshot(harness="mevedel")))
    (project / "broken.json").write_text("no")
    paths.append(str(project / "gone.json"))
    source = SnapshotFiles("plain", paths)
    page = source.page(0, 10)
    assert [summary.id for summary in page] == [paths[1], paths[0]]
    assert page[0].source == "files"
    assert isinstance(source.load(page[0].id), Session)
    assert [each.id for each in sources("plain", environment, paths)] == ["files", "samples"]


def test_a_harness_own_session_file_is_read_by_its_module(
    project: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_file(file: IO[bytes], path: str, environment: Environment) -> Session | None:
        data = file.read()
        return Session("plain", "own", data.decode()) if data.startswith(b"own") else None

    install(monkeypatch, source=lambda environment: Disk(0), read_file=read_file)
    (project / "a.jsonl").write_text("own text")
    (project / "b.jsonl").write_text("other text")
    assert loaded("a.jsonl", environment).title == "own text"
    assert refused("b.jsonl", environment).code == "session-not-json"


@pytest.mark.parametrize("kind", ["folder", "pipe", "huge"])
def test_what_is_no_file_does_not_hang_or_fill_memory(
    project: Path, environment: Environment, kind: str
) -> None:
    path = project / "s.json"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        with path.open("wb") as file:
            file.truncate(17 * 1024 * 1024)
    assert refused(str(path), environment).code in ("not-a-regular-file", "file-too-large")
