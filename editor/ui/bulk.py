"""One change to several definitions: worked out for each file first, then shown, then saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.changes import AddItem, RemoveItem, SetField
from editor.core.editing import edit
from editor.core.problems import Problem
from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.core.changes import Change
    from editor.core.definition import Definition, Value
    from editor.core.document import Document
    from editor.core.harness import Harness


@record
class BulkChange:
    """What to do to every selected definition: set a field, or add or remove one item of a list."""

    field: str
    value: Value = None
    item: str = ""
    is_removal: bool = False


@record
class BulkResult:
    """What the change makes of one file; with a problem it stays as it is."""

    definition: Definition
    after: Document
    problem: Problem | None = None
    notes: tuple[Problem, ...] = ()  # what goes with the change

    @property
    def is_changed(self) -> bool:
        """Whether the file would be different."""
        return self.after.data != self.definition.document.data


def work_out(
    harness: Harness, rules: str, definitions: Iterable[Definition], wanted: BulkChange
) -> tuple[BulkResult, ...]:
    """Try the change on each definition; nothing is kept yet."""
    results: list[BulkResult] = []
    for definition in definitions:
        change = _change_for(definition, wanted)
        if change is None:
            results.append(BulkResult(definition, definition.document))
            continue
        result = edit(harness, definition.document, definition.origin, change, rules)
        if isinstance(result, Problem):
            results.append(BulkResult(definition, definition.document, result))
        else:
            results.append(BulkResult(definition, result.document, notes=result.notes))
    return tuple(results)


def _change_for(definition: Definition, wanted: BulkChange) -> Change | None:
    """Give the change of one definition, None when it is as wanted already."""
    if not wanted.item:
        if wanted.value is None and not definition.is_set(wanted.field):
            return None
        if definition.is_set(wanted.field) and definition.value(wanted.field) == wanted.value:
            return None
        return SetField(wanted.field, wanted.value)
    held = definition.value(wanted.field)
    items = held if isinstance(held, tuple) and definition.is_set(wanted.field) else ()
    if wanted.is_removal:
        if wanted.item not in items:
            return None
        return RemoveItem(wanted.field, items.index(wanted.item))
    if wanted.item in items:
        return None
    if not items:
        return SetField(wanted.field, (wanted.item,))
    return AddItem(wanted.field, wanted.item)
