"""Who may start whom with the tool Agent, and what a whole team reaches.

Every agent that gets Agent reaches the same roster, so one step from the child tells what its team
can do. Tools are worked out once for a child without any list; what a definition's lists leave of
them is found through indexes, so a roster of hundreds costs little more than one of ten.
"""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from editor.core.definition import Status
from editor.core.records import replace
from editor.core.resolution import Delegation, DelegationMap, MapEdge, MapNode
from editor.core.tools import ToolEffect
from editor.harnesses.claude_code import facts as gathering
from editor.harnesses.claude_code import locations
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.catalog import EFFECTS, KNOWN, MEMORY_TOOLS
from editor.harnesses.claude_code.entries import MCP, Kind, parse_entry
from editor.harnesses.claude_code.fates import surviving
from editor.harnesses.claude_code.launching import REFUSED
from editor.harnesses.claude_code.request import ERROR
from editor.harnesses.claude_code.running import decide_run
from editor.harnesses.claude_code.validity import cited

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.session import Session
    from editor.core.wording import Message
    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.launching import Launch
    from editor.harnesses.claude_code.request import Request

AGENT: Final = "Agent"
MOST_EDGES: Final = 2_000
CHANGERS: Final = frozenset(
    name
    for name, effects in EFFECTS.items()
    if ToolEffect.CHANGES in effects or ToolEffect.RUNS in effects
)


def changes_files(tools: Iterable[str], *, has_open: bool = False) -> bool | None:
    """Whether any of these tools can change files; None when an unknown one might."""
    names = frozenset(tools)
    if not CHANGERS.isdisjoint(names):
        return True
    return None if has_open or not names <= KNOWN else False


class Pool:
    """What a child without lists gets on one layer, with an index by MCP server."""

    def __init__(self, request: Request, depth: int) -> None:
        plain = replace(
            request, name="", source="project", fields={}, own_tools=(), depth=depth,
            is_fork=False, is_main=False,
        )  # fmt: skip
        run = decide_run(plain).where
        self.tools = surviving(plain.with_run("" if run == ERROR else run))
        self.names = frozenset(self.tools)

    @cached_property
    def servers(self) -> dict[str, list[str]]:
        """The tools of each MCP server; made only when a list names one."""
        servers: dict[str, list[str]] = {}
        for tool in self.tools:
            at = tool.find("__", len(MCP)) if tool.startswith(MCP) else -1
            while at >= 0:
                servers.setdefault(tool[len(MCP) : at], []).append(tool)
                at = tool.find("__", at + 1)
        return servers

    def left_by(self, definition: Definition) -> frozenset[str]:
        """What a definition's lists leave of the pool."""
        left = self.names
        listed = definition.value("tools")
        if isinstance(listed, tuple) and listed != ("*",):
            left = self._named(listed)
            if definition.value("memory"):
                left |= self.names & frozenset(MEMORY_TOOLS)
        denied = definition.value("disallowed_tools")
        return left - self._named(denied) if isinstance(denied, tuple) and denied else left

    def _named(self, entries: Sequence[str]) -> frozenset[str]:
        """The tools of the pool that a list names."""
        found: set[str] = set()
        for written in entries:
            entry = parse_entry(written)
            if entry.kind is Kind.TOOL and entry.name in self.names:
                found.add(entry.name)
            elif entry.kind is Kind.SERVER:
                found.update(self.servers.get(entry.server, ()))
            elif entry.kind is Kind.ALL_MCP:
                found.update(tool for tool in self.tools if tool.startswith(MCP))
        return frozenset(found)


def startable(request: Request, roster: Roster) -> tuple[Definition, ...]:
    """The agents that can be started by the tool Agent: in effect and not forbidden by a rule."""
    found: list[Definition] = []
    seen: set[str] = set()
    for definition in roster.entries:
        is_in_effect = definition.status is Status.LOADED and definition.shadowed_by is None
        if not is_in_effect or definition.name in seen or _is_fork(definition):
            continue
        seen.add(definition.name)
        if request.permissions.type_rule(definition.name) is None:
            found.append(definition)
    return tuple(found)


