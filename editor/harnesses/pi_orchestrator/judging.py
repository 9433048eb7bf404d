"""One tool after the other through the rules, in the order in which parent and host apply them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from editor.core.resolution import Outcome, Step, StepEffect
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import wording
from editor.harnesses.pi_orchestrator.blocking import gate_match
from editor.harnesses.pi_orchestrator.extension_ids import UNKNOWN, RegisteredTool
from editor.harnesses.pi_orchestrator.host import (
    BUILTIN_TOOLS,
    Entries,
    default_names,
    edited,
    entry_matches,
    is_mcp,
    keeps_mcp,
)
from editor.harnesses.pi_orchestrator.keep_list import DELEGATE
from editor.harnesses.pi_orchestrator.matching import EXTENSION, Matchers, first_match
from editor.harnesses.pi_orchestrator.script import split_list, trim
from editor.harnesses.pi_orchestrator.situation import FLOOR, ITSELF, Situation, may_load

if TYPE_CHECKING:
    from editor.core.definition import Definition

Judged = tuple[Outcome, tuple[Step, ...], int]
ADDS, KEEPS, REMOVES = StepEffect.ADDS, StepEffect.KEEPS, StepEffect.REMOVES
BLOCKS, NOTE, UNSURE = StepEffect.BLOCKS, StepEffect.NOTE, StepEffect.UNKNOWN
_DYNAMIC = ("codemode", "tool_search")


class Judge:
    """Judges tools of one situation; steps that many tools share are made once."""

    def __init__(self, situation: Situation, definition: Definition) -> None:
        self.situation = situation
        self.tools_line = _line(definition, "tools")
        self.block_line = _line(definition, "block_tools")
        exclude = situation.exclude
        self._expanded = frozenset(exclude.expanded)
        self._excludes = Entries(exclude.host_entries)
        self._allows = Entries(situation.allow)
        self._mcp_stays = situation.allow is not None and keeps_mcp(situation.allow)
        self._lower = Entries([entry.lower() for entry in situation.allow or ()])
        self._matchers = Matchers(exclude.gate_matchers if situation.has_gate else ())
        self._active = frozenset(situation.host.active)
        has_extension = any(
            trim(matcher).lower().startswith(EXTENSION) for matcher in exclude.matchers
        )
        self._is_unsure_of_ids = has_extension and not situation.is_parent_complete
        self._steps: dict[tuple[str, ...], Step] = {}
        self._judged: dict[tuple[object, ...], Judged] = {}
        self._named = frozenset(
            (DELEGATE, *BUILTIN_TOOLS, *(edit[1:] for edit in situation.edits), *self._usual)
        )
        self._rules = (self._excluded, self._listed, self._in_child, self._gated)

    def step(
        self,
        rule: str,
        effect: StepEffect,
        template: str,
        *,
        is_tools: bool = False,
        is_block: bool = False,
        **values: str,
    ) -> Step:
        """Make a step, or give the one made before."""
        key = (template, *values.values()) if values else (template,)
        found = self._steps.get(key)
        if found is None:
            line = self.tools_line if is_tools else self.block_line if is_block else None
            field = "tools" if is_tools else "block_tools" if is_block else ""
            text = message(template, **values) if values else message(template)
            found = self._steps[key] = Step(rule, effect, text, line, field)
        return found

    def judge(self, name: str) -> Judged:
        """Take one tool through all rules; tools in the same case share their steps."""
        case = self._case(name)
        if case is None:
            return self._judge(name)
        found = self._judged.get(case)
        if found is None:
            found = self._judged[case] = self._judge(name)
        return found

    def _case(self, name: str) -> tuple[object, ...] | None:
        """Sum up all that the rules look at, for a tool that no entry names by itself."""
        situation = self.situation
        if name in self._named or self._excludes.hits(name) or self._lower.hits(name.lower()):
            return None
        if situation.child is None:
            if situation.child_extensions or self._is_unsure_of_ids:
                return None
            tool = situation.parent.get(name)
        else:
            tool = situation.child.get(name)
        if tool is None:
            return None
        matcher = self._matchers.first(tool) if situation.exclude.matchers else None
        is_active = name in self._active
        return name in situation.parent, is_mcp(name), matcher, is_active, tool.exposure

    def _judge(self, name: str) -> Judged:
        situation = self.situation
        steps = [self._parent_step(name)]
        if situation.host.error is not None:
            steps.append(
                self.step("host-refuses", REMOVES, wording.STEP_HOST_REFUSES, is_tools=True)
            )
            return Outcome.NOT_GRANTED, tuple(steps), 1
        if name == DELEGATE and self._is_own_delegate():
            steps.append(self.step("child-mode", REMOVES, wording.STEP_CHILD_MODE))
            return Outcome.REMOVED, tuple(steps), 1
        for rule in self._rules:
            outcome, step = rule(name)
            if step is not None:
                steps.append(step)
            if outcome is not None:
                return outcome, tuple(steps), len(steps) - 1
        outcome, step = self._activity(name)
        steps.append(step)
        return outcome, tuple(steps), len(steps) - 1

    # The rules, each giving an outcome that ends the way, and what to say

    def _parent_step(self, name: str) -> Step:
        situation = self.situation
        if name in situation.parent:
            return self.step("parent-registry", NOTE, wording.STEP_PARENT_HAS)
        if situation.is_parent_complete:
            return self.step("parent-registry", NOTE, wording.STEP_PARENT_LACKS)
        return self.step("parent-registry", NOTE, wording.STEP_PARENT_UNSURE)

    def _is_own_delegate(self) -> bool:
        situation = self.situation
        if situation.child is not None and DELEGATE in situation.child:
            return False
        tool = situation.parent.get(DELEGATE)
        return tool is None or tool.path is None or ITSELF in tool.path or not tool.source

    def _excluded(self, name: str) -> tuple[Outcome | None, Step | None]:
        exclude = self.situation.exclude
        if not exclude.matchers:
            return None, None
        entry = self._excludes.first(name)
        if entry is None:
            return None, self.step("exclude-list", KEEPS, wording.STEP_NOT_EXCLUDED)
        tool = self.situation.parent.get(name)
        if name in self._expanded and tool is not None:
            matcher = first_match(exclude.matchers, tool) or name
            return Outcome.REMOVED, self._block_step(
                "expanded", REMOVES, wording.STEP_EXPANDED_FLOOR, wording.STEP_EXPANDED, matcher
            )
        matcher = next((each for each in exclude.matchers if entry in split_list(each)), entry)
        return Outcome.REMOVED, self._block_step(
            "passed-through", REMOVES, wording.STEP_PASSED_FLOOR, wording.STEP_PASSED, matcher
        )

    def _block_step(
        self, rule: str, effect: StepEffect, floor: str, agent: str, matcher: str
    ) -> Step:
        if self.situation.layer(matcher) == FLOOR:
            return self.step(rule, effect, floor, matcher=matcher)
        return self.step(rule, effect, agent, is_block=True, matcher=matcher)

    def _listed(self, name: str) -> tuple[Outcome | None, Step | None]:
        allow = self.situation.allow
        if allow is None:
            return None, None
        entry = self._allows.first(name)
        if entry is not None:
            return None, self.step("listed", KEEPS, wording.STEP_LISTED, is_tools=True, entry=entry)
        if self._mcp_stays and is_mcp(name):
            return None, self.step("mcp-kept", KEEPS, wording.STEP_MCP_KEPT, is_tools=True)
        if self._lower.hits(name.lower()):
            near = self._other_case(allow, name)
            return Outcome.REMOVED, self.step(
                "not-listed", REMOVES, wording.STEP_OTHER_CASE, is_tools=True, entry=near
            )
        return Outcome.REMOVED, self.step(
            "not-listed", REMOVES, wording.STEP_NOT_LISTED, is_tools=True
        )

    def _other_case(self, allow: tuple[str, ...], name: str) -> str:
        lower = name.lower()
        return next((each for each in allow if entry_matches(each.lower(), lower)), name)

    def _in_child(self, name: str) -> tuple[Outcome | None, Step | None]:
        situation = self.situation
        if situation.child is not None:
            if name in situation.child:
                return None, self.step("child-registry", KEEPS, wording.STEP_CHILD_HAS)
            if name in situation.parent:
                return Outcome.NOT_GRANTED, self.step(
                    "child-registry", NOTE, wording.STEP_CHILD_LACKS
                )
            return self._no_such_tool(name)
        if name in BUILTIN_TOOLS:
            return None, self.step("child-registry", KEEPS, wording.STEP_CHILD_BUILTIN)
        tool = situation.parent.get(name)
        if tool is None and (template := self._never_a_name(name)) is not None:
            return Outcome.NOT_GRANTED, self.step("no-such-tool", NOTE, template, is_tools=True)
        if situation.child_extensions:
            return self._with_extensions(name, tool)
        return None, None

    def _no_such_tool(self, name: str) -> tuple[Outcome, Step]:
        template = self._never_a_name(name) or wording.STEP_NO_SUCH_TOOL
        return Outcome.NOT_GRANTED, self.step("no-such-tool", NOTE, template, is_tools=True)

    def _never_a_name(self, name: str) -> str | None:
        """Say why an entry of `tools` can be no tool's name, whatever the child has."""
        if name.lower() == "inherit":
            return wording.STEP_INHERIT_WORD
        if name.startswith(EXTENSION) or "?" in name:
            return wording.STEP_NO_MATCHER
        if name.lower() in BUILTIN_TOOLS:
            return wording.STEP_WRONG_CASE
        return None

    def _with_extensions(
        self, name: str, tool: RegisteredTool | None
    ) -> tuple[Outcome | None, Step | None]:
        if is_mcp(name) or name in _DYNAMIC:
            return Outcome.REMOVED, self.step(
                "child-extensions", REMOVES, wording.STEP_EXTENSIONS_MCP
            )
        if tool is not None and may_load(self.situation.child_extensions, tool) is False:
            return Outcome.REMOVED, self.step("child-extensions", REMOVES, wording.STEP_EXTENSIONS)
        return None, None

    def _gated(self, name: str) -> tuple[Outcome | None, Step | None]:
        situation = self.situation
        if not situation.exclude.matchers:
            return None, None
        if not situation.has_gate:
            return None, self.step("gate", NOTE, wording.STEP_NO_GATE)
        tool = (situation.child or situation.parent).get(name) or situation.parent.get(name)
        tool = tool or RegisteredTool(name)
        matcher = gate_match(self._matchers, tool)
        if matcher is not None:
            return Outcome.BLOCKED, self._block_step(
                "gate", BLOCKS, wording.STEP_GATE_FLOOR, wording.STEP_GATE, matcher
            )
        if self._is_unsure_of_ids and situation.child is None and tool.extension_id == UNKNOWN:
            return Outcome.UNKNOWN, self.step("extension-id", UNSURE, wording.STEP_ID_UNSURE)
        return None, self.step("gate", KEEPS, wording.STEP_GATE_PASSES)

    @cached_property
    def _usual(self) -> frozenset[str]:
        situation = self.situation
        return frozenset(edited(default_names(situation.default_tools), situation.edits))

    def _activity(self, name: str) -> tuple[Outcome, Step]:
        situation = self.situation
        if situation.child is None and name not in BUILTIN_TOOLS:
            return Outcome.UNKNOWN, self.step("child-registry", UNSURE, wording.STEP_CHILD_UNSURE)
        if name in self._active:
            return Outcome.GRANTED, self._active_step(name)
        tool = (situation.child or {}).get(name)
        exposure = tool.exposure if tool is not None else "direct"
        if exposure == "codemode" and "codemode" in self._active:
            return Outcome.ON_DEMAND, self.step("exposure", ADDS, wording.STEP_BY_CODEMODE)
        if exposure == "deferred" and "tool_search" in self._active:
            return Outcome.ON_DEMAND, self.step("exposure", ADDS, wording.STEP_BY_SEARCH)
        if exposure == "hidden":
            return Outcome.NOT_GRANTED, self.step("exposure", NOTE, wording.STEP_HIDDEN_TOOL)
        if exposure in ("codemode", "deferred"):
            return Outcome.NOT_GRANTED, self.step("exposure", NOTE, wording.STEP_NOT_EXPOSED)
        if f"-{name}" in situation.edits:
            return Outcome.NOT_GRANTED, self.step(
                "taken-off", REMOVES, wording.STEP_TAKEN_OFF, is_tools=True
            )
        return Outcome.NOT_GRANTED, self.step("usual-tools", NOTE, wording.STEP_NOT_USUAL)

    def _active_step(self, name: str) -> Step:
        situation = self.situation
        if situation.allow is not None:
            return self.step("activated", ADDS, wording.STEP_ACTIVATED, is_tools=True)
        if f"+{name}" in situation.edits:
            return self.step("put-on", ADDS, wording.STEP_PUT_ON, is_tools=True)
        if name in self._usual:
            template = (
                wording.STEP_USUAL if situation.default_tools is None else wording.STEP_USUAL_SET
            )
            return self.step("usual-tools", ADDS, template)
        return self.step("extension-tool", ADDS, wording.STEP_EXTENSION_TOOL)


def _line(definition: Definition, field: str) -> int | None:
    held = definition.fields.get(field)
    return held.line if held is not None else None
