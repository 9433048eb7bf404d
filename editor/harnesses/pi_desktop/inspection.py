"""All problems of one document, in the order of the file's parts; cheap when there are none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.harnesses.pi_desktop import check_fields, check_file, pipeline, wording
from editor.harnesses.pi_desktop.check_header import check_header
from editor.harnesses.pi_desktop.check_keys import check_keys
from editor.harnesses.pi_desktop.check_settings import check_settings
from editor.harnesses.pi_desktop.check_tools import check_tools
from editor.harnesses.pi_desktop.facts import ERROR, SETTINGS, Facts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Origin
    from editor.core.document import Document
    from editor.core.problems import Problem
    from editor.harnesses.pi_desktop.pipeline import Reading
    from editor.harnesses.pi_desktop.rules import Rules

# Fields that are read alike by both readers when they are one plain text on one line.
_PLAIN = frozenset({"name", "description", "tools", "model", "thinkinglevel"})


# What the checks of lines look for in a header that has one key and value on each.
_ODD = "#\\|>"


def problems_of(
    document: Document, origin: Origin, reading: Reading, rules: Rules, others: Mapping[str, str]
) -> tuple[Problem, ...]:
    """Inspect one document as both readers see it; `others` are the keys nobody knows."""
    if not others and is_plain(reading, origin.file_name, rules):
        return ()
    facts = Facts(document, origin, reading, rules, others)
    inspect(facts)
    return facts.all()


def inspect(facts: Facts) -> None:
    """Run all checks, those that explain others first."""
    check_file.check_file(facts)
    header = facts.header.text
    is_ordinary = facts.reading.is_ordinary
    if not is_ordinary:  # What is cut by both readers at once has the fences both expect.
        check_file.check_fences(facts)
    if header is not None:
        check_keys(facts)
        if not is_ordinary or any(mark in header for mark in _ODD):
            check_header(facts)
        check_fields.check_name(facts)
    check_fields.check_description(facts)
    check_tools(facts)
    check_fields.check_model(facts)
    check_fields.check_fallbacks(facts)
    check_fields.check_choices(facts)
    check_fields.check_numbers(facts)
    check_file.check_body(facts)
    if facts.settings is not None and facts.record is None and not facts.has_error():
        facts.add("not-listed", ERROR, wording.NOT_LISTED, reader=SETTINGS)
    check_settings(facts)


def is_plain(reading: Reading, file_name: str, rules: Rules) -> bool:
    """Tell at once that both readers read a document alike and nothing in it can surprise.

    The checks look at every line; most documents need none of them. Whoever adds a check has to
    see that what it looks for is not plain here; a test compares the two ways on many documents.
    """
    runtime, settings, record = reading.runtime, reading.settings, reading.record
    header = runtime.header
    if record is None or settings is None or runtime.errors or runtime.warnings:
        return False
    text, parsed = header.text, runtime.parsed
    if not text or settings.header != text + "\n" or "#" in text or "\\" in text:
        return False
    if header.key_lines != len(header.values) or text.count("\n") + 1 != header.key_lines:
        return False
    fields = settings.fields
    if fields.keys() != header.values.keys() or not fields.keys() <= _PLAIN:
        return False
    if "name" in fields and file_name != f"{parsed.name}.md":
        return False
    if parsed.prompt.startswith("---"):
        return False
    if parsed.model is not None and " " in parsed.model.key:
        return False
    if (record.id, record.description) != (parsed.name, parsed.description):
        return False
    granted = pipeline.tools_as_settings_would(parsed)
    seen = pipeline.tools_in_settings(record, rules)
    return seen == granted or set(seen) == set(granted)
