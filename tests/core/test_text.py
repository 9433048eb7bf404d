"""Splices: applied, inverted, composed and made small, on text and on bytes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.text import (
    Splice,
    TextEdit,
    apply_splices,
    apply_text_edits,
    between,
    compose,
    eol_before,
    eol_near,
    invert,
    line_end,
    line_of,
    line_start,
    next_line,
    smallest,
    to_splices,
    unified_diff,
)
from tests.core.bounded import bounded

BOUNDED = bounded(300)
TEXTS = st.text(st.sampled_from("ab\r\né🚀\ufeff\udc80"), max_size=20)


@st.composite
def edits_of(draw: st.DrawFn, text: str) -> tuple[TextEdit, ...]:
    """Disjoint edits of a text."""
    places = sorted(draw(st.lists(st.integers(0, len(text)), max_size=6)))
    pairs = zip(places[::2], places[1::2], strict=False)
    return tuple(TextEdit(start, end, draw(TEXTS)) for start, end in pairs)


@BOUNDED
@given(st.data(), TEXTS)
def test_two_edits_in_a_row_are_the_same_as_their_composition(
    data: st.DataObject, text: str
) -> None:
    first = data.draw(edits_of(text))
    middle = apply_text_edits(text, first)
    second = data.draw(edits_of(middle))
    composed = compose(text, first, second)
    assert apply_text_edits(text, composed) == apply_text_edits(middle, second)
    assert apply_text_edits(text, smallest(text, composed)) == apply_text_edits(middle, second)


@BOUNDED
@given(st.data(), TEXTS)
def test_small_edits_start_and_end_with_a_difference(data: st.DataObject, text: str) -> None:
    for edit in smallest(text, data.draw(edits_of(text))):
        old, new = text[edit.start : edit.end], edit.text
        assert old != new
        assert not old or not new or (old[0] != new[0] and old[-1] != new[-1])


@BOUNDED
@given(st.data(), st.binary(max_size=30))
def test_the_inverse_splices_bring_back_every_byte(data: st.DataObject, before: bytes) -> None:
    document = Document(before)
    assert document.text.encode("utf-8", "surrogateescape") == before
    splices = document.splices(data.draw(edits_of(document.text)))
    after = apply_splices(before, splices)
    assert apply_splices(after, invert(before, splices)) == before


@BOUNDED
@given(st.binary(max_size=30), st.binary(max_size=30))
def test_the_splice_between_two_files_leads_from_one_to_the_other(
    before: bytes, after: bytes
) -> None:
    splices = between(before, after)
    assert len(splices) == (before != after)
    assert apply_splices(before, splices) == after


def test_edits_that_overlap_are_a_bug_and_not_a_result() -> None:
    with pytest.raises(ValueError, match="overlap"):
        apply_text_edits("abc", [TextEdit(0, 2, ""), TextEdit(1, 3, "")])
    with pytest.raises(ValueError, match="overlap"):
        apply_splices(b"abc", [Splice(0, 2, ""), Splice(1, 3, "")])


def test_edits_that_touch_become_one_splice_in_their_order() -> None:
    edits = (TextEdit(1, 1, "x"), TextEdit(1, 1, "y"), TextEdit(1, 2, "z"), TextEdit(3, 3, "end"))
    assert to_splices("aübc", edits) == (Splice(1, 3, "xyz"), Splice(4, 4, "end"))


def test_edits_that_change_nothing_are_left_out() -> None:
    assert Document.of("abc").splices([TextEdit(0, 1, "a")]) == ()
    assert smallest("abc", [TextEdit(0, 1, "a")]) == ()
    assert smallest("aXc", [TextEdit(0, 3, "aYc")]) == (TextEdit(1, 2, "Y"),)


def test_lines_end_at_line_feed_carriage_return_and_both() -> None:
    text = "a\r\nb\rc\nd"
    assert [line_of(text, text.index(letter)) for letter in "abcd"] == [1, 2, 3, 4]
    assert [line_start(text, text.index(letter)) for letter in "abcd"] == [0, 3, 5, 7]
    assert [line_end(text, text.index(letter)) for letter in "abcd"] == [1, 4, 6, 8]
    assert [next_line(text, text.index(letter)) for letter in "abcd"] == [3, 5, 7, 8]
    assert [eol_near(text, text.index(letter)) for letter in "abcd"] == ["\r\n", "\r", "\n", "\n"]
    assert [eol_before(text, place) for place in (0, 3, 5, 7)] == ["\r\n", "\r\n", "\r", "\n"]
    assert eol_near("", 0) == "\n"


def test_a_diff_shows_line_ends_that_differ_and_a_missing_last_one() -> None:
    shown = unified_diff(b"a\r\nb", b"a\nb", "x.md")
    assert "-a\r\n" in shown
    assert "+a\n" in shown
    assert "\\ No newline at end of file" in unified_diff(b"a", b"b", "x.md")


def test_a_document_knows_its_line_end_fingerprint_and_encoding() -> None:
    assert Document(b"a\r\nb\n").eol == "\r\n"
    assert Document(b"a\rb\n").eol == "\r"
    assert Document(b"a\nb\r\n").eol == "\n"
    assert Document(b"").eol == "\n"
    assert Document(b"\xff").is_utf8 is False
    assert Document("é".encode()).is_utf8 is True
    assert len(Document(b"").fingerprint) == 64
    unchanged = Document(b"a")
    assert unchanged.with_splices(()) is unchanged
