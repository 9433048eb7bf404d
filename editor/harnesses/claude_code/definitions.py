"""From a document to the definition the rest of the program shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.definition import (
    Definition,
    FieldValue,
    LazyFields,
    LazyProblems,
    Source,
    Status,
)
from editor.core.wording import message
from editor.harnesses.claude_code import locations, wording, wording_launch
from editor.harnesses.claude_code.checks import problems_of
from editor.harnesses.claude_code.entries import is_lone_star
from editor.harnesses.claude_code.fields import BY_KEY, BY_NAME, FIELDS
from editor.harnesses.claude_code.loading import tidy
from editor.harnesses.claude_code.native import native
from editor.harnesses.claude_code.reading import LOADED, Parsed, as_if_loaded, parse
from editor.harnesses.claude_code.rules import rules_for
from editor.harnesses.claude_code.validity import cited

if TYPE_CHECKING:
    from editor.core.definition import Origin, Value
    from editor.core.document import Document
    from editor.core.problems import Problem
    from editor.core.wording import Message
    from editor.harnesses.claude_code.rules import Rules
    from editor.harnesses.claude_code.yaml_reader import Pair

ID = "claude-code"
_DEFAULTS = {field.name: FieldValue(field.default, Source.DEFAULT) for field in FIELDS if field.key}
_RAW_KEYS = frozenset({"mcpServers", "hooks", "experimental"})
_IDENTITY = frozenset({"name", "description"})


def place_of(origin: Origin) -> tuple[str, str | None]:
    """The path below the agents folder and the plugin, None outside plugins."""
    if origin.scope != locations.PLUGIN:
        return origin.file_name, None  # folders enter the identity only in plugins
    path = tidy(origin.path)
    cached = locations.plugin_of(path)
    if cached and not origin.plugin:
        return cached[1], cached[0]
    below = path.rpartition("/agents/")[2] or origin.file_name
    return below, origin.plugin or "plugin"


def read_parsed(document: Document, origin: Origin, rules: Rules) -> Parsed:
    """Read a document as Claude Code does at this place."""
    file, plugin = place_of(origin)
    return parse(document.text, file, plugin, rules)


def read(document: Document, origin: Origin, rules_name: str) -> Definition:
    """Read one definition: its fields, what becomes of the file, and what is wrong with it."""
    rules = rules_for(rules_name)
    file, plugin = place_of(origin)
    parsed = parse(document.text, file, plugin, rules)

    def make_native() -> dict[str, Any]:
        return native(parsed)

    def make_prompt() -> str:
        return parsed.split.body

    def find_problems() -> tuple[Problem, ...]:
        return problems_of(document, parsed, rules, is_plugin=plugin is not None)

    return Definition(
        ID,
        rules_name,
        parsed.name or _stem(origin),
        origin,
        document,
        Status.LOADED if parsed.status == LOADED else Status.SKIPPED,
        FieldValues(parsed, origin, rules),
        tuple(pair.key for pair in parsed.block.pairs if pair.key not in BY_KEY),
        LazyProblems(find_problems),
        make_native=make_native,
        make_prompt=make_prompt,
    )


def _stem(origin: Origin) -> str:
    name = origin.file_name
    return name[:-3] if name.endswith(".md") else name


class FieldValues(LazyFields):
    """Every field with its value and where it comes from, also of a file that is skipped."""

    __slots__ = ("_loaded", "_origin", "_parsed", "_rules")

    def __init__(self, parsed: Parsed, origin: Origin, rules: Rules) -> None:
        super().__init__(_DEFAULTS)
        self._parsed, self._origin, self._rules = parsed, origin, rules
        self._loaded: Parsed | None = None

    def make(self, field: str) -> FieldValue:
        """Read one field off the header, or give its default."""
        parsed, key = self._parsed, BY_NAME[field].key
        for pair in reversed(parsed.block.pairs):
            if pair.key != key:
                continue
            if self._loaded is None:
                self._loaded = as_if_loaded(parsed, self._rules)
            value, is_set = value_of(self._loaded, pair)
            if not is_set and parsed.status != LOADED and key not in _IDENTITY:
                value, is_set = _unaccepted(pair), pair.value is not None
            if is_set:
                raw = raw_of(parsed, pair) if key in _RAW_KEYS else pair.written
                return FieldValue(value, Source.FILE, pair.line + 2, raw)
        if field == "name" and parsed.own_name is None:
            note = message(wording.NAME_FROM_FILE)
            return FieldValue(_stem(self._origin), Source.DEFAULT, note=note)
        if field == "tools" and self._origin.scope == locations.BUILTIN:
            return FieldValue(None, Source.DEFAULT, note=_builtin_tools(parsed.own_name or ""))
        return _DEFAULTS[field]


def _builtin_tools(name: str) -> Message | None:
    """What is known of the tools of a built-in agent without a list, when it is not the usual."""
    if name in locations.UNPUBLISHED_POOLS:
        return cited(wording_launch.UNSETTLED["pool-not-published"])
    return cited(wording_launch.FORKED) if name == locations.FORK else None


def value_of(parsed: Parsed, pair: Pair) -> tuple[Value, bool]:
    """A field's value as it is kept, and whether the file sets the field at all.

    A lone `*` shows as such although it means the same as leaving `tools` out; an empty `tools` is
    set to nothing, which is a third thing. A value that is dropped counts as not set, and so does
    an empty one of any other field.
    """
    key = pair.key
    if key == "name":
        return parsed.own_name, parsed.own_name is not None
    if key == "description":
        is_text = isinstance(pair.value, str) and bool(pair.value)
        return (pair.value if is_text else None), is_text
    if key == "tools":
        if is_lone_star(pair.value):
            return ("*",), True
        if pair.value is None or pair.value == "":
            return None, True
    kept = parsed.accepted.get(key)
    if key in _RAW_KEYS:
        return (raw_of(parsed, pair), True) if kept is not None else (None, False)
    if isinstance(kept, list):
        return tuple(kept), True
    if isinstance(kept, (str, bool, int, float)):
        return kept, True
    return (False, True) if pair.value is False else (None, False)


def _unaccepted(pair: Pair) -> Value:
    """What a skipped file says, as far as it can be shown."""
    value = pair.value
    if isinstance(value, (str, bool, int, float)):
        return value
    if isinstance(value, list):
        return tuple(item for item in value if isinstance(item, str))
    return None


def raw_of(parsed: Parsed, pair: Pair) -> str:
    """A value as it is written."""
    header = parsed.split.header or ""
    if parsed.block.used_tab_retry:
        header = header.replace("\t", "  ")
    first, *rest = header[pair.start : pair.end].rstrip().splitlines() or [""]
    indent = " " * pair.column
    return "\n".join([first, *(line.removeprefix(indent) for line in rest)])
