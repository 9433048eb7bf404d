"""What a child gets under one session: everything the preview shows, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import replace
from editor.core.resolution import Outcome, Resolution
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.calls import Decider
from editor.harnesses.claude_code.catalog import RETIRED_READING
from editor.harnesses.claude_code.definitions import ID
from editor.harnesses.claude_code.entries import MCP
from editor.harnesses.claude_code.facts import gather
from editor.harnesses.claude_code.launching import REFUSED, launch
from editor.harnesses.claude_code.limits import launch_state, limits_of, problems_of
from editor.harnesses.claude_code.request import BACKGROUND, FOREGROUND
from editor.harnesses.claude_code.team import AGENT, changes_files, delegation
from editor.harnesses.claude_code.traces import effort_trace, mode_trace, model_trace
from editor.harnesses.claude_code.verdicts import Verdicts

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.session import Session
    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.launching import Launch


def resolve(
    definition: Definition, session: Session, roster: Roster, rules_name: str
) -> Resolution:
    """Resolve one definition under one session."""
    facts = gather(definition, session, roster, rules_name)
    answer = launch(facts.request)
    other = _other_place(facts, answer)
    state, reason = launch_state(facts, answer, other)
    decider = Decider(answer.mode.effective, facts.request.permissions)
    verdicts = Verdicts(facts, answer, other, decider).all()
    by_outcome: dict[Outcome, list[str]] = {}
    for verdict in verdicts:
        by_outcome.setdefault(verdict.outcome, []).append(verdict.tool)
    sure = frozenset(by_outcome.get(Outcome.GRANTED, ()))
    granted = tuple(tool for tool in answer.granted if tool in sure)
    reachable = (*granted, *by_outcome.get(Outcome.ON_DEMAND, ()))
    open_tools = frozenset(by_outcome.get(Outcome.UNKNOWN, ())) - RETIRED_READING
    is_cut = not session.is_complete and (answer.request.is_fork or answer.request.entries is None)
    has_open = is_cut or changes_files(open_tools) is not False
    return Resolution(
        harness=ID,
        rules=rules_name,
        name=definition.name,
        verdicts=verdicts,
        granted=() if state == REFUSED else granted,
        permission=mode_trace(facts, answer),
        model=model_trace(facts, answer),
        thinking=effort_trace(facts, answer),
        calls=() if state == REFUSED else decider.calls(reachable),
        delegation=delegation(
            facts, answer, roster, is_open=AGENT in by_outcome.get(Outcome.UNKNOWN, ())
        ),
        can_change_files=False if state == REFUSED else changes_files(reachable, has_open=has_open),
        label=label(answer),
        launch=state,
        launch_reason=reason,
        problems=problems_of(facts, answer, state, reason),
        limits=limits_of(facts, answer),
    )


def _other_place(facts: Facts, answer: Launch) -> Launch | None:
    """The same start in the other place, when only the call decides between the two."""
    if not answer.run.depends_on_call or answer.request.is_fork:
        return None
    where = FOREGROUND if answer.run.where == BACKGROUND else BACKGROUND
    request = facts.request.with_run(where)
    granted = next((tool for tool in answer.fates.granted if tool.startswith(MCP)), None)
    if granted is not None:  # MCP tools fare alike in both places; one stands for all of them
        kept = tuple(tool for tool in request.tools if not tool.startswith(MCP))
        request = replace(request, tools=(*kept, granted))
    return launch(request)


def label(answer: Launch) -> str:
    """How the parent sees the agent's tools in its list of agents."""
    entries = answer.request.entries
    if entries:
        return ", ".join(entries)
    denied = answer.request.fields.get("disallowedTools")
    if entries is None and denied:
        return words.LABEL_ALL_BUT.format(tools=", ".join(denied))
    return words.LABEL_ALL
