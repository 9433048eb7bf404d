"""How a change of a field becomes a change of the file, and how the outcome is read back."""

from __future__ import annotations

import math
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
from editor.core.jsonc import JsoncSyntax, parse, spell
from editor.core.planning import set_key, written_items
from editor.core.problems import Problem, Severity
from editor.core.records import replace
from editor.core.spelling import YAML, Written, spell_list
from editor.core.syntax import Style
from editor.core.wording import QT_TRANSLATE_NOOP, Message, message
from editor.harnesses.pi_orchestrator import wording
from editor.harnesses.pi_orchestrator.agent_file import KEYS, FileStatus
from editor.harnesses.pi_orchestrator.config import KNOWN_KEYS, from_value, load
from editor.harnesses.pi_orchestrator.config_entries import with_fleet, with_overrides
from editor.harnesses.pi_orchestrator.config_reading import SYNTAX, config_value
from editor.harnesses.pi_orchestrator.config_reading import text_of as config_text
from editor.harnesses.pi_orchestrator.fields import (
    AGENT,
    AGENT_FIELDS,
    BY_NAME,
    CONFIG,
    CONFIG_BY_KEY,
    CONFIG_FIELDS,
)
from editor.harnesses.pi_orchestrator.findings import FENCE
from editor.harnesses.pi_orchestrator.locations import is_config
from editor.harnesses.pi_orchestrator.reading import agent_of
from editor.harnesses.pi_orchestrator.script import split_list, trim

if TYPE_CHECKING:
    from editor.core.changes import Change
    from editor.core.definition import Field, Origin, Value
    from editor.core.document import Document

READER: Final = "pi-orchestrator"
_LISTS: Final = frozenset({"tools", "blockTools"})
_YAML_SYNTAX: Final = YamlSyntax(FENCE, list_keys=_LISTS)
_LINE_SYNTAX: Final = LineSyntax(
    FENCE, replace(LENIENT_YAML, known=frozenset(KEYS), list_keys=_LISTS)
)
# A list in brackets or lines keeps each entry by itself; a comma text is as good where it is used.
_DIALECT: Final = replace(YAML, list_styles=(Style.FLOW_LIST, Style.PLAIN, Style.BLOCK_LIST))
_AGENT_NAMES: Final = frozenset(field.name for field in AGENT_FIELDS if field.key)
_CONFIG_NAMES: Final = frozenset(field.name for field in CONFIG_FIELDS)
_REJECTED: Final = {
    FileStatus.THROWS: QT_TRANSLATE_NOOP("Wording", "it is no valid YAML"),
    FileStatus.SKIPPED: QT_TRANSLATE_NOOP("Wording", "it is skipped"),
}
_NO_JSON: Final = QT_TRANSLATE_NOOP("Wording", "it is no valid JSON with comments")


def syntax(document: Document, origin: Origin) -> YamlSyntax | LineSyntax | JsoncSyntax:
    """Choose the locator: JSONC, YAML, or lines where the header is no valid YAML."""
    if is_config(origin.path):
        return SYNTAX
    return _header_syntax(document)


def _header_syntax(document: Document) -> YamlSyntax | LineSyntax:
    problem = _YAML_SYNTAX.layout(document.text).problem
    if problem and problem.code == "header-unreadable":
        return _LINE_SYNTAX
    return _YAML_SYNTAX


def plan(document: Document, origin: Origin, change: Change) -> Plan | Problem:
    """Translate a change of a field."""
    kind = CONFIG if is_config(origin.path) else AGENT
    if isinstance(change, SetBody):
        if kind is CONFIG:
            return _refused("no-body", wording.NO_BODY, "prompt")
        return Plan(
            (KeyChange("body", spellings=(change.text,)),), {}, wanted_body=trim(change.text)
        )
    if isinstance(change, RemoveKey):
        return Plan((KeyChange("remove", change.key),), {})
    field = BY_NAME.get(change.field)
    if field is None or kind not in field.definition_kinds:
        return _refused("no-such-field", wording.NO_SUCH_FIELD, change.field)
    if field.kind is FieldKind.PROMPT:
        text = str(change.value or "") if isinstance(change, SetField) else ""
        return plan(document, origin, SetBody(text))
    if isinstance(change, SetField):
        return _set(document, origin, field, change.value)
    return _change_list(document, origin, field, change)


def _change_list(
    document: Document, origin: Origin, field: Field, change: AddItem | RemoveItem | MoveItem
) -> Plan | Problem:
    held = readings(document, origin)[0].fields.get(field.name)
    items = list(held) if isinstance(held, tuple) else _unread(document, origin, field)
    match change:
        case AddItem() if not isinstance(held, tuple) and change.item in items:
            pass  # it stands there already, unread
        case AddItem():
            items.insert(len(items) if change.index is None else change.index, change.item)
        case RemoveItem() if 0 <= change.index < len(items):
            del items[change.index]
        case MoveItem() if 0 <= change.index < len(items):
            items.insert(change.to, items.pop(change.index))
        case _:
            return _refused("item-absent", wording.NO_SUCH_ENTRY, field.name)
    return _set(document, origin, field, tuple(items))


def _unread(document: Document, origin: Origin, field: Field) -> list[str]:
    """The entries of a list in a header that the package cannot read."""
    return list(written_items(document.text, syntax(document, origin), field.key))


def _refused(code: str, template: str, field: str, **values: str | int) -> Problem:
    return Problem(code, Severity.ERROR, message(template, field=field, **values), field=field)


