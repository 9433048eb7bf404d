"""What a harness is to the rest of the program: the one interface behind which they differ.

A harness is one object in `editor.harnesses`. All its methods are pure: the harness says *which*
files matter, `storage` reads them, the harness parses them. `rules` selects a version of its rules;
callers always pass one of `Harness.rules`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from editor.core.records import field, record

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from editor.core.changes import Change, Plan, Reading
    from editor.core.definition import Definition, Field, Origin
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.problems import Problem
    from editor.core.resolution import DelegationMap, Resolution
    from editor.core.session import Session, Switch, Tool
    from editor.core.syntax import Syntax
    from editor.core.tools import ToolEffect


@record
class Root:
    """A folder (or one file) in which definitions live."""

    path: str
    scope: str
    is_writable: bool = True
    is_recursive: bool = False
    matches: Callable[[str], bool] = field(
        default=lambda name: name.endswith(".md"), compare=False
    )  # by file name
    is_file: bool = False  # `path` is one file, such as a configuration
    plugin: str = ""
    creates: bool = False  # new definitions of this scope are created here
    follows_folder_links: bool = True
    # For recursive roots whose folders matter: a file counts only when this accepts its path
    # relative to the root (POSIX separators).
    accepts: Callable[[str], bool] | None = field(default=None, compare=False)


@record
class Settings:
    """The other files a harness's answer depends on, parsed; `values` is the harness's own."""

    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    problems: tuple[Problem, ...] = ()


@record
class Roster:
    """All definitions together: who wins, who is shadowed, who is dropped.

    `entries` are all definitions given, in display order, with status, shadows, shadowed_by and
    problems of togetherness filled in; `offered` are the names a session is offered, in its order.
    """

    entries: tuple[Definition, ...] = ()
    offered: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    settings: Settings = field(default_factory=Settings)

    def winner(self, name: str) -> Definition | None:
        """The definition in effect for a name."""
        named = [entry for entry in self.entries if entry.name == name]
        return next((entry for entry in named if entry.shadowed_by is None), None) or (
            named[0] if named else None
        )


@record
class ToolTip:
    """What is known of a tool by its name alone."""

    name: str
    effects: tuple[ToolEffect, ...]
    description: str = ""  # translatable template


class Harness(Protocol):
    """One system that delegates to subagents."""

    id: str  # stable, used in files and on the command line
    title: str  # shown to people
    rules: tuple[str, ...]  # versions of its rules, newest first
    default_rules: str
    fields: tuple[Field, ...]  # in the order of the form
    switches: tuple[Switch, ...]  # what of a start can be chosen, in a session's context
    known_models: tuple[str, ...]  # offered for completion besides what is found on the machine

    def roots(self, environment: Environment, rules: str) -> tuple[Root, ...]:
        """Give the places where definitions live, strongest first, without the built-ins."""
        ...

    def claims(self, path: str, environment: Environment) -> int:
        """How surely a file belongs to this harness by its path: 0 no, 1 by name, 2 by folder."""
        ...

    def settings_files(self, environment: Environment) -> tuple[str, ...]:
        """Name the other files the answer depends on (absolute paths; they may be missing)."""
        ...

    def settings(
        self, files: Mapping[str, bytes], environment: Environment, rules: str
    ) -> Settings:
        """Parse those of `settings_files` that exist."""
        ...

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        """Read one document: fields, status by itself, problems; never raises."""
        ...

    def roster(self, definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
        """Put all definitions (built-ins included) together."""
        ...

    def resolve(
        self, definition: Definition, session: Session, roster: Roster, rules: str
    ) -> Resolution:
        """Say what a child of this definition gets under a session; every tool of session ∪
        definition has a verdict.
        """
        ...

    def delegation_map(self, session: Session, roster: Roster, rules: str) -> DelegationMap:
        """Say who may start whom under a session."""
        ...

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        """What a tool can do, by its name, origin and risk; UNKNOWN where nothing is known."""
        ...

    def known_tools(self, rules: str) -> tuple[ToolTip, ...]:
        """The tools this harness ships, in its own order; for pickers without a session."""
        ...

    def syntax(self, document: Document, origin: Origin, rules: str) -> Syntax:
        """Choose the locator for a document (`yaml`, `lines`, JSONC)."""
        ...

    def plan(
        self, document: Document, origin: Origin, change: Change, rules: str
    ) -> Plan | Problem:
        """Translate a change of a field into changes of keys with spellings to try, best first.

        Virtual fields (`inherit`, a model held by two keys) become item or key changes here. The
        style already used comes first; `editor.core.spelling` has the usual candidates.
        """
        ...

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        """Read a document with each of the harness's readers, the deciding one first."""
        ...

    def file_name(self, name: str) -> str:
        """The file name a new definition of this name gets."""
        ...

    def check_name(self, name: str) -> Problem | None:
        """Say why a name cannot be used, or None."""
        ...

    def starting_text(self, name: str, source: Definition | None) -> bytes:
        """The bytes of a new definition that every reader accepts, blank or after a built-in."""
        ...

    def rename_note(self, definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
        """Say what else changes when a definition is renamed (shadowing, references, files)."""
        ...

    def sees_tools(self, session: Session, field: str, item: str) -> tuple[str, ...] | None:
        """The session's tools one entry of a list field hits; None when it is no pattern field."""
        ...

    def copy_as(self, definition: Definition) -> tuple[str, str] | None:
        """Another form people paste elsewhere (menu text template, text), or None."""
        ...
