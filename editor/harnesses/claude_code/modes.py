"""Which permission mode a child runs in: the parent's, the file's, or what is left of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import tuple_record

if TYPE_CHECKING:
    from editor.harnesses.claude_code.request import Request

FORCING = frozenset({"bypassPermissions", "acceptEdits", "auto"})


@tuple_record
class Mode:
    """The effective mode and the rule that decides it; None when the parent's is not known."""

    effective: str | None
    rule: str


def decide_mode(request: Request) -> Mode:
    """Apply the documented table."""
    parent = "default" if request.mode == "manual" else request.mode
    if request.is_fork:
        return Mode(parent, "mode-fork")
    if request.is_teammate:
        return Mode(parent, "mode-teammate")
    if request.call.mode and not request.rules.since(212):
        return Mode(request.call.mode, "mode-call")
    declared = request.fields.get("permissionMode")
    if declared is None:
        return Mode(parent, "mode-inherited")
    if parent is None:
        return Mode(None, "mode-parent-unknown")
    if parent in FORCING:
        return Mode(parent, "mode-forced")
    if declared == "bypassPermissions":
        if request.rules.since(267):
            return Mode(parent, "mode-no-bypass")
        if request.permissions.forbids_bypass and request.rules.since(223):
            return Mode(parent, "mode-bypass-forbidden")
    return Mode(declared, "mode-declared")
