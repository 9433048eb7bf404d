"""A role as the `mevedel-define-agent` form a user puts into the Emacs configuration."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.core import sexpr
from editor.core.sexpr import Expression, Symbol, write
from editor.harnesses.mevedel.registry import is_recipe
from editor.harnesses.mevedel.specs import Spec, SpecForm

if TYPE_CHECKING:
    from editor.harnesses.mevedel.role_file import RoleFile
    from editor.harnesses.mevedel.roles import Component

WIDTH: Final = 78
_REMINDER_MAKER: Final = "mevedel-reminders-make-"


def define_agent_form(role: RoleFile, max_turns: int | None = None) -> str:
    """Write the form; it can be evaluated as it is, and says all the file says."""
    made = role.role()
    lines = [f"(mevedel-define-agent {write(Symbol(role.name))}"]
    lines.append(f"  :description {_text(role.description)}")
    if made.tools:
        lines.append(_listed("  :tools (", [write(spec_form(spec)) for spec in made.tools]))
    if made.components:
        parts = [_component(component) for component in made.components]
        lines.append("  :system-components")
        lines.append(_listed("  '(", parts))
    turns = max_turns if max_turns is not None else role.max_turns
    if turns is not None:
        lines.append(f"  :max-turns {turns}")
    reminders = [maker for maker in map(_reminder, role.reminders) if maker]
    if reminders:
        lines.append(_listed("  :reminders (list ", reminders))
    hooks = sexpr.read(role.hooks) if role.hooks else None
    if hooks is not None and not isinstance(hooks, sexpr.Fault):
        lines.append(f"  :hooks {write(hooks)}")
    return "\n".join(lines) + ")\n"


def spec_form(spec: Spec) -> Expression:
    """A tool spec as Lisp data."""
    form: Expression = Symbol(spec.name)
    if spec.form is SpecForm.GROUP:
        form = (Symbol(":group"), Symbol(spec.name))
    elif spec.form is SpecForm.TOOL:
        name: Expression = (spec.category, spec.name) if spec.category else spec.name
        form = (Symbol(":tool"), name)
    return (Symbol(":deferred"), form) if spec.is_deferred else form


def _component(component: Component) -> str:
    name = write(Symbol(component.name))
    if not component.is_inline:
        return name
    if component.file:
        return f"({name} :file {_text(component.file)})"
    return f"({name} :text {_text(component.text.strip())})"


def _reminder(recipe: str) -> str:
    """A recipe as the call that makes the reminder; empty when it is no recipe."""
    value = sexpr.read(recipe)
    if isinstance(value, sexpr.Fault) or not is_recipe(value):
        return ""
    assert isinstance(value, tuple)  # a recipe is a list headed by a name
    head = value[0]
    assert isinstance(head, Symbol)
    return write((Symbol(_REMINDER_MAKER + head.name), *value[1:]))


def _text(text: str) -> str:
    """A text as Lisp; a bracket that starts a line is escaped, for editors that go by lines."""
    return re.sub(r"^\(", r"\\(", write(text.replace("\r\n", "\n")), flags=re.MULTILINE)


def _listed(head: str, parts: list[str]) -> str:
    """Parts of a list, wrapped and indented below the first one."""
    indent = " " * len(head)
    lines: list[str] = []
    line = head
    for part in parts:
        is_first = line in (head, indent)
        if not is_first and (len(line) + 1 + len(part) > WIDTH or "\n" in part):
            lines.append(line)
            line, is_first = indent, True
        line += part if is_first else f" {part}"
        if "\n" in part:
            lines.append(line)
            line = indent
    if line.strip():
        lines.append(line)
    return "\n".join(lines) + ")"
