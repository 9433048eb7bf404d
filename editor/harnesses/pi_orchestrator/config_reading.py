"""The configuration file as a definition of its own kind, with what is wrong in it."""

from __future__ import annotations

import difflib
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Definition, FieldValue, Source, Status
from editor.core.jsonc import JsoncFault, JsoncSyntax, parse, remove_elements
from editor.core.jsonc.wording import malformed
from editor.core.problems import Fix, Problem, Severity
from editor.core.text import TextEdit, line_of
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import lint, wording
from editor.harnesses.pi_orchestrator.config import (
    FLAGS,
    KNOWN_KEYS,
    LISTS,
    Config,
    from_value,
    load,
)
from editor.harnesses.pi_orchestrator.config_entries import fleet_lines, override_lines
from editor.harnesses.pi_orchestrator.fields import (
    CONFIG,
    CONFIG_BY_KEY,
    CONFIG_DEFAULTS,
    CONFIG_FIELDS,
)
from editor.harnesses.pi_orchestrator.script import trim

if TYPE_CHECKING:
    from editor.core.definition import Origin, Value
    from editor.core.document import Document
    from editor.core.jsonc import Node

ID: Final = "pi-orchestrator"
ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO
SYNTAX: Final = JsoncSyntax()
_NUMBERS: Final = ("maxTurns", "stallTimeoutMs")


def text_of(document: Document) -> str:
    """Give the text as it is decoded; a byte order mark stays, and counts as a fault."""
    if document.text.isascii() or document.is_utf8:
        return document.text
    return document.data.decode("utf-8", "replace")


def read_config(document: Document, origin: Origin, rules: str) -> Definition:
    """Read the configuration file; a fault in it means that all of it counts for nothing."""
    text = text_of(document)
    held = load(text)
    parsed = parse(text)
    root = parsed.root if parsed.root is not None and parsed.root.kind == "object" else None
    members = {member.key: member for member in root.members} if root else {}
    fields: dict[str, FieldValue] = {}
    for field in CONFIG_FIELDS:
        member = members.get(field.key)
        if member is None:
            fields[field.name] = FieldValue(CONFIG_DEFAULTS[field.name], Source.DEFAULT)
            continue
        raw = text[member.value.start : member.value.end]
        value = config_value(held, field.key)
        fields[field.name] = FieldValue(value, Source.FILE, line_of(text, member.start), raw)

    def make_native() -> dict[str, Any]:
        return held.native()

    return Definition(
        harness=ID,
        rules=rules,
        name=origin.file_name,
        origin=origin,
        document=document,
        status=Status.LOADED if root is not None else Status.SKIPPED,
        fields=MappingProxyType(fields),
        other_keys=tuple(key for key in members if key not in KNOWN_KEYS),
        problems=tuple(_problems(document, text, root)),
        kind=CONFIG,
        make_native=make_native,
    )


def config_value(held: Config, key: str) -> Value:
    """Give the value in effect for a key of the file; objects as lines."""
    if key == "builtinFleet":
        return fleet_lines(held.builtin_fleet)
    if key == "modelOverrides":
        return override_lines(held.model_overrides)
    value = held.native()[key]
    return tuple(value) if isinstance(value, list) else value


def _problems(document: Document, text: str, root: Node | None) -> list[Problem]:
    parsed = parse(text)
    if parsed.error is not None:
        problem = malformed(parsed.error)
        fix = None
        if parsed.error.fault is JsoncFault.BYTE_ORDER_MARK:
            title = message(wording.FIX_BYTE_ORDER_MARK)
            fix = Fix(title, document.splices([TextEdit(0, 1, "")]))
        is_empty = parsed.error.fault is JsoncFault.NOTHING
        severity = WARNING if is_empty else ERROR
        return [
            Problem("config-malformed", severity, problem.message, problem.line, fix),
            Problem("config-ignored", severity, message(wording.CONFIG_IGNORED), problem.line),
        ]
    if root is None:
        text_ = message(wording.CONFIG_NO_OBJECT)
        return [Problem("config-no-object", ERROR, text_, 1)]
    problems = _duplicates(document, text, root)
    for member in root.members:
        if member is not root.member(member.key):
            continue
        line = line_of(text, member.start)
        if member.key not in KNOWN_KEYS:
            problems += _unknown(document, member.key, member.start, member.key_end, line, root)
        else:
            problems += _value_problems(member.key, member.value, line)
    held = from_value(root.value)
    if held.child_extensions and not any(
        "pi-orchestrator" in each for each in held.child_extensions
    ):
        member_ = root.member("childExtensions")
        line = line_of(text, member_.start) if member_ else 1
        text_ = message(wording.NO_GATE_EXTENSIONS)
        problems.append(Problem("no-gate", WARNING, text_, line, field="child_extensions"))
    return problems


