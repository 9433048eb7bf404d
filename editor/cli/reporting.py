"""`report`: one document that explains an agent to a colleague."""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING

from editor import __version__
from editor.cli.arguments import UsageError
from editor.cli.output import safe
from editor.cli.resolving import follow_session, resolved, session_for
from editor.cli.targets import shelf_for
from editor.core import report
from editor.core.compare import Subject
from editor.storage import files
from editor.storage.links import real_path

if TYPE_CHECKING:
    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.cli.targets import Shelf, Target

ENDINGS = (".md", ".html", ".htm", ".json", ".txt")


def report_definition(arguments: Arguments, output: Output) -> int:
    """Write the report to a file, or print it."""
    reference = arguments.get("--session")
    if len(arguments.words) != 1:
        raise UsageError("report takes one name or path")
    if reference is None:
        raise UsageError("report needs --session S; `subagent-editor sessions` lists them")
    path = arguments.get("--output")
    ending = os.path.splitext(path)[1].lower() if path else ""
    if path and ending not in ENDINGS:
        raise UsageError(f"--output ends in {', '.join(ENDINGS)}; “{path}” does not")
    shelf = shelf_for(arguments)
    follow_session(shelf, arguments.words, reference)
    targets, is_known = shelf.targets(arguments.words, output)
    if not is_known or not targets:
        return 1
    if len(targets) > 1:
        raise UsageError(f"that holds {len(targets)} definitions; report takes one")
    target = targets[0]
    session = session_for(target, reference, shelf, output)
    if session is None:
        return 1
    subject = Subject(target.definition, session, resolved(target, session))
    ending = ending or (".json" if arguments.has("--json") else ".md")
    text = _written(subject, facets_of(target, subject, shelf), ending)
    if path is None:
        output.raw(text)
        return 0
    return _save(path, text, shelf, target, output)


def facets_of(target: Target, subject: Subject, shelf: Shelf) -> report.Facets:
    """Gather what a report shows besides the resolved agent."""
    harness, definition = target.harness, target.definition
    roster, rules = target.library.roster, target.library.rules
    return report.Facets(
        harness,
        harness.readings(definition.document, definition.origin, rules),
        harness.delegation_map(subject.session, roster, rules),
        shelf.environment.home,
        __version__,
        time.strftime("%Y-%m-%d %H:%M"),
    )


def _written(subject: Subject, facets: report.Facets, ending: str) -> str:
    """Write the report in the form the file's ending names."""
    if ending == ".json":
        return json.dumps(report.as_json(subject, facets), ensure_ascii=False, indent=2) + "\n"
    blocks = report.build(subject, facets)
    if ending in (".html", ".htm"):
        from editor.core.report_html import to_html

        return to_html(blocks)
    from editor.core.report_text import to_markdown, to_text

    return to_text(blocks) if ending == ".txt" else to_markdown(blocks)


def _save(path: str, text: str, shelf: Shelf, target: Target, output: Output) -> int:
    """Write the file; an earlier report is replaced, a definition never."""
    real = real_path(path)
    library = shelf.library(target.harness.id)
    kept = {real_path(entry.origin.path) for entry in library.roster.entries}
    if real in kept or real == real_path(target.path):
        output.error("this is a definition, not a report; choose another file", path)
        return 1
    result = files.save(path, text.encode("utf-8", "backslashreplace"), None)
    if isinstance(result, files.Saved):
        output.line(f"report written to {safe(path)}")
        return 0
    output.problem(result.problem, path)
    return 1
