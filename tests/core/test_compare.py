from __future__ import annotations

from editor.core.compare import Comparison, Kind, Match, compare
from editor.core.records import replace
from editor.core.resolution import Decision, Outcome, Trace
from tests.fakes import HARNESS, agent, subject


def test_two_equal_children_differ_in_nothing() -> None:
    comparison = compare(subject(), subject())
    assert comparison.differences == ()
    assert {row.match for row in comparison.rows} == {Match.SAME}


def test_differences_come_first_with_both_deciding_steps() -> None:
    comparison = compare(subject(), subject(mode="auto"))
    first = comparison.rows[0]
    assert first.match is Match.DIFFERENT
    [tool] = [row for row in comparison.differences if row.name == "tool0"]
    assert tool.left is not None
    assert tool.right is not None
    assert (str(tool.left.words), str(tool.right.words)) == ("Asks", "Yes")
    assert (str(tool.left.why), tool.left.line) == (
        "Its calls meet the permission “ask”. It is listed", 4,
    )  # fmt: skip
    assert str(tool.right.why).startswith("Its calls meet the permission “auto”.")
    matches = [list(Match).index(row.match) for row in comparison.rows]
    assert matches == sorted(matches)


def test_a_tool_only_one_side_knows_has_no_other_cell() -> None:
    comparison = compare(subject(3), subject(5))
    rows = {row.name: row for row in comparison.rows if row.kind is Kind.TOOL}
    assert rows["tool4"].left is None
    assert rows["tool4"].right is not None
    assert rows["tool4"].match is Match.DIFFERENT


def test_the_same_result_for_another_reason_is_told_apart() -> None:
    left, right = subject(), subject()
    verdicts = tuple(
        replace(verdict, reason="other") if verdict.tool == "tool0" else verdict
        for verdict in right.resolution.verdicts
    )
    right = replace(right, resolution=replace(right.resolution, verdicts=verdicts))
    [row] = compare(left, right).differences
    assert (row.name, row.match) == ("tool0", Match.OTHER_REASON)


def test_two_agents_also_show_what_their_files_say() -> None:
    other = subject(text=agent("worker", "tools: [tool1]\ncolor: red\n", "More.\nText\n"))
    comparison = compare(subject(), other, HARNESS.fields)
    fields = {row.name: row.match for row in comparison.rows if row.kind is Kind.FIELD}
    assert fields["tools"] is Match.DIFFERENT
    assert fields["color"] is Match.DIFFERENT
    assert fields["prompt"] is Match.DIFFERENT
    assert fields["description"] is Match.SAME


def test_one_definition_under_two_sessions_shows_no_file_fields() -> None:
    left = subject()
    right = replace(subject(mode="auto"), definition=left.definition)
    kinds = {row.kind for row in compare(left, right, HARNESS.fields).rows}
    assert Kind.FIELD not in kinds


def test_a_decision_is_part_of_the_result() -> None:
    left = subject(mode="ask")
    right = subject(mode="auto")
    outcomes = {verdict.outcome for verdict in right.resolution.verdicts}
    assert outcomes == {Outcome.GRANTED, Outcome.NOT_GRANTED}
    assert "tool0" in {row.name for row in compare(left, right).differences}


def test_every_one_of_two_thousand_tools_is_compared() -> None:
    left, right = subject(2000), subject(2000, "auto")
    comparison = compare(left, right, HARNESS.fields)
    tools = [row.name for row in comparison.rows if row.kind is Kind.TOOL]
    assert len(tools) == len(set(tools)) == len(left.resolution.verdicts)


def test_the_permission_explains_nothing_where_both_sides_have_the_same() -> None:
    left, right = subject(), subject()
    verdicts = tuple(
        replace(verdict, decision={"call": Decision.DENY}) if verdict.tool == "tool0" else verdict
        for verdict in right.resolution.verdicts
    )
    right = replace(right, resolution=replace(right.resolution, verdicts=verdicts))
    [row] = [row for row in compare(left, right).differences if row.kind is Kind.TOOL]
    assert row.left is not None
    assert str(row.left.why) == "It is listed"


def settings_of(comparison: Comparison) -> dict[str, tuple[str, str]]:
    """What a comparison says on each setting, left and right."""
    return {
        row.name: (str(row.left.words), str(row.right.words))
        for row in comparison.rows
        if row.kind is Kind.SETTING and row.left is not None and row.right is not None
    }


def test_what_applies_besides_the_tools_is_compared_too() -> None:
    text = agent("worker", "model: prov/small\n")
    assert settings_of(compare(subject(), subject(mode="auto", text=text))) == {
        "launch": ("starts", "starts"),
        "permission": ("ask", "auto"),
        "model": ("prov/big", "prov/small"),
        "can-change-files": ("no", "no"),
        "label": ("tools", "tools"),
        "reachable": ("other", "other"),
        "team": ("Bash, Write", "Bash, Write"),
    }


def test_thinking_is_compared_where_both_children_have_it() -> None:
    left, right = subject(), subject(mode="auto")
    thinks = replace(left.resolution, thinking=Trace(None, "high", "session"))
    left = replace(left, resolution=thinks)
    assert "thinking" not in settings_of(compare(left, right))
    assert "thinking" not in settings_of(compare(right, left))
    assert settings_of(compare(left, left))["thinking"] == ("high", "high")


def test_a_call_only_one_side_makes_has_no_other_cell() -> None:
    left, right = subject(), subject()
    right = replace(right, resolution=replace(right.resolution, calls=()))
    for one, other in ((left, right), (right, left)):
        [row] = [row for row in compare(one, other).rows if row.kind is Kind.CALL]
        assert (row.left is None, row.right is None) == (one is right, other is right)
        assert row.match is Match.DIFFERENT
