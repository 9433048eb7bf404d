"""Every sentence a person may read about PI-Desktop definitions, except those in `fields`.

Two readers are named throughout: “sessions” are served by the runtime's line reader, “Settings” is
the page of PI-Desktop that lists agents and hands only listed files on to sessions.
"""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

NAME_FROM_FILE: Final = QT_TRANSLATE_NOOP("Wording", "Taken from the file name")

# State files ------------------------------------------------------------------------------------

STATE_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop cannot read “{file}”, so every agent that was switched off there is on again. "
    "Mend the file or switch the agents off again in PI-Desktop.",
)
BUILTIN_STATE_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop cannot read “{file}”, so every built-in agent that was switched off there is on "
    "again. Mend the file or switch the agents off again in PI-Desktop.",
)
SCOPES_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop cannot read “{file}”, and then lists no agent of yours at all: sessions get only "
    "the built-in ones. Mend the file, or remove it to offer every agent everywhere.",
)

# Fences and the file as a whole -----------------------------------------------------------------

BYTE_ORDER_MARK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file starts with a byte order mark. Sessions then find no header and never get this "
    "agent, though Settings lists it. Remove the mark.",
)
FIX_BYTE_ORDER_MARK: Final = QT_TRANSLATE_NOOP("Wording", "Remove the byte order mark")
OPENING_SPACES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is white space behind the first “---”. Sessions then find no header and never get this "
    "agent, though Settings lists it. Remove the white space.",
)
FIX_OPENING_SPACES: Final = QT_TRANSLATE_NOOP("Wording", "Remove the white space behind “---”")
TEXT_BEFORE_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header does not start on the first character of the file, so neither sessions nor "
    "Settings find it. Remove the white space in front of “---”.",
)
FIX_TEXT_BEFORE_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording", "Remove the white space in front of the header"
)
OPENING_TOO_LONG: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The first line has to be exactly “---”; this one goes on, so neither sessions nor Settings "
    "find a header. Shorten it to three dashes.",
)
HEADER_NOT_CLOSED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is never closed, so neither sessions nor Settings see any of its fields. Add a "
    "line “---” below the last field.",
)
CLOSING_INDENTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The “---” that ends the header does not stand at the start of its line. Settings accepts "
    "that; sessions find no end of the header and never get this agent. Remove the white space in "
    "front of it.",
)
FIX_CLOSING_INDENTED: Final = QT_TRANSLATE_NOOP("Wording", "Move “---” to the start of the line")
NO_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file has no header, so it has no description, and neither sessions nor Settings know "
    "this agent. Start the file with a line “---”, a description, and another line “---”.",
)
NO_HEADER_BUT_BLOCK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file has no header, so it has no description, and neither sessions nor Settings know "
    "this agent. Line {line} starts a YAML block that may be meant as one: move it to the top of "
    "the file, between two lines “---”.",
)
CLOSING_EXTRA: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Something follows the “---” that ends the header. Sessions take it for the first words of "
    "the instructions; Settings finds no end of the header and does not list the file, so no "
    "session gets this agent. Put “---” on a line of its own.",
)
FIX_CLOSING_EXTRA: Final = QT_TRANSLATE_NOOP("Wording", "Break the line behind “---”")
ENDS_DIFFER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header ends on line {runtime} for sessions, but on line {settings} for Settings, so the "
    "two see different fields and instructions. Leave only one line with dashes, unindented and "
    "exactly “---”.",
)
LONE_RETURNS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Header lines end in a bare carriage return. Sessions accept that, Settings does not split "
    "there and misreads the fields or does not list the file. Use ordinary line ends.",
)
FIX_LONE_RETURNS: Final = QT_TRANSLATE_NOOP("Wording", "Use ordinary line ends in the header")
NOT_UTF8: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Line {line} holds bytes that are not UTF-8. Settings cannot read such a file and does not "
    "list it, so no session gets this agent. Save the file as UTF-8.",
)
TOO_LARGE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file has {size} bytes. Settings passes by everything above {limit}, so no session gets "
    "this agent. Shorten the instructions.",
)
EMPTY_BODY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no text below the header, so there are no instructions, and neither sessions nor "
    "Settings know this agent. Write what it should do.",
)
EMPTY_BODY_BUT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Below the header is only an invisible character. Settings lists the agent; sessions find no "
    "instructions and never get it. Write what it should do.",
)
SECOND_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The instructions begin with a second header. Nothing in it has an effect, not even “{key}”: "
    "the block is sent to the model as text. Move what should count to the first header and remove "
    "the rest.",
)
NOT_MARKDOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop only visits files that end in “.md”, so no session gets this agent. Rename the "
    "file.",
)
NOT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not list this file, so no session gets this agent.",
)

