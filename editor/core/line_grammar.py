"""How a reader takes a header line by line, as data given by the harness."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.core.fence import SCRIPT_WHITESPACE
from editor.core.patterns import pattern
from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Callable


@record
class LineGrammar:
    """How a reader takes a header line by line.

    `key` matches from the start of a line to behind the colon, group 1 is the key. `item` matches a
    list item's line up to its text. Both must fail on lines the reader passes over.
    """

    key: re.Pattern[str]
    normalise: Callable[[str], str]
    item: re.Pattern[str] | None = None
    comment: re.Pattern[str] = re.compile(r"\s*#")
    whitespace: str = SCRIPT_WHITESPACE  # trimmed off values and items
    known: frozenset[str] = frozenset()  # normalised keys the harness knows
    has_comments: bool = False  # `# …` behind a value is no part of it
    has_block_scalars: bool = False  # `|` and `>` begin a text of several lines
    reads_continuation: bool = False  # indented lines are more of the value
    list_keys: frozenset[str] | None = None  # keys with comma text; None: every key
    keeps_brackets: bool = False  # a comma inside `( )` does not separate


LENIENT_YAML: Final = LineGrammar(
    key=pattern(r"([A-Za-z_][\w.-]*)[ \t]*:(?=[ \t]|\Z)"),
    normalise=str,
    item=pattern(r"[ \t]*-(?:[ \t]+|\Z)"),
    has_comments=True,
    has_block_scalars=True,
    reads_continuation=True,
)
"""For headers meant as YAML that are not valid: set `known` with `records.replace`."""
