from __future__ import annotations

import pytest

from editor.core.definition import Definition, Origin, Status
from editor.core.document import Document
from editor.core.environment import Environment
from editor.core.problems import Problem, Severity
from editor.harnesses.elsewhere import SYSTEMS, judge, readers_of, system_named

CLAUDE = "/home/me/app/.claude/agents/a.md"
ENVIRONMENT = Environment("/home/me", "/home/me/app", "/c", "/d", "/s")


def definition(text: str, path: str = CLAUDE, harness: str = "claude-code") -> Definition:
    return Definition(harness, "OCT", "a", Origin(path), Document.of(text), Status.LOADED)


def judged(system: str, header: str, body: str = "Text\n", path: str = CLAUDE) -> list[Problem]:
    return list(judge(definition(f"---\n{header}---\n{body}", path), system))


def codes(system: str, header: str, body: str = "Text\n", path: str = CLAUDE) -> list[str]:
    return [problem.code for problem in judged(system, header, body, path)]


BASE = "name: a\ndescription: d\n"


@pytest.mark.parametrize(
    ("system", "header", "wanted"),
    [
        ("cursor", BASE, []),
        ("cursor", BASE + "tools: Read, Grep\n", ["cursor-no-tool-list"]),
        ("cursor", BASE + "tools: Read\nreadonly: true\n", []),
        ("cursor", BASE + "disallowedTools: Bash\n", ["cursor-no-tool-list"]),
        ("cursor", BASE + "permissionMode: plan\n", ["cursor-no-mode"]),
        ("opencode", BASE + "tools: Read, Grep\n", ["opencode-tools-no-map"]),
        ("opencode", BASE + "tools: [Read]\n", ["opencode-tools-no-map"]),
        ("opencode", BASE + "tools:\n  bash: false\n", []),
        ("opencode", BASE + "model: sonnet\n", ["opencode-model-form"]),
        ("opencode", BASE + "model: anthropic/claude\n", []),
        ("opencode", "name: a\ndescription: Use when: x\n", []),  # repaired there
        ("opencode", "name: a\nmy-key: Use when: x\n", ["opencode-not-yaml"]),
        ("opencode", "name: [a\n", ["opencode-not-yaml"]),
        (
            "opencode",
            BASE + 'permission:\n  bash:\n    "git *": allow\n    "*": deny\n',
            ["opencode-last-rule-denies"],
        ),
        (
            "opencode",
            BASE + 'permission:\n  bash:\n    "*": deny\n    "git *": allow\n',
            [],
        ),
        ("gemini-cli", BASE, []),
        ("gemini-cli", BASE + "tools: [read_file, mcp_x_y]\n", []),
        ("gemini-cli", BASE + "tools: read_file\n", ["gemini-cli-tools-no-list"]),
        ("gemini-cli", BASE + "tools: [Read, read_file]\n", ["gemini-cli-tool-names"]),
        ("gemini-cli", BASE + "color: red\n", ["gemini-cli-unknown-keys"]),
        ("gemini-cli", BASE + "mcpServers: {}\n", ["gemini-cli-mcp-servers"]),
        ("gemini-cli", "name: Big Name\ndescription: d\n", ["gemini-cli-name"]),
        ("gemini-cli", "name: a\n", ["gemini-cli-missing-key"]),
        ("gemini-cli", "name: a\ndescription: x: y\n", ["gemini-cli-not-yaml"]),
        ("qwen-code", BASE + "permissionMode: acceptEdits\n", []),
        ("qwen-code", BASE, ["qwen-code-edits-without-asking"]),
        (
            "qwen-code",
            BASE + "permissionMode: plan\n",
            ["qwen-code-parent-wins"],
        ),
        (
            "qwen-code",
            BASE + "approvalMode: yolo\npermissionMode: plan\n",
            ["qwen-code-both-modes"],
        ),
        ("copilot", BASE, []),
        ("copilot", BASE + "model: inherit\n", ["copilot-model-inherit"]),
        ("copilot", BASE + "permissionMode: plan\n", ["copilot-no-mode"]),
        ("copilot", BASE + "disallowedTools: Bash\n", ["copilot-no-blocklist"]),
        ("vscode", BASE + "tools: Read\n", []),
        ("vscode", BASE + "color: red\n", ["vscode-unread-keys"]),
    ],
)
def test_each_system_has_its_own_view_of_a_file(
    system: str, header: str, wanted: list[str]
) -> None:
    assert codes(system, header) == wanted


def test_a_finding_names_its_line_and_how_sure_it_is() -> None:
    [problem] = judged("cursor", BASE + "# about tools\ntools: Read\n")
    assert problem.line == 5
    assert problem.severity is Severity.WARNING
    assert "this agent gets every tool there" in str(problem.message)
    assert "fairly sure" in str(problem.message)


def test_a_long_body_is_counted_for_copilot() -> None:
    [problem] = judged("copilot", BASE, "x" * 30_001)
    assert problem.code == "copilot-too-long"
    assert "30001" in str(problem.message)
    assert judged("copilot", BASE, "x" * 30_000 + "\n\n") == []


def test_gemini_passes_over_files_with_an_underscore() -> None:
    assert codes("gemini-cli", "x: [", path="/p/.gemini/agents/_draft.md") == [
        "gemini-cli-passed-over"
    ]


def test_a_file_without_a_header_is_no_crash_anywhere() -> None:
    for system in SYSTEMS:
        judge(definition("no header at all"), system.id)
    assert [each.code for each in judge(definition("text"), "gemini-cli")] == [
        "gemini-cli-no-header"
    ]


@pytest.mark.parametrize(
    "header", ["- a\n", "5\n", "a: &x [*x]\n", "? [a]\n: b\n", "\x00: 1\n", ""]
)
def test_odd_headers_are_no_crash_anywhere(header: str) -> None:
    for system in SYSTEMS:
        judged(system.id, header)


def test_windows_line_ends_give_the_same_lines() -> None:
    text = "---\r\nname: a\r\ndescription: d\r\ntools: Read\r\n---\r\nx\r\n"
    [problem] = judge(definition(text), "cursor")
    assert problem.line == 4


def test_an_unquoted_colon_takes_the_whole_fleet_of_pi_orchestrator_down() -> None:
    found = judged("pi-orchestrator", "name: a\ndescription: Use when: x\n")
    assert found
    assert found[0].severity is Severity.ERROR
    assert "pi-orchestrator loads no agents at all because of this file" in str(found[0].message)


def test_a_file_is_not_judged_again_for_its_own_system() -> None:
    assert judge(definition("---\n---\n"), "claude-code") == ()


def test_a_claude_file_in_pi_desktop_tells_which_tools_are_unknown_there() -> None:
    found = judged("pi-desktop", BASE + "tools: Read, WebFetch\nmodel: sonnet\n")
    assert {problem.reader for problem in found} == {"pi-desktop"}
    assert any("WebFetch" in str(problem.message) for problem in found)
    assert all(problem.code.startswith("pi-desktop-") for problem in found)


def test_the_readers_of_a_place_are_known() -> None:
    assert readers_of(CLAUDE, "claude-code", ENVIRONMENT) == ("cursor", "vscode")
    assert readers_of("/x/.gemini/agents/a.md", "claude-code", ENVIRONMENT) == ("gemini-cli",)
    assert readers_of("/x/notes/a.md", "claude-code", ENVIRONMENT) == ()


def test_systems_are_named_without_regard_to_case() -> None:
    assert system_named(" Cursor ") == "cursor"
    assert system_named("mevedel") == "mevedel"
    assert system_named("readers") == "readers"
    assert system_named("emacs") is None