# Header lines -----------------------------------------------------------------------------------

DUPLICATE_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is given more than once; the last line counts and this one does nothing. Remove one "
    "of them.",
)
DUPLICATE_KEY_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is given again on line {last}, without a value there: sessions then take the field "
    "as not set, Settings still shows this line. Remove one of them.",
)
DUPLICATE_KEY_SPELLING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” and “{other}” on line {last} are the same field for sessions, and the last one "
    "counts; Settings takes them for two. Remove one of them.",
)
FIX_DUPLICATE_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Remove the line that does nothing")
INDENTED_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is indented, and indented lines are ignored. Start it at the beginning of the line.",
)
FIX_INDENTED_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Remove the indentation")
QUOTED_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Keys in quotes are ignored, so “{key}” is not set. Remove the quotes around the key.",
)
FIX_QUOTED_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Remove the quotes around the key")
SEPARATOR_IN_LINE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This line holds an invisible line separator character, and sessions ignore the whole line. "
    "Remove the character.",
)
FIX_SEPARATOR_IN_LINE: Final = QT_TRANSLATE_NOOP("Wording", "Replace the character by a space")
CONTINUED_VALUE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” goes on below, but only its first line counts. Write it on one line.",
)
FIX_CONTINUED_VALUE: Final = QT_TRANSLATE_NOOP("Wording", "Write the value on one line")
IGNORED_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This line is no field and no list item, so it is ignored. Remove it, or make it a comment "
    "with “#”.",
)
IGNORED_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The lines below “{key}” are not list items, so “{key}” counts as empty. Write it on one "
    "line: {key}: {example}.",
)
FOLDED_VALUE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions do not know text blocks: they read “{value}” as the whole value of “{key}”. Only "
    "Settings joins the lines below. Write the value on one line.",
)
TRAILING_COMMENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A comment behind a value is not stripped: it becomes part of “{key}”. Put the comment on a "
    "line of its own.",
)
TRAILING_COMMENT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The text from “#” on is part of “{key}”; comments behind a value are not stripped. If it was "
    "meant as a comment, put it on a line of its own.",
)
FIX_TRAILING_COMMENT: Final = QT_TRANSLATE_NOOP("Wording", "Move the comment above the line")
LIST_FOR_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” takes one value, and a list of several counts as not set. Keep one value, on the "
    "line of the key.",
)
LIST_OF_ONE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is written as a list item. Sessions read it, Settings does not see it. Write the "
    "value on the line of the key.",
)
FIX_LIST_OF_ONE: Final = QT_TRANSLATE_NOOP("Wording", "Write the value on the line of its key")
ITEM_REPLACES_VALUE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "List items follow “{key}”, and sessions then forget the value on its line; Settings keeps "
    "it. Keep either the value or the items.",
)
HIDDEN_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings knows this field only as “{wanted}”: it shows “{key}” as not set, and saving there "
    "deletes it. Spell it “{wanted}”.",
)
FIX_HIDDEN_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Spell the key “{wanted}”")
SIMILAR_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop does not know “{key}” and ignores it. Perhaps “{wanted}” was meant.",
)
FOREIGN_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” has no effect in PI-Desktop; it belongs to another product.",
)
FOREIGN_DENY_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop has no list of forbidden tools, so “{key}” keeps nothing from this agent. Leave "
    "the tools out of “tools” instead.",
)
FOREIGN_PROMPT_KEY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is ignored: the instructions are the text below the header. Move the text there.",
)
FIX_SIMILAR_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Rename the key to “{wanted}”")
ESCAPES_KEPT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Backslashes are not escapes here: “{key}” keeps them as written. Write the characters "
    "themselves.",
)

