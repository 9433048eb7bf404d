"""One line about each tool Claude Code ships, for pickers without a session."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.harness import ToolTip
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.claude_code.catalog import EFFECTS, is_known

if TYPE_CHECKING:
    from editor.harnesses.claude_code.rules import Rules

DESCRIPTIONS: Final = {
    "Read": QT_TRANSLATE_NOOP("Wording", "Reads a file."),
    "Grep": QT_TRANSLATE_NOOP("Wording", "Searches the contents of files."),
    "Glob": QT_TRANSLATE_NOOP("Wording", "Finds files by their names."),
    "LSP": QT_TRANSLATE_NOOP("Wording", "Asks a language server about code; needs a plugin."),
    "Edit": QT_TRANSLATE_NOOP("Wording", "Changes a part of a file."),
    "Write": QT_TRANSLATE_NOOP("Wording", "Writes a whole file."),
    "NotebookEdit": QT_TRANSLATE_NOOP("Wording", "Changes a cell of a notebook."),
    "Bash": QT_TRANSLATE_NOOP("Wording", "Runs a shell command."),
    "PowerShell": QT_TRANSLATE_NOOP("Wording", "Runs a PowerShell command."),
    "Monitor": QT_TRANSLATE_NOOP("Wording", "Watches a command or a connection."),
    "WebFetch": QT_TRANSLATE_NOOP("Wording", "Fetches a page from the web."),
    "WebSearch": QT_TRANSLATE_NOOP("Wording", "Searches the web."),
    "Agent": QT_TRANSLATE_NOOP("Wording", "Starts a subagent; older files call it Task."),
    "Workflow": QT_TRANSLATE_NOOP("Wording", "Runs a workflow; subagents never get it."),
    "Skill": QT_TRANSLATE_NOOP("Wording", "Uses a skill."),
    "ToolSearch": QT_TRANSLATE_NOOP("Wording", "Finds tools that are offered on demand."),
    "AskUserQuestion": QT_TRANSLATE_NOOP("Wording", "Asks you; subagents never get it."),
    "SendMessage": QT_TRANSLATE_NOOP("Wording", "Sends a message to another agent."),
    "TodoWrite": QT_TRANSLATE_NOOP("Wording", "Keeps a list of steps."),
    "ExitPlanMode": QT_TRANSLATE_NOOP("Wording", "Proposes a plan; only with plan mode."),
    "EnterWorktree": QT_TRANSLATE_NOOP("Wording", "Moves into a git worktree."),
    "ExitWorktree": QT_TRANSLATE_NOOP("Wording", "Leaves a git worktree."),
    "Artifact": QT_TRANSLATE_NOOP("Wording", "Publishes a page."),
    "ListMcpResourcesTool": QT_TRANSLATE_NOOP("Wording", "Lists what MCP servers offer to read."),
    "ReadMcpResourceTool": QT_TRANSLATE_NOOP("Wording", "Reads from an MCP server."),
}


def known_tools(rules: Rules) -> tuple[ToolTip, ...]:
    """The tools of a version, in a fixed order."""
    return tuple(
        ToolTip(name, effects, DESCRIPTIONS.get(name, ""))
        for name, effects in EFFECTS.items()
        if is_known(name, rules)
    )
