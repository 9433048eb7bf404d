"""Gives one field back its saved value in the very bytes it was saved with.

Other unsaved edits stay. The key's saved lines are put back where they were, and that is kept if
every reader then reads the saved value and everything else as before. Where the lines hold more
than the one field, the value is set as any edit would set it, checks included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.changes import SetBody, SetField
from editor.core.definition import FieldKind
from editor.core.document import Document
from editor.core.edit_wording import NO_SPELLING, refusal
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
    held = next((item for item in harness.fields if item.name == field), None)
    key = held.key if held is not None else field
    back = _with_entry_of(harness, rules, origin, current, saved, key)
    if back is not None and _restores(harness, rules, origin, back, current, wanted, field):
        return saved if _reads_alike(harness, rules, origin, back, saved) else back
    if held is not None and held.kind is FieldKind.RAW and wanted.is_set(field):
        return refusal("no-spelling", NO_SPELLING, field=field)  # no edit can spell it
    result = edit(harness, current, origin, _change(harness, wanted, field), rules)
    if isinstance(result, Problem):
        return result
    document: Document = result.document
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
    """Put the saved lines of a key in place of the current ones, or back where they were."""
    before = harness.syntax(saved, origin, rules).layout(saved.text)
    now = harness.syntax(document, origin, rules).layout(document.text)
    old, new, text = before.entry(key), now.entry(key), document.text
    if old is None:
        return None
    if new is not None:
        start, end = new.start, new.end
    else:
        above = [entry.key for entry in before.entries if entry.start < old.start]
        below = [entry.key for entry in before.entries if entry.start > old.start]
        ends = (now.entry(other) for other in reversed(above))
        starts = (now.entry(other) for other in below)
        place = next((entry.end for entry in ends if entry), None)
        if place is None:
            place = next((entry.start for entry in starts if entry), None)
        if place is None:
            return None
        start = end = place
    return Document.of(text[:start] + saved.text[old.start : old.end] + text[end:])


def _restores(
    harness: Harness,
    rules: str,
    origin: Origin,
    back: Document,
    current: Document,
    wanted: Definition,
    field: str,
) -> bool:
    """Whether every reader reads the saved value again, and everything else as it is now."""
    result = harness.read(back, origin, rules)
    if result.value(field) != wanted.value(field) or not result.is_set(field):
        return False
    readers = zip(
        harness.readings(back, origin, rules),
        harness.readings(current, origin, rules),
        harness.readings(wanted.document, origin, rules),
        strict=True,
    )
    for made, now, saved in readers:
        fields = {**now.fields, field: saved.fields.get(field)}
        names = made.fields.keys() | fields.keys()
        if any(made.fields.get(name) != fields.get(name) for name in names):
            return False
        if (made.body, made.others) != (now.body, now.others):
            return False
        if now.is_accepted and not made.is_accepted:
            return False
    return True


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
