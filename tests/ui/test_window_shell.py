"""The window's shell: finding, saving, conflicts, closing; driven by names, actions and keys."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPointF, Qt, QUrl, qVersion
from PySide6.QtGui import QAccessible, QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QListView,
    QPushButton,
    QWidget,
)

from editor.core.changes import SetField
from editor.ui.agent_rows import AgentRow, GroupRow
from editor.ui.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench


def names(window: MainWindow) -> list[str]:
    """The agents listed, in order, without headings."""
    rows = window.shell.panes.list_panel.model.rows()
    return [row.name for row in rows if isinstance(row, AgentRow)]


def row(window: MainWindow, name: str, group: str = "user") -> AgentRow:
    """One row of the list."""
    for found in window.shell.panes.list_panel.model.rows():
        if isinstance(found, AgentRow) and (found.name, found.group) == (name, group):
            return found
    raise AssertionError(f"{name} is not listed")


def label(window: QWidget, name: str) -> str:
    """The text of a label."""
    return window.findChild(PlainLabel, name).full_text()


def action(window: MainWindow, name: str) -> QAction:
    """An action by its id."""
    return window.findChild(QAction, name)


def dialog(qtbot: QtBot, window: MainWindow, name: str) -> QDialog:
    """Wait for a dialog."""
    qtbot.waitUntil(lambda: window.findChild(QDialog, name) is not None)
    return window.findChild(QDialog, name)


def press(qtbot: QtBot, parent: QWidget, name: str) -> None:
    """Press a button by its name."""
    qtbot.mouseClick(parent.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def type_into(qtbot: QtBot, field: QWidget, text: str) -> None:
    """Replace the text of a field as a person would."""
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)


def describe(qtbot: QtBot, window: MainWindow, text: str) -> None:
    """Change the description of the current agent."""
    window.workspace.request(SetField("description", text))


# Find and read


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("log-r", ["log-reader"]),
        ("first error", ["log-reader"]),
        ("correctness bash", ["reviewer"]),
    ],
)
def test_search_narrows_by_name_description_and_tool(
    two_agents: Bench, qtbot: QtBot, text: str, found: list[str]
) -> None:
    """Checklist 1."""
    window = two_agents.open()
    search = window.findChild(QLineEdit, "agentSearch")
    qtbot.keyClicks(search, text)
    assert [name for name in names(window) if row_is_own(window, name)] == found


def row_is_own(window: MainWindow, name: str) -> bool:
    """Whether a listed name is one of the user's own."""
    return any(
        isinstance(found, AgentRow) and found.name == name and found.group == "user"
        for found in window.shell.panes.list_panel.model.rows()
    )


