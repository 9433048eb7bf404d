"""Permission rules, the buckets that hold them, and which of them applies to a call.

Inside one bucket a rule with a qualifier outranks one without; among equals deny, then ask, then
allow. Across buckets a deny anywhere wins; otherwise the innermost bucket with an answer does.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from editor.core.records import field, record
from editor.harnesses.mevedel.catalog import Qualifier
from editor.harnesses.mevedel.globs import command_matches, path_matches, text_matches

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from editor.harnesses.mevedel.catalog import ToolInfo

BUCKETS = ("invocation", "request", "session", "persistent", "defcustom")
"""Inner to outer; `defcustom` is the global variable."""

DIRECT_BUCKETS = ("session", "persistent", "defcustom")
"""The user's own authority, as against what a skill brings along."""

ACTIONS = ("deny", "ask", "allow")  # strongest first


@record
class Rule:
    """One rule; `tool` may be `*`. `is_escalation` rules only judge leaving the sandbox."""

    tool: str
    action: str
    qualifier: Qualifier | None = None
    value: str = ""
    is_escalation: bool = False
    network: bool = False


@record
class Match:
    """The answer of the rules to one call: the action, its bucket and the rule that gave it."""

    action: str
    bucket: str
    rule: Rule


@record
class Subject:
    """What rules are compared with: the tool, and the qualifying value when it is known."""

    tool: str
    values: Mapping[Qualifier, str] = field(default_factory=lambda: MappingProxyType({}))
    home: str = ""


Buckets = dict[str, tuple[Rule, ...]]


def subject_for(
    tool: ToolInfo | None, name: str, arguments: Mapping[str, object], home: str
) -> Subject:
    """Take the qualifying value out of a call's arguments (paths are set by the caller)."""
    if tool is None or tool.qualifier is None or tool.qualifier is Qualifier.PATH:
        text = arguments.get("expression") if name == "Eval" else None
        values = {Qualifier.PATTERN: text} if isinstance(text, str) else {}
        return Subject(name, values, home)
    value = arguments.get(tool.argument)
    if not isinstance(value, str):
        return Subject(name, home=home)
    if tool.qualifier is Qualifier.DOMAIN:
        host = _host(value)
        return Subject(name, {Qualifier.DOMAIN: host} if host else {}, home)
    return Subject(name, {tool.qualifier: value}, home)


def _host(url: str) -> str:
    try:
        return urlsplit(url.strip()).hostname or ""
    except ValueError:
        return ""


def matches(rule: Rule, subject: Subject) -> bool:
    """Whether a rule speaks about a call; a qualifier needs the value to be known."""
    if rule.is_escalation or rule.tool not in ("*", subject.tool):
        return False
    if rule.qualifier is None:
        return True
    value = subject.values.get(rule.qualifier)
    if value is None:
        return False
    match rule.qualifier:
        case Qualifier.PATH:
            return path_matches(value, rule.value, subject.home)
        case Qualifier.PATTERN:
            return command_matches(value, rule.value)
        case _:
            return text_matches(value, rule.value)


def bucket_rule(rules: Iterable[Rule], subject: Subject) -> Rule | None:
    """The rule that gives a bucket's answer."""
    found = [rule for rule in rules if matches(rule, subject)]
    for group in (
        [rule for rule in found if rule.qualifier is not None],
        [rule for rule in found if rule.qualifier is None],
    ):
        for action in ACTIONS:
            for rule in group:
                if rule.action == action:
                    return rule
    return None


def denial(buckets: Buckets, subject: Subject) -> Match | None:
    """The innermost bucket that denies."""
    return _first(buckets, subject, BUCKETS, lambda action: action == "deny")


def answer(buckets: Buckets, subject: Subject, among: tuple[str, ...] = BUCKETS) -> Match | None:
    """The answer of the innermost bucket that has one."""
    return _first(buckets, subject, among, lambda _action: True)


def _first(
    buckets: Buckets, subject: Subject, among: tuple[str, ...], wanted: Callable[[str], bool]
) -> Match | None:
    for bucket in among:
        rule = bucket_rule(buckets.get(bucket, ()), subject)
        if rule is not None and wanted(rule.action):
            return Match(rule.action, bucket, rule)
    return None


def visible_buckets(buckets: Buckets, is_root: bool, is_own_turn: bool = True) -> Buckets:
    """The buckets an agent sees: `request` is root's own, `invocation` one child's turn's."""
    hidden = {"invocation"} if is_root else {"request"}
    if not is_own_turn:
        hidden |= {"invocation", "request"}
    return {name: rules for name, rules in buckets.items() if name not in hidden}
