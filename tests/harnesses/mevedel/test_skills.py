"""SKILL.md headers: what mevedel makes of them, what is wrong, and edits that keep every byte."""

from __future__ import annotations

from typing import Any

import pytest

from editor.core.changes import AddItem, Change, MoveItem, RemoveItem, RemoveKey, SetBody, SetField
from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import edit
from editor.core.problems import Problem
from editor.harnesses.mevedel.harness import HARNESS
from tests.harnesses.mevedel.conftest import make_roster, read_draft, read_skill, skill_origin

SKILL = """---
name: fix-it  # the name
description: |
  Use when
  broken
context: fork
allowed-tools:
  - Read  # fine
  - "Bash(git status *)"
color: red
---

Body text
"""


def codes(text: str, **more: str) -> set[str]:
    return {problem.code for problem in read_skill(text, **more).problems}


def header(lines: str) -> str:
    return f"---\n{lines}\n---\nBody\n"


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("name: a-b", "name", "a-b"),
        ("context: [fork]", "context", "fork"),
        ("context: Fork", "context", "inline"),
        ("allowed-tools: Read", "allowed_tools", ("Read",)),
        ("allowed-tools: []", "allowed_tools", ()),
        ("user-invocable: no", "user_invocable", False),
        ("user-invocable: Off", "user_invocable", False),
        ("user-invocable: anything", "user_invocable", True),
        ("disable-model-invocation: true", "disable_model_invocation", True),
        ("arguments: a 1 b", "arguments", ("a", "b")),
        ('arguments: [a, "12", c]', "arguments", ("a", "c")),
        ("paths: '*.py'", "paths", ("*.py",)),
        ("shell: zsh", "shell", "bash"),
        ("effort: 5", "effort", None),
        ("model: fast", "model", "fast"),
        ("agent: worker", "agent", "worker"),
    ],
)
def test_values_are_read_as_mevedel_has_them(line: str, field: str, value: Any) -> None:
    assert read_skill(header(line)).value(field) == value


def test_lines_and_sources_are_told() -> None:
    skill = read_skill(SKILL)
    assert skill.kind == "skill"
    assert skill.status == "loaded"
    assert skill.fields["context"].line == 6
    assert skill.fields["model"].source == "default"
    assert skill.other_keys == ("color",)
    assert skill.prompt == "\nBody text\n"
    assert skill.make_native()["context"] == "fork"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("no header at all", "no-header", None),
        ("---\nname: a\n", "not-closed", 1),
        ("---\n---\n", "no-header", 2),
        ("---\nname: a: b\n---\n", "not-yaml", 2),
        ("---\n- a\n---\n", "no-mapping", 2),
        (header("name: Bad"), "bad-name", 2),
        (header("name: " + "a" * 65), "bad-name", 2),
        (header("allowed-tools: Read, Grep"), "comma-text", 2),
        (header("allowed-tools: [Raed]"), "unknown-tool", 2),
        (header("allowed-tools: [Ask(x)]"), "tool-has-no-qualifier", 2),
        (header("allowed-tools: [function_source]"), "malformed-entry", 2),
        (header("allowed-tools: [5]"), "malformed-entry", 2),
        (header("allowed-tools: ''"), "malformed-entry", 2),
    ],
)
def test_files_mevedel_passes_by(text: str, code: str, line: int | None) -> None:
    skill = read_skill(text)
    assert skill.status == "skipped"
    found = {problem.code: problem for problem in skill.problems}
    assert found[code].severity == "error"
    assert found[code].line == line


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("name: 12306", "name-not-text"),
        ("name: true", "name-not-text"),
        ("description: 5", "not-text"),
        ("agent: worker", "agent-without-fork"),
        ("context: forked", "unknown-context"),
        ("shell: fish", "unknown-shell"),
        ("pre: (message 1)", "runs-code"),
        ("context: fork\nagent: nobody", "unknown-role"),
        ("context: fork\nagent: default", "default-role"),
        ("allowed-tools: [Read(src/**)]", "relative-path-entry"),
        ("allowed-tools: [Agent(worker)]", "agent-entry"),
        ("context: fork", "no-description"),
    ],
)
def test_surprises_are_told_but_the_skill_loads(lines: str, code: str) -> None:
    skill = read_skill(header(lines))
    assert skill.status == "loaded"
    assert code in {problem.code for problem in skill.problems}


def test_a_sound_skill_has_no_problems() -> None:
    text = "name: a\ndescription: d\ncontext: fork\nagent: worker\nallowed-tools: [Read(**/a)]"
    assert codes(header(text)) == set()


def test_without_a_description_the_first_paragraph_stands_in() -> None:
    skill = read_skill("---\nname: a\n---\n\n## How to\nmend it\n\nMore\n")
    assert skill.make_native()["description"] == "How to\nmend it"
    assert skill.value("description") is None


