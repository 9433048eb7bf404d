"""Tells at once the files in which nothing can surprise, so that they are read fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.harnesses.pi_orchestrator import lint
from editor.harnesses.pi_orchestrator.agent_file import AgentFile, FileStatus
from editor.harnesses.pi_orchestrator.fields import AGENT_BY_KEY

if TYPE_CHECKING:
    from editor.core.definition import Origin

_BETWEEN: Final = "\x1f"  # stands in no entry worth the name
_TOOL: Final = r"[a-z][a-z0-9_]*\*?"
_MATCHER: Final = (
    r"(?:[A-DF-Za-df-z][A-Za-z0-9_*?]*"
    rf"|ext:(?!(?:index|builtin)(?:{_BETWEEN}|\Z)|npm:)[a-z@][a-z0-9_./@-]*)"
)
_PLAIN_TOOLS: Final = pattern(f"{_TOOL}(?:{_BETWEEN}{_TOOL})*")
_PLAIN_MATCHERS: Final = pattern(f"{_MATCHER}(?:{_BETWEEN}{_MATCHER})*")
_PLAIN_MODEL: Final = pattern(r"[^\s/]+/\S+")
_TRAPS: Final = ("inherit", "delegate")


def is_plain(agent: AgentFile, origin: Origin) -> bool:
    """Tell at once that nothing in a file can surprise; the checks below look at every part.

    Whoever adds a check has to see that what it looks for is not plain here; a test compares the
    two ways on many files.
    """
    values = agent.values
    if (
        agent.status is not FileStatus.AGENT
        or not values
        or not values.keys() <= AGENT_BY_KEY.keys()
    ):
        return False
    header = agent.split.header if agent.split is not None else None
    if not origin.file_name.endswith(".md") or not header or "?" in header or "%" in header:
        return False
    if "tools" in values or "blockTools" in values:
        if agent.tools and agent.block_tools and lint.blocks_all(agent.tools, agent.block_tools):
            return False
        for key, entries, pattern in (
            ("tools", agent.tools, _PLAIN_TOOLS),
            ("blockTools", agent.block_tools, _PLAIN_MATCHERS),
        ):
            if key not in values:
                continue
            written = values[key]
            if entries is None or (isinstance(written, list) and len(written) != len(entries)):
                return False
            if pattern.fullmatch(_BETWEEN.join(entries)) is None:
                return False
            if any(trap in entries for trap in _TRAPS):
                return False
    if "model" in values and (agent.model is None or not _PLAIN_MODEL.fullmatch(agent.model)):
        return False
    if agent.has_thinking and agent.thinking is None:
        return False
    return not ("maxTurns" in values and agent.max_turns is None) and (
        isinstance(values.get("hidden", False), bool)
    )
