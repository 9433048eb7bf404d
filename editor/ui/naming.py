"""What a person means by a name or a path given to the window: one agent, a file, or a folder."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.storage.finding import folder_files
from editor.storage.library import harness_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from editor.core.definition import Definition
    from editor.core.environment import Environment


def is_path(wanted: str) -> bool:
    """Whether a word can only be meant as a path; others are a name first, as in the commands."""
    return os.sep in wanted or "/" in wanted or wanted.lower().endswith(".md")


def as_path(wanted: str) -> str:
    """Give what is meant as a path in full; a bare word stays as it is."""
    return os.path.abspath(wanted) if is_path(wanted) else wanted


def as_existing_path(word: str) -> str:
    """Give the path a bare word stands for when no agent has that name; empty for none."""
    return os.path.abspath(word) if not is_path(word) and os.path.lexists(word) else ""


def meant(entries: Iterable[Definition], wanted: str) -> str:
    """Find the path of the agent that a name or a path means, else of the first in a folder."""
    inside = ""
    for entry in entries:
        origin = entry.origin
        if wanted in (origin.path, origin.real_path, entry.name):
            return origin.path
        if not inside and origin.path.startswith(wanted + os.sep):
            inside = origin.path
    return inside


def files_of(named: Sequence[str], harness_id: str, environment: Environment) -> Iterator[str]:
    """Give the files that were named, and of a folder those that are one system's."""
    for path in named:
        if not os.path.isdir(path):
            yield path
            continue
        for file in folder_files(path):
            if harness_for(file, environment) == harness_id:
                yield file


def harness_of(wanted: str, environment: Environment) -> str:
    """Tell which system is meant by where a file, or the first file of a folder, lies."""
    if not wanted or not (is_path(wanted) or os.path.lexists(wanted)):
        return ""
    path = os.path.abspath(wanted)
    if os.path.isdir(path):
        path = next(iter(folder_files(path)), path)
    return harness_for(path, environment)
