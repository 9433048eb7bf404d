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
STRICT = frozenset({"default", "plan"})  # words that promise more than they hold
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
    _judge_mode(facts)
    listed = facts.listed
    if listed and not any(entry.startswith("mcp__") for entry in listed):
        facts.add("qwen-mcp-left-out", INFO, HIGH, wording.QWEN_MCP, "tools")
    unknown = facts.others(KNOWN)
    if unknown:
        keys = ", ".join(unknown)
        facts.add("qwen-save-loses", INFO, HIGH, wording.QWEN_SAVE, unknown[0], keys=keys)


def _judge_mode(facts: Facts) -> None:
    """What its mode there will be: its own words first, else Claude's, else the parent's."""
    key = "approvalMode" if "approvalMode" in facts.pairs else "permissionMode"
    if key == "approvalMode" and "permissionMode" in facts.pairs:
        facts.add("qwen-both-modes", WARNING, HIGH, wording.QWEN_BOTH, "permissionMode")
    written = facts.value(key)
    mode = written if isinstance(written, str) else ""
    mapped = mode if key == "approvalMode" else MODES.get(mode, "")
    if mapped != mode:
        severity = WARNING if mapped in LOOSE or mode == "dontAsk" else INFO
        if mapped:
            facts.add("qwen-mode", severity, HIGH, wording.QWEN_MODE, key, mode=mode, mapped=mapped)
    elif mapped in STRICT:
        facts.add("qwen-parent-wins", WARNING, HIGH, wording.QWEN_PARENT, key, mode=mode)
    if not mapped:
        facts.add("qwen-escalates", WARNING, HIGH, wording.QWEN_ESCALATES)
