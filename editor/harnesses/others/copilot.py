"""GitHub Copilot (cloud and command line) and VS Code, which reads `.claude/agents` as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.harnesses.others import wording
from editor.harnesses.others.reader import ERROR, HIGH, INFO, MEDIUM, WARNING

if TYPE_CHECKING:
    from editor.harnesses.others.reader import Facts

LONGEST_BODY = 30_000
VSCODE_KEYS = frozenset({"name", "description", "tools", "disallowedTools"})


def judge_copilot(facts: Facts) -> None:
    """The cloud agent and the command line, which read `.github/agents`."""
    if facts.yaml_fault:
        detail = facts.yaml_fault
        facts.add("copilot-yaml", WARNING, MEDIUM, wording.YAML_SKIPS, detail=detail)
        return
    if len(facts.body) > LONGEST_BODY:
        facts.add(
            "copilot-body-too-long", ERROR, HIGH, wording.COPILOT_LENGTH,
            length=len(facts.body), limit=LONGEST_BODY,
        )  # fmt: skip
    if "disallowedTools" in facts.pairs:
        facts.add("copilot-no-denylist", WARNING, MEDIUM, wording.COPILOT_DENIED, "disallowedTools")
    model = facts.value("model")
    if isinstance(model, str) and model.strip().lower() == "inherit":
        facts.add("copilot-model-inherit", WARNING, HIGH, wording.COPILOT_INHERIT, "model")
    if "permissionMode" in facts.pairs:
        facts.add("copilot-no-mode", WARNING, HIGH, wording.COPILOT_MODE, "permissionMode")


def judge_vscode(facts: Facts) -> None:
    """VS Code's own reader of Claude's files."""
    if facts.yaml_fault:
        detail = facts.yaml_fault
        facts.add("vscode-yaml", WARNING, MEDIUM, wording.YAML_SKIPS, detail=detail)
        return
    ignored = facts.others(VSCODE_KEYS)
    if ignored:
        keys = ", ".join(ignored)
        is_grave = bool({"permissionMode", "hooks", "mcpServers"} & set(ignored))
        severity = WARNING if is_grave else INFO
        code, template = "vscode-ignored-keys", wording.VSCODE_IGNORES
        facts.add(code, severity, HIGH, template, ignored[0], keys=keys)
    if facts.has_header and "tools" not in facts.pairs:
        facts.add("vscode-tools-selection", INFO, HIGH, wording.VSCODE_SELECTION)
