"""Where pi-orchestrator looks for agents and for its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.environment import join
from editor.core.harness import Root
from editor.harnesses.pi_orchestrator.discovery import (
    BUILTIN,
    PROJECT,
    PROJECT_FOLDERS,
    USER,
    project_levels,
)

if TYPE_CHECKING:
    from editor.core.environment import Environment

CONFIG_SCOPE: Final = "settings"
CONFIG_FILE: Final = "orchestrator.jsonc"
LEGACY_FILE: Final = "orchestrator.json"
PI_SETTINGS: Final = "settings.json"
STRENGTH: Final = (BUILTIN, USER, PROJECT)  # weakest first


def agent_folder(environment: Environment) -> str:
    """Give pi's own folder for agents, settings and sessions."""
    moved = environment.variable("PI_CODING_AGENT_DIR").strip()
    if moved.startswith("~"):
        moved = environment.home + moved[1:]
    return moved or join(environment.home, ".pi", "agent")


def walked_levels(environment: Environment) -> tuple[str, ...]:
    """Give the folders whose agents count for the project, nearest first."""
    levels = [(level.path, level.is_repository_root) for level in environment.levels]
    return project_levels(levels or [(environment.project, True)])


def is_listed(name: str) -> bool:
    """Say whether a file may be meant as an agent; the extension itself reads only `*.md`."""
    return name.lower().endswith((".md", ".markdown"))


def roots(environment: Environment) -> tuple[Root, ...]:
    """Give the places with agents, strongest first, then the configuration."""
    found: list[Root] = []
    for number, level in enumerate(walked_levels(environment)):
        for folder in reversed(PROJECT_FOLDERS):
            path = join(level, *folder.split("/"))
            creates = number == 0 and folder == PROJECT_FOLDERS[-1]
            found.append(Root(path, PROJECT, matches=is_listed, creates=creates))
    own = agent_folder(environment)
    found.append(Root(join(own, "agents"), USER, matches=is_listed, creates=True))
    for name in (CONFIG_FILE, LEGACY_FILE):
        found.append(Root(join(own, name), CONFIG_SCOPE, is_file=True))
    return tuple(found)


def settings_files(environment: Environment) -> tuple[str, ...]:
    """Name the files whose content decides with: the configuration and pi's own settings."""
    own = agent_folder(environment)
    return (
        join(own, CONFIG_FILE),
        join(own, LEGACY_FILE),
        join(own, PI_SETTINGS),
        join(environment.project, ".pi", PI_SETTINGS),
    )


def is_config(path: str) -> bool:
    """Say whether a file is the extension's configuration, by its name."""
    name = path.replace("\\", "/").rsplit("/", 1)[-1]
    return name in (CONFIG_FILE, LEGACY_FILE)


def claims(path: str, environment: Environment) -> int:
    """Say how surely a file belongs to pi-orchestrator by where it lies."""
    folder, _, name = path.replace("\\", "/").rpartition("/")
    own = agent_folder(environment).replace("\\", "/").rstrip("/")
    if is_config(name):
        return 2 if folder == own else 1
    if not is_listed(name):
        return 0
    searched = {root.path.replace("\\", "/") for root in roots(environment) if not root.is_file}
    if folder in searched:
        return 2
    is_agents = folder.endswith(
        tuple("/" + each for each in (*PROJECT_FOLDERS, ".pi/agent/agents"))
    )
    return 1 if is_agents else 0
