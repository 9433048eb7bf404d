"""What is wrong with a window for whoever sees, hears, clicks or reads otherwise.

Each function looks at one window or dialog as it is shown and gives sentences, none when it is
in order.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QCheckBox,
    QComboBox,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSplitterHandle,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QTreeView,
    QWidget,
)

from editor.ui.theme import contrast
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SMALLEST_TARGET = 24  # pixels
MOST_STEPS = 500
LINKS = 60  # most links of a page
ROLE, GROUP = QPalette.ColorRole, QPalette.ColorGroup
PAIRS = (
    (ROLE.WindowText, ROLE.Window, 4.5),
    (ROLE.Text, ROLE.Base, 4.5),
    (ROLE.Text, ROLE.AlternateBase, 4.5),
    (ROLE.ButtonText, ROLE.Button, 4.5),
    (ROLE.HighlightedText, ROLE.Highlight, 4.5),
    (ROLE.ToolTipText, ROLE.ToolTipBase, 4.5),
    (ROLE.Link, ROLE.Base, 4.5),
    (ROLE.Link, ROLE.Window, 4.5),
    (ROLE.PlaceholderText, ROLE.Base, 4.5),
)
FOREIGN_HEADERS = ("compareTable",)  # its columns are named after sessions and agents


def name_of(widget: QWidget) -> str:
    """Name a widget for a message."""
    return widget.objectName() or type(widget).__name__


def shown(root: QWidget) -> Iterator[QWidget]:
    """Every widget of one window that can be seen, at least in part."""
    for widget in root.findChildren(QWidget):
        is_here = widget.isVisible() and widget.window() is root
        if is_here and not widget.visibleRegion().isEmpty():
            yield widget


def is_viewport(widget: QWidget) -> bool:
    """Whether a widget only draws what its scroll area, which has the focus, shows."""
    parent = widget.parentWidget()
    return isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget


def focusable(root: QWidget) -> list[QWidget]:
    """Every widget of a window the keyboard can reach."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and widget.window() is root
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.focusProxy() is None
        and not _is_reached_by_arrows(widget)
        and not isinstance(widget, QAbstractSlider)
        and not is_viewport(widget)
    ]


