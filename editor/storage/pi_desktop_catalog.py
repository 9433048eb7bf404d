"""The tools a PI-Desktop session probably had; the application never stores its catalog.

Every part says where it comes from. What is certain is the application's own list by operating
mode; what a plugin or server adds, or what was called earlier, is an estimate.
"""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING, Any

from editor.core.environment import join
from editor.core.session import Tool, ToolState
from editor.harnesses.pi_desktop.estimates import CALLED, LATER, OWN_SKILLS, PLUGIN, SKILLS
from editor.harnesses.pi_desktop.locations import data_folder
from editor.harnesses.pi_desktop.tools import NEWER_NAMES, SEED_NAMES, newer_name
from editor.storage.lines import lines_of, opened
from editor.storage.reading import Refused, read_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from editor.core.environment import Environment

LARGEST_JSON = 4 * 1024 * 1024
MOST_FILES = 500

ACTIVE = frozenset((
    "Read", "Bash", "Edit", "Write", "asktool", "Skill", "EnterPlanMode", "EnterGoalMode", "Task",
    "TaskWait", "TaskList", "TaskStop", "new_context", "ToolSearch", "SubmitPlan", "SubmitGoal",
))  # fmt: skip
BEFORE_PLUGINS = (
    "Read", "Bash", "Edit", "Write", "Glob", "Grep", "BrowserPreview", "PluginCheck",
    "PluginScaffold", "PluginPack",
)  # fmt: skip
SCHEDULED = tuple(f"ScheduledTask{what}" for what in ("List", "Create", "Update", "Delete"))
BEHIND_SKILL = (
    "EnterPlanMode", "EnterGoalMode", "Task", "TaskWait", "TaskList", "TaskStop", "new_context",
)  # fmt: skip
PLANNING = ("Read", "Glob", "Grep", "BrowserPreview", "Bash", "asktool")
SCHEDULED_SINCE = 17  # the schema of the database that came with scheduled tasks, at the latest


def estimate(
    mode: str, schema: int, called: Sequence[str], project: str, environment: Environment
) -> tuple[Tool, ...]:
    """Put the catalog together in the application's own order."""
    if mode in ("plan", "goal"):
        tools = [_own(name) for name in (*PLANNING, f"Submit{mode.title()}", "new_context")]
        return _spelled(tools, called)
    tools = [_own(name) for name in BEFORE_PLUGINS]
    later = "" if schema >= SCHEDULED_SINCE else LATER
    if schema >= SCHEDULED_SINCE or set(SCHEDULED) & {_seed(name) for name in called}:
        tools += [_own(name, later) for name in SCHEDULED]
    tools.append(_own("asktool"))
    tools += plugin_tools(environment, project)
    known = {tool.name for tool in tools}
    found = [server["id"] for server in servers(environment, project)]
    tools += [
        Tool(name, _origin(name, found), ToolState.ACTIVE, estimate=CALLED)
        for name in called
        if name not in known and name.startswith(("plugin_", "mcp_"))
    ]
    tools.append(Tool("Skill", "skill", ToolState.ACTIVE, estimate=_skills(environment, project)))
    tools += [_own(name) for name in BEHIND_SKILL]
    known = {tool.name for tool in tools}
    tools += [
        Tool(name, "unknown", ToolState.ACTIVE, estimate=CALLED)
        for name in called
        if name not in known and _seed(name) not in known and _seed(name) != "ToolSearch"
    ]
    tools.append(_own("ToolSearch"))
    return _spelled(tools, called)


def plugin_tools(environment: Environment, project: str) -> Iterator[Tool]:
    """The tools that installed plugins declare, unless the plugin is switched off."""
    folder = join(data_folder(environment), "plugins", "installed")
    switched_off = _switched_off(_json(join(data_folder(environment), "plugins", "registry.json")))
    for plugin in _folders(folder):
        manifest = _json(join(folder, plugin, "manifest.json"))
        if plugin in switched_off or not isinstance(manifest, dict):
            continue
        named = manifest.get("id")
        identity = named if isinstance(named, str) and named else plugin
        contributes = manifest.get("contributes")
        listed = contributes.get("agentTools") if isinstance(contributes, dict) else None
        if identity in switched_off or not isinstance(listed, list):
            continue
        for entry in listed:
            name = entry.get("name") if isinstance(entry, dict) else None
            if isinstance(name, str) and name:
                risk = entry.get("risk")
                yield Tool(
                    f"plugin_{_part(identity)}_{_part(name)}",
                    f"plugin:{identity}",
                    ToolState.DEFERRED,
                    risk if isinstance(risk, str) else None,
                    estimate=PLUGIN.format(name=identity),
                )


