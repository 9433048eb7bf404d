"""Claude Code's settings files put together, as far as they decide about subagents.

Order, strongest first: managed, local, project, user. Lists of rules add up, a deny rule from any
file counts; of single values the strongest file's is taken. Some keys count only in the managed
file. Variables are kept by name: only those the rules look at, never anything else.
"""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.harness import Settings
from editor.core.problems import Problem, Severity
from editor.core.records import field, record
from editor.core.wording import message
from editor.harnesses.claude_code import locations, wording
from editor.harnesses.claude_code.loading import Surroundings, tidy

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from editor.core.environment import Environment

VARIABLES: Final = (
    "CLAUDE_CODE_SUBAGENT_MODEL", "CLAUDE_CODE_SUBAGENT_MODEL_FORCE", "CLAUDE_CODE_FORK_SUBAGENT",
    "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS", "CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH",
    "CLAUDE_CODE_DISABLE_AUTO_MEMORY", "CLAUDE_CODE_EFFORT_LEVEL",
    "CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS", "CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS",
    "CLAUDE_CODE_SIMPLE", "CLAUDE_CODE_SAFE_MODE", "CLAUDE_CONFIG_DIR",
    "CLAUDE_CODE_MAX_CONCURRENT_SUBAGENTS",
)  # fmt: skip
MANAGED_ONLY: Final = frozenset({"strictPluginOnlyCustomization", "disableSideloadFlags"})
SINGLE: Final = (
    "agent", "availableModels", "autoMemoryEnabled", "model", "effortLevel",
    "strictPluginOnlyCustomization", "disableSideloadFlags",
)  # fmt: skip
RULE_LISTS: Final = ("deny", "ask", "allow")
UNREAD: Final = "unread_settings"  # of a session: the settings files that could not be read
_KEY: Final = "claude-code"


@record
class ClaudeSettings:
    """The settings in force on this machine for one project."""

    place: Surroundings
    merged: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    variables: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    origins: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    installed: frozenset[str] | None = None  # folders of installed plugin copies; None: not known
    disabled_plugins: frozenset[str] = frozenset()  # by plugin name
    unread: tuple[str, ...] = ()  # settings files that are no JSON object


def of(settings: Settings) -> ClaudeSettings:
    """The harness's own settings inside the general ones."""
    held = settings.values.get(_KEY)
    return held if isinstance(held, ClaudeSettings) else ClaudeSettings(Surroundings("", None, ""))


def read_settings(files: Mapping[str, bytes], environment: Environment) -> Settings:
    """Parse the settings files that exist, and put them together."""
    problems: list[Problem] = []
    *ordered, plugin_list = locations.settings_files(environment)
    parsed = [(path, _parse(path, files[path], problems)) for path in ordered if path in files]
    unread = tuple(problem.path for problem in problems)
    managed = {ordered[0]}
    merged, origins = merge(parsed, managed)
    variables = _variables(parsed, origins)
    for name in VARIABLES:
        given = environment.variable(name)
        if given and name not in variables:
            variables[name] = given
            origins[name] = ""
    root = next((level.path for level in environment.levels if level.is_repository_root), None)
    place = Surroundings(environment.project, root, environment.home, (), merged, variables)
    installed = None
    if plugin_list in files:
        installed = _installed(_parse(plugin_list, files[plugin_list], problems))
    held = ClaudeSettings(
        place, merged, variables, origins, installed, _disabled(merged.get("enabledPlugins")),
        unread,
    )  # fmt: skip
    return Settings(MappingProxyType({_KEY: held}), tuple(problems))


def _parse(path: str, data: bytes, problems: list[Problem]) -> Mapping[str, Any]:
    """Parse one file; what cannot be read counts as empty, with a problem."""
    line = None
    try:
        value = json.loads(data.decode("utf-8-sig"))
        if isinstance(value, dict):
            return value
    except json.JSONDecodeError as error:
        line = error.lineno
    except (UnicodeDecodeError, ValueError, RecursionError):
        pass
    text = message(wording.SETTINGS_UNREADABLE, file=path)
    problems.append(Problem("settings-unreadable", Severity.WARNING, text, line, path=path))
    return {}


def merge(
    parsed: Iterable[tuple[str, Mapping[str, Any]]], managed: Iterable[str] = ()
) -> tuple[dict[str, Any], dict[str, str]]:
    """Put files together, strongest first; also tells which file each single value is from."""
    strongest = frozenset(managed)
    merged: dict[str, Any] = {}
    origins: dict[str, str] = {}
    rules: dict[str, list[str]] = {name: [] for name in RULE_LISTS}
    permissions: dict[str, Any] = {}
    plugins: dict[str, Any] = {}
    for path, values in parsed:
        for key in SINGLE:
            if key in values and key not in merged:
                if key in MANAGED_ONLY and path not in strongest:
                    continue
                merged[key] = values[key]
                origins[key] = path
        held = values.get("permissions")
        for key, value in held.items() if isinstance(held, dict) else ():
            if key in rules and isinstance(value, list):
                texts = [rule for rule in value if isinstance(rule, str)]
                rules[key] += texts
                for text in texts:
                    origins.setdefault(f"{key}:{text}", path)
            elif key not in rules and key not in permissions:
                permissions[key] = value
                origins[f"permissions.{key}"] = path
        enabled = values.get("enabledPlugins")
        plugins = {**enabled, **plugins} if isinstance(enabled, dict) else plugins
    merged["permissions"] = permissions | {key: rules[key] for key in RULE_LISTS if rules[key]}
    if plugins:
        merged["enabledPlugins"] = plugins
    return merged, origins


def _variables(
    parsed: Iterable[tuple[str, Mapping[str, Any]]], origins: dict[str, str]
) -> dict[str, str]:
    """The variables the settings set for every session, strongest file first."""
    variables: dict[str, str] = {}
    for path, values in parsed:
        held = values.get("env")
        if not isinstance(held, dict):
            continue
        for name in VARIABLES:
            value = held.get(name)
            if name not in variables and isinstance(value, (str, int)):
                variables[name] = str(value)
                origins[name] = path
    return variables


def portable(merged: Mapping[str, Any]) -> dict[str, Any]:
    """The part of the settings that a session snapshot may carry along."""
    wanted_singly = ("availableModels", "autoMemoryEnabled", "agent")
    kept = {key: merged[key] for key in wanted_singly if key in merged}
    permissions = merged.get("permissions")
    if isinstance(permissions, dict) and permissions:
        wanted = (*RULE_LISTS, "disableBypassPermissionsMode", "defaultMode")
        kept["permissions"] = {key: permissions[key] for key in wanted if key in permissions}
    return kept


def _installed(value: Mapping[str, Any]) -> frozenset[str] | None:
    """The folders of the installed copies, None when the list has another shape."""
    plugins = value.get("plugins")
    if not isinstance(plugins, dict):
        return None
    copies = [
        copy
        for entry in plugins.values()
        for copy in (entry if isinstance(entry, list) else [entry])
        if isinstance(copy, dict)
    ]
    paths = [copy.get("installPath") for copy in copies]
    return frozenset(tidy(path) for path in paths if isinstance(path, str))


def _disabled(enabled: Any) -> frozenset[str]:
    """The plugins that are switched off everywhere they are named."""
    if not isinstance(enabled, dict):
        return frozenset()
    names = {key.partition("@")[0] for key, value in enabled.items() if value is not False}
    off = {key.partition("@")[0] for key, value in enabled.items() if value is False}
    return frozenset(off - names)
