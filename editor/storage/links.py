"""Where links lead, told without ever raising: a link may lie, go in a circle, or go away."""

from __future__ import annotations

import errno
import os


def real_path(path: str) -> str:
    """Give the file a path means, through every link; where that cannot be told, the path itself.

    What the system itself does not follow, a circle or a chain of too many links, is not followed
    here: Python would, calling itself once for each.
    """
    try:
        os.stat(path)
    except OSError as error:
        if error.errno == errno.ELOOP:
            return os.path.abspath(path)
    except ValueError:
        return os.path.abspath(path)
    try:
        return os.path.realpath(path)
    except (OSError, RecursionError):
        return os.path.abspath(path)


def link_target(path: str) -> str:
    """Give what a link says, or nothing when it is none (any more)."""
    try:
        return os.readlink(path)
    except (OSError, ValueError):
        return ""


def is_within(path: str, folder: str) -> bool:
    """Whether a path is a folder or lies in it; paths of different drives never do."""
    try:
        return os.path.commonpath((path, folder)) == folder
    except ValueError:
        return False


def is_plain_file(entry: os.DirEntry[str]) -> bool:
    """Whether an entry of a folder is a file and no link; one that cannot be looked at is none."""
    try:
        return entry.is_file(follow_symlinks=False)
    except OSError:
        return False


def is_plain_folder(entry: os.DirEntry[str]) -> bool:
    """Whether an entry of a folder is a folder and no link, as far as it can be looked at."""
    try:
        return entry.is_dir(follow_symlinks=False)
    except OSError:
        return False
