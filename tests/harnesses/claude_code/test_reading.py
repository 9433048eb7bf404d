"""Corners of reading that the golden vectors do not show, told by the fact sheet."""

from __future__ import annotations

from typing import Any

import pytest

from editor.harnesses.claude_code.native import native
from editor.harnesses.claude_code.reading import parse
from editor.harnesses.claude_code.rules import rules_for


def read(lines: str, version: str = "2.1.290", plugin: str | None = None, file: str = "x.md"):
    text = f"---\nname: rev\ndescription: d\n{lines}---\nBody\n"
    return native(parse(text, file, plugin, rules_for(version)))


def read_text(text: str, version: str = "2.1.290", plugin: str | None = None, file: str = "x.md"):
    return native(parse(text, file, plugin, rules_for(version)))


@pytest.mark.parametrize(
    ("name", "version", "status", "codes"),
    [
        ("a:b", "2.1.218", "skipped", ["name-colon"]),
        ("a:b", "2.1.217", "loaded", []),
        ("-a:b", "2.1.290", "skipped", ["name-leading-dash"]),
        ("x" * 256, "2.1.290", "loaded", []),
        ("x" * 257, "2.1.240", "loaded", []),
        ("x" * 257, "2.1.290", "skipped", ["name-too-long"]),
        ("ünï 👍 / x", "2.1.290", "loaded", []),
        ("on", "2.1.290", "loaded", []),
    ],
)
def test_names_that_keep_a_file_out(name, version, status, codes):
    got = read_text(f"---\nname: {name!s}\ndescription: d\n---\n", version)
    assert (got["status"], got["problems"], got["name"]) == (status, codes, name)


@pytest.mark.parametrize("name", ["12306", "true", "null", "~", "", '""', "[a]", "{a: b}", "1.5"])
def test_a_name_that_is_no_text_counts_as_missing(name):
    got = read_text(f"---\nname: {name}\ndescription: d\n---\n")
    assert (got["status"], got["problems"], got["name"]) == ("skipped", ["missing-name"], None)


@pytest.mark.parametrize("description", ["", '""', "42", "true", "[a]"])
def test_a_description_that_is_no_text_counts_as_missing(description):
    got = read_text(f"---\nname: a\ndescription: {description}\n---\n")
    assert (got["status"], got["problems"]) == ("skipped", ["missing-description"])


def test_only_the_first_reason_for_skipping_is_given():
    assert read_text("---\nname: -a:b\n---\n")["problems"] == ["name-leading-dash"]
    assert read_text("---\nmodel: 5\n---\n")["problems"] == ["missing-name"]


def test_a_header_that_is_no_map_is_documentation_and_no_yaml_error():
    for header in ("- a\n- b\n", "words\n", ""):
        assert read_text(f"---\n{header}---\n")["problems"] == ["missing-name"]


@pytest.mark.parametrize(
    ("lines", "tools", "codes"),
    [
        ("", None, []),
        ("tools:\n", None, []),
        ('tools: "*"\n', None, []),
        ('tools: ["*"]\n', None, []),
        ("tools: []\n", [], []),
        ('tools: [Read, "*"]\n', ["Read", "*"], ["unknown-tool"]),
        ("tools: Read Grep\n", ["Read", "Grep"], []),
        ("tools:\n  Read\n  Bash\n", ["Read", "Bash"], []),
        ("tools: Read,Grep, \n", ["Read", "Grep"], []),
        ("tools: Bash(git diff:*, git log:*), Grep\n", ["Bash(git diff:*, git log:*)", "Grep"],
         ["tool-specifier-widened"]),
        ("tools: Task(a, b), Task, Agent\n", ["Task(a, b)", "Task", "Agent"],
         ["agent-type-list-ignored"]),
        ("tools: [Read, Read]\n", ["Read", "Read"], []),
        ("tools: mcp__a__b, mcp__a, mcp__a__*, mcp__*\n",
         ["mcp__a__b", "mcp__a", "mcp__a__*", "mcp__*"], []),
        ("tools: read, MultiEdit\n", ["read", "MultiEdit"], ["unknown-tool", "unknown-tool"]),
        ("tools: {Read: true}\n", None, ["bad-value:tools"]),
        ("tools: 5\n", None, ["bad-value:tools"]),
        ("tools: [Read, 5]\n", ["Read"], ["bad-value:tools"]),
        ("allowed-tools: Read\n", None, ["unknown-field"]),
    ],
)  # fmt: skip
def test_tools_are_read_with_absent_empty_and_star_apart(lines, tools, codes):
    got = read(lines)
    assert (got["tools"], got["problems"], got["status"]) == (tools, codes, "loaded")


