from __future__ import annotations

import itertools

import pytest

from editor.harnesses.pi_desktop import permission
from editor.harnesses.pi_desktop.permission import Decision

MODES = ("ask", "accept-edits", "auto")


@pytest.mark.parametrize(
    ("session", "default", "delegate", "mode", "source"),
    [
        ("ask", "auto", None, "ask", "session"),
        ("ask", "auto", "inherit", "ask", "session"),
        ("ask", "auto", "nonsense", "ask", "session"),
        ("ask", None, "auto", "auto", "delegate"),
        ("auto", None, "ask", "ask", "delegate"),
        ("inherit", "accept-edits", None, "accept-edits", "global"),
        ("inherit", "inherit", None, "ask", "default"),
        ("inherit", "nonsense", None, "ask", "default"),
        ("inherit", None, None, "ask", "default"),
        ("nonsense", "auto", None, "nonsense", "session"),
    ],
)
def test_the_effective_mode_is_that_of_the_delegate_the_session_or_the_settings(
    session: str, default: str | None, delegate: str | None, mode: str, source: str
) -> None:
    found = permission.effective_mode(session, default, delegate)
    assert (found.mode, found.source) == (mode, source)


@pytest.mark.parametrize(
    ("tool", "outside", "decisions"),
    [
        ("Read", False, "allow allow allow"),
        ("Glob", True, "ask ask allow"),
        ("Edit", False, "ask allow allow"),
        ("Write", True, "ask ask allow"),
        ("Bash", False, "ask ask allow"),
        ("mcp_a_b", False, "allow allow allow"),
        ("plugin_a_b", False, "ask ask allow"),
        ("SomethingElse", False, "ask ask allow"),
        ("read", False, "allow allow allow"),
        ("bash", False, "ask ask allow"),
    ],
)
def test_the_decision_table_in_agent_mode(tool: str, outside: bool, decisions: str) -> None:
    found = [permission.decide(tool, mode, is_outside=outside).value for mode in MODES]
    assert found == decisions.split()


@pytest.mark.parametrize(
    ("declared", "risk", "decision"),
    [("low", "low", "allow"), ("medium", "medium", "ask"), ("high", "high", "ask"),
     (None, "medium", "ask"), ("odd", "medium", "ask")],
)  # fmt: skip
def test_plugin_tools_are_judged_by_their_declared_risk(
    declared: str | None, risk: str, decision: str
) -> None:
    assert permission.risk_of("plugin_a_b", declared) == risk
    found = permission.decide("plugin_a_b", "ask", is_outside=False, declared_risk=declared)
    assert found.value == decision


@pytest.mark.parametrize(
    ("mode", "tool"), [*itertools.product(MODES, ["Edit", "mcp_a_b", "Skill"])]
)
def test_planning_refuses_everything_but_six_tools_in_every_mode(mode: str, tool: str) -> None:
    for operating in ("plan", "goal"):
        found = permission.decide(
            tool, mode, is_outside=True, operating_mode=operating, grants={tool}
        )
        assert found is Decision.DENY
    assert permission.decide("Bash", "auto", is_outside=False, operating_mode="plan") is (
        Decision.ALLOW
    )


def test_a_grant_replaces_the_card_and_opens_outside_paths() -> None:
    for outside in (False, True):
        found = permission.decide("Write", "ask", is_outside=outside, grants={"Write"})
        assert found is Decision.GRANTED
    assert permission.decide("Write", "auto", is_outside=True, grants={"Write"}) is Decision.ALLOW
