"""Safe repairs for files Claude Code does not read as meant; each touches only what it is about.

A repair is offered only when the repaired text reads as wanted; that is tried out here.
"""

from __future__ import annotations

import difflib
import re
from functools import lru_cache
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.problems import MOST_OF_A_KIND, Fix
from editor.core.text import TextEdit, apply_text_edits
from editor.core.wording import message
from editor.harnesses.claude_code import wording
from editor.harnesses.claude_code.fields import KNOWN_KEYS
from editor.harnesses.claude_code.yaml_reader import read_block

if TYPE_CHECKING:
    from editor.core.document import Document
    from editor.core.text import Splice
    from editor.harnesses.claude_code.findings import Facts
    from editor.harnesses.claude_code.reading import Parsed
    from editor.harnesses.claude_code.yaml_reader import Pair

_FENCE = pattern(r"^[ \t]*---[ \t]*\r?$", re.MULTILINE)
_NAME = pattern(r"^name[ \t]*:", re.MULTILINE)
_YAML_BLOCK = "```y"
_LOWER_BLOCK = pattern(
    r"^```ya?ml[ \t]*\r?\n(?:---[ \t]*\r?\n)?(?P<yaml>.*?)"
    r"(?:^---[ \t]*\r?\n)?^```[ \t]*(?:\r?\n|\Z)",
    re.MULTILINE | re.DOTALL,
)
_TOP_KEY = pattern(r"^(?P<key>[A-Za-z][A-Za-z0-9_-]*)[ \t]*:(?=[ \t\r\n]|\Z)", re.MULTILINE)
EVERYTHING = frozenset({"all", "all tools", "all available tools"})
_TEXT_KEYS = ("description", "initialPrompt", "name", "tools", "disallowedTools", "model", "color")


def quoted(text: str) -> str:
    """A text in single quotes, which keep every character as it is."""
    return "'" + text.replace("'", "''") + "'"


def lower_header(text: str) -> tuple[int, int] | None:
    """A header further down: where its dashes are, and where the line after it begins."""
    opening = _FENCE.search(text) if text.count("---") > 1 else None
    if opening is None:
        return None
    closing = _FENCE.search(text, opening.end())
    if closing is None or not _NAME.search(text, opening.end(), closing.start()):
        return None
    dashes = text.index("-", opening.start())
    return dashes, min(closing.end() + 1, len(text))


def lift_header(document: Document, place: tuple[int, int]) -> Fix:
    """Make a lower header the first thing in the file; other text goes below it."""
    start, end = place
    before = document.text[:start]
    rest = before.strip()
    edits = [TextEdit(0, start, "")]
    if rest:
        edits.append(TextEdit(end, end, before.lstrip("\ufeff")))
    title = wording.FIX_FENCE_TO_BODY if rest else wording.FIX_FENCE_NOT_FIRST
    return Fix(message(title), document.splices(edits))


def lower_block(text: str) -> re.Match[str] | None:
    """A fenced YAML block in a file without header that looks like one."""
    at = text.find(_YAML_BLOCK)
    while at >= 0:
        found = _LOWER_BLOCK.match(text, at)
        if found and _NAME.search(found["yaml"]):
            return found
        at = text.find(_YAML_BLOCK, found.end() if found else at + 1)
    return None


def lift_block(document: Document, found: re.Match[str]) -> Fix:
    """Make such a block the header."""
    eol = document.eol
    edits = [
        TextEdit(0, 0, f"---{eol}{found['yaml']}---{eol}"),
        TextEdit(found.start(), found.end(), ""),
    ]
    return Fix(message(wording.FIX_LOWER_BLOCK), document.splices(edits))


def unix_ends(document: Document) -> tuple[Splice, ...]:
    """Turn every bare carriage return into a line feed."""
    text = document.text
    if text.count("\r") > MOST_OF_A_KIND:
        first, last = text.find("\r"), text.rfind("\r") + 1
        return document.splices((TextEdit(first, last, text[first:last].replace("\r", "\n")),))
    return document.splices(
        TextEdit(found.start(), found.end(), "\n") for found in re.finditer("\r", text)
    )


def blanks_for_tabs(document: Document, parsed: Parsed) -> tuple[Splice, ...]:
    """Replace every tab of the header by two blanks, as the second try reads it."""
    start, end = parsed.split.header_start, parsed.split.header_end
    tabs = [at for at in range(start, end) if document.text[at] == "\t"]
    return document.splices(TextEdit(at, at + 1, "  ") for at in tabs)


