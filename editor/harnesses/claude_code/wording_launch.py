"""Every sentence about starting a child: steps, reasons, traces, calls, delegation and limits."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

# Steps of one tool ------------------------------------------------------------------------------

SESSION_HAS: Final = QT_TRANSLATE_NOOP("Wording", "The main conversation has this tool.")
OWN_SERVER: Final = QT_TRANSLATE_NOOP(
    "Wording", "A server described in the definition itself brings it; it starts with the agent."
)
SWITCHED_OFF: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session lists this tool, but it is switched off there."
)
ABSENT: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session does not have this tool; a subagent gets only what the session has."
)
UNRECOGNIZED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Claude Code {version} has no tool of this name, so the entry gives nothing."
)
MAYBE_ABSENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session’s tools are known only in part; whether this one is among them cannot be told.",
)
SERVER_STATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The MCP server “{server}” is in the session with the state “{state}” and shows no such tool, "
    "so the entry matches nothing now.",
)
SERVER_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session has no MCP server “{server}”, so the entry matches nothing. Tools of plugin "
    "servers are called “mcp__plugin_<plugin>_<server>__<tool>”.",
)
SETTINGS_DENY: Final = QT_TRANSLATE_NOOP(
    "Wording", "The deny rule “{rule}” in the settings takes it out of the session."
)
SETTINGS_DENY_FROM: Final = QT_TRANSLATE_NOOP(
    "Wording", "The deny rule “{rule}” in “{file}” takes it out of the session."
)
SETTINGS_KEEP: Final = QT_TRANSLATE_NOOP("Wording", "No deny rule in the settings takes it out.")
SETTINGS_NARROW: Final = QT_TRANSLATE_NOOP(
    "Wording", "The deny rule “{rule}” leaves the tool but makes matching calls fail."
)
NEVER: Final = QT_TRANSLATE_NOOP(
    "Wording", "No subagent ever gets this tool, not even when it is listed."
)
NOT_NEVER: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is not among the tools that every subagent loses."
)
PLAN_ONLY: Final = QT_TRANSLATE_NOOP(
    "Wording", "Only a definition with “permissionMode: plan” keeps this tool."
)
DEPTH: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent is on layer {depth} of at most {limit} (the limit of {version}): on the last layer "
    "nobody may start agents.",
)
DEPTH_SET: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent is on layer {depth} of at most {limit}, as CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH "
    "says: on the last layer nobody may start agents.",
)
BACKGROUND_REMOVES: Final = {
    "run-given": QT_TRANSLATE_NOOP(
        "Wording",
        "The agent runs in the background, as chosen here, and this tool is not in the set that is "
        "left there.",
    ),
    "fork-mode": QT_TRANSLATE_NOOP(
        "Wording",
        "An interactive session starts every agent in the background (since 2.1.232), and this "
        "tool is not in the set that is left there.",
    ),
    "background-field": QT_TRANSLATE_NOOP(
        "Wording",
        "“background: true” puts the agent in the background, and this tool is not in the set that "
        "is left there.",
    ),
    "call-asks": QT_TRANSLATE_NOOP(
        "Wording",
        "The call asks for the background, and this tool is not in the set that is left there.",
    ),
    "default-run": QT_TRANSLATE_NOOP(
        "Wording",
        "Agents run in the background unless Claude asks otherwise (since 2.1.198), and this tool "
        "is not in the set that is left there.",
    ),
}
BACKGROUND_KEEPS: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is in the set that is left in the background."
)
BACKGROUND_KEEPS_SINCE: Final = QT_TRANSLATE_NOOP(
    "Wording", "Since 2.1.{patch} it is in the set that is left in the background."
)
BACKGROUND_DEPENDS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In the background this tool is gone, in the foreground it stays; Claude chooses at each "
    "start.",
)
DISALLOWED: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{entry}” in “disallowedTools” takes it away, before “tools” is read."
)
DISALLOWED_WIDENED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” in “disallowedTools” takes the whole tool away; the part in brackets is cut off "
    "(documented since September 2026).",
)
DISALLOWED_SERVER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” in “disallowedTools” takes every MCP tool it names away (since 2.1.178), before "
    "“tools” is read.",
)
DISALLOWED_KEEPS: Final = QT_TRANSLATE_NOOP("Wording", "“disallowedTools” does not name it.")
LISTED: Final = QT_TRANSLATE_NOOP("Wording", "“{entry}” in “tools” grants it.")
LISTED_WIDENED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” in “tools” grants the whole tool; the part in brackets has no effect (seen on "
    "2.1.270).",
)
LISTED_BRACKETS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” in “tools” grants the tool; whether the part in brackets limits it is not "
    "documented.",
)
LISTED_SERVER: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{entry}” in “tools” grants every tool of this server."
)
NOT_LISTED: Final = QT_TRANSLATE_NOOP("Wording", "“tools” does not name it.")
LIST_IS_EMPTY: Final = QT_TRANSLATE_NOOP("Wording", "“tools” is an empty list: no tools.")
INHERITED: Final = QT_TRANSLATE_NOOP(
    "Wording", "“tools” is not set, so the agent gets every tool a subagent may have."
)
INHERITED_STAR: Final = QT_TRANSLATE_NOOP(
    "Wording", "“tools” is “*”, which is the same as not set: every tool a subagent may have."
)
FORKED: Final = QT_TRANSLATE_NOOP(
    "Wording", "A fork has exactly the tools of the conversation it copies."
)
MEMORY: Final = QT_TRANSLATE_NOOP(
    "Wording", "“memory: {scope}” switches it on, although “tools” does not name it."
)
TEAMMATE: Final = QT_TRANSLATE_NOOP(
    "Wording", "A teammate always gets the tools for working together."
)
DEFERRED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session offers it only after a search, and the agent has ToolSearch."
)

UNSETTLED: Final = {
    "not-loaded": QT_TRANSLATE_NOOP(
        "Wording", "Claude Code does not load this file, so no such agent can be started."
    ),
    "empty-tools-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "“tools” is there without a value: the documentation and tests by others disagree whether "
        "that means no tools or all.",
    ),
    "exit-plan-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "Whether ExitPlanMode stays when the plan mode comes from the parent, or is replaced by "
        "the parent’s mode, is not documented.",
    ),
    "task-output-unsettled": QT_TRANSLATE_NOOP(
        "Wording", "The October documentation no longer says whether subagents have TaskOutput."
    ),
    "resource-tools-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "In the background MCP tools stay and this one is not among the others that do; whether "
        "it counts for an MCP tool is not documented.",
    ),
    "memory-order-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "Whether “memory” still switches this tool on against “disallowedTools” or an empty list "
        "is not documented.",
    ),
    "own-servers-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "Whether tools of the definition’s own servers come besides a list that does not name "
        "them is not documented (seen so on 2.1.220).",
    ),
    "pattern-unsettled": QT_TRANSLATE_NOOP(
        "Wording", "What a star in the middle of an MCP name does in this list is not documented."
    ),
    "pool-not-published": QT_TRANSLATE_NOOP(
        "Wording", "The exact tools of this built-in agent are not published."
    ),
    "main-filters-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "For an agent that runs the main conversation it is not documented whether the tools that "
        "subagents lose are taken away.",
    ),
    "deferred-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "The session offers it only after a search, and the agent does not get ToolSearch; what "
        "happens then is not documented.",
    ),
    "deferred-partial": QT_TRANSLATE_NOOP(
        "Wording",
        "The session offers it only after a search. Its tools are known only in part, so it cannot "
        "be told whether the agent gets ToolSearch.",
    ),
    "retired-name-unsettled": QT_TRANSLATE_NOOP(
        "Wording",
        "This was a tool of older versions; whether Claude Code {version} still takes the name for "
        "a tool of today is not documented.",
    ),
    "search-widening": QT_TRANSLATE_NOOP(
        "Wording",
        "The session does not list it, but on macOS, Linux and WSL a subagent can get it all the "
        "same; the condition cannot be seen from outside.",
    ),
    "depends-on-run": BACKGROUND_DEPENDS,
    "partial-session": MAYBE_ABSENT,
}

# Launch -----------------------------------------------------------------------------------------

LAUNCH_NOT_LOADED: Final = UNSETTLED["not-loaded"]
LAUNCH_TYPE_DENIED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The deny rule “{rule}” in the settings forbids starting this agent."
)
LAUNCH_TEAMMATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A teammate’s children run in the foreground only, and this one asks for the background; the "
    "call fails.",
)
LAUNCH_WITHOUT_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording", "It starts without any tool: nothing of the session’s tools is left for it."
)
LAUNCH_EMPTY_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "It starts without any tool, because “tools” is an empty list (one test by others saw every "
    "tool).",
)
LAUNCH_ALL_DISALLOWED: Final = QT_TRANSLATE_NOOP(
    "Wording", "It starts without any tool: “disallowedTools” takes away everything “tools” lists."
)
LAUNCH_OLD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Nothing in “tools” can be had, and it starts without any tool; since 2.1.208 it is refused.",
)
LAUNCH_REFUSED: Final = {
    ("unrecognized",): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Not recognized: {unrecognized}.",
    ),
    ("not_available_to_subagents",): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Not available to subagents: {not_available_to_subagents}.",
    ),
    ("matched_nothing",): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Matched nothing in this session: {matched_nothing}.",
    ),
    ("unrecognized", "not_available_to_subagents"): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Not recognized: {unrecognized}. Not available to subagents: "
        "{not_available_to_subagents}.",
    ),
    ("unrecognized", "matched_nothing"): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Not recognized: {unrecognized}. Matched nothing in this session: {matched_nothing}.",
    ),
    ("not_available_to_subagents", "matched_nothing"): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Not available to subagents: {not_available_to_subagents}. Matched nothing in this "
        "session: {matched_nothing}.",
    ),
    ("unrecognized", "not_available_to_subagents", "matched_nothing"): QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had here, so Claude Code refuses the start (since 2.1.208). "
        "Not recognized: {unrecognized}. Not available to subagents: "
        "{not_available_to_subagents}. Matched nothing in this session: {matched_nothing}.",
    ),
}
LAUNCH_UNKNOWN: Final = {
    "mixed-list": QT_TRANSLATE_NOOP(
        "Wording",
        "Part of the list is taken away by “disallowedTools” and the rest cannot be had; whether "
        "the start is refused then is not documented.",
    ),
    "memory-only": QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing in “tools” can be had and only “memory” adds tools; whether the start is refused "
        "then is not documented.",
    ),
    "retired-names": QT_TRANSLATE_NOOP(
        "Wording",
        "Nothing else in “tools” can be had, and whether names of older versions still count is "
        "not documented; if not, the start is refused.",
    ),
    "empty-session": QT_TRANSLATE_NOOP(
        "Wording", "The session has no tools at all; whether a list is refused then is not settled."
    ),
    "empty-tools-unsettled": UNSETTLED["empty-tools-unsettled"],
    "partial-session": QT_TRANSLATE_NOOP(
        "Wording",
        "The session’s tools are known only in part, so it cannot be told whether anything in "
        "“tools” can be had.",
    ),
    "partial-pool": QT_TRANSLATE_NOOP(
        "Wording",
        "The session’s tools are known only in part, so it cannot be told whether the agent gets "
        "any.",
    ),
    "depends-on-run": QT_TRANSLATE_NOOP(
        "Wording", "It depends on whether the agent runs in the foreground or the background."
    ),
}

# Problems under one parent ----------------------------------------------------------------------

MODE_FORCED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{declared}” has no effect under this parent: its “{parent}” wins. To limit the agent, take "
    "tools away instead of relying on the mode.",
)
MODE_NO_BYPASS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“bypassPermissions” has no effect here: since 2.1.267 an agent keeps its parent’s mode "
    "(“{parent}”) then.",
)
MODE_FORBIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“bypassPermissions” has no effect here: the settings forbid it, so the parent’s “{parent}” "
    "holds.",
)
MODE_LOOSER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent runs in “{effective}”, which allows more than its parent’s “{parent}”.",
)
SOME_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Of {listed} listed entries only {granted} give a tool here; Claude Code starts the agent "
    "without a word. See the reason at each missing one.",
)
SERVER_GIVES: Final = QT_TRANSLATE_NOOP(
    "Wording", "The MCP server “{server}” is connected: {came} of its {number} tools come along."
)
SERVER_NOT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The MCP server “{server}” is connected, but the lists of tools leave out all of its {number} "
    "tools: naming a server in “mcpServers” grants none. Add “mcp__{server}” to “tools”.",
)
SERVER_HAS_STATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The MCP server “{server}” is in the session with the state “{state}” and shows no tools, so "
    "the agent gets none of it. Connect it before the agent starts.",
)
SERVER_NOT_THERE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session has no MCP server “{server}”; a name in “mcpServers” only uses a connection the "
    "session has. Connect it, or describe the server in the definition.",
)
SERVERS_SILENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "These MCP servers of the session show no tools now, so the agent gets none of theirs: "
    "{servers}.",
)
MCP_REPORTS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "By the rules the MCP tools come along. Reports tell of versions in which agents of one’s own "
    "got none while built-in ones did; should that happen, the version is at fault, not the file.",
)
SKIPPED_SERVERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The folder is not trusted, so these servers of the definition do not start: {servers}.",
)
IGNORED_FIELDS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Ignored, because the agent comes from a plugin: {fields}."
)
OTHER_WINS: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{other}” has the same name and counts; this preview shows what this file would do."
)
CALLS_FAIL: Final = QT_TRANSLATE_NOOP(
    "Wording", "The fork shows Agent, but every call of it fails on the last layer."
)
MODEL_SUBSTITUTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{wanted}” is not in “availableModels”, so the agent runs on “{effective}” instead.",
)
MODEL_MAYBE_FALLS_BACK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” may not be a model Claude Code can reach; whether the start fails or the main "
    "conversation’s “{parent}” steps in is not documented.",
)

# Permission trace -------------------------------------------------------------------------------

MODE_STEPS: Final = {
    "mode-fork": QT_TRANSLATE_NOOP("Wording", "A fork keeps the mode of the conversation."),
    "mode-teammate": QT_TRANSLATE_NOOP("Wording", "A teammate runs in the lead’s mode."),
    "mode-call": QT_TRANSLATE_NOOP("Wording", "The call sets the mode (before 2.1.212)."),
    "mode-inherited": QT_TRANSLATE_NOOP(
        "Wording", "The definition sets no mode, so the parent’s holds."
    ),
    "mode-parent-unknown": QT_TRANSLATE_NOOP(
        "Wording", "The session does not tell its mode, and some modes win over the definition."
    ),
    "mode-forced": QT_TRANSLATE_NOOP(
        "Wording", "The parent’s mode is one that wins over every definition."
    ),
    "mode-no-bypass": QT_TRANSLATE_NOOP(
        "Wording", "“bypassPermissions” in a definition is not honoured since 2.1.267."
    ),
    "mode-bypass-forbidden": QT_TRANSLATE_NOOP(
        "Wording", "The settings forbid “bypassPermissions” (heeded since 2.1.223)."
    ),
    "mode-declared": QT_TRANSLATE_NOOP("Wording", "The definition’s mode holds."),
}
MODE_PARENT: Final = QT_TRANSLATE_NOOP("Wording", "The parent runs in “{mode}”.")
MODE_PARENT_UNKNOWN: Final = QT_TRANSLATE_NOOP("Wording", "The session does not tell its mode.")
MODE_IN_FILE: Final = QT_TRANSLATE_NOOP("Wording", "The definition says “{mode}”.")
MODE_CALL_IGNORED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The call’s “mode: {mode}” is ignored since 2.1.212."
)
MODE_AUTO: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“auto” holds only where auto mode is available; what holds otherwise is not documented.",
)
MODE_AUTO_OLD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Before 2.1.292 an agent got “auto” even where auto mode is not available, by mistake.",
)

# Model trace ------------------------------------------------------------------------------------

MODEL_STEPS: Final = {
    "model-explore": QT_TRANSLATE_NOOP(
        "Wording", "The built-in Explore runs on the main conversation’s model."
    ),
    "model-explore-cap": QT_TRANSLATE_NOOP(
        "Wording", "The built-in Explore follows the main conversation, but only up to Opus."
    ),
    "model-fork": QT_TRANSLATE_NOOP("Wording", "A fork runs on the conversation’s model."),
    "model-forced-variable": QT_TRANSLATE_NOOP(
        "Wording",
        "CLAUDE_CODE_SUBAGENT_MODEL_FORCE puts every agent on the variable’s model (2.1.257).",
    ),
    "model-forced-parent": QT_TRANSLATE_NOOP(
        "Wording",
        "CLAUDE_CODE_SUBAGENT_MODEL_FORCE without a model puts every agent on the main "
        "conversation’s (2.1.257).",
    ),
    "model-variable-first": QT_TRANSLATE_NOOP(
        "Wording", "Before 2.1.251 the variable comes before the call and the definition."
    ),
    "model-variable-inherit": QT_TRANSLATE_NOOP(
        "Wording",
        "Before 2.1.196 “inherit” in the variable puts the agent on the main conversation’s model.",
    ),
    "model-call": QT_TRANSLATE_NOOP("Wording", "The call asks for this model; that comes first."),
    "model-inherit": QT_TRANSLATE_NOOP(
        "Wording", "“inherit” in the definition takes the main conversation’s model."
    ),
    "model-file": QT_TRANSLATE_NOOP("Wording", "The definition’s model is taken."),
    "model-variable": QT_TRANSLATE_NOOP(
        "Wording", "Neither call nor definition name a model, so the variable’s is taken."
    ),
    "model-parent": QT_TRANSLATE_NOOP(
        "Wording", "Nothing names a model, so the main conversation’s is taken."
    ),
    "model-same-family": QT_TRANSLATE_NOOP(
        "Wording",
        "The family is the main conversation’s own, so exactly its model is taken (documented "
        "since October 2026).",
    ),
    "model-stepped-down": QT_TRANSLATE_NOOP(
        "Wording",
        "The family is not among the available models; its newest listed one is taken (2.1.222).",
    ),
    "model-blocked-variable": QT_TRANSLATE_NOOP(
        "Wording", "It is not among the available models; the variable’s is, and is taken."
    ),
    "model-blocked-parent": QT_TRANSLATE_NOOP(
        "Wording", "It is not among the available models; the main conversation’s is taken."
    ),
}
MODEL_ORDER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Since 2.1.251 the order is call, definition, variable, main conversation; before, the "
    "variable came first.",
)
MODEL_IS_PARENT: Final = QT_TRANSLATE_NOOP("Wording", "The main conversation runs on “{model}”.")
MODEL_PARENT_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session does not tell the main conversation’s model."
)
MODEL_IS_FILE: Final = QT_TRANSLATE_NOOP("Wording", "The definition says “{model}”.")
MODEL_IS_VARIABLE: Final = {
    "session": QT_TRANSLATE_NOOP(
        "Wording", "CLAUDE_CODE_SUBAGENT_MODEL is “{model}” in the session."
    ),
    "environment": QT_TRANSLATE_NOOP(
        "Wording",
        "CLAUDE_CODE_SUBAGENT_MODEL is “{model}” in the environment this program was started in.",
    ),
    "file": QT_TRANSLATE_NOOP(
        "Wording", "CLAUDE_CODE_SUBAGENT_MODEL is “{model}”, read from “{file}”."
    ),
}
MODEL_IS_CALL: Final = QT_TRANSLATE_NOOP("Wording", "The call says “{model}”.")
MODEL_CALL_BLOCKED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The call’s model is not among the available ones; whether the definition’s is tried then is "
    "not documented.",
)
MODEL_UNSETTLED: Final = QT_TRANSLATE_NOOP(
    "Wording", "What “{model}” leads to in a definition is not documented."
)
EFFORT_VARIABLE: Final = QT_TRANSLATE_NOOP(
    "Wording", "CLAUDE_CODE_EFFORT_LEVEL is “{level}” and comes first."
)
EFFORT_FILE: Final = QT_TRANSLATE_NOOP("Wording", "The definition says “{level}”.")
EFFORT_SESSION: Final = QT_TRANSLATE_NOOP(
    "Wording", "Nothing sets the effort; the session’s holds."
)

# Calls ------------------------------------------------------------------------------------------

CALL_READ: Final = QT_TRANSLATE_NOOP("Wording", "Read and search files")
CALL_EDIT_INSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Change files in the working folder")
CALL_EDIT_OUTSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Change files elsewhere")
CALL_COMMAND: Final = QT_TRANSLATE_NOOP("Wording", "Run commands")
CALL_WEB: Final = QT_TRANSLATE_NOOP("Wording", "Fetch from the web")
CALL_MCP: Final = QT_TRANSLATE_NOOP("Wording", "Call MCP tools")
CALL_SKILL: Final = QT_TRANSLATE_NOOP("Wording", "Use skills")
CALL_AGENT: Final = QT_TRANSLATE_NOOP("Wording", "Start agents")
CALL_BY_MODE: Final = QT_TRANSLATE_NOOP("Wording", "mode “{mode}”")
CALL_BY_RULE: Final = QT_TRANSLATE_NOOP("Wording", "{kind} rule “{rule}”")
CALL_BY_CLASSIFIER: Final = QT_TRANSLATE_NOOP("Wording", "auto mode’s classifier decides each time")
CALL_BY_NOTHING: Final = QT_TRANSLATE_NOOP("Wording", "the session’s mode is not known")

# Label and delegation ---------------------------------------------------------------------------

LABEL_ALL: Final = QT_TRANSLATE_NOOP("Wording", "All tools")
LABEL_ALL_BUT: Final = QT_TRANSLATE_NOOP("Wording", "All tools except {tools}")
BADGE_LEAF: Final = QT_TRANSLATE_NOOP("Wording", "Starts nobody")
BADGE_OPEN: Final = QT_TRANSLATE_NOOP("Wording", "Whether it starts others is not known")
BADGE_TEAM_CHANGES: Final = QT_TRANSLATE_NOOP("Wording", "Starts others; the team can change files")
BADGE_TEAM_READS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Starts others; the team cannot change files"
)
BADGE_TEAM_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "Starts others; whether the team can change files is not known"
)
NOTE_DEPTH: Final = QT_TRANSLATE_NOOP(
    "Wording", "The chain ends on layer {limit}: an agent there may start nobody."
)
NOTE_NO_AGENT_TOOL: Final = QT_TRANSLATE_NOOP("Wording", "It does not get the tool Agent.")
NOTE_AGENT_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session’s tools are known only in part; whether the tool Agent is among them cannot be "
    "told.",
)
NOTE_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Every agent that gets Agent may start every other one; with {number} agents only the starts "
    "from the main conversation are drawn.",
)
NOTE_NO_AGENT_IN_SESSION: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session does not have the tool Agent, so nobody is started."
)
NOTE_TYPES_BIND: Final = QT_TRANSLATE_NOOP(
    "Wording", "As main agent it may start only those in “{entry}”."
)
EDGE_AGENT: Final = QT_TRANSLATE_NOOP("Wording", "by the tool Agent")
EDGE_DENIED: Final = QT_TRANSLATE_NOOP("Wording", "forbidden by “{rule}”")

# Limits -----------------------------------------------------------------------------------------

LIMIT_RULES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Expected by the documented rules of Claude Code {version}; bug reports differ here and there. "
    "Every reason names the versions it holds in: AUG is the documentation of August 2026 (up to "
    "2.1.240), OCT that of October 2026 (about 2.1.293).",
)
LIMIT_OTHER_VERSION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session ran version {session}, but the rules shown are those of {version}; choose the "
    "other rules for its own.",
)
LIMIT_NEWER_VERSION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session ran version {session}, which is newer than the rules known here ({version}).",
)
LIMIT_RUN: Final = QT_TRANSLATE_NOOP(
    "Wording", "Whether it runs in the foreground or the background is chosen at each start."
)
LIMIT_SERVERS: Final = QT_TRANSLATE_NOOP(
    "Wording", "MCP servers count as they are at the moment of the start; “pending” may still come."
)
LIMIT_CALL: Final = QT_TRANSLATE_NOOP(
    "Wording", "A single call may ask for another model, effort or isolation."
)
LIMIT_HOOKS: Final = QT_TRANSLATE_NOOP("Wording", "Hooks can refuse single calls.")
LIMIT_RESUMED: Final = QT_TRANSLATE_NOOP(
    "Wording", "An agent that is resumed keeps the tools it first got."
)
LIMIT_SEARCH: Final = QT_TRANSLATE_NOOP(
    "Wording", "Glob and Grep may come although the session does not have them."
)
LIMIT_TEAMS: Final = QT_TRANSLATE_NOOP(
    "Wording", "With agent teams on, an agent started by name becomes a teammate with other rules."
)
LIMIT_MAIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "Run as the main conversation’s own agent it follows other rules."
)
LIMIT_CONCURRENT: Final = QT_TRANSLATE_NOOP(
    "Wording", "With {number} agents running already, a further start fails."
)
LIMIT_PARTIAL: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session was put together from its transcript; tools may be missing."
)
LIMIT_PRINT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session is not interactive: modes, tools and where agents run can differ in a terminal.",
)
LIMIT_CHILD_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording", "Transcripts of subagents record no permission mode, so it cannot be checked there."
)
LIMIT_NESTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "On layer {depth} the parent’s mode and model are taken from the main conversation, as the "
    "documentation words it.",
)
LIMIT_OWN_SERVERS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Which tools the definition’s own servers bring is not known before they start."
)
LIMIT_TEAMMATE_CHILD: Final = QT_TRANSLATE_NOOP(
    "Wording", "Which tools the child of a teammate keeps in the foreground is not documented."
)
