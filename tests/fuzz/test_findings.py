"""What fuzzing found, each as the smallest case that shows it."""

from __future__ import annotations

import pytest

from editor.core import yaml12
from editor.core.changes import SetBody, SetField
from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.problems import Problem
from editor.harnesses import by_id

ORIGINS = {
    "pi-desktop": Origin("/home/me/.agents/subagents/a.md"),
    "pi-orchestrator": Origin("/w/repo/.pi/agents/a.md", "project"),
    "claude-code": Origin("/home/me/.claude/agents/a.md"),
}


@pytest.mark.parametrize("harness", ORIGINS)
@pytest.mark.parametrize("text", ["---\ndescription: Other.\n---\ntext", " ---\n` a\n---\ntext"])
def test_a_prompt_never_becomes_the_header_of_a_file_without_one(harness: str, text: str) -> None:
    chosen = by_id(harness)
    document = Document(b"No header, no description.")
    made = edit(chosen, document, ORIGINS[harness], SetBody(text), chosen.default_rules)
    if isinstance(made, Problem):
        assert made.code in ("structure-changes", "body-changes")
        return
    assert (harness, text[0]) == ("claude-code", " "), "only there a blank keeps it from a header"
    layout = chosen.syntax(made.document, ORIGINS[harness], chosen.default_rules).layout
    assert not layout(made.document.text).has_header


@pytest.mark.parametrize("harness", ["pi-orchestrator", "claude-code"])
@pytest.mark.parametrize("below", ["", "\n", "\n\n"])
def test_blank_lines_a_text_keeps_go_with_it_in_a_header_nobody_can_read(
    harness: str, below: str
) -> None:
    chosen = by_id(harness)
    old = f"---\nno key\nname: a\ndescription: |+\n  Old.\n{below}model: x\n---\nbody\n"
    change = SetField("description", "New.")
    made = edit(chosen, Document.of(old), ORIGINS[harness], change, chosen.default_rules)
    assert isinstance(made, Edited)
    new = "---\nno key\nname: a\ndescription: |+\n  New.\nmodel: x\n---\nbody\n"
    assert made.document.text == new


def test_a_problem_never_names_a_line_the_file_does_not_have() -> None:
    chosen = by_id("claude-code")
    document = Document(b"---\nname: a\nno key here ---")
    definition = chosen.read(document, ORIGINS["claude-code"], chosen.default_rules)
    lines = [problem.line for problem in definition.problems]
    assert all(line is None or line <= 3 for line in lines), lines
    assert "yaml-error" in [problem.code for problem in definition.problems]


def test_blanks_before_a_value_do_not_grow_with_every_edit() -> None:
    chosen, origin = by_id("claude-code"), ORIGINS["claude-code"]
    change = SetField("hooks", "      \\  *c\n")
    document = Document(b"")
    for _ in range(2):
        made = edit(chosen, document, origin, change, chosen.default_rules)
        assert isinstance(made, Edited)
        document = made.document
    assert document.text == "---\nhooks: \\  *c\n---\n"


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
def test_any_line_end_ends_a_comment_in_yaml_1_2(end: str) -> None:
    text = f"name: a\n# note{end}description: b\n"
    assert yaml12.read(text).value == {"name": "a", "description": "b"}
