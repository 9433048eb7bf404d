"""Every key, from the action table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit, QTreeView

from editor.ui.actions import ACTIONS, MENUS, plain_text, translated
from editor.ui.dialogs.frame import Frame

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate
OTHER_KEYS = (
    ("Space", QT_TRANSLATE_NOOP("Shortcuts", "Tick or untick the selected tools")),
    ("Esc", QT_TRANSLATE_NOOP("Shortcuts", "Clear the search, or close a dialog")),
    ("Return", QT_TRANSLATE_NOOP("Shortcuts", "Go to the field or the place of the chosen row")),
    ("Tab", QT_TRANSLATE_NOOP("Shortcuts", "Go to the next control")),
)
"""Keys that belong to a control and are no actions: (keys, what they do)."""


def key_rows() -> list[tuple[str, str, str]]:
    """List every key: (menu, what it does, keys), in the order of the menus."""
    by_id = {spec.id: spec for spec in ACTIONS}
    rows: list[tuple[str, str, str]] = []
    native = QKeySequence.SequenceFormat.NativeText
    for _, title, ids in MENUS:
        menu = plain_text(translated(title))
        for identity in ids:
            spec = by_id.get(identity)
            if spec is not None and spec.keys:
                shown = ", ".join(QKeySequence(keys).toString(native) for keys in spec.keys)
                rows.append((menu, plain_text(translated(spec.text)), shown))
    rows += [
        (
            translate("Shortcuts", "In lists"),
            translate("Shortcuts", text),
            QKeySequence(keys).toString(native),
        )
        for keys, text in OTHER_KEYS
    ]
    return rows


class ShortcutsDialog(Frame):
    """A table of keys with a search."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("shortcutsDialog", "", parent)
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        self.search = QLineEdit(self)
        self.search.setObjectName("shortcutSearch")
        self.search.setPlaceholderText(self.tr("Search shortcuts"))
        self.search.setAccessibleName(self.tr("Search shortcuts"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.column.addWidget(self.search)
        self.model = QStandardItemModel(self)
        self.view = QTreeView(self)
        self.view.setObjectName("shortcutTable")
        self.view.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.view.setModel(self.model)
        self.view.setRootIsDecorated(False)
        self.view.setAlternatingRowColors(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setUniformRowHeights(True)
        self.column.addWidget(self.view, 1)
        self._fill()
        header = self.view.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        self.add_cancel(self.tr("Close"), is_default=True)
        self.finish(84, 34)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        words = self.search.text().casefold().split()
        self.model.clear()
        self.model.setHorizontalHeaderLabels([self.tr("Action"), self.tr("Keys"), self.tr("Menu")])
        for menu, text, keys in key_rows():
            line = f"{menu} {text} {keys}".casefold()
            if all(word in line for word in words):
                self.model.appendRow(
                    [QStandardItem(text), QStandardItem(keys), QStandardItem(menu)]
                )
