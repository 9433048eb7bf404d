"""Bring a definition, a session and the settings together into one request."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Status
from editor.core.records import field, record, replace
from editor.core.session import ToolState
from editor.harnesses.claude_code import definitions, locations, settings
from editor.harnesses.claude_code.permission_rules import PermissionRules, read_rules
from editor.harnesses.claude_code.request import (
    ANTHROPIC_API,
    BACKGROUND,
    FOREGROUND,
    AgentCall,
    Request,
    ignored_fields,
)
from editor.harnesses.claude_code.rules import NAMED, OCT, UNDATED_OCTOBER, parse_version, rules_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Definition
    from editor.core.harness import Roster
    from editor.core.session import Session, Tool
    from editor.harnesses.claude_code.rules import Rules

PLACES: Final = (BACKGROUND, FOREGROUND)


@record
class Facts:
    """The request for one child, and what else its explanation needs."""

    request: Request
    session: Session
    definition: Definition
    tools: Mapping[str, Tool]  # of the session, by name, also those that are switched off
    servers: Mapping[str, str]  # the state of each MCP server, by name
    lines: Mapping[str, int]  # key → line of the definition file
    origins: Mapping[str, str]  # setting or variable → the file it was read from
    is_empty_tools: bool = False  # `tools` is there without a value
    is_unpublished: bool = False  # a built-in agent whose tools nobody has published
    is_loaded: bool = True
    version_note: str = ""  # "other", "newer" or "" – how the session's version relates
    session_version: str = ""
    deferred: frozenset[str] = field(default_factory=frozenset)
    unread: tuple[str, ...] = ()  # settings files that could not be read, so their rules lack

    def line(self, key: str) -> int | None:
        """The line of a key, None when the file does not have it."""
        return self.lines.get(key)


def gather(definition: Definition, session: Session, roster: Roster, rules_name: str) -> Facts:
    """Collect everything the rules look at."""
    context = session.context
    rules, note = rules_of(session, rules_name)
    parsed = definitions.read_parsed(definition.document, definition.origin, rules)
    is_builtin = definition.origin.scope == locations.BUILTIN
    source = "built-in" if is_builtin else definition.origin.scope
    mine = settings.of(roster.settings)
    permissions, variables, origins = _settings(context, mine)
    tools = {tool.name: tool for tool in session.tools}
    pool = [tool for tool in session.tools if tool.state is not ToolState.INACTIVE]
    empty = parsed.block.by_key.get("tools")
    call = _map(context.get("call"))
    request = Request(
        rules=rules,
        name=definition.name,
        source=source,
        fields=parsed.accepted,
        tools=tuple(tool.name for tool in pool),
        own_tools=_texts(context.get("own_mcp_tools")),
        mode=session.permission_mode,
        model=session.model,
        variables=variables,
        is_interactive=context.get("interactive") is not False,
        depth=_depth(context.get("depth")),
        permissions=permissions,
        provider=str(context.get("provider") or ANTHROPIC_API),
        is_folder_trusted=context.get("folder_trusted") is not False,
        is_teammate=context.get("as_teammate") is True,
        is_by_teammate=context.get("spawned_by_teammate") is True,
        is_auto_memory_off=context.get("auto_memory_off") is True,
        run=run if (run := context.get("run")) in PLACES else "",
        call=AgentCall(
            _text(call.get("model")), _text(call.get("mode")), _flag(call.get("run_in_background"))
        ),
        is_fork=context.get("fork") is True or (is_builtin and definition.name == locations.FORK),
        is_main=context.get("as_main") is True,
        ignored=ignored_fields({pair.key: None for pair in parsed.block.pairs}, source, rules),
    )
    return Facts(
        request,
        session,
        definition,
        tools,
        _servers(context.get("mcp_servers")),
        {pair.key: pair.line + 2 for pair in parsed.block.pairs},
        origins,
        empty is not None and (empty.value is None or empty.value == ""),
        is_builtin and definition.name in locations.UNPUBLISHED_POOLS,
        definition.status is Status.LOADED,
        note,
        str(context.get("version") or ""),
        frozenset(tool.name for tool in pool if tool.state is ToolState.DEFERRED),
        _texts(context.get(settings.UNREAD)) if _has_own(context) else mine.unread,
    )


def rules_of(session: Session, rules_name: str) -> tuple[Rules, str]:
    """The session's exact version when it belongs to the chosen rules; else those rules.

    The second value is "other" when the session ran under the other rules, "newer" when it is newer
    than everything known.
    """
    chosen = rules_for(rules_name)
    written = session.context.get("version")
    version = parse_version(written) if isinstance(written, str) else None
    if version is None:
        return chosen, ""
    if (version >= UNDATED_OCTOBER) is not chosen.is_october:
        return chosen, "other"
    if version > NAMED[OCT]:
        return chosen, "newer"
    return rules_for(str(written)), ""


def with_depth(facts: Facts, depth: int) -> Facts:
    """The same, one or more layers further down."""
    return replace(facts, request=replace(facts.request, depth=depth))


def _settings(
    context: Mapping[str, Any], mine: settings.ClaudeSettings
) -> tuple[PermissionRules, Mapping[str, str], Mapping[str, str]]:
    """Rules and variables: the session's own when it brings any, else this machine's."""
    if _has_own(context):
        variables = {
            name: str(value)
            for name, value in _map(context.get("env")).items()
            if isinstance(value, (str, int))
        }
        return read_rules(_map(context.get("settings"))), variables, MappingProxyType({})
    return read_rules(mine.merged), mine.variables, mine.origins


def _has_own(context: Mapping[str, Any]) -> bool:
    """Whether a session brings settings of its own."""
    return "settings" in context or "env" in context


def _servers(value: Any) -> dict[str, str]:
    """The servers a session names, with their states."""
    listed = value if isinstance(value, list) else []
    return {
        str(one["name"]): str(one.get("status") or "")
        for one in listed
        if isinstance(one, dict) and isinstance(one.get("name"), str)
    }


def _depth(value: Any) -> int:
    return value if type(value) is int and value > 0 else 1


def _map(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _texts(value: Any) -> tuple[str, ...]:
    listed = value if isinstance(value, list) else []
    return tuple(text for text in listed if isinstance(text, str))


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _flag(value: Any) -> bool | None:
    return value if isinstance(value, bool) else None
