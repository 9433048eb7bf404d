"""Everything worth telling about one agent file, with its line and, where it is safe, a fix."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from editor.core.frontmatter import Closing, Fence, Opening, YamlSyntax
from editor.core.patterns import pattern
from editor.core.problems import MOST_OF_A_KIND, Fix, Problem, Severity, left_out
from editor.core.text import TextEdit
from editor.core.wording import message
from editor.core.yaml12.wording import fault_message
from editor.harnesses.pi_orchestrator import lint, mending, wording
from editor.harnesses.pi_orchestrator.agent_file import (
    KEYS,
    AgentFile,
    FileStatus,
    SkipReason,
    entries_of,
    is_agent_name,
)
from editor.harnesses.pi_orchestrator.discovery import BUILTIN
from editor.harnesses.pi_orchestrator.fields import AGENT_BY_KEY
from editor.harnesses.pi_orchestrator.plain import is_plain
from editor.harnesses.pi_orchestrator.rules import NEWEST, RELEASE_0_1_2

if TYPE_CHECKING:
    from editor.core.definition import Origin
    from editor.core.document import Document

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO
FENCE: Final = Fence(Opening.PREFIX, Closing.PREFIX)
_KEY: Final = pattern(r"""^(["']?)([A-Za-z_][\w.-]*)\1[ \t]*:(?=[ \t\n]|\Z)""", re.MULTILINE)
_NO_KEY_START: Final = frozenset(("", " ", "\t", "#", "-", "[", "{", "&", "*", "!"))
_MEANT: Final = {
    "blocktools": "blockTools", "block-tools": "blockTools", "block_tools": "blockTools",
    "blockedtools": "blockTools", "disallowedtools": "blockTools", "excludetools": "blockTools",
    "disallowed-tools": "blockTools", "disallowed_tools": "blockTools",
    "exclude-tools": "blockTools",
    "tool": "tools", "allowedtools": "tools", "allowed-tools": "tools",
    "maxturns": "maxTurns", "max_turns": "maxTurns", "max-turns": "maxTurns",
    "thinkinglevel": "thinking", "effort": "thinking",
}  # fmt: skip


def key_lines(header: str, first_line: int) -> dict[str, int]:
    """Give the line of the file every top-level key stands on."""
    lines: dict[str, int] = {}
    for number, text in enumerate(header.split("\n"), first_line):
        if text[:1] not in _NO_KEY_START:
            key, colon, _ = text.partition(":")
            if colon:
                lines[key.rstrip(" \t").strip("\"'")] = number
    return lines


class Facts:
    """One agent file under inspection; collects problems."""

    def __init__(
        self, document: Document, origin: Origin, agent: AgentFile, lines: dict[str, int]
    ) -> None:
        self.document = document
        self.origin = origin
        self.agent = agent
        self.lines = lines
        self.values: dict[str, Any] = agent.values or {}
        self.problems: list[Problem] = []

    def add(
        self,
        code: str,
        severity: Severity,
        template: str,
        *,
        key: str = "",
        line: int | None = None,
        fix: Fix | None = None,
        **values: str | int,
    ) -> None:
        """Note one problem; a key gives its line and its field."""
        field = AGENT_BY_KEY[key].name if key in AGENT_BY_KEY else ""
        line = self.lines.get(key) if line is None and key else line
        text = message(template, key=key, **values) if key or values else message(template)
        self.problems.append(Problem(code, severity, text, line, fix, field))

    def entry_fix(self, key: str, entry: str, meant: str) -> Fix | None:
        """Offer to write one entry of a list as it is meant, when it stands there exactly once."""
        if not meant:
            return None
        fenced = FENCE.find(self.document.text)
        start, end = self._value_span(key, fenced.start, fenced.end)
        written = self.document.text[start:end]
        places = [found.start() for found in re.finditer(re.escape(entry), written)]
        whole = [
            at for at in places
            if not re.match(r"[\w*?:./@-]", written[at - 1 : at] if at else "")
            and not re.match(r"[\w*?:./@(-]", written[at + len(entry) : at + len(entry) + 1])
        ]  # fmt: skip
        if len(whole) != 1:
            return None
        at = start + whole[0]
        edit = TextEdit(at, at + len(entry), meant)
        title = message(wording.FIX_ENTRY, entry=entry, meant=meant)
        return Fix(title, self.document.splices([edit]))

    def removal(self, key: str) -> Fix | None:
        """Offer to take a field out, when its place is known."""
        edits = YamlSyntax(FENCE).remove(self.document.text, key)
        if isinstance(edits, Problem) or not edits:
            return None
        return Fix(message(wording.FIX_REMOVE, key=key), self.document.splices(edits))

    def _value_span(self, key: str, start: int, end: int) -> tuple[int, int]:
        text = self.document.text
        found = re.compile(rf"^[\"']?{re.escape(key)}[\"']?[ \t]*:", re.MULTILINE).search(
            text.replace("\r", "\n"), start, end
        )
        if found is None:
            return start, start
        following = _KEY.search(text.replace("\r", "\n"), found.end(), end)
        return found.end(), following.start() if following else end


# Forms of YAML in which this reader may differ from the extension's in odd cases.
_RARE: Final = pattern(r"^[ \t]*(?:- )*\?(?:[ \t]|$)|^%YAML", re.MULTILINE)


def agent_problems(
    document: Document,
    origin: Origin,
    agent: AgentFile,
    lines: dict[str, int],
    rules: str = NEWEST,
) -> tuple[Problem, ...]:
    """Inspect one file."""
    is_later = (
        rules == RELEASE_0_1_2 and "thinking" in (agent.values or ()) and origin.scope != BUILTIN
    )
    if not is_later and is_plain(agent, origin) and (document.text.isascii() or document.is_utf8):
        return ()
    facts = Facts(document, origin, agent, lines)
    if not is_agent_name(origin.file_name):
        facts.add("file-name-ignored", WARNING, wording.FILE_NAME, name=origin.file_name)
        return tuple(facts.problems)
    if not (document.text.isascii() or document.is_utf8):
        facts.add("not-utf8", WARNING, wording.NOT_UTF8)
    if agent.status is FileStatus.THROWS:
        _fatal(facts)
        return tuple(facts.problems)
    if agent.skip is not None:
        _skipped(facts, agent.skip)
    if agent.values:
        if agent.split is not None and _RARE.search(agent.split.header or ""):
            facts.add("yaml-unsure", INFO, wording.YAML_UNSURE)
        _tools(facts)
        _block_tools(facts)
        _model(facts)
        if is_later:
            facts.add("later-field", INFO, wording.LATER_FIELD, key="thinking")
        _choices(facts)
        _unknown_keys(facts)
    return tuple(facts.problems)


def _fatal(facts: Facts) -> None:
    """A header that is no YAML takes every other agent down."""
    error, parts = facts.agent.error, facts.agent.split
    if error is None or parts is None:
        return
    fenced = FENCE.find(facts.document.text)
    header = facts.document.text[fenced.start : fenced.end].removesuffix("\n").removesuffix("\r")
    found = mending.repair(header)
    fix = None
    if found is not None:
        edits = [
            TextEdit(fenced.start + edit.start, fenced.start + edit.end, edit.text)
            for edit in found.edits
        ]
        title = (
            message(wording.FIX_QUOTE, key=found.keys[0])
            if len(found.keys) == 1
            else message(wording.FIX_QUOTE_SEVERAL, keys=", ".join(found.keys))
        )
        fix = Fix(title, facts.document.splices(edits))
    line = error.line + parts.header_line - 1
    facts.problems.append(
        Problem("yaml-error", ERROR, fault_message(error, parts.header_line), line, fix)
    )
    facts.add("breaks-others", ERROR, wording.BREAKS_OTHERS, line=line)


def _skipped(facts: Facts, reason: SkipReason) -> None:
    match reason:
        case SkipReason.NO_HEADER:
            facts.add("no-header", INFO, wording.NO_HEADER, line=1)
        case SkipReason.UNCLOSED:
            facts.add("header-not-closed", ERROR, wording.UNCLOSED, line=1)
        case SkipReason.NO_FIELDS:
            facts.add("no-fields", WARNING, wording.NO_FIELDS, line=1)
        case SkipReason.NAME:
            _not_text(facts, "name", wording.NAME_MISSING, wording.NAME_NOT_TEXT)
        case SkipReason.DESCRIPTION:
            template = wording.DESCRIPTION_NOT_TEXT
            _not_text(facts, "description", wording.DESCRIPTION_MISSING, template)
        case SkipReason.HIDDEN:
            facts.add("hidden", INFO, wording.HIDDEN, key="hidden")
        case SkipReason.FILE_NAME:
            pass  # told before


def _not_text(facts: Facts, key: str, missing: str, template: str) -> None:
    """A required text that is absent, or that YAML takes for something else."""
    if key not in facts.values:
        facts.add(f"{key}-missing", ERROR, missing, key=key, line=1)
        return
    written, start = _written(facts, key)
    fix = None
    is_simple = written and written[0] not in "'\"[{|>&*!"
    if (
        is_simple
        and facts.values[key] is not None
        and not isinstance(facts.values[key], dict | list)
    ):
        edit = TextEdit(start, start + len(written), mending.quoted(written))
        fix = Fix(message(wording.FIX_QUOTE, key=key), facts.document.splices([edit]))
    facts.add(f"{key}-not-text", ERROR, template, key=key, fix=fix, written=written or "~")


def _written(facts: Facts, key: str) -> tuple[str, int]:
    """A value as it stands on its key's line, without a comment, and where it starts."""
    fenced = FENCE.find(facts.document.text)
    text = facts.document.text
    found = re.compile(rf"^[\"']?{re.escape(key)}[\"']?[ \t]*:[ \t]*", re.MULTILINE).search(
        text.replace("\r", "\n"), fenced.start, fenced.end
    )
    if found is None:
        return "", 0
    rest = re.compile(r"[^\r\n]*").match(text, found.end())
    shown = re.sub(r"(?:^|[ \t])#.*\Z", "", rest[0] if rest else "").rstrip(" \t")
    return shown, found.end()


def _tools(facts: Facts) -> None:
    if "tools" not in facts.values:
        return
    value, entries = facts.values["tools"], facts.agent.tools
    _dropped(facts, "tools", value)
    if entries is None:
        fix = facts.removal("tools")
        facts.add("tools-empty", WARNING, wording.TOOLS_EMPTY, key="tools", fix=fix)
        return
    _remarks(facts, "tools", lint.tool_remarks(entries))
    if lint.blocks_all(entries, facts.agent.block_tools or ()):
        facts.add("all-blocked", ERROR, wording.ALL_BLOCKED, key="blockTools")


def _block_tools(facts: Facts) -> None:
    if "blockTools" not in facts.values:
        return
    _dropped(facts, "blockTools", facts.values["blockTools"])
    if facts.agent.block_tools is None:
        facts.add("block-empty", WARNING, wording.BLOCK_EMPTY, key="blockTools")
        return
    _remarks(facts, "blockTools", lint.matcher_remarks(facts.agent.block_tools))


def _dropped(facts: Facts, key: str, value: object) -> None:
    """Entries that are no texts vanish without a word."""
    if not isinstance(value, list):
        return
    lost = [item for item in value if not isinstance(item, str)]
    if not lost:
        return
    pair = next((item for item in lost if isinstance(item, dict) and len(item) == 1), None)
    if pair is not None:
        name, held = next(iter(pair.items()))
        facts.add(
            "entry-is-map", WARNING, wording.ENTRY_IS_MAP, key=key, entry=f"{name}: {held}",
        )  # fmt: skip
    else:
        facts.add("entry-not-text", WARNING, wording.ENTRY_NOT_TEXT, key=key, count=len(lost))


def _remarks(facts: Facts, key: str, remarks: list[lint.Remark]) -> None:
    for remark in remarks[:MOST_OF_A_KIND]:
        fix = facts.entry_fix(key, remark.entry, remark.meant)
        if (
            remark.code == "inherit-word"
            and facts.agent.tools == (remark.entry,)
            and key == "tools"
        ):
            fix = facts.removal(key)
        facts.add(
            remark.code, remark.severity, remark.template,
            key=key, fix=fix, entry=remark.entry, meant=remark.meant,
        )  # fmt: skip
    field, line = AGENT_BY_KEY[key].name, facts.lines.get(key)
    for code, number in Counter(remark.code for remark in remarks[MOST_OF_A_KIND:]).items():
        facts.problems += left_out(code, number, line, field)


def _model(facts: Facts) -> None:
    if "model" not in facts.values:
        return
    value = facts.values["model"]
    if not isinstance(value, str):
        facts.add("model-not-text", WARNING, wording.MODEL_NOT_TEXT, key="model")
    elif not value:
        facts.add("model-empty", WARNING, wording.MODEL_EMPTY, key="model")
    elif not value.strip() or value != value.strip():
        facts.add("model-blank", WARNING, wording.MODEL_BLANK, key="model")
    elif value.lower() == "inherit":
        facts.add("model-inherit", WARNING, wording.MODEL_INHERIT, key="model", model=value)
    elif "/" not in value:
        facts.add("model-bare", INFO, wording.MODEL_BARE, key="model", model=value)


def _choices(facts: Facts) -> None:
    agent, values = facts.agent, facts.values
    if agent.has_thinking and agent.thinking is None:
        written, _ = _written(facts, "thinking")
        facts.add("bad-thinking", WARNING, wording.BAD_THINKING, key="thinking", written=written)
    if "maxTurns" in values and agent.max_turns is None:
        written, _ = _written(facts, "maxTurns")
        facts.add("bad-max-turns", WARNING, wording.BAD_MAX_TURNS, key="maxTurns", written=written)
    if "hidden" in values and not isinstance(values["hidden"], bool):
        written, _ = _written(facts, "hidden")
        facts.add("bad-hidden", WARNING, wording.BAD_HIDDEN, key="hidden", written=written)


def _unknown_keys(facts: Facts) -> None:
    for key in facts.values:
        if key in KEYS:
            continue
        meant = meant_key(key)
        if not meant or meant in facts.values:
            continue
        facts.add(
            "misspelt-field", WARNING, wording.MISSPELT,
            line=facts.lines.get(key), fix=_rename(facts, key, meant), written=key, meant=meant,
        )  # fmt: skip


def meant_key(key: str) -> str:
    """Give the known key a misspelt one probably means, empty when none is near."""
    lower = key.lower()
    if lower in _MEANT:
        return _MEANT[lower]
    exact = next((known for known in KEYS if known.lower() == lower), "")
    if exact or len(key) < 4:
        return exact
    near = difflib.get_close_matches(key, KEYS, n=1, cutoff=0.85)
    return near[0] if near else ""


def _rename(facts: Facts, key: str, meant: str) -> Fix | None:
    """Write a key as it is meant, when the value can go on as it is."""
    value = facts.values[key]
    if meant in ("tools", "blockTools") and entries_of(value) is None:
        return None
    fenced = FENCE.find(facts.document.text)
    found = re.compile(rf"^{re.escape(key)}(?=[ \t]*:)", re.MULTILINE).search(
        facts.document.text.replace("\r", "\n"), fenced.start, fenced.end
    )
    if found is None:
        return None
    edit = TextEdit(found.start(), found.end(), meant)
    title = message(wording.FIX_KEY, written=key, meant=meant)
    return Fix(title, facts.document.splices([edit]))
