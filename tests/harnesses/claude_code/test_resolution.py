"""The preview: verdicts with their steps, the answers of the field reports, and what stays open."""

from __future__ import annotations

import pytest

from editor.core.harness import Roster, Settings
from editor.core.problems import Severity
from editor.core.resolution import Decision, Outcome
from editor.core.session import Completeness
from editor.harnesses.claude_code import locations, permission_rules
from editor.harnesses.claude_code.harness import HARNESS
from editor.harnesses.claude_code.permission_rules import RuleIndex, read_rules
from tests.harnesses.claude_code.helpers import codes, define, read, resolve, session

ASKS_FOREGROUND = {"run_in_background": False}


def outcomes(resolution) -> dict[str, str]:
    return {verdict.tool: str(verdict.outcome) for verdict in resolution.verdicts}


def why(resolution, tool: str) -> str:
    return str(resolution.verdict(tool).decided_by.message)


# Field reports ----------------------------------------------------------------------------------


def test_t1_a_bracket_in_tools_grants_the_whole_tool():
    resolution = resolve(define("tools: Read, Bash(git diff:*)\n"))
    assert resolution.granted == ("Read", "Bash")
    assert resolution.verdict("Bash").reason == "granted-listed-specifier-ignored"
    assert "whole tool" in why(resolution, "Bash")
    assert resolution.verdict("Bash").decided_by.line == 4
    assert resolution.can_change_files is True


def test_t2_a_bracket_in_the_denylist_removes_the_whole_tool():
    resolution = resolve(define("disallowedTools: Bash(rm:*)\n"))
    assert outcomes(resolution)["Bash"] == "removed"
    assert "Bash(rm:*)" in why(resolution, "Bash")


def test_t4_a_comma_inside_the_brackets_scopes_nothing():
    resolution = resolve(define("tools: Bash(git diff:*, git log:*), Grep\n"))
    assert resolution.granted == ("Bash", "Grep")


def test_t5_every_mcp_entry_gets_a_state():
    servers = [{"name": "jira", "status": "needs-auth"}, {"name": "gh", "status": "connected"}]
    parent = session("Read mcp__gh__a", context={"mcp_servers": servers})
    resolution = resolve(define("tools: Read, mcp__gh, mcp__jira__*, mcp__nope__x\n"), parent)
    assert resolution.granted == ("Read", "mcp__gh__a")
    assert "needs-auth" in why(resolution, "mcp__jira__*")
    assert "no MCP server “nope”" in why(resolution, "mcp__nope__x")
    assert resolution.verdict("mcp__gh") is None


def test_servers_that_bring_nothing_are_named_unless_they_are_there():
    states = {"here": "connected", "late": "pending", "odd": ""}
    listed = [{"name": name, "status": state} for name, state in states.items()]
    resolution = resolve(define(), session("Read", context={"mcp_servers": listed}))
    [found] = [one for one in resolution.problems if one.code == "servers-without-tools"]
    assert found.message.parameters["servers"] == "late (pending), odd (?)"
    parent = session("Read mcp__late__a", context={"mcp_servers": listed[:2]})
    assert "servers-without-tools" not in codes(resolve(define(), parent))


def test_t6_missing_entries_are_counted():
    resolution = resolve(define("tools: Read, NotThere, mcp__pw__a\n"))
    problem = next(one for one in resolution.problems if one.code == "some-entries-missing")
    assert "Of 3 listed entries only 1" in str(problem.message)
    assert outcomes(resolution)["mcp__pw__a"] == "not-granted"
    assert resolution.launch == "launches"


def test_m1_a_bypassing_parent_passes_its_mode_on():
    resolution = resolve(define(), session(permission_mode="bypassPermissions"))
    assert resolution.permission.effective == "bypassPermissions"
    assert resolution.permission.source == "session"
    assert codes(resolution) == []
    partial = session(permission_mode="bypassPermissions", completeness=Completeness.PARTIAL)
    assert any("record no permission mode" in str(one) for one in resolve(define(), partial).limits)


