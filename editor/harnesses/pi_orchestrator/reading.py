"""From a document to the definition others show: an agent, or the configuration."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Definition, FieldValue, LazyProblems, Source, Status
from editor.core.patterns import pattern
from editor.core.records import replace
from editor.harnesses.pi_orchestrator.agent_file import (
    KEYS,
    AgentFile,
    FileStatus,
    native,
    read_agent,
)
from editor.harnesses.pi_orchestrator.config_reading import ID, read_config
from editor.harnesses.pi_orchestrator.fields import AGENT, AGENT_BY_KEY, AGENT_FIELDS
from editor.harnesses.pi_orchestrator.findings import FENCE, agent_problems, key_lines
from editor.harnesses.pi_orchestrator.locations import is_config
from editor.harnesses.pi_orchestrator.mending import repair
from editor.harnesses.pi_orchestrator.rules import NEWEST, RELEASE_0_1_2

if TYPE_CHECKING:
    from editor.core.definition import Origin, Value
    from editor.core.document import Document
    from editor.core.problems import Problem

__all__ = ["ID", "agent_of", "read", "text_of"]

_DEFAULTS: Final = {
    field.name: FieldValue(field.default, Source.DEFAULT) for field in AGENT_FIELDS if field.key
}
_STATUS: Final = {
    FileStatus.AGENT: Status.LOADED,
    FileStatus.SKIPPED: Status.SKIPPED,
    FileStatus.THROWS: Status.BREAKS_OTHERS,
}
_STEM: Final = pattern(r"(.+?)(?:\.(?:md|markdown))?\Z", re.IGNORECASE | re.DOTALL)


def read(document: Document, origin: Origin, rules: str) -> Definition:
    """Read one document; never raises."""
    if is_config(origin.path):
        return read_config(document, origin, rules)
    agent = agent_of(document, origin, rules)
    header = agent.split.header if agent.split else None
    lines = key_lines(header, agent.split.header_line) if header and agent.split else {}
    shown = _mended(document, agent) if agent.status is FileStatus.THROWS else agent

    def make_native() -> dict[str, Any]:
        return native(agent)

    def find_problems() -> tuple[Problem, ...]:
        return agent_problems(document, origin, agent, lines, rules)

    return Definition(
        harness=ID,
        rules=rules,
        name=shown.name or _stem(origin),
        origin=origin,
        document=document,
        status=_STATUS[agent.status],
        fields=MappingProxyType(_fields(shown, header or "", lines)),
        other_keys=tuple(key for key in shown.values or () if key not in KEYS),
        problems=LazyProblems(find_problems),
        kind=AGENT,
        make_native=make_native,
        make_prompt=lambda: agent.system_prompt,
    )


def text_of(document: Document) -> str:
    """Give the text as pi decodes it: bytes that are no UTF-8 become replacement characters."""
    if document.text.isascii() or document.is_utf8:
        return document.text
    return document.data.decode("utf-8", "replace")


def agent_of(document: Document, origin: Origin, rules: str = NEWEST) -> AgentFile:
    """Read a document by the extension's own rules."""
    agent = read_agent(text_of(document), origin.file_name)
    if rules == RELEASE_0_1_2 and agent.has_thinking:
        return replace(agent, thinking=None, has_thinking=False)
    return agent


def _stem(origin: Origin) -> str:
    found = _STEM.match(origin.file_name)
    return found[1] if found else origin.file_name


def _mended(document: Document, agent: AgentFile) -> AgentFile:
    """Read a fatal file as it would read with its quotes, to have its name and fields to show."""
    fenced = FENCE.find(document.text)
    header = document.text[fenced.start : fenced.end].removesuffix("\n").removesuffix("\r")
    found = repair(header)
    if found is None:
        return agent
    return read_agent(f"---\n{found.header}\n---\n")


def _fields(agent: AgentFile, header: str, lines: dict[str, int]) -> dict[str, FieldValue]:
    fields = dict(_DEFAULTS)
    values = agent.values
    if not values:
        return fields
    for key in values:
        field = AGENT_BY_KEY.get(key)
        if field is not None and (key != "thinking" or agent.has_thinking):
            value = _value(agent, key)
            if value == ():
                continue  # an empty list is the same as no list
            raw = "" if value else _raw(header, lines, key)
            fields[field.name] = FieldValue(value, Source.FILE, lines.get(key), raw)
    return fields


def _value(agent: AgentFile, key: str) -> Value:
    values = agent.values or {}
    match key:
        case "tools":
            return agent.tools or ()
        case "blockTools":
            return agent.block_tools or ()
        case "thinking":
            return agent.thinking
        case "maxTurns":
            return agent.max_turns
        case "hidden":
            return values[key] is True
        case _:
            held = values[key]
            return held if isinstance(held, str) else None


def _raw(header: str, lines: dict[str, int], key: str) -> str:
    """Give what stands behind a key on its line."""
    found = re.compile(rf"^[\"']?{re.escape(key)}[\"']?[ \t]*:[ \t]*([^\n]*)", re.MULTILINE).search(
        header
    )
    return found[1].rstrip(" \t") if found and key in lines else ""
