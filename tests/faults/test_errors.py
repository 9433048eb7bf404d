"""Saving when the system says no: the file stays, nothing is left over, and the reason is told."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from editor.core.document import Document
from editor.storage.files import Conflict, Saved, SaveFailure, create, rename, save
from editor.storage.trash import Trashed, move_to_trash
from tests.faults.calls import Calls

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from editor.core.environment import Environment

ROOT = Path(__file__).resolve().parents[2]
OLD, NEW = b"old text\n" * 100, b"new text\n" * 120
BASE = Document(OLD).fingerprint
ERRORS = (
    errno.EPERM, errno.EACCES, errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EXDEV,
    errno.ENOENT, errno.EBUSY, errno.ESTALE, errno.ENAMETOOLONG, errno.EMFILE,
)  # fmt: skip
Result = Saved | Conflict | SaveFailure | Trashed


@pytest.fixture
def folder(project: Path) -> Path:
    made = project / "agents"
    made.mkdir()
    return made


@pytest.fixture
def installed() -> Iterator[list[Calls]]:
    held: list[Calls] = []
    yield held
    for calls in held:
        calls.remove()


def with_error(
    work: Callable[[], Result], number: int, code: int, has_flags: bool, held: list[Calls]
) -> tuple[Result, list[str]]:
    """Do something while one call fails; gives the result and the calls made."""

    def act(at: int, name: str, is_after: bool) -> None:
        if at == number and not is_after and name != "access":  # which never fails
            raise OSError(code, os.strerror(code))

    calls = Calls(act, has_flags=has_flags)
    held.append(calls)
    calls.install()
    try:
        return work(), calls.names
    finally:
        calls.remove()


def told(problem_text: str) -> None:
    """A sentence for people: what happened and what to do, without a number or a class."""
    assert "Errno" not in problem_text
    assert "Error" not in problem_text
    assert problem_text.endswith(".")
    assert problem_text.count(". ") >= 1


@pytest.mark.parametrize("has_flags", [True, False])
@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_an_error_at_any_call_of_a_save_loses_nothing(
    folder: Path, code: int, has_flags: bool, installed: list[Calls]
) -> None:
    path = folder / "a.md"
    for number in range(1, 100):
        path.write_bytes(OLD)
        path.chmod(0o640)
        result, names = with_error(
            lambda: save(str(path), NEW, BASE), number, code, has_flags, installed
        )
        failed = names[number - 1] if number <= len(names) else ""
        where = f"{number} {failed} {result}"
        content = path.read_bytes()
        assert stat.S_IMODE(path.stat().st_mode) == 0o640, where
        left = [name for name in os.listdir(folder) if name != "a.md"]
        if isinstance(result, Saved):
            assert content == NEW, where
        else:
            told(str(result.problem.message))
            is_after = result.problem.code in ("save-unconfirmed", "changed-on-disk")
            assert content == OLD or (is_after and content == NEW), where
        assert not left or (failed in ("unlink",) and len(left) == 1), where
        for name in left:
            (folder / name).unlink()
        if not failed:
            assert isinstance(result, Saved)
            return
    raise AssertionError("saving has more calls than this test knows")


@pytest.mark.parametrize("has_flags", [True, False])
@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_an_error_at_any_call_of_making_a_file_leaves_nothing_half(
    folder: Path, code: int, has_flags: bool, installed: list[Calls]
) -> None:
    path = folder / "a.md"
    for number in range(1, 100):
        result, names = with_error(
            lambda: create(str(path), NEW), number, code, has_flags, installed
        )
        failed = names[number - 1] if number <= len(names) else ""
        where = f"{number} {failed} {result}"
        held = {name: (folder / name).read_bytes() for name in os.listdir(folder)}
        if isinstance(result, Saved):
            assert held.pop("a.md") == NEW, where
        else:
            assert isinstance(result, SaveFailure)
            told(str(result.problem.message))
            is_after = result.problem.code in ("save-unconfirmed", "not-as-written")
            assert held.pop("a.md", None) in ((NEW,) if is_after else (None,)), where
        assert not held or failed == "unlink", where
        for name in os.listdir(folder):
            (folder / name).unlink()
        if not failed:
            assert isinstance(result, Saved)
            return
    raise AssertionError("making a file has more calls than this test knows")


@pytest.mark.parametrize("has_flags", [True, False])
@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_an_error_at_any_call_of_moving_a_file_keeps_it_at_one_of_two_places(
    folder: Path, home: Path, environment: Environment, code: int, has_flags: bool,
    installed: list[Calls],
) -> None:  # fmt: skip
    path, other = folder / "a.md", folder / "b.md"
    actions: tuple[Callable[[], Result], ...] = (
        lambda: rename(str(path), str(other), BASE),
        lambda: move_to_trash(str(path), environment, BASE),
    )
    trash = home / ".local" / "share" / "Trash"
    for work in actions:
        for number in range(1, 100):
            path.write_bytes(OLD)
            result, names = with_error(work, number, code, has_flags, installed)
            failed = names[number - 1] if number <= len(names) else ""
            where = f"{number} {failed} {result}"
            places = [path, other, *(trash / "files").glob("*")]
            held = [place for place in places if place.exists()]
            assert all(place.read_bytes() == OLD for place in held), where
            if isinstance(result, Saved | Trashed):
                assert held, where
                assert path not in held or failed == "unlink", where
            else:
                told(str(result.problem.message))
                assert path in held, where
                records = list((trash / "info").glob("*"))
                assert not records or failed == "unlink", where
            for place in (*held, *(trash / "info").glob("*")):
                place.unlink()
            if not failed:
                assert isinstance(result, Saved | Trashed)
                break
        else:
            raise AssertionError("moving a file has more calls than this test knows")


# What really happens on disks


def test_a_full_disk_is_told_and_the_file_stays(folder: Path) -> None:
    """The limit on file sizes stands for the disk: the write fails in its middle."""
    path = folder / "a.md"
    path.write_bytes(OLD)
    script = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
        "from editor.storage.files import save, create\n"
        "big = b'x' * 300_000\n"
        "print(save(sys.argv[1], big, None).problem.message)\n"
        "print(create(sys.argv[1] + '2', big).problem.message)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)], cwd=ROOT, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert "could not be saved: file too large" in first
    assert "could not be saved" in second
    assert path.read_bytes() == OLD
    assert os.listdir(folder) == ["a.md"]


def test_a_folder_that_was_removed_or_replaced_is_told(folder: Path) -> None:
    path = folder / "a.md"
    path.write_bytes(OLD)
    path.unlink()
    folder.rmdir()
    result = save(str(path), NEW, BASE)
    assert isinstance(result, Conflict)
    assert result.theirs is None
    assert not folder.exists()
    folder.write_text("now a file")
    result = save(str(path), NEW, BASE)
    assert isinstance(result, Conflict | SaveFailure)
    made = create(str(path), NEW)
    assert isinstance(made, SaveFailure)
    told(str(made.problem.message))
    assert folder.read_text() == "now a file"


def test_a_file_that_became_a_folder_is_told_before_and_during_a_save(
    folder: Path, installed: list[Calls]
) -> None:
    path = folder / "a.md"
    path.mkdir()
    (path / "inside").write_text("kept")
    result = save(str(path), NEW, BASE)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "not-a-regular-file"
    assert (path / "inside").read_text() == "kept"
    (path / "inside").unlink()
    path.rmdir()
    path.write_bytes(OLD)

    def act(at: int, name: str, is_after: bool) -> None:
        if name == "exchange" and not is_after and path.read_bytes() == OLD:
            path.unlink()
            path.mkdir()
            (path / "inside").write_text("kept")

    calls = Calls(act)
    installed.append(calls)
    calls.install()
    result = save(str(path), NEW, BASE)
    calls.remove()
    assert isinstance(result, Conflict | SaveFailure)
    told(str(result.problem.message))
    assert (path / "inside").read_text() == "kept"
    assert os.listdir(folder) == ["a.md"]


def test_names_that_are_too_long_are_told(folder: Path) -> None:
    result = create(str(folder / f"{'a' * 260}.md"), NEW)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "bad-file-name"
    deep = str(folder / "/".join(["d" * 200] * 30) / "a.md")
    result = create(deep, NEW)
    assert isinstance(result, SaveFailure)
    told(str(result.problem.message))
    assert isinstance(save(deep, NEW, BASE), SaveFailure)
    longest = folder / f"{'b' * 252}.md"
    assert isinstance(create(str(longest), OLD), Saved)
    assert isinstance(save(str(longest), NEW, BASE), Saved)
    assert longest.read_bytes() == NEW


def test_a_name_that_differs_by_case_alone_never_replaces_the_other(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a file system that ignores case; here the system's answers are made to be such."""
    path = folder / "Agent.md"
    path.write_bytes(OLD)
    plain = os.path.lexists

    def ignoring(name: str) -> bool:
        wanted = os.path.basename(name).lower()
        return plain(name) or any(each.lower() == wanted for each in os.listdir(folder))

    monkeypatch.setattr(os.path, "lexists", ignoring)
    result = create(str(folder / "agent.md"), NEW)
    assert isinstance(result, SaveFailure)
    assert result.problem.code == "file-exists"
    assert path.read_bytes() == OLD
    assert os.listdir(folder) == ["Agent.md"]


