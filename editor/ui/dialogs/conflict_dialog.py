"""Settles a file that changed on disk while it was edited; overwriting is never the default."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from editor.core.text import unified_diff
from editor.ui.dialogs.frame import Frame, Role
from editor.ui.widgets.diff_view import DiffView

if TYPE_CHECKING:
    from editor.ui.documents import OpenDocument


class ConflictDialog(Frame):
    """Shows theirs, mine and what both started from, and lets a person choose."""

    disk_chosen = Signal(str)  # path
    mine_chosen = Signal(str)
    copy_chosen = Signal(str)

    def __init__(self, held: OpenDocument, parent: QWidget | None = None) -> None:
        super().__init__("conflictDialog", "", parent)
        self._path = held.path
        name = held.origin.file_name
        if held.is_gone:
            self.setWindowTitle(self.tr("File Removed"))
            heading = self.tr("“{name}” was removed by another program")
            detail = self.tr(
                "Your unsaved changes are still here. Nothing is written until you choose."
            )
        else:
            self.setWindowTitle(self.tr("File Changed on Disk"))
            heading = self.tr("“{name}” was changed by another program")
            detail = self.tr(
                "Both the file on disk and your unsaved changes are shown here. Nothing is written "
                "until you choose."
            )
        self.add_heading(heading.format(name=name), detail)
        base = held.baseline.data if held.baseline is not None else b""
        theirs = held.theirs.data if held.theirs is not None else b""
        mine = held.document.data
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("conflictTabs")
        self.tabs.setDocumentMode(True)
        for widget in (self.tabs, self.tabs.tabBar()):
            widget.setAccessibleName(self.tr("What to compare"))
        on_disk, yours = self.tr("{name} on disk"), self.tr("{name} with your changes")
        before = self.tr("{name} as you opened it")
        sides = [text.format(name=name) for text in (before, on_disk, yours)]
        if not held.is_gone:
            title = self.tr("Disk and yours")
            self._add_page("conflictBoth", title, theirs, mine, (sides[1], sides[2]))
            title = self.tr("Changed on disk")
            self._add_page("conflictTheirs", title, base, theirs, (sides[0], sides[1]))
        title = self.tr("Changed by you")
        self._add_page("conflictMine", title, base, mine, (sides[0], sides[2]))
        self.column.addWidget(self.tabs, 1)
        disk_text = self.tr("Discard Mine") if held.is_gone else self.tr("Use Disk Version")
        mine_text = self.tr("Save Again") if held.is_gone else self.tr("Overwrite")
        self.add_button("conflictDisk", disk_text, self._use_disk, Role.DestructiveRole)
        self.add_button("conflictOverwrite", mine_text, self._use_mine, Role.AcceptRole)
        self.add_button("conflictCopy", self.tr("Save Copy As…"), self._copy)
        self.add_cancel(is_default=True)
        self.finish(110, 32)

    def _add_page(
        self, name: str, title: str, before: bytes, after: bytes, sides: tuple[str, str]
    ) -> None:
        view = DiffView(self)
        view.setObjectName(name)
        view.show_diff(unified_diff(before, after, ""), sides=sides)
        self.tabs.addTab(view, title)

    def _use_disk(self) -> None:
        self.disk_chosen.emit(self._path)
        self.accept()

    def _use_mine(self) -> None:
        self.accept()
        self.mine_chosen.emit(self._path)

    def _copy(self) -> None:
        self.copy_chosen.emit(self._path)
        self.accept()
