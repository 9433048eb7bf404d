"""No false alarm: what Claude Code documents as valid is never called an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from editor.core.definition import Status
from editor.core.problems import Severity
from tests.harnesses.claude_code.helpers import read
from tests.harnesses.claude_code.valid_definitions import HEADERS, SHAPES

FILES = {
    title: f"---\n{header}---\nYou do the work.\n" for title, header in HEADERS.items()
} | SHAPES


@pytest.mark.parametrize("rules", ["OCT", "AUG"])
@pytest.mark.parametrize("scope", ["project", "user", "managed"])
@pytest.mark.parametrize("title", FILES)
def test_a_valid_definition_loads_and_has_no_error(title: str, scope: str, rules: str) -> None:
    definition = read(FILES[title], "reviewer.md", scope, rules)
    errors = [str(each.message) for each in definition.problems if each.severity is Severity.ERROR]
    assert (definition.status, errors) == (Status.LOADED, [])


@pytest.mark.parametrize("title", FILES)
def test_a_valid_definition_of_a_plugin_has_no_error(title: str) -> None:
    definition = read(FILES[title], "reviewer.md", "plugin", plugin="kit")
    errors = [str(each.message) for each in definition.problems if each.severity is Severity.ERROR]
    assert (definition.status, errors) == (Status.LOADED, [])


def test_the_sample_is_as_large_as_the_help_says() -> None:
    help_text = (Path(__file__).parents[3] / "resources/help/reliability.md").read_text("utf-8")
    assert f"{len(FILES)} definitions written by hand" in help_text