def test_a_clock_that_goes_backwards_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What counts is the bytes; a file's time may be anything."""
    path = folder / "a.md"
    path.write_bytes(OLD)
    os.utime(path, (2**33, 2**33))
    monkeypatch.setattr(time, "time", lambda: -1000.0)
    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    assert isinstance(save(str(path), NEW, BASE), Saved)
    theirs = b"theirs\n"
    path.write_bytes(theirs)
    os.utime(path, (0, 0))
    result = save(str(path), OLD, Document(NEW).fingerprint)
    assert isinstance(result, Conflict)
    assert result.theirs == Document(theirs)


def test_a_write_protected_file_and_folder_are_told() -> None:
    """In a child process without root's rights, which may do anything."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        _write_protected(Path(made) / "locked")


def _write_protected(folder: Path) -> None:
    script = (
        "import os, sys\n"
        "from editor.storage.files import save, create\n"
        "from editor.storage.system import _native_rename\n"
        "_native_rename()\n"
        "if os.geteuid() == 0:\n"
        "    os.setgroups([]); os.setegid(64001); os.seteuid(64001)\n"
        "for result in (save('a.md', b'new', None), save('b.md', b'new', None),\n"
        "               create('c.md', b'new')):\n"
        "    print(result.problem.code)\n"
    )
    folder.mkdir()
    for name, mode in (("a.md", 0o444), ("b.md", 0o666)):
        (folder / name).write_bytes(OLD)
        (folder / name).chmod(mode)
    folder.chmod(0o555)
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    folder.chmod(0o755)
    assert done.stdout.split() == ["file-read-only", "folder-read-only", "folder-read-only"], (
        done.stderr
    )
    assert {path.read_bytes() for path in folder.iterdir()} == {OLD}
