"""`resolve`: what a child gets under a parent session, and why."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.cli.arguments import UsageError, near
from editor.cli.output import columns, cut, one_line, table, wrap
from editor.cli.targets import shelf_for
from editor.cli.words import SEVERITY_STYLE, value_text
from editor.core import explain
from editor.core.definition import FieldKind
from editor.core.explain import Standing
from editor.core.forms import resolution_form
from editor.core.problems import Problem, Severity
from editor.core.records import replace
from editor.core.session import Session
from editor.storage.library import with_definitions
from editor.storage.sessions import load_session, read_session_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.cli.targets import Shelf, Target
    from editor.core.resolution import Resolution, Trace, Verdict

STANDING_STYLE = {
    Standing.YES: "green",
    Standing.ASKS_OUTSIDE: "green",
    Standing.ASKS: "yellow",
    Standing.REFUSED: "red",
    Standing.ON_DEMAND: "cyan",
    Standing.BLOCKED: "red",
    Standing.REMOVED: "red",
    Standing.NO: "dim",
    Standing.UNKNOWN: "yellow",
}


def resolve_definitions(arguments: Arguments, output: Output) -> int:
    """Resolve one or more definitions under one session."""
    if not arguments.words:
        raise UsageError("resolve needs a name or a path")
    reference = arguments.get("--session")
    if reference is None:
        raise UsageError("resolve needs --session S; `subagent-editor sessions` lists them")
    shelf = shelf_for(arguments)
    follow_session(shelf, arguments.words, reference)
    targets, is_fine = shelf.targets(arguments.words, output)
    forms = []
    for number, target in enumerate(targets):
        session = session_for(target, reference, shelf, output)
        if session is None:
            return 1
        resolution = resolved(target, session)
        verdicts = resolution.verdicts
        tool = arguments.get("--tool")
        if tool is not None:
            found = resolution.verdict(tool)
            if found is None:
                _report_tool(tool, resolution, output)
                is_fine = False
                continue
            verdicts = (found,)
        if arguments.has("--json"):
            forms.append(resolution_form(resolution, session, verdicts))
            continue
        if number:
            output.line()
        if tool is not None:
            output.raw(explain.explanation(verdicts[0], resolution))
        else:
            _text(resolution, session, target, output)
    if arguments.has("--json"):
        output.json(forms)
    return 0 if is_fine else 1


def follow_session(shelf: Shelf, words: tuple[str, ...], reference: str) -> None:
    """Let a snapshot file say which harness a bare name belongs to, if nothing else does."""
    if shelf.harness_id or any(os.sep in word or "/" in word for word in words):
        return
    if os.path.isfile(reference):
        session = read_session_file(reference)
        if isinstance(session, Session):
            shelf.choose(session.harness)


def session_for(target: Target, reference: str, shelf: Shelf, output: Output) -> Session | None:
    """Find the parent session, and make sure that it is one of the definition's harness."""
    session = load_session(reference, target.harness.id, shelf.environment)
    if isinstance(session, Problem):
        output.flush()
        output.problem(session, reference if os.path.lexists(reference) else "")
        return None
    if session.harness != target.harness.id:
        output.flush()
        output.error(
            f"the session “{session.title}” is one of {session.harness}, but “"
            f"{target.definition.name}” belongs to {target.harness.id}; take a session of that"
        )
        return None
    return session


def resolved(target: Target, session: Session) -> Resolution:
    """Resolve a definition among the others of its library."""
    library, definition = target.library, target.definition
    known = any(entry is definition for entry in library.roster.entries)
    roster = library.roster if known else with_definitions(library, [definition])
    return target.harness.resolve(definition, session, roster, library.rules)


def _report_tool(tool: str, resolution: Resolution, output: Output) -> None:
    """Say that neither the session nor the definition knows a tool."""
    guess = near(tool, [verdict.tool for verdict in resolution.verdicts])
    hint = f"did you mean {guess}?" if guess else "leave out --tool to see every tool"
    output.flush()
    output.error(f"neither the session nor “{resolution.name}” names a tool “{tool}”; {hint}")


def _text(resolution: Resolution, session: Session, target: Target, output: Output) -> None:
    """Print a resolution: what is wrong and what applies first, then every tool."""
    title = output.style(one_line(resolution.name), "bold")
    partial = "" if session.is_complete else ", partly known"
    facts = f"{target.harness.title}, rules {resolution.rules}"
    output.line(f"{title}  {output.style(facts, 'dim')}")
    wrap(output, output.style(f"under “{one_line(session.title)}”{partial}", "dim"), 2)
    if resolution.launch != "launches":
        reason = f": {one_line(str(resolution.launch_reason))}" if resolution.launch_reason else ""
        wrap(output, output.style(f"{LAUNCH[resolution.launch]}{reason}", "red"), 2)
    _problems(resolution, target, output)
    output.line()
    _settings(resolution, session, target, output)
    output.line()
    _verdict_table(_named_first(resolution.verdicts, session, target), output)
    if resolution.calls:
        output.line()
        output.line(output.style("What calls do", "bold"))
        calls = [
            (one_line(str(call.label)), explain.DECISION_WORDS[call.decision],
             one_line(str(call.source)))
            for call in resolution.calls
        ]  # fmt: skip
        table(output, calls, ((), ("bold",), ("dim",)))
    if resolution.limits:
        output.line()
        output.line(output.style("What this cannot know", "bold"))
        for limit in resolution.limits:
            wrap(output, one_line(str(limit)), 2)


