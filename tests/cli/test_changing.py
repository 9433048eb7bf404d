from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

import pytest

from editor.storage import files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Cli


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def test_set_changes_only_the_field_and_prints_the_diff(cli: Cli) -> None:
    path = cli.agent("worker", "tools: [Read, Bash]   # needed\nmodel: a/b\n")
    before = path.read_bytes()
    result = cli("set", "worker", "model=c/d")
    assert result.status == 0
    assert path.read_bytes() == before.replace(b"model: a/b", b"model: c/d")
    assert "-model: a/b\n+model: c/d\n" in result.out


def test_dry_run_shows_the_same_and_saves_nothing(cli: Cli) -> None:
    path = cli.agent("worker", "model: a/b\n")
    before, status = path.read_bytes(), path.stat()
    dry = cli("set", "worker", "model=c/d", "--dry-run")
    assert path.read_bytes() == before
    assert path.stat().st_mtime_ns == status.st_mtime_ns
    assert cli("set", "worker", "model=c/d").out == dry.out


def test_the_json_form_gives_edits_by_bytes_of_the_file_before(cli: Cli) -> None:
    path = cli.agent("worker", "color: ü\nmodel: a/b\n")
    before = path.read_bytes()
    [form] = cli("set", "worker", "model=c/d", "--json").json
    assert list(form) == ["path", "changed", "edits", "sha256_before", "sha256_after", "problem"]
    after = before
    for edit in reversed(form["edits"]):
        after = after[: edit["start"]] + edit["text"].encode() + after[edit["end"] :]
    assert after == path.read_bytes()
    assert (form["path"], form["changed"], form["problem"]) == (str(path), True, None)
    assert (form["sha256_before"], form["sha256_after"]) == (digest(before), digest(after))


def test_setting_what_is_there_already_writes_nothing(cli: Cli) -> None:
    path = cli.agent("worker", "model: 'a/b'\n")
    status = path.stat()
    result = cli("set", "worker", "model=a/b")
    assert result.status == 0
    assert "nothing to change" in result.out
    assert path.stat().st_mtime_ns == status.st_mtime_ns
    [form] = cli("set", "worker", "model=a/b", "--json").json
    assert (form["changed"], form["edits"]) == (False, [])
    assert form["sha256_before"] == form["sha256_after"]


def test_several_fields_are_one_edit(cli: Cli) -> None:
    path = cli.agent("worker")
    cli("set", "worker", "model=c/d", "tools=Read,Bash(git diff:*, git log:*)", "maxTurns=5")
    assert b"model: c/d\n" in path.read_bytes()
    [shown] = cli("show", "worker", "--json").json
    assert shown["fields"]["tools"]["value"] == ["Read", "Bash(git diff:*, git log:*)"]
    assert shown["fields"]["maxTurns"]["value"] == 5


def test_one_item_is_added_to_and_taken_from_a_list(cli: Cli) -> None:
    path = cli.agent("worker", "tools: [Read, Bash] # needed\n")
    cli("set", "worker", "tools+=Write", "tools-=Read")
    assert b"tools: [Bash, Write] # needed\n" in path.read_bytes()


@pytest.mark.parametrize(
    "words", [("tools+=Read",), ("tools-=Fly",), ("tools-=Fly", "tools+=Fly", "tools-=Fly")]
)
@pytest.mark.parametrize("header", ["", "tools: [Read, Bash] # needed\n"])
def test_adding_what_is_there_and_taking_what_is_not_writes_nothing(
    cli: Cli, words: tuple[str, ...], header: str, project: Path
) -> None:
    path = project / "helper.md"
    path.write_text(f"---\nname: helper\ndescription: d\n{header}---\nDo it.\n")
    before = path.read_bytes()
    result = cli("set", str(path), *words, harness="pi-desktop")
    assert (result.status, path.read_bytes()) == (0, before)
    assert "nothing to change" in result.out


def test_values_come_from_files(cli: Cli, project: Path) -> None:
    path = cli.agent("worker")
    (project / "prompt.md").write_text("New text\n\nwith lines\n")
    (project / "model.txt").write_text("e/f\n")
    assert cli("set", "worker", "prompt=@prompt.md", "model=@model.txt").status == 0
    assert path.read_text().endswith("---\nNew text\n\nwith lines\n")
    assert "model: e/f\n" in path.read_text()


def test_a_file_that_is_not_utf8_gives_no_value(cli: Cli, project: Path) -> None:
    path = cli.agent("worker")
    before = path.read_bytes()
    (project / "prompt.md").write_bytes(b"caf\xe9\n")
    result = cli("set", "worker", "prompt=@prompt.md")
    assert result.status == 2
    assert "prompt=@prompt.md: the file is not UTF-8 text; save it as UTF-8" in result.error
    assert path.read_bytes() == before


def test_a_value_that_begins_with_an_at_sign_is_written_with_two(cli: Cli) -> None:
    cli.agent("worker")
    assert cli("set", "worker", "description=@@home").status == 0
    [shown] = cli("show", "worker", "--json").json
    assert shown["fields"]["description"]["value"] == "@home"


def test_a_value_typed_under_a_locale_without_letters_is_the_text_that_was_typed(cli: Cli) -> None:
    path = cli.agent("worker", "model: a/b\n")
    typed = "d/é — ü".encode().decode("ascii", "surrogateescape")
    assert cli("set", "worker", f"model={typed}").status == 0
    assert "model: d/é — ü\n".encode() in path.read_bytes()


