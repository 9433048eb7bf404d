"""How values are written so that both readers read them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.syntax import Style
from editor.harnesses.pi_desktop import javascript, runtime_reader, settings_scanner, tools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.syntax import Entry

_QUOTE_OF = {Style.SINGLE_QUOTED: "'", Style.DOUBLE_QUOTED: '"'}
_LINE_BREAKS = "\n\r\u2028\u2029"


def quote_of(entry: Entry | None) -> str:
    """Give the quotation mark a value has now, if any."""
    return "" if entry is None else _QUOTE_OF.get(entry.style, "")


def runtime_text(written: str) -> str:
    """Read one value as the runtime does."""
    return runtime_reader.unquote(javascript.trim(written))


def settings_text(written: str) -> str:
    """Read one value as Settings does."""
    return without_quotes(settings_scanner.trim(written))


def without_quotes(text: str) -> str:
    """Give what Settings leaves of a text with quotation marks at its ends."""
    return settings_scanner.trim(text.strip('"').strip("'"))


def text_spellings(value: str, quote: str = "") -> tuple[str, ...]:
    """Give the ways to write a text on one line, best first; none if it cannot be written.

    Every spelling is read back by the runtime as `value`. Those that Settings reads back as well
    stand in front, then the quotation mark in use, then no quotation marks.
    """
    if not value or any(each in value for each in _LINE_BREAKS):
        return ()
    candidates = dict.fromkeys(f"{mark}{value}{mark}" for mark in (quote, "", "'", '"'))
    right = [each for each in candidates if javascript.trim(runtime_text(each)) == value]
    right = [each for each in right if each not in settings_scanner.BLOCK_SCALARS]
    return tuple(sorted(right, key=lambda each: settings_text(each) != value))


def list_spellings(items: Sequence[str]) -> tuple[str, ...]:
    """Give the ways to write a whole list: on one line and unquoted, as both readers want it."""
    if tuple(items) == (tools.INHERIT,):
        return (tools.INHERIT,)
    return (f"[{', '.join(items)}]", ", ".join(items))
