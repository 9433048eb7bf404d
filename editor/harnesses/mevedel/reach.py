"""What a whole team reaches by both ways of starting children, and the shortest way to each tool.

Without skills that fork this is `team`; a forking skill adds a role that no roster holds back, and
that role may start others again, so here the ways are followed to their end.
"""

from __future__ import annotations

from collections import deque
from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import field, record
from editor.harnesses.mevedel.delegation import Refusal, boundary_for
from editor.harnesses.mevedel.forks import fork_child, may_fork
from editor.harnesses.mevedel.permissions import decide_plainly
from editor.harnesses.mevedel.roles import DEFAULT
from editor.harnesses.mevedel.team import View, role_agent, view

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from editor.harnesses.mevedel.delegation import Agent, Setup
    from editor.harnesses.mevedel.forks import Fork

FILE_CHANGING = frozenset({"ApplyPatch", "Bash", "Eval", "WriteStdin"})


@record
class Reach:
    """Tools a team can use, each with the agents along the way to it (none: the agent itself)."""

    paths: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    on_demand: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    roles: tuple[str, ...] = ()  # that can be named on a start, `default` among them
    skills: tuple[str, ...] = ()  # forking skills the agent itself can invoke
    broken: tuple[str, ...] = ()  # in the roster, but no child of them can start

    @property
    def may_delegate(self) -> bool:
        """Whether any child can be started at all."""
        return bool(self.roles or self.skills)

    def changing(self, among: frozenset[str] = FILE_CHANGING) -> tuple[str, ...]:
        """The tools of the team that can change files."""
        return tuple(sorted(among.intersection(self.paths)))


def reach(setup: Setup, start: View, roster: Sequence[str], forks: Sequence[Fork]) -> Reach:
    """Follow every way children can be started, nearest first."""
    paths: dict[str, tuple[str, ...]] = {}
    on_demand: dict[str, tuple[str, ...]] = {}
    broken: dict[str, None] = {}
    seen: set[str] = set()
    queue: deque[tuple[View, tuple[str, ...]]] = deque([(start, ())])
    while queue:
        current, way = queue.popleft()
        is_own_turn = not way
        for tool in current.usable:
            paths.setdefault(tool, way)
        for tool in _not_denied(setup, current.agent, current.agent.deferred, is_own_turn):
            on_demand.setdefault(tool, way)
        for step, agent in _children(setup, current, roster, forks, is_own_turn):
            if agent is None:
                broken[step[-1]] = None
            elif step[-1] not in seen:
                seen.add(step[-1])
                queue.append((view(setup, agent, is_own_turn=False), way + step))
    named = tuple(sorted({*roster, DEFAULT})) if start.may_delegate else ()
    skills = tuple(fork.name for fork in forks if may_fork(setup, start.agent, fork))
    return Reach(paths, on_demand, named, skills, tuple(broken))


def _children(
    setup: Setup, parent: View, roster: Sequence[str], forks: Sequence[Fork], is_own_turn: bool
) -> Iterator[tuple[tuple[str, ...], Agent | None]]:
    """Every child an agent can start, with the step to it; None for one that cannot start."""
    if parent.may_delegate:
        registry = setup.registry()
        for name in roster:
            role = registry.get(name)
            yield (name,), role_agent(setup, parent.agent, role) if role else None
    for fork in forks:
        if may_fork(setup, parent.agent, fork, is_own_turn):
            child = fork_child(setup, parent.agent, fork)
            if not isinstance(child, Refusal):
                step = (fork.node,) if fork.role is None else (fork.node, fork.role)
                yield step, child


def _not_denied(
    setup: Setup, agent: Agent, names: Sequence[str], is_own_turn: bool
) -> tuple[str, ...]:
    decisions = decide_plainly(setup.catalog, boundary_for(setup, agent, is_own_turn), names)
    return tuple(name for name in names if decisions[name].outcome != "deny")
