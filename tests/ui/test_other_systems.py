"""A machine with several systems: the switch says how many files each of them has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox

from editor.ui.agent_rows import RowMaker, tools_summary

if TYPE_CHECKING:
    from tests.ui.conftest import Bench


def test_the_open_switch_counts_the_files_of_every_system(two_agents: Bench) -> None:
    claude = two_agents.home / ".claude" / "agents"
    claude.mkdir(parents=True)
    (claude / "helper.md").write_text("---\nname: helper\ndescription: Helps.\n---\nHelp.\n")
    window = two_agents.open("reviewer")
    combo = window.findChild(QComboBox, "harnessChoice")
    titles = [combo.itemText(at) for at in range(combo.count())]
    assert titles == ["PI-Desktop", "pi-orchestrator", "mevedel", "Claude Code"]
    combo.opening.emit()
    two_agents.settle(window)
    titles = [combo.itemText(at) for at in range(combo.count())]
    assert titles == ["PI-Desktop (2)", "pi-orchestrator", "mevedel", "Claude Code (1)"]


def test_settings_of_a_system_say_nothing_about_tools_an_agent_would_have(bench: Bench) -> None:
    folder = bench.home / ".pi" / "agent"
    folder.mkdir(parents=True)
    (folder / "orchestrator.jsonc").write_text('{"maxTurns": 3}')
    window = bench.open(harness="pi-orchestrator")
    work = window.workspace
    entry = next(each for each in work.entries if each.kind == "config")
    assert tools_summary(entry, work.harness) == ""
    agent = next(each for each in work.entries if each.name == "worker")
    assert "every extension" in tools_summary(agent, work.harness)


def test_a_file_that_keeps_others_from_loading_stands_at_the_top(bench: Bench) -> None:
    folder = bench.home / ".pi" / "agent" / "agents"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text("---\nname: a\ndescription: d\n---\nHelp.\n")
    (folder / "z.md").write_text("---\nname: z\ndescription: Use it: when\n---\nHelp.\n")
    window = bench.open(harness="pi-orchestrator")
    work = window.workspace
    rows = RowMaker().rows(work.entries, work.harness, {})
    assert [row.name for row in rows if row.group == "user"] == ["z", "a"]
