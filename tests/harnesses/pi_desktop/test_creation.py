"""New definitions and renames, and what the project ships: built-ins and sample sessions."""

from __future__ import annotations

import pytest

from editor.core.definition import Status
from editor.core.document import Document
from editor.core.session import Session, read_snapshot
from editor.harnesses.pi_desktop import roster as rosters
from editor.harnesses.pi_desktop import tools
from editor.harnesses.pi_desktop.harness import HARNESS

from .support import ROOT, builtins, codes, document, origin, read, roster

SAMPLES = sorted((ROOT / "resources" / "sessions" / "pi-desktop").glob("*.json"))


def test_the_five_shipped_agents_are_valid_for_both_readers() -> None:
    assert sorted(each.name for each in builtins()) == sorted(rosters.SHIPPED)
    for each in builtins():
        assert each.problems == ()
        as_user = read(each.document.data, each.origin.file_name)
        assert (as_user.status, as_user.problems) == (Status.LOADED, ())
        assert each.value("inherit") is False
        for name in ("permission", "model", "thinking", "max_tokens"):
            assert not each.is_set(name)


def test_the_shipped_agents_have_the_tools_of_the_fact_sheet() -> None:
    held = {each.name: each.value("tools") for each in builtins()}
    assert held == {
        "explorer": ("Read", "Glob", "Grep", "Bash"),
        "code-reviewer": ("Read", "Glob", "Grep"),
        "test-runner": ("Read", "Glob", "Grep", "Bash"),
        "fixer": ("Read", "Glob", "Grep", "Edit", "Write", "Bash"),
        "ui-designer": ("Read", "Glob", "Grep", "BrowserPreview", "Bash", "Edit", "Write"),
    }


def test_there_are_samples_of_every_kind_and_all_are_sound() -> None:
    sessions = [read_snapshot(path.read_bytes()) for path in SAMPLES]
    held = [each for each in sessions if isinstance(each, Session)]
    assert len(held) == len(SAMPLES) >= 6
    assert len({each.id for each in held}) == len(held)
    assert {each.permission_mode for each in held} >= {"ask", "accept-edits", "auto", "inherit"}
    assert {each.operating_mode for each in held} == {"agent", "plan"}
    assert any(not each.is_complete for each in held)
    assert any(len(each.tools) > 60 for each in held)
    for each in held:
        assert each.harness == HARNESS.id
        assert len(set(each.tool_names)) == len(each.tools)
        assert all(tool.origin != "unknown" for tool in each.tools)
    newer = next(each for each in held if "bash" in each.tool_names)
    assert all(tools.newer_name(name) == name for name in newer.tool_names)


@pytest.mark.parametrize("name", ["worker", "a", "x1-y2", "a" * 40])
def test_a_new_definition_is_accepted_by_both_readers(name: str) -> None:
    assert HARNESS.check_name(name) is None
    file_name = HARNESS.file_name(name)
    for source in (None, *builtins()):
        data = HARNESS.starting_text(name, source)
        made = HARNESS.read(Document(data), origin(file_name), "0246")
        assert (made.name, made.status, codes(made)) == (name, Status.LOADED, [])


def test_customising_keeps_everything_but_the_name() -> None:
    source = next(each for each in builtins() if each.name == "fixer")
    text = HARNESS.starting_text("mine", source).decode()
    assert text == source.document.text.replace("name: fixer", "name: mine")


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + document("permission: ask\n"),
        document("model: bare\ntools:\n  - Bash\n"),
        document("tools: *\n"),
        "---\ndescription: >\n  a\n  b\n---\nx",
        "no header at all",
    ],
)
def test_a_copy_of_a_broken_definition_is_sound(text: str) -> None:
    data = HARNESS.starting_text("mine", read(text))
    made = HARNESS.read(Document(data), origin("mine.md"), "0246")
    assert (made.name, made.status) == ("mine", Status.LOADED)


@pytest.mark.parametrize(
    "name", ["", " ", "Worker", "a b", "-a", "a-", "a--b", "a.b", "é", "a" * 41, "a/b"]
)
def test_names_that_the_readers_take_differently_are_refused(name: str) -> None:
    found = HARNESS.check_name(name)
    assert found is not None
    assert "{" not in found.message.render()


def test_a_rename_tells_what_it_uncovers_replaces_and_loses() -> None:
    mine = read(document("name: fixer\n"), "fixer.md")
    other = read(document("name: other\n"), "other.md")
    found = roster(*builtins(), mine, other, switched_off=frozenset({"fixer"}))
    notes = HARNESS.rename_note(mine, "explorer", found)
    assert [each.code for each in notes] == [
        "rename-replaces-builtin", "rename-uncovers-builtin", "rename-loses-state",
    ]  # fmt: skip
    taken = HARNESS.rename_note(mine, "other", found)
    assert [each.severity.value for each in taken if each.code == "rename-taken"] == ["error"]


def test_entries_are_names_and_there_is_no_other_form_to_copy() -> None:
    under = read_snapshot(SAMPLES[0].read_bytes())
    assert isinstance(under, Session)
    assert HARNESS.sees_tools(under, "tools", "Read") is None
    assert HARNESS.copy_as(read(document(""))) is None
