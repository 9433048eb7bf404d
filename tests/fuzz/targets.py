"""The fuzz targets: one function for each reader, for edits, and for what is made of sessions.

Each takes any bytes at all and raises only when the program breaks a promise: readers never raise,
what they find can be told, edits touch what they were asked for. The first bytes choose (harness,
rules, place, change), the rest is the file.
"""

from __future__ import annotations

import json
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from editor.core import jsonc, sexpr, yaml12
from editor.core.changes import AddItem, MoveItem, RemoveItem, RemoveKey, SetBody, SetField
from editor.core.definition import FieldKind, Origin
from editor.core.document import Document
from editor.core.environment import Environment, Level
from editor.core.harness import Settings
from editor.core.session import Session, read_snapshot, session_from_json, session_to_json
from editor.core.text import apply_text_edits, between, unified_diff
from editor.core.yaml12.quick import quick
from editor.core.yaml12.values import Builder
from editor.harnesses import IDS, by_id
from tests.fuzz.checks import sound_definition, sound_edit, sound_resolution

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.changes import Change
    from editor.core.definition import Definition
    from editor.core.harness import Harness

HERE = Environment(
    home="/home/me", project="/w/repo", config_home="/home/me/.config",
    data_home="/home/me/.local/share", state_home="/home/me/.local/state",
    levels=(Level("/w/repo", True), Level("/w"), Level("/")),
)  # fmt: skip
SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "sessions"
WRONG = (
    None, True, False, 0, -1, 2.5, "", "x", "Read", "*", "mcp__a__b", [], {}, [None], [[]], [{}],
    ["Read"], {"": None}, {"name": "Read"}, "\x00", "\ud800", "a" * 300, 10**30, "allow", "deny",
)  # fmt: skip


class Choices:
    """Takes choices off the front of the data; past its end everything is 0."""

    def __init__(self, data: bytes) -> None:
        self.data, self._at = data, 0

    def number(self) -> int:
        self._at += 1
        return self.data[self._at - 1] if self._at <= len(self.data) else 0

    def of(self, options: Any) -> Any:
        return options[self.number() % len(options)]

    def taken(self, length: int) -> bytes:
        self._at += length
        return self.data[self._at - length : self._at]

    @property
    def rest(self) -> bytes:
        return self.data[self._at :]


