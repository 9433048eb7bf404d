from __future__ import annotations

import pytest

from editor.core.document import Document
from editor.core.problems import Severity
from editor.harnesses import IDS
from editor.harnesses.others import KNOWN_SYSTEMS, SYSTEMS, Judgement, also_reading, judge

CLAUDE = "/w/.claude/agents/rev.md"
HEAD = "---\nname: rev\ndescription: d\n"


def judged(lines: str, system: str, body: str = "b", path: str = "rev.md") -> dict[str, Judgement]:
    document = Document.of(f"{HEAD}{lines}---\n{body}")
    return {problem.code: problem for problem in judge(document, system, path)}


@pytest.mark.parametrize(
    ("system", "lines", "code", "severity", "confidence", "line"),
    [
        ("cursor", "tools: Read, Bash\n", "cursor-no-tool-list", "error", "medium", 4),
        ("cursor", "tools: [Read, Grep]\n", "cursor-no-tool-list", "error", "medium", 4),
        ("cursor", "disallowedTools: Bash\n", "cursor-no-tool-list", "error", "medium", 4),
        ("cursor", "permissionMode: plan\n", "cursor-ignored-keys", "info", "medium", 4),
        ("opencode", "tools: Read\n", "opencode-tools-no-map", "error", "medium", 4),
        ("opencode", "disallowedTools: Bash\n", "opencode-no-denylist", "warning", "medium", 4),
        ("opencode", "model: inherit\n", "opencode-model-inherit", "error", "medium", 4),
        ("opencode", "model: sonnet\n", "opencode-model-no-provider", "warning", "high", 4),
        ("opencode", "permissionMode: plan\n", "opencode-no-mode", "warning", "medium", 4),
        ("opencode", "model: a: b\n", "opencode-yaml", "info", "high", 4),
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
        ("pi-subagents", "model: a: b\n", "pi-subagents-yaml", "error", "medium", 4),
    ],
)  # fmt: skip
def test_each_finding_has_code_consequence_line_and_confidence(
    system, lines, code, severity, confidence, line
):
    finding = judged(lines, system)[code]
    assert isinstance(finding, Judgement)
    assert (str(finding.severity), finding.confidence, finding.line) == (severity, confidence, line)
    assert finding.reader == dict(KNOWN_SYSTEMS)[system]
    text = str(finding.message)
    assert finding.reader in text
    assert f"(confidence: {confidence})" in text
    assert "{" not in text.replace("{a", "")


@pytest.mark.parametrize(
    ("system", "lines", "code"),
    [
        ("cursor", "", "cursor-no-tool-list"),
        ("cursor", "tools: Read\nreadonly: true\n", "cursor-no-tool-list"),
        ("cursor", "model: inherit\n", "cursor-ignored-keys"),
        ("opencode", "tools: {bash: true}\n", "opencode-tools-no-map"),
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
        assert [one.severity for one in findings] == [Severity.ERROR]
        assert findings[0].code.endswith("-no-header")


def test_who_reads_a_file_where_it_lies_is_known():
    assert also_reading(CLAUDE) == ("cursor", "vscode")
    assert also_reading("C:\\w\\.claude\\agents\\x\\rev.md") == ("cursor", "vscode")
    assert also_reading("/w/.github/agents/rev.md") == ("vscode", "copilot")
    assert also_reading("/w/docs/rev.md") == ()


def test_a_folder_that_a_system_does_not_read_is_told():
    assert "opencode-other-folder" in judged("", "opencode", path=CLAUDE)
    assert "cursor-other-folder" not in judged("", "cursor", path=CLAUDE)
    assert "opencode-other-folder" not in judged("", "opencode", path="rev.md")


def test_the_programs_own_systems_judge_by_their_own_reading():
    document = Document.of("---\nname: rev\ndescription: a: b\n---\nb")
    findings = judge(document, "claude-code")
    assert [(one.code, one.reader, one.fix) for one in findings] == [
        ("yaml-error", "Claude Code", None)
    ]
    assert set(IDS) <= {identity for identity, _ in KNOWN_SYSTEMS}


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
