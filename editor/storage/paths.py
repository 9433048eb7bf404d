"""The one place that asks the machine where things are; everything else gets an `Environment`."""

from __future__ import annotations

import os
import sys
from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.environment import Environment, Level, join
from editor.storage.links import real_path

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PROGRAM = "subagent-editor"
PREFIXES = ("XDG_", "PI_", "CLAUDE_", "MEVEDEL_")
NAMES = ("ANTHROPIC_MODEL",)
SECRET = ("KEY", "TOKEN", "SECRET", "PASSWORD", "CREDENTIAL", "HEADERS")


def environment(
    home: str | None = None,
    project: str | None = None,
    variables: Mapping[str, str] | None = None,
) -> Environment:
    """Read home, project and the variables that move folders; `home` and `project` override."""
    given = os.environ if variables is None else variables
    platform = _platform()
    home = os.path.abspath(home or _home(given))
    project = os.path.abspath(project or _current_folder(home))
    data, config, state = _standard_folders(home, platform, given)
    return Environment(
        home=home,
        project=project,
        config_home=_absolute(given.get("XDG_CONFIG_HOME")) or config,
        data_home=_absolute(given.get("XDG_DATA_HOME")) or data,
        state_home=_absolute(given.get("XDG_STATE_HOME")) or state,
        levels=_levels(project),
        variables=MappingProxyType(
            {name: value for name, value in given.items() if _is_wanted(name)}
        ),
        platform=platform,
    )


def state_folder(environment: Environment) -> Path:
    """Give the folder for this program's own state (drafts, logs); it may not exist yet."""
    from pathlib import Path  # late: the command line seldom needs it and starts faster without

    return Path(environment.state_home, PROGRAM)


def shorten(path: str, environment: Environment) -> str:
    """Give a path as people write it: below the home folder it starts with `~`."""
    home = environment.home.rstrip("/\\")
    if home and path.startswith(home) and path[len(home) : len(home) + 1] in ("", "/", "\\"):
        return "~" + path[len(home) :]
    return path


def real_root(path: str, environment: Environment) -> str:
    """Give a folder's target when a link below home or the project leads there, else empty.

    A home folder that is itself a link (as on some servers) is the user's normal view of it and
    not worth a remark on every file.
    """
    real = real_path(path)
    inside = [
        base for base in (environment.home, environment.project)
        if path == base or path.startswith(base.rstrip("/\\") + os.sep)
    ]  # fmt: skip
    if not inside:
        return real if real != path else ""
    base = max(inside, key=len)
    expected = real_path(base) + path[len(base.rstrip("/\\")) :]
    return real if real != expected else ""


def _platform() -> str:
    """Name the system in the three words harnesses tell apart."""
    if sys.platform == "win32":
        return "windows"
    return "darwin" if sys.platform == "darwin" else "linux"


def _home(variables: Mapping[str, str]) -> str:
    """Find the home folder as the platform's own programs do."""
    names = ("USERPROFILE", "HOME") if sys.platform == "win32" else ("HOME",)
    for name in names:
        if variables.get(name):
            return variables[name]
    found = os.path.expanduser("~")
    return found if found != "~" else os.sep


def _current_folder(fallback: str) -> str:
    """Give the current folder; one that was deleted under us counts as home."""
    try:
        return os.getcwd()
    except OSError:
        return fallback


def _standard_folders(
    home: str, platform: str, variables: Mapping[str, str]
) -> tuple[str, str, str]:
    """Give the platform's folders for data, configuration and state."""
    if platform == "windows":
        local = variables.get("LOCALAPPDATA") or join(home, "AppData", "Local")
        return local, variables.get("APPDATA") or join(home, "AppData", "Roaming"), local
    if platform == "darwin":
        support = join(home, "Library", "Application Support")
        return support, join(home, ".config"), support
    return join(home, ".local", "share"), join(home, ".config"), join(home, ".local", "state")


def _absolute(value: str | None) -> str:
    """Take an XDG folder only when it is absolute, as its specification asks."""
    return value if value and os.path.isabs(value) else ""


def _is_wanted(name: str) -> bool:
    """Say whether a variable may decide something; anything that may be a secret stays out."""
    return (name.startswith(PREFIXES) or name in NAMES) and not any(word in name for word in SECRET)


def _levels(project: str) -> tuple[Level, ...]:
    """List the project folder and its parents, nearest first."""
    levels: list[Level] = []
    path = project
    while True:
        levels.append(Level(path, os.path.exists(os.path.join(path, ".git"))))
        parent = os.path.dirname(path)
        if parent == path:
            return tuple(levels)
        path = parent
