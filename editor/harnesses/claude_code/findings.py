"""Turn what the reader found into problems people can act on: severity, sentence, place, fix."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from editor.core.foreign import library_words
from editor.core.patterns import pattern
from editor.core.problems import MOST_OF_A_KIND, Fix, Problem, Severity, left_out
from editor.core.text import TextEdit, line_of
from editor.core.wording import message
from editor.harnesses.claude_code import mending, wording
from editor.harnesses.claude_code.catalog import BRACKETS_SEEN, CHANGING, KNOWN, RETIRED
from editor.harnesses.claude_code.entries import Kind, parse_entry
from editor.harnesses.claude_code.fields import BY_KEY
from editor.harnesses.claude_code.splitter import BOM
from editor.harnesses.claude_code.validity import OCTOBER, cited, since
from editor.harnesses.claude_code.values import CHOICES, NAME_LIMIT, SINCE, UNSETTLED_MODELS

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.document import Document
    from editor.core.wording import Message
    from editor.harnesses.claude_code.reading import Finding, Parsed
    from editor.harnesses.claude_code.rules import Rules
    from editor.harnesses.claude_code.yaml_reader import Pair

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO

_NAME_LINE = pattern(r"^name:", re.MULTILINE)
TOOL_KEYS = {
    "tool": "tools", "allowed-tools": "tools", "allowedtools": "tools", "allowed_tools": "tools",
    "disallowedtools": "disallowedTools", "disallowed-tools": "disallowedTools",
    "disallowed_tools": "disallowedTools", "denied-tools": "disallowedTools",
}  # fmt: skip
_BAD_FORMS = {
    "maxTurns": wording.BAD_NUMBER,
    "background": wording.BAD_FLAG,
    "omitClaudeMd": wording.BAD_FLAG,
    "model": wording.BAD_TEXT,
    "initialPrompt": wording.BAD_TEXT,
    "skills": wording.BAD_LIST,
    "mcpServers": wording.BAD_LIST,
    "disallowedTools": wording.BAD_LIST,
}
_BAD_SINCE = {
    "omitClaudeMd": since(SINCE["omitClaudeMd"]),
    "experimental": since(SINCE["experimental"]),
    "experimental.cacheTtl": since(SINCE["experimental"]),
}


class Facts:
    """One file under inspection; collects problems."""

    def __init__(
        self, document: Document, parsed: Parsed, rules: Rules, *, is_plugin: bool
    ) -> None:
        self.document = document
        self.text = document.text
        self.parsed = parsed
        self.rules = rules
        self.is_plugin = is_plugin
        self.problems: list[Problem] = []

    def add(
        self,
        code: str,
        severity: Severity,
        template: str,
        *,
        pair: Pair | None = None,
        line: int | None = None,
        field: str = "",
        fix: Fix | None = None,
        held: Message | None = None,
        **values: str | int | Message,
    ) -> None:
        """Note one problem; `pair` gives line and field, `held` versions it holds in of its own."""
        if pair is not None:
            line = self.line(pair) if line is None else line
            known = BY_KEY.get(pair.key)
            field = field or (known.name if known else "")
        if line is not None and "{line}" in template:
            values["line"] = line
        text = cited(template, held, **values)
        self.problems.append(Problem(code, severity, text, line, fix, field))

    def line(self, pair: Pair) -> int:
        """The line of a pair in the file; the header starts on line 2."""
        return pair.line + 2

    def entry_line(self, pair: Pair, entry: str) -> int:
        """The line of one entry of a list."""
        header = self.parsed.split.header
        if header is None or self.parsed.block.used_tab_retry:
            return self.line(pair)
        if header.find("\n", pair.start, pair.end) < 0:
            return header.count("\n", 0, pair.start) + 2
        places = mending.places_of(self.written(pair), entry)
        at = pair.start + (places[0].start() if places else 0)
        return header.count("\n", 0, at) + 2

    def written(self, pair: Pair) -> str:
        """A value as it stands in the file."""
        if self.parsed.block.used_tab_retry:
            return pair.written
        begin = self.parsed.split.header_start
        return self.text[begin + pair.start : begin + pair.end].strip()

    def fix(self, title: Message, *edits: TextEdit) -> Fix | None:
        """A fix from edits, None when positions cannot be trusted."""
        if self.parsed.block.used_tab_retry or not edits:
            return None
        return Fix(title, self.document.splices(edits))

    def edit(self, pair: Pair, start: int, end: int, text: str) -> TextEdit:
        """An edit inside a pair's value; places count from the value's start."""
        begin = self.parsed.split.header_start + pair.start
        return TextEdit(begin + start, begin + end, text)


def add_findings(facts: Facts) -> None:
    """Turn the findings of the reader into problems."""
    seen: dict[str, int] = {}
    last: dict[str, Finding] = {}
    for finding in facts.parsed.findings:
        base = finding.code.partition(":")[0]
        handler = _HANDLERS.get(base)
        count = seen[base] = seen.get(base, 0) + 1
        if handler is not None and count <= MOST_OF_A_KIND:
            handler(facts, finding)
            last[base] = finding
    for base, count in seen.items():
        if count > MOST_OF_A_KIND and base in last:
            pair = last[base].pair
            line = facts.line(pair) if pair else None
            facts.problems += left_out(base, count - MOST_OF_A_KIND, line)


def _fence(facts: Facts, finding: Finding) -> None:
    """Why there is no header."""
    text = facts.text
    if finding.code == "bom":
        fix = Fix(message(wording.FIX_BOM), facts.document.splices([TextEdit(0, 1, "")]))
        facts.add("bom", ERROR, wording.BOM, line=1, fix=fix)
    elif "\r" in text and "\n" not in text and text.lstrip(BOM).startswith("---"):
        fix = Fix(message(wording.FIX_LONE_RETURNS), mending.unix_ends(facts.document))
        facts.add("lone-carriage-returns", ERROR, wording.LONE_RETURNS, line=1, fix=fix)
    elif finding.code == "no-closing-fence":
        facts.add("no-closing-fence", ERROR, wording.NO_CLOSING_FENCE, line=1)
    elif found := mending.lower_header(text):
        facts.add(
            "fence-not-first-line",
            ERROR,
            wording.FENCE_NOT_FIRST,
            line=line_of(text, found[0]),
            fix=mending.lift_header(facts.document, found),
        )
    elif block := mending.lower_block(text):
        fix = mending.lift_block(facts.document, block)
        line = line_of(text, block.start())
        facts.add("yaml-block-lower-down", WARNING, wording.LOWER_BLOCK, line=line, fix=fix)
    elif not facts.is_plugin:  # there it loads, which is told besides
        facts.add("documentation", INFO, wording.DOCUMENTATION)


def _missing_name(facts: Facts, finding: Finding) -> None:
    """A header without a usable name; a file without any header has been told about."""
    parsed, pair = facts.parsed, finding.pair
    if parsed.split.header is None:
        return
    if pair is None:
        if not parsed.block.is_mapping and parsed.split.header.strip():
            facts.add("missing-name", ERROR, wording.NO_MAPPING, line=2)
        elif any(one.key in BY_KEY for one in parsed.block.pairs):
            facts.add("missing-name", ERROR, wording.MISSING_NAME, line=1, field="name")
        else:
            facts.add("documentation", INFO, wording.DOCUMENTATION)
    elif pair.value == "" or (pair.value is None and not pair.written):
        facts.add("missing-name", ERROR, wording.NAME_EMPTY, pair=pair)
    else:
        _not_text(facts, pair, "name-not-text", wording.NAME_NOT_TEXT)


def _not_text(facts: Facts, pair: Pair, code: str, template: str) -> None:
    """A name or description that YAML reads as something else than text."""
    written = facts.written(pair)
    fix = None
    if pair.is_plain and written:
        edit = facts.edit(pair, 0, pair.end - pair.start, mending.quoted(written))
        fix = facts.fix(message(wording.FIX_QUOTE, key=pair.key), edit)
    facts.add(code, ERROR, template, pair=pair, fix=fix, written=written, kind=_kind(pair))


def _kind(pair: Pair) -> Message:
    return message(wording.YAML_KINDS[kind_of(pair.value)])


def kind_of(value: Any) -> str:
    """What YAML takes a value for, in YAML's own words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, list):
        return "sequence"
    return "mapping" if isinstance(value, dict) else "number"


