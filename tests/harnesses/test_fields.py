"""What an absent field counts as, which numbers it may hold, and which choices are dangerous."""

from __future__ import annotations

from typing import Any

import pytest

from editor.core.definition import Origin
from editor.core.document import Document
from editor.harnesses import by_id

BARE = "---\nname: a\ndescription: d\n---\nDo.\n"
AGENTS = {
    "claude-code": "/w/.claude/agents/a.md",
    "pi-orchestrator": "/home/me/.pi/agent/agents/a.md",
    "pi-desktop": "/home/me/.agents/subagents/a.md",
    "mevedel": "/w/.mevedel/skills/a/SKILL.md",
}
CONFIG = "/home/me/.pi/agent/orchestrator.jsonc"


@pytest.mark.parametrize(
    ("harness", "path", "text", "values"),
    [
        ("claude-code", AGENTS["claude-code"], BARE,
         {"background": False, "omit_claude_md": False, "disallowed_tools": (), "skills": ()}),
        ("pi-orchestrator", AGENTS["pi-orchestrator"], BARE, {"hidden": False}),
        ("pi-orchestrator", CONFIG, "{}\n",
         {"enabled": True, "forward_parent_prompt": True, "child_sessions": True, "async": True,
          "stall_timeout": 600000, "keep_tools": ("delegate",)}),
        ("pi-desktop", AGENTS["pi-desktop"], BARE,
         {"inherit": False, "tools": ("Read", "Glob", "Grep"), "permission": "inherit",
          "idle_timeout": 300, "max_duration": 21600}),
        ("mevedel", AGENTS["mevedel"], BARE,
         {"user_invocable": True, "disable_model_invocation": False, "context": "inline",
          "shell": "bash"}),
    ],
)  # fmt: skip
def test_a_field_that_is_not_set_has_the_value_the_system_takes(
    harness: str, path: str, text: str, values: dict[str, Any]
) -> None:
    chosen = by_id(harness)
    read = chosen.read(Document.of(text), Origin(path), chosen.default_rules)
    assert {name: read.value(name) for name in values} == values
    assert not any(read.is_set(name) for name in values)


@pytest.mark.parametrize(
    ("harness", "limits"),
    [
        ("claude-code", {"max_turns": (1, None)}),
        ("pi-orchestrator", {"max_turns": (1, None), "stall_timeout": (1, None)}),
        ("pi-desktop", {"max_tokens": (1, 200000), "idle_timeout": (10, 21600),
                        "max_duration": (60, 21600), "prompt": (None, 32768)}),
        ("mevedel", {"max_turns": (1, None)}),
    ],
)  # fmt: skip
def test_a_number_is_asked_for_within_what_the_system_takes(
    harness: str, limits: dict[str, tuple[int | None, int | None]]
) -> None:
    found = {field.name: (field.minimum, field.maximum) for field in by_id(harness).fields}
    assert {name: held for name, held in found.items() if held != (None, None)} == limits


@pytest.mark.parametrize(
    ("harness", "required", "risky"),
    [
        ("claude-code", {"name", "description"},
         {("permission", "acceptEdits"), ("permission", "auto"),
          ("permission", "bypassPermissions")}),
        ("pi-orchestrator", {"name", "description"}, set()),
        ("pi-desktop", {"description", "prompt"},
         {("permission", "accept-edits"), ("permission", "auto")}),
        ("mevedel", set(), {("context", "fork")}),
    ],
)  # fmt: skip
def test_what_has_to_be_there_and_what_takes_care_are_marked(
    harness: str, required: set[str], risky: set[tuple[str, str]]
) -> None:
    fields = by_id(harness).fields
    assert {field.name for field in fields if field.is_required} == required
    marked = {
        (field.name, choice.value) for field in fields for choice in field.choices
        if choice.is_risky
    }  # fmt: skip
    assert marked == risky
