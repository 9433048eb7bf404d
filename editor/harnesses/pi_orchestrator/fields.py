"""The fields of an agent and of the configuration, as the form and the command line know them."""

from __future__ import annotations

from typing import Final

from editor.core.definition import Choice, Field, FieldKind
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.pi_orchestrator.config import MAX_TURNS as DEFAULT_TURNS
from editor.harnesses.pi_orchestrator.config import STALL_TIMEOUT

AGENT: Final = "agent"
CONFIG: Final = "config"
_AGENT: Final = (AGENT,)
_CONFIG: Final = (CONFIG,)
_ORDER: Final = (
    "name", "description", "tools", "blockTools", "model", "thinking", "maxTurns", "hidden",
)  # fmt: skip


def _after(key: str) -> tuple[str, ...]:
    """Give the keys a new line goes behind: its nearest documented neighbour above, then others."""
    return tuple(reversed(_ORDER[: _ORDER.index(key)]))


THINKING_CHOICES: Final = (
    Choice("off", QT_TRANSLATE_NOOP("Wording", "Off")),
    Choice("minimal", QT_TRANSLATE_NOOP("Wording", "Minimal")),
    Choice("low", QT_TRANSLATE_NOOP("Wording", "Low")),
    Choice("medium", QT_TRANSLATE_NOOP("Wording", "Medium")),
    Choice("high", QT_TRANSLATE_NOOP("Wording", "High")),
    Choice("xhigh", QT_TRANSLATE_NOOP("Wording", "Extra high")),
    Choice("max", QT_TRANSLATE_NOOP("Wording", "Maximum")),
)