def test_m3_a_bypassing_parent_cannot_be_narrowed():
    resolution = resolve(
        define("permissionMode: plan\n"), session(permission_mode="bypassPermissions")
    )
    problem = next(one for one in resolution.problems if one.code == "mode-has-no-effect")
    assert problem.severity is Severity.ERROR
    assert "bypassPermissions" in str(problem.message)
    assert "take tools away" in str(problem.message)
    assert resolution.permission.declared == "plan"


def test_m8_the_model_trace_names_variable_and_place():
    parent = session(context={"env": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"}})
    october = resolve(define("model: opus\n"), parent)
    assert october.model.effective == "claude-opus-5"
    assert october.model.source == "file"
    august = resolve(
        define("model: opus\n", rules="AUG"),
        parent.with_changes(context={**parent.context, "version": "2.1.240"}),
        rules="AUG",
    )
    assert (august.model.effective, august.model.source) == ("haiku", "environment")
    assert any("in the session" in str(step.message) for step in august.model.steps)


def test_a_variable_from_a_settings_file_is_told_with_the_file(environment, home):
    path = str(home / ".claude/settings.json")
    files = {
        path: b'{"env": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"}, "permissions": {"deny": ["Bash"]}}'
    }
    held = HARNESS.settings(files, environment, "OCT")
    parent = session()
    context = {key: parent.context[key] for key in ("version", "interactive")}
    resolution = HARNESS.resolve(
        define(), parent.with_changes(context=context), Roster(settings=held), "OCT"
    )
    assert resolution.model.effective == "haiku"
    assert any(path in str(step.message) for step in resolution.model.steps)
    assert path in why(resolution, "Bash")


# Steps, order, decisions ------------------------------------------------------------------------


def test_steps_stand_in_the_order_of_the_rules_and_end_at_the_deciding_one():
    parent = session(
        "Read Bash ListAgents", context={"settings": {"permissions": {"deny": ["Nope"]}}}
    )
    resolution = resolve(define("tools: Read\ndisallowedTools: Bash\n"), parent)
    rules = [step.rule for step in resolution.verdict("Read").steps]
    assert rules == [
        "session-tools", "settings-deny", "never-for-subagents", "background-tools",
        "disallowed-tools", "tools-list",
    ]  # fmt: skip
    removed = resolution.verdict("Bash")
    assert [removed.steps[-1].rule, str(removed.steps[-1].effect)] == [
        "disallowed-tools",
        "removes",
    ]
    assert resolution.verdict("ListAgents").steps[-1].rule == "background-tools"
    for verdict in resolution.verdicts:
        assert verdict.decided_by in verdict.steps


def test_every_tool_of_session_and_definition_has_exactly_one_verdict():
    parent = session("Read Bash mcp__a__x", deferred="mcp__b__y")
    resolution = resolve(define("tools: Read, Read, Nope, mcp__c, Task\n"), parent)
    names = [verdict.tool for verdict in resolution.verdicts]
    assert len(names) == len(set(names))
    assert {"Read", "Bash", "mcp__a__x", "mcp__b__y", "Nope", "mcp__c", "Agent"} <= set(names)


def test_tools_offered_on_demand_stay_so_with_tool_search():
    parent = session("Read ToolSearch", deferred="mcp__b__y")
    assert outcomes(resolve(define(), parent))["mcp__b__y"] == "on-demand"
    listed = resolve(define("tools: Read, mcp__b\n"), parent)
    assert outcomes(listed)["mcp__b__y"] == "unknown"
    assert listed.verdict("mcp__b__y").reason == "deferred-unsettled"


@pytest.mark.parametrize(
    ("mode", "edit", "command", "read_file"),
    [
        ("default", "ask", "ask", "allow"),
        ("acceptEdits", "allow", "ask", "allow"),
        ("bypassPermissions", "allow", "allow", "allow"),
        ("dontAsk", "deny", "deny", "allow"),
        ("auto", "unknown", "unknown", "allow"),
        ("plan", "unknown", "ask", "allow"),
    ],
)
def test_what_calls_meet_follows_the_mode(mode, edit, command, read_file):
    resolution = resolve(define(), session(permission_mode=mode))
    calls = {call.kind: str(call.decision) for call in resolution.calls}
    assert calls["edit-inside"] == edit
    assert calls["command"] == command
    assert calls["read"] == read_file


def test_ask_comes_before_allow_and_deny_with_a_bracket_only_narrows():
    rules = {"ask": ["Bash"], "allow": ["Bash", "Edit"], "deny": ["Read(./.env)"]}
    parent = session("Bash Edit Read", context={"settings": {"permissions": rules}})
    resolution = resolve(define(), parent)
    assert resolution.verdict("Bash").decision == {"call": Decision.ASK}
    assert resolution.verdict("Edit").decision == {"call": Decision.ALLOW}
    reading = resolution.verdict("Read")
    assert reading.outcome is Outcome.GRANTED
    assert any("./.env" in str(step.message) for step in reading.steps)
    quiet = resolve(define("permissionMode: dontAsk\n"), parent)
    assert quiet.verdict("Bash").decision == {"call": Decision.DENY}


def test_read_only_is_promised_from_tools_never_from_the_mode():
    assert resolve(define("tools: Read, Grep\n")).can_change_files is False
    assert resolve(define("permissionMode: plan\n")).can_change_files is True
    parent = session("Read mcp__a__x")
    assert resolve(define(), parent).can_change_files is None


# Launch -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "tools", "launch", "words"),
    [
        ("tools: Grpe\n", "Read", "refused", "Not recognized: Grpe"),
        ("tools: AskUserQuestion, mcp__x\n", "Read AskUserQuestion", "refused",
         "Not available to subagents: AskUserQuestion. Matched nothing in this session: mcp__x"),
        ("tools: []\n", "Read", "launches-without-tools", "empty list"),
        ("tools: Read\ndisallowedTools: Read\n", "Read", "launches-without-tools",
         "disallowedTools"),
        ("", "AskUserQuestion", "launches-without-tools", "nothing of the session"),
        ("tools: Read, Grpe\ndisallowedTools: Read\n", "Read", "unknown", "not documented"),
        ("tools: Grpe\nmemory: user\n", "Read", "unknown", "memory"),
        ("tools: Read\n", "", "unknown", "no tools at all"),
        ("tools:\n", "Read", "unknown", "disagree"),
    ],
)  # fmt: skip
def test_launch_outcomes_and_what_is_not_settled(lines, tools, launch, words):
    resolution = resolve(define(lines), session(tools))
    assert resolution.launch == launch
    assert words in str(resolution.launch_reason)
    assert resolution.problems[0].message == resolution.launch_reason


def test_a_list_that_names_only_what_a_partial_session_may_have_is_unknown():
    parent = session("Bash", completeness=Completeness.PARTIAL)
    resolution = resolve(define("tools: TodoWrite, Nope\n"), parent)
    assert resolution.launch == "unknown"
    assert outcomes(resolution)["TodoWrite"] == "unknown"
    assert outcomes(resolution)["Nope"] == "not-granted"


def test_a_file_that_is_skipped_gives_nothing():
    resolution = resolve(read("---\nname: rev\n---\nx"))
    assert (resolution.launch, resolution.granted) == ("refused", ())
    assert {verdict.reason for verdict in resolution.verdicts} == {"not-loaded"}


def test_a_type_that_a_rule_forbids_gives_nothing():
    rules = {"permissions": {"deny": ["Agent(rev)"]}}
    resolution = resolve(define(), session(context={"settings": rules}))
    assert resolution.launch == "refused"
    assert "Agent(rev)" in str(resolution.launch_reason)
    assert set(outcomes(resolution).values()) == {"not-granted"}
    assert not resolution.delegation.may_delegate


# Open questions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "parent", "tool", "reason"),
    [
        ("tools:\n", session("Read"), "Read", "empty-tools-unsettled"),
        ('tools: ""\n', session("Read"), "Read", "empty-tools-unsettled"),
        ("", session("ExitPlanMode", permission_mode="plan"), "ExitPlanMode",
         "exit-plan-unsettled"),
        ("permissionMode: plan\n", session("ExitPlanMode", permission_mode="auto"), "ExitPlanMode",
         "exit-plan-unsettled"),
        ("", session("TaskOutput", context={"run": "foreground"}), "TaskOutput",
         "task-output-unsettled"),
        ("tools: Grep\nmemory: user\ndisallowedTools: Write\n", session("Grep Write"), "Write",
         "memory-order-unsettled"),
        ("tools: []\nmemory: user\n", session("Write"), "Write", "memory-order-unsettled"),
        ("tools: Read\nmcpServers: [{pw: {command: x}}]\n",
         session("Read", context={"own_mcp_tools": ["mcp__pw__a"]}), "mcp__pw__a",
         "own-servers-unsettled"),
        ("tools: Read, mcp__*\n", session("Read mcp__a__x"), "mcp__a__x", "pattern-unsettled"),
        ("tools: Read, mcp__a__get_*\n", session("Read mcp__a__get_x"), "mcp__a__get_x",
         "pattern-unsettled"),
        ("disallowedTools: mcp__a__get_*\n", session("mcp__a__get_x"), "mcp__a__get_x",
         "pattern-unsettled"),
        ("", session("ListAgents", context={"interactive": False}), "ListAgents", "depends-on-run"),
        ("", session("ListAgents", context={"as_main": True}), "ListAgents",
         "main-filters-unsettled"),
        ("", session("Read"), "Grep", "search-widening"),
        ("tools: Read, Grep\n", session("Read"), "Grep", "search-widening"),
    ],
)  # fmt: skip
def test_what_no_documentation_settles_is_unknown_and_named(lines, parent, tool, reason):
    resolution = resolve(define(lines), parent)
    verdict = resolution.verdict(tool)
    assert verdict.outcome is Outcome.UNKNOWN
    assert verdict.reason == reason
    assert verdict.steps[-1].effect == "unknown"
    assert tool not in resolution.granted