def text_of(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


@cache
def places(harness: Harness, rules: str) -> tuple[Origin, ...]:
    """A file in each folder of a harness."""
    found = []
    for root in harness.roots(HERE, rules):
        name = "tool/SKILL.md" if root.matches("SKILL.md") and not root.matches("a.md") else "a.md"
        path = root.path if root.is_file else f"{root.path}/{name}"
        if root.accepts is not None:
            path = f"{root.path}/market/kit/1.0/agents/a.md"
        found.append(Origin(path, root.scope, root.is_writable, root.path))
    return tuple(found)


def chosen(harness: Harness, choices: Choices, *, is_writable: bool = False) -> tuple[Origin, str]:
    rules = choices.of(harness.rules)
    found = places(harness, rules)
    return choices.of([each for each in found if each.is_writable or not is_writable]), rules


def definitions(harness_id: str, data: bytes) -> None:
    """Any bytes as a definition."""
    harness, choices = by_id(harness_id), Choices(data)
    origin, rules = chosen(harness, choices)
    definition = harness.read(Document(choices.rest), origin, rules)
    sound_definition(harness, definition)
    roster = harness.roster([definition, definition], Settings(), rules)
    assert len(roster.entries) == 2


def change_of(harness: Harness, definition: Definition, choices: Choices) -> Change:
    """A change of one field, of a kind the field's editor would ask for."""
    field = choices.of(harness.fields)
    action, index = choices.number(), choices.number() % 8
    text = choices.taken(choices.number() % 64).decode("utf-8", "ignore")
    if field.kind is FieldKind.PROMPT:
        return SetBody(text)
    if action % 8 == 7 and definition.other_keys:
        return RemoveKey(choices.of(definition.other_keys))
    if field.kind in (FieldKind.TOOLS, FieldKind.LIST):
        match action % 5:
            case 0:
                return AddItem(field.name, text or "Read", index if index < 7 else None)
            case 1:
                return RemoveItem(field.name, index)
            case 2:
                return MoveItem(field.name, index, choices.number() % 8)
            case 3:
                items = tuple(part for part in text.split(";") if part.strip())
                return SetField(field.name, items)
    if action % 5 == 4:
        return SetField(field.name, None)
    match field.kind:
        case FieldKind.FLAG | FieldKind.INHERIT:
            return SetField(field.name, bool(action & 8))
        case FieldKind.NUMBER:
            return SetField(field.name, index + (field.minimum or 0))
        case FieldKind.CHOICE if field.choices and action & 8:
            return SetField(field.name, choices.of(field.choices).value)
    return SetField(field.name, text)


def edits(harness_id: str, data: bytes) -> None:
    """Any change of any file."""
    harness, choices = by_id(harness_id), Choices(data)
    origin, rules = chosen(harness, choices, is_writable=True)
    ahead = choices.number()
    words = Choices(choices.taken(ahead % 96))
    definition = harness.read(Document(choices.rest), origin, rules)
    sound_edit(harness, definition, change_of(harness, definition, words))


@cache
def samples(harness_id: str) -> tuple[dict[str, Any], ...]:
    return tuple(
        json.loads(path.read_text(encoding="utf-8"))
        for path in sorted((SAMPLES / harness_id).glob("*.json"))
    )


def bent(value: Any, choices: Choices) -> Any:
    """Put wrong values into a copy of a JSON value, wherever the choices say."""
    value = json.loads(json.dumps(value))
    nodes: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        pairs = node.items() if isinstance(node, dict) else enumerate(node)
        for key, inner in list(pairs):
            nodes.append((node, key))
            if isinstance(inner, dict | list):
                walk(inner)

    walk(value)
    for _ in range(choices.number() % 5):
        holder, key = nodes[(choices.number() << 8 | choices.number()) % len(nodes)]
        action = choices.number()
        if action % 16 == 15 and isinstance(holder, dict):
            holder.pop(key, None)
        elif action % 16 == 14 and isinstance(holder, dict) and key in holder:
            holder[choices.taken(4).decode("latin-1")] = holder[key]
        elif isinstance(holder, list) or key in holder:
            holder[key] = WRONG[action % len(WRONG)]
    return value


def resolutions(harness_id: str, data: bytes) -> None:
    """A definition under a sample session in which some values are wrong."""
    harness, choices = by_id(harness_id), Choices(data)
    origin, rules = chosen(harness, choices)
    wrong = Choices(choices.taken(16))
    session = session_from_json(bent(wrong.of(samples(harness_id)), wrong))
    if not isinstance(session, Session):
        return
    definition = harness.read(Document(choices.rest), origin, rules)
    roster = harness.roster([definition], Settings(), rules)
    sound_resolution(harness, roster.entries[0], session, roster)


def settings(harness_id: str, data: bytes) -> None:
    """Any bytes as the settings files of a harness."""
    harness, choices = by_id(harness_id), Choices(data)
    origin, rules = chosen(harness, choices)
    paths = harness.settings_files(HERE)
    given = choices.number()
    files = {path: choices.rest for at, path in enumerate(paths) if given >> at & 1}
    read = harness.settings(files, HERE, rules)
    for problem in read.problems:
        assert str(problem.message)
    plain = Document(b"---\nname: a\ndescription: d\ntools: Read\n---\nDo it.\n")
    definition = harness.read(plain, origin, rules)
    roster = harness.roster([definition], read, rules)
    session = session_from_json(samples(harness_id)[0])
    assert isinstance(session, Session)
    sound_resolution(harness, roster.entries[0], session, roster)


def snapshots(data: bytes) -> None:
    """Any bytes as a session snapshot."""
    session = read_snapshot(data)
    if isinstance(session, Session):
        again = session_from_json(session_to_json(session))
        assert isinstance(again, Session)
        assert session_to_json(again) == session_to_json(session)
    else:
        assert str(session.message)


def transcripts(data: bytes) -> None:
    """Any bytes as a file of one of the harnesses' own sessions."""
    from editor.storage import session_claude_code, session_mevedel, session_pi_orchestrator

    choices = Choices(data)
    readers = (
        (session_claude_code, "/x/a.jsonl"),
        (session_pi_orchestrator, "/x/a.jsonl"),
        (session_mevedel, "/x/s/session.meta.el"),
    )
    module, path = choices.of(readers)
    found = module.read_file(BytesIO(choices.rest), path, HERE)
    if isinstance(found, Session):
        json.dumps(session_to_json(found))
        assert found.harness in IDS
        harness = by_id(found.harness)
        origin = places(harness, harness.default_rules)[0]
        plain = Document(b"---\nname: a\ndescription: d\ntools: Read\n---\nDo it.\n")
        roster = harness.roster(
            [harness.read(plain, origin, harness.default_rules)], Settings(), harness.default_rules
        )
        sound_resolution(harness, roster.entries[0], found, roster)


def databases(data: bytes) -> None:
    """Any bytes as a write-ahead log over a database."""
    from editor.storage.sqlite_snapshot import overlay

    choices = Choices(data)
    database = choices.taken(choices.number() * 8)
    assert len(overlay(database, choices.rest)) >= 0


def yaml(data: bytes) -> None:
    """Any text as YAML 1.2; the short way reads what the long one reads."""
    text = text_of(data)
    reading = yaml12.read(text)
    node = yaml12.compose(text)
    assert (reading.error is None) == (not isinstance(node, yaml12.YamlError))
    simple = quick(text)
    if simple is not None:
        assert not isinstance(node, yaml12.YamlError)
        assert repr(Builder().build(node)) == repr(simple)


def yaml11(data: bytes) -> None:
    """Any text as a Claude Code header."""
    from editor.harnesses.claude_code.yaml_reader import read_block

    read_block(text_of(data))


def json_with_comments(data: bytes) -> None:
    """Any text as JSONC; what an edit writes is read back."""
    choices = Choices(data)
    key, index = choices.of(("tools", "agents", "x", "")), choices.number() % 6
    spelling = choices.of(('"new"', "[]", '{"a": 1}', "null"))
    action = choices.number() % 6
    text = text_of(choices.rest)
    parsed = jsonc.parse(text)
    made: Any
    match action:
        case 0:
            made = jsonc.set_property(text, (key,), spelling)
        case 1:
            made = jsonc.remove_property(text, (key,))
        case 2:
            made = jsonc.insert_item(text, (key,), spelling, index)
        case 3:
            made = jsonc.remove_item(text, (key,), index)
        case 4:
            made = jsonc.move_item(text, (key,), index, choices.number() % 6)
        case _:
            made = jsonc.set_property(text, (key, "deeper", "still"), spelling)
    if isinstance(made, jsonc.JsoncError):
        return
    after = jsonc.parse(apply_text_edits(text, made))
    assert not made or after.error is None, after.error
    if parsed.error is None and parsed.root is not None and parsed.root.kind == "object":
        kept = [member.key for member in parsed.root.members if member.key != key]
        assert after.root is not None
        assert [member.key for member in after.root.members if member.key != key] == kept
        if action == 0:
            held = after.root.member(key)
            assert held is not None


def lisp(data: bytes) -> None:
    """Any text as Lisp data; what was read can be written and read again."""
    value = sexpr.read(text_of(data))
    if not isinstance(value, sexpr.Fault):
        again = sexpr.read(sexpr.write(value))
        assert repr(again) == repr(value)


def permissions(data: bytes) -> None:
    """Any bytes as a permission file."""
    from editor.harnesses.mevedel.permission_files import read_permission_file

    read = read_permission_file(data, "/x/permissions.el")
    assert read.problem is None or str(read.problem.message)


def differences(data: bytes) -> None:
    """Any two texts: the places where they differ lead from one to the other."""
    middle = data.find(b"\xff\xff")
    before, after = (data[:middle], data[middle + 2 :]) if middle >= 0 else (data, data[::-1])
    splices = between(before, after)
    assert Document(before).with_splices(splices).data == after
    unified_diff(before, after, "a.md")


def words(data: bytes) -> None:
    """Any words on the command line."""
    from editor.cli.arguments import UsageError, parse
    from editor.cli.commands import COMMANDS, COMMON

    refusal = "told"
    try:
        parse(text_of(data).split("\0"), COMMANDS, COMMON)
    except UsageError as error:
        refusal = str(error)
    assert refusal


TARGETS: dict[str, Callable[[bytes], None]] = {
    **{f"definitions-{name}": partial(definitions, name) for name in IDS},
    **{f"edits-{name}": partial(edits, name) for name in IDS},
    **{f"resolutions-{name}": partial(resolutions, name) for name in IDS},
    **{f"settings-{name}": partial(settings, name) for name in IDS},
    "snapshots": snapshots,
    "transcripts": transcripts,
    "databases": databases,
    "yaml": yaml,
    "yaml11": yaml11,
    "jsonc": json_with_comments,
    "lisp": lisp,
    "permissions": permissions,
    "differences": differences,
    "words": words,
}
