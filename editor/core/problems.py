"""What is wrong with a definition, for whom it matters, and how to mend it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from editor.core.records import record, tuple_record
from editor.core.wording import QT_TRANSLATE_NOOP, Message, message

if TYPE_CHECKING:
    from editor.core.text import Splice


# Problems of one kind that one file is told of: more of them say nothing new, and looking for a fix
# for each of ten thousand would take minutes.
MOST_OF_A_KIND = 50
LEFT_OUT = QT_TRANSLATE_NOOP(
    "Wording",
    "Not listed one by one: {number} more of the kind “{kind}”. Mend those that are listed; the "
    "others then show.",
)


class Severity(StrEnum):
    """How much a problem matters: the agent is lost or wrong, may surprise, or is worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@record
class Fix:
    """A safe change that removes a problem; touches only the place the problem is about."""

    title: Message
    splices: tuple[Splice, ...]


@tuple_record
class Problem:
    """One finding, with its consequence in the message and its place in the file."""

    code: str  # stable, kebab-case; scripts and suppressions rely on it
    severity: Severity
    message: Message
    line: int | None = None
    fix: Fix | None = None
    field: str = ""  # the field it is about, to jump to; empty for the file as a whole
    reader: str = ""  # the reader it concerns ("runtime", "settings"); empty for all
    path: str = ""  # filled in where problems of several files are listed together
    confidence: str = ""  # of what is said of another system: high, medium, low; else empty


def left_out(
    kind: str, number: int, line: int | None = None, field: str = ""
) -> tuple[Problem, ...]:
    """Say how many problems of a kind are not listed one by one; empty when all are."""
    if number <= 0:
        return ()
    text = message(LEFT_OUT, kind=kind, number=number)
    return (Problem("more-of-a-kind", Severity.INFO, text, line, field=field),)
