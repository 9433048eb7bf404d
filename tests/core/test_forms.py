"""The shapes of a result as data: what is unknown or absent is null, and nothing is left out."""

from __future__ import annotations

from editor.core.forms import resolution_form
from editor.core.records import replace
from tests.fakes import subject


def test_whom_a_child_may_start_is_told_with_badge_note_and_ways() -> None:
    about = subject()
    form = resolution_form(about.resolution, about.session, about.resolution.verdicts)
    assert form["delegation"] == {
        "may_delegate": True,
        "reachable": ["other"],
        "team_tools": ["Bash", "Write"],
        "badge": "Team can change files",
        "note": "It ends on layer 2.",
        "paths": {"Write": ["worker", "other"]},
    }
    bare = replace(about.resolution.delegation, badge=None, note=None)
    resolution = replace(about.resolution, delegation=bare)
    form = resolution_form(resolution, about.session, resolution.verdicts)
    assert (form["delegation"]["badge"], form["delegation"]["note"]) == (None, None)
