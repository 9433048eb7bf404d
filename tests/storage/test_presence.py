from __future__ import annotations

from typing import TYPE_CHECKING

from editor.harnesses import IDS
from editor.storage.paths import environment as read_environment
from editor.storage.presence import files_of_each, systems_here

if TYPE_CHECKING:
    from pathlib import Path


def test_files_of_every_system_are_counted_in_all_its_folders(home: Path, project: Path) -> None:
    places = [
        project / ".pi" / "agents" / "a.md",
        home / ".pi" / "agent" / "agents" / "b.md",
        project / ".claude" / "agents" / "deep" / "c.md",
        project / ".mevedel" / "skills" / "s" / "SKILL.md",
        project / "notes.md",
        home / ".pi" / "agent" / "orchestrator.jsonc",
    ]
    for place in places:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("---\nname: x\n---\n")
    found = files_of_each(read_environment(home=str(home), project=str(project)))
    assert tuple(found) == IDS
    assert found["pi-desktop"] == 0
    assert found["pi-orchestrator"] == 2
    assert found["claude-code"] == 1
    assert found["mevedel"] == 1


def test_systems_that_left_a_folder_are_known_without_being_loaded(
    home: Path, project: Path
) -> None:
    (home / ".claude").mkdir()
    (project / ".pi").mkdir()
    (home / ".mevedel").write_text("no folder")
    found = systems_here(read_environment(home=str(home), project=str(project)))
    assert found == ("pi-orchestrator", "claude-code")
