"""Adding, removing and moving one entry, in every way a list can be written."""

from __future__ import annotations

import re

import pytest

from editor.core.frontmatter import Fence, LineGrammar, LineSyntax, YamlSyntax
from editor.core.problems import Problem
from editor.core.text import apply_text_edits

YAML = YamlSyntax(Fence())
LINES = LineSyntax(
    Fence(),
    LineGrammar(
        re.compile(r"([A-Za-z][\w -]*):"),
        str.lower,
        item=re.compile(r"[ \t]*-[ \t]+"),
        has_comments=True,
    ),
)

# The value as written, then without the first and the last entry, with "X" in front and at the end,
# and with the first entry moved to the end; None where that cannot be done.
STYLES = {
    "comma text": (
        "tools: A, B, C\n",
        "tools: B, C\n",
        "tools: A, B\n",
        "tools: X, A, B, C\n",
        "tools: A, B, C, X\n",
        "tools: B, C, A\n",
    ),
    "comma text without blanks": (
        "tools: A,B,C\n",
        "tools: B,C\n",
        "tools: A,B\n",
        "tools: X,A,B,C\n",
        "tools: A,B,C,X\n",
        "tools: B,C,A\n",
    ),
    "two without blanks": (
        "tools: A,B\n",
        "tools: B\n",
        "tools: A\n",
        "tools: X,A,B\n",
        "tools: A,B,X\n",
        "tools: B,A\n",
    ),
    "two with blanks of their own": (
        "tools: [A ,  B]\n",
        "tools: [B]\n",
        "tools: [A]\n",
        "tools: [X ,  A ,  B]\n",
        "tools: [A ,  B ,  X]\n",
        "tools: [B ,  A]\n",
    ),
    "quoted comma text": (
        'tools: "A, B, C" # c\n',
        'tools: "B, C" # c\n',
        'tools: "A, B" # c\n',
        'tools: "X, A, B, C" # c\n',
        'tools: "A, B, C, X" # c\n',
        'tools: "B, C, A" # c\n',
    ),
    "single": (
        "tools: A\n",
        "tools: \n",
        "tools: \n",
        "tools: X, A\n",
        "tools: A, X\n",
        "tools: A\n",
    ),
    "flow": (
        "tools: [A, 'B', C] # c\n",
        "tools: ['B', C] # c\n",
        "tools: [A, 'B'] # c\n",
        "tools: [X, A, 'B', C] # c\n",
        "tools: [A, 'B', C, X] # c\n",
        "tools: ['B', C, A] # c\n",
    ),
    "flow with blanks inside": (
        "tools: [ A, B ]\n",
        "tools: [ B ]\n",
        "tools: [ A ]\n",
        "tools: [ X, A, B ]\n",
        "tools: [ A, B, X ]\n",
        "tools: [ B, A ]\n",
    ),
    "empty flow": ("tools: []\n", None, None, "tools: [X]\n", "tools: [X]\n", None),
    "empty flow with a blank": (
        "tools: [ ]\n",
        None,
        None,
        "tools: [ X ]\n",
        "tools: [ X ]\n",
        None,
    ),
    "block": (
        "tools:\n  - A # a\n  - 'B'\n  -   C\n",
        "tools:\n  - 'B'\n  -   C\n",
        "tools:\n  - A # a\n  - 'B'\n",
        "tools:\n  - X\n  - A # a\n  - 'B'\n  -   C\n",
        "tools:\n  - A # a\n  - 'B'\n  -   C\n  -   X\n",
        "tools:\n  - 'B'\n  -   C\n  - A # a\n",
    ),
    "block without indent": (
        "tools:\n- A\n- B\n",
        "tools:\n- B\n",
        "tools:\n- A\n",
        "tools:\n- X\n- A\n- B\n",
        "tools:\n- A\n- B\n- X\n",
        "tools:\n- B\n- A\n",
    ),
    "block with comments and blank lines": (
        "tools: # all\n  # first\n  - A\n\n  # about B\n  - B # b\n  # end\n",
        "tools: # all\n  # first\n\n  # about B\n  - B # b\n  # end\n",
        "tools: # all\n  # first\n  - A\n\n  # about B\n  # end\n",
        "tools: # all\n  # first\n  - X\n  - A\n\n  # about B\n  - B # b\n  # end\n",
        "tools: # all\n  # first\n  - A\n\n  # about B\n  - B # b\n  - X\n  # end\n",
        "tools: # all\n  # first\n\n  # about B\n  - B # b\n  - A\n  # end\n",
    ),
    "block with CRLF": (
        "tools:\r\n  - A\r\n  - B\r\n",
        "tools:\r\n  - B\r\n",
        "tools:\r\n  - A\r\n",
        "tools:\r\n  - X\r\n  - A\r\n  - B\r\n",
        "tools:\r\n  - A\r\n  - B\r\n  - X\r\n",
        "tools:\r\n  - B\r\n  - A\r\n",
    ),
}
# Only YAML reads these over several lines.
YAML_STYLES = {
    "flow with one entry on a line": (
        "tools: [\n  A, # a\n  B,\n  C # c\n]\n",
        "tools: [\n  B,\n  C # c\n]\n",
        "tools: [\n  A, # a\n  B\n]\n",
        "tools: [\n  X,\n  A, # a\n  B,\n  C # c\n]\n",
        "tools: [\n  A, # a\n  B,\n  C, # c\n  X\n]\n",
        "tools: [\n  B,\n  C, # c\n  A # a\n]\n",
    ),
    "flow with a comma behind the last entry": (
        "tools: [\n  A,\n  B,\n]\n",
        "tools: [\n  B,\n]\n",
        "tools: [\n  A,\n]\n",
        "tools: [\n  X,\n  A,\n  B,\n]\n",
        "tools: [\n  A,\n  B,\n  X,\n]\n",
        "tools: [\n  B,\n  A,\n]\n",
    ),
    "flow broken in the middle": (
        "tools: [A, B,\n  C, D]\n",
        "tools: [B,\n  C, D]\n",
        "tools: [A, B,\n  C]\n",
        "tools: [X, A, B,\n  C, D]\n",
        "tools: [A, B,\n  C, D, X]\n",
        "tools: [B,\n  C, D, A]\n",
    ),
    "flow with a comment in the middle": (
        "tools: [A, # a\n  B]\n",
        "tools: [ # a\n  B]\n",
        "tools: [A # a\n  ]\n",
        "tools: [X, A, # a\n  B]\n",
        "tools: [A, # a\n  B, X]\n",
        "tools: [ # a\n  B, A]\n",
    ),
    "comma text over two lines": (
        "tools: A, B,\n  C\n",
        "tools: B,\n  C\n",
        "tools: A, B\n",
        "tools: X, A, B,\n  C\n",
        "tools: A, B,\n  C, X\n",
        "tools: B,\n  C, A\n",
    ),
    "folded comma text": (
        "tools: >-\n  A,\n  B\n",
        "tools: >-\n  B\n",
        "tools: >-\n  A\n",
        "tools: >-\n  X,\n  A,\n  B\n",
        "tools: >-\n  A,\n  B, X\n",
        "tools: >-\n  B, A\n",
    ),
    "block with text over two lines": (
        "tools:\n  - A\n    a\n  - B\n",
        "tools:\n  - B\n",
        "tools:\n  - A\n    a\n",
        "tools:\n  - X\n  - A\n    a\n  - B\n",
        "tools:\n  - A\n    a\n  - B\n  - X\n",
        "tools:\n  - B\n  - A\n    a\n",
    ),
    "block whose dash stands alone": (
        "tools:\n  -\n    A\n  - B\n",
        "tools:\n  - B\n",
        "tools:\n  -\n    A\n",
        "tools:\n  - X\n  -\n    A\n  - B\n",
        "tools:\n  -\n    A\n  - B\n  - X\n",
        "tools:\n  - B\n  -\n    A\n",
    ),
    "block with maps": (
        "tools:\n  - ext: a\n    only: b\n  - B\n",
        "tools:\n  - B\n",
        "tools:\n  - ext: a\n    only: b\n",
        "tools:\n  - X\n  - ext: a\n    only: b\n  - B\n",
        "tools:\n  - ext: a\n    only: b\n  - B\n  - X\n",
        "tools:\n  - B\n  - ext: a\n    only: b\n",
    ),
    "block with one entry": (
        "tools:\n  - A\n",
        "tools: []\n",
        "tools: []\n",
        "tools:\n  - X\n  - A\n",
        "tools:\n  - A\n  - X\n",
        "tools:\n  - A\n",
    ),
}
CASES = [
    *((name, syntax, *rest) for name, rest in STYLES.items() for syntax in (YAML, LINES)),
    *((name, YAML, *rest) for name, rest in YAML_STYLES.items()),
]


