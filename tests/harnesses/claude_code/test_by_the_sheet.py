"""Small cases derived by hand from the documentation: each line is one rule and its answer.

They use the same functions as the vectors, but every case says only what its rule decides.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.vectors.claude_code import run_parse, run_precedence, run_resolve

NEW, OLD = "2.1.290", "2.1.240"
HEAD = "---\nname: rev\ndescription: Reviews\n"


def parsed(document: str, scope: str = "project", version: str = NEW, file: str = "x.md") -> Any:
    return run_parse({"document": document, "file": file, "scope": scope, "version": version})


FIELDS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("tools: [Read, Grep]", NEW, {"tools": ["Read", "Grep"]}),
    ("tools: Read Grep", NEW, {"tools": ["Read", "Grep"]}),
    ("tools: Read,Grep", NEW, {"tools": ["Read", "Grep"]}),
    ("tools: []", NEW, {"tools": [], "problems": []}),
    ('tools: "*"', NEW, {"tools": None, "problems": []}),
    ('tools: ["*"]', NEW, {"tools": None, "problems": []}),
    ("tools: Read, Read", NEW, {"tools": ["Read", "Read"], "problems": []}),
    ("tools: Task", NEW, {"tools": ["Task"], "problems": []}),
    ("tools: read", NEW, {"tools": ["read"], "problems": ["unknown-tool"]}),
    ("tools: mcp__a, mcp__a__*, mcp__a__b", NEW, {"problems": []}),
    ("tools: Agent(a, b), Read", NEW,
     {"tools": ["Agent(a, b)", "Read"], "problems": ["agent-type-list-ignored"]}),
    ("tools: Task(a)", NEW, {"problems": ["agent-type-list-ignored"]}),
    ("tools: Bash(git diff:*, git log:*), Grep", NEW,
     {"tools": ["Bash(git diff:*, git log:*)", "Grep"], "problems": ["tool-specifier-widened"]}),
    ("disallowedTools: Bash(rm:*)", NEW,
     {"disallowedTools": ["Bash(rm:*)"], "problems": ["tool-specifier-widened"]}),
    ("disallowedTools: Agent(a)", NEW, {"problems": ["tool-specifier-widened"]}),
    ("disallowedTools: Nonsense", NEW, {"problems": []}),
    ("disallowedtools: Bash", NEW, {"disallowedTools": None, "problems": ["unknown-field"]}),
    ("allowed-tools: Read\ntool: Read", NEW,
     {"tools": None, "problems": ["unknown-field", "unknown-field"]}),
    ("model: INHERIT", NEW, {"model": "inherit", "problems": []}),
    ('model: "  opus  "', NEW, {"model": "opus", "problems": []}),
    ("model: fable", NEW, {"model": "fable", "problems": []}),
    ("model: claude-opus-5", NEW, {"model": "claude-opus-5", "problems": []}),
    ("model: gpt-5", NEW, {"model": "gpt-5", "problems": ["unknown-model"]}),
    ("permissionMode: manual", NEW, {"permissionMode": "default", "problems": []}),
    ("permissionMode: plan", NEW, {"permissionMode": "plan"}),
    ("permissionMode: Plan", NEW,
     {"permissionMode": None, "problems": ["bad-value:permissionMode"]}),
    ("maxTurns: 7", NEW, {"other": {"maxTurns": 7}}),
    ('maxTurns: "7"', NEW, {"other": {"maxTurns": 7}, "problems": []}),
    ("maxTurns: -1", NEW, {"other": {}, "problems": ["bad-value:maxTurns"]}),
    ("maxTurns: 1.5", NEW, {"other": {}, "problems": ["bad-value:maxTurns"]}),
    ("skills: a, b", NEW, {"other": {"skills": ["a", "b"]}}),
    ("background: true", NEW, {"other": {"background": True}}),
    ('background: "true"', NEW, {"other": {"background": True}, "problems": []}),
    ("background: false", NEW, {"other": {}, "problems": []}),
    ("effort: med", NEW, {"other": {"effort": "medium"}}),
    ("effort: huge", NEW, {"other": {}, "problems": ["bad-value:effort"]}),
    ("isolation: container", NEW, {"other": {}, "problems": ["bad-value:isolation"]}),
    ("color: magenta", NEW, {"other": {}, "problems": ["bad-value:color"]}),
    ("memory: local", NEW, {"other": {"memory": "local"}}),
    ("memory: global", NEW, {"other": {}, "problems": ["bad-value:memory"]}),
    ("initialPrompt: Go", NEW, {"other": {"initialPrompt": "Go"}}),
    ("omitClaudeMd: true", NEW, {"other": {"omitClaudeMd": True}, "problems": []}),
    ("omitClaudeMd: true", OLD, {"other": {}, "problems": ["unknown-field"]}),
    ("experimental:\n  cacheTtl: 1h", NEW, {"other": {"experimental": {"cacheTtl": "1h"}}}),
    ("experimental:\n  cacheTtl: 2h", NEW,
     {"other": {}, "problems": ["bad-value:experimental.cacheTtl"]}),
    ("experimental:\n  cacheTtl: 1h", OLD, {"other": {}, "problems": ["unknown-field"]}),
)  # fmt: skip


@pytest.mark.parametrize(("lines", "version", "expected"), FIELDS)
def test_fields_read_as_documented(lines: str, version: str, expected: dict[str, Any]) -> None:
    found = parsed(f"{HEAD}{lines}\n---\nBody\n", version=version)
    assert found["status"] == "loaded"
    assert {key: found[key] for key in expected} == expected


FILES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("text\n", "project", NEW, {"problems": ["no-frontmatter", "missing-name"]}),
    ("\n" + HEAD + "---\n", "project", NEW,
     {"problems": ["fence-not-first-line", "missing-name"]}),
    ("\ufeff" + HEAD + "---\n", "project", NEW, {"status": "loaded", "problems": []}),
    ("\ufeff" + HEAD + "---\n", "project", "2.1.238", {"problems": ["bom", "missing-name"]}),
    (HEAD, "project", NEW, {"problems": ["no-closing-fence", "missing-name"]}),
    ("---\n- a\n---\n", "project", NEW, {"problems": ["missing-name"], "body": None}),
    ("---\nname: 5\ndescription: d\n---\n", "project", NEW, {"problems": ["missing-name"]}),
    ("---\nname: a:b\ndescription: d\n---\n", "project", NEW, {"problems": ["name-colon"]}),
    ("---\nname: a:b\ndescription: d\n---\n", "project", "2.1.217", {"status": "loaded"}),
    ("---\nname: -a\ndescription: d\n---\n", "user", NEW, {"problems": ["name-leading-dash"]}),
    (f"---\nname: {'a' * 256}\ndescription: d\n---\n", "user", NEW, {"status": "loaded"}),
    (f"---\nname: {'a' * 257}\ndescription: d\n---\n", "user", OLD, {"status": "loaded"}),
    ("---\nname: a\n---\n", "managed", NEW, {"problems": ["missing-description"], "name": "a"}),
    ("---\nname: a\ndescription: b: c\n---\n", "add-dir", NEW,
     {"problems": ["yaml-error"], "name": None}),
    ("---\nname: a\ndescription: b: c\n---\n", "plugin:kit", NEW,
     {"status": "loaded", "name": "kit:x"}),
    ("---\ndescription: d\n---\n", "plugin:kit", NEW,
     {"name": "kit:x", "problems": ["fallback-name"]}),
    ("---\nname: a\ndescription: d\nhooks: {}\npermissionMode: plan\ninitialPrompt: Go\n---\n",
     "plugin:kit", NEW,
     {"name": "kit:a", "permissionMode": None, "other": {}, "problems": [
         "ignored-in-plugin:hooks", "ignored-in-plugin:permissionMode",
         "ignored-in-plugin:initialPrompt"]}),
    ("---\nname: a\ndescription: d\ninitialPrompt: Go\n---\n", "plugin:kit", OLD,
     {"other": {"initialPrompt": "Go"}, "problems": []}),
    ("---\r\nname: a\r\ndescription: d\r\n---\r\nx\r\ny", "project", NEW, {"body": "x\r\ny"}),
    (HEAD + "---\n\n  x  \n\n", "project", NEW, {"body": "\n  x  \n\n"}),
)  # fmt: skip


@pytest.mark.parametrize(("document", "scope", "version", "expected"), FILES)
def test_files_load_or_are_passed_over_as_documented(
    document: str, scope: str, version: str, expected: dict[str, Any]
) -> None:
    found = parsed(document, scope, version)
    assert {key: found[key] for key in expected} == expected


P, U, M = "/w/repo/.claude/agents", "/home/u/.claude/agents", "/etc/claude-code/.claude/agents"
SCOPES = {P: "project", U: "user", M: "managed", "/w/lib/.claude/agents": "add-dir"}


def placed(path: str, name: str | None = "rev", **more: Any) -> dict[str, Any]:
    """One file of a precedence case, its scope told from the path."""
    if path in ("--agents", "sdk:agents"):
        scope = "cli"
    elif path == "built-in":
        scope = "built-in"
    elif path.startswith("plugin:"):
        scope = "plugin"
    else:
        scope = next((s for root, s in SCOPES.items() if path.startswith(root + "/")), "project")
    return {"path": path, "name": name, "scope": scope} | more


def standing(files: list[dict[str, Any]], **more: Any) -> Any:
    place = {"cwd": "/w/repo", "repo_root": "/w/repo", "home": "/home/u", "version": NEW}
    return run_precedence(place | {"files": files} | more)


KIT = placed("plugin:kit/agents/rev.md", registers_as="kit:rev")
PLACES: tuple[tuple[list[dict[str, Any]], dict[str, Any], dict[str, Any]], ...] = (
    ([placed(f"{U}/a.md"), placed(f"{P}/a.md")], {},
     {"winners": {"rev": f"{P}/a.md"}, "shadowed": [f"{U}/a.md"]}),
    ([placed(f"{P}/a.md"), placed(f"{M}/a.md"), placed(f"{U}/a.md")], {},
     {"winners": {"rev": f"{M}/a.md"}, "shadowed": [f"{P}/a.md", f"{U}/a.md"]}),
    ([placed("--agents"), placed(f"{M}/a.md")], {"flags": ["--agents"]},
     {"winners": {"rev": f"{M}/a.md"}, "shadowed": ["--agents"]}),
    ([placed("sdk:agents"), placed(f"{P}/a.md")], {},
     {"winners": {"rev": "sdk:agents"}, "shadowed": [f"{P}/a.md"]}),
    ([KIT, placed(f"{U}/a.md")], {},
     {"winners": {"kit:rev": KIT["path"], "rev": f"{U}/a.md"}, "shadowed": []}),
    ([placed("built-in", "Plan"), placed(f"{P}/a.md", "Plan")], {},
     {"winners": {"Plan": f"{P}/a.md"}, "shadowed": ["built-in"]}),
    ([placed(f"{P}/a.md"), placed(f"{P}/sub/b.md")], {},
     {"winners": {}, "undefined": [
         {"name": "rev", "candidates": [f"{P}/a.md", f"{P}/sub/b.md"]}]}),
    ([placed(f"{U}/a.md"), placed(f"{U}/b.md"), placed(f"{P}/c.md")], {},
     {"winners": {"rev": f"{P}/c.md"}, "shadowed": [f"{U}/a.md", f"{U}/b.md"]}),
    ([placed("/w/repo/x/.claude/agents/a.md"), placed(f"{P}/a.md")], {"cwd": "/w/repo/x"},
     {"winners": {"rev": "/w/repo/x/.claude/agents/a.md"}, "shadowed": [f"{P}/a.md"]}),
    ([placed("/w/repo/x/.claude/agents/a.md"), placed(f"{P}/a.md")],
     {"cwd": "/w/repo/x", "version": "2.1.177"},
     {"winners": {"rev": f"{P}/a.md"}, "shadowed": ["/w/repo/x/.claude/agents/a.md"]}),
    ([placed("/w/.claude/agents/a.md")], {},
     {"winners": {}, "not_loaded": ["/w/.claude/agents/a.md"]}),
    ([placed("/w/repo/x/.claude/agents/a.md")], {},
     {"winners": {}, "not_loaded": ["/w/repo/x/.claude/agents/a.md"]}),
    ([placed(f"{P}/a.md", None), placed(f"{U}/a.md")], {},
     {"winners": {"rev": f"{U}/a.md"}, "not_loaded": [f"{P}/a.md"]}),
    ([placed(f"{P}/a.md", description=None)], {},
     {"winners": {}, "not_loaded": [f"{P}/a.md"]}),
    ([placed(f"{P}/a.md"), placed(f"{U}/b.md", "two"), KIT],
     {"settings": {"strictPluginOnlyCustomization": True}},
     {"winners": {"kit:rev": KIT["path"]}, "not_loaded": [f"{P}/a.md", f"{U}/b.md"]}),
    ([placed("--agents")], {"flags": ["--agents"], "settings": {"disableSideloadFlags": True}},
     {"startup_error": True, "winners": {}}),
    ([placed(f"{P}/a.md"), placed("--agents", "two")], {"flags": ["--bare", "--agents"]},
     {"winners": {"two": "--agents"}, "not_loaded": [f"{P}/a.md"]}),
    ([placed(f"{P}/a.md")], {"env": {"CLAUDE_CODE_SIMPLE": "1"}},
     {"winners": {}, "not_loaded": [f"{P}/a.md"]}),
    ([placed(f"{U}/a.md")], {"env": {"CLAUDE_CODE_SAFE_MODE": "1"}},
     {"winners": {}, "not_loaded": [f"{U}/a.md"]}),
    ([placed(f"{P}/a.md"), placed(f"{U}/b.md", "two")], {"flags": ["--setting-sources user"]},
     {"winners": {"two": f"{U}/b.md"}, "not_loaded": [f"{P}/a.md"]}),
    ([placed(f"{P}/a.md"), placed(f"{U}/b.md", "two")], {"flags": ["--setting-sources project"]},
     {"winners": {"rev": f"{P}/a.md"}, "not_loaded": [f"{U}/b.md"]}),
    ([placed("/w/lib/.claude/agents/a.md")], {"flags": ["--add-dir /w/lib"]},
     {"winners": {"rev": "/w/lib/.claude/agents/a.md"}, "shadowed": []}),
    ([placed("/w/lib/.claude/agents/a.md")],
     {"flags": ["--add-dir /w/lib", "--setting-sources user"]},
     {"winners": {}, "not_loaded": ["/w/lib/.claude/agents/a.md"]}),
    ([placed("built-in", "Explore"), placed("built-in", "general-purpose")],
     {"env": {"CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS": "1"}},
     {"winners": {"general-purpose": "built-in"}, "not_loaded": ["built-in:Explore"]}),
    ([placed("built-in", "Explore")],
     {"env": {"CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS": "1"}, "version": "2.1.197"},
     {"winners": {"Explore": "built-in"}}),
    ([placed("built-in", "Plan"), placed(f"{P}/a.md", "Plan")],
     {"env": {"CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS": "1"}},
     {"winners": {"Plan": f"{P}/a.md"}, "not_loaded": ["built-in:Plan"]}),
    ([placed("built-in", "claude")], {"env": {"CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS": "1"}},
     {"winners": {"claude": "built-in"}}),
    ([placed(f"{P}/a.md"), placed(f"{P}/b.md", same_inode_as=f"{P}/a.md")], {},
     {"winners": {"rev": f"{P}/a.md"}, "dropped_same_inode": [f"{P}/b.md"]}),
    ([KIT, placed("plugin:lab/agents/rev.md", registers_as="lab:rev")], {},
     {"winners": {"kit:rev": KIT["path"], "lab:rev": "plugin:lab/agents/rev.md"},
      "bare_name_ambiguous": ["rev"]}),
    ([placed("plugin:kit/agents/review/sec.md", "sec", registers_as="kit:review:sec")], {},
     {"winners": {"kit:review:sec": "plugin:kit/agents/review/sec.md"}}),
    ([KIT, placed("plugin:kit/custom/rev.md", "two", registers_as="kit:two")],
     {"manifests": {"kit": {"agents": "./custom/rev.md"}}},
     {"winners": {"kit:two": "plugin:kit/custom/rev.md"}, "not_loaded": [KIT["path"]]}),
    ([placed(f"{P}/a.md", "code-reviewer")], {"lookups": ["Code Reviewer", "codereviewer", "x"]},
     {"lookups": {"Code Reviewer": "code-reviewer", "codereviewer": "code-reviewer", "x": None}}),
    ([placed(f"{P}/a.md", "code-reviewer")],
     {"lookups": ["Code Reviewer", "code-reviewer"], "version": "2.1.139"},
     {"lookups": {"Code Reviewer": None, "code-reviewer": "code-reviewer"}}),
    ([placed(f"{P}/a.md", "Rev"), placed(f"{P}/b.md", "rev")], {"lookups": ["REV", "rev"]},
     {"winners": {"Rev": f"{P}/a.md", "rev": f"{P}/b.md"}, "lookups": {"REV": None, "rev": "rev"}}),
    ([placed(f"{P}/a.md"), placed(f"{P}/b.md", "two")],
     {"flags": ["--agent two"], "settings": {"agent": "rev"}}, {"main_agent": "two"}),
    ([placed(f"{P}/a.md")], {"settings": {"agent": "rev"}}, {"main_agent": "rev"}),
    ([KIT], {"flags": ["--agent rev"]}, {"main_agent": "kit:rev"}),
    ([placed(f"{P}/sub/deep/a.md")], {}, {"winners": {"rev": f"{P}/sub/deep/a.md"}}),
    ([placed("--agents")], {"flags": ["--agents"]}, {"winners": {"rev": "--agents"}}),
    ([placed(f"{P}/a.md", registers_as="rev"), placed(f"{U}/b.md", "other")], {},
     {"winners": {"rev": f"{P}/a.md", "other": f"{U}/b.md"}, "shadowed": []}),
)  # fmt: skip


@pytest.mark.parametrize(("files", "place", "expected"), PLACES)
def test_the_documented_definition_wins(
    files: list[dict[str, Any]], place: dict[str, Any], expected: dict[str, Any]
) -> None:
    found = standing(files, **place)
    assert {key: found.get(key) for key in expected} == expected


POOL = "Agent AskUserQuestion Bash Edit ExitPlanMode Glob Grep LSP Read TaskCreate Write"
MCP = " mcp__db__q mcp__gh__a mcp__gh__b"
CHILD = "background"


def launched(definition: dict[str, Any], case: dict[str, Any]) -> dict[str, Any]:
    """What became of one call, the reasons and results by tool and entry."""
    more = dict(case)
    tools = more.pop("tools", POOL + MCP).split()
    form: dict[str, Any] = {"tools": tools, "permissionMode": "default", "model": "claude-opus-5"}
    form |= more.pop("session", {})
    case = {"version": NEW, "name": "rev", "source": "project", "run": CHILD} | more
    if case["run"] is None:
        del case["run"]
    found = run_resolve(case | {"definition": definition, "session": form})
    found["why"] = {row["tool"]: row["reason"] for row in found.pop("tools")}
    found["entries"] = {row["entry"]: row["result"] for row in found["entries"]}
    return found


def mode(parent: str, **more: Any) -> dict[str, Any]:
    return {"session": {"permissionMode": parent}} | more


def variables(**env: str) -> dict[str, Any]:
    return {"session": {"env": env}}


def rules(**permissions: list[str]) -> dict[str, Any]:
    return {"session": {"settings": {"permissions": permissions}}}


MODEL, FORCE = "CLAUDE_CODE_SUBAGENT_MODEL", "CLAUDE_CODE_SUBAGENT_MODEL_FORCE"
DEPTH = "CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH"
FOREGROUND: dict[str, Any] = {"run": "foreground"}

TOOLS: tuple[tuple[dict[str, Any], dict[str, Any], dict[str, Any]], ...] = (
    ({}, {}, {"why": {
        "Agent": "granted-inherited", "AskUserQuestion": "removed-always",
        "Bash": "granted-inherited", "Edit": "granted-inherited",
        "ExitPlanMode": "removed-always", "Glob": "granted-inherited",
        "Grep": "granted-inherited", "LSP": "granted-inherited", "Read": "granted-inherited",
        "TaskCreate": "removed-background", "Write": "granted-inherited",
        "mcp__db__q": "granted-inherited", "mcp__gh__a": "granted-inherited",
        "mcp__gh__b": "granted-inherited"}}),
    ({"tools": "TaskCreate, Read"}, FOREGROUND, {"granted": ["TaskCreate", "Read"]}),
    ({"tools": "TaskCreate, Read"}, {}, {
        "granted": ["Read"], "entries": {"TaskCreate": "unavailable-to-subagents",
                                         "Read": "resolved"}}),
    ({"tools": "LSP"}, {"version": OLD}, {
        "outcome": "refused", "refusal": {"not_available_to_subagents": ["LSP"]}}),
    ({"tools": "LSP"}, {"version": "2.1.280"}, {"granted": ["LSP"]}),
    ({"tools": "Read, Grpe"}, {}, {
        "outcome": "launches", "granted": ["Read"],
        "entries": {"Read": "resolved", "Grpe": "unrecognized"}}),
    ({"tools": "read"}, {}, {"outcome": "refused", "refusal": {"unrecognized": ["read"]}}),
    ({"tools": "read"}, {"version": "2.1.207"}, {"outcome": "launches-without-tools"}),
    ({"tools": []}, {}, {"outcome": "launches-without-tools", "granted": [], "entries": {}}),
    ({"tools": "*"}, {"tools": "Read Bash"}, {"granted": ["Read", "Bash"], "entries": {}}),
    ({"tools": "Read, Grep", "disallowedTools": "Read, Grep"}, {},
     {"outcome": "launches-without-tools"}),
    ({"tools": "Read, Grpe", "disallowedTools": "Read"}, {},
     {"outcome": "refused", "refusal": {"unrecognized": ["Grpe"]}}),
    ({"tools": "WebFetch"}, {}, {
        "outcome": "refused", "entries": {"WebFetch": "absent-from-session"},
        "refusal": {"unrecognized": ["WebFetch"]}}),
    ({"tools": "mcp__crm"}, {}, {
        "outcome": "refused", "refusal": {"matched_nothing": ["mcp__crm"]}}),
    ({"tools": "mcp__gh, Read"}, {}, {"granted": ["mcp__gh__a", "mcp__gh__b", "Read"]}),
    ({"tools": "mcp__gh__*"}, {}, {"granted": ["mcp__gh__a", "mcp__gh__b"]}),
    ({"tools": "mcp__gh__b"}, {}, {"granted": ["mcp__gh__b"]}),
    ({"disallowedTools": "mcp__*"}, {"tools": "Read" + MCP}, {
        "granted": ["Read"], "why": {
            "Read": "granted-inherited", "mcp__db__q": "removed-disallowed-pattern",
            "mcp__gh__a": "removed-disallowed-pattern",
            "mcp__gh__b": "removed-disallowed-pattern"}}),
    ({"disallowedTools": "mcp__gh"}, {"tools": "Read" + MCP, "version": "2.1.177"}, {
        "granted": ["Read", "mcp__db__q", "mcp__gh__a", "mcp__gh__b"]}),
    ({"disallowedTools": "Bash(rm:*)"}, {"tools": "Bash Read"}, {
        "granted": ["Read"],
        "why": {"Bash": "removed-disallowed-widened", "Read": "granted-inherited"}}),
    ({"tools": "Bash(git diff:*, git log:*), Grep"}, {"tools": "Bash Grep Read"}, {
        "granted": ["Bash", "Grep"], "why": {
            "Bash": "granted-listed-specifier-ignored", "Grep": "granted-listed",
            "Read": "not-listed"}}),
    ({"disallowedTools": "Task"}, {"tools": "Agent Read"}, {"granted": ["Read"]}),
    ({"tools": "Task"}, {"tools": "Agent Read"}, {"granted": ["Agent"]}),
    ({"tools": "Agent"}, {"session": {"depth": 3}}, {
        "outcome": "refused", "refusal": {"matched_nothing": ["Agent"]}}),
    ({"tools": "Agent"}, {"session": {"depth": 2}}, {"granted": ["Agent"]}),
    ({"tools": "Agent"}, {"session": {"depth": 3, "env": {DEPTH: "4"}}}, {"granted": ["Agent"]}),
    ({"tools": "Agent"}, {"session": {"depth": 3, "env": {DEPTH: "0"}}}, {"outcome": "refused"}),
    ({"tools": "Agent"}, {"session": {"depth": 1}, "version": "2.1.217"},
     {"outcome": "refused"}),
    ({"tools": "Agent"}, {"session": {"depth": 4}, "version": "2.1.200"},
     {"granted": ["Agent"]}),
    ({"tools": "Read", "memory": "user"}, {}, {"granted": ["Read", "Write", "Edit"]}),
    ({"tools": "Read", "memory": "user", "disallowedTools": "Write"}, {},
     {"granted": ["Read", "Edit"]}),
    ({"tools": "Read", "memory": "user"}, {"session": {"auto_memory_off": True}},
     {"granted": ["Read"]}),
    ({"tools": "Read", "memory": "user"}, variables(CLAUDE_CODE_DISABLE_AUTO_MEMORY="1"),
     {"granted": ["Read"]}),
    ({}, {"tools": "Agent Read", "fork": True, "session": {"depth": 3}}, {
        "granted": ["Agent", "Read"], "agent_calls_error": True}),
    ({"tools": "ExitPlanMode", "permissionMode": "plan"}, {}, {"granted": ["ExitPlanMode"]}),
    ({"tools": "ExitPlanMode", "permissionMode": "plan"}, {"source": "plugin"}, {
        "outcome": "refused", "ignored_fields": ["permissionMode"]}),
    ({"tools": "Read, TaskCreate"}, {"session": {"as_teammate": True}},
     {"granted": ["Read", "TaskCreate"]}),
    ({"tools": "Bash"}, rules(deny=["Bash"]), {"outcome": "refused"}),
    ({"tools": "Bash"}, rules(deny=["Bash(*)"]), {"outcome": "refused"}),
    ({"tools": "Bash"}, rules(deny=["Bash(rm:*)"]), {"granted": ["Bash"]}),
    ({"tools": "Bash"}, rules(ask=["Bash"]), {"granted": ["Bash"]}),
    ({"tools": "Read"}, rules(allow=["Bash"]), {"granted": ["Read"]}),
    ({}, {"tools": "Read" + MCP, **rules(deny=["mcp__gh__*"])},
     {"granted": ["Read", "mcp__db__q"]}),
    ({}, {"tools": "Read" + MCP, **rules(deny=["mcp__gh"])}, {"granted": ["Read", "mcp__db__q"]}),
    ({}, rules(deny=["Agent(rev)"]), {
        "outcome": "refused", "refusal_kind": "type-denied-by-rule", "granted": []}),
    ({}, rules(deny=["Task(*)"]), {"refusal_kind": "type-denied-by-rule"}),
    ({"tools": "Read"}, rules(deny=["Agent(other)"]), {"granted": ["Read"]}),
    ({"tools": "Read"}, rules(deny=["Agent(model:opus)"]), {"granted": ["Read"]}),
)  # fmt: skip

TRACES: tuple[tuple[dict[str, Any], dict[str, Any], dict[str, Any]], ...] = (
    ({"permissionMode": "plan"}, mode("bypassPermissions"),
     {"permissionMode": "bypassPermissions"}),
    ({"permissionMode": "plan"}, mode("acceptEdits"), {"permissionMode": "acceptEdits"}),
    ({"permissionMode": "bypassPermissions"}, mode("plan"), {"permissionMode": "plan"}),
    ({"permissionMode": "bypassPermissions"}, mode("plan", version="2.1.266"),
     {"permissionMode": "bypassPermissions"}),
    ({"permissionMode": "manual"}, mode("plan"), {"permissionMode": "default"}),
    ({}, mode("dontAsk"), {"permissionMode": "dontAsk"}),
    ({"permissionMode": "acceptEdits"}, mode("dontAsk"), {"permissionMode": "acceptEdits"}),
    ({"permissionMode": "acceptEdits"}, mode("plan", source="plugin"),
     {"permissionMode": "plan", "ignored_fields": ["permissionMode"]}),
    ({}, {"call": {"mode": "acceptEdits"}}, {"permissionMode": "default"}),
    ({"model": "haiku"}, {"call": {"model": "sonnet"}}, {"model": "sonnet"}),
    ({"model": "haiku"}, variables(**{MODEL: "sonnet"}), {"model": "haiku"}),
    ({"model": "haiku"}, variables(**{MODEL: "sonnet"}) | {"version": "2.1.250"},
     {"model": "sonnet"}),
    ({"model": "inherit"}, variables(**{MODEL: "sonnet"}), {"model": "claude-opus-5"}),
    ({}, variables(**{MODEL: "sonnet"}), {"model": "sonnet"}),
    ({}, variables(**{MODEL: "inherit"}), {"model": "claude-opus-5"}),
    ({"model": "haiku"}, variables(**{MODEL: "sonnet", FORCE: "1"}), {"model": "sonnet"}),
    ({"model": "haiku"}, variables(**{FORCE: "1"}), {"model": "claude-opus-5"}),
    ({"model": "haiku"}, variables(**{MODEL: "sonnet", FORCE: "1"}) | {"version": "2.1.256"},
     {"model": "haiku"}),
    ({"model": "opus"}, {}, {"model": "claude-opus-5"}),
    ({"model": "opus"}, {"version": OLD}, {"model": "opus"}),
    ({}, variables(**{MODEL: "opus"}), {"model": "opus"}),
    ({"model": "opus"}, {"session": {"model": "claude-opus-5[1m]"}},
     {"model": "claude-opus-5[1m]"}),
    ({"model": "haiku"}, {"session": {"settings": {"availableModels": ["opus"]}}},
     {"model": "claude-opus-5", "model_substituted": True}),
    ({"model": "sonnet"}, {"session": {"settings": {"availableModels": ["sonnet"]}}},
     {"model": "sonnet"}),
    ({}, {"run": None}, {"run": "background"}),
    ({}, {"run": None, "call": {"run_in_background": False}, "session": {"env": {
        "CLAUDE_CODE_FORK_SUBAGENT": "0"}}}, {"run": "foreground"}),
    ({"background": True}, {"run": None, "call": {"run_in_background": False}},
     {"run": "background"}),
    ({}, {"run": None, "session": {"env": {"CLAUDE_CODE_DISABLE_BACKGROUND_TASKS": "1"}}},
     {"run": "foreground"}),
    ({}, {"run": None, "version": "2.1.197"}, {"run": "foreground"}),
    ({"background": True}, {"run": None, "session": {"spawned_by_teammate": True}},
     {"outcome": "refused", "refusal_kind": "teammate-background-child"}),
)  # fmt: skip


@pytest.mark.parametrize(("definition", "case", "expected"), TOOLS + TRACES)
def test_a_child_gets_what_is_documented(
    definition: dict[str, Any], case: dict[str, Any], expected: dict[str, Any]
) -> None:
    found = launched(definition, case)
    assert {key: found.get(key) for key in expected} == expected
