"""What other systems make of a file, in sentences; each says how sure it is."""

from __future__ import annotations

from typing import Final

from editor.core.wording import QT_TRANSLATE_NOOP

# Cursor, known from secondary sources.
CURSOR_NO_TOOL_LIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Cursor has no tool list: this agent gets every tool there. Only “readonly: true” takes "
    "writing away (fairly sure, September 2026).",
)
CURSOR_NO_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Cursor does not read “{key}”; only “readonly: true” limits an agent there (fairly sure, "
    "September 2026).",
)

# OpenCode, version 1 of its files.
OPENCODE_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "OpenCode wants “tools” as a map of names to true or false; written like this the file does "
    "not pass its validation, and loading stops with an error. Use “permission” there "
    "(documented, version 1, September 2026).",
)
OPENCODE_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "OpenCode writes models as “provider/model”; “{model}” is none and does not work there "
    "(fairly sure, version 1, September 2026).",
)
OPENCODE_YAML: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "OpenCode skips this agent: its header is not valid YAML from line {line} on (documented, "
    "version 1, September 2026).",
)
OPENCODE_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "OpenCode does not know “{key}”; without “permission” it asks by its own rules (fairly sure, "
    "version 1, September 2026).",
)
OPENCODE_LAST_DENY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In OpenCode the last rule that fits decides: “*: deny” at the end of “{tool}” takes the whole "
    "tool away. Put it first (documented, September 2026).",
)

# Gemini CLI.
GEMINI_NO_HEADER: Final = QT_TRANSLATE_NOOP(
    "Wording", "Gemini CLI needs a header with a name and a description (documented, 2026)."
)
GEMINI_YAML: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI rejects this file: its header is not valid YAML from line {line} on (documented, "
    "September 2026).",
)
GEMINI_UNKNOWN_KEYS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI rejects the whole file because of keys it does not know: {keys} (documented, "
    "September 2026).",
)
GEMINI_SERVERS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI rejects the whole file because of “mcpServers”: its manual names that key, but its "
    "reader only knows “mcp_servers” (documented, September 2026).",
)
GEMINI_TOOLS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI takes “tools” only as a list, not as text, and rejects the file (documented, "
    "September 2026).",
)
GEMINI_NAME: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI allows only small letters, digits, “-” and “_” in a name; “{name}” is rejected "
    "(documented, September 2026).",
)
GEMINI_MISSING: Final = QT_TRANSLATE_NOOP(
    "Wording", "Gemini CLI rejects a file without “{key}” (documented, September 2026)."
)
GEMINI_TOOL_NAMES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI calls its tools otherwise (such as “read_file”) and drops without a word what its "
    "session does not have: {tools} (documented, September 2026).",
)
GEMINI_UNDERSCORE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Gemini CLI passes over files whose name starts with “_” (documented, September 2026).",
)

# Qwen Code.
QWEN_YAML: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Qwen Code cannot read this header: it is not valid YAML from line {line} on (fairly sure, "
    "September 2026).",
)
QWEN_ESCALATES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In Qwen Code this agent edits without asking when its parent is in the default mode and the "
    "folder is trusted (documented, September 2026).",
)
QWEN_PARENT_WINS: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "In Qwen Code a parent in “yolo” or “auto-edit” overrides “{value}” of this agent "
    "(documented, September 2026).",
)
QWEN_BOTH_MODES: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Qwen Code reads “approvalMode” and ignores “permissionMode” beside it (documented, "
    "September 2026).",
)

# Copilot (cloud and command line).
COPILOT_LONG: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Copilot allows 30,000 characters below the header; here are {count} (documented, "
    "September 2026).",
)
COPILOT_NO_MODE: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Copilot has no permission per agent: “{key}” has no effect there (documented, "
    "September 2026).",
)
COPILOT_MODEL: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“inherit” is no model in Copilot; leave “model” out there (fairly sure, September 2026).",
)
COPILOT_NO_BLOCKLIST: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "“disallowedTools” is not among the keys Copilot is known to read: what it takes away may "
    "stay (fairly sure, September 2026).",
)

# VS Code.
VSCODE_ONLY: Final = QT_TRANSLATE_NOOP(
    "Wording",
    "Of this file VS Code reads name, description, tools and disallowedTools; without effect are "
    "{keys} (documented, September 2026).",
)

# One of the systems this program knows by its own rules.
OURS_REFUSES: Final = QT_TRANSLATE_NOOP("Wording", "{system} skips this file: {reason}")
OURS_BREAKS: Final = QT_TRANSLATE_NOOP(
    "Wording", "{system} loads no agents at all because of this file: {reason}"
)
OURS_WARNS: Final = QT_TRANSLATE_NOOP("Wording", "In {system}: {reason}")
