"""What Claude Code accepts in each optional field; a value it does not accept counts as not set.

Every reader takes the YAML value and gives what the program keeps, or a `Refused`. Nothing here
makes a file fail: one bad optional value drops that value only.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from editor.core.patterns import pattern
from editor.harnesses.claude_code.entries import is_lone_star, split_list

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.harnesses.claude_code.rules import Rules

MODEL_WORDS = ("sonnet", "opus", "haiku", "fable", "inherit")
FAMILIES = ("sonnet", "opus", "haiku", "fable")
MODES = ("default", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan")
EFFORTS = ("low", "medium", "high", "xhigh", "max")
COLORS = ("red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan")
MEMORIES = ("user", "project", "local")
SERVER_TYPES = ("stdio", "http", "sse", "ws")
CACHE_TIMES = ("5m", "1h")

NAME_LIMIT = 256
UNSETTLED_MODELS = ("opusplan", "default", "best", "opus", "sonnet", "haiku", "fable")

CHOICES: dict[str, tuple[str, ...]] = {
    "permissionMode": MODES,
    "memory": MEMORIES,
    "effort": EFFORTS,
    "isolation": ("worktree",),
    "color": COLORS,
    "experimental.cacheTtl": CACHE_TIMES,
}

_DIGITS = pattern(r"\s*[0-9]{1,15}\s*\Z")


class _Refused:
    """The mark of a value that is dropped."""

    def __repr__(self) -> str:
        return "REFUSED"


class Unset:
    """The mark of a value that means the same as leaving the field out."""

    def __repr__(self) -> str:
        return "UNSET"


REFUSED = _Refused()
UNSET = Unset()


class Partly:
    """A value of which some parts were dropped."""

    __slots__ = ("kept",)

    def __init__(self, kept: Any) -> None:
        self.kept = kept


def one_of(words: tuple[str, ...]) -> Callable[[Any, Rules], Any]:
    """Accept one of some words in exactly this letter case."""
    accepted = frozenset(words)

    def read(value: Any, rules: Rules) -> Any:
        return value if isinstance(value, str) and value in accepted else REFUSED

    return read


def read_tools(value: Any, rules: Rules) -> Any:
    """Read `tools`: comma text or a list; a lone `*` is the same as nothing."""
    if is_lone_star(value):
        return UNSET
    return read_disallowed(value, rules)


def read_disallowed(value: Any, rules: Rules) -> Any:
    """Read `disallowedTools`; a list keeps its texts as written."""
    if isinstance(value, str):
        return split_list(value)
    if isinstance(value, list):
        texts = [item for item in value if isinstance(item, str) and item]
        return texts if len(texts) == len(value) else Partly(texts)
    return REFUSED


def read_model(value: Any, rules: Rules) -> Any:
    """Read `model`: any text, trimmed; `inherit` in any letter case."""
    if not isinstance(value, str):
        return REFUSED
    model = value.strip()
    if not model:
        return UNSET
    return "inherit" if model.lower() == "inherit" else model


def is_known_model(model: str) -> bool:
    """Whether a model is one of the words or looks like an ID of the maker."""
    return model in MODEL_WORDS or model.startswith("claude-")


def read_mode(value: Any, rules: Rules) -> Any:
    """Read `permissionMode`; `manual` is another word for `default`."""
    if value == "manual" and rules.since(200):
        return "default"
    return value if isinstance(value, str) and value in MODES else REFUSED


def read_turns(value: Any, rules: Rules) -> Any:
    """Read `maxTurns`: a positive whole number, also as digits in quotes."""
    if isinstance(value, str):
        value = int(value) if _DIGITS.match(value) else None
    if isinstance(value, float) and math.isfinite(value) and value.is_integer():
        value = int(value)
    return value if type(value) is int and value > 0 else REFUSED


def read_skills(value: Any, rules: Rules) -> Any:
    """Read `skills`: a list of names or comma text."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return read_disallowed(value, rules)


