"""An entry is added to a list, never in the place of something else."""

from __future__ import annotations

import pytest

from editor.core.changes import AddItem, RemoveItem, SetField
from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.problems import Problem
from editor.harnesses import by_id

HARNESSES = ("pi-desktop", "pi-orchestrator", "claude-code")
MAPS = (
    "tools:\n  Read: true\n  Bash: false\n",
    "tools: {Read: true, Bash: false}\n",
    "tools:\n  Read:\n    - a\n",
)


def make(harness: str, header: str, change: AddItem | RemoveItem | SetField) -> Edited | Problem:
    """Make one change of a definition with these header lines."""
    chosen = by_id(harness)
    text = f"---\nname: helper\ndescription: Helps.\n{header}---\nHelp.\n"
    folder = {"claude-code": ".claude/agents", "pi-orchestrator": ".pi/agent/agents"}
    path = f"/home/me/{folder.get(harness, '.agents/subagents')}/helper.md"
    return edit(chosen, Document.of(text), Origin(path), change, chosen.default_rules)


@pytest.mark.parametrize("harness", HARNESSES)
@pytest.mark.parametrize("header", MAPS)
def test_nothing_is_added_in_the_place_of_a_map(harness: str, header: str) -> None:
    made = make(harness, header, AddItem("tools", "Grep"))
    if isinstance(made, Edited):  # PI-Desktop reads braces as text, and any dash as an item
        assert harness == "pi-desktop"
        assert header != MAPS[0]
        assert header.rstrip("\n") in made.document.text
        return
    assert (made.code, made.line, made.field) == ("not-a-list", 4, "tools")
    assert "Set the whole list instead" in str(made.message)


@pytest.mark.parametrize("harness", HARNESSES)
def test_setting_the_whole_list_takes_the_place_of_a_map(harness: str) -> None:
    made = make(harness, MAPS[0], SetField("tools", ("Read", "Grep")))
    assert isinstance(made, Edited)
    assert "Bash" not in made.document.text


@pytest.mark.parametrize("harness", HARNESSES)
@pytest.mark.parametrize("broken", ["other: *none\n", "other: [\n"])
@pytest.mark.parametrize(("items", "more"), [("[Read]", "[Read, Grep]"),
                                             ("\n  - Read", "\n  - Read\n  - Grep")])  # fmt: skip
def test_no_entry_is_lost_in_a_header_nobody_reads(
    harness: str, broken: str, items: str, more: str
) -> None:
    made = make(harness, f"tools: {items}\n{broken}", AddItem("tools", "Grep"))
    assert isinstance(made, Edited)
    assert f"\ntools: {more}\n{broken}" in made.document.text
    back = make(harness, f"tools: {more}\n{broken}", RemoveItem("tools", 1))
    assert isinstance(back, Edited)
    assert f"\ntools: {items}\n{broken}" in back.document.text


@pytest.mark.parametrize("header", ['tools: "*"\n', "tools: '*'\n", 'tools: ["*"]\n'])
def test_naming_a_tool_beside_the_star_would_take_all_others_away(header: str) -> None:
    made = make("claude-code", header, AddItem("tools", "Grep"))
    assert isinstance(made, Problem)
    assert (made.code, made.line, made.field) == ("every-tool-already", 4, "tools")


def test_the_star_can_be_set_aside() -> None:
    made = make("claude-code", 'tools: "*"\n', SetField("tools", ("Read", "Grep")))
    assert isinstance(made, Edited)
    assert "*" not in made.document.text


def test_with_pi_desktop_a_tool_beside_the_star_keeps_what_the_star_granted() -> None:
    made = make("pi-desktop", "tools: '*'\n", AddItem("tools", "my_tool"))
    assert isinstance(made, Edited)
    assert "Read" in made.document.text
    assert "my_tool" in made.document.text
