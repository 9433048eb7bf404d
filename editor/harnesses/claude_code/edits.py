"""How a change of a field becomes a change of a key, and how the outcome is read back."""

from __future__ import annotations

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
from editor.core.frontmatter import (
    LENIENT_YAML,
    Closing,
    Fence,
    LineSyntax,
    Opening,
    YamlSyntax,
)
from editor.core.planning import set_key, written_items
from editor.core.problems import Problem, Severity
from editor.core.records import replace
from editor.core.spelling import YAML
from editor.core.syntax import Style
from editor.core.wording import message
from editor.harnesses.claude_code import definitions, wording
from editor.harnesses.claude_code.fields import BY_KEY, BY_NAME, KNOWN_KEYS, LIST_KEYS
from editor.harnesses.claude_code.reading import LOADED, as_if_loaded
from editor.harnesses.claude_code.rules import rules_for

if TYPE_CHECKING:
    from editor.core.changes import Change
    from editor.core.definition import Field, Origin, Value
    from editor.core.document import Document

FENCE: Final = Fence(
    Opening.PADDED, Closing.PREFIX, allows_mark=True, splits_at_carriage_return=False, trimmed=""
)
READER: Final = "Claude Code"
_YAML_SYNTAX: Final = YamlSyntax(FENCE, list_keys=LIST_KEYS, keeps_brackets=True)
_LINE_SYNTAX: Final = LineSyntax(
    FENCE, replace(LENIENT_YAML, known=KNOWN_KEYS, list_keys=LIST_KEYS, keeps_brackets=True)
)
_COMMA_TEXT: Final = replace(YAML, list_styles=(Style.PLAIN, Style.FLOW_LIST, Style.BLOCK_LIST))
_NAMES: Final = frozenset(BY_NAME) - {"prompt"}
EVERY_TOOL: Final = "*"  # alone, the same as no `tools` at all


def syntax(document: Document) -> YamlSyntax | LineSyntax:
    """The locator for a document: by YAML, or by lines where the header is no valid YAML."""
    problem = _YAML_SYNTAX.layout(document.text).problem
    if problem and problem.code == "header-unreadable":
        return _LINE_SYNTAX
    return _YAML_SYNTAX


def plan(document: Document, origin: Origin, change: Change, rules: str) -> Plan | Problem:
    """Translate a change of a field."""
    if isinstance(change, SetBody):
        return Plan((KeyChange("body", spellings=(change.text,)),), {}, wanted_body=change.text)
    if isinstance(change, RemoveKey):
        return Plan((KeyChange("remove", change.key),), {})
    field = BY_NAME.get(change.field)
    if field is None or not field.key:
        text = message(wording.UNKNOWN_CHANGE, field=change.field)
        return Problem("unknown-field-change", Severity.ERROR, text, field=change.field)
    if isinstance(change, SetField):
        return _set(document, field, change.value)
    held = readings(document, origin, rules)[0].fields.get(field.name)
    items = list(held) if isinstance(held, tuple) else _unread(document, field)
    match change:
        case AddItem() if not isinstance(held, tuple) and change.item in items:
            pass  # it stands there already, unread
        case AddItem() if field.name == "tools" and items == [EVERY_TOOL]:
            line = _line_of(document, field)
            text = message(wording.ADD_TO_EVERY_TOOL, key=field.key, line=line or 0)
            return Problem("every-tool-already", Severity.ERROR, text, line, field=field.name)
        case AddItem():
            items.insert(len(items) if change.index is None else change.index, change.item)
        case RemoveItem() if 0 <= change.index < len(items):
            del items[change.index]
        case MoveItem() if 0 <= change.index < len(items):
            items.insert(change.to, items.pop(change.index))
        case _:
            text = message(wording.UNKNOWN_CHANGE, field=change.field)
            return Problem("item-absent", Severity.ERROR, text, field=change.field)
    return _set(document, field, tuple(items))


def _line_of(document: Document, field: Field) -> int | None:
    entry = syntax(document).entry(document.text, field.key)
    return entry.line if entry else None


def _unread(document: Document, field: Field) -> list[str]:
    """The entries of a list in a header that Claude Code cannot read."""
    return list(written_items(document.text, syntax(document), field.key))


def _set(document: Document, field: Field, value: Value) -> Plan:
    """Make a field hold a value."""
    if field.kind is FieldKind.RAW and isinstance(value, str):
        change = KeyChange("set", field.key, (_as_block(value),), after=field.after)
        return Plan((change,), {field.name: _tidy_raw(value)})
    if field.name == "tools" and value == (EVERY_TOOL,):
        change = KeyChange("set", field.key, ('"*"', "'*'"), after=field.after)
        return Plan((change,), {field.name: value})
    dialect = _COMMA_TEXT if field.kind is FieldKind.TOOLS else YAML
    change = set_key(document.text, syntax(document), field.key, value, dialect, field.after)
    return Plan((change,), {field.name: value})


def _tidy_raw(value: str) -> str:
    return "\n".join(line.rstrip() for line in value.strip("\n").rstrip().splitlines())


def _as_block(value: str) -> str:
    """YAML text as it stands behind its key: on the key's line, or indented below it."""
    text = _tidy_raw(value)
    first = text.lstrip()[:1]
    if "\n" not in text and first not in ("-", "?") and ": " not in f"{text} ":
        return text.lstrip()
    if first in ("[", "{", "|", ">"):
        return text.replace("\n", "\n  ")
    return "".join(f"\n  {line}" if line else "\n" for line in text.split("\n"))


def readings(document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
    """Read a document as Claude Code does."""
    parsed = definitions.read_parsed(document, origin, rules_for(rules))
    # A mended file is compared with what it would have been, not with what a skipped one is.
    loaded = as_if_loaded(parsed, rules_for(rules))
    fields: dict[str, Value] = {}
    others: dict[str, str] = {}
    for pair in parsed.block.pairs:
        field = BY_KEY.get(pair.key)
        if field is None:
            others[pair.key] = definitions.raw_of(parsed, pair)
            continue
        value, is_set = definitions.value_of(loaded, pair)
        if is_set and value is not None:
            fields[field.name] = value
    is_accepted = parsed.status == LOADED and parsed.block.error is None
    return (
        Reading(
            READER,
            is_accepted,
            fields,
            others,
            parsed.split.body,
            _NAMES,
            "" if is_accepted else ", ".join(parsed.codes),
        ),
    )
