"""A stored session's sidecar, session.meta.el, as a session: what it tells, and what it does not.

Told: mode, rules, grants, plan flag, capacity, model, effort, preset name, tier and workload maps,
and each retained child exactly as it was frozen. Not told: root's own tools and prompt, the
preset's roster (only the roles seen last), and what is set in the Emacs configuration. Message
texts are never taken over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from editor.core import sexpr
from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.session import Completeness, Session
from editor.core.sexpr import Expression, Symbol, alist, plist
from editor.core.wording import message
from editor.harnesses.mevedel import situation, wording
from editor.harnesses.mevedel.catalog import AUG, catalog
from editor.harnesses.mevedel.lisp import read_grant, read_rule, text_of, word_of
from editor.harnesses.mevedel.registry import Retained, restore

if TYPE_CHECKING:
    from editor.harnesses.mevedel.permissions import Grant
    from editor.harnesses.mevedel.rules import Rule

FORMAT: Final = "v0.5.2"
LONGEST_PROMPT: Final = 4000  # characters of a child's prompt that go into a snapshot
_TIERS: Final = "mevedel-model-tiers"
_WORKLOADS: Final = "mevedel-model-workloads"


@record
class Surroundings:
    """What lies beside the sidecar: where it is, and the permission files that apply."""

    identity: str
    title: str
    home: str = ""
    rules: tuple[Rule, ...] = ()
    grants: tuple[Grant, ...] = ()
    notes: tuple[str, ...] = ()  # codes of `wording.NOTES`


def read_sidecar(data: bytes, around: Surroundings) -> Session | Problem:
    """Read a sidecar; never raises."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return _unreadable(around, line, 1)
    value = sexpr.read(text)
    if isinstance(value, sexpr.Fault):
        return _unreadable(around, value.line, value.column)
    fields = plist(value)
    if fields is None or ":version" not in fields:
        return _unreadable(around, 1, 1)
    notes = list(around.notes)
    if text_of(fields[":version"]) != FORMAT:
        notes.append("other-format")
    folder = text_of(fields.get(":working-directory")) or _workspace_root(fields)
    context = _context(fields, around, folder, notes)
    context["notes"] = list(dict.fromkeys(notes))
    return Session(
        "mevedel",
        around.identity,
        text_of(fields.get(":session-name")) or around.title,
        (),
        folder,
        word_of(fields.get(":permission-mode")),
        "plan" if fields.get(":plan-mode", ()) != () else "agent",
        word_of(fields.get(":model-provider")),
        word_of(fields.get(":reasoning-effort")),
        Completeness.PARTIAL,
        context,
    )


def _unreadable(around: Surroundings, line: int, column: int) -> Problem:
    text = message(wording.SIDECAR_UNREADABLE, name=around.title, line=line, column=column)
    return Problem("session-unreadable", Severity.ERROR, text, line)


def _workspace_root(fields: dict[str, Expression]) -> str | None:
    workspace = plist(fields.get(":workspace", ())) or {}
    return text_of(workspace.get(":target-native-root"))


def _context(
    fields: dict[str, Expression], around: Surroundings, folder: str | None, notes: list[str]
) -> dict[str, Any]:
    """The session side of the tree, in the words of a snapshot's context."""
    preset = word_of(fields.get(":preset-name"))
    settings = _settings(fields.get(":preset-settings", ()))
    capacity = fields.get(":agent-turn-capacity")
    roots = [path for path in (folder, *_roots(fields.get(":additional-roots", ()))) if path]
    unknown = [situation.ROOT_TOOLS, situation.GLOBAL_RULES]
    seen = _seen_roles(fields.get(":agent-types-snapshot", ()))
    context: dict[str, Any] = {
        "preset": preset,
        "plan": "sticky" if fields.get(":plan-mode", ()) != () else None,
        "sandbox_mode": word_of(fields.get(":sandbox-mode")),
        "capacity": capacity if isinstance(capacity, int) else None,
        "rules": {
            "session": _rules(fields.get(":permission-rules", ()), notes),
            "persistent": [rule_json(rule) for rule in around.rules],
        },
        "grants": [
            *_grants(fields.get(":resource-grants", ()), notes),
            *map(grant_json, around.grants),
        ],
        "allowed_roots": list(dict.fromkeys(roots)),
        "directory": folder,
        "home": around.home or None,
        "tiers": _policy(settings.get(_TIERS)),
        "workloads": _policy(settings.get(_WORKLOADS)),
        "children": [],
    }
    if seen:
        context["roster"] = seen
        unknown.append(situation.ROSTER)
    restored = restore(fields.get(":agent-registry", ()), catalog(AUG), None, ())
    context["children"] = [child_json(child) for child in restored.kept]
    if restored.dropped:
        notes.append("children-dropped")
    if fields.get(":permission-mode") is None:
        unknown.append(situation.MODE)
    context["unknown"] = unknown
    return {key: value for key, value in context.items() if value is not None}


