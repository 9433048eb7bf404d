"""The YAML 1.2 reader: which texts the JavaScript `yaml` library takes, and what they mean."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core import yaml12
from editor.core.yaml12 import Fault, Opaque, YamlError, compose, read
from editor.core.yaml12.nodes import Mapping, Scalar, Sequence
from editor.core.yaml12.quick import quick
from editor.core.yaml12.values import Builder
from editor.core.yaml12.wording import fault_message

# Each pair was asked of yaml 2.9.0 itself.
ACCEPTED: list[tuple[str, Any]] = [
    ("", None),
    ("# only a comment", None),
    ("a: 1\n...\n# after", {"a": 1}),
    ("---\na: b", {"a": "b"}),
    ("%YAML 1.2\n---\na: b", {"a": "b"}),
    ("name: 2026-01-02", {"name": "2026-01-02"}),
    (
        "a: yes\nb: on\nc: ~\nd: Null\ne: TRUE",
        {"a": "yes", "b": "on", "c": None, "d": None, "e": True},
    ),
    ("a: 010\nb: 0o17\nc: 0x1F\nd: +5\ne: -0x1", {"a": 10, "b": 15, "c": 31, "d": 5, "e": "-0x1"}),
    ("a: 1e2\nb: 7.0\nc: .5\nd: 1_000", {"a": 100.0, "b": 7.0, "c": 0.5, "d": "1_000"}),
    ("a: 9007199254740993", {"a": 9007199254740992}),
    ("a: .inf\nb: -.Inf", {"a": math.inf, "b": -math.inf}),
    ("base: &b\n  t: r\n<<: *b", {"base": {"t": "r"}, "<<": {"t": "r"}}),
    ("k: &a 1\nb: *a", {"k": 1, "b": 1}),
    ("k: !foo 123\nb: !foo\nc: !!float 1\nd: !!int x", {"k": "123", "b": "", "c": "1", "d": "x"}),
    ("k: ! 12\nb: !!str 12", {"k": "12", "b": "12"}),
    ("d: foo\tbar\ne:\tx\nf:\n-\ty", {"d": "foo\tbar", "e": "x", "f": ["y"]}),
    ("k: \x01\nb: a\x85b\u2028c", {"k": "\x01", "b": "a\x85b\u2028c"}),
    ("[?x, :x]", ["?x", ":x"]),
    ('{"a":b, k: ?x, c, d: }', {"a": "b", "k": "?x", "c": None, "d": None}),
    ("{a:b}", {"a:b": None}),
    ("[a: b, c:]", [{"a": "b"}, {"c": None}]),
    ("k: [a,\n  b, # c\n]", {"k": ["a", "b"]}),
    (": x", {"": "x"}),
    ("? a\n: - b\n? c", {"a": ["b"], "c": None}),
    ("k: first\n  second\n\n  third # c", {"k": "first second\nthird"}),
    ("k: 'it''s\n\n  more'", {"k": "it's\nmore"}),
    ('k: "a\\\n   b\\n\\u00e9\\x41 \n  c"', {"k": "ab\né" + "A c"}),
    ('k: "\\ud83d\\ude00"', {"k": "😀"}),
    ("k: 'a''\nb: 'c'", {"k": "a'", "b": "c"}),
    ("k: >\n  x\n   y\n  z\n\n  w\n", {"k": "x\n y\nz\nw\n"}),
    ("k: |2-\n   x\n  y\n\n", {"k": " x\ny"}),
    ("k: |+\n  x\n\nb: 1", {"k": "x\n\n", "b": 1}),
    ("|\nfoo", "foo\n"),
    ("a:\n- b:\n- c", {"a": [{"b": None}, "c"]}),
    ("- - a\n  - b\n- {c: [d]}", [["a", "b"], {"c": ["d"]}]),
    ("&a\nk: v", {"k": "v"}),
    ("k:\n \tv", {"k": "v"}),
    ("tools:\n\n\t\nmodel: x", {"tools": None, "model": "x"}),
    ("k: a # b\nc: d#e", {"k": "a", "c": "d#e"}),
    ("1: a\n1.5: b\ntrue: c", {"1": "a", "1.5": "b", "true": "c"}),
    ("x: 1\nb\n : c", {"x": 1, "b": "c"}),
    ("k: v\r\nb:\r\n- c\r\n", {"k": "v", "b": ["c"]}),
]

REFUSED: list[tuple[str, Fault, int]] = [
    ("a: b: c", Fault.NESTED_MAPPING, 1),
    ("description: Use when:", Fault.NESTED_MAPPING, 1),
    ("a: - b", Fault.NESTED_MAPPING, 1),
    ("--- a: b", Fault.NESTED_MAPPING, 1),
    ("a: *", Fault.ALIAS, 1),
    ("a: *x", Fault.ALIAS, 1),
    ("a: &b 1\nc: &d *b", Fault.ALIAS, 2),
    ("a: @x", Fault.RESERVED, 1),
    ("a: `x", Fault.RESERVED, 1),
    ("a: %x", Fault.RESERVED, 1),
    ("a: ,x", Fault.RESERVED, 1),
    ("a: 1\nb: 2\na: 3", Fault.DUPLICATE_KEY, 3),
    ("x:\n  1: a\n  1.0: b", Fault.DUPLICATE_KEY, 3),
    ("k:\n\t- a", Fault.TAB, 2),
    ("\tk: v", Fault.TAB, 1),
    ("tools:\n\t\nmodel: x", Fault.TAB, 2),
    ("a: 'x", Fault.UNCLOSED_QUOTE, 1),
    ("a: 'x\ny'", Fault.UNCLOSED_QUOTE, 1),
    ('a: "x', Fault.UNCLOSED_QUOTE, 1),
    ("a: [x, y", Fault.UNCLOSED_FLOW, 1),
    ("tools: [\nread,\n]", Fault.INDENTATION, 2),
    ("k: [[a\n]\n]", Fault.INDENTATION, 2),
    ("a: 'x' y", Fault.TRAILING_TEXT, 1),
    ("a: [x] y", Fault.TRAILING_TEXT, 1),
    ("a: 1\nfoo", Fault.MISSING_COLON, 2),
    ("a: 1\n b: 2", Fault.NESTED_MAPPING, 2),
    ("a:\n    b: 1\n  c: 2", Fault.INDENTATION, 3),
    ("a: 1\n- b", Fault.INDENTATION, 2),
    ('a: "\\q"', Fault.ESCAPE, 1),
    ('a: "\\x4"', Fault.ESCAPE, 1),
    ("k: !!", Fault.TAG, 1),
    ("k: !a!b c", Fault.TAG, 1),
    ("k: !!timestamp soon", Fault.TAG, 1),
    ("[-]", Fault.BLOCK_IN_FLOW, 1),
    ("{k: a:}", Fault.MISSING_COMMA, 1),
    ("[a: b: c]", Fault.MISSING_COMMA, 1),
    ("[,a]", Fault.MISSING_COMMA, 1),
    ('["a" "b"]', Fault.MISSING_COMMA, 1),
    ("[a\n: b]", Fault.MULTILINE_KEY, 1),
    ('k: "a"#c', Fault.COMMENT, 1),
    ("k: [a,#c\n b]", Fault.COMMENT, 1),
    ("a: |x\n b", Fault.HEADER, 1),
    ("a: | x\n b", Fault.HEADER, 1),
    ("a: |\n\n   \n  x", Fault.INDENTATION, 4),
    ("&a &b k: v", Fault.PROPERTY, 1),
    ("&a - b", Fault.PROPERTY, 1),
    ("%FOO", Fault.DIRECTIVE, 1),
    ("a: 1\n...\nb: 2", Fault.SEVERAL_DOCUMENTS, 2),
    ("y:\n#m\n  b\nx: 1", Fault.MISSING_COLON, 3),
    ("a: &a x\nb: [" + "*a, " * 101 + "]", Fault.ALIAS, 2),
    ("[" * 5000, Fault.TOO_DEEP, 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), ACCEPTED)
def test_text_the_library_takes_has_the_same_value_here(text: str, value: Any) -> None:
    reading = read(text)
    assert reading.error is None
    assert reading.value == value


@pytest.mark.parametrize(("text", "fault", "line"), REFUSED)
def test_text_the_library_refuses_is_refused_with_its_line(
    text: str, fault: Fault, line: int
) -> None:
    error = read(text).error
    assert error is not None
    assert (error.fault, error.line) == (fault, line)


def test_not_a_number_is_a_number() -> None:
    assert math.isnan(read("a: .nan").value["a"])


def test_dates_bytes_and_sets_are_no_plain_data() -> None:
    value = read("a: !!timestamp 2001-01-01\nb: !!binary aGk=\nc: !!set {x, y}").value
    assert all(isinstance(part, Opaque) for part in value.values())


def test_line_of_an_error_is_the_same_with_every_line_end() -> None:
    text = "a: 1\nb: 'x' y\n"
    for line_end in ("\n", "\r\n", "\r"):
        error = read(text.replace("\n", line_end)).error
        assert error == YamlError(Fault.TRAILING_TEXT, 12, 2, 8)


def test_nodes_carry_their_places() -> None:
    text = "name: 'x y'\ntools: [a, b]\nlist:\n  - c # note\nnote: |\n  t\n"
    node = compose(text)
    assert isinstance(node, Mapping)
    spans = {
        key.text: text[value.start : value.end]
        for key, value in node.pairs
        if isinstance(key, Scalar) and isinstance(value, Scalar | Sequence)
    }
    assert spans == {"name": "'x y'", "tools": "[a, b]", "list": "- c", "note": "|\n  t"}


def test_composing_reports_faults_of_the_data_too() -> None:
    assert isinstance(compose("a: 1\na: 2"), YamlError)


PIECES = st.lists(
    st.sampled_from(
        [
            "name", "a", "b c", ": ", ":", "\n", "\n  ", "\n- ", "- ", "? ", "[", "]", "{", "}",
            ", ", "'", '"', "#", " # c", "|", ">-", "&x ", "*x", "!t ", "\t", "---", "...", "\\",
            "0x1f", "~", "true", "1.5", "@", "%", "\r\n", "é", "\u2028", "tools: ", "'q'", '"d"',
        ]
    ),
    max_size=14,
).map("".join)  # fmt: skip


@settings(max_examples=600, deadline=None)
@given(PIECES | st.text(max_size=60))
def test_reading_never_raises_and_the_short_way_agrees(text: str) -> None:
    full = yaml12.read(text)
    short = quick(text)
    if short is None:
        return
    node = compose(text)
    assert not isinstance(node, YamlError)
    assert Builder().build(node) == short == full.value


def test_everyday_headers_take_the_short_way() -> None:
    text = (
        "name: code-reviewer\n"
        "description: Reviews a change; use it after\n"
        "tools: [read, 'mcp__*', \"ls\"]\n\n# why\n"
        "blockTools:\n  - bash\n  - 'a b'\nmaxTurns: 4\n"
    )
    assert quick(text) == {
        "name": "code-reviewer",
        "description": "Reviews a change; use it after",
        "tools": ["read", "mcp__*", "ls"],
        "blockTools": ["bash", "a b"],
        "maxTurns": 4,
    }


@pytest.mark.parametrize(
    "text",
    ["k: a\n  b", "k:\n  a", "k: [a]\n b", "k: 'a'\n- b", "k: a\nk: b", "k: a # c", "k: a: b"],
)
def test_short_way_leaves_whatever_may_go_on(text: str) -> None:
    assert quick(text) is None


def test_the_line_of_a_fault_is_counted_from_the_beginning_of_the_file() -> None:
    error = compose("a: 1\nb: [")
    assert isinstance(error, YamlError)
    assert str(fault_message(error)).startswith(f"Line {error.line}: ")
    assert str(fault_message(error, 5)).startswith(f"Line {error.line + 4}: ")


@pytest.mark.parametrize(
    ("text", "is_taken"),
    [
        ("k: !!pairs [a: 1, a: 2]", True),
        ("k: !!omap [a: 1, b: 2]", True),
        ("k: !!omap [a: 1, a: 2]", False),
        ("k: !!pairs [{a: 1, b: 2}]", False),
    ],
)
def test_only_an_ordered_map_needs_its_keys_to_differ(text: str, is_taken: bool) -> None:
    assert (read(text).error is None) is is_taken
