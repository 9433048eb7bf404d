"""The explanation of one agent for a colleague: what it is, what its child gets, and why.

The answer comes first: what the child gets, and what is wrong or surprising. Secrets, message texts
and values that are only kept as written never go in; home paths are shortened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core import explain
from editor.core import report_wording as wording
from editor.core.compare import (
    LABELS,
    LAUNCHES,
    Subject,
    flag_message,
    text_size,
    value_message,
)
from editor.core.definition import FieldKind, Source, default_message
from editor.core.explain import Standing
from editor.core.forms import definition_form, resolution_form
from editor.core.problems import Severity
from editor.core.records import record
from editor.core.redaction import Cleaner
from editor.core.report_document import (
    Block,
    Bullets,
    Facts,
    Heading,
    Paragraph,
    Picture,
    Remarks,
    Table,
)
from editor.core.report_map import Words, map_lines, map_svg, tree
from editor.core.resolution import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from editor.core.changes import Reading
    from editor.core.harness import Harness
    from editor.core.problems import Problem
    from editor.core.resolution import DelegationMap, Trace, Verdict
    from editor.core.wording import Message

TONES = {
    Standing.YES: "good",
    Standing.ASKS_OUTSIDE: "good",
    Standing.ASKS: "warning",
    Standing.REFUSED: "error",
    Standing.ON_DEMAND: "good",
    Standing.BLOCKED: "error",
    Standing.REMOVED: "error",
    Standing.NO: "dim",
    Standing.UNKNOWN: "warning",
}
PROBLEM_TONES = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: ""}
GRANTS = "tools"  # the list that gives tools; entries of the others take away or keep
MOST_NAMED = 40  # tools named in one sentence; the table has all of them
MOST_SINGLE = 16  # tools named one by one in the short answer, however many a server has
FOLDED_FROM = 3  # tools of one server that are given as a number then
SERVER = "mcp:"  # how the origin of a server's tool starts
MOST_ON_WAY = 12  # tools named at the end of one chain of agents
MOST_WAYS = 6


@record
class Facets:
    """What a report needs besides the resolved agent."""

    harness: Harness
    readings: tuple[Reading, ...] = ()
    map: DelegationMap | None = None
    home: str = ""
    version: str = ""  # of this program
    made: str = ""  # when, as text


def build(
    subject: Subject, facets: Facets, translate: Callable[[str], str] | None = None
) -> tuple[Block, ...]:
    """Put the report together."""
    verdicts = {verdict.tool: verdict for verdict in subject.resolution.verdicts}
    held = frozenset(subject.session.tool_names)
    builder = _Builder(subject, facets, translate, Cleaner(facets.home), verdicts, held)
    return tuple(builder.blocks())


def as_json(subject: Subject, facets: Facets) -> dict[str, Any]:
    """The report as JSON values: the forms of `show` and `resolve`, cleaned."""
    clean = Cleaner(facets.home)
    definition = subject.definition
    shown = definition_form(definition, facets.harness, is_whole=False)
    for field in facets.harness.fields:
        if field.kind is FieldKind.RAW and shown["fields"].get(field.name, {}).get("value"):
            shown["fields"][field.name]["value"] = wording.KEPT
    resolution = resolution_form(subject.resolution, subject.session, subject.resolution.verdicts)
    value = {
        "format": "subagent-editor/report@1",
        "version": facets.version,
        "made": facets.made,
        "definition": shown,
        "readers": [
            {
                "reader": reading.reader,
                "accepted": reading.is_accepted,
                "rejection": str(reading.rejection) or None,
            }
            for reading in facets.readings
        ],
        "resolution": resolution,
        "reasons": _reasons(subject.resolution.verdicts),
    }
    cleaned: dict[str, Any] = _clean_all(value, clean)
    return cleaned


def _reasons(verdicts: Iterable[Verdict]) -> list[dict[str, Any]]:
    """The sentences that decide, each with the versions it holds in and the tools it is about."""
    tools: dict[str, list[str]] = {}
    for verdict in verdicts:
        if verdict.steps:
            tools.setdefault(str(verdict.decided_by.message), []).append(verdict.tool)
    return [{"message": text, "tools": names} for text, names in tools.items()]


def _clean_all(value: Any, clean: Cleaner) -> Any:
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {key: _clean_all(each, clean) for key, each in value.items()}
    if isinstance(value, list):
        return [_clean_all(each, clean) for each in value]
    return value


@record
class _Builder:
    """Makes the blocks one after the other."""

    subject: Subject
    facets: Facets
    translate: Callable[[str], str] | None
    clean: Cleaner
    verdicts: Mapping[str, Verdict]
    held: frozenset[str]  # the tools of the session

    def say(self, text: str | Message, /, **values: str | int) -> str:
        """Give a template or message as a finished, clean sentence."""
        if not isinstance(text, str):
            return self.clean(text.render(self.translate))
        template = self.translate(text) if self.translate else text
        return self.clean(template.format_map(values) if values else template)

    def said(self, text: str | Message) -> str:
        """Give a message in the chosen language; another's own words stay as they are."""
        return self.clean(text) if isinstance(text, str) else self.say(text)

    def blocks(self) -> Iterable[Block]:
        """Give the parts in the order of what a reader asks."""
        resolution, session = self.subject.resolution, self.subject.session
        yield Heading(self.say(wording.TITLE, name=resolution.name), 1)
        partial = wording.UNDER if session.is_complete else wording.UNDER_PARTIAL
        yield Paragraph(
            self.say(
                partial,
                harness=self.facets.harness.title,
                rules=resolution.rules,
                session=session.title,
            )
        )
        yield from self.problems()
        yield from self.short()
        yield from self.listed()
        yield from self.tools()
        yield from self.settings()
        yield from self.calls()
        yield from self.team()
        yield from self.definition()
        yield from self.limits()

    def short(self) -> Iterable[Block]:
        """The answer in a few lines."""
        resolution = self.subject.resolution
        yield Heading(self.say(wording.SHORT))
        if resolution.launch != "launches":
            text = self.say(LAUNCHES.get(resolution.launch, wording.UNKNOWN))
            told = [problem.message for problem in resolution.problems]
            if resolution.launch_reason and resolution.launch_reason not in told:
                text = f"{text}: {self.say(resolution.launch_reason)}"
            yield Paragraph(text, "error")
        groups = (
            (wording.GETS, (Standing.YES, Standing.ASKS_OUTSIDE)),
            (wording.ASKS, (Standing.ASKS,)),
            (wording.SEARCHES, (Standing.ON_DEMAND,)),
            (wording.REFUSES, (Standing.REFUSED, Standing.BLOCKED, Standing.REMOVED)),
            (wording.DOUBTS, (Standing.UNKNOWN,)),
        )
        standings = [(explain.standing(verdict), verdict.tool) for verdict in resolution.verdicts]
        pairs = []
        for title, wanted in groups:
            names = [name for standing, name in standings if standing in wanted]
            if names or title is wording.GETS:
                has_doubts = any(standing is Standing.UNKNOWN for standing, _ in standings)
                nothing = wording.NONE_SURE if has_doubts else wording.NONE
                pairs.append((self.say(title), self.folded(names) or self.say(nothing)))
        pairs.append((self.say(LABELS["permission"]), self.trace(resolution.permission)))
        pairs.append((self.say(LABELS["model"]), self.trace(resolution.model)))
        pairs += self.read_only()
        yield Facts(tuple(pairs))

    def read_only(self) -> Iterable[tuple[str, str]]:
        """Whether it is really read-only: itself, its team, and through whom."""
        resolution = self.subject.resolution
        delegation = resolution.delegation
        changes = self.say(flag_message(resolution.can_change_files))
        remarks = [self.say(each) for each in (delegation.badge, delegation.note) if each]
        if remarks:
            changes = self.say(wording.BECAUSE, value=changes, reason=". ".join(remarks))
        yield self.say(LABELS["can-change-files"]), changes
        ways = explain.ways(resolution, self.subject.session, self.facets.harness)
        if ways:
            parts = [
                self.say(wording.WAY, tools=self.names(tools, MOST_ON_WAY), way=" → ".join(way))
                for way, tools in ways[:MOST_WAYS]
            ]
            yield self.say(wording.THROUGH), "; ".join(parts) + ("; …" if ways[MOST_WAYS:] else "")

    def folded(self, names: Sequence[str]) -> str:
        """Name a few tools one by one, and of many those of one MCP server by their number."""
        if len(names) <= MOST_SINGLE:
            return self.names(names)
        by_server: dict[str, list[str]] = {}
        for name in names:
            origin = self.verdicts[name].origin
            key = origin if origin.startswith(SERVER) else name
            by_server.setdefault(key, []).append(name)
        parts: list[str] = []
        for key, held in by_server.items():
            if len(held) < FOLDED_FROM:
                parts += held
            else:
                server = key.removeprefix(SERVER)
                parts.append(self.say(wording.OF_SERVER, server=server, count=len(held)))
        return self.names(parts)

    def names(self, names: Sequence[str], most: int = MOST_NAMED) -> str:
        """Name tools in one sentence; the table below has all of them."""
        text = self.clean(", ".join(names[:most]))
        rest = len(names) - most
        return self.say(wording.AND_MORE, names=text, count=rest) if rest > 0 else text

    def trace(self, trace: Trace) -> str:
        """A setting's effective value and how it came about, step by step."""
        effective = trace.effective
        value = self.say(wording.UNKNOWN if effective is None else value_message(effective))
        steps = " → ".join(
            self.say(wording.AT_LINE, text=self.say(step.message), line=step.line)
            if step.line
            else self.say(step.message)
            for step in trace.steps
        )
        reason = steps or trace.source
        return self.say(wording.BECAUSE, value=value, reason=reason) if reason else value

    def listed(self) -> Iterable[Block]:
        """What became of every entry the file lists: how many were listed, how many came."""
        definition = self.subject.definition
        for field in self.facets.harness.fields:
            held = definition.fields.get(field.name)
            if field.kind is not FieldKind.TOOLS or held is None:
                continue
            if held.source is not Source.FILE or not isinstance(held.value, tuple):
                continue
            rows, tones = [], []
            came = 0
            for item in held.value:
                row, tone, has_come = self.entry(field.name, item)
                rows.append(row)
                tones.append(tone)
                came += has_come
            if rows:
                template = wording.LISTED if field.name == GRANTS else wording.LISTED_OTHERS
                label = self.say(field.label)
                yield Heading(self.say(template, field=label, listed=len(rows), came=came))
                columns = (wording.ENTRY, wording.OUTCOME, wording.REASON)
                yield self.table(columns, rows, tones)

    def entry(self, field: str, item: str) -> tuple[tuple[str, str, str], str, bool]:
        """What became of one entry of a list: its row, the row's tone, and whether it did anything.

        An entry that hits several tools shows the outcome they share, or how many came.
        """
        names = self.facets.harness.sees_tools(self.subject.session, field, item) or (item,)
        found = [self.verdicts[name] for name in names if name in self.verdicts]
        if not found:
            return (self.clean(item), self.say(wording.NO_MATCH), ""), "warning", False
        granted = sum(each.outcome is Outcome.GRANTED for each in found)
        standings = {explain.standing(each) for each in found}
        word, reason = self.verdict(found[0])
        if len(found) > 1:
            word = self.say(wording.MATCHES, count=len(found), came=granted)
            reason = reason if len(standings) == 1 else ""
        tone = TONES[explain.standing(found[0])] if len(standings) == 1 else "warning"
        if field == GRANTS and tone == "dim":  # it is what the reader asks about
            tone = "warning"
        if field == GRANTS:
            has_effect = granted > 0
        else:
            has_effect = not self.held.isdisjoint(each.tool for each in found)
        return (self.clean(item), word, reason), tone, has_effect

    def problems(self) -> Iterable[Block]:
        """What is wrong or surprising, the worst first."""
        found: list[Problem] = [
            *self.subject.definition.problems,
            *self.subject.resolution.problems,
        ]
        if not found:
            return
        order = list(Severity)
        found.sort(key=lambda problem: order.index(problem.severity))
        yield Heading(self.say(wording.PROBLEMS))
        rows = []
        for problem in found:
            severity = self.say(wording.SEVERITIES[problem.severity])
            if problem.line:
                severity = self.say(wording.SEVERITY_AT, severity=severity, line=problem.line)
            rows.append((severity, self.say(problem.message)))
        yield Remarks(tuple(rows), tuple(PROBLEM_TONES[problem.severity] for problem in found))

    def tools(self) -> Iterable[Block]:
        """Every tool with its outcome and the rule that decided."""
        verdicts = self.subject.resolution.verdicts
        yield Heading(self.say(wording.ALL_TOOLS, count=len(verdicts)))
        rows = [(self.clean(verdict.tool), *self.verdict(verdict)) for verdict in verdicts]
        tones = [TONES[explain.standing(verdict)] for verdict in verdicts]
        yield self.table((wording.TOOL, wording.OUTCOME, wording.REASON), rows, tones)

    def verdict(self, verdict: Verdict) -> tuple[str, str]:
        """A tool's outcome and its deciding step, as text."""
        word = self.say(explain.WORDS[explain.standing(verdict)])
        if not verdict.steps:
            return word, ""
        step = verdict.decided_by
        text = self.say(step.message)
        return word, self.say(wording.AT_LINE, text=text, line=step.line) if step.line else text

    def settings(self) -> Iterable[Block]:
        """What applies besides permission and model, which stand at the top."""
        thinking = self.subject.resolution.thinking
        if thinking:
            yield Facts(((self.say(LABELS["thinking"]), self.trace(thinking)),))

    def calls(self) -> Iterable[Block]:
        """What each kind of call will do."""
        calls = self.subject.resolution.calls
        if calls:
            yield Heading(self.say(wording.CALLS))
            rows = [
                (
                    self.say(call.label),
                    self.say(explain.DECISION_WORDS[call.decision]),
                    self.say(call.source),
                )
                for call in calls
            ]
            yield self.table((wording.CALL, wording.CALL_OUTCOME, wording.REASON), rows, (), -1)

    def team(self) -> Iterable[Block]:
        """Whom the child may start, and the picture of it."""
        delegation = self.subject.resolution.delegation
        yield Heading(self.say(wording.TEAM))
        if delegation.may_delegate:
            reach = {"reachable": delegation.reachable, "team": delegation.team_tools}
            yield Facts(
                tuple(
                    (self.say(LABELS[name]), self.names(names) or self.say(wording.NONE))
                    for name, names in reach.items()
                )
            )
        else:
            yield Paragraph(self.say(delegation.note or wording.NO_TEAM))
        if self.facets.map:
            name = self.subject.resolution.name
            branches = tree(self.facets.map, name, delegation.reachable)
            words = self.map_words()
            lines = tuple(map_lines(branches, words))
            yield Picture(map_svg(branches, name, words), lines, self.say(wording.MAP))

    def map_words(self) -> Words:
        """The words of the picture."""
        return Words(
            self.say(wording.PARENT),
            self.say(wording.MAP_CHANGES),
            self.say(wording.MAP_STARTS),
            lambda count: self.say(wording.MAP_MORE, count=count),
            self.clean,
            self.say,
        )

    def definition(self) -> Iterable[Block]:
        """The file as its harness reads it, and what each of its readers makes of it."""
        definition = self.subject.definition
        yield Heading(self.say(wording.DEFINITION))
        pairs = [(self.say(wording.FILE), self.clean(definition.origin.path))]
        for field in self.facets.harness.fields:
            held = definition.fields.get(field.name)
            if field.kind is FieldKind.PROMPT:
                pairs.append((self.say(field.label), self.say(text_size(definition.prompt))))
            elif held is None or (held.value is None and not field.default_text):
                continue
            elif held.source is Source.DEFAULT and (said := default_message(field, held)):
                pairs.append((self.say(field.label), self.say(said)))
            elif field.kind is FieldKind.RAW:
                pairs.append((self.say(field.label), self.say(wording.KEPT)))
            else:
                text = self.say(value_message(held.value))
                if held.line:
                    text = self.say(wording.AT_LINE, text=text, line=held.line)
                pairs.append((self.say(field.label), text))
        if definition.other_keys:
            pairs.append((self.say(wording.OTHER_KEYS), self.names(definition.other_keys)))
        yield Facts(tuple(pairs))
        if len(self.facets.readings) > 1:
            yield Heading(self.say(wording.READERS), 3)
            yield self.table(
                (wording.READER, wording.ACCEPTS, wording.REASON),
                [
                    (
                        self.say(reading.reader),
                        self.say(flag_message(reading.is_accepted)),
                        self.said(reading.rejection),
                    )
                    for reading in self.facets.readings
                ],
                ["" if reading.is_accepted else "error" for reading in self.facets.readings],
                -1,
            )

    def limits(self) -> Iterable[Block]:
        """What the preview cannot know, and how the report was made."""
        resolution, session = self.subject.resolution, self.subject.session
        limits = [self.say(limit) for limit in resolution.limits]
        if not session.is_complete:
            limits.append(self.say(wording.PARTIAL))
        if limits:
            yield Heading(self.say(wording.LIMITS))
            yield Bullets(tuple(limits))
        yield Paragraph(
            self.say(
                wording.MADE,
                version=self.facets.version,
                made=self.facets.made,
                harness=self.facets.harness.title,
                rules=resolution.rules,
                session=session.id,
            )
        )

    def table(
        self,
        columns: Sequence[str],
        rows: Sequence[tuple[str, ...]],
        tones: Sequence[str],
        code_column: int = 0,
    ) -> Table:
        """Put a table together."""
        titles = tuple(self.say(column) for column in columns)
        return Table(titles, tuple(rows), tuple(tones), code_column)
