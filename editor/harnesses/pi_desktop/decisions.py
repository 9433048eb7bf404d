"""What calls of one tool do in a child: the decision table with its reasons, per situation."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.records import record
from editor.core.resolution import Decision, Step, StepEffect, Trace
from editor.core.wording import message
from editor.harnesses.pi_desktop import catalog, permission, tools, wording

if TYPE_CHECKING:
    from editor.core.session import Session, Tool

INSIDE, OUTSIDE, SCRATCH = "inside", "outside", "scratch"

_FROM_CODE: Final = {
    permission.Decision.ALLOW: Decision.ALLOW,
    permission.Decision.ASK: Decision.ASK,
    permission.Decision.DENY: Decision.DENY,
    permission.Decision.GRANTED: Decision.ALLOW,
}
_MODE_TEMPLATES: Final = {
    "delegate": wording.STEP_MODE_DELEGATE,
    "session": wording.STEP_MODE_SESSION,
    "global": wording.STEP_MODE_GLOBAL,
    "default": wording.STEP_MODE_DEFAULT,
}


@record
class Judged:
    """The decisions for one tool, and the steps that explain them."""

    decision: Mapping[str, Decision]
    steps: tuple[Step, ...]
    decider: int = -1  # Index into steps of what decides inside the workspace.


@record
class Situation:
    """Everything calls of a child are judged by, gathered once per resolution."""

    modes: tuple[str, ...]  # More than one: the session does not tell which applies.
    trace: Trace
    operating_mode: str
    grants: frozenset[str]
    denied: tuple[str, ...]  # Patterns of tool names.
    is_complete: bool

    @property
    def mode(self) -> str | None:
        """The effective mode, None when it is not known."""
        return self.modes[0] if len(self.modes) == 1 else None


def default_mode(context: Mapping[str, Any]) -> str | None:
    """Give the default permission mode a session's context tells."""
    for key in ("globalDefaultPermissionMode", "defaultPermissionMode"):
        value = context.get(key)
        if isinstance(value, str):
            return value
    return None


def _texts(value: object) -> tuple[str, ...]:
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list) else ()


def gather(session: Session, declared: str | None, line: int | None) -> Situation:
    """Gather what decides the calls of a child that declares this permission."""
    effective = permission.effective_mode(
        session.permission_mode, default_mode(session.context), declared
    )
    is_known = effective.source == "delegate" or session.permission_mode is not None
    deny = session.context.get("permissionDeny")
    denied = _texts(deny.get("tools")) if isinstance(deny, Mapping) else ()
    return Situation(
        modes=(effective.mode,) if is_known else ("ask", "accept-edits", "auto"),
        trace=_trace(effective, declared, line, is_known=is_known),
        operating_mode=session.operating_mode or "agent",
        grants=frozenset(_texts(session.context.get("sessionGrants"))),
        denied=denied,
        is_complete=session.is_complete,
    )


def _trace(
    effective: permission.EffectiveMode, declared: str | None, line: int | None, *, is_known: bool
) -> Trace:
    shown = declared or "inherit"
    ignored = Step(
        "agent-permission",
        StepEffect.NOTE,
        message(wording.STEP_MODE_IGNORED),
        line,
        "permission",
    )
    if not is_known:
        unknown = Step("mode-unknown", StepEffect.UNKNOWN, message(wording.STEP_MODE_UNKNOWN))
        return Trace(shown, None, "unknown", (ignored, unknown))
    text = message(_MODE_TEMPLATES[effective.source], mode=effective.mode)
    if effective.source == "delegate":
        step = Step("agent-permission", StepEffect.KEEPS, text, line, "permission")
        return Trace(shown, effective.mode, "file", (step,))
    source = {"session": "session", "global": "settings", "default": "default"}[effective.source]
    step = Step(f"{effective.source}-mode", StepEffect.KEEPS, text)
    return Trace(shown, effective.mode, source, (ignored, step))


