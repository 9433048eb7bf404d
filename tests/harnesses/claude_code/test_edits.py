"""Edits touch only the bytes they are about, and are read back by the loader before they count."""

from __future__ import annotations

import pytest

from editor.core.changes import (
    AddItem,
    MoveItem,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.definition import Origin, Status
from editor.core.document import Document
from editor.core.editing import edit
from editor.core.problems import Problem
from editor.harnesses.claude_code.harness import HARNESS

ORIGIN = Origin("/w/repo/.claude/agents/rev.md", "project", root="/w/repo/.claude/agents")
HEAD = "---\nname: rev\ndescription: Reviews\n"


def after(text: str, change) -> str:
    result = edit(HARNESS, Document.of(text), ORIGIN, change, "OCT")
    assert not isinstance(result, Problem), str(result.message)
    return result.document.text


@pytest.mark.parametrize(
    ("before", "change", "wanted"),
    [
        ("model: opus # pinned\n", SetField("model", "haiku"), "model: haiku # pinned\n"),
        ('model: "opus"\n', SetField("model", "haiku"), 'model: "haiku"\n'),
        ("model: opus\ncolor: blue\n", SetField("model", None), "color: blue\n"),
        ("", SetField("model", "haiku"), "model: haiku\n"),
        ("tools: Read, Grep\n", AddItem("tools", "Bash"), "tools: Read, Grep, Bash\n"),
        ("tools: [Read, Grep]\n", AddItem("tools", "Bash"), "tools: [Read, Grep, Bash]\n"),
        ("tools: [Read, Grep] # why\n", RemoveItem("tools", 0), "tools: [Grep] # why\n"),
        ("tools:\n  - Read # needed\n  - Grep\n# keep\nmodel: haiku\n", RemoveItem("tools", 1),
         "tools:\n  - Read # needed\n# keep\nmodel: haiku\n"),
        ("tools:\n- Read\n- Grep\n", MoveItem("tools", 1, 0), "tools:\n- Grep\n- Read\n"),
        ("", AddItem("tools", "Read"), "tools: Read\n"),
        ("", SetField("tools", ("Read", "Bash(git diff:*)")), "tools: Read, Bash(git diff:*)\n"),
        ("", SetField("tools", ()), "tools: []\n"),
        ("", SetField("tools", ("*",)), 'tools: "*"\n'),
        ("tools: Read\n", SetField("tools", ("*",)), 'tools: "*"\n'),
        ("tools: Read, Bash(a, b)\n", RemoveItem("tools", 0), "tools: Bash(a, b)\n"),
        ("tools: Read Grep\n", AddItem("tools", "Bash"), "tools: Read, Grep, Bash\n"),
        ("permissionMode: plan\n", SetField("permission", "acceptEdits"),
         "permissionMode: acceptEdits\n"),
        ("", SetField("max_turns", 12), "maxTurns: 12\n"),
        ("background: true\n", SetField("background", False), "background: false\n"),
        ("", SetField("thinking", "xhigh"), "effort: xhigh\n"),
        ("skills:\n  - api\n", AddItem("skills", "errors"), "skills:\n  - api\n  - errors\n"),
        ("hooks: {}\n", SetField("mcp_servers", "- github\n- pw:\n    command: npx"),
         "mcpServers:\n  - github\n  - pw:\n      command: npx\nhooks: {}\n"),
        ("", SetField("mcp_servers", "- github"), "mcpServers:\n  - github\n"),
        ("experimental: {cacheTtl: 1h}\n", SetField("experimental", "{cacheTtl: 5m}"),
         "experimental: {cacheTtl: 5m}\n"),
        ("foo: 1 # x\nmodel: opus\n", RemoveKey("foo"), "model: opus\n"),
        ("created: 2026-06-29\nver: \"1.10\"\n", SetField("color", "red"),
         "created: 2026-06-29\nver: \"1.10\"\ncolor: red\n"),
    ],
)  # fmt: skip
def test_an_edit_leaves_every_other_byte(before, change, wanted):
    text = f"{HEAD}{before}---\n\nBody # Title\n"
    result = after(text, change)
    assert sorted(result.splitlines()) == sorted(
        f"{HEAD}{wanted}---\n\nBody # Title\n".splitlines()
    )
    assert result.startswith("---\nname: rev\n")
    assert result.endswith("---\n\nBody # Title\n")


def test_setting_what_is_there_writes_nothing():
    text = f"{HEAD}tools: Read,  Grep\nmodel: 'opus' # x\n---\nBody"
    for change in (
        SetField("model", "opus"),
        SetField("tools", ("Read", "Grep")),
        SetField("color", None),
        SetBody("Body"),
    ):
        assert after(text, change) == text


def test_carriage_returns_and_a_mark_stay():
    text = "\ufeff---\r\nname: rev\r\ndescription: Reviews\r\ntools: Read\r\n---\r\nBody\r\n"
    result = after(text, SetField("model", "opus"))
    assert result == text.replace("tools: Read\r\n", "tools: Read\r\nmodel: opus\r\n")


def test_a_header_that_is_no_yaml_can_be_edited_by_its_lines():
    text = "---\nname: rev\ndescription: Use when: asked\nmodel: opus\n---\nBody\n"
    assert after(text, SetField("model", "haiku")) == text.replace("opus", "haiku")
    mended = after(text, SetField("description", "Use when: asked"))
    assert (
        HARNESS.read(Document.of(mended), ORIGIN, "OCT").value("description") == "Use when: asked"
    )


@pytest.mark.parametrize(
    ("before", "change", "wanted"),
    [
        ("tools: Read, Grep\n", AddItem("tools", "Write"), "tools: Read, Grep, Write\n"),
        ("tools: Read, Grep\n", AddItem("tools", "Write", 0), "tools: Write, Read, Grep\n"),
        ("tools: Read, Grep\n", AddItem("tools", "Read"), "tools: Read, Grep\n"),
        ("tools: [Read, Grep]\n", RemoveItem("tools", 0), "tools: [Grep]\n"),
        ("tools:\n  - Read # a\n  - Grep\n", AddItem("tools", "Write"),
         "tools:\n  - Read # a\n  - Grep\n  - Write\n"),
        ("tools: Read\n", AddItem("tools", "Write"), "tools: Read, Write\n"),
        ("", AddItem("tools", "Write"), "tools: Write\n"),
    ],
)  # fmt: skip
def test_a_list_in_a_header_nobody_can_read_keeps_its_entries(before, change, wanted):
    header = "---\nname: a\ndescription: Use when user: asks\n{}---\nBody\n"
    assert after(header.format(before), change) == header.format(wanted)


@pytest.mark.parametrize(
    "others",
    ["tools: Read, Grep\n", "mcpServers:\n  - gh\n", "hooks:\n  Stop: []\n", "skills: a, b\n",
     "permissionMode: odd\n", "background: yes\n", "disallowedTools: Bash\nmodel: 5\n"],
)  # fmt: skip
@pytest.mark.parametrize(
    ("head", "change", "mended"),
    [
        ("name: rev\ndescription:\n", SetField("description", "D"), "name: rev\ndescription: D\n"),
        ("name:\ndescription: D\n", SetField("name", "rev"), "name: rev\ndescription: D\n"),
    ],
)
def test_what_keeps_a_file_from_loading_can_be_mended(head, change, mended, others):
    text = after(f"---\n{head}{others}---\nBody\n", change)
    assert text == f"---\n{mended}{others}---\nBody\n"
    assert HARNESS.read(Document.of(text), ORIGIN, "OCT").status is Status.LOADED


def test_a_skipped_file_shows_its_lists_as_lists():
    text = "---\nname: rev\ntools: Read, Grep\npermissionMode: odd\n---\nBody\n"
    shown = HARNESS.read(Document.of(text), ORIGIN, "OCT")
    assert shown.status is Status.SKIPPED
    assert shown.value("tools") == ("Read", "Grep")
    assert shown.value("permission") == "odd"


def test_a_header_with_tabs_can_be_edited():
    text = "---\nname: rev\ndescription: Reviews\ntools:\n\t- Read\nmodel: opus\n---\nBody\n"
    assert after(text, SetField("model", "haiku")) == text.replace("opus", "haiku")


@pytest.mark.parametrize(
    "change",
    [
        SetField("description", None),
        SetField("name", None),
        SetField("name", "-rev"),
        SetField("name", "a:b"),
        SetField("permission", "everything"),
        SetField("model", ""),
        SetField("mcp_servers", "github"),
        SetField("nonsense", "x"),
        RemoveItem("tools", 9),
    ],
)
def test_an_edit_that_would_not_read_back_is_refused_with_a_reason(change):
    document = Document.of(f"{HEAD}tools: Read\npermissionMode: plan\n---\nBody")
    result = edit(HARNESS, document, ORIGIN, change, "OCT")
    assert isinstance(result, Problem)
    assert str(result.message)


def test_a_body_is_replaced_whole_and_dashes_in_it_are_no_fence():
    text = f"{HEAD}---\nOld\n"
    assert after(text, SetBody("New\n\n---\n\nMore\n")) == f"{HEAD}---\nNew\n\n---\n\nMore\n"


def test_a_description_of_several_lines_round_trips():
    text = f"{HEAD}---\nBody\n"
    value = 'One: two\n\n<example>\nuser: "hi"\n</example>'
    result = after(text, SetField("description", value))
    assert HARNESS.read(Document.of(result), ORIGIN, "OCT").value("description") == value
