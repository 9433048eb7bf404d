"""Small resolutions and maps made by hand, for tests of panels that only show them."""

from __future__ import annotations

from editor.core.definition import Definition, Origin, Status
from editor.core.document import Document
from editor.core.resolution import (
    Call,
    Decision,
    DelegationMap,
    MapEdge,
    MapNode,
    Outcome,
    Resolution,
    Step,
    StepEffect,
    Trace,
    Verdict,
)
from editor.core.session import Completeness, Session, Tool
from editor.core.wording import Message, message
from editor.storage.sessions import SessionSummary
from editor.ui.views import PreviewView


def step(text: str, effect: StepEffect, field: str = "", line: int | None = None) -> Step:
    return Step("rule", effect, Message(text), line, field)


def verdict(
    tool: str,
    outcome: Outcome,
    decision: dict[str, Decision] | None = None,
    field: str = "tools",
) -> Verdict:
    steps = (
        step("The parent session has it.", StepEffect.KEEPS),
        step(f"Tools decide about {tool}.", StepEffect.ADDS, field, 4 if field else None),
    )
    return Verdict(tool, outcome, "listed", steps, decision or {}, "builtin", (), 1)


ASKS = {"inside": Decision.ASK, "outside": Decision.ASK}
FREE = {"inside": Decision.ALLOW, "outside": Decision.ASK}


def resolution(*verdicts: Verdict) -> Resolution:
    trace = Trace("inherit", "ask", "session", (step("The session asks.", StepEffect.KEEPS),))
    granted = tuple(row.tool for row in verdicts if row.outcome is Outcome.GRANTED)
    call = Call("command", Message("Run a command"), Decision.ASK, Message("mode ask"))
    return Resolution(
        "pi-desktop",
        "0246",
        "reviewer",
        verdicts,
        granted,
        trace,
        Trace(None, "anthropic/claude-opus-5", "session"),
        calls=(call,),
        can_change_files=False,
        label="Read, Bash",
        limits=(message("Approvals given before are not included."),),
    )


USUAL = resolution(
    verdict("Read", Outcome.GRANTED, FREE),
    verdict("Bash", Outcome.GRANTED, ASKS),
    verdict("Edit", Outcome.NOT_GRANTED),
    verdict("Task", Outcome.REMOVED, field=""),
    verdict("mcp_a<b>&c", Outcome.UNKNOWN),
)
BEFORE = resolution(*(row for row in USUAL.verdicts if row.tool != "Bash"))


def definition() -> Definition:
    origin = Origin("/home/me/.agents/subagents/reviewer.md")
    return Definition("pi-desktop", "0246", "reviewer", origin, Document(b""), Status.LOADED)


def session(count: int = 3) -> Session:
    tools = tuple(Tool(f"Tool{number}", "builtin") for number in range(count))
    return Session("pi-desktop", "one", "Fix the login bug", tools, "/home/me/app", "ask")


SUMMARIES = (
    SessionSummary(
        "one", "Fix the login bug", "pi-desktop", "disk", "/p", 1.0, Completeness.PARTIAL, "/home"
    ),
    SessionSummary("ask", "Ask mode", "pi-desktop", "samples", "", None, Completeness.COMPLETE),
)


def preview_view(**changes: object) -> PreviewView:
    values: dict[str, object] = {
        "rules": "0246",
        "definition": definition(),
        "resolution": USUAL,
        "saved_resolution": BEFORE,
        "session": session(),
        "session_key": "disk:one",
        "summaries": SUMMARIES,
        "is_modified": True,
    }
    return PreviewView(**{**values, **changes})  # type: ignore[arg-type]


READS = ("Read", "Grep")
TEAM_MAP = DelegationMap(
    (
        MapNode("", ("Read", "Edit"), can_change_files=True, team_can_change_files=True),
        MapNode(
            "explorer",
            READS,
            team_tools=(*READS, "ApplyPatch"),
            can_change_files=False,
            team_can_change_files=True,
        ),
        MapNode("worker", (*READS, "ApplyPatch"), can_change_files=True),
        MapNode("reviewer", READS, can_change_files=False, team_can_change_files=False),
    ),
    (
        MapEdge("", "explorer"),
        MapEdge("", "reviewer"),
        MapEdge("explorer", "worker"),
        MapEdge("worker", "worker"),
    ),
    Message("Reviewers start nobody."),
)
