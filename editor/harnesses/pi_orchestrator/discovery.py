"""Which agents a delegate call can start: the three sources put together, the last one winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.records import record, replace
from editor.harnesses.pi_orchestrator.agent_file import AgentFile, FileStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PROJECT_FOLDERS: Final = (".agents/agents", ".pi/agents")  # the later one is the stronger
BUILTIN, USER, PROJECT = "builtin", "user", "project"


@record
class Found:
    """One file of one source, in the order in which discovery meets it."""

    source: str
    file: str
    agent: AgentFile


def merge(found: Iterable[Found], overrides: dict[str, str]) -> tuple[Found, ...] | None:
    """Put all files together, weakest first; None when one of them makes discovery fail.

    A later file takes the whole place of an earlier one of its name; hidden and skipped files are
    as if they were not there.
    """
    winners: dict[str, Found] = {}
    for item in found:
        if item.agent.status is FileStatus.THROWS:
            return None
        if item.agent.status is FileStatus.AGENT:
            winners[item.agent.name] = item
    return tuple(_overridden(item, overrides) for item in winners.values())


def _overridden(item: Found, overrides: dict[str, str]) -> Found:
    model = overrides.get(item.agent.name)
    return item if model is None else replace(item, agent=replace(item.agent, model=model))


def project_levels(levels: Sequence[tuple[str, bool]]) -> tuple[str, ...]:
    """Give the levels the walk visits, nearest first; `True` marks one that holds `.git`."""
    visited: list[str] = []
    for path, is_repository_root in levels:
        visited.append(path)
        if is_repository_root:
            break
    return tuple(visited)
