"""What the form says below a field: what applies when it is not set, and where that comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.definition import FieldKind, Source
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.ui.i18n import wording
from editor.ui.widgets.fields.base import as_text

if TYPE_CHECKING:
    from editor.core.definition import Field
    from editor.core.resolution import Resolution, Trace
    from editor.ui.views import FormView
    from editor.ui.widgets.fields.base import FieldState

# How an effective value came about; the keys are the codes of `Trace.source`.
_FROM: dict[str, str] = {
    "session": QT_TRANSLATE_NOOP("Wording", "In effect: {value}, from the parent session."),
    "settings": QT_TRANSLATE_NOOP("Wording", "In effect: {value}, from the settings."),
    "environment": QT_TRANSLATE_NOOP("Wording", "In effect: {value}, from the environment."),
    "default": QT_TRANSLATE_NOOP("Wording", "In effect: {value}, the default."),
    "file": QT_TRANSLATE_NOOP("Wording", "In effect: {value}, from this file."),
}
_IN_EFFECT = QT_TRANSLATE_NOOP("Wording", "In effect: {value}.")
_NOT_SET = QT_TRANSLATE_NOOP("Wording", "Not set — {default}")
_NOT_SET_ALONE = QT_TRANSLATE_NOOP("Wording", "Not set")
_NO_EFFECT = QT_TRANSLATE_NOOP("Wording", "Has no effect")
_REFERENCE = QT_TRANSLATE_NOOP("Wording", "Written as a reference ({reference}). Edit it as text.")
_IS_NOT_SET = "Not set"


def default_text(field: Field) -> str:
    """Say what “not set” means for a field, empty when nothing is known of it."""
    if not field.default_text:
        return ""
    text = wording(field.default_text)
    # Some harnesses say the whole sentence, some only what applies.
    if field.default_text.startswith(_IS_NOT_SET):
        return text
    return wording(_NOT_SET).format(default=text)


def trace_of(resolution: Resolution | None, field: Field) -> Trace | None:
    """Find how the effective value of a field came about."""
    if resolution is None:
        return None
    traces = (resolution.permission, resolution.model, resolution.thinking)
    for trace in traces:
        if trace is not None and any(step.field == field.name for step in trace.steps):
            return trace
    if field.kind is FieldKind.MODEL:
        return resolution.model
    name = field.name.casefold()
    if name.startswith("permission"):
        return resolution.permission
    if name.startswith(("thinking", "effort")):
        return resolution.thinking
    return None


def _readable(field: Field, value: object) -> str:
    """Give an effective value in the words of the field's choices."""
    text = as_text(value)  # type: ignore[arg-type]
    labels = {choice.value: choice.label for choice in field.choices if choice.label}
    return wording(labels[text]) if text in labels else text


def not_set_text(state: FieldState) -> str:
    """Say what applies to a field that the file does not set, and where it comes from."""
    field, held = state.field, state.held
    if state.is_set or field.kind in (FieldKind.PROMPT, FieldKind.INHERIT):
        return ""
    parts = []
    if field.kind not in (FieldKind.CHOICE, FieldKind.FLAG):  # these say it themselves
        shown = _readable(field, held.value if held else field.default)
        text = default_text(field)
        if held is not None and held.value is None and held.note is not None:
            text = ""  # the note says what is known of this very one
            shown = ""
        if not text and shown:
            text = wording(_NOT_SET).format(default=shown)
        parts.append(text or wording(_NOT_SET_ALONE))
    parts.append(effective_text(state))
    return "\n".join(part for part in parts if part)


def effective_text(state: FieldState) -> str:
    """Say which value is in effect under the chosen session, where the file does not decide."""
    trace = trace_of(state.view.resolution, state.field)
    if trace is not None and trace.effective is not None:
        shown = _readable(state.field, trace.effective)
        template = _FROM.get(trace.source, _IN_EFFECT)
        return wording(template).format(value=shown)
    held = state.held
    if held is not None and held.source in (Source.SETTINGS, Source.OVERRIDE) and held.value:
        return wording(_IN_EFFECT).format(value=_readable(state.field, held.value))
    return ""


def note_text(state: FieldState) -> str:
    """Say what else there is to know of a field's value: its source's note, or that it is inert."""
    parts = []
    if state.held is not None and state.held.note is not None:
        parts.append(wording(state.held.note))
    if not state.field.has_effect and state.is_set:
        parts.append(wording(_NO_EFFECT))
    return " ".join(parts)


def remark_text(view: FormView, name: str, state: FieldState | None = None) -> str:
    """Say what went with the unsaved edits of a field, or of what is no field."""
    is_unsaved = view.is_modified if state is None else state.is_changed or view.saved is None
    if not is_unsaved:
        return ""
    notes = [note for remark in view.remarks if remark.field == name for note in remark.notes]
    return "\n".join(dict.fromkeys(wording(note.message) for note in notes))


def reference_text(reference: str) -> str:
    """Say why a value that is a reference cannot be edited here."""
    return wording(_REFERENCE).format(reference=reference)
