"""The one object through which the rest of the program meets Claude Code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.lookalikes import flagged
from editor.harnesses.claude_code import (
    catalog,
    creation,
    definitions,
    edits,
    locations,
    resolution,
    roster,
    settings,
    team,
    tool_words,
    wording,
)
from editor.harnesses.claude_code.entries import parse_entry
from editor.harnesses.claude_code.fields import FIELDS, KNOWN_MODELS
from editor.harnesses.claude_code.rules import AUG, OCT, rules_for
from editor.harnesses.claude_code.switches import SWITCHES

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


class ClaudeCode:
    """Claude Code by the documentation of October 2026, or of August 2026."""

    id = definitions.ID
    title = "Claude Code"
    rules: tuple[str, ...] = (OCT, AUG)
    default_rules = OCT
    fields: tuple[Field, ...] = FIELDS
    switches: tuple[Switch, ...] = SWITCHES
    known_models: tuple[str, ...] = KNOWN_MODELS

    def roots(self, environment: Environment, rules: str) -> tuple[Root, ...]:
        """Give managed, project, user and plugin folders, strongest first."""
        return locations.roots(environment)

    def claims(self, path: str, environment: Environment) -> int:
        """Tell how surely a file is a Claude Code definition by where it lies."""
        return locations.claims(path, environment)

    def settings_files(self, environment: Environment) -> tuple[str, ...]:
        """Give the settings of every scope and the list of installed plugins."""
        return locations.settings_files(environment)

    def settings(
        self, files: Mapping[str, bytes], environment: Environment, rules: str
    ) -> Settings:
        """Put the settings files together."""
        return settings.read_settings(files, environment)

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        """Read one document as the loader does."""
        return flagged(definitions.read(document, origin, rules), FIELDS)

    def roster(self, definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
        """Settle every name among all definitions."""
        return roster.put_together(definitions, settings, rules)

    def resolve(
        self, definition: Definition, session: Session, roster: Roster, rules: str
    ) -> Resolution:
        """Say what a child of this definition gets under a session."""
        return resolution.resolve(definition, session, roster, rules)

    def delegation_map(self, session: Session, roster: Roster, rules: str) -> DelegationMap:
        """Say who may start whom by the tool Agent."""
        return team.delegation_map(session, roster, rules)

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        """Tell what a tool can do; of MCP tools nothing is known by their names."""
        return catalog.effects_of(tool.name)

    def known_tools(self, rules: str) -> tuple[ToolTip, ...]:
        """Give the tools Claude Code ships."""
        return tool_words.known_tools(rules_for(rules))

    def syntax(self, document: Document, origin: Origin, rules: str) -> Syntax:
        """Give the YAML locator, or the one by lines where the header is no valid YAML."""
        return edits.syntax(document)

    def plan(
        self, document: Document, origin: Origin, change: Change, rules: str
    ) -> Plan | Problem:
        """Translate a change of a field into a change of its key."""
        return edits.plan(document, origin, change, rules)

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        """Read a document with the loader."""
        return edits.readings(document, origin, rules)

    def file_name(self, name: str) -> str:
        """Give the file a new definition goes into."""
        return creation.file_name(name)

    def check_name(self, name: str) -> Problem | None:
        """Say why a name cannot be used."""
        return creation.check_name(name)

    def starting_text(self, name: str, source: Definition | None) -> bytes:
        """Give a first text that loads."""
        return creation.starting_text(name, source)

    def rename_note(self, definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
        """Say what a rename takes along."""
        return creation.rename_note(definition, name, roster)

    def sees_tools(self, session: Session, field: str, item: str) -> tuple[str, ...] | None:
        """Tell which tools of a session an entry of either tool list names."""
        if field not in ("tools", "disallowed_tools"):
            return None
        entry = parse_entry(item)
        return tuple(name for name in session.tool_names if entry.matches(name))

    def copy_as(self, definition: Definition) -> tuple[str, str] | None:
        """Give the definition as JSON for the command line."""
        text = creation.as_json(definition)
        return (wording.COPY_AS_COMMAND_LINE, text) if text is not None else None


HARNESS: Final = ClaudeCode()
