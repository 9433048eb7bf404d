"""What the agent list shows of each definition, as values; grouped by where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.core.definition import FieldKind, Status, default_message
from editor.core.lookalikes import visible
from editor.core.problems import Severity
from editor.core.records import record, replace
from editor.ui.documents import is_unread
from editor.ui.i18n import wording

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from editor.core.definition import Definition
    from editor.core.harness import Harness
    from editor.core.problems import Problem
    from editor.ui.documents import OpenDocument

translate = QCoreApplication.translate
BUILT_IN_SCOPES = ("builtin", "built-in")
OUTSIDE = "outside"
SEVERITIES = (Severity.ERROR, Severity.WARNING, Severity.INFO)


@record
class AgentRow:
    """One definition as the list shows it."""

    path: str
    name: str
    group: str
    subtitle: str
    description: str = ""
    is_modified: bool = False
    is_new: bool = False
    has_conflict: bool = False
    severity: Severity | None = None  # of its worst problem, notes left out
    is_overriding: bool = False
    is_overridden: bool = False
    is_breaking: bool = False  # keeps its siblings from loading
    sorted_by: str = ""
    words: str = ""  # state in words, for screen readers and the tooltip
    searched: str = ""  # lower-case text that a search looks at

    @property
    def spoken(self) -> str:
        """The whole row as one sentence."""
        return ", ".join(part for part in (self.name, self.words, self.subtitle) if part)


@record
class GroupRow:
    """A heading above the rows of one group."""

    group: str
    title: str
    count: int


ListRow = AgentRow | GroupRow


def group_title(group: str) -> str:
    """Name a group of definitions by where they come from."""
    titles = {
        "user": translate("AgentList", "Yours"),
        "project": translate("AgentList", "Project"),
        "local": translate("AgentList", "Local"),
        "builtin": translate("AgentList", "Built-in"),
        "built-in": translate("AgentList", "Built-in"),
        "plugin": translate("AgentList", "Plugins"),
        "managed": translate("AgentList", "Managed"),
        "add-dir": translate("AgentList", "Added folders"),
        "package": translate("AgentList", "Packages"),
        "draft": translate("AgentList", "Drafts"),
        "override": translate("AgentList", "Overrides"),
        "settings": translate("AgentList", "Settings"),
        OUTSIDE: translate("AgentList", "Other files"),
    }
    return titles.get(group) or group[:1].upper() + group[1:]


class RowMaker:
    """Makes rows, each only once for as long as nothing about its definition changes."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[tuple[object, ...], AgentRow]] = {}

    def rows(
        self, entries: Sequence[Definition], harness: Harness, documents: Mapping[str, OpenDocument]
    ) -> tuple[AgentRow, ...]:
        """Give the rows of all definitions, group by group, by name inside each.

        A file that keeps others from loading stands above its siblings.
        """
        made: dict[str, tuple[tuple[object, ...], AgentRow]] = {}
        for entry in entries:
            path = entry.origin.path
            facts = _facts(entry, harness, documents.get(path))
            known = self._made.get(path)
            is_same = known is not None and known[0] == facts
            made[path] = known if known and is_same else (facts, _row(entry, harness, facts))
        self._made = made
        rows = [row for _, row in made.values()]
        order = {group: at for at, group in enumerate(dict.fromkeys(row.group for row in rows))}

        def place(row: AgentRow) -> tuple[int, int, bool, str, str]:
            rank = 2 if row.group in BUILT_IN_SCOPES else 1 if row.group == OUTSIDE else 0
            return rank, order[row.group], not row.is_breaking, row.sorted_by, row.path

        return tuple(sorted(rows, key=place))

    def forget(self) -> None:
        """Make every row anew next time, such as in another language."""
        self._made = {}


def _facts(entry: Definition, harness: Harness, held: OpenDocument | None) -> tuple[object, ...]:
    """Everything a row is made of; the text itself stands for all fields."""
    return (
        held is not None and held.is_modified,
        held is not None and held.is_new,
        held is not None and held.has_conflict,
        harness.id,
        entry.rules,
        entry.document,
        entry.status,
        entry.shadows,
        entry.shadowed_by,
        entry.problems,
        entry.origin.scope,
    )


