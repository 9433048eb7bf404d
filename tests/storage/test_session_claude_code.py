from __future__ import annotations

import json
import os
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.problems import Problem
from editor.core.session import Completeness, Session, ToolState, session_to_json
from editor.storage.session_claude_code import read_file, source
from editor.storage.sessions import SampleSessions, load_session, sources

if TYPE_CHECKING:
    from pathlib import Path

INIT: dict[str, Any] = {
    "type": "system", "subtype": "init", "session_id": "s-1", "claude_code_version": "2.1.290",
    "cwd": "/nowhere/app", "apiKeySource": "ANTHROPIC_API_KEY",
    "tools": ["Task", "Bash", "Read", "mcp__demo__lookup"],
    "mcp_servers": [{"name": "demo", "status": "connected", "token": "abc"}, {"name": "crm"}],
    "model": "claude-sonnet-5", "permissionMode": "manual", "agents": ["rev"],
}  # fmt: skip


def lines(*values: Any) -> bytes:
    return b"".join(json.dumps(value, separators=(",", ":")).encode() + b"\n" for value in values)


def attachment(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": "attachment", "sessionId": "t-1", "attachment": {"type": kind, **more}}


TRANSCRIPT = [
    {"type": "user", "sessionId": "t-1", "cwd": "/nowhere/app", "version": "2.1.290",
     "permissionMode": "default", "message": {"content": "a secret wish"}},
    attachment("prompt_snapshot", systemPrompt=["secret"]),
    attachment("prompt_snapshot", tools=[{"name": "Read"}, {"name": "Task"}, {"name": "Bash"}]),
    attachment("deferred_tools_delta", addedNames=["mcp__demo__a", "mcp__crm__b"]),
    attachment("deferred_tools_delta", removedNames=["mcp__crm__b"]),
    attachment("mcp_instructions_delta", addedNames=["docs"]),
    {"type": "permission-mode", "permissionMode": "acceptEdits", "sessionId": "t-1"},
    {"type": "assistant", "isSidechain": True, "message": {"model": "claude-haiku-4-5"}},
    {"type": "assistant", "message": {"model": "claude-sonnet-5", "content": [
        {"type": "tool_use", "name": "WebFetch", "input": {"url": "http://secret"}}]}},
    {"type": "assistant", "message": {"model": "<synthetic>", "content": "x"}},
]  # fmt: skip


def test_an_init_message_is_a_complete_session(environment):
    for data in (
        json.dumps(INIT, indent=1).encode(),
        json.dumps([{"type": "system", "subtype": "hook"}, INIT]).encode(),
        lines({"type": "system", "subtype": "plugin_install"}, INIT, {"type": "assistant"}),
        lines(INIT) + b'{"type":"resu',
    ):
        session = read_file(BytesIO(data), "/x/out.jsonl", environment)
        assert isinstance(session, Session)
        assert session.tool_names == ("Agent", "Bash", "Read", "mcp__demo__lookup")
        assert [tool.origin for tool in session.tools][-2:] == ["builtin", "mcp:demo"]
        assert (session.permission_mode, session.model) == ("default", "claude-sonnet-5")
        assert session.completeness is Completeness.COMPLETE
        assert session.context["version"] == "2.1.290"
        assert session.context["interactive"] is False
        assert session.context["mcp_servers"] == [
            {"name": "demo", "status": "connected"}, {"name": "crm", "status": ""},
        ]  # fmt: skip


def test_nothing_secret_and_nothing_said_is_kept(environment):
    for data in (lines(INIT), lines(*TRANSCRIPT)):
        session = read_file(BytesIO(data), "/x/t-1.jsonl", environment)
        assert isinstance(session, Session)
        text = json.dumps(session_to_json(session))
        for word in ("secret", "abc", "API_KEY"):
            assert word not in text


def test_a_transcript_gives_what_it_can_and_is_partial(environment):
    session = read_file(BytesIO(lines(*TRANSCRIPT)), "/x/t-1.jsonl", environment)
    assert isinstance(session, Session)
    assert session.id == "t-1"
    assert session.completeness is Completeness.PARTIAL
    assert (session.permission_mode, session.model) == ("acceptEdits", "claude-sonnet-5")
    states = {tool.name: (tool.state, tool.estimate) for tool in session.tools}
    assert states == {
        "Read": (ToolState.ACTIVE, ""),
        "Agent": (ToolState.ACTIVE, ""),
        "Bash": (ToolState.ACTIVE, ""),
        "mcp__demo__a": (ToolState.DEFERRED, ""),
        "WebFetch": (ToolState.ACTIVE, "used"),
    }
    assert [one["name"] for one in session.context["mcp_servers"]] == ["docs", "demo"]


def test_damaged_and_strange_lines_are_passed_over(environment):
    data = b'\xff\xfe\n{"type":"assistant"\n[1]\n"assistant"\n' + lines(
        {"type": "assistant", "message": 5}, {"type": "attachment", "attachment": []},
        attachment("prompt_snapshot", tools=[5, {"name": None}, {}]),
        {"type": "user", "permissionMode": 7, "version": 3, "cwd": None},
        *TRANSCRIPT,
    )  # fmt: skip
    session = read_file(BytesIO(data + b"[" * 100_000 + b"assistant"), "/x/t.jsonl", environment)
    assert isinstance(session, Session)
    assert session.model == "claude-sonnet-5"


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"not json", b'{"type":"user"}\n', b"[1, 2]"])
def test_other_files_are_not_mine(data, environment):
    assert read_file(BytesIO(data), "/x/file.jsonl", environment) is None


