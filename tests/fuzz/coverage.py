"""Which lines of the program an input reaches, to keep only inputs that reach something new."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from tests.fuzz.targets import TARGETS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Step = tuple[str, int, int]  # file, line before, line


def smallest(target: str, inputs: Iterable[bytes], most_bytes: int) -> list[bytes]:
    """Go through inputs, small ones first, and keep those that take a step none took before."""
    run = TARGETS[target]
    seen: set[Step] = set()
    kept: list[bytes] = []
    size = 0
    for data in sorted(inputs, key=lambda each: (len(each), each)):
        taken = steps_of(run, data)
        if taken - seen and size + len(data) <= most_bytes:
            seen |= taken
            kept.append(data)
            size += len(data)
    return kept


def steps_of(run: Callable[[bytes], None], data: bytes) -> set[Step]:
    """The steps from line to line inside the program that one input takes."""
    found: set[Step] = set()
    before: dict[int, int] = {}

    def watch(frame: Any, event: str, argument: object) -> Any:
        name = frame.f_code.co_filename
        if "/editor/" not in name.replace("\\", "/"):
            return None
        key = id(frame)
        if event == "line":
            found.add((name, before.get(key, 0), frame.f_lineno))
            before[key] = frame.f_lineno
        elif event == "return":
            before.pop(key, None)
        return watch

    sys.settrace(watch)
    try:
        run(data)
    except Exception:  # a finding reaches something new, too
        found.add(("finding", 0, len(data)))
    finally:
        sys.settrace(None)
    return found
