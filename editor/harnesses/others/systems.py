"""The systems a file can be judged for: what they are called, where they look, who judges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.records import record
from editor.harnesses import TITLES
from editor.harnesses.others import copilot, cursor, gemini, more, opencode, qwen
from editor.harnesses.others.reader import HIGH, MEDIUM, Facts

if TYPE_CHECKING:
    from collections.abc import Callable

READERS: Final = "readers"  # stands for every system that reads the file where it lies


@record
class System:
    """One other system: how it is called, where it looks, and who judges for it."""

    id: str
    title: str
    folders: tuple[str, ...]  # ends of the folders it reads definitions from
    judge: Callable[[Facts], None]
    confidence: str = HIGH  # of the folders

    def reads(self, path: str) -> bool:
        """Whether a file lies in one of its folders."""
        place = f"/{_plain(path)}"
        return any(f"/{folder}/" in place for folder in self.folders)

    def is_foreign(self, path: str) -> bool:
        """Whether a file lies in a folder, and in none that the system reads."""
        return bool(self.folders) and "/" in _plain(path) and not self.reads(path)


SYSTEMS: Final = (
    System("cursor", "Cursor", (".cursor/agents", ".claude/agents", ".codex/agents"),
           cursor.judge, MEDIUM),
    System("vscode", "VS Code", (".github/agents", ".claude/agents", ".copilot/agents"),
           copilot.judge_vscode),
    System("copilot", "Copilot", (".github/agents", ".copilot/agents"), copilot.judge_copilot),
    System("opencode", "OpenCode",
           (".opencode/agent", ".opencode/agents", "opencode/agent", "opencode/agents"),
           opencode.judge, MEDIUM),
    System("gemini-cli", "Gemini CLI", (".gemini/agents",), gemini.judge),
    System("qwen-code", "Qwen Code", (".qwen/agents",), qwen.judge),
    System("factory", "Factory Droid", (".factory/droids",), more.judge_factory),
    System("codex", "Codex", (), more.judge_codex),
    System("pi-subagents", "pi-subagents", (".pi/agents", ".pi/agent/agents"),
           more.judge_pi_subagents, MEDIUM),
)  # fmt: skip
BY_ID: Final = {system.id: system for system in SYSTEMS}
# What people call a system besides its id and its title.
ALIASES: Final = {
    "gemini": "gemini-cli",
    "qwen": "qwen-code",
    "vs-code": "vscode",
    "code": "vscode",
    "github-copilot": "copilot",
    "copilot-cli": "copilot",
    "droid": "factory",
    "factory-droid": "factory",
    "open-code": "opencode",
    "codex-cli": "codex",
    "claude": "claude-code",
}
KNOWN_SYSTEMS: Final = (
    *((system.id, system.title) for system in SYSTEMS),
    *TITLES.items(),
)


def _plain(path: str) -> str:
    return path.replace("\\", "/")
