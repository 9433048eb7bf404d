"""What an edit is called in the Edit menu, and which edits run together into one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.core.changes import (
    AddItem,
    Change,
    MoveItem,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.definition import FieldKind
from editor.ui.i18n import wording

if TYPE_CHECKING:
    from editor.core.harness import Harness
    from editor.ui.bulk import BulkChange

translate = QCoreApplication.translate
TYPED = frozenset(
    (FieldKind.TEXT, FieldKind.LONG_TEXT, FieldKind.MODEL, FieldKind.NUMBER, FieldKind.PROMPT)
)


def describe(change: Change | str, harness: Harness, *, is_restore: bool = False) -> str:
    """Name a change for “Undo …”; a text is the label of a field that is restored."""
    if isinstance(change, str):
        label = wording(change)
        template = (
            translate("Edits", "Restore {field}")
            if is_restore
            else translate("Edits", "Change {field}")
        )
        return template.format(field=label)
    if isinstance(change, AddItem):
        return translate("Edits", "Add {item}").format(item=change.item)
    if isinstance(change, RemoveKey):
        return translate("Edits", "Remove {item}").format(item=change.key)
    template = translate("Edits", "Change {field}")
    if isinstance(change, RemoveItem | MoveItem | SetField):
        return template.format(field=_label(harness, change.field))
    return template.format(field=_label(harness, "prompt"))


def describe_bulk(change: BulkChange, harness: Harness) -> str:
    """Name a change to several files for “Undo …”."""
    if not change.item:
        return describe(SetField(change.field, change.value), harness)
    if change.is_removal:
        return translate("Edits", "Remove {item}").format(item=change.item)
    return describe(AddItem(change.field, change.item), harness)


def merges(change: Change, harness: Harness) -> bool:
    """Whether repeated changes of this kind are typing, to be undone together."""
    if isinstance(change, SetBody):
        return True
    if not isinstance(change, SetField) or change.value is None:
        return False
    field = next((field for field in harness.fields if field.name == change.field), None)
    return field is not None and field.kind in TYPED


def _label(harness: Harness, name: str) -> str:
    for field in harness.fields:
        if field.name == name:
            return wording(field.label)
    return name
