"""What the form derives of a view: the state of each field, compared with the saved file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from editor.core.definition import FieldKind
from editor.core.syntax import Style
from editor.ui.widgets.fields.base import FieldState

if TYPE_CHECKING:
    from editor.core.definition import Definition, Field
    from editor.ui.views import FormView

_MAYBE_REFERENCE = re.compile(r"[:-]\s+\*[\w-]")


def is_same_file(one: Definition | None, two: Definition) -> bool:
    """Whether two values are the same file under the same system."""
    return one is not None and (one.origin.path, one.harness) == (two.origin.path, two.harness)


def field_state(view: FormView, field: Field, *, is_refused: bool, is_other: bool) -> FieldState:
    """Give the state of one field; the view has to have a definition."""
    definition, saved = view.definition, view.saved
    assert definition is not None
    if field.kind is FieldKind.PROMPT:
        is_changed = saved is not None and saved.prompt != definition.prompt
        is_set = bool(definition.prompt)
    else:
        is_changed = saved is not None and _written(saved, field) != _written(definition, field)
        is_set = definition.is_set(field.name)
    return FieldState(
        field,
        view,
        definition.fields.get(field.name),
        is_set=is_set,
        is_changed=is_changed,
        is_read_only=view.is_read_only,
        is_refused=is_refused,
        is_other=is_other,
    )


def _written(definition: Definition, field: Field) -> object:
    """Give what a file says of a field, None when it says nothing."""
    if not definition.is_set(field.name):
        return False if field.kind is FieldKind.INHERIT else None
    held = definition.fields[field.name]
    return held.value if field.kind is FieldKind.INHERIT else (held.value, held.raw)


def given(definition: Definition, name: str) -> object:
    """Give the value a file gives a field, wherever it stands, None when it gives none."""
    if name == "prompt":
        return definition.prompt
    return definition.value(name) if definition.is_set(name) else None


def can_remove(state: FieldState) -> bool:
    """Whether the file holds something of this field that can be taken out."""
    if state.field.kind is FieldKind.INHERIT:
        return state.is_set and bool(state.value)
    return state.is_set and state.field.kind is not FieldKind.PROMPT


def references_of(view: FormView) -> dict[str, str]:
    """Find the values that are written as references to other values, by their keys."""
    definition = view.definition
    if view.harness is None or definition is None:
        return {}
    text = definition.document.text
    if not _MAYBE_REFERENCE.search(text):
        return {}
    syntax = view.harness.syntax(definition.document, definition.origin, view.rules)
    return {
        entry.key: text[entry.value_start : entry.value_end]
        for entry in syntax.layout(text).entries
        if entry.style is Style.REFERENCE
    }
