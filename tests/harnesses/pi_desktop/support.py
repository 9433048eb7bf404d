"""What the tests of PI-Desktop share: documents, definitions, sessions and edits in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from editor.core.definition import Definition, Origin
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.harness import Roster, Settings
from editor.core.problems import Problem
from editor.core.session import Session, Tool, read_snapshot
from editor.harnesses.pi_desktop import state
from editor.harnesses.pi_desktop.harness import HARNESS

if TYPE_CHECKING:
    from editor.core.changes import Change

ROOT = Path(__file__).resolve().parents[3]
FOLDER = "/home/me/.agents/subagents"
VECTORS = ROOT / "tests" / "data" / "vectors" / "pi-desktop"
BODY = "\nDo the thing.\n"


def document(header: str, body: str = BODY) -> str:
    """A document with a description, these header lines and a body."""
    return f"---\ndescription: Checks one thing.\n{header}---\n{body}"


def origin(name: str = "sample.md", scope: str = "user") -> Origin:
    return Origin(f"{FOLDER}/{name}", scope)


def read(
    text: str | bytes, name: str = "sample.md", *, scope: str = "user", rules: str = "0246"
) -> Definition:
    held = Document(text) if isinstance(text, bytes) else Document.of(text)
    return HARNESS.read(held, origin(name, scope), rules)


def codes(definition: Definition) -> list[str]:
    return [problem.code for problem in definition.problems]


def problem(definition: Definition, code: str) -> Problem:
    return next(each for each in definition.problems if each.code == code)


def fixed(definition: Definition, code: str) -> str:
    """The text after the fix of a problem."""
    fix = problem(definition, code).fix
    assert fix is not None
    return definition.document.with_splices(fix.splices).text


def change(text: str, wanted: Change, *, rules: str = "0246") -> str:
    """The text after an edit that has to succeed."""
    made = edit(HARNESS, Document.of(text), origin(), wanted, rules)
    assert isinstance(made, Edited), made.message.render()
    return made.document.text


def refusal(text: str, wanted: Change, *, rules: str = "0246") -> Problem:
    made = edit(HARNESS, Document.of(text), origin(), wanted, rules)
    assert isinstance(made, Problem)
    return made


def sample(name: str) -> Session:
    path = ROOT / "resources" / "sessions" / "pi-desktop" / f"{name}.json"
    session = read_snapshot(path.read_bytes())
    assert isinstance(session, Session)
    return session


def session(*names: str, **changes: Any) -> Session:
    """A complete session in `ask` mode with these tools and the Task tool."""
    listed = tuple(Tool(name, "builtin") for name in (*names, "Task"))
    held = Session("pi-desktop", "s", "s", listed, permission_mode="ask", operating_mode="agent")
    return held.with_changes(**changes)


def roster(*definitions: Definition, rules: str = "0246", **values: Any) -> Roster:
    held = Settings({"state": state.State(**values)}) if values else Settings()
    return HARNESS.roster(definitions, held, rules)


def builtins() -> list[Definition]:
    folder = ROOT / "resources" / "harnesses" / "pi-desktop" / "agents"
    return [
        HARNESS.read(Document(path.read_bytes()), Origin(str(path), "builtin", False), "0246")
        for path in sorted(folder.glob("*.md"))
    ]


def vector_documents() -> list[tuple[str, str, str]]:
    """Id, file name and text of every document of the scanner's vectors."""
    cases = json.loads((VECTORS / "settings_scanner_rust.json").read_text(encoding="utf-8"))
    return [
        (case["id"], case["input"].get("fileName", "sample.md"), case["input"]["document"])
        for case in cases
    ]
