"""Settings rules (deny, ask, allow) as far as they decide about a child: types, tools and calls."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from editor.core.patterns import pattern
from editor.core.records import record, tuple_record
from editor.harnesses.claude_code.entries import MCP

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LAST_TO_GO = "EndConversation"
CALL_INPUTS = frozenset(
    {"model", "mode", "isolation", "run_in_background", "subagent_type", "effort", "prompt", "name"}
)
_PARAMETER = pattern(r"([A-Za-z_]+):")


@tuple_record
class Rule:
    """One rule as written, with the tool pattern and what stands in its bracket."""

    written: str
    tool: str
    content: str | None  # None: no bracket

    @property
    def is_whole(self) -> bool:
        """Whether the rule is about every call of its tools."""
        return self.content is None or self.content == "*"


@lru_cache(maxsize=4096)
def parse_rule(written: str) -> Rule:
    """Understand one rule; `Task` is `Agent`."""
    text = written.strip()
    tool, bracket, rest = text.partition("(")
    content = rest[:-1] if bracket and rest.endswith(")") else None
    tool = tool.strip() if content is not None else text
    return Rule(written, "Agent" if tool == "Task" else tool, content)


@lru_cache(maxsize=4096)
def _pattern(tool: str) -> re.Pattern[str] | None:
    """The names a rule's tool part covers, None when it is one exact name."""
    if tool.startswith(MCP) and "__" not in tool[len(MCP) :] and "*" not in tool:
        return re.compile(re.escape(tool) + "__.*", re.DOTALL)
    if "*" not in tool:
        return None
    return re.compile(".*".join(re.escape(part) for part in tool.split("*")), re.DOTALL)


@record
class PermissionRules:
    """All rules in force, and the settings that stand beside them."""

    deny: tuple[Rule, ...] = ()
    ask: tuple[Rule, ...] = ()
    allow: tuple[Rule, ...] = ()
    forbids_bypass: bool = False
    available_models: tuple[str, ...] | None = None
    auto_memory_enabled: bool = True

    def type_rule(self, name: str) -> Rule | None:
        """The deny rule that forbids starting agents of this type."""
        return next(
            (
                rule
                for rule in self.deny
                if rule.tool == "Agent" and (rule.is_whole or _names_type(rule.content, name))
            ),
            None,
        )

    def removed(self, tools: Iterable[str]) -> dict[str, Rule]:
        """The tools whole deny rules take out of the session, each with its rule."""
        listed = tuple(tools)
        exact: dict[str, Rule] = {}
        patterns: list[tuple[re.Pattern[str], Rule]] = []
        for rule in self.deny:
            if rule.is_whole:
                pattern = _pattern(rule.tool)
                if pattern is None:
                    exact.setdefault(rule.tool, rule)
                else:
                    patterns.append((pattern, rule))
        if not exact and not patterns:
            return {}
        gone: dict[str, Rule] = {}
        for tool in listed:
            found = _first(tool, exact, patterns)
            if found is not None:
                gone[tool] = found
        if LAST_TO_GO in gone and any(tool not in gone for tool in listed):
            del gone[LAST_TO_GO]
        return gone

    def narrows(self, tool: str) -> tuple[Rule, ...]:
        """Deny rules that leave the tool but make some of its calls fail."""
        return tuple(rule for rule in self.deny if not rule.is_whole and rule.tool == tool)


def _first(
    tool: str, exact: Mapping[str, Rule], patterns: Iterable[tuple[re.Pattern[str], Rule]]
) -> Rule | None:
    """The rule that takes one tool out."""
    return exact.get(tool) or next(
        (rule for pattern, rule in patterns if pattern.fullmatch(tool)), None
    )


def covers(rule: Rule, tool: str) -> bool:
    """Whether a rule is about this tool at all."""
    pattern = _pattern(rule.tool)
    return rule.tool == tool if pattern is None else bool(pattern.fullmatch(tool))


def _names_type(content: str | None, name: str) -> bool:
    """Whether the bracket of an `Agent(...)` rule is this agent's type."""
    if content is None or content.strip() != name:
        return False
    parameter = _PARAMETER.match(content)
    return not parameter or parameter[1] not in CALL_INPUTS


def read_rules(settings: Mapping[str, Any]) -> PermissionRules:
    """Read the rules out of parsed settings; what has another shape is left out."""
    permissions = settings.get("permissions")
    held: Mapping[str, Any] = permissions if isinstance(permissions, dict) else {}
    models = settings.get("availableModels")
    return PermissionRules(
        _rules(held.get("deny")),
        _rules(held.get("ask")),
        _rules(held.get("allow")),
        held.get("disableBypassPermissionsMode") == "disable",
        tuple(model for model in models if isinstance(model, str))
        if isinstance(models, list)
        else None,
        settings.get("autoMemoryEnabled") is not False,
    )


def _rules(written: Any) -> tuple[Rule, ...]:
    if not isinstance(written, list):
        return ()
    return tuple(parse_rule(rule) for rule in written if isinstance(rule, str) and rule.strip())
