"""Gemini CLI: a strict reader; one key it does not know rejects the whole file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.harnesses.claude_code.catalog import KNOWN as CLAUDE_TOOLS
from editor.harnesses.claude_code.values import FAMILIES
from editor.harnesses.others import wording
from editor.harnesses.others.reader import ERROR, HIGH, INFO, MEDIUM, WARNING

if TYPE_CHECKING:
    from editor.harnesses.others.reader import Facts

KNOWN = frozenset(
    {
        "name", "description", "kind", "tools", "model", "temperature", "max_turns", "timeout_mins",
        "display_name", "mcp_servers",
    }
)  # fmt: skip
_SLUG = pattern(r"[a-z0-9_-]+\Z")


def judge(facts: Facts) -> None:
    """Say whether the file loads there, and what is lost if it does."""
    if facts.file_name.startswith("_"):
        facts.add("gemini-underscore", WARNING, HIGH, wording.GEMINI_UNDERSCORE)
        return
    if not facts.has_header:
        facts.add("gemini-no-header", ERROR, HIGH, wording.NO_HEADER)
        return
    if facts.yaml_fault:
        detail = facts.yaml_fault
        facts.add("gemini-yaml", ERROR, HIGH, wording.YAML_SKIPS, detail=detail)
        return
    unknown = facts.others(KNOWN)
    if "mcpServers" in unknown:
        unknown.remove("mcpServers")
        facts.add("gemini-mcp-servers", ERROR, HIGH, wording.GEMINI_SERVERS, "mcpServers")
    if unknown:
        keys = ", ".join(unknown)
        facts.add("gemini-unknown-key", ERROR, HIGH, wording.GEMINI_UNKNOWN, unknown[0], keys=keys)
    for key in ("name", "description"):
        if not isinstance(facts.value(key), str) or not facts.value(key):
            facts.add(f"gemini-missing-{key}", ERROR, HIGH, wording.MISSING_KEY, key)
    name = facts.value("name")
    if isinstance(name, str) and name and not _SLUG.match(name):
        facts.add("gemini-name", ERROR, HIGH, wording.GEMINI_NAME, "name", name=name)
    _judge_values(facts)
    facts.add("gemini-consent", INFO, HIGH, wording.GEMINI_CONSENT)


def _judge_values(facts: Facts) -> None:
    """The list of tools and the model."""
    tools = facts.value("tools")
    if tools is not None and not isinstance(tools, list):
        facts.add("gemini-tools-no-list", ERROR, HIGH, wording.GEMINI_TOOLS, "tools")
    strange = [entry for entry in facts.listed or () if entry.partition("(")[0] in CLAUDE_TOOLS]
    if strange:
        entries = ", ".join(strange)
        facts.add(
            "gemini-tool-names", WARNING, MEDIUM, wording.GEMINI_NAMES, "tools", entries=entries
        )
    model = facts.value("model")
    if isinstance(model, str) and (model in FAMILIES or model.startswith("claude-")):
        facts.add("gemini-model", WARNING, MEDIUM, wording.GEMINI_MODEL, "model", model=model)
