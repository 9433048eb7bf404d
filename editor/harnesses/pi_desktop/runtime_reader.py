"""The runtime's flat line reader: from a document to a definition, or to the reasons against it.

Not YAML. The rules hold for every version in `Rules`; what differs is the spelling of tool names
and how `fallbackModels` is read. The result is exactly what a session would get.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.records import replace, tuple_record
from editor.core.text import trimmed_span
from editor.harnesses.pi_desktop import javascript, models, names, tools
from editor.harnesses.pi_desktop.findings import Finding
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

PERMISSIONS: Final = ("inherit", "ask", "accept-edits", "auto")
MAX_TOKENS: Final = 200_000
IDLE_TIMEOUT: Final = (10, 21_600, 300)  # Lowest, highest, default.
MAX_DURATION: Final = (60, 21_600, 21_600)

_TIMEOUTS: Final = frozenset(
    {"idletimeout", "idletimeoutseconds", "maxduration", "maxdurationseconds"}
)
_FENCE = "---\n"
_KEY = pattern(r"[A-Za-z][A-Za-z0-9_\- ]*")
_KEY_NOISE = pattern(f"[{re.escape(javascript.WHITESPACE)}_-]+")
_ITEM = pattern(r"[ \t]*-[ \t]+(.*)", re.DOTALL)
_QUOTES = "\"'"
_LINE_SEPARATORS = "\u2028\u2029"  # A line that holds one matches neither a key nor an item.

Value = str | list[str]


# Tuples: these are made for every file of a folder, and records take thrice as long.
@tuple_record
class Header:
    """The keys the runtime sees, normalised, with the number of the line that counts."""

    values: Mapping[str, Value]
    lines: Mapping[str, int]  # 1-based.
    key_lines: int  # More than there are values: a key is there twice.
    text: str | None  # The lines between the fences; None without a header.


@tuple_record
class RuntimeDefinition:
    """An agent as a session gets it."""

    name: str
    description: str
    tools: tuple[str, ...]
    inherits: bool
    model: models.Pin | None
    fallback_models: tuple[models.Pin, ...]
    thinking_level: str | None
    permission: str | None  # None stands for `inherit`.
    max_tokens: int | None
    idle_timeout: int
    max_duration: int
    prompt: str
    source: str
    file_path: str | None = None


@tuple_record
class RuntimeReading:
    """What the runtime makes of one document; any error means the document is rejected."""

    parsed: RuntimeDefinition  # What was read, usable or not.
    errors: tuple[Finding, ...]
    warnings: tuple[Finding, ...]
    header: Header

    @property
    def definition(self) -> RuntimeDefinition | None:
        """The agent a session gets, or None when the document is rejected."""
        return None if self.errors else self.parsed

    @property
    def diagnostics(self) -> tuple[str, ...]:
        """The lines the application log gets: warnings, then all errors in one line."""
        lines = tuple(warning.literal for warning in self.warnings)
        if not self.errors:
            return lines
        return (*lines, "; ".join(error.literal for error in self.errors))

    def without_prompt(self) -> RuntimeReading:
        """The same for somebody who looks at the fields only, and keeps them for long."""
        return replace(self, parsed=replace(self.parsed, prompt=""))


NO_HEADER: Final = Header({}, {}, 0, None)


def normalize_key(raw: str) -> str:
    """Give the form in which keys are compared: letters and digits only, lower case."""
    return _KEY_NOISE.sub("", raw.lower())


@lru_cache(maxsize=1024)
def accepted_key(raw: str) -> str:
    """Give the normalised key of the text before a colon, or nothing if it is none."""
    return normalize_key(raw) if _KEY.fullmatch(raw) else ""


def unquote(text: str) -> str:
    """Take one pair of equal quotes off, as the runtime does, without any escapes."""
    if len(text) >= 2 and text[0] == text[-1] and text[0] in _QUOTES:
        return text[1:-1]
    return text


def normalize_line_ends(text: str) -> str:
    """Make every line end a line feed, which the runtime does before anything else."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def split_document(text: str) -> tuple[str | None, str]:
    """Cut a text with normalised line ends into header lines and trimmed body."""
    if text.startswith(_FENCE):
        end = text.find("\n---", 3)
        if end >= 0:
            first, last = trimmed_span(text, end + 4, javascript.WHITESPACE)
            return text[4:end], text[first:last]
    return None, javascript.trim(text)


def read_header(text: str) -> Header:
    """Read the lines between the fences into values by normalised key."""
    values: dict[str, Value] = {}
    places: dict[str, int] = {}
    key_lines = 0
    key = ""
    whitespace = javascript.WHITESPACE
    skips = any(separator in text for separator in _LINE_SEPARATORS)
    for number, line in enumerate(text.split("\n"), 2):
        if skips and any(separator in line for separator in _LINE_SEPARATORS):
            continue
        raw_key, colon, value = line.partition(":")
        if colon and (accepted := accepted_key(raw_key)):
            key = accepted
            key_lines += 1
            value = value.strip(whitespace)
            if not value:
                values[key] = []
            else:
                values[key] = unquote(value) if value[0] in _QUOTES else value
            places[key] = number
        elif key and "-" in line and (item := _ITEM.fullmatch(line)):
            held = values[key]
            if not isinstance(held, list):
                held = values[key] = []
            if entry := unquote(javascript.trim(item[1])):
                held.append(entry)
    return Header(values, places, key_lines, text)


