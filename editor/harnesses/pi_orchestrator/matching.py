"""The matcher language of keep-lists and block lists: exact names, wildcards and `ext:ID`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool
from editor.harnesses.pi_orchestrator.script import fold_case, trim, units

EXTENSION = "ext:"
Test = Callable[[RegisteredTool], bool]


@lru_cache(maxsize=4096)
def compiled(matcher: str) -> Test:
    """Give the test a matcher stands for; the same text always gives the same test."""
    text = trim(matcher).lower()
    if text.startswith(EXTENSION):
        wanted = text.removeprefix(EXTENSION)
        return lambda tool: tool.extension_id.lower() == wanted
    if "*" in text or "?" in text:
        pattern = re.compile("".join(map(_part, fold_case(units(text)))))
        return lambda tool: pattern.fullmatch(fold_case(units(tool.name))) is not None
    return lambda tool: tool.name.lower() == text


def _part(unit: str) -> str:
    match unit:
        case "*":
            return "[^\n\r\u2028\u2029]*"
        case "?":
            return "[^\n\r\u2028\u2029]"
        case _:
            return re.escape(unit)


def matches(matcher: str, tool: RegisteredTool) -> bool:
    """Say whether a matcher hits a tool."""
    return compiled(matcher)(tool)


def first_match(matchers: Iterable[str], tool: RegisteredTool) -> str | None:
    """Give the first matcher of a list that hits, as written; this is the one that is quoted."""
    return next((matcher for matcher in matchers if compiled(matcher)(tool)), None)


def all_matching(matchers: Sequence[str], tool: RegisteredTool) -> tuple[str, ...]:
    """Give every matcher of a list that hits, in order."""
    return tuple(matcher for matcher in matchers if compiled(matcher)(tool))