def test_the_newest_tool_is_unknown_to_older_versions():
    assert read("tools: SubagentHandback\n", "2.1.270")["problems"] == ["unknown-tool"]
    assert read("tools: SubagentHandback\n", "2.1.271")["problems"] == []


def test_brackets_in_the_denylist_widen_also_for_agent():
    got = read("disallowedTools: Agent(a), Bash(rm:*), Nope\n")
    assert got["problems"] == ["tool-specifier-widened", "tool-specifier-widened"]
    assert got["disallowedTools"] == ["Agent(a)", "Bash(rm:*)", "Nope"]


@pytest.mark.parametrize(
    ("line", "other", "codes"),
    [
        ('maxTurns: "0"', {}, ["bad-value:maxTurns"]),
        ("maxTurns: -3", {}, ["bad-value:maxTurns"]),
        ("maxTurns: 2.5", {}, ["bad-value:maxTurns"]),
        ("maxTurns: 12.0", {"maxTurns": 12}, []),
        ("maxTurns: true", {}, ["bad-value:maxTurns"]),
        ("maxTurns:", {}, []),
        ("background: yes", {}, ["bad-value:background"]),
        ('background: "true"', {"background": True}, []),
        ("background: True", {"background": True}, []),
        ("background: 1", {}, ["bad-value:background"]),
        ("effort: 3", {"effort": 3}, []),
        ("effort: High", {}, ["bad-value:effort"]),
        ("memory: User", {}, ["bad-value:memory"]),
        ("isolation: worktree", {"isolation": "worktree"}, []),
        ("color: magenta", {}, ["bad-value:color"]),
        ("skills: [api, errors]", {"skills": ["api", "errors"]}, []),
        ("skills: 5", {}, ["bad-value:skills"]),
        ("hooks: x", {}, ["bad-value:hooks"]),
        ("initialPrompt: 5", {}, ["bad-value:initialPrompt"]),
        ("omitClaudeMd: false", {}, []),
        ("experimental: {cacheTtl: 5m}", {"experimental": {"cacheTtl": "5m"}}, []),
        ("experimental: {cacheTtl: 1h, x: 1}", {"experimental": {"cacheTtl": "1h"}}, []),
        ("experimental: {cacheTtl: 2h, x: 1}", {}, ["bad-value:experimental.cacheTtl"]),
        ("experimental: {x: 1}", {}, []),
        ("experimental: 1h", {}, ["bad-value:experimental"]),
        ("mcpServers: [5, a]", {"mcpServers": ["a"]}, ["bad-value:mcpServers"]),
        ("mcpServers: {a: {type: stdio}}", {}, ["bad-value:mcpServers"]),
        ("mcpServers: [{a: {type: carrier-pigeon}}]", {}, ["bad-value:mcpServers"]),
        ("mcpServers: [{a: {command: npx}}]", {"mcpServers": [{"a": {"command": "npx"}}]}, []),
        ("Model: opus", {}, ["unknown-field"]),
        ("permission-mode: plan", {}, ["unknown-field"]),
    ],
)
def test_one_bad_value_drops_that_value_only(line, other, codes):
    got = read(line + "\n")
    assert (got["other"], got["problems"], got["status"]) == (other, codes, "loaded")


@pytest.mark.parametrize(
    ("line", "version", "codes"),
    [
        ("omitClaudeMd: true", "2.1.270", ["unknown-field"]),
        ("omitClaudeMd: true", "2.1.271", []),
        ("experimental: {cacheTtl: 1h}", "2.1.247", ["unknown-field"]),
        ("experimental: {cacheTtl: 1h}", "2.1.248", []),
        ("permissionMode: manual", "2.1.199", ["bad-value:permissionMode"]),
        ("permissionMode: manual", "2.1.200", []),
    ],
)
def test_fields_and_words_begin_with_their_version(line, version, codes):
    assert read(line + "\n", version)["problems"] == codes


