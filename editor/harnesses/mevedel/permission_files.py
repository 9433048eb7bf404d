"""permissions.el: read with the package's strict grammar, where one bad entry voids the file.

These files are never written here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core import sexpr
from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.wording import message
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.lisp import read_grant, read_rule

if TYPE_CHECKING:
    from editor.harnesses.mevedel.permissions import Grant
    from editor.harnesses.mevedel.rules import Rule

_KEYS: Final = {":rules", ":resource-grants"}
_LONGEST_SHOWN: Final = 120


@record
class PermissionFile:
    """What a file contributes: all of it, or nothing and the reason."""

    rules: tuple[Rule, ...] = ()
    grants: tuple[Grant, ...] = ()
    problem: Problem | None = None


def read_permission_file(data: bytes, path: str) -> PermissionFile:
    """Read a permission file; never raises."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return _void("permissions-unreadable", wording.PERMISSIONS_UNREADABLE, path, line)
    store = sexpr.read(text)
    if isinstance(store, sexpr.Fault):
        template = wording.PERMISSIONS_UNREADABLE
        return _void("permissions-unreadable", template, path, store.line, store.column)
    fields = sexpr.plist(store)
    if (
        fields is None
        or set(fields) != _KEYS
        or not isinstance(store, tuple)
        or len(store) != 4
        or not all(isinstance(part, tuple) for part in fields.values())
    ):
        return _void("permissions-shape", wording.PERMISSIONS_SHAPE, path, 1)
    listed, granted = fields[":rules"], fields[":resource-grants"]
    rules: list[Rule] = []
    for number, entry in enumerate(listed if isinstance(listed, tuple) else (), start=1):
        rule = read_rule(entry)
        if isinstance(rule, str):
            return _bad_entry(rule, number, ":rules", entry, text, path)
        rules.append(rule)
    grants: list[Grant] = []
    for number, entry in enumerate(granted if isinstance(granted, tuple) else (), start=1):
        grant = read_grant(entry)
        if isinstance(grant, str):
            return _bad_entry(grant, number, ":resource-grants", entry, text, path)
        grants.append(grant)
    return PermissionFile(tuple(rules), tuple(grants))


def _void(code: str, template: str, path: str, line: int, column: int = 1) -> PermissionFile:
    text = message(template, file=path, line=line, column=column)
    return PermissionFile(problem=Problem(code, Severity.ERROR, text, line, path=path))


def _bad_entry(
    code: str, number: int, part: str, entry: sexpr.Expression, text: str, path: str
) -> PermissionFile:
    shown = sexpr.write(entry)
    if len(shown) > _LONGEST_SHOWN:
        shown = shown[:_LONGEST_SHOWN] + "…"
    template = wording.ENTRY_FAULTS[code]
    words = message(template, number=number, part=part, file=path, entry=shown)
    line = _line_of(text, part, number)
    return PermissionFile(
        problem=Problem(f"permissions-{code}", Severity.ERROR, words, line, path=path)
    )


def _line_of(text: str, part: str, number: int) -> int | None:
    """The line an entry starts on: the number-th element of the part's own list."""
    depth, seen, inside = 0, 0, False
    for token in sexpr.tokens(text):
        is_element = inside and depth == 2 and token.kind not in ("close", "prefix")
        if is_element:
            seen += 1
            if seen == number:
                return text.count("\n", 0, token.start) + 1
        if token.kind == "open":
            depth += 1
        elif token.kind == "close":
            depth -= 1
            inside = inside and depth > 1
        elif depth == 1 and token.text.startswith(":"):
            inside = token.text == part
    return None
