"""The extension's own configuration, read as it reads it: a fault anywhere means all defaults."""

from __future__ import annotations

import json
import math
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.jsonc import JsoncError, parse
from editor.core.records import field, record
from editor.harnesses.pi_orchestrator.script import number, positive_integer, trim
from editor.harnesses.pi_orchestrator.spawning import THINKING_LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping

FLAGS: Final = ("enabled", "forwardParentPrompt", "childSessions", "async")
LISTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"keepTools": ("delegate",), "childBlockedTools": (), "childExtensions": ()}
)
MAX_TURNS: Final = 50
STALL_TIMEOUT: Final = 600_000
KNOWN_KEYS: Final = (
    "enabled", "keepTools", "childBlockedTools", "childExtensions", "forwardParentPrompt",
    "builtinFleet", "modelOverrides", "maxTurns", "stallTimeoutMs", "childSessions", "async",
)  # fmt: skip
_PROTOTYPE: Final = "__proto__"  # no key of its own in a JavaScript object
Fleet = bool | dict[str, dict[str, Any]]


@record
class Config:
    """The configuration in effect."""

    enabled: bool = True
    keep_tools: tuple[str, ...] = LISTS["keepTools"]
    child_blocked_tools: tuple[str, ...] = ()
    child_extensions: tuple[str, ...] = ()
    forward_parent_prompt: bool = True
    builtin_fleet: Fleet = True
    model_overrides: dict[str, str] = field(default_factory=dict)
    max_turns: int | float = MAX_TURNS
    stall_timeout_ms: int | float = STALL_TIMEOUT
    child_sessions: bool = True
    is_async: bool = True
    error: JsoncError | None = None  # why a file that is there counts for nothing

    def hides_builtin(self, name: str) -> bool:
        """Say whether a built-in agent is switched off."""
        if isinstance(self.builtin_fleet, bool):
            return not self.builtin_fleet
        return self.builtin_fleet.get(name, {}).get("hidden") is True

    def builtin_thinking(self, name: str) -> str | None:
        """Give the thinking level the configuration sets for a built-in agent."""
        if isinstance(self.builtin_fleet, bool):
            return None
        level = self.builtin_fleet.get(name, {}).get("thinking")
        return level if isinstance(level, str) else None

    def native(self) -> dict[str, Any]:
        """Give the harness's own shape: every known key."""
        return {
            "enabled": self.enabled,
            "keepTools": list(self.keep_tools),
            "childBlockedTools": list(self.child_blocked_tools),
            "childExtensions": list(self.child_extensions),
            "forwardParentPrompt": self.forward_parent_prompt,
            "builtinFleet": self.builtin_fleet,
            "modelOverrides": dict(self.model_overrides),
            "maxTurns": self.max_turns,
            "stallTimeoutMs": self.stall_timeout_ms,
            "childSessions": self.child_sessions,
            "async": self.is_async,
        }


def load(config: str | None, legacy: str | None = None) -> Config:
    """Read the configuration; the legacy file counts only when the other cannot be read."""
    text = legacy if config is None else config
    if text is None:
        return Config()
    parsed = parse(text)
    if parsed.error is not None or parsed.root is None:
        return Config(error=parsed.error)
    value = parsed.root.value
    return from_value(value) if isinstance(value, dict) else Config()


def load_release(text: str | None) -> Config:
    """Read the configuration as release 0.1.2 does: strict JSON, and a switch for the fleet."""
    try:
        value = None if text is None else json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        return Config()
    switch = value.get("builtinFleet")
    return from_value({**value, "builtinFleet": switch if isinstance(switch, bool) else True})


def _no_constant(name: str) -> None:
    raise ValueError(name)


def from_value(value: Mapping[str, Any]) -> Config:
    """Take what is usable of a parsed configuration; a bad value gives its default."""
    turns = positive_integer(value.get("maxTurns"))
    return Config(
        _flag(value.get("enabled")),
        _texts(value.get("keepTools"), LISTS["keepTools"]),
        _texts(value.get("childBlockedTools"), ()),
        _texts(value.get("childExtensions"), ()),
        _flag(value.get("forwardParentPrompt")),
        fleet(value.get("builtinFleet")),
        _overrides(value.get("modelOverrides")),
        MAX_TURNS if turns is None else turns,
        _timeout(value.get("stallTimeoutMs")),
        _flag(value.get("childSessions")),
        _flag(value.get("async")),
    )


def _flag(value: object) -> bool:
    return value if isinstance(value, bool) else True


def _texts(value: object, default: tuple[str, ...]) -> tuple[str, ...]:
    if not isinstance(value, list):
        return default
    return tuple(item for item in value if isinstance(item, str) and trim(item))


def _overrides(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        return {}
    return {
        name: text
        for name, text in value.items()
        if isinstance(text, str) and trim(text) and name != _PROTOTYPE
    }


def _timeout(value: object) -> int | float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return STALL_TIMEOUT
    return number(value) if math.isfinite(value) and value > 0 else STALL_TIMEOUT


def fleet(value: object) -> Fleet:
    """Read `builtinFleet`: a switch, or settings of single agents; anything else means all."""
    if isinstance(value, bool):
        return value
    if not isinstance(value, dict):
        return True
    return {
        name: _fleet_entry(entry)
        for name, entry in value.items()
        if isinstance(entry, dict) and name != _PROTOTYPE
    }


def _fleet_entry(entry: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = {}
    thinking, hidden = entry.get("thinking"), entry.get("hidden")
    if isinstance(thinking, str) and thinking in THINKING_LEVELS:
        kept["thinking"] = thinking
    if isinstance(hidden, bool):
        kept["hidden"] = hidden
    return kept