def with_headings(rows: Iterable[AgentRow]) -> tuple[ListRow, ...]:
    """Put a heading with its count above each group."""
    groups: dict[str, list[AgentRow]] = {}
    for row in rows:
        groups.setdefault(row.group, []).append(row)
    result: list[ListRow] = []
    for group, members in groups.items():
        result.append(GroupRow(group, group_title(group), len(members)))
        result += members
    return tuple(result)


def own_rows(rows: Sequence[AgentRow]) -> tuple[AgentRow, ...]:
    """The rows of definitions that are not built in."""
    return tuple(row for row in rows if row.group not in BUILT_IN_SCOPES)


def matching(rows: Sequence[AgentRow], text: str) -> tuple[AgentRow, ...]:
    """Keep the rows in which every word of a search occurs: name, description or tools."""
    words = text.casefold().split()
    if not words:
        return tuple(rows)
    return tuple(row for row in rows if all(word in row.searched for word in words))


def worst_problem(definition: Definition) -> Problem | None:
    """The problem to show first: the most severe, and of these the first in the file.

    What is wrong with the file as a whole has no line and comes before all lines.
    """
    return min(
        definition.problems,
        key=lambda problem: (SEVERITIES.index(problem.severity), problem.line or 0),
        default=None,
    )


def tools_summary(definition: Definition, harness: Harness) -> str:
    """Say in a few words which tools a definition names; lists that take away do not count."""
    fields = harness.fields
    inherits = any(
        field.kind is FieldKind.INHERIT and definition.value(field.name) is True for field in fields
    )
    listing = next((field for field in fields if field.kind is FieldKind.TOOLS), None)
    if listing is not None and definition.kind not in listing.definition_kinds:
        listing = None  # settings and skills get no tools by such a list
    names: tuple[str, ...] = ()
    if listing is not None and definition.is_set(listing.name):
        value = definition.value(listing.name)
        names = value if isinstance(value, tuple) else ()
    listed = " ".join(names)
    if inherits:
        text = translate("AgentList", "Inherits everything")
        return f"{text} · {listed}" if listed else text
    if listed or listing is None:
        return listed
    said = default_message(listing, definition.fields.get(listing.name))
    return wording(replace(said, held=None)) if said else ""


def _row(entry: Definition, harness: Harness, facts: tuple[object, ...]) -> AgentRow:
    is_modified, is_new, has_conflict = (bool(fact) for fact in facts[:3])
    problem = worst_problem(entry)
    severity = problem.severity if problem and problem.severity is not Severity.INFO else None
    tools = tools_summary(entry, harness)
    description = entry.value("description")
    text = description if isinstance(description, str) else ""
    is_overridden = entry.shadowed_by is not None
    if is_unread(entry):
        subtitle = translate("AgentList", "Can’t be read")
    elif entry.status is Status.SKIPPED:
        subtitle = translate("AgentList", "Not used as it is")
    elif entry.status is Status.BREAKS_OTHERS:
        subtitle = translate("AgentList", "Keeps others from loading")
    elif is_overridden:
        subtitle = translate("AgentList", "Overridden by another file")
        if entry.origin.scope in BUILT_IN_SCOPES:
            subtitle = translate("AgentList", "Overridden by yours")
    else:
        subtitle = tools or text
    group = entry.origin.scope
    if not entry.origin.root and group not in BUILT_IN_SCOPES:
        group = OUTSIDE
    states = [group_title(group).lower()]
    if is_new:
        states.append(translate("AgentList", "not saved yet"))
    elif is_modified:
        states.append(translate("AgentList", "modified"))
    if has_conflict:
        states.append(translate("AgentList", "changed on disk"))
    if entry.shadows:
        states.append(translate("AgentList", "overrides another"))
    if severity is Severity.ERROR:
        states.append(translate("AgentList", "has a problem"))
    elif severity is Severity.WARNING:
        states.append(translate("AgentList", "has a warning"))
    return AgentRow(
        path=entry.origin.path,
        name=visible(entry.name or entry.origin.file_name),
        group=group,
        subtitle=visible(subtitle),
        description=visible(text),
        is_modified=is_modified,
        is_new=is_new,
        has_conflict=has_conflict,
        severity=severity,
        is_overriding=bool(entry.shadows),
        is_overridden=is_overridden,
        is_breaking=entry.status is Status.BREAKS_OTHERS,
        sorted_by=(entry.name or entry.origin.file_name).casefold(),
        words=", ".join(states),
        searched=f"{entry.name} {entry.origin.file_name} {text} {tools}".casefold(),
    )
