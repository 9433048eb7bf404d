"""Factory Droid, Codex, and readers of the pi-subagents kind, as far as they are certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.harnesses.others import wording
from editor.harnesses.others.reader import ERROR, HIGH, INFO, MEDIUM, WARNING

if TYPE_CHECKING:
    from editor.harnesses.others.reader import Facts

LONGEST_DESCRIPTION = 500
CODEX_FOLDERS = ".codex/agents, ~/.codex/agents"
_SLUG = pattern(r"[a-z0-9_-]+\Z")


def judge_factory(facts: Facts) -> None:
    """Its checker reports errors and warnings."""
    if facts.yaml_fault:
        detail = facts.yaml_fault
        facts.add("factory-yaml", WARNING, MEDIUM, wording.YAML_SKIPS, detail=detail)
        return
    name, description = facts.value("name"), facts.value("description")
    if isinstance(name, str) and name and not _SLUG.match(name):
        facts.add("factory-name", ERROR, HIGH, wording.FACTORY_NAME, "name", name=name)
    if isinstance(description, str) and len(description) > LONGEST_DESCRIPTION:
        facts.add(
            "factory-description-too-long", ERROR, HIGH, wording.FACTORY_DESCRIPTION,
            "description", length=len(description), limit=LONGEST_DESCRIPTION,
        )  # fmt: skip
    tools = facts.value("tools")
    if isinstance(tools, str) and "," in tools:
        facts.add("factory-tools-text", ERROR, HIGH, wording.FACTORY_TOOLS, "tools")
    servers = facts.value("mcpServers")
    if isinstance(servers, list) and any(isinstance(item, dict) for item in servers):
        facts.add("factory-servers", ERROR, HIGH, wording.FACTORY_SERVERS, "mcpServers")


def judge_codex(facts: Facts) -> None:
    """Its agents are TOML files."""
    folders = CODEX_FOLDERS
    facts.add("codex-not-markdown", ERROR, HIGH, wording.CODEX_FORMAT, folders=folders)


def judge_pi_subagents(facts: Facts) -> None:
    """Readers with a strict YAML library: a header that is no YAML loses the agent."""
    if not facts.has_header:
        facts.add("pi-subagents-no-header", WARNING, MEDIUM, wording.NO_HEADER)
    elif facts.yaml_fault:
        detail = facts.yaml_fault
        facts.add("pi-subagents-yaml", WARNING, MEDIUM, wording.YAML_SKIPS, detail=detail)
    if facts.has_header:
        _pi_readings(facts)


def _pi_readings(facts: Facts) -> None:
    """What the peer takes from a file of pi-orchestrator, where the two do not agree."""
    if facts.file_name.endswith(".chain.md"):
        facts.add("pi-subagents-chain", INFO, MEDIUM, wording.PI_CHAIN)
    if "tools" in facts.pairs and not facts.listed:
        facts.add("pi-subagents-tools-empty", WARNING, MEDIUM, wording.PI_TOOLS_EMPTY, "tools")
    for key, template in (
        ("blockTools", wording.PI_BLOCK_TOOLS), ("excludeTools", wording.PI_EXCLUDE_TOOLS)
    ):  # fmt: skip
        if key in facts.pairs:
            facts.add("pi-subagents-deny-list", WARNING, MEDIUM, template, key)
    for key in ("hidden", "maxTurns"):
        if key in facts.pairs:
            facts.add("pi-subagents-ignores", INFO, MEDIUM, wording.PI_UNKNOWN_KEY, key)
