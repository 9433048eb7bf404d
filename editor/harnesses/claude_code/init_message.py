"""The first message of a stream-json run (`system/init`) as a parent session.

It is the best there is: it names every tool the session has after deny rules, the servers with
their states, mode, model and version. It comes from `claude -p` or the SDK, so the session it
describes is not an interactive one.
"""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from editor.core.session import Completeness, Session, Tool
from editor.harnesses.claude_code.definitions import ID
from editor.harnesses.claude_code.entries import server_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def find_init(parts: Iterable[bytes]) -> dict[str, Any] | None:
    """The last init message among the lines of a file, or in a file given as one part: each is one
    message or a list of messages.
    """
    found = None
    for part in parts:
        if b"init" not in part:
            continue
        for value in _listed(_parse(part)):
            is_init = isinstance(value, dict) and value.get("type") == "system"
            if is_init and value.get("subtype") == "init":
                found = value
    return found


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _parse(data: bytes) -> Any:
    """Parse JSON; a damaged text gives nothing."""
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, ValueError, RecursionError):
        return None


def session_of_init(
    message: Mapping[str, Any],
    title: str,
    settings: Mapping[str, Any],
    variables: Mapping[str, str],
) -> Session:
    """Turn an init message into a session; `settings` and `variables` are those of its folder."""
    listed = message.get("tools")
    names = [name for name in _listed(listed or []) if isinstance(name, str) and name]
    mode, model, effort = (message.get(key) for key in ("permissionMode", "model", "effort"))
    folder, identity = message.get("cwd"), message.get("session_id")
    context: dict[str, Any] = {
        "version": _text(message.get("claude_code_version")),
        "interactive": False,
        "mcp_servers": servers_of(message.get("mcp_servers")),
        "settings": dict(settings),
        "env": dict(variables),
    }
    return Session(
        ID,
        _text(identity) or "init",
        title,
        tools_of(names),
        _text(folder) or None,
        mode_word(mode),
        None,
        _text(model) or None,
        _text(effort) or None,
        Completeness.COMPLETE if isinstance(listed, list) else Completeness.PARTIAL,
        MappingProxyType({key: value for key, value in context.items() if value != ""}),
    )


def tools_of(names: Iterable[str]) -> tuple[Tool, ...]:
    """Tools by their names; the old name of Agent is read as the new one."""
    fixed = dict.fromkeys("Agent" if name == "Task" else name for name in names)
    return tuple(Tool(name, origin_of(name)) for name in fixed)


def origin_of(name: str) -> str:
    """Where a tool comes from, by its name."""
    server = server_of(name)
    return f"mcp:{server}" if server else "builtin"


def servers_of(value: Any) -> list[dict[str, str]]:
    """The servers with their states, and nothing else of them."""
    return [
        {"name": one["name"], "status": _text(one.get("status"))}
        for one in (value if isinstance(value, list) else [])
        if isinstance(one, dict) and isinstance(one.get("name"), str)
    ]


def mode_word(value: Any) -> str | None:
    """A permission mode; `manual` is another word for `default`."""
    return "default" if value == "manual" else _text(value) or None


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
