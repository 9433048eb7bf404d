"""The one object through which the rest of the program meets mevedel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.harness import Settings
from editor.core.lookalikes import flagged
from editor.harnesses.mevedel import (
    creation,
    editing,
    effects,
    locations,
    reading,
    resolving,
    roster,
    teamwork,
    wording,
)
from editor.harnesses.mevedel.catalog import OCT, RULES, catalog
from editor.harnesses.mevedel.fields import FIELDS, SKILL
from editor.harnesses.mevedel.lisp_form import define_agent_form
from editor.harnesses.mevedel.models import TIER_NAMES
from editor.harnesses.mevedel.permission_files import read_permission_file
from editor.harnesses.mevedel.role_file import read_spec
from editor.harnesses.mevedel.situation import situation
from editor.harnesses.mevedel.specs import expand
from editor.harnesses.mevedel.words import read_allowed_tool

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.core.changes import Change, Plan, Reading
    from editor.core.definition import Definition, Field, Origin
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.harness import Root, Roster, ToolTip
    from editor.core.problems import Problem
    from editor.core.resolution import DelegationMap, Resolution
    from editor.core.session import Session, Switch, Tool
    from editor.core.syntax import Syntax
    from editor.core.tools import ToolEffect


class Mevedel:
    """mevedel, with the rules of the accepted record on transitive delegation by default."""

    id = reading.ID
    title = "mevedel"
    rules: tuple[str, ...] = RULES
    default_rules = OCT
    fields: tuple[Field, ...] = FIELDS
    switches: tuple[Switch, ...] = ()
    known_models: tuple[str, ...] = TIER_NAMES

    def roots(self, environment: Environment, rules: str) -> tuple[Root, ...]:
        """Give the folders with skills and role drafts."""
        return locations.roots(environment)

    def claims(self, path: str, environment: Environment) -> int:
        """Tell how surely a file is a skill of mevedel, or a draft."""
        return locations.claims(path, environment)

    def settings_files(self, environment: Environment) -> tuple[str, ...]:
        """Give the permission files of workspace and user."""
        return locations.settings_files(environment)

    def settings(
        self, files: Mapping[str, bytes], environment: Environment, rules: str
    ) -> Settings:
        """Read the permission files; one bad entry voids its whole file."""
        read = {path: read_permission_file(data, path) for path, data in files.items()}
        problems = tuple(each.problem for each in read.values() if each.problem)
        kept = [each for each in read.values() if not each.problem]
        values = {
            "rules": tuple(rule for each in kept for rule in each.rules),
            "grants": tuple(grant for each in kept for grant in each.grants),
        }
        return Settings(values, problems)

    def read(self, document: Document, origin: Origin, rules: str) -> Definition:
        """Read a skill, a draft, or a role of the catalogue."""
        return flagged(reading.read(document, origin, rules), FIELDS)

    def roster(self, definitions: Sequence[Definition], settings: Settings, rules: str) -> Roster:
        """Put roles and skills together."""
        return roster.build(definitions, settings)

    def resolve(
        self, definition: Definition, session: Session, roster: Roster, rules: str
    ) -> Resolution:
        """Say what a child gets, from the agent of the session that starts it."""
        return resolving.resolve(definition, session, roster, rules)

    def delegation_map(self, session: Session, roster: Roster, rules: str) -> DelegationMap:
        """Draw who may start whom, by the Agent tool and by skills that fork."""
        return teamwork.delegation_map(session, roster, rules)

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        """Tell what a tool can do."""
        return effects.effects(tool)

    def known_tools(self, rules: str) -> tuple[ToolTip, ...]:
        """Give the package's tools."""
        return effects.known_tools(rules)

    def syntax(self, document: Document, origin: Origin, rules: str) -> Syntax:
        """Choose the locator for a header."""
        return editing.syntax(document, origin)

    def plan(
        self, document: Document, origin: Origin, change: Change, rules: str
    ) -> Plan | Problem:
        """Translate a change of a field into changes of keys."""
        return editing.plan(document, origin, change, rules)

    def readings(self, document: Document, origin: Origin, rules: str) -> tuple[Reading, ...]:
        """Read a document as mevedel does, or a draft as we do."""
        return editing.readings(document, origin, rules)

    def file_name(self, name: str) -> str:
        """Give the file a new draft goes into."""
        return creation.file_name(name)

    def check_name(self, name: str) -> Problem | None:
        """Say why a name cannot be used."""
        return creation.check_name(name)

    def starting_text(self, name: str, source: Definition | None) -> bytes:
        """Give the first text of a role draft."""
        return creation.starting_text(name, source)

    def rename_note(self, definition: Definition, name: str, roster: Roster) -> tuple[Problem, ...]:
        """Say what a rename takes along."""
        return creation.rename_note(definition, name, roster)

    def sees_tools(self, session: Session, field: str, item: str) -> tuple[str, ...] | None:
        """Tell which tools an entry stands for: a spec of a role, or a rule of a skill."""
        place = situation(session, OCT)
        if field == "tools":
            spec = read_spec(item)
            found = expand((spec,), place.setup.catalog) if spec else None
            return found.active + found.deferred if found else ()
        if field == "allowed_tools":
            rule = read_allowed_tool(item, catalog(OCT))
            return () if isinstance(rule, str) else (rule.tool,)
        return None

    def copy_as(self, definition: Definition) -> tuple[str, str] | None:
        """Give a role as the form that registers it in Emacs."""
        if definition.kind == SKILL or reading.is_default(definition):
            return None
        stem = reading.stem_of(definition.origin)
        role = reading.role_reading(definition.document.text, stem).role
        turns = definition.value("max_turns")
        limit = turns if isinstance(turns, int) else None
        return wording.COPY_FORM, define_agent_form(role, limit)


HARNESS: Final = Mevedel()
