"""Roles as Markdown, in a format of our own: mevedel itself keeps roles only as evaluated Lisp.

The built-in catalogue is written in it, and a role can be drafted in it and copied as a
`mevedel-define-agent` form. `tools` entries are `NAME`, `group:NAME`, `tool:NAME` or
`tool:CATEGORY/NAME`, with `deferred:` in front for on-demand ones. `system-components` entries are
registered names, `role` for the text below the header, or `NAME=FILE`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from editor.core import sexpr
from editor.core.patterns import pattern
from editor.core.records import record
from editor.harnesses.mevedel.registry import is_recipe
from editor.harnesses.mevedel.roles import REQUIRED_COMPONENTS, Component, Role
from editor.harnesses.mevedel.specs import Spec, SpecForm

if TYPE_CHECKING:
    from editor.harnesses.mevedel.header import Header

DEFERRED: Final = "deferred:"
BODY: Final = "role"
KNOWN_KEYS: Final = frozenset(
    ("name", "description", "tools", "system-components", "max-turns", "reminders", "hooks")
)
STANDARD: Final = (BODY, *REQUIRED_COMPONENTS)
ROLE_NAME: Final = pattern(r"[^\s()\[\]\"';`,\\#?.:0-9][^\s()\[\]\"';`,\\]*\Z")


@record
class RoleFile:
    """A role as its file gives it; `faults` are (code, key, entry)."""

    name: str
    description: str
    tools: tuple[str, ...]
    components: tuple[str, ...]
    max_turns: int | None
    reminders: tuple[str, ...]
    hooks: str
    body: str
    faults: tuple[tuple[str, str, str], ...] = ()

    def role(self, is_builtin: bool = False) -> Role:
        """The role it stands for."""
        specs = tuple(spec for spec in map(read_spec, self.tools) if spec)
        parts = tuple(read_component(entry, self.body) for entry in self.components)
        return Role(self.name, specs, parts, self.max_turns, self.description, is_builtin)


def read_spec(entry: str) -> Spec | None:
    """One entry of `tools`, None when it has no known form."""
    is_deferred = entry.startswith(DEFERRED)
    rest = entry.removeprefix(DEFERRED).strip() if is_deferred else entry
    if rest.startswith("group:"):
        name = rest.removeprefix("group:")
        return Spec(SpecForm.GROUP, name, is_deferred=is_deferred) if name else None
    if rest.startswith("tool:"):
        category, slash, name = rest.removeprefix("tool:").rpartition("/")
        if not name or (slash and not category):
            return None
        return Spec(SpecForm.TOOL, name, category, is_deferred)
    if not rest or re.search(r"[\s:/()\[\]\"']", rest):
        return None
    return Spec(SpecForm.BARE, rest, is_deferred=is_deferred)


def show_spec(spec: Spec) -> str:
    """A spec as an entry of `tools`."""
    name = f"{spec.category}/{spec.name}" if spec.category else spec.name
    form = {SpecForm.BARE: "", SpecForm.GROUP: "group:", SpecForm.TOOL: "tool:"}[spec.form]
    return f"{DEFERRED if spec.is_deferred else ''}{form}{name}"


def read_component(entry: str, body: str) -> Component:
    """One entry of `system-components`."""
    if entry == BODY:
        return Component(BODY, is_inline=True, text=body)
    name, equals, file = entry.partition("=")
    return Component(name, is_inline=True, file=file) if equals else Component(entry)


def read_role(header: Header, fallback_name: str) -> RoleFile:
    """Read a role out of a header; what cannot be read counts as not set and is noted."""
    faults: list[tuple[str, str, str]] = []
    values = header.values

    def text(key: str) -> str:
        value = values.get(key)
        if value is None or isinstance(value, str):
            return value or ""
        faults.append(("not-text", key, str(value)))
        return ""

    def texts(key: str) -> tuple[str, ...]:
        return _texts(values.get(key), key, faults)

    turns = values.get("max-turns")
    if turns is not None and (not isinstance(turns, int) or isinstance(turns, bool) or turns < 1):
        faults.append(("bad-max-turns", "max-turns", str(turns)))
        turns = None
    tools = texts("tools")
    faults += [("bad-spec", "tools", entry) for entry in tools if read_spec(entry) is None]
    reminders = texts("reminders")
    for entry in reminders:
        recipe = sexpr.read(entry)
        if isinstance(recipe, sexpr.Fault) or not is_recipe(recipe):
            faults.append(("bad-reminder", "reminders", entry))
    hooks = text("hooks")
    if hooks and isinstance(sexpr.read(hooks), sexpr.Fault):
        faults.append(("bad-hooks", "hooks", hooks))
    components = texts("system-components") if "system-components" in values else STANDARD
    name = text("name") or fallback_name
    return RoleFile(
        name, text("description"), tools, components, turns, reminders, hooks, header.body,
        tuple(faults),
    )  # fmt: skip


def _texts(value: Any, key: str, faults: list[tuple[str, str, str]]) -> tuple[str, ...]:
    """A list of texts; one text is split at commas."""
    if value is None:
        return ()
    if isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    if not isinstance(value, list):
        faults.append(("not-list", key, str(value)))
        return ()
    faults += [("not-text", key, str(item)) for item in value if not isinstance(item, str)]
    return tuple(item for item in value if isinstance(item, str))
