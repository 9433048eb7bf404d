"""What other systems make of a definition; every sentence names the system and how sure it is."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

SURENESS: Final = {
    "high": QT_TRANSLATE_NOOP("Wording", "high"),
    "medium": QT_TRANSLATE_NOOP("Wording", "medium"),
    "low": QT_TRANSLATE_NOOP("Wording", "low"),
}

# Every reader -----------------------------------------------------------------------------------

NO_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} finds no header at the top of the file, so it has no description and is no agent "
    "there. Start the file with a “---” line. (confidence: {confidence})",
)
YAML_SKIPS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} cannot read the header ({detail}) and passes the agent over. Put the value in "
    "quotes. (confidence: {confidence})",
)
MISSING_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} wants “{key}” in the header and passes the agent over without it. "
    "(confidence: {confidence})",
)
OTHER_FOLDER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} does not look into this folder; it reads {folders}. Copy the file there if it should "
    "count. (confidence: {confidence})",
)

# The program's own systems ----------------------------------------------------------------------

OURS_SKIPS: Final = QT_TRANSLATE_NOOP(
    "Wording", "{system} skips this file: {reason} (confidence: {confidence})"
)
OURS_BREAKS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} loads no agents at all because of this file: {reason} (confidence: {confidence})",
)
OURS_SAYS: Final = QT_TRANSLATE_NOOP("Wording", "In {system}: {reason} (confidence: {confidence})")
READ_OTHERWISE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. {own}: {here} · {other}: {there} (confidence: {confidence})",
)
NOT_READ_THERE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. {own}: {here} · {other}: does not know the key "
    "(confidence: {confidence})",
)
NOT_READ_HERE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. {own}: does not know the key · {other}: {there} "
    "(confidence: {confidence})",
)
INHERITED: Final = QT_TRANSLATE_NOOP("Wording", "what the parent session has, and {listed}")
NOTHING: Final = QT_TRANSLATE_NOOP("Wording", "nothing")

# Cursor -----------------------------------------------------------------------------------------

CURSOR_NO_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} has no tool list: this agent gets every tool there, whatever “{key}” says. "
    "(confidence: {confidence})",
)
CURSOR_READONLY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} has no tool list: this agent, which lists only reading tools, gets every tool there. "
    "Add “readonly: true” for it. (confidence: {confidence})",
)
CURSOR_IGNORES: Final = QT_TRANSLATE_NOOP(
    "Wording", "{system} does not know {keys} and ignores them. (confidence: {confidence})"
)

# OpenCode and Kilo ------------------------------------------------------------------------------

OPENCODE_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} reads “tools” as a map of names to true or false; a list or a text does not pass its "
    "check, and the configuration fails to load. Use “permission” rules there. "
    "(confidence: {confidence})",
)
OPENCODE_DENIED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} does not know “disallowedTools”: the tools named there stay. Use “permission” rules. "
    "(confidence: {confidence})",
)
OPENCODE_INHERIT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“model: inherit” breaks the agent in {system}. Leave the model out to follow the session. "
    "(confidence: {confidence})",
)
OPENCODE_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} wants models as provider/model; “{model}” names no provider. "
    "(confidence: {confidence})",
)
OPENCODE_HYPHEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is no valid YAML ({detail}). {system} mends an unquoted colon only behind a key of "
    "one word; this one it does not mend, and the agent is passed over. Put the value in quotes. "
    "(confidence: {confidence})",
)
OPENCODE_LAST_DENY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In {system} the last rule that fits decides, by order and not by how narrow it is: “*: deny” "
    "at the end of “{tool}” takes the whole tool away. Move it to the top. "
    "(confidence: {confidence})",
)
OPENCODE_COLON: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is no valid YAML ({detail}); {system} mends that by itself, except for keys with a "
    "hyphen. (confidence: {confidence})",
)
OPENCODE_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} does not know “permissionMode”; its rules stand in “permission”, and what no rule "
    "matches asks. (confidence: {confidence})",
)

# Gemini CLI -------------------------------------------------------------------------------------

GEMINI_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} rejects the whole file because of keys it does not know: {keys}. Keep a copy without "
    "them. (confidence: {confidence})",
)
GEMINI_SERVERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} rejects the whole file because of “mcpServers”: its manual names that key, but its "
    "reader knows only “mcp_servers”. Rename the key in the copy for it. "
    "(confidence: {confidence})",
)
GEMINI_UNDERSCORE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} passes over files whose name begins with “_”. Rename the file if it should count. "
    "(confidence: {confidence})",
)
GEMINI_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} takes “tools” only as a YAML list and rejects the file otherwise. "
    "(confidence: {confidence})",
)
GEMINI_NAMES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} calls its tools otherwise (read_file for Read); entries it does not know are dropped "
    "without a word: {entries}. (confidence: {confidence})",
)
GEMINI_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} takes only small letters, digits, “-” and “_” in a name and rejects “{name}”. "
    "(confidence: {confidence})",
)
GEMINI_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” is no model of {system}; write one of its IDs or “inherit”. "
    "(confidence: {confidence})",
)
GEMINI_CONSENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} asks for consent again after every change of a project’s agent, be it one byte. "
    "(confidence: {confidence})",
)

# Copilot and VS Code ----------------------------------------------------------------------------

COPILOT_LENGTH: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The instructions have {length} characters; {system} takes at most {limit}. Shorten them. "
    "(confidence: {confidence})",
)
COPILOT_DENIED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} does not know “disallowedTools”: the tools named there stay. List what the agent may "
    "use in “tools”. (confidence: {confidence})",
)
COPILOT_INHERIT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“inherit” is no model for {system}. Leave the model out for the default. "
    "(confidence: {confidence})",
)
COPILOT_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} has no permission mode for an agent; “permissionMode” does nothing there. "
    "(confidence: {confidence})",
)
VSCODE_IGNORES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Of such files {system} reads only name, description, tools and disallowedTools; it ignores "
    "{keys}. (confidence: {confidence})",
)
VSCODE_SELECTION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Without “tools” {system} gives the agent what is selected in the chat at that moment. "
    "(confidence: {confidence})",
)

# Qwen Code --------------------------------------------------------------------------------------

QWEN_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} reads “permissionMode: {mode}” as “{mapped}”. A parent in yolo or auto-edit wins "
    "over it. (confidence: {confidence})",
)
QWEN_PARENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In {system} a parent in yolo or auto-edit overrides “{mode}” of this agent; take tools away "
    "to be sure. (confidence: {confidence})",
)
QWEN_BOTH: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} reads “approvalMode” and ignores “permissionMode” beside it. "
    "(confidence: {confidence})",
)
QWEN_ESCALATES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Without a mode of its own, the agent edits files without asking in {system} when its parent "
    "is in the default mode of a trusted folder. (confidence: {confidence})",
)
QWEN_MCP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In {system} a list of tools leaves out every MCP tool that is not named in it. "
    "(confidence: {confidence})",
)
QWEN_SAVE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Saving this agent in {system}’s own dialog drops comments and the keys it does not know: "
    "{keys}. (confidence: {confidence})",
)

# Others -----------------------------------------------------------------------------------------

FACTORY_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} takes only small letters, digits, “-” and “_” in a name; “{name}” is an error there. "
    "(confidence: {confidence})",
)
FACTORY_DESCRIPTION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The description has {length} characters; {system} takes at most {limit}. "
    "(confidence: {confidence})",
)
FACTORY_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} takes “tools” as a YAML list or one category such as read-only; comma text with "
    "several names is an error. (confidence: {confidence})",
)
FACTORY_SERVERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} takes only names in “mcpServers”; servers described there are an error. "
    "(confidence: {confidence})",
)
CODEX_FORMAT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} reads agents from TOML files in {folders} only; this Markdown file does nothing "
    "there. (confidence: {confidence})",
)
PI_TOOLS_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. pi-orchestrator: every tool · {system}: no tool at all "
    "(confidence: {confidence})",
)
PI_BLOCK_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. pi-orchestrator: takes these tools away · {system}: does not "
    "know the key, its own is “excludeTools” (confidence: {confidence})",
)
PI_EXCLUDE_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. {system}: takes these tools away · pi-orchestrator: does not "
    "know the key, its own is “blockTools” (confidence: {confidence})",
)
PI_UNKNOWN_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read in two ways. pi-orchestrator: obeys it · {system}: does not know the key "
    "(confidence: {confidence})",
)
PI_CHAIN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{system} takes a file that ends in “.chain.md” for a chain, not for an agent; for "
    "pi-orchestrator it is an agent. (confidence: {confidence})",
)
