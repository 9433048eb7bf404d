"""The title of the window, and which of several problems is shown first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.changes import SetField
from editor.core.problems import Problem, Severity
from editor.core.records import replace
from editor.core.wording import Message
from editor.ui.agent_rows import worst_problem
from tests.ui.samples import definition

if TYPE_CHECKING:
    from tests.ui.conftest import Bench


def problem(code: str, severity: Severity, line: int | None) -> Problem:
    return Problem(code, severity, Message(code), line)


def test_the_title_is_file_mark_and_program(two_agents: Bench) -> None:
    window = two_agents.open("reviewer")
    assert window.windowTitle() == "reviewer.md[*] — Subagent Editor"
    window.shell.program_flow.choose_language("zh_CN")
    two_agents.settle(window)
    assert window.windowTitle() == "reviewer.md[*] — Subagent Editor"
    window.shell.program_flow.choose_language("en")


def test_a_file_name_that_looks_like_the_mark_is_shown_as_it_is(bench: Bench) -> None:
    """Qt takes “[*]” for the place of the mark, and “[*][*]” for the text “[*]”."""
    path = bench.write("a[*]b.md", "---\nname: a\ndescription: d\n---\nx\n")
    window = bench.open(str(path))
    assert window.windowTitle() == "a[*][*]b.md[*] — Subagent Editor"
    window.workspace.request(SetField("description", "e"))
    assert window.isWindowModified()


def test_the_most_severe_problem_comes_first_and_then_the_first_in_the_file() -> None:
    found = (
        problem("late", Severity.WARNING, 3),
        problem("hint", Severity.INFO, 1),
        problem("below", Severity.ERROR, 9),
        problem("above", Severity.ERROR, 2),
    )
    assert worst_problem(replace(definition(), problems=found)).code == "above"
    whole = (*found, problem("file", Severity.ERROR, None))
    assert worst_problem(replace(definition(), problems=whole)).code == "file"
    assert worst_problem(definition()) is None
