"""One file that two systems read: both readings are shown wherever they differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.environment import Environment
from editor.harnesses import IDS, TITLES, by_id
from editor.harnesses.others import READERS, also_used_by, readers_of

if TYPE_CHECKING:
    from editor.core.problems import Problem

ENVIRONMENT = Environment(
    home="/home/me", project="/w", config_home="/c", data_home="/d", state_home="/s"
)
SHARED = "/w/.pi/agents/a.md"


def judged(
    lines: str, *systems: str, harness: str = "pi-orchestrator", path: str = SHARED
) -> list[Problem]:
    document = Document.of(f"---\nname: a\ndescription: d\n{lines}---\nDo it.\n")
    own = by_id(harness)
    read = own.read(document, Origin(path, "project"), own.default_rules)
    return list(also_used_by(read, systems, ENVIRONMENT))


def otherwise(found: list[Problem]) -> dict[str, Problem]:
    return {
        str(each.message).split("”")[0].removeprefix("“"): each
        for each in found
        if each.code.endswith("-reads-otherwise")
    }


@pytest.mark.parametrize("path", [SHARED, "/home/me/.pi/agent/agents/a.md"])
def test_the_peer_of_pi_orchestrator_reads_the_same_folders(path: str) -> None:
    assert "pi-subagents" in readers_of(path, "pi-orchestrator", ENVIRONMENT)
    assert "pi-subagents" not in readers_of("/w/.agents/x.md", "pi-orchestrator", ENVIRONMENT)


@pytest.mark.parametrize(
    ("lines", "code", "here", "there", "line"),
    [
        ("tools:\n", "tools-empty", "every tool", "no tool at all", 4),
        ("tools: []\n", "tools-empty", "every tool", "no tool at all", 4),
        ("blockTools: bash\n", "deny-list", "takes these tools away", "“excludeTools”", 4),
        ("tools: x\nexcludeTools: bash\n", "deny-list", "its own is “blockTools”", "away", 5),
        ("hidden: false\n", "ignores", "obeys it", "does not know the key", 4),
    ],
)
def test_the_two_readings_of_a_shared_file_are_both_told(
    lines: str, code: str, here: str, there: str, line: int
) -> None:
    found = judged(lines, READERS)
    assert [(each.code, each.line) for each in found] == [(f"pi-subagents-{code}", line)]
    text = str(found[0].message)
    assert here in text
    assert there in text
    assert "pi-orchestrator:" in text
    assert "pi-subagents:" in text


def test_a_file_that_both_read_alike_is_told_nothing_about() -> None:
    assert judged("tools: read, bash\nmodel: a/b\n", READERS) == []


def test_a_chain_is_an_agent_for_one_and_none_for_the_other() -> None:
    found = judged("tools: read\n", READERS, path="/w/.pi/agents/a.chain.md")
    assert [each.code for each in found] == ["pi-subagents-chain"]


def test_a_key_that_only_one_of_two_systems_knows_is_told_with_its_value() -> None:
    found = otherwise(judged("tools: Read\nblockTools: [bash]\nmaxTurns: 5\n", "claude-code"))
    assert set(found) == {"blockTools"}
    text = str(found["blockTools"].message)
    assert "pi-orchestrator: bash · Claude Code: does not know the key" in text
    assert (str(found["blockTools"].severity), found["blockTools"].line) == ("warning", 5)
    assert found["blockTools"].field == "block_tools"


def test_a_key_that_only_the_other_system_knows_is_told_too() -> None:
    found = otherwise(judged("tools: Read\ndisallowedTools: Bash\n", "claude-code"))
    text = str(found["disallowedTools"].message)
    assert "pi-orchestrator: does not know the key · Claude Code: Bash" in text


def test_one_key_with_two_values_and_one_that_nobody_sets_show_both_sides() -> None:
    found = otherwise(judged("maxTurns: '7'\n", "claude-code"))
    text = str(found["tools"].message)
    assert "pi-orchestrator: Not set — read, bash, edit, write" in text
    assert "Claude Code: Not set — every tool" in text
    assert str(found["tools"].severity) == "info"


def test_the_inherit_token_belongs_to_its_list() -> None:
    path = "/home/me/.agents/subagents/a.md"
    lines = "tools: [inherit, Bash]\n"
    found = otherwise(judged(lines, "claude-code", harness="pi-desktop", path=path))
    text = str(found["tools"].message)
    assert "PI-Desktop: what the parent session has, and Bash · Claude Code: inherit, Bash" in text


@pytest.mark.parametrize("harness", IDS)
def test_every_system_is_called_in_the_registry_as_it_calls_itself(harness: str) -> None:
    assert TITLES[harness] == by_id(harness).title


def test_an_empty_list_is_told_as_what_it_means_to_each_system() -> None:
    text = str(otherwise(judged("tools: []\n", "claude-code"))["tools"].message)
    assert "pi-orchestrator: Not set — read, bash, edit, write and every extension’s" in text


def test_every_finding_about_another_system_says_how_sure_it_is() -> None:
    lines = "tools: [Read]\nblockTools: [Bash]\npermissionMode: plan\n"
    for identity in IDS:
        others = tuple(each for each in IDS if each != identity)
        found = judged(lines, *others, "cursor", harness=identity, path="/w/x/a.md")
        assert [
            each.code for each in found if each.confidence not in ("high", "medium", "low")
        ] == []
        assert found
