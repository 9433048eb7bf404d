"""Every rule cites the versions it holds in, and what it cites is in force where it is cited."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.harness import Settings
from editor.core.session import Completeness, Session, Tool
from editor.harnesses.claude_code import wording, wording_launch
from editor.harnesses.claude_code.harness import HARNESS
from editor.harnesses.claude_code.rules import UNDATED_OCTOBER, Rules, parse_version
from editor.harnesses.claude_code.validity import OBSERVATIONS
from editor.harnesses.claude_code.values import readers_of
from tests.harnesses.claude_code.helpers import define, resolve, session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from editor.core.resolution import Resolution
    from editor.core.wording import Message

DATA = Path(__file__).parents[2] / "data" / "vectors" / "claude-code"
NAMES_A_VERSION = re.compile(r"2\.1\.\d")


def vectors(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return found


def messages(resolution: Resolution) -> Iterator[Message]:
    """Every reason a resolution gives."""
    for verdict in resolution.verdicts:
        yield from (step.message for step in verdict.steps)
    for trace in (resolution.permission, resolution.model, resolution.thinking):
        yield from (step.message for step in trace.steps) if trace else ()
    yield from (problem.message for problem in resolution.problems)
    yield from (call.source for call in resolution.calls)
    yield from resolution.limits
    if resolution.launch_reason:
        yield resolution.launch_reason
    for each in (resolution.delegation.note, resolution.delegation.badge):
        if each:
            yield each


def resolved(case: dict[str, Any]) -> tuple[Resolution, str]:
    """A vector of the resolver through the whole of it, and the version it is about."""
    given = case["input"]
    held, version = given["session"], given["version"]
    names = {"as_teammate", "spawned_by_teammate", "folder_trusted", "own_mcp_tools", "depth",
             "settings", "env", "interactive", "provider", "auto_memory_off"}  # fmt: skip
    context = {name: held[name] for name in names if name in held}
    context |= {name: given[name] for name in ("run", "call", "fork") if name in given}
    context |= {"version": version, "mcp_servers": held.get("mcp_servers", [])}
    context.setdefault("settings", {})
    parent = Session(
        "claude-code", "s", "s", tuple(Tool(name, "builtin") for name in held["tools"]),
        permission_mode=held["permissionMode"], model=held["model"], context=context,
        completeness=Completeness.COMPLETE,
    )  # fmt: skip
    header = json.dumps({"name": given["name"], "description": "d", **given["definition"]})
    scope = given["source"]
    origin = Origin("/w/.claude/agents/a.md", scope, plugin="kit" if scope == "plugin" else "")
    is_october = parse_version(version) >= UNDATED_OCTOBER  # type: ignore[operator]
    rules = "OCT" if is_october else "AUG"
    document = Document.of(f"---\n{header}\n---\nBody\n")
    roster = HARNESS.roster([HARNESS.read(document, origin, rules)], Settings(), rules)
    return HARNESS.resolve(roster.entries[0], parent, roster, rules), version


def assert_in_force(text: str, version: str) -> None:
    """What is cited at the end of a reason covers the version the reason was given for."""
    number = parse_version(version)
    assert number is not None
    is_october = number >= UNDATED_OCTOBER
    if text.endswith("[OCT]"):
        assert is_october, (text, version)
    elif text.endswith("[AUG]"):
        assert not is_october, (text, version)
    elif found := re.search(r"\[(since|before) 2\.1\.(\d+)\]$", text):
        assert (number >= (2, 1, int(found[2]))) is (found[1] == "since"), (text, version)


@pytest.mark.parametrize("case", vectors("resolve"), ids=lambda case: case["id"])
def test_every_reason_of_a_resolution_cites_versions_that_are_in_force(
    case: dict[str, Any],
) -> None:
    resolution, version = resolved(case)
    assert resolution.launch_reason or any(len(row.steps) > 1 for row in resolution.verdicts)
    for each in messages(resolution):
        text = str(each)
        cites = each.held is not None or NAMES_A_VERSION.search(text)
        assert cites or each.template in OBSERVATIONS, text
        assert_in_force(text, version)


@pytest.mark.parametrize("case", vectors("parse"), ids=lambda case: case["id"])
def test_every_problem_of_a_file_cites_versions(case: dict[str, Any]) -> None:
    given = case["input"]
    scope, _, plugin = given["scope"].partition(":")
    origin = Origin(f"/w/.claude/agents/{given['file']}", scope, plugin=plugin)
    definition = HARNESS.read(Document.of(given["document"]), origin, given["version"])
    for problem in definition.problems:
        text = str(problem.message)
        cites = problem.message.held is not None or NAMES_A_VERSION.search(text)
        assert cites or problem.message.template in OBSERVATIONS, text
        assert_in_force(text, given["version"])


def reason(lines: str, tool: str, rules: str = "OCT", **context: Any) -> str:
    context.setdefault("version", "2.1.240" if rules == "AUG" else "2.1.290")
    parent = session(f"Read Bash LSP TaskOutput Agent {tool}", context=context)
    verdict = resolve(define(lines, rules=rules), parent, rules=rules).verdict(tool)
    assert verdict is not None
    return str(verdict.decided_by.message)


@pytest.mark.parametrize(
    ("lines", "tool", "rules", "ending"),
    [
        ("tools: Read\n", "Bash", "OCT", "“tools” does not name it. [AUG, OCT]"),
        ("", "AskUserQuestion", "OCT", "not even when it is listed. [AUG, OCT]"),
        ("", "TaskOutput", "AUG", "not even when it is listed. [AUG]"),
        ("", "LSP", "AUG", "the set that is left there. [before 2.1.280]"),
        (
            "disallowedTools: Bash(rm:*)\n",
            "Bash",
            "OCT",
            "(documented since September 2026). [OCT]",
        ),
        ("disallowedTools: mcp__a\n", "mcp__a__b", "OCT", "before “tools” is read."),
    ],
)
def test_a_reason_ends_with_the_versions_it_holds_in(
    lines: str, tool: str, rules: str, ending: str
) -> None:
    assert reason(lines, tool, rules, run="background").endswith(ending)


def test_a_sentence_that_names_a_version_is_not_given_another() -> None:
    text = reason("disallowedTools: mcp__a\n", "mcp__a__b")
    assert "(since 2.1.178)" in text
    assert "[AUG" not in text


def test_what_holds_for_a_mode_asked_for_differs_by_version() -> None:
    definition = define("permissionMode: bypassPermissions\n", rules="AUG")
    old = resolve(definition, session(context={"version": "2.1.240"}), rules="AUG")
    assert str(old.permission.steps[-1].message) == "The definition’s mode holds. [before 2.1.267]"
    auto = define("permissionMode: auto\n")
    late, early = (
        resolve(auto, session(context={"version": version})).permission.steps[-1].message
        for version in ("2.1.293", "2.1.290")
    )
    assert str(late).endswith("[since 2.1.292]")
    assert str(early).startswith("Before 2.1.292 an agent got “auto”")


def test_what_is_only_seen_is_no_rule() -> None:
    trace = resolve(define("model: haiku\n")).model
    assert [str(step.message) for step in trace.steps[:2]] == [
        "The definition says “haiku”.",
        "The main conversation runs on “claude-opus-5”.",
    ]


def test_no_sentence_about_a_rule_is_built_without_its_versions() -> None:
    folder = Path(HARNESS.resolve.__code__.co_filename).parent
    allowed = {"creation.py", "edits.py", "mending.py", "definitions.py", "settings.py",
               "validity.py", "findings.py", "checks.py"}  # fmt: skip
    plain = re.compile(r"(?<![\w.])message\((?!wording\.(?:SCOPES|FIX|YAML)|label)")
    for path in folder.glob("*.py"):
        found = plain.findall(path.read_text("utf-8"))
        assert path.name in allowed or not found, path.name
    assert wording.WIDENED
    assert wording_launch.LISTED


@pytest.mark.parametrize(
    ("key", "first"),
    [("hooks", 0), ("memory", 33), ("background", 49), ("isolation", 50), ("initialPrompt", 83),
     ("experimental", 248), ("omitClaudeMd", 271)],
)  # fmt: skip
def test_a_key_is_read_from_the_version_on_that_brought_it(key, first):
    assert key in readers_of(Rules((2, 1, first)))
    assert key not in readers_of(Rules((2, 1, first - 1)) if first else Rules((2, 0, 99)))


def test_names_of_rules_stand_for_versions():
    assert [parse_version(name) for name in ("OCT", "AUG")] == [(2, 1, 293), (2, 1, 240)]


def test_an_entry_that_is_written_with_escapes_is_told_where_its_list_begins():
    found = define('tools:\n- "R\\x61ed"\n- Grep\n').problems
    assert [(one.code, one.line) for one in found] == [("unknown-tool", 5)]


@pytest.mark.parametrize(
    ("line", "cites"),
    [
        ("omitClaudeMd: maybe", "[since 2.1.271]"),
        ("experimental: {cacheTtl: 2h}", "[since 2.1.248]"),
        ("experimental: 5", "[since 2.1.248]"),
        ("memory: global", "[AUG, OCT]"),
    ],
)
def test_a_bad_value_cites_the_versions_that_know_the_field(line: str, cites: str):
    (problem,) = define(line + "\n").problems
    assert problem.code == "bad-value"
    assert str(problem.message).endswith(cites)
