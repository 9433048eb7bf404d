"""Shows a unified diff: added and removed lines by colour, by sign and by a bar at the edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from editor.core.lookalikes import visible
from editor.ui.theme import Tokens, fixed_font, tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_LINES = 20_000


class DiffView(QPlainTextEdit):
    """A read-only text of diff lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTabChangesFocus(True)
        self.setFont(fixed_font(self.font()))
        self.setAccessibleName(self.tr("Changed lines"))
        self._diff = ""
        self._empty = self.tr("Nothing is different.")

    def diff(self) -> str:
        """The text shown."""
        return self._diff

    def show_diff(self, diff: str, empty: str = "", sides: tuple[str, str] | None = None) -> None:
        """Show a unified diff; `empty` is said when there is none, `sides` name both texts."""
        if sides is not None and diff:
            lines = diff.split("\n")
            diff = "\n".join((f"--- {sides[0]}", f"+++ {sides[1]}", *lines[2:]))
        self._diff = diff
        if empty:
            self._empty = empty
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        """Colour anew after a change of palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._diff:
            self._write()

    def _write(self) -> None:
        held = tokens(self.palette())
        self.clear()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        lines = self._diff.splitlines() or [self._empty]
        for at, line in enumerate(_shown(lines)):
            if at:
                cursor.insertBlock()
            surface, colour = _colours(held, line) if self._diff else ("", held.hint)
            block = QTextBlockFormat()
            if surface:
                block.setBackground(QColor(surface))
            cursor.setBlockFormat(block)
            letters = QTextCharFormat()
            letters.setForeground(QColor(colour))
            cursor.insertText(visible(line), letters)
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)


def _shown(lines: list[str]) -> Iterable[str]:
    return lines[:MOST_LINES]


def _colours(held: Tokens, line: str) -> tuple[str, str]:
    if line.startswith(("+++", "---")):
        return "", held.hint
    if line.startswith("@@"):
        return held.info_surface, held.link
    if line.startswith("+"):
        return held.good_surface, held.good
    if line.startswith("-"):
        return held.bad_surface, held.bad
    if line.startswith("\\"):
        return "", held.hint
    return "", held.text
