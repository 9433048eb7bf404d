"""A label for text that comes from files: never read as HTML, elided instead of clipped."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy

from editor.core.lookalikes import visible

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFont, QResizeEvent
    from PySide6.QtWidgets import QWidget


def plain_tooltip(text: str) -> str:
    """Make text safe for a tooltip, which would otherwise guess whether it is HTML."""
    return f"<qt>{html.escape(visible(text)).replace(chr(10), '<br>')}</qt>" if text else ""


def escape_mnemonic(text: str) -> str:
    """Keep `&` in a name from becoming a mnemonic in buttons, menus and tabs."""
    return visible(text).replace("&", "&&")


def one_line(text: str) -> str:
    """Give text on one line, with line breaks and tabs as spaces and nothing hidden."""
    return visible(" ".join(text.split()))


class PlainLabel(QLabel):
    """Shows text as it is, and what it hides; with `elide`, on one line that fits the room."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        elide: Qt.TextElideMode | None = None,
        is_selectable: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._elide = elide
        self._full = ""
        self._font_role: Callable[[QFont], QFont] | None = None
        if elide is None:
            self.setWordWrap(True)
        else:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        if is_selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.set_text(text)

    def full_text(self) -> str:
        """The whole text, also when the label shows a shortened one."""
        return self._full

    def set_text(self, text: str) -> None:
        """Show a text; it is elided to the label's width where that was asked for."""
        if text == self._full and self.text():
            return
        self._full = text
        self.updateGeometry()
        self._show()

    def set_elide(self, elide: Qt.TextElideMode | None) -> None:
        """Shorten the text to one line from now on, or wrap it (None)."""
        if elide == self._elide:
            return
        self._elide = elide
        policy = QSizePolicy.Policy.Preferred if elide is None else QSizePolicy.Policy.Ignored
        self.setSizePolicy(policy, self.sizePolicy().verticalPolicy())
        self.setWordWrap(elide is None)
        self.setToolTip("")
        self.updateGeometry()
        self._show()

    def set_font_role(self, role: Callable[[QFont], QFont]) -> None:
        """Show the text in a font made from the program's; `follow_font` makes it anew."""
        self._font_role = role
        self.setFont(role(QApplication.font()))

    def setText(self, text: str) -> None:
        """Show a text; the same as `set_text`."""
        self.set_text(text)

    def _show(self) -> None:
        if self._elide is None:
            super().setText(visible(self._full))
        else:
            line = one_line(self._full)
            room = self.contentsRect().width()
            shown = self.fontMetrics().elidedText(line, self._elide, max(room, 0))
            if shown != self.text():
                super().setText(shown)
            self.setToolTip(plain_tooltip(self._full) if shown != line else "")
        self.setAccessibleName(visible(self._full))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten anew for the new width."""
        super().resizeEvent(event)
        if self._elide is not None:
            self._show()

    def follow_font(self) -> None:
        """Make the font anew after a change of the program's."""
        if self._font_role is not None:
            self.setFont(self._font_role(QApplication.font()))

    def changeEvent(self, event: QEvent) -> None:
        """Shorten anew for the new font."""
        super().changeEvent(event)
        if self._elide is not None and event.type() == QEvent.Type.FontChange:
            self._show()

    def sizeHint(self) -> QSize:
        """Ask for the width of the whole text, so that it is shortened only when it must be."""
        hint = super().sizeHint()
        if self._elide is None:
            return hint
        margins = self.contentsMargins()
        width = self.fontMetrics().horizontalAdvance(one_line(self._full)) + 2
        return QSize(width + margins.left() + margins.right(), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Accept any width when the text may be shortened."""
        hint = super().minimumSizeHint()
        return hint if self._elide is None else QSize(0, hint.height())
