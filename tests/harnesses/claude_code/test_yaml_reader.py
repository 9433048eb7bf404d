from __future__ import annotations

import math

import pytest

from editor.harnesses.claude_code.yaml_reader import read_block


def values(header: str) -> dict[str, object]:
    block = read_block(header)
    assert block.error is None, block.error
    return {pair.key: pair.value for pair in block.pairs}


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("yes", "yes"), ("on", "on"), ("off", "off"), ("NO", "NO"), ("y", "y"),
        ("true", True), ("True", True), ("FALSE", False),
        ("null", None), ("~", None), ("", None), ("Null", None),
        ("12", 12), ("007", 7), ("0o17", 15), ("0x1F", 31), ("+5", 5), ("-3", -3),
        ("1e3", 1000.0), ("1.10", 1.1), (".5", 0.5), ("1_000", "1_000"), ("12:30", "12:30"),
        ("2026-06-29", "2026-06-29"), ("1.2.3", "1.2.3"), ("-", None), (".inf", math.inf),
        ('"12"', "12"), ("'true'", "true"), ('""', ""), ("!!str 5", "5"), ('!!int "7"', 7),
        ("a # c", "a"), ("a#c", "a#c"), ("it's", "it's"), ("naïve 🙂", "naïve 🙂"),
        ("a\u2028b", "a\u2028b"), ("a\x85b", "a\x85b"), ("\x7f", "\x7f"), ("a\x00b", "a\x00b"),
        ("a\ufeffb", "a\ufeffb"), ('"\\u2028"', "\u2028"), ("\udcffx", "\ufffdx"),
    ],
)  # fmt: skip
def test_plain_words_are_read_by_yaml_1_2(written, value):
    if written == "-":
        assert read_block("k: -\n").error is not None
    else:
        assert values(f"k: {written}\n") == {"k": value}


def test_not_a_number_is_a_number():
    assert math.isnan(values("k: .nan\n")["k"])


@pytest.mark.parametrize(
    "header",
    [
        "description: a: b\n", "tools: *\n", "k: @x\n", "k: `x`\n", "k: %x\n", "k: [a\n",
        "name: a\n description: b\n", "name: a\n<example>\nuser: x\n", 'k: "\\q"\n', "k: *none\n",
        "k: " + "[" * 5000, "k: " + "[" * 5000 + "]" * 5000,
    ],
)  # fmt: skip
def test_what_is_no_yaml_is_an_error_with_a_place(header):
    block = read_block(header)
    assert block.error is not None
    assert block.error.reason
    assert block.pairs == ()


def test_the_place_of_an_error_is_its_line_and_column():
    error = read_block("name: a\ndescription: use: b\n").error
    assert error is not None
    assert (error.line, error.column) == (1, 16)


def test_tabs_are_tried_again_as_blanks():
    block = read_block("tools:\n\t- Read\n\t- Grep\n")
    assert block.used_tab_retry
    assert block.by_key["tools"].value == ["Read", "Grep"]


def test_tabs_that_yaml_allows_need_no_second_try():
    block = read_block("model:\tsonnet\n")
    assert not block.used_tab_retry
    assert block.by_key["model"].value == "sonnet"


def test_lists_scalars_and_empty_headers_have_no_pairs():
    for header in ("", "# only a comment\n", "- a\n- b\n", "just words\n"):
        block = read_block(header)
        assert (block.is_mapping, block.pairs, block.error) == (False, (), None)


def test_of_duplicate_keys_the_last_counts_and_they_are_named():
    block = read_block("model: a\nname: n\nmodel: b\n")
    assert block.duplicates == ("model",)
    assert block.by_key["model"].value == "b"


def test_aliases_and_merge_keys_are_followed_and_noted():
    block = read_block("base: &b {x: 1}\ncopy: *b\n<<: *b\n")
    assert block.has_references
    assert {pair.key: pair.value for pair in block.pairs} == {
        "base": {"x": 1}, "copy": {"x": 1}, "x": 1,
    }  # fmt: skip


def test_aliases_cannot_blow_a_small_file_up():
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    assert read_block("\n".join(lines)).is_mapping


def test_a_key_that_is_no_text_becomes_one():
    assert values("5: a\ntrue: b\n? c\n: d\n") == {"5": "a", "true": "b", "c": "d"}


def test_places_of_values_are_characters_of_the_header():
    header = "näme: 🙂\nmodel: opus # c\n"
    pair = read_block(header).by_key["model"]
    assert header[pair.start : pair.end] == "opus"
    assert pair.line == 1
