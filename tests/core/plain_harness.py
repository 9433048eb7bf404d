"""Two small harnesses for testing edits: one reads its headers as YAML, one line by line.

They stand for what the real ones do, with the same fields; their readers share no code with the
locators they check.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import yaml
from ruamel.yaml import YAML as RuamelYaml
from ruamel.yaml.error import YAMLError as RuamelError

from editor.core.changes import (
    AddItem,
    Change,
    KeyChange,
    MoveItem,
    Plan,
    Reading,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.definition import Definition, Origin, Status, Value
from editor.core.frontmatter import (
    LENIENT_YAML,
    Closing,
    Fence,
    LineGrammar,
    LineSyntax,
    Opening,
    YamlSyntax,
)
from editor.core.planning import add_item, move_item, remove_item, set_key
from editor.core.records import replace
from editor.core.spelling import LINES, YAML, Dialect

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.document import Document

ORIGIN = Origin("/agents/sample.md")
LISTS = ("tools", "skills")
AFTER = {"tools": ("description", "name"), "model": ("tools", "description", "name")}
FIELDS = ("name", "description", "tools", "skills", "model", "color")


class PlainHarness:
    """What both have in common: fields are keys of the same name."""

    dialect: Dialect = YAML
    keys: dict[str, str] = {}  # noqa: RUF012 - a constant of a test double

    def syntax(self, document: Document, origin: Origin, rules: str) -> Any:
        raise AssertionError("each harness has its own")

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        raise AssertionError("each harness has its own")

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        return Definition("plain", rules, "plain", origin, document, Status.LOADED)

    def plan(self, document: Document, origin: Origin, change: Change, rules: str) -> Plan:
        text = document.text
        syntax = self.syntax(document, origin, rules)
        now = self.readings(document, origin, rules)[0].fields
        match change:
            case SetField(name, value):
                key = self.keys.get(name, name)
                made = set_key(text, syntax, key, value, self.dialect, AFTER.get(name, ()))
                return Plan((made,), {name: value})
            case AddItem(name, item, index):
                held = list(_list(now.get(name)))
                held.insert(len(held) if index is None else index, item)
                made = add_item(text, syntax, name, item, index, self.dialect)
                return Plan((made,), {name: tuple(held)})
            case RemoveItem(name, index):
                held = list(_list(now.get(name)))
                del held[index : index + 1]
                return Plan((remove_item(name, index),), {name: tuple(held)})
            case MoveItem(name, index, to):
                held = list(_list(now.get(name)))
                if index < len(held):
                    held.insert(to, held.pop(index))
                return Plan((move_item(name, index, to),), {name: tuple(held)})
            case SetBody(body):
                return Plan((KeyChange("body", spellings=(body,)),), {}, (), body.strip())
            case RemoveKey(key):
                return Plan((KeyChange("remove", key),), {})


def _list(value: Value) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()


def ruamel(text: str) -> Any:
    """Read YAML 1.2 with a reader that is not the locator's."""
    return RuamelYaml(typ="safe", pure=True).load(text)


def pyyaml(text: str) -> Any:
    """Read YAML 1.1."""
    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@dataclass
class YamlHarness(PlainHarness):
    """Reads headers as YAML: strictly, with one reader for each version given."""

    loaders: dict[str, Callable[[str], Any]] = field(
        default_factory=lambda: {"new": ruamel, "old": pyyaml}
    )
    dialect: Dialect = YAML
    falls_back: bool = True

    fence = Fence(Opening.PADDED, Closing.PADDED)

    def syntax(self, document: Document, origin: Origin, rules: str) -> Any:
        syntax = YamlSyntax(self.fence, list_keys=frozenset(LISTS))
        problem = syntax.layout(document.text).problem
        if problem and problem.code == "header-unreadable" and self.falls_back:
            grammar = replace(LENIENT_YAML, known=frozenset(FIELDS), list_keys=frozenset(LISTS))
            return LineSyntax(self.fence, grammar)
        return syntax

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        return tuple(_yaml_reading(name, load, document) for name, load in self.loaders.items())


_HEADER = re.compile(
    r"\A\ufeff?---[ \t]*(?:\r\n|\n|\r)(.*?)^---[ \t]*$(?:\r\n|\n|\r|\Z)",
    re.DOTALL | re.MULTILINE,
)


