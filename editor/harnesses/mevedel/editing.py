"""Changes of a skill or a role draft, in terms of the keys of its header."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.changes import (
    AddItem,
    KeyChange,
    MoveItem,
    Plan,
    Reading,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.definition import FieldKind
from editor.core.frontmatter import LENIENT_YAML, LineSyntax, YamlSyntax
from editor.core.planning import add_item, move_item, remove_item, set_key, written_items
from editor.core.problems import Problem, Severity
from editor.core.records import replace
from editor.core.spelling import YAML
from editor.core.syntax import Style
from editor.core.wording import QT_TRANSLATE_NOOP, message
from editor.harnesses.mevedel import reading, wording
from editor.harnesses.mevedel.fields import BY_NAME, ROLE, SKILL, fields_of
from editor.harnesses.mevedel.header import FENCE
from editor.harnesses.mevedel.role_file import KNOWN_KEYS as ROLE_KEYS
from editor.harnesses.mevedel.skill_file import KNOWN_KEYS as SKILL_KEYS

if TYPE_CHECKING:
    from editor.core.changes import Change
    from editor.core.definition import Field, Origin, Value
    from editor.core.document import Document

_DRAFT_READER: Final = QT_TRANSLATE_NOOP("Wording", "the draft’s reader")
_KNOWN: Final = {SKILL: SKILL_KEYS, ROLE: ROLE_KEYS}
_COMMA_KEYS: Final = {SKILL: frozenset[str](), ROLE: frozenset({"tools", "system-components"})}
_LISTS: Final = (FieldKind.LIST, FieldKind.TOOLS)
_DIALECT: Final = replace(YAML, list_styles=(Style.FLOW_LIST, Style.BLOCK_LIST))
_READS: Final = {
    kind: frozenset(field.name for field in fields_of(kind) if field.key) for kind in (ROLE, SKILL)
}


@lru_cache(maxsize=8)
def _syntaxes(kind: str) -> tuple[YamlSyntax, LineSyntax]:
    yaml = YamlSyntax(FENCE, list_keys=_COMMA_KEYS[kind], keeps_brackets=True)
    grammar = replace(LENIENT_YAML, known=_KNOWN[kind], list_keys=_COMMA_KEYS[kind])
    return yaml, LineSyntax(FENCE, grammar)


def syntax(document: Document, origin: Origin) -> YamlSyntax | LineSyntax:
    """The locator: YAML, or line by line where the header is not valid YAML."""
    yaml, lines = _syntaxes(reading.kind_of(origin))
    problem = yaml.layout(document.text).problem
    return lines if problem and problem.code == "header-unreadable" else yaml


def plan(document: Document, origin: Origin, change: Change, rules: str) -> Plan | Problem:
    """Translate a change of a field into changes of keys."""
    kind = reading.kind_of(origin)
    if isinstance(change, SetBody):
        return Plan((KeyChange("body", spellings=(change.text,)),), {}, wanted_body=change.text)
    if isinstance(change, RemoveKey):
        return Plan((KeyChange("remove", change.key),), {})
    field = BY_NAME.get(change.field)
    if field is None or kind not in field.definition_kinds or not field.key:
        text = message(wording.NO_FIELD, field=change.field)
        return Problem("no-such-field", Severity.ERROR, text)
    located = syntax(document, origin)
    current = readings(document, origin, rules)[0].fields.get(field.name)
    items = list(
        current if isinstance(current, tuple) else written_items(document.text, located, field.key)
    )
    match change:
        case SetField():
            value = _as_kind(field, change.value)
            made = set_key(document.text, located, field.key, value, _DIALECT, after=field.after)
            return Plan((made,), {field.name: value})
        case AddItem():
            at = len(items) if change.index is None else change.index
            items.insert(at, change.item)
            made = add_item(
                document.text, located, field.key, change.item, change.index, _DIALECT,
                after=field.after,
            )  # fmt: skip
        case RemoveItem():
            del items[change.index : change.index + 1]
            made = remove_item(field.key, change.index)
            if not items:
                return Plan((KeyChange("remove", field.key),), {field.name: None})
        case MoveItem():
            if change.index < len(items):
                items.insert(change.to, items.pop(change.index))
            made = move_item(field.key, change.index, change.to)
    return Plan((made,), {field.name: tuple(items)})


def _as_kind(field: Field, value: Value) -> Value:
    """A value in the kind a field holds; an empty list or text means not set."""
    if value in ((), ""):
        return None
    if field.kind in _LISTS and isinstance(value, str):
        return (value,)
    return value


def readings(document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
    """The one reader there is: mevedel's for skills, our own for role drafts."""
    kind = reading.kind_of(origin)
    definition = reading.read(document, origin, rules)
    header = (
        reading.role_reading(document.text, reading.stem_of(origin)).header
        if kind == ROLE
        else reading.skill_header(document, origin, rules)
    )
    fields = {
        name: held.value
        for name, held in definition.fields.items()
        if name in _READS[kind] and definition.is_set(name)
    }
    others = {key: repr(value) for key, value in header.values.items() if key not in _KNOWN[kind]}
    is_skill = kind == SKILL
    faults = [each for each in definition.problems if each.severity is Severity.ERROR]
    accepted = header.is_read and (not is_skill or not faults)
    return (
        Reading(
            "mevedel" if is_skill else _DRAFT_READER,
            accepted,
            fields,
            others,
            definition.prompt,
            _READS[kind],
            "" if accepted else (faults[0].message if faults else header.fault),
        ),
    )