def test_the_transcript_of_a_subagent_is_told_apart(environment):
    data = lines({"type": "assistant", "isSidechain": True, "message": {"model": "x"}})
    result = read_file(BytesIO(data), "/x/agent-1.jsonl", environment)
    assert isinstance(result, Problem)
    assert result.code == "child-transcript"


def test_settings_of_the_sessions_folder_are_read(environment, project: Path, home: Path):
    (project / ".claude").mkdir()
    (home / ".claude").mkdir()
    files = {
        project / ".claude/settings.json": {"permissions": {"deny": ["WebFetch"], "x": ["secret"]}},
        project / ".claude/settings.local.json": {"permissions": {"allow": ["Bash"]}},
        home / ".claude/settings.json": {
            "permissions": {"deny": ["mcp__a"], "disableBypassPermissionsMode": "disable"},
            "env": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku", "ANTHROPIC_API_KEY": "secret"},
            "apiKeyHelper": "secret",
        },
    }
    for path, value in files.items():
        path.write_text(json.dumps(value), encoding="utf-8")
    session = read_file(BytesIO(lines(INIT | {"cwd": str(project)})), "/x/out.json", environment)
    assert isinstance(session, Session)
    assert session.context["settings"]["permissions"] == {
        "deny": ["WebFetch", "mcp__a"], "allow": ["Bash"],
        "disableBypassPermissionsMode": "disable",
    }  # fmt: skip
    assert session.context["env"] == {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"}
    assert "secret" not in json.dumps(session_to_json(session))


@pytest.fixture
def store(home: Path) -> Path:
    folder = home / ".claude/projects/-nowhere-app"
    folder.mkdir(parents=True)
    for number, name in enumerate(("old", "new")):
        path = folder / f"{name}.jsonl"
        path.write_bytes(lines(*TRANSCRIPT))
        os.utime(path, (1_000 + number, 1_000 + number))
    (folder / "note.txt").write_text("x")
    (folder / "new").mkdir()
    return folder


def test_transcripts_on_disk_are_listed_newest_first_by_folder(store, environment):
    disk = source(environment)
    assert disk.available() is None
    page = disk.page(0, 10)
    assert [(one.id, one.title) for one in page] == [("new", "app · new"), ("old", "app · old")]
    assert page[0].working_directory == "/nowhere/app"
    assert page[0].completeness is Completeness.PARTIAL
    assert [one.id for one in disk.page(1, 1)] == ["old"]
    session = disk.load("old")
    assert isinstance(session, Session)
    assert session.id == "old"
    assert isinstance(disk.load("gone"), Problem)


def test_links_out_of_the_store_are_not_followed(store, home, environment):
    outside = home / "outside.jsonl"
    outside.write_bytes(lines(*TRANSCRIPT))
    (store / "link.jsonl").symlink_to(outside)
    (store.parent / "linked").symlink_to(home)
    assert {one.id for one in source(environment).page(0, 10)} == {"new", "old"}
    assert isinstance(source(environment).load("link"), Problem)
    assert isinstance(source(environment).load("../../../outside"), Problem)


def test_a_store_that_is_not_there_is_empty(environment):
    assert source(environment).page(0, 10) == ()


def test_the_store_moves_with_the_variable(home, monkeypatch):
    from editor.storage.paths import environment as read_environment

    folder = home / "cfg/projects/p"
    folder.mkdir(parents=True)
    (folder / "a.jsonl").write_bytes(lines(*TRANSCRIPT))
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(home / "cfg"))
    assert [one.id for one in source(read_environment()).page(0, 10)] == ["a"]


