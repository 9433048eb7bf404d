"""What the tools of a session that is read from disk were inferred from.

The texts stand in English in session snapshots; for a person they are said in the chosen language.
"""

from __future__ import annotations

from typing import Final

from editor.core.foreign import recognised
from editor.core.wording import QT_TRANSLATE_NOOP, Message

CALLED: Final = QT_TRANSLATE_NOOP("Wording", "called earlier in this session")
LATER: Final = QT_TRANSLATE_NOOP("Wording", "part of newer versions")
PLUGIN: Final = QT_TRANSLATE_NOOP("Wording", "declared by the installed plugin “{name}”")
SKILLS: Final = QT_TRANSLATE_NOOP("Wording", "skills were found in {place}")
OWN_SKILLS: Final = QT_TRANSLATE_NOOP("Wording", "the application brings skills of its own")


def said(estimate: str) -> Message | str:
    """Give an estimate of a snapshot as something that can be translated."""
    return recognised(estimate, (CALLED, LATER, PLUGIN, SKILLS, OWN_SKILLS))
