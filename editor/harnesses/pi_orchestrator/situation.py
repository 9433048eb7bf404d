"""Everything a child depends on, gathered before any tool is judged."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from editor.core.records import record
from editor.core.session import Tool, ToolState
from editor.harnesses.pi_orchestrator import state
from editor.harnesses.pi_orchestrator.blocking import (
    Exclusion,
    blocked_set,
    child_host,
    exclusion,
    is_builtin,
)
from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS, HostTools, is_edit, is_mcp
from editor.harnesses.pi_orchestrator.reading import agent_of
from editor.harnesses.pi_orchestrator.script import split_list

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.session import Session
    from editor.harnesses.pi_orchestrator.agent_file import AgentFile
    from editor.harnesses.pi_orchestrator.config import Config

FLOOR, AGENT = "floor", "agent"
ITSELF: Final = "pi-orchestrator"
_ON_REQUEST: Final = ("builtin:codemode", "builtin:tool-search")  # off until they are named
_EXPOSURE: Final = {ToolState.ACTIVE: "direct", ToolState.DEFERRED: "deferred"}


@record
class Situation:
    """One agent under one session, with both registries as far as they are known."""

    agent: AgentFile
    config: Config
    floor: tuple[str, ...]
    child_extensions: tuple[str, ...]
    exclude: Exclusion
    parent: Mapping[str, RegisteredTool]
    is_parent_complete: bool
    child: Mapping[str, RegisteredTool] | None  # None: the child's registry is not known
    has_gate: bool
    allow: tuple[str, ...] | None  # the plain list of `tools`, as the host reads it
    edits: tuple[str, ...]  # `+name` and `-name` entries
    host: HostTools
    default_tools: tuple[str, ...] | None
    has_project_tools: bool

    def layer(self, matcher: str) -> str:
        """Name the layer a matcher comes from; the floor is asked first."""
        return FLOOR if matcher in self.floor else AGENT

    @property
    def known(self) -> tuple[RegisteredTool, ...]:
        """Every tool that is known of, in parent or child."""
        return tuple({**self.parent, **(self.child or {})}.values())


def gather(definition: Definition, session: Session, roster: Roster, rules: str) -> Situation:
    """Put everything together; what a session snapshot says goes before the settings files."""
    held = state.of(roster.settings)
    context = session.context
    agent = agent_of(definition.document, definition.origin, rules)
    floor = _texts(context.get("childBlockedTools"), held.config.child_blocked_tools)
    extensions = _texts(context.get("childExtensions"), held.config.child_extensions)
    default_tools = _texts_or_none(context.get("defaultTools"), held.default_tools)
    parent = parent_registry(session)
    child = child_registry(session)
    matchers = blocked_set(floor, agent.block_tools)
    exclude = exclusion(matchers, tuple(parent.values()), rules)
    host_list = split_list(",".join(agent.tools)) if agent.tools else None
    has_edits = bool(host_list) and all(map(is_edit, host_list or ()))
    child_tools = tuple(child.values()) if child is not None else ()
    has_gate = context.get("gateLoadedInChild")
    return Situation(
        agent=agent,
        config=held.config,
        floor=floor,
        child_extensions=extensions,
        exclude=exclude,
        parent=parent,
        is_parent_complete=session.is_complete or "parentTools" in context,
        child=child,
        has_gate=has_gate if isinstance(has_gate, bool) else _loads_itself(extensions),
        allow=None if host_list is None or has_edits else host_list,
        edits=(host_list or ()) if has_edits else (),
        host=child_host(agent.tools, exclude, child_tools, default_tools),
        default_tools=default_tools,
        has_project_tools=held.has_project_tools and "defaultTools" not in context,
    )


def _loads_itself(extensions: Sequence[str]) -> bool:
    """Whether the extension is loaded in the child, so that its gate is there."""
    return not extensions or any(ITSELF in entry for entry in extensions)


def _texts(value: object, default: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(value, list):
        return default
    return tuple(item for item in value if isinstance(item, str) and item.strip())


def _texts_or_none(value: object, default: tuple[str, ...] | None) -> tuple[str, ...] | None:
    if not isinstance(value, list):
        return default
    return tuple(item for item in value if isinstance(item, str))


# Registries


class _Same:
    """A session as a key: the very same object, whose registries need be read only once."""

    __slots__ = ("session",)

    def __init__(self, session: Session) -> None:
        self.session = session

    def __hash__(self) -> int:
        return id(self.session)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.session is self.session


def parent_registry(session: Session) -> Mapping[str, RegisteredTool]:
    """Give the parent's whole registry; of a partial session at least the host's own tools."""
    return _parent_registry(_Same(session))


def child_registry(session: Session) -> Mapping[str, RegisteredTool] | None:
    """Give the child's registry when the session tells it; the host's own tools are always in."""
    return _child_registry(_Same(session))


@lru_cache(maxsize=4)
def _parent_registry(key: _Same) -> dict[str, RegisteredTool]:
    session = key.session
    listed = session.context.get("parentTools")
    if isinstance(listed, list):
        return {tool.name: tool for tool in map(registered, listed) if tool is not None}
    found = {} if session.is_complete else _builtins()
    for tool in session.tools:
        found[tool.name] = from_session(tool)
    return found


@lru_cache(maxsize=4)
def _child_registry(key: _Same) -> dict[str, RegisteredTool] | None:
    listed = key.session.context.get("childTools")
    if not isinstance(listed, list):
        return None
    found = {tool.name: tool for tool in map(registered, listed) if tool is not None}
    missing = {name: tool for name, tool in _builtins().items() if name not in found}
    return {**missing, **found}


def _builtins() -> dict[str, RegisteredTool]:
    return {name: RegisteredTool(name, f"builtin:{name}", "builtin") for name in BUILTIN_TOOLS}


def registered(entry: object) -> RegisteredTool | None:
    """Read one tool of a registry in a snapshot: name, where it comes from, exposure."""
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        return None
    info: Any = entry.get("sourceInfo")
    info = info if isinstance(info, dict) else entry
    exposure, path = entry.get("exposure"), info.get("path")
    return RegisteredTool(
        entry["name"],
        path if isinstance(path, str) else None,
        info.get("source") if isinstance(info.get("source"), str) else None,
        exposure if isinstance(exposure, str) else "direct",
        entry.get("defaultActive") is not False and path not in _ON_REQUEST,
    )


def from_session(tool: Tool) -> RegisteredTool:
    """Give a session's tool as the registry has it, its source told from its origin if need be."""
    path, source, state = tool.path, tool.source, tool.state
    if path is not None and state is ToolState.ACTIVE:
        return RegisteredTool(tool.name, path, source)
    if path is None and source is None:
        kind, _, identity = tool.origin.partition(":")
        if kind == "builtin":
            path, source = f"builtin:{tool.name}", "builtin"
        elif kind == "mcp":
            path, source = "builtin:mcp", "builtin"
        elif kind in ("extension", "plugin"):
            source = identity
    is_codemode = state is ToolState.INACTIVE and is_mcp(tool.name)
    exposure = "codemode" if is_codemode else _EXPOSURE.get(state, "direct")
    return RegisteredTool(tool.name, path, source, exposure)


def origin_of(tool: RegisteredTool | None, name: str) -> str:
    """Name where a tool comes from, in the words of a snapshot."""
    if tool is not None and is_builtin(tool):
        return "builtin"
    if is_mcp(name):
        parts = name.split("__")
        return f"mcp:{parts[1]}" if len(parts) > 2 else "mcp"
    if tool is None:
        return "builtin" if name in BUILTIN_TOOLS else "unknown"
    identity = tool.extension_id
    return "unknown" if identity == "unknown" else f"extension:{identity}"


def may_load(extensions: Sequence[str], tool: RegisteredTool) -> bool | None:
    """Whether a child that loads only these extensions has a tool; None when it cannot be told."""
    identity = tool.extension_id
    if identity in ("unknown", "index", ""):
        return None
    for entry in extensions:
        bare = entry.removeprefix("npm:").removeprefix("git:").rstrip("/")
        last = bare.rsplit("/", 1)[-1].rsplit("\\", 1)[-1]
        stem = last.rsplit(".", 1)[0] if last.endswith((".ts", ".js", ".mjs", ".cjs")) else last
        if identity == bare or bare.startswith(identity + "@") or identity in (last, stem):
            return True
        if not entry.startswith("npm:") and "index" in stem:
            return None
    return False