@pytest.mark.parametrize(
    ("lines", "parent", "tool", "outcome"),
    [
        ("permissionMode: plan\n", session("ExitPlanMode"), "ExitPlanMode", "granted"),
        ("", session("ExitPlanMode"), "ExitPlanMode", "removed"),
        ("tools: Read, mcp__pw__a\nmcpServers: [{pw: {command: x}}]\n",
         session("Read", context={"own_mcp_tools": ["mcp__pw__a"]}), "mcp__pw__a", "granted"),
        ("disallowedTools: mcp__*\n", session("mcp__a__x"), "mcp__a__x", "removed"),
        ("", session("ListAgents", context={"run": "foreground"}), "ListAgents", "granted"),
        ("", session("ListAgents", context={"interactive": False, "call": ASKS_FOREGROUND}),
         "ListAgents", "granted"),
        ("tools: Read\n", session("Read"), "Grep", None),
        ("disallowedTools: Grep\n", session("Read"), "Grep", None),
    ],
)  # fmt: skip
def test_what_is_settled_is_said_plainly(lines, parent, tool, outcome):
    verdict = resolve(define(lines), parent).verdict(tool)
    assert (str(verdict.outcome) if verdict else None) == outcome


def test_models_whose_fate_is_not_documented_have_no_effective_value():
    assert resolve(define("model: opusplan\n")).model.effective is None
    assert resolve(define("model: opus[1m]\n")).model.effective is None
    odd = resolve(define("model: gpt-9\n"))
    assert odd.model.effective == "gpt-9"
    assert codes(odd) == ["model-may-not-resolve"]


