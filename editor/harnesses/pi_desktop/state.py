"""PI-Desktop's state files: switched-off agents and built-ins, and project scopes. Read-only here.

The three files fail in different ways. A damaged list of switched-off agents counts as empty, so
everything is on. A damaged file of project scopes stops every listing, so that sessions get no user
agent at all.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.harness import Settings
from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.wording import message
from editor.harnesses.pi_desktop import locations, wording

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.environment import Environment

AGENTS: Final = "subagents"
BUILTINS: Final = "subagent-builtins"


@record
class Scope:
    """Where one user agent is offered: everywhere, or in sessions of some projects."""

    projects: tuple[str, ...] | None  # None: everywhere.

    def includes(self, folder: str | None) -> bool:
        """Tell whether a session of this project folder is offered the agent."""
        if self.projects is None:
            return True
        if not folder:
            return False
        here = comparable(folder)
        return any(here == each or here.startswith(each + "/") for each in self.projects)


EVERYWHERE: Final = Scope(None)


@record
class State:
    """What the state files say."""

    switched_off: frozenset[str] = frozenset()
    switched_off_builtins: frozenset[str] = frozenset()
    # None: damaged, and then no user agent is listed.
    scopes: Mapping[str, Scope] | None = MappingProxyType({})
    project: str | None = None  # The folder that stands for the session in a roster.

    def scope(self, identity: str) -> Scope:
        """Give the scope of one agent by its Settings id."""
        return (self.scopes or {}).get(identity, EVERYWHERE)


def comparable(folder: str) -> str:
    """Give a folder's path in the form in which scopes compare it."""
    return folder.replace("\\", "/").rstrip("/").lower()


def of(settings: Settings) -> State:
    """Give the state inside parsed settings."""
    state = settings.values.get("state")
    return state if isinstance(state, State) else State()


def parse(files: Mapping[str, bytes], environment: Environment) -> Settings:
    """Parse those state files that exist."""
    problems: list[Problem] = []
    agents, builtins, scopes = locations.settings_files(environment)
    switched_off = _switched_off(files, agents, AGENTS, wording.STATE_DAMAGED, problems)
    off_builtins = _switched_off(files, builtins, BUILTINS, wording.BUILTIN_STATE_DAMAGED, problems)
    known: Mapping[str, Scope] | None = {}
    if scopes in files:
        known = _scopes(_json(files[scopes]))
        if known is None:
            problems.append(
                Problem(
                    "scopes-damaged",
                    Severity.ERROR,
                    message(wording.SCOPES_DAMAGED, file=locations.PROJECT_SCOPES),
                    path=scopes,
                )
            )
    state = State(switched_off, off_builtins, known, environment.project or None)
    return Settings(MappingProxyType({"state": state}), tuple(problems))


def _json(data: bytes) -> Any:
    """Parse JSON; None for anything that is none, which no state file is."""
    import json  # late: most machines have no state file, and start faster without

    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        return None


def _switched_off(
    files: Mapping[str, bytes], path: str, kind: str, template: str, problems: list[Problem]
) -> frozenset[str]:
    if path not in files:
        return frozenset()
    value = _json(files[path])
    values = value.get("values", {}) if isinstance(value, dict) else None
    if not isinstance(values, dict):
        file = path.replace("\\", "/").rpartition("/")[2]
        problems.append(
            Problem("state-damaged", Severity.WARNING, message(template, file=file), path=path)
        )
        return frozenset()
    handles = (_handle(key, kind) for key, is_on in values.items() if is_on is False)
    return frozenset(handle for handle in handles if handle)


def _handle(key: str, kind: str) -> str:
    """Read the agent's id out of a key, which is JSON itself."""
    value = _json(key.encode("utf-8", "surrogatepass"))
    if not isinstance(value, dict) or value.get("kind") != kind:
        return ""
    identity = value.get("id")
    return identity if isinstance(identity, str) else ""


def _scopes(value: Any) -> Mapping[str, Scope] | None:
    if not isinstance(value, dict):
        return None
    scopes: dict[str, Scope] = {}
    for identity, entry in value.items():
        mode = entry.get("mode") if isinstance(entry, dict) else None
        projects = entry.get("projects", []) if isinstance(entry, dict) else None
        if mode not in ("global", "projects") or not isinstance(projects, list):
            return None
        if not all(isinstance(each, str) for each in projects):
            return None
        folders = tuple(dict.fromkeys(comparable(each) for each in projects if each.strip()))
        scopes[identity] = EVERYWHERE if mode == "global" else Scope(folders)
    return scopes
