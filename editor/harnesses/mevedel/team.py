"""What an agent reaches by itself, and what its whole team reaches.

One step suffices: every delegator reaches the same roster, an untyped child is a copy of its
starter, and a reached role that delegates reaches the roster again.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import field, record
from editor.harnesses.mevedel.catalog import AGENT
from editor.harnesses.mevedel.delegation import (
    Agent,
    boundary_for,
    expand_role,
    hidden_tools,
)
from editor.harnesses.mevedel.permissions import decide_plainly
from editor.harnesses.mevedel.roles import DEFAULT, component_fault

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.harnesses.mevedel.delegation import Setup
    from editor.harnesses.mevedel.permissions import Decision
    from editor.harnesses.mevedel.roles import Role


@record
class View:
    """One agent's tools under the boundary as it is now."""

    agent: Agent
    hidden: frozenset[str]
    visible: tuple[str, ...]
    decisions: Mapping[str, Decision]  # of visible tools, for a call of which nothing is known
    usable: tuple[str, ...]

    @property
    def may_delegate(self) -> bool:
        """Whether a start of a child can pass the first two gates."""
        return AGENT in self.usable


@record
class Team:
    """What a whole team reaches: `paths` gives, per tool, the roles along the way to it."""

    reachable_roles: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    mutating: tuple[str, ...] = ()
    deferred: tuple[str, ...] = ()
    paths: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    deferred_paths: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    broken_roles: tuple[str, ...] = ()  # in the roster, but no child of them can start


def view(setup: Setup, agent: Agent, is_own_turn: bool = True) -> View:
    """Look at an agent under the boundary."""
    hidden = hidden_tools(setup, agent)
    visible = tuple(name for name in agent.tools if name not in hidden)
    decisions = decide_plainly(setup.catalog, boundary_for(setup, agent, is_own_turn), visible)
    usable = tuple(name for name in visible if decisions[name].outcome != "deny")
    return View(agent, hidden, visible, decisions, usable)


def role_agent(setup: Setup, starter: Agent, role: Role) -> Agent | None:
    """A child of a role as any delegator of the tree would get it; None when it cannot start."""
    found = expand_role(setup, role)
    if found.error or component_fault(role.components):
        return None
    return Agent(
        f"{starter.path}/{role.name}", role.name, found.active, found.deferred, role.max_turns,
        starter.model, plan_stamp=starter.plan_stamp,
    )  # fmt: skip


def team(setup: Setup, start: View, roster: Sequence[str]) -> Team:
    """Compute the reach of an agent's team under a roster."""
    paths: dict[str, tuple[str, ...]] = dict.fromkeys(start.usable, ())
    deferred = _possible(setup, start.agent, start.agent.deferred)
    deferred_paths: dict[str, tuple[str, ...]] = dict.fromkeys(deferred, ())
    reachable: tuple[str, ...] = ()
    broken: list[str] = []
    if start.may_delegate:
        registry = setup.registry()
        reachable = tuple(sorted({*roster, DEFAULT}))
        for name in roster:
            child = role_agent(setup, start.agent, registry[name]) if name in registry else None
            if child is None:
                broken.append(name)
                continue
            for tool in view(setup, child, is_own_turn=False).usable:
                paths.setdefault(tool, (name,))
            for tool in _possible(setup, child, child.deferred, is_own_turn=False):
                deferred_paths.setdefault(tool, (name,))
    names = tuple(sorted(paths))
    return Team(
        reachable,
        names,
        tuple(name for name in names if setup.catalog.is_mutating(name)),
        tuple(sorted(deferred_paths)),
        paths,
        deferred_paths,
        tuple(broken),
    )


def _possible(
    setup: Setup, agent: Agent, names: Sequence[str], is_own_turn: bool = True
) -> tuple[str, ...]:
    """On-demand tools whose calls would not be refused outright."""
    decisions = decide_plainly(setup.catalog, boundary_for(setup, agent, is_own_turn), names)
    return tuple(name for name in names if decisions[name].outcome != "deny")
