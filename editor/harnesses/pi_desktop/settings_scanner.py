"""The Settings scanner: which files Settings lists, and what it believes they say.

A second reader with its own grammar. Only files it lists are handed to the runtime, so a document
has to pass both readers to be offered to a session.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.records import replace, tuple_record
from editor.core.text import trimmed_span
from editor.harnesses.pi_desktop import models, names, tools

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_BYTES: Final = 32_768
MAX_DESCRIPTION: Final = 400
MAX_TOKENS: Final = 200_000

# Unicode White_Space: U+0085 belongs to it, U+FEFF does not.
WHITESPACE: Final = (
    "\t\n\x0b\x0c\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009"
    "\u200a\u2028\u2029\u202f\u205f\u3000"
)
_FENCE = "---"
_INDENT = " \t"  # An empty text is in it as well: an empty line is passed by like an indented one.
BLOCK_SCALARS = frozenset({"|", "|-", "|+", ">", ">-", ">+"})
_UNSIGNED = pattern(r"\+?[0-9]+")
_LARGEST_UNSIGNED = 4_294_967_295
_KEY_NOISE = str.maketrans("", "", WHITESPACE.replace("\n", "") + "-_")
_REFUSED_IN_ENTRY = pattern("[,\\[\\]'\"\x00-\x1f\x7f-\x9f]")


@tuple_record
class SettingsRecord:
    """An agent as Settings lists it."""

    id: str
    description: str
    tools: tuple[str, ...]
    model: str | None
    fallback_models: tuple[str, ...]
    thinking_level: str | None
    max_tokens: int | None
    size: int


@tuple_record
class FrontMatter:
    """A document cut into header and body; the body is a span, for it is long and seldom asked."""

    fields: Mapping[str, str]
    header: str  # The lines between the fences, their line ends included; "" without a header.
    has_fallbacks: bool  # Whether any line names the fallback models, which have their own reader.
    text: str
    body_start: int
    body_end: int

    @property
    def body(self) -> str:
        """The text behind the header, without white space around it."""
        return self.text[self.body_start : self.body_end]

    def with_body(self, body: str) -> FrontMatter:
        """Hold an equal text instead of the whole document, which a long list keeps in memory."""
        return replace(self, text=body, body_start=0, body_end=len(body))


NO_FRONT_MATTER: Final = FrontMatter({}, "", False, "", 0, 0)


@tuple_record
class SettingsReading:
    """What the scanner makes of one file; no record means Settings does not list it."""

    front: FrontMatter
    record: SettingsRecord | None
    reason: str = ""  # Why there is no record: one of REASONS.

    @property
    def fields(self) -> Mapping[str, str]:
        """The fields of the header by key."""
        return self.front.fields

    @property
    def header(self) -> str:
        """The lines between the fences, their line ends included; "" without a header."""
        return self.front.header

    @property
    def body(self) -> str:
        """The text behind the header, without white space around it."""
        return self.front.body


REASONS: Final = (
    "not-markdown",
    "too-big",
    "empty-body",
    "no-description",
    "no-slug",
    "no-known-tool",
    "bad-fallback-model",
)


def trim(text: str) -> str:
    """Trim as the scanner does."""
    return text.strip(WHITESPACE)


def byte_length(text: str) -> int:
    """Count the bytes of a text."""
    return len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))


def read_front_matter(text: str) -> FrontMatter:
    """Cut a document into header fields and body."""
    text = text.lstrip("\ufeff")
    found = header_end(text)
    if found is None:
        return FrontMatter({}, "", False, text, *trimmed_span(text, 0, WHITESPACE))
    start, close, body = found
    header = text[start:close]
    fields, has_fallbacks = _read_fields(header)
    span = trimmed_span(text, body, WHITESPACE)
    return FrontMatter(fields, header, has_fallbacks, text, *span)


def header_end(text: str) -> tuple[int, int, int] | None:
    """Find where the header lines start and end and the body starts, in a text without a mark."""
    if not text.startswith(_FENCE):
        return None
    start = text.find("\n") + 1
    if not start or trim(text[len(_FENCE) : start]):
        return None
    at = text.find(_FENCE, start)
    while at >= 0:
        line_start = text.rfind("\n", start, at) + 1 or start
        line_end = text.find("\n", at)
        if line_end < 0:
            line_end = len(text)
        if trim(text[line_start:line_end]) == _FENCE:
            return start, line_start, line_end
        at = text.find(_FENCE, line_end)
    return None


@lru_cache(maxsize=1024)
def field_key(raw: str) -> tuple[str, bool]:
    """Give the field named by the text before a colon ("" for a comment), and the hint."""
    key = trim(raw).lower()
    if key[:1] == "#":
        return "", False
    return key, _names_fallbacks(raw)


def _names_fallbacks(raw: str) -> bool:
    return raw.lower().translate(_KEY_NOISE) == "fallbackmodels"


def _read_fields(header: str) -> tuple[dict[str, str], bool]:
    fields: dict[str, str] = {}
    has_fallbacks = False
    folding = ""  # The field whose block scalar is being read.
    folded: list[str] = []
    for line in header.split("\n"):
        is_indented = line[:1] in _INDENT
        if folding:
            if is_indented or not trim(line):
                folded.append(trim(line))
            else:
                _set_folded(fields, folding, folded)
                folding, folded = "", []
        if is_indented:
            has_fallbacks = has_fallbacks or _names_fallbacks(line.partition(":")[0])
            continue
        raw_key, colon, value = line.partition(":")
        if not colon:
            continue
        key, is_ours = field_key(raw_key)
        if is_ours:
            has_fallbacks = True
        if not key:
            continue
        value = value.strip(WHITESPACE)
        if value in BLOCK_SCALARS:
            folding = key
            continue
        if '"' in value or "'" in value:
            value = trim(value.strip('"').strip("'"))
        if value:
            fields[key] = value
    if folding:
        _set_folded(fields, folding, folded)
    return fields, has_fallbacks


def _set_folded(fields: dict[str, str], key: str, lines: list[str]) -> None:
    if value := " ".join(filter(None, lines)):
        fields[key] = value


def read_document(text: str, file_name: str, *, size: int | None = None) -> SettingsReading:
    """Read one file as the scanner does; `size` saves counting its bytes again."""
    has_mark = text.startswith("\ufeff")
    if size is None:
        size = byte_length(text)
    return judge(read_front_matter(text), file_name, size=size, has_mark=has_mark)


def judge(
    front: FrontMatter, file_name: str, *, size: int, has_mark: bool = False
) -> SettingsReading:
    """Tell what Settings lists of a file that was cut already, or why it does not list it."""
    fields = front.fields
    stem = names.file_stem(file_name)

    def refused(reason: str) -> SettingsReading:
        return SettingsReading(front, None, reason)

    if stem is None:
        return refused("not-markdown")
    if size > MAX_BYTES:
        return refused("too-big")
    if front.body_start == front.body_end:
        return refused("empty-body")
    description = fields.get("description", "")
    if not description:
        return refused("no-description")
    slug = names.slug(fields.get("name") or stem)
    if not slug:
        return refused("no-slug")
    granted = _granted(fields.get("tools", ""))
    if not granted:
        return refused("no-known-tool")
    fallbacks: tuple[str, ...] | None = ()
    if front.has_fallbacks and not has_mark:  # Their reader does not pass over a mark.
        fallbacks = read_fallbacks(front.header)
    if fallbacks is None:
        return refused("bad-fallback-model")
    thinking = fields["thinkinglevel"].lower() if "thinkinglevel" in fields else None
    record = SettingsRecord(
        id=slug,
        description=description[:MAX_DESCRIPTION],
        tools=granted,
        model=fields.get("model"),
        fallback_models=fallbacks,
        thinking_level=thinking if thinking in models.THINKING_LEVELS else None,
        max_tokens=read_max_tokens(fields["maxtokens"]) if "maxtokens" in fields else None,
        size=size,
    )
    return SettingsReading(front, record)


@lru_cache(maxsize=1024)
def _granted(value: str) -> tuple[str, ...]:
    """Give the tools of a `tools` text; few texts are written by most people."""
    return tools.settings_tools(split_tools(value))


def split_tools(value: str) -> list[str] | None:
    """Split a `tools` text into its entries, empty ones included; None if there is no text."""
    if not value:
        return None
    return [trim(part) for part in value.strip("[]").split(",")]


def read_max_tokens(value: str) -> int | None:
    """Read the output limit: plain digits only, zero and larger numbers than 32 bits are none."""
    if not _UNSIGNED.fullmatch(value):
        return None
    digits = value.lstrip("+").lstrip("0")
    if not digits or len(digits) > 10 or int(digits) > _LARGEST_UNSIGNED:
        return None
    return min(int(digits), MAX_TOKENS)


def read_fallbacks(header: str) -> tuple[str, ...] | None:
    """Read the fallback models from a header, by their own rules; None if an entry is bad."""
    listed: list[str] = []
    is_open = False
    for line in map(trim, header.split("\n")):
        if is_open and line.startswith("- "):
            listed.append(_bare(line[2:]))
            continue
        if not line or line[0] == "#":
            continue
        key, colon, value = line.partition(":")
        is_ours = bool(colon) and key.lower().translate(_KEY_NOISE) == "fallbackmodels"
        is_open = is_ours and not trim(value)
        if is_ours:
            listed = [bare for bare in map(_bare, trim(value).strip("[]").split(",")) if bare]
    stored: dict[str, str] = {}
    for entry in listed:
        pin = read_fallback_entry(entry)
        if pin is None:
            return None
        level = f"|{pin.thinking_level}" if pin.thinking_level else ""
        stored.setdefault(pin.key, pin.key + level)
    return tuple(stored.values())


def _bare(entry: str) -> str:
    return trim(trim(entry).strip("\"'"))


def read_fallback_entry(entry: str) -> models.Pin | None:
    """Read one stored fallback model; None if the scanner refuses it."""
    if _REFUSED_IN_ENTRY.search(entry):
        return None
    text, bar, level = entry.rpartition("|")
    text, level = (trim(text), trim(level).lower()) if bar else (trim(entry), "")
    if "|" in text or (bar and level not in models.THINKING_LEVELS):
        return None
    pin = models.split_pin(text)
    if pin is None or not trim(pin.provider) or not trim(pin.model):
        return None
    return models.Pin(pin.provider, pin.model, level or None)
