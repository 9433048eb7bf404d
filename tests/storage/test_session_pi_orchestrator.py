"""pi's session files: listed cheaply, read by the tree rule, tolerant of files being written."""

from __future__ import annotations

import json
import os
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.problems import Problem
from editor.core.records import replace
from editor.core.session import Completeness, Session
from editor.storage import lines as reading_lines
from editor.storage import session_pi_orchestrator as store
from editor.storage.sessions import SampleSessions, load_session

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.environment import Environment

SECRET = "sk-do-not-show"


def header(identity: str, cwd: str = "/w/app") -> dict[str, Any]:
    return {"type": "session", "version": 3, "id": identity, "timestamp": "t", "cwd": cwd}


def entry(identity: str, parent: str | None, **rest: Any) -> dict[str, Any]:
    return {"id": identity, "parentId": parent, **rest}


def conversation(name: str | None = None) -> list[dict[str, Any]]:
    tools = [{"name": "read"}, {"name": "mcp__gh__x"}, {"name": "delegate"}]
    lines = [
        entry("a", None, type="model_change", provider="acme", modelId="m"),
        entry("b", "a", type="thinking_level_change", thinkingLevel="high"),
        entry("c", "b", type="message", message={"role": "system", "toolsAdded": tools}),
        entry("d", "c", type="message", message={"role": "user", "content": SECRET}),
    ]
    if name is not None:
        lines.append(entry("e", "d", type="session_info", name=name))
    return lines


def text(*records: dict[str, Any]) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


@pytest.fixture
def folder(home: Path) -> Path:
    place = home / ".pi" / "agent" / "sessions" / "--work-app--"
    place.mkdir(parents=True)
    return place


def write(folder: Path, identity: str, body: str, age: float = 0) -> Path:
    path = folder / f"2026-11-01T10-00-00_{identity}.jsonl"
    path.write_text(body, encoding="utf-8")
    moment = 1_700_000_000 - age
    os.utime(path, (moment, moment))
    return path


def test_sessions_are_listed_newest_first_with_their_names(
    folder: Path, environment: Environment
) -> None:
    write(folder, "s1-old", text(header("s1-old"), *conversation()), age=100)
    write(folder, "s2-new", text(header("s2-new"), *conversation("Fix it")))
    page = store.source(environment).page(0, 10)
    assert [(each.id, each.title) for each in page] == [
        ("s2-new", "Fix it"),
        ("s1-old", "app, 2023-11-14 22:11"),
    ]
    assert {each.completeness for each in page} == {Completeness.PARTIAL}
    assert page[0].working_directory == "/w/app"
    assert SECRET not in repr(page)


def test_loaded_session_is_partial_and_holds_no_text(
    folder: Path, environment: Environment
) -> None:
    write(folder, "s1-x", text(header("s1-x"), *conversation("T")))
    found = load_session("s1-x", "pi-orchestrator", environment)
    assert isinstance(found, Session)
    assert [(tool.name, tool.origin) for tool in found.tools] == [
        ("read", "builtin"),
        ("mcp__gh__x", "mcp:gh"),
        ("delegate", "unknown"),
    ]
    assert (found.model, found.thinking, found.title) == ("acme/m", "high", "T")
    assert found.working_directory == "/w/app"
    assert not found.is_complete
    assert SECRET not in repr(found)


def test_half_written_last_line_and_a_growing_file_do_no_harm(
    folder: Path, environment: Environment
) -> None:
    path = write(
        folder, "s1-x", text(header("s1-x"), *conversation()) + '{"id":"z","parentId":"d",'
    )
    source = store.source(environment)
    found = source.load("s1-x")
    assert isinstance(found, Session)
    assert found.model == "acme/m"
    with path.open("a", encoding="utf-8") as file:
        file.write('"type":"model_change","provider":"new","modelId":"n"}\n')
    found = source.load("s1-x")
    assert isinstance(found, Session)
    assert found.model == "new/n"


