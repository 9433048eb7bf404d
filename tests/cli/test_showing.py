from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli


def test_list_shows_whose_each_agent_is_and_what_overrides_what(cli: Cli, project: Path) -> None:
    cli.agent("worker", "tools: [Read, Bash]\nmodel: a/b\n")
    folder = project / ".plain" / "agents" / "deep"
    folder.mkdir(parents=True)
    (folder / "x.md").write_text("---\nname: worker\ndescription: d\n---\nx\n")
    result = cli("list")
    assert result.status == 0
    assert "Project" in result.out
    assert "Yours  ~/.plain/agents" in result.out
    assert "overridden by the project one" in result.out
    assert "overrides yours" in result.out
    assert "2 agents" in result.out


def test_list_shows_files_that_are_skipped_with_the_reason(cli: Cli) -> None:
    (cli.agents / "broken.md").write_text("---\nname: broken\n---\n")
    (cli.agents / "gone.md").symlink_to("/nowhere")
    result = cli("list")
    assert "skipped: The description is missing" in result.out
    assert "skipped: “gone.md” is a link to “/nowhere”" in result.out


def test_one_very_long_name_does_not_push_all_other_rows_apart(cli: Cli) -> None:
    cli.agent("worker", "model: a/b\n")
    cli.agent("x" * 200, "model: a/b\n")
    lines = cli("list").out.splitlines()
    (short,) = (line for line in lines if "worker" in line)
    (long,) = (line for line in lines if "x" * 200 in line)
    assert len(short) < 100
    assert "a/b" in short
    assert "a/b" in long


def test_list_of_an_empty_machine_says_where_agents_are_kept(cli: Cli) -> None:
    result = cli("list")
    assert result.status == 0
    assert "You have no agents yet. They are kept in ~/.plain/agents." in result.out


def test_list_tells_on_standard_error_what_it_could_not_read(cli: Cli, home: Path) -> None:
    (home / ".plain" / "settings.json").write_text("{")
    result = cli("list", "--json")
    assert result.json == []
    assert result.error == (
        f"subagent-editor: {home}/.plain/settings.json: The settings are not JSON; correct them\n"
    )


def test_show_json_has_the_keys_of_the_contract_in_order(cli: Cli) -> None:
    path = cli.agent("worker", "tools: [Read]\nzzz: 1\n")
    [shown] = cli("show", "worker", "--json").json
    assert list(shown) == [
        "harness", "rules", "name", "path", "scope", "writable", "status", "shadows",
        "shadowed_by", "fields", "prompt", "other_keys", "problems", "native", "sha256",
    ]  # fmt: skip
    assert shown["path"] == str(path)
    assert shown["fields"]["tools"] == {"value": ["Read"], "from": "file", "line": 4}
    assert shown["fields"]["model"] == {"value": None, "from": "default", "line": None}
    assert "prompt" not in shown["fields"]
    assert shown["prompt"] == "Do it."
    assert shown["other_keys"] == ["zzz"]
    assert shown["native"] == {"body": "Do it."}
    assert shown["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()


def test_list_json_is_show_without_prompt_and_native(cli: Cli) -> None:
    cli.agent("worker")
    [listed] = cli("list", "--json").json
    [shown] = cli("show", "worker", "--json").json
    assert list(listed) == [key for key in shown if key not in ("prompt", "native")]


def test_a_problem_with_a_fix_gives_the_edit_by_bytes(cli: Cli) -> None:
    data = "---\nname: a\ndescription: ü\n---\nx \n".encode()
    (cli.agents / "a.md").write_bytes(data)
    [shown] = cli("show", "a", "--json").json
    [problem] = shown["problems"]
    assert list(problem) == ["severity", "code", "message", "line", "fix"]
    assert problem["fix"]["title"] == "Take the space away"
    [edit] = problem["fix"]["edits"]
    assert data[edit["start"] : edit["end"]] == b" "
    assert edit["text"] == ""


def test_show_takes_files_outside_and_whole_folders(cli: Cli, project: Path) -> None:
    outside = project / "collection" / "deep"
    outside.mkdir(parents=True)
    for name in ("one", "two"):
        (outside / f"{name}.md").write_text(f"---\nname: {name}\ndescription: d\n---\nx\n")
    (outside / "notes.txt").write_text("no definition")
    assert [each["name"] for each in cli("show", "collection", "--json").json] == ["one", "two"]
    [one] = cli("show", str(outside / "one.md"), "--json").json
    assert one["path"] == str(outside / "one.md")


def test_an_unknown_name_gets_a_suggestion_and_the_others_are_shown(cli: Cli) -> None:
    cli.agent("worker")
    result = cli("show", "wroker", "worker", "--json")
    assert result.status == 1
    assert [each["name"] for each in result.json] == ["worker"]
    assert result.error == (
        "subagent-editor: Plain has no agent “wroker”; did you mean “worker”?\n"
    )


def test_a_missing_file_is_not_taken_for_a_name(cli: Cli) -> None:
    result = cli("show", "./none.md")
    assert result.status == 1
    assert "./none.md: there is no such file or folder; check the path" in result.error


def test_the_harness_is_told_from_the_path(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from editor.storage import library

    monkeypatch.setattr(library, "IDS", ("pi-desktop", "plain"))
    path = cli.agent("worker")
    [shown] = cli("show", str(path), "--json", harness=None).json
    assert shown["harness"] == "plain"


def test_an_older_version_of_the_rules_can_be_chosen(cli: Cli) -> None:
    cli.agent("worker")
    [shown] = cli("show", "worker", "--json", "--rules", "1").json
    assert shown["rules"] == "1"
    result = cli("show", "worker", "--rules", "9")
    assert result.status == 2
    assert "Plain has no rules version “9”; it can be 2 or 1" in result.error


def test_hostile_text_neither_acts_on_the_terminal_nor_hides(cli: Cli) -> None:
    path = cli.agents / "a\x1b[31m\n.md"
    path.write_text('---\nname: "evil\u202etxt"\ndescription: "a\u200bb"\n---\nx\n')
    (cli.agents / "b.md").write_bytes(b"")
    for result in (cli("list"), cli("show", str(path)), cli("check"), cli("show", "a\x1b[31m")):
        assert "\x1b" not in result.out + result.error
        assert "\u202e" not in result.out
    assert "a\\u200bb" in cli("show", str(path)).out
    assert "evil\\u202etxt" in cli("list").out


def test_bytes_that_are_no_text_are_valid_json(cli: Cli) -> None:
    path = cli.agents / "a.md"
    path.write_bytes(b"---\nname: a\ndescription: d\n---\nx\xff\xfe\n")
    [shown] = cli("show", str(path), "--json").json
    assert shown["prompt"] == "x\udcff\udcfe"


@pytest.mark.parametrize("command", ["list", "sessions"])
def test_commands_without_names_refuse_them_with_a_hint(cli: Cli, command: str) -> None:
    result = cli(command, "worker")
    assert result.status == 2
    assert f"{command} takes no names" in result.error
