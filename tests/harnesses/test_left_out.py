"""Of one kind at most so many problems are listed, and how many more there are is said."""

from __future__ import annotations

import pytest

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.problems import MOST_OF_A_KIND, Severity
from editor.harnesses import IDS, by_id

NAMES = ", ".join(f"nope {number}" for number in range(MOST_OF_A_KIND + 7))
LISTS = {
    "claude-code": f"tools: {NAMES.replace(' ', '')}\n",
    "pi-desktop": f"tools: [{NAMES.replace(' ', '')}]\n",
    "pi-orchestrator": f"tools: [{NAMES}]\nblockTools: [{NAMES}]\n",
}


def problems(harness_id: str, lines: str):
    harness = by_id(harness_id)
    document = Document.of(f"---\nname: a\ndescription: d\n{lines}---\nbody\n")
    return harness.read(document, Origin("/w/a.md"), harness.default_rules).problems


@pytest.mark.parametrize("harness_id", LISTS)
def test_listed_and_left_out_together_are_all(harness_id: str) -> None:
    found = problems(harness_id, LISTS[harness_id])
    told = [each for each in found if each.code == "more-of-a-kind"]
    assert told
    for each in told:
        kind, number = each.message.parameters["kind"], each.message.parameters["number"]
        listed = sum(
            other.code == kind and (not each.field or other.field == each.field) for other in found
        )
        assert (listed, number) == (MOST_OF_A_KIND, 7)
        assert each.severity is Severity.INFO
        assert str(each.message).startswith(f"Not listed one by one: 7 more of the kind “{kind}”.")


@pytest.mark.parametrize("harness_id", IDS)
def test_nothing_is_said_where_everything_is_listed(harness_id: str) -> None:
    found = problems(harness_id, "tools: [nope, gone]\n")
    assert "more-of-a-kind" not in [each.code for each in found]


def test_the_number_of_repeated_keys_is_told_too() -> None:
    lines = "".join(f"Description: {number}\n" for number in range(MOST_OF_A_KIND + 7))
    [told] = [each for each in problems("pi-desktop", lines) if each.code == "more-of-a-kind"]
    assert told.message.parameters == {"kind": "duplicate-key", "number": 7}
