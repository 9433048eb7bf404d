"""The fields of a role and of a skill, as the form and the command line know them."""

from __future__ import annotations

from typing import Final

from editor.core.definition import Choice, Field, FieldKind
from editor.core.wording import QT_TRANSLATE_NOOP

ROLE: Final = "agent"
SKILL: Final = "skill"
_BOTH: Final = (ROLE, SKILL)

_SKILL_ORDER: Final = (
    "name", "display-name", "description", "argument-hint", "arguments", "context", "agent",
    "allowed-tools", "model", "effort", "user-invocable", "disable-model-invocation", "paths",
    "shell", "hooks",
)  # fmt: skip
_ROLE_ORDER: Final = (
    "name", "description", "tools", "system-components", "max-turns", "reminders", "hooks",
)  # fmt: skip


def _after(key: str, order: tuple[str, ...]) -> tuple[str, ...]:
    """The keys a new line goes behind: its nearest documented neighbour above, then others."""
    return tuple(reversed(order[: order.index(key)]))


def _skill(
    name: str, key: str, kind: FieldKind, label: str, hint: str, default_text: str,
    choices: tuple[Choice, ...] = (), default: bool | str | tuple[str, ...] | None = None,
) -> Field:  # fmt: skip
    return Field(
        name, key, kind, label, hint, choices, _after(key, _SKILL_ORDER), default, default_text,
        definition_kinds=(SKILL,),
    )  # fmt: skip


