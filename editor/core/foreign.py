"""What other libraries say of a text they cannot read, as far as a person gets to see it.

PyYAML and the JSON reader explain themselves in English only. Those of their sentences that can
come up for a definition, a settings file or a session are known here, so that they are translated
like our own; any other is shown as it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.wording import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from collections.abc import Iterable

_HOLE = pattern(r"\\\{([a-z_]+)\\\}")

_YAML: Final = (
    QT_TRANSLATE_NOOP("Wording", "could not find expected ':'"),
    QT_TRANSLATE_NOOP("Wording", "block sequence entries are not allowed in this context"),
    QT_TRANSLATE_NOOP("Wording", "mapping keys are not allowed in this context"),
    QT_TRANSLATE_NOOP("Wording", "mapping values are not allowed in this context"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected comment or line break"),
    QT_TRANSLATE_NOOP("Wording", "could not find expected directive name"),
    QT_TRANSLATE_NOOP("Wording", "found unexpected non-alphabetical character"),
    QT_TRANSLATE_NOOP("Wording", "found unknown directive name"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected whitespace"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected whitespace or line break"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected alphabetic or numeric character"),
    QT_TRANSLATE_NOOP("Wording", "did not find the expected '>'"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected '!'"),
    QT_TRANSLATE_NOOP("Wording", "did not find URI escaped octet"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected tag URI"),
    QT_TRANSLATE_NOOP("Wording", "found an indentation indicator equal to 0"),
    QT_TRANSLATE_NOOP("Wording", "found a tab character where an indentation space is expected"),
    QT_TRANSLATE_NOOP("Wording", "found a tab character that violates indentation"),
    QT_TRANSLATE_NOOP("Wording", "found unexpected document indicator"),
    QT_TRANSLATE_NOOP("Wording", "found unexpected end of stream"),
    QT_TRANSLATE_NOOP("Wording", "found unknown escape character"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected hexdecimal number"),
    QT_TRANSLATE_NOOP("Wording", "found invalid Unicode character escape code"),
    QT_TRANSLATE_NOOP("Wording", "found unexpected ':'"),
    QT_TRANSLATE_NOOP("Wording", "found character that cannot start any token"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected <document start>"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected node content"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected '-' indicator"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected key"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected ',' or ']'"),
    QT_TRANSLATE_NOOP("Wording", "did not find expected ',' or '}'"),
    QT_TRANSLATE_NOOP("Wording", "found undefined tag handle"),
    QT_TRANSLATE_NOOP("Wording", "found undefined alias"),
    QT_TRANSLATE_NOOP("Wording", "found duplicate anchor; first occurrence"),
    QT_TRANSLATE_NOOP("Wording", "expected a single document in the stream"),
    QT_TRANSLATE_NOOP("Wording", "but found another document"),
    QT_TRANSLATE_NOOP("Wording", "more than one document"),
    QT_TRANSLATE_NOOP("Wording", "found unhashable key"),
)
_JSON: Final = (
    QT_TRANSLATE_NOOP("Wording", "Expecting value"),
    QT_TRANSLATE_NOOP("Wording", "Expecting property name enclosed in double quotes"),
    QT_TRANSLATE_NOOP("Wording", "Expecting ',' delimiter"),
    QT_TRANSLATE_NOOP("Wording", "Expecting ':' delimiter"),
    QT_TRANSLATE_NOOP("Wording", "Unterminated string starting at"),
    QT_TRANSLATE_NOOP("Wording", "Invalid control character at"),
    QT_TRANSLATE_NOOP("Wording", "Invalid \\escape"),
    QT_TRANSLATE_NOOP("Wording", "Invalid \\uXXXX escape"),
    QT_TRANSLATE_NOOP("Wording", "Extra data"),
    QT_TRANSLATE_NOOP("Wording", "Illegal trailing comma before end of object"),
    QT_TRANSLATE_NOOP("Wording", "Illegal trailing comma before end of array"),
)
_KNOWN: Final = frozenset((*_YAML, *_JSON))
_WITH_VALUES: Final = (
    QT_TRANSLATE_NOOP(
        "Wording", "unacceptable character #x{code}: control characters are not allowed"
    ),
    QT_TRANSLATE_NOOP(
        "Wording", "unacceptable character #x{code}: special characters are not allowed"
    ),
    QT_TRANSLATE_NOOP("Wording", "could not determine a constructor for the tag '{tag}'"),
)


def library_words(text: str) -> Message | str:
    """Give what a library said as something that can be translated, or as it is."""
    return Message(text) if text in _KNOWN else recognised(text, _WITH_VALUES)


def recognised(text: str, templates: Iterable[str]) -> Message | str:
    """Give a finished English text back as one of these templates with its values.

    For texts that are kept in files, such as what a session's tools were inferred from.
    """
    for template in templates:
        pattern = _HOLE.sub(r"(?P<\1>.+)", re.escape(template))
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return Message(template, found.groupdict())
    return text
