"""Messages: the template is translated first, and so are the messages inside it."""

from __future__ import annotations

from editor.core.wording import Message, message

GERMAN = {"It is {kind}: {why}": "Es ist {kind}: {why}", "a pipe": "eine Röhre", "why": "warum"}


def translate(template: str) -> str:
    return GERMAN.get(template, template)


def test_a_message_inside_a_message_is_translated_with_it() -> None:
    inner = message("It is {kind}: {why}", kind=Message("a pipe"), why="{odd}")
    assert inner.render(translate) == "Es ist eine Röhre: {odd}"
    assert str(inner) == "It is a pipe: {odd}"


def test_names_from_files_are_never_looked_up() -> None:
    assert message("It is {kind}: {why}", kind="a pipe", why="why").render(translate) == (
        "Es ist a pipe: why"
    )


def test_a_message_without_values_may_hold_braces() -> None:
    assert Message("a {b} c").render(translate) == "a {b} c"


def test_the_versions_a_sentence_holds_in_stand_behind_it_in_every_language() -> None:
    held = Message("It is {kind}: {why}", {"kind": "x", "why": "y"}, Message("a pipe"))
    assert str(held) == "It is x: y [a pipe]"
    assert held.render(translate) == "Es ist x: y [eine Röhre]"
    assert str(message("{a}, {b}", a=held, b="z")) == "It is x: y [a pipe], z"
