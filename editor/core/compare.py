"""Two resolved children side by side: what differs, with the deciding step on both sides.

Left and right may be one agent under two parent sessions, two agents under one, or the saved and
the unsaved state of one agent.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from editor.core import explain
from editor.core.definition import FieldKind
from editor.core.records import record, replace
from editor.core.resolution import StepEffect
from editor.core.wording import QT_TRANSLATE_NOOP, Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.core.definition import Definition, Field, Value
    from editor.core.problems import Problem
    from editor.core.resolution import Call, Resolution, Step, Trace, Verdict
    from editor.core.session import Session

    Modes = tuple[Value, Value]

VALUE = QT_TRANSLATE_NOOP("Wording", "{value}")
NOT_KNOWN = QT_TRANSLATE_NOOP("Wording", "not known")
YES = QT_TRANSLATE_NOOP("Wording", "yes")
NO = QT_TRANSLATE_NOOP("Wording", "no")
NOTHING = QT_TRANSLATE_NOOP("Wording", "none")
TEXT_SIZE = QT_TRANSLATE_NOOP("Wording", "{lines} lines, {characters} characters")
UNDER_PERMISSION = QT_TRANSLATE_NOOP("Wording", "Its calls meet the permission “{value}”. {reason}")
LABELS = {
    "permission": QT_TRANSLATE_NOOP("Wording", "Permission"),
    "model": QT_TRANSLATE_NOOP("Wording", "Model"),
    "thinking": QT_TRANSLATE_NOOP("Wording", "Thinking level"),
    "launch": QT_TRANSLATE_NOOP("Wording", "Start"),
    "can-change-files": QT_TRANSLATE_NOOP("Wording", "Can change files"),
    "label": QT_TRANSLATE_NOOP("Wording", "Shown to the parent as"),
    "reachable": QT_TRANSLATE_NOOP("Wording", "May start"),
    "team": QT_TRANSLATE_NOOP("Wording", "Its team can use"),
}
LAUNCHES = {
    "launches": QT_TRANSLATE_NOOP("Wording", "starts"),
    "launches-without-tools": QT_TRANSLATE_NOOP("Wording", "starts without any tool"),
    "refused": QT_TRANSLATE_NOOP("Wording", "does not start"),
    "unknown": QT_TRANSLATE_NOOP("Wording", "not known"),
}


class Kind(StrEnum):
    """What a row of a comparison is about."""

    SETTING = "setting"  # permission, model, start, …: what applies in the child
    TOOL = "tool"
    CALL = "call"
    FIELD = "field"  # what the two files say


class Match(StrEnum):
    """How much two sides have in common; in the order in which they are shown."""

    DIFFERENT = "different"
    OTHER_REASON = "other-reason"  # the same result, decided by another rule
    SAME = "same"


@record
class Subject:
    """One agent under one parent session, resolved."""

    definition: Definition
    session: Session
    resolution: Resolution


@record
class Cell:
    """One side of a row: the result as code and in words, and what decided it."""

    value: str
    words: Message
    reason: str = ""
    why: Message | None = None
    line: int | None = None


@record
class Row:
    """One thing compared; a side is None where that child does not know it at all."""

    kind: Kind
    name: str  # the tool's name, or a stable code
    label: Message
    left: Cell | None
    right: Cell | None
    match: Match


@record
class Comparison:
    """All rows, those that differ first and otherwise in the harness's order."""

    left: Subject
    right: Subject
    rows: tuple[Row, ...]

    @property
    def differences(self) -> tuple[Row, ...]:
        """The rows whose result or reason differs."""
        return tuple(row for row in self.rows if row.match is not Match.SAME)

    @property
    def to_be_known(self) -> tuple[tuple[Problem, ...], tuple[Problem, ...]]:
        """What is worth knowing of one side only, such as rules of another version."""
        left, right = self.left.resolution.problems, self.right.resolution.problems
        known = {(one.code, one.message.render()) for one in left}
        others = {(one.code, one.message.render()) for one in right}
        return (
            tuple(one for one in left if (one.code, one.message.render()) not in others),
            tuple(one for one in right if (one.code, one.message.render()) not in known),
        )


def compare(left: Subject, right: Subject, fields: Sequence[Field] = ()) -> Comparison:
    """Compare two resolved children; `fields` (of the harness) adds what the files say."""
    rows = [
        *_settings(left.resolution, right.resolution),
        *_tools(left.resolution, right.resolution),
        *_calls(left.resolution.calls, right.resolution.calls),
    ]
    if left.definition is not right.definition:
        rows += _fields(left.definition, right.definition, fields)
    order = list(Match)
    rows.sort(key=lambda row: order.index(row.match))
    return Comparison(left, right, tuple(rows))


def value_message(value: Value) -> Message:
    """A value as a person reads it."""
    if value is None:
        return message(NOTHING)
    if isinstance(value, bool):
        return message(YES if value else NO)
    if isinstance(value, tuple):
        return message(VALUE, value=", ".join(value)) if value else message(NOTHING)
    return message(VALUE, value=str(value))


def flag_message(flag: bool | None) -> Message:
    """A yes, a no, or that it is not known."""
    return message(NOT_KNOWN) if flag is None else value_message(flag)


