"""Reading an SQLite database that another program may be writing, without a trace in it.

SQLite itself would create or lock files beside a database in write-ahead mode. So this reads the
bytes of the database and of its log, puts the log's committed pages over the database's, and opens
the result in memory. A log that was restarted meanwhile is noticed, and reading starts again.

Decision (2026-11-30): a database with no pending log is opened in place as immutable, whatever its
size; only one with a log is taken into memory, up to a stated limit.
"""

from __future__ import annotations

import os
import sqlite3
import struct
from pathlib import Path
from typing import TYPE_CHECKING

from editor.core.records import tuple_record
from editor.storage.lines import opened
from editor.storage.reading import Refused, kind_of, read_bytes

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Result = TypeVar("Result")

LARGEST_IN_MEMORY = 256 * 1024 * 1024
LARGEST_LOG = 64 * 1024 * 1024  # usually 4 MiB; its checksums take about a second at this size
ATTEMPTS = 5
STEPS, MOST_STEPS = 100_000, 100_000_000  # of SQLite's machine; some seconds
_MAGIC = b"SQLite format 3\0"
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_HEADER, _FRAME_HEADER = 32, 24
_INDEX_HEADER, _INDEX_VERSION = 48, 3_007_000


class Busy(Exception):
    """The database changed during every attempt to read it."""


@tuple_record
class Signature:
    """What tells whether a database changed: times and sizes of its files."""

    database: tuple[int, int]
    log: tuple[int, int]
    journal: tuple[int, int]


def signature(path: str) -> Signature:
    """Look at a database and the files beside it; raises OSError when there is none."""
    status = os.stat(path)
    return Signature(
        (status.st_mtime_ns, status.st_size), _facts(f"{path}-wal"), _facts(f"{path}-journal")
    )


def query(path: str, ask: Callable[[sqlite3.Connection], Result]) -> Result:
    """Ask a database something; raises OSError, Refused, Busy or sqlite3.Error."""
    kind = kind_of(os.stat(path).st_mode)
    if kind:  # not even opened: opening a pipe waits for a writer
        raise Refused(kind)
    for _ in range(ATTEMPTS):
        before = signature(path)
        if before.journal[1]:
            continue  # in the middle of a change
        connection = _in_place(path) if not before.log[1] else _in_memory(path)
        if connection is None:
            continue
        try:
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.set_progress_handler(_Patience(), STEPS)
            result = ask(connection)
        finally:
            connection.close()
        if before.log[1] or signature(path) == before:
            return result
    raise Busy(path)


class _Patience:
    """Ends a question that a hostile database would answer for ever."""

    def __init__(self) -> None:
        self._left = MOST_STEPS // STEPS

    def __call__(self) -> bool:
        self._left -= 1
        return self._left < 0


def _facts(path: str) -> tuple[int, int]:
    """Time and size of a file that may be missing."""
    try:
        status = os.stat(path)
    except OSError:
        return (0, 0)
    return (status.st_mtime_ns, status.st_size)


def _in_place(path: str) -> sqlite3.Connection:
    """Open a database without a pending log, promising SQLite that nothing has to be locked."""
    uri = Path(path).absolute().as_uri()
    return sqlite3.connect(f"{uri}?mode=ro&immutable=1", uri=True)


def _in_memory(path: str) -> sqlite3.Connection | None:
    """Take a database and its log into memory; None when the log was restarted meanwhile."""
    log_path = f"{path}-wal"
    first, _ = read_bytes(log_path, LARGEST_LOG)
    data, _ = read_bytes(path, LARGEST_IN_MEMORY)
    index = _index(f"{path}-shm")  # before the log, which may only be longer than it says
    log, _ = read_bytes(log_path, LARGEST_LOG)
    if log[:_LOG_HEADER] != first[:_LOG_HEADER]:
        return None
    merged = overlay(data, log, index)
    del data, log  # three times the largest size would be held otherwise
    if not merged.startswith(_MAGIC):
        raise sqlite3.DatabaseError("file is not a database")
    # Versions 1 instead of 2 say: there is no log any more, which is now true.
    merged[18:20] = b"\x01\x01"
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(merged)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _index(path: str) -> bytes:
    """The head of the index SQLite keeps beside a log in use; empty when there is none."""
    try:
        with opened(path) as file:
            return file.read(2 * _INDEX_HEADER)
    except (OSError, Refused):
        return b""


