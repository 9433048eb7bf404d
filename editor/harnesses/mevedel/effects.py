"""What each tool can do to the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.harness import ToolTip
from editor.core.tools import ToolEffect
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.mevedel.catalog import OCT, catalog

if TYPE_CHECKING:
    from editor.core.session import Tool

_READS: Final = (ToolEffect.READS,)
_UNKNOWN: Final = (ToolEffect.UNKNOWN,)
_NETWORK: Final = (ToolEffect.NETWORK,)
_DELEGATES: Final = (ToolEffect.DELEGATES,)
_BY_NAME: Final = {
    "ApplyPatch": (ToolEffect.CHANGES,),
    "Bash": (ToolEffect.RUNS, ToolEffect.CHANGES),
    "Eval": (ToolEffect.RUNS, ToolEffect.CHANGES),
    "WriteStdin": (ToolEffect.RUNS,),
    "StopExecution": (ToolEffect.RUNS,),
    "Agent": _DELEGATES,
    "FollowupAgent": _DELEGATES,
    "InterruptAgent": _DELEGATES,
    "Skill": _DELEGATES,
    "Ask": (ToolEffect.ASKS_USER,),
    "WebFetch": _NETWORK,
    "WebSearch": _NETWORK,
    "YouTube": _NETWORK,
}
_TIPS: Final = {
    "Glob": QT_TRANSLATE_NOOP("Wording", "Finds files by their names"),
    "Grep": QT_TRANSLATE_NOOP("Wording", "Searches the text of files"),
    "Read": QT_TRANSLATE_NOOP("Wording", "Reads a file"),
    "ApplyPatch": QT_TRANSLATE_NOOP("Wording", "Writes files; the only tool that does"),
    "Imenu": QT_TRANSLATE_NOOP("Wording", "Lists the definitions in a file"),
    "Treesitter": QT_TRANSLATE_NOOP("Wording", "Looks at a file’s syntax tree"),
    "XrefDefinitions": QT_TRANSLATE_NOOP("Wording", "Finds where a name is defined"),
    "XrefReferences": QT_TRANSLATE_NOOP("Wording", "Finds where a name is used"),
    "Bash": QT_TRANSLATE_NOOP("Wording", "Runs shell commands"),
    "Eval": QT_TRANSLATE_NOOP("Wording", "Evaluates Lisp in your Emacs"),
    "WriteStdin": QT_TRANSLATE_NOOP("Wording", "Types into a running command"),
    "ListExecutions": QT_TRANSLATE_NOOP("Wording", "Lists running commands"),
    "StopExecution": QT_TRANSLATE_NOOP("Wording", "Stops a running command"),
    "Agent": QT_TRANSLATE_NOOP("Wording", "Starts a child"),
    "FollowupAgent": QT_TRANSLATE_NOOP("Wording", "Gives a child more work"),
    "WaitAgent": QT_TRANSLATE_NOOP("Wording", "Waits for children"),
    "InterruptAgent": QT_TRANSLATE_NOOP("Wording", "Interrupts an agent’s turn"),
    "SendMessage": QT_TRANSLATE_NOOP("Wording", "Sends text to another agent"),
    "ListAgents": QT_TRANSLATE_NOOP("Wording", "Lists the agents of the tree"),
    "Ask": QT_TRANSLATE_NOOP("Wording", "Asks you a question"),
    "Skill": QT_TRANSLATE_NOOP("Wording", "Calls a skill; one that forks starts a child"),
    "ListSkills": QT_TRANSLATE_NOOP("Wording", "Lists the skills"),
    "ToolSearch": QT_TRANSLATE_NOOP("Wording", "Finds tools that are not loaded yet"),
    "UpdateGoal": QT_TRANSLATE_NOOP("Wording", "Notes progress towards the goal"),
    "WebFetch": QT_TRANSLATE_NOOP("Wording", "Fetches a web page"),
    "WebSearch": QT_TRANSLATE_NOOP("Wording", "Searches the web"),
    "YouTube": QT_TRANSLATE_NOOP("Wording", "Reads about a video"),
}
_TASK_TIP: Final = QT_TRANSLATE_NOOP("Wording", "Keeps the list of tasks")
_LISP_TIP: Final = QT_TRANSLATE_NOOP("Wording", "Looks things up in your Emacs")


def effects_of(name: str, origin: str = "builtin") -> tuple[ToolEffect, ...]:
    """What a tool can do; what is not the package's own is not known."""
    known = _BY_NAME.get(name)
    if known:
        return known
    if name in catalog(OCT).tools:
        return _READS
    return _NETWORK + _UNKNOWN if origin.startswith("mcp:") else _UNKNOWN


def effects(tool: Tool) -> tuple[ToolEffect, ...]:
    """What a session's tool can do."""
    return effects_of(tool.name, tool.origin)


def known_tools(rules: str) -> tuple[ToolTip, ...]:
    """The package's tools, with a few words each."""
    tips: list[ToolTip] = []
    for tool in catalog(rules).tools.values():
        words = _TIPS.get(tool.name, "")
        if not words:
            words = _LISP_TIP if "elisp" in tool.groups else _TASK_TIP
        tips.append(ToolTip(tool.name, effects_of(tool.name), words))
    return tuple(tips)
