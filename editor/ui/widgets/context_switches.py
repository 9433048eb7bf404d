"""Switches for what only one system knows of a session: a choice each, kept in its JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from editor.ui.i18n import wording
from editor.ui.theme import SPACE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.session import Switch


class ContextSwitches(QWidget):
    """One choice for each switch; what is not among the choices is shown as it is."""

    chosen = Signal(str, object)  # key, value; None takes the key out

    def __init__(self, switches: tuple[Switch, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._switches = switches
        self._boxes: list[QComboBox] = []
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(SPACE)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for at, switch in enumerate(switches):
            box = QComboBox(self)
            box.setObjectName(f"switch_{switch.key}")
            box.setProperty("at", at)
            box.setAccessibleName(wording(switch.label))
            for _, words in switch.choices:
                box.addItem(wording(words))
            box.activated.connect(self._on_choice)
            form.addRow(wording(switch.label), box)
            self._boxes.append(box)

    def show_context(self, context: Mapping[str, Any]) -> None:
        """Show what a context says."""
        for switch, box in zip(self._switches, self._boxes, strict=True):
            box.setCurrentIndex(switch.place_of(context.get(switch.key)))

    def _on_choice(self, index: int) -> None:
        switch = self._switches[self.sender().property("at")]
        self.chosen.emit(switch.key, switch.choices[index][0])
