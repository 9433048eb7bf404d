"""What becomes of one call: allow, ask or deny, by which rule of the chain, in which bucket.

The chain: a deny rule in any bucket; the plan boundary; the tool's own check; protected paths;
allow and ask rules; the workspace boundary; the permission mode.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.records import field, record, replace
from editor.harnesses.mevedel.bash import CommandClass, analyze
from editor.harnesses.mevedel.catalog import AUG, Catalog, Qualifier, ToolKind
from editor.harnesses.mevedel.globs import expand_path, is_below, path_matches
from editor.harnesses.mevedel.rules import (
    DIRECT_BUCKETS,
    Buckets,
    Match,
    Rule,
    Subject,
    answer,
    denial,
    subject_for,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MODES = ("ask", "edits", "full-auto")
PLANS = ("sticky", "directive")
PROTECTED = (
    "**/.git/**", "~/.ssh/**", "~/.gnupg/**", "~/.aws/**", "~/.azure/**", "~/.config/gcloud/**",
    "~/.kube/**",
)  # fmt: skip
_ALWAYS_ALLOWED = ("WriteStdin", "StopExecution")
_SPECIAL = frozenset((*_ALWAYS_ALLOWED, "variable_value", "library_source", "Eval", "ApplyPatch"))
_PATCH_PATH = pattern(r"^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+?)[ \t\r]*$", re.M)


@record
class Grant:
    """Exact authority over one path."""

    path: str
    access: str  # read, write (which includes reading)


@record
class Boundary:
    """The outer authority the whole tree of agents shares."""

    mode: str = "ask"
    plan: str | None = None  # sticky, directive
    buckets: Buckets = field(default_factory=dict)
    roots: tuple[str, ...] = ()
    grants: tuple[Grant, ...] = ()
    protected: tuple[str, ...] = PROTECTED
    directory: str = ""
    home: str = ""

    def with_buckets(self, buckets: Buckets) -> Boundary:
        """The same boundary with other rules in sight."""
        return replace(self, buckets=buckets)

    @property
    def base(self) -> str:
        """The folder relative paths start from."""
        return self.directory or (self.roots[0] if self.roots else "/")


@record
class Decision:
    """The outcome of one call and what decided it.

    `via`: deny-rule, plan-mode, tool-slot (the tool's own check), bash-classifier, eval-policy,
    protected-path, rule, workspace-boundary, allowed-root, resource-grant, mode.
    """

    outcome: str  # allow, ask, deny, unknown
    via: str
    bucket: str = ""
    rule: Rule | None = None
    path: str = ""  # the path that decided


_STRICTNESS = {"deny": 0, "unknown": 1, "ask": 2, "allow": 3}


def hidden_by_plan(plan: str | None) -> frozenset[str]:
    """The tools a plan takes out of every agent's sight."""
    return frozenset({"sticky": ("Eval",), "directive": ("ApplyPatch", "Eval")}.get(plan or "", ()))


def mode_decision(mode: str, kind: ToolKind) -> str:
    """What the permission mode alone says to a kind of tool."""
    if kind in (ToolKind.INSPECTION, ToolKind.REVIEWED_EDIT) or mode == "full-auto":
        return "allow"
    return "allow" if mode == "edits" and kind is ToolKind.EDIT else "ask"


def patch_paths(arguments: Mapping[str, object]) -> tuple[str, ...]:
    """The files a patch touches, as written in it."""
    patch = arguments.get("patch")
    found = _PATCH_PATH.findall(patch) if isinstance(patch, str) else []
    return tuple(dict.fromkeys(found))


def decide(
    catalog: Catalog, boundary: Boundary, tool: str, arguments: Mapping[str, object] | None = None
) -> Decision:
    """Decide one call; `arguments` None or empty means that nothing is known of the call."""
    arguments = arguments or {}
    info = catalog.tools.get(tool)
    paths: tuple[str | None, ...] = ()
    is_local = False
    if tool == "ApplyPatch":
        local = "local://" if catalog.rules == AUG else "work://"  # the session's own files
        named = patch_paths(arguments)
        paths = tuple(None if path.startswith(local) else path for path in named)
        is_local = bool(paths) and not any(paths)
    elif info and info.qualifier is Qualifier.PATH:
        path = arguments.get(info.argument)
        paths = (path,) if isinstance(path, str) and path else ()
    return min(
        (_decide_one(catalog, boundary, tool, arguments, path, is_local)
         for path in paths or (None,)),
        key=lambda decision: _STRICTNESS[decision.outcome],
    )  # fmt: skip


def decide_plainly(
    catalog: Catalog, boundary: Boundary, names: Iterable[str]
) -> dict[str, Decision]:
    """Decide a call of each tool of which nothing is known; tools no rule names share an answer."""
    ruled = {rule.tool for rules in boundary.buckets.values() for rule in rules}
    shared: dict[ToolKind, Decision] = {}
    decisions: dict[str, Decision] = {}
    for name in names:
        if name in ruled or "*" in ruled or name in _SPECIAL:
            decisions[name] = decide(catalog, boundary, name)
            continue
        tool = catalog.tools.get(name)
        kind = tool.kind if tool else ToolKind.OTHER
        if kind not in shared:
            shared[kind] = Decision(mode_decision(boundary.mode, kind), "mode")
        decisions[name] = shared[kind]
    return decisions


def _decide_one(
    catalog: Catalog,
    boundary: Boundary,
    tool: str,
    arguments: Mapping[str, object],
    written_path: str | None,
    is_local: bool,
) -> Decision:
    """Walk the chain for one path of a call (or for none)."""
    info = catalog.tools.get(tool)
    subject = subject_for(info, tool, arguments, boundary.home)
    path = ""
    if written_path is not None:
        path = expand_path(written_path, boundary.base, boundary.home)
        subject = replace(subject, values={Qualifier.PATH: path})
    denied = denial(boundary.buckets, subject)
    if denied:
        return _by_rule("deny", "deny-rule", denied, path)
    if _is_outside_plan(boundary.plan, tool, is_local):
        return Decision("deny", "plan-mode")
    own = _own_check(boundary, tool, arguments, subject)
    if own:
        return own
    needed = "write" if info is None or info.is_mutating else "read"
    is_granted = bool(path) and _is_granted(path, needed, boundary)
    if path and not is_granted and _is_protected(path, boundary):
        return Decision("ask", "protected-path", path=path)
    found = answer(boundary.buckets, subject)
    if found:
        return _by_rule(found.action, "rule", found, path)
    is_inside = any(is_below(path, root) for root in _roots(boundary)) if path else False
    if path and not is_inside and not is_granted:
        return Decision("ask", "workspace-boundary", path=path)
    outcome = mode_decision(boundary.mode, info.kind if info else ToolKind.OTHER)
    if path and outcome == "allow":
        return Decision("allow", "allowed-root" if is_inside else "resource-grant", path=path)
    return Decision(outcome, "mode", path=path)


def _by_rule(outcome: str, via: str, found: Match, path: str = "") -> Decision:
    return Decision(outcome, via, found.bucket, found.rule, path)


def _is_outside_plan(plan: str | None, tool: str, is_local: bool) -> bool:
    """Whether a plan forbids a tool, whatever the rules and the mode say."""
    if plan is None:
        return False
    return tool == "Eval" or (tool == "ApplyPatch" and not (plan == "sticky" and is_local))


def _own_check(
    boundary: Boundary, tool: str, arguments: Mapping[str, object], subject: Subject
) -> Decision | None:
    """The answer of those tools that judge their calls themselves."""
    if tool in _ALWAYS_ALLOWED:
        return Decision("allow", "tool-slot")
    if tool == "variable_value":
        return Decision("ask", "tool-slot")
    if tool == "library_source":  # allowed for a file on the load path, which cannot be seen here
        return Decision("unknown", "tool-slot")
    command, expression = arguments.get("command"), arguments.get("expression")
    if tool == "Bash" and isinstance(command, str):
        return _decide_command(boundary, command, subject)
    if tool == "Eval" and isinstance(expression, str):
        found = answer(boundary.buckets, subject)
        if found:
            return _by_rule(found.action, "eval-policy", found)
        return Decision("allow" if boundary.mode == "full-auto" else "ask", "eval-policy")
    return None


def _decide_command(boundary: Boundary, command: str, whole: Subject) -> Decision:
    """Judge a shell command that no rule denies as a whole."""
    via = "bash-classifier"
    analysis = analyze(command)
    buckets = boundary.buckets
    segments = [
        Subject("Bash", {Qualifier.PATTERN: segment}, boundary.home)
        for segment in analysis.segments
    ]
    denied = next(filter(None, (denial(buckets, segment) for segment in segments)), None)
    denied = denied or _denied_form(boundary, analysis.forms)
    if denied:
        return _by_rule("deny", via, denied)
    if boundary.plan and analysis.command_class is not CommandClass.READ_ONLY:
        return Decision("deny", "plan-mode")
    paths = [expand_path(path, boundary.base, boundary.home) for path in analysis.resources]
    for path in paths:
        if _is_protected(path, boundary) and not _is_granted(path, "write", boundary):
            return Decision("ask", "protected-path", path=path)
    found = answer(buckets, whole)
    answers = [answer(buckets, segment) for segment in segments]
    for one in (found, *answers):
        if one and one.action == "ask":
            return _by_rule("ask", via, one)
    decision = _judge_class(boundary, analysis.command_class, whole, segments, found, answers)
    if decision.outcome == "allow":
        for path in paths:
            if path != "/dev/null" and not _is_reachable(path, boundary):
                return Decision("deny", via, path=path)
    return decision


def _judge_class(
    boundary: Boundary,
    command_class: CommandClass,
    whole: Subject,
    segments: list[Subject],
    found: Match | None,
    answers: list[Match | None],
) -> Decision:
    """Decide by the class of a command and by who allows it."""
    via, buckets = "bash-classifier", boundary.buckets
    by_mode = Decision("allow" if boundary.mode == "full-auto" else "ask", via)
    if command_class in (CommandClass.DANGEROUS, CommandClass.COMPLEX):
        direct = answer(buckets, whole, DIRECT_BUCKETS)
        if direct and direct.action == "allow":
            return _by_rule("allow", via, direct)
        if command_class is CommandClass.DANGEROUS and segments:
            ready = [
                _is_allowed(answer(buckets, segment, DIRECT_BUCKETS))
                or analyze(segment.values[Qualifier.PATTERN]).command_class
                is CommandClass.READ_ONLY
                for segment in segments
            ]
            if all(ready):
                return Decision("allow", via)
        return by_mode
    if answers and all(map(_is_allowed, answers)) and answers[0]:
        return _by_rule("allow", via, answers[0])
    if command_class is CommandClass.READ_ONLY:
        return Decision("allow", via)
    if found and found.action == "allow":
        return _by_rule("allow", via, found)
    return by_mode


def _is_allowed(found: Match | None) -> bool:
    return found is not None and found.action == "allow"


def _denied_form(boundary: Boundary, forms: tuple[str, ...]) -> Match | None:
    """A narrowed deny rule that hits a command inside another, or a command by its bare name."""
    narrowed: Buckets = {
        bucket: tuple(rule for rule in rules if rule.qualifier is Qualifier.PATTERN)
        for bucket, rules in boundary.buckets.items()
    }
    for form in forms:
        found = denial(narrowed, Subject("Bash", {Qualifier.PATTERN: form}, boundary.home))
        if found:
            return found
    return None


def _roots(boundary: Boundary) -> tuple[str, ...]:
    return tuple(expand_path(root, "/", boundary.home) for root in boundary.roots)


def _is_protected(path: str, boundary: Boundary) -> bool:
    return any(path_matches(path, glob, boundary.home) for glob in boundary.protected)


def _is_granted(path: str, access: str, boundary: Boundary) -> bool:
    return any(
        expand_path(grant.path, "/", boundary.home) == path and grant.access in ("write", access)
        for grant in boundary.grants
    )


def _is_reachable(path: str, boundary: Boundary) -> bool:
    return any(is_below(path, root) for root in _roots(boundary)) or _is_granted(
        path, "read", boundary
    )