NAME: Final = Field(
    "name", "name", FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Name"),
    QT_TRANSLATE_NOOP(
        "Wording", "How the parent calls the agent; case counts, and the file name does not."
    ),
    is_required=True,
)  # fmt: skip
DESCRIPTION: Final = Field(
    "description", "description", FieldKind.LONG_TEXT,
    QT_TRANSLATE_NOOP("Wording", "Description"),
    QT_TRANSLATE_NOOP("Wording", "Tells the parent when to start this agent."),
    after=_after("description"),
    is_required=True,
)  # fmt: skip
TOOLS: Final = Field(
    "tools", "tools", FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Case counts here. “*” stands for any run of characters; “+name” and “-name” change the "
        "usual tools instead of listing them. There is no word for inheriting.",
    ),
    after=_after("tools"),
    default=None,
    default_text=QT_TRANSLATE_NOOP(
        "Wording", "Not set — read, bash, edit, write and every extension’s tools"
    ),
)  # fmt: skip
BLOCK_TOOLS: Final = Field(
    "block_tools", "blockTools", FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Blocked tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Added to what the configuration blocks; nothing can be allowed again. A name, “*” and "
        "“?” as wildcards, or “ext:” with an extension’s id; case does not count.",
    ),
    after=_after("blockTools"),
    default=None,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — only what the configuration blocks"),
)  # fmt: skip
MODEL: Final = Field(
    "model", "model", FieldKind.MODEL,
    QT_TRANSLATE_NOOP("Wording", "Model"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Written as provider/model. A model of its own also ends following the parent’s thinking "
        "level.",
    ),
    after=_after("model"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the parent’s model"),
)  # fmt: skip
THINKING: Final = Field(
    "thinking", "thinking", FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Thinking level"),
    QT_TRANSLATE_NOOP("Wording", "How long the model may think; pi fits it to the model."),
    choices=THINKING_CHOICES,
    after=_after("thinking"),
    default_text=QT_TRANSLATE_NOOP(
        "Wording", "Not set — the parent’s level, or the model’s usual one when a model is set"
    ),
)  # fmt: skip
MAX_TURNS: Final = Field(
    "max_turns", "maxTurns", FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Turn limit"),
    QT_TRANSLATE_NOOP(
        "Wording", "After so many turns the child is asked to end, five turns later it is stopped."
    ),
    after=_after("maxTurns"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the configuration’s limit, else 50"),
    minimum=1,
    definition_kinds=(AGENT, CONFIG),
)  # fmt: skip
HIDDEN: Final = Field(
    "hidden", "hidden", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Hidden"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "As if the file were not there. It does not hide an agent of the same name in a weaker "
        "folder; that one is used again.",
    ),
    after=_after("hidden"),
    default=False,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — offered"),
)  # fmt: skip
PROMPT: Final = Field(
    "prompt", "", FieldKind.PROMPT,
    QT_TRANSLATE_NOOP("Wording", "Instructions"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Added behind the child’s system prompt. When tools are blocked, a section that lists "
        "them follows.",
    ),
)  # fmt: skip

ENABLED: Final = Field(
    "enabled", "enabled", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Engaged"),
    QT_TRANSLATE_NOOP("Wording", "Whether the parent keeps only its kept tools and delegates."),
    default=True,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — engaged"),
    definition_kinds=_CONFIG,
)  # fmt: skip
KEEP_TOOLS: Final = Field(
    "keep_tools", "keepTools", FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Tools the parent keeps"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Only for the parent; children are not affected. An empty list keeps every extension’s "
        "tools.",
    ),
    default=("delegate",),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — only delegate"),
    definition_kinds=_CONFIG,
)  # fmt: skip
CHILD_BLOCKED: Final = Field(
    "child_blocked_tools", "childBlockedTools", FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Blocked in every child"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "The floor: an agent can block more, never less. A name, “*” and “?” as wildcards, or "
        "“ext:” with an extension’s id.",
    ),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — nothing"),
    definition_kinds=_CONFIG,
)  # fmt: skip
CHILD_EXTENSIONS: Final = Field(
    "child_extensions", "childExtensions", FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Extensions of children"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "With any entry, children load only these: no MCP, no other extension, and without "
        "pi-orchestrator itself among them also no gate.",
    ),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the child finds them as usual"),
    definition_kinds=_CONFIG,
)  # fmt: skip
FORWARD_PROMPT: Final = Field(
    "forward_parent_prompt", "forwardParentPrompt", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Pass on the parent’s prompt"),
    default=True,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — passed on"),
    definition_kinds=_CONFIG,
)  # fmt: skip
FLEET: Final = Field(
    "builtin_fleet", "builtinFleet", FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Built-in agents"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "One line for each agent to change: “worker = max” sets its thinking level, "
        "“scout = hidden” takes it out; “* = off” alone switches all of them off.",
    ),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — all of them"),
    definition_kinds=_CONFIG,
)  # fmt: skip
OVERRIDES: Final = Field(
    "model_overrides", "modelOverrides", FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Models by agent"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "One line for each agent, such as “scout = acme/small”; it beats the model in the agent’s "
        "file.",
    ),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none"),
    definition_kinds=_CONFIG,
)  # fmt: skip
STALL: Final = Field(
    "stall_timeout", "stallTimeoutMs", FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Stall timeout"),
    QT_TRANSLATE_NOOP("Wording", "Milliseconds without any sign of life until a child is stopped."),
    default=STALL_TIMEOUT,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — 600,000"),
    minimum=1,
    definition_kinds=_CONFIG,
)  # fmt: skip
CHILD_SESSIONS: Final = Field(
    "child_sessions", "childSessions", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Keep child sessions"),
    default=True,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — kept beside the parent’s"),
    definition_kinds=_CONFIG,
)  # fmt: skip
ASYNC: Final = Field(
    "async", "async", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Run children in the background"),
    default=True,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — in the background"),
    definition_kinds=_CONFIG,
)  # fmt: skip

FIELDS: Final = (
    NAME, DESCRIPTION, TOOLS, BLOCK_TOOLS, MODEL, THINKING, MAX_TURNS, HIDDEN, PROMPT,
    CHILD_BLOCKED, OVERRIDES, FLEET, KEEP_TOOLS, CHILD_EXTENSIONS, STALL, ENABLED,
    FORWARD_PROMPT, CHILD_SESSIONS, ASYNC,
)  # fmt: skip
AGENT_FIELDS: Final = tuple(field for field in FIELDS if AGENT in field.definition_kinds)
CONFIG_FIELDS: Final = tuple(field for field in FIELDS if CONFIG in field.definition_kinds)
BY_NAME: Final = {field.name: field for field in FIELDS}
AGENT_BY_KEY: Final = {field.key: field for field in AGENT_FIELDS if field.key}
CONFIG_BY_KEY: Final = {field.key: field for field in CONFIG_FIELDS}
MATCHER_FIELDS: Final = ("block_tools", "child_blocked_tools", "keep_tools")
CONFIG_DEFAULTS: Final = {
    field.name: DEFAULT_TURNS if field.name == "max_turns" else field.default
    for field in CONFIG_FIELDS
}