@pytest.mark.parametrize(
    ("text", "code", "mended"),
    [
        (header("name: 12  # n"), "name-not-text", header('name: "12"  # n')),
        (header("agent: 5\ncontext: fork"), "not-text", header('agent: "5"\ncontext: fork')),
        (
            header("allowed-tools: Read, Bash(ls *)"),
            "comma-text",
            header("allowed-tools: [Read, Bash(ls *)]"),
        ),
    ],
)
def test_a_fix_touches_only_its_place(text: str, code: str, mended: str) -> None:
    skill = read_skill(text)
    fix = next(problem.fix for problem in skill.problems if problem.code == code)
    assert fix
    after = skill.document.with_splices(fix.splices)
    assert after.text == mended
    assert code not in codes(after.text)


@pytest.mark.parametrize("text", [SKILL, SKILL.replace("\n", "\r\n"), "\ufeff" + SKILL])
@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        (SetField("context", "inline"), "context: fork", "context: inline"),
        (SetField("context", None), "context: fork\n", ""),
        (SetField("agent", "worker"), "context: fork\n", "context: fork\nagent: worker\n"),
        (SetField("name", "other"), "name: fix-it ", "name: other "),
        (AddItem("allowed_tools", "Grep"), "*)\"\n", "*)\"\n  - \"Grep\"\n"),
        (MoveItem("allowed_tools", 1, 0),
         "  - Read  # fine\n  - \"Bash(git status *)\"\n",
         "  - \"Bash(git status *)\"\n  - Read  # fine\n"),
        (RemoveItem("allowed_tools", 1), "  - \"Bash(git status *)\"\n", ""),
        (RemoveKey("color"), "color: red\n", ""),
        (SetField("user_invocable", False), "color: red", "user-invocable: false\ncolor: red"),
        (SetField("name", "fix-it"), "", ""),
    ],
)  # fmt: skip
def test_an_edit_changes_its_own_bytes_alone(text: str, change: Change, old: str, new: str) -> None:
    eol = "\r\n" if "\r\n" in text else "\n"
    edited = edit(HARNESS, Document.of(text), skill_origin("fix-it"), change, "OCT")
    assert not isinstance(edited, Problem), edited
    wanted = text.replace(old.replace("\n", eol), new.replace("\n", eol), 1) if old else text
    got = edited.document.text
    assert got.replace('"Grep"', "Grep") == wanted.replace('"Grep"', "Grep")


@pytest.mark.parametrize(
    "change",
    [
        SetField("name", "Bad Name"),
        AddItem("allowed_tools", "Raed"),
        SetField("tools", ("read",)),
        SetField("allowed_tools", ("Ask(x)",)),
    ],
)
def test_an_edit_that_loses_the_skill_is_refused(change: Change) -> None:
    refused = edit(HARNESS, Document.of(SKILL), skill_origin("fix-it"), change, "OCT")
    assert isinstance(refused, Problem)


def test_a_header_that_is_no_yaml_can_still_be_mended() -> None:
    text = "---\nname: a\ndescription: Use: this\n---\nx\n"
    change = SetField("description", "Use this")
    edited = edit(HARNESS, Document.of(text), skill_origin("a"), change, "OCT")
    assert not isinstance(edited, Problem)
    assert edited.document.text == "---\nname: a\ndescription: Use this\n---\nx\n"


@pytest.mark.parametrize("written", ["", "allowed-tools:\n", "allowed-tools: []\n"])
def test_the_first_entry_of_a_list_makes_the_list(written: str) -> None:
    text = f"---\nname: fix-it\ndescription: d\n{written}---\nDo.\n"
    added = AddItem("allowed_tools", "Grep")
    edited = edit(HARNESS, Document.of(text), skill_origin("fix-it"), added, "OCT")
    assert not isinstance(edited, Problem), edited
    assert read_skill(edited.document.text).value("allowed_tools") == ("Grep",)


def test_an_entry_is_added_in_a_header_that_is_no_yaml() -> None:
    text = "---\nname: fix-it\ndescription: d\nallowed-tools:\n  - Read\nother: *none\n---\nDo.\n"
    added = AddItem("allowed_tools", "Grep")
    edited = edit(HARNESS, Document.of(text), skill_origin("fix-it"), added, "OCT")
    assert not isinstance(edited, Problem), edited
    assert edited.document.text == text.replace("Read\n", "Read\n  - Grep\n")


