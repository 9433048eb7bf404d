"""What other systems would make of a definition file: opt-in checks “also used by”.

    judge(document, "cursor", path)     # findings of one system, with line and confidence
    KNOWN_SYSTEMS                       # id and title of every system that can be named
    also_reading(path)                  # ids of the systems that read this very file

The systems judged here are those of which enough is certain; every finding says how sure it is. The
program's own systems can be named too, then their own readers judge.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from editor.core.definition import Origin
from editor.harnesses import IDS, by_id
from editor.harnesses.others import copilot, cursor, gemini, more, opencode, qwen
from editor.harnesses.others import wording as words
from editor.harnesses.others.reader import HIGH, INFO, MEDIUM, Facts, Judgement

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.document import Document
    from editor.core.problems import Problem

__all__ = ["KNOWN_SYSTEMS", "SYSTEMS", "Judgement", "System", "also_reading", "judge"]


@dataclass(frozen=True, slots=True)
class System:
    """One other system: how it is called, where it looks, and who judges for it."""

    id: str
    title: str
    folders: tuple[str, ...]  # ends of the folders it reads definitions from
    judge: Callable[[Facts], None]
    confidence: str = HIGH  # of the folders


_CURSOR: Final = (".cursor/agents", ".claude/agents", ".codex/agents")
_VSCODE: Final = (".github/agents", ".claude/agents", ".copilot/agents")
_COPILOT: Final = (".github/agents", ".copilot/agents")
_OPENCODE: Final = (".opencode/agent", ".opencode/agents")
SYSTEMS: Final = (
    System("cursor", "Cursor", _CURSOR, cursor.judge, MEDIUM),
    System("vscode", "VS Code", _VSCODE, copilot.judge_vscode),
    System("copilot", "Copilot", _COPILOT, copilot.judge_copilot),
    System("opencode", "OpenCode", _OPENCODE, opencode.judge, MEDIUM),
    System("gemini-cli", "Gemini CLI", (".gemini/agents",), gemini.judge),
    System("qwen-code", "Qwen Code", (".qwen/agents",), qwen.judge),
    System("factory", "Factory Droid", (".factory/droids",), more.judge_factory),
    System("codex", "Codex", (), more.judge_codex),
    System("pi-subagents", "pi-subagents", (), more.judge_pi_subagents),
)
_BY_ID: Final = {system.id: system for system in SYSTEMS}
_OWN_TITLES: Final = {
    "pi-desktop": "PI-Desktop",
    "pi-orchestrator": "pi-orchestrator",
    "mevedel": "mevedel",
    "claude-code": "Claude Code",
}
KNOWN_SYSTEMS: Final = (
    *((system.id, system.title) for system in SYSTEMS),
    *((identity, _OWN_TITLES.get(identity, identity)) for identity in IDS),
)


def judge(document: Document, system_id: str, path: str = "agent.md") -> tuple[Problem, ...]:
    """Say what a system makes of a file; a KeyError means that nobody is called that."""
    if system_id in IDS:
        return _own(document, system_id, path)
    system = _BY_ID[system_id]
    facts = Facts(document, path, system.title)
    system.judge(facts)
    if system.folders and _is_elsewhere(path, system):
        folders = ", ".join(system.folders)
        code = f"{system.id}-other-folder"
        facts.add(code, INFO, system.confidence, words.OTHER_FOLDER, folders=folders)
    return tuple(sorted(facts.findings, key=lambda finding: finding.line or 0))


def _own(document: Document, system_id: str, path: str) -> tuple[Problem, ...]:
    """Let one of the program's own systems judge by its own reading."""
    harness = by_id(system_id)
    scope = "project" if system_id == "claude-code" else "user"
    definition = harness.read(document, Origin(path, scope), harness.default_rules)
    return tuple(
        replace(problem, fix=None, reader=harness.title, path=path)
        for problem in definition.problems
    )


def also_reading(path: str) -> tuple[str, ...]:
    """The other systems that read a file where it lies."""
    place = path.replace("\\", "/")
    return tuple(
        system.id
        for system in SYSTEMS
        if any(f"/{folder}/" in f"/{place}" for folder in system.folders)
    )


def _is_elsewhere(path: str, system: System) -> bool:
    """Whether a file lies in a folder of agents that the system does not read."""
    place = path.replace("\\", "/")
    return "/" in place and not any(f"/{folder}/" in f"/{place}" for folder in system.folders)
