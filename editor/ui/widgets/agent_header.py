"""Above the form: the agent's name, what it is for, where its file is, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.ui.icons import icon
from editor.ui.theme import SPACE, TARGET, small_font, title_font
from editor.ui.widgets.badge import Badge
from editor.ui.widgets.flow_layout import FlowLayout
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction


class AgentHeader(QWidget):
    """Shows who the current agent is; the menu beside the path acts on its file."""

    copy_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("agentHeader")
        self.title = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideRight)
        self.title.setObjectName("agentTitle")
        self.title.setFont(title_font(self.font()))
        self._badges = QWidget(self)
        self._badges.setObjectName("badges")
        self._badges.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._badge_row = FlowLayout(self._badges, spacing=SPACE // 2)
        self._shown: tuple[tuple[str, str, str], ...] = ()
        self.description = PlainLabel(parent=self, is_selectable=True)
        self.description.setObjectName("agentDescription")
        self.path = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideMiddle, is_selectable=True)
        self.path.setObjectName("agentPath")
        self.path.setFont(small_font(self.font()))
        self.menu_button = QToolButton(self)
        self.menu_button.setObjectName("pathMenu")
        self.menu_button.setAutoRaise(True)
        self.menu_button.setMinimumSize(TARGET, TARGET)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setAccessibleName(self.tr("File actions"))
        self.menu_button.setToolTip(self.tr("Copy the path, show the folder, open the file"))
        self.menu_button.setIcon(icon("more", self.palette()))
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        top.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 2, SPACE * 3 // 2, SPACE * 2, SPACE)
        column.setSpacing(SPACE // 2)
        column.addLayout(top)
        column.addWidget(self._badges)
        column.addWidget(self.description)
        below = QHBoxLayout()
        below.setSpacing(SPACE // 2)
        below.addWidget(self.path, 0)
        below.addWidget(self.menu_button, 0)
        below.addStretch(1)
        column.addLayout(below)

    def set_menu(self, actions: Sequence[QAction]) -> None:
        """Fill the menu beside the path."""
        menu = QMenu(self.menu_button)
        menu.addActions(list(actions))
        self.menu_button.setMenu(menu)

    def show_agent(
        self, title: str, description: str, path: str, badges: Sequence[tuple[str, str, str]]
    ) -> None:
        """Show texts as they are; badges are (word, kind, explanation)."""
        self.title.set_text(title)
        self.description.set_text(description)
        self.description.setVisible(bool(description))
        self.path.set_text(path)
        wanted = tuple(badges)
        if wanted == self._shown:
            return
        self._shown = wanted
        while (item := self._badge_row.takeAt(0)) is not None:
            item.widget().deleteLater()
        for word, kind, tip in wanted:
            badge = Badge(word, kind, tip, self._badges)
            self._badge_row.addWidget(badge)
            badge.show()
        self._badges.setVisible(bool(wanted))

    def set_compact(self, is_compact: bool) -> None:
        """Leave the description out where there is little height; the tooltip has it then."""
        self.description.setMaximumHeight(0 if is_compact else 16777215)

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icon anew after a change of palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.menu_button.setIcon(icon("more", self.palette()))
