"""Reports from the field: the first screen of the document answers what was asked.

Every case is a definition and a snapshot of the session it ran in; what stands in the first lines
of the report, as text and as Markdown, is compared with the sentences an answer needs.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from editor.core.compare import Subject
from editor.core.harness import Settings
from editor.core.report import Facets, build
from editor.core.report_text import to_markdown, to_text
from editor.core.session import Completeness, Session, read_snapshot
from editor.harnesses.claude_code.harness import HARNESS
from tests.harnesses.claude_code.helpers import define

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

SCREEN = 25
BUILT_IN = ("Agent", "Bash", "Edit", "Glob", "Grep", "Read", "ToolSearch", "WebFetch", "Write")


def first_screens(header: str, tools: Sequence[str] = BUILT_IN, **snapshot: Any) -> list[str]:
    """The first screen of the report in both forms, without Markdown's escapes."""
    form = {
        "format": "subagent-editor/session@1", "harness": "claude-code", "id": "s", "title": "Work",
        "working_directory": "/home/me/app", "permission_mode": "default",
        "model": "claude-opus-5", "completeness": "complete",
        "tools": [{"name": name, "origin": _origin(name), "state": "active"} for name in tools],
        "context": {"version": "2.1.290"},
    }  # fmt: skip
    form["context"] |= snapshot.pop("context", {})
    session = read_snapshot(json.dumps(form | snapshot).encode())
    assert isinstance(session, Session)
    definition = define(header)
    roster = HARNESS.roster([definition], Settings(), "OCT")
    resolution = HARNESS.resolve(roster.entries[0], session, roster, "OCT")
    facets = Facets(HARNESS, map=HARNESS.delegation_map(session, roster, "OCT"))
    blocks = build(Subject(definition, session, resolution), facets)
    texts = (to_text(blocks), to_markdown(blocks).replace("\\", "").replace("**", ""))
    return ["\n".join(text.splitlines()[:SCREEN]) for text in texts]


def _origin(name: str) -> str:
    return f"mcp:{name.split('__')[1]}" if name.startswith("mcp__") else "builtin"


def servers(**states: str) -> dict[str, Any]:
    return {"mcp_servers": [{"name": name, "status": state} for name, state in states.items()]}


def assert_answers(screens: list[str], *sentences: str) -> None:
    for screen in screens:
        for sentence in sentences:
            assert sentence in screen, screen


def test_t1_a_bracket_limits_nothing_and_where_to_limit_is_said() -> None:
    assert_answers(
        first_screens("tools: Read, Bash(git diff:*)\n"),
        "Error, line 4: “Bash(git diff:*)” grants all of Bash: the part in brackets has no effect "
        "here (seen on 2.1.270). To allow only some calls, use a deny rule in the settings or a "
        "PreToolUse hook.",
        "Asks before each call: Bash",
        "Can change files: yes",
        "Tools in the file: 2 listed, 2 granted",
    )


def test_t2_a_bracket_in_the_blocklist_takes_the_whole_tool() -> None:
    screens = first_screens("disallowedTools: Bash(rm:*)\n")
    assert_answers(
        screens,
        "“Bash(rm:*)” takes all of Bash away, not only what stands in brackets.",
        "Refused or taken away: Bash",
        "Disallowed tools in the file: 1 listed, 1 matching a tool of the session",
        "“Bash(rm:*)” in “disallowedTools” takes the whole tool away",
    )
    assert all("Asks before each call: Edit, WebFetch, Write" in screen for screen in screens)


def test_t4_a_comma_in_brackets_separates_nothing() -> None:
    assert_answers(
        first_screens("tools: Bash(git diff:*, git log:*), Grep\n"),
        "“Bash(git diff:*, git log:*)” is one entry, as commas in brackets separate nothing, and "
        "grants all of Bash: the part in brackets has no effect here",
        "Tools in the file: 2 listed, 2 granted",
    )


