"""Listens to everything the interpreter does to the world outside, from before the program starts.

Python tells a hook of every file opened, process started, socket made and code run. What is not
among the promised things is kept as a breach. Nothing of the program may be imported before
`listen`, and nothing of it is imported here.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import FrameType

FORBIDDEN = (
    "socket.", "subprocess.", "os.system", "os.exec", "os.spawn", "os.posix_spawn", "os.fork",
    "os.startfile", "pty.", "webbrowser.", "urllib.", "http.", "ftplib.", "smtplib.", "poplib.",
    "imaplib.", "telnetlib.", "nntplib.", "pickle.", "code.__new__", "cpython.run_", "os.kill",
    "signal.pthread_kill",
)  # fmt: skip
WRITING = {
    "os.remove": (0,), "os.rename": (0, 1), "os.link": (0, 1), "os.symlink": (1,),
    "os.mkdir": (0,), "os.rmdir": (0,), "os.chmod": (0,), "os.chown": (0,), "os.truncate": (0,),
    "os.utime": (0,), "shutil.move": (0, 1), "os.setxattr": (0,), "shutil.rmtree": (0,),
    "shutil.copyfile": (1,), "tempfile.mkstemp": (0,), "tempfile.mkdtemp": (0,),
}  # fmt: skip
# Who may run code made at run time: the import system, and the parts of the standard library and
# of Qt for Python that make classes and signatures; each by the file the call stands in.
MAKERS = (
    "<frozen importlib", "<frozen zipimport", f"{os.sep}dataclasses.py",
    f"{os.sep}collections{os.sep}__init__.py", f"{os.sep}enum.py", f"{os.sep}typing.py",
    f"{os.sep}shiboken6{os.sep}", f"{os.sep}PySide6{os.sep}", f"{os.sep}shibokensupport{os.sep}",
    "/shibokensupport/", "signature_bootstrap.py",
)  # fmt: skip
RENAMES = ("renameat2", "renamex_np")  # of the C library, which `os` does not offer


class Listener:
    """Keeps breaches; `is_on` lets a test do what the program may not."""

    def __init__(self, allowed: Sequence[str], flat: Sequence[str] = ()) -> None:
        """`allowed` folders are so with all in them, `flat` ones with the files right in them."""
        self._allowed = tuple(os.path.realpath(place) for place in allowed)
        self._flat = tuple(os.path.realpath(place) for place in flat)
        self.breaches: list[str] = []
        self.counts: dict[str, int] = {}
        self.is_on = True

    def listen(self) -> None:
        """Begin; there is no end."""
        sys.dont_write_bytecode = True
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if not self.is_on:
            return
        self.is_on = False  # what is looked up here is not the program's doing
        try:
            self.counts[event] = self.counts.get(event, 0) + 1
            said = self._breach(event, arguments)
            if said:
                self.breaches.append(f"{said} in {_caller()}")
        finally:
            self.is_on = True

    def _breach(self, event: str, arguments: tuple[object, ...]) -> str:
        """Say what is not allowed about an event; empty when it is."""
        if event == "os.kill" and arguments[1] == 0:
            return ""  # asks whether a process lives
        if event.startswith(FORBIDDEN):
            return f"{event} {arguments!r}"[:300]
        if event in ("exec", "compile", "marshal.loads"):
            caller = _caller()
            is_maker = any(part in caller for part in MAKERS) or _made_by_qt(arguments)
            return "" if is_maker else f"{event} {arguments!r}"[:300]
        if event.startswith("ctypes."):
            return "" if _is_own_library(event, arguments) else f"{event} {arguments!r}"[:300]
        if event == "open":
            path, mode, flags = arguments
            flags = flags if isinstance(flags, int) else 0
            writes = bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND))
            is_fine = not writes or path == os.devnull or self._is_allowed(path)
            return "" if is_fine else f"open {path!r} {mode!r}"
        paths = [arguments[at] for at in WRITING.get(event, ())]
        wrong = [path for path in paths if not self._is_allowed(path)]
        return f"{event} {wrong!r}" if wrong else ""

    def _is_allowed(self, path: object) -> bool:
        if isinstance(path, int):
            return True  # an open file, whose opening was looked at
        name = os.fsdecode(path) if isinstance(path, str | bytes | os.PathLike) else ""
        folder, base = os.path.split(os.path.abspath(name))
        real = os.path.join(os.path.realpath(folder), base)
        if real in self._flat or os.path.dirname(real) in self._flat:
            return True
        return any(real == place or real.startswith(place + os.sep) for place in self._allowed)


def _caller() -> str:
    """The file and line of the innermost frame outside of this module."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
    return "nowhere" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"


def _made_by_qt(arguments: tuple[object, ...]) -> bool:
    """Whether code that is run is Qt for Python's own, which it runs without a frame of its own."""
    name = getattr(arguments[0], "co_filename", "") if arguments else ""
    return any(part in str(name) for part in MAKERS[6:])


def _is_own_library(event: str, arguments: tuple[object, ...]) -> bool:
    """Whether a call into a library is into the one this process is, for a rename alone."""
    if event == "ctypes.dlopen":
        return arguments[0] is None
    if event in ("ctypes.dlsym", "ctypes.dlsym/handle"):
        return arguments[-1] in RENAMES
    return event in ("ctypes.get_errno", "ctypes.set_errno", "ctypes.call_function")