def _is_fork(definition: Definition) -> bool:
    is_builtin = definition.origin.scope == locations.BUILTIN
    return is_builtin and definition.name == locations.FORK


def delegation(
    facts: Facts, answer: Launch, roster: Roster, *, is_open: bool = False
) -> Delegation:
    """Whom the child may start, and what its team can use; `is_open`: whether it gets Agent."""
    request = answer.request
    may = AGENT in answer.granted and not answer.agent_calls_fail and answer.outcome != REFUSED
    if not may:
        can_start = facts.is_loaded and not answer.refusal_kind and not request.is_at_limit
        if can_start and may_have_agent(facts.definition, facts.session):
            badge, note = cited(words.BADGE_OPEN), cited(words.NOTE_AGENT_UNKNOWN)
            return Delegation(badge=badge, note=note)
        is_at_end = request.is_at_limit and AGENT in facts.tools
        note = (
            cited(words.NOTE_DEPTH, limit=request.depth_limit)
            if is_at_end
            else cited(words.NOTE_NO_AGENT_TOOL)
        )
        return Delegation(badge=cited(words.BADGE_LEAF), note=note)
    agents, note = startable(request, roster), cited(words.NOTE_DEPTH, limit=request.depth_limit)
    entry = _binding_entry(request)
    if entry:
        allowed = {name.strip() for name in entry.partition("(")[2].rstrip(") ").split(",")}
        agents = tuple(agent for agent in agents if agent.name in allowed)
        note = cited(words.NOTE_TYPES_BIND, entry=entry)
    own = facts.definition.name
    paths: dict[str, tuple[str, ...]] = dict.fromkeys(answer.granted, (own,))
    pool = Pool(request, request.depth + 1)
    missing = set(pool.names).difference(paths)
    for agent in agents:
        if not missing:
            break
        if is_unpublished(agent):  # what it has nobody knows, so nothing surely comes through it
            continue
        gained = missing & pool.left_by(agent)
        paths.update(dict.fromkeys(gained, (own, agent.name)))
        missing -= gained
    order = [tool for tool in pool.tools if tool in paths]
    tools = tuple(dict.fromkeys((*answer.granted, *order)))
    team_changes = changes_files(tools, has_open=any(map(is_unpublished, agents)))
    return Delegation(
        True,
        tuple(agent.name for agent in agents),
        tools,
        MappingProxyType(paths),
        cited(words.BADGE_OPEN) if is_open else _badge(team_changes),
        note,
    )


def may_have_agent(definition: Definition, session: Session) -> bool:
    """Whether the session may have `Agent` without telling, and the lists would let it through."""
    if session.is_complete or AGENT in session.tool_names:
        return False
    listed, denied = definition.value("tools"), definition.value("disallowed_tools")
    if isinstance(denied, tuple) and any(parse_entry(one).name == AGENT for one in denied):
        return False
    if isinstance(listed, tuple) and listed != ("*",):
        return any(parse_entry(one).name == AGENT for one in listed)
    return True


def _binding_entry(request: Request) -> str:
    """The `Agent(a, b)` entry that binds when the agent runs the main conversation."""
    if not request.is_main:
        return ""
    entries = [entry for entry in request.entries or () if parse_entry(entry).name == AGENT]
    return entries[0] if entries and parse_entry(entries[0]).has_specifier else ""


def _badge(can_change: bool | None) -> Message:
    if can_change is None:
        return cited(words.BADGE_TEAM_UNKNOWN)
    return cited(words.BADGE_TEAM_CHANGES if can_change else words.BADGE_TEAM_READS)


