"""How a change of a field becomes a change of the file, and how both readers check the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.changes import (
    AddItem,
    Change,
    KeyChange,
    MoveItem,
    Plan,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.definition import FieldKind
from editor.core.problems import Problem, Severity
from editor.core.spelling import LINES, Written, spell_item
from editor.core.wording import message
from editor.harnesses.pi_desktop import (
    creation,
    javascript,
    models,
    runtime_reader,
    settings_scanner,
    spelling,
    tools,
    wording,
)
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY, FIELDS
from editor.harnesses.pi_desktop.locator import syntax
from editor.harnesses.pi_desktop.readings import canonical_fallback
from editor.harnesses.pi_desktop.rules import Rules, rules_named

if TYPE_CHECKING:
    from editor.core.definition import Field, Value
    from editor.core.document import Document
    from editor.core.syntax import Entry

BY_NAME: Final = {field.name: field for field in FIELDS}


def plan(document: Document, change: Change, rules_name: str) -> Plan | Problem:
    """Translate a change of a field into changes of keys."""
    rules = rules_named(rules_name)
    match change:
        case SetBody(text):
            body = javascript.trim(text)
            return Plan((KeyChange("body", spellings=(text,)),), {}, wanted_body=body)
        case RemoveKey(key):
            return Plan((KeyChange("remove", key),), {})
        case SetField("prompt", value):
            return plan(document, SetBody(str(value or "")), rules_name)
        case SetField("inherit", value):
            return _plan_inherit(document, rules, is_wanted=value is True)
        case SetField("tools", value):
            return _plan_tools(document, rules, _texts(value))
        case SetField("fallback_models", value):
            return _plan_list(document, _texts(value))
        case SetField("model", value):
            return _plan_model(document, value)
        case SetField(name, value) if name in BY_NAME:
            return _plan_scalar(document, BY_NAME[name], value)
        case AddItem(name) | RemoveItem(name) | MoveItem(name):
            held = _held(document, name, rules)
            changed = _changed_list(held, change)
            if name == "tools":
                return _plan_tools(document, rules, changed)
            return _plan_list(document, changed)
        case _:
            return _refuse("no-such-field", wording.NO_SUCH_FIELD, field=change.field)


def _texts(value: Value) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return value
    return () if value is None else (str(value),)


def _refuse(code: str, template: str, **parameters: str | int) -> Problem:
    return Problem(code, Severity.ERROR, message(template, **parameters))


def _values(document: Document) -> runtime_reader.Header:
    """Read the header that is edited, through the runtime's grammar."""
    layout = syntax(document).layout(document.text)
    if not layout.has_header:
        return runtime_reader.NO_HEADER
    text = document.text[layout.header_start : layout.header_end]
    lines = runtime_reader.normalize_line_ends(text)
    return runtime_reader.read_header(lines.removesuffix("\n"))


def _held(document: Document, name: str, rules: Rules) -> tuple[str, ...]:
    """Give a list field as people see it: without the token, and the default where none is set."""
    if name != "tools":
        return tuple(runtime_reader.entries(_values(document).values, "fallbackmodels"))
    listed = runtime_reader.entries(_values(document).values, "tools")
    if not listed:
        return tools.tables(rules).default
    return tuple(each for each in listed if each != tools.INHERIT)


def _changed_list(
    held: tuple[str, ...], change: AddItem | RemoveItem | MoveItem
) -> tuple[str, ...]:
    items = list(held)
    match change:
        case AddItem(_, item, index):
            items.insert(len(items) if index is None else index, item)
        case RemoveItem(_, index):
            del items[index : index + 1]
        case MoveItem(_, index, to):
            moved = items[index : index + 1]
            del items[index : index + 1]
            items[to:to] = moved
    return tuple(items)


def _plan_tools(document: Document, rules: Rules, wanted: tuple[str, ...]) -> Plan | Problem:
    """Make the list hold these tools; every inherit token keeps its place among them."""
    listed = runtime_reader.entries(_values(document).values, "tools")
    if tools.EVERY_TOOL in wanted and not (tools.EVERY_TOOL in listed and len(listed) > 1):
        # Settings does not understand the star, so it is written out; one that stands beside
        # other entries means nothing to the runtime either, and is kept as it is.
        rest = [each for each in wanted if each != tools.EVERY_TOOL]
        wanted = tuple(dict.fromkeys((*tools.tables(rules).assignable, *rest)))
    items = list(wanted)
    for position, entry in enumerate(listed):
        if entry == tools.INHERIT:
            items.insert(min(position, len(items)), entry)
    changes = _list_changes(document, "tools", listed, tuple(items), BY_NAME["tools"])
    return Plan(changes, {"tools": wanted or None, "inherit": tools.INHERIT in listed or None})


def _plan_inherit(document: Document, rules: Rules, *, is_wanted: bool) -> Plan:
    """Add the token in front of the list, or take it out; the other entries stay."""
    listed = runtime_reader.entries(_values(document).values, "tools")
    if is_wanted == (tools.INHERIT in listed):
        return Plan((), {"inherit": is_wanted or None})
    others = tuple(each for each in listed if each != tools.INHERIT)
    if is_wanted and listed == [tools.EVERY_TOOL]:
        # Beside the token the star would mean nothing, so it is written out.
        others = tools.tables(rules).assignable
    items = (tools.INHERIT, *others) if is_wanted else others
    changes = _list_changes(document, "tools", listed, items, BY_NAME["tools"])
    return Plan(changes, {"inherit": is_wanted or None, "tools": others or None})


