"""The single steps between two lists: right for every pair, and no more than needed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from editor.core.list_steps import Step, steps
from tests.core.bounded import bounded

LISTS = st.lists(st.sampled_from("abcdef"), max_size=7).map(tuple)


def apply(held: tuple[str, ...], wanted: tuple[str, ...], made: tuple[Step, ...]) -> list[str]:
    items = list(held)
    for step in made:
        match step.action:
            case "remove":
                del items[step.index]
            case "move":
                items.insert(step.to, items.pop(step.index))
            case "add":
                items.insert(step.index, wanted[step.wanted])
        assert items or not wanted, "a list that is to hold something is never empty in between"
    return items


@bounded(500)
@given(LISTS, LISTS)
def test_the_steps_lead_to_the_wanted_list(held: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    made = steps(held, wanted)
    assert apply(held, wanted, made) == list(wanted)
    assert len(made) <= len(held) + len(wanted)
    assert bool(made) is (held != wanted)


def test_one_entry_out_of_place_is_one_move() -> None:
    assert steps(("a", "b", "c", "d"), ("b", "c", "d", "a")) == (Step("move", 0, 3),)
    assert steps(("a", "b", "c", "d"), ("d", "a", "b", "c")) == (Step("move", 3, 0),)


def test_one_entry_more_or_less_is_one_step() -> None:
    assert steps(("a", "c"), ("a", "b", "c")) == (Step("add", 1, wanted=1),)
    assert steps(("a", "b", "c"), ("a", "c")) == (Step("remove", 1),)


def test_a_list_that_is_all_new_keeps_one_old_entry_until_the_end() -> None:
    assert [step.action for step in steps(("a", "b"), ("x", "y"))] == [
        "remove", "add", "add", "remove",
    ]  # fmt: skip
