"""Problems as SARIF 2.1.0, the form code scanning services read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from editor import __version__
from editor.cli.output import PROGRAM
from editor.core.patterns import pattern
from editor.core.problems import Severity

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.core.document import Document
    from editor.core.problems import Fix, Problem

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
BASE = "%SRCROOT%"
COMMON = ("system", "confidence")  # values that belong to a rule rather than to one file
_VALUE = pattern(r"\{(\w+)\}")
_SENTENCE = pattern(r"(?<=[.!?])\s+(?=[A-Z“])")
_LINE_END = pattern(r"\r\n|\n|\r")


def sarif_log(
    problems: Sequence[Problem], project: str, documents: Mapping[str, Document]
) -> dict[str, Any]:
    """Give one run with a result for each problem; paths below the project are relative to it.

    `documents` are the files by their path; fixes are told for these.
    """
    rules: dict[str, list[Problem]] = {}
    for problem in problems:
        rules.setdefault(problem.code, []).append(problem)
    places = {code: at for at, code in enumerate(sorted(rules))}
    root = _absolute_uri(project)
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": PROGRAM,
                        "version": __version__,
                        "rules": [_rule(code, rules[code]) for code in places],
                    }
                },
                "originalUriBaseIds": {BASE: {"uri": root if root.endswith("/") else f"{root}/"}},
                "columnKind": "unicodeCodePoints",
                "results": [
                    _result(problem, places[problem.code], project, documents.get(problem.path))
                    for problem in problems
                ],
            }
        ],
    }


def _rule(code: str, found: Sequence[Problem]) -> dict[str, Any]:
    """What a code means, told once: the sentence without what is particular to one file."""
    values = found[0].message.parameters
    text = _VALUE.sub(
        lambda match: str(values[match[1]]) if match[1] in COMMON and match[1] in values else "…",
        found[0].message.template,
    )
    severity = min((problem.severity for problem in found), key=list(Severity).index)
    rule: dict[str, Any] = {
        "id": code,
        "shortDescription": {"text": _SENTENCE.split(text)[0]},
        "fullDescription": {"text": text},
        "help": {"text": text},
        "defaultConfiguration": {"level": LEVELS[severity]},
    }
    if found[0].confidence:
        rule["properties"] = {"precision": found[0].confidence}
    return rule


def _result(
    problem: Problem, index: int, project: str, document: Document | None
) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": problem.code,
        "ruleIndex": index,
        "level": LEVELS[problem.severity],
        "message": {"text": str(problem.message)},
    }
    if problem.path:
        place = _artifact(problem.path, project)
        # What concerns a whole file stands at its top: code scanning shows nothing without a line.
        region = {"startLine": problem.line or 1}
        physical: dict[str, Any] = {"artifactLocation": place, "region": region}
        result["locations"] = [{"physicalLocation": physical}]
        if problem.fix and problem.fix.splices and document is not None:
            result["fixes"] = [_fix(problem.fix, place, document)]
    if problem.confidence:
        result["properties"] = {"system": problem.reader, "confidence": problem.confidence}
    elif problem.message.held is not None:
        result["properties"] = {"versions": str(problem.message.held)}
    return result


def _fix(fix: Fix, place: dict[str, str], document: Document) -> dict[str, Any]:
    """A fix as replacements of text, by line and column as the form wants it."""
    replacements = [
        {
            "deletedRegion": _region(document, each.start, each.end),
            "insertedContent": {"text": _clean(each.text)},
        }
        for each in fix.splices
    ]
    return {
        "description": {"text": str(fix.title)},
        "artifactChanges": [{"artifactLocation": place, "replacements": replacements}],
    }


def _region(document: Document, start: int, end: int) -> dict[str, int]:
    """A range of bytes as lines and columns, both from 1."""
    line, column = _place(document.data[:start])
    end_line, end_column = _place(document.data[:end])
    return {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}


def _place(before: bytes) -> tuple[int, int]:
    """Line and column behind some text; a byte order mark takes no column."""
    text = before.decode("utf-8", "surrogateescape").removeprefix("\ufeff")
    ends = list(_LINE_END.finditer(text))
    return len(ends) + 1, len(text) - (ends[-1].end() if ends else 0) + 1


def _clean(text: str) -> str:
    """A text any reader of JSON takes: bytes that are no UTF-8 become question marks."""
    return text.encode("utf-8", "replace").decode()


def _artifact(path: str, project: str) -> dict[str, str]:
    inside = project.rstrip(os.sep) + os.sep
    if path.startswith(inside):
        # A colon in the first part would make the rest look like an address.
        return {"uri": _quoted(path[len(inside) :], "/"), "uriBaseId": BASE}
    return {"uri": _absolute_uri(path)}


def _absolute_uri(path: str) -> str:
    quoted = _quoted(path, "/:")
    return f"file://{quoted}" if quoted.startswith("/") else f"file:///{quoted}"


def _quoted(path: str, kept: str) -> str:
    return quote(os.fsencode(path.replace(os.sep, "/")), safe=kept)
