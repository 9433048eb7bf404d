"""What a user can set for a session tree, as a session snapshot's `context` says it in JSON.

The names are those of the golden vectors (preset, roster, roles, extras, rules, tiers, …), with
what a real session adds: roots, grants, known models, further tools, retained children. A value of
the wrong shape is left out and its key is named in `faults`, so that the preview can say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from editor.core.records import replace
from editor.harnesses.mevedel.catalog import Qualifier, ToolInfo, ToolKind, with_tools
from editor.harnesses.mevedel.delegation import CAPACITY, Hop, Setup
from editor.harnesses.mevedel.models import (
    DEFAULT_TIERS,
    DEFAULT_WORKLOADS,
    ModelChoice,
    ModelMap,
    Tier,
    Workload,
)
from editor.harnesses.mevedel.permissions import PLANS, PROTECTED, Boundary, Grant
from editor.harnesses.mevedel.roles import IMPLEMENT, Component, Preset, Role
from editor.harnesses.mevedel.rules import ACTIONS, BUCKETS, Buckets, Rule
from editor.harnesses.mevedel.specs import Spec, SpecForm

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from editor.harnesses.mevedel.catalog import Catalog

T = TypeVar("T")

STANDARD_COMPONENTS: tuple[Any, ...] = (
    {"name": "role", "text": ""}, "workspace-config", "environment",
)  # fmt: skip


class Shape(ValueError):
    """A value has the wrong shape; caught where a key is read, never further."""


class Values:
    """The values of a context, read key by key; wrong ones are noted and left out."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values
        self.faults: list[str] = []

    def get(self, key: str, read: Callable[[Any], T], missing: T) -> T:
        """Read one key; absent, null or wrong gives `missing`."""
        value = self._values.get(key)
        if value is None:
            return missing
        try:
            return read(value)
        except Shape:
            self.faults.append(key)
            return missing

    def listed(self, key: str, read: Callable[[Any], T]) -> tuple[T, ...]:
        """Read a list; absent, null or wrong is an empty one."""
        nothing: tuple[T, ...] = ()
        return self.get(key, lambda value: items(value, read), nothing)