def test_built_ins_with_unpublished_tools_say_so_and_a_fork_is_the_conversation(environment):
    from editor.storage.library import scan

    library = scan(HARNESS, environment)
    parent = session()
    explore = HARNESS.resolve(library.roster.winner("Explore"), parent, library.roster, "OCT")
    assert outcomes(explore)["Read"] == "unknown"
    assert outcomes(explore)["Write"] == "removed"
    assert explore.model.effective == "claude-opus-5"
    fork = HARNESS.resolve(library.roster.winner("fork"), parent, library.roster, "OCT")
    assert fork.granted == parent.tool_names
    fable = parent.with_changes(model="claude-fable-5")
    capped = HARNESS.resolve(library.roster.winner("Explore"), fable, library.roster, "OCT")
    assert capped.model.effective == "opus"


# Versions ---------------------------------------------------------------------------------------


def test_the_sessions_own_version_decides_within_the_chosen_rules():
    old = session("LSP Read", context={"version": "2.1.270", "run": "background"})
    assert outcomes(resolve(define(rules="AUG"), old, rules="AUG"))["LSP"] == "removed"
    resolution = resolve(define(), old)
    assert outcomes(resolution)["LSP"] == "granted"
    assert any("2.1.270" in str(limit) for limit in resolution.limits)
    newer = session(context={"version": "2.1.400"})
    assert any("newer" in str(limit) for limit in resolve(define(), newer).limits)


