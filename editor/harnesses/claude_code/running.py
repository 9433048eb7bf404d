"""Where a child runs: in the foreground, in the background, or not at all for this reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import tuple_record
from editor.harnesses.claude_code.loading import is_truthy
from editor.harnesses.claude_code.request import BACKGROUND, ERROR, FOREGROUND

if TYPE_CHECKING:
    from editor.harnesses.claude_code.request import Request


@tuple_record
class Run:
    """Where the child runs, the rule that says so, and whether the call could still change it."""

    where: str
    rule: str
    depends_on_call: bool = False


def is_fork_mode(request: Request) -> bool:
    """Whether the session starts every child in the background by itself."""
    given = request.variables.get("CLAUDE_CODE_FORK_SUBAGENT")
    if given:
        return is_truthy(given)
    return request.is_interactive and request.rules.since(232)


def decide_run(request: Request) -> Run:
    """Apply the documented order; the first rule that fits decides."""
    if request.run:
        return Run(request.run, "run-given")
    is_background = request.fields.get("background") is True
    asked = request.call.run_in_background
    is_disabled = is_truthy(request.variables.get("CLAUDE_CODE_DISABLE_BACKGROUND_TASKS"))
    is_fork = is_fork_mode(request)
    if request.is_by_teammate:
        if is_background or (asked and not is_fork and not is_disabled):
            return Run(ERROR, "teammate-background-child")
        return Run(FOREGROUND, "teammate-child")
    if is_disabled:
        return Run(FOREGROUND, "background-disabled")
    if is_fork:
        return Run(BACKGROUND, "fork-mode")
    if is_background:
        return Run(BACKGROUND, "background-field")
    if asked is not None:
        return Run(BACKGROUND if asked else FOREGROUND, "call-asks")
    return Run(
        BACKGROUND if request.rules.since(198) else FOREGROUND, "default-run", depends_on_call=True
    )
