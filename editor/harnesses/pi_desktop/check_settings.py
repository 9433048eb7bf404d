"""What saving in PI-Desktop's own Settings would delete: the loss nobody is warned of there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.harnesses.pi_desktop import peer_settings, wording
from editor.harnesses.pi_desktop.facts import INFO, SETTINGS, WARNING
from editor.harnesses.pi_desktop.fields import SPELLED_BY_KEY

if TYPE_CHECKING:
    from editor.harnesses.pi_desktop.facts import Facts

# Keys Settings never writes, in the order in which the loss matters.
_NEVER_WRITTEN: Final = (
    "permission",
    "provider",
    "idletimeout",
    "idletimeoutseconds",
    "maxduration",
    "maxdurationseconds",
)
_UNKNOWN_THERE: Final = frozenset(_NEVER_WRITTEN)
_MATTERS: Final = frozenset({"permission", "provider"})


def lost_keys(facts: Facts) -> list[str]:
    """Give the keys a save in Settings deletes, as people know them."""
    record = facts.record
    if record is None:
        return []
    values = facts.values
    lost: list[str] = []
    if not _UNKNOWN_THERE.isdisjoint(values):
        lost += [key for key in _NEVER_WRITTEN if values.get(key)]
    if values.get("model") and record.model is None:
        lost.append("model")
    if facts.runtime.parsed.thinking_level and record.thinking_level is None:
        lost.append("thinkinglevel")
    if facts.runtime.parsed.max_tokens and record.max_tokens is None:
        lost.append("maxtokens")
    return lost


def check_settings(facts: Facts) -> None:
    """Note what a save in Settings would delete, unknown keys and comments included."""
    if facts.record is None or facts.settings is None:
        return
    lost = lost_keys(facts)
    shown = [SPELLED_BY_KEY[key] for key in lost]
    shown += facts.others.values()
    has_comments = "#" in (facts.header.text or "") and any(
        line.kind == "comment" for line in facts.lines
    )
    if not (shown or has_comments):
        return
    if peer_settings.disabled_by(facts.record):
        return
    if not has_comments:
        template = wording.SETTINGS_DELETES
    elif shown:
        template = wording.SETTINGS_DELETES_AND_COMMENTS
    else:
        template = wording.SETTINGS_DELETES_COMMENTS
    facts.add(
        "settings-would-delete",
        WARNING if _MATTERS & set(lost) else INFO,
        template,
        reader=SETTINGS,
        lost=", ".join(shown),
    )
