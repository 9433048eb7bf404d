"""What becomes of each tool: one reason per tool, the first rule that fits in the fixed order.

The order is: settings deny, depth limit (`Agent`), tools no child gets, background set,
`disallowedTools`, then the `tools` list and what memory switches on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record, tuple_record
from editor.harnesses.claude_code.catalog import (
    MEMORY_TOOLS,
    TEAMMATE_ADDED,
    is_always_removed,
    is_known,
    may_run_in_background,
)
from editor.harnesses.claude_code.entries import MCP, Entry, Kind, parse_entry
from editor.harnesses.claude_code.request import BACKGROUND

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from editor.harnesses.claude_code.permission_rules import Rule
    from editor.harnesses.claude_code.request import Request

GRANTING = frozenset(
    {
        "granted-listed",
        "granted-listed-specifier-ignored",
        "granted-by-server-pattern",
        "granted-inherited",
        "granted-own-mcp",
        "granted-by-memory",
        "granted-teammate",
    }
)
BY_DISALLOWED = frozenset(
    {"removed-disallowed", "removed-disallowed-pattern", "removed-disallowed-widened"}
)
UNAVAILABLE = frozenset({"removed-always", "removed-background"})

RESOLVED = "resolved"
REMOVED_BY_DISALLOWED = "removed-by-disallowed"
UNAVAILABLE_TO_SUBAGENTS = "unavailable-to-subagents"
MATCHED_NOTHING = "matched-nothing-now"
ABSENT = "absent-from-session"
UNRECOGNIZED = "unrecognized"


_NO_HITS: list[int] = []
MOST_STARTS = 32  # more are looked up by name instead of being tried one by one


@tuple_record
class Fate:
    """What becomes of one tool, and the list entry or settings rule that decides."""

    tool: str
    reason: str
    by: str = ""

    @property
    def is_granted(self) -> bool:
        """Whether the child gets the tool."""
        return self.reason in GRANTING


@tuple_record
class EntryResult:
    """What one entry of `tools` comes to."""

    entry: str
    result: str
    tools: tuple[str, ...]


class Matcher:
    """Finds the entries of a list that name a tool, without trying every entry on every tool."""

    def __init__(self, entries: Iterable[str], *, knows_servers: bool, knows_all: bool) -> None:
        self.entries: tuple[Entry, ...] = tuple(parse_entry(written) for written in entries)
        self._exact: dict[str, list[int]] = {}
        self._servers: dict[str, list[int]] = {}
        self._all_mcp: list[int] = []
        for index, entry in enumerate(self.entries):
            if entry.kind is Kind.TOOL:
                self._exact.setdefault(entry.name, []).append(index)
            elif entry.kind is Kind.SERVER and knows_servers:
                self._servers.setdefault(entry.server, []).append(index)
            elif entry.kind is Kind.ALL_MCP and knows_all:
                self._all_mcp.append(index)
        starts = tuple(f"{MCP}{server}__" for server in self._servers)
        self._starts = (MCP,) if self._all_mcp or len(starts) > MOST_STARTS else starts

    def hits(self, tool: str) -> list[int]:
        """The positions of the entries that name a tool, in order."""
        exact = self._exact.get(tool)
        if not tool.startswith(self._starts):
            return exact or _NO_HITS
        found = [*exact, *self._all_mcp] if exact else self._all_mcp
        at = tool.find("__", len(MCP))
        while at >= 0:
            server = self._servers.get(tool[len(MCP) : at])
            if server:
                found = [*found, *server]
            at = tool.find("__", at + 1)
        return sorted(found) if len(found) > 1 else found

    def first(self, tool: str) -> Entry | None:
        """The first entry that names a tool."""
        hits = self.hits(tool)
        return self.entries[hits[0]] if hits else None


@record
class Fates:
    """All tools, what the list's entries come to, and the granted ones in the program's order."""

    rows: tuple[Fate, ...]
    entries: tuple[EntryResult, ...]
    granted: tuple[str, ...]


def decide_fates(request: Request) -> Fates:
    """Decide about every tool of the session and of the definition's own servers."""
    session = tuple(dict.fromkeys(request.tools))
    own = tuple(tool for tool in dict.fromkeys(request.usable_own_tools) if tool not in session)
    denied = request.permissions.removed((*session, *own))
    if request.is_fork:
        rows = tuple(
            Fate(tool, "removed-by-settings-deny", denied[tool].written)
            if tool in denied
            else Fate(tool, "granted-inherited")
            for tool in session
        )
        return Fates(rows, (), tuple(row.tool for row in rows if row.is_granted))
    everything = (*session, *own)
    removals = filtered(request, everything, denied)
    _disallowed(request, everything, removals)
    listed = None
    if request.entries is not None:
        listed = Matcher(request.entries, knows_servers=True, knows_all=False)
    rows = tuple(_fates(request, session, own, removals, listed))
    granted_tools = {row.tool for row in rows if row.is_granted}
    results = _entry_results(request, listed, rows, granted_tools) if listed else ()
    return Fates(rows, results, _in_order(results, rows))


