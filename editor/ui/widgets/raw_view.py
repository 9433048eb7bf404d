"""The whole file as it will be saved, read-only, with what changed since the last save marked."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from editor.ui.theme import fixed_font, tokens
from editor.ui.widgets.code_edit import CodeEdit, text_position
from editor.ui.widgets.fields.exact_text import difference

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QWidget

    from editor.core.document import Document


def changed_spans(before: str, after: str) -> tuple[tuple[int, int], ...]:
    """Give the places of `after` that differ from `before`; an empty one is a removal."""
    if before == after:
        return ()
    old, new = before.split("\n"), after.split("\n")
    starts = [0]
    for line in new:
        starts.append(starts[-1] + len(line) + 1)
    old_starts = [0]
    for line in old:
        old_starts.append(old_starts[-1] + len(line) + 1)
    spans = []
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for kind, i1, i2, j1, j2 in matcher.get_opcodes():
        if kind == "equal":
            continue
        if kind == "replace":
            one = before[old_starts[i1] : max(old_starts[i2] - 1, old_starts[i1])]
            two = after[starts[j1] : max(starts[j2] - 1, starts[j1])]
            start, _, text = difference(one, two)
            spans.append((starts[j1] + start, starts[j1] + start + len(text)))
        else:
            end = max(starts[j2] - 1, starts[j1]) if kind == "insert" else starts[j1]
            spans.append((min(starts[j1], len(after)), min(end, len(after))))
    return tuple(spans)


class RawView(CodeEdit):
    """Line numbers, “+” beside changed lines, “−” where lines were taken out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, has_numbers=True)
        self.setObjectName("rawView")
        self.setAccessibleName(self.tr("The whole file"))
        self.setReadOnly(True)
        self.setFont(fixed_font(self.font()))
        self._spans: tuple[tuple[int, int], ...] = ()
        self._shown: tuple[bytes, bytes | None] | None = None

    def show_document(
        self, document: Document | None, saved: Document | None, *, is_other: bool
    ) -> None:
        """Show a file and mark what differs from the saved one."""
        key = (document.data if document else b"", saved.data if saved else None)
        if key == self._shown and not is_other:
            return
        self._shown = key
        text = document.text if document else ""
        self.show_text(text, is_other=is_other)
        before = self._text.show(saved.text) if saved else self._text.shown
        self._spans = changed_spans(before, self._text.shown)
        self._mark()

    def _mark(self) -> None:
        held = tokens(self.palette())
        text = self._text.shown
        marks: dict[int, str] = {}
        selections = []
        for start, end in self._spans:
            first = text.count("\n", 0, start) + 1
            for line in range(first, text.count("\n", 0, end) + 2):
                marks[line] = "−" if start == end else "+"
            cursor = QTextCursor(self.document())
            cursor.setPosition(text_position(text, start))
            cursor.setPosition(text_position(text, end), QTextCursor.MoveMode.KeepAnchor)
            form = QTextCharFormat()
            form.setBackground(QColor(held.good_surface))
            form.setForeground(QColor(held.text))
            form.setFontUnderline(True)
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, form
            selections.append(selection)
        self.setExtraSelections(selections)
        self.show_marks(marks)

    def changed_lines(self) -> tuple[int, ...]:
        """Give the lines (1-based) at which something changed."""
        text = self._text.shown
        return tuple(text.count("\n", 0, start) + 1 for start, _ in self._spans)

    def changeEvent(self, event: QEvent) -> None:
        """Mark anew in another theme's colours."""
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange and self._spans:
            self._mark()