def test_sessions_are_found_by_file_and_by_id(store, home, environment):
    path = home / "run.jsonl"
    path.write_bytes(lines(INIT))
    by_file = load_session(str(path), "claude-code", environment)
    assert isinstance(by_file, Session)
    assert by_file.id == "s-1"
    by_id = load_session("new", "claude-code", environment)
    assert isinstance(by_id, Session)
    assert [place.id for place in sources("claude-code", environment)] == ["disk", "samples"]


def test_the_samples_cover_modes_layers_versions_and_a_partial_session():
    samples = SampleSessions("claude-code")
    sessions = [samples.load(one.id) for one in samples.page(0, 100)]
    assert len(sessions) >= 4
    assert all(isinstance(one, Session) and one.harness == "claude-code" for one in sessions)
    modes = {one.permission_mode for one in sessions}
    assert {"default", "acceptEdits", "bypassPermissions", "plan"} <= modes
    assert {one.context.get("depth") for one in sessions} >= {1, 3}
    assert Completeness.PARTIAL in {one.completeness for one in sessions}


def tool_states(session: Any) -> dict[str, str]:
    return {tool.name: str(tool.state) for tool in session.tools}


@pytest.mark.parametrize(
    ("changes", "mode", "names"),
    [
        ({"permissionMode": "plan"}, "plan", ("Agent", "Bash", "Read", "mcp__demo__lookup")),
        ({"tools": []}, "default", ()),
        ({"tools": [7, "", None, "Read"]}, "default", ("Read",)),
        ({"tools": ["Task", "Agent", "Read"]}, "default", ("Agent", "Read")),
        ({"mcp_servers": [{"name": "demo", "status": "pending"}], "tools": ["mcp__demo__a"]},
         "default", ("mcp__demo__a",)),
        ({"mcp_servers": [{"name": "demo", "status": "failed"}], "tools": ["Read"]},
         "default", ("Read",)),
    ],
)  # fmt: skip
def test_an_init_message_counts_by_its_list_of_tools(environment, changes, mode, names):
    session = read_file(BytesIO(lines(INIT | changes)), "/x/out.jsonl", environment)
    assert isinstance(session, Session)
    assert (session.permission_mode, session.tool_names) == (mode, names)
    assert session.completeness is Completeness.COMPLETE


@pytest.mark.parametrize(
    ("added", "mode", "model"),
    [
        ([{"type": "permission-mode", "permissionMode": "plan", "sessionId": "t-1"}],
         "plan", "claude-sonnet-5"),
        ([{"type": "assistant", "message": {"model": "claude-opus-5", "content": []}}],
         "acceptEdits", "claude-opus-5"),
        ([{"type": "something-new", "permissionMode": 5}], "acceptEdits", "claude-sonnet-5"),
        ([{"type": "assistant", "message": "text"}], "acceptEdits", "claude-sonnet-5"),
    ],
)  # fmt: skip
def test_the_last_mode_and_model_of_a_transcript_count(environment, added, mode, model):
    session = read_file(BytesIO(lines(*TRANSCRIPT, *added)), "/x/t-1.jsonl", environment)
    assert isinstance(session, Session)
    assert (session.permission_mode, session.model) == (mode, model)
    assert session.completeness is Completeness.PARTIAL


def test_a_deferred_tool_that_went_may_come_back(environment):
    back = attachment("deferred_tools_delta", addedNames=["mcp__crm__b"])
    gone = attachment("deferred_tools_delta", removedNames=["mcp__demo__a"])
    session = read_file(BytesIO(lines(*TRANSCRIPT, back, gone)), "/x/t-1.jsonl", environment)
    states = tool_states(session)
    assert states["mcp__crm__b"] == ToolState.DEFERRED
    assert "mcp__demo__a" not in states


def test_settings_that_cannot_be_read_are_named_by_the_session(environment, project: Path):
    place = project / ".claude/settings.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text('{"permissions": {"deny": ["Bash"]}} // note', encoding="utf-8")
    for data in (
        lines(INIT | {"cwd": str(project)}),
        lines(*(line | {"cwd": str(project)} for line in TRANSCRIPT)),
    ):
        session = read_file(BytesIO(data), "/x/out.jsonl", environment)
        assert isinstance(session, Session)
        (unread,) = session.context["unread_settings"]
        assert unread.replace("\\", "/").endswith(".claude/settings.json")
