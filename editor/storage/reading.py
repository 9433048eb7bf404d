"""Reading a file without ever hanging on it: regular files only, up to a stated size."""

from __future__ import annotations

import errno
import os
import stat

from editor.core.document import Document
from editor.core.patterns import pattern
from editor.core.problems import Problem, Severity
from editor.core.wording import Message, message
from editor.storage import wording
from editor.storage.links import link_target

LARGEST_DEFINITION = 4 * 1024 * 1024  # bytes; the largest published definition has 90 KB
LARGEST_HEADER = 512 * 1024  # bytes; readers of YAML take seconds for more
MEBIBYTE = 1024 * 1024

# Non-blocking, so that a FIFO or a device opened in place of a file cannot hold us up.
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_OPENING = pattern(rb"(?:\xef\xbb\xbf|\s)*+---[ \t]*+(?=[\r\n])")
_CLOSING = pattern(rb"[\r\n]---[ \t]*+(?=[\r\n]|\Z)")
_KINDS = (
    (stat.S_ISDIR, wording.FOLDER),
    (stat.S_ISFIFO, wording.PIPE),
    (stat.S_ISSOCK, wording.SOCKET),
    (stat.S_ISCHR, wording.DEVICE),
    (stat.S_ISBLK, wording.DEVICE),
)


class Refused(Exception):
    """A file that is there but is left alone: no regular file, or more than is taken in."""

    def __init__(self, kind: str = "", *, code: str = "", text: str = "", limit: int = 0) -> None:
        super().__init__(kind)
        self.kind = kind  # what it is; empty when there is too much of it
        self.code, self.text, self.limit = code, text, limit  # what there is too much of


def open_regular(path: str) -> tuple[int, os.stat_result]:
    """Open a regular file, whose descriptor the caller closes; raises OSError or `Refused`."""
    descriptor = os.open(path, _FLAGS)
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode):
        os.close(descriptor)
        raise Refused(kind_of(status.st_mode))
    return descriptor, status


def read_bytes(path: str, limit: int = LARGEST_DEFINITION) -> tuple[bytes, os.stat_result]:
    """Read a regular file and its status; raises OSError or `Refused`."""
    descriptor, status = open_regular(path)
    try:
        size = status.st_size
        if size > limit:
            raise Refused
        data = os.read(descriptor, size + 1)
        if len(data) != size:  # it grew or shrank meanwhile, or the file system states no size
            data = _rest(descriptor, data, limit)
        return data, status
    finally:
        os.close(descriptor)


def check_header(data: bytes) -> bytes:
    """Give a definition back unless its header is too long; then raises `Refused`.

    What counts as one is told without any system's rules: from the first fence to the next, or to
    the end.
    """
    if len(data) <= LARGEST_HEADER:
        return data
    start = _OPENING.match(data)
    if start is not None:
        fence = _CLOSING.search(data, start.end())
        end = fence.start() if fence else len(data)
        if end - start.end() > LARGEST_HEADER:
            kibibytes = LARGEST_HEADER // 1024
            raise Refused(code="header-too-large", text=wording.HEADER_TOO_LARGE, limit=kibibytes)
    return data


def read_definition(path: str) -> tuple[bytes, os.stat_result]:
    """Read a definition and its file's status; raises OSError or `Refused`."""
    data, status = read_bytes(path)
    return check_header(data), status


def read(path: str, limit: int = LARGEST_DEFINITION) -> Document | Problem:
    """Read a definition file; whatever stands in the way is a problem, and nothing hangs."""
    try:
        kind = kind_of(os.stat(path).st_mode)
        if kind:  # not even opened: opening a device may do something
            raise Refused(kind)
        data, _ = read_bytes(path, limit)
        return Document(check_header(data) if limit == LARGEST_DEFINITION else data)
    except (OSError, ValueError, Refused) as error:
        return problem_of(path, error, limit)


UNREAD_CODES = frozenset((
    "broken-link", "file-missing", "file-too-large", "file-unreadable", "header-too-large",
    "link-loop", "not-a-regular-file", "too-many-lines",
))  # fmt: skip
"""Every code `problem_of` gives: what has one of these was not read, and is not edited."""


def problem_of(path: str, error: Exception, limit: int = LARGEST_DEFINITION) -> Problem:
    """Say in plain words why a file cannot be read."""
    name = os.path.basename(path) or path
    if isinstance(error, Refused):
        if error.kind:
            text = message(wording.NOT_A_FILE, name=name, kind=Message(error.kind))
            return Problem("not-a-regular-file", Severity.ERROR, text, path=path)
        if error.code:
            text = message(error.text, name=name, limit=error.limit)
            return Problem(error.code, Severity.ERROR, text, path=path)
        is_definition = limit == LARGEST_DEFINITION
        template = wording.TOO_LARGE if is_definition else wording.OTHER_TOO_LARGE
        text = message(template, name=name, limit=limit // MEBIBYTE)
        return Problem("file-too-large", Severity.ERROR, text, path=path)
    code = getattr(error, "errno", None)
    if code == errno.ELOOP:
        return Problem("link-loop", Severity.ERROR, message(wording.LOOP, name=name), path=path)
    if code == errno.ENXIO:  # what Linux answers when a socket is opened
        text = message(wording.NOT_A_FILE, name=name, kind=Message(wording.SOCKET))
        return Problem("not-a-regular-file", Severity.ERROR, text, path=path)
    if isinstance(error, (FileNotFoundError, NotADirectoryError, ValueError)):
        target = "" if isinstance(error, ValueError) else link_target(path)
        if target:
            text = message(wording.DANGLING, name=name, target=target)
            return Problem("broken-link", Severity.ERROR, text, path=path)
        text = message(wording.MISSING, name=name)
        return Problem("file-missing", Severity.ERROR, text, path=path)
    text = message(wording.UNREADABLE, name=name, detail=detail_of(error))
    return Problem("file-unreadable", Severity.ERROR, text, path=path)


def detail_of(error: Exception) -> Message | str:
    """Say an error of the system as part of a sentence; one that is not known, in its own words."""
    code = getattr(error, "errno", None)
    if code in wording.SYSTEM_ERRORS:
        return Message(wording.SYSTEM_ERRORS[code])
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return text[:1].lower() + text[1:]


def kind_of(mode: int) -> str:
    """Name what is not a regular file; empty for a regular file."""
    if stat.S_ISREG(mode):
        return ""
    return next((name for test, name in _KINDS if test(mode)), wording.SPECIAL)


def _rest(descriptor: int, data: bytes, limit: int) -> bytes:
    """Read on until the end, up to the limit."""
    parts, total = [data], len(data)
    while data:
        data = os.read(descriptor, MEBIBYTE)
        parts.append(data)
        total += len(data)
        if total > limit:
            raise Refused
    return b"".join(parts)