def test_limits_name_the_version_of_the_rules():
    assert "2.1.290" in str(resolve(define()).limits[0])


# Delegation -------------------------------------------------------------------------------------


def test_the_team_ends_at_the_depth_limit():
    worker = read("---\nname: w\ndescription: d\ntools: Write\n---\nx", "w.md")
    lead = define("tools: Agent, Read\n")
    resolution = resolve(lead, session(), worker)
    assert resolution.delegation.may_delegate
    assert resolution.delegation.reachable == ("rev", "w")
    assert set(resolution.delegation.team_tools) == {"Agent", "Read", "Write"}
    assert resolution.delegation.paths["Write"] == ("rev", "w")
    last = resolve(lead, session(context={"depth": 3}), worker)
    assert not last.delegation.may_delegate
    assert "layer 3" in str(last.delegation.note)


def test_agent_types_bind_only_for_the_main_agent():
    worker = read("---\nname: w\ndescription: d\n---\nx", "w.md")
    other = read("---\nname: o\ndescription: d\n---\nx", "o.md")
    lead = define("tools: Agent(w), Read\n")
    assert resolve(lead, session(), worker, other).delegation.reachable == ("rev", "w", "o")
    main = session(context={"as_main": True})
    assert resolve(lead, main, worker, other).delegation.reachable == ("w",)


def test_the_map_shows_who_starts_whom_and_leaves_out_what_rules_forbid():
    worker = read("---\nname: w\ndescription: d\ntools: Write\n---\nx", "w.md")
    closed = read("---\nname: c\ndescription: d\n---\nx", "c.md")
    lead = define("tools: Agent, Read\n")
    roster = HARNESS.roster([lead, worker, closed], Settings(), "OCT")
    parent = session(context={"settings": {"permissions": {"deny": ["Agent(c)"]}}})
    drawn = HARNESS.delegation_map(parent, roster, "OCT")
    assert [node.name for node in drawn.nodes] == ["", "rev", "w"]
    assert {(edge.source, edge.target) for edge in drawn.edges} == {
        ("", "rev"), ("", "w"), ("rev", "rev"), ("rev", "w"),
    }  # fmt: skip
    nodes = {node.name: node for node in drawn.nodes}
    assert nodes["rev"].can_change_files is False
    assert nodes["rev"].team_can_change_files is True
    assert nodes["w"].direct_tools == ("Write",)


def test_entries_see_the_tools_they_name():
    parent = session("Read mcp__a__x mcp__b__y")
    assert HARNESS.sees_tools(parent, "tools", "mcp__a") == ("mcp__a__x",)
    assert HARNESS.sees_tools(parent, "tools", "Read(x)") == ("Read",)
    assert HARNESS.sees_tools(parent, "disallowed_tools", "mcp__*") == ("mcp__a__x", "mcp__b__y")
    assert HARNESS.sees_tools(parent, "model", "opus") is None


def test_a_definition_can_be_copied_as_json_for_the_command_line():
    import json

    _, text = HARNESS.copy_as(define("tools: Read, Bash\nmodel: haiku\ncolor: red\n"))
    assert json.loads(text) == {
        "rev": {
            "description": "Reviews",
            "prompt": "Review.",
            "tools": ["Read", "Bash"],
            "model": "haiku",
        }
    }
    assert HARNESS.copy_as(read("no header")) is None


