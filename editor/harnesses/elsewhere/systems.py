"""The systems a file can be judged for, and which of them would read it where it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from editor.core.definition import Origin, Status
from editor.core.problems import Problem, Severity
from editor.core.wording import message
from editor.harnesses import MODULES, by_id
from editor.harnesses.elsewhere import rules, wording
from editor.harnesses.elsewhere.case import Case, case_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from editor.core.definition import Definition
    from editor.core.environment import Environment


@dataclass(frozen=True, slots=True)
class System:
    """A system outside this program; `confidence` is how well its rules are known."""

    id: str
    title: str
    confidence: str  # high, medium
    check: Callable[[Case], Iterator[Problem]]
    folders: tuple[str, ...]  # a file below one of these is read by it


SYSTEMS = (
    System("cursor", "Cursor", "medium", rules.cursor,
           ("/.cursor/agents/", "/.claude/agents/", "/.codex/agents/")),
    System("opencode", "OpenCode", "high", rules.opencode,
           ("/.opencode/agent/", "/.opencode/agents/", "/opencode/agent/", "/opencode/agents/")),
    System("gemini-cli", "Gemini CLI", "high", rules.gemini, ("/.gemini/agents/",)),
    System("qwen-code", "Qwen Code", "high", rules.qwen, ("/.qwen/agents/",)),
    System("copilot", "Copilot", "high", rules.copilot,
           ("/.github/agents/", "/.copilot/agents/")),
    System("vscode", "VS Code", "high", rules.vscode, ("/.claude/agents/",)),
)  # fmt: skip
READERS = "readers"  # stands for every system that would read the file where it lies


def system_named(name: str) -> str | None:
    """Give a system's id, of those known here or of the harnesses; None when there is none."""
    known = {system.id for system in SYSTEMS} | set(MODULES) | {READERS}
    plain = name.strip().lower()
    return plain if plain in known else None


def readers_of(path: str, harness: str, environment: Environment) -> tuple[str, ...]:
    """Name the other systems that would read a file where it lies."""
    plain = path.replace("\\", "/")
    outside = [system.id for system in SYSTEMS if any(folder in plain for folder in system.folders)]
    ours = [
        identity
        for identity in MODULES
        if identity != harness and by_id(identity).claims(path, environment) == 2
    ]
    return (*ours, *outside)


def judge(definition: Definition, system: str) -> tuple[Problem, ...]:
    """Judge a definition's file for another system; nothing for the one it was read by."""
    path = definition.origin.path
    if system == definition.harness:
        return ()
    for known in SYSTEMS:
        if known.id == system:
            return tuple(known.check(case_of(definition.document, path, system)))
    return tuple(_by_harness(definition, system))


def _by_harness(definition: Definition, identity: str) -> Iterator[Problem]:
    """Judge a file by a harness's own rules: is it lost there, and what is at least a warning."""
    harness = by_id(identity)
    origin = Origin(definition.origin.path)
    read = harness.read(definition.document, origin, harness.default_rules)
    templates = {
        Status.SKIPPED: wording.OURS_REFUSES,
        Status.BREAKS_OTHERS: wording.OURS_BREAKS,
    }
    for problem in read.problems:
        is_error = problem.severity is Severity.ERROR
        if problem.severity is Severity.INFO:
            continue
        template = templates.get(read.status) if is_error else None
        yield Problem(
            f"{identity}-{problem.code}",
            problem.severity,
            message(
                template or wording.OURS_WARNS, system=harness.title, reason=str(problem.message)
            ),
            problem.line,
            reader=identity,
        )
