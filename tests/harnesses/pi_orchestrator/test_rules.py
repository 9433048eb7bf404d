"""Corners of the native rules that no handed vector shows."""

from __future__ import annotations

from typing import Any

import pytest

from editor.core.yaml12 import Fault
from editor.harnesses.pi_orchestrator.agent_file import (
    FileStatus,
    SkipReason,
    entries_of,
    native,
    read_agent,
    split,
)
from editor.harnesses.pi_orchestrator.blocking import (
    ChildState,
    blocked_set,
    child_host,
    exclusion,
    fates,
)
from editor.harnesses.pi_orchestrator.config import Config, load
from editor.harnesses.pi_orchestrator.discovery import Found, merge, project_levels
from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool, extension_id
from editor.harnesses.pi_orchestrator.host import (
    default_names,
    host_tools,
    merged_default_tools,
    option_error,
)
from editor.harnesses.pi_orchestrator.keep_list import keep
from editor.harnesses.pi_orchestrator.matching import matches
from editor.harnesses.pi_orchestrator.rules import RELEASE_0_1_2
from editor.harnesses.pi_orchestrator.script import number, positive_integer, trim
from editor.harnesses.pi_orchestrator.session_log import recover
from editor.harnesses.pi_orchestrator.spawning import spawn


def agent(header: str, body: str = "body") -> Any:
    return read_agent(f"---\n{header}\n---\n{body}")


# Agent files


@pytest.mark.parametrize(
    ("text", "header", "body"),
    [
        ("\ufeff---\r\na: 1\r\n---\r\nb", "a: 1", "b"),
        ("---x\na: 1\n---", "\na: 1", ""),
        ("----\na: 1\n---\n", "\na: 1", ""),
        ("---a: 1\n--- tail\n\ufeffbody\u00a0\n", ": 1", "tail\n\ufeffbody"),
        ("---\n---\nb", "", "b"),
        ("---", None, "---"),
        (" ---\na: 1\n---", None, " ---\na: 1\n---"),
        ("---\na: 1", None, "---\na: 1"),
        ("---\na: |\n  x\n---\ny", "a: |\n  x", "y"),
        ("---\na: 1\n---\n\x1cx\x85\n", "a: 1", "\x1cx\x85"),
    ],
)  # fmt: skip
def test_splitter_finds_header_and_body(text: str, header: str | None, body: str) -> None:
    parts = split(text)
    assert (parts.header, parts.body) == (header, body)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("read,\ngrep", ("read", "grep")),
        ("read\ngrep", ("read\ngrep",)),
        ([{"ext": "acme"}, "x"], ("x",)),
        ([","], (",",)),
        (["\ufeffread\u00a0"], ("read",)),
        ([[["x"]], 7, None], None),
        ({"a": "b"}, None),
        (" , ", None),
        (7, None),
    ],
)
def test_list_rule_keeps_usable_texts_only(value: object, wanted: tuple[str, ...] | None) -> None:
    assert entries_of(value) == wanted


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("plain", SkipReason.NO_HEADER),
        ("---\nname: a", SkipReason.UNCLOSED),
        ("---\n# c\n---\n", SkipReason.NO_FIELDS),
        ("---\n[a]\n---\n", SkipReason.NO_FIELDS),
        ("---\ndescription: d\n---\n", SkipReason.NAME),
        ("---\nname: 1.0\ndescription: d\n---\n", SkipReason.NAME),
        ("---\nname: a\ndescription: [d]\n---\n", SkipReason.DESCRIPTION),
        ("---\nname: a\ndescription: d\nhidden: TRUE\n---\n", SkipReason.HIDDEN),
    ],
)
def test_skipped_file_says_why(text: str, reason: SkipReason) -> None:
    read = read_agent(text)
    assert (read.status, read.skip) == (FileStatus.SKIPPED, reason)
    assert native(read) == {"status": "skipped"}


