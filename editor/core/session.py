"""The parent session a child is started from: its tools, mode and model."""

from __future__ import annotations

import json
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from editor.core.foreign import library_words
from editor.core.problems import Problem, Severity
from editor.core.records import field, record, replace, tuple_record
from editor.core.wording import QT_TRANSLATE_NOOP, Message, message

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = "subagent-editor/session@1"
LARGEST_SNAPSHOT = 16 * 1024 * 1024  # bytes
DEEPEST_JSON = 200

NOT_JSON = QT_TRANSLATE_NOOP(
    "Wording",
    "This is no session snapshot: line {line} is not valid JSON ({detail}). Choose a file saved "
    "with “Save as snapshot”, or mend that line.",
)
WRONG_FORMAT = QT_TRANSLATE_NOOP(
    "Wording",
    "This is no session snapshot: “format” is {found}, it has to be “{wanted}”. "
    "Choose another file.",
)
WRONG_TYPE = QT_TRANSLATE_NOOP(
    "Wording",
    "The session snapshot cannot be used: “{key}” has to be {wanted}. "
    "Correct it and open it again.",
)
AN_OBJECT = QT_TRANSLATE_NOOP("Wording", "an object")
A_TEXT = QT_TRANSLATE_NOOP("Wording", "a text")
A_LIST = QT_TRANSLATE_NOOP("Wording", "a list")
A_STATE = QT_TRANSLATE_NOOP("Wording", "active, deferred or inactive")
A_COMPLETENESS = QT_TRANSLATE_NOOP("Wording", "complete or partial")
NOT_UTF8 = QT_TRANSLATE_NOOP("Wording", "not UTF-8")
TOO_DEEP = QT_TRANSLATE_NOOP("Wording", "nested too deeply")
MISSING = QT_TRANSLATE_NOOP("Wording", "missing")
TOO_LARGE = QT_TRANSLATE_NOOP(
    "Wording",
    "The session snapshot is larger than 16 MiB. Leave out what the preview does not need.",
)


class ToolState(StrEnum):
    """Whether the parent can call a tool now, after a search, or not at all."""

    ACTIVE = "active"
    DEFERRED = "deferred"
    INACTIVE = "inactive"


class Completeness(StrEnum):
    """Whether a tool that is missing from the list is known not to exist."""

    COMPLETE = "complete"
    PARTIAL = "partial"


@record
class Tool:
    """One tool of a session. `risk`, `source` and `path` only where the harness decides by them."""

    name: str
    origin: str = "unknown"  # builtin, plugin:ID, mcp:SERVER, skill, extension:ID, unknown
    state: ToolState = ToolState.ACTIVE
    risk: str | None = None
    source: str | None = None
    path: str | None = None
    estimate: str = ""  # where a reconstructed tool was inferred from; empty when it is certain


@tuple_record
class Switch:
    """One thing of a start that a person can choose: a key of the context and its values.

    The value None leaves the key out; it comes first. The words are translatable.
    """

    key: str
    label: str
    choices: tuple[tuple[bool | int | str | None, str], ...]
    default: bool | int | str | None = None  # the value that means the same as leaving it out

    def place_of(self, value: object) -> int:
        """Which choice a value is, 0 for none and what means the same, -1 for any other value."""
        if value is None or (type(value) is type(self.default) and value == self.default):
            return 0
        for place, (choice, _) in enumerate(self.choices):
            if type(choice) is type(value) and choice == value:
                return place
        return -1


@record
class Session:
    """A parent session; `context` holds what only its harness knows, named as in the contract."""

    harness: str
    id: str
    title: str
    tools: tuple[Tool, ...] = ()
    working_directory: str | None = None
    permission_mode: str | None = None
    operating_mode: str | None = None
    model: str | None = None
    thinking: str | None = None
    completeness: Completeness = Completeness.COMPLETE
    context: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def is_complete(self) -> bool:
        """Whether the tool list is the whole registry."""
        return self.completeness is Completeness.COMPLETE

    @property
    def tool_names(self) -> tuple[str, ...]:
        """The names in the session's own order."""
        return tuple(tool.name for tool in self.tools)

    def with_changes(self, **changes: Any) -> Session:
        """Give a session with some values changed, for playing what-if."""
        return replace(self, **changes)


_TEXTS = (
    "harness", "id", "title", "working_directory", "permission_mode", "operating_mode", "model",
    "thinking", "completeness",
)  # fmt: skip


