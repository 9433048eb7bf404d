"""What became of a save: it is on disk, someone else was first, or it was not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record

if TYPE_CHECKING:
    from editor.core.document import Document
    from editor.core.problems import Problem
    from editor.core.wording import Message


@record
class Saved:
    """The text is on disk."""

    path: str
    fingerprint: str
    is_changed: bool = True  # False: the file held these bytes already and was not touched
    notes: tuple[Message, ...] = ()  # what a person should know, such as other names of the file


@record
class Conflict:
    """Another program changed the file; nothing of theirs was lost."""

    path: str
    theirs: Document | None  # None: the file is gone
    problem: Problem


@record
class SaveFailure:
    """It could not be done; the file is as it was, unless the problem says otherwise."""

    path: str
    problem: Problem