def _settings(value: Expression) -> dict[str, Expression]:
    """The preset's settings: a property list or an association list, with or without colons."""
    held = plist(value) or alist(value) or {}
    return {name.lstrip(":"): item for name, item in held.items()}


def _policy(value: Expression | None) -> list[dict[str, Any]] | None:
    """A tier or workload map as JSON."""
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], tuple):
        inner = value[0]
        if inner and isinstance(inner[0], tuple):
            value = inner
    if not isinstance(value, tuple):
        return None
    entries: list[dict[str, Any]] = []
    for entry in value:
        if not isinstance(entry, tuple) or not entry or not isinstance(entry[0], Symbol):
            continue
        made: dict[str, Any] = {"name": entry[0].name}
        for key, item in (plist(entry[1:]) or {}).items():
            made[key.lstrip(":")] = _provider(item)
        entries.append(made)
    return entries


def _provider(value: Expression) -> str | None:
    """A word, or a (BACKEND . MODEL) pair as BACKEND:MODEL."""
    if isinstance(value, sexpr.Dotted) and len(value.items) == 1:
        return f"{word_of(value.items[0])}:{word_of(value.tail)}"
    return word_of(value)


def _roots(value: Expression) -> list[str]:
    """Further workspace roots: texts, or lists headed by one."""
    roots: list[str] = []
    for entry in value if isinstance(value, tuple) else ():
        head = entry[0] if isinstance(entry, tuple) and entry else entry
        if isinstance(head, str):
            roots.append(head)
    return roots


def _seen_roles(value: Expression) -> list[str]:
    """The names of the roles a session showed last."""
    held = alist(value)
    return sorted(held) if held else []


def _rules(value: Expression, notes: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for entry in value if isinstance(value, tuple) else ():
        rule = read_rule(entry)
        if isinstance(rule, str):
            notes.append("rule-left-out")
        else:
            found.append(rule_json(rule))
    return found


def _grants(value: Expression, notes: list[str]) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    for entry in value if isinstance(value, tuple) else ():
        grant = read_grant(entry)
        if isinstance(grant, str):
            notes.append("rule-left-out")
        else:
            found.append(grant_json(grant))
    return found


def rule_json(rule: Rule) -> dict[str, Any]:
    """A rule in the words of a snapshot."""
    made: dict[str, Any] = {"tool": rule.tool, "action": rule.action}
    if rule.qualifier is not None:
        made[str(rule.qualifier)] = rule.value
    if rule.is_escalation:
        made["escalation"] = True
    if rule.network:
        made["network"] = True
    return made


def grant_json(grant: Grant) -> dict[str, str]:
    """A grant in the words of a snapshot."""
    return {"path": grant.path, "access": grant.access}


def child_json(child: Retained) -> dict[str, Any]:
    """A retained child in the words of a snapshot."""
    prompt = child.prompt
    if prompt is not None and len(prompt) > LONGEST_PROMPT:
        prompt = prompt[:LONGEST_PROMPT] + "…"
    made: dict[str, Any] = {
        "path": child.path,
        "role": child.role,
        "description": child.description,
        "tools": list(child.tools),
        "deferred": list(child.deferred),
        "model": child.model.label or None,
        "effort": child.model.effort,
        "max_turns": child.max_turns,
        "activity": child.activity,
        "prompt": prompt,
    }
    return {key: value for key, value in made.items() if value is not None}
