"""From a document to the definition the rest of the program shows."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Definition, FieldValue, Source, Status
from editor.core.wording import message
from editor.harnesses.pi_desktop import (
    javascript,
    locations,
    names,
    native,
    pipeline,
    readings,
    runtime_reader,
    settings_scanner,
    tools,
    wording,
)
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY, FIELDS
from editor.harnesses.pi_desktop.inspection import problems_of
from editor.harnesses.pi_desktop.rules import Rules, rules_named

if TYPE_CHECKING:
    from editor.core.definition import Origin, Value
    from editor.core.document import Document

ID: Final = "pi-desktop"
_NOT_UTF8: Final = settings_scanner.SettingsReading({}, "", "", None, "not-utf8")
_DEFAULTS: Final = {
    field.name: FieldValue(field.default, Source.DEFAULT) for field in FIELDS if field.key
}


def readers(document: Document, origin: Origin, rules: Rules) -> pipeline.Reading:
    """Read a document as PI-Desktop would at this place; what it ships skips the Settings scan."""
    text = document.text
    if origin.scope in (locations.BUILTIN, locations.OVERRIDE):
        return pipeline.read_shipped(text, origin.file_name, path=origin.path, rules=rules)
    reading = pipeline.read(
        text, origin.file_name, path=origin.path, size=len(document.data), rules=rules
    )
    if text.isascii() or document.is_utf8:
        return reading
    return pipeline.Reading(_NOT_UTF8, reading.runtime)


def read(document: Document, origin: Origin, rules_name: str) -> Definition:
    """Read one definition: its fields, what becomes of the file, and what is wrong with it."""
    rules = rules_named(rules_name)
    reading = readers(document, origin, rules)
    header = reading.runtime.header
    unknown = [key for key in header.values if key not in FIELD_OF_KEY]
    is_offered = reading.standing is pipeline.Standing.OFFERED
    name = _name(reading, origin)

    def make_native() -> dict[str, Any]:
        return native.whole(reading, rules)

    return Definition(
        harness=ID,
        rules=rules.value,
        name=name,
        origin=origin,
        document=document,
        status=Status.LOADED if is_offered else Status.SKIPPED,
        fields=MappingProxyType(_fields(reading, name)),
        prompt=reading.runtime.parsed.prompt,
        other_keys=_as_written(header, unknown) if unknown else (),
        problems=problems_of(document, origin, reading, rules),
        make_native=make_native,
    )


def _name(reading: pipeline.Reading, origin: Origin) -> str:
    """Give the identity: the handle, or the best there is for a file that gives none."""
    if reading.runtime.definition is not None:
        return reading.runtime.definition.name
    if reading.record is not None:
        return reading.record.id
    written = runtime_reader.scalar(reading.runtime.header.values, "name")
    for candidate in (written or "", origin.file_name):
        if name := names.normalize_name(candidate):
            return name
    return origin.file_name


def _as_written(header: runtime_reader.Header, keys: list[str]) -> tuple[str, ...]:
    lines = (header.text or "").split("\n")
    return tuple(lines[header.lines[key] - 2].partition(":")[0].strip() for key in keys)


def _fields(reading: pipeline.Reading, name: str) -> dict[str, FieldValue]:
    values = reading.runtime.header.values
    lines = reading.runtime.header.lines
    fields = dict(_DEFAULTS)

    def put(field: str, key: str, value: Value, raw: str = "") -> None:
        fields[field] = FieldValue(value, Source.FILE, lines[key], raw)

    written = runtime_reader.scalar(values, "name")
    if written is None:
        fields["name"] = FieldValue(name, Source.DEFAULT, note=message(wording.NAME_FROM_FILE))
    else:
        handle = names.normalize_name(written)
        put("name", "name", handle if names.is_handle(handle) else written, written)
    description = runtime_reader.scalar(values, "description")
    if description is not None:
        put("description", "description", javascript.trim(description))
    listed = runtime_reader.entries(values, "tools")
    if listed:
        put("tools", "tools", tuple(each for each in listed if each != tools.INHERIT))
        put("inherit", "tools", tools.INHERIT in listed)
    _put_rest(reading, put)
    return fields


def _put_rest(reading: pipeline.Reading, put: Any) -> None:
    """Fill in the fields with one value each; what is written wrongly keeps its text as `raw`."""
    parsed = reading.runtime.parsed
    values = reading.runtime.header.values

    def written(key: str) -> str | None:
        return runtime_reader.scalar(values, key)

    model = readings.model_text(values)
    if model is not None:
        put("model", "model" if "model" in values else "provider", model)
    fallbacks = runtime_reader.entries(values, "fallbackmodels")
    if fallbacks:
        put("fallback_models", "fallbackmodels", tuple(fallbacks))
    if (raw := written("permission")) is not None:
        put("permission", "permission", parsed.permission or "inherit", raw)
    if (raw := written("thinkinglevel")) is not None:
        put("thinking", "thinkinglevel", parsed.thinking_level, raw)
    if (raw := written("maxtokens")) is not None:
        put("max_tokens", "maxtokens", parsed.max_tokens, raw)
    for field, key, value in (
        ("idle_timeout", "idletimeout", parsed.idle_timeout),
        ("max_duration", "maxduration", parsed.max_duration),
    ):
        for each in (key, key + "seconds"):
            if (raw := written(each)) is not None:
                put(field, each, value, raw)
                break
