"""Why a JSONC text is refused, in sentences; what follows from it is the harness's to say."""

from __future__ import annotations

from typing import Final

from editor.core.jsonc.parser import JsoncError, JsoncFault
from editor.core.problems import Problem, Severity
from editor.core.wording import QT_TRANSLATE_NOOP, message

FAULTS: Final = {
    JsoncFault.NOTHING: QT_TRANSLATE_NOOP(
        "Wording",
        "The file holds no value at all. Write an object in braces, or set a value here.",
    ),
    JsoncFault.BYTE_ORDER_MARK: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}: the file starts with a byte order mark, which its reader does not "
        "allow. Remove the mark first.",
    ),
    JsoncFault.COMMENT: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a comment is not closed. Mend that place in the raw "
        "text first.",
    ),
    JsoncFault.CHARACTER: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a word or character has no meaning there. Mend that "
        "place in the raw text first.",
    ),
    JsoncFault.STRING: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a text is not closed on its line. Mend that place in "
        "the raw text first.",
    ),
    JsoncFault.CONTROL_CHARACTER: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a text holds a raw tab or control character. Write "
        "it with a backslash in the raw text first.",
    ),
    JsoncFault.ESCAPE: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a backslash is followed by the wrong letter. Mend "
        "that place in the raw text first.",
    ),
    JsoncFault.NUMBER: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a number is not written as JSON asks. Mend that "
        "place in the raw text first.",
    ),
    JsoncFault.VALUE_EXPECTED: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a value is missing. Mend that place in the raw text first.",
    ),
    JsoncFault.KEY_EXPECTED: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a key in double quotes is missing. Mend that place "
        "in the raw text first.",
    ),
    JsoncFault.COLON_EXPECTED: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a colon is missing. Mend that place in the raw text first.",
    ),
    JsoncFault.COMMA_EXPECTED: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: a comma is missing. Mend that place in the raw text first.",
    ),
    JsoncFault.NOT_CLOSED: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: this bracket is not closed. Mend that place in the "
        "raw text first.",
    ),
    JsoncFault.MORE_TEXT: QT_TRANSLATE_NOOP(
        "Wording",
        "Line {line}, column {column}: something stands behind the end of the value. Mend "
        "that place in the raw text first.",
    ),
    JsoncFault.TOO_DEEP: QT_TRANSLATE_NOOP(
        "Wording",
        "The values are nested too deeply to be read. Mend the raw text first.",
    ),
}
NOT_AN_OBJECT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file was not changed: the value on line {line} is of another kind, so “{key}” cannot be "
    "written into it. Change the raw text instead.",
)
DUPLICATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is there twice, on lines {first} and {line}; only the last one counts. Delete the "
    "other one first.",
)
NO_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{key}” is not in the file, so there is nothing to change in it."
)
NO_ITEM: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{key}” has no entry number {number}. Read the file again and repeat the change."
)
NO_BODY: Final = QT_TRANSLATE_NOOP("Wording", "This file has no instructions to change.")


def malformed(error: JsoncError) -> Problem:
    """Say where and why a text cannot be read or edited."""
    text = message(FAULTS[error.fault], line=error.line, column=error.column)
    return Problem("header-unreadable", Severity.ERROR, text, error.line)


def refused(code: str, template: str, line: int | None = None, **values: str | int) -> Problem:
    """Build the reason why an edit is not made."""
    if line is not None:
        values["line"] = line
    return Problem(code, Severity.ERROR, message(template, **values), line)