# Name and description ---------------------------------------------------------------------------

NAME_INVALID: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions refuse the name “{name}” and never get this agent; Settings calls it “{slug}”. Use "
    "small letters, digits and dashes, at most 40 characters.",
)
NAME_UNUSABLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name “{name}” has no letter from a to z and no digit. Neither sessions nor Settings can "
    "use it, so no session gets this agent. Use small letters, digits and dashes.",
)
FILE_NAME_UNUSABLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent takes its name from the file, and “{name}” cannot be one, so no session gets it. "
    "Add a “name” line with small letters, digits and dashes.",
)
NAME_DIFFERS_FROM_ID: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions call this agent “{name}”, Settings calls it “{slug}”; switching it off and scopes go "
    "by the second. Use a name that is the same for both.",
)
NAME_DIFFERS_FROM_FILE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file is called “{file}”, the agent “{name}”. Only the name counts.",
)
FIX_NAME: Final = QT_TRANSLATE_NOOP("Wording", "Change the name to “{name}”")
DESCRIPTION_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no description, and without one neither sessions nor Settings know this agent. Add "
    "a “description” line that says when to start it.",
)
DESCRIPTION_MISSING_BUT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions find no description and never get this agent, although Settings lists it. Write one "
    "“description” line that says when to start it.",
)
DESCRIPTION_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings finds no description and does not list the file, so no session gets this agent. "
    "Write the description on the line of its key.",
)
DESCRIPTION_LONG: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The description has {length} characters. Sessions read all of it; Settings keeps {limit}, "
    "and saving there cuts the rest off.",
)
DESCRIPTION_DIFFERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings reads another description than sessions: it drops quotation marks at both ends, and "
    "saving there changes the text. End the text without quotation marks.",
)

# Tools ------------------------------------------------------------------------------------------

NO_USABLE_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "None of the listed tools can be used, so no session gets this agent. List at least one of "
    "{tools}, or “inherit”; without a “tools” line it gets Read, Glob and Grep.",
)
TOOL_CASE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions ignore “{tool}” because of its capital and small letters; Settings takes it for "
    "“{wanted}”, and saving there grants it. Write “{wanted}”.",
)
INHERIT_CASE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions ignore “{tool}”: the word has to be “inherit” in small letters. Settings takes it "
    "for “inherit”, and saving there grants the parent’s tools.",
)
FIX_TOOL: Final = QT_TRANSLATE_NOOP("Wording", "Write “{wanted}”")
TOOL_OLD_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This version of the rules does not know “{tool}”, the name newer versions use, and ignores "
    "it. Write “{wanted}”; newer versions read that as well.",
)
TOOL_SEPARATOR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{tool}” counts as one tool that does not exist, and is ignored. Put commas between the "
    "names.",
)
FIX_TOOL_SEPARATOR: Final = QT_TRANSLATE_NOOP("Wording", "Put commas between the names")
TOOL_ARGUMENTS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{tool}” is ignored altogether: a tool cannot be limited here by what stands in brackets. "
    "Writing “{wanted}” grants all of it; the permission mode decides which calls ask.",
)
TOOL_NEVER_IN_CHILD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{tool}” is ignored: it always stays with the parent. Remove it.",
)
TOOL_ONLY_INHERITED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{tool}” is ignored: only {tools} can be listed. The agent gets it by inheriting the "
    "parent’s tools.",
)
TOOL_STAR_AMONG_OTHERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“*” means something only when it stands alone; beside other entries it is ignored. Remove "
    "it, or list the tools one by one.",
)
TOOL_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{tool}” is no tool that can be listed, and is ignored. Only {tools} can.",
)
TOOL_UNKNOWN_NEAR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{tool}” is no tool that can be listed, and is ignored. Perhaps “{wanted}” was meant.",
)
TOOLS_BLOCK_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not see tools below each other: it shows Read, Glob and Grep, and saving there "
    "replaces the list by these. Sessions read the list as written. Write it on one line.",
)
FIX_ONE_LINE: Final = QT_TRANSLATE_NOOP("Wording", "Write the tools on one line")
TOOLS_STAR_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not understand “*” and does not list the file, so no session gets this agent. "
    "List the seven tools by name.",
)
TOOLS_STAR_BLOCK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“*” grants the seven tools, but Settings shows Read, Glob and Grep, and saving there leaves "
    "only these. List the seven tools by name.",
)
FIX_STAR: Final = QT_TRANSLATE_NOOP("Wording", "List the seven tools by name")
TOOLS_EMPTY_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "An empty list means Read, Glob and Grep to sessions, but Settings does not list such a file, "
    "so no session gets this agent. Remove the line; it means the same.",
)
FIX_TOOLS_EMPTY: Final = QT_TRANSLATE_NOOP("Wording", "Remove the empty list")
TOOLS_QUOTED_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not understand quotation marks around single tools and does not list the file, "
    "so no session gets this agent. Remove the quotation marks.",
)
TOOLS_QUOTED_PARTLY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not understand quotation marks around single tools: it shows {shown}, and "
    "saving there loses the others. Remove the quotation marks.",
)
FIX_QUOTES: Final = QT_TRANSLATE_NOOP("Wording", "Remove the quotation marks")
TOOLS_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings finds no known tool in this line and does not list the file, so no session gets "
    "this agent.",
)
TOOLS_DIFFER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions read {runtime} here, Settings reads {settings}; saving there changes the grant.",
)

