"""What the tests of this harness share: short ways to definitions, sessions and resolutions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.harness import Roster, Settings
from editor.core.session import Completeness, Session, Tool, ToolState
from editor.harnesses.claude_code.harness import HARNESS

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.resolution import Resolution

AGENTS = "/w/repo/.claude/agents"
USER_AGENTS = "/home/u/.claude/agents"


def read(text: str, file: str = "rev.md", scope: str = "project", rules: str = "OCT", **more: Any):
    root = USER_AGENTS if scope == "user" else AGENTS
    origin = Origin(f"{root}/{file}", scope, root=root, **more)
    return HARNESS.read(Document.of(text), origin, rules)


def define(lines: str = "", body: str = "Review.\n", **more: Any) -> Definition:
    return read(f"---\nname: rev\ndescription: Reviews\n{lines}---\n{body}", **more)


def session(tools: str = "Read Bash Edit Write Grep Glob Agent ToolSearch", **more: Any) -> Session:
    context: dict[str, Any] = {"version": "2.1.290", "interactive": True, "settings": {}, "env": {}}
    context |= more.pop("context", {})
    deferred = more.pop("deferred", "")
    listed = [_tool(name, ToolState.ACTIVE) for name in tools.split()]
    listed += [_tool(name, ToolState.DEFERRED) for name in deferred.split()]
    more.setdefault("permission_mode", "default")
    more.setdefault("model", "claude-opus-5")
    more.setdefault("completeness", Completeness.COMPLETE)
    return Session("claude-code", "s", "s", tuple(listed), context=context, **more)


def _tool(name: str, state: ToolState) -> Tool:
    origin = f"mcp:{name.split('__')[1]}" if name.startswith("mcp__") else "builtin"
    return Tool(name, origin, state)


def resolve(
    definition: Definition, parent: Session | None = None, *others: Definition, rules: str = "OCT"
) -> Resolution:
    roster = HARNESS.roster([definition, *others], Settings(), rules)
    entry = next(one for one in roster.entries if one.origin.path == definition.origin.path)
    return HARNESS.resolve(entry, parent or session(), roster, rules)


def codes(owner: Definition | Resolution | Roster) -> list[str]:
    return [problem.code for problem in owner.problems]
