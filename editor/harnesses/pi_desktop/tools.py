"""PI-Desktop's tool names: which may be declared, which are never inherited, how they compare."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.records import record
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

INHERIT: Final = "inherit"
EVERY_TOOL: Final = "*"

ASSIGNABLE: Final = ("Read", "Glob", "Grep", "BrowserPreview", "Bash", "Edit", "Write")
DEFAULT: Final = ("Read", "Glob", "Grep")
MUTATING: Final = frozenset({"Bash", "Edit", "Write"})
NEVER_INHERITED: Final = (
    "Task",
    "TaskWait",
    "TaskList",
    "TaskStop",
    "EnterPlanMode",
    "EnterGoalMode",
    "asktool",
    "new_context",
    "ToolSearch",
)

# ADR 0304: the name of the PascalCase era → the canonical lower-case name.
NEWER_NAMES: Final = {
    "Read": "read",
    "Write": "write",
    "Edit": "edit",
    "Bash": "bash",
    "Grep": "grep",
    "Glob": "glob",
    "Task": "task",
    "TaskWait": "task_wait",
    "TaskList": "task_list",
    "TaskStop": "task_stop",
    "Skill": "skill",
    "BrowserPreview": "browser_preview",
    "GenerateImages": "generate_images",
    "asktool": "asktool",
    "new_context": "new_context",
    "ToolSearch": "tool_search",
    "PluginCheck": "check_plugin",
    "PluginScaffold": "scaffold_plugin",
    "PluginPack": "pack_plugin",
    "EnterPlanMode": "enter_plan_mode",
    "EnterGoalMode": "enter_goal_mode",
    "SubmitPlan": "submit_plan",
    "SubmitGoal": "submit_goal",
    "ScheduledTaskList": "scheduled_task_list",
    "ScheduledTaskCreate": "scheduled_task_create",
    "ScheduledTaskUpdate": "scheduled_task_update",
    "ScheduledTaskDelete": "scheduled_task_delete",
}
SEED_NAMES: Final = {newer: older for older, newer in NEWER_NAMES.items()}

_ANY_CASE: Final = {
    **{older.lower(): newer for older, newer in NEWER_NAMES.items()},
    **{newer: newer for newer in NEWER_NAMES.values()},
}
_SETTINGS_NAMES: Final = {name.lower(): name for name in (INHERIT, *ASSIGNABLE)}


@lru_cache(maxsize=8192)
def newer_name(name: str) -> str:
    """Give the canonical name of a tool since ADR 0304; names it does not know stay as they are."""
    if name in SEED_NAMES:
        return name
    if name in NEWER_NAMES:
        return NEWER_NAMES[name]
    return _ANY_CASE.get(name.lower(), name) if name.isascii() else name


def canonical(name: str, rules: Rules) -> str:
    """Give the name under which a rules version compares a tool."""
    return newer_name(name) if rules is Rules.LOWER else name


@lru_cache(maxsize=8192)
def seed_name(name: str) -> str:
    """Give the PascalCase name of a tool in any spelling, for tables that are keyed by it."""
    return SEED_NAMES.get(newer_name(name), name)


def names_for(names: Iterable[str], rules: Rules) -> tuple[str, ...]:
    """Spell names as a rules version spells them."""
    if rules is not Rules.LOWER:
        return tuple(names)
    return tuple(map(newer_name, names))


@record
class Tables:
    """The tool tables in the spelling of one rules version."""

    assignable: tuple[str, ...]
    default: tuple[str, ...]
    denied: frozenset[str]
    mutating: frozenset[str]


def _tables(rules: Rules) -> Tables:
    return Tables(
        names_for(ASSIGNABLE, rules),
        names_for(DEFAULT, rules),
        frozenset(names_for(NEVER_INHERITED, rules)),
        frozenset(names_for(MUTATING, rules)),
    )


_SEED_TABLES: Final = _tables(Rules.SEED)
_LOWER_TABLES: Final = _tables(Rules.LOWER)


def tables(rules: Rules) -> Tables:
    """Give the tables a rules version uses."""
    return _LOWER_TABLES if rules is Rules.LOWER else _SEED_TABLES


def is_mutating(name: str, rules: Rules) -> bool:
    """Tell whether the runtime counts this tool as one that changes files."""
    return canonical(name, rules) in tables(rules).mutating


def resolve_names(
    declared: Sequence[str], *, inherits: bool, parent: Sequence[str], rules: Rules
) -> tuple[str, ...]:
    """Give the names a child asks for at spawn, before the session says which of them it has."""
    wanted = names_for((name for name in declared if name != INHERIT), rules)
    if not inherits:
        return wanted
    denied = tables(rules).denied
    offered = names_for(parent, rules)
    return tuple(name for name in dict.fromkeys([*offered, *wanted]) if name not in denied)


def can_change_files(names: Iterable[str], rules: Rules) -> bool:
    """Tell whether one of these tools counts as able to change files."""
    return any(is_mutating(name, rules) for name in names)


def can_change_files_before_spawn(names: Iterable[str], *, inherits: bool, rules: Rules) -> bool:
    """Tell what the runtime assumes before it knows the parent: inheriting may change files."""
    return inherits or can_change_files(names, rules)


def label(names: Sequence[str], *, inherits: bool) -> str:
    """Give the text the parent model reads as this agent's tools."""
    listed = ", ".join(names)
    if not inherits:
        return listed or "none"
    return f"{INHERIT} + {listed}" if listed else INHERIT


def settings_tools(names: Sequence[str] | None) -> tuple[str, ...]:
    """Give the tool list as Settings keeps it: known names, `inherit` first, no repeats."""
    if not names:
        return DEFAULT
    known = dict.fromkeys(
        _SETTINGS_NAMES[name.lower()] for name in names if name.lower() in _SETTINGS_NAMES
    )
    token = (INHERIT,) if INHERIT in known else ()
    return token + tuple(name for name in known if name != INHERIT)
