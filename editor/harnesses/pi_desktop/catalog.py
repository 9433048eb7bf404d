"""PI-Desktop's own tools, in the order of its catalog, and what each of them can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.harness import ToolTip
from editor.core.tools import ToolEffect
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.pi_desktop import tools

if TYPE_CHECKING:
    from editor.core.session import Tool
    from editor.harnesses.pi_desktop.rules import Rules

_READS = ToolEffect.READS
_CHANGES = ToolEffect.CHANGES
_RUNS = ToolEffect.RUNS
_NETWORK = ToolEffect.NETWORK
_DELEGATES = ToolEffect.DELEGATES
_ASKS = ToolEffect.ASKS_USER

# PascalCase name → effects and what it does. The order is that of an inherited set.
_TOOLS: Final[dict[str, tuple[tuple[ToolEffect, ...], str]]] = {
    "Read": ((_READS,), QT_TRANSLATE_NOOP("Wording", "Reads a file")),
    "Bash": (
        (_RUNS, _CHANGES, _NETWORK),
        QT_TRANSLATE_NOOP("Wording", "Runs a shell command; its paths are not checked"),
    ),
    "Edit": ((_CHANGES,), QT_TRANSLATE_NOOP("Wording", "Changes part of a file")),
    "Write": ((_CHANGES,), QT_TRANSLATE_NOOP("Wording", "Writes a whole file")),
    "Glob": ((_READS,), QT_TRANSLATE_NOOP("Wording", "Finds files by name")),
    "Grep": ((_READS,), QT_TRANSLATE_NOOP("Wording", "Searches in files")),
    "BrowserPreview": (
        (_READS, _NETWORK),
        QT_TRANSLATE_NOOP("Wording", "Opens a page in a browser and looks at it"),
    ),
    "PluginCheck": ((_READS,), QT_TRANSLATE_NOOP("Wording", "Checks a plugin project")),
    "PluginScaffold": ((_CHANGES,), QT_TRANSLATE_NOOP("Wording", "Creates a plugin project")),
    "PluginPack": ((_CHANGES,), QT_TRANSLATE_NOOP("Wording", "Packs a plugin into a file")),
    "GenerateImages": (
        (_CHANGES, _NETWORK),
        QT_TRANSLATE_NOOP("Wording", "Generates pictures"),
    ),
    "ScheduledTaskList": ((_READS,), QT_TRANSLATE_NOOP("Wording", "Lists scheduled tasks")),
    "ScheduledTaskCreate": (
        (_CHANGES, _RUNS),
        QT_TRANSLATE_NOOP("Wording", "Schedules a task to run later"),
    ),
    "ScheduledTaskUpdate": (
        (_CHANGES, _RUNS),
        QT_TRANSLATE_NOOP("Wording", "Changes a scheduled task"),
    ),
    "ScheduledTaskDelete": ((_CHANGES,), QT_TRANSLATE_NOOP("Wording", "Deletes a scheduled task")),
    "asktool": ((_ASKS,), QT_TRANSLATE_NOOP("Wording", "Asks the person a question")),
    "Skill": ((_READS,), QT_TRANSLATE_NOOP("Wording", "Loads the instructions of a skill")),
    "EnterPlanMode": ((_ASKS,), QT_TRANSLATE_NOOP("Wording", "Switches the session to planning")),
    "EnterGoalMode": ((_ASKS,), QT_TRANSLATE_NOOP("Wording", "Switches the session to goal mode")),
    "SubmitPlan": ((_ASKS,), QT_TRANSLATE_NOOP("Wording", "Hands in a plan for approval")),
    "SubmitGoal": ((_ASKS,), QT_TRANSLATE_NOOP("Wording", "Hands in a goal for approval")),
    "Task": ((_DELEGATES,), QT_TRANSLATE_NOOP("Wording", "Starts a subagent")),
    "TaskWait": ((_DELEGATES,), QT_TRANSLATE_NOOP("Wording", "Waits for a subagent")),
    "TaskList": ((_DELEGATES,), QT_TRANSLATE_NOOP("Wording", "Lists running subagents")),
    "TaskStop": ((_DELEGATES,), QT_TRANSLATE_NOOP("Wording", "Stops a subagent")),
    "new_context": ((), QT_TRANSLATE_NOOP("Wording", "Starts the conversation afresh")),
    "ToolSearch": ((), QT_TRANSLATE_NOOP("Wording", "Loads deferred tools")),
}

# Answered by the application itself: the host's permission table never sees these.
SERVED_WITHOUT_CARD: Final = frozenset(
    {"BrowserPreview", "Skill", "PluginCheck", "PluginScaffold", "PluginPack", "GenerateImages"}
)


def known_tools(rules: Rules) -> tuple[ToolTip, ...]:
    """Give the shipped tools: the seven that can be listed first, in their own order."""
    ordered = dict.fromkeys((*tools.ASSIGNABLE, *_TOOLS))
    return tuple(ToolTip(tools.canonical(name, rules), *_TOOLS[name]) for name in ordered)


def is_shipped(name: str) -> bool:
    """Tell whether this is one of the application's own tools, in any version's spelling."""
    return tools.seed_name(name) in _TOOLS


def effects(tool: Tool) -> tuple[ToolEffect, ...]:
    """Tell what a tool can do; for tools from elsewhere nobody knows."""
    known = _TOOLS.get(tools.seed_name(tool.name))
    if known is not None and tool.origin in ("builtin", "skill", "unknown"):
        return known[0]
    return (ToolEffect.UNKNOWN,)
