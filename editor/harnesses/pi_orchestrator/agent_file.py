"""One agent file as the extension reads it: pi's splitter, YAML 1.2, the rules of each field."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from editor.core import yaml12
from editor.core.records import record
from editor.harnesses.pi_orchestrator.script import positive_integer, split_list, trim
from editor.harnesses.pi_orchestrator.spawning import THINKING_LEVELS

KEYS: Final = (
    "name", "description", "tools", "blockTools", "model", "thinking", "maxTurns", "hidden",
)  # fmt: skip


class FileStatus(StrEnum):
    """What discovery makes of one file."""

    AGENT = "agent"
    SKIPPED = "skipped"
    THROWS = "throws"  # and with it the whole discovery


class SkipReason(StrEnum):
    """Why a readable file is no agent."""

    FILE_NAME = "file-name"
    NO_HEADER = "no-header"
    UNCLOSED = "unclosed"
    NO_FIELDS = "no-fields"  # the header is empty, a list or a single text
    NAME = "name"
    DESCRIPTION = "description"
    HIDDEN = "hidden"


@record
class Split:
    """A file cut into its YAML text and its body, with line ends as LF."""

    header: str | None  # None: there is none
    body: str
    is_opened: bool = False
    header_line: int = 1  # the line of the file the YAML text starts on


@record
class AgentFile:
    """What the extension holds after reading one file."""

    status: FileStatus
    name: str = ""
    description: str = ""
    tools: tuple[str, ...] | None = None
    block_tools: tuple[str, ...] | None = None
    model: str | None = None
    thinking: str | None = None
    has_thinking: bool = False  # the key is there, whatever its value
    max_turns: int | float | None = None
    system_prompt: str = ""
    skip: SkipReason | None = None
    error: yaml12.YamlError | None = None
    values: dict[str, Any] | None = None  # the header's own data
    split: Split | None = None


def is_agent_name(file_name: str) -> bool:
    """Say whether a file of this name is read at all; case counts."""
    return file_name.endswith(".md")


def split(text: str) -> Split:
    """Cut a file as pi does: the character behind the opening dashes is passed over, whatever."""
    text = text.removeprefix("\ufeff")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.startswith("---"):
        return Split(None, text)
    close = text.find("\n---", 3)
    if close < 0:
        return Split(None, text, is_opened=True)
    line = 2 if text.startswith("\n", 3) else 1
    return Split(text[4:close], trim(text[close + 4 :]), is_opened=True, header_line=line)


def read_agent(text: str, file_name: str = "agent.md") -> AgentFile:
    """Read one file; never raises."""
    if not is_agent_name(file_name):
        return AgentFile(FileStatus.SKIPPED, skip=SkipReason.FILE_NAME)
    parts = split(text)
    if parts.header is None:
        reason = SkipReason.UNCLOSED if parts.is_opened else SkipReason.NO_HEADER
        return AgentFile(FileStatus.SKIPPED, skip=reason, system_prompt=parts.body, split=parts)
    reading = yaml12.read(parts.header)
    if reading.error is not None:
        return AgentFile(
            FileStatus.THROWS, error=reading.error, system_prompt=parts.body, split=parts
        )
    values = reading.value if isinstance(reading.value, dict) else {}
    name, description = values.get("name"), values.get("description")
    thinking = values.get("thinking")
    skip = _skip_reason(values, name, description)
    return AgentFile(
        FileStatus.AGENT if skip is None else FileStatus.SKIPPED,
        name if isinstance(name, str) else "",
        description if isinstance(description, str) else "",
        entries_of(values.get("tools")),
        entries_of(values.get("blockTools")),
        model if isinstance(model := values.get("model"), str) else None,
        thinking if isinstance(thinking, str) and thinking in THINKING_LEVELS else None,
        "thinking" in values,
        positive_integer(values.get("maxTurns")),
        parts.body,
        skip,
        values=values,
        split=parts,
    )


def _skip_reason(values: dict[str, Any], name: object, description: object) -> SkipReason | None:
    if not values:
        return SkipReason.NO_FIELDS
    if not isinstance(name, str):
        return SkipReason.NAME
    if not isinstance(description, str):
        return SkipReason.DESCRIPTION
    return SkipReason.HIDDEN if values.get("hidden") is True else None


def entries_of(value: object) -> tuple[str, ...] | None:
    """Read `tools` or `blockTools`; nothing usable in it is the same as no such key."""
    if isinstance(value, str):
        return split_list(value) or None
    if isinstance(value, list):
        items = (trim(item) for item in value if isinstance(item, str))
        return tuple(item for item in items if item) or None
    return None


def native(agent: AgentFile) -> dict[str, Any]:
    """Give the harness's own shape of a file, with only the fields that count."""
    if agent.status is not FileStatus.AGENT:
        return {"status": str(agent.status)}
    fields: dict[str, Any] = {"name": agent.name, "description": agent.description}
    if agent.tools is not None:
        fields["tools"] = list(agent.tools)
    if agent.block_tools is not None:
        fields["blockTools"] = list(agent.block_tools)
    if agent.model is not None:
        fields["model"] = agent.model
    if agent.max_turns is not None:
        fields["maxTurns"] = agent.max_turns
    fields["systemPrompt"] = agent.system_prompt
    result: dict[str, Any] = {"status": "agent", "agent": fields}
    if agent.has_thinking:
        result["thinking"] = agent.thinking
    return result
