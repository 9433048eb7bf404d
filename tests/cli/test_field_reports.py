"""Reports from the field: the first screen of `resolve` answers what was asked, however many tools
the session has.
"""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

SCREEN = 25
BUILT_IN = ("Agent", "Bash", "Edit", "Glob", "Grep", "Read", "ToolSearch", "WebFetch", "Write")
MANY = tuple(f"mcp__big{server}__tool_{number}" for server in range(20) for number in range(100))

PW_DOWN = {"mcp_servers": [{"name": "pw", "status": "failed"}]}
SRV_UP = {"mcp_servers": [{"name": "srv", "status": "connected"}]}
BYPASS = {"permission_mode": "bypassPermissions"}
VARIABLE = {"env": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"}}

CASES: dict[str, tuple[str, tuple[str, ...], dict[str, Any], tuple[str, ...]]] = {
    "T1": ("tools: Read, Bash(git diff:*)\n", BUILT_IN, {}, (
        "error: line 4: “Bash(git diff:*)” grants all of Bash: the part in brackets has no effect",
        "use a deny rule in the settings or a PreToolUse hook",
        "can change files  yes",
    )),
    "T2": ("disallowedTools: Bash(rm:*)\n", BUILT_IN, {}, (
        "“Bash(rm:*)” takes all of Bash away, not only what stands in brackets.",
        "Removed  “Bash(rm:*)” in “disallowedTools” takes the whole tool away",
    )),
    "T4": ("tools: Bash(git diff:*, git log:*), Grep\n", BUILT_IN, {}, (
        "is one entry, as commas in brackets separate nothing, and grants all of Bash",
    )),
    "T5": ("tools: Read, mcp__srv__*\n", (*BUILT_IN, "mcp__srv__a"), {"context": SRV_UP}, (
        "mcp__srv__a", "“mcp__srv__*” in “tools” grants every tool of this server.",
        "Reports tell of versions in which agents of one’s own got none",
    )),
    "T6": (
        "tools: Read, Search, mcp__pw__a\n", BUILT_IN, {"context": PW_DOWN}, (
            "Of 3 listed entries only 1 give a tool here",
            "has no tool of this name, so the entry gives nothing.",
            "The MCP server “pw” is in the session with the state “failed” and shows no such tool",
        ),
    ),
    "M1": ("", BUILT_IN, BYPASS | {"completeness": "partial"}, (
        "permission        bypassPermissions (from session)",
        "Transcripts of subagents record no permission mode, so it cannot be checked there.",
    )),
    "M3": ("permissionMode: plan\n", BUILT_IN, BYPASS, (
        "error: line 4: “plan” has no effect under this parent: its “bypassPermissions” wins.",
        "take tools away instead of relying on the mode",
        "permission        bypassPermissions (from session, declared plan)",
    )),
    "M8": ("model: opus\n", BUILT_IN, {"context": VARIABLE}, (
        "model             opus (from file, declared opus)",
        "CLAUDE_CODE_SUBAGENT_MODEL is “haiku” in the session.",
        "Since 2.1.251 the order is call, definition, variable, main conversation",
    )),
}  # fmt: skip


def snapshot(tools: tuple[str, ...], **changes: Any) -> dict[str, Any]:
    form = {
        "format": "subagent-editor/session@1", "harness": "claude-code", "id": "s", "title": "Work",
        "permission_mode": "default", "model": "claude-sonnet-5", "completeness": "complete",
        "tools": [{"name": name, "origin": _origin(name), "state": "active"} for name in tools],
    }  # fmt: skip
    context = {"version": "2.1.290"} | changes.pop("context", {})
    return form | {"context": context} | changes


def _origin(name: str) -> str:
    return f"mcp:{name.split('__')[1]}" if name.startswith("mcp__") else "builtin"


def written(project: Path, header: str, form: dict[str, Any]) -> tuple[str, str]:
    folder = project / ".claude" / "agents"
    folder.mkdir(parents=True)
    path = folder / "rev.md"
    path.write_text(f"---\nname: rev\ndescription: Reviews\n{header}---\nReview.\n")
    session = project / "session.json"
    session.write_text(json.dumps(form))
    return str(path), str(session)


@pytest.mark.parametrize("more", [(), MANY], ids=["few tools", "two thousand tools"])
@pytest.mark.parametrize("case", CASES)
def test_the_first_lines_of_resolve_answer_the_reporter(
    cli: Cli, project: Path, case: str, more: tuple[str, ...]
) -> None:
    header, tools, changes, answers = CASES[case]
    path, session = written(project, header, snapshot((*more, *tools), **changes))
    text = cli("resolve", path, "--session", session, harness=None).out
    screen = "\n".join(text.splitlines()[:SCREEN])
    for answer in answers:
        assert answer in screen, screen


@pytest.mark.parametrize("case", CASES)
def test_the_first_screen_of_a_report_answers_under_two_thousand_tools(
    cli: Cli, project: Path, case: str
) -> None:
    header, tools, changes, _ = CASES[case]
    path, session = written(project, header, snapshot((*MANY, *tools), **changes))
    output = project / "report.txt"
    cli("report", path, "--session", session, "--output", str(output), harness=None)
    wrapped = [
        piece
        for line in output.read_text("utf-8").splitlines()
        for piece in textwrap.wrap(line, 100) or [""]
    ]
    screen = " ".join(" ".join(wrapped[:40]).split())
    for start in ("In short", "Permission:", "Model:", "Can change files:"):
        assert start in screen, screen


@pytest.mark.parametrize("case", ["T1", "T2", "T4"])
def test_check_answers_what_the_file_alone_decides(cli: Cli, project: Path, case: str) -> None:
    header, tools, _, answers = CASES[case]
    path, _ = written(project, header, snapshot(tools))
    text = cli("check", path, harness=None).out
    assert answers[0].removeprefix("error: line 4: ") in text
