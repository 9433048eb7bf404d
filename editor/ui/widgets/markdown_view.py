"""Shows Markdown rendered, and touches nothing outside the text: no file, picture or address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QTextBrowser

from editor.ui.theme import tokens
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class MarkdownView(QTextBrowser):
    """A read-only page: HTML stays text, pictures are named, links only tell their target."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._nothing = QImage(1, 1, QImage.Format.Format_ARGB32)
        self._nothing.fill(Qt.GlobalColor.transparent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.highlighted.connect(self._tell_target)
        self._style()

    def show_markdown(self, text: str) -> None:
        """Render a text; the scroll position stays."""
        if text == self._text:
            return
        self._text = text
        self._render()

    def _render(self) -> None:
        at = self.verticalScrollBar().value()
        feature = QTextDocument.MarkdownFeature
        self.document().setMarkdown(
            self._text, feature.MarkdownDialectGitHub | feature.MarkdownNoHTML
        )
        self._name_pictures()
        self._shade_code()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(at)

    def _shade_code(self) -> None:
        """Set code and quotations off from the text around them."""
        held = tokens(self.palette())
        block = self.document().begin()
        while block.isValid():
            form = block.blockFormat()
            is_code = form.hasProperty(QTextFormat.Property.BlockCodeFence) or form.hasProperty(
                QTextFormat.Property.BlockCodeLanguage
            )
            if is_code:
                form.setBackground(QColor(held.badge_surface))
                QTextCursor(block).setBlockFormat(form)
            elif form.intProperty(QTextFormat.Property.BlockQuoteLevel):
                cursor = QTextCursor(block)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                quote = QTextCharFormat()
                quote.setForeground(QColor(held.hint))
                cursor.mergeCharFormat(quote)
            block = block.next()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load nothing, whatever is named."""
        # Not an empty answer: Qt would then look for a local file of that name itself.
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._nothing
        return QByteArray(b" ")

    def doSetSource(
        self,
        name: QUrl | str,
        kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource,
    ) -> None:
        """Go nowhere, whatever is named."""

    def _name_pictures(self) -> None:
        """Put the name of each picture in its place."""
        plain = QTextCharFormat()
        plain.setForeground(QColor(tokens(self.palette()).hint))
        plain.setFontItalic(True)
        block = self.document().begin()
        found: list[tuple[int, int, str]] = []
        while block.isValid():
            fragment = block.begin()
            while not fragment.atEnd():
                piece = fragment.fragment()
                form = piece.charFormat()
                if form.isImageFormat():
                    target = form.toImageFormat().name()
                    found.append((piece.position(), piece.length(), target))
                fragment += 1
            block = block.next()
        for position, length, target in reversed(found):
            cursor = QTextCursor(self.document())
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(self.tr("[Picture: {target}]").format(target=target), plain)

    def _tell_target(self, target: QUrl) -> None:
        self.setToolTip(plain_tooltip(target.toString()))

    def _style(self) -> None:
        held = tokens(self.palette())
        self.document().setDefaultStyleSheet(f"a {{ color: {held.link}; }}")
        self.document().setDocumentMargin(12)

    def changeEvent(self, event: QEvent) -> None:
        """Render anew in another theme's colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._text:
            self._style()
            self._render()
