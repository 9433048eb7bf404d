"""Gives one field back its saved value in the very bytes it was saved with.

Other unsaved edits stay. The value is first set as any edit would set it, checks included; then the
saved spelling of the key's lines is put in its place, and kept only if everything still reads the
same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.changes import SetBody, SetField
from editor.core.definition import FieldKind
from editor.core.document import Document
from editor.core.editing import edit
from editor.core.problems import Problem

if TYPE_CHECKING:
    from editor.core.changes import Change
    from editor.core.definition import Definition, Origin
    from editor.core.harness import Harness


def restored(
    harness: Harness, rules: str, origin: Origin, current: Document, saved: Document, field: str
) -> Document | Problem:
    """Give the current document with one field as it is in the saved one."""
    wanted = harness.read(saved, origin, rules)
    result = edit(harness, current, origin, _change(harness, wanted, field), rules)
    if isinstance(result, Problem):
        return result
    document: Document = result.document
    key = next((item.key for item in harness.fields if item.name == field), field)
    respelled = _with_entry_of(harness, rules, origin, document, saved, key)
    if respelled is not None and _reads_alike(harness, rules, origin, respelled, document):
        document = respelled
    if _reads_alike(harness, rules, origin, document, saved):
        return saved  # nothing else is changed, so the whole file is as it was
    return document


def _change(harness: Harness, wanted: Definition, field: str) -> Change:
    kind = next((item.kind for item in harness.fields if item.name == field), None)
    if kind is FieldKind.PROMPT:
        return SetBody(wanted.prompt)
    return SetField(field, wanted.value(field) if wanted.is_set(field) else None)


def _with_entry_of(
    harness: Harness, rules: str, origin: Origin, document: Document, saved: Document, key: str
) -> Document | None:
    """Put the saved lines of a key in place of the current ones."""
    old = harness.syntax(saved, origin, rules).layout(saved.text).entry(key)
    new = harness.syntax(document, origin, rules).layout(document.text).entry(key)
    if old is None or new is None:
        return None
    text = document.text
    return Document.of(text[: new.start] + saved.text[old.start : old.end] + text[new.end :])


def _reads_alike(
    harness: Harness, rules: str, origin: Origin, first: Document, second: Document
) -> bool:
    """Whether every reader makes the same of both, header comments and order included."""
    if harness.readings(first, origin, rules) != harness.readings(second, origin, rules):
        return False
    return _shape(harness, rules, origin, first) == _shape(harness, rules, origin, second)


def _shape(
    harness: Harness, rules: str, origin: Origin, document: Document
) -> tuple[tuple[str, str], ...]:
    layout = harness.syntax(document, origin, rules).layout(document.text)
    return tuple((entry.key, entry.comment) for entry in layout.entries)
