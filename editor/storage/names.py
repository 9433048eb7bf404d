"""File names: which ones can be given everywhere, and those of our own temporary files."""

from __future__ import annotations

import os
import sys

from editor.core.patterns import pattern
from editor.core.problems import Problem, Severity
from editor.core.wording import QT_TRANSLATE_NOOP, message

LONGEST_NAME = 255  # bytes, on every common file system
TEMPORARY = pattern(r"\.subagent-editor-(\d+)-[0-9a-f]{8}\.tmp")
RESERVED = frozenset(
    ("con", "prn", "aux", "nul", "conin$", "conout$",
     *(f"{port}{digit}" for port in ("com", "lpt") for digit in "123456789¹²³"))
)  # fmt: skip

EMPTY = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be a file name: it is empty. Choose another name."
)
DOTS = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be a file name: it means a folder. Choose another name."
)
SEPARATOR = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be a file name: it holds a path separator. Choose another name."
)
CONTROL = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be a file name: it holds a control character. Choose another name."
)
FORBIDDEN = QT_TRANSLATE_NOOP(
    "Wording",
    '“{name}” cannot be a file name: Windows does not allow < > : " | ? *. Choose another name.',
)
ENDING = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” cannot be a file name: Windows drops a dot or space at the end. Choose another name.",
)
DEVICE = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be a file name: Windows keeps it for a device. Choose another name."
)
LONG = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be a file name: it is longer than 255 bytes. Choose another name."
)


def check_file_name(name: str) -> Problem | None:
    """Say why a name cannot be given to a new file on every system, or None."""
    reason = _reason(name)
    if not reason:
        return None
    return Problem("bad-file-name", Severity.ERROR, message(reason, name=name))


def temporary_name() -> str:
    """Give a new name for a temporary file; it tells whose it is, to be cleaned up later."""
    return f".subagent-editor-{os.getpid()}-{os.urandom(4).hex()}.tmp"


def clean_stale(folder: str) -> int:
    """Remove temporary files that an earlier process of ours left behind; gives their number."""
    removed = 0
    try:
        names = os.listdir(folder)
    except OSError:
        return 0
    for name in names:
        match = TEMPORARY.fullmatch(name)
        if match and not _is_running(int(match[1])):
            try:
                os.unlink(os.path.join(folder, name))
            except OSError:
                continue
            removed += 1
    return removed


def _reason(name: str) -> str:
    """Name the first thing that is wrong with a file name."""
    rules = (
        (not name, EMPTY),
        (name in (".", ".."), DOTS),
        ("/" in name or "\\" in name, SEPARATOR),
        (any(ord(character) < 32 or 127 <= ord(character) < 160 for character in name), CONTROL),
        (any(character in '<>:"|?*' for character in name), FORBIDDEN),
        (name.endswith((".", " ")), ENDING),
        (name.split(".")[0].rstrip().lower() in RESERVED, DEVICE),
        (len(name.encode("utf-8", "surrogateescape")) > LONGEST_NAME, LONG),
    )
    return next((reason for is_so, reason in rules if is_so), "")


def _is_running(process: int) -> bool:
    """Whether a process may still be at work; our own always is."""
    if process == os.getpid():
        return True
    if sys.platform == "win32":
        return False  # there a file in use cannot be removed anyway
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
