"""What is read from disk for the window, as one value made on a worker thread."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from editor.core.records import record
from editor.harnesses import by_id
from editor.storage.library import look_for_problems, read_one, scan
from editor.storage.names import clean_stale
from editor.ui.naming import files_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.storage.library import Library


@record
class Scan:
    """One look at the disk: the library, files named directly, and what to watch."""

    library: Library
    outside: tuple[Definition, ...]  # files outside every folder of the harness
    folders: tuple[str, ...]  # existing folders whose changes matter
    files: tuple[str, ...]  # existing files whose changes matter
    existing: frozenset[str]  # the searched folders that are there
    generation: int  # how many saves were finished when the look began
    began: int  # when, in nanoseconds since 1970


def look(
    harness_id: str,
    environment: Environment,
    rules: str,
    named: Sequence[str],
    generation: int,
    before: Library | None = None,
) -> Scan:
    """Scan a harness's folders, and read the files a person named; runs on a worker thread."""
    began = time.time_ns()
    harness = by_id(harness_id)
    rules = rules if rules in harness.rules else harness.default_rules
    library = scan(harness, environment, rules, before, looks_for_problems=True)
    known = {entry.origin.path for entry in library.roster.entries}
    outside = tuple(
        read_one(path, harness, environment, rules)
        for path in dict.fromkeys(files_of(named, harness_id, environment))
        if path not in known
    )
    for entry in (*library.roster.entries, *outside):
        look_for_problems(entry)  # here, where nobody waits: the list shows them
    folders = {_existing(root.path if not root.is_file else os.path.dirname(root.path))
               for root in library.roots}  # fmt: skip
    settings = harness.settings_files(environment)
    files = {path for path in settings if os.path.isfile(path)}
    folders |= {os.path.dirname(path) for path in settings if os.path.isdir(os.path.dirname(path))}
    for entry in (*library.roster.entries, *outside):
        if entry.origin.is_writable and os.path.isfile(entry.origin.path):
            files.add(entry.origin.path)
            folders.add(os.path.dirname(entry.origin.path))
    folders.discard("")
    existing = frozenset(root.path for root in library.roots if os.path.isdir(root.path)) | folders
    return Scan(
        library, outside, tuple(sorted(folders)), tuple(sorted(files)), existing, generation, began
    )


def clean(folders: Sequence[str]) -> int:
    """Remove temporary files that a save left behind when it was ended, by a crash or the power."""
    return sum(map(clean_stale, folders))


def _existing(folder: str) -> str:
    """Give a folder, or the nearest one above it that exists."""
    while folder and not os.path.isdir(folder):
        parent = os.path.dirname(folder)
        if parent == folder:
            return ""
        folder = parent
    return folder
