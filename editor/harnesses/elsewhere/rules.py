"""The rules of each system, as functions from a case to findings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.core.problems import Severity
from editor.harnesses.elsewhere import wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.core.problems import Problem
    from editor.harnesses.elsewhere.case import Case

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO

MODE_KEYS: Final = ("permissionMode", "permission")
GEMINI_KEYS: Final = frozenset((
    "name", "description", "kind", "tools", "model", "temperature", "max_turns", "timeout_mins",
    "display_name", "mcp_servers",
))  # fmt: skip
VSCODE_KEYS: Final = frozenset(("name", "description", "tools", "disallowedTools"))
COPILOT_BODY: Final = 30_000
# Written with capitals, as Claude Code and PI-Desktop name their tools; Gemini CLI's are small.
CAPITAL_TOOL: Final = re.compile(r"[A-Z][A-Za-z]+(?:\(.*\))?")
GEMINI_NAME: Final = re.compile(r"[a-z0-9_-]+")


def cursor(case: Case) -> Iterator[Problem]:
    """Cursor: no tool list, no permission modes."""
    for key in ("tools", "disallowedTools"):
        if key in case.values and case.values.get("readonly") is not True:
            yield case.problem("no-tool-list", WARNING, wording.CURSOR_NO_TOOL_LIST, key)
            break
    for key in MODE_KEYS:
        if key in case.values:
            yield case.problem("no-mode", WARNING, wording.CURSOR_NO_MODE, key, key=key)


def opencode(case: Case) -> Iterator[Problem]:
    """OpenCode, version 1 of its files; it repairs an unquoted colon in a one-word key's value."""
    if case.error_line is not None:
        if not case.is_loose_colon:
            yield case.problem("not-yaml", ERROR, wording.OPENCODE_YAML, line=case.error_line)
        return
    tools = case.values.get("tools")
    if tools is not None and not isinstance(tools, dict):
        yield case.problem("tools-no-map", ERROR, wording.OPENCODE_TOOLS, "tools")
    model = case.values.get("model")
    if isinstance(model, str) and "/" not in model:
        yield case.problem("model-form", WARNING, wording.OPENCODE_MODEL, "model", model=model)
    if "permissionMode" in case.values:
        yield case.problem(
            "no-mode", WARNING, wording.OPENCODE_MODE, "permissionMode", key="permissionMode"
        )
    rules = case.values.get("permission")
    for tool, patterns in rules.items() if isinstance(rules, dict) else ():
        if isinstance(patterns, dict) and list(patterns.items())[-1:] == [("*", "deny")]:
            yield case.problem(
                "last-rule-denies",
                WARNING,
                wording.OPENCODE_LAST_DENY,
                "permission",
                tool=str(tool),
            )


def gemini(case: Case) -> Iterator[Problem]:
    """Gemini CLI: a strict reader."""
    if case.stem.startswith("_"):
        yield case.problem("passed-over", WARNING, wording.GEMINI_UNDERSCORE)
        return
    if not case.has_header:
        yield case.problem("no-header", ERROR, wording.GEMINI_NO_HEADER)
        return
    if case.error_line is not None:
        yield case.problem("not-yaml", ERROR, wording.GEMINI_YAML, line=case.error_line)
        return
    unknown = [key for key in case.values if key not in GEMINI_KEYS]
    if "mcpServers" in unknown:
        unknown.remove("mcpServers")
        yield case.problem("mcp-servers", ERROR, wording.GEMINI_SERVERS, "mcpServers")
    if unknown:
        yield case.problem(
            "unknown-keys", ERROR, wording.GEMINI_UNKNOWN_KEYS, unknown[0], keys=", ".join(unknown)
        )
    for key in ("name", "description"):
        if not isinstance(case.values.get(key), str) or not case.values[key]:
            yield case.problem("missing-key", ERROR, wording.GEMINI_MISSING, key=key)
    name = case.values.get("name")
    if isinstance(name, str) and name and not GEMINI_NAME.fullmatch(name):
        yield case.problem("name", ERROR, wording.GEMINI_NAME, "name", name=name)
    tools = case.values.get("tools")
    if isinstance(tools, str):
        yield case.problem("tools-no-list", ERROR, wording.GEMINI_TOOLS, "tools")
    foreign = [tool for tool in case.items("tools") or () if CAPITAL_TOOL.fullmatch(tool)]
    if foreign:
        yield case.problem(
            "tool-names", WARNING, wording.GEMINI_TOOL_NAMES, "tools", tools=", ".join(foreign)
        )


def qwen(case: Case) -> Iterator[Problem]:
    """Qwen Code: what its modes make of a parent's mode."""
    if case.error_line is not None:
        yield case.problem("not-yaml", ERROR, wording.QWEN_YAML, line=case.error_line)
        return
    own, mapped = case.values.get("approvalMode"), case.values.get("permissionMode")
    if own is not None and mapped is not None:
        yield case.problem("both-modes", WARNING, wording.QWEN_BOTH_MODES, "permissionMode")
    key = "approvalMode" if own is not None else "permissionMode"
    value = own if own is not None else mapped
    if value in (None, "default", "dontAsk"):
        yield case.problem("edits-without-asking", INFO, wording.QWEN_ESCALATES, key)
    if value in ("default", "dontAsk", "plan"):
        yield case.problem("parent-wins", WARNING, wording.QWEN_PARENT_WINS, key, value=str(value))


def copilot(case: Case) -> Iterator[Problem]:
    """Copilot on GitHub and on the command line."""
    count = len(case.body.strip())
    if count > COPILOT_BODY:
        yield case.problem("too-long", ERROR, wording.COPILOT_LONG, count=count)
    for key in MODE_KEYS:
        if key in case.values:
            yield case.problem("no-mode", WARNING, wording.COPILOT_NO_MODE, key, key=key)
    if case.values.get("model") == "inherit":
        yield case.problem("model-inherit", WARNING, wording.COPILOT_MODEL, "model")
    if "disallowedTools" in case.values:
        yield case.problem("no-blocklist", WARNING, wording.COPILOT_NO_BLOCKLIST, "disallowedTools")


def vscode(case: Case) -> Iterator[Problem]:
    """VS Code reading a Claude Code file."""
    unread = [key for key in case.values if key not in VSCODE_KEYS]
    if unread:
        limits = any(key in MODE_KEYS for key in unread)
        yield case.problem(
            "unread-keys",
            WARNING if limits else INFO,
            wording.VSCODE_ONLY,
            unread[0],
            keys=", ".join(unread),
        )