def delegation_map(session: Session, roster: Roster, rules_name: str) -> DelegationMap:
    """The main conversation, the agents it may start, and whom those may start."""
    loaded = [
        entry
        for entry in roster.entries
        if entry.status is Status.LOADED and entry.shadowed_by is None
    ]
    direct = tuple(session.tool_names)
    if not loaded:
        changes = changes_files(direct, has_open=not session.is_complete)
        return DelegationMap((MapNode("", direct, can_change_files=changes),), ())
    request = gathering.gather(loaded[0], session, roster, rules_name).request
    agents = startable(request, roster)
    first, second = Pool(request, 1), Pool(request, 2)
    sets = {agent.name: first.left_by(agent) for agent in agents}
    unpublished = frozenset(agent.name for agent in agents if is_unpublished(agent))
    below = [second.left_by(agent) for agent in agents if agent.name not in unpublished]
    reached = frozenset().union(*below) if below else frozenset()
    known = [held for name, held in sets.items() if name not in unpublished]
    nodes = [_session_node(session, known, is_open=bool(unpublished))]
    for agent in agents:
        if agent.name in unpublished:
            badge = cited(words.UNSETTLED["pool-not-published"])
            nodes.append(MapNode(agent.name, badge=badge, scope=agent.origin.scope))
            continue
        own = sets[agent.name]
        node = _agent_node(
            agent, own, own | reached if AGENT in own else own, first.tools,
            may_start=may_have_agent(agent, session) and not request.is_at_limit,
            has_more=may_have_more(agent, session, own),
            has_strangers=AGENT in own and bool(unpublished),
        )  # fmt: skip
        nodes.append(node)
    has_agent = AGENT in direct or not session.is_complete
    edges = [MapEdge("", agent.name, is_certain=AGENT in direct) for agent in agents if has_agent]
    starters = [agent for agent in agents if AGENT in sets[agent.name]]
    note = cited(words.NOTE_DEPTH, limit=request.depth_limit)
    if not has_agent:
        note = cited(words.NOTE_NO_AGENT_IN_SESSION)
    elif len(starters) * len(agents) > MOST_EDGES:
        note = cited(words.NOTE_TOO_MANY, number=len(agents))
    else:
        edges += [
            MapEdge(one.name, other.name, is_certain=not is_unpublished(one))
            for one in starters
            for other in agents
        ]
    return DelegationMap(tuple(nodes), tuple(edges), note)


def is_unpublished(agent: Definition) -> bool:
    """Whether it is a built-in agent whose exact tools nobody has published."""
    return agent.origin.scope == locations.BUILTIN and agent.name in locations.UNPUBLISHED_POOLS


def _agent_node(
    agent: Definition,
    own: frozenset[str],
    team: frozenset[str],
    order: Sequence[str],
    *,
    may_start: bool,
    has_more: bool,
    has_strangers: bool,
) -> MapNode:
    """One agent with its own tools and those of its team.

    `has_more`: it may have tools the session does not tell of; `has_strangers`: it may start agents
    whose tools nobody knows.
    """
    changes = changes_files(team, has_open=has_more or has_strangers)
    badge = _badge(changes)
    if AGENT not in own:
        badge = cited(words.BADGE_OPEN if may_start else words.BADGE_LEAF)
    return MapNode(
        agent.name,
        tuple(tool for tool in order if tool in own),
        (),
        tuple(tool for tool in order if tool in team),
        changes_files(own, has_open=has_more),
        changes,
        badge,
        agent.origin.scope,
    )


def may_have_more(definition: Definition, session: Session, own: frozenset[str]) -> bool:
    """Whether a session that is known only in part may have tools that the lists let through."""
    if session.is_complete:
        return False
    listed = definition.value("tools")
    if not isinstance(listed, tuple) or listed == ("*",):
        return True
    named = map(parse_entry, listed)
    return any(
        entry.is_mcp or (entry.name in CHANGERS and entry.name not in own) for entry in named
    )


def _session_node(session: Session, sets: Iterable[frozenset[str]], *, is_open: bool) -> MapNode:
    direct = tuple(session.tool_names)
    team = frozenset(direct).union(*sets)
    is_partial = not session.is_complete
    return MapNode(
        "", direct, (), tuple(sorted(team)),
        changes_files(direct, has_open=is_partial),
        changes_files(team, has_open=is_partial or is_open),
    )  # fmt: skip
