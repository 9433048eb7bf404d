"""The model and the thinking level a child is started with."""

from __future__ import annotations

from typing import Final

from editor.core.records import record

THINKING_LEVELS: Final = ("off", "minimal", "low", "medium", "high", "xhigh", "max")


@record
class Spawn:
    """What the parent decides; None means that the child's own pi default applies."""

    model: str | None  # an empty text is a model here, and gives no `--model` either
    thinking: str | None


def spawn(
    model: str | None,
    thinking: str | None,
    session_model: str | None,
    session_thinking: str | None,
) -> Spawn:
    """Choose model and thinking; `model` and `thinking` are the agent's, after overrides.

    A pinned model drops the parent's thinking level; an empty one counts as none for that.
    """
    chosen = session_model if model is None else model
    inherited = session_thinking if not model else None
    return Spawn(chosen, thinking or inherited or None)
