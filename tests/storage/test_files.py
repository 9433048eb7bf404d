from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.core.document import Document
from editor.storage import system
from editor.storage.files import (
    Conflict,
    FileFacts,
    Saved,
    SaveFailure,
    clean_stale,
    create,
    describe,
    rename,
    save,
)
from editor.storage.system import System

OLD, NEW, THEIRS = b"---\nname: a\n---\nold\n", b"---\nname: a\n---\nnew\n", b"theirs\n"
BASE = Document(OLD).fingerprint


@pytest.fixture
def path(project: Path) -> Path:
    file = project / "a.md"
    file.write_bytes(OLD)
    return file


def leftovers(folder: Path) -> list[str]:
    return [name for name in os.listdir(folder) if "subagent-editor" in name]


class Scripted(System):
    """Runs an action before a named step, to play the other program."""

    def __init__(self, step: str, action, can_exchange: bool = True) -> None:
        self.step, self.action, self.can_exchange = step, action, can_exchange

    def __getattribute__(self, name: str):
        found = super().__getattribute__(name)
        if name == object.__getattribute__(self, "step"):
            object.__setattr__(self, "step", "")
            self.action()
        return found

    def exchange(self, left: str, right: str) -> bool:
        return super().exchange(left, right) if self.can_exchange else False


def failing(error: OSError, step: str) -> System:
    system = System()

    def fail(*arguments: object) -> None:
        raise error

    setattr(system, step, fail)
    return system


# saving


def test_a_save_replaces_the_text_and_gives_its_fingerprint(path: Path) -> None:
    assert save(str(path), NEW, BASE) == Saved(str(path), Document(NEW).fingerprint)
    assert path.read_bytes() == NEW
    assert not leftovers(path.parent)


def test_saving_the_same_bytes_touches_nothing(path: Path) -> None:
    before = path.stat()
    result = save(str(path), OLD, BASE)
    assert isinstance(result, Saved)
    assert not result.is_changed
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert path.stat().st_ino == before.st_ino


def test_a_change_since_reading_is_a_conflict_with_their_text(path: Path) -> None:
    path.write_bytes(THEIRS)
    result = save(str(path), NEW, BASE)
    assert isinstance(result, Conflict)
    assert result.theirs == Document(THEIRS)
    assert path.read_bytes() == THEIRS


def test_a_removed_file_is_a_conflict_and_not_made_anew(path: Path) -> None:
    path.unlink()
    result = save(str(path), NEW, BASE)
    assert isinstance(result, Conflict)
    assert result.theirs is None
    assert not path.exists()


def test_without_a_base_the_save_overwrites_what_is_there_or_makes_the_file(path: Path) -> None:
    path.write_bytes(THEIRS)
    assert isinstance(save(str(path), NEW, None), Saved)
    assert path.read_bytes() == NEW
    path.unlink()
    assert isinstance(save(str(path), OLD, None), Saved)
    assert path.read_bytes() == OLD


def test_a_file_that_holds_something_is_never_emptied(path: Path) -> None:
    result = save(str(path), b"", BASE)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "empty-refused"
    assert path.read_bytes() == OLD


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_the_mode_is_kept(path: Path, mode: int) -> None:
    path.chmod(mode)
    save(str(path), NEW, BASE)
    assert path.stat().st_mode & 0o7777 == mode


def test_the_owner_is_kept_and_at_least_the_group_where_the_system_refuses(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def refuse_users(descriptor: int, user: int, group: int) -> None:
        asked.append((user, group))
        if user != -1:
            raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "fchown", refuse_users)
    status = os.stat_result((0o100640, 1, 1, 1, 12345, 12346, 0, 0, 0, 0))
    descriptor = os.open(path, os.O_WRONLY)
    System().copy_attributes(descriptor, str(path), status)
    os.close(descriptor)
    assert asked == [(12345, 12346), (-1, 12346)]
    assert path.stat().st_mode & 0o777 == 0o640


def test_extended_attributes_are_kept(path: Path) -> None:
    try:
        os.setxattr(path, "user.note", b"mine")
    except OSError:
        return  # this file system has none
    save(str(path), NEW, BASE)
    assert os.getxattr(path, "user.note") == b"mine"


def test_a_write_protected_file_is_not_replaced(path: Path) -> None:
    path.chmod(0o444)
    result = save(str(path), NEW, BASE)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "file-read-only"
    assert path.read_bytes() == OLD


def test_a_folder_that_allows_no_new_files_is_named(path: Path) -> None:
    system = failing(PermissionError(errno.EACCES, "Permission denied"), "open_new")
    result = save(str(path), NEW, BASE, system)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "folder-read-only"
    assert str(path.parent) in str(result.problem.message)


