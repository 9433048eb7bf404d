"""Folders with pipes, devices, circles and huge files: each has its reason, the rest works."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from editor.core.definition import Status
from editor.harnesses import IDS, by_id
from editor.storage import library, reading
from tests.hostile.places import FOLDERS, GOOD, named_files, place, special_files
from tests.hostile.test_definitions import run

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.environment import Environment


def codes_of(entries: list[dict[str, Any]]) -> dict[str, list[str]]:
    return {
        entry["path"]: [problem["code"] for problem in entry["problems"]]
        for entry in entries
        if entry["status"] != "loaded"
    }


@pytest.mark.parametrize("harness", IDS)
def test_what_is_no_plain_file_is_listed_with_its_reason_and_never_opened(
    home: Path, project: Path, harness: str
) -> None:
    """All commands on it, in one GiB of memory; once a list ended with a crash here."""
    expected = special_files(home, harness)
    good = place(home, harness, "good")
    good.write_bytes(GOOD)
    given = ("--harness", harness)
    commands = [
        ["list", "--json", *given], ["list", *given], ["check", *given],
        ["check", "--sarif", *given], ["sessions", *given],
        ["show", str(home / FOLDERS[harness]), "--json", *given],
        *(["show", path, "--json", *given] for path in expected),
        *(["set", path, "description=x", *given] for path in expected),
        ["set", str(good), "description=Better", *given],
        ["report", str(good), "--session", "sample", *given],
    ]  # fmt: skip
    for done in run(commands, project):
        assert done["crash"] == "", done
        assert "something went wrong" not in done["error"], done
        words = done["words"]
        if words[0] == "list" and "--json" in words:
            entries = json.loads(done["out"])
            codes = codes_of(entries)
            assert {path: codes.get(path) for path in expected} == {
                path: [code] for path, code in expected.items()
            }
            loaded = {entry["path"] for entry in entries if entry["status"] == "loaded"}
            assert str(good) in loaded
        elif words[0] == "show" and words[1] in expected:
            (entry,) = json.loads(done["out"])
            assert [each["code"] for each in entry["problems"]] == [expected[words[1]]]
        elif words[0] == "set" and words[1] in expected:
            assert done["status"] == 1
            assert done["error"].count("\n") == 1
            assert words[1] in done["error"]
    assert b"description: Better" in good.read_bytes()
    assert not (home / ".local" / "state" / "subagent-editor" / "errors.log").exists()


@pytest.mark.parametrize("harness", IDS)
def test_every_name_a_disk_can_hold_is_listed_and_harms_no_terminal(
    home: Path, project: Path, harness: str
) -> None:
    paths = named_files(home, harness)
    given = ("--harness", harness)
    commands = [["list", "--json", *given], ["list", *given], ["check", *given]]
    commands += [[word, path, *given] for word in ("show", "check") for path in sorted(paths)]
    commands += [["set", path, "description=x", "--dry-run", *given] for path in sorted(paths)]
    for done in run(commands, project):
        assert done["crash"] == "", done
        assert "something went wrong" not in done["error"], done
        if done["words"][:2] == ["list", "--json"]:
            found = {entry["path"] for entry in json.loads(done["out"])}
            assert {path for path in paths if path not in found} == set()
        else:
            said = done["out"] + done["error"]
            assert not set(said) & {"\x1b", "\x07", "\x7f", "\x85", "\u202e", "\u200b"}, done


@pytest.mark.parametrize("harness", IDS)
def test_a_file_that_goes_away_or_may_not_be_read_takes_no_other_with_it(
    home: Path, environment: Environment, harness: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("good", "gone", "locked", "shrinks", "late"):
        place(home, harness, name).write_bytes(GOOD.replace(b"good", name.encode()))
    late = place(home, harness, "late")
    late.unlink()
    late.symlink_to(place(home, harness, "good"))
    plain_open, plain_real = os.open, os.path.realpath

    def opening(path: str, flags: int, *more: Any) -> int:
        if str(path) == str(place(home, harness, "gone")):
            os.unlink(path)
        if str(path) == str(place(home, harness, "locked")):
            raise PermissionError(13, "Permission denied", path)
        if str(path) == str(place(home, harness, "shrinks")):
            os.truncate(path, 0)
        return plain_open(path, flags, *more)

    def following(path: str) -> str:
        if str(path) == str(late) and late.is_symlink():
            late.unlink()
            raise FileNotFoundError(2, "No such file or directory", path)
        return plain_real(path)

    monkeypatch.setattr(reading.os, "open", opening)
    monkeypatch.setattr(os.path, "realpath", following)
    found = library.scan(by_id(harness), environment)
    codes = {
        entry.origin.path: [problem.code for problem in entry.problems]
        for entry in found.roster.entries
        if entry.status is not Status.LOADED
    }
    assert codes[str(place(home, harness, "gone"))] == ["file-missing"]
    assert codes[str(place(home, harness, "locked"))] == ["file-unreadable"]
    assert codes[str(late)] == ["file-missing"]
    assert "good" in {entry.name for entry in found.roster.entries if entry.status is Status.LOADED}