def _missing_description(facts: Facts, finding: Finding) -> None:
    pair = finding.pair
    if pair is None or pair.value == "" or (pair.value is None and not pair.written):
        line = facts.line(pair) if pair else 1
        facts.add(
            "missing-description", ERROR, wording.MISSING_DESCRIPTION,
            line=line, field="description",
        )  # fmt: skip
    else:
        _not_text(facts, pair, "description-not-text", wording.DESCRIPTION_NOT_TEXT)


def _bad_name(facts: Facts, finding: Finding) -> None:
    template = {
        "name-leading-dash": wording.NAME_DASH,
        "name-colon": wording.NAME_COLON,
        "name-too-long": wording.NAME_LONG,
    }[finding.code]
    length = len(facts.parsed.own_name or "")
    facts.add(finding.code, ERROR, template, pair=finding.pair, length=length, limit=NAME_LIMIT)


def _yaml_error(facts: Facts, finding: Finding) -> None:
    error = facts.parsed.block.error
    if error is None:
        return
    template = wording.YAML_ERROR_PLUGIN if facts.is_plugin else wording.YAML_ERROR
    fix = mending.mend_yaml(facts.document, facts.parsed)
    detail = library_words(error.reason)
    line = error.line + 2
    if line > (facts.parsed.split.header or "").count("\n") + 2:  # it may be in the last line
        line = min(line, line_of(facts.text, len(facts.text)))
    facts.add("yaml-error", ERROR, template, line=line, detail=detail, fix=fix)