def _duplicates(document: Document, text: str, root: Node) -> list[Problem]:
    """A key written twice: the last one counts, the extension itself would change the first."""
    problems: list[Problem] = []
    keys = [member.key for member in root.members]
    for key in dict.fromkeys(key for key in keys if keys.count(key) > 1):
        places = [index for index, each in enumerate(keys) if each == key]
        first, last = root.members[places[0]], root.members[places[-1]]
        edits = remove_elements(text, root, places[:-1])
        fix = Fix(message(wording.FIX_DUPLICATE, key=key), document.splices(edits))
        line = line_of(text, first.start)
        text_ = message(
            wording.CONFIG_DUPLICATE, key=key, line=line, last=line_of(text, last.start)
        )
        field = CONFIG_BY_KEY[key].name if key in CONFIG_BY_KEY else ""
        problems.append(Problem("duplicate-key", WARNING, text_, line, fix, field))
    return problems


def _unknown(
    document: Document, key: str, start: int, end: int, line: int, root: Node
) -> list[Problem]:
    lower = {known.lower(): known for known in KNOWN_KEYS}
    bare = key.lower().replace("_", "").replace("-", "")
    near = difflib.get_close_matches(bare, lower, n=1, cutoff=0.85)
    meant = lower.get(bare) or (lower[near[0]] if near else "")
    if not meant or root.member(meant) is not None:
        return []
    edit = TextEdit(start, end, f'"{meant}"')
    title = message(wording.FIX_KEY, written=key, meant=meant)
    fix = Fix(title, document.splices([edit]))
    text = message(wording.CONFIG_MISSPELT, written=key, meant=meant)
    return [Problem("misspelt-field", WARNING, text, line, fix)]


def _value_problems(key: str, value: Node, line: int) -> list[Problem]:
    field = CONFIG_BY_KEY[key].name

    def problem(code: str, severity: Severity, template: str, **values: str | int) -> Problem:
        return Problem(code, severity, message(template, key=key, **values), line, field=field)

    if key in FLAGS and value.kind != "boolean":
        return [problem("bad-value", WARNING, wording.CONFIG_BAD_VALUE)]
    if key in _NUMBERS and from_value({key: value.value}).native()[key] != value.value:
        return [problem("bad-value", WARNING, wording.CONFIG_BAD_VALUE)]
    if key == "builtinFleet":
        return _fleet_problems(value, problem)
    if key == "modelOverrides":
        if value.kind != "object":
            return [problem("bad-value", WARNING, wording.CONFIG_BAD_VALUE)]
        bad = [
            name for name, text in value.value.items()
            if not (isinstance(text, str) and trim(text))
        ]  # fmt: skip
        return [
            problem("bad-override", WARNING, wording.CONFIG_BAD_ENTRY, entry=name) for name in bad
        ]
    if key in LISTS:
        return _list_problems(key, value, problem)
    return []


def _fleet_problems(value: Node, problem: Any) -> list[Problem]:
    if value.kind not in ("boolean", "object"):
        return [problem("bad-value", WARNING, wording.CONFIG_BAD_VALUE)]
    if value.kind == "boolean":
        return []
    kept = from_value({"builtinFleet": value.value}).builtin_fleet
    bad = [
        name for name, entry in value.value.items()
        if not isinstance(kept, dict) or kept.get(name) != entry
    ]  # fmt: skip
    return [
        problem("bad-fleet-entry", WARNING, wording.CONFIG_BAD_ENTRY, entry=name) for name in bad
    ]


def _list_problems(key: str, value: Node, problem: Any) -> list[Problem]:
    if value.kind != "array":
        return [problem("bad-value", WARNING, wording.CONFIG_BAD_VALUE)]
    texts = [item for item in value.value if isinstance(item, str) and trim(item)]
    problems: list[Problem] = []
    if len(texts) < len(value.value):
        count = len(value.value) - len(texts)
        problems.append(problem("entry-not-text", WARNING, wording.ENTRY_NOT_TEXT, count=count))
    if key == "keepTools" and not texts:
        problems.append(problem("keeps-all", INFO, wording.KEEPS_ALL))
    if key != "childExtensions":
        problems += [
            problem(
                remark.code, remark.severity, remark.template,
                entry=remark.entry, meant=remark.meant,
            )
            for remark in lint.matcher_remarks(texts)
        ]  # fmt: skip
    return problems
