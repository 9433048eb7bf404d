"""The fields of a PI-Desktop definition, as the form and the command line know them."""

from __future__ import annotations

from typing import Final

from editor.core.definition import Choice, Field, FieldKind
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.pi_desktop import runtime_reader, settings_scanner, tools

_ORDER: Final = (
    "name",
    "description",
    "tools",
    "provider",
    "model",
    "fallbackmodels",
    "thinkinglevel",
    "permission",
    "maxtokens",
    "idletimeout",
    "maxduration",
)


def _after(key: str) -> tuple[str, ...]:
    """Give the keys a new line goes behind: its nearest documented neighbour above, then others."""
    return tuple(reversed(_ORDER[: _ORDER.index(key)]))


NAME: Final = Field(
    "name",
    "name",
    FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Name"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "How the parent calls the agent: small letters, digits and dashes, at most 40 characters.",
    ),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the file name is used"),
)
DESCRIPTION: Final = Field(
    "description",
    "description",
    FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Description"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Tells the parent when to start this agent. One line; Settings keeps 400 characters.",
    ),
    after=_after("description"),
    is_required=True,
)
TOOLS: Final = Field(
    "tools",
    "tools",
    FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Only these seven can be listed. Skills, MCP servers and plugins come by inheriting.",
    ),
    # In the spelling of every rules version; a form shows those that the one in force knows.
    choices=tuple(
        Choice(name, "")
        for name in dict.fromkeys((*tools.ASSIGNABLE, *map(tools.newer_name, tools.ASSIGNABLE)))
    ),
    after=_after("tools"),
    default=tools.DEFAULT,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — read-only tools: Read, Glob, Grep"),
)
INHERIT: Final = Field(
    "inherit",
    "tools",
    FieldKind.INHERIT,
    QT_TRANSLATE_NOOP("Wording", "Inherit parent tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Adds every tool the parent may call, loaded or not. Nine always stay with the parent: "
        "Task, TaskWait, TaskList, TaskStop, EnterPlanMode, EnterGoalMode, asktool, new_context "
        "and ToolSearch.",
    ),
    after=_after("tools"),
    default=False,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — only the listed tools"),
)
PERMISSION: Final = Field(
    "permission",
    "permission",
    FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Permission"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Which calls wait for your approval. A value of its own replaces the session’s mode, in "
        "both directions.",
    ),
    choices=(
        Choice("inherit", QT_TRANSLATE_NOOP("Wording", "Follow the session")),
        Choice("ask", QT_TRANSLATE_NOOP("Wording", "Ask before edits, commands and outside paths")),
        Choice(
            "accept-edits",
            QT_TRANSLATE_NOOP("Wording", "Edit inside the workspace without asking"),
            is_risky=True,
        ),
        Choice(
            "auto",
            QT_TRANSLATE_NOOP("Wording", "Never ask, also outside the workspace"),
            is_risky=True,
        ),
    ),
    after=_after("permission"),
    default="inherit",
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — follows the session"),
)
MODEL: Final = Field(
    "model",
    "model",
    FieldKind.MODEL,
    QT_TRANSLATE_NOOP("Wording", "Model"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Written as provider/model. If the provider cannot be found, the agent does not start; "
        "it never falls back to the session’s model.",
    ),
    after=_after("model"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the session’s model"),
)
FALLBACK_MODELS: Final = Field(
    "fallback_models",
    "fallbackModels",
    FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Fallback models"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Read by newer versions only. Each as provider/model; some versions read a thinking "
        "level after a bar: provider/model|low.",
    ),
    after=_after("fallbackmodels"),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none"),
)
THINKING: Final = Field(
    "thinking",
    "thinkingLevel",
    FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Thinking level"),
    QT_TRANSLATE_NOOP(
        "Wording", "How long the model may think; fitted to what the model supports."
    ),
    choices=(
        Choice("off", QT_TRANSLATE_NOOP("Wording", "Off")),
        Choice("minimal", QT_TRANSLATE_NOOP("Wording", "Minimal")),
        Choice("low", QT_TRANSLATE_NOOP("Wording", "Low")),
        Choice("medium", QT_TRANSLATE_NOOP("Wording", "Medium")),
        Choice("high", QT_TRANSLATE_NOOP("Wording", "High")),
        Choice("xhigh", QT_TRANSLATE_NOOP("Wording", "Extra high")),
        Choice("max", QT_TRANSLATE_NOOP("Wording", "Maximum")),
        Choice("omit", QT_TRANSLATE_NOOP("Wording", "Send nothing to the model")),
    ),
    after=_after("thinkinglevel"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the session’s level"),
)
MAX_TOKENS: Final = Field(
    "max_tokens",
    "maxTokens",
    FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Output limit"),
    QT_TRANSLATE_NOOP("Wording", "Tokens of one answer, 1 to 200,000."),
    after=_after("maxtokens"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the model’s own limit"),
    minimum=1,
    maximum=runtime_reader.MAX_TOKENS,
)
IDLE_TIMEOUT: Final = Field(
    "idle_timeout",
    "idle-timeout",
    FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Idle timeout"),
    QT_TRANSLATE_NOOP("Wording", "Read, but nothing follows from it: the watchdog was withdrawn."),
    after=_after("idletimeout"),
    default=runtime_reader.IDLE_TIMEOUT[2],
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — no effect"),
    minimum=runtime_reader.IDLE_TIMEOUT[0],
    maximum=runtime_reader.IDLE_TIMEOUT[1],
    has_effect=False,
)
MAX_DURATION: Final = Field(
    "max_duration",
    "max-duration",
    FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Longest run"),
    QT_TRANSLATE_NOOP("Wording", "Read, but nothing follows from it: the watchdog was withdrawn."),
    after=_after("maxduration"),
    default=runtime_reader.MAX_DURATION[2],
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — no effect"),
    minimum=runtime_reader.MAX_DURATION[0],
    maximum=runtime_reader.MAX_DURATION[1],
    has_effect=False,
)
PROMPT: Final = Field(
    "prompt",
    "",
    FieldKind.PROMPT,
    QT_TRANSLATE_NOOP("Wording", "Instructions"),
    QT_TRANSLATE_NOOP("Wording", "The text below the header becomes the agent’s system prompt."),
    maximum=settings_scanner.MAX_BYTES,  # of the whole file
    is_required=True,
)

FIELDS: Final = (
    NAME,
    DESCRIPTION,
    INHERIT,
    TOOLS,
    PERMISSION,
    MODEL,
    FALLBACK_MODELS,
    THINKING,
    MAX_TOKENS,
    IDLE_TIMEOUT,
    MAX_DURATION,
    PROMPT,
)

# Normalised key → the field it belongs to, for every key the runtime reads.
FIELD_OF_KEY: Final = {
    "name": "name",
    "description": "description",
    "tools": "tools",
    "permission": "permission",
    "provider": "model",
    "model": "model",
    "fallbackmodels": "fallback_models",
    "thinkinglevel": "thinking",
    "maxtokens": "max_tokens",
    "idletimeout": "idle_timeout",
    "idletimeoutseconds": "idle_timeout",
    "maxduration": "max_duration",
    "maxdurationseconds": "max_duration",
}

LIST_KEYS: Final = frozenset({"tools", "fallbackmodels"})

# The spelling both readers share, by normalised key.
SPELLED_BY_KEY: Final = {
    **{runtime_reader.normalize_key(field.key): field.key for field in FIELDS if field.key},
    "provider": "provider",
    "idletimeoutseconds": "idle-timeout-seconds",
    "maxdurationseconds": "max-duration-seconds",
}
# What Settings reads by its plain line reader, which knows one spelling (in any letter case).
SETTINGS_READS: Final = ("name", "description", "tools", "model", "thinkinglevel", "maxtokens")
