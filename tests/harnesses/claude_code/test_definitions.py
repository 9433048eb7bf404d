from __future__ import annotations

import pytest

from editor.core.definition import Source, Status, default_message
from editor.core.document import Document
from editor.core.problems import Severity
from editor.core.text import apply_splices
from editor.harnesses.claude_code.harness import HARNESS
from tests.harnesses.claude_code.helpers import codes, define, read


def fixed(definition, code: str) -> str:
    """The text after the fix of a problem."""
    problem = next(one for one in definition.problems if one.code == code)
    assert problem.fix is not None, code
    data = apply_splices(definition.document.data, problem.fix.splices)
    return Document(data).text


def test_fields_show_what_counts_and_where_it_stands():
    definition = define('tools: Read, Bash\nmaxTurns: "5"\nbackground: false\nfoo: 1\n')
    assert definition.value("tools") == ("Read", "Bash")
    assert definition.value("max_turns") == 5
    assert definition.value("background") is False
    assert definition.fields["tools"].line == 4
    assert definition.other_keys == ("foo",)
    assert definition.prompt == "Review.\n"
    assert not definition.is_set("model")
    assert definition.fields["model"].source is Source.DEFAULT


def test_absent_empty_and_star_tools_are_three_things():
    star, none, null = define('tools: "*"\n'), define("tools: []\n"), define("tools:\n")
    assert not define().is_set("tools")
    assert (star.value("tools"), star.is_set("tools")) == (("*",), True)
    assert (none.value("tools"), none.is_set("tools")) == ((), True)
    assert (null.value("tools"), null.is_set("tools")) == (None, True)
    assert codes(none) == ["no-tools"]
    assert codes(null) == ["empty-tools-unsettled"]
    assert codes(star) == []


def test_native_is_the_shape_of_the_vectors_and_made_on_demand():
    native = define("model: haiku\n").make_native()
    assert native["model"] == "haiku"
    assert native["status"] == "loaded"
    assert list(native) == [
        "status", "name", "description", "tools", "disallowedTools", "model", "permissionMode",
        "other", "problems", "body",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("---\nname: a\nBody", "no-closing-fence", 1),
        ("---\ndescription: d\n---\nb", "missing-name", 1),
        ("---\nname:\ndescription: d\n---\nb", "missing-name", 2),
        ("---\nname: ''\ndescription: d\n---\nb", "missing-name", 2),
        ("---\nname: -a\ndescription: d\n---\nb", "name-leading-dash", 2),
        ("---\nname: a:b\ndescription: d\n---\nb", "name-colon", 2),
        (f"---\nname: {'x' * 257}\ndescription: d\n---\nb", "name-too-long", 2),
        ("---\nname: a\n---\nb", "missing-description", 1),
        ("---\nname: a\ndescription: 42\n---\nb", "description-not-text", 3),
        ("---\nname: a\ndescription: b: c\n---\nb", "yaml-error", 3),
        ("---\n- a\n---\nb", "missing-name", 2),
        ("---\rname: a\r---\r", "lone-carriage-returns", 1),
    ],
)
def test_a_skipped_file_has_one_error_that_says_why_and_where(text, code, line):
    definition = read(text)
    assert definition.status is Status.SKIPPED
    errors = [one for one in definition.problems if one.severity is Severity.ERROR]
    assert [(one.code, one.line) for one in errors] == [(code, line)]


def test_a_readme_is_listed_as_documentation_without_alarm():
    for text in ("# Agents\n", "# A\n\n---\n\nrule above\n", "---\ntitle: Docs\n---\ntext\n"):
        definition = read(text, "README.md")
        assert definition.status is Status.SKIPPED
        assert [(one.code, one.severity) for one in definition.problems] == [
            ("documentation", Severity.INFO)
        ]


