"""What one of pi's session files tells of a parent: model, thinking, folder, name, tools."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from editor.core.patterns import pattern
from editor.core.records import record
from editor.harnesses.pi_orchestrator.script import trim

Record = Mapping[str, Any]
_PLACE = pattern(rb'"(type|id|parentId)"\s*:\s*"([^"\\]{1,200})"')


@record
class SessionLog:
    """The current branch of a session file, boiled down to what a child depends on."""

    session_id: str
    working_directory: str | None = None
    parent_session: str | None = None
    name: str | None = None
    branch: tuple[str, ...] = ()  # ids, the root first
    model: tuple[str, str] | None = None  # provider and model
    thinking: str | None = None  # None: not recorded
    declared_tools: tuple[str, ...] | None = None  # None: the branch has no system message


def header_of(line: str | bytes) -> Record | None:
    """Read the header line of a session file, None when it is none."""
    record = _record(line)
    is_header = record is not None and record.get("type") == "session"
    return record if is_header and record and isinstance(record.get("id"), str) else None


def recover(lines: Iterable[str | bytes]) -> SessionLog | None:
    """Follow the tree of a session file from its last line to the root; None for another file.

    Of every line only what decides is kept, so that a long session costs little memory.
    """
    records = [_slim(record) for line in lines if (record := _record(line)) is not None]
    if not records or records[0].get("type") != "session":
        return None
    header = records[0]
    if not isinstance(header.get("id"), str):
        return None
    entries = [record for record in records if record.get("type") != "session"]
    branch = _branch(_with_ids(entries, header))
    return SessionLog(
        header["id"],
        _text(header.get("cwd")),
        _text(header.get("parentSession")),
        _name(entries),
        tuple(str(entry.get("id")) for entry in branch),
        _model(branch),
        _thinking(branch),
        _declared(branch),
    )


_KEPT = (
    "type", "id", "parentId", "version", "cwd", "parentSession", "name", "provider", "modelId",
    "thinkingLevel",
)  # fmt: skip
_KEPT_OF_MESSAGE = ("role", "provider", "model")


def _slim(record: Record) -> Record:
    """Keep what decides of one line; texts of messages go."""
    kept = {key: record[key] for key in _KEPT if key in record}
    message = record.get("message")
    if isinstance(message, dict):
        inner = {key: message[key] for key in _KEPT_OF_MESSAGE if key in message}
        if inner.get("role") == "system":
            inner["toolsAdded"] = _names(message.get("toolsAdded"))
            inner["toolsRemoved"] = _names(message.get("toolsRemoved"))
        kept["message"] = inner
    return kept


def _record(line: str | bytes) -> Record | None:
    if isinstance(line, bytes):
        line = line.decode("utf-8", "replace")
    if not trim(line):
        return None
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _with_ids(entries: list[Record], header: Record) -> list[Record]:
    """Give the lines of the first format, a plain list, ids in file order."""
    version = header.get("version")
    if isinstance(version, int) and version > 1:
        return entries
    linked: list[Record] = []
    for index, entry in enumerate(entries):
        identity = entry.get("id") or f"line-{index + 1}"
        parent = linked[-1]["id"] if linked else None
        linked.append({**entry, "id": identity, "parentId": entry.get("parentId", parent)})
    return linked


def _branch(entries: list[Record]) -> list[Record]:
    """Walk from the last line to the root; an unknown parent ends the walk."""
    if not entries:
        return []
    by_id = {entry["id"]: entry for entry in entries if isinstance(entry.get("id"), str)}
    branch: list[Record] = []
    seen: set[int] = set()
    entry: Record | None = entries[-1]
    while entry is not None and id(entry) not in seen:
        seen.add(id(entry))
        branch.append(entry)
        parent = entry.get("parentId")
        entry = by_id.get(parent) if isinstance(parent, str) else None
    branch.reverse()
    return branch


def _message(entry: Record, role: str) -> Record | None:
    message = entry.get("message")
    if entry.get("type") != "message" or not isinstance(message, dict):
        return None
    return message if message.get("role") == role else None


def _model(branch: list[Record]) -> tuple[str, str] | None:
    for entry in reversed(branch):
        if entry.get("type") == "model_change":
            pair = entry.get("provider"), entry.get("modelId")
        elif (message := _message(entry, "assistant")) is not None:
            pair = message.get("provider"), message.get("model")
        else:
            continue
        provider, model = pair
        if isinstance(provider, str) and isinstance(model, str):
            return provider, model
    return None


def _thinking(branch: list[Record]) -> str | None:
    for entry in reversed(branch):
        level = entry.get("thinkingLevel")
        if entry.get("type") == "thinking_level_change" and isinstance(level, str):
            return level
    return None


def _declared(branch: list[Record]) -> tuple[str, ...] | None:
    tools: dict[str, None] | None = None
    for entry in branch:
        message = _message(entry, "system")
        if message is None:
            continue
        tools = {} if tools is None else tools
        for name in _names(message.get("toolsRemoved")):
            tools.pop(name, None)
        tools.update(dict.fromkeys(_names(message.get("toolsAdded"))))
    return None if tools is None else tuple(tools)


def opaque_line(head: bytes) -> bytes:
    """Stand in for a line too long to be parsed: its place in the tree, told from its start."""
    found = {key.decode(): value.decode("utf-8", "replace") for key, value in _PLACE.findall(head)}
    return json.dumps({"type": "message", **found}).encode("utf-8")


def session_name(lines: Iterable[str | bytes]) -> str | None:
    """Give the last name among some lines of a file; None when they hold none."""
    records = [record for line in lines if (record := _record(line)) is not None]
    return _name([record for record in records if record.get("type") == "session_info"])


def _names(value: object) -> list[str]:
    items = value if isinstance(value, list) else []
    names = [item.get("name") if isinstance(item, dict) else item for item in items]
    return [name for name in names if isinstance(name, str)]


def _name(entries: list[Record]) -> str | None:
    for entry in reversed(entries):
        if entry.get("type") == "session_info":
            return trim(_text(entry.get("name")) or "") or None
    return None
