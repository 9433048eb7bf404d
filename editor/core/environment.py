"""Every path a harness's answer may depend on, read once and passed around as one value."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Mapping


@record
class Level:
    """One folder on the way from the project folder to the file system's root."""

    path: str
    is_repository_root: bool = False  # holds `.git`, as a folder or a file


@record
class Environment:
    """Home, project and the variables that move folders; absolute POSIX or Windows paths."""

    home: str
    project: str
    config_home: str
    data_home: str
    state_home: str
    levels: tuple[Level, ...] = ()  # nearest first: the project folder and its parents up to `/`
    variables: Mapping[str, str] = MappingProxyType({})
    platform: str = "linux"  # linux, darwin, windows

    def variable(self, name: str) -> str:
        """The value of an environment variable, empty when it is not set."""
        return self.variables.get(name, "")


def join(*parts: str) -> str:
    """Join path parts with the separator the first part already uses."""
    first = parts[0].rstrip("/\\") or parts[0]
    separator = "\\" if "\\" in first and "/" not in first else "/"
    return separator.join((first.rstrip("/") if first != "/" else "", *parts[1:]))
