"""Every sentence about Claude Code definitions and settings; `wording_launch` has the rest."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

NAME_FROM_FILE: Final = QT_TRANSLATE_NOOP("Wording", "Taken from the file name")
SETTINGS_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{file}” is no valid JSON object, so none of its rules are taken into account here. Mend the "
    "file.",
)

# Fences -----------------------------------------------------------------------------------------

BOM: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file starts with a byte order mark. Claude Code before 2.1.239 then finds no header and "
    "passes the file over without a word. Remove the mark.",
)
FIX_BOM: Final = QT_TRANSLATE_NOOP("Wording", "Remove the byte order mark")
NO_CLOSING_FENCE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is never closed, so Claude Code finds no header and passes the file over without a "
    "word; in a plugin it would load with every tool. Add a line “---” below the last field.",
)
FENCE_NOT_FIRST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header starts on line {line}, it has to start on line 1. Claude Code takes the file for "
    "documentation and passes it over without a word; in a plugin it would load with every tool. "
    "Remove what stands before “---”.",
)
FIX_FENCE_NOT_FIRST: Final = QT_TRANSLATE_NOOP("Wording", "Remove what stands before the header")
FIX_FENCE_TO_BODY: Final = QT_TRANSLATE_NOOP("Wording", "Move that text below the header")
DOCUMENTATION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file has no header with a name, so Claude Code takes it for documentation and offers no "
    "agent; in a plugin it would load with every tool. That is fine for a readme elsewhere.",
)
LOWER_BLOCK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no header at the top, but a YAML block with a name on line {line}. Claude Code reads "
    "only the top of the file and passes this one over. Move the block to the top.",
)
FIX_LOWER_BLOCK: Final = QT_TRANSLATE_NOOP("Wording", "Make that block the header")
LONE_RETURNS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Lines end in a bare carriage return; Claude Code finds no line end behind the first “---” and "
    "so no header. Use ordinary line ends.",
)
FIX_LONE_RETURNS: Final = QT_TRANSLATE_NOOP("Wording", "Use ordinary line ends")
EARLIER_END: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“---” stands in the middle of line {line}. Claude Code 2.1.168 ends the header right there, "
    "so everything below is lost to it; what newer versions do is not documented. Use other "
    "dashes, such as “—”.",
)
UNSETTLED_END: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The “---” that closes the header does not start its line ({line}). Claude Code 2.1.168 "
    "accepts that; what newer versions do is not documented. Put it at the start of a line.",
)
NOT_UTF8: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Line {line} holds bytes that are not UTF-8; Claude Code shows “�” in their place. Save the "
    "file as UTF-8.",
)

# Header -----------------------------------------------------------------------------------------

YAML_ERROR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Line {line} of the header is no valid YAML ({detail}), so Claude Code reads none of its "
    "fields and passes the file over; only the debug log says so. In a plugin it would load under "
    "its file name, with a placeholder description and every tool.",
)
YAML_ERROR_PLUGIN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Line {line} of the header is no valid YAML ({detail}), so none of its fields count: the agent "
    "loads under its file name, with a placeholder description and every tool. As a project or "
    "user file it would not load at all.",
)
FIX_QUOTE: Final = QT_TRANSLATE_NOOP("Wording", "Put the text of “{key}” in quotes")
FIX_BLOCK: Final = QT_TRANSLATE_NOOP("Wording", "Write “{key}” as a block of text")
NO_MAPPING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is not written as “key: value” lines, so it has no name and Claude Code passes the "
    "file over without a word. Write each field on a line of its own.",
)
TAB_RETRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is indented with tabs. Claude Code 2.1.168 then reads it with two blanks for each "
    "tab; other readers refuse it. Use blanks.",
)
FIX_TABS: Final = QT_TRANSLATE_NOOP("Wording", "Replace tabs in the header by blanks")
DUPLICATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is given more than once. Which one Claude Code takes is not documented; here the last "
    "one counts. Remove the others.",
)
REFERENCES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header uses anchors, aliases or merged keys. How Claude Code reads them is not "
    "documented. Write the values out.",
)

# Identity ---------------------------------------------------------------------------------------

MISSING_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header has no “name”, so Claude Code takes the file for documentation and passes it over "
    "without a word; in a plugin it would load under its file name. Add a name.",
)
YAML_KINDS: Final = {
    "null": QT_TRANSLATE_NOOP("Wording", "null"),
    "bool": QT_TRANSLATE_NOOP("Wording", "bool"),
    "sequence": QT_TRANSLATE_NOOP("Wording", "sequence"),
    "mapping": QT_TRANSLATE_NOOP("Wording", "mapping"),
    "number": QT_TRANSLATE_NOOP("Wording", "number"),
}
NAME_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” is no text in YAML (it is a {kind}), so the name counts as missing and Claude "
    "Code passes the file over without a word; in a plugin it would load under its file name. Put "
    "it in quotes.",
)
NAME_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name is empty, so Claude Code passes the file over without a word; in a plugin it would "
    "load under its file name. Give it a name.",
)
NAME_VERSION_WORD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” is a text in YAML 1.2, which Claude Code reads, but true or false in YAML 1.1, "
    "which many other tools read. Put it in quotes.",
)
NAME_DASH: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name starts with a hyphen, so Claude Code does not load the file; only the debug log says "
    "so. Start it with a letter.",
)
NAME_COLON: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name has a colon, so Claude Code since 2.1.218 does not load the file: colons are for "
    "agents of plugins. Use hyphens.",
)
NAME_LONG: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name has {length} characters; Claude Code does not load files with more than {limit}. "
    "Shorten it.",
)
MISSING_DESCRIPTION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no description, so Claude Code does not load the file; only the debug log says so. "
    "In a plugin it would load with a placeholder. Say when the agent should be used.",
)
DESCRIPTION_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The description “{written}” is no text in YAML (it is a {kind}). How Claude Code takes that "
    "is not documented; here it counts as missing, and a file without a description is not loaded. "
    "Put it in quotes.",
)
FALLBACK_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no usable “name”, so this agent of a plugin is called “{name}” after its file. As a "
    "project or user file it would be passed over.",
)
FALLBACK_DESCRIPTION: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no usable description, so Claude sees “{description}” and hardly knows when to use "
    "the agent. Write a description.",
)
PLUGIN_NAME_UNSETTLED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A name like this makes Claude Code skip project and user files; whether it skips a plugin’s "
    "file is not documented. Use small letters and hyphens.",
)
FOLDED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The description is written over several lines. That is valid and read here as Claude Code "
    "reads it today; some older versions, which are not documented, did not show such agents.",
)

# Fields -----------------------------------------------------------------------------------------

UNKNOWN_FIELD: Final = QT_TRANSLATE_NOOP(
    "Wording", "Claude Code {version} does not know “{key}” and ignores it without a word."
)
LATER_FIELD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is known only since Claude Code 2.1.{patch}; {version} ignores it without a word.",
)
MISSPELT_FIELD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code does not know “{key}” and ignores it without a word; “{meant}” is probably meant.",
)
MISSPELT_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code does not know “{key}” and ignores it without a word, so nothing limits the tools: "
    "the agent gets every tool. Write “{meant}”.",
)
FIX_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Rename “{key}” to “{meant}”")
PROMPT_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“prompt” in the header is ignored; only the text below the header is the agent’s "
    "instructions, and that is empty. Move the text there.",
)
EMPTY_PROMPT: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no text below the header, so the agent starts without instructions."
)
BAD_CHOICE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code does not accept this value of “{key}” and goes on as if it were not set. These "
    "words are possible, in exactly this spelling: {choices}.",
)
BAD_NUMBER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code does not accept this value of “{key}” and goes on as if it were not set. Use a "
    "whole number above 0.",
)
BAD_FLAG: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code does not accept this value of “{key}” and goes on as if it were not set. Write "
    "true, or remove the line.",
)
BAD_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” is no text, and Claude Code goes on as if it were not set. Put it in "
    "quotes.",
)
BAD_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” is no list, and Claude Code goes on as if it were not set. Write one "
    "entry a line, each with “- ” in front.",
)
BAD_MAP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” has another form than Claude Code reads, and it goes on as if it were "
    "not set. Write it as in the settings, indented below the key.",
)
BAD_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“tools” is no list of names, so Claude Code goes on as if it were not set: the agent gets "
    "every tool. Write the names with commas.",
)
BAD_PARTS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Some entries of “{key}” are not of the right kind and are dropped one by one."
)
IGNORED_IN_PLUGIN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” has no effect in an agent of a plugin. To use it, copy the agent to your own agents "
    "or to the project.",
)
UNKNOWN_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” is none of Claude Code’s model words and does not look like one of its model IDs. "
    "It is passed on as it is; whether the start then fails or another model steps in is not "
    "documented.",
)
UNSETTLED_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” works as the main model; whether it works in a definition is not documented.",
)
BYPASS_NEVER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Since 2.1.267 an agent never gets “bypassPermissions” by asking for it: it keeps its parent’s "
    "mode. Only a parent in that mode passes it on.",
)

# Lists of tools ---------------------------------------------------------------------------------

WIDENED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” grants all of {tool}: the part in brackets has no effect here (seen on 2.1.270). To "
    "allow only some calls, use a deny rule in the settings or a PreToolUse hook.",
)
WIDENED_COMMA: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” is one entry, as commas in brackets separate nothing, and grants all of {tool}: the "
    "part in brackets has no effect here (seen on 2.1.270). To allow only some calls, use a deny "
    "rule in the settings or a PreToolUse hook.",
)
WIDENED_OPEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Whether the part in brackets of “{entry}” limits {tool} is not documented; for Bash it does "
    "not (seen on 2.1.270). Count on all of {tool}; to allow only some calls, use a deny rule in "
    "the settings or a PreToolUse hook.",
)
DENY_WIDENED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” takes all of {tool} away, not only what stands in brackets. To forbid only some "
    "calls, use a deny rule in the settings.",
)
TYPES_IGNORED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The list of agents in “{entry}” is ignored in a subagent: it may start any agent. The list "
    "counts only when this agent runs the main conversation.",
)
UNKNOWN_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code {version} has no tool “{entry}”, so this entry gives nothing. Check the name; "
    "capital letters count.",
)
UNKNOWN_TOOL_NEAR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code has no tool “{entry}”, so this entry gives nothing; “{meant}” is probably meant. "
    "Capital letters count.",
)
RETIRED_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” was a tool of older versions. Whether Claude Code still takes the name for a tool "
    "of today is not documented; take the entry out, or write today’s name.",
)
NOTHING_KNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Claude Code knows none of the listed tools, so it refuses to start this agent. Correct the "
    "names.",
)
ONLY_RETIRED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "All listed tools are names of older versions. If Claude Code no longer knows them, which is "
    "not documented, it refuses to start this agent. Write today’s names.",
)
NEVER_GIVEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "No subagent ever gets {entries}, also when listed; only an agent that runs the main "
    "conversation may.",
)
FIX_ENTRY: Final = QT_TRANSLATE_NOOP("Wording", "Write “{meant}”")
FIX_DROP_BRACKETS: Final = QT_TRANSLATE_NOOP("Wording", "Drop the part in brackets")
SPLIT_AT_BLANKS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The tools are separated by blanks or line ends only. Recent versions were seen to split "
    "there; older ones take “{written}” for one tool that does not exist. Use commas.",
)
FIX_COMMAS: Final = QT_TRANSLATE_NOOP("Wording", "Separate the tools by commas")
ALL_IN_WORDS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” does not mean every tool: Claude Code looks for tools of these names, finds none "
    "and refuses to start the agent (since 2.1.208). Remove the line, then it gets every tool.",
)
FIX_REMOVE_LINE: Final = QT_TRANSLATE_NOOP("Wording", "Remove this line")
TOOLS_NOTHING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“tools” is empty. Whether that means no tools or every tool is not settled: the documentation "
    "and tests by others disagree. Remove the line for every tool, or list at least one.",
)
TOOLS_NONE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "An empty list means no tools by the documentation, yet one test by others saw every tool. To "
    "be safe, list one harmless tool.",
)
ENTRY_UNSETTLED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "What “{entry}” does in “{key}” is not documented. Name the server (“mcp__server”) or single "
    "tools.",
)
MEMORY_ADDS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“memory” switches Read, Write and Edit on, although the list leaves {missing} out: the agent "
    "can change files.",
)

# Together ---------------------------------------------------------------------------------------

UNDEFINED_WINNER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is defined more than once in the same folder, also in “{other}”. Claude Code keeps "
    "one of them, by the order in which the system lists files: which one is not defined. Rename "
    "one.",
)
UNDEFINED_RANK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is also defined in “{other}”, and it is not documented which of the two counts. "
    "Rename one.",
)
SHADOWED: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{winner}” ({scope}) has the same name and counts instead of this file."
)
SCOPES: Final = {
    "managed": QT_TRANSLATE_NOOP("Wording", "managed"),
    "cli": QT_TRANSLATE_NOOP("Wording", "command line"),
    "project": QT_TRANSLATE_NOOP("Wording", "project"),
    "user": QT_TRANSLATE_NOOP("Wording", "user"),
    "plugin": QT_TRANSLATE_NOOP("Wording", "plugin"),
    "built-in": QT_TRANSLATE_NOOP("Wording", "built-in"),
}
SAME_FILE: Final = QT_TRANSLATE_NOOP(
    "Wording", "This is the same file as “{other}”; Claude Code reads it once."
)
LOOSE_TWINS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{other}” differs from this name only in capitals or separators, so a loosely written request "
    "finds neither. Rename one.",
)
NOT_LOADED: Final = {
    "plugin-only": QT_TRANSLATE_NOOP(
        "Wording",
        "The organisation’s settings allow agents from plugins only, so this file is not loaded.",
    ),
    "bare": QT_TRANSLATE_NOOP(
        "Wording",
        "CLAUDE_CODE_SIMPLE is set, so Claude Code reads no definition files at all.",
    ),
    "safe-mode": QT_TRANSLATE_NOOP(
        "Wording", "CLAUDE_CODE_SAFE_MODE is set, so Claude Code loads no custom agents."
    ),
    "explore-plan-disabled": QT_TRANSLATE_NOOP(
        "Wording", "CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS removes this built-in agent."
    ),
    "built-ins-disabled": QT_TRANSLATE_NOOP(
        "Wording", "CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS removes the built-in agents."
    ),
    "outside-the-walk": QT_TRANSLATE_NOOP(
        "Wording",
        "The folder lies outside the way from the working folder up to the repository’s root, so "
        "the file is not loaded.",
    ),
    "moved-folder": QT_TRANSLATE_NOOP(
        "Wording", "CLAUDE_CONFIG_DIR moves the user’s agents elsewhere; this file is not loaded."
    ),
    "plugin-disabled": QT_TRANSLATE_NOOP(
        "Wording", "The plugin is switched off in the settings, so this file is not loaded."
    ),
    "plugin-not-installed": QT_TRANSLATE_NOOP(
        "Wording",
        "This copy of the plugin is not the installed one (an older version, or removed), so the "
        "file is not loaded.",
    ),
}
TOO_MUCH_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The descriptions of all agents together are about {tokens} tokens, more than {limit}: Claude "
    "Code warns at the start; all still load. Shorten the longest ones.",
)

# Editing ----------------------------------------------------------------------------------------

NAME_MISSING: Final = QT_TRANSLATE_NOOP("Wording", "Give the agent a name.")
NAME_FILE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” cannot be used as a file name. Use letters, digits, hyphens and underscores.",
)
NO_LINE_BREAKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "A name cannot have line breaks. Write it on one line."
)
RENAME_BUILTIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” then replaces the built-in agent of this name."
)
RENAME_SHADOWS: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” is also the name of “{other}”; only one of the two will count."
)
RENAME_FREES: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{other}” counts again under the old name “{name}”."
)
UNKNOWN_CHANGE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{field}” cannot be changed here. Change it in the raw text."
)
ADD_TO_EVERY_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” on line {line} is “*”: the agent has every tool already, and another name beside the "
    "star would take that away. To name tools one by one, set the whole list instead.",
)
COPY_AS_COMMAND_LINE: Final = QT_TRANSLATE_NOOP("Wording", "Copy as JSON for --agents")
