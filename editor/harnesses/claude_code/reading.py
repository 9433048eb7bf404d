"""Read one definition file as Claude Code does: header, identity, fields, skipped or loaded.

A finding is a code with the pair it is about; the codes and their order are those of the golden
vectors. Sentences, severities and fixes are made elsewhere, only when somebody looks at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.records import replace, tuple_record
from editor.harnesses.claude_code.catalog import KNOWN_EVERYWHERE, is_known
from editor.harnesses.claude_code.entries import parse_entry
from editor.harnesses.claude_code.splitter import Split, split
from editor.harnesses.claude_code.values import (
    NAME_LIMIT,
    REFUSED,
    UNSET,
    Partly,
    is_ignored_in_plugins,
    is_known_model,
    readers_of,
)
from editor.harnesses.claude_code.yaml_reader import Block, Pair, read_block

if TYPE_CHECKING:
    from editor.harnesses.claude_code.rules import Rules

LOADED = "loaded"
SKIPPED = "skipped"
_NO_BLOCK = Block()


@tuple_record
class Finding:
    """One thing worth saying about a file, with the pair and the list entry it is about."""

    code: str
    pair: Pair | None = None
    entry: str = ""


@tuple_record
class Parsed:
    """A definition file as Claude Code reads it."""

    split: Split
    block: Block
    status: str
    name: str | None  # the identity, with plugin and folders; None when there is none
    own_name: str | None  # the `name` value when it can be used as a text
    description: str | None
    accepted: dict[str, Any]  # every optional field that is kept, by key
    findings: tuple[Finding, ...]

    @property
    def body(self) -> str:
        """The prompt of a file that is loaded."""
        return self.split.body if self.status == LOADED else ""

    @property
    def codes(self) -> list[str]:
        """The codes of the findings, in order."""
        return [finding.code for finding in self.findings]


def parse(text: str, file: str, plugin: str | None, rules: Rules) -> Parsed:
    """Read a file; `file` is its path below the agents folder, `plugin` None outside plugins."""
    found = split(text, rules)
    block = _NO_BLOCK if found.header is None else read_block(found.header)
    pairs = block.by_key
    name, description = _text(pairs.get("name")), _text(pairs.get("description"))
    findings: list[Finding] = []
    if found.code:
        findings.append(Finding(found.code))
    if block.used_tab_retry:
        findings.append(Finding("tab-retry"))
    accepted: dict[str, Any] = {}
    if plugin is None:
        skip = _skip_code(block, name, description, rules)
        if skip:
            findings.append(Finding(skip, pairs.get(_SKIP_KEYS.get(skip, ""))))
            return Parsed(found, block, SKIPPED, name, name, description, accepted, tuple(findings))
        identity = name
    else:
        if block.error is not None:
            findings.append(Finding("yaml-error"))
        identity = plugin_identity(plugin, file, name)
        if name is None:
            findings.append(Finding("fallback-name", pairs.get("name")))
        if description is None:
            findings.append(Finding("fallback-description", pairs.get("description")))
            description = f"Agent from {plugin} plugin"
    readers = readers_of(rules)
    for key, pair in pairs.items():
        reader = readers.get(key)
        if reader is not None:
            is_ignored = plugin is not None and is_ignored_in_plugins(key, rules)
            if is_ignored:
                findings.append(Finding(f"ignored-in-plugin:{key}", pair))
            elif pair.value is not None:
                _read_field(key, pair, reader(pair.value, rules), rules, accepted, findings)
        elif key != "name" and key != "description":
            findings.append(Finding("unknown-field", pair))
    return Parsed(found, block, LOADED, identity, name, description, accepted, tuple(findings))


def as_if_loaded(parsed: Parsed, rules: Rules) -> Parsed:
    """A skipped file with the fields it will have once what keeps it from loading is mended."""
    if parsed.status == LOADED or parsed.block.error is not None:
        return parsed
    accepted: dict[str, Any] = {}
    readers = readers_of(rules)
    for pair in parsed.block.pairs:
        reader = readers.get(pair.key)
        if reader is not None and pair.value is not None:
            _read_field(pair.key, pair, reader(pair.value, rules), rules, accepted, [])
    return replace(parsed, status=LOADED, accepted=accepted)


def _text(pair: Pair | None) -> str | None:
    """A text that is not empty; anything else counts as missing."""
    return pair.value if pair and isinstance(pair.value, str) and pair.value else None


_SKIP_KEYS = {
    "missing-name": "name",
    "name-leading-dash": "name",
    "name-colon": "name",
    "name-too-long": "name",
    "missing-description": "description",
}


def _skip_code(block: Block, name: str | None, description: str | None, rules: Rules) -> str:
    """The one reason why a file outside plugins is skipped, empty when it loads."""
    if block.error is not None:
        return "yaml-error"
    if name is None:
        return "missing-name"
    fault = name_fault(name, rules)
    if fault:
        return fault
    return "" if description is not None else "missing-description"


def name_fault(name: str, rules: Rules) -> str:
    """Why a name makes its file skipped, empty when it does not."""
    if name.startswith("-"):
        return "name-leading-dash"
    if ":" in name and rules.since(218):
        return "name-colon"
    return "name-too-long" if len(name) > NAME_LIMIT and rules.is_october else ""


def plugin_identity(plugin: str, file: str, name: str | None) -> str:
    """`plugin:folder:name`; folders come from the path, the stem stands in for a missing name."""
    *folders, last = file.replace("\\", "/").split("/")
    stem = last[:-3] if last.endswith(".md") else last
    return ":".join([plugin, *(folder for folder in folders if folder), name or stem])


def _read_field(
    key: str,
    pair: Pair,
    value: Any,
    rules: Rules,
    accepted: dict[str, Any],
    findings: list[Finding],
) -> None:
    """Keep what a field's reader kept of its value, or note why it has none."""
    if value is UNSET:
        return
    if value is REFUSED:
        is_map = key == "experimental" and isinstance(pair.value, dict)
        place = f"{key}.cacheTtl" if is_map else key
        findings.append(Finding(f"bad-value:{place}", pair))
        return
    if isinstance(value, Partly):
        findings.append(Finding(f"bad-value:{key}", pair))
        value = value.kept
    accepted[key] = value
    if key == "tools" or key == "disallowedTools":
        _read_entries(key, pair, value, rules, findings)
    elif key == "model" and not is_known_model(value):
        findings.append(Finding("unknown-model", pair))


def _read_entries(
    key: str, pair: Pair, entries: list[str], rules: Rules, findings: list[Finding]
) -> None:
    """Note what is remarkable about the entries of a list."""
    for written in entries:
        if written in KNOWN_EVERYWHERE:
            continue
        entry = parse_entry(written)
        if entry.has_specifier:
            is_type_list = key == "tools" and entry.name == "Agent"
            code = "agent-type-list-ignored" if is_type_list else "tool-specifier-widened"
            findings.append(Finding(code, pair, written))
        elif key == "tools" and not entry.is_mcp and not is_known(entry.name, rules):
            findings.append(Finding("unknown-tool", pair, written))