# Model, permission, limits ----------------------------------------------------------------------

PROVIDER_ALONE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is a provider but no model, and sessions refuse such a file: no session gets this "
    "agent. Add a model, or remove the provider.",
)
FIX_PROVIDER_ALONE: Final = QT_TRANSLATE_NOOP("Wording", "Remove the provider line")
MODEL_BARE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” does not name a provider, and sessions refuse such a file: no session gets this "
    "agent. Write provider/model.",
)
MODEL_WORD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” is no model here, and sessions refuse such a file: no session gets this agent. To "
    "use the session’s model, remove the line.",
)
FIX_MODEL_WORD: Final = QT_TRANSLATE_NOOP("Wording", "Remove the model line")
MODEL_SPACES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The spaces around the slash belong to the names of provider and model, which will hardly be "
    "found. Remove them.",
)
FIX_MODEL_SPACES: Final = QT_TRANSLATE_NOOP("Wording", "Remove the spaces around the slash")
EXPLICIT_PROVIDER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not know the provider line: it takes “{model}” for the whole pin, and saving "
    "there makes its first part the provider. Write “{pin}” on the model line instead.",
)
EXPLICIT_PROVIDER_BARE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings does not know the provider line: to it “{model}” has no provider, and it cannot "
    "save this agent. Write “{pin}” on the model line instead.",
)
FIX_EXPLICIT_PROVIDER: Final = QT_TRANSLATE_NOOP("Wording", "Write “{pin}” on the model line")
FALLBACK_BAD_RUNTIME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The fallback model “{model}” is not written as provider/model, and sessions refuse such a "
    "file: no session gets this agent.",
)
FALLBACK_LEVEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "What follows the bar in “{model}” is no thinking level, and sessions refuse such a file: no "
    "session gets this agent.",
)
FALLBACK_BAD_SETTINGS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings refuses an entry of the fallback models and does not list the file, so no session "
    "gets this agent. Each entry has to be provider/model, with at most one thinking level after "
    "a bar.",
)
FALLBACK_NOT_READ: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Sessions of this version do not read fallback models; newer versions do.",
)
THINKING_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no thinking level, so the session’s level is used. Choose one of {values}.",
)
PERMISSION_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no permission, so the session’s mode is used. Choose one of {values}.",
)
FIX_VALUE: Final = QT_TRANSLATE_NOOP("Wording", "Write “{wanted}”")
MAX_TOKENS_INVALID: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no number of tokens, so the model’s own limit is used. Write a whole number "
    "from 1 to 200000.",
)
MAX_TOKENS_CLAMPED: Final = QT_TRANSLATE_NOOP(
    "Wording", "{value} is more than PI-Desktop allows; {used} is used."
)
MAX_TOKENS_DIFFER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings cannot read this spelling of {value}: it shows no limit, and saving there deletes "
    "it. Write {value}.",
)
TIMEOUT_INERT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is read but nothing follows from it: PI-Desktop no longer stops agents by time. "
    "Saving in Settings deletes the line.",
)
TIMEOUT_INVALID: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{value}” is no number of seconds, so PI-Desktop notes {used} instead. Nothing follows from "
    "it, as agents are no longer stopped by time.",
)
TIMEOUT_CLAMPED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{value} seconds lie outside the limits, so PI-Desktop notes {used} instead. Nothing follows "
    "from it, as agents are no longer stopped by time.",
)

