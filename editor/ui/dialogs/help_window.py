"""The guide: pages in `resources/help`, read offline; nothing else is ever loaded.

`resources/help/<language>/` holds what is translated; every page and picture that is missing there
is the English one.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from editor.storage.resources import resource_root
from editor.ui.dialogs.shortcuts_dialog import key_rows
from editor.ui.theme import SPACE
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from pathlib import Path

SHORTCUTS_PAGE = "shortcuts.md"
FIRST_PAGE = "index.md"
LINK = re.compile(r"\]\(([\w-]+\.md)")
HEADING = re.compile(r"^#{1,6} +(.+?)[ #]*$", re.MULTILINE)


def help_folders(language: str = "en") -> tuple[Path, ...]:
    """The folders of the guide in the order they are asked: the language's own, then English."""
    folder = resource_root() / "help"
    translated = folder / language
    return (translated, folder) if translated.is_dir() else (folder,)


def guide_file(folders: tuple[Path, ...], name: str) -> Path | None:
    """The first file of that name; nothing that would lie outside the folders."""
    parts = PurePosixPath(name).parts
    if not parts or ".." in parts or name.startswith("/"):
        return None
    places = (folder.joinpath(*parts) for folder in folders)
    return next((place for place in places if place.is_file()), None)


def page_names(folders: tuple[Path, ...]) -> list[str]:
    """The pages as the first one links to them, then the others by name, the shortcuts last.

    A page that only English has is among them.
    """
    names = sorted({path.name for folder in folders for path in folder.glob("*.md")})
    first = [FIRST_PAGE] if FIRST_PAGE in names else []
    linked = LINK.findall(page_text(folders, FIRST_PAGE, ""))
    order = dict.fromkeys([*first, *(name for name in linked if name in names), *names])
    return [*(name for name in order if name != SHORTCUTS_PAGE), SHORTCUTS_PAGE]


def page_text(folders: tuple[Path, ...], name: str, title: str) -> str:
    """The Markdown of a page; that of the shortcuts is made from the action table."""
    if name == SHORTCUTS_PAGE:
        lines = [f"# {title}", ""]
        menu = ""
        for group, text, keys in key_rows():
            if group != menu:
                menu = group
                lines += ["", f"## {menu}", "", "| | |", "|---|---|"]
            lines.append(f"| {text} | `{keys.replace('|', chr(92) + '|')}` |")
        return "\n".join(lines)
    path = guide_file(folders, name)
    try:
        return path.read_text(encoding="utf-8") if path else ""
    except OSError:
        return ""


def page_title(text: str, name: str) -> str:
    """What the list calls a page: its first heading, else its file name made readable."""
    heading = HEADING.search(text)
    return heading[1] if heading else name.removesuffix(".md").replace("-", " ").capitalize()


class GuideView(QTextBrowser):
    """Shows Markdown; refuses every resource that is not one of our pictures."""

    def __init__(self, folders: tuple[Path, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folders = folders
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Give one of our own pictures, and nothing else from anywhere."""
        url = QUrl(url)
        name = url.path()
        is_picture = kind == int(QTextDocument.ResourceType.ImageResource.value)
        if is_picture and url.isRelative() and name.endswith(".png"):
            path = guide_file(self._folders, name)
            return path.read_bytes() if path else None
        return None


class HelpWindow(QDialog):
    """Pages on the left, the chosen one on the right, with a search in it."""

    def __init__(self, language: str = "en", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("helpWindow")
        self.setWindowTitle(self.tr("Guide — Subagent Editor"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.language = language
        self._folders = help_folders(language)
        self._names = page_names(self._folders)
        self.pages = QListWidget(self)
        self.pages.setObjectName("helpPages")
        self.pages.setAccessibleName(self.tr("Pages of the guide"))
        self.view = GuideView(self._folders, self)
        self.view.setObjectName("helpText")
        self.view.setAccessibleName(self.tr("Text of the page"))
        self.view.anchorClicked.connect(self._on_link)
        self.search = QLineEdit(self)
        self.search.setObjectName("helpSearch")
        self.search.setPlaceholderText(self.tr("Find in this page"))
        self.search.setAccessibleName(self.tr("Find in this page"))
        self.search.setClearButtonEnabled(True)
        self.search.textEdited.connect(self._find_first)
        self.search.returnPressed.connect(self._find_next)
        self.status = PlainLabel(parent=self)
        self.status.setObjectName("helpStatus")
        for name in self._names:
            self.pages.addItem(self._title(name))
        self.pages.currentRowChanged.connect(self._show_row)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(self.pages)
        splitter.addWidget(self.view)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([210, 590])
        splitter.setChildrenCollapsible(False)
        bottom = QHBoxLayout()
        bottom.addWidget(self.status, 1)
        bottom.addWidget(self.search)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addWidget(splitter, 1)
        column.addLayout(bottom)
        QShortcut(QKeySequence.StandardKey.Find, self, self._focus_search)
        self.resize(880, 640)
        self.pages.setCurrentRow(0)

    def show_page(self, name: str) -> None:
        """Turn to a page by its file name."""
        if name in self._names:
            self.pages.setCurrentRow(self._names.index(name))

    def _title(self, name: str) -> str:
        if name == SHORTCUTS_PAGE:
            return self.tr("Keyboard shortcuts")
        return page_title(page_text(self._folders, name, ""), name)

    def _show_row(self, row: int) -> None:
        if 0 <= row < len(self._names):
            name = self._names[row]
            self.view.document().setMarkdown(
                page_text(self._folders, name, self._title(name)),
                QTextDocument.MarkdownFeature.MarkdownDialectGitHub
                | QTextDocument.MarkdownFeature.MarkdownNoHTML,
            )
            self.view.document().setDocumentMargin(SPACE * 2)
            self.view.moveCursor(QTextCursor.MoveOperation.Start)
            self.view.verticalScrollBar().setValue(0)
            self.status.set_text("")

    def _on_link(self, url: QUrl) -> None:
        name = url.path().rsplit("/", 1)[-1]
        if url.isRelative() and name in self._names:
            self.show_page(name)
        elif url.isRelative() and url.hasFragment():
            self.view.scrollToAnchor(url.fragment())
        else:
            text = self.tr("The guide opens nothing from the network: {url}")
            self.status.set_text(text.format(url=url.toString()))

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _find_first(self, text: str) -> None:
        cursor = self.view.textCursor()
        cursor.setPosition(0)
        self.view.setTextCursor(cursor)
        self._find(text)

    def _find_next(self) -> None:
        self._find(self.search.text())

    def _find(self, text: str) -> None:
        if not text or self.view.find(text):
            self.status.set_text("")
            return
        cursor = self.view.textCursor()
        cursor.setPosition(0)
        self.view.setTextCursor(cursor)
        if not self.view.find(text):
            self.status.set_text(self.tr("“{text}” is not on this page.").format(text=text))
