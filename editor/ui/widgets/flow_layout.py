"""A layout that puts widgets side by side and goes on in the next line when a line is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Left to right (or right to left, as the language reads), then top to bottom."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take over an item."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Give an item, None behind the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Never ask for more than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The height depends on how many lines the width makes."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of all lines."""
        return self._arrange(QRect(0, 0, width, 0), is_trial=True)

    def sizeHint(self) -> QSize:
        """Ask for everything in one line."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(len(hints) - 1, 0)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """Accept the width of the widest widget."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        """Place everything."""
        super().setGeometry(rect)
        self._arrange(rect, is_trial=False)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, is_trial: bool) -> int:
        """Place the items line by line; gives the height used."""
        top = 0
        line: list[tuple[QLayoutItem, QSize]] = []
        used = 0
        for item in self._shown():
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(rect.width(), item.minimumSize().width())))
            if line and used + self.spacing() + size.width() > rect.width():
                top += self._place(line, rect, top, is_trial=is_trial) + self.spacing()
                line, used = [], 0
            used += size.width() + (self.spacing() if line else 0)
            line.append((item, size))
        return top + self._place(line, rect, top, is_trial=is_trial)

    def _place(
        self, line: list[tuple[QLayoutItem, QSize]], rect: QRect, top: int, *, is_trial: bool
    ) -> int:
        height = max((size.height() for _, size in line), default=0)
        if is_trial:
            return height
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent else Qt.LayoutDirection.LeftToRight
        left = rect.left()
        for item, size in line:
            at = QPoint(left, rect.top() + top + (height - size.height()) // 2)
            item.setGeometry(QStyle.visualRect(direction, rect, QRect(at, size)))
            left += size.width() + self.spacing()
        return height
