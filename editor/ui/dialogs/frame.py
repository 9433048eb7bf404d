"""What every dialog has in common: margins, a heading, and buttons with verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from editor.ui.theme import SPACE, title_font
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable

Role = QDialogButtonBox.ButtonRole


class Frame(QDialog):
    """A dialog that belongs to the window; Esc cancels, Return does what is marked as default."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(SPACE * 2, SPACE * 2, SPACE * 2, SPACE * 2)
        self.column.setSpacing(SPACE * 3 // 2)
        self.buttons = QDialogButtonBox(self)
        self.buttons.setObjectName("buttons")

    def add_heading(self, text: str, detail: str = "") -> PlainLabel:
        """Add what the dialog is about, and a sentence that explains it."""
        heading = PlainLabel(text, self)
        heading.setObjectName("heading")
        heading.set_font_role(title_font)
        self.column.addWidget(heading)
        if detail:
            label = PlainLabel(detail, self)
            label.setObjectName("detail")
            self.column.addWidget(label)
        return heading

    def add_button(
        self,
        name: str,
        text: str,
        slot: Callable[[], None],
        role: Role = Role.ActionRole,
        *,
        is_default: bool = False,
    ) -> QPushButton:
        """Add a button; only the default one answers to Return."""
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(is_default)
        button.setDefault(is_default)
        button.clicked.connect(slot)
        self.buttons.addButton(button, role)
        return button

    def add_cancel(self, text: str = "", *, is_default: bool = False) -> QPushButton:
        """Add the button that changes nothing."""
        return self.add_button(
            "cancelButton",
            text or self.tr("Cancel"),
            self.reject,
            Role.RejectRole,
            is_default=is_default,
        )

    def finish(self, width: int, height: int = 0) -> None:
        """Put the buttons at the bottom and give the dialog its size, in letters of the font."""
        self.column.addWidget(self.buttons)
        # The default button became the box's proxy, and Tab would pass the other buttons over.
        self.buttons.setFocusProxy(None)
        unit = self.fontMetrics().averageCharWidth()
        self.setMinimumWidth(min(width, 60) * unit)
        hint = self.sizeHint()
        wanted = self.fontMetrics().height() * height if height else hint.height()
        self.resize(max(hint.width(), width * unit), max(wanted, self.heightForWidth(width * unit)))