def test_search_counts_what_is_found_and_says_it(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 2."""
    window = two_agents.open()
    search = window.findChild(QLineEdit, "agentSearch")
    total = len(names(window))
    qtbot.keyClicks(search, "log-reader")
    assert label(window, "listSummary").startswith(f"1 of {total} agents")
    spoken = QAccessible.queryAccessibleInterface(search).text(QAccessible.Text.Description)
    assert spoken.startswith(f"1 of {total} agents")


def test_escape_clears_the_search_and_ctrl_f_returns_to_it(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 3."""
    window = two_agents.open()
    window.findChild(QListView, "agentList").setFocus()
    action(window, "find_agent").trigger()
    search = window.findChild(QLineEdit, "agentSearch")
    assert window.focusWidget() is search
    qtbot.keyClicks(search, "zzz")
    assert names(window) == []
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""
    assert "reviewer" in names(window)


def test_nothing_found_says_so_and_offers_to_clear(two_agents: Bench, qtbot: QtBot) -> None:
    """State: nothing matches."""
    window = two_agents.open()
    qtbot.keyClicks(window.findChild(QLineEdit, "agentSearch"), "xyz")
    texts = [
        found.full_text()
        for found in window.findChildren(PlainLabel, "emptyText")
        if found.isVisible()
    ]
    assert texts == ["No agent matches “xyz”."]
    press(qtbot, window, "empty_clear")
    assert "reviewer" in names(window)


def test_own_and_built_in_agents_stand_apart_with_counts(two_agents: Bench) -> None:
    """Checklist 4."""
    window = two_agents.open()
    headings = [
        row for row in window.shell.panes.list_panel.model.rows() if isinstance(row, GroupRow)
    ]
    assert [heading.title for heading in headings] == ["Yours", "Built-in"]
    assert headings[0].count == 2
    assert headings[1].count == len(names(window)) - 2


def test_overriding_is_visible_on_both_sides(two_agents: Bench) -> None:
    """Checklist 5."""
    window = two_agents.open()
    builtin = next(
        found
        for found in window.shell.panes.list_panel.model.rows()
        if isinstance(found, AgentRow) and found.group == "builtin"
    )
    two_agents.write(
        f"{builtin.name}.md", f"---\nname: {builtin.name}\ndescription: Mine.\n---\nx\n"
    )
    action(window, "reload").trigger()
    two_agents.settle(window)
    assert row(window, builtin.name).is_overriding
    assert row(window, builtin.name, "builtin").is_overridden
    assert "overrides" in row(window, builtin.name).spoken
    assert row(window, builtin.name, "builtin").subtitle == "Overridden by yours"


def test_files_with_problems_are_listed_among_the_others(two_agents: Bench) -> None:
    """Checklist 6."""
    two_agents.write("middle.md", "no header at all\n")
    (two_agents.agents / "nowhere.md").symlink_to(two_agents.agents / "gone.md")
    window = two_agents.open()
    own = [name for name in names(window) if row_is_own(window, name)]
    assert own == ["log-reader", "middle", "nowhere", "reviewer"]
    assert row(window, "middle").severity is not None
    assert row(window, "nowhere").subtitle == "Can’t be read"
    assert "problem" in row(window, "middle").spoken


def test_names_and_descriptions_are_shown_exactly(two_agents: Bench) -> None:
    """Checklist 7."""
    text = "A <b>bold</b> & <img src=x> “claim” 🦊 שלום"
    two_agents.write("r.md", f"---\nname: rough\ndescription: {text}\n---\nx\n")
    window = two_agents.open("rough")
    description = window.findChild(PlainLabel, "agentDescription")
    assert description.text() == text
    assert description.textFormat() == Qt.TextFormat.PlainText
    tip = window.shell.panes.list_panel.model.index_of(window.workspace.current).data(
        Qt.ItemDataRole.ToolTipRole
    )
    assert "<b>" not in tip
    assert "&lt;b&gt;" in tip


def test_the_path_is_copied_and_its_folder_can_be_shown(
    two_agents: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checklist 9."""
    from PySide6.QtGui import QDesktopServices

    opened: list[str] = []

    def open_url(url: object) -> bool:
        opened.append(url.toLocalFile())  # type: ignore[attr-defined]
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    window = two_agents.open("reviewer")
    action(window, "copy_path").trigger()
    assert QApplication.clipboard().text() == str(two_agents.agents / "reviewer.md")
    action(window, "reveal").trigger()
    action(window, "text_editor").trigger()
    assert opened == [str(two_agents.agents), str(two_agents.agents / "reviewer.md")]


# Save and safety


def test_title_dot_buttons_and_status_agree(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 39."""
    window = two_agents.open("reviewer")
    save = window.findChild(QPushButton, "saveButton")
    discard = window.findChild(QPushButton, "discardButton")
    assert not window.isWindowModified()
    assert (save.isEnabled(), discard.isEnabled()) == (False, False)
    describe(qtbot, window, "Other words.")
    assert window.isWindowModified()
    assert "[*]" in window.windowTitle()
    assert row(window, "reviewer").is_modified
    assert (save.isEnabled(), discard.isEnabled()) == (True, True)
    assert label(window, "unsavedSummary") == "1 unsaved change"
    action(window, "save").trigger()
    two_agents.settle(window)
    assert not window.isWindowModified()
    assert not row(window, "reviewer").is_modified
    assert not save.isEnabled()
    assert label(window, "statusText") == "Saved reviewer.md — 1 line changed"


def test_saving_touches_only_the_field(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 20 and 21, through the window."""
    path = two_agents.agents / "reviewer.md"
    before = path.read_bytes()
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    action(window, "save").trigger()
    two_agents.settle(window)
    old = b"Reviews a change for correctness bugs."
    assert path.read_bytes() == before.replace(old, b"Other words.")


def test_opening_and_saving_without_an_edit_writes_nothing(two_agents: Bench) -> None:
    """Checklist 22."""
    path = two_agents.agents / "reviewer.md"
    before = path.stat().st_mtime_ns
    window = two_agents.open("reviewer")
    action(window, "save").trigger()
    action(window, "save_all").trigger()
    two_agents.settle(window)
    assert path.stat().st_mtime_ns == before


def test_undo_and_redo_are_named_and_lead_back_to_unmodified(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Checklist 16, 17 and 18."""
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    undo, redo = action(window, "undo"), action(window, "redo")
    assert undo.text().replace("&", "") == "Undo Change Description"
    undo.trigger()
    assert not window.isWindowModified()
    assert redo.text().replace("&", "") == "Redo Change Description"
    redo.trigger()
    assert window.isWindowModified()
    describe(qtbot, window, "Reviews a change for correctness bugs.")
    assert not window.isWindowModified()


def test_switching_agents_never_asks_and_never_loses(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 40."""
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    action(window, "next_agent").trigger()
    action(window, "previous_agent").trigger()
    assert window.workspace.definition.value("description") == "Other words."
    assert window.findChildren(QDialog) == []
    action(window, "undo").trigger()
    assert not window.isWindowModified()


def test_each_agent_has_an_undo_history_of_its_own(two_agents: Bench, qtbot: QtBot) -> None:
    """Undo acts on the agent in view only."""
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    window.workspace.open_named("log-reader")
    assert not action(window, "undo").isEnabled()
    describe(qtbot, window, "Reads.")
    action(window, "undo").trigger()
    assert not action(window, "undo").isEnabled()
    window.workspace.open_named("reviewer")
    assert action(window, "undo").isEnabled()


def test_closing_lists_every_unsaved_file(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 41."""
    from PySide6.QtWidgets import QCheckBox

    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    window.workspace.open_named("log-reader")
    describe(qtbot, window, "Reads.")
    window.close()
    asked = dialog(qtbot, window, "quitDialog")
    assert window.isVisible()
    boxes = asked.findChildren(QCheckBox)
    assert [box.text() for box in boxes] == [
        "~/.agents/subagents/log-reader.md",
        "~/.agents/subagents/reviewer.md",
    ] or [box.text() for box in boxes] == [
        "~/.agents/subagents/reviewer.md",
        "~/.agents/subagents/log-reader.md",
    ]
    assert label(asked, "heading") == "Save changes to 2 agents?"
    qtbot.keyClick(asked, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.workspace.desk.modified()


def test_closing_with_save_writes_the_ticked_files_and_closes(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Quit, Save."""
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    window.close()
    press(qtbot, dialog(qtbot, window, "quitDialog"), "quitSave")
    qtbot.waitUntil(lambda: not window.isVisible())
    assert b"Other words." in (two_agents.agents / "reviewer.md").read_bytes()
    assert list((two_agents.home / ".local/state/subagent-editor/drafts").glob("*.json")) == []


def test_closing_with_discard_writes_nothing(two_agents: Bench, qtbot: QtBot) -> None:
    """Quit, Discard."""
    before = (two_agents.agents / "reviewer.md").read_bytes()
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Other words.")
    window.close()
    press(qtbot, dialog(qtbot, window, "quitDialog"), "quitDiscard")
    qtbot.waitUntil(lambda: not window.isVisible())
    assert (two_agents.agents / "reviewer.md").read_bytes() == before
    assert list((two_agents.home / ".local/state/subagent-editor/drafts").glob("*.json")) == []


def test_a_change_on_disk_is_taken_in_silently_and_keeps_the_selection(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Checklist 42."""
    window = two_agents.open("reviewer")
    path = two_agents.agents / "reviewer.md"
    path.write_text(path.read_text().replace("correctness bugs", "style"))
    qtbot.waitUntil(
        lambda: window.workspace.definition.value("description") == "Reviews a change for style.",
        timeout=5000,
    )
    assert window.workspace.current == str(path)
    assert not window.shell.panes.banner.isVisible()


def test_a_file_replaced_as_a_whole_is_still_watched(two_agents: Bench, qtbot: QtBot) -> None:
    """Editors replace files; the second replacement must be seen too."""
    window = two_agents.open("reviewer")
    path = two_agents.agents / "reviewer.md"
    for word in ("style", "speed"):
        other = two_agents.agents / "reviewer.md.tmp"
        other.write_text(f"---\nname: reviewer\ndescription: About {word}.\n---\nx\n")
        os.replace(other, path)
        qtbot.waitUntil(
            lambda word=word: window.workspace.definition.value("description") == f"About {word}.",
            timeout=5000,
        )


def test_a_change_on_disk_under_edits_shows_the_banner(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 43."""
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Mine.")
    path = two_agents.agents / "reviewer.md"
    theirs = path.read_text().replace("correctness bugs", "style")
    path.write_text(theirs)
    qtbot.waitUntil(lambda: window.shell.panes.banner.isVisible(), timeout=5000)
    assert (
        window.shell.panes.banner.notice().text
        == "“reviewer.md” changed on disk while you were editing it."
    )
    assert row(window, "reviewer").has_conflict
    assert window.workspace.definition.value("description") == "Mine."
    press(qtbot, window.shell.panes.banner, "banner_use_disk")
    assert window.workspace.definition.value("description") == "Reviews a change for style."
    assert not window.isWindowModified()
    action(window, "undo").trigger()
    assert window.workspace.definition.value("description") == "Mine."


def test_a_conflict_never_overwrites_by_default(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 44."""
    window = two_agents.open("reviewer")
    path = two_agents.agents / "reviewer.md"
    describe(qtbot, window, "Mine.")
    theirs = path.read_bytes().replace(b"correctness bugs", b"style")
    path.write_bytes(theirs)
    action(window, "save").trigger()
    asked = dialog(qtbot, window, "conflictDialog")
    assert asked.findChild(QPushButton, "cancelButton").isDefault()
    assert not asked.findChild(QPushButton, "conflictOverwrite").isDefault()
    qtbot.keyClick(asked, Qt.Key.Key_Return)
    two_agents.settle(window)
    assert path.read_bytes() == theirs
    assert window.workspace.definition.value("description") == "Mine."


def test_a_conflict_can_be_settled_for_mine(two_agents: Bench, qtbot: QtBot) -> None:
    """The overwrite replaces exactly the text that was shown."""
    window = two_agents.open("reviewer")
    path = two_agents.agents / "reviewer.md"
    describe(qtbot, window, "Mine.")
    path.write_bytes(path.read_bytes().replace(b"ask", b"auto"))
    action(window, "save").trigger()
    press(qtbot, dialog(qtbot, window, "conflictDialog"), "conflictOverwrite")
    two_agents.settle(window)
    assert b"Mine." in path.read_bytes()
    assert b"permission: ask" in path.read_bytes()
    assert not window.isWindowModified()


def test_an_overwrite_never_takes_a_text_that_was_not_shown(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """The file changes once more while the conflict is asked about."""
    window = two_agents.open("reviewer")
    path = two_agents.agents / "reviewer.md"
    describe(qtbot, window, "Mine.")
    path.write_bytes(path.read_bytes().replace(b"correctness bugs", b"style"))
    action(window, "save").trigger()
    asked = dialog(qtbot, window, "conflictDialog")
    newest = path.read_bytes().replace(b"style", b"speed")
    path.write_bytes(newest)
    action(window, "reload").trigger()
    two_agents.settle(window)
    press(qtbot, asked, "conflictOverwrite")
    two_agents.settle(window)
    assert path.read_bytes() == newest
    asked = next(found for found in window.findChildren(QDialog) if found.isVisible())
    press(qtbot, asked, "conflictOverwrite")
    two_agents.settle(window)
    assert b"Mine." in path.read_bytes()


def test_a_file_removed_under_edits_keeps_the_edits(two_agents: Bench, qtbot: QtBot) -> None:
    """Another program removes the file; saving again makes it anew."""
    window = two_agents.open("reviewer")
    path = two_agents.agents / "reviewer.md"
    describe(qtbot, window, "Mine.")
    path.unlink()
    action(window, "reload").trigger()
    two_agents.settle(window)
    assert "removed" in window.shell.panes.banner.notice().text
    press(qtbot, window.shell.panes.banner, "banner_keep_mine")
    action(window, "save").trigger()
    two_agents.settle(window)
    assert b"Mine." in path.read_bytes()


def test_a_link_stays_a_link_and_modes_stay(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 45, through the window."""
    real = two_agents.home / "real.md"
    real.write_text("---\nname: linked\ndescription: One.\n---\nx\n")
    real.chmod(0o640)
    link = two_agents.agents / "linked.md"
    link.symlink_to(real)
    window = two_agents.open("linked")
    describe(qtbot, window, "Two.")
    action(window, "save").trigger()
    two_agents.settle(window)
    assert link.is_symlink()
    assert "Two." in real.read_text()
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_save_into_a_read_only_file_keeps_the_edits(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 46: a file without write permission is not replaced."""
    path = two_agents.agents / "reviewer.md"
    path.chmod(0o444)
    window = two_agents.open("reviewer")
    describe(qtbot, window, "Mine.")
    action(window, "save").trigger()
    two_agents.settle(window)
    assert "Your changes are still here." in window.shell.panes.banner.notice().text
    assert "write-protected" in window.shell.panes.banner.notice().text
    assert window.workspace.definition.value("description") == "Mine."
    path.chmod(0o644)
    press(qtbot, window.shell.panes.banner, "banner_save")
    two_agents.settle(window)
    assert b"Mine." in path.read_bytes()
    assert not window.shell.panes.banner.isVisible()


def test_review_shows_exactly_the_lines_that_change(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 47."""
    from editor.ui.widgets.diff_view import DiffView

    window = two_agents.open("reviewer")
    describe(qtbot, window, "Mine.")
    action(window, "review").trigger()
    asked = dialog(qtbot, window, "reviewDialog")
    lines = asked.findChild(DiffView, "reviewDiff").toPlainText().splitlines()
    changed = [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    assert changed == [
        "-description: Reviews a change for correctness bugs.",
        "+description: Mine.",
    ]
    press(qtbot, asked, "reviewSave")
    two_agents.settle(window)
    assert not window.isWindowModified()


def test_built_in_agents_are_never_writable(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 48."""
    window = two_agents.open()
    builtin = next(entry for entry in window.workspace.entries if entry.origin.scope == "builtin")
    window.workspace.select(builtin.origin.path)
    describe(qtbot, window, "Mine.")
    assert not window.isWindowModified()
    assert not window.shell.panes.save_bar.isVisible()
    assert not action(window, "trash").isEnabled()
    assert not action(window, "rename").isEnabled()
    assert window.shell.panes.banner.notice().text == "Built-in agents are read-only."


def test_customise_makes_an_own_agent_both_readers_accept(two_agents: Bench, qtbot: QtBot) -> None:
    """A built-in agent becomes a file of one's own when it is saved."""
    window = two_agents.open()
    builtin = next(entry for entry in window.workspace.entries if entry.origin.scope == "builtin")
    window.workspace.select(builtin.origin.path)
    press(qtbot, window.shell.panes.banner, "banner_customise")
    path = two_agents.agents / f"{builtin.name}.md"
    assert window.workspace.current == str(path)
    assert not path.exists()
    assert row(window, builtin.name).is_new
    action(window, "save").trigger()
    two_agents.settle(window)
    harness = window.workspace.harness
    readings = harness.readings(
        window.workspace.definition.document, window.workspace.definition.origin, "0246"
    )
    assert [reading.is_accepted for reading in readings] == [True] * len(readings)
    assert path.read_bytes() == harness.starting_text(builtin.name, builtin)


def test_moving_to_the_trash_asks_says_what_takes_over_and_can_be_undone(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Checklist 50."""
    window = two_agents.open()
    builtin = next(entry for entry in window.workspace.entries if entry.origin.scope == "builtin")
    text = f"---\nname: {builtin.name}\ndescription: Mine.\n---\nx\n"
    path = two_agents.write(f"{builtin.name}.md", text)
    window.workspace.open_named(str(path))
    two_agents.settle(window)
    window.shell.panes.list_panel.view.setFocus()
    qtbot.keyClick(window.shell.panes.list_panel.view, Qt.Key.Key_Delete)
    asked = dialog(qtbot, window, "trashDialog")
    assert f"The built-in “{builtin.name}” will be used again." in label(asked, "detail")
    assert asked.findChild(QPushButton, "cancelButton").isDefault()
    press(qtbot, asked, "trashButton")
    two_agents.settle(window)
    assert not path.exists()
    assert not row_is_own(window, builtin.name)
    press(qtbot, window.shell.panes.banner, "banner_undo_trash")
    two_agents.settle(window)
    assert path.read_text() == text
    assert row_is_own(window, builtin.name)


def test_delete_in_a_text_field_is_typing(two_agents: Bench, qtbot: QtBot) -> None:
    """Del belongs to the list only."""
    window = two_agents.open("reviewer")
    search = window.findChild(QLineEdit, "agentSearch")
    search.setFocus()
    qtbot.keyClicks(search, "rev")
    qtbot.keyClick(search, Qt.Key.Key_Home)
    qtbot.keyClick(search, Qt.Key.Key_Delete)
    assert search.text() == "ev"
    assert window.findChildren(QDialog) == []


# Several at once


def open_bulk(qtbot: QtBot, window: MainWindow, bench: Bench, permission: str) -> QDialog:
    """Ask for one permission for both agents."""
    from PySide6.QtWidgets import QComboBox

    view = window.findChild(QListView, "agentList")
    model = window.shell.panes.list_panel.model
    flags = QItemSelectionModel.SelectionFlag.Select
    view.selectionModel().clearSelection()
    for name in ("log-reader", "reviewer"):
        view.selectionModel().select(model.index_of(str(bench.agents / f"{name}.md")), flags)
    assert action(window, "bulk").isEnabled()
    action(window, "bulk").trigger()
    asked = dialog(qtbot, window, "bulkDialog")
    what = asked.findChild(QComboBox, "bulkField")
    what.setCurrentIndex(what.findText("Permission"))
    combo = next(
        found
        for found in asked.findChildren(QComboBox)
        if found.accessibleName() == "Permission" and found.isVisible()
    )
    combo.setCurrentIndex(combo.findData(permission))
    combo.activated.emit(combo.currentIndex())
    qtbot.waitUntil(lambda: asked.findChild(QPushButton, "bulkSave").isEnabled())
    return asked


def test_bulk_change_shows_every_diff_before_one_save(two_agents: Bench, qtbot: QtBot) -> None:
    """Several agents get one permission; nothing is written before Save All."""
    from PySide6.QtWidgets import QListWidget

    window = two_agents.open()
    asked = open_bulk(qtbot, window, two_agents, "auto")
    assert asked.findChild(QListWidget, "bulkFiles").count() == 2
    assert label(asked, "bulkSummary") == "2 files will change"
    assert "auto" not in (two_agents.agents / "reviewer.md").read_text()
    press(qtbot, asked, "bulkSave")
    two_agents.settle(window)
    for name in ("log-reader", "reviewer"):
        assert "permission: auto" in (two_agents.agents / f"{name}.md").read_text()
    assert window.workspace.desk.modified() == ()


def test_a_bulk_change_never_takes_back_what_another_program_wrote(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """A file that changed after its diff was shown is left as it is, and that is said."""
    window = two_agents.open()
    asked = open_bulk(qtbot, window, two_agents, "auto")
    path = two_agents.agents / "reviewer.md"
    theirs = path.read_bytes().replace(b"correctness bugs", b"style")
    path.write_bytes(theirs)
    action(window, "reload").trigger()
    two_agents.settle(window)
    press(qtbot, asked, "bulkSave")
    two_agents.settle(window)
    assert path.read_bytes() == theirs
    assert b"permission: auto" in (two_agents.agents / "log-reader.md").read_bytes()


def test_a_bulk_change_shows_unsaved_edits_it_would_save_too(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """The diff is against the file, so that nothing is written unseen."""
    from PySide6.QtWidgets import QListWidget

    from editor.ui.widgets.diff_view import DiffView

    window = two_agents.open("reviewer")
    describe(qtbot, window, "Mine.")
    asked = open_bulk(qtbot, window, two_agents, "auto")
    files = asked.findChild(QListWidget, "bulkFiles")
    files.setCurrentRow(1)
    text = asked.findChild(DiffView, "bulkDiff").toPlainText()
    assert "+description: Mine." in text
    assert "+permission: auto" in text
    qtbot.keyClick(asked, Qt.Key.Key_Escape)


# New, duplicate, rename, import


def test_a_new_agent_is_on_disk_only_after_saving(two_agents: Bench, qtbot: QtBot) -> None:
    """New: the name is checked while it is typed, the file comes with Save."""
    window = two_agents.open()
    action(window, "new").trigger()
    asked = dialog(qtbot, window, "newDialog")
    field = asked.findChild(QLineEdit, "newName")
    create = asked.findChild(QPushButton, "newCreate")
    type_into(qtbot, field, "reviewer")
    assert not create.isEnabled()
    assert "already" in label(asked, "newMessage")
    type_into(qtbot, field, "Bad Name!")
    assert not create.isEnabled()
    type_into(qtbot, field, "second")
    assert create.isEnabled()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    path = two_agents.agents / "second.md"
    assert window.workspace.current == str(path)
    assert not path.exists()
    assert label(window, "unsavedSummary") == "New agent, not saved yet"
    action(window, "save").trigger()
    two_agents.settle(window)
    assert path.exists()
    assert label(window, "statusText") == "Saved second.md — new file"


def test_a_new_agent_that_is_discarded_leaves_no_trace(two_agents: Bench, qtbot: QtBot) -> None:
    """New, then Discard."""
    window = two_agents.open("reviewer")
    action(window, "new").trigger()
    asked = dialog(qtbot, window, "newDialog")
    type_into(qtbot, asked.findChild(QLineEdit, "newName"), "second")
    qtbot.keyClick(asked.findChild(QLineEdit, "newName"), Qt.Key.Key_Return)
    action(window, "discard").trigger()
    two_agents.settle(window)
    assert not row_is_own(window, "second")
    assert not (two_agents.agents / "second.md").exists()


def test_a_duplicate_differs_only_in_its_name(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 49: a copy of an agent of one's own is byte for byte, but for the name."""
    window = two_agents.open("reviewer")
    action(window, "duplicate").trigger()
    asked = dialog(qtbot, window, "newDialog")
    assert asked.findChild(QLineEdit, "newName").text() == "reviewer-2"
    press(qtbot, asked, "newCreate")
    action(window, "save").trigger()
    two_agents.settle(window)
    original = (two_agents.agents / "reviewer.md").read_bytes()
    copy = (two_agents.agents / "reviewer-2.md").read_bytes()
    assert copy == original.replace(b"name: reviewer\n", b"name: reviewer-2\n")


def test_rename_moves_file_and_name_and_keeps_other_edits_unsaved(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Rename."""
    window = two_agents.open("reviewer")
    original = (two_agents.agents / "reviewer.md").read_bytes()
    describe(qtbot, window, "Mine.")
    action(window, "rename").trigger()
    asked = dialog(qtbot, window, "renameDialog")
    type_into(qtbot, asked.findChild(QLineEdit, "renameName"), "critic")
    press(qtbot, asked, "renameButton")
    two_agents.settle(window)
    path = two_agents.agents / "critic.md"
    assert not (two_agents.agents / "reviewer.md").exists()
    assert path.read_bytes() == original.replace(b"name: reviewer\n", b"name: critic\n")
    assert window.workspace.current == str(path)
    assert window.workspace.definition.value("description") == "Mine."
    assert window.isWindowModified()


def test_rename_is_about_the_agent_that_was_asked_about(two_agents: Bench, qtbot: QtBot) -> None:
    """Its file goes away while the dialog is open; the next agent keeps its name."""
    window = two_agents.open("reviewer")
    action(window, "rename").trigger()
    asked = dialog(qtbot, window, "renameDialog")
    (two_agents.agents / "reviewer.md").unlink()
    action(window, "reload").trigger()
    two_agents.settle(window)
    type_into(qtbot, asked.findChild(QLineEdit, "renameName"), "critic")
    press(qtbot, asked, "renameButton")
    two_agents.settle(window)
    assert sorted(path.name for path in two_agents.agents.iterdir()) == ["log-reader.md"]


def drop(window: MainWindow, data: QMimeData) -> None:
    """Drop something on the window as a desktop would."""
    where = QPointF(200, 200)
    copy, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    # Qt 6.12 takes the exact place and warns about a rounded one, which is all that 6.11 takes.
    is_exact = [int(part) for part in qVersion().split(".")[:2]] >= [6, 12]
    place = where if is_exact else where.toPoint()
    enter = QDragEnterEvent(place, copy, data, button, none)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(where, copy, data, button, none))


def test_dropped_files_become_unsaved_agents(two_agents: Bench, qtbot: QtBot) -> None:
    """Import by drag and drop copies the bytes and never replaces a file."""
    outside = two_agents.home / "Downloads"
    outside.mkdir()
    source = outside / "reviewer.md"
    source.write_bytes(b"---\r\nname: visitor\r\ndescription: Hi.\r\n---\r\nx")
    window = two_agents.open()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(source)), QUrl("https://example.org/a.md")])
    drop(window, data)
    two_agents.settle(window)
    target = two_agents.agents / "reviewer-2.md"
    assert window.workspace.current == str(target)
    assert not target.exists()
    action(window, "save").trigger()
    two_agents.settle(window)
    assert target.read_bytes() == source.read_bytes()


# Keyboard


def test_shortcuts_do_not_conflict(two_agents: Bench) -> None:
    """Checklist 56."""
    window = two_agents.open()
    seen: dict[str, str] = {}
    for found in window.shell.actions.values():
        for keys in found.shortcuts():
            text = keys.toString(QKeySequence.SequenceFormat.PortableText)
            assert seen.setdefault(text, found.objectName()) == found.objectName(), text
    for keys in ("Ctrl+N", "Ctrl+S", "Ctrl+Q", "Ctrl+,", "F4", "F5", "Ctrl+D", "Alt+Up", "F1"):
        assert keys in seen, keys


def test_f6_goes_round_the_panes(two_agents: Bench, qtbot: QtBot) -> None:
    """F6 and Shift+F6."""
    window = two_agents.open("reviewer")
    window.shell.panes.list_panel.view.setFocus()
    panes, parts = [], window.shell.panes
    for _ in range(3):
        action(window, "next_pane").trigger()
        focused = window.focusWidget()
        panes.append(
            next(
                pane.objectName()
                for pane in (parts.list_panel, parts.editor, parts.preview)
                if pane.isAncestorOf(focused)
            )
        )
    assert panes == ["editorPane", "previewPanel", "agentPanel"]
    action(window, "previous_pane").trigger()
    assert window.shell.panes.preview.isAncestorOf(window.focusWidget())


def test_alt_down_and_up_turn_to_the_next_agent(two_agents: Bench, qtbot: QtBot) -> None:
    """Alt+Down and Alt+Up work from anywhere."""
    window = two_agents.open("log-reader")
    qtbot.keyClick(window, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert window.workspace.definition.name == "reviewer"
    qtbot.keyClick(window, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert window.workspace.definition.name == "log-reader"


def test_a_file_that_cannot_be_taken_apart_is_shown_as_text(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """State: unreadable header. No field pretends to be empty, and nothing can be saved."""
    two_agents.write("broken.md", "---\nname: broken\ntools: Read\n--\nNo end.\n")
    window = two_agents.open("broken")
    form = window.shell.panes.form
    assert form.raw.isVisible()
    assert not form.area.isVisible()
    assert not form.form_button.isVisible()
    assert not window.shell.panes.save_bar.isVisible()
    notice = window.shell.panes.banner.notice()
    assert notice.text.startswith("“broken.md” can’t be edited here: ")
    assert [identity for identity, _ in notice.actions] == ["text_editor", "show_line"]
    assert label(window, "previewCaption") == "What the child would get if it could start"
    action(window, "go_editor").trigger()
    assert window.focusWidget() is form.raw
    window.workspace.open_named("reviewer")
    assert form.area.isVisible()
    assert form.form_button.isVisible()


def test_the_tip_for_beginners_goes_with_the_first_change_or_by_its_button(
    bench: Bench, qtbot: QtBot
) -> None:
    """First run: one tip, which says that the session is a sample; never shown again."""
    window = bench.open("--size", "1200x760")
    tip = window.findChild(QWidget, "previewTip")
    assert tip.isVisible()
    assert label(window, "previewTipText").startswith("Sample session: ")
    qtbot.mouseClick(tip.findChild(QAbstractButton, "closePreviewTip"), Qt.MouseButton.LeftButton)
    assert not tip.isVisible()
    bench.close(window)
    window = bench.open("--size", "1200x760")
    assert not window.findChild(QWidget, "previewTip").isVisible()


def test_the_tip_for_beginners_is_taken_by_a_change(two_agents: Bench, qtbot: QtBot) -> None:
    window = two_agents.open("reviewer", "--size", "1200x760")
    assert window.findChild(QWidget, "previewTip").isVisible()
    describe(qtbot, window, "Mine.")
    two_agents.settle(window)
    assert not window.findChild(QWidget, "previewTip").isVisible()
    action(window, "undo").trigger()
    two_agents.settle(window)
    assert not window.findChild(QWidget, "previewTip").isVisible()
