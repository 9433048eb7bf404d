"""Runners of the pi-orchestrator vectors: each turns a case's `input` into its `expected`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.harnesses.pi_orchestrator import config as configuration
from editor.harnesses.pi_orchestrator.agent_file import native, read_agent
from editor.harnesses.pi_orchestrator.blocking import (
    blocked_set,
    child_host,
    exclusion,
    fates,
)
from editor.harnesses.pi_orchestrator.discovery import (
    BUILTIN,
    PROJECT,
    PROJECT_FOLDERS,
    USER,
    Found,
    merge,
    project_levels,
)
from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool
from editor.harnesses.pi_orchestrator.host import host_tools
from editor.harnesses.pi_orchestrator.keep_list import is_kept, keep
from editor.harnesses.pi_orchestrator.matching import all_matching, first_match, matches
from editor.harnesses.pi_orchestrator.rules import NEWEST, RELEASE_0_1_2
from editor.harnesses.pi_orchestrator.session_log import recover
from editor.harnesses.pi_orchestrator.spawning import spawn

if TYPE_CHECKING:
    from collections.abc import Callable

Case = dict[str, Any]
FLEET = ("planner", "reviewer", "scout", "worker")


def tool_of(entry: Case) -> RegisteredTool:
    """Read one tool of a registry."""
    info = entry.get("sourceInfo") or {}
    return RegisteredTool(
        entry.get("name", ""), info.get("path"), info.get("source"), entry.get("exposure", "direct")
    )


def tools_of(entries: list[Case]) -> tuple[RegisteredTool, ...]:
    """Read a registry."""
    return tuple(map(tool_of, entries))


def agents(case: Case) -> Case:
    """One document to an agent, skipped or throws."""
    return native(read_agent(case["content"], case["filename"]))


class Tree:
    """The files of a case, with its links followed."""

    def __init__(self, case: Case) -> None:
        self.files: dict[str, str] = case["files"]
        self.links: dict[str, str] = case.get("symlinks", {})

    def real(self, path: str) -> str:
        """Follow links in every part of a path."""
        for _ in range(40):
            link = next(
                (link for link in self.links if path == link or path.startswith(link + "/")), None
            )
            if link is None:
                break
            path = self.links[link] + path[len(link) :]
        return path

    def listing(self, folder: str) -> list[tuple[str, str]]:
        """Give the files of a folder with their texts, in the order of their names."""
        real = self.real(folder)
        paths = [*self.files, *self.links]
        names = {
            path[len(real) + 1 :].split("/")[0] for path in paths if path.startswith(real + "/")
        }
        found = [(name, self.files.get(self.real(f"{real}/{name}"))) for name in sorted(names)]
        return [(f"{folder}/{name}", text) for name, text in found if text is not None]

    def is_repository(self, level: str) -> bool:
        """Say whether a level holds `.git`."""
        git = self.real(f"{level}/.git")
        return git in self.files or any(path.startswith(git + "/") for path in self.files)


def discovery(case: Case) -> Case:
    """A layout of folders to the merged agents."""
    tree = Tree(case)
    parts = case["cwd"].split("/")
    levels = ["/".join(parts[:count]) for count in range(len(parts), 0, -1)]
    visited = project_levels([(level, tree.is_repository(level)) for level in levels])
    folders = [(USER, "U/agents")]
    folders += [
        (PROJECT, f"{level}/{folder}") for level in reversed(visited) for folder in PROJECT_FOLDERS
    ]
    found = []
    if case["builtinFleet"]:
        document = "---\nname: {0}\ndescription: {0}\n---\n"
        found += [
            Found(BUILTIN, f"B/{name}.md", read_agent(document.format(name))) for name in FLEET
        ]
    for source, folder in folders:
        for path, text in tree.listing(folder):
            found.append(Found(source, path, read_agent(text, path.rsplit("/", 1)[-1])))
    merged = merge(found, case["modelOverrides"])
    if merged is None:
        return {"throws": True}
    return {"agents": [_agent(item) for item in merged]}


def _agent(item: Found) -> Case:
    agent = item.agent
    blocked = None if agent.block_tools is None else list(agent.block_tools)
    shown: Case = {"name": agent.name, "source": item.source, "file": item.file}
    if item.source != BUILTIN:
        shown["description"] = agent.description
    return {**shown, "model": agent.model, "blockTools": blocked}


def extension_ids(case: Case) -> Case:
    """Source information to an extension id."""
    return {"extensionId": tool_of({"sourceInfo": case.get("sourceInfo")}).extension_id}


def matchers(case: Case) -> Case:
    """One matcher against one tool."""
    return {"matches": matches(case["matcher"], tool_of(case["tool"]))}


def matcher_lists(case: Case) -> Case:
    """A list of matchers against one tool."""
    tool, listed = tool_of(case["tool"]), case["matchers"]
    return {
        "firstMatch": first_match(listed, tool),
        "keptByKeepList": is_kept(tool, listed),
        "allMatching": all_matching(listed, tool),
    }


def keep_tools(case: Case) -> Case:
    """A registry and a keep-list to the tools kept."""
    kept = keep(tools_of(case["tools"]), case["keepTools"])
    discovered = [
        {"extensionId": each.extension_id, "names": each.names, "partial": each.is_partial}
        for each in kept.discovered
    ]
    return {"discovered": discovered, "effective": kept.effective, "kept": kept.names}


def config_load(case: Case) -> Case:
    """The two configuration files to the configuration in effect."""
    return configuration.load(case["orchestrator.jsonc"], case["orchestrator.json"]).native()


def spawned(case: Case) -> Case:
    """An agent and a session to the child's model and thinking level."""
    agent, session = case["agent"], case["session"]
    child = spawn(
        agent.get("model"),
        agent.get("thinking"),
        session.get("model"),
        session.get("thinkingLevel"),
    )
    return {"model": child.model, "thinking": child.thinking}


