"""What the pi host makes of `--tools` and `--exclude-tools`: registered and active tools."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.records import record
from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool

if TYPE_CHECKING:
    from collections.abc import Sequence

BUILTIN_TOOLS: Final = ("read", "bash", "powershell", "edit", "write", "grep", "find", "ls")
DEFAULT_TOOLS: Final = ("read", "bash", "edit", "write")
MCP_RESOURCE_TOOLS: Final = (
    "list_mcp_resources",
    "list_mcp_resource_templates",
    "read_mcp_resource",
)
MCP_PREFIX: Final = "mcp__"
_DECLARED: Final = ("direct", "model-only")
_MIXED: Final = "Invalid tools option: tool names cannot be mixed with +name or -name entries"
_PATTERN: Final = (
    "Invalid tools option: +name and -name entries take exact tool names, not patterns: "
)


@record
class HostTools:
    """What a child starts with, or the host's own word for why it does not start."""

    registered: tuple[str, ...] = ()  # in registry order
    active: tuple[str, ...] = ()  # in the order the model sees them
    error: str | None = None


def is_mcp(name: str) -> bool:
    """Say whether the host takes a tool for one of an MCP server."""
    return name.startswith(MCP_PREFIX) or name in MCP_RESOURCE_TOOLS


def is_edit(entry: str) -> bool:
    """Say whether an entry adds to or takes from the default tools."""
    return entry.startswith(("+", "-"))


@lru_cache(maxsize=4096)
def _pattern(entry: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, entry.split("*"))), re.DOTALL)


def entry_matches(entry: str, name: str) -> bool:
    """Compare a host entry with a name: case counts, `*` stands for any run, `?` for itself."""
    if "*" in entry:
        return _pattern(entry).fullmatch(name) is not None
    return entry == name


class Entries:
    """A host list, prepared to be compared with many names."""

    __slots__ = ("_exact", "_globs", "is_given")

    def __init__(self, entries: Sequence[str] | None) -> None:
        self.is_given = entries is not None
        self._exact = frozenset(entry for entry in entries or () if "*" not in entry)
        self._globs = tuple(entry for entry in entries or () if "*" in entry)

    def first(self, name: str) -> str | None:
        """Give an entry that matches a name, an exact one before a pattern."""
        if name in self._exact:
            return name
        for entry in self._globs:
            if entry_matches(entry, name):
                return entry
        return None

    def hits(self, name: str) -> bool:
        """Say whether any entry matches a name."""
        return name in self._exact or (bool(self._globs) and self.first(name) is not None)


def option_error(tools: Sequence[str] | None) -> str | None:
    """Give the host's own error text for a `--tools` value it refuses, else None."""
    edits = [entry for entry in tools or () if is_edit(entry)]
    if tools and edits:
        if len(edits) != len(tools):
            return _MIXED
        pattern = next((entry for entry in edits if "*" in entry), None)
        if pattern is not None:
            return _PATTERN + pattern
    return None


def keeps_mcp(tools: Sequence[str]) -> bool:
    """Say whether a plain list leaves MCP tools registered that it does not name."""
    return bool(tools) and not any(entry.startswith(MCP_PREFIX) for entry in tools)


def default_names(setting: Sequence[str] | None) -> tuple[str, ...]:
    """Give the names that are active when no list says otherwise."""
    if setting is None:
        return DEFAULT_TOOLS
    plain = [entry for entry in setting if not is_edit(entry)]
    edits = [entry for entry in setting if is_edit(entry)]
    return edited(plain if plain or not edits else DEFAULT_TOOLS, edits)


def edited(names: Sequence[str], edits: Sequence[str]) -> tuple[str, ...]:
    """Apply `+name` and `-name` entries in order."""
    result = list(dict.fromkeys(names))
    for edit in edits:
        name = edit[1:]
        if edit[0] == "-":
            result = [each for each in result if each != name]
        elif name and name not in result:
            result.append(name)
    return tuple(result)


def merged_default_tools(
    user: Sequence[str] | None, project: Sequence[str] | None
) -> tuple[str, ...] | None:
    """Join the `defaultTools` of the user's and the project's settings into one layer."""
    if project is None:
        return None if user is None else tuple(user)
    if user is not None and all(map(is_edit, project)):
        return (*user, *project)
    return tuple(project)


def registry_of(extensions: Sequence[RegisteredTool]) -> dict[str, RegisteredTool]:
    """Put the eight built-in tools and the extensions' tools into registry order."""
    registry = {name: RegisteredTool(name, f"builtin:{name}") for name in BUILTIN_TOOLS}
    for tool in extensions:
        registry[tool.name] = tool
    return registry


def host_tools(
    tools: Sequence[str] | None,
    exclude: Sequence[str] | None,
    extensions: Sequence[RegisteredTool],
    default_tools: Sequence[str] | None = None,
) -> HostTools:
    """Apply the two options to a registry; lists are already split."""
    error = option_error(tools)
    if error is not None:
        return HostTools(error=error)
    has_edits = tools is not None and len(tools) > 0 and is_edit(tools[0])
    allow = None if has_edits else tools
    listed, excluded = Entries(allow), Entries(exclude)
    mcp_stays = allow is not None and keeps_mcp(allow)
    registered = {
        name: tool
        for name, tool in registry_of(extensions).items()
        if not excluded.hits(name)
        and (allow is None or listed.hits(name) or (mcp_stays and is_mcp(name)))
    }
    requested: list[str]
    if allow is not None:
        requested = list(allow)
        requested += [
            name
            for name, tool in registered.items()
            if tool.exposure in _DECLARED and listed.hits(name)
        ]
    else:
        requested = list(edited(default_names(default_tools), (tools or ()) if has_edits else ()))
        requested += [
            tool.name
            for tool in extensions
            if tool.exposure in _DECLARED and tool.is_default_active
        ]
    active = tuple(
        name
        for name in dict.fromkeys(requested)
        if name in registered and registered[name].exposure != "hidden"
    )
    return HostTools(tuple(registered), active)
