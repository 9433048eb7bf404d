"""The rows of the form: label, editor, reset, and the lines below that say what applies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.lookalikes import visible
from editor.ui.theme import SPACE, TARGET, heading_font, small_font, tokens
from editor.ui.widgets.fields.base import FieldEditor, pascal
from editor.ui.widgets.form_line import FormLine
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.mnemonics import without_mnemonic
from editor.ui.widgets.plain_label import PlainLabel, plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from editor.core.definition import Field

BAR = 3  # width of the bar beside a changed row


class RowLabel(QLabel):
    """A row's label, with room for all of its last letter: Qt rounds the letters' widths down."""

    def sizeHint(self) -> QSize:
        """Ask for two more pixels than Qt."""
        return super().sizeHint() + QSize(2, 0)


class FormRow(QWidget):
    """One field of the form."""

    restore_requested = Signal(str)
    remove_requested = Signal(str)

    def __init__(self, label: str, editor: FieldEditor, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.editor = editor
        self.field: Field = editor.field
        self._is_changed = False
        self._is_stacked: bool | None = None
        self._label_width = 0
        self._line: int | None = None
        self.setObjectName(f"row{pascal(self.field.name)}")
        self._title = label
        self._hint = hint
        self.label = RowLabel(label, self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setVisible(not editor.has_own_label)
        self.changed = PlainLabel(self.tr("changed"), self)
        self.changed.setWordWrap(False)
        self.changed.setFont(small_font(self.font()))
        self.changed.setToolTip(self.tr("Differs from the saved file"))
        self.changed.setObjectName(f"changed{pascal(self.field.name)}")
        self.changed.hide()
        self._head = QWidget(self)
        self._head_layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._head)
        self._head_layout.setContentsMargins(0, 0, 0, 0)
        self._head_layout.setSpacing(0)
        self._head_layout.addWidget(self.label)
        self._head_layout.addWidget(self.changed)
        self._head_layout.addStretch(1)
        editor.setParent(self)
        self.reset = self._make_reset()
        self.lines = {
            kind: FormLine(kind, self)
            for kind in ("refusal", "risk", "remark", "note", "not-set", "hint")
        }
        self._below = QWidget(self)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(SPACE // 4)
        for kind, line in self.lines.items():
            line.setObjectName(f"{kind.replace('-', '')}{pascal(self.field.name)}")
            line.hide()
            below.addWidget(line)
        self.lines["hint"].set_text(hint)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(SPACE)
        self._grid.setVerticalSpacing(SPACE // 2)
        self._name()
        self._tint()

    def _make_reset(self) -> IconButton:
        name = pascal(self.field.name)
        what = without_mnemonic(self._title)
        button = IconButton(
            "restore", f"reset{name}", self.tr("Restore saved {field}").format(field=what), self
        )
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        self.restore_action = QAction(self.tr("Restore Saved Value"), menu)
        self.restore_action.setObjectName(f"restore{name}")
        self.restore_action.triggered.connect(self._restore)
        self.remove_action = QAction(self.tr("Remove from File"), menu)
        self.remove_action.setObjectName(f"remove{name}")
        self.remove_action.triggered.connect(self._remove)
        menu.addActions([self.restore_action, self.remove_action])
        button.setMenu(menu)
        button.hide()
        return button

    def _restore(self) -> None:
        self.restore_requested.emit(self.field.name)

    def _remove(self) -> None:
        self.remove_requested.emit(self.field.name)

    def _name(self) -> None:
        """Name the control for screen readers, and let the label lead to it."""
        what = without_mnemonic(self._title)
        control = self.editor.control()
        self.label.setBuddy(control)
        targets = [control]
        if (inner := control.focusProxy()) is not None:
            targets.append(inner)
        if (edit := getattr(control, "lineEdit", lambda: None)()) is not None:
            targets.append(edit)
        for target in targets:
            target.setAccessibleName(visible(self.editor.spoken_name(what)))
        where = self.tr("Line {line} of the file.").format(line=self._line) if self._line else ""
        self.label.setToolTip(
            plain_tooltip("\n".join(part for part in (self._hint, where) if part))
        )
        if self.editor.has_own_label:
            control.setToolTip(self.label.toolTip())

    @property
    def title(self) -> str:
        """The label, without its mnemonic."""
        return without_mnemonic(self._title)

    @property
    def search_text(self) -> str:
        """What a search for a setting looks through."""
        return f"{self.title} {self._hint} {self.field.name} {self.field.key}".casefold()

    def set_changed(self, is_changed: bool) -> None:
        """Mark the row by bar, weight and word."""
        if is_changed == self._is_changed:
            return
        self._is_changed = is_changed
        self.changed.setVisible(is_changed)
        font = heading_font(self.font()) if is_changed else QFont(self.font())
        self.label.setFont(font)
        if self.editor.has_own_label:
            self.editor.control().setFont(font)
        self.update()

    @property
    def is_changed(self) -> bool:
        """Whether the row is marked."""
        return self._is_changed

    def set_reset(self, *, can_restore: bool, can_remove: bool) -> None:
        """Offer what can be taken back."""
        self.restore_action.setEnabled(can_restore)
        self.remove_action.setEnabled(can_remove)
        self.reset.setVisible(can_restore or can_remove)

    def set_place(self, line: int | None) -> None:
        """Remember where in the file the field stands, for the label's help."""
        self._line = line

    def set_empty(self, is_empty: bool) -> None:
        """Leave the editor out where there is nothing to see; the line below says why."""
        if is_empty == self.editor.isHidden():
            return
        self.editor.setHidden(is_empty)
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(not is_empty)
        self.reset.setSizePolicy(policy)
        self._below.setContentsMargins(0, SPACE // 2 if is_empty else 0, 0, 0)

    def set_line(self, kind: str, text: str) -> None:
        """Show a sentence below the field; an empty one goes away."""
        self.lines[kind].set_text(text)

    def describe(self) -> None:
        """Give screen readers what the lines below say."""
        texts = [line.label.full_text() for line in self.lines.values()]
        if self._is_changed:
            texts.insert(0, self.tr("Changed since the last save."))
        text = visible(" ".join(text for text in texts if text))
        control = self.editor.control()
        if control.accessibleDescription() != text:
            control.setAccessibleDescription(text)
            if (edit := getattr(control, "lineEdit", lambda: None)()) is not None:
                edit.setAccessibleDescription(text)
        self._name()

    def label_hint(self) -> int:
        """Give the width the label asks for beside its field."""
        if self.editor.is_wide or self.editor.has_own_label:
            return 0
        font = heading_font(self.font())  # as wide as it gets when the row is changed
        from PySide6.QtGui import QFontMetrics

        words = QFontMetrics(font).horizontalAdvance(self.title)
        return max(words, self.changed.sizeHint().width()) + SPACE

    def arrange(self, *, is_stacked: bool, label_width: int) -> None:
        """Put the label beside or above the field."""
        is_stacked = is_stacked or self.editor.is_wide
        if (is_stacked, label_width) == (self._is_stacked, self._label_width):
            return
        self._is_stacked, self._label_width = is_stacked, label_width
        grid, top = self._grid, Qt.AlignmentFlag.AlignTop
        beside_bar = SPACE
        left, right = (0, beside_bar) if self.isRightToLeft() else (beside_bar, 0)
        grid.setContentsMargins(left, SPACE // 2, right, SPACE // 2)
        while grid.count():
            grid.takeAt(0)
        direction = QBoxLayout.Direction
        if is_stacked:
            self._head_layout.setDirection(direction.LeftToRight)
            self._head_layout.setSpacing(SPACE)
            self._head.setContentsMargins(0, 0, 0, 0)
            grid.setColumnMinimumWidth(0, 0)
            grid.setColumnStretch(0, 1)
            grid.setColumnStretch(1, 0)
            has_head = not self.editor.has_own_label
            if has_head:
                grid.addWidget(self._head, 0, 0)
                grid.addWidget(self.reset, 0, 1, top)
                grid.addWidget(self.editor, 1, 0, 1, 2)
            else:
                grid.addWidget(self.editor, 0, 0)
                grid.addWidget(self.reset, 0, 1, top)
                grid.addWidget(self._head, 1, 0, 1, 2)
            grid.addWidget(self._below, 2, 0, 1, 2)
        else:
            self._head_layout.setDirection(direction.TopToBottom)
            self._head_layout.setSpacing(0)
            # The label's first line stands level with the text in the field.
            text = self.label.fontMetrics().height()
            self._head.setContentsMargins(0, max(0, (TARGET - text) // 2), 0, 0)
            grid.setColumnMinimumWidth(0, label_width)
            grid.setColumnStretch(0, 0)
            grid.setColumnStretch(1, 1)
            grid.addWidget(self._head, 0, 0, 2, 1, top)
            grid.addWidget(self.editor, 0, 1)
            grid.addWidget(self.reset, 0, 2, top)
            grid.addWidget(self._below, 1, 1)
            self._head.setFixedWidth(label_width)
        if is_stacked:
            self._head.setMinimumWidth(0)
            self._head.setMaximumWidth(16777215)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar beside a changed row."""
        if not self._is_changed:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens(self.palette()).focus))
        left = self.width() - BAR if self.isRightToLeft() else 0
        painter.drawRoundedRect(left, SPACE // 2, BAR, self.height() - SPACE, BAR / 2, BAR / 2)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew for another font; tint for another theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._is_stacked = None
            self.changed.setFont(small_font(self.font()))
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        palette = self.changed.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(tokens(self.palette()).link))
        self.changed.setPalette(palette)
