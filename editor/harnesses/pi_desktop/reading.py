"""From a document to the definition the rest of the program shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Definition, LazyProblems, Status
from editor.harnesses.pi_desktop import (
    locations,
    names,
    pipeline,
    runtime_reader,
    settings_scanner,
)
from editor.harnesses.pi_desktop.field_values import FieldValues
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY
from editor.harnesses.pi_desktop.inspection import problems_of
from editor.harnesses.pi_desktop.rules import Rules, rules_named

if TYPE_CHECKING:
    from editor.core.definition import Origin
    from editor.core.document import Document
    from editor.core.problems import Problem

ID: Final = "pi-desktop"
_NOT_UTF8: Final = settings_scanner.SettingsReading(
    settings_scanner.NO_FRONT_MATTER, None, "not-utf8"
)


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
    """Read one definition: its fields, what becomes of the file, and what is wrong with it.

    What is asked of one agent at a time, such as its instructions, is read again when it is asked
    for: held for every agent of a long list, it would take as much memory as the files do.
    """
    rules = rules_named(rules_name)
    reading = readers(document, origin, rules)
    shown = _shown(reading)
    header = shown.header
    others = as_written(header)
    told = others if shown is reading.runtime else {}
    is_offered = reading.standing is pipeline.Standing.OFFERED
    name = _name(reading, origin)

    def make_native() -> dict[str, Any]:
        from editor.harnesses.pi_desktop import native

        return native.whole(readers(document, origin, rules), rules)

    def make_prompt() -> str:
        return _shown(readers(document, origin, rules)).parsed.prompt

    def find_problems() -> tuple[Problem, ...]:
        return problems_of(document, origin, reading, rules, told)

    return Definition(
        harness=ID,
        rules=rules.value,
        name=name,
        origin=origin,
        document=document,
        status=Status.LOADED if is_offered else Status.SKIPPED,
        fields=FieldValues(shown.without_prompt(), name),
        other_keys=tuple(others.values()),
        problems=LazyProblems(find_problems),
        make_native=make_native,
        make_prompt=make_prompt,
    )


def _shown(reading: pipeline.Reading) -> runtime_reader.RuntimeReading:
    """Give the reading whose fields people see and edit.

    Behind a byte order mark the runtime finds no header, but Settings does, and its fields are what
    the file says; they count again as soon as the mark is gone.
    """
    settings = reading.settings
    if reading.runtime.header.text is not None or settings is None or not settings.header:
        return reading.runtime
    return runtime_reader.read_document(f"---\n{settings.header}---\n{settings.body}")


def _name(reading: pipeline.Reading, origin: Origin) -> str:
    """Give the identity: the handle, or the best there is for a file that gives none."""
    if not reading.runtime.errors:
        return reading.runtime.parsed.name
    if reading.record is not None:
        return reading.record.id
    written = runtime_reader.scalar(reading.runtime.header.values, "name")
    for candidate in (written or "", origin.file_name):
        if name := names.normalize_name(candidate):
            return name
    return origin.file_name


def as_written(header: runtime_reader.Header) -> dict[str, str]:
    """Give the keys PI-Desktop does not know, each as the file spells it."""
    if header.values.keys() <= FIELD_OF_KEY.keys():
        return {}
    lines = (header.text or "").split("\n")
    return {
        key: lines[header.lines[key] - 2].partition(":")[0].strip()
        for key in header.values
        if key not in FIELD_OF_KEY
    }
