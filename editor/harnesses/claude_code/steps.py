"""The steps that led to one tool's verdict, in the order Claude Code takes them.

Tools that went the same way share one tuple of steps: a session with thousands of tools has only a
few ways through the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.records import tuple_record
from editor.core.resolution import Step, StepEffect
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.catalog import BRACKETS_SEEN
from editor.harnesses.claude_code.entries import is_lone_star, parse_entry
from editor.harnesses.claude_code.request import BACKGROUND
from editor.harnesses.claude_code.validity import AUGUST, before, cited

if TYPE_CHECKING:
    from editor.core.wording import Message
    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.launching import Launch
    from editor.harnesses.claude_code.request import Request

ADDS, KEEPS, REMOVES = StepEffect.ADDS, StepEffect.KEEPS, StepEffect.REMOVES
NOTE, UNKNOWN = StepEffect.NOTE, StepEffect.UNKNOWN

GRANTS: Final = {
    "granted-listed": words.LISTED,
    "granted-listed-specifier-ignored": words.LISTED_WIDENED,
    "granted-by-server-pattern": words.LISTED_SERVER,
}
DENIES: Final = {
    "removed-disallowed": words.DISALLOWED,
    "removed-disallowed-widened": words.DISALLOWED_WIDENED,
    "removed-disallowed-pattern": words.DISALLOWED_SERVER,
}


def depth_text(request: Request) -> Message:
    """Which layer the child is on, and by what the last one is set."""
    if request.is_depth_set:
        return cited(words.DEPTH_SET, depth=request.depth, limit=request.depth_limit)
    version = request.rules.text
    return cited(words.DEPTH, depth=request.depth, limit=request.depth_limit, version=version)


@tuple_record
class Way:
    """What tells one way through the rules from another."""

    reason: str
    by: str = ""
    question: str = ""
    is_plan_tool: bool = False
    is_deferred: bool = False
    narrow: tuple[str, ...] = ()  # deny rules that make some calls fail
    kept_since: int = 0  # the 2.1.x that first left the tool in the background, if a later one did
    is_august: bool = False  # only the August rules take it from every subagent


class Steps:
    """Builds the steps of each way once."""

    def __init__(self, facts: Facts, answer: Launch) -> None:
        self._facts = facts
        self._answer = answer
        self._request = answer.request
        self._built: dict[Way, tuple[tuple[Step, ...], int]] = {}
        tools = facts.definition.value("tools")
        self._is_star = isinstance(tools, tuple) and is_lone_star(list(tools))

    def of(self, way: Way) -> tuple[tuple[Step, ...], int]:
        """The steps of one way and the index of the one that decides."""
        found = self._built.get(way)
        if found is None:
            found = self._built[way] = self._build(way)
        return found

    def _build(self, way: Way) -> tuple[tuple[Step, ...], int]:
        steps = self._to_the_end(way)
        decider = len(steps) - 1
        for rule in way.narrow:
            text = cited(words.SETTINGS_NARROW, rule=rule)
            steps.append(Step("settings-deny", NOTE, text))
        if way.question:
            steps.append(Step(way.question, UNKNOWN, cited(words.UNSETTLED[way.question])))
            decider = len(steps) - 1
        elif way.is_deferred:
            steps.append(Step("deferred", NOTE, cited(words.DEFERRED)))
        return tuple(steps), decider

    def _to_the_end(self, way: Way) -> list[Step]:
        """Apply rule after rule until one takes the tool away, or all are through."""
        reason = way.reason
        if reason == "granted-own-mcp":
            line = self._facts.line("mcpServers")
            text = cited(words.OWN_SERVER)
            steps = [Step("own-servers", ADDS, text, line, "mcp_servers")]
        else:
            steps = [Step("session-tools", ADDS, cited(words.SESSION_HAS))]
        if reason == "removed-by-settings-deny":
            return [*steps, Step("settings-deny", REMOVES, self._deny_text(way.by))]
        if self._request.permissions.deny:
            steps.append(Step("settings-deny", KEEPS, cited(words.SETTINGS_KEEP)))
        if self._request.is_fork:
            return [*steps, Step("fork", KEEPS, cited(words.FORKED))]
        if reason == "removed-depth-limit":
            request = self._request
            text = depth_text(request)
            return [*steps, Step("depth-limit", REMOVES, text)]
        if reason == "removed-always":
            held = AUGUST if way.is_august else None
            text = cited(words.PLAN_ONLY if way.is_plan_tool else words.NEVER, held)
            return [*steps, Step("never-for-subagents", REMOVES, text)]
        steps.append(Step("never-for-subagents", KEEPS, cited(words.NOT_NEVER)))
        if reason == "removed-background":
            held = before(way.kept_since) if way.kept_since else None
            text = cited(words.BACKGROUND_REMOVES[self._answer.run.rule], held)
            return [*steps, Step("background-tools", REMOVES, text)]
        if self._request.run == BACKGROUND and way.question != "depends-on-run":
            text = cited(words.BACKGROUND_KEEPS)
            if way.kept_since:
                text = cited(words.BACKGROUND_KEEPS_SINCE, patch=way.kept_since)
            steps.append(Step("background-tools", KEEPS, text))
        return self._lists(steps, way)

    def _lists(self, steps: list[Step], way: Way) -> list[Step]:
        """The two lists of the definition, and what memory or a team adds."""
        line = self._facts.line("disallowedTools")
        denies = "disallowed_tools"
        if way.reason.startswith("removed-disallowed"):
            text = cited(DENIES[way.reason], entry=way.by)
            return [*steps, Step("disallowed-tools", REMOVES, text, line, denies)]
        if "disallowedTools" in self._request.fields:
            text = cited(words.DISALLOWED_KEEPS)
            steps.append(Step("disallowed-tools", KEEPS, text, line, denies))
        line = self._facts.line("tools")
        if way.reason == "granted-own-mcp":
            return steps
        if way.reason == "granted-inherited":
            text = cited(words.INHERITED_STAR if self._is_star else words.INHERITED)
            place = line if self._is_star else None
            return [*steps, Step("tools-list", KEEPS, text, place, "tools")]
        if way.reason in GRANTS:
            is_seen = parse_entry(way.by).name in BRACKETS_SEEN
            is_open = way.reason == "granted-listed-specifier-ignored" and not is_seen
            template = words.LISTED_BRACKETS if is_open else GRANTS[way.reason]
            text = cited(template, entry=way.by)
            return [*steps, Step("tools-list", KEEPS, text, line, "tools")]
        text = cited(words.NOT_LISTED if self._request.entries else words.LIST_IS_EMPTY)
        steps.append(Step("tools-list", REMOVES, text, line, "tools"))
        if way.reason == "granted-by-memory":
            scope = str(self._request.fields.get("memory", ""))
            text = cited(words.MEMORY, scope=scope)
            steps.append(Step("memory", ADDS, text, self._facts.line("memory"), "memory"))
        elif way.reason == "granted-teammate":
            steps.append(Step("teammate", ADDS, cited(words.TEAMMATE)))
        return steps

    def _deny_text(self, rule: str) -> Message:
        place = self._facts.origins.get(f"deny:{rule}", "")
        if place:
            return cited(words.SETTINGS_DENY_FROM, rule=rule, file=place)
        return cited(words.SETTINGS_DENY, rule=rule)