def test_fatal_file_carries_the_fault_with_its_line_in_the_header() -> None:
    read = agent("name: a\ndescription: Use when: x")
    assert read.status is FileStatus.THROWS
    assert read.error.fault is Fault.NESTED_MAPPING
    assert read.error.line == 2
    assert native(read) == {"status": "throws"}


@pytest.mark.parametrize(
    ("written", "wanted"),
    [("1e2", 100), ("+5", 5), ("1.0e+1", 10), ("-3", None), (".nan", None), ("1e400", None),
     ("1e21", 1e21), ("123456789012345678901", 123456789012345680000)],
)  # fmt: skip
def test_turn_limit_is_a_positive_whole_double(written: str, wanted: object) -> None:
    read = agent(f"name: a\ndescription: d\nmaxTurns: {written}")
    assert read.max_turns == wanted
    assert type(read.max_turns) is type(wanted)


def test_thinking_is_null_in_the_native_form_when_it_is_not_usable() -> None:
    assert native(agent("name: a\ndescription: d\nthinking:"))["thinking"] is None
    assert native(agent("name: a\ndescription: d\nthinking: HIGH"))["thinking"] is None
    assert "thinking" not in native(agent("name: a\ndescription: d"))


def test_date_behind_its_tag_is_no_name() -> None:
    assert agent("name: !!timestamp 2001-01-01\ndescription: d").skip is SkipReason.NAME
    assert agent("name: !!float x\ndescription: d").name == "x"


# Small helpers


def test_numbers_are_shown_as_json_shows_them() -> None:
    assert number(7.0) == 7
    assert isinstance(number(7.0), int)
    assert number(1e21) == 1e21
    assert isinstance(number(1e21), float)
    assert number(0.5) == 0.5
    assert positive_integer(True) is None


def test_trim_takes_what_javascript_takes() -> None:
    assert trim("\ufeff\u00a0\u2028x\x1c\x85") == "x\x1c\x85"


# Matchers and extension ids


def tool(name: str, path: str | None = None, **rest: Any) -> RegisteredTool:
    return RegisteredTool(name, path, **rest)


@pytest.mark.parametrize(
    ("matcher", "name", "wanted"),
    [
        ("?" * 2, "😀", True),
        ("?", "😀", False),
        ("ſ*", "sx", False),
        ("\u212a*", "kx", True),  # lower-cased to a plain k before it is compared
        ("k*", "\u212ax", False),
        ("ı?", "Ix", False),
        ("é*", "ÉX", True),
        ("a*", "a\u2028", False),
        ("!bash", "bash", False),
        ("bash(git:*)", "bash", False),
        ("*", "", True),
        ("  ", "", True),
    ],
)
def test_wildcards_compare_as_the_script_engine_does(matcher: str, name: str, wanted: bool) -> None:
    assert matches(matcher, tool(name)) is wanted


def test_extension_matcher_has_no_wildcards_and_no_inner_trim() -> None:
    acme = tool("x", "/h/node_modules/@Acme/Pkg/i.ts")
    assert matches(" EXT:@acme/pkg ", acme)
    assert not matches("ext: @acme/pkg", acme)
    assert not matches("ext:@acme/*", acme)
    assert not matches("ext:foo", tool("ext:foo", "/e/bar.ts"))


@pytest.mark.parametrize(
    ("path", "source", "wanted"),
    [
        (None, None, "unknown"), (None, "", ""), ("", "npm:x", "npm:x"),
        ("/x/node_modules//@a//b/c", None, "@a/b"), ("/x/node_modules/@acme", None, "@acme"),
        ("/x/my_node_modules_dir/x.ts", None, "_dir"), ("/x/NODE_MODULES/p/i.js", None, "p"),
        ("/h/..", None, ".."), ("/h/foo.ts/", None, "foo"), ("//", None, ""),
        ("C:\\e\\foo.ts", None, "C:\\e\\foo"), ("/h/x.tsx", None, "x.tsx"),
        ("/h/x.CJS", None, "x"), ("builtin:mcp", "builtin", "builtin:mcp"),
        ("<sdk:name>", None, "<sdk:name>"),
    ],
)  # fmt: skip
def test_extension_id_follows_the_path(path: str | None, source: str | None, wanted: str) -> None:
    assert extension_id(path, source) == wanted


