"""Regular expressions that are compiled when they are first used."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest

from editor.core.patterns import pattern


def test_nothing_is_compiled_before_a_method_is_called() -> None:
    with patch("re.compile", wraps=re.compile) as compiled:
        words = pattern("[a-z]+")
        assert "[a-z]+" in repr(words)
        assert not hasattr(words, "__len__")
        assert compiled.call_count == 0
        assert words.findall("one two") == ["one", "two"]
        assert words.findall("three") == ["three"]
        assert compiled.call_count == 1


@pytest.mark.parametrize(
    "use",
    [
        lambda each: each.search("x Ab ab")[1],
        lambda each: each.fullmatch("Ab ab").span(),
        lambda each: each.sub("-", "Ab ab, cd cd"),
        lambda each: [found[0] for found in each.finditer("ab ab cd CD")],
        lambda each: (each.pattern, each.flags, each.groups),
    ],
)
def test_it_does_what_a_compiled_one_does(use) -> None:
    text = r"([a-z]{2}) \1"
    assert use(pattern(text, re.IGNORECASE)) == use(re.compile(text, re.IGNORECASE))


def test_bytes_have_patterns_too() -> None:
    assert pattern(rb"%([0-9]{2})").sub(rb"\1", b"a%41") == b"a41"


def test_what_it_does_not_have_is_an_error() -> None:
    with pytest.raises(AttributeError):
        pattern("a").missing  # noqa: B018 — reading it is the test