def servers(environment: Environment, project: str) -> list[dict[str, str]]:
    """The MCP servers that are set up: their tools are known only by connecting."""
    found: list[dict[str, str]] = []
    for folder in _agent_folders(environment, project, "servers"):
        for name in _names(folder):
            if name.lower().endswith(".json") and not name.startswith("."):
                found.append({"id": name[:-5], "from": join(folder, name)})
    return found


def called_tools(path: str, limit: int) -> tuple[str, ...]:
    """The tools a transcript shows the session itself calling, first use first.

    Rows of delegates are left out, as are lines that are torn or no JSON. Only names are taken.
    """
    try:
        with opened(path, limit) as file:
            return tuple(_called(lines_of(file)))
    except (OSError, ValueError, Refused):
        return ()


def _called(lines: Iterable[bytes]) -> dict[str, None]:
    names: dict[str, None] = {}
    for line in lines:
        if b'"toolName"' not in line:
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if not isinstance(row, dict) or row.get("type") != "message":
            continue
        meta = row.get("meta")
        if isinstance(meta, dict) and (meta.get("parentToolCallId") or meta.get("agentName")):
            continue
        name = row.get("toolName")
        if isinstance(name, str) and re.fullmatch(r"[\w.:/-]{1,200}", name):
            names.setdefault(name)
    return names


def _own(name: str, estimate: str = "") -> Tool:
    state = ToolState.ACTIVE if name in ACTIVE else ToolState.DEFERRED
    return Tool(name, "builtin", state, estimate=estimate)


def _seed(name: str) -> str:
    return SEED_NAMES.get(newer_name(name), name)


def _spelled(tools: Sequence[Tool], called: Sequence[str]) -> tuple[Tool, ...]:
    """Spell the application's own tools as this version does, which the transcript shows."""
    is_newer = any(name in SEED_NAMES and name not in NEWER_NAMES for name in called)
    if not is_newer:
        return tuple(tools)
    return tuple(
        Tool(newer_name(tool.name), tool.origin, tool.state, tool.risk, estimate=tool.estimate)
        for tool in tools
    )


def _origin(name: str, servers: Iterable[str]) -> str:
    """The server a called tool belongs to; without one that fits, the name does not tell."""
    fitting = [each for each in servers if name.startswith(f"mcp_{_part(each)}_")]
    return f"mcp:{max(fitting, key=len)}" if fitting else "unknown"


def _part(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9_]", "_", text)


def _skills(environment: Environment, project: str) -> str:
    """Why there is a Skill tool."""
    for folder in _agent_folders(environment, project, "skills"):
        if any(not name.startswith(".") for name in _names(folder)):
            home = environment.home
            shown = "~" + folder[len(home) :] if folder.startswith(home) else folder
            return SKILLS.format(place=shown)
    return OWN_SKILLS


def _agent_folders(environment: Environment, project: str, name: str) -> Iterable[str]:
    moved = environment.variable("PI_DESKTOP_AGENTS_DIR").strip()
    yield join(moved or join(environment.home, ".agents"), name)
    if project:
        yield join(project, ".agents", name)


def _names(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))[:MOST_FILES]
    except OSError:
        return []


def _folders(folder: str) -> list[str]:
    return [name for name in _names(folder) if os.path.isdir(os.path.join(folder, name))]


def _json(path: str) -> Any:
    """Read a small JSON file; None when it cannot be read or understood."""
    try:
        return json.loads(read_bytes(path, LARGEST_JSON)[0])
    except (OSError, ValueError, Refused, RecursionError):
        return None


def _switched_off(registry: Any) -> frozenset[str]:
    """The plugins a registry says are off, in whichever of its shapes."""
    found: set[str] = set()
    if isinstance(registry, dict):
        inner = registry.get("plugins", registry)
        listed = enumerate(inner) if isinstance(inner, list) else ()
        for key, entry in inner.items() if isinstance(inner, dict) else listed:
            if isinstance(entry, dict) and entry.get("enabled") is False:
                found.update(str(name) for name in (entry.get("id"), key) if name)
    elif isinstance(registry, list):
        return _switched_off({"plugins": registry})
    return frozenset(found)
