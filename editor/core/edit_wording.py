"""Why an edit of a document is refused, and what an edit takes along: the sentences."""

from __future__ import annotations

from typing import Final

from editor.core.problems import Problem, Severity
from editor.core.wording import QT_TRANSLATE_NOOP, Message, message

HEADER_NOT_CLOSED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header that starts on line {line} has no closing “---” line, so it is not known where it "
    "ends. Close it in the raw text first.",
)
HEADER_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Line {line} of the header is not valid YAML ({detail}), so the places of the fields are not "
    "known. Mend that line in the raw text first.",
)
HEADER_NO_MAPPING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is not written as one “key: value” on each line (see line {line}), so no field can "
    "be changed in place. Rewrite it that way in the raw text first.",
)
REFERENCE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” on line {line} refers to another place ({written}). Changing it here "
    "would change its meaning; replace the reference in the raw text first.",
)
ANCHOR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” on line {line} has a name or a type mark ({written}) that other places "
    "may rely on. Take the mark off in the raw text first.",
)
MERGED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header takes in the keys of another place (line {line}, “<<”), so “{key}” may come from "
    "there. Write the key out in the raw text first.",
)
DUPLICATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is there twice, on lines {first} and {line}, and it is not safe to guess which one is "
    "meant. Delete one of them in the raw text first.",
)
ODD_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” on line {line} is written in a form that cannot be changed in place. Write it as "
    "“key: value” in the raw text first.",
)
AMBIGUOUS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "It is not clear where the value of “{key}” ends: lines {first} to {last} may be more of its "
    "text, or line {line} (“{other}:”) may be a field of its own. Indent those lines or put the "
    "text in quotes in the raw text first.",
)
SECOND_READER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A second YAML reader would read “{field}” differently after this edit, so the file was left "
    "as it is. Make the change in the raw text.",
)
NO_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” on line {line} is not written as a list whose entries can be told apart, so a single "
    "entry cannot be changed. Set the whole list instead.",
)
NO_SUCH_ITEM: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{key}” has no entry number {number}. Read the file again and repeat the change."
)
NO_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{key}” is not in the file, so there is nothing to change in it."
)
NO_SPELLING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{field}” cannot hold this text: no way of writing it would be read back as it is. Use "
    "another text, without line breaks or quotes at its ends.",
)
READS_OTHERWISE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{field}” was not changed: written that way, {reader} would read {got} instead of {wanted}. "
    "Choose another value, or change the raw text.",
)
OTHER_CHANGES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made: {reader} would then also read “{field}” differently ({got} instead "
    "of {wanted}). Change the raw text instead.",
)
TOUCHES_OTHER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made: the lines of “{field}” would change with it. Change the raw text "
    "instead.",
)
BODY_CHANGES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made: it would also change where the prompt begins or ends. Change the raw "
    "text instead.",
)
BLOCKS_CHANGE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made: the file would have {after} headers instead of {before}. A header "
    "that is there already may be overlooked because of what stands in front of it; mend that "
    "first.",
)
NOT_ACCEPTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made: {reader} would then no longer accept the file ({reason}). Choose "
    "another value.",
)
NOT_ACCEPTED_BECAUSE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made: {reader} would then no longer accept the file. {reason}",
)
NOT_REVERSIBLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The change was not made, because undoing it would not bring back the same bytes. Change the "
    "raw text instead.",
)
NOT_WRITTEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” was not changed: no reader can make sense of this header, so the change could not be "
    "checked. Mend the header in the raw text first.",
)
COMMENT_REMOVED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The comment “{comment}” goes with this change. Move it to a line of its own first if it "
    "should stay.",
)
CONTINUED_LINE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Line {first} continued the old value of “{key}” and is replaced with it.",
)
CONTINUED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Lines {first} to {last} continued the old value of “{key}” and are replaced with it.",
)

NOTHING: Final = QT_TRANSLATE_NOOP("Wording", "nothing")


def refusal(
    code: str, template: str, line: int | None = None, **values: str | int | Message
) -> Problem:
    """Build the reason why an edit is not made; `line` also fills `{line}`."""
    if line is not None:
        values["line"] = line
    return Problem(code, Severity.ERROR, message(template, **values), line)


def note(
    code: str, template: str, line: int | None = None, **values: str | int | Message
) -> Problem:
    """Build something that may surprise about an edit that is made."""
    return Problem(code, Severity.WARNING, message(template, **values), line)
