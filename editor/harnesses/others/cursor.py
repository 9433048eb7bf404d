"""Cursor: reads `.claude/agents` too, has no tool list, and only `readonly` limits an agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.harnesses.others import wording
from editor.harnesses.others.reader import INFO, MEDIUM, WARNING

if TYPE_CHECKING:
    from editor.harnesses.others.reader import Facts

KNOWN = frozenset({"name", "description", "model", "readonly", "is_background"})
READING = frozenset({"Read", "Grep", "Glob", "LSP", "ToolSearch"})


def judge(facts: Facts) -> None:
    """Every key is optional there; what Claude Code limits is not limited."""
    listed = facts.listed
    if listed is not None and facts.value("readonly") is not True:
        is_reading = bool(listed) and all(name in READING for name in listed)
        template = wording.CURSOR_READONLY if is_reading else wording.CURSOR_NO_LIST
        facts.add("cursor-no-tool-list", WARNING, MEDIUM, template, "tools")
    elif "disallowedTools" in facts.pairs and facts.value("readonly") is not True:
        key = "disallowedTools"
        facts.add("cursor-no-tool-list", WARNING, MEDIUM, wording.CURSOR_NO_LIST, key)
    ignored = [key for key in facts.others(KNOWN) if key not in ("tools", "disallowedTools")]
    if ignored:
        keys = ", ".join(ignored)
        code, template = "cursor-ignored-keys", wording.CURSOR_IGNORES
        facts.add(code, INFO, MEDIUM, template, ignored[0], keys=keys)
