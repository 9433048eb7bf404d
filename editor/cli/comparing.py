"""`compare`: only what differs between two resolved children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.cli.arguments import UsageError
from editor.cli.output import columns, cut, one_line, wrap
from editor.cli.resolving import follow_session, resolved, session_for
from editor.cli.targets import shelf_for
from editor.core.compare import Comparison, Kind, Match, Subject, compare
from editor.core.forms import problem_form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.cli.targets import Target
    from editor.core.compare import Cell, Row
    from editor.core.problems import Problem

TITLES = {
    Kind.SETTING: "Settings",
    Kind.TOOL: "Tools",
    Kind.CALL: "What calls do",
    Kind.FIELD: "In the files",
}


def compare_definitions(arguments: Arguments, output: Output) -> int:
    """Compare one agent under two sessions, or two agents under one."""
    references = arguments.all("--session")
    pairs = _pairs(arguments.words, references)
    shelf = shelf_for(arguments)
    follow_session(shelf, arguments.words, references[0])
    subjects: list[Subject] = []
    first: Target | None = None
    for word, reference in pairs:
        targets, is_known = shelf.targets((word,), output)
        if not is_known or not targets:
            return 1
        if len(targets) > 1:
            raise UsageError(f"“{word}” holds {len(targets)} definitions; compare takes one")
        session = session_for(targets[0], reference, shelf, output)
        if session is None:
            return 1
        first = first or targets[0]
        subjects.append(Subject(targets[0].definition, session, resolved(targets[0], session)))
    fields = first.harness.fields if first else ()
    comparison = compare(subjects[0], subjects[1], fields)
    if arguments.has("--json"):
        output.json(comparison_form(comparison))
    else:
        _text(comparison, output)
    return 0


def comparison_form(comparison: Comparison) -> dict[str, Any]:
    """The JSON form: what differs, the names of what does not, and what one side has to say."""
    return {
        "left": _subject_form(comparison.left),
        "right": _subject_form(comparison.right),
        "differences": [
            {
                "kind": str(row.kind),
                "name": row.name,
                "match": str(row.match),
                "left": _cell_form(row.left),
                "right": _cell_form(row.right),
            }
            for row in comparison.differences
        ],
        "same": [
            {"kind": str(row.kind), "name": row.name}
            for row in comparison.rows
            if row.match is Match.SAME
        ],
        "to_be_known": {
            side: [problem_form(problem) for problem in problems]
            for side, problems in zip(("left", "right"), comparison.to_be_known, strict=True)
        },
    }


def _pairs(words: Sequence[str], references: Sequence[str]) -> list[tuple[str, str]]:
    """Pair agents and sessions as the command line means them."""
    if not references:
        raise UsageError("compare needs --session S; `subagent-editor sessions` lists them")
    if len(words) == 1 and len(references) == 2:
        return [(words[0], references[0]), (words[0], references[1])]
    if len(words) == 2 and len(references) == 1:
        return [(words[0], references[0]), (words[1], references[0])]
    raise UsageError(
        "compare takes one agent with two --session, or two agents with one; "
        f"here are {len(words)} and {len(references)}"
    )


def _subject_form(subject: Subject) -> dict[str, Any]:
    return {
        "harness": subject.resolution.harness,
        "rules": subject.resolution.rules,
        "name": subject.resolution.name,
        "path": subject.definition.origin.path,
        "session": {
            "id": subject.session.id,
            "title": subject.session.title,
            "completeness": str(subject.session.completeness),
        },
    }


def _cell_form(cell: Cell | None) -> dict[str, Any] | None:
    if cell is None:
        return None
    return {
        "value": str(cell.words),
        "reason": cell.reason or None,
        "message": str(cell.why) if cell.why else None,
        "line": cell.line,
    }


def _text(comparison: Comparison, output: Output) -> None:
    """Print the differences side by side, and how much is the same."""
    left, right = (_title(side, comparison) for side in (comparison.left, comparison.right))
    output.line(f"{output.style(left, 'bold')}  ↔  {output.style(right, 'bold')}")
    for kind in Kind:
        rows = [row for row in comparison.differences if row.kind is kind]
        if rows:
            output.line()
            output.line(output.style(TITLES[kind], "heading"))
            _rows(rows, output)
    _problems(comparison, output)
    same = len(comparison.rows) - len(comparison.differences)
    output.line()
    tools = [row for row in comparison.rows if row.kind is Kind.TOOL]
    alike = sum(row.match is Match.SAME for row in tools)
    text = f"the same: {alike} of {len(tools)} tools, {same} of {len(comparison.rows)} in all"
    output.line(output.style(text, "dim"))


def _problems(comparison: Comparison, output: Output) -> None:
    """Print what is to be known about one side only, such as rules of another version."""
    left, right = comparison.to_be_known
    only = [("◂", _told(one)) for one in left] + [("▸", _told(one)) for one in right]
    if only:
        output.line()
        output.line(output.style("To be known", "heading"))
    for mark, text in only:
        wrap(output, f"{mark} {text}", 2, 2)


def _told(problem: Problem) -> str:
    return one_line(f"{problem.severity}: {problem.message} [{problem.code}]")


def _title(subject: Subject, comparison: Comparison) -> str:
    """Name a side by what sets it apart."""
    sessions = {comparison.left.session.id, comparison.right.session.id}
    if len(sessions) > 1:
        title = subject.session.title
        if comparison.left.session.title == comparison.right.session.title:
            title = f"{title} ({subject.session.id})"
        return one_line(f"{subject.resolution.name} under “{title}”")
    return one_line(subject.resolution.name)


def _rows(rows: Sequence[Row], output: Output) -> None:
    """Print each row: name, both results, and below them what decided each."""
    names = max(columns(one_line(str(row.label))) for row in rows)
    lefts = max(columns(_words(row.left)) for row in rows)
    if output.width:
        lefts = min(lefts, output.width // 3)
    for row in rows:
        name = one_line(str(row.label))
        one, other = _words(row.left), _words(row.right)
        if output.width:
            one = cut(one, lefts)
        gap = " " * (names - columns(name))
        middle = " " * max(lefts - columns(one), 0)
        output.line(f"  {name}{gap}  {one}{middle}  →  {output.style(other, 'bold')}")
        reasons = [_why(row.left), _why(row.right)]
        for why in dict.fromkeys(reason for reason in reasons if reason):
            sides = [mark for mark, reason in zip("◂▸", reasons, strict=True) if reason == why]
            wrap(output, output.style(f"{''.join(sides)} {why}", "dim"), names + 4, 2)


def _words(cell: Cell | None) -> str:
    return one_line(str(cell.words)) if cell else "—"


def _why(cell: Cell | None) -> str:
    if cell is None or cell.why is None:
        return ""
    place = f" (line {cell.line})" if cell.line else ""
    return one_line(str(cell.why)) + place
