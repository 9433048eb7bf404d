"""The short way to read a header gives exactly what the YAML parser gives."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.harnesses.claude_code import yaml_reader
from editor.harnesses.claude_code.plain_header import read_plain
from editor.harnesses.claude_code.yaml_reader import read_block
from tests.benchmarks.generate import documents

PIECES = st.sampled_from(
    [
        "name", "tools", "a-b", "x", ":", ": ", " ", "  ", "#", " #", "'", '"', "[", "]", ",", "-",
        "- ", "true", "null", "~", "12", "1.5", "\n", "\r\n", "é", "🙂", "(", ")", "*", "&", "!",
        "|", ">", "{", "}", "%", "@", "`", "\\", "Read", "mcp__a__b", "...", "---", "?", "\u00a0",
        "''", '\\"', "\\\\", "\\n", "\\x41",
    ]
)  # fmt: skip
TEXTS = st.lists(PIECES, max_size=14).map("".join)
LINES = st.lists(
    st.tuples(
        st.sampled_from(["name", "tools", "k", "a-b", "1"]),
        st.sampled_from([":", ": ", ":  "]),
        TEXTS,
    ).map("".join),
    max_size=4,
).map("\n".join)


def agree(header: str) -> None:
    short, long = read_block(header), yaml_reader._compose_block(header)
    if short.used_tab_retry or long.error is not None:
        assert short.error is not None or short.used_tab_retry, header
        return
    assert short == long, header


@given(st.one_of(TEXTS, LINES, LINES.map(lambda text: text + "\n")))
@settings(max_examples=1500, deadline=None)
def test_both_ways_agree_on_anything(header):
    agree(header)


@pytest.mark.parametrize(
    "header",
    [
        "name: a\ndescription: Some text, with (brackets) and a dash - here\ntools: Read, Grep\n",
        'name: "a"\ndescription: \'it is\'\ntools: [Read, "Grep"]\nmodel:\n',
        "name: a\r\ndescription: b \r\n\r\nmodel: c\r\n",
        "name: a  \n\n\ndescription: http://x.y/z?a=b#c\nmaxTurns: 5\nbackground: true\n",
        "a: [x, y,]\n", "a: []\n", "a: [true, null, 5x]\n", "a: [x y, z]\n", "a: b:\n", "a:b\n",
        "a: 'x'y'\n", "a: ''\n", 'a: "\\n"\n', "a: x\n  y\n", "a:\n- x\n", "a: x\n...\n", "a: <<\n",
        "<<: x\n", "a: x\nb\n", "a: x\n b: y\n", "a : x\n", "a: ~x\n", "a: .inf\n", "a: +1\n",
        "a: ü#x\n", "a: x #y\n", "a: x# y\n", "name: é\u00a0x \n", "a: 0x1F\nb: 007\n",
        'a: "b\\"c\\\\d\\n\\te\\/f"\n', "a: 'it''s'\n", 'a: "b\\"\n', "a: '''\n", 'a: "b" # "c"\n',
    ],
)  # fmt: skip
def test_both_ways_agree_on_usual_headers(header):
    agree(header)


def test_most_published_shapes_take_the_short_way():
    headers = [
        text[4:end]
        for sample in documents(600, 5)
        if (text := sample.data.decode("utf-8", "surrogateescape")).startswith("---\n")
        and (end := text.find("\n---", 4) + 1) > 0
    ]
    for header in headers:
        agree(header)
    short = [header for header in headers if read_plain(header, yaml_reader.plain) is not None]
    assert len(short) / len(headers) > 0.7
