"""Qwen Code: reads Claude's modes in its own words, and its dialog rewrites files whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.harnesses.others import wording
from editor.harnesses.others.reader import ERROR, HIGH, INFO, WARNING

if TYPE_CHECKING:
    from editor.harnesses.others.reader import Facts

MODES = {
    "acceptEdits": "auto-edit",
    "auto": "auto-edit",
    "bypassPermissions": "yolo",
    "dontAsk": "default",
    "default": "default",
    "plan": "plan",
}
LOOSE = frozenset({"auto-edit", "yolo"})
KNOWN = frozenset(
    {
        "name", "description", "tools", "disallowedTools", "model", "color", "approvalMode",
        "permissionMode", "executor",
    }
)  # fmt: skip


def judge(facts: Facts) -> None:
    """Say how the file is read there."""
    if not facts.has_header:
        facts.add("qwen-no-header", ERROR, HIGH, wording.NO_HEADER)
        return
    if facts.yaml_fault:
        detail = facts.yaml_fault
        facts.add("qwen-yaml", ERROR, HIGH, wording.YAML_SKIPS, detail=detail)
        return
    mode = facts.value("permissionMode")
    if "approvalMode" not in facts.pairs:
        mapped = MODES.get(mode) if isinstance(mode, str) else None
        if mapped and mapped != mode:
            severity = WARNING if mapped in LOOSE or mode == "dontAsk" else INFO
            facts.add(
                "qwen-mode", severity, HIGH, wording.QWEN_MODE,
                "permissionMode", mode=str(mode), mapped=mapped,
            )  # fmt: skip
        elif mapped is None:
            facts.add("qwen-escalates", WARNING, HIGH, wording.QWEN_ESCALATES)
    listed = facts.listed
    if listed and not any(entry.startswith("mcp__") for entry in listed):
        facts.add("qwen-mcp-left-out", INFO, HIGH, wording.QWEN_MCP, "tools")
    unknown = facts.others(KNOWN)
    if unknown:
        keys = ", ".join(unknown)
        facts.add("qwen-save-loses", INFO, HIGH, wording.QWEN_SAVE, unknown[0], keys=keys)
