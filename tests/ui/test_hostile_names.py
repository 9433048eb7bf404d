"""Names that hide something, or hold markup, in every label and list of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel

from editor.core.lookalikes import hidden_pattern
from tests.ui.conftest import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from tests.ui.conftest import Bench

MARKUP = '<img src="file:///etc/passwd"><b>R&D</b> &amp;'
HIDDEN = f"""---
name: re\u202ewei
description: "d\u200bd {MARKUP.replace('"', "'")}"
tools: R\u200bead, B\u0430sh, <b>x</b>&y
model: \u2066opus\u2069
---
Do it.
"""


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Every text that labels, buttons and lists of a window show or speak, with where."""
    for label in window.findChildren(QLabel):
        if label.textFormat() is Qt.TextFormat.PlainText:
            yield label.objectName(), label.text()
        yield f"{label.objectName()} spoken", label.accessibleName()
        yield f"{label.objectName()} tip", label.toolTip()
    for button in window.findChildren(QAbstractButton):
        yield button.objectName(), button.text()
        yield f"{button.objectName()} tip", button.toolTip()
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is None or view.window() is not window:  # completions give what would be typed
            continue
        for row in range(model.rowCount(QModelIndex())):
            for column in range(
                model.columnCount(QModelIndex()) if isinstance(model, QAbstractTableModel) else 1
            ):
                for role in (
                    Qt.ItemDataRole.DisplayRole,
                    Qt.ItemDataRole.ToolTipRole,
                    Qt.ItemDataRole.AccessibleTextRole,
                ):
                    text = model.index(row, column).data(role)
                    if isinstance(text, str):
                        yield f"{view.objectName()} {row},{column} {role.name}", text


def test_names_that_hide_something_are_shown_and_flagged_everywhere(bench: Bench) -> None:
    for system, folder in (
        ("claude-code", ".claude/agents"),
        ("pi-desktop", ".agents/subagents"),
        ("pi-orchestrator", ".pi/agent/agents"),
    ):
        path = bench.home / folder / "a.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(HIDDEN, encoding="utf-8")
        window = bench.open(str(path), harness=system)
        found = list(texts(window))
        bad = [(where, text) for where, text in found if hidden_pattern().search(text)]
        assert bad == [], system
        assert any("R⟨U+200B⟩ead" in text for _, text in found), system
        codes = {
            problem.code
            for entry in window.workspace.roster.entries
            for problem in entry.problems
            if entry.origin.path == str(path)
        }
        assert codes >= {"hidden-characters", "look-alike-letters"}, system
        bench.close(window)


def test_markup_in_a_file_is_never_markup_in_the_window(bench: Bench) -> None:
    text = HIDDEN.replace("re\u202ewei", "rev").replace("\u200b", "")
    path = bench.write("rev.md", text)
    window = bench.open(str(path))
    bench.qtbot.waitUntil(lambda: not window.workspace.is_putting_together(), timeout=PATIENCE)
    QApplication.processEvents()
    for label in window.findChildren(QLabel):
        is_plain = label.textFormat() is Qt.TextFormat.PlainText
        assert is_plain or not any(part in label.text() for part in ("<b>", "<img", "R&D"))
    for where, text in texts(window):
        if "tip" in where.lower():
            assert "<img" not in text, where
            assert "<b>x" not in text, where