def test_a_draft_is_edited_in_its_own_format() -> None:
    text = "---\nname: a\ndescription: d\ntools: read, Bash\n---\nDo.\n"
    draft = read_draft(text)
    for change, old, new in (
        (AddItem("tools", "deferred:web"), "Bash\n", "Bash, deferred:web\n"),
        (SetField("max_turns", 5), "Bash\n", "Bash\nmax-turns: 5\n"),
        (SetField("tools", ()), "tools: read, Bash\n", ""),
        (SetBody("Other.\n"), "Do.", "Other."),
    ):
        edited = edit(HARNESS, draft.document, draft.origin, change, "OCT")
        assert not isinstance(edited, Problem), edited
        assert edited.document.text == text.replace(old, new)


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("name: a b\ndescription: d", "bad-name"),
        ("name: default\ndescription: d", "bad-name"),
        ("name: a", "no-description"),
        ("name: a\ndescription: d\ntools: [raed]", "unknown-tool"),
        ("name: a\ndescription: d\ntools: ['a b']", "bad-spec"),
        ("name: a\ndescription: d\ntools: [util]", "agent-by-group"),
        ("name: a\ndescription: d\ntools: ['deferred:Agent']", "deferred-agent"),
        ("name: a\ndescription: d\nmax-turns: 0", "bad-max-turns"),
        ("name: a\ndescription: d\nreminders: [(foo)]", "bad-reminder"),
        ("name: a\ndescription: d\nhooks: '(('", "bad-hooks"),
        ("name: a\ndescription: d\nsystem-components: []", "no-components"),
        ("name: a\ndescription: d\nsystem-components: [role]",
         "profile-missing-required-component"),
        ("name: a\ndescription: d\nsystem-components: [workspace-config, environment]",
         "body-unused"),
        ("name: a\ndescription: d", "role-draft"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_draft(lines: str, code: str) -> None:
    draft = read_draft(header(lines))
    assert draft.status == "skipped"
    assert code in {problem.code for problem in draft.problems}


def test_a_new_draft_is_sound_blank_or_after_a_role() -> None:
    roster = make_roster()
    for source in (None, *roster.entries):
        text = HARNESS.starting_text("my-role", source).decode()
        draft = read_draft(text, "my-role")
        assert draft.name == "my-role"
        assert {problem.code for problem in draft.problems} == {"role-draft"}
        if source and source.name != "default":
            assert draft.value("tools") == source.value("tools")


@pytest.mark.parametrize(("name", "is_fine"), [
    ("auditor", True), ("my-role", True), ("", False), ("a b", False), ("default", False),
    ("../x", False), ("1x", False),
])  # fmt: skip
def test_names_of_new_roles(name: str, is_fine: bool) -> None:
    assert (HARNESS.check_name(name) is None) is is_fine


def test_skills_of_one_name_are_all_kept_under_prefixes() -> None:
    text = header("name: a\ndescription: d")
    places = [
        ("/p/.mevedel/skills", "project"), ("/p/.agents/skills", "project"),
        ("/h/.mevedel/skills", "user"),
    ]  # fmt: skip
    skills = [read_skill(text, "a", root=root, scope=scope) for root, scope in places]
    names = [entry.name for entry in make_roster(*skills).entries if entry.kind == "skill"]
    assert names == ["local-mevedel:a", "agents:a", "global:a"]
    names = [entry.name for entry in make_roster(*skills[1:]).entries if entry.kind == "skill"]
    assert names == ["agents:a", "mevedel:a"]


def test_the_same_name_twice_in_one_place_keeps_the_first() -> None:
    text = header("name: a\ndescription: d")
    roster = make_roster(read_skill(text, "x"), read_skill(text, "y"))
    first, second = [entry for entry in roster.entries if entry.kind == "skill"]
    assert first.shadows == (second.origin.path,)
    assert second.shadowed_by == first.origin.path
    assert second.name == "a"


def test_renaming_a_role_names_the_skills_that_use_it() -> None:
    skill = read_skill(header("name: a\ndescription: d\ncontext: fork\nagent: auditor"))
    draft = read_draft(header("name: auditor\ndescription: d"))
    notes = HARNESS.rename_note(draft, "checker", make_roster(skill, draft))
    assert [note.code for note in notes] == ["role-referenced"]
    assert HARNESS.rename_note(skill, "Bad", make_roster(skill))[0].code == "bad-name"


@pytest.mark.parametrize(
    ("lines", "written"),
    [
        ("hooks:\n  Stop:\n    - run: [a, b]\nmodel: m\n", "Stop:\n  - run: [a, b]"),
        ("hooks: {a: [1, true]}\n", "{a: [1, true]}"),
        ("hooks: text\n", "text"),
        ("hooks:\r\n  a: 1\r\nmodel: m\r\n", "a: 1"),
    ],
)
def test_hooks_are_shown_as_they_are_written(lines: str, written: str) -> None:
    text = f"---\nname: x\ndescription: d\n{lines}---\nx\n"
    origin = Origin("/home/me/skills/x/SKILL.md", root="/home/me/skills")
    held = HARNESS.read(Document.of(text), origin, HARNESS.default_rules).fields["hooks"]
    assert (held.value, held.raw) == (written, written)


def test_hooks_of_a_role_are_its_value() -> None:
    hooks = '((Stop ((:matcher "*" :hooks ((:type elisp :function done))))))'
    draft = read_draft(f"---\nname: a\ndescription: d\nhooks: '{hooks}'\n---\nDo.\n")
    assert draft.value("hooks")
    assert draft.is_set("hooks")
    assert read_draft("---\nname: a\ndescription: d\n---\nDo.\n").value("hooks") is None