def text(value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise Shape
    return value


def flag(value: Any) -> bool:
    """A truth value."""
    if not isinstance(value, bool):
        raise Shape
    return value


def number(value: Any) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Shape
    return value


def mapping(value: Any) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise Shape
    return value


def items(value: Any, read: Callable[[Any], T]) -> tuple[T, ...]:
    """A list of one kind of value."""
    if not isinstance(value, list):
        raise Shape
    return tuple(map(read, value))


def texts(value: Any) -> tuple[str, ...]:
    """A list of texts."""
    return items(value, text)


def spec(value: Any, is_deferred: bool = False) -> Spec:
    """One tool spec: "name", {group}, {tool} or {deferred: SPEC}."""
    if isinstance(value, str):
        return Spec(SpecForm.BARE, value, is_deferred=is_deferred)
    held = mapping(value)
    if "deferred" in held and not is_deferred:
        return spec(held["deferred"], is_deferred=True)
    if "group" in held:
        return Spec(SpecForm.GROUP, text(held["group"]), is_deferred=is_deferred)
    name = held.get("tool")
    if isinstance(name, list) and len(name) == 2:
        return Spec(SpecForm.TOOL, text(name[1]), text(name[0]), is_deferred)
    return Spec(SpecForm.TOOL, text(name), is_deferred=is_deferred)


def specs(value: Any) -> tuple[Spec, ...]:
    """A list of tool specs."""
    return items(value, spec)


def extras(value: Any) -> dict[str, tuple[Spec, ...]]:
    """Extra specs by role or preset."""
    return {name: specs(listed) for name, listed in mapping(value).items()}


def component(value: Any) -> Component:
    """A registered component's name, or an inline one with a text or a file."""
    if isinstance(value, str):
        return Component(value)
    held = mapping(value)
    return Component(
        text(held.get("name")), True, text(held.get("text", "")), text(held.get("file", ""))
    )


def role(value: Any) -> Role:
    """One role of the user's."""
    held = mapping(value)
    turns = held.get("max_turns")
    components = held.get("components", list(STANDARD_COMPONENTS)) or []
    return Role(
        text(held.get("name")),
        specs(held.get("tools") or []),
        items(components, component),
        None if turns is None else number(turns),
        text(held.get("description", "")),
    )


def preset(value: Any) -> Preset:
    """One preset of the user's."""
    held = mapping(value)
    return Preset(
        text(held.get("name")), specs(held.get("tools", [])), texts(held.get("roster", []))
    )


def rule(value: Any) -> Rule:
    """One permission rule."""
    held = mapping(value)
    qualifier = next((kind for kind in Qualifier if held.get(kind) is not None), None)
    action = text(held.get("action"))
    if action not in ACTIONS:
        raise Shape
    return Rule(
        text(held.get("tool")), action, qualifier, text(held[qualifier]) if qualifier else "",
        flag(held.get("escalation", False)), flag(held.get("network", False)),
    )  # fmt: skip


def buckets(value: Any) -> Buckets:
    """Rules by bucket."""
    held = {name: items(listed, rule) for name, listed in mapping(value).items()}
    if not set(held).issubset(BUCKETS):
        raise Shape
    return held


def tier(value: Any) -> Tier:
    """One entry of the tier map."""
    held = mapping(value)
    return Tier(
        text(held.get("name")), _optional(held, "provider"), _optional(held, "effort"),
        "effort" in held,
    )  # fmt: skip


def workload(value: Any) -> Workload:
    """One entry of the workload map."""
    held = mapping(value)
    return Workload(
        text(held.get("name")), _optional(held, "tier"), _optional(held, "provider"),
        _optional(held, "effort"), "effort" in held,
    )  # fmt: skip


def _optional(held: Mapping[str, Any], key: str) -> str | None:
    value = held.get(key)
    return None if value is None else text(value)


def models(value: Any) -> dict[str, dict[str, tuple[str, ...]]]:
    """The models known on the machine: backend → model → efforts it supports."""
    return {
        backend: {model: texts(efforts) for model, efforts in mapping(held).items()}
        for backend, held in mapping(value).items()
    }


def model_choice(value: str | None, effort: str | None) -> ModelChoice:
    """A model written as BACKEND:MODEL; without a colon the backend is not known."""
    backend, colon, model = (value or "").partition(":")
    return ModelChoice(backend, model, effort) if colon else ModelChoice("", backend, effort)


def grant(value: Any) -> Grant:
    """Exact authority over one path."""
    held = mapping(value)
    access = text(held.get("access"))
    if access not in ("read", "write"):
        raise Shape
    return Grant(text(held.get("path")), access)


def own_tool(value: Any) -> ToolInfo:
    """A tool registered besides those of the package."""
    held = mapping(value)
    qualifier = _optional(held, "qualifier")
    if qualifier is not None and qualifier not in list(Qualifier):
        raise Shape
    is_read_only = flag(held.get("read_only", False))
    return ToolInfo(
        text(held.get("name")),
        texts(held.get("groups", [])),
        text(held.get("category", "mevedel")),
        ToolKind.INSPECTION if is_read_only else ToolKind.OTHER,
        Qualifier(qualifier) if qualifier else None,
        text(held.get("argument", "")),
    )


def hop(value: Any) -> Hop:
    """One start on a delegation path: null, a role's name, or an object with the call's words."""
    if value is None or isinstance(value, str):
        return Hop(value)
    held = mapping(value)
    after = held.get("after")
    return Hop(
        _optional(held, "role"),
        _optional(held, "task"),
        _optional(held, "model"),
        _optional(held, "effort"),
        flag(held.get("settle", False)),
        flag(held.get("sibling", False)),
        change(mapping(after)) if after else None,
    )


def change(held: Mapping[str, Any]) -> Callable[[Setup], Setup]:
    """A change of the setup made once a child exists; each key replaces what was there."""
    defined = items(held.get("define", []), role)
    changes: dict[str, Any] = {}
    if "role_extras" in held:
        changes["role_extras"] = extras(held["role_extras"])
    if "root_tools" in held:
        changes["root_tools"] = specs(held["root_tools"])
    session_rules = items(held["session_rules"], rule) if "session_rules" in held else None

    def apply(setup: Setup) -> Setup:
        boundary = setup.boundary
        if session_rules is not None:
            boundary = boundary.with_buckets({**boundary.buckets, "session": session_rules})
        if held.get("plan"):
            boundary = replace(boundary, plan="sticky")
        return replace(setup, roles=(*setup.roles, *defined), boundary=boundary, **changes)

    return apply


def setup(values: Values, base: Catalog, mode: str, root_model: ModelChoice) -> Setup:
    """Everything a user can set, out of a context."""
    get = values.get
    plan = get("plan", text, "")
    boundary = Boundary(
        mode,
        plan if plan in PLANS else None,
        get("rules", buckets, {}),
        values.listed("allowed_roots", text),
        values.listed("grants", grant),
        get("protected_paths", texts, PROTECTED),
        get("directory", text, ""),
        get("home", text, ""),
    )
    more = values.listed("own_tools", own_tool)
    return Setup(
        with_tools(base, more) if more else base,
        get("preset", text, IMPLEMENT),
        get("roster", texts, None),
        values.listed("roles", role),
        get("role_extras", extras, {}),
        get("preset_extras", extras, {}),
        get("root_tools", specs, None),
        None,
        boundary,
        ModelMap(
            get("tiers", lambda value: items(value, tier), DEFAULT_TIERS),
            get("workloads", lambda value: items(value, workload), DEFAULT_WORKLOADS),
            get("models", models, None),
        ),
        root_model,
        get("capacity", number, CAPACITY),
        get("goal_active", flag, False),
        values.listed("presets", preset),
    )
