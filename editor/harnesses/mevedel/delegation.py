"""Starting children along a path: who gets which tools, which gate refuses, what is frozen.

A `Setup` is everything a user can set for a session tree; `walk` starts one child after another
under it and gives every agent as it was frozen at its start.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import field, record, replace
from editor.harnesses.mevedel.catalog import AGENT, COMMUNICATION, OCT, Catalog, catalog
from editor.harnesses.mevedel.models import (
    NO_MODEL,
    ModelChoice,
    ModelMap,
    ModelStep,
    resolve_model,
)
from editor.harnesses.mevedel.permissions import Boundary, Decision, decide, hidden_by_plan
from editor.harnesses.mevedel.roles import (
    DEFAULT,
    IMPLEMENT,
    PRESETS,
    Preset,
    Role,
    builtin_roles,
    component_fault,
)
from editor.harnesses.mevedel.rules import visible_buckets
from editor.harnesses.mevedel.specs import Expansion, Spec, expand, tools

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = "root"
ROOT_PATH = "/root"
_TASK_NAME = pattern(r"[a-z0-9_]+\Z")
_AGENT_PATH = pattern(r"/root(?:/[a-z0-9_]+)*\Z")
GOAL_TOOL = "UpdateGoal"
CAPACITY = 3  # children at work at the same time, over the whole tree

Extras = dict[str, tuple[Spec, ...]]


@record
class RootList:
    """Root’s own tools by their names, as a session lists them."""

    active: tuple[str, ...] = ()
    deferred: tuple[str, ...] = ()


@record
class Setup:
    """What a user can set for one session tree."""

    catalog: Catalog = field(default_factory=lambda: catalog(OCT))
    preset: str = IMPLEMENT
    roster: tuple[str, ...] | None = None  # replaces the preset's; empty means every role
    roles: tuple[Role, ...] = ()  # the user's, in the order they are evaluated
    role_extras: Mapping[str, tuple[Spec, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    preset_extras: Mapping[str, tuple[Spec, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    root_tools: tuple[Spec, ...] | None = None  # replaces root's active list only
    root_list: RootList | None = None  # root’s tools by name, in place of the preset’s
    boundary: Boundary = field(default_factory=Boundary)
    models: ModelMap = field(default_factory=ModelMap)
    root_model: ModelChoice = NO_MODEL
    capacity: int = CAPACITY
    is_goal_active: bool = False
    own_presets: tuple[Preset, ...] = ()

    @property
    def rules(self) -> str:
        """The version of the rules."""
        return self.catalog.rules

    def registry(self) -> dict[str, Role]:
        """All registered roles; registering a name again replaces the whole role."""
        return {role.name: role for role in (*builtin_roles(self.rules), *self.roles)}

    def preset_definition(self) -> Preset:
        """The preset in use; one that is not known here has no tools and no roster."""
        for preset in self.own_presets:
            if preset.name == self.preset:
                return preset
        return PRESETS.get(self.preset, Preset(self.preset, ()))


@record
class Hop:
    """One start of a child: what the Agent call says, and what happens afterwards."""

    role: str | None = None  # None: untyped
    task: str | None = None  # default: the role, or `child<hop>`
    model: str | None = None
    effort: str | None = None
    settles: bool = False  # the child becomes idle once it has started
    is_sibling: bool = False  # the next hop starts from root again
    afterwards: Callable[[Setup], Setup] | None = None  # a change made once this child exists


@record
class Agent:
    """One agent as it was frozen at its start."""

    path: str
    role: str  # root, default, or the role's name
    tools: tuple[str, ...]
    deferred: tuple[str, ...] = ()
    max_turns: int | None = None
    model: ModelChoice = NO_MODEL
    model_steps: tuple[ModelStep, ...] = ()
    plan_stamp: str | None = None  # a directive plan, copied at the start and never lifted

    @property
    def is_root(self) -> bool:
        """Whether it is the root session itself."""
        return self.path == ROOT_PATH


@record
class Refusal:
    """Why a child was not started, at which hop (from 1)."""

    code: str
    hop: int
    subject: str = ""
    bucket: str = ""


@record
class Walk:
    """The agents started along a path, and the setup as it is at the end."""

    agents: tuple[Agent, ...]
    setup: Setup
    roster: tuple[str, ...]  # Invariant: computed once, when the preset was applied.
    refusal: Refusal | None = None

    @property
    def last(self) -> Agent:
        """The agent the path leads to."""
        return self.agents[-1]


def is_agent_path(path: str) -> bool:
    """Whether a path is in its one canonical spelling."""
    return _AGENT_PATH.match(path) is not None


def is_task_name(task: str) -> bool:
    """Whether an Agent call may use this task name."""
    return _TASK_NAME.match(task) is not None and task != ROOT


def visible_roster(setup: Setup) -> tuple[str, ...]:
    """The roles that can be named on a start: those listed and registered, or else all."""
    registry = setup.registry()
    listed = setup.preset_definition().roster if setup.roster is None else setup.roster
    return tuple(dict.fromkeys(name for name in listed if name in registry)) or tuple(registry)


def role_specs(setup: Setup, role: Role) -> tuple[Spec, ...]:
    """A role's specs as they are frozen: own, the user's extras, and the bundles that follow."""
    own = role.tools + tuple(setup.role_extras.get(role.name, ()))
    bundle: tuple[str, ...] = ()
    if AGENT in expand(own, setup.catalog).active:
        bundle = setup.catalog.control_bundle
    return own + tools(*COMMUNICATION) + tools(*bundle)


def expand_role(setup: Setup, role: Role) -> Expansion:
    """The tools a child of this role gets, whoever starts it."""
    return expand(role_specs(setup, role), setup.catalog)


def root_agent(setup: Setup) -> Agent | Refusal:
    """The root session under its preset."""
    preset = setup.preset_definition()
    extras = tuple(setup.preset_extras.get(preset.name, ()))
    held = setup.root_list
    own = expand(extras if held else preset.tools + extras, setup.catalog)
    chosen = own if setup.root_tools is None else expand(setup.root_tools, setup.catalog)
    for found in (own, chosen):
        if found.error:
            return Refusal(found.error, 0, found.subject)
    active, deferred = chosen.active, own.deferred
    if held:
        deferred = tuple(dict.fromkeys((*held.deferred, *deferred)))
    if held and setup.root_tools is None:
        active = tuple(dict.fromkeys((*held.active, *active)))
    plan = setup.boundary.plan
    stamp = plan if plan == "directive" else None
    return Agent(ROOT_PATH, ROOT, active, deferred, None, setup.root_model, plan_stamp=stamp)


def boundary_for(
    setup: Setup, agent: Agent, is_own_turn: bool = True, plan_stamp: str | None = None
) -> Boundary:
    """The shared boundary as one agent sees it."""
    boundary = setup.boundary
    stamp = agent.plan_stamp or plan_stamp
    buckets = visible_buckets(boundary.buckets, agent.is_root, is_own_turn)
    return replace(boundary, buckets=buckets, plan=stamp or boundary.plan)


def hidden_tools(setup: Setup, agent: Agent) -> frozenset[str]:
    """The frozen tools an agent is not shown: by a plan, or for want of an active goal."""
    plan = agent.plan_stamp or setup.boundary.plan
    hidden = set(hidden_by_plan(plan))
    if not (agent.is_root and setup.is_goal_active):
        hidden.add(GOAL_TOOL)
    return frozenset(name for name in agent.tools if name in hidden)


def decide_for(
    setup: Setup,
    agent: Agent,
    tool: str,
    arguments: Mapping[str, object] | None = None,
    is_own_turn: bool = True,
) -> Decision:
    """Decide a call of one agent; without arguments nothing is known of the call."""
    return decide(setup.catalog, boundary_for(setup, agent, is_own_turn), tool, arguments)


def walk(setup: Setup, hops: Sequence[Hop]) -> Walk:
    """Start one child after another; ends at the first gate that refuses."""
    roster = visible_roster(setup)
    root = root_agent(setup)
    if isinstance(root, Refusal):
        return Walk((), setup, roster, root)
    agents = [root]
    caller = root
    reserved: set[str] = set()
    active = 0
    for number, hop in enumerate(hops, start=1):
        started = start_child(setup, roster, caller, hop, number, reserved, active)
        if isinstance(started, Refusal):
            return Walk(tuple(agents), setup, roster, started)
        reserved.add(started.path)
        active += not hop.settles
        agents.append(started)
        if hop.afterwards:
            setup = hop.afterwards(setup)
            if setup.root_tools is not None:
                root = replace(root, tools=expand(setup.root_tools, setup.catalog).active)
        caller = root if hop.is_sibling else started
    return Walk(tuple(agents), setup, roster)


def start_child(
    setup: Setup,
    roster: Sequence[str],
    caller: Agent,
    hop: Hop,
    number: int = 1,
    reserved: frozenset[str] | set[str] = frozenset(),
    active: int = 0,
) -> Agent | Refusal:
    """Start one child, gate by gate in the package's order."""
    if AGENT not in caller.tools or AGENT in hidden_tools(setup, caller):
        return Refusal("caller-lacks-agent", number)
    task = hop.task if hop.task is not None else (hop.role or f"child{number}")
    call = decide_for(setup, caller, AGENT, {"task_name": task})
    if call.outcome == "deny":
        return Refusal("agent-call-denied", number, bucket=call.bucket)
    if not is_task_name(task):
        return Refusal("bad-task-name", number)
    role = None if hop.role is None else setup.registry().get(hop.role)
    if hop.role is not None and (role is None or hop.role not in roster):
        return Refusal("role-not-in-roster", number, hop.role)
    fault = component_fault(role.components) if role else None
    if fault:
        return Refusal(fault[0], number, fault[1])
    model = resolve_model(setup.models, caller.model, hop.role or DEFAULT, hop.model, hop.effort)
    if model.error:
        return Refusal(model.error, number)
    path = f"{caller.path}/{task}"
    if path in reserved:
        return Refusal("path-already-reserved", number, path)
    if active >= setup.capacity:
        return Refusal("capacity-exhausted", number)
    if role is None:
        extras = tuple(spec for spec in setup.role_extras.get(DEFAULT, ()))
        found = expand(extras, setup.catalog)
        active_tools = caller.tools
    else:
        found = expand_role(setup, role)
        active_tools = found.active
    if found.error:
        return Refusal(found.error, number, found.subject)
    stamp = caller.plan_stamp or ("directive" if setup.boundary.plan == "directive" else None)
    return Agent(
        path, hop.role or DEFAULT, active_tools, found.deferred,
        role.max_turns if role else None, model.choice, model.steps, stamp,
    )  # fmt: skip
