"""Where the YAML locator finds keys, values, entries of lists and comments."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given

from editor.core import yaml_tree
from editor.core.frontmatter import Fence, YamlSyntax
from editor.core.problems import Problem
from editor.core.syntax import Style
from editor.core.text import apply_text_edits
from tests.core.bounded import bounded
from tests.core.generated import Generated, documents

SYNTAX = YamlSyntax(Fence())


def styles(header: str) -> dict[str, tuple[Style, str, str]]:
    text = f"---\n{header}---\nBody"
    return {
        entry.key: (entry.style, text[entry.value_start : entry.value_end], entry.comment)
        for entry in SYNTAX.layout(text).entries
    }


def test_every_style_has_its_place_without_comment_and_line_end() -> None:
    assert styles(
        "a: x y  # c\n"
        "b: 'x' # c\n"
        'c: "x"\n'
        "d: | # c\n  x\n\n"
        "e: >-\n  x\n"
        "f: [x, y] # c\n"
        "g: # c\n  - x # d\n\n# about h\n"
        "h:\n  k: v # d\n"
        "i: *x\n"
        "j:   # c\n"
        "k:\n  x\n  y\n"
        "l: |+\n  x\n\n"
    ) == {
        "a": (Style.PLAIN, "x y", "# c"),
        "b": (Style.SINGLE_QUOTED, "'x'", "# c"),
        "c": (Style.DOUBLE_QUOTED, '"x"', ""),
        "d": (Style.LITERAL, "| # c\n  x", "# c"),
        "e": (Style.FOLDED, ">-\n  x", ""),
        "f": (Style.FLOW_LIST, "[x, y]", "# c"),
        "g": (Style.BLOCK_LIST, "- x", "# c"),
        "h": (Style.MAP, "k: v", ""),
        "i": (Style.REFERENCE, "*x", ""),
        "j": (Style.EMPTY, "", "# c"),
        "k": (Style.PLAIN, "x\n  y", ""),
        "l": (Style.LITERAL, "|+\n  x\n", ""),
    }


def test_lines_are_counted_from_the_top_of_the_file_for_every_line_end() -> None:
    text = "---\r\na: 1\rb:\n  - x\r\n\r\n  - y\nc: [p,\r q]\n---\n"
    layout = SYNTAX.layout(text)
    assert [entry.line for entry in layout.entries] == [2, 3, 7]
    assert [item.line for entry in layout.entries[1:] for item in entry.items] == [4, 6, 7, 8]


def test_every_comment_is_known_and_no_value_is_taken_for_one() -> None:
    text = (
        "---\n# one\na: 'x # no' # two\nb: [ # three\n  x, # four\n  y#no\n]\n"
        "c: | # five\n  # no\n# six\nd:\n  - e: '#no' # seven\n---\n# no\n"
    )
    assert SYNTAX.layout(text).comments == (
        "# one", "# two", "# three", "# four", "# five", "# six", "# seven",
    )  # fmt: skip


def test_keys_are_compared_as_the_harness_says() -> None:
    loose = YamlSyntax(Fence(), normalise=str.lower)
    text = "---\nModel: a\n'Quoted Key': b\n---\n"
    entry = loose.entry(text, "MODEL")
    assert entry is not None
    assert entry.written == "Model"
    assert loose.entry(text, "quoted key") is not None
    assert SYNTAX.entry(text, "model") is None


@pytest.mark.parametrize(
    ("header", "line", "code"),
    [
        ("a: b: c\n", 2, "header-unreadable"),
        ("a: 1\nb: [x\n", 4, "header-unreadable"),
        ("a: 1\n\tb: 2\n", 3, "header-unreadable"),
        ("a: *\n", 2, "header-unreadable"),
        ("a: 1\n...\nb: 2\n", None, "header-unreadable"),
        ("[a, b]\n", 2, "header-no-mapping"),
        ("{a: b}\n", 2, "header-no-mapping"),
        ("\ntext\n", 3, "header-no-mapping"),
        ("&x\na: b\n", 2, "header-no-mapping"),
    ],
)
def test_a_header_that_cannot_be_located_says_where_and_why(
    header: str, line: int | None, code: str
) -> None:
    layout = SYNTAX.layout(f"---\n{header}---\nBody")
    assert layout.problem is not None
    assert layout.problem.code == code
    assert line is None or layout.problem.line == line
    assert isinstance(SYNTAX.set_value(f"---\n{header}---\nBody", "a", "x", ()), Problem)


@pytest.mark.parametrize("mark", ["\x00", "\x07", "\x7f", "\x85", "\u2028", "\ufeff", "\udcff"])
def test_characters_that_yaml_forbids_do_not_hide_the_places(mark: str) -> None:
    text = f"---\na: x{mark}y\nb: 1\n---\n"
    edits = SYNTAX.set_value(text, "b", "2", ())
    assert not isinstance(edits, Problem)
    assert apply_text_edits(text, edits) == text.replace("1", "2")


@pytest.mark.parametrize(
    "deep", ["[" * 20_000, "a:\n" + "".join(" " * n + "- b:\n" for n in range(300))]
)
def test_depth_neither_fails_nor_takes_long(deep: str) -> None:
    layout = SYNTAX.layout(f"---\n{deep}\n---\n")
    assert layout.has_header


@bounded(150)
@given(documents(is_yaml=True))
def test_the_slower_parser_finds_the_same_places(document: Generated) -> None:
    header = document.text[document.text.index("---") + 3 : document.header_end].lstrip("\r\n")
    fast = yaml_tree.read_tree(header)
    loader = yaml_tree._LOADER
    try:
        yaml_tree._LOADER = yaml.SafeLoader  # type: ignore[misc]
        assert yaml_tree.read_tree(header) == fast
    finally:
        yaml_tree._LOADER = loader  # type: ignore[misc]


def test_a_new_key_goes_before_the_mark_that_ends_the_document() -> None:
    text = "---\na: 1\n...\n---\nx\n"
    assert SYNTAX.layout(text).last_line == text.index("...")
    made = SYNTAX.set_value(text, "b", "2", ())
    assert not isinstance(made, Problem)
    assert apply_text_edits(text, made) == "---\na: 1\nb: 2\n...\n---\nx\n"
