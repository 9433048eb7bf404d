"""Texts stay exact though a widget cannot hold every character of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from editor.ui.widgets.fields.exact_text import ExactText, difference

ODD = st.text(
    st.sampled_from("ab\n\r\t\u2028\u2029\u00a0\ufeff\x00\udc80\U0001f600\ufdd0"), max_size=24
)


@given(ODD, ODD)
def test_the_difference_turns_one_text_into_the_other(before: str, after: str) -> None:
    start, end, new = difference(before, after)
    assert before[:start] + new + before[end:] == after


@given(ODD, st.integers(0, 30), st.integers(0, 5), st.text("xy\n", max_size=4))
def test_only_what_is_edited_differs(exact: str, at: int, length: int, typed: str) -> None:
    """Whatever is typed at one place of what is shown, the rest keeps its characters."""
    text = ExactText(has_lines=True)
    shown = text.load(exact)
    start = min(at, len(shown))
    end = min(start + length, len(shown))
    result = text.edited(shown[:start] + typed + shown[end:])
    assert text.show(result) == shown[:start] + typed + shown[end:]
    head, tail = shown[:start], shown[end:]
    kept = ExactText(has_lines=True)
    prefix = next(
        cut for cut in range(len(exact) + 1) if kept.show(exact[:cut]) == head
    )  # the shortest start of the exact text that shows as what stands before
    assert result.startswith(exact[:prefix]) or "\r\n" in exact
    assert kept.show(result).endswith(tail)


def test_new_lines_are_written_as_the_text_writes_them() -> None:
    text = ExactText(has_lines=True)
    assert text.load("a\r\nb\r\nc") == "a\nb\nc"
    assert text.edited("a\nb\n\nc") == "a\r\nb\r\n\r\nc"
    text.load("a\nb")
    assert text.edited("a\nb\n") == "a\nb\n"


def test_characters_a_widget_would_lose_are_kept() -> None:
    text = ExactText(has_lines=True)
    exact = "\ufeffone\u00a0two\u2028three\udcffend"
    shown = text.load(exact)
    assert text.edited(shown + "!") == exact + "!"