def test_names_of_older_versions_are_an_open_question():
    resolution = resolve(define("tools: Read, LS\n"))
    verdict = resolution.verdict("LS")
    assert (verdict.outcome, verdict.reason) == (Outcome.UNKNOWN, "retired-name-unsettled")
    assert "2.1.290" in str(verdict.decided_by.message)
    assert resolution.launch == "launches"
    assert resolution.can_change_files is False  # it only ever listed folders
    assert resolve(define("tools: Read, MultiEdit\n")).can_change_files is None
    only = define("tools: MultiEdit\n")
    assert "only-retired-tools" in codes(only)
    assert "no-known-tool" not in codes(only)
    assert resolve(only).launch == "unknown"
    assert "no-known-tool" in codes(define("tools: Grpe\n"))


def test_whom_a_built_in_agent_without_published_tools_may_start_is_open():
    explore = read("---\nname: Explore\ndescription: D\n---\nx\n", scope=locations.BUILTIN)
    resolution = resolve(explore)
    assert str(resolution.delegation.badge) == "Whether it starts others is not known"
    assert resolution.granted == ()
    roster = HARNESS.roster([explore, define()], Settings(), "OCT")
    drawn = HARNESS.delegation_map(session(), roster, "OCT")
    node = next(one for one in drawn.nodes if one.name == "Explore")
    assert (node.direct_tools, node.can_change_files) == ((), None)
    certain = {(edge.source, edge.is_certain) for edge in drawn.edges}
    assert certain == {("", True), ("rev", True), ("Explore", False)}


def test_brackets_of_tools_nobody_looked_at_are_an_open_question():
    definition = define("tools: Bash(git:*), Skill(api), WebFetch(domain:a.org)\n")
    assert {(one.code, str(one.severity)) for one in definition.problems} == {
        ("tool-specifier-widened", "error"), ("tool-specifier-widened", "warning"),
    }  # fmt: skip
    texts = [str(one.message) for one in definition.problems]
    assert sum("not documented" in text for text in texts) == 2
    resolution = resolve(definition, session("Read Bash Skill WebFetch"))
    assert resolution.granted == ("Bash", "Skill", "WebFetch")
    assert "no effect" in str(resolution.verdict("Bash").decided_by.message)
    assert "not documented" in str(resolution.verdict("Skill").decided_by.message)


def test_resource_tools_and_task_output_in_the_background_are_open_questions():
    tools = "Read ListMcpResourcesTool ReadMcpResourceTool TaskOutput CronList"
    resolution = resolve(define(), session(tools, context={"run": "background"}))
    reasons = {one.tool: (one.outcome, one.reason) for one in resolution.verdicts}
    assert reasons["ListMcpResourcesTool"] == (Outcome.UNKNOWN, "resource-tools-unsettled")
    assert reasons["ReadMcpResourceTool"] == (Outcome.UNKNOWN, "resource-tools-unsettled")
    assert reasons["TaskOutput"] == (Outcome.UNKNOWN, "task-output-unsettled")
    assert reasons["CronList"] == (Outcome.REMOVED, "removed-background")
    assert resolution.can_change_files is False
    in_front = resolve(define(), session(tools, context={"run": "foreground"}))
    assert in_front.verdict("ListMcpResourcesTool").outcome is Outcome.GRANTED


def test_a_blocked_model_of_the_call_leaves_open_whether_the_files_is_tried():
    context = {"call": {"model": "opus"}, "settings": {"availableModels": ["sonnet"]}}
    parent = session(model="claude-sonnet-5", context=context)
    trace = resolve(define("model: haiku\n"), parent).model
    assert trace.effective is None
    assert "whether the definition’s is tried" in str(trace.steps[-1].message)
    assert resolve(define(), parent).model.effective == "claude-sonnet-5"


def test_the_limit_of_layers_says_where_it_comes_from():
    parent = session(context={"depth": 3})
    text = str(resolve(define(), parent).verdict("Agent").decided_by.message)
    assert "layer 3 of at most 3 (the limit of 2.1.290)" in text
    set_to = {"depth": 2, "env": {"CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH": "2"}}
    text = str(resolve(define(), session(context=set_to)).verdict("Agent").decided_by.message)
    assert "as CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH says" in text


def test_a_tool_that_came_to_the_background_later_says_since_when() -> None:
    child = resolve(define("tools: LSP, Read\n"), session("LSP Read"))
    [kept] = [s for s in child.verdict("LSP").steps if s.rule == "background-tools"]
    assert "2.1.280" in str(kept.message)
    [kept] = [s for s in child.verdict("Read").steps if s.rule == "background-tools"]
    assert "2.1." not in str(kept.message)


