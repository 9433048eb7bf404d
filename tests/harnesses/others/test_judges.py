from __future__ import annotations

import pytest

from editor.core.definition import Definition, Origin, Status
from editor.core.document import Document
from editor.core.environment import Environment
from editor.core.problems import Problem, Severity
from editor.harnesses import IDS
from editor.harnesses.others import (
    ALIASES,
    KNOWN_SYSTEMS,
    SYSTEMS,
    also_used_by,
    judge,
    readers_of,
    system_named,
)

CLAUDE = "/w/.claude/agents/rev.md"
HEAD = "---\nname: rev\ndescription: d\n"
ENVIRONMENT = Environment("/home/me", "/w", "/c", "/d", "/s")


def judged(lines: str, system: str, body: str = "b", path: str = "rev.md") -> dict[str, Problem]:
    document = Document.of(f"{HEAD}{lines}---\n{body}")
    return {problem.code: problem for problem in judge(document, system, path)}


@pytest.mark.parametrize(
    ("system", "lines", "code", "severity", "confidence", "line"),
    [
        ("cursor", "tools: Read, Bash\n", "cursor-no-tool-list", "warning", "medium", 4),
        ("cursor", "tools: [Read, Grep]\n", "cursor-no-tool-list", "warning", "medium", 4),
        ("cursor", "disallowedTools: Bash\n", "cursor-no-tool-list", "warning", "medium", 4),
        ("cursor", "permissionMode: plan\n", "cursor-ignored-keys", "info", "medium", 4),
        ("opencode", "tools: Read\n", "opencode-tools-no-map", "error", "high", 4),
        ("opencode", "disallowedTools: Bash\n", "opencode-no-denylist", "warning", "medium", 4),
        ("opencode", "model: inherit\n", "opencode-model-inherit", "warning", "medium", 4),
        ("opencode", "model: sonnet\n", "opencode-model-no-provider", "warning", "high", 4),
        ("opencode", "permissionMode: plan\n", "opencode-no-mode", "warning", "medium", 4),
        ("opencode", "model: a: b\n", "opencode-yaml", "info", "high", 4),
        ("opencode", "my-key: a: b\n", "opencode-yaml", "error", "high", 4),
        ("opencode", "permission:\n  bash: {'git *': allow, '*': deny}\n",
         "opencode-last-rule-denies", "warning", "high", 4),
        ("gemini-cli", "mcpServers: [a]\n", "gemini-mcp-servers", "error", "high", 4),
        ("qwen-code", "permissionMode: plan\n", "qwen-parent-wins", "warning", "high", 4),
        ("qwen-code", "approvalMode: plan\npermissionMode: auto\n", "qwen-both-modes", "warning",
         "high", 5),
        ("gemini-cli", "color: red\n", "gemini-unknown-key", "error", "high", 4),
        ("gemini-cli", "tools: read_file\n", "gemini-tools-no-list", "error", "high", 4),
        ("gemini-cli", "tools: [Read]\n", "gemini-tool-names", "warning", "medium", 4),
        ("gemini-cli", "model: sonnet\n", "gemini-model", "warning", "medium", 4),
        ("gemini-cli", "model: a: b\n", "gemini-yaml", "error", "high", 4),
        ("gemini-cli", "", "gemini-consent", "info", "high", None),
        ("copilot", "disallowedTools: Bash\n", "copilot-no-denylist", "warning", "medium", 4),
        ("copilot", "model: inherit\n", "copilot-model-inherit", "warning", "high", 4),
        ("copilot", "permissionMode: plan\n", "copilot-no-mode", "warning", "high", 4),
        ("vscode", "hooks: {}\n", "vscode-ignored-keys", "warning", "high", 4),
        ("vscode", "color: red\n", "vscode-ignored-keys", "info", "high", 4),
        ("vscode", "", "vscode-tools-selection", "info", "high", None),
        ("qwen-code", "permissionMode: acceptEdits\n", "qwen-mode", "warning", "high", 4),
        ("qwen-code", "", "qwen-escalates", "warning", "high", None),
        ("qwen-code", "tools: Read\n", "qwen-mcp-left-out", "info", "high", 4),
        ("qwen-code", "maxTurns: 5\n", "qwen-save-loses", "info", "high", 4),
        ("qwen-code", "model: a: b\n", "qwen-yaml", "error", "high", 4),
        ("factory", "tools: Read, Bash\n", "factory-tools-text", "error", "high", 4),
        ("factory", "mcpServers: [{a: {}}]\n", "factory-servers", "error", "high", 4),
        ("codex", "", "codex-not-markdown", "error", "high", None),
        ("pi-subagents", "model: a: b\n", "pi-subagents-yaml", "warning", "medium", 4),
    ],
)  # fmt: skip
def test_each_finding_has_code_consequence_line_and_confidence(
    system, lines, code, severity, confidence, line
):
    finding = judged(lines, system)[code]
    assert isinstance(finding, Problem)
    assert (str(finding.severity), finding.confidence, finding.line) == (severity, confidence, line)
    assert finding.reader == dict(KNOWN_SYSTEMS)[system]
    text = str(finding.message)
    assert finding.reader in text
    assert f"(confidence: {confidence})" in text
    assert "{" not in text.replace("{a", "")