def test_keep_list_entry_lifts_the_exception_for_replaced_builtins() -> None:
    tools = [tool("bash", "/e/compact.ts"), tool("zip", "/e/compact.ts")]
    assert keep(tools, []).effective == ("zip",)
    lifted = keep(tools, [" EXT:compact "])
    assert lifted.names == ("bash", "zip")
    assert not lifted.discovered[0].is_partial


# Configuration


@pytest.mark.parametrize(
    ("text", "key", "wanted"),
    [
        ('{"maxTurns": 7.0}', "maxTurns", 7),
        ('{"maxTurns": "7"}', "maxTurns", 50),
        ('{"stallTimeoutMs": 1e3}', "stallTimeoutMs", 1000),
        ('{"stallTimeoutMs": true}', "stallTimeoutMs", 600000),
        ('{"enabled": 0}', "enabled", True),
        ('{"Enabled": false}', "enabled", True),
        ('{"keepTools": {}}', "keepTools", ["delegate"]),
        ('{"keepTools": [" "]}', "keepTools", []),
        ('{"childBlockedTools": [" x ", 1]}', "childBlockedTools", [" x "]),
        ('{"builtinFleet": {}}', "builtinFleet", {}),
        ('{"builtinFleet": {"a": {"hidden": false}}}', "builtinFleet", {"a": {"hidden": False}}),
        ('{"builtinFleet": 0}', "builtinFleet", True),
        ('{"modelOverrides": {"__proto__": "x", "a": "b"}}', "modelOverrides", {"a": "b"}),
        ('{"keepTools": ["a\tb"]}', "keepTools", ["delegate"]),
    ],
)
def test_configuration_takes_what_is_usable(text: str, key: str, wanted: object) -> None:
    assert load(text).native()[key] == wanted


def test_legacy_file_counts_only_when_the_other_is_missing() -> None:
    legacy = '{"maxTurns": 3}'
    assert load(None, legacy).max_turns == 3
    assert load("", legacy).max_turns == 50
    assert load("{", legacy).error is not None
    assert load("[1]", legacy) == Config()


# Blocking


def test_comma_inside_an_entry_works_only_where_lists_are_split_again() -> None:
    parent = [tool("bash", "builtin:bash")]
    exclude = exclusion(blocked_set([], ["bash,ls"]), parent)
    assert exclude.expanded == ()
    assert exclude.host_entries == ("bash", "ls")
    assert exclude.gate_matchers == ("bash", "ls")


def test_pass_through_compares_the_prefix_as_written() -> None:
    exclude = exclusion(("EXT:x", " ext:x", "ext:x", "a?", "a*"), [])
    assert exclude.passed_through == ("EXT:x", " ext:x", "a*")
    assert exclusion(("a*",), [], RELEASE_0_1_2).entries == ()


def test_gate_lets_delegate_pass_but_the_exclude_list_does_not() -> None:
    delegate = tool("delegate", "/e/other.ts")
    exclude = exclusion(("ext:other",), [])
    host = child_host(None, exclude, [delegate])
    assert fates(host, exclude, [delegate], has_gate=True)["delegate"].state is ChildState.ALLOWED
    exclude = exclusion(("*",), [])
    host = child_host(None, exclude, [delegate])
    assert fates(host, exclude, [delegate], has_gate=True)["delegate"].state is (
        ChildState.UNREGISTERED
    )


def test_list_of_commas_only_gives_no_tool_at_all() -> None:
    child = [tool("read", "builtin:read"), tool("mcp__a__b", "builtin:mcp", exposure="direct")]
    host = child_host([","], exclusion((), []), child)
    assert host.registered == ()
    assert host.error is None


