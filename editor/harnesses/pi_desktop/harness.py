"""The one object through which the rest of the program meets PI-Desktop.

What only editing, resolving or creating needs is imported by the method that needs it, so that
listing an empty folder does not take longer than starting Python a few times.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.lookalikes import flagged
from editor.harnesses.pi_desktop import catalog, locations, reading, roster, state
from editor.harnesses.pi_desktop.fields import FIELDS
from editor.harnesses.pi_desktop.rules import Rules, rules_named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.core.changes import Change, Plan, Reading
    from editor.core.definition import Definition, Field, Origin
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.harness import Root, Roster, Settings, ToolTip
    from editor.core.problems import Problem
    from editor.core.resolution import DelegationMap, Resolution
    from editor.core.session import Session, Switch, Tool
    from editor.core.syntax import Syntax
    from editor.core.tools import ToolEffect


class PiDesktop:
    """PI-Desktop, with the rules of its PascalCase era by default."""

    id = reading.ID
    title = "PI-Desktop"
    rules: tuple[str, ...] = (Rules.LOWER.value, Rules.FALLBACK.value, Rules.SEED.value)
    default_rules = Rules.SEED.value
    fields: tuple[Field, ...] = FIELDS
    switches: tuple[Switch, ...] = ()
    known_models: tuple[str, ...] = ()  # Pins name providers, which only a machine knows.

    def roots(self, environment: Environment, rules: str) -> tuple[Root, ...]:
        """Give the user's folder and, in newer versions, the overrides of built-ins."""
        return locations.roots(environment, rules_named(rules))

    def claims(self, path: str, environment: Environment) -> int:
        """Tell how surely a file is a PI-Desktop definition by where it lies."""
        return locations.claims(path, environment)

    def settings_files(self, environment: Environment) -> tuple[str, ...]:
        """Give the state files that switch agents off or limit them to projects."""
        return locations.settings_files(environment)

    def settings(
        self, files: Mapping[str, bytes], environment: Environment, rules: str
    ) -> Settings:
        """Parse the state files; they are the same in all versions."""
        return state.parse(files, environment)

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        """Read one document through both readers."""
        return flagged(reading.read(document, origin, rules), FIELDS)

    def roster(self, definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
        """Put all definitions together as production does for one session."""
        return roster.build(definitions, settings)

    def resolve(
        self,
        definition: Definition,
        session: Session,
        roster: Roster,
        rules: str,
    ) -> Resolution:
        """Say what a child of this definition gets under a session."""
        from editor.harnesses.pi_desktop import resolution

        return resolution.resolve(definition, session, roster, rules)

    def delegation_map(self, session: Session, roster: Roster, rules: str) -> DelegationMap:
        """Draw the session and the agents it is offered."""
        from editor.harnesses.pi_desktop import team

        return team.delegation_map(session, roster, rules)

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        """Tell what a tool can do."""
        return catalog.effects(tool)

    def known_tools(self, rules: str) -> tuple[ToolTip, ...]:
        """Give the tools PI-Desktop ships, the seven that can be listed first."""
        return catalog.known_tools(rules_named(rules))

    def syntax(self, document: Document, origin: Origin, rules: str) -> Syntax:
        """Give the line locator for the header the deciding reader sees."""
        from editor.harnesses.pi_desktop import locator

        return locator.syntax(document)

    def plan(
        self, document: Document, origin: Origin, change: Change, rules: str
    ) -> Plan | Problem:
        """Translate a change of a field into changes of keys."""
        from editor.harnesses.pi_desktop import editing

        return editing.plan(document, change, rules)

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        """Read a document with the runtime's reader and with that of Settings."""
        from editor.harnesses.pi_desktop import readings

        version = rules_named(rules)
        return readings.readings(reading.readers(document, origin, version), version)

    def file_name(self, name: str) -> str:
        """Give the file a new definition goes into."""
        from editor.harnesses.pi_desktop import creation

        return creation.file_name(name)

    def check_name(self, name: str) -> Problem | None:
        """Say why a name cannot be used."""
        from editor.harnesses.pi_desktop import creation

        return creation.check_name(name)

    def starting_text(self, name: str, source: Definition | None) -> bytes:
        """Give a first text that both readers accept."""
        from editor.harnesses.pi_desktop import creation

        return creation.starting_text(name, source)

    def rename_note(self, definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
        """Say what a rename takes along."""
        from editor.harnesses.pi_desktop import creation

        return creation.rename_note(definition, name, roster)

    def sees_tools(self, session: Session, field: str, item: str) -> tuple[str, ...] | None:
        """Entries are names, never patterns."""
        return None

    def copy_as(self, definition: Definition) -> tuple[str, str] | None:
        """There is no other form of a definition that people paste."""
        return None


HARNESS: Final = PiDesktop()