def _is_reached_by_arrows(widget: QWidget) -> bool:
    """Whether a button is one of several of which Tab reaches the pressed one only."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is None or not group.exclusive() or group.checkedButton() is None:
        return False
    return group.checkedButton() is not widget


def unnamed(root: QWidget) -> list[str]:
    """What a screen reader could not name."""
    bare = []
    for widget in focusable(root):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None else ""
        if not name.strip():
            bare.append(f"{name_of(widget)} has no name")
    return bare


def lost_by_tab(root: QWidget) -> list[str]:
    """What Tab does not reach exactly once before it comes back."""
    wanted = focusable(root)
    if not wanted:
        return []
    start = wanted[0]
    start.setFocus(Qt.FocusReason.TabFocusReason)
    reached: list[QWidget] = [start]
    for _ in range(MOST_STEPS):
        before = root.focusWidget()
        _leave(root, before)
        now = root.focusWidget()
        if now is start:
            missed = [widget for widget in wanted if widget not in reached]
            return [f"Tab misses {name_of(widget)}" for widget in missed]
        if now in reached:
            return [f"Tab comes to {name_of(now)} twice"]
        reached.append(now)
    return ["Tab never comes back"]


def _leave(root: QWidget, widget: QWidget) -> None:
    """Press Tab until it leads on: a page goes through its links first, a text takes the letter."""
    times = LINKS if isinstance(widget, QTextBrowser) else 1
    for _ in range(times):
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        if root.focusWidget() is not widget:
            return
    QTest.keyClick(widget, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)


def letters(texts: Iterable[str]) -> list[str]:
    """The underlined letters of texts."""
    found = (re.search(r"&([^&\s])", text.replace("&&", "")) for text in texts)
    return [match.group(1).lower() for match in found if match]


def _doubled(texts: Iterable[str], where: str) -> list[str]:
    seen: dict[str, str] = {}
    wrong = []
    for text in texts:
        for letter in letters([text]):
            if letter in seen:
                wrong.append(f"Alt+{letter} in {where}: {seen[letter]!r} and {text!r}")
            seen.setdefault(letter, text)
    return wrong


def doubled_mnemonics(root: QWidget) -> list[str]:
    """Letters that two things of one window, or of one menu, answer to."""
    texts = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not root:
            continue
        is_label = isinstance(widget, QLabel) and widget.buddy() is not None
        is_button = isinstance(widget, QAbstractButton) and not isinstance(widget, QToolButton)
        if is_label or is_button:
            texts.append(widget.text())
        elif isinstance(widget, QTabBar):
            texts += [widget.tabText(at) for at in range(widget.count())]
    wrong = []
    if isinstance(root, QMainWindow):
        texts += [action.text() for action in root.menuBar().actions()]
        for menu in root.menuBar().findChildren(QMenu):
            entries = [action.text() for action in menu.actions() if not action.isSeparator()]
            wrong += _doubled(entries, menu.objectName())
    return wrong + _doubled(texts, name_of(root))


def small_targets(root: QWidget) -> list[str]:
    """What is too small to hit."""
    kinds = (QAbstractButton, QComboBox, QLineEdit)
    return [
        f"{name_of(widget)} is {widget.width()} × {widget.height()}"
        for widget in shown(root)
        if isinstance(widget, kinds)
        and not isinstance(widget.parentWidget(), QLineEdit | QComboBox)
        and min(widget.width(), widget.height()) < SMALLEST_TARGET
    ]


def clipped(root: QWidget) -> list[str]:
    """Texts that have less room than they need, and parts pressed together."""
    wrong = []
    for widget in shown(root):
        wrong += _clipped(widget)
        if _is_laid_out(widget):
            needs = widget.minimumSizeHint()
            has = widget.size()
            if has.width() + 1 < needs.width() or has.height() + 1 < needs.height():
                wrong.append(f"{name_of(widget)} is pressed: {_size(has)} of {_size(needs)}")
    return wrong


def _size(size: object) -> str:
    return f"{size.width()} × {size.height()}"  # type: ignore[attr-defined]


def _is_laid_out(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    kinds = (QAbstractButton, QComboBox, QLineEdit, QLabel)
    return layout is not None and isinstance(widget, kinds) and layout.indexOf(widget) >= 0


def _clipped(widget: QWidget) -> list[str]:
    has = widget.size()
    if isinstance(widget, QLabel):
        return _clipped_label(widget)
    if isinstance(widget, QAbstractButton) and widget.text():
        needs = widget.sizeHint()
        if has.width() + 1 < needs.width() or has.height() + 1 < needs.height():
            return [f"{name_of(widget)} {widget.text()!r}: {_size(has)} of {_size(needs)}"]
    if isinstance(widget, QTabBar) and widget.count():
        return _clipped_tabs(widget)
    if isinstance(widget, QHeaderView):
        return _clipped_header(widget)
    return []


def _clipped_label(widget: QLabel) -> list[str]:
    text = widget.text()
    if not text:
        return []
    if isinstance(widget, PlainLabel) and not widget.wordWrap() and widget.full_text() != text:
        is_told = bool(widget.toolTip())
        return [] if is_told else [f"{name_of(widget)} {text!r} is shortened without a tooltip"]
    if widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        if needed > widget.height() + 1:
            return [f"{name_of(widget)} {text!r}: {widget.height()} of {needed} high"]
    elif widget.sizeHint().width() > widget.width() + 1:
        return [f"{name_of(widget)} {text!r}: {widget.width()} of {widget.sizeHint().width()} wide"]
    return []


def _clipped_tabs(bar: QTabBar) -> list[str]:
    wrong = []
    for at in range(bar.count()):
        rect, text = bar.tabRect(at), bar.tabText(at)
        if rect.left() < 0 or rect.right() > bar.width():
            wrong.append(f"the tab {text!r} stands out")
        needs = bar.fontMetrics().horizontalAdvance(text.replace("&", ""))
        if rect.width() < needs and not bar.tabToolTip(at):
            wrong.append(f"the tab {text!r} is shortened without a tooltip")
    return wrong


def _clipped_header(header: QHeaderView) -> list[str]:
    view = header.parentWidget()
    is_flat = header.orientation() == Qt.Orientation.Horizontal
    if not isinstance(view, QTableView | QTreeView) or not is_flat:
        return []
    if name_of(view) in FOREIGN_HEADERS:
        return []
    wrong = []
    for at in range(header.count()):
        title = str(header.model().headerData(at, Qt.Orientation.Horizontal) or "")
        needs = header.fontMetrics().horizontalAdvance(title) + 8
        if not header.isSectionHidden(at) and header.sectionSize(at) < needs:
            wrong.append(
                f"column {title!r} of {name_of(view)}: {header.sectionSize(at)} of {needs}"
            )
    return wrong


def scrolled_sideways(root: QWidget) -> list[str]:
    """Areas whose contents are wider than they are; lists and texts may be."""
    return [
        f"{name_of(widget)} scrolls sideways"
        for widget in shown(root)
        if isinstance(widget, QScrollArea) and widget.horizontalScrollBar().maximum() > 0
    ]


def overlapping(root: QWidget) -> list[str]:
    """Neighbours in one layout that cover each other."""
    wrong = []
    for parent in (root, *shown(root)):
        layout = parent.layout()
        if layout is None:
            continue
        inside = [
            widget
            for widget in parent.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            if widget.isVisible() and not isinstance(widget, QSplitterHandle)
            and widget.window() is root and _is_in(layout, widget)
        ]  # fmt: skip
        for at, one in enumerate(inside):
            for two in inside[at + 1 :]:
                common = one.geometry().intersected(two.geometry())
                if common.width() > 1 and common.height() > 1:
                    wrong.append(f"{name_of(one)} and {name_of(two)} overlap")
    return wrong


def _is_in(layout: object, widget: QWidget) -> bool:
    """Whether a layout, or one inside it, holds a widget; stacked pages do not count."""
    if layout.metaObject().className() == "QStackedLayout":  # type: ignore[attr-defined]
        return False
    if layout.indexOf(widget) >= 0:  # type: ignore[attr-defined]
        return True
    inner = (layout.itemAt(at).layout() for at in range(layout.count()))  # type: ignore[attr-defined]
    return any(_is_in(one, widget) for one in inner if one is not None)


def poor_contrast(root: QWidget) -> list[str]:
    """Pairs of colours in the palettes of what is shown that are hard to read."""
    wrong: dict[str, None] = {}
    for widget in (root, *shown(root)):
        palette = widget.palette()
        for text, ground, least in PAIRS:
            one, two = palette.color(GROUP.Active, text), palette.color(GROUP.Active, ground)
            if one.alpha() < 255 or two.alpha() < 255:
                continue
            found = contrast(one.name(), two.name())
            if found < least:
                wrong[f"{name_of(widget)}: {text.name} on {ground.name} is {found:.2f}"] = None
    return list(wrong)


def faint_outlines(root: QWidget) -> list[str]:
    """Controls that do not stand out of the window as they are drawn."""
    wrong = []
    kinds = (QPushButton, QCheckBox, QRadioButton, QLineEdit, QComboBox, QToolButton)
    ground = root.palette().color(ROLE.Window).name()
    for widget in shown(root):
        inside = isinstance(widget.parentWidget(), QLineEdit | QComboBox)
        if not isinstance(widget, kinds) or inside or not widget.isEnabled():
            continue
        if isinstance(widget, QLineEdit) and not widget.hasFrame():
            continue
        if widget.visibleRegion().boundingRect() != QRect(QPoint(0, 0), widget.size()):
            continue  # scrolled away in part
        if _strongest(widget, ground) < 3:
            wrong.append(f"{name_of(widget)} is drawn too faintly")
    return wrong


def _strongest(widget: QWidget, ground: str) -> float:
    """The strongest contrast near either end of a control, as drawn."""
    picture = widget.grab().toImage()
    wide = int(40 * picture.devicePixelRatio())
    ends = {
        *range(min(picture.width(), wide)),
        *range(max(picture.width() - wide, 0), picture.width()),
    }
    colours = {picture.pixelColor(x, y).name() for y in range(0, picture.height(), 2) for x in ends}
    return max((contrast(colour, ground) for colour in colours), default=21)


def unlabelled_views(root: QWidget) -> list[str]:
    """Lists and tables whose rows say nothing to a screen reader."""
    wrong = []
    for view in shown(root):
        if not isinstance(view, QAbstractItemView) or isinstance(view, QHeaderView):
            continue
        model = view.model()
        if model is None or not model.rowCount():
            continue
        index = model.index(0, 0)
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data()
        if not str(spoken or "").strip():
            wrong.append(f"the first row of {name_of(view)} says nothing")
    return wrong


def framed_twice(root: QWidget) -> list[str]:
    """Frames of Qt's own sunken kind, which no part of ours has."""
    return [
        f"{name_of(widget)} has a sunken frame"
        for widget in shown(root)
        if type(widget) is QFrame and widget.frameShadow() == QFrame.Shadow.Sunken
    ]


READING = (unnamed, doubled_mnemonics, unlabelled_views)
FITTING = (clipped, small_targets, scrolled_sideways, overlapping)
SEEING = (poor_contrast, faint_outlines, framed_twice)


def problems(root: QWidget, checks: Iterable[object]) -> list[str]:
    """Everything these checks find in one window."""
    return [f"{name_of(root)}: {text}" for check in checks for text in check(root)]  # type: ignore[operator]
