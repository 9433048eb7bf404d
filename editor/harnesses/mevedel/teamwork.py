"""Whom a child may start and what its team reaches: badge, ways, and the map of a whole tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import Status
from editor.core.records import replace
from editor.core.resolution import Delegation, DelegationMap, MapEdge, MapNode
from editor.core.wording import Message, message
from editor.harnesses.mevedel import reading, wording
from editor.harnesses.mevedel.catalog import AGENT, OCT
from editor.harnesses.mevedel.delegation import Agent, Refusal
from editor.harnesses.mevedel.fields import SKILL
from editor.harnesses.mevedel.forks import Fork, fork_child, may_fork
from editor.harnesses.mevedel.reach import FILE_CHANGING, Reach, reach
from editor.harnesses.mevedel.roles import DEFAULT, builtin_roles
from editor.harnesses.mevedel.situation import situation
from editor.harnesses.mevedel.team import View, role_agent, view

if TYPE_CHECKING:
    from editor.core.harness import Roster
    from editor.core.session import Session
    from editor.harnesses.mevedel.delegation import Setup
    from editor.harnesses.mevedel.situation import Situation

__all__ = ["FILE_CHANGING", "badge", "delegation_map", "delegation_of", "forks_of"]

_BUILTIN: Final = frozenset(role.name for role in builtin_roles(OCT))
BY_PROMPT_ONLY: Final = ("verifier", "reviewer")  # roles that are told not to change anything


def forks_of(roster: Roster, rules: str) -> tuple[Fork, ...]:
    """The installed skills that fork."""
    forks: list[Fork] = []
    for entry in roster.entries:
        if entry.kind != SKILL or entry.status is not Status.LOADED or entry.shadowed_by:
            continue
        skill = reading.skill_of(entry, rules)
        if skill is not None and skill.forks and skill.is_loaded:
            forks.append(
                Fork(
                    entry.name, skill.agent, skill.model, skill.effort, skill.rules,
                    skill.model_invocable,
                )
            )  # fmt: skip
    return tuple(forks)


def badge(reached: Reach) -> Message:
    """The badge of an agent: leaf, or delegator with what its team can do."""
    if not reached.may_delegate:
        return message(wording.BADGE_LEAF)
    return message(wording.BADGE_CHANGES if reached.changing() else wording.BADGE_READ_ONLY)


def delegation_of(
    place: Situation, setup: Setup, seen: View, forks: tuple[Fork, ...]
) -> Delegation:
    """Whom one child may start, and what its whole team reaches with the way to it."""
    reached = reach(setup, seen, place.roster, forks)
    reachable = (*reached.roles, *(f"skill:{name}" for name in reached.skills))
    return Delegation(
        reached.may_delegate,
        reachable,
        tuple(sorted(reached.paths)),
        {name: reached.paths[name] for name in sorted(reached.paths)},
        badge(reached),
        _note(seen, reached),
    )


def _note(seen: View, reached: Reach) -> Message:
    """The one thing worth knowing about an agent's reach."""
    own = sorted(FILE_CHANGING.intersection(seen.usable))
    if own and seen.agent.role in BY_PROMPT_ONLY:
        return message(wording.NOTE_PROMPT_ONLY, tools=", ".join(own))
    if not reached.may_delegate:
        denied = seen.decisions.get(AGENT)
        if denied and denied.outcome == "deny":
            bucket = wording.BUCKETS.get(denied.bucket, "")
            return message(wording.NOTE_DENIED, bucket=bucket)
        return message(wording.NOTE_LEAF)
    changing = reached.changing()
    if own:
        return message(wording.NOTE_ROSTER)
    if not changing:
        return message(wording.NOTE_READ_ONLY)
    first = min(changing, key=lambda name: (len(reached.paths[name]), name))
    way = " → ".join(reached.paths[first])
    return message(wording.NOTE_WAY, way=way, tool=first)


def delegation_map(session: Session, roster: Roster, rules: str) -> DelegationMap:
    """Draw who may start whom, from the agent that would start the child."""
    place = situation(session, rules)
    forks = forks_of(roster, rules)
    caller = place.caller or Agent("/root", "root", (), model=place.setup.root_model)
    agents: dict[str, Agent] = {"": caller}
    registry = place.setup.registry()
    for name in place.roster:
        child = role_agent(place.setup, caller, registry[name]) if name in registry else None
        if child is not None:
            agents[name] = child
    for fork in forks:
        started = fork_child(place.setup, caller, fork)
        if not isinstance(started, Refusal):
            agents[fork.node] = started
    views = {name: view(place.setup, agent, is_own_turn=not name) for name, agent in agents.items()}
    nodes = [_node(place, name, seen, forks) for name, seen in views.items()]
    edges = [edge for name, seen in views.items() for edge in _edges(place, name, seen, forks)]
    if any(edge.target == DEFAULT for edge in edges):
        nodes.append(_default_node(nodes[0]))
        copied = _edges(place, DEFAULT, views[""], forks)
        edges += [replace(edge, is_certain=place.is_root_known) for edge in copied]
    for retained in place.children:
        seen = view(place.setup, retained.agent)
        nodes.append(_node(place, retained.agent.path, seen, forks, "retained"))
        parent = retained.agent.path.rpartition("/")[0]
        source = "" if parent == caller.path else parent
        text = message(wording.EDGE_RETAINED)
        edges.append(MapEdge(source, retained.agent.path, "retained", text))
    present = {node.name for node in nodes}
    return DelegationMap(
        tuple(nodes),
        tuple(edge for edge in edges if {edge.source, edge.target} <= present),
        message(wording.MAP_NOTE, capacity=place.setup.capacity),
    )


def _node(
    place: Situation, name: str, seen: View, forks: tuple[Fork, ...], scope: str = ""
) -> MapNode:
    reached = reach(place.setup, seen, place.roster, forks)
    is_certain = name != "" or place.is_root_known
    return MapNode(
        name,
        seen.usable,
        seen.agent.deferred,
        tuple(sorted(reached.paths)),
        bool(FILE_CHANGING.intersection(seen.usable)) if is_certain else None,
        bool(reached.changing()) if is_certain else None,
        badge(reached) if is_certain else None,
        scope or ("builtin" if name in _BUILTIN else ""),
    )


def _default_node(root: MapNode) -> MapNode:
    """An untyped child as the starter of the map would get it: its own copy."""
    return MapNode(
        DEFAULT, root.direct_tools, (), root.team_tools, root.can_change_files,
        root.team_can_change_files, root.badge, "builtin",
    )  # fmt: skip


def _edges(place: Situation, name: str, seen: View, forks: tuple[Fork, ...]) -> list[MapEdge]:
    """Whom one agent may start, by either way."""
    edges: list[MapEdge] = []
    is_certain = name != "" or place.is_root_known
    if seen.may_delegate:
        agent = message(wording.EDGE_AGENT)
        edges += [MapEdge(name, role, "agent", agent, is_certain) for role in place.roster]
        untyped = message(wording.EDGE_UNTYPED)
        edges.append(MapEdge(name, DEFAULT, "agent", untyped, is_certain))
    for fork in forks:
        if may_fork(place.setup, seen.agent, fork, is_own_turn=not name):
            text = message(wording.EDGE_SKILL, name=fork.name)
            edges.append(MapEdge(name, fork.node, "skill", text, is_certain))
    return edges
