"""The header of a definition file: how a harness names its dialect, and the two locators.

For authors of harnesses. A harness picks one locator for a document in `Harness.syntax`:

    FENCE = Fence(Opening.EXACT, Closing.PREFIX, allows_mark=True)   # the most tolerant reader's

    YamlSyntax(FENCE, list_keys=frozenset({"tools"}))                # a header that is YAML
    LineSyntax(FENCE, LineGrammar(key=…, normalise=…, item=…))       # one read line by line
    LineSyntax(FENCE, replace(LENIENT_YAML, known=KNOWN_KEYS))       # YAML that is not valid

The usual choice for a YAML harness:

    yaml = YamlSyntax(FENCE)
    problem = yaml.layout(document.text).problem
    if problem and problem.code == "header-unreadable":
        return LineSyntax(FENCE, replace(LENIENT_YAML, known=KNOWN_KEYS))
    return yaml

A locator finds and proposes; it does not decide what a value means. `editor.core.editing.edit`
tries the harness's spellings with it and takes the first that every reader reads back as wanted.
`Layout.entry(key)` gives the place of a key (line numbers for problems and fixes, too). Positions
are characters of `Document.text`; `Document.splices` turns edits into bytes.

What is refused, and why, is a `Problem` with one of these codes: `header-not-closed`,
`header-unreadable`, `header-no-mapping`, `value-is-reference`, `value-is-marked`, `merged-keys`,
`duplicate-key`, `odd-key`, `value-ambiguous`, `not-a-list`, `item-absent`, `key-absent`.
"""

from __future__ import annotations

from editor.core.fence import (
    LENIENT,
    SCRIPT_WHITESPACE,
    USUAL,
    Closing,
    Fence,
    FencedText,
    Opening,
    count_blocks,
)
from editor.core.line_grammar import LENIENT_YAML, LineGrammar
from editor.core.line_locator import LineSyntax
from editor.core.list_items import split_at_commas
from editor.core.yaml_locator import YamlSyntax

__all__ = [
    "LENIENT",
    "LENIENT_YAML",
    "SCRIPT_WHITESPACE",
    "USUAL",
    "Closing",
    "Fence",
    "FencedText",
    "LineGrammar",
    "LineSyntax",
    "Opening",
    "YamlSyntax",
    "count_blocks",
    "split_at_commas",
]