@pytest.mark.parametrize(
    ("text", "code", "mended"),
    [
        ("---\nname: 12306\ndescription: d\n---\nb", "name-not-text",
         "---\nname: '12306'\ndescription: d\n---\nb"),
        ("---\nname: on\ndescription: d\n---\nb", "yaml-version-word",
         "---\nname: 'on'\ndescription: d\n---\nb"),
        ("---\nname: null # x\ndescription: d\n---\nb", "name-not-text",
         "---\nname: 'null' # x\ndescription: d\n---\nb"),
        ("---\nname: a\ndescription: Use when user: asks\nmodel: opus\n---\nb", "yaml-error",
         "---\nname: a\ndescription: 'Use when user: asks'\nmodel: opus\n---\nb"),
        ("---\nname: a\ndescription: it's: x\n---\nb", "yaml-error",
         "---\nname: a\ndescription: 'it''s: x'\n---\nb"),
        ("---\nname: a\ndescription: X. For:\n\n<ex>\nuser: hi\n</ex>\nmodel: opus\n---\nb",
         "yaml-error",
         "---\nname: a\ndescription: |-\n  X. For:\n\n  <ex>\n  user: hi\n  </ex>\n"
         "model: opus\n---\nb"),
        ("---\r\nname: a\r\ndescription: x: y\r\n z: q\r\n---\r\nb", "yaml-error",
         "---\r\nname: a\r\ndescription: |-\r\n  x: y\r\n   z: q\r\n---\r\nb"),
        ("---\nname: a\ndescription: d\ntools: *\n---\nb", "yaml-error",
         "---\nname: a\ndescription: d\ntools: '*'\n---\nb"),
        ("---\nname: a\ndescription: d\ntools:\n\t- Read\n---\nb", "tab-retry",
         "---\nname: a\ndescription: d\ntools:\n  - Read\n---\nb"),
        ("---\nname: a\ndescription: d\ntool: Read\n---\nb", "misspelt-field",
         "---\nname: a\ndescription: d\ntools: Read\n---\nb"),
        ("---\nname: a\ndescription: d\nallowed-tools: Read\n---\nb", "misspelt-field",
         "---\nname: a\ndescription: d\ntools: Read\n---\nb"),
        ("---\nname: a\ndescription: d\ndisallowedtools: Read\n---\nb", "misspelt-field",
         "---\nname: a\ndescription: d\ndisallowedTools: Read\n---\nb"),
        ("---\nname: a\ndescription: d\npermission-mode: plan\n---\nb", "misspelt-field",
         "---\nname: a\ndescription: d\npermissionMode: plan\n---\nb"),
        ("---\nname: a\ndescription: d\ntools: read, Bash\n---\nb", "unknown-tool",
         "---\nname: a\ndescription: d\ntools: Read, Bash\n---\nb"),
        ("---\nname: a\ndescription: d\ntools: Read, Bash(git diff:*)\n---\nb",
         "tool-specifier-widened",
         "---\nname: a\ndescription: d\ntools: Read, Bash\n---\nb"),
        ("---\nname: a\ndescription: d\ntools:\n  Read\n  Bash\n---\nb", "tools-split-at-blanks",
         "---\nname: a\ndescription: d\ntools:\n  Read, Bash\n---\nb"),
        ("hello\n---\nname: a\ndescription: d\n---\nb", "fence-not-first-line",
         "---\nname: a\ndescription: d\n---\nhello\nb"),
        ("\n ---\nname: a\ndescription: d\n---\nb", "fence-not-first-line",
         "---\nname: a\ndescription: d\n---\nb"),
        ("# P\n\n```yaml\nname: a\ndescription: d\n```\nb", "yaml-block-lower-down",
         "---\nname: a\ndescription: d\n---\n# P\n\nb"),
        ("---\rname: a\rdescription: d\r---\rb", "lone-carriage-returns",
         "---\nname: a\ndescription: d\n---\nb"),
    ],
)  # fmt: skip
def test_a_fix_touches_only_its_place_and_the_problem_is_gone(text, code, mended):
    definition = read(text)
    result = fixed(definition, code)
    assert result == mended
    after = read(result)
    assert code not in codes(after)
    assert after.status is Status.LOADED


def test_a_file_with_a_byte_order_mark_is_mended_where_it_matters():
    text = "\ufeff---\nname: a\ndescription: d\n---\nb"
    assert codes(read(text)) == []
    assert codes(read(text, rules="AUG")) == []


def test_the_error_of_a_plugin_file_tells_what_happens_there():
    text = "---\nname: a\ndescription: b: c\n---\nb"
    here, plugin = read(text), read(text, scope="plugin", plugin="kit")
    assert (here.status, plugin.status) == (Status.SKIPPED, Status.LOADED)
    assert plugin.name == "kit:rev"
    message = str(plugin.problems[0].message)
    assert "every tool" in message
    assert "would not load" in message
    assert "In a plugin" in str(here.problems[0].message)


