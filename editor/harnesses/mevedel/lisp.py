"""Lisp values as the package prints them: words, tool specs, rules and grants."""

from __future__ import annotations

from editor.core.sexpr import Expression, Symbol, T, plist
from editor.harnesses.mevedel.catalog import Qualifier
from editor.harnesses.mevedel.permissions import Grant
from editor.harnesses.mevedel.rules import ACTIONS, Rule
from editor.harnesses.mevedel.specs import Spec, SpecForm

_ON_DEMAND = (":deferred", ":discoverable")
_RULE_KEYS = (
    ":path", ":pattern", ":domain", ":name", ":network", ":file-system", ":sandbox-permissions",
    ":action",
)  # fmt: skip


def text_of(value: Expression | None) -> str | None:
    """A text value, None for anything else."""
    return value if isinstance(value, str) else None


def word_of(value: Expression | None) -> str | None:
    """A text or the name of a symbol, None for anything else (`nil` included)."""
    return value.name if isinstance(value, Symbol) else text_of(value)


def read_spec(value: Expression, is_deferred: bool = False) -> Spec | None:
    """One tool spec, None when it has no known form."""
    if isinstance(value, Symbol):
        return Spec(SpecForm.BARE, value.name, is_deferred=is_deferred)
    if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[0], Symbol):
        return None
    head, rest = value[0].name, value[1]
    if head in _ON_DEMAND:
        return None if is_deferred else read_spec(rest, is_deferred=True)
    if head == ":group":
        name = word_of(rest)
        return Spec(SpecForm.GROUP, name, is_deferred=is_deferred) if name else None
    if head != ":tool":
        return None
    match rest:
        case (str() as category, str() as name):
            return Spec(SpecForm.TOOL, name, category, is_deferred)
        case _:
            name = word_of(rest)
            return Spec(SpecForm.TOOL, name, is_deferred=is_deferred) if name else None


def read_specs(value: Expression) -> tuple[Spec, ...]:
    """A list of tool specs; entries of an unknown form are left out."""
    items = value if isinstance(value, tuple) else ()
    return tuple(spec for spec in map(read_spec, items) if spec is not None)


def read_grant(value: Expression) -> Grant | str:
    """One resource grant, or the code of what is wrong with it."""
    fields = plist(value)
    if fields is None or len(fields) * 2 != len(value if isinstance(value, tuple) else ()):
        return "bad-entry"
    if set(fields) != {":path", ":access"}:
        return "unknown-key" if set(fields) - {":path", ":access"} else "missing-key"
    path, access = text_of(fields[":path"]), word_of(fields[":access"])
    if not path or not path.startswith(("/", "~")) or isinstance(fields[":access"], str):
        return "bad-value"
    return Grant(path, access) if access in ("read", "write") else "bad-value"


def read_rule(value: Expression) -> Rule | str:
    """One permission rule, or the code of what is wrong with it."""
    if not isinstance(value, tuple) or not value or not isinstance(value[0], str):
        return "bad-entry"
    fields = plist(value[1:])
    if fields is None:
        return "bad-entry"
    if len(fields) * 2 != len(value) - 1:
        return "duplicate-key"
    if not set(fields).issubset(_RULE_KEYS):
        return "unknown-key"
    qualifiers = [kind for kind in Qualifier if f":{kind}" in fields]
    if len(qualifiers) > 1:
        return "second-qualifier"
    if ":action" not in fields:
        return "missing-key"
    action = fields[":action"]
    if not isinstance(action, Symbol) or action.name not in ACTIONS:
        return "bad-action"
    qualifier = qualifiers[0] if qualifiers else None
    text = fields[f":{qualifier}"] if qualifier else ""
    if not isinstance(text, str) or not _are_execution_values(fields):
        return "bad-value"
    return Rule(
        value[0], action.name, qualifier, text, ":sandbox-permissions" in fields,
        ":network" in fields,
    )  # fmt: skip


def _are_execution_values(fields: dict[str, Expression]) -> bool:
    """Whether the keys about how a command runs hold what they may hold."""
    escalation = fields.get(":sandbox-permissions", Symbol("require-escalated"))
    grants = fields.get(":file-system", ())
    return (
        fields.get(":network", T) == T
        and escalation == Symbol("require-escalated")
        and isinstance(grants, tuple)
        and all(not isinstance(read_grant(grant), str) for grant in grants)
    )