def _set(document: Document, origin: Origin, field: Field, value: Value) -> Plan | Problem:
    checked = _checked(field, value)
    if isinstance(checked, Problem):
        return checked
    if is_config(origin.path):
        return _set_member(document, field, checked)
    if field.name in ("tools", "block_tools") and checked == ():
        checked = None  # an empty list says the same as none, and reads as if it said the opposite
    wanted: Value = checked
    if isinstance(wanted, tuple) and any("," in item for item in wanted):
        # Comma text cannot hold such an entry, so each gets a place of its own.
        flow = spell_list(wanted, Written(Style.FLOW_LIST), YAML)
        change = KeyChange("set", field.key, flow, after=field.after)
    else:
        at = _header_syntax(document)
        change = set_key(document.text, at, field.key, checked, _DIALECT, field.after)
    return Plan((change,), {field.name: wanted})


def _checked(field: Field, value: Value) -> Value | Problem:
    """Bring a value into the form it is read in, or say why the harness would not take it."""
    match field.kind:
        case FieldKind.NUMBER if value is not None:
            number = _number(value)
            if number is None:
                return _refused("bad-number", wording.NUMBER_RULE, field.name)
            return number
        case FieldKind.FLAG if value is not None:
            return value is True or str(value).lower() == "true"
        case FieldKind.CHOICE if value is not None:
            choices = tuple(choice.value for choice in field.choices)
            if str(value) not in choices:
                shown = ", ".join(choices)
                template = wording.CHOICE_RULE
                return _refused("bad-choice", template, field.name, value=str(value), values=shown)
            return str(value)
        case FieldKind.TOOLS | FieldKind.LIST if value is not None:
            items = value if isinstance(value, tuple) else split_list(str(value))
            if AGENT in field.definition_kinds:
                return tuple(item for raw in items if (item := trim(raw)))
            return tuple(item for item in items if trim(item))  # kept with its blanks there
        case _:
            if field.is_required and value is None:
                return _refused("required", wording.REQUIRED_RULE, field.name)
            return value


def _number(value: Value) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        text = value.strip()
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
    if not isinstance(value, int | float) or not math.isfinite(value) or value < 1:
        return None
    return int(value) if float(value).is_integer() else None


def _set_member(document: Document, field: Field, value: Value) -> Plan | Problem:
    """Change one member of the configuration."""
    if value is None:
        return Plan((KeyChange("remove", field.key),), {field.name: None})
    if field.name in ("builtin_fleet", "model_overrides") and isinstance(value, tuple):
        return _set_lines(document, field, value)
    if not isinstance(value, tuple):
        return Plan((KeyChange("set", field.key, (spell(value),)),), {field.name: value})
    spellings = (spell(list(value)),)
    entry = SYNTAX.entry(document.text, field.key)
    are_texts = entry is not None and all(item.is_scalar for item in entry.items)
    if entry is None or not entry.items or not value or not are_texts:
        return Plan((KeyChange("set", field.key, spellings),), {field.name: value})
    each = tuple((spell(item),) for item in value)
    change = KeyChange("items", field.key, spellings, items=value, item_spellings=each)
    return Plan((change,), {field.name: value})


def _set_lines(document: Document, field: Field, lines: tuple[str, ...]) -> Plan | Problem:
    """Change an object that is shown as lines; without any, the key goes."""
    if not lines:
        return Plan((KeyChange("remove", field.key),), {field.name: None})
    entry = SYNTAX.entry(document.text, field.key)
    raw = document.text[entry.value_start : entry.value_end] if entry else ""
    change = with_fleet if field.name == "builtin_fleet" else with_overrides
    spelling = change(raw, lines)
    if spelling is None:
        is_fleet = field.name == "builtin_fleet"
        template = wording.FLEET_RULE if is_fleet else wording.OVERRIDE_RULE
        return _refused("bad-line", template, field.name)
    held = parse(spelling).root
    value = from_value({field.key: held.value if held is not None else None})
    return Plan(
        (KeyChange("set", field.key, (spelling,)),), {field.name: config_value(value, field.key)}
    )


def readings(document: Document, origin: Origin) -> tuple[Reading, ...]:
    """Read a document as the extension does, in the terms of fields."""
    if is_config(origin.path):
        return (_config_reading(document),)
    agent = agent_of(document, origin)
    values = agent.values or {}
    fields: dict[str, Value] = {
        "name": values.get("name") if isinstance(values.get("name"), str) else None,
        "description": _text(values.get("description")),
        "tools": agent.tools,
        "block_tools": agent.block_tools,
        "model": agent.model,
        "thinking": agent.thinking,
        "max_turns": agent.max_turns,
        "hidden": values["hidden"] if isinstance(values.get("hidden"), bool) else None,
    }
    others = {key: repr(value) for key, value in values.items() if key not in KEYS}
    # A hidden file is skipped on purpose: setting the flag has to stay possible.
    is_accepted = agent.status is FileStatus.AGENT or values.get("hidden") is True
    return (
        Reading(
            READER,
            is_accepted,
            {name: value for name, value in fields.items() if value is not None},
            others,
            agent.system_prompt,
            _AGENT_NAMES,
            "" if is_accepted else Message(_REJECTED[agent.status]),
        ),
    )


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _config_reading(document: Document) -> Reading:
    text = config_text(document)
    parsed, held = parse(text), load(text)
    root = parsed.root if parsed.root is not None and parsed.root.kind == "object" else None
    fields: dict[str, Value] = {}
    others: dict[str, str] = {}
    for member in root.members if root is not None else ():
        if member.key in KNOWN_KEYS:
            name = CONFIG_BY_KEY[member.key].name
            fields[name] = config_value(held, member.key)
        else:
            others[member.key] = repr(member.value.value)
    is_accepted = root is not None or not text.strip(" \t\r\n")
    reason = "" if is_accepted else Message(_NO_JSON)
    return Reading(READER, is_accepted, fields, others, "", _CONFIG_NAMES, reason)