def test_only_what_is_certain_is_an_error():
    texts = [
        "# Readme\n",
        f"{HEAD}model: a: b\n---\n",
        f"{HEAD}tools: Read, Bash\ndisallowedTools: Edit\nmodel: inherit\npermissionMode: plan\n"
        "hooks: {}\n---\n",
    ]
    found = [
        one for text in texts for system in SYSTEMS for one in judge(Document.of(text), system.id)
    ]
    assert {one.confidence for one in found} == {"high", "medium"}
    assert {one.confidence for one in found if one.severity is Severity.ERROR} == {"high"}


@pytest.mark.parametrize(
    ("system", "lines", "code"),
    [
        ("cursor", "", "cursor-no-tool-list"),
        ("cursor", "tools: Read\nreadonly: true\n", "cursor-no-tool-list"),
        ("cursor", "model: inherit\n", "cursor-ignored-keys"),
        ("cursor", "disallowedTools: Bash\nreadonly: true\n", "cursor-no-tool-list"),
        ("opencode", "tools: {bash: true}\n", "opencode-tools-no-map"),
        (
            "opencode",
            "permission:\n  bash: {'*': deny, 'git *': allow}\n",
            "opencode-last-rule-denies",
        ),
        ("gemini-cli", "mcpServers: [a]\n", "gemini-unknown-key"),
        ("qwen-code", "approvalMode: yolo\n", "qwen-parent-wins"),
        ("opencode", "model: anthropic/claude-sonnet-5\n", "opencode-model-no-provider"),
        ("gemini-cli", "tools: [read_file]\nmodel: inherit\n", "gemini-unknown-key"),
        ("gemini-cli", "tools: [read_file]\nmodel: inherit\n", "gemini-tool-names"),
        ("gemini-cli", "model: inherit\n", "gemini-model"),
        ("copilot", "model: gpt\n", "copilot-model-inherit"),
        ("vscode", "tools: Read\n", "vscode-ignored-keys"),
        ("qwen-code", "permissionMode: plan\n", "qwen-mode"),
        ("qwen-code", "approvalMode: default\n", "qwen-escalates"),
        ("qwen-code", "tools: Read, mcp__a__b\n", "qwen-mcp-left-out"),
        ("factory", "tools: read-only\n", "factory-tools-text"),
        ("factory", "tools: [Read, Bash]\n", "factory-tools-text"),
    ],
)
def test_what_is_fine_there_is_not_told(system, lines, code):
    assert code not in judged(lines, system)


def test_a_reading_agent_is_told_how_cursor_can_be_made_to_read_only():
    text = str(judged("tools: Read, Grep\n", "cursor")["cursor-no-tool-list"].message)
    assert "every tool" in text
    assert "readonly: true" in text
    writes = str(judged("tools: Read, Bash\n", "cursor")["cursor-no-tool-list"].message)
    assert "every tool" in writes
    assert "readonly: true" not in writes


def test_names_and_lengths_have_limits_elsewhere():
    text = f"---\nname: Code Reviewer\ndescription: {'d' * 501}\n---\n{'b' * 30_001}"
    document = Document.of(text)
    assert "gemini-name" in {one.code for one in judge(document, "gemini-cli")}
    assert {"factory-name", "factory-description-too-long"} <= {
        one.code for one in judge(document, "factory")
    }
    assert "copilot-body-too-long" in {one.code for one in judge(document, "copilot")}


def test_a_file_without_a_header_is_no_agent_for_strict_readers():
    document = Document.of("# Readme\n")
    for system in ("gemini-cli", "qwen-code", "pi-subagents"):
        findings = judge(document, system)
        assert [one.code.endswith("-no-header") for one in findings] == [True]


def test_gemini_passes_over_drafts():
    path = "/w/.gemini/agents/_draft.md"
    assert [one.code for one in judge(Document.of("---\nx: ["), "gemini-cli", path)] == [
        "gemini-underscore"
    ]


def test_who_reads_a_file_where_it_lies_is_known():
    def here(path, harness="claude-code"):
        return readers_of(path, harness, ENVIRONMENT)

    assert here(CLAUDE) == ("cursor", "vscode")
    assert here("C:\\w\\.claude\\agents\\x\\rev.md") == ("cursor", "vscode")
    assert here("/w/.github/agents/rev.md") == ("vscode", "copilot")
    assert here("/w/docs/rev.md") == ()
    assert here(CLAUDE, "mevedel") == ("claude-code", "cursor", "vscode")


