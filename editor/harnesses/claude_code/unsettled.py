"""The questions no documentation settles, as far as they touch a tool or a start.

Where one of them decides, the verdict is *unknown* and names the question; the code is the reason
of the verdict. The golden vectors leave these cases out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.harnesses.claude_code.catalog import MEMORY_TOOLS, RESOURCE_TOOLS, RETIRED
from editor.harnesses.claude_code.entries import MCP, Entry, Kind, parse_entry
from editor.harnesses.claude_code.fates import BY_DISALLOWED, REMOVED_BY_DISALLOWED, RESOLVED
from editor.harnesses.claude_code.launching import REFUSED, WITHOUT_TOOLS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.fates import Fate
    from editor.harnesses.claude_code.launching import Launch

SEARCH_TOOLS: Final = ("Glob", "Grep")
BACKGROUND: Final = "removed-background"
FILTERED: Final = frozenset({"removed-always", "removed-background", "removed-depth-limit"})
_EXIT_PLAN_REASONS: Final = frozenset({"removed-always", "granted-inherited", "granted-listed"})


class Questions:
    """The open questions that one start raises; asked about every tool of it."""

    def __init__(self, facts: Facts, answer: Launch) -> None:
        request = facts.request
        self._facts = facts
        self._request = request
        self._listed_stars = _stars(request.entries or (), with_all=True)
        self._denied_stars = _stars(request.fields.get("disallowedTools", ()), with_all=False)
        self._has_memory = request.has_memory
        self._exit_plan = self._is_exit_plan_open(answer)
        self._has_search = "ToolSearch" in answer.fates.granted
        self.is_quiet = not (
            self._listed_stars
            or self._denied_stars
            or self._has_memory
            or facts.is_empty_tools
            or facts.is_unpublished
            or request.is_main
            or request.own_tools
            or (facts.deferred and not self._has_search)
        )

    def about(self, row: Fate) -> str:
        """The question that decides about a tool, empty when the rules do."""
        tool, reason = row.tool, row.reason
        if self.is_quiet and tool.startswith(MCP):
            return ""
        if tool == "ExitPlanMode" and self._exit_plan and reason in _EXIT_PLAN_REASONS:
            return "exit-plan-unsettled"
        if tool == "TaskOutput" and self._request.rules.is_october:
            return "task-output-unsettled" if row.is_granted or reason == BACKGROUND else ""
        if tool in RESOURCE_TOOLS and reason == BACKGROUND:
            return "resource-tools-unsettled"
        return "" if self.is_quiet else self._rarely(row)

    def _rarely(self, row: Fate) -> str:
        """The questions that only some definitions raise."""
        facts, reason = self._facts, row.reason
        if facts.is_empty_tools and reason in ("granted-inherited", "not-listed"):
            return "empty-tools-unsettled"
        if facts.is_unpublished and reason == "granted-inherited":
            return "pool-not-published"
        if self._request.is_main and reason in FILTERED:
            return "main-filters-unsettled"
        if self._has_memory and row.tool in MEMORY_TOOLS:
            is_from_nothing = reason == "granted-by-memory" and self._request.entries == []
            if is_from_nothing or reason in BY_DISALLOWED:
                return "memory-order-unsettled"
        if reason == "granted-own-mcp" and self._is_beside_list(row.tool):
            return "own-servers-unsettled"
        if reason == "not-listed" and _hits(self._listed_stars, row.tool):
            return "pattern-unsettled"
        if row.is_granted and _hits(self._denied_stars, row.tool):
            return "pattern-unsettled"
        if row.is_granted and row.tool in facts.deferred and not self._has_search:
            return "deferred-unsettled" if facts.session.is_complete else "deferred-partial"
        return ""

    def _is_beside_list(self, tool: str) -> bool:
        """Whether there is a list of tools and it does not name this one."""
        entries = self._request.entries
        return entries is not None and not any(parse_entry(one).matches(tool) for one in entries)

    def _is_exit_plan_open(self, answer: Launch) -> bool:
        """Whether plan mode holds without the file saying so, or the file says so in vain."""
        says_plan = self._request.fields.get("permissionMode") == "plan"
        return says_plan is not (answer.mode.effective == "plan")


def _stars(entries: Iterable[str], *, with_all: bool) -> list[re.Pattern[str]]:
    """The MCP entries of a list whose star is not documented there."""
    found: list[Entry] = [parse_entry(entry) for entry in entries if "*" in entry]
    return [
        re.compile(".*".join(re.escape(part) for part in entry.name.split("*")))
        for entry in found
        if entry.is_mcp and (entry.kind is Kind.GLOB or (with_all and entry.kind is Kind.ALL_MCP))
    ]


def _hits(patterns: list[re.Pattern[str]], tool: str) -> bool:
    return any(pattern.fullmatch(tool) for pattern in patterns)


def widened_search(facts: Facts, answer: Launch) -> tuple[str, ...]:
    """Glob and Grep where a child may get them although the session does not list them."""
    request = answer.request
    if not request.rules.is_october or request.is_fork or request.is_main or facts.is_empty_tools:
        return ()
    missing = [tool for tool in SEARCH_TOOLS if tool not in facts.tools]
    denied = request.permissions.removed(missing)
    disallowed = {parse_entry(entry).name for entry in request.fields.get("disallowedTools", ())}
    entries = request.entries
    wanted = None if entries is None else {parse_entry(entry).name for entry in entries}
    return tuple(
        tool
        for tool in missing
        if tool not in denied and tool not in disallowed and (wanted is None or tool in wanted)
    )


def launch_question(facts: Facts, answer: Launch) -> str:
    """The question that decides whether the child starts, empty when the rules do."""
    request, fates = answer.request, answer.fates
    if answer.refusal_kind or request.is_fork:
        return ""
    if facts.is_empty_tools:
        return "empty-tools-unsettled"
    results = {one.result for one in fates.entries}
    if answer.outcome == REFUSED:
        if not request.tools:
            return "empty-session"
        if REMOVED_BY_DISALLOWED in results:
            return "mixed-list"
        if any(one.entry in RETIRED for one in fates.entries):
            return "retired-names"
        if not facts.session.is_complete:
            return "partial-session"
        if widened_search(facts, answer):
            return "partial-session"
    elif answer.outcome == WITHOUT_TOOLS and request.entries is None:
        return "" if facts.session.is_complete else "partial-pool"
    elif fates.entries and not results & {RESOLVED, REMOVED_BY_DISALLOWED} and fates.granted:
        is_memory = all(row.reason == "granted-by-memory" for row in fates.rows if row.is_granted)
        return "memory-only" if is_memory else ""
    return ""
