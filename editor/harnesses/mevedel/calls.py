"""What the kinds of calls do that a person thinks in: reads, patches, commands, pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.records import replace
from editor.core.resolution import Call, Decision
from editor.core.wording import Message, message
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.catalog import Catalog, Qualifier
from editor.harnesses.mevedel.permissions import decide

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.harnesses.mevedel.permissions import Boundary
    from editor.harnesses.mevedel.permissions import Decision as CallDecision

_ANY: Final = "any-file-of-the-workspace"
_SOMEWHERE: Final = "/somewhere-else/any-file"
_ANYWHERE: Final = "/workspace"


def _patch(path: str) -> dict[str, str]:
    return {"patch": f"*** Update File: {path}\n"}


def _samples(base: str) -> tuple[tuple[str, str, str, Mapping[str, str]], ...]:
    """Kind, label, tool and the arguments of a typical call."""
    inside, outside = f"{base}/{_ANY}", _SOMEWHERE
    return (
        ("read-inside", wording.CALL_READ_INSIDE, "Read", {"file_path": inside}),
        ("read-outside", wording.CALL_READ_OUTSIDE, "Read", {"file_path": outside}),
        ("read-protected", wording.CALL_READ_PROTECTED, "Read",
         {"file_path": f"{base}/.git/{_ANY}"}),
        ("edit-inside", wording.CALL_EDIT_INSIDE, "ApplyPatch", _patch(inside)),
        ("edit-outside", wording.CALL_EDIT_OUTSIDE, "ApplyPatch", _patch(outside)),
        ("command-looks", wording.CALL_SAFE_COMMAND, "Bash", {"command": "ls"}),
        ("command", wording.CALL_COMMAND, "Bash", {"command": "any-command-of-the-child"}),
        ("command-dangerous", wording.CALL_DANGEROUS, "Bash", {"command": "rm any-file"}),
        ("eval", wording.CALL_EVAL, "Eval", {"expression": "(any-lisp-of-the-child)"}),
        ("web", wording.CALL_WEB, "WebFetch", {"url": "https://any-page.example/"}),
        ("agent", wording.CALL_AGENT, "Agent", {"task_name": "any_task_of_the_child"}),
    )  # fmt: skip


def with_root(boundary: Boundary) -> Boundary:
    """The boundary with a workspace, so that inside and outside mean something."""
    return boundary if boundary.roots else replace(boundary, roots=(_ANYWHERE,))


def calls(catalog: Catalog, boundary: Boundary, usable: tuple[str, ...]) -> tuple[Call, ...]:
    """What each kind of call does, for the tools the child can use."""
    boundary = with_root(boundary)
    base = boundary.roots[0].rstrip("/")
    found: list[Call] = []
    for kind, label, tool, arguments in _samples(base):
        if tool in usable:
            decision = decide(catalog, boundary, tool, arguments)
            source = _source(decision, boundary.mode, tool)
            found.append(Call(kind, message(label), Decision(decision.outcome), source))
    return tuple(found)


def path_decisions(catalog: Catalog, boundary: Boundary, tool: str) -> dict[str, Decision] | None:
    """What a path tool's calls do inside and outside the workspace; None for other tools."""
    info = catalog.tools.get(tool)
    if info is None or info.qualifier is not Qualifier.PATH:
        return None
    boundary = with_root(boundary)
    base = boundary.roots[0].rstrip("/")
    result: dict[str, Decision] = {}
    for where, path in (("inside", f"{base}/{_ANY}"), ("outside", _SOMEWHERE)):
        arguments = _patch(path) if tool == "ApplyPatch" else {info.argument: path}
        result[where] = Decision(decide(catalog, boundary, tool, arguments).outcome)
    return result


def _source(decision: CallDecision, mode: str, tool: str) -> Message:
    """What decides a call, in words."""
    if decision.bucket:
        return message(wording.CALL_BY_RULE, bucket=wording.BUCKETS[decision.bucket])
    match decision.via:
        case "plan-mode":
            return message(wording.CALL_BY_PLAN)
        case "protected-path":
            return message(wording.CALL_BY_PROTECTION)
        case "workspace-boundary":
            return message(wording.CALL_BY_BOUNDARY)
        case "bash-classifier":
            return message(wording.CALL_BY_CLASS, mode=mode)
        case "allowed-root" if tool == "ApplyPatch":
            template = wording.CALL_PATCH_REVIEW if mode == "ask" else wording.CALL_BY_MODE
            return message(template, mode=mode)
        case "allowed-root":
            return message(wording.CALL_BY_ROOT)
        case _:
            return message(wording.CALL_BY_MODE, mode=mode)
