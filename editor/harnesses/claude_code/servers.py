"""What becomes of the MCP servers one definition speaks of, or would get by having no list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.problems import Problem, Severity
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.entries import MCP
from editor.harnesses.claude_code.validity import cited

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.launching import Launch

CONNECTED: Final = "connected"
FIELD: Final = "mcp_servers"


def server_problems(facts: Facts, answer: Launch) -> Iterable[Problem]:
    """Tell the state of every server that is named, and of those that show no tools."""
    request = answer.request
    if request.is_fork or request.is_teammate:
        return
    declared = request.fields.get("mcpServers")
    named = [item for item in declared or () if isinstance(item, str)]
    for server in named:
        found = _of_named(facts, answer, server)
        if found is not None:
            yield found
    if request.entries is None:
        silent = [
            f"{server} ({state or '?'})"
            for server, state in facts.servers.items()
            if state != CONNECTED and server not in named and not _tools(answer, server)
        ]
        if silent:
            text = cited(words.SERVERS_SILENT, servers=", ".join(silent))
            yield Problem("servers-without-tools", Severity.INFO, text)
    is_about_servers = bool(named) or any(entry.startswith(MCP) for entry in request.entries or ())
    if is_about_servers and any(tool.startswith(MCP) for tool in answer.granted):
        yield Problem("mcp-reports", Severity.INFO, cited(words.MCP_REPORTS))


def _of_named(facts: Facts, answer: Launch, server: str) -> Problem | None:
    """One server that `mcpServers` names; a name only uses the session's own connection."""
    line = facts.line("mcpServers")
    tools = _tools(answer, server)
    granted = frozenset(answer.granted)
    came = sum(tool in granted for tool in tools)
    state = facts.servers.get(server)
    if came:
        text = cited(words.SERVER_GIVES, server=server, came=came, number=len(tools))
        return Problem("server-gives", Severity.INFO, text, line, field=FIELD)
    if tools:
        text = cited(words.SERVER_NOT_LISTED, server=server, number=len(tools))
        return Problem("server-not-listed", Severity.WARNING, text, line, field=FIELD)
    if state is not None:
        text = cited(words.SERVER_HAS_STATE, server=server, state=state or "?")
        return Problem("server-not-connected", Severity.WARNING, text, line, field=FIELD)
    if not facts.session.is_complete:
        return None
    text = cited(words.SERVER_NOT_THERE, server=server)
    return Problem("server-not-connected", Severity.WARNING, text, line, field=FIELD)


def _tools(answer: Launch, server: str) -> list[str]:
    """The session's tools of a server."""
    start = f"{MCP}{server}__"
    return [tool for tool in answer.request.tools if tool.startswith(start)]
