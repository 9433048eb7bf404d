"""Which tools a child is granted: all of session and definition, each with its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record
from editor.core.resolution import Decision, Outcome, Step, StepEffect, Verdict
from editor.core.session import Session, Tool, ToolState
from editor.core.wording import message
from editor.harnesses.pi_desktop import catalog, decisions, estimates, tools, wording

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.harnesses.pi_desktop.rules import Rules


@record
class Grant:
    """What a definition says about tools, as the runtime reads it."""

    names: tuple[str, ...]  # Canonical, without the token.
    ignored: frozenset[str]  # Entries the runtime drops, canonical where they have such a name.
    inherits: bool
    kind: str  # listed, star, default
    line: int | None


def grant_of(definition: Definition, rules: Rules) -> Grant:
    """Read the grant of a definition."""
    listed = definition.value("tools")
    held = listed if isinstance(listed, tuple) else ()
    is_set = definition.is_set("tools")
    inherits = definition.value("inherit") is True
    line = definition.fields["tools"].line if is_set else None
    table = tools.tables(rules)
    if not is_set:
        return Grant(table.default, frozenset(), False, "default", None)
    if held == (tools.EVERY_TOOL,) and not inherits:
        return Grant(table.assignable, frozenset(), False, "star", line)
    canonical = [tools.canonical(name, rules) for name in held]
    known = dict.fromkeys(name for name in canonical if name in table.assignable)
    ignored = frozenset(name for name in canonical if name not in known)
    return Grant(tuple(known), ignored, inherits, "listed", line)


class _Steps:
    """The steps of tool verdicts, made once and shared by all tools they fit."""

    def __init__(self, grant: Grant) -> None:
        line = grant.line

        def step(rule: str, effect: StepEffect, template: str, *, is_ours: bool = False) -> Step:
            place, name = (line, "tools") if is_ours else (None, "")
            return Step(rule, effect, message(template), place, name)

        adds, keeps, removes = StepEffect.ADDS, StepEffect.KEEPS, StepEffect.REMOVES
        note, unknown = StepEffect.NOTE, StepEffect.UNKNOWN
        self.has = step("parent-catalog", note, wording.STEP_PARENT_HAS)
        self.deferred = step("parent-catalog", note, wording.STEP_PARENT_DEFERRED)
        self.inactive = step("parent-catalog", removes, wording.STEP_PARENT_INACTIVE)
        self.lacks = step("parent-catalog", note, wording.STEP_PARENT_LACKS)
        self.uncertain = step("parent-catalog", unknown, wording.STEP_PARENT_UNCERTAIN)
        self.inherits = Step("inherited", adds, message(wording.STEP_INHERITED), line, "inherit")
        adding = {
            "listed": step("listed", adds, wording.STEP_LISTED, is_ours=True),
            "star": step("star", adds, wording.STEP_STAR, is_ours=True),
            "default": step("default-tools", adds, wording.STEP_DEFAULT),
        }
        self.lists = adding[grant.kind]
        self.lists_again = step("listed", note, wording.STEP_LISTED_AGAIN, is_ours=True)
        self.not_listable = step("not-listable", removes, wording.STEP_NOT_LISTABLE, is_ours=True)
        self.not_listable_note = step("not-listable", note, wording.STEP_NOT_LISTABLE, is_ours=True)
        self.not_listed = (
            step("default-tools", note, wording.STEP_NOT_IN_DEFAULT)
            if grant.kind == "default"
            else step("not-listed", note, wording.STEP_NOT_LISTED, is_ours=True)
        )
        self.denied = step("deny-list", removes, wording.STEP_NEVER_INHERITED)
        self.never = step("deny-list", note, wording.STEP_NEVER_INHERITED)
        self.not_denied = step("deny-list", keeps, wording.STEP_MAY_BE_INHERITED)
        self.dropped = step("session-catalog", removes, wording.STEP_SESSION_LACKS)
        self.unsure = step("session-catalog", unknown, wording.STEP_SESSION_UNCERTAIN)


def verdicts(
    grant: Grant, session: Session, situation: decisions.Situation, rules: Rules
) -> tuple[Verdict, ...]:
    """Judge every tool of the session and of the definition, in that order."""
    rows = _Rows(grant, decisions.Judge(situation), session, rules)
    for tool in session.tools:
        rows.add_parent_tool(tool)
    for name in grant.names:
        rows.add_missing(name)
    for name in sorted(grant.ignored):
        rows.add_ignored(name)
    return tuple(rows.found.values())


class _Rows:
    """Collects the verdicts, one for each name."""

    def __init__(
        self, grant: Grant, judge: decisions.Judge, session: Session, rules: Rules
    ) -> None:
        self.found: dict[str, Verdict] = {}
        self.grant = grant
        self.steps = _Steps(grant)
        self.judge = judge
        self.session = session
        self.rules = rules
        self.listed = frozenset(grant.names)
        self.denied = tools.tables(rules).denied
        self._estimates: dict[str, Step] = {}
        # By the identity of the steps, which the pattern keeps alive.
        self._patterns: dict[tuple[int, ...], _Pattern] = {}

    def add_parent_tool(self, tool: Tool) -> None:
        """Judge a tool the parent session has."""
        name = tools.canonical(tool.name, self.rules)
        if name in self.found:
            return
        steps, grant = self.steps, self.grant
        is_listed = name in self.listed
        has = self._presence(tool)
        is_denied = name in self.denied
        if tool.state is ToolState.INACTIVE:
            if is_listed:
                self._put(name, tool, Outcome.REMOVED, (steps.lists, has, steps.dropped), 2)
            else:
                self._put(name, tool, Outcome.NOT_GRANTED, (has,), 0)
        elif grant.inherits and is_denied:
            self._put(name, tool, Outcome.REMOVED, (has, steps.inherits, steps.denied), 2)
        elif grant.inherits:
            path: tuple[Step, ...] = (has, steps.inherits, steps.not_denied)
            if is_listed:
                path = (*path, steps.lists_again)
            elif name in grant.ignored:
                path = (*path, steps.not_listable_note)
            self._grant(name, tool, path, 1)
        elif is_listed:
            self._grant(name, tool, (has, steps.lists), 1)
        elif name in grant.ignored:
            self._put(name, tool, Outcome.REMOVED, (has, steps.not_listable), 1)
        elif is_denied:
            path = (has, steps.not_listed, steps.never)
            self._put(name, tool, Outcome.NOT_GRANTED, path, 1)
        else:
            self._put(name, tool, Outcome.NOT_GRANTED, (has, steps.not_listed), 1)

    def _presence(self, tool: Tool) -> Step:
        if tool.state is ToolState.INACTIVE:
            return self.steps.inactive
        if tool.estimate:
            return self._estimated(tool.estimate)
        return self.steps.deferred if tool.state is ToolState.DEFERRED else self.steps.has

    def _estimated(self, estimate: str) -> Step:
        step = self._estimates.get(estimate)
        if step is None:
            text = message(wording.STEP_PARENT_ESTIMATE, estimate=estimates.said(estimate))
            step = self._estimates[estimate] = Step("parent-catalog", StepEffect.NOTE, text)
        return step

    def add_missing(self, name: str) -> None:
        """Judge a tool the definition lists and the parent session does not show."""
        if name in self.found:
            return
        steps = self.steps
        tool = Tool(name, "builtin")
        if self.session.is_complete:
            path = (steps.lists, steps.lacks, steps.dropped)
            self._put(name, tool, Outcome.REMOVED, path, 2)
        else:
            path = (steps.lists, steps.uncertain, steps.unsure)
            self._put(name, tool, Outcome.UNKNOWN, path, 2)

    def add_ignored(self, name: str) -> None:
        """Judge an entry that the runtime drops and the parent session does not have."""
        if name in self.found:
            return
        path: tuple[Step, ...] = (self.steps.lacks, self.steps.not_listable)
        self._put(name, Tool(name), Outcome.REMOVED, path, 1)

    def _put(
        self, name: str, tool: Tool, outcome: Outcome, path: tuple[Step, ...], decider: int
    ) -> None:
        self.found[name] = Verdict(
            tool=name,
            outcome=outcome,
            reason=path[decider].rule,
            steps=path,
            origin=tool.origin,
            effects=catalog.effects(tool),
            decider=decider,
        )

    def _grant(self, name: str, tool: Tool, path: tuple[Step, ...], by: int) -> None:
        """Put a tool that is granted, with what its calls do."""
        judged = self.judge.judge(tool)
        key = (*map(id, path), id(judged))
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = _granted_pattern(path, by, judged)
        self.found[name] = Verdict(
            name,
            pattern.outcome,
            pattern.reason,
            pattern.steps,
            judged.decision,
            tool.origin,
            catalog.effects(tool),
            pattern.decider,
        )


@record
class _Pattern:
    """What tools that are granted and judged alike have in common."""

    outcome: Outcome
    reason: str
    steps: tuple[Step, ...]
    decider: int


def _granted_pattern(path: tuple[Step, ...], by: int, judged: decisions.Judged) -> _Pattern:
    steps = path + judged.steps
    decider = _decider(path, by, judged)
    is_blocked = set(judged.decision.values()) == {Decision.DENY}
    return _Pattern(
        Outcome.BLOCKED if is_blocked else Outcome.GRANTED,
        steps[decider].rule if is_blocked else path[by].rule,
        steps,
        decider,
    )


def _decider(path: tuple[Step, ...], by: int, judged: decisions.Judged) -> int:
    """Give the step people ask about: what makes calls ask, else what grants the tool."""
    inside = judged.decision[decisions.INSIDE]
    if inside in (Decision.ASK, Decision.DENY):
        return len(path) + judged.decider % len(judged.steps)
    if inside is Decision.ALLOW and judged.decision[decisions.OUTSIDE] is not Decision.ALLOW:
        rules = [step.rule for step in judged.steps]
        return len(path) + rules.index("outside-path")
    return by
