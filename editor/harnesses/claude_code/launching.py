"""Whether the child starts: with tools, without any, or not at all, and with which words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import field, record
from editor.harnesses.claude_code.fates import (
    ABSENT,
    MATCHED_NOTHING,
    REMOVED_BY_DISALLOWED,
    UNAVAILABLE_TO_SUBAGENTS,
    UNRECOGNIZED,
    Fates,
    decide_fates,
)
from editor.harnesses.claude_code.models import Model, decide_model
from editor.harnesses.claude_code.modes import Mode, decide_mode
from editor.harnesses.claude_code.request import ERROR
from editor.harnesses.claude_code.running import Run, decide_run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.harnesses.claude_code.request import Request

LAUNCHES = "launches"
WITHOUT_TOOLS = "launches-without-tools"
REFUSED = "refused"

TYPE_DENIED = "type-denied-by-rule"
TEAMMATE_CHILD = "teammate-background-child"

GROUPS = {
    UNRECOGNIZED: "unrecognized",
    ABSENT: "unrecognized",
    UNAVAILABLE_TO_SUBAGENTS: "not_available_to_subagents",
    MATCHED_NOTHING: "matched_nothing",
}
GROUP_ORDER = ("unrecognized", "not_available_to_subagents", "matched_nothing")
NOTHING = Fates((), (), ())


@record
class Launch:
    """The whole answer for one child."""

    request: Request
    outcome: str
    run: Run
    fates: Fates
    mode: Mode
    model: Model
    refusal: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    refusal_kind: str = ""
    type_rule: str = ""

    @property
    def granted(self) -> tuple[str, ...]:
        """The tools the child gets; none when it does not start."""
        return () if self.outcome == REFUSED else self.fates.granted

    @property
    def agent_calls_fail(self) -> bool:
        """Whether the child shows `Agent` although every call of it fails."""
        return self.request.is_fork and self.request.is_at_limit and "Agent" in self.fates.granted


def launch(request: Request) -> Launch:
    """Go through the steps of one start."""
    run = decide_run(request)
    mode, model = decide_mode(request), decide_model(request)
    denied = request.permissions.type_rule(request.name)
    if denied is not None:
        return Launch(
            request, REFUSED, run, NOTHING, mode, model,
            refusal_kind=TYPE_DENIED, type_rule=denied.written,
        )  # fmt: skip
    if run.where == ERROR:
        return Launch(request, REFUSED, run, NOTHING, mode, model, refusal_kind=TEAMMATE_CHILD)
    placed = request.with_run(run.where)
    fates = decide_fates(placed)
    if fates.granted:
        return Launch(placed, LAUNCHES, run, fates, mode, model)
    unresolved = [one for one in fates.entries if one.result != REMOVED_BY_DISALLOWED]
    if not unresolved or not request.rules.since(208):
        return Launch(placed, WITHOUT_TOOLS, run, fates, mode, model)
    groups: dict[str, list[str]] = {name: [] for name in GROUP_ORDER}
    for one in unresolved:
        groups[GROUPS[one.result]].append(one.entry)
    refusal = {name: tuple(entries) for name, entries in groups.items() if entries}
    return Launch(placed, REFUSED, run, fates, mode, model, refusal)