def test_huge_message_keeps_its_place_in_the_tree(
    folder: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading_lines, "LONGEST_LINE", 4096)
    huge = entry("h", "d", type="message", message={"role": "user", "content": "x" * 100_000})
    last = entry("i", "h", type="label")
    write(folder, "s1-x", text(header("s1-x"), *conversation(), huge, last))
    found = store.source(environment).load("s1-x")
    assert isinstance(found, Session)
    assert found.model == "acme/m"
    assert [tool.name for tool in found.tools] == ["read", "mcp__gh__x", "delegate"]


def test_other_files_and_links_are_left_out(
    folder: Path, environment: Environment, tmp_path: Path
) -> None:
    outside = tmp_path / "outside.jsonl"
    outside.write_text(text(header("outside-x")), encoding="utf-8")
    (folder / "2026_outside-x.jsonl").symlink_to(outside)
    (folder.parent / "linked").symlink_to(tmp_path)
    write(folder, "broken", "not json\n")
    (folder / "notes.txt").write_text("x", encoding="utf-8")
    source = store.source(environment)
    assert source.page(0, 10) == ()
    for identity in ("outside-x", "../../x", "", "nobody"):
        assert isinstance(source.load(identity), Problem)


def test_missing_folder_is_empty_and_no_error(environment: Environment) -> None:
    source = store.source(environment)
    assert source.available() is None
    assert source.page(0, 10) == ()


@pytest.mark.parametrize("how", ["variable", "setting"])
def test_moved_session_folder_is_followed(
    how: str, home: Path, environment: Environment, tmp_path: Path
) -> None:
    moved = tmp_path / "moved"
    moved.mkdir()
    write(moved, "s1-x", text(header("s1-x")))
    if how == "setting":
        (home / ".pi" / "agent").mkdir(parents=True)
        setting = json.dumps({"sessionDir": str(moved)})
        (home / ".pi" / "agent" / "settings.json").write_text(setting, encoding="utf-8")
    else:
        environment = replace(environment, variables={"PI_CODING_AGENT_SESSION_DIR": str(moved)})
    assert [each.id for each in store.source(environment).page(0, 5)] == ["s1-x"]


def test_session_file_named_directly_is_read(
    folder: Path, environment: Environment, tmp_path: Path
) -> None:
    path = tmp_path / "elsewhere.jsonl"
    path.write_text(text(header("s9-x"), *conversation()), encoding="utf-8")
    found = load_session(str(path), "pi-orchestrator", environment)
    assert isinstance(found, Session)
    assert found.id == "s9-x"
    path.write_text("{}\n", encoding="utf-8")
    assert isinstance(load_session(str(path), "pi-orchestrator", environment), Problem)


def test_first_page_of_five_thousand_sessions_reads_only_what_it_shows(
    folder: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5000):
        path = folder / f"2026_n{number:05}.jsonl"
        path.write_text(text(header(f"n{number:05}")), encoding="utf-8")
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    opened = []
    original = store._summary
    monkeypatch.setattr(store, "_summary", lambda each: opened.append(each) or original(each))
    page = store.source(environment).page(0, 50)
    assert [each.id for each in page[:2]] == ["n04999", "n04998"]
    assert len(opened) == 50
    shutil.rmtree(folder)  # thousands of files are no gift to whoever cleans up


def test_samples_can_be_read_and_cover_what_there_is_to_show() -> None:
    samples = SampleSessions("pi-orchestrator")
    found = [samples.load(summary.id) for summary in samples.page(0, 99)]
    assert len(found) >= 4
    assert all(isinstance(each, Session) and each.tools for each in found)
    contexts = [set(each.context) for each in found if isinstance(each, Session)]
    assert set() in contexts
    assert any("childTools" in context for context in contexts)
    assert any("gateLoadedInChild" in context for context in contexts)
