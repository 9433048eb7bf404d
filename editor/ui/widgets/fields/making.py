"""Which editor a field gets, by its kind alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from editor.core.definition import FieldKind
from editor.ui.widgets.fields.choice import ChoiceField, FlagField
from editor.ui.widgets.fields.inherit import InheritField
from editor.ui.widgets.fields.listed import ListField
from editor.ui.widgets.fields.long_text import LongTextField
from editor.ui.widgets.fields.model import ModelField
from editor.ui.widgets.fields.number import NumberField
from editor.ui.widgets.fields.raw import RawField
from editor.ui.widgets.fields.text import TextField
from editor.ui.widgets.prompt_editor import PromptEditor
from editor.ui.widgets.tools_field import ToolsField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.core.definition import Field
    from editor.ui.widgets.fields.base import FieldEditor


def make_editor(field: Field, parent: QWidget | None = None) -> FieldEditor:
    """Make the editor of a field."""
    match field.kind:
        case FieldKind.TEXT:
            # A name is short; any other text is shown whole.
            return (TextField if field.name == "name" else LongTextField)(field, parent)
        case FieldKind.LONG_TEXT:
            return LongTextField(field, parent)
        case FieldKind.TOOLS:
            return ToolsField(field, parent)
        case FieldKind.INHERIT:
            return InheritField(field, parent)
        case FieldKind.LIST:
            return ListField(field, parent)
        case FieldKind.CHOICE:
            return ChoiceField(field, parent)
        case FieldKind.MODEL:
            return ModelField(field, parent)
        case FieldKind.NUMBER:
            return NumberField(field, parent)
        case FieldKind.FLAG:
            return FlagField(field, parent)
        case FieldKind.PROMPT:
            return PromptEditor(field, parent)
        case FieldKind.RAW:
            return RawField(field, parent)
        case _ as never:
            assert_never(never)
