"""The opt-in of the Problems panel: files judged for other systems too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.ui.widgets.also_used_by import AlsoUsedBy

if TYPE_CHECKING:
    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

FILE = "---\nname: helper\ndescription: D.\ntools: [Read]\n---\nDo it.\n"


def codes(window: MainWindow) -> set[str]:
    model = window.shell.panes.problems.model
    rows = [model.row(model.index(number, 0)) for number in range(model.rowCount())]
    return {row.problem.code for row in rows}


def test_other_systems_judge_only_when_they_are_chosen_and_the_choice_stays(
    two_agents: Bench,
) -> None:
    two_agents.write("helper.md", FILE)
    window = two_agents.open("helper")
    window.shell.actions["toggle_problems"].trigger()
    panel = window.shell.panes.problems
    assert "cursor-no-tool-list" not in codes(window)
    panel.also.actions_of["cursor"].trigger()
    assert "cursor-no-tool-list" in codes(window)
    assert panel.also.text() == "Also used by (1)"
    place = next(
        row
        for row in map(panel.model.row, map(panel.model.index, range(99), [0] * 99))
        if row is not None and row.problem.code == "cursor-no-tool-list"
    )
    assert "(confidence: medium)" in str(place.problem.message)
    assert window.shell.settings.texts("also_used_by") == ["cursor"]
    window.shell.actions["toggle_problems"].trigger()
    window.close()
    again = two_agents.open("helper")
    again.shell.actions["toggle_problems"].trigger()
    assert again.shell.panes.problems.also.chosen == ("cursor",)
    assert "cursor-no-tool-list" in codes(again)
    again.shell.panes.problems.also.actions_of["cursor"].trigger()
    assert "cursor-no-tool-list" not in codes(again)
    assert again.shell.settings.texts("also_used_by") == []


def test_a_file_is_judged_anew_only_when_it_changed(two_agents: Bench) -> None:
    two_agents.write("helper.md", FILE)
    window = two_agents.open("helper")
    also = AlsoUsedBy()
    also.choose(["cursor", "no-longer-known"])
    entries = [one for one in window.workspace.entries if one.name == "helper"]
    environment = window.workspace.library.environment
    first = also.findings(entries, environment)
    again = also.findings(entries, environment)
    assert first
    assert [id(one) for one in again] == [id(one) for one in first]
    also.deleteLater()
