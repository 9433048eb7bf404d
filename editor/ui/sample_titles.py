"""The titles of the sample sessions, in the chosen language; other titles are shown as they are."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP
from editor.ui.i18n import wording

TITLES: Final = frozenset(
    (
        QT_TRANSLATE_NOOP("Wording", "Fix the login bug (asks before changes)"),
        QT_TRANSLATE_NOOP("Wording", "Set up a throwaway container (bypasses permissions)"),
        QT_TRANSLATE_NOOP("Wording", "Rename a module (accepts edits; a variable sets the model)"),
        QT_TRANSLATE_NOOP("Wording", "A run of claude -p in a pipeline (not interactive)"),
        QT_TRANSLATE_NOOP("Wording", "Plan the migration (plan mode)"),
        QT_TRANSLATE_NOOP("Wording", "Third layer of a chain of agents"),
        QT_TRANSLATE_NOOP("Wording", "An older session (2.1.240)"),
        QT_TRANSLATE_NOOP("Wording", "Put together from a transcript (partly known)"),
        QT_TRANSLATE_NOOP("Wording", "Implement, asking first"),
        QT_TRANSLATE_NOOP("Wording", "Implement, full auto, no pushing"),
        QT_TRANSLATE_NOOP("Wording", "A team that changes nothing"),
        QT_TRANSLATE_NOOP("Wording", "Plan mode"),
        QT_TRANSLATE_NOOP("Wording", "Discuss, without children"),
        QT_TRANSLATE_NOOP("Wording", "A role of my own, small roster"),
        QT_TRANSLATE_NOOP("Wording", "Tidy up the billing module (edits without asking)"),
        QT_TRANSLATE_NOOP("Wording", "Update all dependencies (never asks)"),
        QT_TRANSLATE_NOOP("Wording", "Prepare the release (many servers and plugins)"),
        QT_TRANSLATE_NOOP("Wording", "Think through the migration (plan mode)"),
        QT_TRANSLATE_NOOP("Wording", "Write the changelog (newer version, lower-case names)"),
        QT_TRANSLATE_NOOP("Wording", "Answer a support question (reconstructed from files)"),
        QT_TRANSLATE_NOOP("Wording", "Engaged parent, child loads the same extensions"),
        QT_TRANSLATE_NOOP("Wording", "Two MCP servers, codemode and tool search"),
        QT_TRANSLATE_NOOP("Wording", "Children load one extension only, no gate"),
        QT_TRANSLATE_NOOP("Wording", "The child has tools the parent lacks"),
        QT_TRANSLATE_NOOP("Wording", "Parent’s registry only, child not known"),
        QT_TRANSLATE_NOOP("Wording", "Read from a session file: names only"),
    )
)


def shown_title(title: str) -> str:
    """Give a session's title for a person to read."""
    return wording(title) if title in TITLES else title
