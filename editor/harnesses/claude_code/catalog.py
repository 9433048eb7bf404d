"""The tools Claude Code ships: names, what they can do, and which sets decide about a child.

Names follow the tools reference of August 2026 (44) and the one October added. Which of them a
session really has depends on plan, provider, platform and model.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.tools import ToolEffect

if TYPE_CHECKING:
    from editor.harnesses.claude_code.rules import Rules

READS, CHANGES, RUNS = (ToolEffect.READS,), (ToolEffect.CHANGES,), (ToolEffect.RUNS,)
NETWORK, DELEGATES = (ToolEffect.NETWORK,), (ToolEffect.DELEGATES,)
ASKS = (ToolEffect.ASKS_USER,)

EFFECTS: dict[str, tuple[ToolEffect, ...]] = {
    "Read": READS,
    "Grep": READS,
    "Glob": READS,
    "LSP": READS,
    "Edit": CHANGES,
    "Write": CHANGES,
    "NotebookEdit": CHANGES,
    "Bash": RUNS,
    "PowerShell": RUNS,
    "Monitor": (ToolEffect.RUNS, ToolEffect.NETWORK),
    "WebFetch": NETWORK,
    "WebSearch": NETWORK,
    "Agent": DELEGATES,
    "Workflow": DELEGATES,
    "Skill": RUNS,
    "ToolSearch": READS,
    "ListMcpResourcesTool": READS,
    "ReadMcpResourceTool": READS,
    "WaitForMcpServers": READS,
    "AskUserQuestion": ASKS,
    "ListAgents": READS,
    "SendMessage": NETWORK,
    "TaskCreate": READS,
    "TaskGet": READS,
    "TaskList": READS,
    "TaskUpdate": READS,
    "TaskOutput": READS,
    "TaskStop": READS,
    "TodoWrite": READS,
    "CronCreate": RUNS,
    "CronDelete": READS,
    "CronList": READS,
    "ScheduleWakeup": READS,
    "RemoteTrigger": NETWORK,
    "PushNotification": NETWORK,
    "SendUserFile": NETWORK,
    "ShareOnboardingGuide": NETWORK,
    "Artifact": NETWORK,
    "EnterPlanMode": READS,
    "ExitPlanMode": READS,
    "EnterWorktree": CHANGES,
    "ExitWorktree": CHANGES,
    "ReportFindings": READS,
    "EndConversation": READS,
    "SubagentHandback": READS,
}

KNOWN = frozenset(EFFECTS)
KEPT_SINCE = {"LSP": 280, "SubagentHandback": 271}  # the 2.1.x that left it in the background
KNOWN_EVERYWHERE = KNOWN - {"SubagentHandback"}  # in every version
CHANGING = frozenset(
    name
    for name, effects in EFFECTS.items()
    if not {ToolEffect.CHANGES, ToolEffect.RUNS, ToolEffect.NETWORK}.isdisjoint(effects)
)

# Tools whose brackets were seen to limit nothing in a list; for others nobody has looked.
BRACKETS_SEEN = frozenset({"Bash", "Read", "Edit", "Write", "Glob", "Grep", "NotebookEdit"})
RESOURCE_TOOLS = frozenset({"ListMcpResourcesTool", "ReadMcpResourceTool"})

ALWAYS_REMOVED = frozenset(
    {
        "AskUserQuestion",
        "EndConversation",
        "EnterPlanMode",
        "ScheduleWakeup",
        "WaitForMcpServers",
        "Workflow",
    }
)
BACKGROUND = frozenset(
    {
        "Read",
        "Grep",
        "Glob",
        "Bash",
        "PowerShell",
        "Edit",
        "Write",
        "NotebookEdit",
        "WebFetch",
        "WebSearch",
        "TodoWrite",
        "Skill",
        "ToolSearch",
        "EnterWorktree",
        "ExitWorktree",
        "Monitor",
        "TaskStop",
        "SendMessage",
        "Artifact",
        "Agent",
        "ExitPlanMode",
    }
)
TEAMMATE_BACKGROUND = frozenset(
    {"TaskCreate", "TaskGet", "TaskList", "TaskUpdate", "CronCreate", "CronDelete", "CronList"}
)
TEAMMATE_ADDED = ("SendMessage", "TaskCreate", "TaskGet", "TaskList", "TaskUpdate")
MEMORY_TOOLS = ("Read", "Write", "Edit")

ASKS_IN_DEFAULT_MODE = frozenset(
    {
        "Artifact",
        "Bash",
        "Edit",
        "EnterWorktree",
        "ExitPlanMode",
        "Monitor",
        "NotebookEdit",
        "PowerShell",
        "ShareOnboardingGuide",
        "Skill",
        "WebFetch",
        "WebSearch",
        "Workflow",
        "Write",
    }
)

# Names still written in old files. Whether any of them counts for a tool of today is not known;
# these are what they could do.
RETIRED_EFFECTS: dict[str, tuple[ToolEffect, ...]] = {
    "MultiEdit": CHANGES,
    "LS": READS,
    "NotebookRead": READS,
    "KillShell": RUNS,
    "KillBash": RUNS,
    "BashOutput": READS,
    "SlashCommand": RUNS,
    "TeamCreate": DELEGATES,
    "TeamDelete": DELEGATES,
}
RETIRED = frozenset(RETIRED_EFFECTS)
RETIRED_READING = frozenset(name for name, held in RETIRED_EFFECTS.items() if held == READS)


def is_known(name: str, rules: Rules) -> bool:
    """Whether the version ships a tool of this exact name."""
    return name in KNOWN and (name != "SubagentHandback" or rules.since(271))


def is_always_removed(name: str, rules: Rules, *, says_plan: bool) -> bool:
    """Whether no child ever gets the tool, even when it is listed."""
    if name == "ExitPlanMode":
        return not says_plan
    if name == "TaskOutput":
        return not rules.is_october
    return name in ALWAYS_REMOVED


def may_run_in_background(name: str, rules: Rules, *, is_teammate: bool) -> bool:
    """Whether a background child may keep the tool."""
    if name.startswith("mcp__") or name in BACKGROUND:
        return True
    if name in KEPT_SINCE:
        return rules.since(KEPT_SINCE[name])
    return is_teammate and name in TEAMMATE_BACKGROUND


def effects_of(name: str) -> tuple[ToolEffect, ...]:
    """What a tool can do by its name; of MCP tools and strangers nothing is known."""
    return EFFECTS.get(name) or RETIRED_EFFECTS.get(name, _UNKNOWN)


_UNKNOWN = (ToolEffect.UNKNOWN,)