def take_apart(text: str) -> tuple[Header, str]:
    """Cut a document into what its header says and its trimmed body."""
    lines, body = split_document(normalize_line_ends(text))
    return (NO_HEADER if lines is None else read_header(lines)), body


def read_document(
    text: str,
    *,
    fallback_name: str | None = None,
    source: str = "user",
    file_path: str | None = None,
    rules: Rules = Rules.SEED,
) -> RuntimeReading:
    """Read one document as the runtime does; every error is collected, not just the first."""
    header, body = take_apart(text)
    return judge(
        header, body, fallback_name=fallback_name, source=source, file_path=file_path, rules=rules
    )


def judge(
    header: Header,
    body: str,
    *,
    fallback_name: str | None,
    source: str = "user",
    file_path: str | None,
    rules: Rules,
) -> RuntimeReading:
    """Tell what a session gets from a document that was taken apart already."""
    values = header.values
    errors: list[Finding] = []
    warnings: list[Finding] = []

    name = _read_name(values, fallback_name, errors)
    description = javascript.trim(scalar(values, "description") or "")
    if not description:
        errors.append(Finding("description-missing", "description"))
    granted, inherits = _read_tools(values, rules, errors, warnings)
    model = None
    if "model" in values or "provider" in values:
        model = _read_model(values, errors)
    fallbacks: tuple[models.Pin, ...] = ()
    if "fallbackmodels" in values and rules.reads_fallback_models:
        fallbacks = _read_fallbacks(values, rules, errors)
    thinking = _read_thinking(values, warnings) if "thinkinglevel" in values else None
    permission = _read_permission(values, warnings) if "permission" in values else None
    max_tokens = _read_max_tokens(values, warnings) if "maxtokens" in values else None
    idle_timeout, max_duration = IDLE_TIMEOUT[2], MAX_DURATION[2]
    if not _TIMEOUTS.isdisjoint(values):
        idle_timeout = _read_timeout(values, "idle-timeout", IDLE_TIMEOUT, warnings)
        max_duration = _read_timeout(values, "max-duration", MAX_DURATION, warnings)
    if not body:
        errors.append(Finding("body-empty", ""))
    parsed = RuntimeDefinition(
        name=name,
        description=description,
        tools=granted,
        inherits=inherits,
        model=model,
        fallback_models=fallbacks,
        thinking_level=thinking,
        permission=permission,
        max_tokens=max_tokens,
        idle_timeout=idle_timeout,
        max_duration=max_duration,
        prompt=body,
        source=source,
        file_path=file_path,
    )
    return RuntimeReading(parsed, tuple(errors), tuple(warnings), header)


def scalar(values: Mapping[str, Value], key: str) -> str | None:
    """Give the text of a field: of its scalar, or of the only item of its list."""
    value = values.get(key)
    if not value:
        return None
    if isinstance(value, str):
        return value
    return value[0] if len(value) == 1 else None


def model_text(values: Mapping[str, Value]) -> str | None:
    """Give the model as `provider/model`, whichever of the two keys hold it."""
    provider = javascript.trim(scalar(values, "provider") or "")
    model = javascript.trim(scalar(values, "model") or "")
    if provider and model:
        return f"{provider}/{model}"
    return model or None


def entries(values: Mapping[str, Value], key: str) -> list[str]:
    """Give the entries of a list field, written as a list or as one line with commas."""
    value = values.get(key)
    if not isinstance(value, str):
        return value or []
    return list(_split(value))


@lru_cache(maxsize=1024)
def _split(value: str) -> tuple[str, ...]:
    """Split a list on one line; few lists are written by most people."""
    value = value.removeprefix("[").removesuffix("]")
    parts = [unquote(javascript.trim(part)) for part in value.split(",")]
    return tuple(part for part in parts if part)


def _read_name(
    values: Mapping[str, Value], fallback_name: str | None, errors: list[Finding]
) -> str:
    written = scalar(values, "name")
    given = fallback_name or "" if written is None else written
    if names.is_handle(given):
        return given
    name = names.normalize_name(given)
    if not name:
        errors.append(Finding("name-missing", "name"))
    elif not names.is_handle(name):
        errors.append(Finding("name-invalid", "name", name))
    return name