def test_blocked_tool_that_is_inactive_is_still_visible_but_blocked() -> None:
    child = [tool("grep", "builtin:grep")]
    exclude = exclusion(("GREP",), [])
    host = child_host(None, exclude, child)
    fate = fates(host, exclude, child, has_gate=True)["grep"]
    assert (fate.state, fate.matcher) == (ChildState.VISIBLE_BLOCKED, "GREP")
    assert fates(host, exclude, child, has_gate=False)["grep"].state is ChildState.INACTIVE


# Host


def test_mcp_tools_stay_registered_beside_a_plain_list() -> None:
    extensions = [
        tool("mcp__a__b", exposure="codemode"),
        tool("read_mcp_resource", exposure="codemode"),
        tool("todo"),
    ]
    kept = host_tools(["read"], None, extensions)
    assert kept.registered == ("read", "mcp__a__b", "read_mcp_resource")
    assert kept.active == ("read",)
    assert host_tools(["mcp__a__b"], None, extensions).active == ("mcp__a__b",)
    assert host_tools([], None, extensions).registered == ()


def test_glob_keeps_a_codemode_tool_registered_without_activating_it() -> None:
    extensions = [tool("deep", exposure="codemode"), tool("lost", exposure="hidden")]
    assert host_tools(["de*", "lost"], None, extensions).registered == ("deep", "lost")
    assert host_tools(["de*", "lost"], None, extensions).active == ()
    assert host_tools(["deep"], None, extensions).active == ("deep",)
    assert "deep" in host_tools(["+deep"], None, extensions).active


def test_order_written_decides_the_active_list() -> None:
    assert host_tools(["ls", "read*", "bash", "ls"], None, []).active == ("ls", "bash", "read")


@pytest.mark.parametrize(
    ("tools", "wanted"),
    [
        (["read", "-x"], "cannot be mixed"),
        (["+a*", "-b*"], "patterns: +a*"),
        (["+", "-"], None),
        (["a*"], None),
        (None, None),
        ([], None),
    ],
)
def test_option_error_is_the_hosts_own_text(tools: list[str] | None, wanted: str | None) -> None:
    error = option_error(tools)
    assert (error is None) if wanted is None else (error is not None and wanted in error)


def test_default_tools_join_plain_and_edits() -> None:
    assert default_names(["grep", "+ls", "-grep"]) == ("ls",)
    assert default_names(["+ls", "-bash"]) == ("read", "edit", "write", "ls")
    assert default_names([]) == ()
    assert merged_default_tools(["read"], []) == ("read",)
    assert merged_default_tools(None, []) == ()
    assert merged_default_tools(["read"], ["+ls"]) == ("read", "+ls")
    assert merged_default_tools(["read"], ["ls", "+x"]) == ("ls", "+x")
    assert merged_default_tools(None, None) is None


# Model and thinking


def test_pinned_model_drops_the_parents_thinking() -> None:
    assert spawn("a/m", None, "s/m", "high").thinking is None
    assert spawn(None, None, None, "high").thinking == "high"
    assert spawn("", None, "s/m", "high") == spawn("", "high", None, None)
    assert spawn(None, None, "s/m", "").thinking is None


# Discovery


def test_hidden_file_reveals_the_one_below_it() -> None:
    user = Found("user", "u", agent("name: a\ndescription: user"))
    project = Found("project", "p", agent("name: a\ndescription: project\nhidden: true"))
    merged = merge([user, project], {})
    assert merged is not None
    assert [item.agent.description for item in merged] == ["user"]


def test_walk_stops_behind_the_first_repository() -> None:
    assert project_levels([("/a/b/c", False), ("/a/b", True), ("/a", False)]) == ("/a/b/c", "/a/b")
    assert project_levels([("/a", False), ("/", False)]) == ("/a", "/")


# Session files

HEADER = '{"type":"session","version":3,"id":"s1","cwd":"/w","parentSession":"p"}'


def entry(identity: str, parent: str | None, rest: str) -> str:
    shown = "null" if parent is None else f'"{parent}"'
    return f'{{"id":"{identity}","parentId":{shown},{rest}}}'


