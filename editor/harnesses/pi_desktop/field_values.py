"""The fields of one definition as PI-Desktop's runtime reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import FieldValue, LazyFields, Source
from editor.core.wording import message
from editor.harnesses.pi_desktop import names, runtime_reader, tools, wording
from editor.harnesses.pi_desktop.fields import FIELDS

if TYPE_CHECKING:
    from editor.core.definition import Value
    from editor.harnesses.pi_desktop.runtime_reader import RuntimeDefinition, RuntimeReading

_DEFAULTS: Final = {
    field.name: FieldValue(field.default, Source.DEFAULT) for field in FIELDS if field.key
}
# Field → the keys that hold it, the stronger one first; those of lists and the model are apart.
_KEYS: Final = {
    "name": ("name",),
    "description": ("description",),
    "permission": ("permission",),
    "thinking": ("thinkinglevel",),
    "max_tokens": ("maxtokens",),
    "idle_timeout": ("idletimeout", "idletimeoutseconds"),
    "max_duration": ("maxduration", "maxdurationseconds"),
}
_NAME_FROM_FILE: Final = message(wording.NAME_FROM_FILE)


class FieldValues(LazyFields):
    """Every field by name: those of the file with their lines, the others with their defaults."""

    __slots__ = ("_name", "_reading")

    def __init__(self, reading: RuntimeReading, name: str) -> None:
        super().__init__(_DEFAULTS)
        self._reading = reading
        self._name = name

    def make(self, field: str) -> FieldValue:
        """Read one field off the header, or give its default."""
        header = self._reading.header
        if field in ("tools", "inherit"):
            return _tools(header, field)
        if field == "fallback_models":
            return _listed(header, field, "fallbackmodels")
        if field == "model":
            model = runtime_reader.model_text(header.values)
            if model is None:
                return _DEFAULTS[field]
            return FieldValue(model, Source.FILE, header.lines["model"])
        for key in _KEYS[field]:
            raw = runtime_reader.scalar(header.values, key)
            if raw is not None:
                value = _value(field, raw, self._reading.parsed)
                return FieldValue(value, Source.FILE, header.lines[key], raw)
        if field == "name":
            return FieldValue(self._name, Source.DEFAULT, note=_NAME_FROM_FILE)
        return _DEFAULTS[field]


def _listed(header: runtime_reader.Header, field: str, key: str) -> FieldValue:
    listed = runtime_reader.entries(header.values, key)
    if not listed:
        return _DEFAULTS[field]
    return FieldValue(tuple(listed), Source.FILE, header.lines[key])


def _tools(header: runtime_reader.Header, field: str) -> FieldValue:
    """Give the entries without the token, or whether the token is among them."""
    listed = runtime_reader.entries(header.values, "tools")
    if not listed:
        return _DEFAULTS[field]
    line = header.lines["tools"]
    if field == "inherit":
        return FieldValue(tools.INHERIT in listed, Source.FILE, line)
    others = tuple([each for each in listed if each != tools.INHERIT])
    return FieldValue(others, Source.FILE, line)


def _value(field: str, raw: str, parsed: RuntimeDefinition) -> Value:
    """Give what a text makes of a field; what is written wrongly has the effect of no value."""
    match field:
        case "name":
            if names.is_handle(raw):
                return raw
            handle = names.normalize_name(raw)
            return handle if names.is_handle(handle) else raw
        case "description":
            return parsed.description
        case "permission":
            return parsed.permission or "inherit"
        case "thinking":
            return parsed.thinking_level
        case "max_tokens":
            return parsed.max_tokens
        case "idle_timeout":
            return parsed.idle_timeout
        case _:
            return parsed.max_duration
