"""Corners of starting a child that the golden vectors do not show, told by the fact sheet."""

from __future__ import annotations

from typing import Any

import pytest

from editor.harnesses.claude_code.launching import Launch, launch
from editor.harnesses.claude_code.permission_rules import read_rules
from editor.harnesses.claude_code.request import AgentCall, Request, accept
from editor.harnesses.claude_code.rules import rules_for


def start(
    definition: dict[str, Any],
    tools: str = "Read Bash Write",
    *,
    version: str = "2.1.290",
    source: str = "project",
    settings: dict[str, Any] | None = None,
    **more: Any,
) -> Launch:
    rules = rules_for(version)
    more.setdefault("run", "background")
    more.setdefault("model", "claude-opus-5")
    return launch(
        Request(
            rules=rules,
            name=more.pop("name", "x"),
            source=source,
            fields=accept(definition, source, rules),
            tools=tuple(tools.split()),
            permissions=read_rules(settings or {}),
            **more,
        )
    )


def reasons(answer: Launch) -> dict[str, str]:
    return {row.tool: row.reason for row in answer.fates.rows}


def test_exit_plan_mode_stays_only_when_the_file_itself_says_plan():
    tools = "Read ExitPlanMode"
    assert "ExitPlanMode" in start({"permissionMode": "plan"}, tools).granted
    assert "ExitPlanMode" not in start({}, tools, mode="plan").granted
    assert "ExitPlanMode" not in start({"permissionMode": "plan"}, tools, source="plugin").granted


@pytest.mark.parametrize(
    ("version", "run", "reason"),
    [
        ("2.1.240", "foreground", "removed-always"),
        ("2.1.290", "foreground", "granted-inherited"),
        ("2.1.290", "background", "removed-background"),
    ],
)
def test_task_output_follows_the_version(version, run, reason):
    assert reasons(start({}, "TaskOutput", version=version, run=run)) == {"TaskOutput": reason}


@pytest.mark.parametrize(
    ("denied", "gone"),
    [
        (["*"], {"Read", "mcp__a__x", "mcp__ab__y"}),
        (["mcp__a"], {"mcp__a__x"}),
        (["mcp__a__*"], {"mcp__a__x"}),
        (["mcp__*"], {"mcp__a__x", "mcp__ab__y"}),
        (["mcp__a*"], {"mcp__a__x", "mcp__ab__y"}),
        (["Read(*)"], {"Read"}),
        (["Read(./secret)"], set()),
        (["read"], set()),
    ],
)
def test_whole_deny_rules_take_tools_out_before_anything_else(denied, gone):
    answer = start(
        {"disallowedTools": "Read"},
        "Read mcp__a__x mcp__ab__y",
        settings={"permissions": {"deny": denied}},
    )
    removed = {t for t, reason in reasons(answer).items() if reason == "removed-by-settings-deny"}
    assert removed == gone


@pytest.mark.parametrize("rule", ["Agent", "Agent(*)", "Task", "Agent(kit:rev)", "Task(kit:rev)"])
def test_a_type_can_be_forbidden(rule):
    answer = start({}, name="kit:rev", settings={"permissions": {"deny": [rule]}})
    assert (answer.outcome, answer.refusal_kind) == ("refused", "type-denied-by-rule")
    assert answer.fates.rows == ()


@pytest.mark.parametrize("rule", ["Agent(model:opus)", "Agent(other)", "Agent(model:x)"])
def test_a_rule_about_a_call_forbids_no_type(rule):
    answer = start({}, name="model:x", settings={"permissions": {"deny": [rule]}})
    assert answer.outcome == "launches"


def test_server_forms_and_brackets_in_the_denylist():
    tools = "Bash mcp__a__x mcp__b__y"
    denied = {"disallowedTools": "mcp__a, mcp__b__*, Bash(rm *)"}
    assert reasons(start(denied, tools)) == {
        "Bash": "removed-disallowed-widened",
        "mcp__a__x": "removed-disallowed-pattern",
        "mcp__b__y": "removed-disallowed-pattern",
    }
    old = start(denied, tools, version="2.1.177", run="foreground")
    assert set(old.granted) == {"mcp__a__x", "mcp__b__y"}
    everything = {"disallowedTools": "mcp__*"}
    assert start(everything, tools).granted == ("Bash",)
    assert "mcp__a__x" in start(everything, tools, version="2.1.177").granted


