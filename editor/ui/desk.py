"""The open documents: the one place where text in memory changes, always as a step of undo.

What the disk holds is told to the desk and compared here; an unsaved edit always wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoGroup, QUndoStack

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.records import replace
from editor.ui.commands import NEVER, EditCommand
from editor.ui.documents import OpenDocument

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.core.definition import Definition
    from editor.ui.documents import Remark
    from editor.ui.draft_keeper import DraftKeeper
    from editor.ui.drafts import Draft


class Desk(QObject):
    """Holds every document that was edited or is new, with its history."""

    changed = Signal(str)  # path: its text, its saved text or its conflict
    closed = Signal(str)  # path

    def __init__(self, drafts: DraftKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.documents: dict[str, OpenDocument] = {}
        self.undo_group = QUndoGroup(self)
        self._drafts = drafts
        self._merge_ids: dict[tuple[str, str], int] = {}

    def modified(self) -> tuple[OpenDocument, ...]:
        """Every document with unsaved edits."""
        return tuple(held for held in self.documents.values() if held.is_modified)

    def activate(self, path: str) -> None:
        """Let undo and redo act on a document from now on."""
        held = self.documents.get(path)
        self.undo_group.setActiveStack(held.stack if held is not None else None)

    def hold(self, entry: Definition) -> OpenDocument:
        """Open a document for editing, keeping what it is as the text to compare with."""
        held = self.documents.get(entry.origin.path)
        if held is None:
            held = OpenDocument(
                entry.origin, entry.harness, entry.document, entry.document, self._new_stack()
            )
            self.documents[held.path] = held
        return held

    def add_new(self, origin: Origin, harness_id: str, document: Document) -> None:
        """Open a document whose file does not exist yet."""
        held = OpenDocument(origin, harness_id, None, document, self._new_stack())
        self.documents[origin.path] = held
        self._tell(held)

    def push(
        self,
        held: OpenDocument,
        document: Document,
        text: str,
        merge: str = "",
        remark: Remark | None = None,
        unsaid: str | None = None,
    ) -> None:
        """Change a document's text as one step of undo; steps with the same `merge` run together.

        A change that changes nothing is no step. What went with the edits so far is said further
        on, but for the field `unsaid`, which has its saved value again.
        """
        if document.data == held.document.data:
            return
        remarks = tuple(known for known in held.remarks if known.field != unsaid)
        remarks += (remark,) if remark is not None and remark.notes else ()
        is_saved = held.baseline is not None and document.data == held.baseline.data
        held.remarks_of[document.data] = () if is_saved else remarks
        merge_id = NEVER
        if merge:
            merge_id = self._merge_ids.setdefault((held.path, merge), len(self._merge_ids))

        def install(wanted: Document) -> None:
            held.document = wanted
            self._tell(held)

        held.stack.push(EditCommand(text, held.document, document, install, merge_id=merge_id))

    def discard(self, path: str) -> None:
        """Go back to the saved text, as a step that can be undone; a new file is taken away."""
        held = self.documents.get(path)
        if held is None or not held.is_modified:
            return
        if held.baseline is None:
            self.close(path)
        elif held.has_conflict:
            self.use_disk_version(path)
        else:
            self.push(held, held.baseline, self.tr("Discard Changes"))

    def use_disk_version(self, path: str) -> None:
        """Take another program's text in place of the edits; undo brings the edits back."""
        held = self.documents.get(path)
        if held is None:
            return
        if held.is_gone:
            self.close(path)
        elif held.theirs is not None:
            theirs, held.theirs = held.theirs, None
            held.baseline = theirs
            self.push(held, theirs, self.tr("Use Disk Version"))
            self._tell(held)

    def keep_mine(self, path: str) -> None:
        """Keep the edits over the text that is on disk now; only the next save replaces it."""
        held = self.documents.get(path)
        if held is None:
            return
        if held.is_gone:
            held.baseline, held.is_gone = None, False
        elif held.theirs is not None:
            held.baseline, held.theirs = held.theirs, None
        self._tell(held)

    def close(self, path: str) -> None:
        """Let go of a document and its history."""
        held = self.documents.pop(path, None)
        if held is None:
            return
        self._drafts.drop(path)
        self._drop_stack(held)
        self.closed.emit(path)

    def meet(self, held: OpenDocument, found: Document | None) -> None:
        """Compare a document with what the disk holds (None: nothing, or nothing readable)."""
        before = (held.baseline, held.document, held.theirs, held.is_gone)
        if found is None:
            if held.is_new:
                return
            if not held.is_modified:
                self.close(held.path)
                return
            held.is_gone, held.theirs = True, None
        else:
            held.is_gone = False
            if held.baseline is not None and found.data == held.baseline.data:
                held.theirs = None
            elif found.data == held.document.data:
                held.baseline, held.theirs = found, None
            elif held.is_modified:
                held.theirs = found
            else:
                held.baseline = held.document = found
                held.theirs = None
                held.stack.clear()
        if before != (held.baseline, held.document, held.theirs, held.is_gone):
            self._tell(held)

    def mark_saved(self, path: str, document: Document) -> None:
        """Take note that these bytes are on disk now."""
        held = self.documents.get(path)
        if held is not None:
            held.baseline, held.theirs, held.is_gone = document, None, False
            held.remarks_of.clear()
            self._tell(held)

    def mark_conflict(self, path: str, theirs: Document | None) -> None:
        """Take note that the file is not what the edits were made from."""
        held = self.documents.get(path)
        if held is not None:
            held.theirs, held.is_gone = theirs, theirs is None
            self._tell(held)

    def mark_moved(self, old: str, new: str, saved: Document, edited: Document | None) -> None:
        """Take note that a file has another path, and of its text there."""
        held = self.documents.pop(old, None)
        if held is None:
            return
        self._drafts.drop(old)
        held.origin = replace(held.origin, path=new, identity=None)
        held.baseline = saved
        held.document = edited or saved
        held.stack.clear()  # its steps lead back to the old name
        self.documents[new] = held
        self._tell(held)

    def recover(
        self, drafts: Iterable[Draft], entries: dict[str, Definition], harness_id: str
    ) -> list[str]:
        """Take up the edits an earlier run did not save; gives their paths.

        Whether a file of another system is still there is found out when that system is shown.
        """
        recovered = []
        for draft in drafts:
            if draft.path in self.documents:
                continue
            base = None if draft.base is None else Document(draft.base)
            entry = entries.get(draft.path)
            origin = Origin(draft.path, draft.scope, True, draft.root)
            if entry is not None:
                origin = entry.origin
            held = OpenDocument(
                origin, draft.harness, base, base or draft.document, self._new_stack()
            )
            self.documents[draft.path] = held
            if base is not None:
                self.push(held, draft.document, self.tr("Recovered Changes"))
            if entry is not None:
                self.meet(held, entry.document)
            elif base is not None and draft.root and draft.harness == harness_id:
                self.meet(held, None)
            if held.is_modified:
                recovered.append(draft.path)
            else:  # it was saved just before the program ended
                self.close(draft.path)
        return recovered

    def _new_stack(self) -> QUndoStack:
        stack = QUndoStack(self)
        self.undo_group.addStack(stack)
        return stack

    def _drop_stack(self, held: OpenDocument) -> None:
        if self.undo_group.activeStack() is held.stack:
            self.undo_group.setActiveStack(None)
        self.undo_group.removeStack(held.stack)
        held.stack.deleteLater()

    def _tell(self, held: OpenDocument) -> None:
        self._drafts.touch(held)
        self.changed.emit(held.path)
