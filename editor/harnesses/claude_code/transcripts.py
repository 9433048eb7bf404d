"""What a session's transcript tells about its tools, mode and model.

The format is internal and changes; every line is read defensively and only for these facts, never
for what was said. The tool list is that of the last prompt snapshot; older transcripts have none,
then only tools that were used are known. The result is always partial.
"""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.records import field, mutable_record
from editor.core.session import Completeness, Session, Tool, ToolState
from editor.harnesses.claude_code.definitions import ID
from editor.harnesses.claude_code.entries import server_of
from editor.harnesses.claude_code.init_message import mode_word, origin_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_MARKS: Final = (b"permission", b"attachment", b"assistant")
USED: Final = "used"  # estimate of a tool that is known only because it was called


@mutable_record
class Recorded:
    """The facts gathered line by line."""

    mode: str | None = None
    model: str | None = None
    version: str = ""
    folder: str = ""
    identity: str = ""
    snapshot: list[str] | None = None
    used: dict[str, None] = field(default_factory=dict)
    deferred: dict[str, None] = field(default_factory=dict)
    servers: dict[str, None] = field(default_factory=dict)
    is_child: bool = False  # lines of a subagent only
    has_lines: bool = False

    @property
    def is_transcript(self) -> bool:
        """Whether anything in the file spoke of a session."""
        return self.has_lines and bool(self.identity or self.mode or self.model or self.snapshot)


def read_lines(lines: Iterable[bytes]) -> Recorded:
    """Gather the facts of a transcript; damaged and unknown lines are passed over."""
    found = Recorded()
    children = 0
    for line in lines:
        if not any(mark in line for mark in _MARKS):
            continue
        value = _parse(line)
        if value is None:
            continue
        if value.get("isSidechain") is True:
            children += 1
            continue
        _read_line(value, found)
    found.is_child = children > 0 and not found.has_lines
    return found


def _parse(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _read_line(value: Mapping[str, Any], found: Recorded) -> None:
    """Take the facts of one line."""
    kind = value.get("type")
    found.has_lines = True
    found.version = _text(value.get("version")) or found.version
    found.folder = _text(value.get("cwd")) or found.folder
    found.identity = _text(value.get("sessionId")) or found.identity
    if kind in ("permission-mode", "user"):
        found.mode = mode_word(value.get("permissionMode")) or found.mode
    elif kind == "assistant":
        _read_answer(_map(value.get("message")), found)
    elif kind == "attachment":
        _read_attachment(_map(value.get("attachment")), found)


def _read_answer(message: Mapping[str, Any], found: Recorded) -> None:
    """The model that answered, and the tools it called."""
    model = _text(message.get("model"))
    if model and not model.startswith("<"):
        found.model = model
    for part in _list(message.get("content")):
        if isinstance(part, dict) and part.get("type") == "tool_use":
            name = _text(part.get("name"))
            if name:
                found.used[name] = None


def _read_attachment(attachment: Mapping[str, Any], found: Recorded) -> None:
    """The tools of a prompt snapshot, and changes of what is offered on demand."""
    kind = attachment.get("type")
    if kind == "prompt_snapshot" and isinstance(attachment.get("tools"), list):
        names = [_text(_map(tool).get("name")) for tool in attachment["tools"]]
        found.snapshot = [name for name in names if name]
    elif kind == "deferred_tools_delta":
        _change(found.deferred, attachment)
    elif kind == "mcp_instructions_delta":
        _change(found.servers, attachment)


def _change(held: dict[str, None], attachment: Mapping[str, Any]) -> None:
    """Add and remove the names of one change."""
    for name in _list(attachment.get("addedNames")):
        if isinstance(name, str) and name:
            held[name] = None
    for name in _list(attachment.get("removedNames")):
        held.pop(name if isinstance(name, str) else "", None)


def session_of_transcript(
    found: Recorded,
    identity: str,
    title: str,
    settings: Mapping[str, Any],
    variables: Mapping[str, str],
) -> Session:
    """Turn what was gathered into a session."""
    servers = dict.fromkeys(
        (*found.servers, *(server_of(name) for name in found.deferred if server_of(name)))
    )
    context: dict[str, Any] = {
        "version": found.version,
        "mcp_servers": [{"name": name, "status": "connected"} for name in servers],
        "settings": dict(settings),
        "env": dict(variables),
    }
    return Session(
        ID,
        identity,
        title,
        _tools(found),
        found.folder or None,
        found.mode,
        None,
        found.model,
        None,
        Completeness.PARTIAL,
        MappingProxyType({key: value for key, value in context.items() if value != ""}),
    )


def _tools(found: Recorded) -> tuple[Tool, ...]:
    """The tools that are known: of the snapshot, on demand, and else only those used."""
    tools: dict[str, Tool] = {}
    for name in found.snapshot or ():
        fixed = _fixed(name)
        tools.setdefault(fixed, Tool(fixed, origin_of(fixed)))
    for name in found.deferred:
        fixed = _fixed(name)
        tools.setdefault(fixed, Tool(fixed, origin_of(fixed), ToolState.DEFERRED))
    for name in found.used:
        fixed = _fixed(name)
        tools.setdefault(fixed, Tool(fixed, origin_of(fixed), estimate=USED))
    return tuple(tools.values())


def _fixed(name: str) -> str:
    return "Agent" if name == "Task" else name


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _map(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
