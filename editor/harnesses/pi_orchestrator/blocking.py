"""From block lists to a child: the blocked set, what the parent excludes, what the gate refuses."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from editor.core.records import record
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS, HostTools, host_tools
from editor.harnesses.pi_orchestrator.keep_list import DELEGATE
from editor.harnesses.pi_orchestrator.matching import EXTENSION, Matchers
from editor.harnesses.pi_orchestrator.rules import NEWEST, RELEASE_0_1_2
from editor.harnesses.pi_orchestrator.script import split_list

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool


class ChildState(StrEnum):
    """What one tool ends up as in the child."""

    UNREGISTERED = "unregistered"
    VISIBLE_BLOCKED = "visible-blocked"
    INACTIVE = "registered-inactive"
    ALLOWED = "allowed"


@record
class Exclusion:
    """What the parent puts behind `--exclude-tools`, and where each part comes from."""

    matchers: tuple[str, ...]  # the blocked set
    passed_through: tuple[str, ...]
    expanded: tuple[str, ...]  # names, in the order of the parent's registry

    @property
    def entries(self) -> tuple[str, ...]:
        """The list as it is passed, each entry once."""
        return tuple(dict.fromkeys((*self.passed_through, *self.expanded)))

    @property
    def host_entries(self) -> tuple[str, ...]:
        """The list as the host reads it back from one comma text."""
        return split_list(",".join(self.entries))

    @property
    def gate_matchers(self) -> tuple[str, ...]:
        """The matchers as the gate in the child reads them back from one comma text."""
        return split_list(",".join(self.matchers))


def blocked_set(floor: Sequence[str], agent: Sequence[str] | None) -> tuple[str, ...]:
    """Join the floor of the configuration with the agent's own list; nothing is ever taken off."""
    return tuple(dict.fromkeys((*floor, *(agent or ()))))


def exclusion(
    matchers: Sequence[str], parent_tools: Sequence[RegisteredTool], rules: str = NEWEST
) -> Exclusion:
    """Work out the exclude list from the blocked set and the parent's whole registry."""
    passed = () if rules == RELEASE_0_1_2 else tuple(filter(is_passed_through, matchers))
    prepared = Matchers(matchers)
    expanded = dict.fromkeys(tool.name for tool in parent_tools if prepared.first(tool) is not None)
    return Exclusion(tuple(matchers), tuple(dict.fromkeys(passed)), tuple(expanded))


def is_passed_through(matcher: str) -> bool:
    """Say whether the newest rules also hand a matcher to the host as it is written."""
    return not matcher.startswith(EXTENSION) and "?" not in matcher


def gate_match(matchers: Matchers, tool: RegisteredTool) -> str | None:
    """Give the matcher by which the gate in the child refuses a call, None when it lets it pass."""
    return None if tool.name == DELEGATE else matchers.first(tool)


def extension_tools(registry: Sequence[RegisteredTool]) -> tuple[RegisteredTool, ...]:
    """Leave out the host's own eight tools."""
    return tuple(tool for tool in registry if not is_builtin(tool))


def is_builtin(tool: RegisteredTool) -> bool:
    """Say whether a tool is one of the eight, not an extension's of the same name."""
    path = tool.path or ""
    return tool.name in BUILTIN_TOOLS and path.startswith(("builtin:", "<builtin:"))


@record
class ToolFate:
    """The state of one tool of the child, and the matcher of the gate that hits it."""

    state: ChildState
    matcher: str | None = None


def child_host(
    tools: Sequence[str] | None,
    exclude: Exclusion,
    child_tools: Sequence[RegisteredTool],
    default_tools: Sequence[str] | None = None,
) -> HostTools:
    """Start the host of a child as the parent does, with both lists as comma texts."""
    allow = None if not tools else split_list(",".join(tools))
    excluded = exclude.host_entries if exclude.entries else None
    return host_tools(allow, excluded, extension_tools(child_tools), default_tools)


def fates(
    host: HostTools, exclude: Exclusion, child_tools: Sequence[RegisteredTool], *, has_gate: bool
) -> dict[str, ToolFate]:
    """Say what each tool of the child's registry becomes; nothing when the child does not start."""
    if host.error is not None:
        return {}
    matchers = Matchers(exclude.gate_matchers if has_gate else ())
    registered, active = frozenset(host.registered), frozenset(host.active)
    result: dict[str, ToolFate] = {}
    for tool in child_tools:
        matcher = gate_match(matchers, tool)
        if tool.name not in registered:
            state = ChildState.UNREGISTERED
        elif matcher is not None:
            state = ChildState.VISIBLE_BLOCKED
        elif tool.name not in active:
            state = ChildState.INACTIVE
        else:
            state = ChildState.ALLOWED
        result[tool.name] = ToolFate(state, matcher)
    return result
