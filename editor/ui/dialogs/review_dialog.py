"""Shows exactly which lines saving will change, for one file or for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QSplitter, QWidget

from editor.core.lookalikes import visible
from editor.core.records import record
from editor.core.text import unified_diff
from editor.ui.dialogs.frame import Frame, Role
from editor.ui.widgets.diff_view import DiffView

if TYPE_CHECKING:
    from collections.abc import Sequence


@record
class FileChange:
    """What one file holds now and what it will hold."""

    path: str
    name: str
    before: bytes | None  # None: the file does not exist yet
    after: bytes


def diff_of(change: FileChange) -> str:
    """Give the change of one file as a unified diff."""
    return unified_diff(change.before or b"", change.after, change.name)


class ReviewDialog(Frame):
    """Lists the files with unsaved changes and shows the diff of the chosen one."""

    save_requested = Signal(list)  # paths

    def __init__(
        self, changes: Sequence[FileChange], chosen: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__("reviewDialog", "", parent)
        self.setWindowTitle(self.tr("Review Changes"))
        self._changes = tuple(changes)
        self.add_heading(
            self.tr("Saving changes these lines"),
            self.tr("Nothing else in the file is touched."),
        )
        self.files = QListWidget(self)
        self.files.setObjectName("reviewFiles")
        self.files.setAccessibleName(self.tr("Files with unsaved changes"))
        self.files.addItems([visible(change.name) for change in self._changes])
        self.diff = DiffView(self)
        self.diff.setObjectName("reviewDiff")
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(self.files)
        splitter.addWidget(self.diff)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([180, 540])
        splitter.setChildrenCollapsible(False)
        self.files.setVisible(len(self._changes) > 1)
        self.column.addWidget(splitter, 1)
        self.save_button = self.add_button(
            "reviewSave",
            self.tr("Save") if len(self._changes) == 1 else self.tr("Save All"),
            self._save,
            Role.AcceptRole,
            is_default=True,
        )
        self.add_cancel(self.tr("Close"))
        self.files.currentRowChanged.connect(self._show_row)
        paths = [change.path for change in self._changes]
        self.files.setCurrentRow(paths.index(chosen) if chosen in paths else 0)
        self.finish(100, 30)

    def _show_row(self, row: int) -> None:
        if 0 <= row < len(self._changes):
            self.diff.show_diff(diff_of(self._changes[row]))

    def _save(self) -> None:
        self.save_requested.emit([change.path for change in self._changes])
        self.accept()
