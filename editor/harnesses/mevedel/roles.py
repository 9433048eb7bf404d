"""The built-in roles and presets, and the rules for a role's prompt components."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from editor.core.records import record
from editor.harnesses.mevedel.catalog import AUG
from editor.harnesses.mevedel.specs import bare, deferred, tools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.harnesses.mevedel.specs import Spec

DEFAULT = "default"
DEFINITION_KEYS = (
    ":description", ":tools", ":system-components", ":max-turns", ":reminders", ":hooks",
)  # fmt: skip
IMPLEMENT = "mevedel-implement"
DISCUSS = "mevedel-discuss"

REQUIRED_COMPONENTS = ("workspace-config", "environment")
ROLE_COMPONENTS = (
    "report-tone", "tool-orchestration", "workspace-config", "memory", "environment", "skills",
)  # fmt: skip
_REGISTERED = frozenset((*ROLE_COMPONENTS, "main-role", "main-tone", "active-goal"))


@record
class Component:
    """One part of a role's prompt: a registered name, or inline text or a file under a name."""

    name: str
    is_inline: bool = False
    text: str = ""
    file: str = ""


@record
class Role:
    """One registered role."""

    name: str
    tools: tuple[Spec, ...]
    components: tuple[Component, ...] = ()
    max_turns: int | None = None
    description: str = ""
    is_builtin: bool = False


@record
class Preset:
    """Tools and role roster of a root session; an empty roster means every registered role."""

    name: str
    tools: tuple[Spec, ...]
    roster: tuple[str, ...] = ()


def component_fault(components: Sequence[Component]) -> tuple[str, str] | None:
    """Say what is wrong with a role's components: an error code and the name it is about."""
    seen: set[str] = set()
    for component in components:
        if not component.is_inline and component.name not in _REGISTERED:
            return "unknown-prompt-component", component.name
        if component.name in seen:
            return "duplicate-prompt-component", component.name
        seen.add(component.name)
    registered = {component.name for component in components if not component.is_inline}
    for name in REQUIRED_COMPONENTS:
        if name not in registered:
            return "profile-missing-required-component", name
    return None


def _components(name: str, *registered: str) -> tuple[Component, ...]:
    role_file = Component(name, is_inline=True, file=f"agents/{name}.md")
    return (role_file, *map(Component, registered))


_TASKS = ("TaskCreate", "TaskUpdate", "TaskList", "TaskGet", "TaskNote")
_SKILLS = ("Skill", "ListSkills")
_TAIL = ("workspace-config", "memory", "environment", "skills")


@cache
def builtin_roles(rules: str) -> tuple[Role, ...]:
    """The four roles the package registers; only the older rules give them turn limits."""
    limits: dict[str, int | None] = {"worker": 50, "explorer": 30, "verifier": 20, "reviewer": 12}

    def role(name: str, specs: tuple[Spec, ...], *registered: str) -> Role:
        limit = limits[name] if rules == AUG else None
        return Role(name, specs, _components(name, *registered), limit, is_builtin=True)

    on_demand = {group: deferred(bare(group)) for group in ("code", "web", "elisp")}
    return (
        role(
            "worker",
            bare("read", "edit", "code", "eval")
            + tools("Ask", *_SKILLS, "ToolSearch", *_TASKS, "Agent")
            + on_demand["web"]
            + on_demand["elisp"],
            "report-tone", "tool-orchestration", *_TAIL,
        ),
        role(
            "explorer",
            bare("read")
            + tools("Ask", *_SKILLS, "ToolSearch", *_TASKS, "Agent")
            + on_demand["code"]
            + on_demand["web"]
            + on_demand["elisp"],
            "report-tone", "tool-orchestration", "workspace-config", "environment", "skills",
        ),
        role(
            "verifier",
            bare("read", "code") + tools("Bash", "Eval", "Ask", "ToolSearch") + on_demand["elisp"],
            "report-tone", "tool-orchestration", "workspace-config", "environment",
        ),
        role(
            "reviewer",
            bare("read", "code") + tools("Bash"),
            "tool-orchestration", "workspace-config", "environment",
        ),
    )  # fmt: skip


PRESETS = {
    IMPLEMENT: Preset(
        IMPLEMENT,
        bare("read", "util", "edit")
        + tools("Bash", "WriteStdin", "ListExecutions", "StopExecution")
        + deferred(tools("Eval") + bare("code", "web", "elisp")),
        ("worker", "explorer", "reviewer", "verifier"),
    ),
    DISCUSS: Preset(DISCUSS, bare("read") + tools("ToolSearch") + deferred(bare("code", "web"))),
}
