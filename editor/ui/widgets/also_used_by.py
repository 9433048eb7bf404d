"""Opt-in: for which other systems the files are judged too, as a menu of checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from editor.ui.theme import TARGET

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.core.definition import Definition
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.problems import Problem


class AlsoUsedBy(QPushButton):
    """Chooses the systems, and judges definitions for them; each file once as long as it stays."""

    changed = Signal(list)  # what is chosen now, as ids

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("alsoUsedBy")
        self.setMinimumHeight(TARGET)
        self.setToolTip(self.tr("Judge the files for other systems too, and say how sure that is"))
        self.actions_of: dict[str, QAction] = {}
        self._judged: dict[str, tuple[Document, tuple[Problem, ...]]] = {}
        self._fill()
        self._show_count()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The systems chosen, in the menu's order."""
        return tuple(name for name, action in self.actions_of.items() if action.isChecked())

    def choose(self, systems: Iterable[str]) -> None:
        """Take up an earlier choice; what is not known any more is passed over."""
        for system in systems:
            if system in self.actions_of:
                self.actions_of[system].setChecked(True)
        self._judged.clear()
        self._show_count()

    def findings(
        self, definitions: Sequence[Definition], environment: Environment
    ) -> list[Problem]:
        """What the systems chosen make of these definitions."""
        systems = self.chosen
        if not systems:
            return []
        from editor.harnesses.others import also_used_by

        judged: dict[str, tuple[Document, tuple[Problem, ...]]] = {}
        for definition in definitions:
            path = definition.origin.path
            held = self._judged.get(path)
            if held is None or held[0] != definition.document:
                found = tuple(also_used_by(definition, systems, environment))
                held = (definition.document, found)
            judged[path] = held
        self._judged = judged
        return [finding for _, findings in judged.values() for finding in findings]

    def _fill(self) -> None:
        from editor.harnesses.others import KNOWN_SYSTEMS, READERS

        menu = QMenu(self)
        menu.setObjectName("alsoUsedByMenu")
        menu.triggered.connect(self._on_choice)
        titles = [(READERS, self.tr("Whoever reads the folder it is in")), *KNOWN_SYSTEMS]
        for identity, title in titles:
            action = QAction(title, menu)  # made here, so that its wrapper is never another's
            action.setCheckable(True)
            menu.addAction(action)
            self.actions_of[identity] = action
            if identity == READERS:
                menu.addSeparator()
        self.setMenu(menu)

    def _on_choice(self, action: QAction) -> None:
        self._judged.clear()
        self._show_count()
        self.changed.emit(list(self.chosen))

    def _show_count(self) -> None:
        number = len(self.chosen)
        text = self.tr("Also used by")
        self.setText(
            self.tr("{text} ({number})").format(text=text, number=number) if number else text
        )
        self.setAccessibleName(self.text())