def test_the_order_of_granted_tools_is_the_list_then_the_session_then_memory():
    definition = {"tools": "Grep, mcp__a, Glob", "memory": "user"}
    answer = start(definition, "Edit Write Read Glob mcp__a__2 mcp__a__1 Grep")
    assert answer.granted == ("Grep", "mcp__a__2", "mcp__a__1", "Glob", "Read", "Write", "Edit")


def test_memory_gives_back_nothing_that_a_rule_removed():
    definition = {"tools": "Grep", "memory": "user", "disallowedTools": "Write"}
    answer = start(definition, "Grep Read Write")
    assert answer.granted == ("Grep", "Read")
    assert reasons(answer)["Write"] == "removed-disallowed"
    off = start({"tools": "Grep", "memory": "user"}, "Grep Read", is_auto_memory_off=True)
    assert off.granted == ("Grep",)
    for settings, variables in (
        ({"autoMemoryEnabled": False}, {}),
        ({}, {"CLAUDE_CODE_DISABLE_AUTO_MEMORY": "1"}),
    ):
        answer = start(
            {"tools": "Grep", "memory": "user"},
            "Grep Read",
            settings=settings,
            variables=variables,
        )
        assert answer.granted == ("Grep",)


def test_an_empty_list_launches_without_tools_and_a_star_with_all():
    assert start({"tools": []}).outcome == "launches-without-tools"
    assert start({"tools": "*"}).granted == ("Read", "Bash", "Write")
    assert start({"tools": ["*"]}).granted == ("Read", "Bash", "Write")
    assert start({"tools": None}).granted == ("Read", "Bash", "Write")


def test_a_list_with_nothing_left_is_refused_by_groups():
    answer = start(
        {
            "tools": "Nope, TodoWrite, AskUserQuestion, Agent, mcp__x, Read",
            "disallowedTools": "Read",
        },
        "Read AskUserQuestion Agent",
        depth=3,
    )
    assert answer.outcome == "refused"
    assert answer.refusal == {
        "unrecognized": ("Nope", "TodoWrite"),
        "not_available_to_subagents": ("AskUserQuestion",),
        "matched_nothing": ("Agent", "mcp__x"),
    }
    assert [one.result for one in answer.fates.entries][-1] == "removed-by-disallowed"


def test_the_first_entry_that_grants_a_tool_gives_the_reason():
    answer = start({"tools": "mcp__a, mcp__a__x, Bash(ls), Bash"}, "Bash mcp__a__x")
    assert reasons(answer) == {
        "Bash": "granted-listed-specifier-ignored",
        "mcp__a__x": "granted-by-server-pattern",
    }
    assert [one.tools for one in answer.fates.entries] == [
        ("mcp__a__x",), ("mcp__a__x",), ("Bash",), ("Bash",),
    ]  # fmt: skip


def test_own_servers_need_a_trusted_folder_only_in_project_files():
    definition = {"mcpServers": [{"pw": {"command": "npx"}}, "named"]}
    own = {"own_tools": ("mcp__pw__click",)}
    trusted = start(definition, "Read", **own)
    assert trusted.granted == ("Read", "mcp__pw__click")
    assert reasons(trusted)["mcp__pw__click"] == "granted-own-mcp"
    for source, version, is_there in (
        ("project", "2.1.290", False),
        ("add-dir", "2.1.290", False),
        ("project", "2.1.237", True),
        ("user", "2.1.290", True),
        ("managed", "2.1.290", True),
    ):
        answer = start(
            definition, "Read", source=source, version=version, is_folder_trusted=False, **own
        )
        assert ("mcp__pw__click" in answer.granted) is is_there
        assert answer.request.skipped_servers == (() if is_there else ("pw",))
    plugin = start(definition, "Read", source="plugin", **own)
    assert plugin.granted == ("Read",)