def _fallback(facts: Facts, finding: Finding) -> None:
    """A plugin's file that lacks a name or a description."""
    if facts.parsed.block.error is not None:
        return
    if finding.code == "fallback-name":
        name = facts.parsed.name or ""
        facts.add(finding.code, WARNING, wording.FALLBACK_NAME, field="name", name=name)
    else:
        facts.add(
            finding.code, WARNING, wording.FALLBACK_DESCRIPTION,
            field="description", description=facts.parsed.description or "",
        )  # fmt: skip


def _tab_retry(facts: Facts, finding: Finding) -> None:
    fix = Fix(message(wording.FIX_TABS), mending.blanks_for_tabs(facts.document, facts.parsed))
    facts.add("tab-retry", WARNING, wording.TAB_RETRY, line=2, fix=fix)


def _unknown_field(facts: Facts, finding: Finding) -> None:
    pair = finding.pair
    if pair is None:
        return
    version = facts.rules.text
    if pair.key in SINCE:
        facts.add(
            "unknown-field", WARNING, wording.LATER_FIELD,
            pair=pair, key=pair.key, patch=SINCE[pair.key], version=version,
        )  # fmt: skip
        return
    if pair.key == "prompt" and not facts.parsed.split.has_body:
        facts.add("prompt-in-header", ERROR, wording.PROMPT_KEY, pair=pair, field="prompt")
        return
    meant = TOOL_KEYS.get(pair.key.lower()) or mending.meant_key(pair.key)
    present = {one.key for one in facts.parsed.block.pairs}
    if not meant or meant in present:
        facts.add(
            "unknown-field", INFO, wording.UNKNOWN_FIELD, pair=pair, key=pair.key, version=version
        )
        return
    template = wording.MISSPELT_TOOLS if meant == "tools" else wording.MISSPELT_FIELD
    facts.add(
        "misspelt-field", WARNING, template,
        pair=pair, key=pair.key, meant=meant, fix=mending.rename_key(facts, pair, meant),
    )  # fmt: skip


def _bad_value(facts: Facts, finding: Finding) -> None:
    pair = finding.pair
    if pair is None:
        return
    key = finding.code.partition(":")[2]
    if key in facts.parsed.accepted:
        facts.add("bad-value", WARNING, wording.BAD_PARTS, pair=pair, key=key)
    elif key == "tools":
        facts.add("bad-value", ERROR, wording.BAD_TOOLS, pair=pair)
    else:
        severity = INFO if key == "color" else WARNING
        choices = ", ".join(CHOICES.get(key, ()))
        template = wording.BAD_CHOICE if choices else _BAD_FORMS.get(key, wording.BAD_MAP)
        held = _BAD_SINCE.get(key)
        facts.add("bad-value", severity, template, pair=pair, held=held, key=key, choices=choices)