def _settings(left: Resolution, right: Resolution) -> Iterable[Row]:
    """Compare what applies besides the tools."""
    traces = [
        ("permission", left.permission, right.permission),
        ("model", left.model, right.model),
    ]
    if left.thinking and right.thinking:
        traces.append(("thinking", left.thinking, right.thinking))
    yield _row(Kind.SETTING, "launch", message(LABELS["launch"]), _launch(left), _launch(right))
    for name, one, other in traces:
        yield _row(Kind.SETTING, name, message(LABELS[name]), _trace_cell(one), _trace_cell(other))
    plain: tuple[tuple[str, Message, Message], ...] = (
        (
            "can-change-files",
            flag_message(left.can_change_files),
            flag_message(right.can_change_files),
        ),
        ("label", value_message(left.label), value_message(right.label)),
        (
            "reachable",
            value_message(left.delegation.reachable),
            value_message(right.delegation.reachable),
        ),
        (
            "team",
            value_message(left.delegation.team_tools),
            value_message(right.delegation.team_tools),
        ),
    )
    for name, one_text, other_text in plain:
        yield _row(
            Kind.SETTING,
            name,
            message(LABELS[name]),
            Cell(str(one_text), one_text),
            Cell(str(other_text), other_text),
        )


def _launch(resolution: Resolution) -> Cell:
    words = message(LAUNCHES.get(resolution.launch, NOT_KNOWN))
    return Cell(resolution.launch, words, why=resolution.launch_reason)


def _trace_cell(trace: Trace) -> Cell:
    """A setting's effective value; the last step that is more than a remark decided it."""
    words = message(NOT_KNOWN) if trace.effective is None else value_message(trace.effective)
    step = deciding_step(trace)
    return Cell(
        str(words), words, trace.source, step.message if step else None, step.line if step else None
    )


def deciding_step(trace: Trace) -> Step | None:
    """The step that settled a setting, None when there are no steps."""
    decisive = [step for step in trace.steps if step.effect is not StepEffect.NOTE]
    steps = decisive or trace.steps
    return steps[-1] if steps else None


def _tools(left: Resolution, right: Resolution) -> Iterable[Row]:
    """Compare tool by tool, in the left order, then those only the right side knows."""
    others = {verdict.tool: verdict for verdict in right.verdicts}
    modes = (left.permission.effective, right.permission.effective)
    if modes[0] == modes[1]:  # then the mode explains nothing
        modes = (None, None)
    names: set[str] = set()
    for verdict in left.verdicts:
        if verdict.tool not in names:
            names.add(verdict.tool)
            yield _tool_row(verdict.tool, verdict, others.get(verdict.tool), modes)
    for verdict in right.verdicts:
        if verdict.tool not in names:
            names.add(verdict.tool)
            yield _tool_row(verdict.tool, None, verdict, modes)


def _tool_row(name: str, left: Verdict | None, right: Verdict | None, modes: Modes) -> Row:
    cells = [_verdict_cell(left) if left else None, _verdict_cell(right) if right else None]
    if left and right and left.outcome is right.outcome and left.decision != right.decision:
        cells = [
            _with_mode(cell, mode) if cell else None
            for cell, mode in zip(cells, modes, strict=True)
        ]
    return _row(Kind.TOOL, name, message(VALUE, value=name), *cells)


def _with_mode(cell: Cell, mode: Value) -> Cell:
    """Add the permission, which is why calls of the same tool meet something else."""
    if cell.why is None or mode is None:
        return cell
    why = message(UNDER_PERMISSION, reason=cell.why, value=value_message(mode))
    return replace(cell, why=why)


def _verdict_cell(verdict: Verdict) -> Cell:
    decision = ",".join(f"{name}:{what}" for name, what in verdict.decision.items())
    value = f"{verdict.outcome} {decision}".strip()
    words = message(explain.WORDS[explain.standing(verdict)])
    if not verdict.steps:
        return Cell(value, words, verdict.reason)
    step = verdict.decided_by
    return Cell(value, words, verdict.reason, step.message, step.line)


def _calls(left: Sequence[Call], right: Sequence[Call]) -> Iterable[Row]:
    """Compare what kinds of calls will do."""
    others = {call.kind: call for call in right}
    names = {call.kind for call in left}
    for call in left:
        other = others.get(call.kind)
        yield _row(
            Kind.CALL, call.kind, call.label, _call_cell(call), _call_cell(other) if other else None
        )
    for call in right:
        if call.kind not in names:
            yield _row(Kind.CALL, call.kind, call.label, None, _call_cell(call))


def _call_cell(call: Call) -> Cell:
    words = message(explain.DECISION_WORDS[call.decision])
    return Cell(str(call.decision), words, why=call.source)


def _fields(left: Definition, right: Definition, fields: Sequence[Field]) -> Iterable[Row]:
    """Compare what the two files say, field by field."""
    for field in fields:
        if field.kind is FieldKind.PROMPT:
            one, other = left.prompt, right.prompt
            yield _row(
                Kind.FIELD,
                field.name,
                message(field.label),
                Cell(one, text_size(one)),
                Cell(other, text_size(other)),
            )
            continue
        held, others = left.fields.get(field.name), right.fields.get(field.name)
        if held is None and others is None:
            continue
        cells = [
            Cell(repr(each.value), value_message(each.value), str(each.source), line=each.line)
            if each
            else None
            for each in (held, others)
        ]
        yield _row(Kind.FIELD, field.name, message(field.label), cells[0], cells[1])


def text_size(text: str) -> Message:
    """How long a text is."""
    lines = text.count("\n") + 1 if text else 0
    return message(TEXT_SIZE, lines=lines, characters=len(text))


def _row(kind: Kind, name: str, label: Message, left: Cell | None, right: Cell | None) -> Row:
    if left is None or right is None or left.value != right.value:
        match = Match.DIFFERENT
    elif left.reason != right.reason:
        match = Match.OTHER_REASON
    else:
        match = Match.SAME
    return Row(kind, name, label, left, right, match)