def overlay(data: bytes, log: bytes, index: bytes = b"") -> bytearray:
    """Put the committed pages of a write-ahead log over those of its database.

    What the program that writes the log has in its index counts as checked by it, when its last
    frame is what the index says; every other frame is checked here, which takes 0.2 s for 4 MB.
    """
    merged = bytearray(data)
    if len(log) < _LOG_HEADER:
        return merged
    magic, _, size, _, salt1, salt2, sum1, sum2 = struct.unpack(">8I", log[:_LOG_HEADER])
    order = ">" if magic & 1 else "<"
    size = 65536 if size == 1 else size
    if magic not in _LOG_MAGIC or size < 512 or size & (size - 1):
        return merged
    if _checksum(log[:24], order, (0, 0)) != (sum1, sum2):
        return merged
    sums = (sum1, sum2)
    known = _known_frames(log, index, size, order)
    pending: dict[int, int] = {}
    pages: dict[int, int] = {}
    length = 0
    at = _LOG_HEADER
    while at + _FRAME_HEADER + size <= len(log):
        number, commit, one, two, *stated = struct.unpack(">6I", log[at : at + _FRAME_HEADER])
        if (one, two) != (salt1, salt2) or not number:
            break
        start = at + _FRAME_HEADER
        is_known = at < known
        sums = (stated[0], stated[1]) if is_known else _frame_sums(log, at, size, order, sums)
        if list(sums) != stated:
            break
        pending[number] = start
        if commit:
            pages.update(pending)
            pending.clear()
            length = commit * size
        at = start + size
    for number, start in pages.items():
        end = number * size
        if end > len(merged):
            merged.extend(bytes(end - len(merged)))
        merged[end - size : end] = log[start : start + size]
    if length:
        del merged[length:]
    return merged


def _known_frames(log: bytes, index: bytes, size: int, order: str) -> int:
    """Where the frames end that the index of the log vouches for; 0 when it cannot be believed."""
    if len(index) < 2 * _INDEX_HEADER or index[:_INDEX_HEADER] != index[_INDEX_HEADER:]:
        return 0  # being written
    frames: int
    version, _, _, is_ready, _, _, frames, pages, one, two = struct.unpack("=3I2BH4I", index[:32])
    own = struct.unpack("=2I", index[40:48])
    if version != _INDEX_VERSION or is_ready != 1 or _checksum(index[:40], "=", (0, 0)) != own:
        return 0
    last = _LOG_HEADER + (frames - 1) * (_FRAME_HEADER + size)
    end = last + _FRAME_HEADER + size
    if not frames or end > len(log) or index[32:40] != log[16:24]:
        return 0
    _, commit, _, _, stated1, stated2 = struct.unpack(">6I", log[last : last + _FRAME_HEADER])
    if commit != pages or (stated1, stated2) != (one, two):
        return 0
    before = log[24:32] if frames == 1 else log[last - size - 8 : last - size]
    sums = struct.unpack(">2I", before)
    if _frame_sums(log, last, size, order, (sums[0], sums[1])) != (one, two):
        return 0
    return end


def _frame_sums(
    log: bytes, at: int, size: int, order: str, sums: tuple[int, int]
) -> tuple[int, int]:
    """Continue the checksum over one frame: the start of its header, and its page."""
    start = at + _FRAME_HEADER
    sums = _checksum(log[at : at + 8], order, sums)
    return _checksum(log[start : start + size], order, sums)


def _checksum(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """Continue the log's running checksum over whole pairs of 32-bit words."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for left, right in zip(words[::2], words[1::2], strict=True):
        one = (one + left + two) & 0xFFFFFFFF
        two = (two + right + one) & 0xFFFFFFFF
    return one, two


__all__ = ["Busy", "Refused", "Signature", "overlay", "query", "signature"]