class Judge:
    """Judges the tools of one child; tools that are judged alike share their answer."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._cache: dict[tuple[str, str | None, bool, bool, bool], Judged] = {}
        self._denied_by: dict[str, Judged] = {}

    def judge(self, tool: Tool) -> Judged:
        """Give the decisions for one tool of the child."""
        name = tools.seed_name(tool.name)
        kind = self._kind(name, tool)
        risk = tool.risk if kind == "plugin" else None
        is_granted = tool.name in self.situation.grants
        for pattern in self.situation.denied:
            if fnmatchcase(tool.name, pattern):
                return self._denied(pattern)
        is_sure = self.situation.is_complete and not tool.estimate
        key = (kind, risk, is_granted, is_sure, name in permission.ALLOWED_WHILE_PLANNING)
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = self._judge(name, kind, risk, is_granted, is_sure)
        return found

    def _kind(self, name: str, tool: Tool) -> str:
        """Sort a tool into the rows of the decision table."""
        if name.startswith("mcp_"):
            return "mcp"
        if name.startswith("plugin_"):
            return "plugin"
        if tool.origin.startswith("extension:"):
            return "extension"
        if name in catalog.SERVED_WITHOUT_CARD:
            return "served"
        if name in permission.PATH_CHECKED or name == "Bash":
            return name
        return "other"

    def _denied(self, pattern: str) -> Judged:
        found = self._denied_by.get(pattern)
        if found is None:
            text = message(wording.STEP_DENY_LIST, pattern=pattern)
            both = MappingProxyType({INSIDE: Decision.DENY, OUTSIDE: Decision.DENY})
            found = Judged(both, (Step("deny-overlay", StepEffect.BLOCKS, text),))
            self._denied_by[pattern] = found
        return found

    def _judge(
        self, name: str, kind: str, risk: str | None, is_granted: bool, is_sure: bool
    ) -> Judged:
        situation = self.situation
        if kind == "served":
            return self._same(Decision.ALLOW, "served", StepEffect.KEEPS, wording.STEP_SERVED)
        if kind == "extension":
            return self._same(
                Decision.UNKNOWN, "extension", StepEffect.UNKNOWN, wording.STEP_EXTENSION
            )
        if (
            situation.operating_mode in permission.PLANNING_MODES
            and name not in permission.ALLOWED_WHILE_PLANNING
        ):
            step = Step(
                "planning-mode",
                StepEffect.BLOCKS,
                message(wording.STEP_PLAN_DENIES, mode=situation.operating_mode),
            )
            both = MappingProxyType({INSIDE: Decision.DENY, OUTSIDE: Decision.DENY})
            return Judged(both, (step,))
        risks = (risk,) if risk is not None or is_sure or kind != "plugin" else ("low", None)
        grants = {name} if is_granted else set()

        def decide(is_outside: bool) -> Decision:
            found = {
                _FROM_CODE[
                    permission.decide(
                        name,
                        mode,
                        is_outside=is_outside,
                        operating_mode=situation.operating_mode,
                        declared_risk=each,
                        grants=grants,
                    )
                ]
                for mode in situation.modes
                for each in risks
            }
            return found.pop() if len(found) == 1 else Decision.UNKNOWN

        inside = decide(is_outside=False)
        outside = decide(is_outside=True) if name in permission.PATH_CHECKED else inside
        decision = {INSIDE: inside, OUTSIDE: outside}
        if name in permission.EDITING:
            decision[SCRATCH] = Decision.ALLOW
        steps = (
            *situation.trace.steps[-1:],
            *self._reasons(name, kind, inside, outside, is_granted, len(risks) > 1),
        )
        return Judged(MappingProxyType(decision), steps, 1)

    def _same(self, decision: Decision, rule: str, effect: StepEffect, template: str) -> Judged:
        both = MappingProxyType({INSIDE: decision, OUTSIDE: decision})
        return Judged(both, (Step(rule, effect, message(template)),), 0)

    def _reasons(
        self,
        name: str,
        kind: str,
        inside: Decision,
        outside: Decision,
        is_granted: bool,
        is_risk_unknown: bool,
    ) -> tuple[Step, ...]:
        """Say what decides inside the workspace, then what is different elsewhere."""
        mode = self.situation.mode
        steps = [self._inside(name, kind, inside, is_granted, is_risk_unknown)]
        if name in permission.PATH_CHECKED:
            if mode == "auto":
                steps.append(_step("outside-path", StepEffect.KEEPS, wording.STEP_OUTSIDE_AUTO))
            elif outside is not Decision.ALLOW:
                steps.append(_step("outside-path", StepEffect.ASKS, wording.STEP_OUTSIDE_ASKS))
        if name in permission.EDITING and inside is not Decision.ALLOW:
            steps.append(_step("scratch", StepEffect.NOTE, wording.STEP_SCRATCH))
        return tuple(steps)

    def _inside(
        self, name: str, kind: str, inside: Decision, is_granted: bool, is_risk_unknown: bool
    ) -> Step:
        mode = self.situation.mode
        if inside is Decision.UNKNOWN:
            template = wording.STEP_RISK_UNKNOWN if is_risk_unknown else wording.STEP_MODE_UNKNOWN
            return _step("unknown", StepEffect.UNKNOWN, template)
        if inside is Decision.ASK:
            return _step("card", StepEffect.ASKS, wording.STEP_ASKS)
        if kind == "mcp":
            return _step("low-risk", StepEffect.KEEPS, wording.STEP_MCP)
        if name in permission.READING:
            return _step("low-risk", StepEffect.KEEPS, wording.STEP_READS_INSIDE)
        if mode == "auto":
            return _step("auto", StepEffect.KEEPS, wording.STEP_AUTO)
        if mode == "accept-edits" and name in permission.EDITING:
            return _step("accept-edits", StepEffect.KEEPS, wording.STEP_ACCEPT_EDITS)
        if is_granted:
            return _step("session-grant", StepEffect.KEEPS, wording.STEP_GRANT)
        return _step("low-risk", StepEffect.KEEPS, wording.STEP_LOW_RISK)


def _step(rule: str, effect: StepEffect, template: str) -> Step:
    return Step(rule, effect, message(template))
