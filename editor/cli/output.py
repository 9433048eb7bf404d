"""What the commands print: text for people, JSON for programs, one line for each error."""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

    from editor.core.problems import Problem

PROGRAM = "subagent-editor"
STYLES = {
    "bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36",
    "heading": "1;4",
}  # fmt: skip
NAMES = frozenset(("Settings", "Claude", "Markdown"))  # capital wherever they stand


def safe(text: str) -> str:
    """Give a text in which nothing acts on the terminal and nothing is hidden."""
    if text.isascii() and text.isprintable():
        return text
    return _hidden().sub(_code, text)


def one_line(text: str) -> str:
    """Give a text on one line."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    return safe(" ".join(text.split()))


@cache
def _hidden() -> re.Pattern[str]:
    """Characters that would act on the terminal or hide what a text says, and lone surrogates.

    Compiled when first needed, which a start without foreign text never does.
    """
    from editor.core.lookalikes import hidden_pattern

    return re.compile(rf"{hidden_pattern().pattern}|[\r\ud800-\udfff]")


def _code(match: re.Match[str]) -> str:
    number = ord(match[0])
    if number > 0xFFFF:
        return f"\\U{number:08x}"
    return f"\\x{number:02x}" if number < 256 else f"\\u{number:04x}"


def _json_escape(match: re.Match[str]) -> str:
    """Write a character as JSON does, which any reader takes for that character."""
    if match[0] == "\r" or match[0].isascii():
        return match[0]  # not inside a text: there JSON has escaped it
    units = match[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


class Unwritable(Exception):
    """Standard output takes nothing more, such as a file on a full disk; the text says why."""


class Output:
    """Collects what a command says and writes it at once, so that a closed pipe is one event."""

    def __init__(self, out: TextIO, error: TextIO) -> None:
        self._out, self._error = out, error
        self._lines: list[str] = []
        self.is_terminal = out.isatty()
        self.has_colour = _wants_colour(self.is_terminal)
        self.width = _width() if self.is_terminal else 0  # 0: as wide as it needs to be

    def line(self, text: str = "") -> None:
        """Add one line (or several) of text."""
        self._lines.append(text)

    def json(self, value: Any) -> None:
        """Add a JSON document; what hides something in its texts is written as JSON's escapes."""
        import json

        text = json.dumps(value, ensure_ascii=False, indent=2)
        if not text.isascii():
            text = _hidden().sub(_json_escape, text)
        self._lines.append(text)

    def raw(self, text: str) -> None:
        """Add a text that ends its own last line."""
        self._lines.append(text.removesuffix("\n"))

    def style(self, text: str, *names: str) -> str:
        """Colour a text, on a terminal that is to have colours."""
        if not self.has_colour or not text:
            return text
        codes = ";".join(STYLES[name] for name in names)
        return f"\x1b[{codes}m{text}\x1b[0m"

    def flush(self) -> None:
        """Write what was collected; characters the stream cannot take become escapes."""
        if not self._lines:
            return
        text = "\n".join(self._lines) + "\n"
        self._lines.clear()
        encoding = "utf-8" if not self.is_terminal else (self._out.encoding or "utf-8")
        data = text.encode(encoding, "backslashreplace")
        buffer = getattr(self._out, "buffer", None)
        try:
            if buffer is None:
                self._out.write(text)
            else:
                self._out.flush()
                buffer.write(data)
                buffer.flush()
            self._out.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise Unwritable(error.strerror or str(error)) from error

    def error(self, what: str, path: str = "", line: int | None = None) -> None:
        """Write one line to standard error: where, what happened, what to do."""
        place = f"{path}:{line}: " if path and line else f"{path}: " if path else ""
        text = f"{PROGRAM}: {one_line(place)}{one_line(what)}"
        if place:
            text = f"{PROGRAM}: {safe(place.strip())} {one_line(what)}"
        self._error.write(text.encode("utf-8", "backslashreplace").decode() + "\n")
        self._error.flush()

    def problem(self, problem: Problem, path: str = "") -> None:
        """Write a problem as an error line."""
        self.error(as_clause(str(problem.message)), path or problem.path, problem.line)


def as_clause(text: str) -> str:
    """Turn “What happened. What to do.” into “what happened; what to do”."""
    text = one_line(text)
    body, bracket, versions = text.rpartition(". [")
    if bracket and versions.endswith("]"):  # the versions a rule holds in stay behind it
        return f"{as_clause(body + '.')} [{versions}"
    head, found, tail = text.rpartition(". ")
    if found and tail.endswith("."):
        first, space, rest = tail[:-1].partition(" ")
        if first[1:].islower() and first not in NAMES:
            first = first.lower()
        return f"{head}; {first}{space}{rest}"
    return text.removesuffix(".")


def table(
    output: Output,
    rows: Sequence[Sequence[str]],
    styles: Sequence[tuple[str, ...]],
    indent: int = 2,
    widest: int = 0,
) -> None:
    """Print rows in aligned columns; on a terminal the last column is cut at its edge.

    A first cell beyond `widest` does not move the columns of all other rows.
    """
    if not rows:
        return
    taken = [list(map(columns, row)) for row in rows]
    widths = [max(column) + 2 for column in zip(*taken, strict=True)]
    if widest:
        widths[0] = max((row[0] for row in taken if row[0] <= widest), default=widest) + 2
    last = len(styles) - 1
    used = indent + sum(widths[:last])
    for row, lengths in zip(rows, taken, strict=True):
        parts = [" " * indent]
        for at, cell in enumerate(row):
            if at == last and output.width:
                cell = cut(cell, max(output.width - used, 12))
            parts.append(output.style(cell, *styles[at]) if output.has_colour else cell)
            if at < last:
                parts.append(" " * max(widths[at] - lengths[at], 2))
        output.line("".join(parts).rstrip())


def columns(text: str) -> int:
    """How many terminal columns a text takes."""
    if text.isascii() or all(map(_is_narrow, text)):
        return len(text)
    import unicodedata

    wide = sum(unicodedata.east_asian_width(character) in "WF" for character in text)
    marks = sum(unicodedata.combining(character) > 0 for character in text)
    return len(text) + wide - marks


def _is_narrow(character: str) -> bool:
    """Whether a character surely takes one column: no combining mark, nothing wide."""
    return character < "\u0300" or "\u2000" <= character < "\u2e80"


def cut(text: str, width: int) -> str:
    """Shorten a text to a number of columns, with an ellipsis."""
    if columns(text) <= width:
        return text
    while text and columns(text) > width - 1:
        text = text[: -max(1, (columns(text) - width) // 2)]
    return text.rstrip() + "…"


def wrap(output: Output, text: str, indent: int = 0, hanging: int = 0) -> None:
    """Print a paragraph, wrapped on a terminal and on one line in a pipe."""
    if not output.width:
        output.line(" " * indent + text)
        return
    import textwrap

    output.line(
        textwrap.fill(
            text, max(output.width, 30), initial_indent=" " * indent,
            subsequent_indent=" " * (indent + hanging), break_long_words=False,
            break_on_hyphens=False,
        )
    )  # fmt: skip


def _width() -> int:
    """The terminal's width; `COLUMNS` overrides."""
    given = os.environ.get("COLUMNS", "")
    if given.isdigit() and int(given) > 0:
        return int(given)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else 1).columns
    except (OSError, ValueError):
        return 80


def _wants_colour(is_terminal: bool) -> bool:
    """Colour only on a terminal that has it, and never against `NO_COLOR`."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    if not is_terminal or os.environ.get("TERM") == "dumb":
        return False
    return sys.platform != "win32" or "WT_SESSION" in os.environ
