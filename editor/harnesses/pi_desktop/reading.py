"""From a document to the definition the rest of the program shows."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Definition, FieldValue, Source, Status
from editor.core.wording import message
from editor.harnesses.pi_desktop import (
    locations,
    names,
    pipeline,
    runtime_reader,
    settings_scanner,
    tools,
    wording,
)
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY, FIELDS
from editor.harnesses.pi_desktop.inspection import problems_of
from editor.harnesses.pi_desktop.rules import Rules, rules_named

if TYPE_CHECKING:
    from collections.abc import Mapping

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
        from editor.harnesses.pi_desktop import native

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
    """Give every field: those of the file with their lines, the others with their defaults."""
    header, parsed = reading.runtime.header, reading.runtime.parsed
    values, lines = header.values, header.lines
    fields = dict(_DEFAULTS)
    file = Source.FILE
    for key, value in values.items():
        field = FIELD_OF_KEY.get(key)
        if field is None or not value:
            continue
        line = lines[key]
        if key in _LISTS:
            listed = runtime_reader.entries(values, key)
            held: Value = tuple(listed)
            if listed and key == "tools":
                held = tuple([each for each in listed if each != tools.INHERIT])
                fields["inherit"] = FieldValue(len(held) < len(listed), file, line)
            if listed:
                fields[field] = FieldValue(held, file, line)
            continue
        raw = value if isinstance(value, str) else value[0] if len(value) == 1 else None
        if raw is None or (key.endswith("seconds") and fields[field].source is file):
            continue
        held = _held(key, raw, parsed)
        if held is not _HIDDEN:
            fields[field] = FieldValue(held, file, line, raw)
    if fields["name"] is _DEFAULTS["name"]:
        fields["name"] = FieldValue(name, Source.DEFAULT, None, "", _NAME_FROM_FILE)
    _put_model(fields, values, lines)
    return fields


_LISTS: Final = frozenset({"tools", "fallbackmodels"})
_HIDDEN: Final = "\0"  # Said of a key that another key of the same field outdoes.
_NAME_FROM_FILE: Final = message(wording.NAME_FROM_FILE)


def _held(key: str, raw: str, parsed: runtime_reader.RuntimeDefinition) -> Value:
    """Give what a key makes of its text; what is written wrongly has the effect of no value."""
    match key:
        case "name":
            handle = names.normalize_name(raw)
            return handle if names.is_handle(handle) else raw
        case "description":
            return parsed.description
        case "permission":
            return parsed.permission or "inherit"
        case "thinkinglevel":
            return parsed.thinking_level
        case "maxtokens":
            return parsed.max_tokens
        case "idletimeout" | "idletimeoutseconds":
            return parsed.idle_timeout
        case "maxduration" | "maxdurationseconds":
            return parsed.max_duration
    return _HIDDEN


def _put_model(
    fields: dict[str, FieldValue],
    values: Mapping[str, runtime_reader.Value],
    lines: Mapping[str, int],
) -> None:
    """Give the model, which two keys may hold."""
    if "model" in values:
        model = runtime_reader.model_text(values)
        if model is not None:
            fields["model"] = FieldValue(model, Source.FILE, lines["model"])
