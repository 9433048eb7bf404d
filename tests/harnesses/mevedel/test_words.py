"""Small readers: modes, contexts, skill rules, keys, roles, and rule files."""

from __future__ import annotations

import pytest

from editor.core.sexpr import read
from editor.harnesses.mevedel.catalog import AUG, OCT, catalog
from editor.harnesses.mevedel.lisp import read_grant, read_rule
from editor.harnesses.mevedel.permissions import Grant
from editor.harnesses.mevedel.words import (
    is_definition_key,
    print_rule,
    read_allowed_tool,
    read_context,
    read_mode,
    read_role,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Read", '("Read" :action allow)'),
        ("Bash(git status *)", '("Bash" :pattern "git status *" :action allow)'),
        ("Bash()", '("Bash" :pattern "" :action allow)'),
        ("Bash(a (b) c)", '("Bash" :pattern "a (b) c" :action allow)'),
        ('Bash(echo "a\\b")', '("Bash" :pattern "echo \\"a\\\\b\\"" :action allow)'),
        ("ApplyPatch(src/**)", '("ApplyPatch" :path "src/**" :action allow)'),
        ("Agent(a_*)", '("Agent" :name "a_*" :action allow)'),
        ("features", '("features" :action allow)'),
        ("features(x)", "tool-has-no-qualifier"),
        ("ToolSearch(x)", "tool-has-no-qualifier"),
        ("bash", "unknown-tool"),
        ("Nope(", "malformed-entry"),
        ("Nope(x)", "unknown-tool"),
        ("function_source", "malformed-entry"),
        ("Read ", "malformed-entry"),
        ("Read(a)b", "malformed-entry"),
        ("Bash(a\nb)", "malformed-entry"),
        ("1Read", "malformed-entry"),
        ("", "malformed-entry"),
        ("(x)", "malformed-entry"),
    ],
)
def test_allowed_tools_entries(text: str, expected: str) -> None:
    rule = read_allowed_tool(text, catalog(AUG))
    assert (rule if isinstance(rule, str) else print_rule(rule)) == expected


def test_the_merged_tool_is_unknown_to_the_newer_rules() -> None:
    assert read_allowed_tool("FollowupAgent", catalog(OCT)) == "unknown-tool"


def test_modes_contexts_keys_and_roles() -> None:
    assert read_mode("\tfull-auto\n") == "full-auto"
    assert read_mode("full auto") is None
    for word in ("none", "all", "summary", "12"):
        assert read_context(word) == word
    for word in ("01", "-1", "", "+1", "1.0", "None", "٣"):
        assert read_context(word) is None
    assert is_definition_key(":system-components")
    assert not is_definition_key(":name")
    assert read_role("worker", ["worker"]) == ("worker", "")
    assert read_role("Worker", ["worker"]) == ("", "unknown-role")
    assert read_role("default", ["worker"]) == ("", "unknown-role")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('("Read" :action allow)', ""),
        ('("*" :path "/w/**" :action deny)', ""),
        ('("Bash" :pattern "x" :network t :action allow)', ""),
        ('("Bash" :sandbox-permissions require-escalated :action ask)', ""),
        ('("Bash" :file-system ((:path "/a" :access read)) :action allow)', ""),
        ('("Read" :action maybe)', "bad-action"),
        ('("Read" :action "allow")', "bad-action"),
        ('("Read" :path "a")', "missing-key"),
        ('("Read" :path "a" :name "b" :action deny)', "second-qualifier"),
        ('("Read" :path "a" :path "b" :action deny)', "duplicate-key"),
        ('("Read" :why "a" :action deny)', "unknown-key"),
        ('("Read" :path a :action deny)', "bad-value"),
        ('("Bash" :network nil :action deny)', "bad-value"),
        ('("Bash" :file-system (5) :action deny)', "bad-value"),
        ("(Read :action allow)", "bad-entry"),
        ('("Read" :action)', "bad-entry"),
        ('("Read" . 5)', "bad-entry"),
        ("5", "bad-entry"),
    ],
)
def test_rules_of_files(text: str, code: str) -> None:
    rule = read_rule(read(text))  # type: ignore[arg-type]
    assert (rule if isinstance(rule, str) else "") == code


def test_printed_rules_read_back() -> None:
    for text in ('("Bash" :pattern "a\\"b" :network t :action ask)', '("*" :action deny)'):
        rule = read_rule(read(text))  # type: ignore[arg-type]
        assert not isinstance(rule, str)
        assert print_rule(rule) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('(:path "/a" :access read)', Grant("/a", "read")),
        ('(:access write :path "~/a")', Grant("~/a", "write")),
        ('(:path "a" :access read)', "bad-value"),
        ('(:path "/a" :access run)', "bad-value"),
        ('(:path "/a")', "missing-key"),
        ('(:path "/a" :access read :recursive t)', "unknown-key"),
        ('(:path "/a" :path "/b" :access read)', "bad-entry"),
        ("nil", "missing-key"),
        ("(5 6)", "bad-entry"),
    ],
)
def test_grants_of_files(text: str, expected: object) -> None:
    assert read_grant(read(text)) == expected  # type: ignore[arg-type]
