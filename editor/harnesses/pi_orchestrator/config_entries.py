"""`modelOverrides` and `builtinFleet` as lists of lines: `agent = model`, `agent = level hidden`.

The objects in the file are edited member by member, so that comments and order in them stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from editor.core.jsonc import JsoncError, parse, remove_property, set_property, spell
from editor.core.text import apply_text_edits
from editor.harnesses.pi_orchestrator.script import trim
from editor.harnesses.pi_orchestrator.spawning import THINKING_LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.harnesses.pi_orchestrator.config import Fleet

NO_FLEET: Final = "* = off"
_HIDDEN, _SHOWN = "hidden", "shown"


def override_lines(overrides: Mapping[str, str]) -> tuple[str, ...]:
    """Show the models set for agents."""
    return tuple(f"{name} = {model}" for name, model in overrides.items())


def fleet_lines(fleet: Fleet) -> tuple[str, ...]:
    """Show what is set for built-in agents; nothing means all of them as they come."""
    if isinstance(fleet, bool):
        return () if fleet else (NO_FLEET,)
    return tuple(f"{name} = {_fleet_words(entry)}".rstrip() for name, entry in fleet.items())


def _fleet_words(entry: Mapping[str, Any]) -> str:
    words = [entry["thinking"]] if "thinking" in entry else []
    if "hidden" in entry:
        words.append(_HIDDEN if entry["hidden"] else _SHOWN)
    return " ".join(words)


def read_override(line: str) -> tuple[str, str] | None:
    """Read one line for an agent's model, None when it is none."""
    name, sign, model = line.partition("=")
    name, model = trim(name), trim(model)
    return (name, model) if sign and name and model else None


def read_fleet_entry(line: str) -> tuple[str, dict[str, Any]] | None:
    """Read one line for a built-in agent, None when it is none."""
    name, sign, words = line.partition("=")
    entry: dict[str, Any] = {}
    for word in words.split():
        if word in THINKING_LEVELS and "thinking" not in entry:
            entry["thinking"] = word
        elif word in (_HIDDEN, _SHOWN) and "hidden" not in entry:
            entry["hidden"] = word == _HIDDEN
        else:
            return None
    return (trim(name), entry) if sign and trim(name) else None


def with_overrides(raw: str, lines: Sequence[str]) -> str | None:
    """Give the text of the object with exactly these models; None when a line is not usable."""
    wanted = [read_override(line) for line in lines]
    if None in wanted:
        return None
    return _with_members(raw, dict(pair for pair in wanted if pair is not None))


def with_fleet(raw: str, lines: Sequence[str]) -> str | None:
    """Give the text of the switch or object that says these lines; None when one is not usable."""
    if tuple(lines) == (NO_FLEET,):
        return "false"
    wanted = [read_fleet_entry(line) for line in lines]
    if None in wanted or NO_FLEET in lines:
        return None
    return _with_members(raw, dict(pair for pair in wanted if pair is not None))


def _with_members(raw: str, wanted: Mapping[str, Any]) -> str:
    """Change the members of an object's text one by one; entries that did not count go."""
    root = parse(raw).root
    if root is None or root.kind != "object" or not root.members:
        return spell(dict(wanted))
    text = raw
    for name in dict.fromkeys(member.key for member in root.members):
        if name not in wanted:
            text = _edited(text, remove_property(text, [name]))
    for name, value in wanted.items():
        held = root.value.get(name)
        if held != value or type(held) is not type(value):
            text = _edited(text, set_property(text, [name], spell(value)))
    return text


def _edited(text: str, edits: Any) -> str:
    return text if isinstance(edits, JsoncError) else apply_text_edits(text, edits)
