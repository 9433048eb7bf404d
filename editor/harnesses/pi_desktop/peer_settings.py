"""What PI-Desktop's own Settings does to a file on open and save: the loss this editor warns of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from editor.core.records import record
from editor.harnesses.pi_desktop import models, settings_scanner, tools

if TYPE_CHECKING:
    from collections.abc import Iterator

SaveOutcome = Literal["rewritten", "unchanged", "not-listed", "save-disabled", "host-error"]

TOO_BIG: Final = f"SUBAGENT_INVALID: document exceeds {settings_scanner.MAX_BYTES} bytes"


@record
class PeerSave:
    """The result of opening a document in the peer's Settings and pressing Save at once."""

    outcome: SaveOutcome
    document: str = ""  # The new text, when it is saved.
    reason: str = ""  # Which check disables Save, or the host's refusal.


def save_unchanged(text: str, reading: settings_scanner.SettingsReading) -> PeerSave:
    """Do what the peer does to a document nobody edited in it."""
    record = reading.record
    if record is None:
        return PeerSave("not-listed")
    disabled = disabled_by(record)
    if disabled:
        return PeerSave("save-disabled", reason=disabled)
    written = compose(record, reading.body)
    if settings_scanner.byte_length(written) > settings_scanner.MAX_BYTES:
        return PeerSave("host-error", reason=TOO_BIG)
    return PeerSave("unchanged" if written == text else "rewritten", written)


def disabled_by(record: settings_scanner.SettingsRecord) -> str:
    """Name the first check of the peer's dialog that fails; a listed file passes most of them.

    Its size is one of them: the instructions are a part of a file that was not too big to list.
    """
    description = settings_scanner.trim(record.description)
    if not description:
        return "errorDescription"
    if record.model is not None and models.split_pin(record.model) is None:
        return "errorModel"
    return ""


def compose(record: settings_scanner.SettingsRecord, body: str) -> str:
    """Write a document as the peer writes it, from the few fields it knows."""
    return "\n".join([*_lines(record), "", body, ""])


def _lines(record: settings_scanner.SettingsRecord) -> Iterator[str]:
    yield "---"
    yield f"name: {record.id}"
    yield f"description: {settings_scanner.trim(record.description)}"
    if record.tools == (tools.INHERIT,):
        yield f"tools: {tools.INHERIT}"
    else:
        yield f"tools: [{', '.join(record.tools)}]"
    if record.model is not None:
        yield f"model: {record.model}"
    if record.fallback_models:
        yield f"fallbackModels: [{', '.join(record.fallback_models)}]"
    if record.thinking_level is not None:
        yield f"thinkingLevel: {record.thinking_level}"
    if record.max_tokens is not None:
        yield f"maxTokens: {record.max_tokens}"
    yield "---"
