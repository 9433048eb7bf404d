from __future__ import annotations

import os
from io import BytesIO
from typing import TYPE_CHECKING

import pytest

from editor.storage import lines
from editor.storage.lines import lines_of, opened
from editor.storage.reading import LARGEST_HEADER, Refused, check_header, problem_of

if TYPE_CHECKING:
    from pathlib import Path


def test_lines_come_one_by_one_and_a_torn_last_one_too() -> None:
    assert list(lines_of(BytesIO(b"a\n\nb"))) == [b"a\n", b"\n", b"b"]
    assert list(lines_of(BytesIO(b""))) == []


def test_what_is_written_meanwhile_is_left_for_the_next_time() -> None:
    file = BytesIO(b"a\nb\n")
    found = lines_of(file)
    assert next(found) == b"a\n"
    at = file.tell()
    file.seek(0, os.SEEK_END)
    file.write(b"c\n")
    file.seek(at)
    assert list(found) == [b"b\n"]


def test_a_line_that_is_too_long_is_passed_over_or_stood_in_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "LONGEST_LINE", 10)
    data = b"one\n" + b"x" * 100 + b"\ntwo\n" + b"y" * 9 + b"\n" + b"z" * 10
    assert list(lines_of(BytesIO(data))) == [b"one\n", b"two\n", b"y" * 9 + b"\n"]
    stood_in = list(lines_of(BytesIO(data), lambda head: b"<" + head[:1]))
    assert stood_in == [b"one\n", b"<x", b"two\n", b"y" * 9 + b"\n", b"<z"]


def test_too_many_lines_are_refused_with_their_number(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MOST_LINES", 3)
    assert len(list(lines_of(BytesIO(b"\n" * 3)))) == 3
    with pytest.raises(Refused) as caught:
        list(lines_of(BytesIO(b"\n" * 4)))
    problem = problem_of("/x/a.jsonl", caught.value)
    assert problem.code == "too-many-lines"
    assert "“a.jsonl” has more than 3 lines" in str(problem.message)


def test_a_pipe_or_a_file_over_the_limit_is_not_opened(project: Path) -> None:
    os.mkfifo(project / "pipe")
    with pytest.raises(Refused, match="pipe"), opened(str(project / "pipe")):
        pass
    (project / "a").write_bytes(b"12345")
    with opened(str(project / "a"), 5) as file:
        assert file.read() == b"12345"
    with pytest.raises(Refused), opened(str(project / "a"), 4):
        pass


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf", b"\n\n", b" \t\r\n"])
@pytest.mark.parametrize("end", [b"\n---\n", b"\r---\r", b"\r\n--- \r\n", b"\n---", b""])
def test_a_header_is_limited_however_it_begins_and_ends(start: bytes, end: bytes) -> None:
    fits = start + b"---\n" + b"x" * (LARGEST_HEADER - 2) + end + b"\n" + b"y" * 1000
    assert check_header(fits if end else fits[: LARGEST_HEADER + len(start)])
    with pytest.raises(Refused) as caught:
        check_header(start + b"---\n" + b"x" * (LARGEST_HEADER + 2000) + end)
    problem = problem_of("/x/a.md", caught.value)
    assert problem.code == "header-too-large"
    assert "longer than 512 KiB" in str(problem.message)


def test_a_long_prompt_has_no_long_header() -> None:
    assert check_header(b"---\nname: a\n---\n" + b"x" * (2 * LARGEST_HEADER))
    assert check_header(b"x\n" * LARGEST_HEADER)
    assert check_header(b"---\n" * LARGEST_HEADER)
