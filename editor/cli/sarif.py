"""Problems as SARIF 2.1.0, the form code scanning services read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from editor import __version__
from editor.cli.output import PROGRAM
from editor.core.problems import Severity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.problems import Fix, Problem

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
BASE = "%SRCROOT%"


def sarif_log(problems: Sequence[Problem], project: str) -> dict[str, Any]:
    """Give one run with a result for each problem; paths below the project are relative to it."""
    codes = sorted({problem.code for problem in problems})
    places = {code: at for at, code in enumerate(codes)}
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": PROGRAM,
                        "version": __version__,
                        "rules": [{"id": code} for code in codes],
                    }
                },
                "originalUriBaseIds": {BASE: {"uri": _absolute_uri(project) + "/"}},
                "columnKind": "unicodeCodePoints",
                "results": [
                    _result(problem, places[problem.code], project) for problem in problems
                ],
            }
        ],
    }


def _result(problem: Problem, index: int, project: str) -> dict[str, Any]:
    place = _artifact(problem.path, project)
    physical: dict[str, Any] = {"artifactLocation": place}
    if problem.line:
        physical["region"] = {"startLine": problem.line}
    result: dict[str, Any] = {
        "ruleId": problem.code,
        "ruleIndex": index,
        "level": LEVELS[problem.severity],
        "message": {"text": str(problem.message)},
        "locations": [{"physicalLocation": physical}] if problem.path else [],
    }
    if problem.fix and problem.path:
        result["fixes"] = [_fix(problem.fix, place)]
    return result


def _fix(fix: Fix, place: dict[str, str]) -> dict[str, Any]:
    replacements = [
        {
            "deletedRegion": {"byteOffset": each.start, "byteLength": each.end - each.start},
            "insertedContent": {"text": each.text},
        }
        for each in fix.splices
    ]
    return {
        "description": {"text": str(fix.title)},
        "artifactChanges": [{"artifactLocation": place, "replacements": replacements}],
    }


def _artifact(path: str, project: str) -> dict[str, str]:
    inside = project.rstrip(os.sep) + os.sep
    if path.startswith(inside):
        return {"uri": _quoted(path[len(inside) :]), "uriBaseId": BASE}
    return {"uri": _absolute_uri(path)}


def _absolute_uri(path: str) -> str:
    quoted = _quoted(path)
    return f"file://{quoted}" if quoted.startswith("/") else f"file:///{quoted}"


def _quoted(path: str) -> str:
    return quote(os.fsencode(path.replace(os.sep, "/")), safe="/:")