def _ignored(facts: Facts, finding: Finding) -> None:
    key = finding.code.partition(":")[2]
    code, template = "ignored-in-plugin", wording.IGNORED_IN_PLUGIN
    held = OCTOBER if key == "initialPrompt" else None
    facts.add(code, WARNING, template, pair=finding.pair, held=held, key=key)


def _unknown_model(facts: Facts, finding: Finding) -> None:
    model = str(facts.parsed.accepted.get("model", ""))
    if model.partition("[")[0] in UNSETTLED_MODELS:
        facts.add("unsettled-model", INFO, wording.UNSETTLED_MODEL, pair=finding.pair, model=model)
    else:
        facts.add("unknown-model", WARNING, wording.UNKNOWN_MODEL, pair=finding.pair, model=model)


def _types_ignored(facts: Facts, finding: Finding) -> None:
    code, template = "agent-type-list-ignored", wording.TYPES_IGNORED
    line = facts.entry_line(finding.pair, finding.entry) if finding.pair else None
    facts.add(code, WARNING, template, pair=finding.pair, line=line, entry=finding.entry)


def _widened(facts: Facts, finding: Finding) -> None:
    """A bracket that limits nothing: the whole tool is granted or taken away."""
    pair = finding.pair
    if pair is None:
        return
    entry = parse_entry(finding.entry)
    fix = mending.replace_entry(facts, pair, finding.entry, entry.name, wording.FIX_DROP_BRACKETS)
    if pair.key == "tools":
        severity = ERROR if entry.name in CHANGING or entry.kind is not Kind.TOOL else WARNING
        template = wording.WIDENED_COMMA if "," in finding.entry else wording.WIDENED
        if entry.kind is Kind.TOOL and entry.name not in BRACKETS_SEEN:
            severity, template = WARNING, wording.WIDENED_OPEN
        code = "tool-specifier-widened"
    else:
        severity, code, template = WARNING, "tool-specifier-widened", wording.DENY_WIDENED
    facts.add(
        code, severity, template,
        pair=pair, line=facts.entry_line(pair, finding.entry), entry=finding.entry,
        tool=entry.name, fix=fix,
    )  # fmt: skip


def _unknown_tool(facts: Facts, finding: Finding) -> None:
    pair, entry = finding.pair, finding.entry
    if pair is None:
        return
    if entry in RETIRED:
        line = facts.entry_line(pair, entry)
        facts.add("retired-tool", INFO, wording.RETIRED_TOOL, pair=pair, line=line, entry=entry)
        return
    if mending.says_everything(pair.value):
        return  # told once for the whole list
    line = facts.entry_line(pair, entry)
    meant = mending.meant_tool(entry, KNOWN)
    if not meant:
        facts.add(
            "unknown-tool", WARNING, wording.UNKNOWN_TOOL,
            pair=pair, line=line, entry=entry, version=facts.rules.text,
        )  # fmt: skip
        return
    fix = mending.replace_entry(facts, pair, entry, meant, wording.FIX_ENTRY)
    facts.add(
        "unknown-tool", WARNING, wording.UNKNOWN_TOOL_NEAR,
        pair=pair, line=line, entry=entry, meant=meant, fix=fix,
    )  # fmt: skip


_HANDLERS: dict[str, Callable[[Facts, Finding], None]] = {
    "bom": _fence,
    "no-closing-fence": _fence,
    "fence-not-first-line": _fence,
    "no-frontmatter": _fence,
    "missing-name": _missing_name,
    "missing-description": _missing_description,
    "name-leading-dash": _bad_name,
    "name-colon": _bad_name,
    "name-too-long": _bad_name,
    "yaml-error": _yaml_error,
    "fallback-name": _fallback,
    "fallback-description": _fallback,
    "tab-retry": _tab_retry,
    "unknown-field": _unknown_field,
    "bad-value": _bad_value,
    "ignored-in-plugin": _ignored,
    "unknown-model": _unknown_model,
    "agent-type-list-ignored": _types_ignored,
    "tool-specifier-widened": _widened,
    "unknown-tool": _unknown_tool,
}
