"""Above the form: the agent's name, what it is for, where its file is, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.core.problems import Severity
from editor.ui.icons import icon, tinted_icon
from editor.ui.theme import SPACE, TARGET, small_font, title_font, tokens
from editor.ui.widgets.badge import Badge
from editor.ui.widgets.flow_layout import FlowLayout
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction


class AgentHeader(QWidget):
    """Shows who the current agent is; the menu beside the path acts on its file."""

    problems_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("agentHeader")
        self.title = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideRight)
        self.title.setObjectName("agentTitle")
        self.title.set_font_role(title_font)
        self._badges = QWidget(self)
        self._badges.setObjectName("badges")
        self._badges.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._badge_row = FlowLayout(self._badges, spacing=SPACE // 2)
        self._shown: tuple[tuple[str, str, str], ...] = ()
        self.description = PlainLabel(parent=self, is_selectable=True)
        self.description.setObjectName("agentDescription")
        self.path = PlainLabel(parent=self, elide=Qt.TextElideMode.ElideMiddle, is_selectable=True)
        self.path.setObjectName("agentPath")
        self.path.set_font_role(small_font)
        self.problems_button = QToolButton(self)
        self.problems_button.setObjectName("agentProblems")
        self.problems_button.setAutoRaise(True)
        self.problems_button.setMinimumHeight(TARGET)
        self.problems_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.problems_button.setToolTip(self.tr("Show the problems of all files"))
        self.problems_button.clicked.connect(self.problems_requested)
        self.menu_button = QToolButton(self)
        self.menu_button.setObjectName("pathMenu")
        self.menu_button.setAutoRaise(True)
        self.menu_button.setMinimumSize(TARGET, TARGET)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setAccessibleName(self.tr("File actions"))
        self.menu_button.setToolTip(self.tr("Copy the path, show the folder, open the file"))
        self.menu_button.setIcon(icon("more", self.palette()))
        self._top = QHBoxLayout()
        self._top.setSpacing(SPACE)
        self._top.addWidget(self.title, 1)
        self._top.addWidget(self.problems_button, 0, Qt.AlignmentFlag.AlignTop)
        self._below = QHBoxLayout()
        self._below.setSpacing(SPACE // 2)
        self._below.addWidget(self.path, 0)
        self._below.addWidget(self.menu_button, 0)
        self._below.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACE // 2)
        self._column.addLayout(self._top)
        self._column.addWidget(self._badges)
        self._column.addWidget(self.description)
        self._column.addLayout(self._below)
        self._is_compact = False
        self._severity: Severity | None = None
        self._fit()

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

    def show_problems(self, severity: Severity | None, count: int) -> None:
        """Say how many problems the file has; the button leads to them."""
        self._severity = severity
        self.problems_button.setVisible(severity is not None)
        if severity is not None:
            self.problems_button.setText(self.tr("%n problem(s)", "", count))
            self._tint()

    def set_compact(self, is_compact: bool) -> None:
        """Take one line only, where there is little height; the path is in the menu then."""
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            self._fit()

    def _fit(self) -> None:
        compact = self._is_compact
        self.description.setMaximumHeight(0 if compact else 16777215)
        self.path.setVisible(not compact)
        for layout, widget in ((self._column, self._badges), (self._below, self.menu_button)):
            layout.removeWidget(widget)
            self._top.removeWidget(widget)
        if compact:
            self._top.insertWidget(1, self._badges, 0, Qt.AlignmentFlag.AlignVCenter)
            self._top.addWidget(self.menu_button)
            self._column.setContentsMargins(SPACE * 2, SPACE // 2, SPACE, 0)
        else:
            self._column.insertWidget(1, self._badges)
            self._below.insertWidget(1, self.menu_button)
            self._column.setContentsMargins(SPACE * 2, SPACE * 3 // 2, SPACE * 2, SPACE)

    def _tint(self) -> None:
        held = tokens(self.palette())
        self.menu_button.setIcon(icon("more", self.palette()))
        is_error = self._severity is Severity.ERROR
        name, colour = ("error", held.bad) if is_error else ("warning", held.warn)
        self.problems_button.setIcon(tinted_icon(name, QColor(colour), self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Tint the icons anew after a change of palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()
