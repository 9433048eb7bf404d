"""The one object through which the rest of the program meets pi-orchestrator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.lookalikes import flagged
from editor.core.resolution import DelegationMap, MapEdge, MapNode
from editor.core.wording import message
from editor.harnesses.pi_orchestrator import (
    catalog,
    creation,
    editing,
    fields,
    locations,
    reading,
    roster,
    state,
    wording,
)
from editor.harnesses.pi_orchestrator import resolution as resolving
from editor.harnesses.pi_orchestrator.config_reading import ID
from editor.harnesses.pi_orchestrator.host import entry_matches, is_edit
from editor.harnesses.pi_orchestrator.matching import compiled
from editor.harnesses.pi_orchestrator.rules import NEWEST, RELEASE_0_1_2
from editor.harnesses.pi_orchestrator.situation import child_registry, parent_registry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.core.changes import Change, Plan, Reading
    from editor.core.definition import Definition, Field, Origin
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.harness import Harness, Root, Roster, Settings, ToolTip
    from editor.core.problems import Problem
    from editor.core.resolution import Resolution
    from editor.core.session import Session, Switch, Tool
    from editor.core.syntax import Syntax
    from editor.core.tools import ToolEffect


def matcher_hits(matcher: str, session: Session) -> tuple[str, ...]:
    """Name the tools of a session that a block matcher hits, the child's own included."""
    test = compiled(matcher)
    tools = {**parent_registry(session), **(child_registry(session) or {})}
    return tuple(name for name, tool in tools.items() if test(tool))


def entry_hits(entry: str, session: Session) -> tuple[str, ...]:
    """Name the tools of a session that an entry of `tools` matches, as the host compares."""
    pattern = entry[1:] if is_edit(entry) else entry
    names = {**parent_registry(session), **(child_registry(session) or {})}
    return tuple(name for name in names if entry_matches(pattern, name))


class PiOrchestrator:
    """The extension that delegates to child sessions of pi."""

    id = ID
    title = "pi-orchestrator"
    rules: tuple[str, ...] = (NEWEST, RELEASE_0_1_2)
    default_rules = NEWEST
    fields: tuple[Field, ...] = fields.FIELDS
    switches: tuple[Switch, ...] = ()
    known_models: tuple[str, ...] = ()

    def roots(self, environment: Environment, rules: str) -> tuple[Root, ...]:
        """The folders walked, strongest first, then the configuration file."""
        return locations.roots(environment)

    def claims(self, path: str, environment: Environment) -> int:
        """How surely a file belongs here by its path."""
        return locations.claims(path, environment)

    def settings_files(self, environment: Environment) -> tuple[str, ...]:
        """The configuration, its older form, and pi's own settings."""
        return locations.settings_files(environment)

    def settings(
        self, files: Mapping[str, bytes], environment: Environment, rules: str
    ) -> Settings:
        """Parse those that exist."""
        return state.read_settings(files, environment, rules)

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        """Read an agent or the configuration."""
        return flagged(reading.read(document, origin, rules), fields.FIELDS)

    def roster(self, definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
        """Put all together: the last of a name wins, one fatal file stops everything."""
        return roster.build(definitions, settings, rules)

    def resolve(
        self, definition: Definition, session: Session, roster: Roster, rules: str
    ) -> Resolution:
        """Say what a child gets."""
        return resolving.resolve(definition, session, roster, rules)

    def delegation_map(self, session: Session, roster: Roster, rules: str) -> DelegationMap:
        """The parent starts agents, and these start nobody."""
        nodes = [MapNode("", tuple(tool.name for tool in session.tools))]
        edges: list[MapEdge] = []
        for name in roster.offered:
            definition = roster.winner(name)
            if definition is None:
                continue
            child = resolving.resolve(definition, session, roster, rules)
            nodes.append(
                MapNode(
                    name,
                    child.granted,
                    can_change_files=child.can_change_files,
                    team_can_change_files=child.can_change_files,
                    badge=message(wording.LEAF),
                    scope=definition.origin.scope,
                )
            )
            edges.append(MapEdge("", name, is_certain=child.launch == "launches"))
        return DelegationMap(tuple(nodes), tuple(edges), message(wording.LEAF_NOTE))

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        """What a tool can do."""
        return catalog.effects(tool)

    def known_tools(self, rules: str) -> tuple[ToolTip, ...]:
        """The eight tools of pi."""
        return catalog.TIPS

    def syntax(self, document: Document, origin: Origin, rules: str) -> Syntax:
        """Choose the locator for a document."""
        return editing.syntax(document, origin)

    def plan(
        self, document: Document, origin: Origin, change: Change, rules: str
    ) -> Plan | Problem:
        """Translate a change of a field."""
        return editing.plan(document, origin, change)

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        """Read a document as the extension does."""
        return editing.readings(document, origin)

    def file_name(self, name: str) -> str:
        """The file a new agent goes into."""
        return creation.file_name(name)

    def check_name(self, name: str) -> Problem | None:
        """Say why a name cannot be used."""
        return creation.check_name(name)

    def starting_text(self, name: str, source: Definition | None) -> bytes:
        """The bytes of a new agent."""
        return creation.starting_text(name, source)

    def rename_note(self, definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
        """Say what else changes with the name."""
        return creation.rename_note(definition, name, roster)

    def sees_tools(self, session: Session, field: str, item: str) -> tuple[str, ...] | None:
        """The session's tools one entry of a list hits."""
        if field in fields.MATCHER_FIELDS:
            return matcher_hits(item, session)
        return entry_hits(item, session) if field == "tools" else None

    def copy_as(self, definition: Definition) -> tuple[str, str] | None:
        """There is no other form."""
        return None


HARNESS: Harness = PiOrchestrator()