def _read_tools(
    values: Mapping[str, Value], rules: Rules, errors: list[Finding], warnings: list[Finding]
) -> tuple[tuple[str, ...], bool]:
    listed = entries(values, "tools")
    granted, inherits, unknown = _judge_tools(tuple(listed), rules is Rules.LOWER)
    for entry in unknown:
        warnings.append(Finding("unknown-tool", "tools", entry))
    if not granted and not inherits:
        errors.append(Finding("no-usable-tool", "tools"))
    return granted, inherits


@lru_cache(maxsize=1024)
def _judge_tools(
    listed: tuple[str, ...], is_lower: bool
) -> tuple[tuple[str, ...], bool, tuple[str, ...]]:
    """Give what a list grants, whether it inherits, and the entries that are ignored."""
    rules = Rules.LOWER if is_lower else Rules.SEED
    table = tools.tables(rules)
    if not listed:
        return table.default, False, ()
    if listed == (tools.EVERY_TOOL,):
        return table.assignable, False, ()
    granted: dict[str, None] = {}
    unknown: list[str] = []
    for entry in listed:
        name = tools.canonical(entry, rules)
        if name in table.assignable:
            granted[name] = None
        elif entry != tools.INHERIT:
            unknown.append(entry)
    return tuple(granted), tools.INHERIT in listed, tuple(unknown)


def _read_model(values: Mapping[str, Value], errors: list[Finding]) -> models.Pin | None:
    provider = javascript.trim(scalar(values, "provider") or "")
    model = javascript.trim(scalar(values, "model") or "")
    if not model:
        if provider:
            errors.append(Finding("provider-alone", "provider", provider))
        return None
    if provider:
        return models.Pin(provider, model)
    pin = models.split_pin(model)
    if pin is None:
        errors.append(Finding("model-incomplete", "model", model))
    return pin


def model_of(text: str) -> models.Pin | None:
    """Give the pin of one document, whatever else may be wrong with it."""
    lines, _ = split_document(normalize_line_ends(text))
    return None if lines is None else _read_model(read_header(lines).values, [])


def _read_fallbacks(
    values: Mapping[str, Value], rules: Rules, errors: list[Finding]
) -> tuple[models.Pin, ...]:
    pins: dict[str, models.Pin] = {}
    for raw in entries(values, "fallbackmodels"):
        entry = javascript.trim(raw)
        if not entry:
            continue
        text, level = entry, None
        if rules is Rules.FALLBACK:
            text, level = _split_level(entry)
            if "|" in text:
                errors.append(Finding("fallback-level", "fallbackmodels", entry))
                continue
        pin = models.split_pin(text)
        if pin is None:
            errors.append(Finding("model-incomplete", "fallbackmodels", text))
        else:
            pins.setdefault(pin.key, models.Pin(pin.provider, pin.model, level))
    return tuple(pins.values())


def _split_level(entry: str) -> tuple[str, str | None]:
    bar = entry.rfind("|")
    level = javascript.trim(entry[bar + 1 :]).lower()
    if bar > 0 and level in models.THINKING_LEVELS:
        return javascript.trim(entry[:bar]), level
    return entry, None


def _read_thinking(values: Mapping[str, Value], warnings: list[Finding]) -> str | None:
    raw = scalar(values, "thinkinglevel")
    if raw is None:
        return None
    level = javascript.trim(raw).lower()
    if level in models.THINKING_LEVELS:
        return level
    warnings.append(Finding("unknown-thinking", "thinkinglevel", raw))
    return None


def _read_permission(values: Mapping[str, Value], warnings: list[Finding]) -> str | None:
    raw = javascript.trim(scalar(values, "permission") or "")
    permission = raw.lower()
    if permission in PERMISSIONS:
        return None if permission == "inherit" else permission
    if raw:
        warnings.append(Finding("unknown-permission", "permission", raw))
    return None


def _read_max_tokens(values: Mapping[str, Value], warnings: list[Finding]) -> int | None:
    raw = scalar(values, "maxtokens")
    if raw is None or javascript.trim(raw).lower() == "none":
        return None
    number = javascript.to_number(raw)
    if not number.is_integer() or number < 0:
        warnings.append(Finding("max-tokens-invalid", "maxtokens", raw))
        return None
    if number > MAX_TOKENS:
        shown = javascript.number_text(number)
        warnings.append(Finding("max-tokens-clamped", "maxtokens", shown, str(MAX_TOKENS)))
        return MAX_TOKENS
    return int(number) or None


def _read_timeout(
    values: Mapping[str, Value], name: str, limits: tuple[int, int, int], warnings: list[Finding]
) -> int:
    lowest, highest, default = limits
    key = name.replace("-", "")
    raw = scalar(values, key)
    if raw is None:
        key += "seconds"
        raw = scalar(values, key)
    if raw is None:
        return default
    number = javascript.to_number(raw)
    if not number.is_integer():
        warnings.append(Finding(f"{name}-invalid", key, raw, str(default)))
        return default
    clamped = int(min(max(number, lowest), highest))
    if clamped != number:
        shown = javascript.number_text(number)
        warnings.append(Finding(f"{name}-clamped", key, shown, str(clamped)))
    return clamped
