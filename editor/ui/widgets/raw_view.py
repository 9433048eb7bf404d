"""The whole file as it will be saved, read-only, with what changed since the last save marked."""

from __future__ import annotations

import difflib
from itertools import accumulate
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


MOST_COMPARED = 400  # lines; where more differ, the whole part is one change


def changed_spans(before: str, after: str) -> tuple[tuple[int, int], ...]:
    """Give the places of `after` that differ from `before`; an empty one is a removal."""
    if before == after:
        return ()
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    head = _common(old, new, min(len(old), len(new)))
    tail = _common(old[::-1], new[::-1], min(len(old), len(new)) - head)
    offset = sum(map(len, new[:head]))
    old, new = old[head : len(old) - tail], new[head : len(new) - tail]
    starts = list(accumulate(map(len, new), initial=offset))
    if max(len(old), len(new)) > MOST_COMPARED:
        blocks = [(0, len(old), 0, len(new))]
    else:
        matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
        codes = matcher.get_opcodes()
        blocks = [(i1, i2, j1, j2) for kind, i1, i2, j1, j2 in codes if kind != "equal"]
    spans = []
    for i1, i2, j1, j2 in blocks:
        first, _, text = difference("".join(old[i1:i2]), "".join(new[j1:j2]))
        start = starts[j1] + first
        spans.append((start, start + len(text.removesuffix("\n"))))
    return tuple(spans)


def _common(left: list[str], right: list[str], limit: int) -> int:
    """Count the equal lines at the start of both."""
    return next((at for at in range(limit) if left[at] != right[at]), limit)


class RawView(CodeEdit):
    """Line numbers, “+” beside changed lines, “−” where lines were taken out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, has_numbers=True)
        self.setObjectName("rawView")
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

    def go_to_change(self, *, is_back: bool) -> None:
        """Select the next changed place after the cursor (or the one before it), going round."""
        spans = [tuple(text_position(self._text.shown, at) for at in span) for span in self._spans]
        if not spans:
            return
        cursor = self.textCursor()
        start = cursor.selectionStart()
        if is_back:
            place = next((span for span in reversed(spans) if span[0] < start), spans[-1])
        else:
            is_at = (start, cursor.selectionEnd()) in spans
            place = next(
                (span for span in spans if span[0] > start or (span[0] == start and not is_at)),
                spans[0],
            )
        cursor.setPosition(place[0])
        cursor.setPosition(place[1], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.centerCursor()

    def changeEvent(self, event: QEvent) -> None:
        """Mark anew in another theme's colours."""
        super().changeEvent(event)
        if event.type() == event.Type.PaletteChange and self._spans:
            self._mark()