# What PI-Desktop's own Settings would do --------------------------------------------------------

SETTINGS_DELETES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Saving this agent in PI-Desktop’s own Settings would delete: {lost}.",
)
SETTINGS_DELETES_AND_COMMENTS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Saving this agent in PI-Desktop’s own Settings would delete: {lost}, and all comments.",
)
SETTINGS_DELETES_COMMENTS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Saving this agent in PI-Desktop’s own Settings would delete all comments.",
)

# All agents together ----------------------------------------------------------------------------

SWITCHED_OFF: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Switched off in PI-Desktop, so no session is offered this agent. Switch it on there.",
)
BUILTIN_SWITCHED_OFF: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Switched off in PI-Desktop, so no session is offered this agent. It still takes one of the "
    "{limit} places.",
)
SAME_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{file}” has the same name and comes first, so this file is not used. Rename one of the two.",
)
SAME_HANDLE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Settings lists this agent as “{slug}”, but sessions call it “{name}” like “{file}”, which "
    "comes first. Rename one of the two.",
)
PAST_CAP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A session is offered {limit} agents, yours first, and this one did not fit. Switching off a "
    "built-in agent makes no room; switch off or remove one of your own.",
)
OUT_OF_PROJECT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Offered only in sessions of {projects}, and “{project}” is none of them.",
)
ONLY_IN_PROJECTS: Final = QT_TRANSLATE_NOOP("Wording", "Offered only in sessions of {projects}.")
NO_PROJECTS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Limited to certain projects in PI-Desktop, but none is chosen, so no session is offered this "
    "agent. Choose projects there.",
)
LISTING_FAILS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop cannot read its file of project scopes and then offers no agent of yours. Mend "
    "“{file}”.",
)
TOO_MANY_PROVIDERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "All agents together may use {limit} model providers, and “{provider}” is one too many, so "
    "this agent’s model is not found and it does not start. Use a provider another agent uses.",
)
OVERRIDE_WITHOUT_BUILTIN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no built-in agent “{name}”, so this override is ignored. Agents of your own belong "
    "in “~/.agents/subagents”.",
)
RENAME_REPLACES_BUILTIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "An agent of yours named “{name}” replaces the built-in one."
)
RENAME_UNCOVERS_BUILTIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The built-in agent “{name}” is used again."
)
RENAME_TAKEN: Final = QT_TRANSLATE_NOOP(
    "Wording", "There already is an agent “{name}” of yours: “{file}”. Choose another name."
)
RENAME_LOSES_STATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "PI-Desktop remembers by name what is switched off and in which projects an agent is offered; "
    "under its new name the agent is on everywhere.",
)
NAME_EMPTY: Final = QT_TRANSLATE_NOOP("Wording", "An agent needs a name.")
NAME_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” cannot be a name: use small letters, digits and dashes, at most 40 characters, and "
    "start and end with a letter or a digit.",
)

# Refused edits ----------------------------------------------------------------------------------

