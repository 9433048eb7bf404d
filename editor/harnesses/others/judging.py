"""Judging a file for other systems: those named, and those that read it where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.definition import Origin, Status
from editor.core.problems import Problem, Severity
from editor.core.wording import message
from editor.harnesses import IDS, by_id
from editor.harnesses.others import wording as words
from editor.harnesses.others.reader import HIGH, INFO, Facts, sure
from editor.harnesses.others.systems import ALIASES, BY_ID, KNOWN_SYSTEMS, READERS, SYSTEMS
from editor.harnesses.others.two_readings import differences

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from editor.core.definition import Definition
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.harness import Harness

SURE_PLACE = 2  # what `Harness.claims` says of a file in one of its own folders


def system_named(name: str) -> str | None:
    """Give the id of a system, or `readers`; None when nothing is called that.

    Its title and what people call it for short do as well, however they are written.
    """
    plain = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    plain = ALIASES.get(plain, plain)
    return plain if plain == READERS or plain in dict(KNOWN_SYSTEMS) else None


def readers_of(path: str, harness: str, environment: Environment) -> tuple[str, ...]:
    """Name the other systems that read a file where it lies."""
    ours = (
        identity
        for identity in IDS
        if identity != harness and by_id(identity).claims(path, environment) == SURE_PLACE
    )
    return (*ours, *(system.id for system in SYSTEMS if system.reads(path)))


def also_used_by(
    definition: Definition, systems: Sequence[str], environment: Environment
) -> Iterator[Problem]:
    """Judge a definition for other systems; its own, and built-in agents, are never judged."""
    if not systems or not definition.origin.is_writable:
        return
    path, own = definition.origin.path, definition.harness
    wanted: dict[str, None] = {}
    for system in systems:
        here = readers_of(path, own, environment) if system == READERS else (system,)
        wanted.update(dict.fromkeys(here))
    for system in wanted:
        if system == own:
            continue
        yield from judge(definition.document, system, path)
        if system in IDS and own in IDS:
            other = by_id(system)
            read = _read_as(definition.document, other, path)
            yield from differences(definition, by_id(own), read, other, path)


def judge(document: Document, system_id: str, path: str = "agent.md") -> tuple[Problem, ...]:
    """Say what a system makes of a file; a KeyError means that nobody is called that."""
    if system_id in IDS:
        return tuple(_own(document, system_id, path))
    system = BY_ID[system_id]
    facts = Facts(document, path, system.title)
    system.judge(facts)
    if system.is_foreign(path):
        folders = ", ".join(system.folders)
        code = f"{system.id}-other-folder"
        facts.add(code, INFO, system.confidence, words.OTHER_FOLDER, folders=folders)
    return tuple(sorted(facts.findings, key=lambda finding: finding.line or 0))


def _own(document: Document, system_id: str, path: str) -> Iterator[Problem]:
    """Let one of the program's own systems judge: is the agent lost there, or is it surprising."""
    harness = by_id(system_id)
    read = _read_as(document, harness, path)
    lost = {Status.SKIPPED: words.OURS_SKIPS, Status.BREAKS_OTHERS: words.OURS_BREAKS}
    for problem in read.problems:
        if problem.severity is Severity.INFO:
            continue
        is_error = problem.severity is Severity.ERROR
        template = lost.get(read.status, words.OURS_SAYS) if is_error else words.OURS_SAYS
        text = message(
            template, system=harness.title, reason=problem.message, confidence=sure(HIGH)
        )
        yield Problem(
            f"{system_id}-{problem.code}", problem.severity, text, problem.line,
            field=problem.field, reader=harness.title, path=path, confidence=HIGH,
        )  # fmt: skip


def _read_as(document: Document, harness: Harness, path: str) -> Definition:
    """Read a file as if it lay in a project's folder of another system."""
    return harness.read(document, Origin(path, "project"), harness.default_rules)
