from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import pytest

from editor.core.document import Document
from editor.core.records import replace
from editor.storage import trash
from editor.storage.files import Conflict, SaveFailure
from editor.storage.trash import Trashed, move_to_trash, restore

if TYPE_CHECKING:
    from pathlib import Path

    from editor.core.environment import Environment


@pytest.fixture
def path(project: Path) -> Path:
    file = project / "a ü.md"
    file.write_bytes(b"text")
    return file


def moved(path: Path, environment: Environment) -> Trashed:
    result = move_to_trash(str(path), environment)
    assert isinstance(result, Trashed)
    return result


def test_a_file_goes_to_the_trash_with_its_record(
    path: Path, home: Path, environment: Environment
) -> None:
    result = moved(path, environment)
    assert not path.exists()
    assert result.trashed_path == str(home / ".local/share/Trash/files/a ü.md")
    record = (home / ".local/share/Trash/info/a ü.md.trashinfo").read_text()
    wanted = re.escape(str(path).replace(" ü", "%20%C3%BC"))
    date = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d"
    assert re.fullmatch(rf"\[Trash Info\]\nPath={wanted}\nDeletionDate={date}\n", record)


def test_two_files_of_one_name_are_both_kept(path: Path, environment: Environment) -> None:
    first = moved(path, environment)
    path.write_bytes(b"second")
    second = moved(path, environment)
    assert first.trashed_path != second.trashed_path
    with open(first.trashed_path, "rb") as one, open(second.trashed_path, "rb") as two:
        assert (one.read(), two.read()) == (b"text", b"second")


def test_a_file_comes_back_as_it_was(path: Path, home: Path, environment: Environment) -> None:
    result = moved(path, environment)
    assert restore(result) == str(path)
    assert path.read_bytes() == b"text"
    assert not list((home / ".local/share/Trash/info").iterdir())


def test_coming_back_never_replaces_what_is_there_now(path: Path, environment: Environment) -> None:
    result = moved(path, environment)
    path.write_bytes(b"newer")
    assert isinstance(restore(result), SaveFailure)
    assert path.read_bytes() == b"newer"
    assert os.path.exists(result.trashed_path)


def test_a_file_that_changed_since_it_was_read_stays(path: Path, environment: Environment) -> None:
    result = move_to_trash(str(path), environment, Document(b"other").fingerprint)
    assert isinstance(result, Conflict)
    assert path.read_bytes() == b"text"


def test_a_link_is_moved_and_what_it_leads_to_stays(
    path: Path, project: Path, environment: Environment
) -> None:
    link = project / "link.md"
    link.symlink_to(path.name)
    result = moved(link, environment)
    assert os.path.islink(result.trashed_path)
    assert path.read_bytes() == b"text"


def test_a_missing_file_is_a_failure_in_words(project: Path, environment: Environment) -> None:
    result = move_to_trash(str(project / "none.md"), environment)
    assert isinstance(result, SaveFailure)
    assert "“none.md” could not be moved to the trash" in str(result.problem.message)


def test_a_file_that_cannot_be_moved_leaves_no_record(
    path: Path, home: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: object, old: str, new: str) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(trash.System, "rename_new", refuse)
    assert isinstance(move_to_trash(str(path), environment), SaveFailure)
    assert path.exists()
    assert not list((home / ".local/share/Trash/info").iterdir())


def test_a_file_on_another_disk_goes_to_that_disks_trash(
    path: Path, project: Path, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trash.os.path, "ismount", lambda folder: folder == str(project))
    stat = os.stat

    def other_disk(folder: str) -> object:
        if folder == environment.data_home:
            return replace_device(stat(folder))
        return stat(folder)

    monkeypatch.setattr(trash.os, "stat", other_disk)
    result = moved(path, environment)
    assert result.trashed_path == str(project / f".Trash-{os.getuid()}" / "files" / path.name)
    with open(result.info_path, encoding="ascii") as record:
        assert "Path=a%20%C3%BC.md\n" in record.read()


def replace_device(status: os.stat_result) -> os.stat_result:
    values = list(status)
    values[2] += 1
    return os.stat_result(values)


def test_on_macos_the_file_goes_to_the_users_trash(
    path: Path, home: Path, environment: Environment
) -> None:
    result = moved(path, replace(environment, platform="darwin"))
    assert result == Trashed(str(path), str(home / ".Trash" / path.name))
