"""Edits of agents and of the configuration: the header stays YAML, everything else its bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.changes import AddItem, MoveItem, RemoveItem, RemoveKey, SetBody, SetField
from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.problems import Problem
from editor.harnesses.pi_orchestrator.agent_file import FileStatus, read_agent
from editor.harnesses.pi_orchestrator.harness import HARNESS
from tests.harnesses.pi_orchestrator.helpers import CONFIG, USER, agent, roster

AGENT = """---
name: a # the name
description: d
tools: read, grep
blockTools:
  - bash # not here
  - 'ext:a'
# about nothing
color: red
---
Body
"""
SETTINGS = """{
  // the floor
  "childBlockedTools": ["advisor", "ext:x"], // c
  "maxTurns": 3, "enabled": false,
  "other": {"kept": [1,  2]},
  "modelOverrides": {"a": "m"} // last
  // end
}
"""


def made(text: str, change: Any, path: str = f"{USER}/a.md") -> Edited | Problem:
    root = path if path == CONFIG else USER
    return edit(HARNESS, Document.of(text), Origin(path, root=root), change, "newest")


def changed(text: str, change: Any, path: str = f"{USER}/a.md") -> str:
    result = made(text, change, path)
    assert isinstance(result, Edited), result.message
    return result.document.text


@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        (SetField("description", "Use when: x"), "description: d", 'description: "Use when: x"'),
        (SetField("description", "a @b"), "description: d", "description: a @b"),
        (SetField("description", "# x"), "description: d", 'description: "# x"'),
        (SetField("name", "123"), "name: a #", 'name: "123" #'),
        (SetField("name", "true"), "name: a #", 'name: "true" #'),
        (SetField("tools", ("read",)), "tools: read, grep", "tools: read"),
        (AddItem("tools", "mcp__*"), "tools: read, grep", "tools: read, grep, mcp__*"),
        (AddItem("block_tools", "*"), "  - 'ext:a'\n", "  - 'ext:a'\n  - \"*\"\n"),
        (RemoveItem("tools", 0), "tools: read, grep", "tools: grep"),
        (MoveItem("tools", 0, 1), "read, grep", "grep, read"),
        (SetField("tools", None), "tools: read, grep\n", ""),
        (SetField("tools", ()), "tools: read, grep\n", ""),
        (SetField("model", "a/m"), "color", "color"),
        (SetField("thinking", "high"), "color", "color"),
        (RemoveKey("color"), "color: red\n", ""),
        (SetBody("New\n---\nbody"), "\nBody\n", "\nNew\n---\nbody\n"),
    ],
)
def test_edit_touches_its_own_bytes_only(change: Any, old: str, new: str) -> None:
    result = changed(AGENT, change)
    if old == new:  # an inserted line
        line = "model: a/m\n" if change.field == "model" else "thinking: high\n"
        assert result == AGENT.replace("  - 'ext:a'\n", f"  - 'ext:a'\n{line}")
    else:
        assert result == AGENT.replace(old, new)


@pytest.mark.parametrize(
    "change",
    [
        SetField("description", "d"),
        SetField("tools", ("read", "grep")),
        SetField("block_tools", ("bash", "ext:a")),
        SetField("model", None),
        SetBody("Body"),
    ],
)
def test_edit_that_changes_nothing_writes_nothing(change: Any) -> None:
    result = made(AGENT, change)
    assert isinstance(result, Edited)
    assert not result.has_changes


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (SetField("name", None), "required"),
        (SetField("thinking", "loud"), "bad-choice"),
        (SetField("max_turns", 0), "bad-number"),
        (SetField("max_turns", "1.5"), "bad-number"),
        (SetField("child_blocked_tools", ("a",)), "no-such-field"),
        (SetField("inherit", True), "no-such-field"),
        (RemoveItem("tools", 9), "item-absent"),
    ],
)
def test_edit_the_extension_would_not_take_is_refused(change: Any, code: str) -> None:
    result = made(AGENT, change)
    assert isinstance(result, Problem)
    assert result.code == code


def test_entry_with_a_comma_gets_a_place_of_its_own() -> None:
    result = changed(AGENT, SetField("tools", ("*", "a,b")))
    assert read_agent(result).tools == ("*", "a,b")


def test_fatal_file_can_be_edited_into_a_sound_one() -> None:
    broken = "---\nname: a\ndescription: Use when: x\ntools: read\n---\nb"
    result = changed(broken, SetField("description", "Use when: y"))
    assert read_agent(result).description == "Use when: y"


def test_files_only_this_extension_can_read_are_edited_too() -> None:
    text = "---x\nname: a\ndescription: tab\there\n---- b"
    result = changed(text, SetField("model", "p/m"))
    assert result == "---x\nname: a\ndescription: tab\there\nmodel: p/m\n---- b"


VALUES = st.text(
    alphabet=st.sampled_from("ab:#*@%&!'\"[]{},-|>?=~ \n\t\\\u00e9\u2028\u0085\ufeff"), max_size=30
)


@settings(max_examples=250, deadline=None)
@given(VALUES, st.sampled_from(["name", "description", "model"]))
def test_whatever_is_written_the_header_stays_yaml(value: str, field: str) -> None:
    result = made(AGENT, SetField(field, value))
    if isinstance(result, Problem):
        return
    read = read_agent(result.document.text)
    assert read.status is FileStatus.AGENT
    assert getattr(read, field) == value
    assert read.block_tools == ("bash", "ext:a")
    assert read.system_prompt == "Body"


@settings(max_examples=250, deadline=None)
@given(st.lists(VALUES, min_size=1, max_size=4), st.sampled_from(["tools", "block_tools"]))
def test_whatever_is_listed_the_header_stays_yaml(values: list[str], field: str) -> None:
    result = made(AGENT, SetField(field, tuple(values)))
    if isinstance(result, Problem):
        return
    read = read_agent(result.document.text)
    assert read.status is FileStatus.AGENT
    wanted = tuple(item for value in values if (item := value.strip(" \n\t\u2028\ufeff")))
    assert getattr(read, field) == (wanted or None)


# The configuration


@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        (AddItem("child_blocked_tools", "*"), '"ext:x"]', '"ext:x", "*"]'),
        (RemoveItem("child_blocked_tools", 0), '"advisor", ', ""),
        (MoveItem("child_blocked_tools", 0, 1), '"advisor", "ext:x"', '"ext:x", "advisor"'),
        (SetField("max_turns", 9), '"maxTurns": 3', '"maxTurns": 9'),
        (SetField("enabled", True), "false", "true"),
        (SetField("model_overrides", ("a = b",)), '{"a": "m"}', '{"a": "b"}'),
        (AddItem("model_overrides", "b=p/q"), '{"a": "m"}', '{"a": "m", "b": "p/q"}'),
        (
            AddItem("builtin_fleet", "worker = max hidden"),
            '{"a": "m"} // last',
            '{"a": "m"}, // last\n  "builtinFleet": '
            '{"worker": {"thinking": "max", "hidden": true}}',
        ),
        (
            SetField("async", False),
            '{"a": "m"} // last',
            '{"a": "m"}, // last\n  "async": false',
        ),
        (RemoveKey("other"), '  "other": {"kept": [1,  2]},\n', ""),
    ],
)
def test_configuration_edit_touches_its_own_bytes_only(change: Any, old: str, new: str) -> None:
    assert changed(SETTINGS, change, CONFIG) == SETTINGS.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"maxTurns": 1,, }', "header-unreadable"),
        ("\ufeff{}", "header-unreadable"),
        ('{"maxTurns": 1, "maxTurns": 2}', "duplicate-key"),
        ("[1]", "no-object"),
    ],
)
def test_malformed_or_ambiguous_configuration_is_never_edited(text: str, code: str) -> None:
    result = made(text, SetField("max_turns", 9), CONFIG)
    assert isinstance(result, Problem)
    assert result.code == code
    assert result.line == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (SetField("model_overrides", ("a",)), "bad-line"),
        (SetField("builtin_fleet", ("worker = loud",)), "bad-line"),
        (SetField("builtin_fleet", ("* = off", "worker = max")), "bad-line"),
        (SetField("name", "x"), "no-such-field"),
        (SetBody("x"), "no-body"),
    ],
)
def test_configuration_takes_only_what_it_reads_back(change: Any, code: str) -> None:
    result = made(SETTINGS, change, CONFIG)
    assert isinstance(result, Problem)
    assert result.code == code


FLEET = """{
  "builtinFleet": {
    // quick
    "scout": {"hidden": true}, // off for now
    "worker": {"thinking": "low"} // cheap
  },
  "modelOverrides": {
    "a": "x", // one
    "b": "y" // two
  }
}
"""


@pytest.mark.parametrize(
    ("change", "old", "new"),
    [
        (RemoveItem("model_overrides", 0), '    "a": "x", // one\n', ""),
        (AddItem("model_overrides", "c = z"), '"b": "y" // two', '"b": "y", // two\n    "c": "z"'),
        (SetField("model_overrides", ("a = x", "b = q")), '"b": "y"', '"b": "q"'),
        (
            SetField("builtin_fleet", ("scout = hidden", "worker = max")),
            '{"thinking": "low"}',
            '{"thinking": "max"}',
        ),
        (
            SetField("builtin_fleet", ("worker = low",)),
            '    "scout": {"hidden": true}, // off for now\n',
            "",
        ),
    ],
)
def test_lines_of_an_object_are_changed_one_by_one(change: Any, old: str, new: str) -> None:
    assert changed(FLEET, change, CONFIG) == FLEET.replace(old, new)


def test_fleet_is_switched_off_and_on() -> None:
    off = changed(FLEET, SetField("builtin_fleet", ("* = off",)), CONFIG)
    assert '"builtinFleet": false,' in off
    on = changed(off, SetField("builtin_fleet", None), CONFIG)
    assert "builtinFleet" not in on


def test_empty_configuration_gets_its_first_setting() -> None:
    result = changed("", AddItem("child_blocked_tools", "bash"), CONFIG)
    assert result == '{\n  "childBlockedTools": ["bash"]\n}\n'


# New agents


def test_new_agent_reads_whatever_its_name_is() -> None:
    for name in ("plain", "123", "team/lead: x", "@x", "- a", "it's"):
        data = HARNESS.starting_text(name, None)
        read = read_agent(data.decode())
        assert (read.status, read.name) == (FileStatus.AGENT, name)
        assert HARNESS.file_name(name).endswith(".md")
        assert "/" not in HARNESS.file_name(name)


def test_copy_keeps_the_bytes_and_mends_what_cannot_be_read() -> None:
    source = agent("name: a # n\ndescription: d\ntools: [read]\nother: 1")
    copied = HARNESS.starting_text("b", source).decode()
    assert copied == source.document.text.replace("name: a #", "name: b #")
    fatal = agent("name: a\ndescription: x: y\ntools: [read]")
    read = read_agent(HARNESS.starting_text("b", fatal).decode())
    assert (read.name, read.description, read.tools) == ("b", "x: y", ("read",))


def test_names_that_are_traps_are_refused() -> None:
    for name, code in (("", "name-empty"), (" a", "name-blanks"), ("a\nb", "name-blanks")):
        problem = HARNESS.check_name(name)
        assert problem is not None
        assert problem.code == code
    assert HARNESS.check_name("team/lead agent") is None


def test_rename_says_what_goes_along() -> None:
    mine = agent("name: a\ndescription: d")
    other = agent("name: b\ndescription: d", path=f"{USER}/b.md")
    everyone = roster(mine, other, config='{"modelOverrides": {"a": "m"}}')
    found = {problem.code for problem in HARNESS.rename_note(mine, "b", everyone)}
    assert found == {"rename-taken", "rename-loses-model"}


@pytest.mark.parametrize(
    ("change", "after"),
    [
        (AddItem("tools", "bash"), "tools: read, grep, bash"),
        (AddItem("tools", "grep"), "tools: read, grep"),
        (RemoveItem("tools", 0), "tools: grep"),
    ],
)
def test_a_list_in_a_header_that_is_no_yaml_keeps_its_entries(change: Any, after: str) -> None:
    header = "---\nname: a\ndescription: Use when user: asks\n{}\n---\nBody\n"
    assert changed(header.format("tools: read, grep"), change) == header.format(after)
