"""What has to hold for any file at all; shared by the fuzz targets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from editor.core import explain, report
from editor.core.compare import Subject, compare
from editor.core.editing import Edited, edit_all
from editor.core.forms import definition_form, resolution_form
from editor.core.problems import Problem
from editor.core.report_html import to_html
from editor.core.report_text import to_markdown, to_text
from editor.core.text import apply_splices, invert

if TYPE_CHECKING:
    from editor.core.changes import Change
    from editor.core.definition import Definition
    from editor.core.harness import Harness, Roster
    from editor.core.session import Session


def sound_problem(problem: Problem, text: str) -> None:
    """A problem can be told, and names a line that is there."""
    assert str(problem.message)
    assert problem.code == problem.code.lower()
    lines = text.count("\n") + text.count("\r") + 1
    assert problem.line is None or 1 <= problem.line <= lines, (problem.code, problem.line)


def sound_definition(harness: Harness, definition: Definition) -> None:
    """A definition can be shown, and every fix offered for it can be made and read again."""
    document = definition.document
    text = json.dumps(definition_form(definition, harness, is_whole=True), allow_nan=False)
    assert json.loads(text)["name"] == definition.name
    for held in definition.fields.values():
        lines = document.text.count("\n") + document.text.count("\r") + 1
        assert held.line is None or 1 <= held.line <= lines
    for problem in definition.problems:
        sound_problem(problem, document.text)
        if problem.fix is not None:
            assert str(problem.fix.title)
            mended = document.with_splices(problem.fix.splices)
            assert mended.data != document.data, f"the fix of {problem.code} does nothing"
            harness.read(mended, definition.origin, definition.rules)
    for reading in harness.readings(document, definition.origin, definition.rules):
        assert reading.is_accepted or reading.rejection is not None
    harness.syntax(document, definition.origin, definition.rules).layout(document.text)


def sound_edit(harness: Harness, definition: Definition, change: Change) -> None:
    """An edit is refused with a reason, or touches what it was asked for and nothing else."""
    document, origin, rules = definition.document, definition.origin, definition.rules
    made = edit_all(harness, document, origin, (change,), rules)
    if isinstance(made, Problem):
        sound_problem(made, document.text)
        return
    assert apply_splices(document.data, made.splices) == made.document.data
    assert bool(made.splices) == (made.document.data != document.data)
    back = invert(document.data, made.splices)
    assert apply_splices(made.document.data, back) == document.data
    if not made.splices:
        return
    after = harness.read(made.document, origin, rules)
    _only_the_field_changed(harness, definition, after, change)
    again = edit_all(harness, made.document, origin, (change,), rules)
    if isinstance(again, Edited) and type(change).__name__ in ("SetField", "SetBody"):
        assert not again.splices, "an edit made twice changes the file twice"


def _only_the_field_changed(
    harness: Harness, before: Definition, after: Definition, change: Change
) -> None:
    """Compare what the harness reads, besides what the plan says may differ."""
    plan = harness.plan(before.document, before.origin, change, before.rules)
    assert not isinstance(plan, Problem)
    if str(before.status) == "loaded":
        assert str(after.status) == "loaded", [str(each.message) for each in after.problems]
    else:
        return  # a file the harness does not take has no effective values to compare
    free = {*plan.wanted, *plan.may_change, getattr(change, "field", "prompt")}
    for name, held in before.fields.items():
        if name not in free:
            now = after.fields.get(name)
            assert now is not None, name
            assert (now.value, now.source) == (held.value, held.source), name
    if "prompt" not in free:
        assert after.prompt == before.prompt


def sound_resolution(
    harness: Harness, definition: Definition, session: Session, roster: Roster
) -> None:
    """A resolution names every tool with a reason, and can be told in every form."""
    resolution = harness.resolve(definition, session, roster, definition.rules)
    json.dumps(resolution_form(resolution, session, resolution.verdicts), allow_nan=False)
    told = {verdict.tool for verdict in resolution.verdicts}
    assert len(told) == len(resolution.verdicts)
    for verdict in resolution.verdicts[:50]:
        assert verdict.steps, verdict.tool
        assert explain.explanation(verdict, resolution)
    graph = harness.delegation_map(session, roster, definition.rules)
    readings = harness.readings(definition.document, definition.origin, definition.rules)
    facets = report.Facets(harness, readings, graph, "/home/me", "0", "now")
    subject = Subject(definition, session, resolution)
    blocks = report.build(subject, facets)
    assert to_html(blocks)
    assert to_markdown(blocks)
    assert to_text(blocks)
    json.dumps(report.as_json(subject, facets), allow_nan=False)
    assert not compare(subject, subject, harness.fields).differences
