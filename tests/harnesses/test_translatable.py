"""No sentence is built of English pieces: into a template goes a name, or a template too."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from editor.core.document import Document
from editor.core.records import field_names, is_record
from editor.core.wording import Message
from editor.harnesses import IDS, by_id
from editor.storage.library import scan
from editor.storage.paths import environment as read_environment
from editor.storage.sessions import SampleSessions

if TYPE_CHECKING:
    from collections.abc import Iterator

VECTORS = Path(__file__).parents[1] / "data" / "vectors"
PHRASE = re.compile(r"\b[a-z]{2,}(?: [a-z]{2,})+\b")
FOLDERS = {
    "pi-desktop": ".agents/subagents",
    "claude-code": ".claude/agents",
    "pi-orchestrator": ".pi/agent/agents",
    "mevedel": "project/.agents/skills",
}
SOURCES = {
    "pi-desktop": ("production_pipeline.json", "document"),
    "claude-code": ("parse.json", "document"),
    "pi-orchestrator": ("agents.json", "content"),
}
MOST = 30  # definitions resolved under every session


def documents(harness: str) -> dict[str, str]:
    """Definitions with everything in them that a harness has something to say about."""
    if harness == "mevedel":
        return {
            "a/SKILL.md": "---\nname: a\ndescription: [x\n---\n",
            "b/SKILL.md": "---\nname: B b\ncontext: fork\nallowed-tools: Foo Bash(x\n---\n",
        }
    name, key = SOURCES[harness]
    cases = json.loads((VECTORS / harness / name).read_text(encoding="utf-8"))
    return {f"v{number}.md": case["input"][key] for number, case in enumerate(cases)}


def messages(value: object, seen: set[int]) -> Iterator[Message]:
    """Every message inside a value, those inside messages too."""
    if isinstance(value, Message):
        yield value
        yield from messages(value.parameters, seen)
    elif isinstance(value, str | int | Document) or id(value) in seen:
        return
    elif is_record(value):
        seen.add(id(value))
        for name in field_names(value):
            yield from messages(getattr(value, name), seen)
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from messages(inner, seen)
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from messages(inner, seen)


@pytest.mark.parametrize("harness_id", IDS)
def test_what_goes_into_a_sentence_is_a_name_or_a_sentence(harness_id: str, home: Path) -> None:
    texts = documents(harness_id)
    for name, text in texts.items():
        path = home / FOLDERS[harness_id] / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
    harness, content = by_id(harness_id), "\n".join(texts.values())
    library = scan(harness, read_environment())
    sessions = [session for _, session in SampleSessions(harness_id)._sessions]
    entries = library.roster.entries
    told: list[object] = [library.problems, *entries]
    for entry in entries[:: max(1, len(entries) // MOST)]:
        told += [
            harness.resolve(entry, session, library.roster, library.rules) for session in sessions
        ]
    told += [harness.delegation_map(session, library.roster, library.rules) for session in sessions]
    found = set()
    count = 0
    for message in messages(told, set()):
        count += 1
        for name, value in message.parameters.items():
            if not isinstance(value, str) or value.startswith("("):  # a rule, as it is written
                continue
            for phrase in PHRASE.findall(value):
                if phrase not in content and str(home) not in value:
                    found.add(f"{message.template[:60]!r}: {name} is {value!r}")
    assert count > 100
    assert not found, "\n".join(sorted(found))