def _bad(key: str, wanted: str) -> Problem:
    text = message(WRONG_TYPE, key=key, wanted=Message(wanted))
    return Problem("session-wrong-type", Severity.ERROR, text)


def _tool(value: object, index: int) -> Tool | Problem:
    """Read one entry of `tools`."""
    place = f"tools[{index}]"
    if not isinstance(value, dict):
        return _bad(place, AN_OBJECT)
    name = value.get("name")
    if not isinstance(name, str) or not name:
        return _bad(f"{place}.name", A_TEXT)
    texts: dict[str, str | None] = {}
    for key in ("origin", "state", "risk", "source", "path", "estimate"):
        text = value.get(key)
        if text is not None and not isinstance(text, str):
            return _bad(f"{place}.{key}", A_TEXT)
        texts[key] = text
    try:
        state = ToolState(texts["state"] or "active")
    except ValueError:
        return _bad(f"{place}.state", A_STATE)
    return Tool(
        name, texts["origin"] or "unknown", state, texts["risk"], texts["source"], texts["path"],
        texts["estimate"] or "",
    )  # fmt: skip


def read_snapshot(data: bytes) -> Session | Problem:
    """Read a session snapshot file (contract, section 4); unknown keys are ignored."""
    if len(data) > LARGEST_SNAPSHOT:
        return Problem("session-too-large", Severity.ERROR, message(TOO_LARGE))
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return Problem(
            "session-not-json",
            Severity.ERROR,
            message(NOT_JSON, line=line, detail=Message(NOT_UTF8)),
            line,
        )
    except json.JSONDecodeError as error:
        return Problem(
            "session-not-json",
            Severity.ERROR,
            message(NOT_JSON, line=error.lineno, detail=library_words(error.msg)),
            error.lineno,
        )
    except (RecursionError, ValueError):
        return Problem(
            "session-not-json",
            Severity.ERROR,
            message(NOT_JSON, line=1, detail=Message(TOO_DEEP)),
            1,
        )
    return session_from_json(value)


def session_from_json(value: object) -> Session | Problem:
    """Build a session from the parsed JSON of a snapshot."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        found = value.get("format") if isinstance(value, dict) else None
        shown = f"“{found}”" if isinstance(found, str) else Message(MISSING)
        return Problem(
            "session-wrong-format",
            Severity.ERROR,
            message(WRONG_FORMAT, found=shown, wanted=FORMAT),
        )
    texts: dict[str, str | None] = {}
    for key in _TEXTS:
        text = value.get(key)
        if text is not None and not isinstance(text, str):
            return _bad(key, A_TEXT)
        texts[key] = text or None  # an empty text tells nothing
    if not texts["harness"]:
        return _bad("harness", A_TEXT)
    try:
        completeness = Completeness(texts["completeness"] or "partial")
    except ValueError:
        return _bad("completeness", A_COMPLETENESS)
    listed = value.get("tools", [])
    if not isinstance(listed, list):
        return _bad("tools", A_LIST)
    context = value.get("context") or {}
    if not isinstance(context, dict):
        return _bad("context", AN_OBJECT)
    tools: list[Tool] = []
    for index, entry in enumerate(listed):
        tool = _tool(entry, index)
        if isinstance(tool, Problem):
            return tool
        tools.append(tool)
    identity = texts["id"] or texts["title"] or "session"
    return Session(
        texts["harness"],
        identity,
        texts["title"] or identity,
        tuple(tools),
        texts["working_directory"],
        texts["permission_mode"],
        texts["operating_mode"],
        texts["model"],
        texts["thinking"],
        completeness,
        context,
    )


def session_to_json(session: Session) -> dict[str, Any]:
    """Give the snapshot of a session as JSON values, keys in the contract's order."""
    tools = []
    for tool in session.tools:
        entry: dict[str, Any] = {"name": tool.name, "origin": tool.origin, "state": str(tool.state)}
        for key in ("risk", "source", "path"):
            if getattr(tool, key) is not None:
                entry[key] = getattr(tool, key)
        if tool.estimate:
            entry["estimate"] = tool.estimate
        tools.append(entry)
    return {
        "format": FORMAT,
        "harness": session.harness,
        "id": session.id,
        "title": session.title,
        "working_directory": session.working_directory,
        "permission_mode": session.permission_mode,
        "operating_mode": session.operating_mode,
        "model": session.model,
        "thinking": session.thinking,
        "completeness": str(session.completeness),
        "tools": tools,
        "context": dict(session.context),
    }