@pytest.mark.parametrize(
    ("line", "model", "codes"),
    [
        ("model: INHERIT", "inherit", []),
        ("model: claude-opus-4-1-20250805", "claude-opus-4-1-20250805", []),
        ("model: opusplan", "opusplan", ["unknown-model"]),
        ('model: "  "', None, []),
        ("model: 5", None, ["bad-value:model"]),
        ("model: [opus, sonnet]", None, ["bad-value:model"]),
    ],
)
def test_models_pass_through_with_a_word_of_warning(line, model, codes):
    got = read(line + "\n")
    assert (got["model"], got["problems"]) == (model, codes)


def test_codes_come_in_document_order():
    got = read("color: x\ntools: Nope, Bash(a)\nfoo: 1\nmodel: gpt\nbar: 2\n")
    assert got["problems"] == [
        "bad-value:color", "unknown-tool", "tool-specifier-widened", "unknown-field",
        "unknown-model", "unknown-field",
    ]  # fmt: skip


def test_a_plugin_file_loads_whatever_is_wrong_with_it():
    cases: list[tuple[str, str, str, list[str]]] = [
        ("# Readme\n", "kit:review:security", "# Readme\n",
         ["no-frontmatter", "fallback-name", "fallback-description"]),
        ("---\nname: a: b\n---\nB\n", "kit:review:security", "B\n",
         ["yaml-error", "fallback-name", "fallback-description"]),
        ("---\ndescription: d\n---\nB\n", "kit:review:security", "B\n", ["fallback-name"]),
        ("---\nname: n\n---\nB\n", "kit:review:n", "B\n", ["fallback-description"]),
    ]  # fmt: skip
    for text, name, body, codes in cases:
        got = read_text(text, plugin="kit", file="review/security.md")
        assert (got["status"], got["name"], got["body"]) == ("loaded", name, body)
        assert got["problems"] == codes
    assert read_text("x", plugin="kit")["description"] == "Agent from kit plugin"


def test_a_plugin_file_loses_some_fields():
    ignored = "hooks: {}\nmcpServers: [a]\npermissionMode: nonsense\ninitialPrompt: hi\n"
    lines = ignored + "omitClaudeMd: true\n"
    new, old = read(lines, plugin="kit"), read(lines, "2.1.240", plugin="kit")
    assert new["problems"] == [
        "ignored-in-plugin:hooks", "ignored-in-plugin:mcpServers",
        "ignored-in-plugin:permissionMode", "ignored-in-plugin:initialPrompt",
    ]  # fmt: skip
    assert new["other"] == {"omitClaudeMd": True}
    assert old["other"] == {"initialPrompt": "hi"}
    assert old["problems"][-1] == "unknown-field"


def test_a_tab_retry_is_told_before_everything_else():
    got = read_text("---\nname: a\ndescription: d\ntools:\n\t- Nope\n---\n")
    assert got["problems"] == ["tab-retry", "unknown-tool"]


def test_a_byte_order_mark_before_2_1_239_makes_a_plugin_file_fall_back():
    got = read_text("\ufeff---\nname: a\n---\n", "2.1.238", plugin="kit")
    assert got["problems"] == ["bom", "fallback-name", "fallback-description"]


def test_carriage_returns_never_end_up_in_a_name():
    text = "---\r\nname: rev\r\ndescription: d\r\ndisallowedTools: Read, Write\r\n---\r\nBody\r\n"
    got: dict[str, Any] = read_text(text)
    assert (got["name"], got["disallowedTools"]) == ("rev", ["Read", "Write"])
    assert got["body"] == "Body\r\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\ufeff",
        "---",
        "---\n",
        "---\n---",
        "\x00",
        "---\n\udcff: \udcff\n---\n",
        "---\n? \n---\n",
    ],
)
def test_nothing_makes_the_reader_fail(text):
    for version in ("2.1.100", "2.1.240", "2.1.293"):
        for plugin in (None, "kit"):
            assert read_text(text, version, plugin)["status"] in ("loaded", "skipped")
