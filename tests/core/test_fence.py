"""Where a header begins and ends, for every dialect of the dashes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.fence import Closing, Fence, Opening, count_blocks
from editor.core.records import replace
from tests.core.bounded import bounded

EXACT = Fence(Opening.EXACT, Closing.EXACT, allows_mark=False)


def parts(fence: Fence, text: str) -> tuple[str, str] | None:
    found = fence.find(text)
    if not found.is_closed:
        return None
    return text[found.start : found.end], text[found.body_start :]


@pytest.mark.parametrize(
    ("fence", "text", "header", "body"),
    [
        (EXACT, "---\na: b\n---\nBody", "a: b\n", "Body"),
        (EXACT, "---\r\na: b\r\n---\r\nBody", "a: b\r\n", "Body"),
        (EXACT, "---\ra: b\r---\rBody", "a: b\r", "Body"),
        (EXACT, "---\n---\n", "", ""),
        (EXACT, "---\na: b\n---", "a: b\n", ""),
        (EXACT, "---\na\n---x\n---\nBody", "a\n---x\n", "Body"),
        (EXACT, "---\na\n --- \n---\nBody", "a\n --- \n", "Body"),
        (replace(EXACT, opening=Opening.PADDED), "--- \t\na\n---\n", "a\n", ""),
        (replace(EXACT, opening=Opening.PREFIX), "---x\na\n---\n", "\na\n", ""),
        (replace(EXACT, opening=Opening.PREFIX), "---\r\na\n---\n", "a\n", ""),
        (replace(EXACT, closing=Closing.PADDED), "---\na\n--- \nBody", "a\n", "Body"),
        (replace(EXACT, closing=Closing.TRIMMED), "---\na\n  --- \nBody", "a\n", "Body"),
        (replace(EXACT, closing=Closing.PREFIX), "---\na\n---- \nBody", "a\n", "- \nBody"),
        (replace(EXACT, closing=Closing.PREFIX), "---\na\n---  \n\nBody", "a\n", "\nBody"),
        (replace(EXACT, closing=Closing.PREFIX), "---\na\n---foo", "a\n", "foo"),
        (replace(EXACT, closing=Closing.ANYWHERE), "---\na: x---y\n---\n", "a: x", "y\n---\n"),
        (replace(EXACT, closes_with_dots=True), "---\na\n...\nBody", "a\n", "Body"),
        (replace(EXACT, allows_mark=True), "\ufeff---\na\n---\n", "a\n", ""),
        (replace(EXACT, allows_blank_lines=True), "\n \n---\na\n---\n", "a\n", ""),
    ],
)
def test_a_dialect_finds_its_header(fence: Fence, text: str, header: str, body: str) -> None:
    assert parts(fence, text) == (header, body)


@pytest.mark.parametrize(
    ("fence", "text"),
    [
        (EXACT, "a\n---\nb\n---\n"),
        (EXACT, " ---\na\n---\n"),
        (EXACT, "--- \na\n---\n"),
        (EXACT, "----\na\n---\n"),
        (EXACT, "\n---\na\n---\n"),
        (EXACT, "\ufeff---\na\n---\n"),
        (EXACT, "---\na\n"),
        (EXACT, "---\na\n--- \n"),
        (EXACT, "---"),
        (EXACT, ""),
        (replace(EXACT, splits_at_carriage_return=False), "---\ra\r---\r"),
    ],
)
def test_what_a_dialect_does_not_know_is_no_header(fence: Fence, text: str) -> None:
    assert parts(fence, text) is None


def test_a_header_without_end_is_opened_and_not_closed() -> None:
    found = EXACT.find("---\na: b\n")
    assert found.is_opened
    assert not found.is_closed


def test_headers_on_top_of_each_other_are_counted() -> None:
    assert count_blocks("Body") == 0
    assert count_blocks("---\na\n---\nBody\n---\nx\n---\n") == 1
    assert count_blocks("---\na\n---\n\n\ufeff---\nb\n---\nBody") == 2


@bounded(300)
@given(
    st.builds(
        Fence,
        st.sampled_from(Opening),
        st.sampled_from(Closing),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
    ),
    st.text(st.sampled_from("-. \t\r\nab:\ufeff\x00\udc80"), max_size=30),
)
def test_no_text_makes_a_dialect_fail_and_the_places_are_in_order(fence: Fence, text: str) -> None:
    found = fence.find(text)
    assert 0 <= found.start <= found.end <= found.body_start <= len(text)
    assert found.is_opened or not found.is_closed
    if found.is_closed:
        assert text[found.end : found.body_start].strip(" \t\r\n")[:3] in ("---", "...")
