"""Every sentence about pi-orchestrator: problems, fixes, edits, verdict steps and limits."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

# A file as a whole ------------------------------------------------------------------------------

BREAKS_OTHERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "One header that is no YAML stops pi-orchestrator as a whole: when pi starts, the extension "
    "does not load (no delegate, no gate), and in a running session every delegate call fails, "
    "whichever agent it asks for. Mend the value, or move the file away.",
)
FLEET_BROKEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{file}” is no valid YAML, so pi-orchestrator starts no agent at all until it is mended.",
)
FIX_QUOTE: Final = QT_TRANSLATE_NOOP("Wording", "Put the value of “{key}” in quotes")
FIX_QUOTE_SEVERAL: Final = QT_TRANSLATE_NOOP("Wording", "Put the values of {keys} in quotes")
FIX_REMOVE: Final = QT_TRANSLATE_NOOP("Wording", "Take “{key}” out")
YAML_UNSURE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header uses a rare form of YAML (a key behind “?”, or a “%YAML” line) that this program "
    "and pi’s reader may take differently. Write “key: value” to be sure.",
)
FIX_ENTRY: Final = QT_TRANSLATE_NOOP("Wording", "Write “{meant}” instead of “{entry}”")
FIX_KEY: Final = QT_TRANSLATE_NOOP("Wording", "Rename “{written}” to “{meant}”")
FIX_DUPLICATE: Final = QT_TRANSLATE_NOOP("Wording", "Remove the “{key}” that does not count")
FIX_BYTE_ORDER_MARK: Final = QT_TRANSLATE_NOOP("Wording", "Remove the byte order mark")
FILE_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "pi-orchestrator reads only files whose name ends in “.md”, in small letters, so “{name}” is "
    "passed over without a word. Rename it.",
)
NOT_UTF8: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file is not UTF-8. The agent reads it with a replacement character for every wrong byte. "
    "Save it as UTF-8.",
)
NO_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file does not start with “---”, so it has no header and is no agent. That is fine for a "
    "readme.",
)
UNCLOSED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header is never closed by a line that starts with “---”, so the file is passed over "
    "without a word. Add that line below the last field.",
)
NO_FIELDS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The header holds no fields, so the file is passed over without a word. Write “key: value” "
    "lines.",
)
NAME_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is no “name”, so the file is passed over without a word; the file name does not count. "
    "Add one.",
)
NAME_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“name” has to be a text, and YAML does not read {written} as one, so the file is passed over "
    "without a word. Put it in quotes.",
)
DESCRIPTION_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no “description”, so the file is passed over without a word. Add one."
)
DESCRIPTION_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“description” has to be a text, and YAML does not read {written} as one, so the file is "
    "passed over without a word. Put it in quotes.",
)
HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording", "“hidden: true” takes this file out, as if it were not there."
)
HIDDEN_REVEALS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Hiding this file does not hide “{name}”: the one in {path} is used again. Hide that one too, "
    "or change this one instead.",
)
SAME_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is there twice in one folder (see “{file}”). Which of the two counts depends on the "
    "file system. Give one of them another name.",
)
MISSPELT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” is no field of pi-orchestrator and is passed over without a word; “{meant}” is "
    "probably meant. Rename it.",
)

# Tools ------------------------------------------------------------------------------------------

TOOLS_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“tools” names nothing that counts, and that means every tool, not none. Take the line out to "
    "say the same clearly, or list the tools.",
)
TOOLS_ONLY_COMMAS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“tools” holds only commas; pi is then given an empty list and the child gets no tool at all, "
    "MCP included. List the tools, or take the line out for all of them.",
)
TOOLS_MIXED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“tools” mixes plain names with “+name” or “-name”. pi refuses that and the child ends before "
    "it starts. Use one kind only.",
)
TOOLS_EDIT_PATTERN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” is a pattern behind “+” or “-”. pi refuses that and the child ends before it "
    "starts. Write the exact name.",
)
INHERIT_WORD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "pi-orchestrator has no word for inheriting: “{entry}” is taken for the name of a tool that "
    "does not exist, and alone it leaves the child without any tool. Take “tools” out to give the "
    "child the usual tools.",
)
TOOLS_COMMA: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” holds a comma; pi splits it into several names when the child starts. Write them as "
    "entries of their own.",
)
TOOLS_MATCHER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” matches nothing here: “ext:” and “?” work only in block lists, “tools” knows exact "
    "names and “*”. Name the tools.",
)
TOOLS_BLANK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” is one single entry with a blank in it, and no tool has such a name. Separate the "
    "names by commas, or write each on a line of its own behind “- ”.",
)
TOOLS_BRACKET: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” is no tool’s name: brackets do not limit a tool to some calls here. Write the bare "
    "name, which gives the whole tool.",
)
TOOLS_CASE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Case counts in “tools”: there is no tool “{entry}”, pi’s own is “{meant}”. An entry that "
    "matches nothing is passed over without a word.",
)
TOOLS_DELEGATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A child never has “delegate”, so this entry gives nothing. Take it out.",
)
ENTRY_IS_MAP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” in “{key}” is read as a map, because a blank follows the colon, and vanishes "
    "without a word. Take the blank out, or put the entry in quotes.",
)
ENTRY_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "{count} entries of “{key}” are no texts and vanish without a word. Put them in quotes.",
)
ALL_BLOCKED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“blockTools” blocks every tool that “tools” gives, so the child has none. A block always wins "
    "over a list.",
)
BLOCK_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording", "“blockTools” names nothing that counts, so it blocks nothing. Fill it or remove it."
)
MATCHER_COMMA: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” holds a comma. It is split only when the child starts, so wildcards and “ext:” in "
    "it are not looked up in the parent first. Write entries of their own.",
)
MATCHER_SIGN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” is taken literally: a block list knows no “!”, “+” or “-”, and nothing can be taken "
    "out of it again. Write the name of what to block.",
)
MATCHER_BRACKET: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” matches no tool: only whole tools can be blocked, not some of their calls. Write "
    "the bare name, or leave it out.",
)
MATCHER_INHERIT: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{entry}” is taken for the name of a tool; there is no word for inheriting here."
)
EXTENSION_WILDCARD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” never matches: behind “ext:” wildcards do not work. Write one entry for each "
    "extension.",
)
EXTENSION_NPM: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” never matches: an extension’s id is the package name alone. Write “{meant}”.",
)
EXTENSION_BUILTIN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” matches nothing since pi 0.99: each built-in tool now has an id of its own, such as "
    "“builtin:bash”, and MCP tools have “builtin:mcp”. Write those.",
)
EXTENSION_INDEX: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” hits every extension whose main file is called “index”, which are most of those in "
    "folders. Name the tools instead.",
)
EXTENSION_BLANK: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” never matches: nothing may stand between “ext:” and the id, and an id is needed.",
)

# Other fields -----------------------------------------------------------------------------------

MODEL_NOT_TEXT: Final = QT_TRANSLATE_NOOP(
    "Wording", "“model” is no text, so it does not count. Put it in quotes, or take it out."
)
MODEL_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "An empty “model” is not the same as none: the child then uses pi’s own default, not the "
    "parent’s model. Take the line out to follow the parent.",
)
MODEL_BLANK: Final = QT_TRANSLATE_NOOP(
    "Wording", "“model” has blanks at its ends, and they are passed on as they are. Remove them."
)
MODEL_INHERIT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” is taken for the name of a model. Take the line out to follow the parent’s model.",
)
MODEL_BARE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{model}” has no provider in front. pi then looks for the name in all providers; write "
    "provider/model to be sure.",
)
BAD_THINKING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” is no thinking level, so the field does not count. Use off, minimal, low, medium, "
    "high, xhigh or max, in small letters.",
)
BAD_MAX_TURNS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” is no whole number above zero without quotes, so the field does not count and the "
    "configuration’s limit applies.",
)
BAD_HIDDEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Only “true” without quotes hides an agent; “{written}” does not. Write true or false.",
)

# The roster -------------------------------------------------------------------------------------

BUILTIN_OFF: Final = QT_TRANSLATE_NOOP(
    "Wording", "The configuration switches this built-in agent off (builtinFleet)."
)
FROM_FLEET: Final = QT_TRANSLATE_NOOP("Wording", "From the configuration (builtinFleet, {name})")
FROM_OVERRIDES: Final = QT_TRANSLATE_NOOP(
    "Wording", "From the configuration (modelOverrides, {name}); it beats the file"
)
FROM_CONFIG: Final = QT_TRANSLATE_NOOP("Wording", "From the configuration (maxTurns)")
LEGACY_IGNORED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This older configuration file does not count while “{file}” is there. The extension deletes "
    "it when it next saves.",
)
CONFIG_UNREAD: Final = QT_TRANSLATE_NOOP(
    "Wording", "Release 0.1.2 does not read this file, only “{file}”, and that as strict JSON."
)
LATER_FIELD: Final = QT_TRANSLATE_NOOP(
    "Wording", "Release 0.1.2 does not know “{key}”; the field is passed over without a word."
)
NO_SUCH_AGENT: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no agent “{name}” here, so this entry does nothing for this project."
)

# The configuration ------------------------------------------------------------------------------

CONFIG_IGNORED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The extension ignores a file with any fault as a whole and without a word: no tool is blocked "
    "in children, no model is replaced, and every other setting has its default.",
)
CONFIG_NO_OBJECT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The file holds no object in braces, so every setting has its default. Write { } around the "
    "settings.",
)
CONFIG_DUPLICATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{key}” is there twice: line {last} counts, line {line} does not, but the extension’s own "
    "settings screen would change line {line}. Remove it.",
)
CONFIG_MISSPELT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{written}” is no setting of pi-orchestrator and is passed over without a word; “{meant}” is "
    "probably meant. Rename it.",
)
CONFIG_BAD_VALUE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The value of “{key}” is of the wrong kind, so the default applies; the extension’s next save "
    "replaces it. Correct it.",
)
CONFIG_BAD_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The entry “{entry}” of “{key}” is not usable and does not count; the extension’s next save "
    "removes it. Correct it.",
)
KEEPS_ALL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "An empty list keeps the tools of every extension in the parent, not none of them.",
)
NO_GATE_EXTENSIONS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "pi-orchestrator itself is not among these extensions, so children have no gate: blocks by "
    "“?”, “ext:” or in another case miss tools that only the child has. Add pi-orchestrator.",
)

# Edits ------------------------------------------------------------------------------------------

NO_SUCH_FIELD: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no field “{field}” in this kind of file, so nothing was changed."
)
NO_SUCH_ENTRY: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{field}” has no such entry. Read the file again and repeat the change."
)
NO_BODY: Final = QT_TRANSLATE_NOOP(
    "Wording", "The configuration has no instructions, so nothing was changed."
)
NUMBER_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{field}” takes a whole number of at least 1, so nothing was changed."
)
CHOICE_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{field}” cannot be “{value}”. Choose one of {values}."
)
REQUIRED_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Without “{field}” pi-orchestrator passes the file over, so it was not removed. Change it "
    "instead.",
)
OVERRIDE_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Each line of “{field}” is “agent = provider/model”, so nothing was changed. Write it that "
    "way.",
)
FLEET_RULE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Each line of “{field}” is “agent = ” and a thinking level, “hidden” or both, or “* = off” "
    "alone, so nothing was changed. Write it that way.",
)
NAME_EMPTY: Final = QT_TRANSLATE_NOOP("Wording", "The name is empty. Give the agent a name.")
NAME_BLANKS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The name has blanks at its ends or a control character in it, and the parent would have to "
    "write it exactly so. Use “{name}”.",
)
RENAME_TAKEN: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "There is already an agent “{name}” ({path}); only one of the two will be used, that of the "
    "stronger folder.",
)
RENAME_BUILTIN: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” is a built-in agent; this one will replace it whole."
)
RENAME_UNCOVERS: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent “{name}” in {path} will be used again, because nothing replaces it then."
)
RENAME_LOSES_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The configuration sets a model for “{name}” (modelOverrides); it will not apply to the new "
    "name.",
)

# Verdict steps ----------------------------------------------------------------------------------

STEP_PARENT_HAS: Final = QT_TRANSLATE_NOOP("Wording", "The parent has this tool registered")
STEP_PARENT_LACKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "The parent does not have it, so wildcards and “ext:” cannot be looked up there"
)
STEP_PARENT_UNSURE: Final = QT_TRANSLATE_NOOP(
    "Wording", "Whether the parent has it registered is not recorded"
)
STEP_HOST_REFUSES: Final = QT_TRANSLATE_NOOP(
    "Wording", "pi refuses this “tools” list, so the child ends before it starts"
)
STEP_CHILD_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A child never has pi-orchestrator’s “delegate”: in a child the extension registers no tool",
)
STEP_NOT_EXCLUDED: Final = QT_TRANSLATE_NOOP("Wording", "No block takes it out at the start")
STEP_EXPANDED_FLOOR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The configuration blocks “{matcher}” for every child, which hits this tool of the parent; the "
    "child starts without it",
)
STEP_EXPANDED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent blocks “{matcher}”, which hits this tool of the parent; the child starts without it",
)
STEP_PASSED_FLOOR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The configuration’s block “{matcher}” is passed on to pi as it is and takes this tool out",
)
STEP_PASSED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent’s block “{matcher}” is passed on to pi as it is and takes this tool out"
)
STEP_LISTED: Final = QT_TRANSLATE_NOOP("Wording", "The agent lists it (“{entry}”)")
STEP_NOT_LISTED: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent lists its tools, and this is none of them"
)
STEP_OTHER_CASE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent lists “{entry}”, but case counts there, so this tool is not listed"
)
STEP_MCP_KEPT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "MCP tools stay registered beside a list that has no entry starting with “mcp__”",
)
STEP_CHILD_HAS: Final = QT_TRANSLATE_NOOP("Wording", "The child has this tool")
STEP_CHILD_LACKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "The child does not have this tool of the parent"
)
STEP_CHILD_BUILTIN: Final = QT_TRANSLATE_NOOP("Wording", "pi brings this tool itself")
STEP_CHILD_UNSURE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "No rule takes it away, but the child finds its extensions itself: it gets this tool if that "
    "extension loads there",
)
STEP_NO_SUCH_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording", "Neither parent nor child has a tool of this name, so the entry does nothing"
)
STEP_INHERIT_WORD: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no word for inheriting here; it is taken for a tool that does not exist"
)
STEP_NO_MATCHER: Final = QT_TRANSLATE_NOOP(
    "Wording", "“ext:” and “?” do not work in “tools”, so the entry does nothing"
)
STEP_WRONG_CASE: Final = QT_TRANSLATE_NOOP(
    "Wording", "Case counts in “tools”, and pi’s own tool is written in small letters"
)
STEP_EXTENSIONS_MCP: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "With “childExtensions” set, children load no MCP server, no codemode and no tool search",
)
STEP_EXTENSIONS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Its extension is not among the “childExtensions” that children load"
)
STEP_GATE_FLOOR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The child sees it, but the gate refuses every call and names the configuration’s block "
    "“{matcher}”",
)
STEP_GATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The child sees it, but the gate refuses every call and names the agent’s block “{matcher}”",
)
STEP_NO_GATE: Final = QT_TRANSLATE_NOOP(
    "Wording", "There is no gate in this child, so nothing refuses its calls"
)
STEP_GATE_PASSES: Final = QT_TRANSLATE_NOOP("Wording", "The gate in the child lets it pass")
STEP_ID_UNSURE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Which extension it belongs to is not recorded, so it is not known whether an “ext:” block "
    "hits it",
)
STEP_ACTIVATED: Final = QT_TRANSLATE_NOOP("Wording", "What a list names is switched on")
STEP_PUT_ON: Final = QT_TRANSLATE_NOOP("Wording", "The agent switches it on with “+”")
STEP_TAKEN_OFF: Final = QT_TRANSLATE_NOOP(
    "Wording", "The agent switches it off with “-”; it stays registered"
)
STEP_USUAL: Final = QT_TRANSLATE_NOOP("Wording", "It is one of pi’s usual tools")
STEP_USUAL_SET: Final = QT_TRANSLATE_NOOP(
    "Wording", "pi’s settings have it among the usual tools (defaultTools)"
)
STEP_NOT_USUAL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "It is registered, but none of pi’s usual tools, and the agent does not ask for it by name",
)
STEP_EXTENSION_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording", "Tools of extensions are switched on unless a list says otherwise"
)
STEP_BY_CODEMODE: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is not offered by itself, but scripts of codemode can call it"
)
STEP_BY_SEARCH: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is not offered by itself, but the tool search can load it"
)
STEP_NOT_EXPOSED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "It is registered but not offered, and neither codemode nor the tool search is switched on to "
    "reach it",
)
STEP_HIDDEN_TOOL: Final = QT_TRANSLATE_NOOP(
    "Wording", "It is registered as hidden, and a hidden tool is never offered"
)

# Model and thinking -----------------------------------------------------------------------------

MODEL_OVERRIDE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The configuration sets “{model}” for “{name}” (modelOverrides)"
)
MODEL_FILE: Final = QT_TRANSLATE_NOOP("Wording", "The file sets “{model}”")
MODEL_NONE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The file sets an empty model: pi’s own default applies, not the parent’s"
)
MODEL_PARENT: Final = QT_TRANSLATE_NOOP("Wording", "The parent runs “{model}”")
MODEL_DEFAULT: Final = QT_TRANSLATE_NOOP(
    "Wording", "Nothing sets a model and the parent’s is not recorded: pi’s own default applies"
)
THINKING_FLEET: Final = QT_TRANSLATE_NOOP(
    "Wording", "The configuration sets “{level}” for the built-in “{name}” (builtinFleet)"
)
THINKING_FILE: Final = QT_TRANSLATE_NOOP("Wording", "The file sets “{level}”")
THINKING_PARENT: Final = QT_TRANSLATE_NOOP("Wording", "The parent’s level “{level}” is passed on")
THINKING_PINNED: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A model is set for this agent, so the parent’s level is not passed on; pi’s default applies",
)
THINKING_DEFAULT: Final = QT_TRANSLATE_NOOP(
    "Wording", "Nothing sets a level and the parent’s is not recorded: pi’s default applies"
)
NO_PERMISSION: Final = QT_TRANSLATE_NOOP(
    "Wording", "pi asks for no permission: what a child has, it may use"
)

# The child as a whole ---------------------------------------------------------------------------

LEAF: Final = QT_TRANSLATE_NOOP("Wording", "Leaf")
LEAF_NOTE: Final = QT_TRANSLATE_NOOP(
    "Wording", "A child cannot start others: in a child the extension registers no tool."
)
CALL_ANY: Final = QT_TRANSLATE_NOOP("Wording", "Any call of a tool the child has")
CALL_ANY_SOURCE: Final = QT_TRANSLATE_NOOP("Wording", "pi asks for no permission")
CALL_BLOCKED: Final = QT_TRANSLATE_NOOP("Wording", "A call of a visible but blocked tool")
CALL_BLOCKED_SOURCE: Final = QT_TRANSLATE_NOOP(
    "Wording", "The gate in the child, with the matcher as its reason"
)
LAUNCH_SKIPPED: Final = QT_TRANSLATE_NOOP(
    "Wording", "pi-orchestrator does not offer this agent, so it is not started."
)
LAUNCH_SHADOWED: Final = QT_TRANSLATE_NOOP(
    "Wording", "Another file of this name is used instead: {path}."
)
LAUNCH_HOST: Final = QT_TRANSLATE_NOOP(
    "Wording", "pi ends the child before it starts ({error}), and the whole dispatch fails."
)
LAUNCH_EMPTY: Final = QT_TRANSLATE_NOOP("Wording", "The child starts without a single tool.")
LAUNCH_MAYBE_EMPTY: Final = QT_TRANSLATE_NOOP(
    "Wording", "Whether the child has any tool depends on extensions that are not known here."
)
CONFIG_NO_CHILD: Final = QT_TRANSLATE_NOOP(
    "Wording", "This is the configuration; choose an agent to see what its child gets."
)
NO_GATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This child has no gate, because its extensions leave pi-orchestrator out. What pi itself "
    "takes out stays out; a block written in another case misses tools that only the child has.",
)
NO_GATE_LOOSE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "This child has no gate, because its extensions leave pi-orchestrator out, so {matchers} "
    "cannot stop a tool that the parent does not have. Name such tools exactly.",
)
EMPTY_BY_BLOCKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "Blocks take away every tool this child would have. Block less, or list other tools."
)
MATCHER_HITS_NOTHING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent’s block “{matcher}” hits no tool that is known here. A block that hits nothing "
    "blocks nothing, and nobody is told.",
)
MATCHER_HITS_NOTHING_NEAR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The agent’s block “{matcher}” hits no tool that is known here; did you mean “{near}”? A block "
    "that hits nothing blocks nothing, and nobody is told.",
)
FLOOR_HITS_NOTHING: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The configuration’s block “{matcher}” hits no tool that is known here. A block that hits "
    "nothing blocks nothing, and nobody is told.",
)
FLOOR_HITS_NOTHING_NEAR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The configuration’s block “{matcher}” hits no tool that is known here; did you mean “{near}”? "
    "A block that hits nothing blocks nothing, and nobody is told.",
)
ENTRY_HITS_NOTHING: Final = QT_TRANSLATE_NOOP(
    "Wording", "“{entry}” in “tools” is no tool that is known here, so it gives nothing."
)
ENTRY_HITS_NOTHING_NEAR: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“{entry}” in “tools” is no tool that is known here, so it gives nothing; did you mean "
    "“{near}”?",
)
LIMIT_CHILD: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "What the child registers is not known, so tools of extensions stay unknown where no rule "
    "takes them away. A snapshot taken in such a child tells.",
)
LIMIT_PARENT: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The session records only tools by name, not the parent’s whole registry or where tools come "
    "from. A snapshot taken inside pi tells.",
)
LIMIT_GATE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "It is taken for granted that pi-orchestrator loads in the child, so that its gate is there.",
)
LIMIT_TRUST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "The project’s own pi settings are taken into account as if pi trusted the project.",
)
LIMIT_FOLDER: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "A call may run the child in another folder, where other extensions load; the parent’s own "
    "command-line options are not passed on.",
)
