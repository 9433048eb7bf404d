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


class RuleIndex:
    """Finds the first whole rule about a tool, however many rules there are.

    Nearly all are an exact name or a start with something behind it; only the others are tried one
    after the other.
    """

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._exact: dict[str, tuple[int, Rule]] = {}
        self._starts: dict[str, tuple[int, Rule]] = {}
        self._others: list[tuple[int, Rule, re.Pattern[str]]] = []
        for at, rule in enumerate(rules):
            if rule.is_whole:
                self._add(at, rule)
        self._lengths = sorted({len(start) for start in self._starts})

    def __bool__(self) -> bool:
        return bool(self._exact or self._starts or self._others)

    def _add(self, at: int, rule: Rule) -> None:
        tool = rule.tool
        if tool.startswith(MCP) and "__" not in tool[len(MCP) :] and "*" not in tool:
            tool += "__*"  # a whole server
        start, star, rest = tool.partition("*")
        if not star:
            self._exact.setdefault(tool, (at, rule))
        elif not rest.strip("*"):
            self._starts.setdefault(start, (at, rule))
        else:
            parts = ".*".join(re.escape(part) for part in tool.split("*"))
            self._others.append((at, rule, re.compile(parts, re.DOTALL)))

    def first(self, tool: str) -> Rule | None:
        """The rule that stands first among those about this tool."""
        found = [self._exact[tool]] if tool in self._exact else []
        for length in self._lengths:
            start = self._starts.get(tool[:length]) if length <= len(tool) else None
            if start is not None:
                found.append(start)
        best = min(found, key=lambda each: each[0], default=None)
        for at, rule, regex in self._others:
            if best is not None and at > best[0]:
                break
            if regex.fullmatch(tool):
                return rule
        return best[1] if best is not None else None


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
        index = RuleIndex(self.deny)
        if not index:
            return {}
        gone: dict[str, Rule] = {}
        for tool in listed:
            found = index.first(tool)
            if found is not None:
                gone[tool] = found
        if LAST_TO_GO in gone and any(tool not in gone for tool in listed):
            del gone[LAST_TO_GO]
        return gone

    def narrowing(self) -> dict[str, tuple[str, ...]]:
        """By tool, the deny rules that leave it but make some of its calls fail."""
        found: dict[str, list[str]] = {}
        for rule in self.deny:
            if not rule.is_whole:
                found.setdefault(rule.tool, []).append(rule.written)
        return {tool: tuple(rules) for tool, rules in found.items()}


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