NAME: Final = Field(
    "name",
    "name",
    FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Name"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "What it is called by. A skill: small letters, digits and dashes, at most 64 characters.",
    ),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the folder’s name is used"),
    definition_kinds=_BOTH,
)
DESCRIPTION: Final = Field(
    "description",
    "description",
    FieldKind.LONG_TEXT,
    QT_TRANSLATE_NOOP("Wording", "Description"),
    QT_TRANSLATE_NOOP("Wording", "Tells the model when to use it."),
    after=("display-name", "name"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — the first paragraph below the header"),
    definition_kinds=_BOTH,
)
TOOLS: Final = Field(
    "tools",
    "tools",
    FieldKind.TOOLS,
    QT_TRANSLATE_NOOP("Wording", "Tools"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "A group or a tool by its name; “deferred:” in front makes it findable by a search only. "
        "An active Agent brings the tools to control children. Nothing is taken from the parent.",
    ),
    after=_after("tools", _ROLE_ORDER),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — only SendMessage and ListAgents"),
)
COMPONENTS: Final = Field(
    "components",
    "system-components",
    FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Prompt parts"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "In order. “role” stands for the text below; workspace-config and environment have to be "
        "among them.",
    ),
    after=_after("system-components", _ROLE_ORDER),
    default=("role", "workspace-config", "environment"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — role, workspace-config, environment"),
)
MAX_TURNS: Final = Field(
    "max_turns",
    "max-turns",
    FieldKind.NUMBER,
    QT_TRANSLATE_NOOP("Wording", "Turn limit"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Ends the child after so many answers of the model; the August version stores it without "
        "effect.",
    ),
    after=_after("max-turns", _ROLE_ORDER),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — no limit"),
    minimum=1,
)
REMINDERS: Final = Field(
    "reminders",
    "reminders",
    FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Reminders"),
    QT_TRANSLATE_NOOP("Wording", "Recipes that can be stored, such as (task-nudge 5)."),
    after=_after("reminders", _ROLE_ORDER),
    default=(),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none"),
)
ROLE_HOOKS: Final = Field(
    "hooks",
    "hooks",
    FieldKind.RAW,
    QT_TRANSLATE_NOOP("Wording", "Hooks"),
    QT_TRANSLATE_NOOP("Wording", "For a role: rules as Lisp data. For a skill: kept as written."),
    after=("reminders", *_after("hooks", _SKILL_ORDER), "max-turns", "system-components", "tools"),
    default_text=QT_TRANSLATE_NOOP("Wording", "Not set — none"),
    definition_kinds=_BOTH,
)
PROMPT: Final = Field(
    "prompt",
    "",
    FieldKind.PROMPT,
    QT_TRANSLATE_NOOP("Wording", "Instructions"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "A role: its own part of the system prompt. A skill: the text the model is given.",
    ),
    definition_kinds=_BOTH,
)

CONTEXT: Final = _skill(
    "context",
    "context",
    FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Runs"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "A skill that forks starts a child without the Agent tool and past the roster.",
    ),
    QT_TRANSLATE_NOOP("Wording", "Not set — in the conversation that calls it"),
    (
        Choice("inline", QT_TRANSLATE_NOOP("Wording", "In the conversation that calls it")),
        Choice("fork", QT_TRANSLATE_NOOP("Wording", "In a child of its own"), is_risky=True),
    ),
    "inline",
)
AGENT: Final = _skill(
    "agent",
    "agent",
    FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Role of the child"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Any registered role, also one the roster leaves out. Only for skills that fork.",
    ),
    QT_TRANSLATE_NOOP("Wording", "Not set — a child with SendMessage and ListAgents only"),
)
ALLOWED_TOOLS: Final = _skill(
    "allowed_tools",
    "allowed-tools",
    FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Allowed without asking"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "Permission rules for the skill’s own turn, as Read or Bash(git status *). They give no "
        "tools, and one bad entry makes mevedel pass the whole skill by.",
    ),
    QT_TRANSLATE_NOOP("Wording", "Not set — no rules of its own"),
    default=(),
)
MODEL: Final = _skill(
    "model",
    "model",
    FieldKind.MODEL,
    QT_TRANSLATE_NOOP("Wording", "Model"),
    QT_TRANSLATE_NOOP("Wording", "A tier (fast, balanced, strong) or BACKEND:MODEL."),
    QT_TRANSLATE_NOOP("Wording", "Not set — as the caller, or as the role’s workload says"),
)
EFFORT: Final = _skill(
    "effort",
    "effort",
    FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Effort"),
    QT_TRANSLATE_NOOP(
        "Wording", "If the model does not support it, the skill’s child does not start."
    ),
    QT_TRANSLATE_NOOP("Wording", "Not set — as the caller, or as the role’s workload says"),
    (
        Choice("low", QT_TRANSLATE_NOOP("Wording", "Low")),
        Choice("medium", QT_TRANSLATE_NOOP("Wording", "Medium")),
        Choice("high", QT_TRANSLATE_NOOP("Wording", "High")),
        Choice("xhigh", QT_TRANSLATE_NOOP("Wording", "Extra high")),
        Choice("max", QT_TRANSLATE_NOOP("Wording", "Maximum")),
    ),
)
DISPLAY_NAME: Final = _skill(
    "display_name",
    "display-name",
    FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Shown name"),
    QT_TRANSLATE_NOOP("Wording", "What lists show instead of the name."),
    QT_TRANSLATE_NOOP("Wording", "Not set — the name"),
)
ARGUMENT_HINT: Final = _skill(
    "argument_hint",
    "argument-hint",
    FieldKind.TEXT,
    QT_TRANSLATE_NOOP("Wording", "Argument hint"),
    QT_TRANSLATE_NOOP("Wording", "Shown behind the name while it is typed."),
    QT_TRANSLATE_NOOP("Wording", "Not set — none"),
)
ARGUMENTS: Final = _skill(
    "arguments",
    "arguments",
    FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Arguments"),
    QT_TRANSLATE_NOOP("Wording", "Names the text can refer to; plain numbers are left out."),
    QT_TRANSLATE_NOOP("Wording", "Not set — none"),
    default=(),
)
USER_INVOCABLE: Final = _skill(
    "user_invocable",
    "user-invocable",
    FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "People may call it"),
    QT_TRANSLATE_NOOP("Wording", "Whether it can be called by its name in the chat."),
    QT_TRANSLATE_NOOP("Wording", "Not set — yes"),
    default=True,
)
NO_MODEL_CALLS: Final = _skill(
    "disable_model_invocation",
    "disable-model-invocation",
    FieldKind.FLAG,
    QT_TRANSLATE_NOOP("Wording", "The model may not call it"),
    QT_TRANSLATE_NOOP("Wording", "Then no agent can start its child by itself."),
    QT_TRANSLATE_NOOP("Wording", "Not set — the model may"),
    default=False,
)
PATHS: Final = _skill(
    "paths",
    "paths",
    FieldKind.LIST,
    QT_TRANSLATE_NOOP("Wording", "Only with these files"),
    QT_TRANSLATE_NOOP("Wording", "The skill sleeps until a file of this kind was touched."),
    QT_TRANSLATE_NOOP("Wording", "Not set — always awake"),
    default=(),
)
SHELL: Final = _skill(
    "shell",
    "shell",
    FieldKind.CHOICE,
    QT_TRANSLATE_NOOP("Wording", "Shell"),
    QT_TRANSLATE_NOOP("Wording", "For commands inside the text."),
    QT_TRANSLATE_NOOP("Wording", "Not set — bash"),
    (
        Choice("bash", QT_TRANSLATE_NOOP("Wording", "Bash")),
        Choice("powershell", QT_TRANSLATE_NOOP("Wording", "PowerShell (not supported)")),
    ),
    "bash",
)

FIELDS: Final = (
    NAME, DISPLAY_NAME, DESCRIPTION, TOOLS, CONTEXT, AGENT, ALLOWED_TOOLS, MODEL, EFFORT,
    COMPONENTS, MAX_TURNS, REMINDERS, ARGUMENT_HINT, ARGUMENTS, USER_INVOCABLE, NO_MODEL_CALLS,
    PATHS, SHELL, ROLE_HOOKS, PROMPT,
)  # fmt: skip
BY_NAME: Final = {field.name: field for field in FIELDS}


def fields_of(kind: str) -> tuple[Field, ...]:
    """The fields a kind of definition has."""
    return tuple(field for field in FIELDS if kind in field.definition_kinds)
