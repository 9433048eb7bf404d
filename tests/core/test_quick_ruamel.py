"""The quick parser gives what ruamel.yaml gives by itself, or stumbles over the same texts."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from editor.core.quick_ruamel import make_parser
from tests.benchmarks.generate import documents

QUICK = make_parser()
PIECES = (
    "word", "two words", "a, b; c", "Use (it) - now", "10", "1.5", "true", "on", "~", ":", ": ",
    "key: ", "\nkey: ", "\n  ", "\n", "\r\n", " ", "  ", "#", " # ", "- ", "\n- ", "-", "?", "? ",
    "'", '"', "''", '\\"', "\\n", "\\x41", "\\", "[", "]", "{", "}", ",", ", ", "|", ">", "|\n  ",
    ">-\n  ", "&", "*", "!", "%", "@", "`", "---", "\n---\n", "...", "\n...\n", "\t", "é", "\x85",
    "\u2028", "\ufeff", "\x7f", "\0", "日本", "x" * 1100, "a b " * 300,
)  # fmt: skip


def outcome(parser: Any, text: str) -> tuple[str, str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return "", repr(parser.load(text))
        except Exception as error:
            mark = getattr(error, "problem_mark", None)
            place = f"{mark.line}:{mark.column}:{mark.index}" if mark else ""
            return type(error).__name__, f"{getattr(error, 'problem', '')} {place}"


def same(text: str) -> bool:
    return outcome(make_parser(), text) == outcome(YAML(typ="safe", pure=True), text)


@settings(deadline=None)  # a busy machine takes its time
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_texts_of_every_mark_read_the_same(text: str) -> None:
    assert same(text)
    assert same(f"name: a\ndescription: {text}\nmodel: opus\n")
    assert same(f"name: a\ndescription: some words {text} more words here\nmodel: opus\n")
    assert same(f'name: a\ndescription: "some words {text} more words here"\nmodel: opus\n')
    assert same(f"name: a\nlist: [some words {text} more words here, b]\nmodel: opus\n")


@pytest.mark.parametrize("harness", ["claude-code", "pi-desktop"])
def test_headers_as_they_are_published_read_the_same(harness: str) -> None:
    headers = [
        each.data.decode().split("---", 2)[1]
        for each in documents(150, 5, harness)
        if each.has_header
    ]
    assert len(headers) > 100
    for header in headers:
        assert outcome(QUICK, header) == outcome(YAML(typ="safe", pure=True), header)


def test_long_texts_are_not_spelled_out() -> None:
    def looks(text: str) -> int:
        parser = make_parser()
        peek = parser.reader.peek
        seen: list[int] = []

        def counted(index: int = 0) -> Any:
            seen.append(index)
            return peek(index)

        parser.reader.peek = counted
        parser.load(text)
        return len(seen)

    words = "some words " * 400
    assert looks(f"a: {words}end\n") < 2 * looks("a: end\n")
    assert looks(f'a: "{words}"\n') < 2 * looks('a: "end"\n')
