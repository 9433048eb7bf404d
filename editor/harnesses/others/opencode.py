"""OpenCode and Kilo: rules instead of tool lists, models with their provider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.harnesses.others import wording
from editor.harnesses.others.reader import ERROR, HIGH, INFO, MEDIUM, WARNING

if TYPE_CHECKING:
    from editor.harnesses.others.reader import Facts

# A value with an unquoted colon behind a key of one word: what its reader mends by itself.
MENDED: Final = pattern(r"""\w+:[ \t]+[^\s"'\[{|>&*!%#@`].*:(?:[ \t]|$)""")


def judge(facts: Facts) -> None:
    """Say what the V1 reader makes of the file; V2 hands a file with such keys to it."""
    if facts.yaml_fault:
        detail = facts.yaml_fault
        if MENDED.match(facts.fault_line):
            facts.add("opencode-yaml", INFO, HIGH, wording.OPENCODE_COLON, detail=detail)
        else:
            facts.add("opencode-yaml", ERROR, HIGH, wording.OPENCODE_HYPHEN, detail=detail)
        return
    tools = facts.value("tools")
    if tools is not None and not isinstance(tools, dict):
        facts.add("opencode-tools-no-map", ERROR, HIGH, wording.OPENCODE_TOOLS, "tools")
    if "disallowedTools" in facts.pairs:
        facts.add(
            "opencode-no-denylist", WARNING, MEDIUM, wording.OPENCODE_DENIED, "disallowedTools"
        )
    if "permissionMode" in facts.pairs:
        facts.add("opencode-no-mode", WARNING, MEDIUM, wording.OPENCODE_MODE, "permissionMode")
    model = facts.value("model")
    if isinstance(model, str) and model.strip().lower() == "inherit":
        facts.add("opencode-model-inherit", WARNING, MEDIUM, wording.OPENCODE_INHERIT, "model")
    elif isinstance(model, str) and model.strip() and "/" not in model:
        code, template = "opencode-model-no-provider", wording.OPENCODE_MODEL
        facts.add(code, WARNING, HIGH, template, "model", model=model)
    rules = facts.value("permission")
    for tool, patterns in rules.items() if isinstance(rules, dict) else ():
        if isinstance(patterns, dict) and list(patterns.items())[-1:] == [("*", "deny")]:
            facts.add(
                "opencode-last-rule-denies", WARNING, HIGH, wording.OPENCODE_LAST_DENY,
                "permission", tool=str(tool),
            )  # fmt: skip
