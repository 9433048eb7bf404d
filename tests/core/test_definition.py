"""Definitions: problems are looked for once, when somebody asks."""

from __future__ import annotations

from editor.core.definition import Definition, LazyProblems, Origin, Status
from editor.core.document import Document
from editor.core.problems import Problem, Severity
from editor.core.wording import Message

FIRST = Problem("first", Severity.ERROR, Message("First."))
SECOND = Problem("second", Severity.INFO, Message("Second."))


def definition(problems: LazyProblems) -> Definition:
    return Definition(
        "h", "r", "a", Origin("/home/me/a.md"), Document(b""), Status.LOADED, problems=problems
    )


def test_problems_are_looked_for_once_and_only_when_asked_for() -> None:
    asked: list[str] = []

    def find() -> tuple[Problem, ...]:
        asked.append("asked")
        return (FIRST,)

    held = definition(LazyProblems(find)).with_changes(name="b")
    assert asked == []
    assert len(held.problems) == 1
    assert held.problems[0] is FIRST
    assert list(held.problems) == [FIRST]
    assert asked == ["asked"]


def test_added_problems_stand_before_or_behind_and_are_not_looked_for_earlier() -> None:
    asked: list[str] = []

    def find() -> tuple[Problem, ...]:
        asked.append("asked")
        return (SECOND,)

    held = definition(LazyProblems(lambda: (FIRST,)))
    behind, before = held.with_problems(find), held.with_problems(find, is_first=True)
    assert asked == []
    assert tuple(behind.problems) == (FIRST, SECOND)
    assert tuple(before.problems) == (SECOND, FIRST)


def test_they_compare_with_the_tuple_they_stand_for() -> None:
    lazy = LazyProblems(lambda: (FIRST, SECOND))
    assert lazy == (FIRST, SECOND)
    assert lazy == LazyProblems(lambda: (FIRST, SECOND))
    assert lazy != ()
    assert (lazy[-1], lazy[:1], bool(lazy)) == (SECOND, (FIRST,), True)
    assert repr(lazy) == repr((FIRST, SECOND))
    assert not LazyProblems(lambda: ())