@pytest.mark.parametrize("step", ["write", "copy_attributes", "sync", "close"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    path: Path, step: str, number: int
) -> None:
    result = save(str(path), NEW, BASE, failing(OSError(number, os.strerror(number)), step))
    assert isinstance(result, SaveFailure)
    assert os.strerror(number)[1:] in str(result.problem.message)
    assert path.read_bytes() == OLD
    assert not leftovers(path.parent)


def test_a_refused_rename_loses_nothing(path: Path) -> None:
    system = failing(OSError(errno.EBUSY, "Device or resource busy"), "replace")
    system.exchange = lambda left, right: False  # type: ignore[method-assign]
    result = save(str(path), NEW, BASE, system)
    assert isinstance(result, SaveFailure)
    assert path.read_bytes() == OLD
    assert not leftovers(path.parent)


def test_a_disk_that_does_not_confirm_is_reported_as_such(path: Path) -> None:
    result = save(str(path), NEW, BASE, failing(OSError(errno.EIO, "I/O error"), "sync_folder"))
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "save-unconfirmed"
    assert path.read_bytes() == NEW


def test_a_real_file_size_limit_leaves_the_old_file(path: Path) -> None:
    program = (
        "import resource, signal, sys\n"
        "from editor.storage.files import SaveFailure, save\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))\n"
        "sys.exit(not isinstance(save(sys.argv[1], b'x' * 5000, None), SaveFailure))\n"
    )
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", program, str(path)], cwd=root, timeout=60)
    assert done.returncode == 0
    assert path.read_bytes() == OLD
    assert not leftovers(path.parent)


def test_a_file_replaced_by_a_folder_is_left_alone(path: Path) -> None:
    path.unlink()
    path.mkdir()
    result = save(str(path), NEW, BASE)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "not-a-regular-file"


# links


def test_a_save_goes_through_a_link_and_leaves_the_link(project: Path, home: Path) -> None:
    target = home / "shared.md"
    target.write_bytes(OLD)
    target.chmod(0o640)
    link = project / "a.md"
    link.symlink_to("../shared.md")
    assert isinstance(save(str(link), NEW, BASE), Saved)
    assert os.readlink(link) == "../shared.md"
    assert target.read_bytes() == NEW
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_linked_folder_stays_a_link(project: Path, home: Path) -> None:
    (home / "shared").mkdir()
    (home / "shared" / "a.md").write_bytes(OLD)
    (project / "agents").symlink_to(home / "shared")
    assert isinstance(save(str(project / "agents" / "a.md"), NEW, BASE), Saved)
    assert (project / "agents").is_symlink()
    assert (home / "shared" / "a.md").read_bytes() == NEW


def test_a_hard_link_is_given_up_and_said_so(path: Path, project: Path) -> None:
    os.link(path, project / "b.md")
    before = describe(str(path))
    assert isinstance(before, FileFacts)
    assert before.names == 2
    assert "the others keep the text of before" in str(before.note)
    result = save(str(path), NEW, BASE)
    assert isinstance(result, Saved)
    assert "keep the text of before" in str(result.notes[0])
    assert path.read_bytes() == NEW
    assert (project / "b.md").read_bytes() == OLD


def test_what_a_link_leads_to_is_told_before_saving(path: Path, project: Path) -> None:
    (project / "link.md").symlink_to("a.md")
    facts = describe(str(project / "link.md"))
    assert isinstance(facts, FileFacts)
    assert facts.is_link
    assert facts.real_path == str(path)
    assert str(path) in str(facts.note)


# another program at the same moment

STEPS = [
    "open_new", "write", "copy_attributes", "sync", "close", "exchange", "remove", "sync_folder",
    "read",
]  # fmt: skip


def write_in_place(path: Path) -> None:
    path.write_bytes(THEIRS)


def write_and_rename(path: Path) -> None:
    other = path.with_name("other.tmp")
    other.write_bytes(THEIRS)
    other.replace(path)


@pytest.mark.parametrize("can_exchange", [True, False])
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("write", [write_in_place, write_and_rename])
def test_no_text_is_lost_whenever_another_program_writes(
    path: Path, step: str, write, can_exchange: bool
) -> None:
    system = Scripted(step, lambda: write(path), can_exchange)
    result = save(str(path), NEW, BASE, system)
    if system.step:  # this way of saving has no such step
        assert isinstance(result, Saved)
        return
    assert path.read_bytes() == THEIRS
    assert isinstance(result, Conflict)
    assert result.theirs == Document(THEIRS)
    assert not leftovers(path.parent)


def test_two_texts_in_one_moment_are_both_kept(path: Path) -> None:
    class Twice(System):
        exchanges = 0

        def exchange(self, left: str, right: str) -> bool:
            self.exchanges += 1
            if self.exchanges < 3:
                path.write_bytes(b"theirs %d" % self.exchanges)
            return super().exchange(left, right)

    result = save(str(path), NEW, BASE, Twice())
    assert isinstance(result, Conflict)
    texts = {file.read_bytes() for file in path.parent.iterdir()}
    assert texts == {b"theirs 1", b"theirs 2"}
    assert path.read_bytes() == b"theirs 2"
    assert "a.md.kept-" in str(result.problem.message)
    assert not leftovers(path.parent)


def test_a_file_removed_at_the_last_moment_is_not_made_anew(path: Path) -> None:
    result = save(str(path), NEW, BASE, Scripted("exchange", path.unlink))
    assert isinstance(result, Conflict)
    assert result.theirs is None
    assert not path.exists()
    assert not leftovers(path.parent)


def test_a_folder_removed_at_the_last_moment_is_no_crash(path: Path) -> None:
    def remove_folder() -> None:
        path.parent.rename(path.parent.with_name("elsewhere"))

    result = save(str(path), NEW, BASE, Scripted("exchange", remove_folder))
    assert isinstance(result, Conflict)
    assert (path.parent.with_name("elsewhere") / "a.md").read_bytes() == OLD


# new files


def test_a_new_file_is_made_with_its_folders(project: Path) -> None:
    path = project / "x" / "agents" / "a.md"
    assert create(str(path), NEW) == Saved(str(path), Document(NEW).fingerprint)
    assert path.read_bytes() == NEW
    assert not leftovers(path.parent)


@pytest.mark.parametrize("kind", ["file", "folder", "broken link"])
def test_a_new_file_never_takes_the_place_of_anything(project: Path, kind: str) -> None:
    path = project / "a.md"
    if kind == "file":
        path.write_bytes(OLD)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("nowhere")
    result = create(str(path), NEW)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "file-exists"
    if kind == "file":
        assert path.read_bytes() == OLD


def test_a_file_that_appears_in_the_last_moment_is_not_overwritten(project: Path) -> None:
    path = project / "a.md"
    result = create(str(path), NEW, Scripted("rename_new", lambda: path.write_bytes(OLD)))
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "file-exists"
    assert path.read_bytes() == OLD
    assert not leftovers(project)


def test_a_new_file_is_made_where_neither_rename_nor_links_are_exclusive(project: Path) -> None:
    system = System()
    system.rename_new = lambda old, new: False  # type: ignore[method-assign]
    assert isinstance(create(str(project / "a.md"), NEW, system), Saved)
    assert (project / "a.md").read_bytes() == NEW
    assert not leftovers(project)


@pytest.mark.parametrize(
    "name", ["con.md", "NUL", "a\tb.md", "a:b.md", "dot.", "x" * 256, "LPT1.txt", "a?.md"]
)
def test_names_that_do_not_work_everywhere_are_refused(project: Path, name: str) -> None:
    result = create(str(project / name), NEW)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "bad-file-name"
    assert not list(project.iterdir())


# renaming


def test_a_file_is_renamed_but_never_over_another(path: Path, project: Path) -> None:
    other = project / "b.md"
    other.write_bytes(THEIRS)
    result = rename(str(path), str(other), BASE)
    assert isinstance(result, SaveFailure)
    assert (path.read_bytes(), other.read_bytes()) == (OLD, THEIRS)
    assert isinstance(rename(str(path), str(project / "c.md"), BASE), Saved)
    assert not path.exists()
    assert (project / "c.md").read_bytes() == OLD


def test_a_rename_checks_what_was_read(path: Path, project: Path) -> None:
    path.write_bytes(THEIRS)
    assert isinstance(rename(str(path), str(project / "c.md"), BASE), Conflict)
    assert path.read_bytes() == THEIRS


def test_a_link_is_renamed_itself(path: Path, project: Path) -> None:
    (project / "link.md").symlink_to("a.md")
    assert isinstance(rename(str(project / "link.md"), str(project / "c.md"), BASE), Saved)
    assert os.readlink(project / "c.md") == "a.md"
    assert path.read_bytes() == OLD


# what a killed process leaves


def test_only_files_of_dead_processes_are_cleaned(project: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "pass"]) as process:
        process.wait()
    dead = project / f".subagent-editor-{process.pid}-0123abcd.tmp"
    ours = project / f".subagent-editor-{os.getpid()}-0123abcd.tmp"
    foreign = project / ".subagent-editor-notes.tmp"
    for file in (dead, ours, foreign):
        file.write_bytes(b"x")
    assert clean_stale(str(project)) == 1
    assert sorted(file.name for file in project.iterdir()) == sorted([ours.name, foreign.name])


def test_what_cannot_be_read_is_not_renamed(path: Path) -> None:
    below = path / "a.md"  # a file is no folder
    failed = rename(str(below), str(path.with_name("new.md")), None)
    assert isinstance(failed, SaveFailure)
    assert failed.path == str(below)
    assert not path.with_name("new.md").exists()


def test_a_link_is_renamed_also_where_the_system_cannot_refuse_taken_names(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "_rename_with", lambda *names: False)
    link, new = path.with_name("link.md"), path.with_name("new.md")
    link.symlink_to(path.name)
    assert isinstance(rename(str(link), str(new), None), Saved)
    assert new.is_symlink()
    assert not link.is_symlink()
    assert new.read_bytes() == path.read_bytes()
