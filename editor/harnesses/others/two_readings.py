"""One file under two systems: where the two readings differ, each with what either makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.definition import FieldKind, FieldValue, Source, Status
from editor.core.problems import Problem, Severity
from editor.core.wording import Message, message
from editor.harnesses.others import wording as words
from editor.harnesses.others.reader import HIGH, sure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.core.definition import Definition, Field, Value
    from editor.core.harness import Harness

LONGEST_VALUE: Final = 80
LIMITS: Final = (FieldKind.TOOLS, FieldKind.INHERIT)  # what an agent may do hangs on these

_Held = tuple["Field", "FieldValue"]


def differences(
    ours: Definition, own: Harness, theirs: Definition, other: Harness, path: str
) -> Iterator[Problem]:
    """Say for each key what the two readers take from it, wherever that is not the same."""
    if ours.status is not Status.LOADED or theirs.status is not Status.LOADED:
        return  # said once, for the whole file
    here, there = _by_key(ours, own), _by_key(theirs, other)
    for key in dict.fromkeys((*here, *there)):
        mine, yours = here.get(key), there.get(key)
        is_limit = any(held and held[0].kind in LIMITS for held in (mine, yours))
        line = next((held[1].line for held in (mine, yours) if held and held[1].line), None)
        given = any(held and held[1].source is Source.FILE for held in (mine, yours))
        template = ""
        if mine and yours:
            if given or is_limit:
                template = words.READ_OTHERWISE if _shown(mine) != _shown(yours) else ""
        elif given and mine:
            template = words.NOT_READ_THERE
        elif given and yours:
            template = words.NOT_READ_HERE
        if not template:
            continue
        text = message(
            template, key=key, own=own.title, other=other.title, confidence=sure(HIGH),
            here=_shown(mine) if mine else "", there=_shown(yours) if yours else "",
        )  # fmt: skip
        severity = Severity.WARNING if is_limit and given else Severity.INFO
        yield Problem(
            f"{other.id}-reads-otherwise", severity, text, line,
            field=mine[0].name if mine else "", reader=other.title, path=path,
            confidence=HIGH,
        )  # fmt: skip


def _by_key(definition: Definition, harness: Harness) -> dict[str, _Held]:
    """The fields of a reading by the key that stands in the file; the body is the same for all."""
    found: dict[str, _Held] = {}
    for field in harness.fields:
        held = definition.fields.get(field.name)
        if held is None or not field.key or definition.kind not in field.definition_kinds:
            continue
        if field.kind is FieldKind.INHERIT and not held.value:
            continue
        known = found.get(field.key)
        if known is not None and known[0].kind is FieldKind.INHERIT:
            field, held = known[0], FieldValue(held.value, Source.FILE, held.line or known[1].line)
        found[field.key] = field, held
    return found


def _shown(held: _Held) -> str | Message:
    """What a reader takes from a key, as people read it."""
    field, value = held
    if value.source is Source.DEFAULT and field.default_text:
        return Message(field.default_text)
    if field.kind is FieldKind.INHERIT:
        return message(words.INHERITED, listed=_text(value.value))
    return _text(value.value)


def _text(value: Value) -> str | Message:
    if value is None or value == ():
        return Message(words.NOTHING)
    if isinstance(value, bool):
        return "true" if value else "false"
    text = ", ".join(value) if isinstance(value, tuple) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
