"""In the tool bar: which system's rules are in force, and which version of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from editor.harnesses import IDS, TITLES
from editor.ui.theme import SPACE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.harness import Harness


class OpeningCombo(QComboBox):
    """Tells before its list is shown."""

    opening = Signal()

    def showPopup(self) -> None:
        """Tell, then show the list."""
        self.opening.emit()
        super().showPopup()


class HarnessChoice(QWidget):
    """Two combo boxes; the second only where a system has more than one version of its rules."""

    harness_chosen = Signal(str)
    rules_chosen = Signal(str)
    opening = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("harnessPanel")
        self.label = QLabel(self.tr("Harness"), self)
        self.harness = OpeningCombo(self)
        self.harness.opening.connect(self.opening)
        self.harness.setObjectName("harnessChoice")
        self.harness.setAccessibleName(self.tr("Harness"))
        self.harness.setToolTip(self.tr("The system whose agents are shown and whose rules apply"))
        self.harness.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for identity in IDS:
            self.harness.addItem(TITLES[identity], identity)
        self.harness.activated.connect(self._on_harness)
        self.rules = QComboBox(self)
        self.rules.setObjectName("rulesChoice")
        self.rules.setAccessibleName(self.tr("Version of the rules"))
        self.rules.setToolTip(self.tr("Which version of the system decides"))
        self.rules.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.rules.activated.connect(self._on_rules)
        self.rules.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, SPACE, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.label)
        row.addWidget(self.harness)
        row.addWidget(self.rules)

    def show_titles(self, titles: Mapping[str, str]) -> None:
        """Call the systems by their names, such as “mevedel (4)” with the number of its files."""
        for at in range(self.harness.count()):
            title = titles.get(self.harness.itemData(at))
            if title:
                self.harness.setItemText(at, title)

    def show_choice(self, harness_id: str, harness: Harness | None, rules: str) -> None:
        """Show what is in force."""
        self.harness.setCurrentIndex(self.harness.findData(harness_id))
        if harness is None:
            return
        self.show_titles({harness.id: harness.title})
        listed = [self.rules.itemData(at) for at in range(self.rules.count())]
        if listed != list(harness.rules):
            self.rules.clear()
            for version in harness.rules:
                self.rules.addItem(self.tr("Rules {version}").format(version=version), version)
        self.rules.setCurrentIndex(self.rules.findData(rules))
        self.rules.setVisible(len(harness.rules) > 1)

    def set_compact(self, is_compact: bool) -> None:
        """Leave the label out where there is little room; the tooltip says it."""
        self.label.setVisible(not is_compact)

    def _on_harness(self, index: int) -> None:
        self.harness_chosen.emit(self.harness.itemData(index))

    def _on_rules(self, index: int) -> None:
        self.rules_chosen.emit(self.rules.itemData(index))