def test_own_tools_fall_under_deny_rules_and_the_denylist():
    more: dict[str, Any] = {"own_tools": ("mcp__pw__click",)}
    denied = start({}, "Read", settings={"permissions": {"deny": ["mcp__pw"]}}, **more)
    assert reasons(denied)["mcp__pw__click"] == "removed-by-settings-deny"
    listed = start({"disallowedTools": "mcp__*"}, "Read", **more)
    assert reasons(listed)["mcp__pw__click"] == "removed-disallowed-pattern"


def test_a_teammate_keeps_its_coordination_tools_whatever_is_listed():
    answer = start(
        {"tools": "Read"}, "Read SendMessage TaskList Bash", is_teammate=True, mode="plan"
    )
    assert answer.granted == ("Read", "SendMessage", "TaskList")
    assert answer.mode.effective == "plan"


def test_a_fork_has_the_parents_pool_mode_and_model():
    answer = start(
        {"tools": "Read", "permissionMode": "plan", "model": "haiku"},
        "Read Agent AskUserQuestion",
        is_fork=True,
        depth=3,
        mode="acceptEdits",
    )
    assert answer.granted == ("Read", "Agent", "AskUserQuestion")
    assert answer.agent_calls_fail
    assert (answer.mode.effective, answer.model.effective) == ("acceptEdits", "claude-opus-5")


@pytest.mark.parametrize(
    ("version", "variable", "limit"),
    [
        ("2.1.171", "", 1), ("2.1.172", "", 5), ("2.1.216", "2", 5), ("2.1.217", "", 1),
        ("2.1.217", "2", 2), ("2.1.219", "", 3), ("2.1.290", "7", 7), ("2.1.290", "0", 3),
        ("2.1.290", "-1", 3), ("2.1.290", "+4", 3), ("2.1.290", " 4", 3), ("2.1.290", "4x", 3),
        ("2.1.290", "9" * 5000, 3), ("2.1.290", "٣", 3),
    ],
)  # fmt: skip
def test_the_depth_limit_by_version_and_variable(version, variable, limit):
    variables = {"CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH": variable} if variable else {}
    answer = start({}, "Agent Read", version=version, variables=variables, depth=limit)
    assert answer.request.depth_limit == limit
    assert reasons(answer)["Agent"] == "removed-depth-limit"


@pytest.mark.parametrize(
    ("more", "definition", "where"),
    [
        ({}, {}, "background"),
        ({"version": "2.1.231"}, {}, "background"),
        ({"version": "2.1.231", "call": AgentCall(run_in_background=False)}, {}, "foreground"),
        ({"version": "2.1.197"}, {}, "foreground"),
        ({"version": "2.1.197", "call": AgentCall(run_in_background=True)}, {}, "background"),
        ({"version": "2.1.197"}, {"background": True}, "background"),
        ({"is_interactive": False}, {}, "background"),
        ({"is_interactive": False, "call": AgentCall(run_in_background=False)},
         {"background": True}, "background"),
        ({"is_interactive": False, "variables": {"CLAUDE_CODE_FORK_SUBAGENT": "1"},
          "call": AgentCall(run_in_background=False)}, {}, "background"),
        ({"version": "2.1.231", "variables": {"CLAUDE_CODE_FORK_SUBAGENT": "1"},
          "call": AgentCall(run_in_background=False)}, {}, "background"),
        ({"is_by_teammate": True}, {"background": True}, "error"),
        ({"is_by_teammate": True, "call": AgentCall(run_in_background=True)}, {}, "foreground"),
        ({"is_by_teammate": True, "is_interactive": False,
          "call": AgentCall(run_in_background=True)}, {}, "error"),
        ({"is_by_teammate": True, "is_interactive": False,
          "variables": {"CLAUDE_CODE_DISABLE_BACKGROUND_TASKS": "1"},
          "call": AgentCall(run_in_background=True)}, {}, "foreground"),
    ],
)  # fmt: skip
def test_where_a_child_runs(more, definition, where):
    answer = start(definition, run="", **more)
    assert answer.run.where == where
    assert (answer.refusal_kind == "teammate-background-child") is (where == "error")


