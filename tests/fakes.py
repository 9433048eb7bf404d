"""A small harness for tests of what is around the harnesses: folders, commands, reports.

It keeps agents in `~/.plain/agents` and, in every folder below, in `PROJECT/.plain/agents`; a child
gets the tools it lists that its parent has, or all of them without a list.
"""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from editor.core.compare import Subject
from editor.core.definition import (
    Choice,
    Definition,
    Field,
    FieldKind,
    FieldValue,
    Origin,
    Source,
    Status,
)
from editor.core.document import Document
from editor.core.environment import join
from editor.core.harness import Root, Roster, Settings
from editor.core.problems import Fix, Problem, Severity
from editor.core.resolution import (
    Call,
    Decision,
    Delegation,
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
from editor.core.session import Session, Tool
from editor.core.text import Splice
from editor.core.tools import ToolEffect
from editor.core.wording import message
from tests.core.plain_harness import YamlHarness, ruamel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pytest

    from editor.core.environment import Environment

ID = "plain"


class FakeHarness(YamlHarness):
    """Behaves like a harness in every method the rest of the program calls."""

    id = ID
    title = "Plain"
    rules = ("2", "1")
    default_rules = "2"
    known_models = ()
    switches = ()
    fields = (
        Field("name", "name", FieldKind.TEXT, "Name"),
        Field("description", "description", FieldKind.TEXT, "Description", is_required=True),
        Field("tools", "tools", FieldKind.TOOLS, "Tools", default_text="Not set — all tools"),
        Field("skills", "skills", FieldKind.LIST, "Skills"),
        Field("model", "model", FieldKind.MODEL, "Model", default_text="Not set — the session’s"),
        Field("maxTurns", "maxTurns", FieldKind.NUMBER, "Turns"),
        Field("hidden", "hidden", FieldKind.FLAG, "Hidden"),
        Field("color", "color", FieldKind.CHOICE, "Color", choices=(Choice("red", "Red"),)),
        Field("prompt", "", FieldKind.PROMPT, "Instructions"),
    )

    def __init__(self) -> None:
        super().__init__({"new": ruamel})

    def roots(self, environment: Environment, rules: str) -> tuple[Root, ...]:
        return (
            Root(join(environment.project, ".plain", "agents"), "project", is_recursive=True),
            Root(join(environment.home, ".plain", "agents"), "user", creates=True),
        )

    def claims(self, path: str, environment: Environment) -> int:
        return 2 if "/.plain/" in path else 0

    def settings_files(self, environment: Environment) -> tuple[str, ...]:
        return (join(environment.home, ".plain", "settings.json"),)

    def settings(
        self, files: Mapping[str, bytes], environment: Environment, rules: str
    ) -> Settings:
        problems = []
        values: dict[str, Any] = {}
        for path, data in files.items():
            try:
                values = json.loads(data)
            except ValueError:
                text = message("The settings are not JSON. Correct them.")
                problems.append(Problem("bad-settings", Severity.WARNING, text, path=path))
        return Settings(MappingProxyType(values), tuple(problems))

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        reading = self.readings(document, origin, rules)[0]
        fields = {}
        for field in self.fields:
            if field.kind is FieldKind.PROMPT:
                continue
            held = reading.fields.get(field.name)
            if held is None:
                fields[field.name] = FieldValue(field.default, Source.DEFAULT)
            else:
                entry = self.syntax(document, origin, rules).entry(document.text, field.key)
                fields[field.name] = FieldValue(held, Source.FILE, entry.line if entry else None)
        problems = []
        if not fields["description"].value:
            text = message("The description is missing, so nobody starts the agent. Add it.")
            problems.append(Problem("no-description", Severity.ERROR, text, 1))
        if document.data.endswith(b" \n"):
            end = len(document.data)
            fix = Fix(message("Take the space away"), (Splice(end - 2, end - 1, ""),))
            text = message("There is a space at the end. Remove it.")
            problems.append(Problem("space", Severity.WARNING, text, fix=fix))
        name = fields["name"].value or origin.file_name.removesuffix(".md")
        status = Status.LOADED if fields["description"].value else Status.SKIPPED
        return Definition(
            ID, rules, str(name), origin, document, status, fields,
            tuple(reading.others), tuple(problems), make_native=lambda: {"body": reading.body},
            make_prompt=lambda: reading.body,
        )  # fmt: skip

    def roster(self, definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
        winners: dict[str, Definition] = {}
        for definition in sorted(definitions, key=lambda each: each.origin.rank):
            winners.setdefault(definition.name, definition)
        entries = []
        for definition in definitions:
            winner = winners[definition.name]
            lost = tuple(
                each.origin.path for each in definitions
                if each.name == definition.name and each is not definition
            )  # fmt: skip
            if winner is definition:
                entries.append(definition.with_changes(shadows=lost))
            else:
                entries.append(definition.with_changes(shadowed_by=winner.origin.path))
        return Roster(tuple(entries), tuple(winners), settings=settings)

    def resolve(
        self, definition: Definition, session: Session, roster: Roster, rules: str
    ) -> Resolution:
        listed = definition.value("tools")
        line = definition.fields["tools"].line
        names = list(session.tool_names)
        names += [name for name in listed or () if name not in names]  # type: ignore[union-attr]
        verdicts = []
        for name in names:
            steps = [
                Step("parent", StepEffect.KEEPS, message("The parent has “{tool}”", tool=name))
                if name in session.tool_names
                else Step("parent", StepEffect.REMOVES, message("The parent lacks it"))
            ]
            granted = name in session.tool_names
            if listed is not None and granted:
                granted = name in listed  # type: ignore[operator]
                effect = StepEffect.KEEPS if granted else StepEffect.REMOVES
                text = "It is listed" if granted else "It is not listed"
                steps.append(Step("list", effect, message(text), line, "tools"))
            ask = Decision.ASK if session.permission_mode == "ask" else Decision.ALLOW
            verdicts.append(
                Verdict(
                    name,
                    Outcome.GRANTED if granted else Outcome.NOT_GRANTED,
                    steps[-1].rule,
                    tuple(steps),
                    {"inside": ask} if granted else {},
                    "builtin",
                    (ToolEffect.RUNS,) if name == "Bash" else (ToolEffect.READS,),
                )
            )
        mode = session.permission_mode
        follows = Step("session", StepEffect.KEEPS, message("The session decides"))
        return Resolution(
            ID, rules, definition.name, tuple(verdicts),
            tuple(each.tool for each in verdicts if each.outcome is Outcome.GRANTED),
            Trace(None, mode, "session", (follows,)),
            Trace(definition.value("model"), definition.value("model") or session.model, "session"),
            calls=(Call("run", message("Run a command"), ask, message("the session’s mode")),),
            delegation=Delegation(
                True, ("other",), ("Bash", "Write"),
                {"Bash": (definition.name,), "Write": (definition.name, "other")},
                message("Team can change files"), message("It ends on layer 2."),
            ),
            can_change_files=False,
            label="tools",
            limits=(message("Hooks are not known."),),
        )  # fmt: skip

    def delegation_map(self, session: Session, roster: Roster, rules: str) -> DelegationMap:
        names = [entry.name for entry in roster.entries if entry.shadowed_by is None]
        nodes = (MapNode("", session.tool_names), *(MapNode(name, ("Read",)) for name in names))
        return DelegationMap(nodes, tuple(MapEdge("", name) for name in names))

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        return (ToolEffect.UNKNOWN,)

    def sees_tools(self, session: Session, field: str, item: str) -> tuple[str, ...] | None:
        return None


HARNESS = FakeHarness()


def agent(name: str, header: str = "", body: str = "Do it.\n") -> str:
    """The text of an agent that the fake harness accepts."""
    return f"---\nname: {name}\ndescription: About {name}\n{header}---\n{body}"


def snapshot(**changes: Any) -> dict[str, Any]:
    """A session snapshot of the fake harness."""
    return {
        "format": "subagent-editor/session@1",
        "harness": ID,
        "id": "demo-ask",
        "title": "Fix the login bug",
        "permission_mode": "ask",
        "model": "prov/big",
        "completeness": "complete",
        "tools": [{"name": name, "origin": "builtin"} for name in ("Read", "Bash", "Write")],
        "context": {},
    } | changes


def subject(tools: int = 3, mode: str = "ask", text: str = "") -> Subject:
    """An agent resolved under a session with a number of tools."""
    document = Document.of(text or agent("worker", "tools: [tool0, Bash]\n"))
    definition = HARNESS.read(document, Origin("/home/me/.plain/agents/worker.md"), "2")
    session = Session(
        ID, f"demo-{mode}", f"In mode {mode}",
        (*(Tool(f"tool{number}") for number in range(tools)), Tool("Bash")),
        permission_mode=mode, model="prov/big",
    )  # fmt: skip
    roster = HARNESS.roster([definition], Settings(), "2")
    return Subject(definition, session, HARNESS.resolve(definition, session, roster, "2"))


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the fake harness one of the harnesses."""
    from editor import harnesses

    monkeypatch.setitem(harnesses.MODULES, ID, __name__)
