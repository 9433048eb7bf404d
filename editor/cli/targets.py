"""Turning `NAME|PATH` into definitions, each with the harness it belongs to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.cli.arguments import Arguments, UsageError, near
from editor.core.records import record
from editor.harnesses import MODULES, by_id
from editor.storage import library as libraries
from editor.storage.finding import folder_files, looks_like_path
from editor.storage.links import real_path
from editor.storage.paths import environment as read_environment

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.cli.output import Output
    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.core.harness import Harness
    from editor.storage.library import Library


@record
class Target:
    """One definition that was asked for."""

    definition: Definition
    library: Library

    @property
    def harness(self) -> Harness:
        """The harness the definition was read by."""
        return self.library.harness

    @property
    def path(self) -> str:
        """The path of its file."""
        return self.definition.origin.path


class Shelf:
    """The libraries of one run, each scanned at most once."""

    def __init__(self, environment: Environment, harness_id: str | None, rules: str) -> None:
        self.environment = environment
        self.harness_id = harness_id  # as asked for with --harness
        self._rules = rules
        self._libraries: dict[str, Library] = {}
        self._by_path: dict[str, dict[str, Definition]] = {}

    def choose(self, harness_id: str) -> None:
        """Settle which harness bare names belong to, when nothing else says so."""
        if harness_id in MODULES:
            self.harness_id = harness_id

    def library(self, harness_id: str | None = None) -> Library:
        """The library of a harness, by default that of `--harness` or of PI-Desktop."""
        wanted = harness_id or self.harness_id or libraries.DEFAULT_HARNESS
        if wanted not in self._libraries:
            harness = by_id(wanted)
            if self._rules and self._rules not in harness.rules:
                known = " or ".join(harness.rules)
                raise UsageError(
                    f"{harness.title} has no rules version “{self._rules}”; it can be {known}"
                )
            self._libraries[wanted] = libraries.scan(harness, self.environment, self._rules)
        return self._libraries[wanted]

    def harness_of(self, path: str) -> str:
        """The harness a path belongs to, unless one was asked for."""
        return self.harness_id or libraries.harness_for(path, self.environment)

    def targets(self, words: Sequence[str], output: Output) -> tuple[list[Target], bool]:
        """Find what every word means; those that mean nothing are reported, and the flag false."""
        found: list[Target] = []
        are_all_known = True
        for word in words:
            here = list(self._meant(word))
            if not here:
                are_all_known = False
                self.report_unknown(word, output)
            found += here
        return found, are_all_known

    def peek(self, word: str) -> Target | None:
        """Find the first definition a word means, without a word about unknown ones."""
        return next(iter(self._meant(word)), None)

    def _meant(self, word: str) -> Iterable[Target]:
        """Give the definitions one word means: a bare word is a name first, others a path first."""
        is_bare = os.sep not in word and "/" not in word
        named = self._named(word) if is_bare else []
        if named:
            return named
        path = os.path.abspath(word)
        if looks_like_path(word) and os.path.lexists(path):
            return self._in_folder(path) if os.path.isdir(path) else [self._file(path)]
        return [] if is_bare else self._named(word)

    def _named(self, name: str) -> list[Target]:
        """Give the definition in effect for a name."""
        library = self.library()
        definition = library.roster.winner(name)
        return [Target(definition, library)] if definition else []

    def _file(self, path: str) -> Target:
        """Read one file: as the library has it, or by itself when it lies elsewhere."""
        library = self.library(self.harness_of(path))
        index = self._by_path.get(library.harness.id)
        if index is None:
            index = self._by_path[library.harness.id] = libraries.by_path(library)
        known = index.get(path) or index.get(real_path(path))
        if known is not None:
            return Target(known, library)
        read = libraries.read_one(path, library.harness, self.environment, library.rules)
        return Target(read, library)

    def _in_folder(self, folder: str) -> Iterable[Target]:
        """Read every definition below a folder; each file by the harness it belongs to."""
        for path in folder_files(folder):
            yield self._file(path)

    def report_unknown(self, word: str, output: Output) -> None:
        """Say that a word means nothing, with what may have been meant."""
        if looks_like_path(word) and (os.sep in word or "/" in word or os.path.isdir(word)):
            if os.path.isdir(word):
                output.error("there is no definition in this folder; give another path", word)
            else:
                output.error("there is no such file or folder; check the path", word)
            return
        library = self.library()
        close = libraries.suggestions(library, word)
        title = library.harness.title
        if close:
            guess = " or ".join(f"“{name}”" for name in close)
            output.error(f"{title} has no agent “{word}”; did you mean {guess}?")
        else:
            output.error(
                f"{title} has no agent “{word}”; "
                f"`subagent-editor list --harness {library.harness.id}` shows those it has"
            )


def shelf_for(arguments: Arguments) -> Shelf:
    """Read the common options."""
    harness_id = arguments.get("--harness")
    if harness_id is not None and harness_id not in MODULES:
        guess = near(harness_id, MODULES)
        hint = f"did you mean {guess}?" if guess else f"there are {', '.join(MODULES)}"
        raise UsageError(f"there is no harness “{harness_id}”; {hint}")
    for option in ("--home", "--project"):
        folder = arguments.get(option)
        if folder is not None and os.path.exists(folder) and not os.path.isdir(folder):
            raise UsageError(f"{option} “{folder}” is a file; give a folder")
    environment = read_environment(arguments.get("--home"), arguments.get("--project"))
    return Shelf(environment, harness_id, arguments.get("--rules") or "")