def test_a_partly_known_session_does_not_say_that_nobody_is_started():
    partial = session("Read", completeness=Completeness.PARTIAL)
    asked = (define(), define("tools: Read, Agent\n"), define("tools: Task\n"))
    for definition in asked:
        delegation = resolve(definition, partial).delegation
        assert str(delegation.badge).startswith("Whether it starts others is not known")
        assert "whether the tool Agent is among them cannot be told" in str(delegation.note)
    sure = (define("tools: Read\n"), define("disallowedTools: Agent\n"))
    for definition in sure:
        assert str(resolve(definition, partial).delegation.badge) == "Starts nobody"
    last = session("Read", completeness=Completeness.PARTIAL, context={"depth": 3})
    assert str(resolve(define(), last).delegation.badge) == "Starts nobody"
    assert str(resolve(define(), session("Read")).delegation.badge) == "Starts nobody"


def test_the_map_of_a_partly_known_session_leaves_open_who_starts_others():
    partial = session("Read", completeness=Completeness.PARTIAL)
    one = HARNESS.roster([define()], Settings(), "OCT")
    [_, node] = HARNESS.delegation_map(partial, one, "OCT").nodes
    assert str(node.badge) == "Whether it starts others is not known"
    [_, node] = HARNESS.delegation_map(session("Read"), one, "OCT").nodes
    assert str(node.badge) == "Starts nobody"


def test_a_partly_known_session_without_tools_does_not_say_that_it_starts_without_any():
    partial = session("", completeness=Completeness.PARTIAL)
    found = resolve(define(), partial)
    assert found.launch == "unknown"
    assert "cannot be told whether the agent gets any" in str(found.launch_reason)
    assert resolve(define("tools: []\n"), partial).launch == "launches-without-tools"


def test_what_comes_after_a_search_is_open_where_the_search_itself_may_be_there():
    partial = session("Read", deferred="mcp__a__b", completeness=Completeness.PARTIAL)
    verdict = resolve(define(), partial).verdict("mcp__a__b")
    assert verdict.reason == "deferred-partial"
    assert "cannot be told whether the agent gets ToolSearch" in str(verdict.decided_by.message)


@pytest.mark.parametrize("switch", HARNESS.switches, ids=lambda switch: switch.key)
def test_every_switch_changes_an_answer(switch):
    definition = define("mcpServers:\n  - own: {type: stdio, command: x}\n")
    parent = session("Read Agent AskUserQuestion CronList LSP", context={"own_mcp_tools": ["x"]})
    answers = set()
    for value, _ in switch.choices:
        context = {**parent.context} | ({} if value is None else {switch.key: value})
        found = resolve(definition, parent.with_changes(context=context))
        told = [str(problem.message) for problem in found.problems]
        answers.add(repr((outcomes(found), told, [str(limit) for limit in found.limits])))
    assert len(answers) > 1
    assert switch.choices[0][0] is None


def test_no_way_leads_through_an_agent_whose_tools_nobody_knows():
    guide = read(
        "---\nname: claude-code-guide\ndescription: d\n---\nx\n", "guide.md", scope="builtin"
    )
    other = read("---\nname: zed\ndescription: d\n---\nx\n", "zed.md", scope="builtin")
    alone = define("disallowedTools: Write\n")
    assert "Write" not in resolve(alone, None, guide).delegation.team_tools
    delegation = resolve(alone, None, guide, other).delegation
    assert delegation.paths["Write"] == ("rev", "zed")
    assert "claude-code-guide" in delegation.reachable


def test_the_map_calls_nobody_read_only_where_tools_may_be_missing():
    def changes(parent, lines):
        roster = HARNESS.roster([define(lines)], Settings(), "OCT")
        node, agent = HARNESS.delegation_map(parent, roster, "OCT").nodes
        return node.can_change_files, agent.can_change_files, agent.team_can_change_files

    partial = session("Read Agent", completeness=Completeness.PARTIAL)
    assert changes(partial, "") == (None, None, None)
    assert changes(partial, "tools: Read\n") == (None, False, False)
    assert changes(partial, "tools: Read, Edit\n") == (None, None, None)
    assert changes(session("Read"), "") == (False, False, False)