@pytest.mark.parametrize(
    ("name", "syntax", "written", "first_gone", "last_gone", "at_front", "at_end", "moved"),
    CASES,
    ids=[f"{case[0]}-{type(case[1]).__name__}" for case in CASES],
)
def test_one_entry_is_changed_and_nothing_else(
    name: str,
    syntax: YamlSyntax | LineSyntax,
    written: str,
    first_gone: str | None,
    last_gone: str | None,
    at_front: str,
    at_end: str,
    moved: str | None,
) -> None:
    eol = "\r\n" if "\r\n" in written else "\n"
    before, after = f"---{eol}name: x{eol}", f"# next{eol}color: red{eol}---{eol}Body"
    text = before + written + after
    entry = syntax.entry(text, "tools")
    assert entry is not None
    last = len(entry.items) - 1

    def value(edits: object) -> str | None:
        if isinstance(edits, Problem):
            return None
        assert not isinstance(edits, Problem)
        result = apply_text_edits(text, edits)
        assert result.startswith(before)
        assert result.endswith(after)
        return result[len(before) : len(result) - len(after)]

    assert value(syntax.insert_item(text, "tools", "X", 0)) == at_front
    assert value(syntax.insert_item(text, "tools", "X", None)) == at_end
    assert value(syntax.remove_item(text, "tools", 0)) == first_gone
    assert value(syntax.remove_item(text, "tools", last)) == last_gone
    assert value(syntax.move_item(text, "tools", 0, last)) == moved