@pytest.mark.parametrize("value", ["-1", "0", "200001", "9" * 40])
def test_a_number_out_of_range_is_told_with_its_range(cli: Cli, project: Path, value: str) -> None:
    path = project / "helper.md"
    path.write_text("---\nname: helper\ndescription: d\n---\nDo it.\n")
    result = cli("set", str(path), f"max_tokens={value}", harness="pi-desktop")
    assert result.status == 1
    assert "give a whole number from 1 to 200000" in result.error


def test_an_empty_value_removes_the_key(cli: Cli) -> None:
    path = cli.agent("worker", "model: a/b\n")
    cli("set", "worker", "model=")
    assert b"model" not in path.read_bytes()


def test_unset_removes_fields_and_keys_the_harness_does_not_know(cli: Cli) -> None:
    path = cli.agent("worker", "zzz: 1\nmodel: a/b\n# about color\ncolor: red\n")
    result = cli("unset", "worker", "model", "zzz")
    assert result.status == 0
    assert path.read_bytes() == (
        b"---\nname: worker\ndescription: About worker\n# about color\ncolor: red\n---\nDo it.\n"
    )
    assert cli("unset", "worker", "model", "--json").json[0]["changed"] is False


def test_a_batch_saves_each_file_on_its_own_and_names_each(cli: Cli) -> None:
    one, two = cli.agent("one"), cli.agent("two")
    broken = cli.agents / "three.md"
    broken.write_text("---\nname: three\ndescription: d\nmodel: &a x\n---\n")
    result = cli("set", "one", str(broken), "two", "one", "model=c/d", "--json")
    assert result.status == 1
    assert [form["path"] for form in result.json] == [str(one), str(broken), str(two)]
    assert [form["changed"] for form in result.json] == [True, False, True]
    assert result.json[1]["problem"]["severity"] == "error"
    assert result.error.startswith(f"subagent-editor: {broken}:4: ")
    assert b"model: c/d" in two.read_bytes()


def test_a_folder_is_a_batch(cli: Cli) -> None:
    paths = [cli.agent("one"), cli.agent("two")]
    assert cli("set", str(cli.agents), "color=red").status == 0
    assert all(b"color: red" in path.read_bytes() for path in paths)


def test_a_file_changed_meanwhile_is_a_conflict_and_not_overwritten(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = cli.agent("worker")
    save = files.save

    def late(name: str, data: bytes, base: str | None) -> object:
        path.write_bytes(b"theirs")
        return save(name, data, base)

    monkeypatch.setattr(files, "save", late)
    result = cli("set", "worker", "model=c/d", "--json")
    assert result.status == 1
    assert result.json[0]["problem"]["code"] == "changed-on-disk"
    assert result.json[0]["changed"] is False
    assert path.read_bytes() == b"theirs"
    assert "look at both texts and decide which to keep" in result.error


def test_temporary_files_of_a_killed_save_are_cleaned(cli: Cli) -> None:
    cli.agent("worker")
    stale = cli.agents / ".subagent-editor-999999999-0123abcd.tmp"
    stale.write_bytes(b"half")
    cli("set", "worker", "model=c/d")
    assert not stale.exists()


def test_an_unreadable_file_is_refused_with_its_own_reason(cli: Cli) -> None:
    os.mkfifo(cli.agents / "pipe.md")
    result = cli("set", str(cli.agents / "pipe.md"), "model=c/d")
    assert result.status == 1
    assert "named pipe" in result.error


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["set"], "set needs a name or a path"),
        (["set", "worker"], "set needs FIELD=VALUE"),
        (["set", "worker", "modle=x"], "Plain has no field “modle”; did you mean “model”?"),
        (["set", "worker", "maxTurns=many"], "“maxTurns” is a whole number, not “many”"),
        (["set", "worker", "hidden=perhaps"], "“hidden” is true or false, not “perhaps”"),
        (["set", "worker", "model+=x"], "“model” is no list; write model=VALUE"),
        (["set", "worker", "model=@none.txt"], "“none.txt” does not exist (any more); check"),
        (["set", "worker", "model=@"], "model=@ needs a file"),
        (["unset"], "unset needs a name or a path"),
        (["unset", "worker"], "unset needs the fields to remove"),
        (["unset", "worker", "modle"], "“modle” is neither an agent nor a field of Plain; did"),
        (["unset", "worker", "prompt"], "the prompt cannot be removed"),
    ],
)
def test_wrong_usage_is_said_and_nothing_is_written(cli: Cli, words: list[str], said: str) -> None:
    path = cli.agent("worker")
    before = path.read_bytes()
    result = cli(*words)
    assert result.status == 2
    assert said in result.error
    assert len(result.error.splitlines()) == 1
    assert path.read_bytes() == before


def test_unset_says_what_a_word_could_have_been(cli: Cli) -> None:
    path = cli.agent("worker", "model: a/b\n")
    result = cli("unset", "worker", "color", "modle")
    assert result.status == 1
    assert "“modle” is neither an agent nor a field of Plain; did you mean “model”?" in result.error
    assert b"model: a/b" in path.read_bytes()


def test_a_built_in_agent_is_read_only(cli: Cli) -> None:
    result = cli("set", "explorer", "model=a/b", "--json", harness="pi-desktop")
    assert result.status == 1
    assert result.json[0]["problem"]["code"] == "read-only"