def test_a_specifier_is_red_where_the_tool_can_do_harm():
    severities = {
        problem.code: problem.severity
        for problem in define("tools: Read, Bash(git diff:*)\n").problems
    }
    assert severities["tool-specifier-widened"] is Severity.ERROR
    problem = define("tools: Read(src/**), Grep\n").problems[0]
    assert problem.severity is Severity.WARNING
    denied = define("disallowedTools: Bash(rm:*)\n").problems[0]
    assert (denied.code, denied.severity) == ("tool-specifier-widened", Severity.WARNING)
    assert "takes all of Bash away" in str(denied.message)


def test_a_comma_in_brackets_separates_in_a_yaml_list_but_not_in_text():
    text, listed = define("tools: Bash(a, b)\n"), define("tools: [Bash(a, b)]\n")
    assert text.value("tools") == ("Bash(a, b)",)
    assert listed.value("tools") == ("Bash(a", "b)")
    assert codes(listed) == ["unknown-tool", "unknown-tool", "no-known-tool"]


def test_a_list_of_unknown_tools_only_is_an_error():
    assert "no-known-tool" in codes(define("tools: Some tools\n"))
    assert "no-known-tool" not in codes(define("tools: Nope, mcp__a__b\n"))


def test_memory_is_told_next_to_a_list_without_write():
    assert "memory-adds-tools" in codes(define("tools: Read\nmemory: user\n"))
    assert "memory-adds-tools" not in codes(define("tools: Read, Write, Edit\nmemory: user\n"))
    assert "memory-adds-tools" not in codes(define("memory: user\n"))


def test_a_mode_that_never_comes_into_force_depends_on_the_rules():
    lines = "permissionMode: bypassPermissions\n"
    assert codes(define(lines)) == ["mode-without-effect"]
    assert codes(define(lines, rules="AUG")) == []


def test_places_other_versions_or_readers_take_otherwise_are_told():
    assert codes(define("color: blue # a --- b\n")) == ["header-may-end-earlier"]
    assert codes(read("---\nname: a\ndescription: d\n ---\nb")) == ["header-end-unsettled"]
    assert codes(define("model: opus\nmodel: haiku\n")) == ["duplicate-key"]
    assert codes(define("skills: &s [a]\nmcpServers: *s\n")) == ["yaml-references"]
    assert codes(define("tools: mcp__a__get_*\n")) == ["entry-unsettled"]
    assert codes(define("model: opusplan\n")) == ["unsettled-model"]


def test_instructions_in_the_header_are_told_when_there_are_none_below():
    assert codes(define("prompt: You are X\n", body="")) == ["prompt-in-header"]
    assert codes(define(body=" \n")) == ["empty-prompt"]


def test_bytes_that_are_not_utf8_are_shown_and_placed():
    definition = read("---\nname: a\ndescription: d\n---\n")
    assert definition.problems[0].code == "empty-prompt"
    data = b"---\nname: a\ndescription: \xff\n---\nb"
    definition = read(Document(data).text)
    assert definition.document.data == data
    assert definition.value("description") == "\ufffd"
    assert [(one.code, one.line) for one in definition.problems] == [("not-utf8", 3)]


def test_an_entry_of_a_list_is_placed_on_its_own_line():
    definition = define("tools:\n  - Read\n  - Bash(git *)\n  # why\n  - Nope\n  - LS\n")
    places = {(problem.code, problem.line) for problem in definition.problems}
    assert places == {("tool-specifier-widened", 6), ("unknown-tool", 8), ("retired-tool", 9)}


def test_a_key_of_another_system_is_not_taken_for_a_typing_error():
    assert codes(define("mode: subagent\nversion: 1\n")) == ["unknown-field", "unknown-field"]
    assert codes(define("modle: opus\n")) == ["misspelt-field"]


def test_a_listed_tool_that_subagents_never_get_is_told():
    assert codes(define("tools: Read, AskUserQuestion\n")) == ["never-for-subagents"]


def test_problems_come_in_the_order_of_lines():
    definition = define("foo: 1\ntools: Nope, Read\npermissionMode: x\n", body="")
    lines = [problem.line or 0 for problem in definition.problems]
    assert lines == sorted(lines)


def test_every_file_reads_without_failing_and_keeps_its_bytes(tmp_path):
    for data in (
        b"",
        b"\x00",
        b"---",
        b"---\n\xff\n---\n",
        b"\xef\xbb\xbf---\n---\n",
        b"---\n&a\n---",
    ):
        definition = read(Document(data).text)
        assert definition.document.data == data
        definition.make_native()


