"""Reading `FIELD=VALUE` and `FIELD` into changes of a definition."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from editor.cli.arguments import UsageError, near
from editor.cli.output import as_clause
from editor.core.changes import RemoveKey, SetBody, SetField
from editor.core.definition import FieldKind
from editor.core.patterns import pattern
from editor.core.planning import written_items
from editor.core.problems import Problem
from editor.core.records import record
from editor.storage.files import read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.changes import Change
    from editor.core.definition import Definition, Field, Value
    from editor.core.harness import Harness

ASSIGNMENT = pattern(r"([A-Za-z][\w-]*?)([+-]?)=(.*)", re.DOTALL)
TRUE, FALSE = ("true", "yes", "on"), ("false", "no", "off")
LISTS = (FieldKind.TOOLS, FieldKind.LIST)
FLAGS = (FieldKind.FLAG, FieldKind.INHERIT)


@record
class Assignment:
    """One `FIELD=VALUE` as written."""

    field: str
    operator: str  # "", "+" or "-"
    value: str


def assignments(words: Sequence[str]) -> tuple[list[str], list[Assignment]]:
    """Split the words of `set` into targets and assignments."""
    targets: list[str] = []
    found: list[Assignment] = []
    for word in words:
        match = ASSIGNMENT.fullmatch(word)
        if match:
            found.append(Assignment(match[1], match[2], _from_file(match[1], _as_typed(match[3]))))
        else:
            targets.append(word)
    return targets, found


def changes(definition: Definition, harness: Harness, wanted: Sequence[Assignment]) -> list[Change]:
    """Turn assignments into changes of one definition."""
    result: list[Change] = []
    lists: dict[str, tuple[str, ...]] = {}
    before: dict[str, tuple[str, ...]] = {}  # of the lists that items are added to or taken from
    for assignment in wanted:
        field = field_named(assignment.field, harness)
        if field.kind is FieldKind.PROMPT:
            result.append(SetBody(assignment.value))
        elif assignment.operator:
            if field.kind not in LISTS:
                raise UsageError(f"“{field.name}” is no list; write {field.name}=VALUE")
            if field.name not in lists:
                lists[field.name] = before[field.name] = _held(definition, harness, field)
            held = lists[field.name]
            items = split_list(assignment.value)
            held = (
                (*held, *(item for item in items if item not in held))
                if assignment.operator == "+"
                else tuple(item for item in held if item not in items)
            )
            lists[field.name] = held
        else:
            value = read_value(assignment.value, field)
            if isinstance(value, tuple):
                lists[field.name] = value
            else:
                result.append(SetField(field.name, value))
    # An item that is there already, or was never there, does not write a default out.
    changed = (pair for pair in lists.items() if before.get(pair[0]) != pair[1])
    return [*result, *(SetField(name, value) for name, value in changed)]


def removals(
    words: Sequence[str], harness: Harness, kept_keys: Sequence[str]
) -> tuple[list[str], list[Change]]:
    """Split the words of `unset`: what is a field (or a key the harness does not know), what not.

    The first word is always a name or path.
    """
    targets = list(words[:1])
    result: list[Change] = []
    for word in words[1:]:
        field = _find(word, harness)
        if field is not None and field.kind is FieldKind.PROMPT:
            raise UsageError("the prompt cannot be removed; write prompt=TEXT to replace it")
        if field is not None:
            result.append(SetField(field.name, None))
        elif word in kept_keys:
            result.append(RemoveKey(word))
        else:
            targets.append(word)
    return targets, result


def field_named(name: str, harness: Harness) -> Field:
    """Find a field by its name or by its key as written in a file."""
    field = _find(name, harness)
    if field is None:
        names = [each.name for each in harness.fields]
        guess = near(name, names)
        hint = f"did you mean {guess}?" if guess else f"there are {', '.join(names)}"
        raise UsageError(f"{harness.title} has no field “{name}”; {hint}")
    return field


def read_value(text: str, field: Field) -> Value:
    """Read the text of a value as its field's kind wants it; nothing means “not set”."""
    if field.kind in LISTS:
        return split_list(text)
    if not text:
        return None
    if field.kind in FLAGS:
        if text.lower() in TRUE:
            return True
        if text.lower() in FALSE:
            return False
        raise UsageError(f"“{field.name}” is true or false, not “{text}”")
    if field.kind is FieldKind.NUMBER:
        if re.fullmatch(r"-?[0-9]{1,1000}", text):
            return int(text)
        raise UsageError(f"“{field.name}” is a whole number, not “{text}”")
    return text


def split_list(text: str) -> tuple[str, ...]:
    """Split at commas outside brackets, as in `Read, Bash(git diff:*, git log:*)`."""
    items: list[str] = []
    depth = start = 0
    for at, character in enumerate(text + ","):
        if character == "," and (depth == 0 or at == len(text)):
            items.append(text[start:at].strip())
            start = at + 1
        elif character == "(":
            depth += 1
        elif character == ")":
            depth = max(depth - 1, 0)
    return tuple(item for item in items if item)


def _find(name: str, harness: Harness) -> Field | None:
    """Find a field: exactly, by its key, or without regard to case and dashes."""
    for field in harness.fields:
        if name == field.name:
            return field
    plain = _plain(name)
    for field in harness.fields:
        if plain in (_plain(field.name), _plain(field.key)):
            return field
    return None


def _plain(name: str) -> str:
    return name.replace("-", "").replace("_", "").lower()


def _held(definition: Definition, harness: Harness, field: Field) -> tuple[str, ...]:
    """The list that applies now, or stands in a header nobody can read, to add to."""
    if not definition.is_set(field.name):
        document = definition.document
        syntax = harness.syntax(document, definition.origin, definition.rules)
        written = written_items(document.text, syntax, field.key)
        if written:
            return written
    held = definition.value(field.name)
    if isinstance(held, tuple):
        return held
    return (held,) if isinstance(held, str) else ()


def _as_typed(text: str) -> str:
    """Undo what a locale without letters beyond ASCII did to UTF-8 text on the command line."""
    try:
        return text.encode("utf-8", "surrogateescape").decode("utf-8")
    except UnicodeError:
        return text


def _from_file(field: str, text: str) -> str:
    """Take `@FILE` from that file, without its last line end; `@@x` means the text `@x`."""
    if not text.startswith("@"):
        return text
    if text.startswith("@@"):
        return text[1:]
    name = text[1:]
    if not name:
        raise UsageError(f"{field}=@ needs a file: {field}=@FILE ({field}=@@ for a text “@”)")
    document = read(name)
    if isinstance(document, Problem):
        raise UsageError(f"{field}=@{name}: {as_clause(str(document.message))}")
    if not document.is_utf8:
        raise UsageError(f"{field}=@{name}: the file is not UTF-8 text; save it as UTF-8 first")
    content = document.text
    if field == "prompt":
        return content
    return content.removesuffix("\n").removesuffix("\r")