def test_systems_are_named_without_regard_to_case():
    assert system_named(" Cursor ") == "cursor"
    assert system_named("mevedel") == "mevedel"
    assert system_named("readers") == "readers"
    assert system_named("emacs") is None


@pytest.mark.parametrize(
    ("name", "system"),
    [
        ("qwen", "qwen-code"), ("gemini", "gemini-cli"), ("opencode", "opencode"),
        ("copilot", "copilot"), ("cursor", "cursor"), ("Gemini CLI", "gemini-cli"),
        ("GitHub Copilot", "copilot"), ("VS Code", "vscode"), ("vs_code", "vscode"),
        ("droid", "factory"), ("Claude", "claude-code"),
    ],
)  # fmt: skip
def test_a_system_is_known_by_what_people_call_it(name: str, system: str) -> None:
    assert system_named(name) == system


def test_every_system_is_known_by_its_title_and_no_short_name_stands_for_nothing() -> None:
    assert [system_named(title) for _, title in KNOWN_SYSTEMS] == [
        each for each, _ in KNOWN_SYSTEMS
    ]
    known = {each for each, _ in KNOWN_SYSTEMS}
    assert {name for name, system in ALIASES.items() if system not in known} == set()


def claude_definition(text, path=CLAUDE, is_writable=True):
    origin = Origin(path, is_writable=is_writable)
    return Definition("claude-code", "OCT", "rev", origin, Document.of(text), Status.LOADED)


def test_a_definition_is_judged_once_for_each_system_and_never_for_its_own():
    file = claude_definition(f"{HEAD}tools: Read\n---\nb")
    found = list(also_used_by(file, ("cursor", "readers", "claude-code"), ENVIRONMENT))
    assert [one.reader for one in found] == ["Cursor"]
    assert list(also_used_by(file, (), ENVIRONMENT)) == []
    built_in = claude_definition(f"{HEAD}tools: Read\n---\nb", is_writable=False)
    assert list(also_used_by(built_in, ("cursor",), ENVIRONMENT)) == []


def test_windows_line_ends_give_the_same_lines():
    text = "---\r\nname: a\r\ndescription: d\r\ntools: Read\r\n---\r\nx\r\n"
    assert [one.line for one in judge(Document.of(text), "cursor")] == [4]


def test_a_folder_that_a_system_does_not_read_is_told():
    assert "opencode-other-folder" in judged("", "opencode", path=CLAUDE)
    assert "cursor-other-folder" not in judged("", "cursor", path=CLAUDE)
    assert "opencode-other-folder" not in judged("", "opencode", path="rev.md")


def test_the_programs_own_systems_judge_by_their_own_reading():
    document = Document.of("---\nname: rev\ndescription: a: b\n---\nb")
    [finding] = judge(document, "claude-code")
    assert (finding.code, finding.reader) == ("claude-code-yaml-error", "Claude Code")
    assert finding.confidence == "high"
    assert str(finding.message).startswith("Claude Code skips this file: ")
    assert set(IDS) <= {identity for identity, _ in KNOWN_SYSTEMS}


def test_an_unquoted_colon_takes_the_whole_fleet_of_pi_orchestrator_down():
    text = "---\nname: rev\ndescription: Use when: x\n---\nb"
    finding = judge(Document.of(text), "pi-orchestrator")[0]
    assert finding.severity is Severity.ERROR
    assert "pi-orchestrator loads no agents at all because of this file" in str(finding.message)


def test_a_claude_file_in_pi_desktop_tells_which_tools_are_unknown_there():
    found = judged("tools: Read, WebFetch\nmodel: sonnet\n", "pi-desktop")
    assert all(code.startswith("pi-desktop-") for code in found)
    assert any("WebFetch" in str(one.message) for one in found.values())
    assert all(one.severity is not Severity.INFO for one in found.values())


def test_an_unknown_system_is_a_key_error():
    with pytest.raises(KeyError):
        judge(Document.of(""), "nobody")


@pytest.mark.parametrize("system", [system.id for system in SYSTEMS])
@pytest.mark.parametrize(
    "text",
    ["", "---", "---\n---\n", "---\n- a\n---\n", "---\nname: [a]\ndescription: 5\ntools: 7\n---\n",
     "\ufeff---\r\nname: a\r\n---\r\n", "---\nmodel: {a: b}\npermissionMode: []\n---\n", "\udcff"],
)  # fmt: skip
def test_no_file_makes_a_judge_fail(system, text):
    for finding in judge(Document.of(text), system, CLAUDE):
        assert str(finding.message)


@pytest.mark.parametrize("system", ["copilot", "vscode", "factory"])
def test_a_header_that_is_no_yaml_is_placed(system):
    document = Document.of("---\nname: a\ndescription: b: c\n---\nb")
    assert [(one.code, one.line) for one in judge(document, system)] == [(f"{system}-yaml", 3)]
