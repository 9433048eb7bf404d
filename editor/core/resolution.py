"""What a child gets: a verdict for every tool, with the steps that led there.

Facts are gathered first, rule by rule in the harness's order; the outcome is decided last. Reasons
are codes; sentences are messages carried beside them.
"""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import field, record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Value
    from editor.core.problems import Problem
    from editor.core.tools import ToolEffect
    from editor.core.wording import Message


class Outcome(StrEnum):
    """What becomes of one tool in the child."""

    GRANTED = "granted"
    ON_DEMAND = "on-demand"  # offered only after a search
    BLOCKED = "blocked"  # visible, every call refused with a reason
    REMOVED = "removed"  # an explicit rule took it away
    NOT_GRANTED = "not-granted"  # nothing ever gave it
    UNKNOWN = "unknown"  # the session does not tell; the rule that will decide is named


class Decision(StrEnum):
    """What happens when the child makes a call."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"
    UNKNOWN = "unknown"


class StepEffect(StrEnum):
    """What one rule did to one tool."""

    ADDS = "adds"
    KEEPS = "keeps"
    REMOVES = "removes"
    BLOCKS = "blocks"
    ASKS = "asks"
    UNKNOWN = "unknown"
    NOTE = "note"  # explains, decides nothing


@record
class Step:
    """One rule applied to one tool (or to the model, the mode…), in the harness's order."""

    rule: str  # stable code
    effect: StepEffect
    message: Message
    line: int | None = None  # line of the definition file it comes from
    field: str = ""  # the field it comes from, to jump to


@record
class Verdict:
    """What one tool becomes in the child, and why."""

    tool: str
    outcome: Outcome
    reason: str  # stable code of the deciding rule
    steps: tuple[Step, ...]  # Invariant: in the order the harness applies them.
    decision: Mapping[str, Decision] = field(
        default_factory=lambda: MappingProxyType({})
    )  # situation ("inside", "outside", "call") → what a call does; empty unless callable
    origin: str = "unknown"
    effects: tuple[ToolEffect, ...] = ()
    decider: int = -1  # index into steps of the one that decides

    @property
    def decided_by(self) -> Step:
        """The deciding step; what “Why” marks."""
        return self.steps[self.decider]


@record
class Trace:
    """How one setting of the child (permission, model, thinking) got its effective value."""

    declared: Value
    effective: Value  # None: not known or none
    source: str  # short code: session, file, settings, environment, default…
    steps: tuple[Step, ...] = ()


@record
class Call:
    """What one kind of call will do under the effective mode."""

    kind: str  # stable code: read-inside, edit-outside, command, mcp…
    label: Message
    decision: Decision
    source: Message


@record
class Delegation:
    """Whom the child may start, and what its whole team can reach."""

    may_delegate: bool = False
    reachable: tuple[str, ...] = ()
    team_tools: tuple[str, ...] = ()
    paths: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )  # team tool → agents along the way to it
    badge: Message | None = None  # "leaf", "delegator, team can change files"…
    note: Message | None = None  # why it ends here


@record
class Resolution:
    """The resolved child: everything the preview, the report and `resolve` show."""

    harness: str
    rules: str
    name: str
    verdicts: tuple[Verdict, ...]
    granted: tuple[str, ...]  # in the harness's own order
    permission: Trace
    model: Trace
    thinking: Trace | None = None
    calls: tuple[Call, ...] = ()
    delegation: Delegation = field(default_factory=Delegation)
    can_change_files: bool | None = None  # None: not known
    label: str = ""  # how the parent sees the tools
    launch: str = "launches"  # launches, launches-without-tools, refused, unknown
    launch_reason: Message | None = None
    problems: tuple[Problem, ...] = ()
    limits: tuple[Message, ...] = ()  # what this preview cannot know

    def verdict(self, tool: str) -> Verdict | None:
        """The verdict of one tool by its exact name."""
        return next((row for row in self.verdicts if row.tool == tool), None)

    def way_to(self, tool: str) -> tuple[str, ...]:
        """The chain of agents, from this one on, to a tool of the team; empty for its own."""
        way = self.delegation.paths.get(tool, ())
        further = way[1:] if way[:1] == (self.name,) else way
        return (self.name, *further) if further else ()


@record
class MapNode:
    """One agent in the delegation map; the parent session has the name ""."""

    name: str
    direct_tools: tuple[str, ...] = ()
    on_demand_tools: tuple[str, ...] = ()
    team_tools: tuple[str, ...] = ()
    can_change_files: bool | None = None  # itself
    team_can_change_files: bool | None = None
    badge: Message | None = None
    scope: str = ""


@record
class MapEdge:
    """`source` may start `target`; `kind` says by what means (agent, skill…)."""

    source: str
    target: str
    kind: str = "agent"
    message: Message | None = None
    is_certain: bool = True


@record
class DelegationMap:
    """Who may start whom under one session."""

    nodes: tuple[MapNode, ...]
    edges: tuple[MapEdge, ...]
    note: Message | None = None  # why it ends where it ends
