"""The s-expression reader: every form, every fault with its place, and bounds on size and depth."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core import sexpr
from editor.core.sexpr import Dotted, Fault, Record, Symbol, T, Vector, alist, plist, read, write

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.sexpr import Expression

A, B = Symbol("a"), Symbol("b")
QUOTE = Symbol("quote")

FORMS: list[tuple[str, Expression]] = [
    ("(a b)", (A, B)),
    ("nil", ()),
    ("()", ()),
    ("t", T),
    ("; note\n(a ; more\n b)", (A, B)),
    ('(a . "b")', Dotted((A,), "b")),
    ("(a b . 1)", Dotted((A, B), 1)),
    ("(a . (b))", (A, B)),
    ("(a . nil)", (A,)),
    ("(a . (b . 1))", Dotted((A, B), 1)),
    ("'a", (QUOTE, A)),
    ("('a . 'b)", ((QUOTE, A), QUOTE, B)),
    ("#'a", (Symbol("function"), A)),
    ("[a [b]]", Vector((A, Vector((B,))))),
    ("#s(hash-table data (a 1))", Record((Symbol("hash-table"), Symbol("data"), (A, 1)))),
    ('#("x" 0 1 (face bold))', "x"),
    ("#:a", A),
    ("-12", -12),
    ("+5", 5),
    ("7.", 7),
    ("1.5e3", 1500.0),
    (".5", 0.5),
    ("#xFF", 255),
    ("#b-101", -5),
    ("1.0e+INF", float("inf")),
    ("?a", 97),
    (r"?\n", 10),
    (r"?\(", 40),
    (r"a\ b", Symbol("a b")),
    ("1+", Symbol("1+")),
    ("-", Symbol("-")),
    (":key", Symbol(":key")),
    (r'"a\"b\\c"', 'a"b\\c'),
    (r'"\n\t\e\d"', "\n\t\x1b\x7f"),
    ('"a\\\nb"', "ab"),
    (r'"\x41\ 1"', "A1"),
    (r'"\u00e9\U0001F600\101"', "é😀A"),
    (r'"\^A\C-b"', "\x01\x02"),
    ('"line\nline"', "line\nline"),
]

FAULTS = [
    ("", "empty", 1, 1),
    ("  ; only a note", "empty", 1, 1),
    ("(a\n (b", "unclosed-list", 1, 1),
    ('\n  "abc', "unclosed-text", 2, 3),
    ("a)", "trailing", 1, 2),
    (")", "unexpected-close", 1, 1),
    ("(a]", "unexpected-close", 1, 3),
    ("(a\n. )", "unexpected-dot", 2, 3),
    ("(. a)", "unexpected-dot", 1, 2),
    ("(a . b c)", "unexpected-dot", 1, 8),
    ("[a . b]", "unexpected-dot", 1, 7),
    ("(a '. b)", "unexpected-dot", 1, 5),
    ("(a)\n\n(b)", "trailing", 3, 1),
    ("(a #<buffer x>)", "unreadable", 1, 4),
    ("#1=(a . #1#)", "unreadable", 1, 1),
    ("(a\n '", "unclosed-list", 1, 1),
    ('"\\U00FFFFFF"', "bad-escape", 1, 2),
    ("\\", "bad-escape", 1, 1),
]


@pytest.mark.parametrize(("text", "value"), FORMS)
def test_a_printed_form_is_read(text: str, value: Expression) -> None:
    assert read(text) == value


@pytest.mark.parametrize(("text", "code", "line", "column"), FAULTS)
def test_a_fault_names_its_place(text: str, code: str, line: int, column: int) -> None:
    fault = read(text)
    assert isinstance(fault, Fault)
    assert (fault.code, fault.line, fault.column) == (code, line, column)


@pytest.mark.parametrize("opener", ["(", "'", "[", "(a . ", "#s("])
def test_depth_is_bounded(opener: str) -> None:
    fault = read(opener * 100_000)
    assert isinstance(fault, Fault)
    assert fault.code == "too-deep"


def test_size_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sexpr, "LARGEST", 10)
    fault = read("(a b c d e f)")
    assert isinstance(fault, Fault)
    assert fault.code == "too-large"
    assert isinstance(read("9" * 5000), Fault)


def test_several_values_are_read_in_order() -> None:
    assert sexpr.read_all("a (b) 1") == (A, (B,), 1)
    assert sexpr.read_all("") == ()


def test_property_lists_and_association_lists() -> None:
    assert plist(read("(:a 1 :b nil :a 2)")) == {":a": 1, ":b": ()}
    assert plist(read("(:a)")) is None
    assert plist(read("(1 2)")) is None
    assert plist("text") is None
    assert alist(read('((a . "x") (b 1 2) (c) (a . "y") ("d" . 1) (e 1 . 2))')) == {
        "a": "x", "b": (1, 2), "c": (), "d": 1, "e": Dotted((1,), 2),
    }  # fmt: skip
    assert alist(read("(a)")) is None
    assert alist(read("((1 . 2))")) is None


NAMES = st.text("abz:*-+?#.1e\\ ()'\"", max_size=6).filter(lambda name: name != "nil")
VALUES = st.recursive(
    st.one_of(
        st.text(max_size=8),
        st.integers(),
        st.floats(allow_nan=False, allow_infinity=False),
        NAMES.map(Symbol),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(tuple),
        st.lists(inner, max_size=4).map(tuple).map(Vector),
        st.lists(inner, max_size=4).map(tuple).map(Record),
    ),
    max_leaves=12,
)


@given(VALUES)
def test_what_is_written_reads_back(value: Expression) -> None:
    assert read(write(value)) == value


@given(st.text("()[]'\"\\;.#?,`a1 \n:sxN{U+}", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    result = sexpr.read_all(text)
    assert isinstance(result, Fault | tuple)


def test_lisp_itself_agrees_with_the_reader(tmp_path: Path) -> None:
    """Our own reader is always the check; where an Emacs is at hand, it has to agree."""
    emacs = shutil.which("emacs")
    texts = [text for text, _ in FORMS if not text.startswith(("#(", "#:", "#s("))]
    assert all(not isinstance(read(text), Fault) for text in texts)
    if emacs:
        script = tmp_path / "agree.el"
        script.write_text(
            "".join(
                f"(unless (equal (car (read-from-string {write(text)})) "
                f"(car (read-from-string {write(write(read(text)))})))"  # type: ignore[arg-type]
                f" (error {write('differs: ' + text.replace('%', '%%'))}))\n"
                for text in texts
            ),
            encoding="utf-8",
        )
        subprocess.run([emacs, "-Q", "--batch", "-l", str(script)], check=True, timeout=60)