def system(added: str = "", removed: str = "") -> str:
    return (
        '"type":"message","message":{"role":"system","toolsAdded":['
        + added
        + '],"toolsRemoved":['
        + removed
        + "]}"
    )


BRANCHED = [
    HEADER,
    entry("b1", None, '"type":"model_change","provider":"acme","modelId":"m-small"'),
    entry("b2", "b1", '"type":"thinking_level_change","thinkingLevel":"low"'),
    entry("b3", "b2", system('{"name":"read"},{"name":"bash"}')),
    entry("b5", "b3", '"type":"message","message":{"role":"assistant","content":[]}'),
    entry("l1", "b5", system('{"name":"todo"}', '"bash"')),
    entry("l2", "l1", '"type":"model_change","provider":"zeta","modelId":"z-1"'),
    entry("l3", "l2", '"type":"session_info","name":" A title "'),
    entry("b6", "b5", '"type":"message","message":{"role":"user","content":"x"}'),
]


def test_last_line_decides_the_branch_and_the_whole_file_the_name() -> None:
    log = recover(BRANCHED)
    assert log is not None
    assert log.branch == ("b1", "b2", "b3", "b5", "b6")
    assert log.model == ("acme", "m-small")
    assert log.thinking == "low"
    assert log.declared_tools == ("read", "bash")
    assert log.name == "A title"
    assert (log.session_id, log.working_directory, log.parent_session) == ("s1", "/w", "p")


def test_half_written_line_and_blank_lines_are_passed_over() -> None:
    log = recover([BRANCHED[0], "", *BRANCHED[1:], '{"id":"b7","parentId":"b6","ty'])
    assert log is not None
    assert log.branch[-1] == "b6"


def test_tool_added_again_keeps_its_place_and_one_taken_away_loses_it() -> None:
    log = recover(
        [
            HEADER,
            entry("a", None, system('{"name":"x"},{"name":"y"},{"name":"z"}')),
            entry("b", "a", system('{"name":"x"}')),
            entry("c", "b", system('{"name":"y"}', '{"name":"y"}')),
        ]
    )
    assert log is not None
    assert log.declared_tools == ("x", "z", "y")


def test_unknown_parent_and_a_circle_end_the_walk() -> None:
    orphan = recover([HEADER, entry("a", "gone", '"type":"label"')])
    circle = recover([HEADER, entry("a", "b", '"type":"x"'), entry("b", "a", '"type":"x"')])
    assert orphan is not None
    assert circle is not None
    assert (orphan.branch, circle.branch) == (("a",), ("a", "b"))


def test_first_format_is_a_plain_list() -> None:
    log = recover(
        [
            '{"type":"session","id":"old","cwd":"/w"}',
            '{"type":"model_change","provider":"a","modelId":"m"}',
            '{"type":"message","message":{"role":"user"}}',
        ]
    )
    assert log is not None
    assert log.model == ("a", "m")
    assert len(log.branch) == 2


@pytest.mark.parametrize(
    "lines", [[], ["x"], ['{"type":"message"}', HEADER], ['{"type":"session","id":7}']]
)
def test_other_files_are_no_sessions(lines: list[str]) -> None:
    assert recover(lines) is None


def test_empty_name_clears_and_empty_level_stays() -> None:
    log = recover(
        [
            HEADER,
            entry("a", None, '"type":"session_info","name":"x"'),
            entry("b", "a", '"type":"thinking_level_change","thinkingLevel":""'),
            entry("c", "b", '"type":"session_info","name":"  "'),
        ]
    )
    assert log is not None
    assert log.name is None
    assert log.thinking == ""


def test_lines_of_the_first_format_follow_one_another() -> None:
    line = '{"type":"message","message":{"role":"user"}}'
    log = recover(['{"type":"session","id":"old","cwd":"/w"}', line, line, line])
    assert log is not None
    assert len(log.branch) == len(set(log.branch)) == 3
