"""What libraries say is recognised, so that it can be said in the chosen language."""

from __future__ import annotations

import json

import pytest
import yaml

from editor.core.foreign import library_words, recognised
from editor.core.wording import Message

BROKEN = (
    "a: b: c", "a: [1", "a: 'x", 'a: "\\q"', "a: *b", "- x\nb: c", "a: {b", "a: b\n\tc: d", "a: %x",
    "a: @x", "a: !x y", "a: |x\n b", "? [a]: b\n: c", "a: \x01", "a: b\n c: d", "&a b: &a: c",
)  # fmt: skip


@pytest.mark.parametrize("text", BROKEN)
def test_what_yaml_says_is_known(text: str) -> None:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    with pytest.raises(yaml.YAMLError) as caught:
        yaml.load(text, Loader=loader)
    said = getattr(caught.value, "problem", None) or str(caught.value).split("\n", 1)[0]
    known = library_words(said)
    assert isinstance(known, Message), said
    assert known.render() == said


@pytest.mark.parametrize("text", ["", "{a", '{"a" 1}', '{"a": 1 2}', '["a\n"]', '"\\q"', "1 2"])
def test_what_json_says_is_known(text: str) -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(text)
    assert isinstance(library_words(caught.value.msg), Message), caught.value.msg


def test_other_words_are_shown_as_they_are() -> None:
    assert library_words("something new {x}") == "something new {x}"


def test_a_finished_text_gives_its_template_and_values_back() -> None:
    templates = ("called earlier", "declared by “{name}” on {day}")
    found = recognised("declared by “a {b}” on Monday", templates)
    assert found == Message("declared by “{name}” on {day}", {"name": "a {b}", "day": "Monday"})
    assert recognised("declared", templates) == "declared"
