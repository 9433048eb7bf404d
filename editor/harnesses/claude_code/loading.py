"""Which definitions a session loads at all: scopes, switches and reach, before names are compared.

A candidate is one definition with its place. Everything that can keep it out is decided here, in
`exclusion`; who wins among the rest is decided in `precedence`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from editor.core.records import field, record, tuple_record
from editor.harnesses.claude_code.reading import name_fault, plugin_identity

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.harnesses.claude_code.rules import Rules

AGENTS = "/.claude/agents"
Folder = tuple[str, str, bool]  # scope, folder, and whether its file was named by a person
EXPLORE_AND_PLAN = frozenset({"Explore", "Plan"})
OLD_WINDOWS_POLICY = "/programdata/"


@tuple_record
class Candidate:
    """One definition that may load. `name` is the `name` value, None when there is none."""

    path: str
    name: str | None
    scope: str  # managed cli project user plugin add-dir additionalDirectories built-in
    has_description: bool = True
    registers_as: str = ""  # the identity, when it is already known
    same_file_as: str = ""  # another path to the same file
    is_direct: bool = False  # named by a person, so it does not matter where it lies


@record
class Surroundings:
    """Where a session runs and what switches are set."""

    working_directory: str
    repository_root: str | None
    home: str
    flags: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    variables: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    manifests: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    is_sdk: bool = False

    def flag(self, *names: str) -> str | None:
        """The value of a flag (empty when it has none), None when it is not given."""
        for given in self.flags:
            name, _, value = given.partition(" ")
            bare, equals, rest = name.partition("=")
            if bare in names:
                return rest if equals else value.strip()
        return None

    def is_on(self, variable: str) -> bool:
        """Whether a variable switches something on."""
        return is_truthy(self.variables.get(variable))

    @property
    def is_bare(self) -> bool:
        """Whether only definitions given on the command line are read."""
        return self.flag("--bare") is not None or self.is_on("CLAUDE_CODE_SIMPLE")

    @property
    def is_safe_mode(self) -> bool:
        """Whether no custom definition is read."""
        return self.flag("--safe-mode") is not None or self.is_on("CLAUDE_CODE_SAFE_MODE")

    @property
    def user_folder(self) -> str:
        """The agents folder of the user."""
        moved = self.variables.get("CLAUDE_CONFIG_DIR")
        return f"{tidy(moved)}/agents" if moved else tidy(self.home) + AGENTS

    def level_of(self, folder: str) -> int | None:
        """How many folders above the working directory one lies; None when the walk misses it."""
        here, root = tidy(self.working_directory), tidy(self.repository_root or "")
        if not root or not is_below(here, root):
            root = tidy(self.home) if is_below(here, tidy(self.home)) else here
        if not is_below(here, folder) or not is_below(folder, root):
            return None
        return here[len(folder) :].count("/") if folder != "/" else here.count("/")


def is_truthy(value: object) -> bool:
    """Whether the text of an environment variable switches something on."""
    return isinstance(value, str) and value.strip().lower() in {"1", "true", "yes", "on"}


def tidy(path: str) -> str:
    """A path with plain slashes and none at its end."""
    if path[-1:] != "/" and "\\" not in path:
        return path  # as most are
    return path.replace("\\", "/").rstrip("/") or ("/" if path else "")


def is_below(path: str, folder: str) -> bool:
    """Whether a path is a folder or lies in it."""
    return path == folder or folder == "/" or path.startswith(folder + "/")


def tree_of(candidate: Candidate, place: Surroundings) -> str:
    """The folder tree (or other single source) a candidate comes from."""
    path = tidy(candidate.path)
    if candidate.scope == "plugin":
        return path.split("/", 1)[0]
    if candidate.scope == "user" and is_below(path, place.user_folder):
        return place.user_folder
    at = path.find(AGENTS + "/")
    return path[: at + len(AGENTS)] if at >= 0 else path


def identity_of(candidate: Candidate, place: Surroundings) -> str | None:
    """The name a candidate registers under."""
    if candidate.registers_as:
        return candidate.registers_as
    if candidate.scope != "plugin":
        return candidate.name
    plugin, _, inside = tidy(candidate.path).removeprefix("plugin:").partition("/")
    below = _path_below(inside, place.manifests.get(plugin))
    return plugin_identity(plugin, below, candidate.name)


def _path_below(inside: str, manifest: Any) -> str:
    """The part of a plugin file's path that enters its identity."""
    for listed in listed_agents(manifest) or ():
        if inside == listed:
            return inside.rsplit("/", 1)[-1]
        if is_below(inside, listed):
            return inside[len(listed) + 1 :]
    return inside.removeprefix("agents/")


def listed_agents(manifest: Any) -> tuple[str, ...] | None:
    """The paths `plugin.json` names under `agents`, None when the default folder counts."""
    named = manifest.get("agents") if isinstance(manifest, dict) else manifest
    if named is None:
        return None
    paths = [named] if isinstance(named, str) else named if isinstance(named, list) else []
    return tuple(_inside(path) for path in paths if isinstance(path, str))