def _problems(resolution: Resolution, target: Target, output: Output) -> None:
    """Print what is wrong with the file and surprising under this session, the worst first."""
    own = [one for one in target.definition.problems if one.severity is not Severity.INFO]
    found = [one for one in own if one not in resolution.problems]
    found += [one for one in resolution.problems if one.message is not resolution.launch_reason]
    found.sort(key=lambda one: list(Severity).index(one.severity))
    for problem in found:
        word = output.style(str(problem.severity), SEVERITY_STYLE[problem.severity])
        place = f"line {problem.line}: " if problem.line else ""
        text = f"{word}: {place}{one_line(str(problem.message))} [{problem.code}]"
        wrap(output, text, 2, 2)


def _settings(resolution: Resolution, session: Session, target: Target, output: Output) -> None:
    """Print what applies besides the tools; permission and model with how they came about."""
    rows = [("permission", _trace_text(resolution.permission), _why(resolution.permission)),
            ("model", _trace_text(resolution.model), _why(resolution.model))]  # fmt: skip
    if resolution.thinking is not None:
        rows.append(("thinking", _trace_text(resolution.thinking), ""))
    rows += [(name, text, "") for name, text in _read_only(resolution, session, target)]
    if resolution.label:
        rows.append(("shown as", one_line(resolution.label), ""))
    if resolution.delegation.may_delegate:
        rows.append(("may start", value_text(resolution.delegation.reachable), ""))
        rows.append(("team can use", value_text(resolution.delegation.team_tools), ""))
    width = max(len(name) for name, _, _ in rows)
    for name, text, why in rows:
        table(output, [(f"{name:<{width}}", text)], (("cyan",), ()))
        if why:
            wrap(output, output.style(why, "dim"), width + 4)


def _why(trace: Trace) -> str:
    """The steps that led to a setting, one after the other in one paragraph."""
    return " → ".join(
        one_line(str(step.message)) + (f" (line {step.line})" if step.line else "")
        for step in trace.steps
    )


def _named_first(verdicts: Sequence[Verdict], session: Session, target: Target) -> list[Verdict]:
    """The tools the file names itself stand first: they are what its author asks about."""
    named: set[str] = set()
    for field in target.harness.fields:
        value = target.definition.value(field.name) if field.kind is FieldKind.TOOLS else None
        for item in value if isinstance(value, tuple) else ():
            hits = target.harness.sees_tools(session, field.name, item)
            named.update((item,) if hits is None else hits)
    held = frozenset(session.tool_names)
    named.update(verdict.tool for verdict in verdicts if verdict.tool not in held)
    return sorted(verdicts, key=lambda verdict: verdict.tool not in named)


def _read_only(
    resolution: Resolution, session: Session, target: Target
) -> Iterable[tuple[str, str]]:
    """Whether it is really read-only: itself, its team, and through whom."""
    delegation = resolution.delegation
    changes = {True: "yes", False: "no", None: "not known"}[resolution.can_change_files]
    yield "can change files", changes
    told = [one_line(str(each)) for each in (delegation.badge, delegation.note) if each]
    if told:
        yield "its team", ". ".join(told)
    for way, tools in explain.ways(resolution, session, target.harness):
        yield "through others", f"{one_line(' → '.join(way))}: {value_text(tools)}"


LAUNCH = {
    "launches-without-tools": "starts without any tool",
    "refused": "does not start",
    "unknown": "it is not known whether it starts",
}


def _verdict_table(verdicts: Sequence[Verdict], output: Output) -> None:
    """Print one row a tool: what becomes of it, and the deciding reason."""
    if not verdicts:
        return
    rows = [(one_line(verdict.tool), explain.standing(verdict), verdict) for verdict in verdicts]
    names = max(columns(name) for name, _, _ in rows)
    words = max(len(explain.WORDS[standing]) for _, standing, _ in rows)
    room = max(output.width - names - words - 6, 20) if output.width else 0
    for name, standing, verdict in rows:
        word = explain.WORDS[standing]
        padded = output.style(word, STANDING_STYLE[standing]) + " " * (words - len(word))
        gap = " " * (names - columns(name))
        output.line(f"  {name}{gap}  {padded}  {_decider(verdict, room)}".rstrip())


def _decider(verdict: Verdict, room: int) -> str:
    """The deciding reason; where there is too little room the sentence gives way, not its versions.

    Without a limit `room` is 0.
    """
    if not verdict.steps:
        return ""
    told = verdict.decided_by.message
    text = one_line(str(told))
    if not room or columns(text) <= room:
        return text
    sentence = one_line(str(replace(told, held=None)))
    versions = text.removeprefix(sentence)
    return cut(sentence, max(room - columns(versions), 20)) + versions


def _trace_text(trace: Trace) -> str:
    """A setting's effective value and where it comes from."""
    declared = f", declared {value_text(trace.declared)}" if trace.declared is not None else ""
    value = "not known" if trace.effective is None else value_text(trace.effective)
    return f"{value} (from {trace.source}{declared})"
