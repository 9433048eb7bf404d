"""The rules of each system that delegates to subagents; one module or folder per system.

Adding a system takes its own folder here, its resources, its tests, a session reader in `storage`
and one line in `MODULES`. A harness is imported only when it is asked for, so that a command about
one system does not pay for the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.core.harness import Harness

MODULES = {
    "pi-desktop": "editor.harnesses.pi_desktop",
    "pi-orchestrator": "editor.harnesses.pi_orchestrator",
    "mevedel": "editor.harnesses.mevedel",
    "claude-code": "editor.harnesses.claude_code",
}
IDS = tuple(MODULES)


def by_id(identity: str) -> Harness:
    """Give a harness by its id; a KeyError means the id is none of `IDS`."""
    harness: Harness = import_module(MODULES[identity]).HARNESS
    return harness


def all_harnesses() -> tuple[Harness, ...]:
    """Every harness, in the order people see them."""
    return tuple(by_id(identity) for identity in IDS)
