"""From a document to the definition the rest of the program shows: a skill or a role."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from editor.core.definition import Definition, FieldValue, Source, Status, Value
from editor.core.records import record
from editor.harnesses.mevedel import findings, locations
from editor.harnesses.mevedel.catalog import catalog
from editor.harnesses.mevedel.fields import ROLE, SKILL, fields_of
from editor.harnesses.mevedel.header import Header, read_header
from editor.harnesses.mevedel.role_file import KNOWN_KEYS as ROLE_KEYS
from editor.harnesses.mevedel.role_file import RoleFile, read_role
from editor.harnesses.mevedel.roles import DEFAULT, builtin_roles
from editor.harnesses.mevedel.skill_file import KNOWN_KEYS as SKILL_KEYS
from editor.harnesses.mevedel.skill_file import Skill, read_skill
from editor.harnesses.mevedel.specs import Spec, SpecForm

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Origin
    from editor.core.document import Document

ID: Final = "mevedel"
_DEFAULTS: Final = {
    kind: {
        field.name: FieldValue(field.default, Source.DEFAULT)
        for field in fields_of(kind)
        if field.key
    }
    for kind in (ROLE, SKILL)
}


@record
class RoleReading:
    """A role file with its header."""

    header: Header
    role: RoleFile


@record
class SkillReading:
    """A skill file with its header; no skill when the header could not be read."""

    header: Header
    skill: Skill | None


def kind_of(origin: Origin) -> str:
    """Whether a file is read as a skill or as a role draft."""
    return SKILL if locations.is_skill_file(origin.file_name) else ROLE


@lru_cache(maxsize=32)
def role_reading(text: str, stem: str) -> RoleReading:
    """Read a role; kept for the last few texts, because one view asks several times."""
    header = read_header(text)
    return RoleReading(header, read_role(header, stem))


@lru_cache(maxsize=32)
def skill_reading(text: str, folder: str, rules: str) -> SkillReading:
    """Read a skill; kept for the last few texts."""
    header = read_header(text)
    skill = read_skill(header, folder, catalog(rules)) if header.is_read else None
    return SkillReading(header, skill)


def skill_of(definition: Definition, rules: str) -> Skill | None:
    """The skill a definition's file stands for; None when its header cannot be read."""
    folder = locations.folder_name(definition.origin.path)
    return skill_reading(definition.document.text, folder, rules).skill


def skill_header(document: Document, origin: Origin, rules: str) -> Header:
    """The header of a skill's file."""
    return skill_reading(document.text, locations.folder_name(origin.path), rules).header


def stem_of(origin: Origin) -> str:
    """The file's name without its ending."""
    return origin.file_name.rsplit(".", 1)[0]


def read(document: Document, origin: Origin, rules: str) -> Definition:
    """Read one definition: its fields, what becomes of the file, and what is wrong with it."""
    if kind_of(origin) == SKILL:
        return _read_skill(document, origin, rules)
    return _read_role(document, origin, rules)


def _read_skill(document: Document, origin: Origin, rules: str) -> Definition:
    folder = locations.folder_name(origin.path)
    reading = skill_reading(document.text, folder, rules)
    header, skill = reading.header, reading.skill
    if skill is None:
        unread = (findings.header_problem(header),)
        return Definition(
            ID, rules, folder or stem_of(origin), origin, document, Status.SKIPPED,
            _DEFAULTS[SKILL], problems=unread, kind=SKILL, make_prompt=lambda: header.body,
        )  # fmt: skip
    problems = findings.skill_problems(skill, header, document)
    reference = findings.role_reference(skill, header, rules)
    return Definition(
        ID, rules, skill.name, origin, document,
        Status.LOADED if skill.is_loaded else Status.SKIPPED,
        _field_values(SKILL, header, skill_values(skill, header)),
        tuple(key for key in header.values if key not in SKILL_KEYS),
        (*problems, reference) if reference else problems,
        SKILL,
        make_native=lambda: native_skill(skill),
        make_prompt=lambda: header.body,
    )  # fmt: skip