def test_t5_every_mcp_entry_has_a_state() -> None:
    tools = (*BUILT_IN, "mcp__srv__a", "mcp__srv__b")
    reported = "Reports tell of versions in which agents of one’s own got none"
    up, down = servers(srv="connected"), servers(srv="failed")
    assert_answers(
        first_screens("", tools, context=up),
        "Asks before each call: Bash, Edit, WebFetch, Write, mcp__srv__a, mcp__srv__b",
    )
    assert_answers(
        first_screens("", context=down),
        "These MCP servers of the session show no tools now, so the agent gets none of theirs: "
        "srv (failed).",
    )
    assert_answers(
        first_screens("tools: Read, mcp__srv__*\n", tools, context=up),
        "2 of 2 tools", reported,
    )  # fmt: skip
    assert_answers(
        first_screens("tools: Read, mcp__srv__*\n", context=down),
        "Tools in the file: 2 listed, 1 granted",
        "The MCP server “srv” is in the session with the state “failed” and shows no such tool",
    )
    assert_answers(
        first_screens("tools: Read, mcp__gone__x\n", context=up),
        "The session has no MCP server “gone”, so the entry matches nothing.",
    )
    assert_answers(
        first_screens("tools: Read\nmcpServers: [srv]\n", tools, context=up),
        "The MCP server “srv” is connected, but the lists of tools leave out all of its 2 tools: "
        "naming a server in “mcpServers” grants none. Add “mcp__srv” to “tools”.",
    )
    assert_answers(
        first_screens("mcpServers: [srv]\n", context=servers(srv="needs-auth")),
        "The MCP server “srv” is in the session with the state “needs-auth” and shows no tools",
    )
    assert_answers(
        first_screens("mcpServers: [srv]\n", tools, context=up),
        "The MCP server “srv” is connected: 2 of its 2 tools come along.", reported,
    )  # fmt: skip
    assert_answers(
        first_screens("mcpServers: [gone]\n", context=up),
        "The session has no MCP server “gone”; a name in “mcpServers” only uses a connection the "
        "session has.",
    )


def test_t6_missing_entries_are_counted_and_each_has_its_reason() -> None:
    held = tuple(name for name in BUILT_IN if name != "ToolSearch")
    header = "tools: Read, ToolSearch, mcp__pw__a\n"
    assert_answers(
        first_screens(header, held, context=servers(pw="failed")),
        "Of 3 listed entries only 1 give a tool here; Claude Code starts the agent without a word.",
        "Tools in the file: 3 listed, 1 granted",
        "The session does not have this tool; a subagent gets only what the session has.",
        "The MCP server “pw” is in the session with the state “failed” and shows no such tool, so "
        "the entry matches nothing now.",
    )


def test_m1_a_bypassing_parent_passes_its_mode_on_and_children_record_none() -> None:
    bypass = "bypassPermissions"
    screens = first_screens("", permission_mode=bypass)
    assert_answers(
        screens,
        "Permission: bypassPermissions (The parent runs in “bypassPermissions”. → The definition "
        "sets no mode, so the parent’s holds. [AUG, OCT])",
    )
    assert all("Asks before each call" not in screen for screen in screens)
    assert_answers(
        first_screens("", permission_mode=bypass, completeness=str(Completeness.PARTIAL)),
        "Permission: bypassPermissions (The parent runs in “bypassPermissions”. → Transcripts of "
        "subagents record no permission mode, so it cannot be checked there.",
    )


def test_m3_plan_protects_from_nothing_under_a_bypassing_parent() -> None:
    assert_answers(
        first_screens("permissionMode: plan\n", permission_mode="bypassPermissions"),
        "Error, line 4: “plan” has no effect under this parent: its “bypassPermissions” wins. To "
        "limit the agent, take tools away instead of relying on the mode.",
        "Permission: bypassPermissions",
        "Can change files: yes",
    )


def test_m8_the_order_of_models_is_told_with_the_winner_and_where_the_variable_stands() -> None:
    variable = {"env": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"}}
    order = (
        "Since 2.1.251 the order is call, definition, variable, main conversation; before, the "
        "variable came first."
    )
    is_set = "CLAUDE_CODE_SUBAGENT_MODEL is “haiku” in the session."
    assert_answers(
        first_screens("model: opus\n", model="claude-sonnet-5", context=variable),
        "Model: opus (The definition says “opus”. (line 4)",
        is_set,
        "The main conversation runs on “claude-sonnet-5”.",
        order,
        "The definition’s model is taken. [AUG, OCT])",
    )
    assert_answers(
        first_screens("", model="claude-sonnet-5", context=variable),
        "Model: haiku", is_set, order, "so the variable’s is taken.",
    )  # fmt: skip
    older = variable | {"version": "2.1.240"}
    assert_answers(
        first_screens("model: opus\n", model="claude-sonnet-5", context=older),
        "The session ran version 2.1.240, but the rules shown are those of 2.1.293",
    )
