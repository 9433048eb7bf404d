"""The rules of each system that delegates to subagents; one module or folder per system.

Adding a system takes its own folder here, its resources, its tests, a session reader in `storage`
and one line in `REGISTRY`. A harness, the `HARNESS` of the module named there, is imported only
when it is asked for, so that a command about one system does not pay for the others, and one about
sessions for none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.core.harness import Harness

REGISTRY = {  # id: how people call it, its module, and a folder that tells it is used here
    "pi-desktop": ("PI-Desktop", "editor.harnesses.pi_desktop.harness", ".agents/subagents"),
    "pi-orchestrator": ("pi-orchestrator", "editor.harnesses.pi_orchestrator.harness", ".pi"),
    "mevedel": ("mevedel", "editor.harnesses.mevedel.harness", ".mevedel"),
    "claude-code": ("Claude Code", "editor.harnesses.claude_code.harness", ".claude"),
}
IDS = tuple(REGISTRY)
TITLES = {identity: entry[0] for identity, entry in REGISTRY.items()}
MODULES = {identity: entry[1] for identity, entry in REGISTRY.items()}
TRACES = {identity: entry[2] for identity, entry in REGISTRY.items()}


def by_id(identity: str) -> Harness:
    """Give a harness by its id; a KeyError means the id is none of `IDS`."""
    harness: Harness = import_module(MODULES[identity]).HARNESS
    return harness


def all_harnesses() -> tuple[Harness, ...]:
    """Every harness, in the order people see them."""
    return tuple(by_id(identity) for identity in IDS)
