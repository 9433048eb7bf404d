"""What happens when the child calls a tool: allowed, asked, refused, by mode and settings rules."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from editor.core.resolution import Call, Decision
from editor.core.wording import message
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.catalog import ASKS_IN_DEFAULT_MODE, EFFECTS
from editor.harnesses.claude_code.permission_rules import RuleIndex
from editor.harnesses.claude_code.validity import cited

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from editor.core.wording import Message
    from editor.harnesses.claude_code.permission_rules import PermissionRules, Rule

EDITS: Final = frozenset({"Edit", "Write", "NotebookEdit"})
ALLOW, ASK, DENY, UNKNOWN = Decision.ALLOW, Decision.ASK, Decision.DENY, Decision.UNKNOWN


class Decider:
    """Decides about calls under one effective mode and one set of rules."""

    def __init__(self, mode: str | None, rules: PermissionRules) -> None:
        self._mode = mode
        self._rules = (("ask", RuleIndex(rules.ask)), ("allow", RuleIndex(rules.allow)))
        self._by_class: dict[tuple[bool, bool], Mapping[str, Decision]] = {}

    def of(self, tool: str) -> Mapping[str, Decision]:
        """What calls of a tool meet, by situation."""
        rule = self.rule(tool)
        if rule is not None:
            return MappingProxyType({"call": self._by_rule(rule[0], tool)})
        asks = asks_by_default(tool)
        key = (tool in EDITS, asks)
        found = self._by_class.get(key)
        if found is None:
            if key[0]:
                held = {"inside": self._edit(inside=True), "outside": self._edit(inside=False)}
            else:
                held = {"call": self._other() if asks else ALLOW}
            found = self._by_class[key] = MappingProxyType(held)
        return found

    def rule(self, tool: str) -> tuple[str, Rule] | None:
        """The first ask or allow rule about every call of a tool; ask comes before allow."""
        for kind, index in self._rules:
            rule = index.first(tool)
            if rule is not None:
                return kind, rule
        return None

    def _by_rule(self, kind: str, tool: str) -> Decision:
        if kind == "ask":
            return DENY if self._mode == "dontAsk" else ASK
        return UNKNOWN if self._mode == "plan" and tool in EDITS else ALLOW

    def _edit(self, *, inside: bool) -> Decision:
        """Changing a file."""
        if self._mode == "plan":
            return UNKNOWN
        return ALLOW if self._mode == "acceptEdits" and inside else self._other()

    def _other(self) -> Decision:
        """A call that asks in the default mode."""
        match self._mode:
            case "bypassPermissions":
                return ALLOW
            case "dontAsk":
                return DENY
            case "default" | "acceptEdits" | "plan":
                return ASK
        return UNKNOWN

    def source(self, tool: str) -> Message:
        """Where the decision about a tool comes from, in words."""
        rule = self.rule(tool)
        if rule is not None:
            return cited(words.CALL_BY_RULE, kind=rule[0], rule=rule[1].written)
        if self._mode is None:
            return cited(words.CALL_BY_NOTHING)
        if self._mode == "auto" and asks_by_default(tool):
            return cited(words.CALL_BY_CLASSIFIER)
        return cited(words.CALL_BY_MODE, mode=self._mode)

    def calls(self, granted: Sequence[str]) -> tuple[Call, ...]:
        """The table of calls, one row for each kind the child can make."""
        rows: list[Call] = []
        names = frozenset(granted)
        for kind, label, tools, situation in _KINDS:
            tool = next((tool for tool in tools if tool in names), None)
            if tool is not None:
                rows.append(self._row(kind, label, tool, situation))
        mcp = next((tool for tool in granted if tool.startswith("mcp__")), None)
        if mcp is not None:
            rows.append(self._row("mcp", words.CALL_MCP, mcp, "call"))
        return tuple(rows)

    def _row(self, kind: str, label: str, tool: str, situation: str) -> Call:
        decisions = self.of(tool)
        decision = decisions.get(situation) or decisions.get("call", UNKNOWN)
        return Call(kind, message(label), decision, self.source(tool))


_KINDS: Final[tuple[tuple[str, str, Collection[str], str], ...]] = (
    ("read", words.CALL_READ, ("Read", "Grep", "Glob"), "call"),
    ("edit-inside", words.CALL_EDIT_INSIDE, ("Edit", "Write", "NotebookEdit"), "inside"),
    ("edit-outside", words.CALL_EDIT_OUTSIDE, ("Edit", "Write", "NotebookEdit"), "outside"),
    ("command", words.CALL_COMMAND, ("Bash", "PowerShell", "Monitor"), "call"),
    ("web", words.CALL_WEB, ("WebFetch", "WebSearch"), "call"),
    ("skill", words.CALL_SKILL, ("Skill",), "call"),
    ("agent", words.CALL_AGENT, ("Agent",), "call"),
)


def asks_by_default(tool: str) -> bool:
    """Whether a tool's calls ask in the default mode; tools nobody knows are taken to ask."""
    return tool in ASKS_IN_DEFAULT_MODE or tool not in EFFECTS