NO_SUCH_FIELD: Final = QT_TRANSLATE_NOOP("Wording", "PI-Desktop agents have no field “{field}”.")
EMPTY_VALUE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{field}” cannot be empty. Remove the field instead, or give it a value."
)
ONE_LINE_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{field}” has to fit on one line, and this text cannot be written so that sessions read it "
    "back. Remove line breaks and odd quotation marks.",
)
CHOICE_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{value}” is no value of “{field}”. Choose one of {values}."
)
NUMBER_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{value}” cannot be used. Give a whole number from {lowest} to {highest}."
)
MODEL_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” does not name a provider, and PI-Desktop would refuse the whole file. Write "
    "provider/model, or remove the field to use the session’s model.",
)
FALLBACK_ENTRY_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” cannot be a fallback model: Settings would no longer list the file. Write "
    "provider/model, if you like with a thinking level after a bar.",
)

# Why a child gets a tool ------------------------------------------------------------------------

STEP_PARENT_HAS: Final = QT_TRANSLATE_NOOP("Wording", "The parent session has this tool")
STEP_PARENT_DEFERRED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The parent session has this tool, to be loaded by a search"
)
STEP_PARENT_INACTIVE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The tool is switched off in the parent session, so it is not in its catalog"
)
STEP_PARENT_LACKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "The parent session does not have this tool"
)
STEP_PARENT_UNCERTAIN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session was reconstructed and does not show this tool; it may exist all the same",
)
STEP_PARENT_ESTIMATE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The tool was inferred for this session: {estimate}"
)
STEP_INHERITED: Final = QT_TRANSLATE_NOOP(
    "Wording", "“inherit” takes every tool of the parent, loaded or not"
)
STEP_LISTED: Final = QT_TRANSLATE_NOOP("Wording", "“tools” lists it")
STEP_LISTED_AGAIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "“tools” lists it as well, which adds nothing"
)
STEP_STAR: Final = QT_TRANSLATE_NOOP("Wording", "“*” stands for the seven tools that can be listed")
STEP_DEFAULT: Final = QT_TRANSLATE_NOOP(
    "Wording", "No tools are listed, so the agent gets Read, Glob and Grep"
)
STEP_NOT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording", "“tools” does not list it, and the agent does not inherit"
)
STEP_NOT_IN_DEFAULT: Final = QT_TRANSLATE_NOOP(
    "Wording", "No tools are listed, and it is none of Read, Glob and Grep"
)
STEP_NOT_LISTABLE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“tools” names it, but it cannot be listed, so the entry is ignored"
)
STEP_NEVER_INHERITED: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is one of the nine tools that always stay with the parent"
)
STEP_MAY_BE_INHERITED: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is none of the nine tools that always stay with the parent"
)
STEP_SESSION_LACKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "What the session does not have is dropped without a word"
)
STEP_SESSION_UNCERTAIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "Whether the session has it decides, and that is not known"
)

# What a call does -------------------------------------------------------------------------------

