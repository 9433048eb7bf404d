"""Why a YAML header is refused, in sentences; what follows from it is the harness's to say."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP, Message, message
from editor.core.yaml12.nodes import Fault, YamlError

FAULTS: Final = {
    Fault.ALIAS: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a value that starts with “*” refers to another place of the header, "
        "and there is no such place. Put the value in quotes.",
    ),
    Fault.BLOCK_IN_FLOW: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: inside “[ ]” or “{{ }}” nothing can start with “- ” or hold a second "
        "“: ”. Put that entry in quotes.",
    ),
    Fault.COMMENT: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a “#” needs a space in front of it to start a comment here. Add the "
        "space, or put the value in quotes.",
    ),
    Fault.DIRECTIVE: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a line that starts with “%” is a directive and needs a “---” line "
        "behind it. Remove the line.",
    ),
    Fault.DUPLICATE_KEY: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: the same key is there twice. Delete one of the two lines.",
    ),
    Fault.ESCAPE: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: in double quotes a backslash has to be followed by a letter that YAML "
        "knows. Use single quotes, or double the backslash.",
    ),
    Fault.HEADER: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: behind “|” or “>” only a digit, “+”, “-” and a comment can stand. Put "
        "the text on the next line.",
    ),
    Fault.INDENTATION: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: the line is not indented as what it belongs to. Indent it like its "
        "neighbours; a list or text that goes on has to stand deeper than its key.",
    ),
    Fault.LONG_KEY: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a key is longer than 1024 characters. Put the value in quotes, so "
        "that it is no key.",
    ),
    Fault.MISSING_COLON: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: the line has no “: ” behind a key and does not go on with the line "
        "above. Indent it, or put the whole value in quotes.",
    ),
    Fault.MISSING_COMMA: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: the entries of a “[ ]” list or “{{ }}” map are not separated by "
        "single commas. Add or remove a comma.",
    ),
    Fault.MULTILINE_KEY: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a text of several lines is followed by a colon, as if it were a key. "
        "Put the value in quotes, or indent it.",
    ),
    Fault.NESTED_MAPPING: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: the value holds “: ” or ends in a colon, which starts a second key on "
        "the same line. Put the value in quotes.",
    ),
    Fault.PROPERTY: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a value that starts with “&” or “!” is a mark of YAML that cannot "
        "stand there. Put the value in quotes.",
    ),
    Fault.RESERVED: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a value cannot start with this character; YAML keeps it for itself. "
        "Put the value in quotes.",
    ),
    Fault.SEVERAL_DOCUMENTS: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: “...” ends the header, but more text follows. Remove the line.",
    ),
    Fault.TAB: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a tab stands where only spaces may indent. Use spaces.",
    ),
    Fault.TAG: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a value that starts with “!” names a type that does not fit or does "
        "not exist. Put the value in quotes.",
    ),
    Fault.TOO_DEEP: QT_TRANSLATE_NOOP(
        "Wording",
        "The header is nested too deeply to be read. Simplify it.",
    ),
    Fault.TRAILING_TEXT: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: text follows behind a closed quote or bracket. Put the whole value in "
        "quotes.",
    ),
    Fault.UNCLOSED_FLOW: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a “[” or “{{” is not closed. Close it, or put the value in quotes.",
    ),
    Fault.UNCLOSED_QUOTE: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: a quote is not closed, or its text goes on without being indented. "
        "Close the quote.",
    ),
}


def fault_message(error: YamlError, first_line: int = 1) -> Message:
    """Say what is wrong and where; `first_line` is the line of the file the YAML text starts on."""
    return message(FAULTS[error.fault], line=error.line + first_line - 1)
