"""The fewest single steps that turn one list into another; what item-level edits are made of."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict, deque

from editor.core.records import record


@record
class Step:
    """One step: "remove" the item at `index`, "move" it to `to`, or "add" an item at `index`."""

    action: str
    index: int
    to: int = 0  # counted after the removal
    wanted: int = -1  # which of the wanted items is added


def steps(held: tuple[str, ...], wanted: tuple[str, ...]) -> tuple[Step, ...]:
    """Give the steps in order; each refers to the list as the steps before left it.

    When nothing stays, the last old item goes last, so that the list is never empty in between and
    keeps the way it is written.
    """
    places: dict[str, deque[int]] = defaultdict(deque)
    for place, item in enumerate(wanted):
        places[item].append(place)
    targets = [places[item].popleft() if places[item] else -1 for item in held]
    result: list[Step] = []
    for index in range(len(targets) - 1, -1, -1):
        if targets[index] < 0 and (len(targets) > 1 or not wanted):
            result.append(Step("remove", index))
            del targets[index]
    targets = [len(wanted) if target < 0 else target for target in targets]
    placed = set(_longest_rising(targets))
    for target in sorted(set(targets) - placed):
        index = targets.index(target)
        del targets[index]
        before = [place for place, other in enumerate(targets) if other in placed]
        to = next((place for place in before if targets[place] > target), None)
        if to is None:
            to = before[-1] + 1
        targets.insert(to, target)
        placed.add(target)
        result.append(Step("move", index, to))
    result += [
        Step("add", place, wanted=place) for place in range(len(wanted)) if place not in placed
    ]
    if len(wanted) in placed:
        result.append(Step("remove", len(wanted)))
    return tuple(result)


def _longest_rising(numbers: list[int]) -> list[int]:
    """The longest rising part of a list of different numbers: what need not be moved."""
    ends: list[int] = []  # the smallest last number of a rising part of each length
    parts: list[list[int]] = []
    for number in numbers:
        length = bisect_left(ends, number)
        part = [*(parts[length - 1] if length else []), number]
        if length == len(ends):
            ends.append(number)
            parts.append(part)
        else:
            ends[length], parts[length] = number, part
    return parts[-1] if parts else []
