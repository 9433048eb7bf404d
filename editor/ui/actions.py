"""The action table: everything a person can do, as data; menus, tool bar and help come from it.

An action's id is its object name. `needs` names the facts about the window that must hold for it to
be usable (`editor.ui.facts`); the shortcut is a standard key of the platform where there is one,
with keys of our own where the platform has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence

from editor.core.records import record
from editor.ui.icons import icon
from editor.ui.widgets.mnemonics import without_mnemonic

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget

Keys = QKeySequence.StandardKey


@record
class ActionSpec:
    """One action: what it is called, how it is reached, when it can be used."""

    id: str
    text: str
    tip: str
    keys: tuple[str, ...] = ()
    standard: QKeySequence.StandardKey | None = None
    icon: str = ""
    needs: tuple[str, ...] = ()
    is_checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    is_for_list: bool = False  # its keys work only while the list of agents has the keyboard


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "new",
        QT_TRANSLATE_NOOP("Actions", "&New Agent…"),
        QT_TRANSLATE_NOOP("Actions", "Create an agent, blank or after another one"),
        ("Ctrl+N",), Keys.New, "new", ("ready",),
    ),
    ActionSpec(
        "import",
        QT_TRANSLATE_NOOP("Actions", "&Import Files…"),
        QT_TRANSLATE_NOOP("Actions", "Add definition files from elsewhere as agents of your own"),
        icon="import", needs=("ready",),
    ),
    ActionSpec(
        "open",
        QT_TRANSLATE_NOOP("Actions", "&Open File…"),
        QT_TRANSLATE_NOOP("Actions", "Open a definition file from any folder, where it is"),
        ("Ctrl+O",), Keys.Open, "open-file",
    ),
    ActionSpec(
        "save",
        QT_TRANSLATE_NOOP("Actions", "&Save"),
        QT_TRANSLATE_NOOP("Actions", "Write the changes of this agent to its file"),
        ("Ctrl+S",), Keys.Save, "save", ("modified",),
    ),
    ActionSpec(
        "save_all",
        QT_TRANSLATE_NOOP("Actions", "Save A&ll"),
        QT_TRANSLATE_NOOP("Actions", "Write the changes of all agents to their files"),
        ("Ctrl+Shift+S",), icon="save-all", needs=("any_modified",),
    ),
    ActionSpec(
        "save_copy",
        QT_TRANSLATE_NOOP("Actions", "Save &Copy As…"),
        QT_TRANSLATE_NOOP("Actions", "Write the edited text to another file"),
        needs=("agent",),
    ),
    ActionSpec(
        "review",
        QT_TRANSLATE_NOOP("Actions", "&Review Changes…"),
        QT_TRANSLATE_NOOP("Actions", "Show exactly which lines saving will change"),
        ("Ctrl+D",), icon="review", needs=("modified",),
    ),
    ActionSpec(
        "discard",
        QT_TRANSLATE_NOOP("Actions", "&Discard Changes"),
        QT_TRANSLATE_NOOP("Actions", "Go back to the saved file; Undo brings the changes back"),
        icon="restore", needs=("modified",),
    ),
    ActionSpec(
        "reload",
        QT_TRANSLATE_NOOP("Actions", "R&eload from Disk"),
        QT_TRANSLATE_NOOP("Actions", "Read all files and sessions again; unsaved changes stay"),
        ("Ctrl+R", "F5"), icon="reload",
    ),
    ActionSpec(
        "preferences",
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        QT_TRANSLATE_NOOP("Actions", "Folders, theme and language"),
        ("Ctrl+,",), Keys.Preferences, "settings", role=QAction.MenuRole.PreferencesRole,
    ),
    ActionSpec(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        QT_TRANSLATE_NOOP("Actions", "Close the window; asks about unsaved changes"),
        ("Ctrl+Q",), Keys.Quit, "quit", role=QAction.MenuRole.QuitRole,
    ),
    ActionSpec(
        "undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        QT_TRANSLATE_NOOP("Actions", "Take back the last change of this agent"),
        ("Ctrl+Z",), Keys.Undo, "undo", ("can_undo",),
    ),
    ActionSpec(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"),
        ("Ctrl+Shift+Z", "Ctrl+Y"), Keys.Redo, "redo", ("can_redo",),
    ),
    ActionSpec(
        "bulk",
        QT_TRANSLATE_NOOP("Actions", "Change Se&veral Agents…"),
        QT_TRANSLATE_NOOP("Actions", "Give the selected agents one permission, model or tool"),
        ("Ctrl+B",), icon="bulk", needs=("several",),
    ),
    ActionSpec(
        "find_agent",
        QT_TRANSLATE_NOOP("Actions", "&Search Agents"),
        QT_TRANSLATE_NOOP("Actions", "Search names, descriptions and tools"),
        ("Ctrl+F",), Keys.Find, "search",
    ),
    ActionSpec(
        "find_tool",
        QT_TRANSLATE_NOOP("Actions", "Filter &Tools in Preview"),
        QT_TRANSLATE_NOOP("Actions", "Show only some of the tools in the preview"),
        ("Ctrl+Shift+F",), icon="filter",
    ),
    ActionSpec(
        "copy_explanation",
        QT_TRANSLATE_NOOP("Actions", "&Copy Explanation"),
        QT_TRANSLATE_NOOP("Actions", "Copy why the chosen tool is allowed or not, as text"),
        ("Ctrl+Shift+C",), icon="copy", needs=("verdict",),
    ),
    ActionSpec(
        "customise",
        QT_TRANSLATE_NOOP("Actions", "&Customise"),
        QT_TRANSLATE_NOOP("Actions", "Copy this agent to your own folder, to change it there"),
        ("Ctrl+Shift+D",), icon="customise", needs=("copyable",),
    ),
    ActionSpec(
        "duplicate",
        QT_TRANSLATE_NOOP("Actions", "&Duplicate…"),
        QT_TRANSLATE_NOOP("Actions", "Make another agent like this one"),
        icon="duplicate", needs=("agent",),
    ),
    ActionSpec(
        "rename",
        QT_TRANSLATE_NOOP("Actions", "Re&name…"),
        QT_TRANSLATE_NOOP("Actions", "Give this agent another name, and its file with it"),
        ("F2",), icon="rename", needs=("editable", "on_disk"),
    ),
    ActionSpec(
        "trash",
        QT_TRANSLATE_NOOP("Actions", "Move to &Trash…"),
        QT_TRANSLATE_NOOP("Actions", "Remove this agent; its file can be restored"),
        ("Del",), Keys.Delete, "trash", ("editable", "on_disk"), is_for_list=True,
    ),
    ActionSpec(
        "text_editor",
        QT_TRANSLATE_NOOP("Actions", "Open in Text &Editor"),
        QT_TRANSLATE_NOOP("Actions", "Open the file with the program your system uses for it"),
        ("Ctrl+E",), icon="text-editor", needs=("on_disk",),
    ),
    ActionSpec(
        "reveal",
        QT_TRANSLATE_NOOP("Actions", "Show in &Folder"),
        QT_TRANSLATE_NOOP("Actions", "Open the folder this file is in"),
        icon="reveal", needs=("on_disk",),
    ),
    ActionSpec(
        "copy_path",
        QT_TRANSLATE_NOOP("Actions", "Copy &Path"),
        QT_TRANSLATE_NOOP("Actions", "Copy the path of this file"),
        icon="copy", needs=("on_disk",),
    ),
    ActionSpec(
        "copy_as",
        QT_TRANSLATE_NOOP("Actions", "Copy &As…"),
        QT_TRANSLATE_NOOP("Actions", "Copy this agent in another form, to paste it elsewhere"),
        needs=("copy_as",),
    ),
    ActionSpec(
        "compare",
        QT_TRANSLATE_NOOP("Actions", "Co&mpare…"),
        QT_TRANSLATE_NOOP("Actions", "Compare two sessions, or two agents, side by side"),
        icon="compare", needs=("resolved",),
    ),
    ActionSpec(
        "report",
        QT_TRANSLATE_NOOP("Actions", "S&ave Report…"),
        QT_TRANSLATE_NOOP("Actions", "Save what the child gets, and why, for a colleague"),
        icon="report", needs=("resolved",),
    ),
    ActionSpec(
        "copy_report",
        QT_TRANSLATE_NOOP("Actions", "Copy Report as Te&xt"),
        QT_TRANSLATE_NOOP("Actions", "Copy what the child gets, and why, to paste into a chat"),
        icon="copy", needs=("resolved",),
    ),
    ActionSpec(
        "open_session",
        QT_TRANSLATE_NOOP("Actions", "Open Session Fi&le…"),
        QT_TRANSLATE_NOOP("Actions", "Preview against a session somebody sent you"),
        icon="open-file", needs=("ready",),
    ),
    ActionSpec(
        "edit_session",
        QT_TRANSLATE_NOOP("Actions", "Ed&it Session (What If)…"),
        QT_TRANSLATE_NOOP("Actions", "Change mode, model or tools of the session, to see what if"),
        icon="session", needs=("session",),
    ),
    ActionSpec(
        "jump_to_field",
        QT_TRANSLATE_NOOP("Actions", "&Go to the Deciding Field"),
        QT_TRANSLATE_NOOP("Actions", "Go to the field that decides about the chosen tool"),
        ("F4",), icon="jump", needs=("verdict",),
    ),
    ActionSpec(
        "go_list",
        QT_TRANSLATE_NOOP("Actions", "Go to &List"),
        QT_TRANSLATE_NOOP("Actions", "Move the keyboard to the list of agents"),
        ("Ctrl+1",),
    ),
    ActionSpec(
        "go_editor",
        QT_TRANSLATE_NOOP("Actions", "Go to &Editor"),
        QT_TRANSLATE_NOOP("Actions", "Move the keyboard to the fields of the agent"),
        ("Ctrl+2",),
    ),
    ActionSpec(
        "go_preview",
        QT_TRANSLATE_NOOP("Actions", "Go to P&review"),
        QT_TRANSLATE_NOOP("Actions", "Move the keyboard to the preview"),
        ("Ctrl+3",),
    ),
    ActionSpec(
        "next_pane",
        QT_TRANSLATE_NOOP("Actions", "Ne&xt Pane"),
        QT_TRANSLATE_NOOP("Actions", "Move the keyboard to the next part of the window"),
        ("F6",), Keys.UnknownKey,
    ),
    ActionSpec(
        "previous_pane",
        QT_TRANSLATE_NOOP("Actions", "Previ&ous Pane"),
        QT_TRANSLATE_NOOP("Actions", "Move the keyboard to the part of the window before"),
        ("Shift+F6",),
    ),
    ActionSpec(
        "previous_agent",
        QT_TRANSLATE_NOOP("Actions", "Previous &Agent"),
        QT_TRANSLATE_NOOP("Actions", "Turn to the agent above in the list"),
        ("Alt+Up",), icon="up", needs=("ready",),
    ),
    ActionSpec(
        "next_agent",
        QT_TRANSLATE_NOOP("Actions", "&Next Agent"),
        QT_TRANSLATE_NOOP("Actions", "Turn to the agent below in the list"),
        ("Alt+Down",), icon="down", needs=("ready",),
    ),
    ActionSpec(
        "toggle_preview",
        QT_TRANSLATE_NOOP("Actions", "Show &Preview"),
        QT_TRANSLATE_NOOP("Actions", "Show or hide what the child gets"),
        ("Ctrl+\\",), icon="preview", is_checkable=True,
    ),
    ActionSpec(
        "toggle_problems",
        QT_TRANSLATE_NOOP("Actions", "Show Pro&blems"),
        QT_TRANSLATE_NOOP("Actions", "Show or hide the problems of all files"),
        ("Ctrl+Shift+M",), icon="problems", is_checkable=True,
    ),
    ActionSpec(
        "delegation_map",
        QT_TRANSLATE_NOOP("Actions", "&Delegation Map"),
        QT_TRANSLATE_NOOP("Actions", "Draw who may start whom, and what a team can reach"),
        ("Ctrl+M",), icon="map", needs=("session",),
    ),
    ActionSpec(
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Guide"),
        QT_TRANSLATE_NOOP("Actions", "Read how everything works, without a network"),
        ("F1",), Keys.HelpContents, "help",
    ),
    ActionSpec(
        "shortcuts",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts"),
        QT_TRANSLATE_NOOP("Actions", "List every key"),
        ("Ctrl+?",), icon="keyboard",
    ),
    ActionSpec(
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About Subagent Editor"),
        QT_TRANSLATE_NOOP("Actions", "Versions, licence and details for a bug report"),
        icon="info", role=QAction.MenuRole.AboutRole,
    ),
)  # fmt: skip

MENUS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "fileMenu",
        QT_TRANSLATE_NOOP("Actions", "&File"),
        (
            "new", "open", "recent", "import", "", "save", "save_all", "save_copy", "",
            "review", "discard", "reload", "", "report", "", "preferences", "", "quit",
        ),
    ),
    (
        "editMenu",
        QT_TRANSLATE_NOOP("Actions", "&Edit"),
        (
            "undo", "redo", "", "copy_explanation", "copy_report", "", "bulk", "", "find_agent",
            "find_tool",
        ),
    ),
    (
        "viewMenu",
        QT_TRANSLATE_NOOP("Actions", "&View"),
        (
            "toggle_preview", "toggle_problems", "delegation_map", "", "go_list", "go_editor",
            "go_preview", "next_pane", "previous_pane", "", "previous_agent", "next_agent",
            "jump_to_field",
        ),
    ),
    (
        "agentMenu",
        QT_TRANSLATE_NOOP("Actions", "&Agent"),
        (
            "customise", "duplicate", "rename", "trash", "", "text_editor", "reveal", "copy_path",
            "copy_as", "", "compare", "", "open_session", "edit_session",
        ),
    ),
    (
        "helpMenu",
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        ("help", "shortcuts", "", "about"),
    ),
)  # fmt: skip
TOOL_BAR = ("new", "save", "undo", "redo", "review")
AGENT_MENU = (
    "customise", "duplicate", "rename", "trash", "", "text_editor", "reveal", "copy_path",
    "copy_as", "", "bulk",
)  # fmt: skip
PATH_MENU = ("copy_path", "reveal", "text_editor", "copy_as")


def translated(text: str) -> str:
    """Give a text of the table in the chosen language."""
    return QCoreApplication.translate("Actions", text)


def plain_text(text: str) -> str:
    """Give an action's text without its mnemonic and without the dots of a dialog."""
    return without_mnemonic(text).removesuffix("…")


