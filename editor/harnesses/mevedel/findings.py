"""What is wrong with a skill or a role draft, as problems with their place and a safe fix."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.frontmatter import YamlSyntax
from editor.core.problems import Fix, Problem, Severity
from editor.core.spelling import spell_list
from editor.core.syntax import Style
from editor.core.text import TextEdit
from editor.core.wording import message
from editor.core.yaml12.nodes import Fault as YamlFault
from editor.core.yaml12.wording import FAULTS
from editor.core.yaml_scalars import quoted
from editor.harnesses.mevedel import wording
from editor.harnesses.mevedel.catalog import AGENT, Catalog, Qualifier
from editor.harnesses.mevedel.fields import BY_NAME
from editor.harnesses.mevedel.header import FENCE
from editor.harnesses.mevedel.role_file import BODY, ROLE_NAME, read_spec
from editor.harnesses.mevedel.roles import (
    DEFAULT,
    ROLE_COMPONENTS,
    builtin_roles,
    component_fault,
)
from editor.harnesses.mevedel.specs import SpecForm, expand

if TYPE_CHECKING:
    from editor.core.document import Document
    from editor.harnesses.mevedel.header import Header
    from editor.harnesses.mevedel.role_file import RoleFile
    from editor.harnesses.mevedel.skill_file import Fault, Skill

_HEADER_FAULTS: Final = {
    "no-header": wording.NO_HEADER,
    "not-closed": wording.NOT_CLOSED,
    "not-yaml": wording.NOT_YAML,
    "no-mapping": wording.NO_MAPPING,
}
_SKILL_FAULTS: Final = {
    "bad-name": (Severity.ERROR, wording.BAD_NAME),
    "name-not-text": (Severity.WARNING, wording.NAME_NOT_TEXT),
    "not-text": (Severity.WARNING, wording.NOT_TEXT),
    "unknown-context": (Severity.WARNING, wording.UNKNOWN_CONTEXT),
    "agent-without-fork": (Severity.WARNING, wording.AGENT_WITHOUT_FORK),
    "unknown-shell": (Severity.WARNING, wording.UNKNOWN_SHELL),
    "runs-code": (Severity.WARNING, wording.RUNS_CODE),
    "comma-text": (Severity.ERROR, wording.COMMA_TEXT),
    "malformed-entry": (Severity.ERROR, wording.MALFORMED_ENTRY),
    "unknown-tool": (Severity.ERROR, wording.UNKNOWN_TOOL_ENTRY),
    "tool-has-no-qualifier": (Severity.ERROR, wording.NO_QUALIFIER_ENTRY),
}
_ROLE_FAULTS: Final = {
    "not-text": wording.NOT_TEXT,
    "not-list": wording.NOT_LIST,
    "bad-max-turns": wording.BAD_MAX_TURNS,
    "bad-spec": wording.BAD_SPEC,
    "bad-reminder": wording.BAD_REMINDER,
    "bad-hooks": wording.BAD_HOOKS,
}
_COMPONENT_FAULTS: Final = {
    "unknown-prompt-component": wording.COMPONENT_UNKNOWN,
    "duplicate-prompt-component": wording.COMPONENT_TWICE,
    "profile-missing-required-component": wording.COMPONENT_MISSING,
}
_FIELD_OF_KEY: Final = {field.key: name for name, field in BY_NAME.items()}


def _field(key: str) -> str:
    return _FIELD_OF_KEY.get(key, "")


def header_problem(header: Header) -> Problem:
    """Say why a header could not be read."""
    line = header.fault_line
    why = message(FAULTS[YamlFault(header.fault_code)], line=line or 1) if header.fault_code else ""
    text = message(_HEADER_FAULTS[header.fault], line=line or 1, why=why)
    return Problem(header.fault, Severity.ERROR, text, line)


def skill_problems(skill: Skill, header: Header, document: Document) -> tuple[Problem, ...]:
    """Everything worth saying about a skill."""
    found = [_skill_fault(fault, header, document) for fault in skill.faults]
    if skill.description_from_body and skill.is_loaded:
        template = wording.NO_DESCRIPTION if skill.description else wording.NO_DESCRIPTION_AT_ALL
        severity = Severity.INFO if skill.description else Severity.WARNING
        found.append(Problem("no-description", severity, message(template), field="description"))
    line = header.line("allowed-tools")
    for entry, rule in zip(skill.allowed_tools, skill.rules, strict=False):
        template = ""
        if rule.qualifier is Qualifier.PATH and not rule.value.startswith(("/", "~", "**")):
            template, code = wording.RELATIVE_PATH_ENTRY, "relative-path-entry"
        elif rule.qualifier is Qualifier.NAME and rule.tool == AGENT:
            template, code = wording.AGENT_ENTRY, "agent-entry"
        if template:
            text = message(template, value=entry)
            found.append(Problem(code, Severity.WARNING, text, line, field="allowed_tools"))
    return tuple(found)


def role_reference(skill: Skill, header: Header, rules: str) -> Problem | None:
    """Say what is odd about the role a forking skill names."""
    if not skill.forks or skill.agent is None:
        return None
    line = header.line("agent")
    if skill.agent == DEFAULT:
        text = message(wording.DEFAULT_ROLE)
        return Problem("default-role", Severity.ERROR, text, line, field="agent")
    if skill.agent in [role.name for role in builtin_roles(rules)]:
        return None
    text = message(wording.UNKNOWN_ROLE, value=skill.agent)
    return Problem("unknown-role", Severity.WARNING, text, line, field="agent")


def _skill_fault(fault: Fault, header: Header, document: Document) -> Problem:
    severity, template = _SKILL_FAULTS[fault.code]
    if fault.code == "malformed-entry" and "_" in fault.value.split("(", 1)[0]:
        template = wording.UNDERSCORE_ENTRY
    text = message(template, value=fault.value, key=fault.key)
    fix = None
    if fault.code == "name-not-text" or (fault.code == "not-text" and fault.key in header.lines):
        fix = _quote(document, fault.key)
    elif fault.code == "comma-text":
        fix = _as_list(document, fault.key, fault.value)
    return Problem(fault.code, severity, text, header.line(fault.key), fix, _field(fault.key))


def _quote(document: Document, key: str) -> Fix | None:
    """Put a plain value in quotation marks."""
    entry = YamlSyntax(FENCE).layout(document.text).entry(key)
    if entry is None or entry.problem or entry.style is not Style.PLAIN:
        return None
    written = document.text[entry.value_start : entry.value_end]
    edit = TextEdit(entry.value_start, entry.value_end, quoted(written)[0])
    return Fix(message(wording.FIX_QUOTE, value=written), document.splices([edit]))


def _as_list(document: Document, key: str, value: str) -> Fix | None:
    """Write comma text as a list."""
    entry = YamlSyntax(FENCE).layout(document.text).entry(key)
    if entry is None or entry.problem:
        return None
    items = tuple(part.strip() for part in value.split(",") if part.strip())
    spelling = spell_list(items)[0]
    edit = TextEdit(entry.value_start, entry.value_end, spelling)
    return Fix(message(wording.FIX_LIST), document.splices([edit]))


def role_problems(
    role: RoleFile, header: Header, catalog: Catalog, is_draft: bool
) -> tuple[Problem, ...]:
    """Everything worth saying about a role draft; the built-in ones are right by themselves."""
    if not is_draft:
        return ()
    found = [Problem("role-draft", Severity.INFO, message(wording.DRAFT))]
    if not ROLE_NAME.match(role.name) or role.name == DEFAULT:
        text = message(wording.NO_ROLE_NAME, value=role.name)
        line = header.line("name")
        found.append(Problem("bad-name", Severity.ERROR, text, line, field="name"))
    if not role.description:
        text = message(wording.ROLE_DESCRIPTION)
        found.append(Problem("no-description", Severity.ERROR, text, field="description"))
    for code, key, value in role.faults:
        text = message(_ROLE_FAULTS[code], value=value, key=key)
        line = header.line(key)
        found.append(Problem(code, Severity.ERROR, text, line, field=_field(key)))
    found += _spec_problems(role, header, catalog)
    found += _component_problems(role, header)
    return tuple(found)


def _spec_problems(role: RoleFile, header: Header, catalog: Catalog) -> list[Problem]:
    line = header.line("tools")
    found: list[Problem] = []
    for entry in role.tools:
        spec = read_spec(entry)
        if spec is None:
            continue
        opened = expand((spec,), catalog)
        if opened.error:
            text = message(wording.UNKNOWN_SPEC, value=entry)
            found.append(Problem("unknown-tool", Severity.ERROR, text, line, field="tools"))
        elif spec.form is not SpecForm.TOOL and spec.name != AGENT and AGENT in opened.active:
            text = message(wording.BUNDLE_BY_GROUP)
            found.append(Problem("agent-by-group", Severity.WARNING, text, line, field="tools"))
        elif AGENT in opened.deferred:
            text = message(wording.DEFERRED_AGENT)
            found.append(Problem("deferred-agent", Severity.INFO, text, line, field="tools"))
    return found


def _component_problems(role: RoleFile, header: Header) -> list[Problem]:
    line = header.line("system-components")
    found: list[Problem] = []
    if not role.components:
        text = message(wording.COMPONENTS_EMPTY)
        found.append(Problem("no-components", Severity.ERROR, text, line, field="components"))
        return found
    fault = component_fault(role.role().components)
    if fault:
        known = ", ".join((BODY, *ROLE_COMPONENTS))
        text = message(_COMPONENT_FAULTS[fault[0]], value=fault[1], known=known)
        found.append(Problem(fault[0], Severity.ERROR, text, line, field="components"))
    if BODY not in role.components and role.body.strip():
        text = message(wording.BODY_UNUSED)
        found.append(Problem("body-unused", Severity.WARNING, text, line, field="components"))
    return found
