"""Every sentence a person may read about mevedel, except the labels in `fields`."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

# Files ------------------------------------------------------------------------------------------

NO_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file has no header, so mevedel does not take it for a skill. Start it with a line “---”, "
    "at least one field, and another line “---”.",
)
NOT_CLOSED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is never closed, so mevedel passes the file by. Add a line “---” below the last "
    "field.",
)
NOT_YAML: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is not valid YAML, so mevedel passes the file by. {why}",
)
NO_MAPPING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is not made of “key: value” lines, so mevedel passes the file by. Write one field "
    "on each line.",
)
BAD_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” cannot be the name of a skill, so mevedel passes the file by. Use small letters, "
    "digits and dashes, at most 64 characters.",
)
NAME_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name “{value}” is no text to YAML, so the folder’s name is used instead. Put it in "
    "quotation marks.",
)
FIX_QUOTE: Final = QT_TRANSLATE_NOOP("Wording", "Put “{value}” in quotation marks")
NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value “{value}” of “{key}” is no text to YAML and counts as not set. Put it in quotation "
    "marks.",
)
NOT_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{key}” has to be a list; “{value}” counts as not set. Write the entries in [ ]."
)
NO_DESCRIPTION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no description, so the model is shown the first paragraph of the text. Add a "
    "“description” that says when to use the skill.",
)
NO_DESCRIPTION_AT_ALL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is neither a description nor any text, so the model cannot tell what the skill is for. "
    "Add a “description”.",
)
UNKNOWN_CONTEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no place a skill can run in, so it runs in the conversation that calls it. Only "
    "“fork” gives it a child of its own.",
)
AGENT_WITHOUT_FORK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The role “{value}” has no effect: without “context: fork” the skill runs in the conversation "
    "that calls it. Add that line, or remove the role.",
)
UNKNOWN_SHELL: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{value}” is no known shell, so bash is used. Write bash, or remove the line."
)
RUNS_CODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The reader mevedel uses for headers evaluates “{key}” as Lisp code as soon as it lists the "
    "skill. Remove the line unless you trust this file fully.",
)
COMMA_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is one entry to mevedel, commas and all, and no such tool exists, so the whole "
    "skill is passed by. Write the entries as a list: [Read, Grep].",
)
FIX_LIST: Final = QT_TRANSLATE_NOOP("Wording", "Write the entries as a list")
MALFORMED_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is not written as NAME or NAME(VALUE), so mevedel passes the whole skill by. "
    "Correct or remove the entry.",
)
UNDERSCORE_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” cannot be listed: names with “_” are not understood here, and mevedel passes the "
    "whole skill by. Remove the entry.",
)
UNKNOWN_TOOL_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no tool “{value}”, so mevedel passes the whole skill by. Correct or remove the "
    "entry; capital and small letters count.",
)
NO_QUALIFIER_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Calls of this tool cannot be narrowed as in “{value}”, so mevedel passes the whole skill by. "
    "Leave the brackets away.",
)
RELATIVE_PATH_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” never matches: paths are compared whole, and this one does not start with “/”, “~” "
    "or “**”. Write “**/” in front.",
)
AGENT_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is compared with the task’s name, not with the role: it says nothing about which "
    "role is started.",
)
UNKNOWN_ROLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is none of the built-in roles. If your Emacs configuration does not define it, the "
    "skill cannot start its child.",
)
DEFAULT_ROLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“default” cannot be named as a role, so the skill cannot start its child. Leave the role out "
    "or name another one.",
)

# Role drafts ------------------------------------------------------------------------------------

DRAFT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "mevedel reads no role files. Copy this draft as a mevedel-define-agent form and put that "
    "into your Emacs configuration.",
)
NO_ROLE_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” cannot be the name of a role: it has to be one plain Lisp word, and not “default”. "
    "Choose another name.",
)
ROLE_DESCRIPTION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no description, but a child’s configuration cannot be stored without one. Add it.",
)
BAD_SPEC: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no way to name tools. Write a group or tool by its name, group:NAME, tool:NAME "
    "or tool:CATEGORY/NAME, with deferred: in front where wanted.",
)
UNKNOWN_SPEC: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no tool or group “{value}”. mevedel notices only when a child is started, and then "
    "refuses the start.",
)
COMPONENT_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no prompt part “{value}”, so mevedel refuses to start a child of this role. Known: "
    "{known}.",
)
COMPONENT_TWICE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The prompt part “{value}” is there twice, so mevedel refuses to start a child of this role. "
    "Remove one.",
)
COMPONENT_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The prompt part “{value}” is missing, so mevedel refuses to start a child of this role. Add "
    "it.",
)
COMPONENTS_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A role without any prompt parts stops every preset that offers it from being applied. Remove "
    "the line to get the usual parts.",
)
BODY_UNUSED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The text below the header is not used, because “role” is not among the prompt parts.",
)
BAD_MAX_TURNS: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{value}” is no turn limit; it has to be a whole number from 1."
)
BAD_REMINDER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no recipe mevedel can store, so a child of this role could not be started. "
    "Remove it.",
)
BAD_HOOKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "The hooks are no complete Lisp data and are left out of the form. Correct them."
)
BUNDLE_BY_GROUP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The group “util” contains Agent, so this role may start any role of the roster, also one that "
    "changes files. List single tools instead if it should not.",
)
DEFERRED_AGENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A deferred Agent does not count: the role stays a leaf and gets no tools to control children.",
)

# Permission files -------------------------------------------------------------------------------

PERMISSIONS_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{file}” is no complete Lisp data (line {line}, column {column}), so all of its rules and "
    "grants are void. Mend it there.",
)
PERMISSIONS_SHAPE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{file}” has to hold exactly :rules and :resource-grants, once each, so all of it is void. "
    "Mend it.",
)
ENTRY_FAULTS: Final = {
    "bad-entry": QT_TRANSLATE_NOOP(
        "Wording",
        "Entry {number} of {part} in “{file}” is not written as one, which makes the whole file "
        "void, the good entries too. It reads: {entry}",
    ),
    "duplicate-key": QT_TRANSLATE_NOOP(
        "Wording",
        "Entry {number} of {part} in “{file}” has a key twice, which makes the whole file void, "
        "the good entries too. It reads: {entry}",
    ),
    "unknown-key": QT_TRANSLATE_NOOP(
        "Wording",
        "Entry {number} of {part} in “{file}” has a key that is not known, which makes the whole "
        "file void, the good entries too. It reads: {entry}",
    ),
    "second-qualifier": QT_TRANSLATE_NOOP(
        "Wording",
        "Entry {number} of {part} in “{file}” has more than one of path, pattern, domain and name, "
        "which makes the whole file void, the good entries too. It reads: {entry}",
    ),
    "missing-key": QT_TRANSLATE_NOOP(
        "Wording",
        "Entry {number} of {part} in “{file}” lacks a key it needs, which makes the whole file "
        "void, the good entries too. It reads: {entry}",
    ),
    "bad-action": QT_TRANSLATE_NOOP(
        "Wording",
        "The action of entry {number} of {part} in “{file}” is none of allow, ask and deny, which "
        "makes the whole file void, the good entries too. It reads: {entry}",
    ),
    "bad-value": QT_TRANSLATE_NOOP(
        "Wording",
        "Entry {number} of {part} in “{file}” has a value of the wrong kind, which makes the whole "
        "file void, the good entries too. It reads: {entry}",
    ),
}

# All definitions together -----------------------------------------------------------------------

SAME_SKILL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{file}” in the same place has the same name and comes first, so this skill is not used. "
    "Rename one of the two.",
)
PREFIXED_SKILL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Another place has a skill of this name too; both are kept, and this one is called “{name}”.",
)
RENAMED_IN_SKILLS: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{file}” names this role; it keeps the old name until you change it there."
)
NAME_EMPTY: Final = QT_TRANSLATE_NOOP("Wording", "It needs a name.")
NAME_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” cannot be a name here: use small letters, digits and dashes, at most 64 characters.",
)
NO_FIELD: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no field “{field}” here. See the help for the fields of roles and skills."
)
COPY_FORM: Final = QT_TRANSLATE_NOOP("Wording", "Copy as mevedel-define-agent Form")

# Steps: tools -----------------------------------------------------------------------------------

LISTED: Final = QT_TRANSLATE_NOOP("Wording", "The role lists it (“{entry}”)")
LISTED_EXTRA: Final = QT_TRANSLATE_NOOP(
    "Wording", "Your mevedel-agent-extra-tool-specs add it to the role (“{entry}”)"
)
ON_DEMAND: Final = QT_TRANSLATE_NOOP("Wording", "The role lists it for a search (“{entry}”)")
ON_DEMAND_EXTRA: Final = QT_TRANSLATE_NOOP(
    "Wording", "Your mevedel-agent-extra-tool-specs add it for a search (“{entry}”)"
)
CONTROL_BUNDLE: Final = QT_TRANSLATE_NOOP(
    "Wording", "Comes with Agent: every role that has it active may control its children"
)
COMMUNICATION: Final = QT_TRANSLATE_NOOP("Wording", "Every named role can send and list")
COPIED: Final = QT_TRANSLATE_NOOP("Wording", "An untyped child copies it from {caller}")
NOT_COPIED: Final = QT_TRANSLATE_NOOP(
    "Wording", "{caller} finds it by a search only, and that is not copied"
)
NOT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The role does not list it; nothing is taken from whoever starts the child"
)
CALLER_LACKS: Final = QT_TRANSLATE_NOOP("Wording", "{caller} does not have it")
CALLER_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "An untyped child copies {caller}’s list, which this session does not tell"
)
ESTIMATED: Final = QT_TRANSLATE_NOOP("Wording", "Inferred, not read: {source}")
FROM_PRESET: Final = QT_TRANSLATE_NOOP(
    "Wording", "Inferred from the preset “{preset}”; root’s own list is not stored"
)
SYNTHETIC: Final = QT_TRANSLATE_NOOP(
    "Wording", "A forking skill without a role gets these two and nothing else"
)
NOT_SYNTHETIC: Final = QT_TRANSLATE_NOOP(
    "Wording", "A forking skill without a role gets SendMessage and ListAgents only"
)
INLINE: Final = QT_TRANSLATE_NOOP("Wording", "The skill runs in {caller}, with its tools")
PLAN_HIDES: Final = QT_TRANSLATE_NOOP("Wording", "The plan hides it from every agent")
STAMP_HIDES: Final = QT_TRANSLATE_NOOP(
    "Wording", "The plan was stamped on the child at its start and hides it for good"
)
GOAL_HIDES: Final = QT_TRANSLATE_NOOP("Wording", "Shown only to a root whose goal is active")
PLAN_DENIES: Final = QT_TRANSLATE_NOOP(
    "Wording", "The plan refuses it, except for patches of the session’s own files"
)
SEARCH_LOADS_NOTHING: Final = QT_TRANSLATE_NOOP(
    "Wording", "In this version a child’s search reports success but loads nothing"
)
NO_SEARCH: Final = QT_TRANSLATE_NOOP(
    "Wording", "The child has no usable ToolSearch, so it cannot get at it"
)
UNKNOWN_NAME: Final = QT_TRANSLATE_NOOP("Wording", "There is no such tool or group")
NOT_STARTED: Final = QT_TRANSLATE_NOOP("Wording", "The child is not started")
RULE_ALLOWS: Final = QT_TRANSLATE_NOOP("Wording", "A rule of “{bucket}” allows it")
RULE_ASKS: Final = QT_TRANSLATE_NOOP("Wording", "A rule of “{bucket}” asks, also in full-auto")
RULE_DENIES: Final = QT_TRANSLATE_NOOP(
    "Wording", "A rule of “{bucket}” denies it; it stays in sight, every call is refused"
)
NARROWED_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording", "For some calls only, a rule of “{bucket}” decides: {rule}"
)
MODE_ALLOWS: Final = QT_TRANSLATE_NOOP("Wording", "The mode “{mode}” allows it")
MODE_ASKS: Final = QT_TRANSLATE_NOOP("Wording", "The mode “{mode}” asks before each call")
OWN_ALLOWS: Final = QT_TRANSLATE_NOOP("Wording", "Always allowed by the tool’s own check")
OWN_ASKS: Final = QT_TRANSLATE_NOOP("Wording", "The tool’s own check always asks")
OWN_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "Allowed for libraries on the load path only, which cannot be seen from here"
)
MODE_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session does not tell its mode; the decision is for “{mode}”, the usual one"
)

# Where rules are kept, by the names those places have themselves; not translated.
BUCKETS: Final = {
    "invocation": "allowed-tools",
    "request": "allowed-tools",
    "session": "permission-rules",
    "persistent": "permissions.el",
    "defcustom": "mevedel-permission-rules",
}

# Starting the child -----------------------------------------------------------------------------

REFUSALS: Final = {
    "caller-lacks-agent": QT_TRANSLATE_NOOP(
        "Wording", "{caller} does not have the Agent tool, so it cannot start a child."
    ),
    "agent-call-denied": QT_TRANSLATE_NOOP(
        "Wording",
        "A rule of “{bucket}” denies Agent to the whole tree, so no child can be started.",
    ),
    "bad-task-name": QT_TRANSLATE_NOOP(
        "Wording", "A task’s name may hold only small letters, digits and “_”."
    ),
    "role-not-in-roster": QT_TRANSLATE_NOOP(
        "Wording",
        "The role “{subject}” is not in the roster of the preset, so it cannot be named on a "
        "start. Widen the preset’s list.",
    ),
    "unknown-prompt-component": QT_TRANSLATE_NOOP(
        "Wording", "The role names a prompt part “{subject}” that does not exist."
    ),
    "duplicate-prompt-component": QT_TRANSLATE_NOOP(
        "Wording", "The role names the prompt part “{subject}” twice."
    ),
    "profile-missing-required-component": QT_TRANSLATE_NOOP(
        "Wording", "The role’s prompt parts lack “{subject}”."
    ),
    "tier-and-provider-conflict": QT_TRANSLATE_NOOP(
        "Wording", "The workload entry sets both a tier and a provider; only one may be set."
    ),
    "bad-model-selector": QT_TRANSLATE_NOOP(
        "Wording", "The wanted model is neither a tier nor written as BACKEND:MODEL."
    ),
    "unknown-backend": QT_TRANSLATE_NOOP("Wording", "The backend of the wanted model is unknown."),
    "unknown-model": QT_TRANSLATE_NOOP("Wording", "The wanted model is not known to its backend."),
    "model-has-no-effort-support": QT_TRANSLATE_NOOP(
        "Wording", "An effort is set, but the child’s model supports none."
    ),
    "effort-value-unsupported": QT_TRANSLATE_NOOP(
        "Wording", "The child’s model does not support the effort that is set."
    ),
    "path-already-reserved": QT_TRANSLATE_NOOP("Wording", "The path “{subject}” is taken."),
    "capacity-exhausted": QT_TRANSLATE_NOOP(
        "Wording", "{capacity} children are at work already, and no more may be in this tree."
    ),
    "unknown-tool": QT_TRANSLATE_NOOP(
        "Wording", "The role lists a tool “{subject}” that does not exist."
    ),
    "unknown-group": QT_TRANSLATE_NOOP(
        "Wording", "The role lists a group “{subject}” that does not exist."
    ),
    "unknown-group-or-tool": QT_TRANSLATE_NOOP(
        "Wording", "The role lists “{subject}”, which is neither a group nor a tool."
    ),
    "unknown-role": QT_TRANSLATE_NOOP("Wording", "There is no role “{subject}”."),
    "skill-call-denied": QT_TRANSLATE_NOOP(
        "Wording", "{caller} cannot call the skill: it lacks the Skill tool, or a rule denies it."
    ),
    "skill-not-for-models": QT_TRANSLATE_NOOP(
        "Wording", "No model may call the skill; only a person can start it."
    ),
}
PATH_REFUSED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The way to the agent that would start the child already ends at step {hop}."
)
ROOT_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Whether root has the Agent tool is not known: its own tools live with the preset in Emacs.",
)

# Model, mode ------------------------------------------------------------------------------------

MODEL_CALLER: Final = QT_TRANSLATE_NOOP("Wording", "Starts from {caller}’s model: {value}")
MODEL_TIER: Final = QT_TRANSLATE_NOOP(
    "Wording", "The role’s workload takes the tier “{subject}”: {value}"
)
MODEL_WORKLOAD: Final = QT_TRANSLATE_NOOP("Wording", "The role’s workload names {value}")
MODEL_CALL: Final = QT_TRANSLATE_NOOP(
    "Wording", "The call or the skill asks for “{subject}”: {value}"
)
EFFORT_CALLER: Final = QT_TRANSLATE_NOOP("Wording", "Starts from {caller}’s effort: {value}")
EFFORT_TIER: Final = QT_TRANSLATE_NOOP("Wording", "The tier “{subject}” sets the effort: {value}")
EFFORT_WORKLOAD: Final = QT_TRANSLATE_NOOP(
    "Wording", "The role’s workload sets the effort: {value}"
)
EFFORT_CALL: Final = QT_TRANSLATE_NOOP("Wording", "The call or the skill sets the effort: {value}")
UNCHECKED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Which models exist and what effort they support is not known here"
)
NO_VALUE: Final = QT_TRANSLATE_NOOP("Wording", "the model’s own")
UNKNOWN_VALUE: Final = QT_TRANSLATE_NOOP("Wording", "not known")
MODE_SHARED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The mode belongs to the whole tree and stays live; a role cannot set one"
)
PLAN_STICKY: Final = QT_TRANSLATE_NOOP(
    "Wording", "Plan mode: Eval is hidden, patches may touch the session’s own files only"
)
PLAN_DIRECTIVE: Final = QT_TRANSLATE_NOOP(
    "Wording", "A plan is being made: Eval and ApplyPatch are hidden"
)

# Calls ------------------------------------------------------------------------------------------

CALL_READ_INSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Read inside the workspace")
CALL_READ_OUTSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Read outside the workspace")
CALL_READ_PROTECTED: Final = QT_TRANSLATE_NOOP("Wording", "Read a protected file (.git, ~/.ssh)")
CALL_EDIT_INSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Patch files inside the workspace")
CALL_EDIT_OUTSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Patch files outside the workspace")
CALL_SAFE_COMMAND: Final = QT_TRANSLATE_NOOP("Wording", "Run a command that only looks (ls)")
CALL_COMMAND: Final = QT_TRANSLATE_NOOP("Wording", "Run any other command")
CALL_DANGEROUS: Final = QT_TRANSLATE_NOOP("Wording", "Run a dangerous command (rm, curl)")
CALL_EVAL: Final = QT_TRANSLATE_NOOP("Wording", "Evaluate Lisp in your Emacs")
CALL_WEB: Final = QT_TRANSLATE_NOOP("Wording", "Fetch a web page")
CALL_AGENT: Final = QT_TRANSLATE_NOOP("Wording", "Start a child")
CALL_PATCH_REVIEW: Final = QT_TRANSLATE_NOOP(
    "Wording", "The mode “{mode}”; you review each patch before it is applied"
)
CALL_BY_MODE: Final = QT_TRANSLATE_NOOP("Wording", "The mode “{mode}”")
CALL_BY_RULE: Final = QT_TRANSLATE_NOOP("Wording", "A rule of “{bucket}”")
CALL_BY_CLASS: Final = QT_TRANSLATE_NOOP("Wording", "The kind of command, in the mode “{mode}”")
CALL_BY_PLAN: Final = QT_TRANSLATE_NOOP("Wording", "The plan")
CALL_BY_PROTECTION: Final = QT_TRANSLATE_NOOP("Wording", "Protected paths ask in every mode")
CALL_BY_BOUNDARY: Final = QT_TRANSLATE_NOOP("Wording", "Outside the workspace every mode asks")
CALL_BY_ROOT: Final = QT_TRANSLATE_NOOP("Wording", "Inside the workspace")

# Delegation -------------------------------------------------------------------------------------

BADGE_LEAF: Final = QT_TRANSLATE_NOOP("Wording", "leaf")
BADGE_READ_ONLY: Final = QT_TRANSLATE_NOOP("Wording", "delegator, team read-only")
BADGE_CHANGES: Final = QT_TRANSLATE_NOOP("Wording", "delegator, team can change files")
NOTE_LEAF: Final = QT_TRANSLATE_NOOP(
    "Wording", "It cannot start children, so what it reaches ends with its own tools."
)
NOTE_PROMPT_ONLY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Its instructions say it only looks, but {tools} let it change files; only the prompt holds it "
    "back.",
)
NOTE_WAY: Final = QT_TRANSLATE_NOOP(
    "Wording", "It changes nothing itself, but {way} leads to {tool}."
)
TEAM_HAS: Final = QT_TRANSLATE_NOOP("Wording", "It can start one that has it: {way}")
NOTE_READ_ONLY: Final = QT_TRANSLATE_NOOP(
    "Wording", "Neither it nor any role it can start can change files."
)
NOTE_ROSTER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Every agent that has Agent may start any role of the roster; a chain can go on without end.",
)
NOTE_DENIED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Agent is shown, but a rule of “{bucket}” denies every call."
)
EDGE_SKILL: Final = QT_TRANSLATE_NOOP(
    "Wording", "By the skill “{name}”, which forks and is not held back by the roster"
)
EDGE_AGENT: Final = QT_TRANSLATE_NOOP("Wording", "By the Agent tool")
EDGE_RETAINED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Started already; it keeps the tools it had then"
)
EDGE_UNTYPED: Final = QT_TRANSLATE_NOOP("Wording", "An untyped child, a copy of its starter")
MAP_NOTE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no limit of depth; {capacity} children may be at work at the same time.",
)

# Stored sessions --------------------------------------------------------------------------------

SIDECAR_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session “{name}” cannot be read: its sidecar is no complete Lisp data (line {line}, "
    "column {column}). Choose another session.",
)
NOTES: Final = {
    "other-format": QT_TRANSLATE_NOOP(
        "Wording",
        "The session was written in another format than the one known here; parts may be missing.",
    ),
    "children-dropped": QT_TRANSLATE_NOOP(
        "Wording", "Some stored children are damaged; mevedel leaves them out on a resume, as here."
    ),
    "rule-left-out": QT_TRANSLATE_NOOP(
        "Wording", "A rule or grant of the session could not be understood and is left out."
    ),
    "publication-damaged": QT_TRANSLATE_NOOP(
        "Wording", "The newest publication of the session is damaged; an older state is shown."
    ),
    "permissions-void": QT_TRANSLATE_NOOP(
        "Wording", "A permissions.el file has a bad entry, so all of its rules are void."
    ),
}

# What the preview cannot know -------------------------------------------------------------------

LIMIT_FAULT: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session’s setting “{key}” could not be understood and is left out."
)
LIMIT_ROOT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The root session’s own tools are not stored; they come from the preset “{preset}” in Emacs.",
)
LIMIT_ROSTER: Final = QT_TRANSLATE_NOOP(
    "Wording", "The preset’s roster is not stored; the roles seen last in this session are used."
)
LIMIT_GLOBAL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Rules and protected paths of your Emacs configuration are not stored and are left out here.",
)
LIMIT_HOOKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Hooks may still block a start or a call; they are not run here."
)
LIMIT_OCT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "These rules take tools and roles from the August state, without FollowupAgent. The real "
    "October package has more tools, and its explorer finds Agent by a search.",
)
LIMIT_ROLES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Roles and extra tools of your Emacs configuration are known only if the session lists them.",
)
LIMIT_CONDITIONS: Final = QT_TRANSLATE_NOOP(
    "Wording", "A rule narrowed by a path, pattern, domain or name decides single calls only."
)