def _inside(path: str) -> str:
    parts = [part for part in path.replace("\\", "/").split("/") if part not in ("", ".")]
    return "/".join(parts)


def start_fails(candidates: Sequence[Candidate], place: Surroundings, rules: Rules) -> bool:
    """Whether the program refuses to start because of what is given on the command line."""
    given = [candidate for candidate in candidates if candidate.scope == "cli"]
    passed = place.flag("--agents") is not None or any(one.path == "--agents" for one in given)
    if passed and place.settings.get("disableSideloadFlags") is True and rules.since(193):
        return True
    return any(
        not one.has_description or not one.name or (rules.is_october and one.name.startswith("-"))
        for one in given
    )


def exclusion(
    candidate: Candidate, place: Surroundings, rules: Rules, asked: dict[Folder, str]
) -> str:
    """Why a candidate does not load, as a code; empty when it does.

    Files of a folder share the answer as far as it is about their place; `asked` keeps it.
    """
    scope = candidate.scope
    if scope == "built-in":
        return _built_in_exclusion(candidate, place, rules)
    if scope in ("plugin", "cli"):
        return _switched_off(candidate, place) or _out_of_reach(candidate, place)
    folder = scope, tidy(candidate.path).rpartition("/")[0], candidate.is_direct
    reason = asked.get(folder)
    if reason is None:
        reason = _switched_off(candidate, place) or _out_of_reach(candidate, place)
        asked[folder] = reason
    return reason or _skipped(candidate, rules)


def _built_in_exclusion(candidate: Candidate, place: Surroundings, rules: Rules) -> str:
    disabled = place.is_on("CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS") and rules.since(198)
    if disabled and candidate.name in EXPLORE_AND_PLAN:
        return "explore-plan-disabled"
    if place.is_on("CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS") and (
        place.is_sdk or place.flag("-p", "--print") is not None
    ):
        return "built-ins-disabled"
    return ""


def _switched_off(candidate: Candidate, place: Surroundings) -> str:
    """Whether a switch keeps the whole source out."""
    scope = candidate.scope
    if scope == "additionalDirectories":
        return "additional-directory"
    if scope == "cli":
        return ""
    if place.is_bare and not _is_given_plugin(candidate, place):
        return "bare"
    if place.is_safe_mode:
        return "safe-mode"
    if scope in ("project", "user", "add-dir") and is_locked(place.settings):
        return "plugin-only"
    sources = place.flag("--setting-sources")
    if sources is not None and scope in ("project", "user", "add-dir"):
        wanted = "user" if scope == "user" else "project"
        if wanted not in [source.strip() for source in sources.split(",")]:
            return "setting-source"
    return ""


def is_locked(settings: Mapping[str, Any]) -> bool:
    """Whether `strictPluginOnlyCustomization` keeps user and project definitions out."""
    lock = settings.get("strictPluginOnlyCustomization")
    return lock is True or (isinstance(lock, list) and "agents" in lock)


def _is_given_plugin(candidate: Candidate, place: Surroundings) -> bool:
    """Whether the file belongs to a plugin named on the command line by its folder."""
    if candidate.scope != "plugin":
        return False
    plugin = tidy(candidate.path).removeprefix("plugin:").partition("/")[0]
    folders = [
        given.partition(" ")[2] or given.partition("=")[2]
        for given in place.flags
        if given.startswith(("--plugin-dir", "--plugin-url"))
    ]
    return any(tidy(folder.strip()).rsplit("/", 1)[-1] == plugin for folder in folders)


def _out_of_reach(candidate: Candidate, place: Surroundings) -> str:
    """Whether the search never comes by the file."""
    path = tidy(candidate.path)
    if candidate.is_direct or not place.working_directory:
        return ""
    if candidate.scope == "project":
        at = path.find(AGENTS + "/")
        return "" if at < 0 or place.level_of(path[:at] or "/") is not None else "outside-the-walk"
    if candidate.scope == "user" and place.variables.get("CLAUDE_CONFIG_DIR"):
        return "" if is_below(path, place.user_folder) else "moved-folder"
    if candidate.scope == "managed":
        return "old-folder" if OLD_WINDOWS_POLICY in path.lower() else ""
    if candidate.scope == "plugin":
        plugin, _, inside = path.removeprefix("plugin:").partition("/")
        listed = listed_agents(place.manifests.get(plugin))
        if listed is not None and not any(is_below(inside, one) for one in listed):
            return "not-in-manifest"
    return ""


def _skipped(candidate: Candidate, rules: Rules) -> str:
    """Whether the file itself is skipped."""
    if not candidate.name:
        return "missing-name"
    return name_fault(candidate.name, rules) or (
        "" if candidate.has_description else "missing-description"
    )
