"""The fields of a Claude Code definition, as the form and the command line know them."""

from __future__ import annotations

from typing import Final

from editor.core.definition import Choice, Field, FieldKind
from editor.core.wording import QT_TRANSLATE_NOOP
from editor.harnesses.claude_code.values import MEMORIES, MODEL_WORDS

_ORDER: Final = (
    "name", "description", "tools", "disallowedTools", "model", "permissionMode", "effort",
    "maxTurns", "skills", "mcpServers", "hooks", "memory", "background", "isolation", "color",
    "initialPrompt", "omitClaudeMd", "experimental",
)  # fmt: skip


def _after(key: str) -> tuple[str, ...]:
    """The keys a new line goes behind: the nearest documented neighbour above it first."""
    return tuple(reversed(_ORDER[: _ORDER.index(key)]))


def _choices(*pairs: tuple[str, str]) -> tuple[Choice, ...]:
    return tuple(Choice(value, label) for value, label in pairs)


NAME: Final = Field(
    "name", "name", FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Name"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "The agent’s identity; the file may be called differently. Small letters and hyphens are "
        "advised; a leading hyphen or a colon makes Claude Code skip the file.",
    ),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the file is skipped as documentation"),
    is_required=True,
)  # fmt: skip
DESCRIPTION: Final = Field(
    "description", "description", FieldKind.LONG_TEXT,
    QT_TRANSLATE_NOOP("Wording", "Description"),
    QT_TRANSLATE_NOOP(
        "Wording", "Tells Claude when to start this agent. Without it the file is skipped."
    ),
    after=_after("description"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the file is skipped"),
    is_required=True,
)  # fmt: skip
TOOLS: Final = Field(
    "tools", "tools", FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Only these. Names are exact; “mcp__server” means every tool of that server. Text in "
        "brackets limits nothing here.",
    ),
    after=_after("tools"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — every tool a subagent may have"),
)  # fmt: skip
DISALLOWED: Final = Field(
    "disallowed_tools", "disallowedTools", FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Disallowed tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Taken away before the list above is read. “mcp__server” takes a whole server, “mcp__*” "
        "all of them. Text in brackets takes the whole tool.",
    ),
    after=_after("disallowedTools"),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — nothing is taken away"),
)  # fmt: skip
MODEL: Final = Field(
    "model", "model", FieldKind.MODEL,
    QT_TRANSLATE_NOOP("Wording", "Model"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "A family (sonnet, opus, haiku, fable), “inherit” for the main conversation’s model, or "
        "a full model ID.",
    ),
    after=_after("model"),
    default_text=QT_TRANSLATE_NOOP(
        "Wording", "Not set — the variable’s model if there is one, else the main conversation’s"
    ),
)  # fmt: skip
PERMISSION: Final = Field(
    "permission", "permissionMode", FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Permission mode"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Which calls wait for approval. A parent in “acceptEdits”, “auto” or “bypassPermissions” "
        "forces its own mode on the agent.",
    ),
    choices=(
        Choice("default", QT_TRANSLATE_NOOP("Wording", "Ask before edits, commands and network")),
        Choice(
            "acceptEdits",
            QT_TRANSLATE_NOOP("Wording", "Edit in the working folder without asking"),
            is_risky=True,
        ),
        Choice(
            "auto",
            QT_TRANSLATE_NOOP("Wording", "Let a classifier decide instead of asking"),
            is_risky=True,
        ),
        Choice("dontAsk", QT_TRANSLATE_NOOP("Wording", "Never ask, refuse instead")),
        Choice(
            "bypassPermissions",
            QT_TRANSLATE_NOOP("Wording", "Never ask, allow everything"),
            is_risky=True,
        ),
        Choice("plan", QT_TRANSLATE_NOOP("Wording", "Plan only")),
    ),
    after=_after("permissionMode"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the parent’s mode"),
)  # fmt: skip
EFFORT: Final = Field(
    "thinking", "effort", FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Effort"),
    QT_TRANSLATE_NOOP("Wording", "How hard the model works; which levels exist depends on it."),
    choices=_choices(
        ("low", QT_TRANSLATE_NOOP("Wording", "Low")),
        ("medium", QT_TRANSLATE_NOOP("Wording", "Medium")),
        ("high", QT_TRANSLATE_NOOP("Wording", "High")),
        ("xhigh", QT_TRANSLATE_NOOP("Wording", "Extra high")),
        ("max", QT_TRANSLATE_NOOP("Wording", "Maximum")),
    ),
    after=_after("effort"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the session’s effort"),
)  # fmt: skip
MAX_TURNS: Final = Field(
    "max_turns", "maxTurns", FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Most turns"),
    QT_TRANSLATE_NOOP("Wording", "The agent stops after this many turns."),
    after=_after("maxTurns"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — no limit"),
    minimum=1,
)  # fmt: skip
SKILLS: Final = Field(
    "skills", "skills", FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Skills"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Their text is put into the agent’s prompt at the start; they grant no tools. Missing or "
        "disabled ones are passed over.",
    ),
    after=_after("skills"),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none"),
)  # fmt: skip
MCP_SERVERS: Final = Field(
    "mcp_servers", "mcpServers", FieldKind.RAW,
    QT_TRANSLATE_NOOP("Wording", "MCP servers"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Names of the session’s servers, or servers described here that start with the agent. "
        "Those of a project file start only in a trusted folder.",
    ),
    after=_after("mcpServers"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — only the session’s servers"),
)  # fmt: skip
HOOKS: Final = Field(
    "hooks", "hooks", FieldKind.RAW,
    QT_TRANSLATE_NOOP("Wording", "Hooks"),
    QT_TRANSLATE_NOOP("Wording", "As in the settings; they run only while this agent works."),
    after=_after("hooks"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none of its own"),
)  # fmt: skip
MEMORY: Final = Field(
    "memory", "memory", FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Memory"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Keeps notes between runs. It switches Read, Write and Edit on, also next to a list that "
        "leaves them out.",
    ),
    choices=_choices(
        (MEMORIES[0], QT_TRANSLATE_NOOP("Wording", "For all projects")),
        (MEMORIES[1], QT_TRANSLATE_NOOP("Wording", "For this project, shared")),
        (MEMORIES[2], QT_TRANSLATE_NOOP("Wording", "For this project, on this machine")),
    ),
    after=_after("memory"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — no memory"),
)  # fmt: skip
BACKGROUND: Final = Field(
    "background", "background", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Always in the background"),
    QT_TRANSLATE_NOOP("Wording", "In the background only a fixed set of tools is left."),
    after=_after("background"),
    default=False,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — decided at each start"),
)  # fmt: skip
ISOLATION: Final = Field(
    "isolation", "isolation", FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Isolation"),
    QT_TRANSLATE_NOOP("Wording", "Lets the agent work in a copy of the repository."),
    choices=_choices(("worktree", QT_TRANSLATE_NOOP("Wording", "In a git worktree of its own"))),
    after=_after("isolation"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — in the session’s folder"),
)  # fmt: skip
COLOR: Final = Field(
    "color", "color", FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Colour"),
    QT_TRANSLATE_NOOP("Wording", "Only for display."),
    choices=_choices(
        ("red", QT_TRANSLATE_NOOP("Wording", "Red")),
        ("blue", QT_TRANSLATE_NOOP("Wording", "Blue")),
        ("green", QT_TRANSLATE_NOOP("Wording", "Green")),
        ("yellow", QT_TRANSLATE_NOOP("Wording", "Yellow")),
        ("purple", QT_TRANSLATE_NOOP("Wording", "Purple")),
        ("orange", QT_TRANSLATE_NOOP("Wording", "Orange")),
        ("pink", QT_TRANSLATE_NOOP("Wording", "Pink")),
        ("cyan", QT_TRANSLATE_NOOP("Wording", "Cyan")),
    ),
    after=_after("color"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — chosen by Claude Code"),
)  # fmt: skip
INITIAL_PROMPT: Final = Field(
    "initial_prompt", "initialPrompt", FieldKind.LONG_TEXT,
    QT_TRANSLATE_NOOP("Wording", "First message"),
    QT_TRANSLATE_NOOP(
        "Wording", "Sent at the start when the agent runs the main conversation; else unused."
    ),
    after=_after("initialPrompt"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none"),
)  # fmt: skip
OMIT_CLAUDE_MD: Final = Field(
    "omit_claude_md", "omitClaudeMd", FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "Leave out CLAUDE.md"),
    QT_TRANSLATE_NOOP("Wording", "Known since version 2.1.271."),
    after=_after("omitClaudeMd"),
    default=False,
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the agent reads CLAUDE.md"),
)  # fmt: skip
EXPERIMENTAL: Final = Field(
    "experimental", "experimental", FieldKind.RAW,
    QT_TRANSLATE_NOOP("Wording", "Experimental"),
    QT_TRANSLATE_NOOP("Wording", "Only “cacheTtl” (5m or 1h) counts; known since 2.1.248."),
    after=_after("experimental"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set"),
)  # fmt: skip
PROMPT: Final = Field(
    "prompt", "", FieldKind.PROMPT,
    QT_TRANSLATE_NOOP("Wording", "Instructions"),
    QT_TRANSLATE_NOOP(
        "Wording", "The text below the header is the agent’s system prompt, taken as it is."
    ),
)  # fmt: skip

FIELDS: Final = (
    NAME, DESCRIPTION, TOOLS, DISALLOWED, PERMISSION, MODEL, EFFORT, MAX_TURNS, MEMORY, BACKGROUND,
    ISOLATION, SKILLS, MCP_SERVERS, HOOKS, COLOR, INITIAL_PROMPT, OMIT_CLAUDE_MD, EXPERIMENTAL,
    PROMPT,
)  # fmt: skip
BY_KEY: Final = {field.key: field for field in FIELDS if field.key}
BY_NAME: Final = {field.name: field for field in FIELDS}
KNOWN_KEYS: Final = frozenset(BY_KEY)
LIST_KEYS: Final = frozenset({"tools", "disallowedTools", "skills"})
KNOWN_MODELS: Final = MODEL_WORDS
