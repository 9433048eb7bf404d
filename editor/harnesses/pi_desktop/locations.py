"""Where PI-Desktop keeps definitions and the state that decides which of them are on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.environment import join
from editor.core.harness import Root
from editor.harnesses.pi_desktop import names
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from editor.core.environment import Environment

USER: Final = "user"
BUILTIN: Final = "builtin"
OVERRIDE: Final = "override"

_STATE = "agent-capabilities"
SWITCHED_OFF: Final = "subagents.json"
SWITCHED_OFF_BUILTINS: Final = "subagent-builtins.json"
PROJECT_SCOPES: Final = "subagent-scopes.json"


def user_folder(environment: Environment) -> str:
    """Give the one folder of user definitions; there is none per project."""
    moved = environment.variable("PI_DESKTOP_AGENTS_DIR").strip()
    return join(moved or join(environment.home, ".agents"), "subagents")


def data_folder(environment: Environment) -> str:
    """Give the application's data folder."""
    moved = environment.variable("PI_DESKTOP_DATA_DIR").strip()
    return moved or join(environment.home, ".pi-desktop")


def is_scanned(file_name: str) -> bool:
    """Tell whether the scanner visits a file of this name."""
    return names.file_stem(file_name) is not None


def roots(environment: Environment, rules: Rules) -> tuple[Root, ...]:
    """Give the folders that are searched, strongest first."""
    user = Root(user_folder(environment), USER, matches=is_scanned, creates=True)
    if rules is Rules.SEED:
        return (user,)
    overrides = Root(
        join(data_folder(environment), "subagent-overrides"),
        OVERRIDE,
        matches=names.is_loader_file,
    )
    return (user, overrides)


def settings_files(environment: Environment) -> tuple[str, ...]:
    """Give the state files that switch agents on and off."""
    folder = join(data_folder(environment), _STATE)
    return tuple(
        join(folder, name) for name in (SWITCHED_OFF, SWITCHED_OFF_BUILTINS, PROJECT_SCOPES)
    )


def claims(path: str, environment: Environment) -> int:
    """Tell how surely a file is a PI-Desktop definition by where it lies."""
    folder, _, file_name = path.replace("\\", "/").rpartition("/")
    if not names.is_loader_file(file_name):
        return 0
    own = [user_folder(environment), join(data_folder(environment), "subagent-overrides")]
    if folder in [each.replace("\\", "/").rstrip("/") for each in own]:
        return 2
    return 1 if folder.endswith("/.agents/subagents") else 0
