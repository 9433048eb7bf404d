from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli


def test_resolve_json_has_the_keys_of_the_contract_in_order(cli: Cli) -> None:
    cli.agent("worker", "tools: [Read, Gone]\n")
    [form] = cli("resolve", "worker", "--session", cli.session(), "--json").json
    assert list(form) == [
        "harness", "rules", "name", "session", "granted", "tools", "permission", "model",
        "delegation", "can_change_files", "label", "problems", "limits",
    ]  # fmt: skip
    assert form["session"] == {
        "id": "demo-ask", "title": "Fix the login bug", "completeness": "complete",
    }  # fmt: skip
    assert form["granted"] == ["Read"]
    assert [tool["name"] for tool in form["tools"]] == ["Read", "Bash", "Write", "Gone"]
    assert form["tools"][0] == {
        "name": "Read",
        "outcome": "granted",
        "decision": {"inside": "ask"},
        "origin": "builtin",
        "effects": ["reads"],
        "reason": "list",
        "steps": [
            {"rule": "parent", "effect": "keeps", "line": None},
            {"rule": "list", "effect": "keeps", "line": 4},
        ],
    }
    assert form["permission"] == {"declared": None, "effective": "ask", "from": "session"}
    assert form["delegation"] == {
        "may_delegate": True, "reachable": ["other"], "team_tools": ["Bash", "Write"],
        "badge": "Team can change files", "note": "It ends on layer 2.",
        "paths": {"Write": ["worker", "other"]},
    }  # fmt: skip
    assert form["limits"] == ["Hooks are not known."]


def test_resolve_prints_every_tool_with_its_reason(cli: Cli) -> None:
    cli.agent("worker", "tools: [Read]\n")
    result = cli("resolve", "worker", "--session", cli.session())
    assert result.status == 0
    lines = [line.split(maxsplit=2) for line in result.out.splitlines() if line.startswith("  ")]
    assert ["Read", "Asks", "It is listed"] in lines
    assert ["Write", "No", "It is not listed"] in lines
    assert "  can change files  no\n" in result.out
    assert "  its team          Team can change files. It ends on layer 2.\n" in result.out
    assert "  through others    worker → other: Write\n" in result.out
    assert "What this cannot know" in result.out


def test_resolve_tool_prints_the_whole_why(cli: Cli) -> None:
    cli.agent("worker", "tools: [Read]\n")
    result = cli("resolve", "worker", "--session", cli.session(), "--tool", "Bash")
    assert result.out == (
        "Why the child does not get “Bash”\n"
        "1. The parent has “Bash” — keeps\n"
        "2. It is not listed (line 4) — removes (decides)\n"
        "Hooks are not known.\n"
    )


def test_an_unknown_tool_gets_a_suggestion(cli: Cli) -> None:
    cli.agent("worker")
    result = cli("resolve", "worker", "--session", cli.session(), "--tool", "Reed")
    assert result.status == 1
    assert "names a tool “Reed”; did you mean “Read”?" in result.error


def test_a_snapshot_says_which_harness_a_bare_name_belongs_to(cli: Cli) -> None:
    cli.agent("worker")
    result = cli("resolve", "worker", "--session", cli.session(), harness=None)
    assert result.status == 0
    assert result.out.startswith("worker  Plain")


def test_a_session_of_another_harness_is_refused(cli: Cli) -> None:
    cli.agent("worker")
    session = cli.session(harness="mevedel")
    result = cli("resolve", "worker", "--session", session)
    assert result.status == 1
    assert "is one of mevedel, but “worker” belongs to plain" in result.error


def test_a_file_outside_is_resolved_like_one_inside(cli: Cli, project: Path) -> None:
    path = project / "x.md"
    path.write_text("---\nname: outside\ndescription: d\ntools: [Bash]\n---\nx\n")
    [form] = cli("resolve", str(path), "--session", cli.session(), "--json").json
    assert form["granted"] == ["Bash"]


@pytest.mark.parametrize(
    ("reference", "said"),
    [
        ("none.json", "“none.json” does not exist"),
        ("nothing", "there is no session “nothing”"),
    ],
)
def test_a_missing_session_is_said(cli: Cli, reference: str, said: str) -> None:
    cli.agent("worker")
    result = cli("resolve", "worker", "--session", reference)
    assert result.status == 1
    assert said in result.error.replace("There", "there")


def test_a_broken_snapshot_is_told_with_its_line(cli: Cli, home: Path) -> None:
    cli.agent("worker")
    path = home / "bad.json"
    path.write_text('{\n"format": x\n}')
    result = cli("resolve", "worker", "--session", str(path))
    assert result.status == 1
    assert result.error.startswith(f"subagent-editor: {path}:2: This is no session snapshot")


