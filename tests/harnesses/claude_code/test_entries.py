from __future__ import annotations

import pytest

from editor.harnesses.claude_code.entries import Kind, parse_entry, split_list


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []), (" , ,", []), ("Read", ["Read"]), ("Read,Grep", ["Read", "Grep"]),
        ("Read\n  Bash", ["Read", "Bash"]), ("Bash(a, b c), Grep", ["Bash(a, b c)", "Grep"]),
        ("Bash((a), b) Read", ["Bash((a), b)", "Read"]), ("Bash(a, b", ["Bash(a, b"]),
        ("a) b", ["a)", "b"]),
    ],
)  # fmt: skip
def test_commas_and_blanks_separate_only_outside_brackets(text, parts):
    assert split_list(text) == parts


@pytest.mark.parametrize(
    ("written", "name", "kind", "has_specifier"),
    [
        ("Read", "Read", Kind.TOOL, False),
        ("Task", "Agent", Kind.TOOL, False),
        ("Task(a)", "Agent", Kind.TOOL, True),
        ("Bash(git *)", "Bash", Kind.TOOL, True),
        ("Bash(git", "Bash(git", Kind.TOOL, False),
        ("mcp__s", "mcp__s", Kind.SERVER, False),
        ("mcp__s__*", "mcp__s__*", Kind.SERVER, False),
        ("mcp__s__t", "mcp__s__t", Kind.TOOL, False),
        ("mcp__*", "mcp__*", Kind.ALL_MCP, False),
        ("mcp__s__get_*", "mcp__s__get_*", Kind.GLOB, False),
        ("*", "*", Kind.GLOB, False),
    ],
)
def test_an_entry_names_a_tool_a_server_or_all_servers(written, name, kind, has_specifier):
    entry = parse_entry(written)
    assert (entry.name, entry.kind, entry.has_specifier) == (name, kind, has_specifier)


def test_a_server_entry_names_only_the_tools_of_that_server():
    entry = parse_entry("mcp__git")
    assert entry.matches("mcp__git__log")
    assert not entry.matches("mcp__github__log")
    assert not entry.matches("mcp__git")