STEP_MODE_DELEGATE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent’s own permission “{mode}” replaces the session’s mode"
)
STEP_MODE_SESSION: Final = QT_TRANSLATE_NOOP("Wording", "The session’s permission mode is “{mode}”")
STEP_MODE_GLOBAL: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session follows PI-Desktop’s default permission mode “{mode}”"
)
STEP_MODE_DEFAULT: Final = QT_TRANSLATE_NOOP(
    "Wording", "No mode is chosen anywhere, so “{mode}” applies"
)
STEP_MODE_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session does not tell its permission mode"
)
STEP_MODE_IGNORED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent does not declare a permission of its own"
)
STEP_PLAN_DENIES: Final = QT_TRANSLATE_NOOP(
    "Wording", "While the session is in {mode} mode every call of this tool is refused"
)
STEP_DENY_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording", "PI-Desktop’s settings deny this tool by the pattern “{pattern}”"
)
STEP_SERVED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The application answers this tool itself; its calls never ask"
)
STEP_LOW_RISK: Final = QT_TRANSLATE_NOOP("Wording", "Its risk is low, so calls never ask")
STEP_READS_INSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Reading inside the workspace never asks")
STEP_MCP: Final = QT_TRANSLATE_NOOP(
    "Wording", "Tools of MCP servers run without asking in every mode"
)
STEP_AUTO: Final = QT_TRANSLATE_NOOP("Wording", "“auto” allows every call")
STEP_ACCEPT_EDITS: Final = QT_TRANSLATE_NOOP(
    "Wording", "“accept-edits” allows edits inside the workspace"
)
STEP_SCRATCH: Final = QT_TRANSLATE_NOOP(
    "Wording", "Inside the session’s scratch folder edits never ask"
)
STEP_GRANT: Final = QT_TRANSLATE_NOOP(
    "Wording", "You allowed this tool for the rest of the session"
)
STEP_ASKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Calls show a card; without an answer within 120 seconds they are refused"
)
STEP_OUTSIDE_ASKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "A path outside the workspace shows a card, unless the mode is “auto”"
)
STEP_OUTSIDE_AUTO: Final = QT_TRANSLATE_NOOP(
    "Wording", "“auto” also opens paths outside the workspace"
)
STEP_RISK_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The risk its plugin declares decides, and the session does not tell it"
)
STEP_EXTENSION: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is not known how calls of this extension’s tools are judged"
)

# Model and thinking -----------------------------------------------------------------------------

STEP_MODEL_ARGUMENT: Final = QT_TRANSLATE_NOOP(
    "Wording", "A model named in the Task call would come first"
)
STEP_MODEL_PINNED: Final = QT_TRANSLATE_NOOP("Wording", "The agent pins “{pin}”")
STEP_MODEL_NOT_PINNED: Final = QT_TRANSLATE_NOOP("Wording", "The agent pins no model")
STEP_MODEL_MATCHED: Final = QT_TRANSLATE_NOOP("Wording", "The provider is found: “{name}”")
STEP_MODEL_UNRESOLVED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The pin cannot be used ({reason}), and it never falls back to the session’s model"
)
NO_ENABLED_PROVIDER: Final = QT_TRANSLATE_NOOP(
    "Wording", 'no enabled provider matches "{provider}"'
)
NO_PROVIDER: Final = QT_TRANSLATE_NOOP("Wording", 'no provider matches "{provider}"')
SEVERAL_PROVIDERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    'provider alias "{provider}" matches multiple accounts; use the exact provider id',
)
NO_API_KEY: Final = QT_TRANSLATE_NOOP("Wording", 'provider "{provider}" has no API key')
NOT_OFFERED: Final = QT_TRANSLATE_NOOP(
    "Wording", 'vendor account "{provider}" does not offer "{model}"'
)
PIN_IGNORED: Final = QT_TRANSLATE_NOOP("Wording", 'too many pinned providers, ignoring "{pin}"')
STEP_MODEL_UNCHECKED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session does not tell which providers are set up, so the pin is not checked"
)
STEP_MODEL_SESSION: Final = QT_TRANSLATE_NOOP("Wording", "The session’s model “{model}” is used")
STEP_MODEL_SESSION_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session’s model is used, but the session does not tell it"
)
STEP_FALLBACKS: Final = QT_TRANSLATE_NOOP("Wording", "If it fails, these are tried: {models}")
STEP_THINKING_OWN: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent sets “{level}”; it is fitted to what the model supports"
)
STEP_THINKING_OMIT: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent sets “omit”: nothing about thinking is sent to the model"
)
STEP_THINKING_SESSION: Final = QT_TRANSLATE_NOOP("Wording", "The session’s level is used")

# Calls ------------------------------------------------------------------------------------------

