"""What the session picker tells apart: one session each, and what else can be chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.storage.sessions import SessionSummary

OPEN_FILE_KEY = "open-file:"
"""What `session_chosen` carries for “Open File…”; other keys come from `session_key`."""
EDIT_SESSION_KEY = "edit-session:"
"""What `session_chosen` carries for “Edit Session…” (what-if)."""
MORE_SESSIONS_KEY = "more-sessions:"
"""What `session_chosen` carries when the picker wants the next page of sessions."""


def session_key(summary: SessionSummary) -> str:
    """Name a session for the picker and for the stored state: its source and its id."""
    return f"{summary.source}:{summary.id}"
