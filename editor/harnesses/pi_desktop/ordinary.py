"""Headers with one key and one value on each line, which both readers take apart alike.

Five of six published headers are of this kind, and a list reads thousands of them. This is a
shortcut and no third reader: what it gives is what `settings_scanner` and `runtime_reader` give
each for itself, and a test holds the three against each other. Whatever may be read in two ways
is left to them.
"""

from __future__ import annotations

import re

from editor.core.patterns import pattern
from editor.core.records import tuple_record
from editor.core.text import trimmed_span
from editor.harnesses.pi_desktop import javascript
from editor.harnesses.pi_desktop.runtime_reader import Header, Value, accepted_key, unquote
from editor.harnesses.pi_desktop.settings_scanner import (
    BLOCK_SCALARS,
    WHITESPACE,
    FrontMatter,
    field_key,
)

_PAIR = pattern(r"^([A-Za-z][A-Za-z0-9_\- ]*):(.*)$", re.MULTILINE)
_SPACE = "\t\n\x0b\x0c\r "  # What both readers trim, of the characters of ASCII.


@tuple_record
class Ordinary:
    """A document taken apart for both readers."""

    front: FrontMatter  # As Settings cuts it.
    header: Header  # As the runtime reads it.
    prompt: str


def read(text: str) -> Ordinary | None:
    """Take a document apart, or leave it to the readers."""
    if not text.startswith("---\n") or "\r" in text:
        return None
    end = text.find("\n---", 3)
    if end < 4 or text[end + 4 : end + 5] not in ("", "\n"):
        return None
    written = text[4:end]
    pairs = _PAIR.findall(written)
    if len(pairs) != written.count("\n") + 1 or not written.isascii():
        return None
    fields: dict[str, str] = {}
    values: dict[str, Value] = {}
    lines: dict[str, int] = {}
    has_fallbacks = False
    for number, (raw, padded) in enumerate(pairs, 2):
        value = padded.strip(_SPACE)
        if not value or value in BLOCK_SCALARS:
            return None
        key, is_fallback = field_key(raw)
        if is_fallback:
            has_fallbacks = True
        normal = accepted_key(raw)
        lines[normal] = number
        if '"' in value or "'" in value:
            values[normal] = unquote(value)
            value = value.strip('"').strip("'").strip(_SPACE)
            if value:
                fields[key] = value
        else:
            fields[key] = values[normal] = value
    span = trimmed_span(text, end + 4, javascript.WHITESPACE)
    seen = span if text.isascii() else trimmed_span(text, end + 4, WHITESPACE)
    prompt = text[span[0] : span[1]]
    front = FrontMatter(fields, text[4 : end + 1], has_fallbacks, text, *seen)
    if seen == span:
        front = front.with_body(prompt)
    return Ordinary(front, Header(values, lines, len(pairs), written), prompt)
