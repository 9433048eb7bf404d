"""The fixed sentences of a report."""

from __future__ import annotations

from editor.core.problems import Severity
from editor.core.wording import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Wording", "What “{name}” may do")
UNDER = QT_TRANSLATE_NOOP(
    "Wording", "{harness}, rules {rules}, under the parent session “{session}”."
)
UNDER_PARTIAL = QT_TRANSLATE_NOOP(
    "Wording",
    "{harness}, rules {rules}, under the parent session “{session}”, which is only partly known.",
)
SHORT = QT_TRANSLATE_NOOP("Wording", "In short")
GETS = QT_TRANSLATE_NOOP("Wording", "The child gets")
ASKS = QT_TRANSLATE_NOOP("Wording", "Asks before each call")
SEARCHES = QT_TRANSLATE_NOOP("Wording", "Comes after a search")
REFUSES = QT_TRANSLATE_NOOP("Wording", "Refused or taken away")
DOUBTS = QT_TRANSLATE_NOOP("Wording", "Not known")
NONE = QT_TRANSLATE_NOOP("Wording", "nothing")
NONE_SURE = QT_TRANSLATE_NOOP("Wording", "nothing that is certain")
AND_MORE = QT_TRANSLATE_NOOP("Wording", "{names} and {count} more")
OF_SERVER = QT_TRANSLATE_NOOP("Wording", "{server} ({count} MCP tools)")
UNKNOWN = QT_TRANSLATE_NOOP("Wording", "not known")
BECAUSE = QT_TRANSLATE_NOOP("Wording", "{value} ({reason})")
LISTED = QT_TRANSLATE_NOOP("Wording", "{field} in the file: {listed} listed, {came} granted")
LISTED_OTHERS = QT_TRANSLATE_NOOP(
    "Wording", "{field} in the file: {listed} listed, {came} matching a tool of the session"
)
MATCHES = QT_TRANSLATE_NOOP("Wording", "{came} of {count} tools")
NO_MATCH = QT_TRANSLATE_NOOP("Wording", "matches no tool of the session")
PROBLEMS = QT_TRANSLATE_NOOP("Wording", "What to look at")
SEVERITIES = {
    Severity.ERROR: QT_TRANSLATE_NOOP("Wording", "Error"),
    Severity.WARNING: QT_TRANSLATE_NOOP("Wording", "Warning"),
    Severity.INFO: QT_TRANSLATE_NOOP("Wording", "Note"),
}
SEVERITY_AT = QT_TRANSLATE_NOOP("Wording", "{severity}, line {line}")
ALL_TOOLS = QT_TRANSLATE_NOOP("Wording", "Every tool ({count})")
TOOL = QT_TRANSLATE_NOOP("Wording", "Tool")
ENTRY = QT_TRANSLATE_NOOP("Wording", "Entry")
OUTCOME = QT_TRANSLATE_NOOP("Wording", "Child gets it")
REASON = QT_TRANSLATE_NOOP("Wording", "Why")
AT_LINE = QT_TRANSLATE_NOOP("Wording", "{text} (line {line})")
CALLS = QT_TRANSLATE_NOOP("Wording", "What calls do")
CALL_OUTCOME = QT_TRANSLATE_NOOP("Wording", "What happens")
CALL = QT_TRANSLATE_NOOP("Wording", "Kind of call")
TEAM = QT_TRANSLATE_NOOP("Wording", "Its team")
THROUGH = QT_TRANSLATE_NOOP("Wording", "Only through others")
WAY = QT_TRANSLATE_NOOP("Wording", "{tools} ({way})")
NO_TEAM = QT_TRANSLATE_NOOP("Wording", "It starts no agents of its own.")
MAP = QT_TRANSLATE_NOOP("Wording", "Who may start whom")
MAP_CHANGES = QT_TRANSLATE_NOOP("Wording", "can change files")
MAP_STARTS = QT_TRANSLATE_NOOP("Wording", "starts others too")
MAP_MORE = QT_TRANSLATE_NOOP("Wording", "… and {count} more")
PARENT = QT_TRANSLATE_NOOP("Wording", "Parent session")
DEFINITION = QT_TRANSLATE_NOOP("Wording", "The definition, as it is read")
FILE = QT_TRANSLATE_NOOP("Wording", "File")
KEPT = QT_TRANSLATE_NOOP("Wording", "set in the file; not shown in reports")
OTHER_KEYS = QT_TRANSLATE_NOOP("Wording", "Also in the file")
READERS = QT_TRANSLATE_NOOP("Wording", "What each reader makes of it")
READER = QT_TRANSLATE_NOOP("Wording", "Reader")
ACCEPTS = QT_TRANSLATE_NOOP("Wording", "Accepts the file")
LIMITS = QT_TRANSLATE_NOOP("Wording", "What this cannot know")
PARTIAL = QT_TRANSLATE_NOOP(
    "Wording", "The parent session is only partly known; a tool that is missing here may exist."
)
MADE = QT_TRANSLATE_NOOP(
    "Wording",
    "Made by Subagent Editor {version} on {made}, by the rules {rules} of {harness}, for the "
    "session {session}.",
)
