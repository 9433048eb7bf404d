"""The parent's keep-list: which of its tools an engaged orchestrator leaves active."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record
from editor.harnesses.pi_orchestrator.extension_ids import UNKNOWN, RegisteredTool
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS
from editor.harnesses.pi_orchestrator.matching import EXTENSION, first_match
from editor.harnesses.pi_orchestrator.script import trim

if TYPE_CHECKING:
    from collections.abc import Sequence

DELEGATE = "delegate"


@record
class DiscoveredExtension:
    """One extension that brings tools of its own."""

    extension_id: str
    names: tuple[str, ...]
    is_partial: bool  # it also replaces a built-in tool, which is not kept with it


@record
class Kept:
    """What the parent keeps, and by which list."""

    discovered: tuple[DiscoveredExtension, ...]
    effective: tuple[str, ...]  # the list used
    names: tuple[str, ...]  # in registry order


def keep(tools: Sequence[RegisteredTool], keep_tools: Sequence[str]) -> Kept:
    """Apply a keep-list to a registry; an empty list keeps every extension found."""
    listed = tuple(dict.fromkeys(text for raw in keep_tools if (text := trim(raw))))
    discovered = _discover(tools, {entry.lower() for entry in listed})
    effective = listed or _derived(discovered)
    names = tuple(tool.name for tool in tools if is_kept(tool, effective))
    return Kept(discovered, effective, names)


def is_kept(tool: RegisteredTool, matchers: Sequence[str]) -> bool:
    """Say whether a keep-list keeps a tool; `delegate` always stays."""
    return tool.name == DELEGATE or first_match(matchers, tool) is not None


def _discover(tools: Sequence[RegisteredTool], listed: set[str]) -> tuple[DiscoveredExtension, ...]:
    names: dict[str, dict[str, None]] = {}
    partial: set[str] = set()
    for tool in tools:
        identity = tool.extension_id
        if tool.name == DELEGATE or identity in ("builtin", UNKNOWN):
            continue
        is_named = (EXTENSION + identity).lower() in listed
        if tool.name.lower() in BUILTIN_TOOLS and not is_named:
            partial.add(identity)
            continue
        names.setdefault(identity, {})[tool.name] = None
    return tuple(
        DiscoveredExtension(identity, tuple(found), identity in partial)
        for identity, found in names.items()
    )


def _derived(discovered: Sequence[DiscoveredExtension]) -> tuple[str, ...]:
    entries: dict[str, None] = {}
    for extension in discovered:
        whole = (EXTENSION + extension.extension_id,)
        entries.update(dict.fromkeys(extension.names if extension.is_partial else whole))
    return tuple(entries)
