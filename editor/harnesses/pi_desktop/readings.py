"""Both readers' views of a document in the terms of fields: what an edit is checked against.

A field is given as the reader splits and unquotes it, before it judges the entries: an edit has to
keep names a reader ignores just as faithfully as those it knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.changes import Reading
from editor.core.wording import QT_TRANSLATE_NOOP, Message
from editor.harnesses.pi_desktop import (
    javascript,
    models,
    names,
    runtime_reader,
    settings_scanner,
    spelling,
    tools,
)
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY, FIELDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Value
    from editor.harnesses.pi_desktop.pipeline import Reading as Readers
    from editor.harnesses.pi_desktop.rules import Rules

# What the two readers are called in a sentence.
A_SESSION: Final = QT_TRANSLATE_NOOP("Wording", "a session")
SETTINGS: Final = "Settings"

_ALL: Final = frozenset(field.name for field in FIELDS if field.key)
_WITHOUT_FALLBACKS: Final = _ALL - {"fallback_models"}
_SETTINGS_READS: Final = frozenset(
    {
        "name",
        "description",
        "tools",
        "inherit",
        "model",
        "fallback_models",
        "thinking",
        "max_tokens",
    }
)
_TOOLS: Final = frozenset({"tools", "inherit"})
_SETTINGS_KEYS: Final = frozenset(
    {"name", "description", "tools", "model", "thinkinglevel", "maxtokens"}
)
_REASONS: Final = {
    "not-utf8": QT_TRANSLATE_NOOP("Wording", "it is not UTF-8"),
    "not-markdown": QT_TRANSLATE_NOOP("Wording", "its name does not end in .md"),
    "too-big": QT_TRANSLATE_NOOP("Wording", "it is larger than 32768 bytes"),
    "empty-body": QT_TRANSLATE_NOOP("Wording", "there are no instructions"),
    "no-description": QT_TRANSLATE_NOOP("Wording", "there is no description"),
    "no-slug": QT_TRANSLATE_NOOP("Wording", "there is no usable name"),
    "no-known-tool": QT_TRANSLATE_NOOP("Wording", "there is no known tool"),
    "bad-fallback-model": QT_TRANSLATE_NOOP("Wording", "a fallback model is not provider/model"),
}


def readings(readers: Readers, rules: Rules) -> tuple[Reading, ...]:
    """Give what each reader makes of a document, the deciding one first."""
    runtime = _runtime(readers, rules)
    if readers.settings is None:
        return (runtime,)
    return (runtime, _settings(readers, readers.settings))


def canonical_fallback(entry: str) -> str:
    """Give a fallback model as it is stored; an entry that is none stays as written."""
    pin = settings_scanner.read_fallback_entry(entry)
    if pin is None:
        return entry
    return f"{pin.key}|{pin.thinking_level}" if pin.thinking_level else pin.key


def _present(fields: dict[str, Value]) -> dict[str, Value]:
    """Leave out what is not set."""
    return {name: value for name, value in fields.items() if value not in (None, "", (), False)}


def _runtime(readers: Readers, rules: Rules) -> Reading:
    reading = readers.runtime
    values, parsed = reading.header.values, reading.parsed

    def text(key: str) -> str | None:
        return runtime_reader.scalar(values, key)

    written = text("name")
    handle = names.normalize_name(written or "")
    listed = runtime_reader.entries(values, "tools")
    fields: dict[str, Value] = {
        "name": handle if names.is_handle(handle) else written,
        "description": parsed.description,
        "tools": tuple(each for each in listed if each != tools.INHERIT),
        "inherit": tools.INHERIT in listed,
        "permission": _choice(text("permission"), runtime_reader.PERMISSIONS),
        "model": runtime_reader.model_text(values),
        "thinking": _choice(text("thinkinglevel"), models.THINKING_LEVELS),
        "max_tokens": parsed.max_tokens or text("maxtokens"),
        "idle_timeout": _timeout(values, "idletimeout", parsed.idle_timeout),
        "max_duration": _timeout(values, "maxduration", parsed.max_duration),
    }
    if rules.reads_fallback_models:
        listed = runtime_reader.entries(values, "fallbackmodels")
        fields["fallback_models"] = tuple(map(canonical_fallback, listed))
    others = {
        key: value if isinstance(value, str) else "\n".join(["", *value])
        for key, value in values.items()
        if key not in FIELD_OF_KEY
    }
    return Reading(
        A_SESSION,
        not reading.errors,
        _present(fields),
        others,
        parsed.prompt,
        _ALL if rules.reads_fallback_models else _WITHOUT_FALLBACKS,
        "; ".join(error.literal for error in reading.errors),
    )


def _choice(text: str | None, choices: tuple[str, ...]) -> str | None:
    if text is None:
        return None
    value = javascript.trim(text).lower()
    return value if value in choices else text


def _timeout(values: Mapping[str, runtime_reader.Value], key: str, parsed: int) -> int | str | None:
    raw = runtime_reader.scalar(values, key)
    if raw is None:
        raw = runtime_reader.scalar(values, key + "seconds")
    if raw is None:
        return None
    return parsed if javascript.to_number(raw) == parsed else raw


def _settings(readers: Readers, reading: settings_scanner.SettingsReading) -> Reading:
    seen = reading.fields
    entries = [each for each in settings_scanner.split_tools(seen.get("tools", "")) or () if each]
    description = seen.get("description")
    # Quotation marks at the ends are lost on Settings whatever is done; that is told as a problem
    # and must not keep anybody from ending a description with one.
    decided = readers.runtime.parsed.description
    if description is not None and description == spelling.without_quotes(decided):
        description = decided
    written = seen.get("name")
    tokens = settings_scanner.read_max_tokens(seen.get("maxtokens", ""))
    if reading.record is not None:
        fallbacks = reading.record.fallback_models
    else:
        fallbacks = settings_scanner.read_fallbacks(reading.header) or ()
    fields: dict[str, Value] = {
        "name": None if written is None else names.slug(written) or written,
        "description": description,
        "tools": tuple(each for each in entries if each.lower() != tools.INHERIT),
        "inherit": any(each.lower() == tools.INHERIT for each in entries),
        "model": seen.get("model"),
        "fallback_models": fallbacks,
        "thinking": _choice(seen.get("thinkinglevel"), models.THINKING_LEVELS),
        "max_tokens": tokens or seen.get("maxtokens"),
    }
    return Reading(
        SETTINGS,
        reading.record is not None,
        _present(fields),
        {key: value for key, value in seen.items() if key not in _SETTINGS_KEYS},
        reading.body,
        _SETTINGS_READS - _TOOLS if _has_block_tools(readers) else _SETTINGS_READS,
        Message(_REASONS[reading.reason]) if reading.reason in _REASONS else reading.reason,
    )


def _has_block_tools(readers: Readers) -> bool:
    """Tell whether the tools stand below each other, where Settings cannot see them."""
    value = readers.runtime.header.values.get("tools")
    return isinstance(value, list) and bool(value)
