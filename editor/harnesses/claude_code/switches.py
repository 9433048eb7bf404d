"""What of a start can be chosen to see what then happens; the words of a session's context."""

from __future__ import annotations

from typing import Final

from editor.core.session import Switch
from editor.core.wording import QT_TRANSLATE_NOOP

SWITCHES: Final = (
    Switch(
        "as_main",
        QT_TRANSLATE_NOOP("Wording", "Runs as"),
        (
            (None, QT_TRANSLATE_NOOP("Wording", "a subagent")),
            (True, QT_TRANSLATE_NOOP("Wording", "the main conversation’s agent (claude --agent)")),
        ),
        False,
    ),
    Switch(
        "run",
        QT_TRANSLATE_NOOP("Wording", "Runs in"),
        (
            (None, QT_TRANSLATE_NOOP("Wording", "what the rules decide")),
            ("foreground", QT_TRANSLATE_NOOP("Wording", "the foreground")),
            ("background", QT_TRANSLATE_NOOP("Wording", "the background")),
        ),
    ),
    Switch(
        "depth",
        QT_TRANSLATE_NOOP("Wording", "Started by"),
        (
            (None, QT_TRANSLATE_NOOP("Wording", "the main conversation (layer 1)")),
            (2, QT_TRANSLATE_NOOP("Wording", "a subagent (layer 2)")),
            (3, QT_TRANSLATE_NOOP("Wording", "a subagent’s subagent (layer 3)")),
        ),
        1,
    ),
    Switch(
        "interactive",
        QT_TRANSLATE_NOOP("Wording", "Session in"),
        (
            (None, QT_TRANSLATE_NOOP("Wording", "a terminal")),
            (False, QT_TRANSLATE_NOOP("Wording", "claude -p or the SDK")),
        ),
        True,
    ),
    Switch(
        "folder_trusted",
        QT_TRANSLATE_NOOP("Wording", "Folder"),
        (
            (None, QT_TRANSLATE_NOOP("Wording", "trusted")),
            (False, QT_TRANSLATE_NOOP("Wording", "not trusted")),
        ),
        True,
    ),
)
