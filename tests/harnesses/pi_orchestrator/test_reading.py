"""Agents and the configuration as they are shown: fields, status, problems and their fixes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.definition import Source, Status
from editor.core.problems import Severity
from editor.harnesses.pi_orchestrator.agent_file import read_agent
from editor.harnesses.pi_orchestrator.findings import agent_problems
from editor.harnesses.pi_orchestrator.harness import HARNESS
from editor.harnesses.pi_orchestrator.mending import repair
from editor.harnesses.pi_orchestrator.plain import is_plain
from tests.harnesses.pi_orchestrator.helpers import CONFIG, USER, agent, codes, definition


def test_fields_carry_value_source_and_line() -> None:
    found = agent("name: a # n\ndescription: d\ntools:\n  - read\n  - '*'\nmaxTurns: 7.0\nx: 1")
    shown = {name: (held.value, held.source, held.line) for name, held in found.fields.items()}
    assert shown["name"] == ("a", Source.FILE, 2)
    assert shown["tools"] == (("read", "*"), Source.FILE, 4)
    assert shown["max_turns"] == (7, Source.FILE, 7)
    assert shown["model"] == (None, Source.DEFAULT, None)
    assert found.other_keys == ("x",)
    assert found.prompt == "Do it."
    assert found.status is Status.LOADED
    assert found.make_native()["agent"]["maxTurns"] == 7


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_with_every_line_end(line_end: str) -> None:
    text = "---\nname: a\ndescription: d\n\ntools: Read\n---\nb\n".replace("\n", line_end)
    found = definition(text)
    assert found.fields["tools"].line == 5
    assert {problem.line for problem in found.problems} == {5}


def test_fatal_file_breaks_the_others_and_is_mended_by_quotes_alone() -> None:
    lines = [
        "---",
        "name: a # k",
        "description: Use when: asked # n",
        "tools: [read, *]",
        "---",
        "b",
    ]
    text = "\r\n".join(lines)
    found = definition(text)
    assert found.status is Status.BREAKS_OTHERS
    assert [problem.code for problem in found.problems] == ["yaml-error", "breaks-others"]
    first = found.problems[0]
    assert (first.line, first.severity) == (3, Severity.ERROR)
    assert first.fix is not None
    mended = found.document.with_splices(first.fix.splices).text
    assert mended == text.replace("Use when: asked", "'Use when: asked'").replace("*]", "'*']")
    again = definition(mended)
    assert again.status is Status.LOADED
    assert again.value("description") == "Use when: asked"
    assert found.value("description") == "Use when: asked"
    assert found.name == "a"


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("name: a\ndescription: x: y", {"description": "x: y"}),
        ("name: @a\ndescription: %b", {"name": "@a", "description": "%b"}),
        ("name: a\ndescription: ends:", {"description": "ends:"}),
        ("tools: *", {"tools": "*"}),
        ("tools:\n  - read\n  - *", {"tools": ["read", "*"]}),
        ("tools: [a, \"b\", *x]", {"tools": ["a", "b", "*x"]}),
        ("description: \"a\" b", {"description": '"a" b'}),
        ("description: it's: 'x'", {"description": "it's: 'x'"}),
        ("description: a\n<b>\nu: \"h\"\n</b>\nname: m", {"description": 'a\n<b>\nu: "h"\n</b>'}),
    ],
)  # fmt: skip
def test_offending_values_can_be_quoted(header: str, wanted: dict[str, object]) -> None:
    found = repair(header)
    assert found is not None
    values = read_agent(f"---\n{found.header}\n---\n").values
    assert values is not None
    assert {key: values[key] for key in wanted} == wanted


@pytest.mark.parametrize("header", ["a: 1\na: 2", "a:\n\t- b", "a: [b", "a: 'b", "%FOO", "a: {b"])
def test_what_quotes_cannot_mend_gets_no_fix(header: str) -> None:
    found = repair(header)
    assert found is None or read_agent(f"---\n{found.header}\n---\n").error is None


@pytest.mark.parametrize(
    "header",
    [
        "description: d\ntools:read, grep\nname: a",
        "name: a\ndescription: d\n  blockTools: [bash]",
        "name: a\ndescription: d\n'tools': x: y",
        "name: a\ndescription: d\nBlockTools:bash",
        "name: a\n...\ndescription: d",
    ],
)
def test_line_that_means_to_be_a_key_is_never_taken_into_a_text(header: str) -> None:
    assert repair(header) is None


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab:#*@%&!'\"[]{},-|> \n\t", max_size=40))
def test_repairs_always_give_a_header_that_reads(header: str) -> None:
    found = repair(header)
    if found is not None:
        assert read_agent(f"---\n{found.header}\n---\n").error is None


PROBLEMS = [
    ("tools: Read", "tools-case", "read"),
    ("tools: [read, Bash]", "tools-case", "[read, bash]"),
    ("tools: [read, inherit]", "inherit-word", None),
    ("? x\n: y", "yaml-unsure", None),
    ("tools: [7]", "entry-not-text", None),
    ("tools: [ext: acme, read]", "entry-is-map", None),
    ("tools: [',']", "tools-only-commas", None),
    ("tools: ['read,ls']", "comma-in-entry", None),
    ("tools: [read, +ls]", "tools-refused", None),
    ("tools: +l*", "tools-refused", None),
    ("tools: 'ext:acme'", "tools-matcher", None),
    ("tools: rea?", "tools-matcher", None),
    ("tools: read bash", "tools-blank", None),
    ("tools: bash(git *)", "tools-bracket", "bash"),
    ("tools: read, delegate", "tools-delegate", None),
    ("tools: bash\nblockTools: BASH", "all-blocked", None),
    ("blockTools: ''", "block-empty", None),
    ("blockTools: ext:npm:@a/b", "extension-npm", "ext:@a/b"),
    ("blockTools: ext:@a/*", "extension-wildcard", None),
    ("blockTools: ext:builtin", "extension-builtin", None),
    ("blockTools: ext:index", "extension-index", None),
    ("blockTools: ['ext: a']", "extension-blank", "['ext:a']"),
    ("blockTools: ['!bash']", "matcher-sign", None),
    ("blockTools: bash(rm *)", "matcher-bracket", "bash"),
    ("blockTools: ['a,b']", "comma-in-entry", None),
    ("model: ''", "model-empty", None),
    ("model: ' a/b'", "model-blank", None),
    ("model: inherit", "model-inherit", None),
    ("model: 7", "model-not-text", None),
    ("thinking: HIGH", "bad-thinking", None),
    ("maxTurns: '7'", "bad-max-turns", None),
    ("hidden: yes", "bad-hidden", None),
    ("blocktools: bash", "misspelt-field", "bash"),
    ("disallowedTools: bash", "misspelt-field", "bash"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "code", "fixed"), PROBLEMS)
def test_problem_names_its_line_and_its_fix_touches_one_place(
    line: str, code: str, fixed: str | None
) -> None:
    found = agent(f"name: a\ndescription: d\n{line}")
    problem = next(each for each in found.problems if each.code == code)
    if code != "yaml-unsure":
        assert problem.line is not None
        assert found.document.text.split("\n")[problem.line - 1].strip()
    assert str(problem.message)
    if fixed is None:
        assert problem.fix is None
        return
    assert problem.fix is not None
    after = definition(found.document.with_splices(problem.fix.splices).data)
    assert code not in codes(after)
    value = re.sub(r"^\w+: ", "", line)
    assert after.document.text == found.document.text.replace(value, fixed) or (
        code == "misspelt-field" and after.value("block_tools") == ("bash",)
    )


@pytest.mark.parametrize("line", ["tools: inherit # why", "tools: []", "tools:\n  - 7"])
def test_list_that_says_the_opposite_of_what_it_seems_can_be_taken_out(line: str) -> None:
    found = agent(f"name: a\ndescription: d\n{line}")
    fix = next(each.fix for each in found.problems if each.fix is not None)
    after = found.document.with_splices(fix.splices).text
    assert after == "---\nname: a\ndescription: d\n---\nDo it.\n"


@pytest.mark.parametrize(
    ("text", "code", "status"),
    [
        ("body only", "no-header", Status.SKIPPED),
        ("---\nname: a\n", "header-not-closed", Status.SKIPPED),
        ("---\n---\n", "no-fields", Status.SKIPPED),
        ("---\ndescription: d\n---\n", "name-missing", Status.SKIPPED),
        ("---\nname: 123\ndescription: d\n---\n", "name-not-text", Status.SKIPPED),
        ("---\nname: a\ndescription: true\n---\n", "description-not-text", Status.SKIPPED),
        ("---\nname: a\ndescription: d\nhidden: true\n---\n", "hidden", Status.SKIPPED),
    ],
)
def test_file_that_is_passed_over_says_so(text: str, code: str, status: Status) -> None:
    found = definition(text)
    assert codes(found) == {code}
    assert found.status is status


def test_number_as_a_name_is_quoted_by_its_fix() -> None:
    found = definition("---\nname: 123 # n\ndescription: d\n---\n")
    fix = found.problems[0].fix
    assert fix is not None
    assert found.document.with_splices(fix.splices).text.startswith("---\nname: '123' # n\n")


def test_other_endings_are_listed_though_the_extension_passes_them_over() -> None:
    found = agent("name: a\ndescription: d", path=f"{USER}/a.MD")
    assert (found.status, codes(found)) == (Status.SKIPPED, {"file-name-ignored"})


def test_wrong_bytes_are_read_with_replacement_characters() -> None:
    found = definition(b"---\nname: a\ndescription: caf\xe9\n---\nb")
    assert found.value("description") == "caf\ufffd"
    assert codes(found) == {"not-utf8"}


HEADERS = st.lists(
    st.sampled_from(
        [
            "tools: read, grep", "tools: [read, 'mcp__*']", "tools: Read", "tools: inherit",
            "tools: []", "tools: [a, 1]", "blockTools: bash", "blockTools: [ext:@a/b, 'x*']",
            "blockTools: ext:index", "blockTools: ['a,b']", "model: a/b", "model: a", "model: ''",
            "thinking: high", "thinking: no", "maxTurns: 3", "maxTurns: x", "hidden: false",
            "hidden: 1", "other: 1", "tools: bash", "blockTools: '*'", "tools: read, ext:x",
        ]
    ),
    max_size=4,
    unique_by=lambda line: line.split(":")[0],
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(HEADERS)
def test_what_is_plain_at_first_sight_has_no_problem_at_second(lines: list[str]) -> None:
    text = "\n".join(["---", "name: a", "description: d", *lines, "---", "b"])
    found = definition(text)
    read = read_agent(text)
    if is_plain(read, found.origin):
        full = agent_problems.__globals__
        original = full["is_plain"]
        full["is_plain"] = lambda *_: False
        try:
            assert agent_problems(found.document, found.origin, read, {}) == ()
        finally:
            full["is_plain"] = original


# The configuration


def config(text: str) -> object:
    return definition(text, CONFIG, scope="settings")


def test_configuration_is_a_definition_of_its_own_kind() -> None:
    found = definition(
        '{\n  // c\n  "childBlockedTools": ["a", 1, " "],\n  "zz": 1,\n'
        '  "modelOverrides": {"x": "m"}\n}',
        CONFIG,
    )
    assert found.kind == "config"
    assert found.name == "orchestrator.jsonc"
    held = found.fields["child_blocked_tools"]
    assert (held.value, held.line, held.source) == (("a",), 3, Source.FILE)
    assert found.value("model_overrides") == ("x = m",)
    assert found.value("max_turns") == 50
    assert found.other_keys == ("zz",)
    assert found.make_native()["childBlockedTools"] == ["a"]
    names = {field.name for field in HARNESS.fields if "config" in field.definition_kinds}
    assert names == set(found.fields)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('{\n"a": 1,,\n}', "config-malformed", 2),
        ("\ufeff{}", "config-malformed", 1),
        ("", "config-malformed", 1),
        ("[1]", "config-no-object", 1),
        ('{"maxTurns": 1,\n"maxTurns": 2}', "duplicate-key", 1),
        ('{"maxTurns": 1.5}', "bad-value", 1),
        ('{"enabled": "no"}', "bad-value", 1),
        ('{"keepTools": {}}', "bad-value", 1),
        ('{"keepTools": []}', "keeps-all", 1),
        ('{"builtinFleet": "no"}', "bad-value", 1),
        ('{"builtinFleet": {"worker": true}}', "bad-fleet-entry", 1),
        ('{"modelOverrides": {"a": 1}}', "bad-override", 1),
        ('{"childBlockedTools": [1]}', "entry-not-text", 1),
        ('{"childBlockedTools": ["ext:npm:x"]}', "extension-npm", 1),
        ('{"childExtensions": ["./x.ts"]}', "no-gate", 1),
        ('{"childblockedtools": []}', "misspelt-field", 1),
    ],
)
def test_configuration_faults_are_told_with_their_line(text: str, code: str, line: int) -> None:
    found = definition(text, CONFIG)
    problem = next(each for each in found.problems if each.code == code)
    assert problem.line == line


@pytest.mark.parametrize("text", ['{"a"', "\ufeff{}", "", "[1]"])
def test_broken_configuration_counts_for_nothing_and_says_so(text: str) -> None:
    found = definition(text, CONFIG)
    assert found.status is Status.SKIPPED
    if text != "[1]":
        assert "config-ignored" in codes(found)


@pytest.mark.parametrize(
    ("text", "code", "after"),
    [
        ('{"maxTurns": 1, "maxTurns": 2}', "duplicate-key", '{"maxTurns": 2}'),
        ('{"max_turns": 1}', "misspelt-field", '{"maxTurns": 1}'),
        ('\ufeff{"a": 1}', "config-malformed", '{"a": 1}'),
    ],
)
def test_configuration_fixes_touch_one_place(text: str, code: str, after: str) -> None:
    found = definition(text, CONFIG)
    fix = next(each.fix for each in found.problems if each.code == code)
    assert fix is not None
    assert found.document.with_splices(fix.splices).text == after


@pytest.mark.parametrize("written", ["[]", "''", "", "[1, true]"])
def test_a_list_that_names_nothing_is_no_list(written: str) -> None:
    read = agent(f"name: a\ndescription: d\ntools: {written}\nblockTools: {written}")
    for name in ("tools", "block_tools"):
        assert read.fields[name].source is Source.DEFAULT


def test_an_entry_is_mended_beside_another_that_ends_like_it() -> None:
    read = agent("name: a\ndescription: d\ntools: [Read, x-Read]")
    [fix] = [each.fix for each in read.problems if each.code == "tools-case"]
    assert fix is not None
    [splice] = fix.splices
    assert read.document.text[splice.start : splice.end] == "Read"
    assert read.document.text[splice.start - 1] == "["


@pytest.mark.parametrize(
    ("written", "can_be_quoted"), [("5", True), ("true", True), ("&x 5", False), ("!!int 5", False)]
)
def test_quotes_are_offered_around_what_is_no_text_but_plainly_written(
    written: str, can_be_quoted: bool
) -> None:
    read = agent(f"name: a\ndescription: {written}")
    [found] = [each for each in read.problems if each.code == "description-not-text"]
    assert (found.fix is not None) is can_be_quoted


def test_keys_written_twice_in_the_configuration_are_told_known_or_not() -> None:
    text = '{"enabled": true, "enabled": false, "x": 1, "x": 2}\n'
    found = definition(text, CONFIG).problems
    twice = [(each.field, each.line) for each in found if each.code == "duplicate-key"]
    assert twice == [("enabled", 1), ("", 1)]


@pytest.mark.parametrize("file", ["Helper.md", "Helper.MD", "Helper.Markdown", "Hel\nper.md"])
def test_a_file_without_a_name_goes_by_its_stem_whatever_its_case(file: str) -> None:
    read = definition("---\ndescription: d\n---\nx", path=f"{USER}/{file}")
    assert read.name == file.rpartition(".")[0]


def test_no_repair_is_offered_where_no_key_stands_above() -> None:
    read = definition("---\n- a\n- b: c: d\n---\nx")
    [found] = [each for each in read.problems if each.code == "yaml-error"]
    assert found.fix is None
