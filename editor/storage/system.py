"""The system calls of saving, one method each, so that a test can stop between any two of them."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from functools import cache
from typing import TYPE_CHECKING

from editor.storage.reading import read_bytes

if TYPE_CHECKING:
    from collections.abc import Callable

_NEW = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_EXCL
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_BINARY", 0)
)
_NOT_SUPPORTED = (
    errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EPERM, errno.EMLINK,
)  # fmt: skip


class System:
    """What saving asks of the operating system; stateless, errors are OSError."""

    def read(self, path: str) -> tuple[bytes, os.stat_result]:
        """Read a regular file whole."""
        return read_bytes(path)

    def open_new(self, path: str, mode: int) -> int:
        """Create a file that must not exist yet."""
        return os.open(path, _NEW, mode)

    def write(self, descriptor: int, data: bytes) -> None:
        """Write all bytes."""
        view = memoryview(data)
        while view:
            view = view[os.write(descriptor, view) :]

    def copy_attributes(self, descriptor: int, source: str, status: os.stat_result) -> None:
        """Give a new file owner, mode and extended attributes of the one it replaces.

        The owner and foreign attributes can only be kept as far as the system lets us.
        """
        if sys.platform == "win32":
            return  # only a write protection, and such a file is not saved
        own = os.fstat(descriptor)
        if (own.st_uid, own.st_gid) != (status.st_uid, status.st_gid):
            try:
                os.fchown(descriptor, status.st_uid, status.st_gid)
            except OSError:
                with contextlib.suppress(OSError):
                    os.fchown(descriptor, -1, status.st_gid)
        os.fchmod(descriptor, status.st_mode & 0o7777)
        if sys.platform == "linux":
            with contextlib.suppress(OSError):
                for name in os.listxattr(source):
                    with contextlib.suppress(OSError):
                        os.setxattr(descriptor, name, os.getxattr(source, name))

    def sync(self, descriptor: int) -> None:
        """Wait until the bytes are on the disk."""
        os.fsync(descriptor)

    def close(self, descriptor: int) -> None:
        """Close a file."""
        os.close(descriptor)

    def exchange(self, left: str, right: str) -> bool:
        """Let two files change places in one moment; False where the system cannot do that."""
        return _rename_with(left, right, _Flag.EXCHANGE)

    def rename_new(self, old: str, new: str) -> bool:
        """Rename unless the new name is taken (FileExistsError); False where that is impossible."""
        if sys.platform == "win32":
            os.rename(old, new)
            return True
        if _rename_with(old, new, _Flag.NO_REPLACE):
            return True
        if os.path.islink(old):
            return False  # a hard link to a symbolic link is not portable
        try:
            os.link(old, new)
        except FileExistsError:
            raise
        except OSError as error:
            if error.errno in _NOT_SUPPORTED:
                return False
            raise
        try:
            os.unlink(old)
        except OSError:
            os.unlink(new)  # the file keeps its one name
            raise
        return True

    def replace(self, old: str, new: str) -> None:
        """Rename over an existing file."""
        os.replace(old, new)

    def remove(self, path: str) -> None:
        """Remove a file."""
        os.unlink(path)

    def sync_folder(self, folder: str) -> None:
        """Wait until a change of names is on the disk, where the system can say so."""
        if sys.platform == "win32":
            return
        with contextlib.suppress(PermissionError):
            descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            try:
                os.fsync(descriptor)
            except OSError as error:
                if error.errno not in _NOT_SUPPORTED:
                    raise
            finally:
                os.close(descriptor)


class _Flag:
    """The two renames that plain POSIX lacks, with their numbers on Linux and macOS."""

    EXCHANGE = (2, 2)
    NO_REPLACE = (1, 4)


def _rename_with(old: str, new: str, flag: tuple[int, int]) -> bool:
    """Rename with a flag; False when this system or file system has no such rename."""
    call = _native_rename()
    if call is None:
        return False
    code = call(os.fsencode(old), os.fsencode(new), flag)
    if code == 0:
        return True
    if code in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP):
        return False
    raise OSError(code, os.strerror(code), old, None, new)


@cache
def _native_rename() -> Callable[[bytes, bytes, tuple[int, int]], int] | None:
    """Find the C library's rename with flags; loaded only when something is saved."""
    if sys.platform not in ("linux", "darwin"):
        return None
    import ctypes

    library = ctypes.CDLL(None, use_errno=True)
    here = -100  # AT_FDCWD

    def on_linux(old: bytes, new: bytes, flag: tuple[int, int]) -> int:
        failed = library.renameat2(here, old, here, new, ctypes.c_uint(flag[0]))
        return ctypes.get_errno() if failed else 0

    def on_darwin(old: bytes, new: bytes, flag: tuple[int, int]) -> int:
        failed = library.renamex_np(old, new, ctypes.c_uint(flag[1]))
        return ctypes.get_errno() if failed else 0

    if sys.platform == "linux":
        return on_linux if hasattr(library, "renameat2") else None
    return on_darwin if hasattr(library, "renamex_np") else None