def _plan_list(document: Document, wanted: tuple[str, ...]) -> Plan | Problem:
    """Make the fallback models hold these entries."""
    for entry in wanted:
        if settings_scanner.read_fallback_entry(entry) is None:
            return _refuse("fallback-bare", wording.FALLBACK_ENTRY_RULE, model=entry)
    listed = runtime_reader.entries(_values(document).values, "fallbackmodels")
    field = BY_NAME["fallback_models"]
    changes = _list_changes(document, field.key, listed, wanted, field)
    canonical = tuple(map(canonical_fallback, wanted))
    return Plan(changes, {field.name: canonical or None})


def _list_changes(
    document: Document, key: str, listed: list[str], items: tuple[str, ...], field: Field
) -> tuple[KeyChange, ...]:
    """Change a list item by item where the locator sees the same items as the reader."""
    if not items:
        return (KeyChange("remove", key),)
    if list(items) == listed:
        return ()
    entry = syntax(document).entry(document.text, key)
    spellings = spelling.list_spellings(items)
    if entry is None or [each.text for each in entry.items] != listed or not listed:
        return (KeyChange("set", key, spellings, after=field.after),)
    like = Written.of(document.text, entry)
    each = tuple(spell_item(item, like, LINES) for item in items)
    written = KeyChange(
        "items", key, spellings, after=field.after, items=items, item_spellings=each
    )
    return (written,)


def _plan_model(document: Document, value: Value) -> Plan | Problem:
    """Pin a model; a provider line is kept when it still fits, else the pin goes on one line."""
    header = _values(document)
    provider = javascript.trim(runtime_reader.scalar(header.values, "provider") or "")
    has_provider = "provider" in header.values
    if value is None:
        return Plan(
            (KeyChange("remove", "provider"), KeyChange("remove", "model")), {"model": None}
        )
    pin = javascript.trim(str(value))
    if models.split_pin(pin) is None:
        return _refuse("model-bare", wording.MODEL_RULE, model=pin)
    if provider and "model" in header.values and pin.startswith(f"{provider}/"):
        return Plan((_text_change(document, "model", pin[len(provider) + 1 :]),), {"model": pin})
    change = _text_change(document, "model", pin)
    changes = (KeyChange("remove", "provider"), change) if has_provider else (change,)
    return Plan(changes, {"model": pin})


def _plan_scalar(document: Document, field: Field, value: Value) -> Plan | Problem:
    """Set a field that is one value on one line."""
    if value is None:
        return Plan(tuple(_removals(document, field)), {field.name: None})
    wanted: Value
    if field.kind is FieldKind.NUMBER:
        number = _number(value)
        low, high = field.minimum or 0, field.maximum or 0
        if number is None or not low <= number <= high:
            return _refuse(
                "number-out-of-range",
                wording.NUMBER_RULE,
                value=str(value),
                lowest=low,
                highest=high,
            )
        wanted, text = number, str(number)
    else:
        text = javascript.trim(str(value))
        if field.kind is FieldKind.CHOICE:
            text = text.lower()
        problem = _check_text(field, text)
        if problem is not None:
            return problem
        wanted = text
    return Plan((_text_change(document, _key_in_use(document, field), text),), {field.name: wanted})


def _number(value: Value) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    text = str(value).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


def _check_text(field: Field, text: str) -> Problem | None:
    """Say why a text cannot be the value of a field."""
    if not text:
        return _refuse("empty-value", wording.EMPTY_VALUE, field=field.name)
    if field.name == "name":
        return creation.check_name(text)
    choices = tuple(choice.value for choice in field.choices)
    if choices and text not in choices:
        return _refuse(
            "unknown-choice",
            wording.CHOICE_RULE,
            value=text,
            field=field.name,
            values=", ".join(choices),
        )
    if not spelling.text_spellings(text):
        return _refuse("one-line-only", wording.ONE_LINE_RULE, field=field.name)
    return None


def _key_in_use(document: Document, field: Field) -> str:
    """Give the key that counts now: an older spelling of the timeouts may be in use."""
    return next(iter(_keys(document, field)), field.key)


def _keys(document: Document, field: Field) -> list[str]:
    values = _values(document).values
    key = runtime_reader.normalize_key(field.key)
    candidates = (key, key + "seconds") if not field.has_effect else (key,)
    return [each for each in candidates if runtime_reader.scalar(values, each) is not None]


def _removals(document: Document, field: Field) -> list[KeyChange]:
    key = runtime_reader.normalize_key(field.key)
    keys = (key, key + "seconds") if not field.has_effect else (key,)
    return [KeyChange("remove", each) for each in keys]


def _text_change(document: Document, key: str, text: str) -> KeyChange:
    field = BY_NAME[FIELD_OF_KEY[runtime_reader.normalize_key(key)]]
    entry: Entry | None = syntax(document).entry(document.text, key)
    spellings = spelling.text_spellings(text, spelling.quote_of(entry))
    return KeyChange("set", key, spellings, after=field.after)
