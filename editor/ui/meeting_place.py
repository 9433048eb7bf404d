"""Where a second start of the program finds the first one; told without loading Qt's network."""

from __future__ import annotations

import os
import sys
import tempfile
import zlib
from typing import TYPE_CHECKING

from editor.storage.paths import state_folder

if TYPE_CHECKING:
    from editor.core.environment import Environment


def instance_name(environment: Environment) -> str:
    """Name the one window of a state folder; different people have different ones.

    On POSIX it is the path of a socket, short enough for every system.
    """
    folder = str(state_folder(environment))
    name = f"subagent-editor-{zlib.crc32(folder.encode('utf-8', 'surrogateescape')):08x}"
    if sys.platform == "win32":
        return name
    return os.path.join(tempfile.gettempdir(), f"{name}-{os.getuid()}")


def may_run_already(name: str) -> bool:
    """Whether it is worth asking a running program; False spares the start the asking."""
    return sys.platform == "win32" or os.path.exists(name)


def absolute(wanted: str) -> str:
    """Make a path absolute before another process, in another folder, gets it."""
    is_path = os.sep in wanted or "/" in wanted or os.path.lexists(wanted)
    return os.path.abspath(wanted) if wanted and is_path else wanted
