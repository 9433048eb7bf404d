"""The command line over the real harnesses, their built-in agents and sample sessions."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from editor.core.session import Session
from editor.harnesses import IDS
from editor.storage.sessions import SampleSessions

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli

INHERIT = (
    "---\nname: helper\ndescription: Helps\ntools: [inherit, Bash]  \npermission: ask\n---\nHelp.\n"
)


@pytest.fixture
def helper(home: Path) -> Path:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    path = folder / "helper.md"
    path.write_text(INHERIT)
    return path


@pytest.mark.parametrize("harness", IDS)
def test_every_harness_lists_its_built_in_agents_and_finds_nothing_wrong_with_them(
    cli: Cli, harness: str
) -> None:
    listed = cli("list", "--json", harness=harness)
    assert listed.status == 0
    assert listed.error == ""
    assert {entry["scope"] for entry in listed.json} == {"builtin"}
    assert not any(entry["writable"] for entry in listed.json)
    checked = cli("check", harness=harness)
    assert checked.status == 0, checked.out


@pytest.mark.parametrize("harness", IDS)
def test_every_harness_has_samples_of_its_own(cli: Cli, harness: str) -> None:
    found = cli("sessions", "--json", harness=harness).json
    assert len(found) >= 4
    assert {entry["harness"] for entry in found} == {harness}
    assert len({entry["id"] for entry in found}) == len(found)
    assert {"id", "title", "harness", "source", "path", "updated", "completeness"} == set(found[0])


@pytest.mark.parametrize("harness", IDS)
def test_every_built_in_agent_is_resolved_under_every_sample(cli: Cli, harness: str) -> None:
    names = [entry["name"] for entry in cli("list", "--json", harness=harness).json]
    for summary in SampleSessions(harness).page(0, 50):
        result = cli("resolve", *names, "--session", summary.id, "--json", harness=harness)
        assert result.status == 0, result.error
        session = SampleSessions(harness).load(summary.id)
        assert isinstance(session, Session)
        for form in result.json:
            tools = {tool["name"] for tool in form["tools"]}
            assert set(session.tool_names) <= tools, (form["name"], summary.id)
            assert set(form["granted"]) <= tools
            assert all(tool["steps"] for tool in form["tools"])
        text = cli("resolve", *names, "--session", summary.id, harness=harness)
        assert text.status == 0


@pytest.mark.parametrize("harness", IDS)
def test_every_harness_is_compared_and_reported(cli: Cli, harness: str) -> None:
    name = cli("list", "--json", harness=harness).json[0]["name"]
    one, two = (summary.id for summary in SampleSessions(harness).page(0, 2))
    compared = cli("compare", name, "--session", one, "--session", two, "--json", harness=harness)
    assert compared.status == 0, compared.error
    for form in ("md", "html", "txt", "json"):
        path = str(cli.home / f"out.{form}")
        result = cli("report", name, "--session", one, "--output", path, harness=harness)
        assert result.status == 0, result.error
        with open(path, encoding="utf-8") as file:
            assert name in file.read()


def test_a_pi_desktop_file_is_shown_by_all_its_readers(cli: Cli, helper: Path) -> None:
    [shown] = cli("show", str(helper), "--json", harness=None).json
    assert (shown["harness"], shown["rules"], shown["name"]) == ("pi-desktop", "0246", "helper")
    assert shown["fields"]["inherit"] == {"value": True, "from": "file", "line": 4}
    assert shown["fields"]["tools"] == {"value": ["Bash"], "from": "file", "line": 4}
    assert shown["fields"]["permission"]["value"] == "ask"
    assert list(shown["native"]) == ["runtime", "settings", "pipeline"]
    assert shown["native"]["pipeline"]["definition"]["filePath"] == str(helper)
    assert shown["native"]["settings"]["record"]["name"] == "helper"


def test_the_inherit_token_is_set_and_unset_and_nothing_else_changes(
    cli: Cli, helper: Path
) -> None:
    assert cli("set", "helper", "inherit=false", harness=None).status == 0
    assert helper.read_text() == INHERIT.replace("[inherit, Bash]", "[Bash]")
    assert cli("set", "helper", "inherit=true", harness=None).status == 0
    assert "inherit" in helper.read_text()
    [shown] = cli("show", "helper", "--json", harness=None).json
    assert shown["fields"]["inherit"]["value"] is True
    assert shown["fields"]["tools"]["value"] == ["Bash"]
    helper.write_text(INHERIT)
    assert cli("unset", "helper", "permission", harness=None).status == 0
    assert helper.read_text() == INHERIT.replace("permission: ask\n", "")


def test_an_edit_no_reader_would_read_back_is_refused_and_nothing_is_written(
    cli: Cli, helper: Path
) -> None:
    result = cli("set", "helper", "permission=sometimes", "--json", harness=None)
    assert result.status == 1
    assert result.json[0]["problem"] is not None
    assert helper.read_text() == INHERIT
    assert result.error.startswith(f"subagent-editor: {helper}:")


def test_a_claude_file_is_known_by_its_folder(cli: Cli, project: Path) -> None:
    folder = project / ".claude" / "agents"
    folder.mkdir(parents=True)
    path = folder / "rev.md"
    path.write_text("---\nname: rev\ndescription: d\ntools: Read, Bash(git diff:*)\n---\nx\n")
    [shown] = cli("show", str(path), "--json", harness=None).json
    assert shown["harness"] == "claude-code"
    assert shown["scope"] == "project"
    assert "tool-specifier-widened" in {problem["code"] for problem in shown["problems"]}
    assert json.dumps(shown["native"])
    changed = cli("set", ".claude/agents", "tools-=Read", harness=None)
    assert changed.status == 0
    assert "tools: Bash(git diff:*)\n" in path.read_text()


def test_an_unquoted_colon_is_told_for_the_whole_fleet(cli: Cli, project: Path) -> None:
    folder = project / ".pi" / "agents"
    folder.mkdir(parents=True)
    (folder / "a.md").write_text("---\nname: a\ndescription: Use when: x\n---\nx\n")
    (project / ".git").mkdir()
    [shown] = cli("show", str(folder / "a.md"), "--json", harness=None).json
    assert (shown["harness"], shown["status"]) == ("pi-orchestrator", "breaks-others")
    assert cli("check", harness="pi-orchestrator").status == 1


def test_a_tool_is_added_to_the_list_of_a_header_that_is_no_yaml(cli: Cli, home: Path) -> None:
    folder = home / ".claude" / "agents"
    folder.mkdir(parents=True)
    path = folder / "a.md"
    path.write_text("---\nname: a\ndescription: Use when user: asks\ntools: Read, Grep\n---\nx\n")
    assert cli("set", str(path), "tools+=Write", harness="claude-code").status == 0
    assert "tools: Read, Grep, Write\n" in path.read_text()
    assert cli("set", str(path), "tools-=Read", harness="claude-code").status == 0
    assert "tools: Grep, Write\n" in path.read_text()


def test_list_without_a_system_named_tells_of_the_others(cli: Cli, helper: Path) -> None:
    (helper.parents[2] / ".claude" / "agents").mkdir(parents=True)
    found = cli("list", harness=None).out
    assert "Claude Code is used here too: `subagent-editor list --harness claude-code`" in found
    assert "mevedel" not in found
    assert "PI-Desktop is used" not in found
    assert "used here too" not in cli("list", harness="pi-desktop").out


def test_a_void_permission_file_is_told_once(cli: Cli, home: Path) -> None:
    (home / ".mevedel").mkdir()
    (home / ".mevedel" / "permissions.el").write_text("(:rules nil :other 1)")
    found = cli("check", "--json", harness="mevedel")
    assert [each["path"] for each in found.json] == [str(home / ".mevedel" / "permissions.el")]


FOLDERS = {
    "pi-desktop": ".agents/subagents/a.md",
    "pi-orchestrator": ".pi/agent/agents/a.md",
    "claude-code": ".claude/agents/a.md",
    "mevedel": ".mevedel/skills/a/SKILL.md",
}


@pytest.mark.parametrize("harness", IDS)
def test_names_that_are_not_what_they_look_like_are_shown_and_flagged(
    cli: Cli, home: Path, harness: str
) -> None:
    path = home / FOLDERS[harness]
    path.parent.mkdir(parents=True)
    path.write_text(
        "---\nname: re\u202ewei\ndescription: d\ntools: R\u200bead, B\u0430sh\nt\u043eols: x\n"
        "allowed-tools: R\u200bead, B\u0430sh\n---\nDo it.\n"
    )
    found = cli("check", "--json", harness=harness).json
    codes = {problem["code"] for problem in found}
    assert codes >= {"hidden-characters", "look-alike-letters"}
    session = json.loads(cli("sessions", "--json", harness=harness).out)[0]["id"]
    for words in (
        ("list",), ("show", str(path)), ("check",), ("resolve", str(path), "--session", session),
        ("report", str(path), "--session", session),
    ):  # fmt: skip
        result = cli(*words, harness=harness)
        assert not set(result.out + result.error) & {"\u202e", "\u200b"}, words
        assert result.out, (words, result.error)
    for ending in ("md", "html", "txt"):
        report = home / f"report.{ending}"
        cli("report", str(path), "--session", session, "--output", str(report), harness=harness)
        assert not set(report.read_text(encoding="utf-8")) & {"\u202e", "\u200b"}, ending


def test_a_comparison_tells_what_is_to_be_known_about_one_side(cli: Cli, home: Path) -> None:
    folder = home / ".claude" / "agents"
    folder.mkdir(parents=True)
    path = folder / "rev.md"
    path.write_text("---\nname: rev\ndescription: d\npermissionMode: plan\n---\nx\n")
    files = []
    for mode in ("default", "bypassPermissions"):
        form = {
            "format": "subagent-editor/session@1", "harness": "claude-code", "id": mode,
            "title": "Work", "permission_mode": mode, "completeness": "complete",
            "tools": [{"name": "Read", "origin": "builtin", "state": "active"}],
            "context": {"version": "2.1.290"},
        }  # fmt: skip
        file = home / f"{mode}.json"
        file.write_text(json.dumps(form))
        files += ["--session", str(file)]
    text = cli("compare", str(path), *files, harness="claude-code").out
    [told] = [line for line in text.splitlines() if "[mode-has-no-effect]" in line]
    assert told.strip().startswith("▸ error: “plan” has no effect under this parent")
    known = cli("compare", str(path), *files, "--json", harness="claude-code").json["to_be_known"]
    assert [each["code"] for each in known["left"]] == []
    assert [each["code"] for each in known["right"]] == ["mode-has-no-effect"]


def test_code_scanning_is_told_the_versions_a_rule_holds_in(cli: Cli, project: Path) -> None:
    folder = project / ".claude" / "agents"
    folder.mkdir(parents=True)
    (folder / "rev.md").write_text("---\nname: rev\ndescription: d\ntool: Read\n---\nx\n")
    [run] = cli("check", ".claude/agents", "--sarif", harness=None).json["runs"]
    [result] = run["results"]
    assert result["properties"] == {"versions": "AUG, OCT"}
    assert result["message"]["text"].endswith("[AUG, OCT]")
    [rule] = run["tool"]["driver"]["rules"]
    assert "AUG" not in rule["fullDescription"]["text"]


def test_the_steps_to_a_setting_are_told_apart(cli: Cli) -> None:
    steps = (
        "The agent does not declare a permission of its own → "
        "The session’s permission mode is “ask”"
    )
    for command in ("resolve", "report"):
        assert (
            steps in cli(command, "explorer", "--session", "sample-ask", harness="pi-desktop").out
        )


def test_a_refusal_with_versions_is_one_clause_too(cli: Cli, project: Path) -> None:
    folder = project / ".claude" / "agents"
    folder.mkdir(parents=True)
    path = folder / "rev.md"
    path.write_text("---\nname: rev\ndescription: d\n---\nx\n")
    result = cli("unset", str(path), "description", harness=None)
    assert result.status == 1
    assert result.error.endswith("; say when the agent should be used [AUG, OCT]\n")
    assert result.error.count("\n") == 1


def test_a_plugins_file_is_read_only_and_not_called_built_in(cli: Cli, home: Path) -> None:
    folder = home / ".claude" / "plugins" / "cache" / "market" / "kit" / "1.0.0" / "agents"
    folder.mkdir(parents=True)
    file = folder / "sec.md"
    file.write_text("---\nname: sec\ndescription: Checks\n---\nCheck.\n")
    before = file.read_bytes()
    result = cli("set", "kit:sec", "model=opus", harness="claude-code")
    assert result.status == 1
    assert "comes with a plugin" in result.error
    assert "built-in" not in result.error
    assert file.read_bytes() == before
