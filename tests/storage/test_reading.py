from __future__ import annotations

import inspect
import os
import re
import socket
from pathlib import Path

import pytest

from editor.core.document import Document
from editor.core.problems import Problem
from editor.storage import lines, reading
from editor.storage.reading import LARGEST_DEFINITION, Refused, read, read_bytes


def problem(path: Path) -> Problem:
    result = read(str(path))
    assert isinstance(result, Problem)
    return result


@pytest.mark.parametrize(
    "data", [b"", b"\xef\xbb\xbf---\r\nname: x\r\n---\r\n", b"\xff\x00\r\r\n", b"a" * 70_000]
)
def test_a_file_comes_back_byte_for_byte(project: Path, data: bytes) -> None:
    path = project / "a.md"
    path.write_bytes(data)
    result = read(str(path))
    assert isinstance(result, Document)
    assert result.data == data


def test_a_missing_file_is_said_to_be_missing(project: Path) -> None:
    found = problem(project / "a.md")
    assert found.code == "file-missing"
    assert "“a.md” does not exist" in str(found.message)


def test_a_folder_is_not_opened(project: Path) -> None:
    found = problem(project)
    assert found.code == "not-a-regular-file"
    assert "is a folder" in str(found.message)


def test_a_named_pipe_without_a_writer_does_not_hang(project: Path) -> None:
    path = project / "a.md"
    os.mkfifo(path)
    found = problem(path)
    assert "named pipe" in str(found.message)
    with pytest.raises(Refused, match="named pipe"):  # nor when it appears in the last moment
        read_bytes(str(path))


def test_a_socket_is_not_opened(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("a.md")
        assert "socket" in str(problem(project / "a.md").message)
        with pytest.raises(OSError, match="No such device"):
            read_bytes(str(project / "a.md"))


def test_a_device_is_not_opened() -> None:
    assert "device" in str(problem(Path("/dev/zero")).message)


def test_a_file_over_the_limit_is_refused_without_reading_it(project: Path) -> None:
    path = project / "a.md"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    found = problem(path)
    assert found.code == "file-too-large"
    assert f"{LARGEST_DEFINITION // 1024 // 1024} MiB" in str(found.message)


def test_a_file_that_states_no_size_is_read_up_to_the_limit() -> None:
    assert read_bytes("/proc/self/status")[0].startswith(b"Name:")
    with pytest.raises(Refused):
        read_bytes("/proc/self/status", 10)


def test_a_file_that_grows_while_it_is_read_is_read_whole(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = project / "a.md"
    path.write_bytes(b"one")
    fstat = os.fstat

    def grow(descriptor: int) -> os.stat_result:
        status = fstat(descriptor)
        with path.open("ab") as file:
            file.write(b" two")
        return status

    monkeypatch.setattr(reading.os, "fstat", grow)
    assert read_bytes(str(path))[0] == b"one two"


def test_a_broken_link_is_told_from_a_missing_file(project: Path) -> None:
    (project / "a.md").symlink_to("/nowhere/x.md")
    found = problem(project / "a.md")
    assert found.code == "broken-link"
    assert "/nowhere/x.md" in str(found.message)


def test_links_in_a_circle_are_said_to_be_so(project: Path) -> None:
    (project / "a.md").symlink_to("b.md")
    (project / "b.md").symlink_to("a.md")
    assert problem(project / "a.md").code == "link-loop"


def test_a_nul_in_a_path_is_no_crash() -> None:
    assert problem(Path("a\0.md")).code == "file-missing"


def test_a_file_without_read_permission_names_the_reason(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "a.md").write_text("x")

    def refuse(path: str, flags: int) -> int:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(reading.os, "open", refuse)
    found = problem(project / "a.md")
    assert found.code == "file-unreadable"
    assert "permission denied" in str(found.message)


def test_every_reason_not_to_read_a_file_is_one_of_those_that_forbid_editing() -> None:
    """A code that is not among them would let a person edit the empty text in its place."""
    said = set(re.findall(r'(?:Problem\(|code=)"([a-z-]+)"', inspect.getsource(reading)))
    said |= set(re.findall(r'code="([a-z-]+)"', inspect.getsource(lines)))
    assert said == reading.UNREAD_CODES
