"""The tools of the pi host, and what a tool can do by all that is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.harness import ToolTip
from editor.core.tools import ToolEffect
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.pi_orchestrator.host import is_mcp
from editor.harnesses.pi_orchestrator.keep_list import DELEGATE

if TYPE_CHECKING:
    from editor.core.session import Tool

_READS: Final = (ToolEffect.READS,)
_CHANGES: Final = (ToolEffect.CHANGES,)
_RUNS: Final = (ToolEffect.RUNS,)
_UNKNOWN: Final = (ToolEffect.UNKNOWN,)
_SERVED: Final = (ToolEffect.NETWORK, ToolEffect.UNKNOWN)

TIPS: Final = (
    ToolTip("read", _READS, QT_TRANSLATE_NOOP("Wording", "Shows the content of a file")),
    ToolTip("bash", _RUNS, QT_TRANSLATE_NOOP("Wording", "Runs a shell command")),
    ToolTip(
        "powershell", _RUNS,
        QT_TRANSLATE_NOOP("Wording", "Runs a PowerShell command; off unless it is asked for"),
    ),
    ToolTip("edit", _CHANGES, QT_TRANSLATE_NOOP("Wording", "Changes parts of a file")),
    ToolTip("write", _CHANGES, QT_TRANSLATE_NOOP("Wording", "Writes a whole file")),
    ToolTip(
        "grep", _READS,
        QT_TRANSLATE_NOOP("Wording", "Searches in files; off unless it is asked for"),
    ),
    ToolTip(
        "find", _READS,
        QT_TRANSLATE_NOOP("Wording", "Finds files by name; off unless it is asked for"),
    ),
    ToolTip(
        "ls", _READS,
        QT_TRANSLATE_NOOP("Wording", "Lists a folder; off unless it is asked for"),
    ),
)  # fmt: skip
EFFECTS: Final = {tip.name: tip.effects for tip in TIPS} | {
    DELEGATE: (ToolEffect.DELEGATES,),
    "codemode": (ToolEffect.RUNS,),
    "tool_search": (ToolEffect.READS,),
    "list_mcp_resources": (ToolEffect.NETWORK,),
    "list_mcp_resource_templates": (ToolEffect.NETWORK,),
    "read_mcp_resource": (ToolEffect.NETWORK,),
}


def effects(tool: Tool) -> tuple[ToolEffect, ...]:
    """Say what a tool can do; an extension may replace a built-in tool by another one."""
    return effects_of(tool.name, tool.origin)


def effects_of(name: str, origin: str) -> tuple[ToolEffect, ...]:
    """Say what a tool of this name and origin can do."""
    known = EFFECTS.get(name)
    if known is not None:
        is_foreign = origin.startswith(("extension:", "plugin:"))
        if not is_foreign or name == DELEGATE:
            return known
    if is_mcp(name) or origin.startswith("mcp:"):
        return _SERVED
    return _UNKNOWN
