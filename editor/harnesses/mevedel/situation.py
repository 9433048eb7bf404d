"""From a session to the tree it stands for: what is set, who starts the child, what is unknown.

Which tools root has is told by the first of these that says anything: `root_tools` of the context,
the session's own list of tools, the preset.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from editor.core.records import field, record, replace
from editor.core.session import ToolState
from editor.harnesses.mevedel import context
from editor.harnesses.mevedel.catalog import catalog, with_tools
from editor.harnesses.mevedel.context import Shape, Values
from editor.harnesses.mevedel.delegation import Agent, Hop, Refusal, RootList, visible_roster, walk
from editor.harnesses.mevedel.roles import PRESETS
from editor.harnesses.mevedel.words import read_mode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.session import Session, Tool
    from editor.harnesses.mevedel.delegation import Setup
    from editor.harnesses.mevedel.models import ModelChoice
    from editor.harnesses.mevedel.roles import Role

# What a session may not tell; named in a context's `unknown`.
ROOT_TOOLS = "root_tools"
ROSTER = "roster"
MODE = "mode"
GLOBAL_RULES = "global_rules"


@record
class Child:
    """A retained child of a stored session, exactly as it was frozen."""

    agent: Agent
    activity: str = ""
    description: str = ""


@record
class Situation:
    """A session tree, and the agent that would start the child."""

    setup: Setup
    roster: tuple[str, ...]
    caller: Agent | None  # None: the path to it is refused
    refusal: Refusal | None = None
    active: int = 0  # children of the tree at work on the way to the caller
    reserved: frozenset[str] = frozenset()  # paths that are taken
    unknown: frozenset[str] = frozenset()
    faults: tuple[str, ...] = ()  # keys of the context that could not be understood
    children: tuple[Child, ...] = ()
    notes: tuple[str, ...] = ()  # what the reader of a stored session found
    listed: Mapping[str, Tool] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def is_root_known(self) -> bool:
        """Whether the list of root's own tools is certain."""
        return ROOT_TOOLS not in self.unknown


def situation(session: Session, rules: str, drafts: tuple[Role, ...] = ()) -> Situation:
    """Read a session; never raises. `drafts` count as evaluated before the preset is applied."""
    values = Values(session.context)
    listed = {tool.name: tool for tool in session.tools}
    base = with_tools(catalog(rules), (), listed)
    unknown = set(values.listed("unknown", context.text))
    mode = read_mode(session.permission_mode or "")
    if session.permission_mode and mode is None:
        values.faults.append("permission_mode")
    if mode is None and not session.is_complete:
        unknown.add(MODE)
    made = context.setup(
        values,
        base,
        mode or "ask",
        context.model_choice(session.model, session.thinking),
    )
    made = replace(made, root_list=_root_list(session), roles=(*made.roles, *drafts))
    is_told = made.root_tools is not None or made.root_list is not None
    if not is_told and made.preset not in _known_presets(made):
        unknown.add(ROOT_TOOLS)
    if not made.boundary.roots and session.working_directory:
        folder = session.working_directory
        made = replace(made, boundary=replace(made.boundary, roots=(folder,), directory=folder))
    children = values.listed("children", _child)
    path = values.listed("path", _hop_or_root)
    caller = values.get("caller", context.text, "")
    result = _at_caller(made, [hop for hop in path if hop is not None], children, caller)
    return replace(
        result, unknown=frozenset(unknown), faults=tuple(values.faults), children=children,
        notes=values.listed("notes", context.text), listed=listed,
    )  # fmt: skip


def _known_presets(setup: Setup) -> set[str]:
    return {*PRESETS, *(preset.name for preset in setup.own_presets)}


def _root_list(session: Session) -> RootList | None:
    """The session's own list of tools stands for root's; none when it lists nothing."""
    if not session.tools:
        return None
    named = {
        state: tuple(tool.name for tool in session.tools if tool.state is state)
        for state in (ToolState.ACTIVE, ToolState.DEFERRED)
    }
    return RootList(named[ToolState.ACTIVE], named[ToolState.DEFERRED])


def _at_caller(
    setup: Setup, path: list[Hop], children: tuple[Child, ...], caller: str
) -> Situation:
    """Go to the agent that starts the child: a retained one, or the end of a path of starts."""
    reserved = frozenset(child.agent.path for child in children)
    retained = next((child.agent for child in children if child.agent.path == caller), None)
    if retained:
        return Situation(setup, visible_roster(setup), retained, reserved=reserved)
    outcome = walk(setup, path)
    started = outcome.agents[1:]
    return Situation(
        outcome.setup,
        outcome.roster,
        None if outcome.refusal else outcome.last,
        outcome.refusal,
        sum(not hop.settles for hop in path[: len(started)]),
        reserved | {agent.path for agent in started},
    )


def _hop_or_root(value: Any) -> Hop | None:
    """A hop of a path; the path's own beginning is none."""
    return None if value == "/root" else context.hop(value)


def _child(value: Any) -> Child:
    """A retained child as the session reader gives it."""
    held = context.mapping(value)
    turns, effort = held.get("max_turns"), held.get("effort")
    model = held.get("model")
    choice = context.model_choice(
        None if model is None else context.text(model),
        None if effort is None else context.text(effort),
    )
    path = context.text(held.get("path"))
    if not path.startswith("/root/"):
        raise Shape
    agent = Agent(
        path, context.text(held.get("role")), context.texts(held.get("tools", [])),
        context.texts(held.get("deferred", [])),
        None if turns is None else context.number(turns), choice,
    )  # fmt: skip
    return Child(
        agent, context.text(held.get("activity", "")), context.text(held.get("description", ""))
    )


def model_text(choice: ModelChoice) -> str | None:
    """A model as it is shown, None when nothing is known of it."""
    return choice.label or None
