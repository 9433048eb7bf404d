"""How values are written: as before first, and so that YAML 1.1 and 1.2 read the same text."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from editor.core import yaml12
from editor.core.frontmatter import Fence, YamlSyntax
from editor.core.spelling import LINES, YAML, Written, spell, spell_item, spell_list
from editor.core.yaml_scalars import is_plain_safe, quoted
from tests.core.bounded import bounded
from tests.core.plain_harness import line_reading, ruamel

BOUNDED = bounded(300)

TRICKY = (
    "yes", "no", "on", "off", "null", "Null", "~", "y", "N", "true", "False", "007", "1e3", "1.10",
    "0x1f", "0o17", "1_000", "12:30:45", ".inf", ".NaN", "-", "?", ":", "- a", "? a", ": a", "=",
    "<<", "2026-01-01", "2026-06-29 10:00:00", "*", "*x", "&x", "!x", "@x", "`x", "%x", "|", ">",
    "[", "[a", "]", "{a", "}", ",", "'", '"', "'a", '"a', "a'", 'a"', "#", "# a", "a # b", "a#b",
    "a: b", "a:b", "a:", "http://a.b/c", "---", "--- a", "...", " a", "a ", "", " ", "a\nb",
    "a\n\nb\n", "\na", "a\n", "a\n\n", "  a\nb", "a\tb", "a:\tb", "a\t#b", "\t", "a\x00b",
    "\x1b", "\x85", "a\u2028b", "\ufeff", "é", "日本語", "שלום", "🚀", "👩\u200d💻", "\u00a0a",
    "“a”", "a\\b", "\\n", "Bash(git diff:*)", "Bash(git diff:*, git log:*)", "mcp__*", "-1", "+1",
    "a - b", "x" * 3000,
)  # fmt: skip
TEXTS = st.one_of(
    st.sampled_from(TRICKY),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    st.text(st.sampled_from("ab :#-'\"\n\t[]{},&*!|>%@`?\\0y~"), max_size=12),
)


def old(text: str) -> object:
    return yaml.safe_load(text)


@pytest.mark.parametrize("value", TRICKY)
def test_every_spelling_of_a_tricky_text_is_that_text_in_both_versions_of_yaml(value: str) -> None:
    spellings = spell(value)
    assert spellings
    for spelling in spellings:
        header = f"key: {spelling}\nnext: 1\n"
        for read in (ruamel, old, lambda text: yaml12.read(text).value):
            assert read(header) == {"key": value, "next": 1}


@BOUNDED
@given(TEXTS)
def test_every_spelling_of_any_text_is_that_text(value: str) -> None:
    for spelling in spell(value):
        assert yaml12.read(f"key: {spelling}\n").value == {"key": value}
        assert old(f"key: {spelling}\n") == {"key": value}


@BOUNDED
@given(st.lists(TEXTS.filter(bool), min_size=1, max_size=4).map(tuple))
def test_lists_in_brackets_and_behind_dashes_hold_any_texts(items: tuple[str, ...]) -> None:
    in_brackets = [text for text in spell_list(items) if text.startswith("[")]
    behind_dashes = [text for text in spell_list(items) if text.startswith("\n")]
    assert in_brackets
    assert behind_dashes
    for spelling in (*in_brackets, *behind_dashes):
        assert old(f"key: {spelling}\nnext: 1\n") == {"key": list(items), "next": 1}
        assert yaml12.read(f"key: {spelling}\n").value == {"key": list(items)}


@BOUNDED
@given(TEXTS)
def test_a_line_reader_gets_the_text_or_there_is_no_spelling(value: str) -> None:
    if "\n" in value or "\r" in value:
        assert not spell(value, dialect=LINES)
        return
    read = [
        line_reading(f"---\nmodel: {text}\n---\nBody").fields.get("model", "")
        for text in spell(value, dialect=LINES)
    ]
    assert value in read or not value or "\u2028" in value or "\u2029" in value


@pytest.mark.parametrize(
    ("written", "value", "best"),
    [
        ("a", "b", "b"),
        ("a", "yes", '"yes"'),
        ('"a"', "b", '"b"'),
        ("'a'", "it's", "'it''s'"),
        ("'a'", "a\nb", "|-\n  a\n  b"),
        ('"a"', "a\nb", '"a\\nb"'),
        ("|\n   a\n   b\n", "c\nd\n", "|\n   c\n   d"),
        ("|-\n  a\n", "c", "|-\n  c"),
        ("|\n  a\n", "c", "|\n  c"),
        ("|\n  a\n", " c\n", "|2\n   c"),
        ("|+\n  a\n\n", "c\n\n", "|+\n  c\n"),
        (">\n  a\n", "one two\n", ">\n  one two"),
        (">-\n  a\n  b\n", "one\ntwo", ">-\n  one\n\n  two"),
        (">-\n  a\n", "one\n  two", "|-\n  one\n    two"),
        (
            ">\n  one two three four five six seven eight\n  nine ten\n",
            "one two three four five six seven eight nine 10\n",
            ">\n  one two three four five six seven eight\n  nine 10",
        ),
    ],
)
def test_a_text_keeps_the_style_it_is_written_in(written: str, value: str, best: str) -> None:
    text = f"---\nkey: {written}\n---\n"
    like = Written.of(text, YamlSyntax(Fence()).entry(text, "key"))
    assert spell(value, like)[0] == best


@pytest.mark.parametrize(
    ("written", "best"),
    [
        ("A, B", "A, yes"),
        ('"A, B"', '"A, yes"'),
        ("[A]", '[A, "yes"]'),
        ("[ A ]", '[ A, "yes" ]'),
        ("['A']", "['A', 'yes']"),
        ("\n- A", '\n- A\n- "yes"'),
        ("\n    -  A", '\n    -  A\n    -  "yes"'),
    ],
)
def test_a_list_keeps_the_style_it_is_written_in(written: str, best: str) -> None:
    text = f"---\nkey:{'' if written[0] == chr(10) else ' '}{written}\n---\n"
    like = Written.of(text, YamlSyntax(Fence()).entry(text, "key"))
    assert spell(("A", "yes"), like)[0] == best


def test_numbers_and_flags_have_one_spelling_and_nothing_has_none() -> None:
    assert spell(True) == ("true",)
    assert spell(7) == ("7",)
    assert spell(1.5) == ("1.5",)
    assert spell(None) == ()
    assert spell(()) == ("[]", '""', "''")
    assert spell_item("a, b", dialect=YAML)[0] == '"a, b"'


def test_line_readers_get_text_as_it_is() -> None:
    assert spell("a: b # c", dialect=LINES)[0] == "a: b # c"
    assert spell(("Read", "Bash"), dialect=LINES) == (
        "[Read, Bash]", "Read, Bash", '"Read, Bash"', "'Read, Bash'",
    )  # fmt: skip


@BOUNDED
@given(TEXTS)
def test_text_is_written_without_quotes_only_where_yaml_takes_it_for_that_text(value: str) -> None:
    if is_plain_safe(value):
        assert old(f"key: {value}\n") == {"key": value}
        assert ruamel(f"key: {value}\n") == {"key": value}
    if is_plain_safe(value, in_flow=True):
        assert old(f"[{value}]\n") == [value]
        assert ruamel(f"[{value}]\n") == [value]


@pytest.mark.parametrize(
    ("value", "spellings"),
    [
        ("it's", ('"it\'s"', "'it''s'")),
        ('a "b"', ("'a \"b\"'", '"a \\"b\\""')),
        ("plain", ('"plain"', "'plain'")),
        ("\x07", ('"\\x07"',)),
    ],
)
def test_the_quotes_that_need_fewer_escapes_come_first(
    value: str, spellings: tuple[str, ...]
) -> None:
    assert quoted(value) == spellings
