"""Where Claude Code keeps definitions and settings, told from the environment alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.environment import join
from editor.core.harness import Root
from editor.core.patterns import pattern
from editor.harnesses.claude_code.loading import is_below, tidy

if TYPE_CHECKING:
    from editor.core.environment import Environment

MANAGED: Final = "managed"
PROJECT: Final = "project"
USER: Final = "user"
PLUGIN: Final = "plugin"
BUILTIN: Final = "builtin"
FORK: Final = "fork"  # the built-in agent that copies the conversation
# Built-in agents whose exact tools nobody has published.
UNPUBLISHED_POOLS: Final = frozenset({"Explore", "Plan", "statusline-setup", "claude-code-guide"})

_SYSTEM_FOLDERS: Final = {
    "darwin": "/Library/Application Support/ClaudeCode",
    "windows": "C:\\Program Files\\ClaudeCode",
}
_LINUX_FOLDER: Final = "/etc/claude-code"

# Below the cache: marketplace, plugin, version, then the agents folder of that copy.
_CACHED: Final = pattern(r"[^/]+/(?P<plugin>[^/]+)/[^/]+/agents/(?P<file>.+\.md)")
_PLUGIN_AGENT: Final = pattern(
    r".*/plugins/cache/[^/]+/(?P<plugin>[^/]+)/[^/]+/agents/(?P<file>.+\.md)"
)


def system_folder(environment: Environment) -> str:
    """The folder of an organisation's settings."""
    return _SYSTEM_FOLDERS.get(environment.platform, _LINUX_FOLDER)


def user_folder(environment: Environment) -> str:
    """The user's own configuration folder."""
    return environment.variable("CLAUDE_CONFIG_DIR") or join(environment.home, ".claude")


def plugin_cache(environment: Environment) -> str:
    """The folder with a copy of every installed plugin."""
    return join(user_folder(environment), "plugins", "cache")


def project_folders(environment: Environment) -> tuple[str, ...]:
    """The folders whose definitions count, nearest first, from the project to its repository.

    Without a repository the walk stops below the home folder, or at the project itself when that
    lies elsewhere: where Claude Code stops then is not documented.
    """
    paths = [level.path for level in environment.levels] or [environment.project]
    root = next((level.path for level in environment.levels if level.is_repository_root), None)
    if root is not None:
        paths = paths[: paths.index(root) + 1]
    elif environment.home in paths:
        paths = paths[: paths.index(environment.home)]
    else:
        paths = paths[:1]
    own = join(user_folder(environment), "agents")
    return tuple(path for path in paths if join(path, ".claude", "agents") != own)


def is_definition(name: str) -> bool:
    """Whether a file of this name may be a definition."""
    return name.endswith(".md")


def _is_cached_agent(relative: str) -> bool:
    return _CACHED.fullmatch(relative) is not None


def roots(environment: Environment) -> tuple[Root, ...]:
    """The places with definitions, strongest first."""
    managed = join(system_folder(environment), ".claude", "agents")
    found = [Root(managed, MANAGED, is_writable=False, is_recursive=True)]
    for number, folder in enumerate(project_folders(environment)):
        path = join(folder, ".claude", "agents")
        found.append(Root(path, PROJECT, is_recursive=True, creates=number == 0))
    own = join(user_folder(environment), "agents")
    found.append(Root(own, USER, is_recursive=True, creates=True))
    cache = plugin_cache(environment)
    found.append(
        Root(cache, PLUGIN, is_writable=False, is_recursive=True, accepts=_is_cached_agent)
    )
    return tuple(found)


def settings_files(environment: Environment) -> tuple[str, ...]:
    """The settings that decide with, strongest first, and the list of installed plugins."""
    own = user_folder(environment)
    return (
        join(system_folder(environment), "managed-settings.json"),
        join(environment.project, ".claude", "settings.local.json"),
        join(environment.project, ".claude", "settings.json"),
        join(own, "settings.json"),
        join(own, "plugins", "installed_plugins.json"),
    )


def claims(path: str, environment: Environment) -> int:
    """How surely a file is a Claude Code definition by where it lies."""
    place = tidy(path)
    if not is_definition(place):
        return 0
    for root in roots(environment):
        folder = tidy(root.path)
        below = place[len(folder) + 1 :]
        if is_below(place, folder) and (root.accepts is None or root.accepts(below)):
            return 2
    if "/.claude/agents/" in place or _PLUGIN_AGENT.fullmatch(place):
        return 1
    return 0


def plugin_of(path: str) -> tuple[str, str] | None:
    """The plugin a cached file belongs to, and its path below the plugin's agents folder."""
    found = _PLUGIN_AGENT.fullmatch(tidy(path))
    return (found["plugin"], found["file"]) if found else None
