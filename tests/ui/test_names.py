"""The names of the wireframe: scripts and tests of others find the window's parts by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.core.changes import SetField

if TYPE_CHECKING:
    from tests.ui.conftest import Bench

NAMES = (
    "menuBar", "mainToolBar", "agentSearch", "agentList", "listSummary", "banner", "agentTitle",
    "agentDescription", "agentPath", "pathMenu", "inheritCheck", "toolTable", "chooseTools",
    "permissionChoice", "modelChoice", "promptEdit", "promptPreview", "resetTools", "resetModel",
    "resetPermission", "sessionPicker", "previewCaption", "verdictSearch", "verdictFilter",
    "verdictTable", "verdictSummary", "whyList", "copyWhyButton", "callsTable", "saveButton",
    "discardButton", "statusBar", "problemsView", "badges",
)  # fmt: skip
DIALOGS = {
    "review": "reviewDialog",
    "new": "newDialog",
    "shortcuts": "shortcutsDialog",
    "about": "aboutDialog",
    "delegation_map": "delegationMap",
}


def test_every_part_of_the_wireframe_has_its_name(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Other."))
    two_agents.settle(window)
    window.shell.actions["toggle_problems"].trigger()
    two_agents.settle(window)
    names = {found.objectName() for found in window.findChildren(QObject)}
    assert [name for name in NAMES if name not in names] == []
    for action, name in DIALOGS.items():
        window.shell.actions[action].trigger()
        two_agents.settle(window)
        assert window.findChild(QObject, name) is not None, name
    window.close()
    assert window.findChild(QObject, "quitDialog") is not None
