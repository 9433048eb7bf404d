"""The package's small readers of single words: modes, contexts, skill rules, keys, role names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.sexpr import write
from editor.harnesses.mevedel.permissions import MODES
from editor.harnesses.mevedel.roles import DEFAULT, DEFINITION_KEYS
from editor.harnesses.mevedel.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Collection

    from editor.harnesses.mevedel.catalog import Catalog

_ENTRY = pattern(r"([A-Za-z][A-Za-z0-9]*)(?:\((.*)\))?")
_COUNT = pattern(r"[1-9][0-9]*")
_BLANKS = " \t\n\r"


def read_mode(text: str) -> str | None:
    """A permission mode by its name; blanks around it do not matter, case does."""
    name = text.strip(_BLANKS)
    return name if name in MODES else None


def read_context(text: str | None) -> str | None:
    """How much of the caller's conversation a child gets; None when the word is not accepted."""
    if text is None:
        return "none"
    return text if text in ("none", "all", "summary") or _COUNT.fullmatch(text) else None


def read_allowed_tool(text: str, catalog: Catalog) -> Rule | str:
    """One entry of a skill's `allowed-tools` as a rule, or the code of what is wrong with it."""
    found = _ENTRY.fullmatch(text)
    if not found:
        return "malformed-entry"
    tool = catalog.tools.get(found[1])
    if tool is None:
        return "unknown-tool"
    if found[2] is None:
        return Rule(tool.name, "allow")
    if tool.qualifier is None:
        return "tool-has-no-qualifier"
    return Rule(tool.name, "allow", tool.qualifier, found[2])


def print_rule(rule: Rule) -> str:
    """A rule in the spelling of rule files."""
    qualifier = f" :{rule.qualifier} {write(rule.value)}" if rule.qualifier is not None else ""
    network = " :network t" if rule.network else ""
    escalation = " :sandbox-permissions require-escalated" if rule.is_escalation else ""
    return f"({write(rule.tool)}{qualifier}{network}{escalation} :action {rule.action})"


def is_definition_key(key: str) -> bool:
    """Whether `mevedel-define-agent` accepts a key."""
    return key in DEFINITION_KEYS


def read_role(text: str | None, registered: Collection[str]) -> tuple[str, str]:
    """A role named outside any roster: its name, or "" and the code of what is wrong."""
    if text is None:
        return DEFAULT, ""
    if not text:
        return "", "empty-role"
    return (text, "") if text in registered else ("", "unknown-role")
