"""In a small window: one of editor and preview at a time, chosen by two buttons."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from editor.ui.theme import SPACE, TARGET

EDITOR, PREVIEW = range(2)


class PaneSwitch(QWidget):
    """Two buttons of which one is down."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("paneSwitch")
        self.page = EDITOR
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        row.setSpacing(SPACE // 2)
        for page, name, text in (
            (EDITOR, "showEditor", self.tr("Editor")),
            (PREVIEW, "showPreview", self.tr("What the child gets")),
        ):
            button = QToolButton(self)
            button.setObjectName(name)
            button.setText(text)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setMinimumHeight(TARGET)
            button.setChecked(page == self.page)
            self._group.addButton(button, page)
            row.addWidget(button)
        row.addStretch(1)
        self._group.idClicked.connect(self.chosen)

    def show_page(self, page: int) -> None:
        """Mark a page as the one that is shown."""
        self.page = page
        self._group.button(page).setChecked(True)
