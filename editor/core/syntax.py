r"""Where things stand in a file: entries, values and list items with their exact places.

A syntax is a locator: it finds spans and proposes the smallest edits, and never interprets values
beyond what it needs for that. Two exist for headers, `YamlSyntax` and `LineSyntax`
(`editor.core.frontmatter`), one for JSONC (`editor.core.jsonc`). Positions are characters of
the decoded text.

A spelling that starts with a line feed is a block below its key (`"\n  - a\n  - b"`); line feeds
in a spelling become the line end of the place it is written to.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from editor.core.records import record

if TYPE_CHECKING:
    from editor.core.problems import Problem
    from editor.core.text import TextEdit


class Style(StrEnum):
    """How a value is written."""

    EMPTY = "empty"
    PLAIN = "plain"
    SINGLE_QUOTED = "single-quoted"
    DOUBLE_QUOTED = "double-quoted"
    LITERAL = "literal"  # | block scalar
    FOLDED = "folded"  # > block scalar
    FLOW_LIST = "flow-list"  # [a, b]
    BLOCK_LIST = "block-list"  # - a
    MAP = "map"
    REFERENCE = "reference"  # *alias: not editable in place


@record
class Item:
    """One item of a list value (or of comma text), as written."""

    text: str  # without quotes
    start: int
    end: int
    line: int
    comment: str = ""  # a comment that belongs to this item
    dash: int = -1  # where its `-` stands, in a block list
    is_scalar: bool = True  # False: a list or map of its own; it can be moved and removed


@record
class Entry:
    """One key of the header and its value."""

    key: str  # as the harness compares it
    written: str  # as written
    line: int
    start: int  # first character of the entry's first line
    end: int  # behind the entry's last line end
    value_start: int
    value_end: int  # without comment, trailing space and line end
    style: Style
    items: tuple[Item, ...] = ()  # list items, or the parts of comma text
    comment: str = ""
    after_key: int = -1  # behind the colon
    problem: Problem | None = None  # why this entry cannot be edited; reading it is fine
    # First and last line of text below that goes with the value though its reader passes it over.
    continued: tuple[int, int] | None = None


@record
class Layout:
    """The header of one document, located."""

    entries: tuple[Entry, ...]
    has_header: bool
    header_start: int = 0  # first character behind the opening fence line
    header_end: int = 0  # first character of the closing fence line
    body_start: int = 0  # first character behind the closing fence line
    blocks: int = 0  # number of header blocks the reader would see
    problem: Problem | None = None  # why it cannot be located; entries are then incomplete
    comments: tuple[str, ...] = ()  # every comment of the header, in order
    last_line: int = 0  # where a new line goes when it has no neighbour: before `...` or the fence

    def entry(self, key: str) -> Entry | None:
        """The entry that counts for a key: the last one of duplicates."""
        return next((entry for entry in reversed(self.entries) if entry.key == key), None)


class Syntax(Protocol):
    """Locates, and proposes edits as character replacements, or says why it cannot."""

    def layout(self, text: str) -> Layout:
        """Find the header and its entries."""
        ...

    def entry(self, text: str, key: str) -> Entry | None:
        """The entry that counts for a key, however the key is spelled."""
        ...

    def set_value(
        self, text: str, key: str, spelling: str, after: tuple[str, ...]
    ) -> tuple[TextEdit, ...] | Problem:
        """Give a key this spelling of its value; a missing key (or header) is inserted."""
        ...

    def remove(self, text: str, key: str) -> tuple[TextEdit, ...] | Problem:
        """Remove a key with its value; nothing when it is absent."""
        ...

    def insert_item(
        self, text: str, key: str, spelling: str, index: int | None
    ) -> tuple[TextEdit, ...] | Problem:
        """Insert one list item in the list's own style."""
        ...

    def remove_item(self, text: str, key: str, index: int) -> tuple[TextEdit, ...] | Problem:
        """Remove one list item and its separator."""
        ...

    def move_item(self, text: str, key: str, index: int, to: int) -> tuple[TextEdit, ...] | Problem:
        """Move one list item; its comment goes with it."""
        ...

    def set_body(self, text: str, body: str) -> tuple[TextEdit, ...] | Problem:
        """Replace the body."""
        ...
