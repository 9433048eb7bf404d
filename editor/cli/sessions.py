"""`sessions`: the parent sessions a preview can be made for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.cli.output import one_line, table
from editor.cli.targets import shelf_for
from editor.harnesses import IDS, TITLES
from editor.storage.sessions import all_of, sources

if TYPE_CHECKING:
    from typing import Any

    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.core.problems import Problem
    from editor.storage.sessions import SessionSummary

SOURCES = {"disk": "found on this machine", "samples": "sample", "files": "file"}


def list_sessions(arguments: Arguments, output: Output) -> int:
    """List the sessions of one harness, or of all of them."""
    from editor.cli.arguments import UsageError

    if arguments.words:
        raise UsageError("sessions takes no names; `--harness ID` narrows the list")
    shelf = shelf_for(arguments)
    found: list[SessionSummary] = []
    notes: list[Problem] = []
    for harness_id in [shelf.harness_id] if shelf.harness_id else IDS:
        for source in sources(harness_id, shelf.environment):
            problem = source.available()
            if problem is None:
                found += all_of(source)
            else:
                notes.append(problem)
    if arguments.has("--json"):
        output.json([session_form(summary) for summary in found])
    else:
        _text(found, output)
    output.flush()
    for note in notes:
        output.problem(note)
    return 0


def _text(found: list[SessionSummary], output: Output) -> None:
    """Print the sessions in groups by harness."""
    for harness_id in dict.fromkeys(summary.harness for summary in found):
        output.line(output.style(TITLES.get(harness_id, harness_id),
                                 "heading"))  # fmt: skip
        rows = []
        for summary in found:
            if summary.harness == harness_id:
                when = (time_text(summary.updated) or "")[:16].replace("T", " ")
                kind = SOURCES.get(summary.source, summary.source)
                if str(summary.completeness) == "partial":
                    kind += ", partly known"
                rows.append((one_line(summary.id), when, kind, one_line(summary.title)))
        table(output, rows, (("bold",), ("dim",), ("dim",), ()))
        output.line()
    text = f"{len(found)} session{'' if len(found) == 1 else 's'}"
    output.line(output.style(f"{text} · use an id with --session", "dim"))


def session_form(summary: SessionSummary) -> dict[str, Any]:
    """`sessions`: one parent session; the time in UTC, null when not known."""
    return {
        "id": summary.id,
        "title": summary.title,
        "harness": summary.harness,
        "source": summary.source,
        "path": summary.path,
        "updated": time_text(summary.updated),
        "completeness": str(summary.completeness),
    }


def time_text(seconds: float | None) -> str | None:
    """A time as ISO 8601 in UTC."""
    if seconds is None:
        return None
    import time

    try:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
    except (OverflowError, ValueError, OSError):
        return None