def shortcuts(spec: ActionSpec) -> list[QKeySequence]:
    """Give the keys of an action: ours first, then the platform's where they differ."""
    result = [QKeySequence(keys) for keys in spec.keys]
    if spec.standard is not None and spec.standard != Keys.UnknownKey:
        known = {sequence.toString() for sequence in result}
        result += [
            sequence
            for sequence in QKeySequence.keyBindings(spec.standard)
            if sequence.toString() not in known and not _is_taken(sequence, spec.id)
        ]
    return result


def _is_taken(sequence: QKeySequence, own: str) -> bool:
    """Whether another action has these keys in the table already."""
    text = sequence.toString()
    return any(
        QKeySequence(keys).toString() == text
        for spec in ACTIONS
        if spec.id != own
        for keys in spec.keys
    )


def make_actions(parent: QWidget, palette: QPalette) -> dict[str, QAction]:
    """Make the actions of the table; each is found by its id, and does nothing yet."""
    result: dict[str, QAction] = {}
    for spec in ACTIONS:
        action = QAction(translated(spec.text), parent)
        action.setIconText(plain_text(action.text()))
        action.setObjectName(spec.id)
        action.setCheckable(spec.is_checkable)
        action.setMenuRole(spec.role)
        action.setShortcuts(shortcuts(spec))
        context = Qt.ShortcutContext.WidgetShortcut
        if not spec.is_for_list:
            context = Qt.ShortcutContext.WindowShortcut
        action.setShortcutContext(context)
        tip = translated(spec.tip)
        action.setStatusTip(tip)
        action.setToolTip(_tool_tip(tip, action.shortcut()))
        parent.addAction(action)
        result[spec.id] = action
    tint(result, palette)
    return result


def connect_actions(
    actions: Mapping[str, QAction], handlers: Mapping[str, Callable[[], object]]
) -> None:
    """Let the actions do what they are for."""
    for identity, action in actions.items():
        action.triggered.connect(handlers[identity])


def tint(actions: Mapping[str, QAction], palette: QPalette) -> None:
    """Give the actions their icons in the palette's colour."""
    for spec in ACTIONS:
        if spec.icon and spec.id in actions:
            actions[spec.id].setIcon(icon(spec.icon, palette))


def _tool_tip(tip: str, keys: QKeySequence) -> str:
    shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
    return f"{tip} ({shown})" if shown else tip
