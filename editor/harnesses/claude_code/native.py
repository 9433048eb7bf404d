"""A definition in Claude Code's own shape, as the golden vectors and `show --json` give it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from editor.harnesses.claude_code.launching import REFUSED
from editor.harnesses.claude_code.reading import LOADED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.harnesses.claude_code.launching import Launch
    from editor.harnesses.claude_code.reading import Parsed

OWN_PLACES = ("tools", "disallowedTools", "model", "permissionMode")
REASONS = {"granted-teammate": "granted-inherited"}  # the vectors have no word of its own for it


def native(parsed: Parsed) -> dict[str, Any]:
    """Give the expected form of the parse vectors."""
    is_loaded = parsed.status == LOADED
    accepted: Mapping[str, Any] = parsed.accepted
    return {
        "status": parsed.status,
        "name": parsed.name,
        "description": parsed.description,
        **{key: _plain(accepted.get(key)) for key in OWN_PLACES},
        "other": {key: _plain(value) for key, value in accepted.items() if key not in OWN_PLACES},
        "problems": parsed.codes,
        "body": parsed.body if is_loaded else None,
    }


def _plain(value: Any) -> Any:
    """Make a value fit for JSON: there are no infinite numbers in it."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


def native_launch(answer: Launch, has_given_run: bool) -> dict[str, Any]:
    """Give the expected form of the resolve vectors."""
    request = answer.request
    is_refused = answer.outcome == REFUSED
    result: dict[str, Any] = {
        "outcome": answer.outcome,
        "granted": list(answer.granted),
        "tools": [
            {
                "tool": row.tool,
                "granted": row.is_granted and not is_refused,
                "reason": REASONS.get(row.reason, row.reason),
            }
            for row in answer.fates.rows
        ],
        "entries": [
            {"entry": one.entry, "result": one.result, "tools": list(one.tools)}
            for one in answer.fates.entries
        ],
        "permissionMode": answer.mode.effective,
        "model": answer.model.effective,
    }
    optional: dict[str, Any] = {
        "run": "" if has_given_run else answer.run.where,
        "refusal": {name: list(entries) for name, entries in answer.refusal.items()},
        "refusal_kind": answer.refusal_kind,
        "agent_calls_error": answer.agent_calls_fail,
        "ignored_fields": list(request.ignored),
        "skipped_mcp": list(request.skipped_servers),
        "model_substituted": answer.model.is_substituted,
    }
    return result | {key: value for key, value in optional.items() if value}
