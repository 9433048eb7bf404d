"""Where the line locator finds keys and values, and what it refuses to guess."""

from __future__ import annotations

import re

import pytest

from editor.core.frontmatter import LENIENT_YAML, Fence, LineGrammar, LineSyntax
from editor.core.problems import Problem
from editor.core.records import replace
from editor.core.syntax import Style
from editor.core.text import apply_text_edits

PLAIN = LineSyntax(
    Fence(),
    LineGrammar(
        re.compile(r"([A-Za-z][A-Za-z0-9_\- ]*):"),
        lambda key: re.sub(r"[-_\s]", "", key).lower(),
        item=re.compile(r"[ \t]*-[ \t]+"),
        known=frozenset({"name", "description", "tools", "model"}),
    ),
)
LENIENT = LineSyntax(Fence(), replace(LENIENT_YAML, known=frozenset({"description", "model"})))


def styles(syntax: LineSyntax, header: str) -> dict[str, tuple[Style, str, str]]:
    text = f"---\n{header}---\nBody"
    return {
        entry.key: (entry.style, text[entry.value_start : entry.value_end], entry.comment)
        for entry in syntax.layout(text).entries
    }


def test_a_plain_line_reader_takes_everything_behind_the_colon() -> None:
    header = "a: x # c\nb:'x'\nc: \"x\" # c\nd: [x, y]\ne: |\n  x\nf:\n - x\ng:\u00a0x\u00a0\nh:\n"
    assert styles(PLAIN, header) == {
        "a": (Style.PLAIN, "x # c", "# c"),
        "b": (Style.SINGLE_QUOTED, "'x'", ""),
        "c": (Style.PLAIN, '"x" # c', "# c"),
        "d": (Style.FLOW_LIST, "[x, y]", ""),
        "e": (Style.PLAIN, "|\n  x", ""),
        "f": (Style.BLOCK_LIST, "- x", ""),
        "g": (Style.PLAIN, "x", ""),
        "h": (Style.EMPTY, "", ""),
    }


def test_a_lenient_yaml_reader_knows_comments_quotes_and_blocks() -> None:
    header = (
        "a: Use when: x # c\nb: 'it''s' # c\nc: \"a\\\"b\" # c\nd: | # c\n  x: y\n  - z\n"
        "e:\n  - x # c\n  - 'y'\nf: [x, 'y']\ng: one\n  two\n# note\n"
    )
    assert styles(LENIENT, header) == {
        "a": (Style.PLAIN, "Use when: x", "# c"),
        "b": (Style.SINGLE_QUOTED, "'it''s'", "# c"),
        "c": (Style.DOUBLE_QUOTED, '"a\\"b"', "# c"),
        "d": (Style.LITERAL, "| # c\n  x: y\n  - z", "# c"),
        "e": (Style.BLOCK_LIST, "- x # c\n  - 'y'", ""),
        "f": (Style.FLOW_LIST, "[x, 'y']", ""),
        "g": (Style.PLAIN, "one\n  two", ""),
    }


def test_keys_are_compared_loosely_and_the_last_one_counts() -> None:
    text = "---\nMax-Tokens: 1\nmax_tokens: 2\n---\n"
    entry = PLAIN.entry(text, "maxTokens")
    assert entry is not None
    assert entry.written == "max_tokens"
    assert entry.line == 3


@pytest.mark.parametrize(
    "other", ["'quoted key': 1", "a.b: 1", "1st: x", "<<: *x", "Ünï: x", "$ref: x", "a\u2028b: c"]
)
def test_lines_that_only_look_like_keys_are_kept(other: str) -> None:
    text = f"---\ndescription: d\n{other}\nmodel: a\n---\n"
    edits = PLAIN.set_value(text, "description", "new", ())
    assert not isinstance(edits, Problem)
    assert apply_text_edits(text, edits) == text.replace(": d\n", ": new\n", 1)


@pytest.mark.parametrize(
    ("after", "is_clear"),
    [
        ("color: red\n", True),
        ("color: red\nversion: 1\n", True),
        ("  more text\n", True),
        ("<example>\n", True),
        ("<example>\n  user: x\n</example>\n", True),
        ("# comment\ncolor: red\n", True),
        ("<example>\nmodel: a\ncolor: red\n", True),
        ("<example>\nuser: hi\n", False),
        ("<example>\n\nuser: hi\nmodel: a\n", False),
        ("user: hi\n<commentary>\n", False),
        ("user: hi\nassistant: ho\n</example>\nmodel: a\n", False),
    ],
)
@pytest.mark.parametrize("syntax", [PLAIN, LENIENT])
def test_only_text_followed_or_preceded_by_an_unknown_key_is_of_unknown_end(
    after: str, is_clear: bool, syntax: LineSyntax
) -> None:
    text = f"---\ndescription: Use when.\n{after}---\nBody"
    result = syntax.set_value(text, "description", "new", ())
    assert isinstance(result, Problem) is not is_clear
    if isinstance(result, Problem):
        assert result.code == "value-ambiguous"


def test_continued_lines_are_named() -> None:
    text = "---\nname: x\ndescription: d\n  more\n\n<b>\nmodel: a\n---\n"
    entry = PLAIN.entry(text, "description")
    assert entry is not None
    assert entry.continued == (4, 6)
    assert text[entry.start : entry.end] == "description: d\n  more\n\n<b>\n"


def test_a_list_that_is_not_closed_on_its_line_is_only_replaced_as_a_whole() -> None:
    text = "---\ntools: [a,\n  b]\n---\n"
    assert isinstance(PLAIN.insert_item(text, "tools", "c", None), Problem)
    edits = PLAIN.set_value(text, "tools", "[a, c]", ())
    assert not isinstance(edits, Problem)
    assert apply_text_edits(text, edits) == "---\ntools: [a, c]\n---\n"


def test_dots_end_no_value() -> None:
    text = "---\nmodel: a\n...\n---\n"
    edits = PLAIN.set_value(text, "model", "b", ())
    assert not isinstance(edits, Problem)
    assert apply_text_edits(text, edits) == "---\nmodel: b\n...\n---\n"


def test_quotes_around_single_entries_are_not_part_of_them() -> None:
    syntax = LineSyntax(Fence(), replace(LENIENT_YAML, list_keys=frozenset({"tools"})))
    entry = syntax.entry("---\ntools: [\"Read\", 'Bash', \"x', \", '']\n---\n", "tools")
    assert entry is not None
    assert [item.text for item in entry.items] == ["Read", "Bash", "\"x'", '"', ""]