def _read_role(document: Document, origin: Origin, rules: str) -> Definition:
    reading = role_reading(document.text, stem_of(origin))
    header, role = reading.header, reading.role
    is_builtin = origin.scope == locations.BUILTIN
    values = role_values(role, header)
    turns = next((each.max_turns for each in builtin_roles(rules) if each.name == role.name), None)
    fields = _field_values(ROLE, header, values)
    if is_builtin and turns is not None:
        fields["max_turns"] = FieldValue(turns, Source.DEFAULT)
    problems = findings.role_problems(role, header, catalog(rules), not is_builtin)
    if header.fault and header.fault != "no-header":
        problems = (findings.header_problem(header), *problems)
    return Definition(
        ID, rules, role.name, origin, document,
        Status.LOADED if is_builtin else Status.SKIPPED,
        fields, tuple(key for key in header.values if key not in ROLE_KEYS), problems,
        ROLE,
        make_native=lambda: native_role(role, turns if is_builtin else role.max_turns),
        make_prompt=lambda: header.body,
    )  # fmt: skip


def _field_values(kind: str, header: Header, values: Mapping[str, Value]) -> dict[str, FieldValue]:
    """Every field of a kind, with the line of those the file gives."""
    result = dict(_DEFAULTS[kind])
    for field in fields_of(kind):
        if field.key and field.key in header.values:
            result[field.name] = FieldValue(
                values.get(field.name), Source.FILE, header.line(field.key),
                _raw(header, field.key),
            )  # fmt: skip
    return result


def _raw(header: Header, key: str) -> str:
    """A value's text: of one that is no single text, as it is written."""
    value = header.values[key]
    return header.written(key) if isinstance(value, dict | list) else str(value)


def skill_values(skill: Skill, header: Header) -> dict[str, Value]:
    """The values of a skill's fields as mevedel has them."""
    name = None if skill.name_from_folder else skill.name
    has_hooks = header.values.get("hooks") is not None
    return {
        "name": name,
        "display_name": skill.display_name,
        "description": None if skill.description_from_body else skill.description,
        "context": skill.context,
        "agent": skill.agent,
        "allowed_tools": skill.allowed_tools,
        "model": skill.model,
        "effort": skill.effort,
        "argument_hint": skill.argument_hint,
        "arguments": skill.arguments,
        "user_invocable": skill.user_invocable,
        "disable_model_invocation": not skill.model_invocable,
        "paths": skill.paths,
        "shell": skill.shell,
        "hooks": _raw(header, "hooks") if has_hooks else None,
    }


def role_values(role: RoleFile, header: Header) -> dict[str, Value]:
    """The values of a role's fields."""
    return {
        "name": role.name if "name" in header.values else None,
        "description": role.description or None,
        "tools": role.tools,
        "components": role.components,
        "max_turns": role.max_turns,
        "reminders": role.reminders,
        "hooks": role.hooks or None,
    }


def native_skill(skill: Skill) -> dict[str, Any]:
    """A skill in mevedel's own words."""
    return {
        "kind": "skill",
        "name": skill.name,
        "description": skill.description,
        "context": skill.context,
        "agent": skill.agent,
        "allowed-tools": list(skill.allowed_tools),
        "model": skill.model,
        "effort": skill.effort,
        "user-invocable": skill.user_invocable,
        "model-invocable": skill.model_invocable,
        "paths": list(skill.paths),
        "faults": [fault.code for fault in skill.faults],
    }


def native_role(role: RoleFile, max_turns: int | None) -> dict[str, Any]:
    """A role in the vectors' words."""
    made = role.role()
    return {
        "kind": "role",
        "name": role.name,
        "description": role.description,
        "tools": [_spec_json(spec) for spec in made.tools],
        "components": [component.name for component in made.components],
        "max_turns": max_turns,
    }


def _spec_json(spec: Spec) -> Any:
    """A spec in the vectors' form."""
    form: Any = spec.name
    if spec.form is not SpecForm.BARE:
        form = {str(spec.form): [spec.category, spec.name] if spec.category else spec.name}
    return {"deferred": form} if spec.is_deferred else form


def is_default(definition: Definition) -> bool:
    """Whether a definition is the catalogue's entry for an untyped child."""
    return definition.origin.scope == locations.BUILTIN and definition.name == DEFAULT
