"""One step of undo: a document before and after; nothing is ever computed backwards."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.document import Document

PAUSE = 1.5  # seconds without typing after which the next letter is a new step
NEVER = -1


class EditCommand(QUndoCommand):
    """Installs one of two documents; typing into one text field merges into one step."""

    def __init__(
        self,
        text: str,
        before: Document,
        after: Document,
        install: Callable[[Document], None],
        *,
        merge_id: int = NEVER,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(text)
        self.before = before
        self.after = after
        self._install = install
        self._merge_id = merge_id
        self.at = clock()

    def id(self) -> int:
        """Name what may merge: edits of the same text field; -1 never does."""
        return self._merge_id

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take a later edit of the same field in, unless there was a pause between them."""
        if not isinstance(other, EditCommand) or other.at - self.at > PAUSE:
            return False
        self.after = other.after
        self.at = other.at
        if self.after.data == self.before.data:
            self.setObsolete(True)
        return True

    def redo(self) -> None:
        """Install the document after the edit."""
        self._install(self.after)

    def undo(self) -> None:
        """Install the document before the edit."""
        self._install(self.before)
