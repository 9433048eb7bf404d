"""What the settings files say, in one value the roster and the resolution ask."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.environment import join
from editor.core.harness import Settings
from editor.core.records import field, record
from editor.harnesses.pi_orchestrator import locations
from editor.harnesses.pi_orchestrator.config import Config, load, load_release
from editor.harnesses.pi_orchestrator.host import merged_default_tools
from editor.harnesses.pi_orchestrator.rules import NEWEST, RELEASE_0_1_2

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.environment import Environment

_KEY: Final = "state"


@record
class State:
    """The configuration in effect, and pi's own list of usual tools."""

    config: Config = field(default_factory=Config)
    rules: str = NEWEST
    config_path: str = ""  # of the file that counts; empty when there is none
    default_tools: tuple[str, ...] | None = None
    has_project_tools: bool = False  # the project's settings have a say, if pi trusts it


def read_settings(files: Mapping[str, bytes], environment: Environment, rules: str) -> Settings:
    """Parse the settings files that exist."""
    own = locations.agent_folder(environment)
    config_path = join(own, locations.CONFIG_FILE)
    legacy_path = join(own, locations.LEGACY_FILE)
    if rules == RELEASE_0_1_2:
        path = legacy_path if legacy_path in files else ""
        config = load_release(_text(files.get(legacy_path)))
    else:
        path = next((each for each in (config_path, legacy_path) if each in files), "")
        config = load(_text(files.get(config_path)), _text(files.get(legacy_path)))
    user = _default_tools(files.get(join(own, locations.PI_SETTINGS)))
    project = _default_tools(files.get(join(environment.project, ".pi", locations.PI_SETTINGS)))
    state = State(config, rules, path, merged_default_tools(user, project), project is not None)
    return Settings(MappingProxyType({_KEY: state}))


def of(settings: Settings) -> State:
    """Give the state held in settings; the defaults for settings of another making."""
    held = settings.values.get(_KEY)
    return held if isinstance(held, State) else State()


def _text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "replace")


def _default_tools(data: bytes | None) -> tuple[str, ...] | None:
    """Read pi's `defaultTools`; anything that is no list of texts does not count."""
    try:
        value: Any = json.loads((data or b"").decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    listed = value.get("defaultTools") if isinstance(value, dict) else None
    if not isinstance(listed, list):
        return None
    return tuple(item for item in listed if isinstance(item, str))
