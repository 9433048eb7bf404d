"""Boxes to choose or type a name in: the list shows what a name hides, the field holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate

from editor.core.lookalikes import visible

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QLocale


class VisibleDelegate(QStyledItemDelegate):
    """Draws names with everything in them to be seen."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        """Give the text that is drawn."""
        return visible(str(value))


def add_names(box: QComboBox, names: Iterable[str]) -> None:
    """Offer names in an editable box; the plain list is kept where they hide nothing."""
    offered = list(names)
    box.addItems(offered)
    if any(visible(name) != name for name in offered):
        box.setItemDelegate(VisibleDelegate(box))
