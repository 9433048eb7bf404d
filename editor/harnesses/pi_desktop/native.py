"""Definitions in the application's own shape, as JSON values: for `show --json` and the vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.harnesses.pi_desktop import javascript, models, names, pipeline, tools

if TYPE_CHECKING:
    from editor.harnesses.pi_desktop.rules import Rules
    from editor.harnesses.pi_desktop.runtime_reader import RuntimeDefinition, RuntimeReading
    from editor.harnesses.pi_desktop.settings_scanner import SettingsReading, SettingsRecord

Json = dict[str, Any]


def pin(value: models.Pin) -> Json:
    """Give a model pin."""
    shape = {"providerId": value.provider, "modelId": value.model}
    if value.thinking_level is not None:
        shape["thinkingLevel"] = value.thinking_level
    return shape


def definition(value: RuntimeDefinition) -> Json:
    """Give a definition; what is absent there is absent here."""
    shape: Json = {
        "name": value.name,
        "description": value.description,
        "tools": list(value.tools),
    }
    if value.inherits:
        shape["inheritTools"] = True
    if value.model is not None:
        shape["model"] = pin(value.model)
    if value.fallback_models:
        shape["fallbackModels"] = [pin(each) for each in value.fallback_models]
    for key, text in (("thinkingLevel", value.thinking_level), ("permission", value.permission)):
        if text is not None:
            shape[key] = text
    if value.max_tokens is not None:
        shape["maxTokens"] = value.max_tokens
    shape["idleTimeoutSeconds"] = value.idle_timeout
    shape["maxDurationSeconds"] = value.max_duration
    shape["prompt"] = value.prompt
    shape["source"] = value.source
    if value.file_path is not None:
        shape["filePath"] = value.file_path
    return shape


def runtime(reading: RuntimeReading, rules: Rules) -> Json:
    """Give the runtime's reading of a document."""
    warnings = [finding.literal for finding in reading.warnings]
    value = reading.definition
    if value is None:
        errors = [finding.literal for finding in reading.errors]
        return {"ok": False, "errors": errors, "warnings": warnings}
    return {
        "ok": True,
        "definition": definition(value),
        "warnings": warnings,
        "toolsLabel": tools.label(value.tools, inherits=value.inherits),
        "canMutateBeforeSpawn": tools.can_change_files_before_spawn(
            value.tools, inherits=value.inherits, rules=rules
        ),
    }


def record(value: SettingsRecord) -> Json:
    """Give a record of Settings; what is absent is null here."""
    return {
        "id": value.id,
        "name": value.id,
        "description": value.description,
        "tools": list(value.tools),
        "model": value.model,
        "fallbackModels": list(value.fallback_models),
        "thinkingLevel": value.thinking_level,
        "maxTokens": value.max_tokens,
        "sizeBytes": value.size,
        "enabled": True,
    }


def settings(reading: SettingsReading) -> Json:
    """Give the scanner's reading of a file."""
    return {
        "frontMatter": {"fields": dict(reading.fields), "body": reading.body},
        "record": None if reading.record is None else record(reading.record),
    }


def whole(reading: pipeline.Reading, rules: Rules) -> Json:
    """Give all three views of a document; what the application ships has only the first."""
    scanned = reading.settings
    return {
        "runtime": runtime(reading.runtime, rules),
        "settings": None if scanned is None else settings(scanned),
        "pipeline": None if scanned is None else production(reading),
    }


def production(reading: pipeline.Reading) -> Json:
    """Give what becomes of a file in production."""
    standing = reading.standing
    listed = reading.record
    shape: Json = {
        "outcome": standing.value,
        "listedInSettings": listed is not None,
        "offeredToSessions": standing is pipeline.Standing.OFFERED,
    }
    if listed is None:
        return shape
    shape["settingsId"] = listed.id
    shape["diagnostics"] = list(reading.runtime.diagnostics)
    value = reading.runtime.definition
    if value is None:
        return shape
    shape["definition"] = definition(value)
    if listed.tools != pipeline.tools_as_settings_would(value):
        shape["settingsShowsOtherTools"] = list(listed.tools)
    if value.name != listed.id:
        shape["handleDiffersFromSettingsId"] = True
    return shape


def disagreements(reading: pipeline.Reading) -> Json:
    """Give only what the two readers say differently about one document."""
    listed, value = reading.record, reading.runtime.definition
    if listed is None and value is None:
        return {}
    if listed is None or value is None:
        accepted = [error.literal for error in reading.runtime.errors] if value is None else True
        return {"listed": {"runtime": accepted, "scanner": listed is not None}}
    shape: Json = {}
    if value.name != listed.id:
        shape["name"] = [value.name, listed.id]
    if value.description != listed.description:
        texts = (value.description, listed.description)
        shape["description"] = [
            *(javascript.utf16_prefix(text, 60) for text in texts),
            *map(javascript.utf16_length, texts),
        ]
    granted = pipeline.tools_as_settings_would(value)
    if granted != listed.tools:
        shape["tools"] = [list(granted), list(listed.tools)]
    if (value.model.key if value.model else None) != listed.model:
        shape["model"] = [pin(value.model) if value.model else None, listed.model]
    if value.thinking_level != listed.thinking_level:
        shape["thinkingLevel"] = [value.thinking_level, listed.thinking_level]
    if value.max_tokens != listed.max_tokens:
        shape["maxTokens"] = [value.max_tokens, listed.max_tokens]
    return shape


def normalized_name(value: str) -> Json:
    """Give the runtime's handle of a name and whether it is usable."""
    name = names.normalize_name(value)
    return {"normalized": name, "validAsHandle": names.is_handle(name)}