def test_moving_to_the_front_brings_the_comment_along() -> None:
    text = "---\ntools:\n  - A\n  # about B\n  - B # b\n  - C\n---\n"
    edits = YAML.move_item(text, "tools", 1, 0)
    assert not isinstance(edits, Problem)
    assert apply_text_edits(text, edits) == (
        "---\ntools:\n  # about B\n  - B # b\n  - A\n  - C\n---\n"
    )


def test_a_comma_inside_brackets_separates_only_where_the_harness_says_so() -> None:
    text = "---\ntools: Bash(git diff:*, git log:*), Grep\n---\n"
    keeping = YamlSyntax(Fence(), keeps_brackets=True)
    entry, other = keeping.entry(text, "tools"), YAML.entry(text, "tools")
    assert entry is not None
    assert other is not None
    assert [item.text for item in entry.items] == ["Bash(git diff:*, git log:*)", "Grep"]
    assert [item.text for item in other.items] == ["Bash(git diff:*", "git log:*)", "Grep"]


@pytest.mark.parametrize("written", ["{a: b}", '"a\\u002cb"', "&x [A]", "*x"])
def test_entries_that_cannot_be_told_apart_are_not_edited_one_by_one(written: str) -> None:
    text = f"---\nother: &x [A]\ntools: {written}\n---\n"
    assert isinstance(YAML.insert_item(text, "tools", "X", None), Problem)


def test_an_entry_that_is_not_there_cannot_be_removed() -> None:
    text = "---\ntools: [A]\n---\n"
    for index in (-1, 1):
        problem = YAML.remove_item(text, "tools", index)
        assert isinstance(problem, Problem)
        assert problem.code == "item-absent"
    problem = YAML.remove_item(text, "skills", 0)
    assert isinstance(problem, Problem)
    assert problem.code == "key-absent"


@pytest.mark.parametrize("syntax", [YAML, LINES])
@pytest.mark.parametrize("written", ["", "tools:\n"])
def test_the_first_entry_becomes_the_value(syntax: YamlSyntax | LineSyntax, written: str) -> None:
    text = f"---\nname: a\n{written}---\n"
    made = syntax.insert_item(text, "tools", "X", None)
    assert not isinstance(made, Problem)
    assert apply_text_edits(text, made) == "---\nname: a\ntools: X\n---\n"
