"""Which tools there are, what kind each is, and by what a permission rule can qualify it.

Facts of the package, by rules version: `AUG` is its state of August 2026, `OCT` the accepted record
on transitive delegation, in which waking an idle agent became part of sending a message, so that
FollowupAgent is gone. Both share everything else.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from editor.core.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Iterable

OCT = "OCT"
AUG = "AUG"
RULES = (OCT, AUG)

AGENT = "Agent"
SEARCH = "ToolSearch"
COMMUNICATION = ("SendMessage", "ListAgents")


class ToolKind(StrEnum):
    """What the permission mode distinguishes."""

    INSPECTION = "inspection"
    REVIEWED_EDIT = "reviewed-edit"
    EDIT = "edit"
    OTHER = "other"


class Qualifier(StrEnum):
    """What a rule may narrow a tool's calls by."""

    PATH = "path"
    PATTERN = "pattern"
    DOMAIN = "domain"
    NAME = "name"


@record
class ToolInfo:
    """One tool of the package."""

    name: str
    groups: tuple[str, ...]
    category: str = "mevedel"
    kind: ToolKind = ToolKind.INSPECTION
    qualifier: Qualifier | None = None
    argument: str = ""  # the argument a qualifier is compared with

    @property
    def is_mutating(self) -> bool:
        """Whether the tool lacks the read-only flag."""
        return self.kind is not ToolKind.INSPECTION


@record
class Catalog:
    """All registered tools under one version of the rules."""

    rules: str
    tools: dict[str, ToolInfo]  # Invariant: never changed after it is made; in listing order.
    groups: dict[str, tuple[str, ...]]
    foreign: frozenset[str] = frozenset()  # further tools of which only the names are known

    @property
    def control_bundle(self) -> tuple[str, ...]:
        """What possession of an active Agent brings."""
        names = (AGENT, "FollowupAgent", "WaitAgent", "InterruptAgent")
        return tuple(name for name in names if name in self.tools)

    @property
    def mutating(self) -> frozenset[str]:
        """The tools without the read-only flag."""
        return frozenset(name for name, tool in self.tools.items() if tool.is_mutating)

    def is_mutating(self, name: str) -> bool:
        """Whether a tool lacks the read-only flag; a tool not known here counts as mutating."""
        tool = self.tools.get(name)
        return tool is None or tool.is_mutating


_UTIL = (
    "Agent", "FollowupAgent", "WaitAgent", "InterruptAgent", "SendMessage", "ListAgents", "Ask",
    "Skill", "ListSkills", "ToolSearch", "TaskCreate", "TaskUpdate", "TaskList", "TaskGet",
    "TaskNote", "UpdateGoal",
)  # fmt: skip
_ELISP = (
    "command_completions", "features", "function_completions", "function_documentation",
    "function_source", "library_source", "load_paths", "manual_names", "manual_node_contents",
    "manual_nodes", "symbol_exists", "symbol_manual_section", "variable_completions",
    "variable_documentation", "variable_source", "variable_value",
)  # fmt: skip
_NAMED = {"Agent": "task_name", "FollowupAgent": "target", "Skill": "name"}


def _path(name: str, group: str, argument: str) -> ToolInfo:
    return ToolInfo(name, (group,), qualifier=Qualifier.PATH, argument=argument)


def _all_tools() -> tuple[ToolInfo, ...]:
    other, domain = ToolKind.OTHER, Qualifier.DOMAIN
    web = "mevedel-gptel-agent"
    named = {
        name: ToolInfo(name, ("util",), qualifier=Qualifier.NAME, argument=argument)
        for name, argument in _NAMED.items()
    }
    return (
        _path("Glob", "read", "path"),
        _path("Grep", "read", "path"),
        _path("Read", "read", "file_path"),
        ToolInfo(
            "ApplyPatch", ("edit", "reviewed-edit"), kind=ToolKind.REVIEWED_EDIT,
            qualifier=Qualifier.PATH, argument="patch",
        ),
        *(_path(name, "code", "file_path") for name in ("Imenu", "Treesitter")),
        *(_path(name, "code", "file_path") for name in ("XrefDefinitions", "XrefReferences")),
        ToolInfo(
            "Bash", ("eval",), kind=other, qualifier=Qualifier.PATTERN, argument="command"
        ),
        ToolInfo("Eval", ("eval",), kind=other),
        ToolInfo("WriteStdin", ("eval",), kind=other),
        ToolInfo("ListExecutions", ("eval",)),
        ToolInfo("StopExecution", ("eval",), kind=other),
        *(named.get(name, ToolInfo(name, ("util",))) for name in _UTIL),
        ToolInfo("WebFetch", ("web",), web, qualifier=domain, argument="url"),
        ToolInfo("WebSearch", ("web",), web),
        ToolInfo("YouTube", ("web",), web, qualifier=domain, argument="url"),
        *(ToolInfo(name, ("elisp",), "mevedel-introspection") for name in _ELISP),
    )  # fmt: skip


@cache
def catalog(rules: str) -> Catalog:
    """Give the tools of a rules version."""
    return _with_groups(
        rules,
        {tool.name: tool for tool in _all_tools() if rules == AUG or tool.name != "FollowupAgent"},
    )


def with_tools(base: Catalog, more: Iterable[ToolInfo], foreign: Iterable[str] = ()) -> Catalog:
    """The catalogue with further registered tools; a name that is there already is replaced."""
    made = base
    added = {tool.name: tool for tool in more}
    if added:
        made = _with_groups(base.rules, {**base.tools, **added})
    names = frozenset(foreign).difference(made.tools)
    return replace(made, foreign=made.foreign | names) if names else made


def _with_groups(rules: str, tools: dict[str, ToolInfo]) -> Catalog:
    groups: dict[str, list[str]] = {}
    for tool in tools.values():
        for group in tool.groups:
            groups.setdefault(group, []).append(tool.name)
    return Catalog(rules, tools, {group: tuple(names) for group, names in groups.items()})
