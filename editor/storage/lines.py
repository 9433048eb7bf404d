"""Files of lines read without holding them: however long they are, memory stays small."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from editor.storage import wording
from editor.storage.reading import Refused, open_regular

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONGEST_LINE = 16 * 1024 * 1024  # bytes; a longer one is passed over
MOST_LINES = 1_000_000  # of one file; a session of the largest size kept has a quarter of it
HEAD = 16 * 1024  # bytes of a line that is passed over that may still tell something


@contextmanager
def opened(path: str, limit: int | None = None) -> Iterator[IO[bytes]]:
    """Open a regular file, of a limited size, for reading; raises OSError or `Refused`."""
    descriptor, status = open_regular(path)
    with os.fdopen(descriptor, "rb") as file:
        if limit is not None and status.st_size > limit:
            raise Refused
        yield file


def lines_of(
    file: IO[bytes], in_place_of: Callable[[bytes], bytes] | None = None
) -> Iterator[bytes]:
    """Give the lines of a file, as far as it reaches now; raises `Refused` when they are too many.

    `in_place_of` is given the start of a line that is too long and gives what stands for it; else
    it is left out.
    """
    size, read, count = _size(file), file.tell(), 0
    while read < size:
        line = file.readline(LONGEST_LINE)
        if not line:
            return
        read += len(line)
        count += 1
        if count > MOST_LINES:
            raise Refused(code="too-many-lines", text=wording.TOO_MANY_LINES, limit=MOST_LINES)
        if line.endswith(b"\n") or len(line) < LONGEST_LINE:
            yield line
            continue
        if in_place_of is not None:
            yield in_place_of(line[:HEAD])
        while read < size and not line.endswith(b"\n"):
            line = file.readline(LONGEST_LINE)
            if not line:
                return
            read += len(line)


def _size(file: IO[bytes]) -> int:
    """How long a file is now: another program may be writing it."""
    at = file.tell()
    size = file.seek(0, os.SEEK_END)
    file.seek(at)
    return size
