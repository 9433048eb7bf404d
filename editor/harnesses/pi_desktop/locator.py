"""Where the fields of a PI-Desktop header stand, for edits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.frontmatter import Closing, Fence, LineGrammar, LineSyntax, Opening
from editor.core.patterns import pattern
from editor.harnesses.pi_desktop import runtime_reader
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY

if TYPE_CHECKING:
    from editor.core.document import Document

GRAMMAR: Final = LineGrammar(
    key=pattern(r"(?!.*[\u2028\u2029])([A-Za-z][A-Za-z0-9_\- ]*):"),
    normalise=runtime_reader.normalize_key,
    item=pattern(r"(?!.*[\u2028\u2029])[ \t]*-[ \t]+"),
    known=frozenset(FIELD_OF_KEY),
    list_keys=frozenset({"tools", "fallbackmodels"}),
)
RUNTIME_SYNTAX: Final = LineSyntax(Fence(Opening.EXACT, Closing.PREFIX, allows_mark=False), GRAMMAR)
# Where the runtime finds no header, Settings may: the header it sees is the one to edit.
_SETTINGS_SYNTAX: Final = LineSyntax(Fence(Opening.PADDED, Closing.TRIMMED), GRAMMAR)


def syntax(document: Document) -> LineSyntax:
    """Give the locator for the header the deciding reader sees."""
    text = runtime_reader.normalize_line_ends(document.text)
    if runtime_reader.split_document(text)[0] is None:
        return _SETTINGS_SYNTAX
    return RUNTIME_SYNTAX