def test_all_tools_in_words_is_one_problem_with_one_fix():
    for value in ("All tools", "all", '"All  tools"'):
        text = f"---\nname: rev\ndescription: d\ntools: {value}\nmodel: sonnet\n---\nx\n"
        found = read(text)
        assert codes(found) == ["all-tools-in-words"], value
        [problem] = found.problems
        assert problem.severity is Severity.ERROR
        fixed = found.document.with_splices(problem.fix.splices)
        assert fixed.text == "---\nname: rev\ndescription: d\nmodel: sonnet\n---\nx\n"
    over_lines = read("---\nname: rev\ndescription: d\ntools:\n  All\n  tools\n---\nx\n")
    assert [(one.code, one.fix) for one in over_lines.problems] == [("all-tools-in-words", None)]


@pytest.mark.parametrize(
    "lines",
    [
        "tools: Read, Grep, Glob, Bash\n",
        'tools: ["Read", "Write"]\n',
        "tools:\n  - Read\n  - mcp__github\n  - mcp__github__*\n  - mcp__github__get_issue\n",
        "tools: '*'\n",
        "disallowedTools: Write, Edit, mcp__*\n",
        "disallowedTools: [mcp__github, mcp__github__*]\n",
        "model: inherit\n",
        "model: claude-opus-4-5-20251101\n",
        "permissionMode: manual\n",
        "permissionMode: dontAsk\n",
        "maxTurns: 12\n",
        "skills: [api, tests]\n",
        "mcpServers:\n  - github\n  - web:\n      type: stdio\n      command: npx\n",
        "hooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - type: command\n"
        "          command: ./check.sh\n",
        "memory: project\n",
        "background: true\n",
        "effort: xhigh\n",
        "isolation: worktree\n",
        "color: pink\n",
        "initialPrompt: Begin.\n",
        "omitClaudeMd: true\n",
        "experimental:\n  cacheTtl: 1h\n",
        "# a comment\nmodel: opus # pinned\n",
    ],
)
def test_what_the_documentation_calls_valid_is_told_nothing_about(lines):
    assert codes(define(lines)) == []


@pytest.mark.parametrize("name", ["Explore", "Plan", "statusline-setup", "claude-code-guide"])
def test_a_built_in_agent_whose_tools_are_not_published_is_not_said_to_have_all(name):
    definition = read(f"---\nname: {name}\ndescription: d\n---\nx\n", scope="builtin")
    field = next(each for each in HARNESS.fields if each.name == "tools")
    said = str(default_message(field, definition.fields["tools"]))
    assert said.startswith("The exact tools of this built-in agent are not published.")
    fork = read("---\nname: fork\ndescription: d\n---\nx\n", scope="builtin")
    assert str(default_message(field, fork.fields["tools"])).startswith("A fork has exactly")
    own = read(f"---\nname: {name}\ndescription: d\n---\nx\n")
    assert str(default_message(field, own.fields["tools"])) == (
        "Not set — every tool a subagent may have"
    )


@pytest.mark.parametrize(
    ("text", "consequence"),
    [
        ("---\ndescription: d\n---\nx\n", "in a plugin it would load under its file name"),
        ("---\nname: ''\ndescription: d\n---\nx\n", "in a plugin it would load under its file"),
        ("---\nname: 12\ndescription: d\n---\nx\n", "in a plugin it would load under its file"),
        ("---\nname: a\n---\nx\n", "In a plugin it would load with a placeholder"),
        ("# Readme\n", "in a plugin it would load with every tool"),
        ("---\nname: a\ndescription: b: c\n---\nx\n", "In a plugin it would load under its file"),
        ("\n---\nname: a\ndescription: d\n---\nx\n", "in a plugin it would load with every tool"),
    ],
)
def test_what_is_skipped_here_is_told_with_what_a_plugin_would_do(text, consequence):
    skipped, loaded = read(text), read(text, scope="plugin", plugin="kit")
    assert skipped.status is Status.SKIPPED
    assert any(consequence in str(problem.message) for problem in skipped.problems)
    assert loaded.status is Status.LOADED


def test_a_readme_of_a_plugin_is_not_said_to_be_passed_over():
    assert codes(read("# Readme\n", scope="plugin", plugin="kit")) == [
        "fallback-name", "fallback-description",
    ]  # fmt: skip
