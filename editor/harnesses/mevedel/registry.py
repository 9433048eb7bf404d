"""The retained agents of a stored session: which records a resume keeps, and what they froze.

A bad record is dropped, and so are its descendants; the others are untouched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.sexpr import Expression, Symbol, alist, plist
from editor.harnesses.mevedel.delegation import ROOT_PATH, is_agent_path
from editor.harnesses.mevedel.lisp import read_specs, text_of, word_of
from editor.harnesses.mevedel.models import ModelChoice
from editor.harnesses.mevedel.roles import DEFAULT
from editor.harnesses.mevedel.specs import expand

if TYPE_CHECKING:
    from collections.abc import Collection

    from editor.harnesses.mevedel.catalog import Catalog

ACTIVITIES = (
    "idle", "starting", "running", "waiting", "permission-blocked", "interaction-blocked",
)  # fmt: skip
_OUTCOMES = ("completed", "errored", "interrupted")
_RECIPES = {
    **dict.fromkeys(
        (
            "plan-mode", "full-auto-mode-exit", "plan-reference", "pending-events", "date-change",
            "agent-listing-delta", "xref-available", "imenu-available", "treesitter-available",
            "elisp-introspection-available", "deferred-tools-roster", "deferred-tools-expired",
            "agent-deferred-tools-roster", "agent-deferred-tools-expired", "verifier-read-only",
            "reviewer-read-only", "verification-suggestion",
        ),
        "nothing",
    ),
    **dict.fromkeys(("mode-constraints", "full-auto-mode", "task-nudge"), "interval"),
    **dict.fromkeys(("compaction-available", "max-turns-warning"), "ratio"),
    "token-usage": "usage",
    "edited-file": "count",
    "user-revised-patch": "text",
}  # fmt: skip
_CLIMBS = pattern(r"(?:^|/)\.\.(?:/|$)")


@record
class Retained:
    """One stored child, exactly as it was frozen when it started."""

    id: str
    path: str
    parent_path: str
    role: str
    activity: str
    tools: tuple[str, ...]
    deferred: tuple[str, ...]
    model: ModelChoice
    max_turns: int | None
    description: str = ""
    prompt: str | None = None
    location: str = ""


@record
class Dropped:
    """A record that a resume leaves out: its path as written, and why."""

    path: str | None
    reason: str


@record
class Restored:
    """The outcome of reading a registry, both in stored order."""

    kept: tuple[Retained, ...]
    dropped: tuple[Dropped, ...]


def restore(
    registry: Expression,
    catalog: Catalog,
    backends: Collection[str] | None = None,
    tools: Collection[tuple[str, str]] | None = None,
) -> Restored:
    """Read a registry as a resume would.

    `backends` None accepts every backend, as none is known. `tools` are the registered (category,
    name) pairs, by default those of the catalogue; an empty collection accepts every tool.
    """
    if tools is None:
        tools = {(tool.category, tool.name) for tool in catalog.tools.values()}
    records = registry if isinstance(registry, tuple) else ()
    seen_paths: set[str] = set()
    seen_ids: set[str] = set()
    results: list[Retained | Dropped] = []
    for written in records:
        result = _read_record(written, catalog, backends, tools, seen_paths, seen_ids)
        if isinstance(result, Retained):
            seen_paths.add(result.path)
            seen_ids.add(result.id)
        results.append(result)
    results = _without_orphans(results)
    return Restored(
        tuple(result for result in results if isinstance(result, Retained)),
        tuple(result for result in results if isinstance(result, Dropped)),
    )


def _without_orphans(results: list[Retained | Dropped]) -> list[Retained | Dropped]:
    """Drop records whose parent is gone, until none is left."""
    while True:
        present = {ROOT_PATH} | {item.path for item in results if isinstance(item, Retained)}
        after: list[Retained | Dropped] = [
            Dropped(item.path, "parent-missing")
            if isinstance(item, Retained) and item.parent_path not in present
            else item
            for item in results
        ]
        if after == results:
            return after
        results = after


def _read_record(
    record: Expression,
    catalog: Catalog,
    backends: Collection[str] | None,
    tools: Collection[tuple[str, str]],
    seen_paths: set[str],
    seen_ids: set[str],
) -> Retained | Dropped:
    """Check one record and take out what it froze."""
    fields = plist(record) or {}
    written = text_of(fields.get(":path"))
    identity, path = text_of(fields.get(":id")), written or ""
    parent, role = text_of(fields.get(":parent-path")), text_of(fields.get(":role"))
    activity = word_of(fields.get(":activity")) or ""
    location = text_of(fields.get(":conversation-location")) or ""
    configuration = plist(fields.get(":configuration", ())) or {}
    reason = (
        _identity_fault(identity, path, parent, seen_paths, seen_ids)
        or _state_fault(fields, activity, location)
        or _configuration_fault(configuration, role, backends, tools)
    )
    if reason:
        return Dropped(written, reason)
    agent = plist(configuration.get(":agent", ())) or {}
    locals_ = alist(configuration.get(":request-locals", ())) or {}
    specs = read_specs(agent.get(":tools", ()))
    name = role or DEFAULT
    deferred: dict[str, None] = {}
    for spec in specs if name != DEFAULT else ():
        deferred.update(dict.fromkeys(expand((spec,), catalog).deferred))
    turns = agent.get(":max-turns")
    return Retained(
        identity or "", path, parent or "", name, activity,
        tuple(pair[1] for pair in _tool_pairs(locals_.get("gptel-tools", ())) or ()),
        tuple(deferred),
        ModelChoice(
            text_of(locals_.get("gptel-backend")) or "",
            word_of(locals_.get("gptel-model")) or "",
            word_of(locals_.get("gptel-reasoning-effort")),
        ),
        turns if isinstance(turns, int) else None,
        text_of(agent.get(":description")) or "",
        text_of(agent.get(":system-prompt")),
        location,
    )  # fmt: skip


def _identity_fault(
    identity: str | None,
    path: str,
    parent: str | None,
    seen_paths: set[str],
    seen_ids: set[str],
) -> str:
    if not identity or identity in seen_ids:
        return "bad-id"
    if not is_agent_path(path) or path == ROOT_PATH or path in seen_paths:
        return "bad-path"
    return "" if parent == path.rpartition("/")[0] else "wrong-parent"


def _state_fault(fields: dict[str, Expression], activity: str, location: str) -> str:
    if activity not in ACTIVITIES:
        return "unknown-activity"
    if not location.endswith(".chat.org") or location.startswith(("/", "~")):
        return "bad-location"
    if _CLIMBS.search(location):
        return "bad-location"
    result, outcome = fields.get(":settled-result", ()), fields.get(":settled-outcome", ())
    if result == () and outcome == ():
        return ""
    is_settled = activity == "idle" and isinstance(result, str) and word_of(outcome) in _OUTCOMES
    return "" if is_settled else "unfitting-result"


def _configuration_fault(
    configuration: dict[str, Expression],
    role: str | None,
    backends: Collection[str] | None,
    tools: Collection[tuple[str, str]],
) -> str:
    agent = plist(configuration.get(":agent", ())) or {}
    if not role or text_of(agent.get(":name")) != role:
        return "role-mismatch"
    turns = agent.get(":max-turns", ())
    if not isinstance(agent.get(":description"), str):
        return "bad-description"
    if turns != () and not (isinstance(turns, int) and turns > 0):
        return "bad-max-turns"
    if not _is_prompt(agent.get(":system-prompt", ())):
        return "bad-prompt"
    if not all(isinstance(agent.get(key, ()), tuple) for key in (":tools", ":hook-rules")):
        return "bad-configuration"
    if not _are_recipes(agent.get(":reminders", ())):
        return "bad-reminder"
    locals_ = alist(configuration.get(":request-locals", ()))
    if not locals_:
        return "bad-configuration"
    backend = text_of(locals_.get("gptel-backend"))
    if backend is None or (backends is not None and backend not in backends):
        return "unknown-backend"
    pairs = _tool_pairs(locals_.get("gptel-tools", ()))
    is_known = pairs is not None and (not tools or set(tools).issuperset(pairs))
    return "" if is_known else "unknown-tool"


def _is_prompt(value: Expression) -> bool:
    return value == () or isinstance(value, str)


def _are_recipes(value: Expression) -> bool:
    """Whether every reminder names something that can make it again, with fitting arguments."""
    return isinstance(value, tuple) and all(map(is_recipe, value))


def is_recipe(value: Expression) -> bool:
    """Whether a value names something that can make a reminder again, with fitting arguments."""
    if not isinstance(value, tuple) or not value or not isinstance(value[0], Symbol):
        return False
    arguments = value[1:]
    match _RECIPES.get(value[0].name):
        case "nothing":
            return arguments == ()
        case "interval":
            return len(arguments) == 1 and (arguments[0] == () or _is_count(arguments[0]))
        case "count":
            return len(arguments) == 1 and _is_count(arguments[0])
        case "ratio":
            return len(arguments) == 1 and _is_ratio(arguments[0])
        case "text":
            return len(arguments) == 1 and isinstance(arguments[0], str)
        case "usage":
            return (
                len(arguments) == 2
                and _is_ratio(arguments[0])
                and (arguments[1] == () or _is_count(arguments[1]))
            )
        case _:
            return False


def _is_count(value: Expression) -> bool:
    return isinstance(value, int) and value >= 0


def _is_ratio(value: Expression) -> bool:
    return isinstance(value, int | float) and 0 <= value <= 1


def _tool_pairs(value: Expression) -> tuple[tuple[str, str], ...] | None:
    """The (category name) pairs of a frozen tool list."""
    if not isinstance(value, tuple):
        return None
    pairs: list[tuple[str, str]] = []
    for item in value:
        match item:
            case (str() as category, str() as name):
                pairs.append((category, name))
            case _:
                return None
    return tuple(pairs)