def _yaml_reading(name: str, load: Callable[[str], Any], document: Document) -> Reading:
    reads = frozenset((*FIELDS, "maxTurns", "hidden"))
    text = document.text.replace("\r\n", "\n").replace("\r", "\n")
    found = _HEADER.match(text)
    if not found:
        return Reading(name, False, {}, {}, text.strip(), reads, "no header")
    body = text[found.end() :].strip()
    try:
        values = load(found.group(1))
    except (yaml.YAMLError, RuamelError, ValueError, KeyError, TypeError) as error:
        return Reading(name, False, {}, {}, body, reads, type(error).__name__)
    if not isinstance(values, dict):
        values = {}
    fields: dict[str, Value] = {}
    others: dict[str, str] = {}
    for key, value in values.items():
        if key in LISTS:
            parts = value.split(",") if isinstance(value, str) else value or []
            parts = parts if isinstance(parts, list) else []
            fields[key] = tuple(
                part.strip() for part in parts if isinstance(part, str) and part.strip()
            )
            if value is None:
                del fields[key]
        elif key in reads:
            if isinstance(value, (str, bool, int, float)):
                fields[key] = value
        else:
            others[str(key)] = repr(value)
    is_accepted = isinstance(fields.get("name"), str)
    return Reading(name, is_accepted, fields, others, body, reads, "" if is_accepted else "name")


@dataclass
class LineHarness(PlainHarness):
    """Reads headers line by line: keys in column 0, compared loosely; no comments, no escapes."""

    dialect: Dialect = LINES

    fence = Fence(Opening.PADDED, Closing.PREFIX)
    grammar = LineGrammar(
        key=re.compile(r"([A-Za-z][A-Za-z0-9_\- ]*):(?!.*[\u2028\u2029])"),
        normalise=lambda key: re.sub(r"[-_\s]", "", key).lower(),
        item=re.compile(r"[ \t]*-[ \t]+(?!.*[\u2028\u2029])"),
        known=frozenset(FIELDS),
        list_keys=frozenset(LISTS),
    )

    def syntax(self, document: Document, origin: Origin, rules: str) -> Any:
        return LineSyntax(self.fence, self.grammar)

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        return (line_reading(document.text),)


def line_reading(text: str) -> Reading:
    """Read a document as the line harness does, written without a look at the locator."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    reads = frozenset(FIELDS)
    first, feed, rest = text.partition("\n")
    if first.rstrip(" \t") != "---" or not feed:
        return Reading("lines", False, {}, {}, text.strip(), reads, "no header")
    end = ("\n" + rest).find("\n---")
    if end < 0:
        return Reading("lines", False, {}, {}, text.strip(), reads, "no end")
    header = rest[:end].split("\n")
    body = rest[end + 3 :].strip()
    values: dict[str, str | list[str]] = {}
    last = ""
    for line in header:
        if "\u2028" in line or "\u2029" in line or line.strip().startswith("#"):
            continue
        item = re.fullmatch(r"[ \t]*-[ \t]+(.*)", line)
        key = re.fullmatch(r"([A-Za-z][A-Za-z0-9_\- ]*):(.*)", line)
        if item and last:
            held = values[last]
            held = held if isinstance(held, list) else []
            shown = _bare(item.group(1))
            values[last] = [*held, shown] if shown else held
        elif key:
            last = "".join(key.group(1).lower().replace("-", "").replace("_", "").split())
            values[last] = _bare(key.group(2)) if key.group(2).strip() else []
    fields: dict[str, Value] = {}
    others: dict[str, str] = {}
    for name, value in values.items():
        if name in LISTS:
            if isinstance(value, str):
                value = value.removeprefix("[").removesuffix("]")
                value = [_bare(part) for part in value.split(",")]
            fields[name] = tuple(part for part in value if part)
        elif name in reads:
            if isinstance(value, list):
                value = value[0] if len(value) == 1 else ""
            if value:
                fields[name] = value
        else:
            others[name] = repr(value)
    is_accepted = bool(fields.get("description")) and bool(body)
    return Reading("lines", is_accepted, fields, others, body, reads, "incomplete")


def _bare(text: str) -> str:
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        return text[1:-1]
    return text
