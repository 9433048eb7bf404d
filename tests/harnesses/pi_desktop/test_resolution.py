"""What a child gets: tools with their steps, calls, model, and whether it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.core.resolution import Decision, Outcome, Resolution
from editor.core.session import Completeness, Session, Tool, ToolState
from editor.harnesses.pi_desktop.decisions import INSIDE, OUTSIDE, SCRATCH
from editor.harnesses.pi_desktop.harness import HARNESS

from .support import builtins, document, read, roster, sample, session

if TYPE_CHECKING:
    from editor.core.definition import Definition


def resolve(
    header: str | Definition, under: Session, *, rules: str = "0246", name: str = "sample.md"
) -> Resolution:
    definition = read(document(header), name, rules=rules) if isinstance(header, str) else header
    found = roster(definition, rules=rules)
    winner = found.winner(definition.name)
    assert winner is not None
    return HARNESS.resolve(winner, under, found, rules)


def rules_of(found: Resolution, tool: str) -> list[str]:
    verdict = found.verdict(tool)
    assert verdict is not None
    return [step.rule for step in verdict.steps]


def outcome(found: Resolution, tool: str) -> tuple[str, str]:
    verdict = found.verdict(tool)
    assert verdict is not None
    return verdict.outcome.value, verdict.reason


def decision(found: Resolution, tool: str, where: str = INSIDE) -> Decision:
    verdict = found.verdict(tool)
    assert verdict is not None
    return verdict.decision[where]


def test_inherit_takes_the_parents_tools_in_their_order_then_extras_minus_nine() -> None:
    under = session("Bash", "Skill", "mcp_a_b", "asktool", "Read", "ToolSearch")
    found = resolve("tools: [Edit, inherit, Read]\n", under)
    assert found.granted == ("Bash", "Skill", "mcp_a_b", "Read")
    assert outcome(found, "asktool") == ("removed", "deny-list")
    assert outcome(found, "Task") == ("removed", "deny-list")
    assert outcome(found, "Edit") == ("removed", "session-catalog")
    assert found.label == "inherit + Edit, Read"
    assert rules_of(found, "Bash")[:3] == ["parent-catalog", "inherited", "deny-list"]
    assert rules_of(found, "Read")[3] == "listed"


def test_without_inherit_the_list_counts_in_its_own_order() -> None:
    found = resolve("tools: [Write, Read]\n", session("Read", "Bash", "Write", "Task"))
    assert found.granted == ("Write", "Read")
    assert outcome(found, "Bash") == ("not-granted", "not-listed")
    assert outcome(found, "Task") == ("not-granted", "not-listed")
    assert found.label == "Write, Read"


def test_default_and_star_have_steps_of_their_own() -> None:
    under = session("Read", "Glob", "Grep", "Bash")
    found = resolve("", under)
    assert found.granted == ("Read", "Glob", "Grep")
    assert outcome(found, "Read") == ("granted", "default-tools")
    assert outcome(found, "Bash") == ("not-granted", "default-tools")
    found = resolve("tools:\n  - '*'\n", under)
    assert outcome(found, "Bash") == ("granted", "star")
    assert outcome(found, "Write") == ("removed", "session-catalog")


def test_what_cannot_be_listed_has_a_row_and_a_reason() -> None:
    found = resolve("tools: [Read, Skill, Fly, Task]\n", session("Read", "Skill"))
    assert outcome(found, "Skill") == ("removed", "not-listable")
    assert outcome(found, "Fly") == ("removed", "not-listable")
    assert outcome(found, "Task") == ("removed", "not-listable")
    inherited = resolve("tools: [inherit, Skill, Fly]\n", session("Read", "Skill"))
    assert outcome(inherited, "Skill") == ("granted", "inherited")
    assert outcome(inherited, "Fly") == ("removed", "not-listable")


def test_every_tool_of_session_and_definition_has_one_row() -> None:
    for name in ("1-ask", "4-many-tools", "5-plan", "7-reconstructed"):
        under = sample(name)
        found = resolve("tools: [inherit, Write, Fly]\n", under)
        wanted = dict.fromkeys((*under.tool_names, "Write", "Fly"))
        assert [row.tool for row in found.verdicts] == list(wanted)
        for row in found.verdicts:
            assert 0 <= row.decider < len(row.steps)
            assert bool(row.decision) == (row.outcome in (Outcome.GRANTED, Outcome.BLOCKED))


def test_a_tool_that_is_switched_off_in_the_session_is_not_there() -> None:
    tools = (Tool("Read"), Tool("Bash", state=ToolState.INACTIVE), Tool("Task"))
    found = resolve("tools: inherit\n", session().with_changes(tools=tools))
    assert outcome(found, "Bash") == ("not-granted", "parent-catalog")
    listed = resolve("tools: [Read, Bash]\n", session().with_changes(tools=tools))
    assert outcome(listed, "Bash") == ("removed", "session-catalog")


def test_in_a_reconstructed_session_a_missing_tool_is_unknown() -> None:
    under = session("Read", completeness=Completeness.PARTIAL)
    found = resolve("tools: [Read, Write]\n", under)
    assert outcome(found, "Write") == ("unknown", "session-catalog")
    assert found.can_change_files is None
    only = resolve("tools: [Write]\n", under)
    assert only.launch == "unknown"


def test_tools_that_change_files_are_counted_as_granted() -> None:
    assert resolve("tools: inherit\n", session("Read", "mcp_a_write")).can_change_files is False
    assert resolve("tools: inherit\n", session("Read", "Edit")).can_change_files is True
    assert resolve("tools: [Bash]\n", session("Bash")).can_change_files is True


def test_an_asking_session_asks_for_edits_commands_and_outside_paths() -> None:
    found = resolve("tools: [Read, Edit, Bash]\n", session("Read", "Edit", "Bash"))
    assert (decision(found, "Read"), decision(found, "Read", OUTSIDE)) == (
        Decision.ALLOW, Decision.ASK,
    )  # fmt: skip
    assert (decision(found, "Edit"), decision(found, "Edit", SCRATCH)) == (
        Decision.ASK, Decision.ALLOW,
    )  # fmt: skip
    assert decision(found, "Bash") is decision(found, "Bash", OUTSIDE) is Decision.ASK
    verdict = found.verdict("Bash")
    assert verdict is not None
    assert verdict.decided_by.rule == "card"
    read_row = found.verdict("Read")
    assert read_row is not None
    assert read_row.decided_by.rule == "outside-path"


@pytest.mark.parametrize(
    ("own", "mode", "edit", "outside", "source"),
    [
        ("", "ask", "ask", "ask", "session"),
        ("permission: accept-edits\n", "accept-edits", "allow", "ask", "file"),
        ("permission: auto\n", "auto", "allow", "allow", "file"),
        ("permission: inherit\n", "ask", "ask", "ask", "session"),
        ("permission: odd\n", "ask", "ask", "ask", "session"),
    ],
)
def test_the_agents_own_permission_replaces_the_sessions(
    own: str, mode: str, edit: str, outside: str, source: str
) -> None:
    found = resolve(f"tools: [Edit]\n{own}", session("Edit"))
    assert (found.permission.effective, found.permission.source) == (mode, source)
    assert decision(found, "Edit").value == edit
    assert decision(found, "Edit", OUTSIDE).value == outside


def test_what_the_code_does_against_its_record_is_a_note() -> None:
    found = resolve("tools: [Edit]\npermission: auto\n", session("Edit"))
    assert [each.code for each in found.problems] == ["auto-opens-outside"]
    assert found.problems[0].line == 4
    found = resolve("tools: [Edit]\npermission: auto\n", session("Edit", permission_mode="auto"))
    assert found.problems == ()
    found = resolve("tools: inherit\n", session("mcp_a_b", "mcp_a_c"))
    assert [each.code for each in found.problems] == ["mcp-without-card"]
    assert decision(found, "mcp_a_b") is Decision.ALLOW
    found = resolve("permission: ask\n", session("Read", permission_mode="auto"))
    assert [each.code for each in found.problems] == ["stricter-than-session"]


def test_the_default_mode_of_the_settings_is_followed() -> None:
    for key in ("globalDefaultPermissionMode", "defaultPermissionMode"):
        under = session("Edit", permission_mode="inherit", context={key: "accept-edits"})
        found = resolve("tools: [Edit]\n", under)
        assert (found.permission.effective, found.permission.source) == (
            "accept-edits", "settings",
        )  # fmt: skip
    found = resolve("tools: [Edit]\n", session("Edit", permission_mode="inherit"))
    assert (found.permission.effective, found.permission.source) == ("ask", "default")


def test_an_unknown_mode_leaves_only_what_no_mode_changes() -> None:
    found = resolve("tools: inherit\n", session("Read", "Bash", "Edit", permission_mode=None))
    assert found.permission.effective is None
    assert decision(found, "Read") is Decision.ALLOW
    assert decision(found, "Read", OUTSIDE) is Decision.UNKNOWN
    assert decision(found, "Bash") is Decision.UNKNOWN
    own = resolve("tools: inherit\npermission: ask\n", session("Bash", permission_mode=None))
    assert decision(own, "Bash") is Decision.ASK


def test_plugin_tools_go_by_their_risk_and_an_untold_risk_is_unknown() -> None:
    def tools(*risks: str | None) -> tuple[Tool, ...]:
        return (
            *(Tool(f"plugin_p_{risk}", "plugin:p", risk=risk) for risk in risks),
            Tool("Task"),
        )

    under = session(tools=tools("low", "high", None))
    found = resolve("tools: inherit\n", under)
    assert decision(found, "plugin_p_low") is Decision.ALLOW
    assert decision(found, "plugin_p_high") is Decision.ASK
    assert decision(found, "plugin_p_None") is Decision.ASK
    partial = resolve("tools: inherit\n", under.with_changes(completeness=Completeness.PARTIAL))
    assert decision(partial, "plugin_p_None") is Decision.UNKNOWN
    assert decision(partial, "plugin_p_high") is Decision.ASK


def test_tools_the_application_answers_itself_never_ask() -> None:
    found = resolve("tools: inherit\n", session("BrowserPreview", "Skill", "PluginPack"))
    assert {decision(found, name) for name in found.granted} == {Decision.ALLOW}


def test_how_extension_tools_are_judged_is_not_known() -> None:
    under = session(tools=(Tool("notebook", "extension:x"), Tool("Task")))
    found = resolve("tools: inherit\n", under)
    assert outcome(found, "notebook") == ("granted", "inherited")
    assert decision(found, "notebook") is Decision.UNKNOWN


def test_grants_and_deny_patterns_of_the_session_count() -> None:
    context = {"sessionGrants": ["Bash"], "permissionDeny": {"tools": ["mcp_*"]}}
    found = resolve("tools: inherit\n", session("Bash", "mcp_a_b", context=context))
    assert decision(found, "Bash") is Decision.ALLOW
    assert "session-grant" in rules_of(found, "Bash")
    assert outcome(found, "mcp_a_b") == ("blocked", "deny-overlay")


@pytest.mark.parametrize(
    ("own", "grants", "rule"),
    [
        ("", [], "card"),
        ("", ["Edit"], "session-grant"),
        ("permission: accept-edits\n", [], "accept-edits"),
        ("permission: accept-edits\n", ["Edit"], "accept-edits"),
        ("permission: auto\n", [], "auto"),
    ],
)
def test_why_a_file_may_be_changed_is_told(own: str, grants: list[str], rule: str) -> None:
    context = {"sessionGrants": grants}
    found = rules_of(resolve(f"tools: [Edit]\n{own}", session("Edit", context=context)), "Edit")
    assert [
        each for each in found if each in ("card", "session-grant", "accept-edits", "auto")
    ] == [rule]


def test_in_plan_mode_nothing_starts_and_most_calls_are_refused() -> None:
    found = resolve("tools: inherit\npermission: auto\n", sample("5-plan"))
    assert found.launch == "refused"
    assert "plan mode" in ((found.launch_reason and found.launch_reason.render()) or "")
    assert outcome(found, "SubmitPlan") == ("blocked", "planning-mode")
    assert decision(found, "Bash") is Decision.ALLOW
    assert found.granted == ("Read", "Glob", "Grep", "BrowserPreview", "Bash")


def test_calls_are_summed_up_by_kind() -> None:
    found = resolve("tools: inherit\n", sample("4-many-tools"))
    calls = {call.kind: call.decision.value for call in found.calls}
    assert calls == {
        "read-inside": "allow",
        "read-outside": "ask",
        "edit-inside": "ask",
        "edit-outside": "ask",
        "edit-scratch": "allow",
        "command": "ask",
        "mcp": "allow",
        "plugin-low": "allow",
        "plugin-other": "ask",
        "served": "allow",
        "other": "ask",
    }


def test_without_a_pin_the_sessions_model_is_used() -> None:
    found = resolve("", session("Read", model="a/b"))
    assert (found.model.effective, found.model.source) == ("a/b", "session")
    assert resolve("", session("Read")).model.effective is None


PROVIDERS = [
    {"id": "1", "name": "Acme", "vendorKey": "acme", "models": ["m"]},
    {"id": "2", "name": "Off", "vendorKey": "off", "enabled": False},
    {"id": "3", "name": "Keyless", "vendorKey": "keyless", "hasKey": False},
]


@pytest.mark.parametrize(
    ("pin", "effective", "reason"),
    [
        ("acme/m", "acme/m", ""),
        ("Acme/other", None, 'vendor account "Acme" does not offer "other"'),
        ("off/m", None, 'no enabled provider matches "off"'),
        ("keyless/m", None, 'provider "Keyless" has no API key'),
    ],
)
def test_an_unresolved_pin_never_falls_back(pin: str, effective: str | None, reason: str) -> None:
    under = session("Read", model="a/b", context={"providers": PROVIDERS})
    found = resolve(f"model: {pin}\n", under)
    assert (found.model.effective, found.model.declared) == (effective, pin)
    assert found.launch == ("launches" if effective else "refused")
    if reason:
        assert found.launch_reason is not None
        assert reason in found.launch_reason.render()


def test_newer_rules_word_an_unmatched_provider_otherwise() -> None:
    under = session("read", "task", model="a/b", context={"providers": PROVIDERS})
    found = resolve("model: nobody/m\n", under, rules="0304")
    assert found.launch_reason is not None
    assert 'no provider matches "nobody"' in found.launch_reason.render()


def test_a_pin_that_cannot_be_checked_is_a_limit() -> None:
    found = resolve("provider: a/b\nmodel: c\n", session("Read"))
    assert found.model.effective == "a/b/c"
    assert found.model.steps[-1].effect.value == "unknown"


def test_the_ninth_provider_stops_the_agent() -> None:
    users = [
        read(document(f"name: u{number}\nmodel: p{number}/m\n"), f"u{number}.md")
        for number in range(9)
    ]
    found = roster(*users)
    last = found.winner("u8")
    assert last is not None
    resolved = HARNESS.resolve(last, session("Read"), found, "0246")
    assert resolved.launch == "refused"
    assert "too many pinned providers" in (resolved.launch_reason or "").__str__()


def test_thinking_follows_the_agent_then_the_session() -> None:
    under = session("Read", thinking="high")
    found = resolve("thinkingLevel: low\n", under).thinking
    assert found is not None
    assert (found.effective, found.source) == ("low", "file")
    omitted = resolve("thinkingLevel: omit\n", under).thinking
    assert omitted is not None
    assert omitted.effective == "omit"  # not None, which stands for what is not known
    following = resolve("", under).thinking
    assert following is not None
    assert (following.effective, following.source) == ("high", "session")


def test_a_child_without_any_tool_does_not_start() -> None:
    found = resolve("tools: [Write]\n", session("Read"))
    assert (found.launch, found.granted) == ("refused", ())


def test_a_session_without_task_may_not_start_agents() -> None:
    under = session("Read").with_changes(tools=(Tool("Read"),))
    assert resolve("", under).launch == "unknown"
    assert resolve("", under.with_changes(completeness=Completeness.PARTIAL)).launch == "launches"


def test_agents_that_are_not_offered_do_not_start() -> None:
    rejected = resolve("model: bare\n", session("Read"))
    assert rejected.launch == "refused"
    found = roster(*builtins(), read(document("name: fixer\n"), "fixer.md"))
    shadowed = next(each for each in found.entries if each.shadowed_by)
    assert HARNESS.resolve(shadowed, session("Read"), found, "0246").launch == "refused"


def test_children_start_nobody() -> None:
    found = resolve("tools: inherit\n", sample("1-ask"))
    assert found.delegation.may_delegate is False
    assert found.delegation.reachable == ()
    assert found.delegation.note is not None


def test_newer_rules_compare_names_in_lower_case() -> None:
    under = sample("6-lower-case-names")
    found = resolve("tools: [inherit, Bash]\n", under, rules="0304")
    assert "bash" in found.granted
    assert outcome(found, "task") == ("removed", "deny-list")
    assert found.can_change_files is True
    assert decision(found, "edit") is Decision.ALLOW
    assert found.label == "inherit + bash"
    older = resolve("tools: [Read]\n", under)
    assert [each.code for each in older.problems] == ["other-rules"]
    assert older.launch == "refused"


def test_tools_of_an_older_session_are_compared_by_their_newer_names() -> None:
    found = resolve("tools: [read, bash]\n", session("Read", "Bash"), rules="0304")
    assert found.granted == ("read", "bash")


def test_the_map_shows_the_session_and_its_agents() -> None:
    found = roster(*builtins(), read(document("tools: inherit\n")))
    drawn = HARNESS.delegation_map(sample("1-ask"), found, "0246")
    assert [node.name for node in drawn.nodes] == ["", *found.offered]
    assert {(edge.source, edge.target) for edge in drawn.edges} == {
        ("", name) for name in found.offered
    }
    assert HARNESS.delegation_map(sample("5-plan"), found, "0246").edges == ()
