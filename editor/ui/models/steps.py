"""The ordered steps of one verdict or trace, the deciding one marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from editor.core.explain import EFFECT_WORDS
from editor.ui.i18n import wording

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.core.resolution import Step

Index = QModelIndex | QPersistentModelIndex

STEP_ROLE = Qt.ItemDataRole.UserRole + 1
DECIDES_ROLE = Qt.ItemDataRole.UserRole + 2


class StepModel(QAbstractListModel):
    """Serves the steps; `decider` is the index of the one that decides, -1 for none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self._decider = -1

    def set_steps(self, steps: tuple[Step, ...], decider: int) -> None:
        """Show other steps."""
        if steps == self._steps and decider == self._decider:
            return
        self.beginResetModel()
        self._steps, self._decider = steps, decider
        self.endResetModel()

    def step(self, row: int) -> Step | None:
        """The step of a row."""
        return self._steps[row] if 0 <= row < len(self._steps) else None

    @property
    def decider(self) -> int:
        """The row of the deciding step, -1 when none decides."""
        return self._decider

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many steps there are."""
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give the sentence of a step, and for screen readers its number and effect too."""
        step = self._steps[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return wording(step.message)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return step_text(step, index.row(), index.row() == self._decider)
        if role == STEP_ROLE:
            return step
        if role == DECIDES_ROLE:
            return index.row() == self._decider
        return None


def step_text(step: Step, row: int, decides: bool) -> str:
    """Give a step as one line of text."""
    translate = QCoreApplication.translate
    template = (
        translate("StepModel", "{number}. {text} — {effect}, decides")
        if decides
        else translate("StepModel", "{number}. {text} — {effect}")
    )
    text = place_text(step)
    return template.format(number=row + 1, text=text, effect=wording(EFFECT_WORDS[step.effect]))


def place_text(step: Step) -> str:
    """Give a step's sentence with the line of the file it comes from."""
    text = wording(step.message)
    if step.line is None:
        return text
    return QCoreApplication.translate("StepModel", "{text} (line {line})").format(
        text=text, line=step.line
    )