def test_a_team_with_an_agent_nobody_knows_is_not_called_harmless():
    guide = read(
        "---\nname: claude-code-guide\ndescription: d\n---\nx\n", "guide.md", scope="builtin"
    )
    found = resolve(define(), session("Read Agent"), guide).delegation
    assert str(found.badge).startswith("Starts others; whether the team can change files is not")
    roster = HARNESS.roster([define(), guide], Settings(), "OCT")
    nodes = {node.name: node for node in HARNESS.delegation_map(
        session("Read Agent"), roster, "OCT").nodes}  # fmt: skip
    assert (nodes["rev"].can_change_files, nodes["rev"].team_can_change_files) == (False, None)
    assert nodes["claude-code-guide"].direct_tools == ()


def test_the_first_rule_about_a_tool_decides_whatever_form_the_rules_have():
    rules = {
        "ask": ["mcp__gh__get_*", "*_push", "Bash(git push)", "mcp__jira", "mcp__s__*__x"],
        "allow": ["mcp__gh__*", "mcp__jira__read", "Bash(*)"],
    }
    tools = "Bash mcp__gh__get_a mcp__gh__put mcp__gh__force_push mcp__jira__read mcp__s__1__x"
    parent = session(tools, context={"settings": {"permissions": rules}})
    met = {
        verdict.tool: str(verdict.decision["call"])
        for verdict in resolve(define(), parent).verdicts
        if verdict.decision
    }
    assert met == {
        "Bash": "allow",
        "mcp__gh__get_a": "ask",
        "mcp__gh__put": "allow",
        "mcp__gh__force_push": "ask",
        "mcp__jira__read": "ask",
        "mcp__s__1__x": "ask",
    }


def test_the_rule_that_stands_first_is_named():
    written = ["mcp__gh__*", "mcp__*", "*lookup", "mcp__gh__lookup"]
    for first in written:
        ordered = [first, *(rule for rule in written if rule != first)]
        permissions = read_rules({"permissions": {"ask": ordered}})
        assert RuleIndex(permissions.ask).first("mcp__gh__lookup").written == first


def test_thousands_of_rules_are_not_tried_one_by_one_for_every_tool(monkeypatch):
    rules = {
        "deny": [f"Bash(x{at} *)" for at in range(5_000)],
        "ask": [f"mcp__s{at}__*" for at in range(5_000)],
        "allow": [f"mcp__s{at}__read" for at in range(5_000)],
    }
    compiled = []
    monkeypatch.setattr(permission_rules.re, "compile", lambda *given: compiled.append(given))
    parent = session(
        "Bash " + " ".join(f"mcp__s{at}__t" for at in range(50)),
        context={"settings": {"permissions": rules}},
    )
    resolution = resolve(define(), parent)
    assert resolution.verdict("mcp__s7__t").decision == {"call": Decision.ASK}
    assert not compiled


def test_a_session_known_in_part_never_promises_that_no_file_is_changed():
    parent = session("Read", completeness=Completeness.PARTIAL)
    assert resolve(define(), parent).can_change_files is None
    assert resolve(define("tools: Read\n"), parent).can_change_files is False


def test_settings_that_could_not_be_read_are_among_the_limits():
    file = "/w/repo/.claude/settings.json"
    parent = session(context={"unread_settings": [file]})
    assert any(file in str(limit) for limit in resolve(define(), parent).limits)
    assert not any(file in str(limit) for limit in resolve(define()).limits)


@pytest.mark.parametrize("odd", ["sideways", "", 5, ["background"], None, True])
def test_a_place_to_run_that_does_not_exist_counts_as_not_given(odd):
    tools = "Read CronList"
    given = resolve(define(), session(tools, context={"run": odd}))
    assert outcomes(given) == outcomes(resolve(define(), session(tools)))
    assert outcomes(given)["CronList"] == "removed"
    chosen = resolve(define(), session(tools, context={"run": "foreground"}))
    assert outcomes(chosen)["CronList"] == "granted"