def mend_yaml(document: Document, parsed: Parsed) -> Fix | None:
    """Quote the one plain text that breaks the header, or make it a block of text."""
    header = parsed.split.header
    error = parsed.block.error
    if header is None or error is None:
        return None
    keys = [key for key in _TOP_KEY.finditer(header) if key["key"] in KNOWN_KEYS]
    line_starts = [0] + [found.end() for found in re.finditer("\n", header)]
    at = line_starts[min(error.line, len(line_starts) - 1)]
    suspects = [key for key in keys if key["key"] in _TEXT_KEYS]
    suspects.sort(key=lambda key: (key.start() > at, abs(at - key.start())))
    for key in suspects:
        following = [other.start() for other in keys if other.start() > key.start()]
        end = min(following, default=len(header))
        edit, title = _requoted(header, key, end)
        if edit is None:
            continue
        mended = apply_text_edits(header, [edit])
        block = read_block(mended)
        found = block.by_key.get(key["key"])
        if block.error is None and block.is_mapping and found and isinstance(found.value, str):
            begin = parsed.split.header_start
            placed = TextEdit(begin + edit.start, begin + edit.end, edit.text)
            return Fix(message(title, key=key["key"]), document.splices([placed]))
    return None


def _requoted(header: str, key: re.Match[str], end: int) -> tuple[TextEdit | None, str]:
    """Another way to write the plain text of a key, which reaches up to `end`."""
    raw = header[key.end() : end]
    stripped = raw.strip()
    if not stripped:
        return None, ""
    start = key.end() + raw.index(stripped[0])
    stop = key.end() + len(raw.rstrip())
    if "\n" not in stripped:
        lead = "" if start > key.end() else " "
        return TextEdit(start, stop, lead + quoted(stripped)), wording.FIX_QUOTE
    eol = "\r\n" if "\r\n" in stripped else "\n"
    lines = stripped.replace("\r\n", "\n").split("\n")
    block = eol.join(f"  {line}" if line.strip() else "" for line in lines)
    return TextEdit(key.end(), stop, f" |-{eol}{block}"), wording.FIX_BLOCK


@lru_cache(maxsize=1024)
def meant_key(key: str) -> str:
    """The known key a misspelt one probably means, empty when none is near."""
    bare = re.sub(r"[-_ ]", "", key).lower()
    for known in KNOWN_KEYS:
        if known.lower() == bare or (len(bare) > 3 and sorted(known.lower()) == sorted(bare)):
            return known
    near = difflib.get_close_matches(key, KNOWN_KEYS, n=1, cutoff=0.9)
    return near[0] if near else ""


@lru_cache(maxsize=1024)
def meant_tool(entry: str, known: frozenset[str]) -> str:
    """The tool an unknown entry probably means, empty when none is near."""
    bare = entry.replace("_", "").replace("-", "").lower()
    for name in known:
        if name.lower() == bare:
            return name
    near = difflib.get_close_matches(entry, known, n=1, cutoff=0.75)
    return near[0] if near else ""


def rename_key(facts: Facts, pair: Pair, meant: str) -> Fix | None:
    """Write a key as it is meant; the value stays."""
    header = facts.parsed.split.header or ""
    lines = header.split("\n")
    if pair.line >= len(lines) or not lines[pair.line].lstrip().startswith(pair.key):
        return None
    offset = sum(len(line) + 1 for line in lines[: pair.line])
    at = facts.parsed.split.header_start + offset + lines[pair.line].index(pair.key)
    title = message(wording.FIX_KEY, key=pair.key, meant=meant)
    return facts.fix(title, TextEdit(at, at + len(pair.key), meant))


def remove_line(facts: Facts, pair: Pair) -> Fix | None:
    """Take out a key that stands on one line with its value."""
    header = facts.parsed.split.header or ""
    lines = header.split("\n")
    if pair.line >= len(lines) or not lines[pair.line].startswith(pair.key):
        return None
    begin = facts.parsed.split.header_start + sum(len(line) + 1 for line in lines[: pair.line])
    end = begin + len(lines[pair.line]) + 1
    if header.count("\n", 0, pair.end) != pair.line:
        return None
    return facts.fix(message(wording.FIX_REMOVE_LINE), TextEdit(begin, end, ""))


def says_everything(value: object) -> bool:
    """Whether a value of `tools` says in words that all of them are meant."""
    if not isinstance(value, str) or "," in value:
        return False
    return " ".join(value.split()).lower() in EVERYTHING


def places_of(written: str, entry: str) -> list[re.Match[str]]:
    """Where an entry stands in a list as it is written."""
    return list(re.finditer(rf"(?<![\w(]){re.escape(entry)}(?![\w)(])", written))


def replace_entry(facts: Facts, pair: Pair, entry: str, meant: str, title: str) -> Fix | None:
    """Write one entry of a list in another way; None when it is not there exactly once."""
    places = places_of(facts.written(pair), entry)
    if len(places) != 1:
        return None
    found = places[0]
    edit = facts.edit(pair, found.start(), found.end(), meant)
    return facts.fix(message(title, meant=meant), edit)


def with_commas(facts: Facts, pair: Pair, entries: list[str]) -> Fix | None:
    """Write a list separated by blanks with commas."""
    edit = facts.edit(pair, 0, len(facts.written(pair)), ", ".join(entries))
    return facts.fix(message(wording.FIX_COMMAS), edit)
