"""Entries of `tools` and `disallowedTools`: how a list splits, and what one entry names."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from editor.core.records import tuple_record

MCP = "mcp__"


class Kind(StrEnum):
    """What an entry names."""

    TOOL = "tool"  # one tool by its exact name
    SERVER = "server"  # every tool of one MCP server
    ALL_MCP = "all-mcp"  # mcp__*
    GLOB = "glob"  # a star anywhere else: not documented what it does


@tuple_record
class Entry:
    """One entry, understood."""

    written: str
    name: str  # without the bracket, `Task` read as `Agent`
    kind: Kind
    server: str = ""
    has_specifier: bool = False

    @property
    def is_mcp(self) -> bool:
        """Whether the entry is about MCP tools."""
        return self.name.startswith(MCP)

    def matches(self, tool: str) -> bool:
        """Whether the entry names this tool by a documented rule."""
        if self.kind is Kind.TOOL:
            return tool == self.name
        if self.kind is Kind.SERVER:
            return tool.startswith(f"{MCP}{self.server}__")
        return self.kind is Kind.ALL_MCP and tool.startswith(MCP)


def split_list(text: str) -> list[str]:
    """Split a text at commas and blanks; inside round brackets neither separates."""
    if "(" not in text:
        return text.replace(",", " ").split()
    parts: list[str] = []
    depth, begin = 0, 0
    for at, character in enumerate(text):
        if character == "(":
            depth += 1
        elif character == ")":
            depth = max(depth - 1, 0)
        elif depth == 0 and (character == "," or character.isspace()):
            parts.append(text[begin:at])
            begin = at + 1
    parts.append(text[begin:])
    return [part for part in parts if part]


@lru_cache(maxsize=4096)
def parse_entry(written: str) -> Entry:
    """Understand one entry."""
    name, bracket, _ = written.partition("(")
    has_specifier = bool(bracket) and written.rstrip().endswith(")")
    name = name.strip() if has_specifier else written.strip()
    if name == "Task":
        name = "Agent"
    if not name.startswith(MCP):
        kind = Kind.GLOB if "*" in name else Kind.TOOL
        return Entry(written, name, kind, "", has_specifier)
    rest = name[len(MCP) :]
    if rest == "*":
        return Entry(written, name, Kind.ALL_MCP, "", has_specifier)
    server = rest[:-3] if rest.endswith("__*") else rest
    if "*" in server:
        return Entry(written, name, Kind.GLOB, "", has_specifier)
    if server and (server is not rest or "__" not in rest):
        return Entry(written, name, Kind.SERVER, server, has_specifier)
    return Entry(written, name, Kind.TOOL, "", has_specifier)


def server_of(tool: str) -> str:
    """The MCP server a tool's name speaks of, empty for other tools."""
    return tool[len(MCP) :].split("__", 1)[0] if tool.startswith(MCP) else ""


def is_lone_star(value: object) -> bool:
    """Whether `tools` says `*` and nothing else, which means the same as leaving it out."""
    if isinstance(value, list):
        return len(value) == 1 and isinstance(value[0], str) and value[0].strip() == "*"
    return isinstance(value, str) and value.strip() == "*"
