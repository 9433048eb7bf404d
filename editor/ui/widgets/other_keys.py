"""Keys of the file that the harness does not know: listed, kept, and removable one by one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from editor.core.changes import RemoveKey
from editor.ui.theme import SPACE, fixed_font, heading_font, small_font
from editor.ui.widgets.flow_layout import FlowLayout
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.plain_label import PlainLabel, plain_tooltip


class _Key(QWidget):
    """One key with its Remove button."""

    remove_requested = Signal(str)

    def __init__(self, key: str, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = key
        self.label = PlainLabel(key, self)
        self.label.setWordWrap(False)
        self.label.setFont(fixed_font(self.font()))
        self.label.setToolTip(plain_tooltip(key))
        self.button = IconButton(
            "close",
            f"removeKey{number}",
            self.tr("Remove “{key}” from the file").format(key=key),
            self,
        )
        self.button.setToolTip(plain_tooltip(self.button.accessibleName()))
        self.button.clicked.connect(self._remove)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, SPACE, 0)
        layout.setSpacing(0)
        layout.addWidget(self.label)
        layout.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def _remove(self) -> None:
        self.remove_requested.emit(self.key)


class OtherKeys(QWidget):
    """“Also in this file”; hidden while there is nothing else in the file."""

    change_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("otherKeys")
        self._keys: tuple[str, ...] = ()
        self._held: list[_Key] = []
        self.tab_after: QWidget | None = None  # what stands before in the order of Tab
        self.title = QLabel(self.tr("Also in this file"), self)
        self.title.setFont(heading_font(self.font()))
        hint = PlainLabel(
            self.tr("The harness does not know these entries. They are kept as written."), self
        )
        hint.setFont(small_font(self.font()))
        hint.setForegroundRole(hint.palette().ColorRole.PlaceholderText)
        self._area = QWidget(self)
        self._flow = FlowLayout(self._area, spacing=SPACE // 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE // 2)
        layout.addWidget(self.title)
        layout.addWidget(hint)
        layout.addWidget(self._area)
        self.hide()

    def show_keys(self, keys: tuple[str, ...], *, is_read_only: bool) -> None:
        """List the keys."""
        if keys != self._keys:
            self._keys = keys
            self._list()
        for held in self._held:
            held.button.setVisible(not is_read_only)
        self.setVisible(bool(keys))

    def _list(self) -> None:
        """Make the keys anew; the keyboard stays at the place it was at."""
        focused = next((at for at, held in enumerate(self._held) if held.button.hasFocus()), -1)
        for held in self._held:
            self._flow.removeWidget(held)
            held.hide()
            held.deleteLater()
        self._held = [_Key(key, at, self._area) for at, key in enumerate(self._keys)]
        before = self.tab_after
        for held in self._held:
            held.remove_requested.connect(self._remove)
            self._flow.addWidget(held)
            held.show()
            if before is not None:
                QWidget.setTabOrder(before, held.button)
            before = held.button
        if focused >= 0 and self._held:
            self._held[min(focused, len(self._held) - 1)].button.setFocus()

    def _remove(self, key: str) -> None:
        self.change_requested.emit(RemoveKey(key))
