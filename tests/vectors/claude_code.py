"""Runners of the Claude Code vectors: `input` of each file turned into its `expected`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.harnesses.claude_code.launching import launch
from editor.harnesses.claude_code.loading import Candidate, Surroundings
from editor.harnesses.claude_code.native import native, native_launch
from editor.harnesses.claude_code.permission_rules import read_rules
from editor.harnesses.claude_code.precedence import look_up, main_agent, stand
from editor.harnesses.claude_code.reading import parse
from editor.harnesses.claude_code.request import (
    ANTHROPIC_API,
    AgentCall,
    Request,
    accept,
    ignored_fields,
)
from editor.harnesses.claude_code.rules import rules_for

if TYPE_CHECKING:
    from collections.abc import Callable


def run_parse(case: dict[str, Any]) -> Any:
    scope: str = case["scope"]
    plugin = scope.partition(":")[2] if scope.startswith("plugin") else None
    return native(parse(case["document"], case["file"], plugin, rules_for(case["version"])))


def _candidate(file: dict[str, Any]) -> Candidate:
    return Candidate(
        file["path"],
        file["name"],
        file["scope"],
        "description" not in file or file["description"] is not None,
        file.get("registers_as", ""),
        file.get("same_inode_as", ""),
    )


def run_precedence(case: dict[str, Any]) -> Any:
    rules = rules_for(case["version"])
    place = Surroundings(
        case["cwd"],
        case["repo_root"],
        case["home"],
        tuple(case.get("flags", ())),
        case.get("settings", {}),
        case.get("env", {}),
        case.get("manifests", {}),
        any(file["path"].startswith("sdk:") for file in case["files"]),
    )
    standing = stand([_candidate(file) for file in case["files"]], place, rules)
    result: dict[str, Any] = {
        "winners": {name: winner.path for name, winner in standing.winners.items()},
        "shadowed": [one.path for one, _ in standing.shadowed],
        "not_loaded": [
            f"built-in:{one.name}" if one.scope == "built-in" else one.path
            for one, _ in standing.excluded
        ],
        "undefined": [
            {"name": tie.name, "candidates": [one.path for one in tie.candidates]}
            for tie in standing.undefined
        ],
        "dropped_same_inode": [one.path for one in standing.same_file],
        "bare_name_ambiguous": list(standing.ambiguous_bare),
        "startup_error": standing.start_fails,
        "main_agent": None if standing.start_fails else main_agent(standing, place, rules),
        "lookups": {
            asked: look_up(asked, standing.names, rules) for asked in case.get("lookups", ())
        },
    }
    return {key: value for key, value in result.items() if value or key in ("winners", "shadowed")}


def run_resolve(case: dict[str, Any]) -> Any:
    rules = rules_for(case["version"])
    session, call = case["session"], case.get("call", {})
    source, definition = case["source"], case["definition"]
    request = Request(
        rules=rules,
        name=case["name"],
        source=source,
        fields=accept(definition, source, rules),
        tools=tuple(session["tools"]),
        own_tools=tuple(session.get("own_mcp_tools", ())),
        mode=session["permissionMode"],
        model=session["model"],
        variables=session.get("env", {}),
        is_interactive=session.get("interactive", True),
        depth=session.get("depth", 1),
        permissions=read_rules(session.get("settings", {})),
        provider=session.get("provider", ANTHROPIC_API),
        is_folder_trusted=session.get("folder_trusted", True),
        is_teammate=session.get("as_teammate", False),
        is_by_teammate=session.get("spawned_by_teammate", False),
        is_auto_memory_off=session.get("auto_memory_off", False),
        run=case.get("run", ""),
        call=AgentCall(call.get("model"), call.get("mode"), call.get("run_in_background")),
        is_fork=case.get("fork", False),
        ignored=ignored_fields(definition, source, rules),
    )
    return native_launch(launch(request), "run" in case)


RUNNERS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "parse": run_parse,
    "precedence": run_precedence,
    "resolve": run_resolve,
}