def blocked_cases(case: Case) -> Case:
    """Both registries and all lists to the state of every tool of the child."""
    agent, child_tools = case["agent"], tools_of(case["childTools"])
    blocked = blocked_set(case["childBlockedTools"], agent.get("blockTools"))
    exclude = exclusion(blocked, tools_of(case["parentTools"]), NEWEST)
    host = child_host(agent.get("tools"), exclude, child_tools)
    states = fates(host, exclude, child_tools, has_gate=case["gateLoadedInChild"])
    return {
        "blockedMatchers": exclude.matchers,
        "passThrough": exclude.passed_through,
        "expandedNames": exclude.expanded,
        "excludeTools": exclude.entries,
        "childStarts": host.error is None,
        "perTool": {
            name: {"state": fate.state}
            if fate.matcher is None
            else {"state": fate.state, "matcher": fate.matcher}
            for name, fate in states.items()
        },
    }


def exclude_in_0_1_2(case: Case) -> Case:
    """The same input under the rules of release 0.1.2."""
    blocked = blocked_set(case["childBlockedTools"], case["agent"].get("blockTools"))
    exclude = exclusion(blocked, tools_of(case["parentTools"]), RELEASE_0_1_2)
    return {"excludeTools": exclude.entries}


def hosted(case: Case) -> Case:
    """The host's two options to registered and active tools."""
    host = host_tools(
        case["tools"],
        case["excludeTools"],
        tools_of(case["extraTools"]),
        (case.get("settings") or {}).get("defaultTools"),
    )
    if host.error is not None:
        return {"error": host.error}
    return {"registered": host.registered, "active": host.active}


def session_recovery(case: Case) -> Case | None:
    """A session file to what it records."""
    log = recover(case["jsonl"].split("\n"))
    if log is None:
        return None
    model = log.model and {"provider": log.model[0], "modelId": log.model[1]}
    return {
        "cwd": log.working_directory,
        "sessionId": log.session_id,
        "parentSession": log.parent_session,
        "name": log.name,
        "branchIds": log.branch,
        "contextModel": model,
        "contextThinkingLevel": "off" if log.thinking is None else log.thinking,
        "hasThinkingEntry": log.thinking is not None,
        "declaredTools": log.declared_tools,
    }


RUNNERS: dict[str, Callable[[Case], Any]] = {
    "agents": agents,
    "discovery": discovery,
    "extension_ids": extension_ids,
    "matchers": matchers,
    "matcher_lists": matcher_lists,
    "keep_tools": keep_tools,
    "config_load": config_load,
    "spawn": spawned,
    "blocked_cases": blocked_cases,
    "e2e_0.1.2": exclude_in_0_1_2,
    "host_tools": hosted,
    "session_recovery": session_recovery,
}
