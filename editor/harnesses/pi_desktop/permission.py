"""Which calls of a delegate run, ask, or are refused: effective mode and the decision table."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Literal

from editor.core.records import record
from editor.harnesses.pi_desktop import tools

if TYPE_CHECKING:
    from collections.abc import Collection

OWN_MODES: Final = frozenset({"ask", "accept-edits", "auto"})
EDITING: Final = frozenset({"Edit", "Write"})
READING: Final = frozenset({"Read", "Glob", "Grep"})
PATH_CHECKED: Final = READING | EDITING
# In plan and goal mode everything else is refused, whatever the permission mode.
ALLOWED_WHILE_PLANNING: Final = READING | {"Bash", "BrowserPreview", "new_context"}
PLANNING_MODES: Final = frozenset({"plan", "goal"})

Risk = Literal["low", "medium", "high"]
ModeSource = Literal["delegate", "session", "global", "default"]


class Decision(Enum):
    """What happens to one call; the values are those of the application."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"
    GRANTED = "allow-session-grant"


@record
class EffectiveMode:
    """The permission mode a call is judged by, and who set it."""

    mode: str
    source: ModeSource


def effective_mode(session: str | None, default: str | None, delegate: str | None) -> EffectiveMode:
    """Resolve the mode: the delegate's own, else the session's, else the default setting's."""
    if delegate in OWN_MODES:
        return EffectiveMode(delegate, "delegate")
    if session is not None and session != "inherit":
        return EffectiveMode(session, "session")
    if default in OWN_MODES:
        return EffectiveMode(default, "global")
    return EffectiveMode("ask", "default")


def risk_of(tool: str, declared: str | None = None) -> Risk:
    """Give the risk shown on the permission card; `declared` counts for plugin tools only."""
    name = tools.seed_name(tool)
    if name in READING or name.startswith("mcp_"):
        return "low"
    if name in tools.MUTATING:
        return "high"
    if name.startswith("plugin_"):
        if declared == "low":
            return "low"
        if declared == "high":
            return "high"
    return "medium"


def decide(
    tool: str,
    mode: str,
    *,
    is_outside: bool,
    operating_mode: str = "agent",
    declared_risk: str | None = None,
    grants: Collection[str] = (),
) -> Decision:
    """Decide one call as the host does, with whether its path lies outside already known."""
    name = tools.seed_name(tool)
    if operating_mode in PLANNING_MODES and name not in ALLOWED_WHILE_PLANNING:
        return Decision.DENY
    card = Decision.GRANTED if tool in grants else Decision.ASK
    if is_outside:
        return Decision.ALLOW if mode == "auto" else card
    if risk_of(tool, declared_risk) == "low" or mode == "auto":
        return Decision.ALLOW
    if mode == "accept-edits" and name in EDITING:
        return Decision.ALLOW
    return card
