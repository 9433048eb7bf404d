"""What is worth saying about a resolved child: surprises of its mode, and limits of the preview."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.problems import Problem, Severity
from editor.core.resolution import Outcome, Verdict
from editor.core.wording import Message, message
from editor.harnesses.pi_desktop import decisions, permission, tools, wording
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.core.definition import Definition
    from editor.core.session import Session
    from editor.harnesses.pi_desktop.pinning import ModelResult

_STRICTNESS: Final = {"ask": 0, "accept-edits": 1, "auto": 2}


def problems(
    definition: Definition,
    session: Session,
    situation: decisions.Situation,
    verdicts: Iterable[Verdict],
    rules: Rules,
) -> tuple[Problem, ...]:
    """Give the notes about one child, most important first."""
    found: list[Problem] = []
    if rules is not Rules.LOWER and uses_newer_names(session):
        found.append(Problem("other-rules", Severity.WARNING, message(wording.OTHER_RULES)))
    found += _mode_notes(definition, session)
    count = sum(
        each.outcome is Outcome.GRANTED and each.tool.startswith("mcp_") for each in verdicts
    )
    if count and situation.mode != "auto":
        text = message(wording.NOTE_MCP, count=count)
        found.append(Problem("mcp-without-card", Severity.INFO, text, field="inherit"))
    return tuple(found)


def _mode_notes(definition: Definition, session: Session) -> list[Problem]:
    """Note what the agent's own permission does against the session's."""
    held = definition.fields["permission"]
    own = held.value
    if session.permission_mode is None or own not in permission.OWN_MODES:
        return []
    default = decisions.default_mode(session.context)
    mode = permission.effective_mode(session.permission_mode, default, None).mode
    if own == "auto" and mode != "auto":
        text = message(wording.NOTE_AUTO_OUTSIDE, mode=mode)
        return [
            Problem("auto-opens-outside", Severity.WARNING, text, held.line, field="permission")
        ]
    if _STRICTNESS[str(own)] < _STRICTNESS.get(mode, 0):
        text = message(wording.NOTE_STRICTER, own=str(own), mode=mode)
        return [
            Problem("stricter-than-session", Severity.INFO, text, held.line, field="permission")
        ]
    return []


def uses_newer_names(session: Session) -> bool:
    """Tell whether a session's own tools carry the lower-case names of newer versions."""
    listed = session.tool_names
    older = any(name in tools.NEWER_NAMES and name not in tools.SEED_NAMES for name in listed)
    newer = any(name in tools.SEED_NAMES and name not in tools.NEWER_NAMES for name in listed)
    return newer and not older


def limits(
    session: Session, situation: decisions.Situation, model: ModelResult
) -> tuple[Message, ...]:
    """Say what this preview cannot know."""
    found = []
    if not session.is_complete:
        found.append(message(wording.LIMIT_PARTIAL))
    if model.is_unchecked:
        found.append(message(wording.LIMIT_PROVIDERS))
    if situation.mode != "auto":
        found.append(message(wording.LIMIT_GRANTS))
    if "permissionDeny" in session.context:
        found.append(message(wording.LIMIT_DENY))
    found.append(message(wording.LIMIT_PATHS))
    found.append(message(wording.LIMIT_MODEL_ARGUMENT))
    found.append(message(wording.LIMIT_RUNNING))
    return tuple(found)
