"""Open definition files: the bytes as saved, the bytes as edited, and what lies between.

No Qt here beyond the undo stack that each document owns. Whether a document is modified is always
a comparison of bytes, never a flag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import field, mutable_record, record
from editor.storage.library import with_definitions
from editor.storage.reading import UNREAD_CODES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QUndoStack

    from editor.core.definition import Definition, Origin
    from editor.core.document import Document
    from editor.core.harness import Harness, Roster
    from editor.core.problems import Problem
    from editor.storage.library import Library


MOST_COMPARED = 400  # lines; where more differ, they all count as changed


@record
class Remark:
    """What went with an edit without being asked for, such as a comment beside a removed item."""

    field: str  # empty when the edit was of no field of the form
    notes: tuple[Problem, ...]


@mutable_record
class OpenDocument:
    """One file that was edited or is new; lives until it is closed unmodified."""

    origin: Origin
    harness_id: str  # the system it was opened under
    baseline: Document | None  # as last read or saved; None for a file that is not on disk yet
    document: Document
    stack: QUndoStack
    theirs: Document | None = None  # another program's text, found while there are edits
    is_gone: bool = False  # another program removed the file
    is_saving: bool = False
    remarks_of: dict[bytes, tuple[Remark, ...]] = field(default_factory=dict)  # by edited text

    @property
    def path(self) -> str:
        """Where the document is, or will be, on disk."""
        return self.origin.path

    @property
    def is_new(self) -> bool:
        """Whether the file does not exist yet."""
        return self.baseline is None

    @property
    def is_modified(self) -> bool:
        """Whether saving would change anything."""
        return self.baseline is None or self.document.data != self.baseline.data

    @property
    def has_conflict(self) -> bool:
        """Whether the file changed or went away under unsaved edits."""
        return self.theirs is not None or self.is_gone

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What went with the edits that lead from the saved text to this one."""
        return self.remarks_of.get(self.document.data, ())

    @property
    def base_fingerprint(self) -> str | None:
        """What the file on disk must still be for a save to go ahead."""
        return self.baseline.fingerprint if self.baseline is not None else None


def changed_lines(before: Document | None, after: Document) -> int:
    """Count the lines a save changes, for the sentence that reports it.

    Where a long part differs, all of it counts: comparing it line by line can take seconds.
    """
    old = before.text.splitlines(keepends=True) if before is not None else []
    new = after.text.splitlines(keepends=True)
    shorter = min(len(old), len(new))
    head = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    rest = range(1, shorter - head + 1)
    tail = next((at for at in rest if old[-at] != new[-at]), shorter - head + 1) - 1
    old, new = old[head : len(old) - tail], new[head : len(new) - tail]
    longer = max(len(old), len(new))
    if longer > MOST_COMPARED or not old or not new:
        return longer
    import difflib  # late: nothing is compared at a start

    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    return sum(
        max(i2 - i1, j2 - j1) for tag, i1, i2, j1, j2 in matcher.get_opcodes() if tag != "equal"
    )


def with_marks(definition: Definition, alone: Definition | None, shown: Definition) -> Definition:
    """Give a definition that was just read the marks it had among all others.

    `alone` is what the text before reads as by itself, and `shown` the same among all others. Where
    the new text stands as that one did, the others make of it what they made before, until all are
    put together again; otherwise only who hides whom is carried over.
    """
    marked = definition.with_changes(shadows=shown.shadows, shadowed_by=shown.shadowed_by)
    if alone is None or alone.document.data != shown.document.data:
        return marked
    if _standing(alone) != _standing(definition):
        return marked
    return marked.with_changes(status=shown.status, problems=shown.problems)


def read_alike(one: Definition | None, two: Definition | None) -> bool:
    """Whether two values say the same of the same text, and so make the same of it when asked."""
    if one is None or two is None:
        return one is two
    made = {"make_native": two.make_native, "make_prompt": two.make_prompt}
    return one.with_changes(**made) == two


def _standing(definition: Definition) -> tuple[object, ...]:
    return definition.name, definition.kind, definition.status, definition.problems


def edited_definitions(
    library: Library, open_documents: Mapping[str, OpenDocument]
) -> tuple[Definition, ...]:
    """Read every open document whose text is not the one the library was read from."""
    on_disk = {entry.origin.path: entry.document.data for entry in library.definitions}
    return tuple(
        library.harness.read(held.document, held.origin, library.rules)
        for path, held in open_documents.items()
        if held.document.data != on_disk.get(path)
    )


def put_together(
    library: Library,
    outside: Iterable[Definition],
    open_documents: Mapping[str, OpenDocument],
    harness_id: str,
) -> tuple[Roster, tuple[Definition, ...]]:
    """Give roster and files from elsewhere as they would be were all unsaved edits on disk."""
    elsewhere = {entry.origin.path: entry for entry in outside}
    known = {entry.origin.path for entry in library.roster.entries}
    inner: dict[str, OpenDocument] = {}
    outer: dict[str, OpenDocument] = {}
    for path, held in open_documents.items():
        is_ours = held.harness_id == harness_id
        if path in elsewhere or (is_ours and not held.origin.root):
            outer[path] = held
        elif path in known or is_ours:
            inner[path] = held
    changed = edited_definitions(library, inner)
    roster = with_definitions(library, changed) if changed else library.roster
    for entry in edited_definitions(library, outer):
        elsewhere[entry.origin.path] = entry
    return roster, tuple(elsewhere.values())


def is_unread(definition: Definition) -> bool:
    """Whether a file could not be read from disk at all; the harness has not seen it either."""
    return not definition.document.data and any(
        problem.code in UNREAD_CODES for problem in definition.problems
    )


def obstacle(definition: Definition, harness: Harness | None, rules: str) -> Problem | None:
    """Say what keeps a file of one's own from being edited by fields: it cannot be taken apart."""
    if is_unread(definition):
        return next((p for p in definition.problems if p.code in UNREAD_CODES), None)
    if not definition.origin.is_writable or harness is None:
        return None
    document = definition.document
    return harness.syntax(document, definition.origin, rules).layout(document.text).problem


def saved_definition(
    harness: Harness, rules: str, held: OpenDocument, definition: Definition
) -> Definition | None:
    """Give the definition as the saved file says it, to compare the edited one with."""
    if held.baseline is None:
        return None
    if held.baseline.data == held.document.data:
        return definition
    return harness.read(held.baseline, held.origin, rules)
