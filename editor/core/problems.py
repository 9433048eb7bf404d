"""What is wrong with a definition, for whom it matters, and how to mend it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from editor.core.text import Splice
    from editor.core.wording import Message


# Problems of one kind that one file is told of: more of them say nothing new, and looking for a fix
# for each of ten thousand would take minutes.
MOST_OF_A_KIND = 50


class Severity(StrEnum):
    """How much a problem matters: the agent is lost or wrong, may surprise, or is worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Fix(NamedTuple):
    """A safe change that removes a problem; touches only the place the problem is about."""

    title: Message
    splices: tuple[Splice, ...]


@dataclass(frozen=True, slots=True)
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