def read_servers(value: Any, rules: Rules) -> Any:
    """Read `mcpServers`: names and `{name: configuration}`; bad items go one by one."""
    if not isinstance(value, list):
        return REFUSED
    kept = [item for item in value if _is_server(item)]
    if len(kept) == len(value):
        return kept
    return Partly(kept) if kept else REFUSED


def _is_server(item: Any) -> bool:
    """Whether one item names a server or describes some."""
    if isinstance(item, str):
        return bool(item.strip())
    if not isinstance(item, dict) or not item:
        return False
    return all(
        isinstance(configuration, dict) and configuration.get("type", "stdio") in SERVER_TYPES
        for configuration in item.values()
    )


def inline_servers(servers: Any) -> tuple[str, ...]:
    """The names of the servers that are described in the file itself."""
    if not isinstance(servers, list):
        return ()
    return tuple(name for item in servers if isinstance(item, dict) for name in item)


def read_map(value: Any, rules: Rules) -> Any:
    """Read `hooks`: any map; what stands in it is looked at only when it is used."""
    return value if isinstance(value, dict) else REFUSED


def read_background(value: Any, rules: Rules) -> Any:
    """Read `background`: only true counts, false is the same as nothing."""
    if value is True or value == "true":
        return True
    return UNSET if value is False or value == "false" else REFUSED


def read_flag(value: Any, rules: Rules) -> Any:
    """Read `omitClaudeMd`."""
    if value is True:
        return True
    return UNSET if value is False else REFUSED


def read_effort(value: Any, rules: Rules) -> Any:
    """Read `effort`: a word (`med` for short) or a whole number."""
    if value == "med":
        return "medium"
    if type(value) is int:
        return value
    return value if isinstance(value, str) and value in EFFORTS else REFUSED


def read_text(value: Any, rules: Rules) -> Any:
    """Read `initialPrompt`: a text that is not blank."""
    if not isinstance(value, str):
        return REFUSED
    return value if value.strip() else UNSET


def read_experimental(value: Any, rules: Rules) -> Any:
    """Read `experimental`: only `cacheTtl` is kept; a bad one drops the whole map."""
    if not isinstance(value, dict):
        return REFUSED
    if value.get("cacheTtl") is None:
        return UNSET
    if value["cacheTtl"] not in CACHE_TIMES:
        return REFUSED
    return {"cacheTtl": value["cacheTtl"]}


READERS: dict[str, Callable[[Any, Rules], Any]] = {
    "tools": read_tools,
    "disallowedTools": read_disallowed,
    "model": read_model,
    "permissionMode": read_mode,
    "maxTurns": read_turns,
    "skills": read_skills,
    "mcpServers": read_servers,
    "hooks": read_map,
    "memory": one_of(MEMORIES),
    "background": read_background,
    "effort": read_effort,
    "isolation": one_of(("worktree",)),
    "color": one_of(COLORS),
    "initialPrompt": read_text,
    "omitClaudeMd": read_flag,
    "experimental": read_experimental,
}

SINCE = {
    "hooks": 0,
    "memory": 33,
    "background": 49,
    "isolation": 50,
    "initialPrompt": 83,
    "experimental": 248,
    "omitClaudeMd": 271,
}
IGNORED_IN_PLUGINS = ("hooks", "mcpServers", "permissionMode", "initialPrompt")


@lru_cache(maxsize=64)
def readers_of(rules: Rules) -> dict[str, Callable[[Any, Rules], Any]]:
    """The readers of the keys a version knows."""
    return {key: reader for key, reader in READERS.items() if rules.since(SINCE.get(key, 0))}


def is_ignored_in_plugins(key: str, rules: Rules) -> bool:
    """Whether the version ignores the field in a plugin's file."""
    if key == "initialPrompt":
        return rules.is_october
    return key in IGNORED_IN_PLUGINS
