"""The way a file takes in production: scanned for Settings first, then read by the runtime."""

from __future__ import annotations

from enum import Enum

from editor.core.records import replace, tuple_record
from editor.harnesses.pi_desktop import ordinary, runtime_reader, settings_scanner, tools
from editor.harnesses.pi_desktop.rules import Rules


class Standing(Enum):
    """What becomes of a file; the values are those of the golden vectors."""

    OFFERED = "ok"
    LISTED_ONLY = "listed-but-dead"
    INVISIBLE = "invisible"


@tuple_record
class Reading:
    """One document as both readers see it.

    `runtime` is always there, also for a file Settings passes by, because it tells what the file
    would be worth once Settings lists it. `settings` is missing for what the application ships.
    """

    settings: settings_scanner.SettingsReading | None
    runtime: runtime_reader.RuntimeReading
    is_ordinary: bool = False  # One key and value on each line, taken apart alike.

    @property
    def record(self) -> settings_scanner.SettingsRecord | None:
        """What Settings lists, or None."""
        return None if self.settings is None else self.settings.record

    @property
    def standing(self) -> Standing:
        """Whether sessions get the agent, or only Settings lists it, or nobody sees it."""
        if self.settings is not None and self.settings.record is None:
            return Standing.INVISIBLE
        return Standing.LISTED_ONLY if self.runtime.errors else Standing.OFFERED


def read(
    text: str, file_name: str, *, path: str, size: int | None = None, rules: Rules = Rules.SEED
) -> Reading:
    """Read one user file through both readers."""
    taken = ordinary.read(text)
    if taken is None:
        settings = settings_scanner.read_document(text, file_name, size=size)
        header, prompt = runtime_reader.take_apart(text)
        if prompt == settings.body:
            settings = replace(settings, front=settings.front.with_body(prompt))
    else:
        size = settings_scanner.byte_length(text) if size is None else size
        settings = settings_scanner.judge(taken.front, file_name, size=size)
        header, prompt = taken.header, taken.prompt
    record = settings.record
    runtime = runtime_reader.judge(
        header,
        prompt,
        fallback_name=file_name if record is None else record.id,
        file_path=path,
        rules=rules,
    )
    return Reading(settings, runtime, taken is not None)


def read_shipped(text: str, file_name: str, *, path: str | None, rules: Rules) -> Reading:
    """Read what the application ships, or an override of it: only the runtime sees it."""
    runtime = runtime_reader.read_document(
        text, fallback_name=file_name, source="builtin", file_path=path, rules=rules
    )
    return Reading(None, runtime)


def tools_as_settings_would(definition: runtime_reader.RuntimeDefinition) -> tuple[str, ...]:
    """Give the runtime's grant in the order Settings would list it."""
    return (tools.INHERIT, *definition.tools) if definition.inherits else definition.tools


def tools_in_settings(record: settings_scanner.SettingsRecord, rules: Rules) -> tuple[str, ...]:
    """Give the tools of a record in the names a rules version compares."""
    if rules is not Rules.LOWER:
        return record.tools
    return tuple(tools.canonical(name, rules) for name in record.tools)