@pytest.mark.parametrize("held", ["{}", '{"format": "subagent-editor/session@1"}'])
def test_a_file_that_is_no_usable_snapshot_is_named(cli: Cli, home: Path, held: str) -> None:
    cli.agent("worker")
    path = home / "bad.json"
    path.write_text(held)
    result = cli("resolve", "worker", "--session", str(path))
    assert result.status == 1
    assert result.error.startswith(f"subagent-editor: {path}: ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["resolve"], "resolve needs a name or a path"),
        (["resolve", "worker"], "resolve needs --session S"),
        (["compare", "worker"], "compare needs --session S"),
        (["compare", "worker", "--session", "a"], "here are 1 and 1"),
        (["report", "worker"], "report needs --session S"),
        (["report", "worker", "--session", "a", "--output", "x.pdf"], "--output ends in .md"),
    ],
)
def test_wrong_usage_is_said(cli: Cli, words: list[str], said: str) -> None:
    cli.agent("worker")
    result = cli(*words)
    assert result.status == 2
    assert said in result.error


# compare


def test_two_sessions_show_only_what_differs(cli: Cli) -> None:
    cli.agent("worker", "tools: [Read, Bash]\n")
    one = cli.session()
    two = cli.session(
        "t.json", id="two", title="Second", permission_mode="auto", tools=[{"name": "Read"}]
    )
    words = ("compare", "worker", "--session", one, "--session", two)
    form = cli(*words, "--json").json
    assert list(form) == ["left", "right", "differences", "same", "to_be_known"]
    assert form["right"]["session"]["id"] == "two"
    rows = {(row["kind"], row["name"]): row for row in form["differences"]}
    assert rows["tool", "Read"]["left"] == {
        "value": "Asks", "reason": "list", "line": 4,
        "message": "Its calls meet the permission “ask”. It is listed",
    }  # fmt: skip
    assert rows["tool", "Read"]["right"]["value"] == "Yes"
    assert rows["setting", "permission"]["right"]["value"] == "auto"
    assert ("setting", "model") not in rows
    assert {"kind": "setting", "name": "model"} in form["same"]
    text = cli(*words)
    assert text.status == 0
    assert "worker under “Second”" in text.out
    assert "Asks  →  Yes" in text.out
    assert "Model" not in text.out


def test_two_agents_under_one_session_show_their_files_too(cli: Cli) -> None:
    cli.agent("one", "tools: [Read]\n")
    cli.agent("two", "tools: [Bash]\ncolor: red\n")
    result = cli("compare", "one", "two", "--session", cli.session(), "--json")
    names = {(row["kind"], row["name"]) for row in result.json["differences"]}
    assert {("tool", "Read"), ("tool", "Bash"), ("field", "tools"), ("field", "color")} <= names
    assert ("tool", "Write") not in names


# report


@pytest.mark.parametrize("ending", ["md", "html", "json", "txt"])
def test_a_report_is_written_in_the_form_its_ending_names(
    cli: Cli, project: Path, ending: str
) -> None:
    cli.agent("worker", "tools: [Read]\n")
    session = cli.session()
    result = cli("report", "worker", "--session", session, "--output", f"out.{ending}")
    assert result.status == 0
    text = (project / f"out.{ending}").read_text(encoding="utf-8")
    start = {"md": "# What “worker” may do", "html": "<!DOCTYPE html>", "json": "{", "txt": "What"}
    assert text.startswith(start[ending])
    assert str(cli.home) not in text
    again = cli("report", "worker", "--session", session, "--output", f"out.{ending}")
    assert again.status == 0


def test_a_report_without_a_file_is_printed_as_markdown(cli: Cli) -> None:
    cli.agent("worker")
    result = cli("report", "worker", "--session", cli.session())
    assert result.out.startswith("# What “worker” may do\n")
    assert cli("report", "worker", "--session", cli.session(), "--json").json["resolution"]


def test_a_report_never_replaces_a_definition(cli: Cli) -> None:
    path = cli.agent("worker")
    before = path.read_bytes()
    result = cli("report", "worker", "--session", cli.session(), "--output", str(path))
    assert result.status == 1
    assert "this is a definition, not a report" in result.error
    assert path.read_bytes() == before


def test_two_sessions_of_one_title_are_told_apart_in_a_comparison(cli: Cli) -> None:
    cli.agent("worker", "tools: [Read]\n")
    one, two = cli.session("1.json", id="first"), cli.session("2.json", id="second")
    text = cli("compare", "worker", "--session", one, "--session", two)
    assert text.status == 0
    [title, *_] = text.out.splitlines()
    assert "(first)” " in title
    assert title.endswith("(second)”")
