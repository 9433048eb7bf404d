"""A verdict for every tool of the session and every entry of the definition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.resolution import Outcome, Step, StepEffect, Verdict
from editor.core.tools import ToolEffect
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.catalog import KEPT_SINCE, RETIRED, effects_of
from editor.harnesses.claude_code.entries import MCP, Kind, parse_entry, server_of
from editor.harnesses.claude_code.fates import GRANTING, MATCHED_NOTHING, UNRECOGNIZED
from editor.harnesses.claude_code.launching import TEAMMATE_CHILD, TYPE_DENIED
from editor.harnesses.claude_code.steps import Steps, Way
from editor.harnesses.claude_code.unsettled import Questions, widened_search
from editor.harnesses.claude_code.validity import cited

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.resolution import Decision
    from editor.core.wording import Message
    from editor.harnesses.claude_code.calls import Decider
    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.fates import EntryResult, Fate
    from editor.harnesses.claude_code.launching import Launch

Shape = tuple[Outcome, str, tuple[Step, ...], "Mapping[str, Decision]", tuple[ToolEffect, ...], int]
DEPENDS_ON_RUN: Final = "depends-on-run"
NONE: Final[Mapping[str, Decision]] = {}


class Verdicts:
    """Builds the verdicts of one start; `other` is the same start in the other place."""

    def __init__(
        self, facts: Facts, answer: Launch, other: Launch | None, decider: Decider
    ) -> None:
        self._facts = facts
        self._answer = answer
        self._other = {row.tool: row for row in other.fates.rows} if other else {}
        self._decider = decider
        self._steps = Steps(facts, answer)
        self._questions = Questions(facts, answer)
        permissions = facts.request.permissions
        self._is_judged_singly = bool(permissions.ask or permissions.allow or permissions.deny)
        self._narrowing = permissions.narrowing()
        self._shapes: dict[tuple[str, str, str, str, bool], Shape] = {}

    def all(self) -> tuple[Verdict, ...]:
        """Every verdict: the session's tools in its order, own servers', then missing entries."""
        if not self._facts.is_loaded or self._answer.refusal_kind:
            return self._nothing()
        rows = [self._verdict(row) for row in self._answer.fates.rows]
        known = {verdict.tool for verdict in rows}
        for tool in self._facts.tools:
            if tool not in known:
                rows.append(self._switched_off(tool))
                known.add(tool)
        for tool in widened_search(self._facts, self._answer):
            if tool not in known:
                rows.append(self._simple(tool, Outcome.UNKNOWN, "search-widening"))
                known.add(tool)
        for result in self._answer.fates.entries:
            verdict = self._missing(result)
            if verdict is not None and verdict.tool not in known:
                rows.append(verdict)
                known.add(verdict.tool)
        return tuple(rows)

    def _nothing(self) -> tuple[Verdict, ...]:
        """No tool at all, because no such agent can be started."""
        rule = self._answer.refusal_kind if self._facts.is_loaded else "not-loaded"
        text = cited(words.UNSETTLED["not-loaded"])
        if rule == TYPE_DENIED:
            text = cited(words.LAUNCH_TYPE_DENIED, rule=self._answer.type_rule)
        elif rule == TEAMMATE_CHILD:
            text = cited(words.LAUNCH_TEAMMATE)
        steps = (Step(rule, StepEffect.REMOVES, text),)
        return tuple(
            Verdict(
                name, Outcome.NOT_GRANTED, rule, steps,
                origin=tool.origin, effects=effects_of(name),
            )
            for name, tool in self._facts.tools.items()
        )  # fmt: skip

    def _verdict(self, row: Fate) -> Verdict:
        """The verdict of one tool that the rules decided about."""
        tool, facts = row.tool, self._facts
        question = self._questions.about(row)
        if self._other and not question:
            other = self._other.get(tool)
            if other is not None and other.is_granted is not row.is_granted:
                question = DEPENDS_ON_RUN
                row = row if row.is_granted else other
        is_deferred = tool in facts.deferred
        kind = tool if self._is_judged_singly or not tool.startswith(MCP) else MCP
        key = (kind, row.reason, row.by, question, is_deferred)
        shape = self._shapes.get(key)
        if shape is None:
            shape = self._shapes[key] = self._shape(row, question, is_deferred=is_deferred)
        outcome, reason, steps, decision, effects, decider = shape
        held = facts.tools.get(tool)
        origin = held.origin if held else f"mcp:{server_of(tool)}"
        return Verdict(tool, outcome, reason, steps, decision, origin, effects, decider)

    def _shape(self, row: Fate, question: str, *, is_deferred: bool) -> Shape:
        """All of a verdict but the tool's own name and origin."""
        tool, is_granted = row.tool, row.reason in GRANTING
        narrow: tuple[str, ...] = ()
        if is_granted:
            narrow = self._narrowing.get(tool, ())
        is_plan_tool = tool == "ExitPlanMode"
        is_late = is_granted and is_deferred
        steps, decider = self._steps.of(
            Way(
                row.reason,
                row.by,
                question,
                is_plan_tool,
                is_late,
                narrow,
                KEPT_SINCE.get(tool, 0),
                tool == "TaskOutput",
            )
        )
        reason = question or row.reason
        if question:
            outcome = Outcome.UNKNOWN
        elif is_granted:
            outcome = Outcome.ON_DEMAND if is_late else Outcome.GRANTED
        else:
            outcome = Outcome.NOT_GRANTED if reason == "not-listed" else Outcome.REMOVED
        decision = self._decider.of(tool) if is_granted and not question else NONE
        return outcome, reason, steps, decision, effects_of(tool), decider

    def _switched_off(self, tool: str) -> Verdict:
        """A tool that the session lists as switched off."""
        step = Step("session-tools", StepEffect.REMOVES, cited(words.SWITCHED_OFF))
        held = self._facts.tools[tool]
        return Verdict(
            tool, Outcome.NOT_GRANTED, "inactive-in-session", (step,),
            origin=held.origin, effects=effects_of(tool),
        )  # fmt: skip

    def _simple(self, tool: str, outcome: Outcome, question: str) -> Verdict:
        """A tool the session does not list, about which an open question decides."""
        absent = Step("session-tools", StepEffect.REMOVES, cited(words.ABSENT))
        step = Step(question, StepEffect.UNKNOWN, cited(words.UNSETTLED[question]))
        return Verdict(
            tool, outcome, question, (absent, step), origin="builtin", effects=effects_of(tool)
        )

    def _missing(self, result: EntryResult) -> Verdict | None:
        """An entry of `tools` with nothing behind it in the session."""
        entry = parse_entry(result.entry)
        name = entry.name if entry.kind is Kind.TOOL else result.entry
        line = self._facts.line("tools")
        listed = Step(
            "tools-list", StepEffect.NOTE, cited(words.LISTED, entry=result.entry), line, "tools"
        )
        if result.tools or (entry.kind is not Kind.TOOL and self._hits_something(result)):
            return None
        rule, text, reason = "session-tools", self._why_missing(result), result.result
        is_open = not self._facts.session.is_complete and result.result != UNRECOGNIZED
        effect, outcome = StepEffect.REMOVES, Outcome.NOT_GRANTED
        if name in RETIRED and result.result == UNRECOGNIZED:
            reason = "retired-name-unsettled"
            text = cited(words.UNSETTLED[reason], version=self._answer.request.rules.text)
            effect, outcome = StepEffect.UNKNOWN, Outcome.UNKNOWN
        elif is_open:
            text, reason = cited(words.MAYBE_ABSENT), "partial-session"
            effect, outcome = StepEffect.UNKNOWN, Outcome.UNKNOWN
        origin = f"mcp:{server_of(entry.name)}" if entry.is_mcp else "unknown"
        steps = (listed, Step(rule, effect, text))
        return Verdict(name, outcome, reason, steps, origin=origin, effects=effects_of(entry.name))

    def _hits_something(self, result: EntryResult) -> bool:
        """Whether a pattern names tools that some rule then took away."""
        entry = parse_entry(result.entry)
        return any(entry.matches(row.tool) for row in self._answer.fates.rows)

    def _why_missing(self, result: EntryResult) -> Message:
        """Why an entry gives nothing."""
        if result.result == UNRECOGNIZED:
            return cited(words.UNRECOGNIZED, version=self._answer.request.rules.text)
        if result.result != MATCHED_NOTHING:
            return cited(words.ABSENT)
        entry = parse_entry(result.entry)
        server = entry.server or server_of(entry.name)
        if not server:
            return cited(words.ABSENT)
        state = self._facts.servers.get(server)
        if state is None:
            return cited(words.SERVER_MISSING, server=server)
        return cited(words.SERVER_STATE, server=server, state=state or "?")
