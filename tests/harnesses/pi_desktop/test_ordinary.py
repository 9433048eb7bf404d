"""The shortcut for ordinary headers: it gives what both readers give, or leaves it to them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.harnesses.pi_desktop import ordinary, runtime_reader, settings_scanner
from tests.benchmarks.generate import documents

KEYS = ("name", "Tools", "thinking-level", "fallback models", "a", "max_tokens", " name", "#", "é")
VALUES = (
    "Read, Grep", '"a"', "'a'", '""', "'\"a\"'", "a: b", "|", ">-", "", " ", "\x0b", "\x1c", "é",
    "a # b", "[a]", "---", "\x85", "\u2028", "\\n", "'a", "a'", "x\ry",
)  # fmt: skip
LINES = st.builds(
    "{}{}{}{}".format,
    st.sampled_from(KEYS),
    st.sampled_from((":", ": ", ":\t", " :", "")),
    st.sampled_from(VALUES),
    st.sampled_from(("", " ", "\t", "\x0c")),
)
BODIES = ("", "\n", "\nDo it.\n", "\n\x85Do it.\ufeff", "\n" * 100 + "x" + " " * 100, " \n---\nb")


def compare(text: str) -> bool:
    """Hold the shortcut against both readers; false when it leaves the text to them."""
    taken = ordinary.read(text)
    if taken is None:
        return False
    front = settings_scanner.read_front_matter(text)
    assert (taken.front.fields, taken.front.header) == (front.fields, front.header)
    assert list(taken.front.fields) == list(front.fields)
    assert (taken.front.body, taken.front.has_fallbacks) == (front.body, front.has_fallbacks)
    header, prompt = runtime_reader.take_apart(text)
    assert (taken.header, taken.prompt) == (header, prompt)
    assert list(taken.header.values) == list(header.values)
    return True


@settings(deadline=None)
@given(st.lists(LINES, max_size=6), st.sampled_from(BODIES), st.sampled_from(("---", " ---", "--")))
def test_it_gives_what_both_readers_give(lines: list[str], body: str, fence: str) -> None:
    compare("\n".join(["---", *lines, fence]) + body)


@pytest.mark.parametrize("shape", ["pi-desktop", "claude-code"])
def test_most_published_shapes_are_ordinary(shape: str) -> None:
    texts = [sample.data.decode() for sample in documents(400, 3, shape)]
    assert sum(map(compare, texts)) > 240


@pytest.mark.parametrize(
    "text",
    [
        "---\nname: a\n  b\n---\nc",
        "---\nname: a\n- b\n---\nc",
        "---\nname: |\n---\nc",
        "---\nname:\n---\nc",
        "---\r\nname: a\r\n---\r\nc",
        "---\nname: é\n---\nc",
        "---\nname: a\n--- \nc",
        "---\nname: a\n----\nc",
        "---\n---\nc",
        "---\nname: a",
        "name: a\n---\nc",
    ],
)
def test_what_may_be_read_in_two_ways_is_left_to_the_readers(text: str) -> None:
    assert ordinary.read(text) is None
