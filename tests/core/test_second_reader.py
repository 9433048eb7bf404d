"""The independent reader objects to what the other checks share, and otherwise keeps quiet."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from editor.core.frontmatter import USUAL, YamlSyntax
from editor.core.second_reader import check_second_reader

SYNTAX = YamlSyntax(USUAL)


def objects(before: str, after: str, *spelled: str) -> bool:
    old, new = f"---\n{before}---\nBody\n", f"---\n{after}---\nBody\n"
    found = check_second_reader(old, SYNTAX.layout(old), new, SYNTAX.layout(new), set(spelled))
    return found is not None


def test_a_changed_key_that_was_meant_is_fine() -> None:
    assert not objects("a: 1\nmodel: opus\n", "a: 1\nmodel: haiku\n", "model")


def test_another_key_that_changed_is_objected_to() -> None:
    assert objects("a: 1\nmodel: opus\n", "a: 2\nmodel: haiku\n", "model")
    assert objects("a: 1\nmodel: opus\n", "model: haiku\n", "model")
    assert objects("model: opus\n", "model: haiku\nb: 1\n", "model")


def test_a_header_that_can_no_longer_be_read_is_objected_to() -> None:
    assert objects("a: b\n", "a: b: c\n", "a")


@pytest.mark.parametrize(
    "header",
    [
        "a: b: c\n",  # could not be read before
        "a: &x 1\nb: *x\n",  # anchors: comparing could take for ever
        "a: " + "x" * 20_000 + "\n",
        "- a\n- b\n",
        "a: " + "[" * 2000 + "\n",
    ],
)
def test_it_has_no_opinion_on_what_it_cannot_judge(header: str) -> None:
    assert not objects(header, "a: [\n", "a")


def test_a_header_that_would_end_elsewhere_is_objected_to() -> None:
    old = "---\na: 1\nb: x\n---\nBody\n"
    new = "---\na: 1\nb: x\n---\n---\nBody\n"
    found = check_second_reader(old, SYNTAX.layout(old), new, SYNTAX.layout(new), {"b"})
    assert found is not None
    assert found.code == "body-changes"


def test_types_count() -> None:
    assert objects("a: 1\nb: x\n", 'a: "1"\nb: y\n', "b")


def test_a_header_that_is_created_is_read_too() -> None:
    old, new = "Body\n", "---\nmodel: a: b\n---\nBody\n"
    assert check_second_reader(old, SYNTAX.layout(old), new, SYNTAX.layout(new), {"model"})


def test_what_was_read_before_changes_nothing() -> None:
    bad = ("a: b: c\n", "a: [\n", "a: 1\na: 2\n", "? [b]\n: 1\n", "a: {b\n")
    for at, header in enumerate(bad):
        assert objects(f"n: {at}\nm: 1\n", header, "n")
        assert objects(f"yes: {at}\nm: on\n", f"yes: {at}\nm: true\n", "n")
        assert not objects(f"yes: {at}\nm: on\n", f"yes: {at}\nm: on\nn: 1.5\n", "n")


def test_many_threads_read_at_the_same_time() -> None:
    def one(number: int) -> bool:
        before = f"a: {number}\nlist: [x, {number}]\nmodel: opus\n"
        return objects(before, before.replace("opus", "haiku"), "model")

    with ThreadPoolExecutor(8) as pool:
        assert not any(pool.map(one, range(200)))
