"""Session snapshots as JSON files: every odd value is either read for what it says or refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from editor.core.problems import Problem
from editor.core.session import (
    LARGEST_SNAPSHOT,
    Completeness,
    Session,
    ToolState,
    read_snapshot,
    session_to_json,
)

FORMAT = "subagent-editor/session@1"


def snapshot(**changes: Any) -> bytes:
    value = {"format": FORMAT, "harness": "pi-desktop", "id": "x", "title": "T", **changes}
    return json.dumps(value).encode()


def read(**changes: Any) -> Session:
    found = read_snapshot(snapshot(**changes))
    assert isinstance(found, Session), found
    return found


WHOLE = {
    "format": FORMAT,
    "harness": "pi-desktop",
    "id": "demo-ask",
    "title": "Fix the login bug",
    "working_directory": "/home/me/app",
    "permission_mode": "ask",
    "operating_mode": "agent",
    "model": "anthropic/claude-opus-5",
    "thinking": "high",
    "completeness": "complete",
    "tools": [
        {"name": "Read", "origin": "builtin", "state": "active"},
        {"name": "mcp_github_search", "origin": "mcp:github", "state": "deferred"},
        {
            "name": "plugin_kit_push",
            "origin": "plugin:kit",
            "state": "inactive",
            "risk": "medium",
            "source": "kit",
            "path": "/p",
        },
    ],
    "context": {"defaultPermissionMode": "ask"},
}


def test_a_whole_snapshot_is_read_and_written_as_it_was() -> None:
    found = read_snapshot(json.dumps(WHOLE).encode())
    assert isinstance(found, Session)
    written = session_to_json(found)
    assert written == WHOLE
    assert list(written) == list(WHOLE)


def test_unknown_keys_and_a_byte_order_mark_are_passed_over() -> None:
    data = b"\xef\xbb\xbf" + snapshot(more={"a": 1}, tools=[{"name": "Read", "colour": "red"}])
    found = read_snapshot(data)
    assert isinstance(found, Session)
    assert found.tool_names == ("Read",)


@pytest.mark.parametrize("nothing", ["", None])
def test_an_empty_text_tells_nothing(nothing: str | None) -> None:
    keys = ("working_directory", "permission_mode", "operating_mode", "model", "thinking")
    found = read(**dict.fromkeys(keys, nothing), completeness=nothing)
    assert [getattr(found, key) for key in keys] == [None] * len(keys)
    assert found.completeness is Completeness.PARTIAL


def test_a_session_without_id_or_title_has_one_all_the_same() -> None:
    assert read(id="", title="T").id == "T"
    assert read(id="x", title=None).title == "x"
    assert read(id=None, title=None).id == "session"


def test_what_a_tool_does_not_tell_is_unknown_and_active() -> None:
    [tool] = read(tools=[{"name": "Read"}]).tools
    assert (tool.origin, tool.state, tool.risk) == ("unknown", ToolState.ACTIVE, None)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": None}, "“format” is missing"),
        ({"format": "subagent-editor/session@2"}, "“format” is “subagent-editor/session@2”"),
        ({"harness": ""}, "“harness” has to be a text"),
        ({"id": 5}, "“id” has to be a text"),
        ({"permission_mode": ["ask"]}, "“permission_mode” has to be a text"),
        ({"completeness": "maybe"}, "“completeness” has to be complete or partial"),
        ({"tools": {}}, "“tools” has to be a list"),
        ({"tools": ["Read"]}, "“tools[0]” has to be an object"),
        ({"tools": [{"name": ""}]}, "“tools[0].name” has to be a text"),
        ({"tools": [{"name": "Read"}, {"name": "Bash", "state": "asleep"}]}, "“tools[1].state”"),
        ({"tools": [{"name": "Read", "risk": 5}]}, "“tools[0].risk” has to be a text"),
        ({"context": [1]}, "“context” has to be an object"),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_place(changes: dict[str, Any], said: str) -> None:
    found = read_snapshot(snapshot(**changes))
    assert isinstance(found, Problem)
    assert said in str(found.message)
    assert "{" not in str(found.message)


@pytest.mark.parametrize(
    ("data", "line"),
    [(b"", 1), (b"{\n nope", 2), (b'{"a":\n"\xff"}', 2), (b"[" * 100_000, 1)],
)
def test_what_is_no_json_is_refused_with_its_line(data: bytes, line: int) -> None:
    found = read_snapshot(data)
    assert isinstance(found, Problem)
    assert found.line == line


def test_a_snapshot_may_have_16_mib_and_no_more() -> None:
    assert LARGEST_SNAPSHOT == 16 * 1024 * 1024
    room = LARGEST_SNAPSHOT - len(snapshot(filler=""))
    assert isinstance(read_snapshot(snapshot(filler="x" * room)), Session)
    assert isinstance(read_snapshot(snapshot(filler="x" * (room + 1))), Problem)
