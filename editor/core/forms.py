"""Definitions, problems and resolutions as JSON values, keys in the order of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.definition import FieldKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition, Value
    from editor.core.harness import Harness
    from editor.core.problems import Problem
    from editor.core.resolution import Resolution, Trace, Verdict
    from editor.core.session import Session
    from editor.core.text import Splice


def definition_form(definition: Definition, harness: Harness, is_whole: bool) -> dict[str, Any]:
    """`show`, and without prompt and the harness's own shape `list`."""
    form: dict[str, Any] = {
        "harness": definition.harness,
        "rules": definition.rules,
        "name": definition.name,
        "path": definition.origin.path,
        "scope": definition.origin.scope,
        "writable": definition.origin.is_writable,
        "status": str(definition.status),
        "shadows": list(definition.shadows),
        "shadowed_by": definition.shadowed_by,
        "fields": _fields(definition, harness),
    }
    if is_whole:
        form["prompt"] = definition.prompt
    form["other_keys"] = list(definition.other_keys)
    form["problems"] = [problem_form(problem) for problem in definition.problems]
    if is_whole:
        form["native"] = definition.make_native()
    form["sha256"] = definition.document.fingerprint
    return form


def _fields(definition: Definition, harness: Harness) -> dict[str, Any]:
    """Every field but the prompt, in the harness's order."""
    prompts = {field.name for field in harness.fields if field.kind is FieldKind.PROMPT}
    order = [field.name for field in harness.fields]
    names = [name for name in order if name in definition.fields]
    names += [name for name in definition.fields if name not in order]
    form = {}
    for name in names:
        if name not in prompts:
            held = definition.fields[name]
            form[name] = {
                "value": plain(held.value), "from": str(held.source), "line": held.line
            }  # fmt: skip
    return form


def plain(value: Value) -> Any:
    """A field's value as a JSON value."""
    return list(value) if isinstance(value, tuple) else value


def problem_form(problem: Problem) -> dict[str, Any]:
    """One problem; its fix is a title and the edits that make it."""
    fix = None
    if problem.fix is not None:
        fix = {"title": str(problem.fix.title), "edits": edit_forms(problem.fix.splices)}
    return {
        "severity": str(problem.severity),
        "code": problem.code,
        "message": str(problem.message),
        "line": problem.line,
        "fix": fix,
    }


def edit_forms(splices: Sequence[Splice]) -> list[dict[str, Any]]:
    """Edits by byte offsets of the file before."""
    return [{"start": splice.start, "end": splice.end, "text": splice.text} for splice in splices]


def resolution_form(
    resolution: Resolution, session: Session, verdicts: Sequence[Verdict]
) -> dict[str, Any]:
    """`resolve`: what the child gets, tool by tool."""
    return {
        "harness": resolution.harness,
        "rules": resolution.rules,
        "name": resolution.name,
        "session": {
            "id": session.id,
            "title": session.title,
            "completeness": str(session.completeness),
        },
        "granted": list(resolution.granted),
        "tools": [_verdict_form(verdict) for verdict in verdicts],
        "permission": _trace_form(resolution.permission),
        "model": _trace_form(resolution.model),
        "delegation": _delegation_form(resolution),
        "can_change_files": resolution.can_change_files,
        "label": resolution.label,
        "problems": [problem_form(problem) for problem in resolution.problems],
        "limits": [str(limit) for limit in resolution.limits],
    }


def _delegation_form(resolution: Resolution) -> dict[str, Any]:
    """Whom the child may start; `paths` are the agents on the way to what only its team gets."""
    delegation = resolution.delegation
    paths = {tool: list(resolution.way_to(tool)) for tool in delegation.paths}
    return {
        "may_delegate": delegation.may_delegate,
        "reachable": list(delegation.reachable),
        "team_tools": list(delegation.team_tools),
        "badge": str(delegation.badge) if delegation.badge else None,
        "note": str(delegation.note) if delegation.note else None,
        "paths": {tool: way for tool, way in paths.items() if way},
    }


def _verdict_form(verdict: Verdict) -> dict[str, Any]:
    return {
        "name": verdict.tool,
        "outcome": str(verdict.outcome),
        "decision": {name: str(decision) for name, decision in verdict.decision.items()},
        "origin": verdict.origin,
        "effects": [str(effect) for effect in verdict.effects],
        "reason": verdict.reason,
        "steps": [
            {"rule": step.rule, "effect": str(step.effect), "line": step.line}
            for step in verdict.steps
        ],
    }


def _trace_form(trace: Trace) -> dict[str, Any]:
    return {
        "declared": plain(trace.declared),
        "effective": plain(trace.effective),
        "from": trace.source,
    }
