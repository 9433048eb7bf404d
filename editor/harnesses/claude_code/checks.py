"""What a file may do to its reader although Claude Code finds nothing wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.text import line_of
from editor.core.wording import message
from editor.harnesses.claude_code import mending, wording
from editor.harnesses.claude_code.catalog import ALWAYS_REMOVED, MEMORY_TOOLS, RETIRED, is_known
from editor.harnesses.claude_code.entries import Kind, parse_entry
from editor.harnesses.claude_code.findings import ERROR, INFO, WARNING, Facts, add_findings
from editor.harnesses.claude_code.reading import LOADED, name_fault
from editor.harnesses.claude_code.values import NAME_LIMIT

if TYPE_CHECKING:
    from editor.core.document import Document
    from editor.core.problems import Problem
    from editor.harnesses.claude_code.reading import Parsed
    from editor.harnesses.claude_code.rules import Rules
    from editor.harnesses.claude_code.yaml_reader import Pair

_BOOLEAN_1_1 = frozenset((
    "y", "Y", "n", "N", "yes", "Yes", "YES", "no", "No", "NO",
    "on", "On", "ON", "off", "Off", "OFF",
))  # fmt: skip


def problems_of(
    document: Document, parsed: Parsed, rules: Rules, *, is_plugin: bool
) -> tuple[Problem, ...]:
    """Everything worth saying about one file by itself, in the order of its lines."""
    facts = Facts(document, parsed, rules, is_plugin=is_plugin)
    if parsed.findings:
        add_findings(facts)
    if parsed.split.header is not None:
        _check_header(facts)
    if parsed.status == LOADED:
        _check_values(facts)
    if not document.text.isascii() and not document.is_utf8:
        at = next(i for i, char in enumerate(document.text) if "\udc80" <= char <= "\udcff")
        facts.add("not-utf8", WARNING, wording.NOT_UTF8, line=line_of(document.text, at))
    if len(facts.problems) > 1:
        facts.problems.sort(key=lambda problem: problem.line or 0)
    return tuple(facts.problems)


def _check_header(facts: Facts) -> None:
    """Places that other versions or other readers take otherwise."""
    split, block, text = facts.parsed.split, facts.parsed.block, facts.text
    if split.is_unsettled:
        line = line_of(text, split.header_end)
        facts.add("header-end-unsettled", WARNING, wording.UNSETTLED_END, line=line)
    elif split.earlier is not None:
        line = line_of(text, split.earlier)
        facts.add("header-may-end-earlier", WARNING, wording.EARLIER_END, line=line)
    for key in block.duplicates:
        facts.add("duplicate-key", WARNING, wording.DUPLICATE, pair=block.by_key.get(key), key=key)
    if block.has_references:
        facts.add("yaml-references", WARNING, wording.REFERENCES, line=2)


def _check_values(facts: Facts) -> None:
    """Values that are accepted and still surprise."""
    parsed = facts.parsed
    for pair in parsed.block.pairs:
        check = _CHECKS.get(pair.key)
        if check is not None:
            check(facts, pair)
    if parsed.split.header is not None and not parsed.split.has_body:
        _check_prompt(facts)
    entries = parsed.accepted.get("tools")
    if entries:
        _check_list(facts, entries)


def _check_prompt(facts: Facts) -> None:
    """A prompt of nothing but white space; one that stands in the header has been told about."""
    if not any(problem.code == "prompt-in-header" for problem in facts.problems):
        facts.add("empty-prompt", WARNING, wording.EMPTY_PROMPT, field="prompt")


def _check_list(facts: Facts, entries: list[str]) -> None:
    """A list of tools taken as a whole."""
    parsed, rules = facts.parsed, facts.rules
    understood = map(parse_entry, entries)
    pair = parsed.block.by_key.get("tools")
    has_known = any(entry.is_mcp or is_known(entry.name, rules) for entry in understood)
    if not has_known and not (pair and mending.says_everything(pair.value)):
        if any(entry in RETIRED for entry in entries):
            facts.add("only-retired-tools", WARNING, wording.ONLY_RETIRED, pair=pair)
        else:
            facts.add("no-known-tool", ERROR, wording.NOTHING_KNOWN, pair=pair)
    never = [entry for entry in entries if entry in ALWAYS_REMOVED]
    if never:
        facts.add(
            "never-for-subagents", INFO, wording.NEVER_GIVEN, pair=pair, entries=", ".join(never)
        )
    if "memory" in parsed.accepted:
        names = {parse_entry(entry).name for entry in entries}
        missing = [tool for tool in MEMORY_TOOLS if tool not in names]
        if "Write" in missing or "Edit" in missing:
            memory = parsed.block.by_key.get("memory")
            facts.add(
                "memory-adds-tools", WARNING, wording.MEMORY_ADDS,
                pair=memory, missing=", ".join(missing),
            )  # fmt: skip


def _check_name(facts: Facts, pair: Pair) -> None:
    """A name that other readers take for something else."""
    if pair.is_plain and pair.written in _BOOLEAN_1_1:
        edit = facts.edit(pair, 0, len(pair.written), mending.quoted(pair.written))
        fix = facts.fix(message(wording.FIX_QUOTE, key="name"), edit)
        facts.add(
            "yaml-version-word", INFO, wording.NAME_VERSION_WORD,
            pair=pair, written=pair.written, fix=fix,
        )  # fmt: skip
    if (
        facts.is_plugin
        and facts.parsed.own_name
        and (
            name_fault(facts.parsed.own_name, facts.rules)
            or len(facts.parsed.own_name) > NAME_LIMIT
        )
    ):
        facts.add("plugin-name-unsettled", WARNING, wording.PLUGIN_NAME_UNSETTLED, pair=pair)


def _check_description(facts: Facts, pair: Pair) -> None:
    """A description in a form older versions had trouble with."""
    if isinstance(pair.value, str) and not pair.is_plain and facts.written(pair)[:1] in ("|", ">"):
        facts.add("multi-line-description", INFO, wording.FOLDED, pair=pair)


def _check_tools(facts: Facts, pair: Pair) -> None:
    """Lists whose meaning is not settled."""
    value = pair.value
    if value is None or value == "":
        facts.add("empty-tools-unsettled", WARNING, wording.TOOLS_NOTHING, pair=pair)
    elif value == []:
        facts.add("no-tools", WARNING, wording.TOOLS_NONE, pair=pair)
    elif isinstance(value, str):
        entries = facts.parsed.accepted.get("tools", [])
        if mending.says_everything(value):
            facts.add(
                "all-tools-in-words", ERROR, wording.ALL_IN_WORDS,
                pair=pair, written=value, fix=mending.remove_line(facts, pair),
            )  # fmt: skip
        elif len(entries) > 1 and "," not in value:
            facts.add(
                "tools-split-at-blanks", WARNING, wording.SPLIT_AT_BLANKS,
                pair=pair, written=" ".join(value.split()),
                fix=mending.with_commas(facts, pair, entries) if pair.is_plain else None,
            )  # fmt: skip
    _check_entries(facts, pair)


def _check_entries(facts: Facts, pair: Pair) -> None:
    """Entries with a star where none is documented."""
    for written in facts.parsed.accepted.get(pair.key, ()):
        if "*" not in written:
            continue
        entry = parse_entry(written)
        if entry.is_mcp and (
            entry.kind is Kind.GLOB or (pair.key == "tools" and entry.kind is Kind.ALL_MCP)
        ):
            facts.add(
                "entry-unsettled", WARNING, wording.ENTRY_UNSETTLED,
                pair=pair, entry=written, key=pair.key,
            )  # fmt: skip


def _check_mode(facts: Facts, pair: Pair) -> None:
    """A mode that never comes into force."""
    if pair.value == "bypassPermissions" and facts.rules.since(267) and not facts.is_plugin:
        facts.add("mode-without-effect", WARNING, wording.BYPASS_NEVER, pair=pair)


_CHECKS = {
    "name": _check_name,
    "description": _check_description,
    "tools": _check_tools,
    "disallowedTools": _check_entries,
    "permissionMode": _check_mode,
}
