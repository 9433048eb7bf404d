"""Moving a file to the trash, so that it can be had back, and having it back.

On Linux this is the freedesktop.org trash (home trash, or the one at the top of another disk), on
macOS and Windows the system's own.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import time
from typing import TYPE_CHECKING

from editor.core.environment import join
from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.wording import message
from editor.storage import wording
from editor.storage.reading import Refused, detail_of, read_bytes
from editor.storage.results import Conflict, SaveFailure
from editor.storage.system import System

if TYPE_CHECKING:
    from editor.core.environment import Environment

MOST_COPIES = 10_000


@record
class Trashed:
    """A file in the trash, and what is needed to have it back."""

    path: str  # where it was
    trashed_path: str  # where it is; empty where the system does not tell
    info_path: str = ""


def move_to_trash(
    path: str, environment: Environment, base: str | None = None
) -> Trashed | Conflict | SaveFailure:
    """Move a file to the trash; with `base` only if it still has that fingerprint.

    A symbolic link is moved itself; what it leads to stays.
    """
    path = os.path.abspath(path)
    try:
        status = os.lstat(path)
        if base is not None:
            data, _ = read_bytes(path)
            if hashlib.sha256(data).hexdigest() != base:
                return _changed(path, data)
        if environment.platform == "windows":
            return _to_recycle_bin(path)
        if environment.platform == "darwin":
            return _move(path, join(environment.home, ".Trash"), "", "")
        folder, named = _trash_folder(path, status, environment)
        return _move(path, join(folder, "files"), join(folder, "info"), named)
    except (OSError, ValueError, Refused) as error:
        text = message(wording.TRASH_FAILED, name=os.path.basename(path), detail=detail_of(error))
        return SaveFailure(path, Problem("trash-failed", Severity.ERROR, text, path=path))


def restore(trashed: Trashed) -> str | SaveFailure:
    """Put a file back where it was; gives its path. A file that is there now is left alone."""
    name = os.path.basename(trashed.path)
    try:
        if not trashed.trashed_path:
            raise FileNotFoundError(2, "the system does not tell where its trash keeps the file")
        os.makedirs(os.path.dirname(trashed.path), exist_ok=True)
        if os.path.lexists(trashed.path):
            raise FileExistsError
        if not System().rename_new(trashed.trashed_path, trashed.path):
            os.rename(trashed.trashed_path, trashed.path)
        _remove_record(trashed.info_path)
    except FileExistsError:
        text = message(wording.EXISTS, name=name)
        return SaveFailure(trashed.path, Problem("file-exists", Severity.ERROR, text))
    except OSError as error:
        text = message(wording.RESTORE_FAILED, name=name, detail=detail_of(error))
        return SaveFailure(trashed.path, Problem("restore-failed", Severity.ERROR, text))
    return trashed.path


def _changed(path: str, data: bytes) -> Conflict:
    from editor.core.document import Document

    text = message(wording.CHANGED_ON_DISK, name=os.path.basename(path))
    problem = Problem("changed-on-disk", Severity.ERROR, text, path=path)
    return Conflict(path, Document(data), problem)


def _trash_folder(path: str, status: os.stat_result, environment: Environment) -> tuple[str, str]:
    """Choose the trash of the file's own disk, and the path its record names."""
    home_trash = join(environment.data_home, "Trash")
    os.makedirs(environment.data_home, mode=0o700, exist_ok=True)
    if os.stat(environment.data_home).st_dev == status.st_dev:
        return home_trash, path
    top = os.path.dirname(path)
    while not os.path.ismount(top):
        top = os.path.dirname(top)
    relative = os.path.relpath(path, top)
    shared = join(top, ".Trash")
    user = str(os.getuid()) if sys.platform != "win32" else ""
    try:
        found = os.lstat(shared)
        if stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX:
            return join(shared, user), relative
    except OSError:
        pass
    return join(top, f".Trash-{user}"), relative


def _move(path: str, files: str, info: str, named: str) -> Trashed:
    """Move a file into a trash folder under a free name, with its record first."""
    os.makedirs(files, mode=0o700, exist_ok=True)
    if info:
        os.makedirs(info, mode=0o700, exist_ok=True)
    stem, extension = os.path.splitext(os.path.basename(path))
    for number in range(1, MOST_COPIES):
        name = f"{stem}{extension}" if number == 1 else f"{stem} {number}{extension}"
        record = join(info, f"{name}.trashinfo") if info else ""
        target = join(files, name)
        if os.path.lexists(target):
            continue
        try:
            if record:
                _write_record(record, named)
        except FileExistsError:
            continue
        try:
            if not System().rename_new(path, target):
                os.rename(path, target)
        except FileExistsError:
            _remove_record(record)
            continue
        except BaseException:
            _remove_record(record)
            raise
        return Trashed(path, target, record)
    raise FileExistsError(17, "the trash holds too many files of this name")


def _write_record(record: str, named: str) -> None:
    """Write the record the trash keeps of a file; it must not exist yet."""
    from urllib.parse import quote

    date = time.strftime("%Y-%m-%dT%H:%M:%S")
    text = f"[Trash Info]\nPath={quote(os.fsencode(named))}\nDeletionDate={date}\n"
    descriptor = os.open(record, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        try:
            System().write(descriptor, text.encode("ascii"))
        finally:
            os.close(descriptor)
    except OSError:
        _remove_record(record)
        raise


def _remove_record(record: str) -> None:
    """Take back a record; one that stays shows a file that is not in the trash, no more."""
    if record:
        with contextlib.suppress(OSError):
            os.unlink(record)


def _to_recycle_bin(path: str) -> Trashed:
    """Ask the Windows shell to move a file to the recycle bin, without any dialog."""
    if sys.platform != "win32":
        raise OSError("there is no recycle bin on this system")
    import ctypes
    from ctypes import wintypes

    class Operation(ctypes.Structure):
        _fields_ = (
            ("window", wintypes.HWND),
            ("function", wintypes.UINT),
            ("source", wintypes.LPCWSTR),
            ("target", wintypes.LPCWSTR),
            ("flags", wintypes.WORD),
            ("aborted", wintypes.BOOL),
            ("names", ctypes.c_void_p),
            ("title", wintypes.LPCWSTR),
        )

    delete, quiet_with_undo = 3, 0x0004 | 0x0010 | 0x0040 | 0x0400
    operation = Operation(None, delete, path + "\0", None, quiet_with_undo, False, None, None)
    code = ctypes.windll.shell32.SHFileOperationW(ctypes.byref(operation))
    if code or operation.aborted:
        raise OSError(f"Windows refused it (code {code})")
    return Trashed(path, "")
