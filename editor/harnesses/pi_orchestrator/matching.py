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
        return lambda tool: pattern.fullmatch(_folded(tool.name)) is not None
    return lambda tool: tool.name.lower() == text


def _folded(name: str) -> str:
    return name.upper() if name.isascii() else fold_case(units(name))


def _part(unit: str) -> str:
    match unit:
        case "*":
            return "[^\n\r\u2028\u2029]*"
        case "?":
            return "[^\n\r\u2028\u2029]"
        case _:
            return re.escape(unit)


class Matchers:
    """A list of matchers, prepared to be compared with many tools."""

    __slots__ = ("_exact", "_extensions", "_texts", "_wild")

    def __init__(self, matchers: Sequence[str]) -> None:
        self._texts = tuple(matchers)
        self._exact: dict[str, int] = {}
        self._extensions: dict[str, int] = {}
        self._wild: list[tuple[int, Test]] = []
        for index, matcher in enumerate(matchers):
            text = trim(matcher).lower()
            if text.startswith(EXTENSION):
                self._extensions.setdefault(text.removeprefix(EXTENSION), index)
            elif "*" in text or "?" in text:
                self._wild.append((index, compiled(matcher)))
            else:
                self._exact.setdefault(text, index)

    def first(self, tool: RegisteredTool) -> str | None:
        """Give the first matcher that hits a tool, as written."""
        none = len(self._texts)
        best = self._exact.get(tool.name.lower(), none)
        if self._extensions:
            found = self._extensions.get(tool.extension_id.lower(), none)
            best = found if found < best else best
        for index, test in self._wild:
            if index > best:
                break
            if test(tool):
                return self._texts[index]
        return self._texts[best] if best < none else None


def matches(matcher: str, tool: RegisteredTool) -> bool:
    """Say whether a matcher hits a tool."""
    return compiled(matcher)(tool)


def first_match(matchers: Iterable[str], tool: RegisteredTool) -> str | None:
    """Give the first matcher of a list that hits, as written; this is the one that is quoted."""
    return next((matcher for matcher in matchers if compiled(matcher)(tool)), None)


def all_matching(matchers: Sequence[str], tool: RegisteredTool) -> tuple[str, ...]:
    """Give every matcher of a list that hits, in order."""
    return tuple(matcher for matcher in matchers if compiled(matcher)(tool))