@pytest.mark.parametrize(
    ("version", "policy", "mode"),
    [
        ("2.1.222", True, "bypassPermissions"), ("2.1.223", True, "plan"),
        ("2.1.240", False, "bypassPermissions"), ("2.1.266", False, "bypassPermissions"),
        ("2.1.267", False, "plan"),
    ],
)  # fmt: skip
def test_a_child_that_asks_for_bypass_under_plan(version, policy, mode):
    settings = {"permissions": {"disableBypassPermissionsMode": "disable"}} if policy else {}
    answer = start(
        {"permissionMode": "bypassPermissions"}, version=version, settings=settings, mode="plan"
    )
    assert answer.mode.effective == mode


OPUS = "claude-opus-5"


@pytest.mark.parametrize(
    ("definition", "more", "model", "is_substituted"),
    [
        ({"model": "haiku"}, {"call": AgentCall("opus")}, OPUS, False),
        ({"model": "haiku"}, {"call": AgentCall("inherit")}, "haiku", False),
        ({"model": "opus"}, {"version": "2.1.279"}, "opus", False),
        ({"model": "opus"}, {"version": "2.1.280"}, OPUS, False),
        ({"model": "sonnet"}, {"variables": {"CLAUDE_CODE_SUBAGENT_MODEL": "inherit"},
                               "version": "2.1.195"}, OPUS, False),
        ({"model": "sonnet"}, {"variables": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"},
                               "version": "2.1.250"}, "haiku", False),
        ({"model": "sonnet"}, {"variables": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"},
                               "version": "2.1.251"}, "sonnet", False),
        ({"model": "sonnet"}, {"variables": {"CLAUDE_CODE_SUBAGENT_MODEL": "inherit",
                                             "CLAUDE_CODE_SUBAGENT_MODEL_FORCE": "1"}},
         OPUS, False),
        ({"model": "sonnet"}, {"variables": {"CLAUDE_CODE_SUBAGENT_MODEL_FORCE": "1"},
                               "version": "2.1.256"}, "sonnet", False),
        ({"model": "sonnet"}, {"settings": {"availableModels": []}}, OPUS, True),
        ({"model": "claude-sonnet-4-5-20250929"},
         {"settings": {"availableModels": ["claude-sonnet-4-5"]}},
         "claude-sonnet-4-5-20250929", False),
        ({"model": "claude-sonnet-4-50"},
         {"settings": {"availableModels": ["claude-sonnet-4-5"]}}, OPUS, True),
        ({"model": "claude-haiku-4-5"}, {"settings": {"availableModels": ["haiku"]}},
         "claude-haiku-4-5", False),
        ({"model": "sonnet"},
         {"settings": {"availableModels": ["claude-sonnet-4-5", "claude-sonnet-4-20250514",
                                           "claude-sonnet-5", "claude-3-5-sonnet-20241022"]}},
         "claude-sonnet-5", True),
        ({"model": "sonnet"},
         {"settings": {"availableModels": ["claude-sonnet-5"]}, "provider": "bedrock"}, OPUS, True),
        ({"model": "sonnet"}, {"settings": {"availableModels": ["opus", "haiku"]},
                               "variables": {"CLAUDE_CODE_SUBAGENT_MODEL": "haiku"}},
         "haiku", True),
        ({"model": "sonnet"}, {"settings": {"availableModels": ["opus"]}, "version": "2.1.171"},
         "sonnet", False),
        ({"model": OPUS}, {"settings": {"availableModels": ["sonnet"]}}, OPUS, False),
        ({}, {"settings": {"availableModels": ["sonnet"]}}, OPUS, False),
        ({"model": 5}, {}, OPUS, False),
    ],
)  # fmt: skip
def test_which_model_a_child_runs_on(definition, more, model, is_substituted):
    answer = start(definition, **more)
    assert (answer.model.effective, answer.model.is_substituted) == (model, is_substituted)


def test_deciding_grows_with_the_number_of_tools_not_with_tools_times_entries():
    tools = " ".join(f"mcp__s{n}__t" for n in range(2000))
    entries = [f"mcp__s{n}" for n in range(2000)]
    answer = start({"tools": entries, "disallowedTools": entries[:1000]}, tools)
    assert len(answer.granted) == 1000
    assert sum(one.result == "removed-by-disallowed" for one in answer.fates.entries) == 1000
