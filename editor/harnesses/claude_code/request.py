"""Everything the rules look at when one child is started, gathered before anything is decided."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from editor.core.patterns import pattern
from editor.core.records import field, record, replace
from editor.harnesses.claude_code.loading import is_truthy
from editor.harnesses.claude_code.permission_rules import PermissionRules
from editor.harnesses.claude_code.values import (
    IGNORED_IN_PLUGINS,
    REFUSED,
    UNSET,
    Partly,
    inline_servers,
    is_ignored_in_plugins,
    readers_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.harnesses.claude_code.rules import Rules

FOREGROUND = "foreground"
BACKGROUND = "background"
ERROR = "error"

ANTHROPIC_API = "anthropic-api"
DEPTH = "CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH"
_POSITIVE = pattern(r"0*[1-9][0-9]{0,8}")


@record
class AgentCall:
    """What the call that starts the child passes along."""

    model: str | None = None
    mode: str | None = None
    run_in_background: bool | None = None


@record
class Request:
    """One child about to start: the definition's accepted fields, the session, and the call."""

    rules: Rules
    name: str
    source: str  # project user managed cli add-dir plugin built-in
    fields: Mapping[str, Any]  # optional fields the program keeps, by key
    tools: tuple[str, ...]  # the session's, in its order
    own_tools: tuple[str, ...] = ()  # of servers the definition itself describes
    mode: str | None = "default"
    model: str | None = None
    variables: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    is_interactive: bool = True
    depth: int = 1  # layer of the child, 1 = started by the main conversation
    permissions: PermissionRules = field(default_factory=PermissionRules)
    provider: str = ANTHROPIC_API
    is_folder_trusted: bool = True
    is_teammate: bool = False
    is_by_teammate: bool = False
    is_auto_memory_off: bool = False
    run: str = ""  # where it runs, when that is already known
    call: AgentCall = field(default_factory=AgentCall)
    is_fork: bool = False
    is_main: bool = False  # runs as the main conversation's own agent
    ignored: tuple[str, ...] = ()  # fields a plugin's file has and the program ignores

    @property
    def is_plugin(self) -> bool:
        """Whether the definition comes from a plugin."""
        return self.source == "plugin"

    @property
    def entries(self) -> list[str] | None:
        """The entries of `tools`; None when the list is not given."""
        entries: list[str] | None = self.fields.get("tools")
        return entries

    @property
    def depth_limit(self) -> int:
        """How many layers of children the session allows."""
        return int(self.variables[DEPTH]) if self.is_depth_set else self.rules.default_depth

    @property
    def is_depth_set(self) -> bool:
        """Whether the variable sets how many layers there may be."""
        given = self.variables.get(DEPTH, "")
        return self.rules.depth_can_be_set and _POSITIVE.fullmatch(given) is not None

    @property
    def is_at_limit(self) -> bool:
        """Whether a child on this layer may start nobody."""
        return self.depth >= self.depth_limit

    @property
    def has_memory(self) -> bool:
        """Whether the memory field switches tools on."""
        return (
            "memory" in self.fields
            and not self.is_auto_memory_off
            and self.permissions.auto_memory_enabled
            and not is_truthy(self.variables.get("CLAUDE_CODE_DISABLE_AUTO_MEMORY"))
        )

    @property
    def skipped_servers(self) -> tuple[str, ...]:
        """Servers described in the file that do not start, because its folder is not trusted."""
        is_local = self.source in ("project", "add-dir") and self.rules.since(238)
        if self.is_folder_trusted or not is_local or self.is_fork or self.is_teammate:
            return ()
        return inline_servers(self.fields.get("mcpServers"))

    @property
    def usable_own_tools(self) -> tuple[str, ...]:
        """Tools of the file's own servers, as far as those may start."""
        if self.is_fork or self.is_teammate or self.is_plugin:
            return ()
        is_local = self.source in ("project", "add-dir") and self.rules.since(238)
        return () if is_local and not self.is_folder_trusted else self.own_tools

    def with_run(self, run: str) -> Request:
        """The same request, run in the foreground or the background."""
        return replace(self, run=run)


def accept(raw: Mapping[str, Any], source: str, rules: Rules) -> dict[str, Any]:
    """Keep what the program keeps of raw field values."""
    kept: dict[str, Any] = {}
    readers = readers_of(rules)
    for key, written in raw.items():
        reader = readers.get(key)
        is_ignored = source == "plugin" and is_ignored_in_plugins(key, rules)
        if reader is None or written is None or is_ignored:
            continue
        value = reader(written, rules)
        if value is not UNSET and value is not REFUSED:
            kept[key] = value.kept if isinstance(value, Partly) else value
    return kept


def ignored_fields(raw: Mapping[str, Any], source: str, rules: Rules) -> tuple[str, ...]:
    """The fields of a plugin's file that have no effect, in the documented order."""
    if source != "plugin":
        return ()
    return tuple(
        key for key in IGNORED_IN_PLUGINS if key in raw and is_ignored_in_plugins(key, rules)
    )