def filtered(request: Request, tools: Iterable[str], denied: Mapping[str, Rule]) -> dict[str, Fate]:
    """The tools a child loses whatever its lists say, each with the first rule that takes it."""
    rules = request.rules
    says_plan = request.fields.get("permissionMode") == "plan"
    is_background = request.run == BACKGROUND
    is_teammate, is_at_limit = request.is_teammate, request.is_at_limit
    gone: dict[str, Fate] = {}
    for tool in tools:
        if denied and tool in denied:
            gone[tool] = Fate(tool, "removed-by-settings-deny", denied[tool].written)
        elif tool.startswith(MCP):
            continue
        elif tool == "Agent" and is_at_limit:
            gone[tool] = Fate(tool, "removed-depth-limit")
        elif is_always_removed(tool, rules, says_plan=says_plan):
            gone[tool] = Fate(tool, "removed-always")
        elif is_background and not may_run_in_background(tool, rules, is_teammate=is_teammate):
            gone[tool] = Fate(tool, "removed-background")
    return gone


def surviving(request: Request) -> tuple[str, ...]:
    """The session's tools that a child without any list gets."""
    tools = tuple(dict.fromkeys(request.tools))
    gone = filtered(request, tools, request.permissions.removed(tools))
    return tuple(tool for tool in tools if tool not in gone) if gone else tools


def _disallowed(request: Request, tools: Iterable[str], gone: dict[str, Fate]) -> None:
    """Add what `disallowedTools` takes from what is left."""
    entries = request.fields.get("disallowedTools")
    if not entries:
        return
    knows_servers = request.rules.since(178)
    matcher = Matcher(entries, knows_servers=knows_servers, knows_all=knows_servers)
    for tool in tools:
        if tool not in gone:
            entry = matcher.first(tool)
            if entry is not None:
                gone[tool] = Fate(tool, _removal_reason(entry), entry.written)


def _removal_reason(entry: Entry) -> str:
    """Why an entry of `disallowedTools` takes a tool away."""
    if entry.has_specifier:
        return "removed-disallowed-widened"
    return "removed-disallowed" if entry.kind is Kind.TOOL else "removed-disallowed-pattern"


def _fates(
    request: Request,
    session: Sequence[str],
    own: Sequence[str],
    removals: Mapping[str, Fate],
    listed: Matcher | None,
) -> Iterable[Fate]:
    """One fate per tool: the session's in its order, then those of own servers."""
    has_memory = request.has_memory
    for tool in session:
        removed = removals.get(tool) if removals else None
        if removed is not None:
            yield removed
        elif listed is None:
            yield Fate(tool, "granted-inherited")
        elif entry := listed.first(tool):
            yield Fate(tool, _grant_reason(entry), entry.written)
        elif request.is_teammate and tool in TEAMMATE_ADDED:
            yield Fate(tool, "granted-teammate")
        elif has_memory and tool in MEMORY_TOOLS:
            yield Fate(tool, "granted-by-memory")
        else:
            yield Fate(tool, "not-listed")
    for tool in own:
        yield removals.get(tool) or Fate(tool, "granted-own-mcp")


def _grant_reason(entry: Entry) -> str:
    """Why an entry of `tools` grants a tool."""
    if entry.kind is Kind.SERVER:
        return "granted-by-server-pattern"
    return "granted-listed-specifier-ignored" if entry.has_specifier else "granted-listed"


def _entry_results(
    request: Request, listed: Matcher, rows: Sequence[Fate], granted: set[str]
) -> tuple[EntryResult, ...]:
    """What each entry of `tools` comes to, duplicates included."""
    named: list[list[Fate]] = [[] for _ in listed.entries]
    for row in rows:
        for index in listed.hits(row.tool):
            named[index].append(row)
    return tuple(
        EntryResult(
            entry.written,
            _result(request, entry, hits),
            tuple(row.tool for row in hits if row.tool in granted),
        )
        for entry, hits in zip(listed.entries, named, strict=True)
    )


def _result(request: Request, entry: Entry, hits: Sequence[Fate]) -> str:
    """The result of one entry from what became of the tools it names."""
    reasons = {row.reason for row in hits}
    if any(row.is_granted for row in hits):
        return RESOLVED
    if reasons & BY_DISALLOWED:
        return REMOVED_BY_DISALLOWED
    if entry.is_mcp:
        return MATCHED_NOTHING
    if "removed-depth-limit" in reasons:
        return MATCHED_NOTHING
    if reasons & UNAVAILABLE:
        return UNAVAILABLE_TO_SUBAGENTS
    if hits or is_known(entry.name, request.rules):
        return ABSENT
    return UNRECOGNIZED


def _in_order(results: Sequence[EntryResult], rows: Sequence[Fate]) -> tuple[str, ...]:
    """The granted tools: as listed, else as in the session; what memory adds comes last."""
    order = dict.fromkeys(tool for result in results for tool in result.tools)
    late: list[str] = []
    for row in rows:
        if row.is_granted and row.tool not in order:
            if row.reason == "granted-by-memory":
                late.append(row.tool)
            else:
                order[row.tool] = None
    late.sort(key=MEMORY_TOOLS.index)
    return (*order, *late)