CALL_READ_INSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Read inside the workspace")
CALL_READ_OUTSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Read outside the workspace")
CALL_EDIT_INSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Edit inside the workspace")
CALL_EDIT_OUTSIDE: Final = QT_TRANSLATE_NOOP("Wording", "Edit outside the workspace")
CALL_EDIT_SCRATCH: Final = QT_TRANSLATE_NOOP("Wording", "Edit in the scratch folder")
CALL_COMMAND: Final = QT_TRANSLATE_NOOP("Wording", "Run a command")
CALL_MCP: Final = QT_TRANSLATE_NOOP("Wording", "Call a tool of an MCP server")
CALL_PLUGIN_LOW: Final = QT_TRANSLATE_NOOP("Wording", "Call a plugin tool of low risk")
CALL_PLUGIN_OTHER: Final = QT_TRANSLATE_NOOP("Wording", "Call any other plugin tool")
CALL_SERVED: Final = QT_TRANSLATE_NOOP("Wording", "Use the browser, skills or plugin builder")
CALL_OTHER: Final = QT_TRANSLATE_NOOP("Wording", "Call any other tool")

# The child as a whole ---------------------------------------------------------------------------

LEAF: Final = QT_TRANSLATE_NOOP("Wording", "Starts nobody")
LEAF_NOTE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The Task tools always stay with the parent, so a child cannot start others."
)
MAP_NOTE: Final = QT_TRANSLATE_NOOP(
    "Wording", "It ends here: children of a session never start others."
)
MAP_NO_TASK: Final = QT_TRANSLATE_NOOP(
    "Wording", "This session cannot start agents: it has no Task tool."
)
MAP_PLANNING: Final = QT_TRANSLATE_NOOP(
    "Wording", "This session cannot start agents: in {mode} mode there is no Task tool."
)
LAUNCH_REJECTED: Final = QT_TRANSLATE_NOOP(
    "Wording", "No session gets this agent; its problems say why."
)
LAUNCH_NOT_OFFERED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Sessions are not offered this agent; its problems say why."
)
LAUNCH_SHADOWED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Another definition of the same name is used instead: “{path}”."
)
LAUNCH_OUT_OF_PROJECT: Final = QT_TRANSLATE_NOOP(
    "Wording", "This agent is offered only in sessions of {projects}."
)
LAUNCH_PLANNING: Final = QT_TRANSLATE_NOOP(
    "Wording", "In {mode} mode the session has no Task tool, so it cannot start agents."
)
LAUNCH_NO_TASK: Final = QT_TRANSLATE_NOOP(
    "Wording", "The session has no Task tool, so it cannot start agents."
)
LAUNCH_NO_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The start fails: the session has none of the agent’s tools. List others, or inherit.",
)
LAUNCH_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording", "The start fails: the model “{pin}” cannot be used ({reason})."
)
OTHER_RULES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This session uses the lower-case tool names of newer versions, and these rules compare names "
    "exactly. Choose rules 0304 to see what that version does.",
)
NOTE_AUTO_OUTSIDE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent’s “auto” also opens paths outside the workspace, although the session is in "
    "“{mode}”. PI-Desktop’s decision record says that gate stays closed; the program opens it.",
)
NOTE_MCP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{count} inherited tools of MCP servers run without asking, whatever the permission mode. "
    "PI-Desktop shows no card for them even in “ask”.",
)
NOTE_STRICTER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent’s “{own}” replaces the session’s “{mode}”, so cards come back although the session "
    "does not ask.",
)

LIMIT_MODEL_ARGUMENT: Final = QT_TRANSLATE_NOOP(
    "Wording", "The parent may name another model in its Task call."
)
LIMIT_GRANTS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Approvals given during the session are counted only if the session tells them; parent and "
    "children share them.",
)
LIMIT_DENY: Final = QT_TRANSLATE_NOOP(
    "Wording", "Deny patterns for paths and commands in PI-Desktop’s settings are not evaluated."
)
LIMIT_PATHS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Commands run by Bash are not checked for paths; inside and outside are told apart only for "
    "Read, Glob, Grep, Edit and Write.",
)
LIMIT_PARTIAL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session was reconstructed: tools of MCP servers, plugins and extensions may be missing "
    "or inferred, and PI-Desktop builds the list anew at every start.",
)
LIMIT_RUNNING: Final = QT_TRANSLATE_NOOP(
    "Wording", "A session runs at most 10 agents at a time; how many run now is not known."
)
LIMIT_PROVIDERS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Whether the pinned model’s provider is set up is not known."
)
