"""Colours Markdown as it is written; one pass over each line, so that long prompts stay quick.

A text that is shown anew is coloured from its start, a part in each turn of the event loop: four
thousand lines at once would hold up everything else.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextCursor

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    from editor.ui.theme import Tokens

_LINE = re.compile(
    r"(?P<fence>\s{0,3}(?:```|~~~).*)"
    r"|(?P<heading>\s{0,3}\#{1,6}(?:\s.*|$))"
    r"|(?P<quote>\s{0,3}>.*)"
    r"|(?P<rule>\s{0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$)"
)
_MARKER = re.compile(r"\s*(?:[-*+]|\d{1,9}[.)])(?=\s)(?:\s+\[[ xX]\](?=\s))?")
_INLINE = re.compile(
    r"(?P<code>(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`))"
    r"|(?P<tag></?[A-Za-z][\w:-]*(?:\s[^<>]*)?/?>)"
    r"|(?P<link>!?\[[^\]\[]*\]\([^()\s]*\)|<https?://[^>\s]+>|https?://[^\s<>)\]]+)"
    r"|(?P<strong>\*\*(?=\S).+?(?<=\S)\*\*|(?<!\w)__(?=\S).+?(?<=\S)__(?!\w))"
    r"|(?P<emphasis>\*(?=[^\s*]).+?(?<=[^\s*])\*|(?<!\w)_(?=[^\s_]).+?(?<=[^\s_])_(?!\w))"
)
_LONGEST_LINE = 4000  # inline marks beyond this are left plain: no prompt needs them
_TEXT, _BACKTICKS, _TILDES = 0, 1, 2
PART = 250  # lines coloured in one turn


class MarkdownHighlighter(QSyntaxHighlighter):
    """Headings, emphasis, code, lists, quotes, links and tags."""

    def __init__(self, document: QTextDocument, held: Tokens) -> None:
        super().__init__(document)
        self._formats: dict[str, QTextCharFormat] = {}
        self._is_held = False  # between `begin` and `colour`
        self._is_partial = False
        self._place = QTextCursor(document)  # the first plain line; edits before it move it along
        self._place.setKeepPositionOnInsert(True)
        self._end = 0  # the line that ends the part being coloured
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self._make(held)

    def begin(self) -> None:
        """Leave all lines plain until `colour` is called, for a text that is to be shown anew."""
        self._next.stop()
        self._is_held = True

    def colour(self) -> None:
        """Colour the first lines at once, and those that follow bit by bit."""
        if self._is_held:
            self._is_held, self._is_partial = False, True
            self._place.setPosition(0)
            self._go_on()

    def is_colouring(self) -> bool:
        """Whether lines are still plain."""
        return self._is_partial

    def _go_on(self) -> None:
        first = self._place.block()
        self._end = first.blockNumber() + PART
        # A line without a state gets one, which leads on to the next line, up to the end.
        self.rehighlightBlock(first)
        after = self.document().findBlockByNumber(self._end)
        self._is_partial, self._end = after.isValid(), 0
        if self._is_partial:
            self._place.setPosition(after.position())
            self._next.start()

    def set_tokens(self, held: Tokens) -> None:
        """Use the colours of another theme."""
        self._make(held)
        self._next.stop()
        self._is_partial = False
        self.rehighlight()

    def _make(self, held: Tokens) -> None:
        bold, normal = QFont.Weight.DemiBold, QFont.Weight.Normal
        for name, colour, weight in (
            ("heading", held.link, bold),
            ("strong", held.text, bold),
            ("emphasis", held.text, normal),
            ("code", held.good, normal),
            ("fence", held.hint, normal),
            ("quote", held.hint, normal),
            ("rule", held.hint, normal),
            ("marker", held.focus, bold),
            ("link", held.link, normal),
            ("tag", held.unknown, normal),
        ):
            form = QTextCharFormat()
            form.setForeground(QColor(colour))
            form.setFontWeight(weight)
            form.setFontItalic(name in ("emphasis", "quote"))
            self._formats[name] = form

    def highlightBlock(self, text: str) -> None:
        """Colour one line; the state carries whether a code fence is open."""
        if self._is_held:
            return
        if self._is_partial:
            end = self._end or self._place.blockNumber()
            if self.currentBlock().blockNumber() >= end:
                return
        state = max(self.previousBlockState(), _TEXT)
        match = _LINE.match(text)
        kind = match.lastgroup if match else None
        if state != _TEXT:
            closing = "```" if state == _BACKTICKS else "~~~"
            ends = kind == "fence" and text.strip().startswith(closing)
            self.setCurrentBlockState(_TEXT if ends else state)
            self._paint(text, 0, len(text), "fence" if ends else "code")
            return
        self.setCurrentBlockState(_TEXT)
        if match and kind:
            self._paint(text, 0, len(text), kind)
            if kind == "fence":
                tildes = text.lstrip().startswith("~")
                self.setCurrentBlockState(_TILDES if tildes else _BACKTICKS)
                return
            if kind == "rule":
                return
        elif marker := _MARKER.match(text):
            self._paint(text, marker.start(), marker.end(), "marker")
        for found in _INLINE.finditer(text, 0, _LONGEST_LINE):
            name = found.lastgroup or ""
            self._paint(text, found.start(), found.end(), "code" if name == "ticks" else name)

    def _paint(self, text: str, start: int, end: int, name: str) -> None:
        form = self._formats.get(name)
        if form is None:
            return
        if not text.isascii():  # Qt counts UTF-16 units
            start, end = (len(text[:at].encode("utf-16-le", "replace")) // 2 for at in (start, end))
        self.setFormat(start, end - start, form)
