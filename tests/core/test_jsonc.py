"""JSON with comments: the strictness of the harness's reader, and edits that touch one value."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.jsonc import (
    JsoncError,
    JsoncFault,
    insert_item,
    move_item,
    parse,
    remove_item,
    remove_property,
    set_property,
    spell,
)
from editor.core.jsonc.syntax import JsoncSyntax
from editor.core.problems import Problem
from editor.core.text import TextEdit, apply_text_edits

ACCEPTED: list[tuple[str, Any]] = [
    ("{}", {}),
    ('{"a":1,}', {"a": 1}),
    ("[1,2,]", [1, 2]),
    ('// c\n{"a": /* x */ "b"} // d\n/* e */', {"a": "b"}),
    ('{"a":1,"a":2}', {"a": 2}),
    ('"x"', "x"),
    ('{"a":"\\u00e9\\ud83d\\ude00\\/"}', {"a": "é😀/"}),
    ('{"a":-0.5e+2,"b":0,"c":1e400}', {"a": -50.0, "b": 0, "c": float("inf")}),
    ('{"a":"\u2028\x7f"}', {"a": "\u2028\x7f"}),
    ("[true,false,null]\r\n", [True, False, None]),
]

REFUSED: list[tuple[str, JsoncFault, int]] = [
    ("", JsoncFault.NOTHING, 1),
    ("  // c\n", JsoncFault.NOTHING, 2),
    ('\ufeff{"a":1}', JsoncFault.BYTE_ORDER_MARK, 1),
    ('{"a": false', JsoncFault.NOT_CLOSED, 1),
    ("{'a': 1}", JsoncFault.KEY_EXPECTED, 1),
    ("{a: 1}", JsoncFault.KEY_EXPECTED, 1),
    ('{\n"a" 1}', JsoncFault.COLON_EXPECTED, 2),
    ('{\n"a": 1\n"b": 2}', JsoncFault.COMMA_EXPECTED, 3),
    ("[,]", JsoncFault.VALUE_EXPECTED, 1),
    ("{,}", JsoncFault.KEY_EXPECTED, 1),
    ("[1,,2]", JsoncFault.VALUE_EXPECTED, 1),
    ("[01]", JsoncFault.COMMA_EXPECTED, 1),
    ("[+1]", JsoncFault.CHARACTER, 1),
    ("[.5]", JsoncFault.CHARACTER, 1),
    ("[1.]", JsoncFault.NUMBER, 1),
    ("[1e]", JsoncFault.NUMBER, 1),
    ("[-]", JsoncFault.NUMBER, 1),
    ("[nul]", JsoncFault.CHARACTER, 1),
    ("[truex]", JsoncFault.CHARACTER, 1),
    ('["a\tb"]', JsoncFault.CONTROL_CHARACTER, 1),
    ('["a\nb"]', JsoncFault.STRING, 1),
    ('["\\q"]', JsoncFault.ESCAPE, 1),
    ('["\\u12"]', JsoncFault.ESCAPE, 1),
    ("{}\u00a0", JsoncFault.MORE_TEXT, 1),
    ("{} {}", JsoncFault.MORE_TEXT, 1),
    ("{} /* x", JsoncFault.COMMENT, 1),
    ("[" * 100_000, JsoncFault.TOO_DEEP, 1),
]


@pytest.mark.parametrize(("text", "value"), ACCEPTED)
def test_text_the_harness_takes_is_parsed(text: str, value: Any) -> None:
    parsed = parse(text)
    assert parsed.error is None
    assert parsed.root is not None
    assert parsed.root.value == value


@pytest.mark.parametrize(("text", "fault", "line"), REFUSED)
def test_text_the_harness_ignores_is_refused_with_its_line(
    text: str, fault: JsoncFault, line: int
) -> None:
    error = parse(text).error
    assert error is not None
    assert (error.fault, error.line) == (fault, line)


def edited(text: str, edits: tuple[TextEdit, ...] | JsoncError) -> str:
    assert not isinstance(edits, JsoncError), edits
    return apply_text_edits(text, edits)


COMMENTED = """{
  // what children never get
  "childBlockedTools": ["advisor", "ext:x"], // floor
  "maxTurns": 50, /* turns */
  "nested": {
    "scout": "acme/m" // pinned
  }, // end of nested
  "last": true // stays here
  // and here
}
"""


@pytest.mark.parametrize(
    ("path", "spelling", "before", "after"),
    [
        (["maxTurns"], "7", '"maxTurns": 50', '"maxTurns": 7'),
        (["nested", "scout"], '"b/c"', '"acme/m"', '"b/c"'),
        (["last"], "false", '"last": true //', '"last": false //'),
        (
            ["nested", "worker"],
            '"x"',
            '"acme/m" // pinned',
            '"acme/m", // pinned\n    "worker": "x"',
        ),
        (
            ["async"],
            "false",
            '"last": true // stays here',
            '"last": true, // stays here\n  "async": false',
        ),
        (
            ["modelOverrides", "a"],
            '"m"',
            '"last": true // stays here',
            '"last": true, // stays here\n  "modelOverrides": {"a": "m"}',
        ),
    ],
)
def test_setting_a_property_leaves_every_comment_in_its_place(
    path: list[str], spelling: str, before: str, after: str
) -> None:
    assert COMMENTED.count(before) == 1
    result = edited(COMMENTED, set_property(COMMENTED, path, spelling))
    assert result == COMMENTED.replace(before, after)


@pytest.mark.parametrize(
    ("text", "path", "spelling", "wanted"),
    [
        ("{}", ["a"], "1", '{\n  "a": 1\n}'),
        ("{\r\n}\r\n", ["a"], "1", '{\r\n  "a": 1\r\n}\r\n'),
        ('{"a":1}', ["b"], "2", '{"a":1, "b": 2}'),
        ('{"a":1,"c":3}', ["b"], "2", '{"a":1,"c":3,"b": 2}'),
        ('{\n\t"a": 1,\n}', ["b"], "2", '{\n\t"a": 1,\n\t"b": 2,\n}'),
        ('{\n\t"a": 1 ,// x\n}', ["b"], "2", '{\n\t"a": 1 ,// x\n\t"b": 2,\n}'),
        ('{\n  "a": 1 }', ["b"], "2", '{\n  "a": 1,\n  "b": 2 }'),
        ('{\n  "a": 1 /* x\n */ }', ["b"], "2", '{\n  "a": 1,\n  "b": 2 /* x\n */ }'),
        ('{ // c\n}', ["a"], "1", '{ // c\n  "a": 1\n}'),
        ('{"a":1,"a":2}', ["a"], "3", '{"a":1,"a":3}'),
        ("", ["a"], "1", '{\n  "a": 1\n}\n'),
        ("// only\n", ["a"], "1", '// only\n{\n  "a": 1\n}\n'),
        ('{"a": {}}', ["a", "b"], "1", '{"a": {"b": 1}}'),
    ],
)  # fmt: skip
def test_new_property_follows_the_style_of_the_text(
    text: str, path: list[str], spelling: str, wanted: str
) -> None:
    assert edited(text, set_property(text, path, spelling)) == wanted


@pytest.mark.parametrize(
    ("text", "key", "wanted"),
    [
        ('{"a": 1, "b": 2}', "a", '{"b": 2}'),
        ('{"a": 1, "b": 2}', "b", '{"a": 1}'),
        ('{"a": 1, "b": 2,}', "b", '{"a": 1,}'),
        ('{"a": 1}', "a", "{}"),
        ('{\n  "a": 1, // x\n  "b": 2 // y\n}\n', "a", '{\n  "b": 2 // y\n}\n'),
        ('{\n  "a": 1, // x\n  "b": 2 // y\n}\n', "b", '{\n  "a": 1 // x\n}\n'),
        ('{\n  "a": 1,\n  // of b\n  "b": [\n    1\n  ],\n}', "b", '{\n  "a": 1,\n  // of b\n}'),
        ('{"a":1,"b":2,"a":3}', "a", '{"b":2}'),
        ('{"a": 1}', "z", '{"a": 1}'),
        ("", "z", ""),
    ],
)  # fmt: skip
def test_removing_a_property_takes_its_line_and_its_comma(text: str, key: str, wanted: str) -> None:
    assert edited(text, remove_property(text, [key])) == wanted


@pytest.mark.parametrize(
    ("text", "index", "wanted"),
    [
        ('{"l": ["a", "b"]}', None, '{"l": ["a", "b", "x"]}'),
        ('{"l": ["a","b"]}', None, '{"l": ["a","b","x"]}'),
        ('{"l": ["a", "b"]}', 0, '{"l": ["x", "a", "b"]}'),
        ('{"l": []}', None, '{"l": ["x"]}'),
        ('{"l": [\n "a", // c\n "b" //d\n]}', None, '{"l": [\n "a", // c\n "b", //d\n "x"\n]}'),
        ('{"l": [\n  "a", // c\n  "b" //d\n]}', 1, '{"l": [\n  "a", // c\n  "x",\n  "b" //d\n]}'),
        ('{"m": 1}', None, '{"m": 1, "l": ["x"]}'),
    ],
)  # fmt: skip
def test_item_is_added_in_the_style_of_its_list(text: str, index: int | None, wanted: str) -> None:
    assert edited(text, insert_item(text, ["l"], '"x"', index)) == wanted


def test_item_is_removed_with_its_comma() -> None:
    text = '{"l": ["a", "b", "c"]}'
    assert edited(text, remove_item(text, ["l"], 0)) == '{"l": ["b", "c"]}'
    assert edited(text, remove_item(text, ["l"], 2)) == '{"l": ["a", "b"]}'
    assert edited(text, remove_item(text, ["l"], 7)) == text


def test_moved_item_takes_the_comment_behind_it_along() -> None:
    text = '{"l": [\n  "a", // of a\n  "b",\n  "c" // of c\n]}'
    moved = edited(text, move_item(text, ["l"], 0, 2))
    assert moved == '{"l": [\n  "b",\n  "c", // of c\n  "a" // of a\n]}'


@pytest.mark.parametrize("text", ['{"a": 1', "\ufeff{}", '{"a": 1,,}', "{'a': 1}"])
def test_malformed_text_is_never_edited(text: str) -> None:
    for result in (
        set_property(text, ["a"], "2"),
        remove_property(text, ["a"]),
        insert_item(text, ["a"], "2", None),
        remove_item(text, ["a"], 0),
        move_item(text, ["a"], 0, 1),
    ):
        assert isinstance(result, JsoncError)


def test_value_of_another_kind_is_not_turned_into_an_object() -> None:
    assert isinstance(set_property('{"a": 1}', ["a", "b"], "2"), JsoncError)
    assert isinstance(set_property("[1]", ["a"], "2"), JsoncError)
    assert isinstance(insert_item('{"a": 1}', ["a"], "2", None), JsoncError)


BLANK = st.sampled_from(["", " ", "\n  ", "\r\n\t", " /* c */ ", " // d\n  ", "\n"])
SCALAR = st.sampled_from(["1", '"s"', "true", "null", "-0.5", '"é😀"', '"a, b] }"'])


@st.composite
def jsonc(draw: st.DrawFn, depth: int = 0) -> str:
    kind = draw(st.sampled_from(["scalar", "object", "array"])) if depth else "object"
    if kind == "scalar" or depth > 2:
        return draw(SCALAR)
    count = draw(st.integers(0, 3))
    parts = []
    for _ in range(count):
        element = draw(jsonc(depth + 1))
        if kind == "object":
            key = draw(st.sampled_from(["a", "b", "c"]))
            element = f'"{key}"{draw(BLANK)}:{draw(BLANK)}{element}'
        parts.append(draw(BLANK) + element + draw(BLANK))
    trailing = "," if count and draw(st.booleans()) else ""
    inside = ",".join(parts) + trailing + draw(BLANK)
    return f"{{{inside}}}" if kind == "object" else f"[{inside}]"


def comments(text: str) -> list[str]:
    return [text[start:end] for start, end in parse(text).comments]


@settings(max_examples=300, deadline=None)
@given(jsonc(), st.sampled_from(["a", "b", "new"]), st.sampled_from([7, "x", [1, 2]]))
def test_setting_gives_that_value_and_loses_no_comment(text: str, key: str, value: Any) -> None:
    root = parse(text).root
    assert root is not None
    result = edited(text, set_property(text, [key], spell(value)))
    again = parse(result)
    assert again.root is not None
    assert again.root.value == {**root.value, key: value}
    member = root.member(key)
    inner = comments(text[member.value.start : member.value.end]) if member else []
    assert len(comments(result)) == len(comments(text)) - len(inner)
    if member is not None:
        start, end = member.value.start, member.value.end
        assert (result[:start], result[len(result) - len(text) + end :]) == (
            text[:start],
            text[end:],
        )


@settings(max_examples=300, deadline=None)
@given(jsonc(), st.sampled_from(["a", "b"]))
def test_removing_leaves_the_other_properties_alone(text: str, key: str) -> None:
    root = parse(text).root
    assert root is not None
    result = edited(text, remove_property(text, [key]))
    again = parse(result)
    assert again.root is not None
    assert again.root.value == {name: held for name, held in root.value.items() if name != key}


@settings(max_examples=300, deadline=None)
@given(jsonc(), st.integers(0, 3), st.integers(0, 3))
def test_list_edits_do_to_the_text_what_they_do_to_the_list(text: str, index: int, to: int) -> None:
    root = parse(text).root
    assert root is not None
    member = root.member("a")
    if member is None or member.value.kind != "array":
        return
    items = member.value.value

    def after(edits: tuple[TextEdit, ...] | JsoncError) -> Any:
        parsed = parse(edited(text, edits))
        assert parsed.root is not None
        return parsed.root.value["a"]

    inserted = [*items[:index], 9, *items[index:]]
    assert after(insert_item(text, ["a"], "9", index)) == inserted
    assert after(insert_item(text, ["a"], "9", None)) == [*items, 9]
    assert after(remove_item(text, ["a"], index)) == items[:index] + items[index + 1 :]
    moved = list(items)
    if index < len(items):
        moved.insert(min(to, len(items) - 1), moved.pop(index))
    assert after(move_item(text, ["a"], index, to)) == moved


@pytest.mark.parametrize(
    ("text", "code"),
    [("[1]", "no-object"), ('"text"', "no-object"), ('{"a": }', "header-unreadable")],
)
def test_a_key_is_set_in_a_sound_object_only(text: str, code: str) -> None:
    refused = JsoncSyntax().set_value(text, "a", "2", ())
    assert isinstance(refused, Problem)
    assert refused.code == code


def test_an_entry_is_added_to_a_sound_list_only() -> None:
    refused = JsoncSyntax().insert_item('{"a": 1}', "a", "2", None)
    assert isinstance(refused, Problem)
    assert refused.code == "no-object"


@pytest.mark.parametrize(
    ("text", "code"),
    [('{"a" 1}', "header-unreadable"), ('{"a": ', "header-unreadable"), ("[1]", "no-object")],
)
def test_nothing_is_taken_out_of_what_is_no_sound_object(text: str, code: str) -> None:
    refused = JsoncSyntax().remove(text, "a")
    assert isinstance(refused, Problem)
    assert refused.code == code
