"""SKILL.md headers as mevedel reads them: which skill a file is, or why it is passed by."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from editor.core.patterns import pattern
from editor.core.records import record
from editor.harnesses.mevedel.words import read_allowed_tool

if TYPE_CHECKING:
    from editor.harnesses.mevedel.catalog import Catalog
    from editor.harnesses.mevedel.header import Header
    from editor.harnesses.mevedel.rules import Rule

NAME: Final = pattern(r"[a-z0-9-]{1,64}\Z")
KNOWN_KEYS: Final = frozenset(
    (
        "name", "display-name", "description", "argument-hint", "arguments", "user-invocable",
        "disable-model-invocation", "allowed-tools", "model", "effort", "context", "agent",
        "paths", "shell", "hooks",
    )
)  # fmt: skip
CODE_KEYS: Final = ("pre", "post")  # the header reader evaluates these as Lisp
_SHELLS: Final = ("bash", "powershell")
_NO: Final = ("false", "no", "off", "nil")


@record
class Fault:
    """Something odd in a header; `is_fatal` ones make mevedel pass the file by."""

    code: str
    key: str
    value: str = ""
    is_fatal: bool = False


@record
class Skill:
    """A skill as mevedel has it after reading; None where the header says nothing."""

    name: str
    name_from_folder: bool
    description: str | None
    description_from_body: bool
    display_name: str | None
    context: str  # inline, fork
    agent: str | None
    allowed_tools: tuple[str, ...]
    rules: tuple[Rule, ...]
    model: str | None
    effort: str | None
    argument_hint: str | None
    arguments: tuple[str, ...]
    user_invocable: bool
    model_invocable: bool
    paths: tuple[str, ...]
    shell: str
    faults: tuple[Fault, ...] = ()

    @property
    def forks(self) -> bool:
        """Whether it runs in a child of its own."""
        return self.context == "fork"

    @property
    def is_loaded(self) -> bool:
        """Whether mevedel offers it at all."""
        return not any(fault.is_fatal for fault in self.faults)


def read_skill(header: Header, folder: str, catalog: Catalog) -> Skill:
    """Read a skill out of a header that could be read."""
    values = header.values
    faults: list[Fault] = []
    name, from_folder = _name(values.get("name"), folder, faults)
    description = values.get("description")
    if not isinstance(description, str) or not description:
        _note_other(description, "description", faults)
        description = None
    fallback = first_paragraph(header.body) if description is None else None
    context = _context(values.get("context"), faults)
    agent = _text(values, "agent", faults)
    if agent is not None and agent.strip() and context != "fork":
        faults.append(Fault("agent-without-fork", "agent", agent))
    entries, rules = _rules(values.get("allowed-tools"), catalog, faults)
    shell = values.get("shell")
    if shell is not None and shell not in _SHELLS:
        faults.append(Fault("unknown-shell", "shell", str(shell)))
    faults += [Fault("runs-code", key, "") for key in CODE_KEYS if key in values]
    return Skill(
        name, from_folder, description if description is not None else fallback,
        description is None, _text(values, "display-name", faults), context, agent, entries, rules,
        _text(values, "model", faults), _text(values, "effort", faults),
        _text(values, "argument-hint", faults), _arguments(values.get("arguments")),
        _flag(values.get("user-invocable"), True),
        not _flag(values.get("disable-model-invocation"), False),
        _texts(values.get("paths")), shell if shell in _SHELLS else "bash", tuple(faults),
    )  # fmt: skip


def first_paragraph(body: str) -> str | None:
    """The first paragraph or heading of a text, without the marks of a heading."""
    lines = body.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    start = next((at for at, line in enumerate(lines) if line.strip(" \t")), len(lines))
    stop = next((at for at in range(start, len(lines)) if not lines[at].strip(" \t")), len(lines))
    return "\n".join(lines[start:stop]).lstrip(" \t#").strip() or None


def _name(value: Any, folder: str, faults: list[Fault]) -> tuple[str, bool]:
    """The name a skill is called by: a text in the header, else its folder."""
    if value is not None and not isinstance(value, str):
        faults.append(Fault("name-not-text", "name", str(value)))
    name = value if isinstance(value, str) else folder
    if not NAME.match(name):
        faults.append(Fault("bad-name", "name", name, is_fatal=True))
    return name, not isinstance(value, str)


def _context(value: Any, faults: list[Fault]) -> str:
    while isinstance(value, list) and len(value) == 1:
        value = value[0]
    if value == "fork":
        return "fork"
    if value not in (None, "inline"):
        faults.append(Fault("unknown-context", "context", str(value)))
    return "inline"


def _rules(
    value: Any, catalog: Catalog, faults: list[Fault]
) -> tuple[tuple[str, ...], tuple[Rule, ...]]:
    """The entries of `allowed-tools` and their rules; a text alone is one entry, commas and all."""
    entries = value if isinstance(value, list) else [] if value is None else [value]
    rules: list[Rule] = []
    for entry in entries:
        rule = read_allowed_tool(entry, catalog) if isinstance(entry, str) else "malformed-entry"
        if isinstance(rule, str):
            code = "comma-text" if not isinstance(value, list) and "," in str(value) else rule
            faults.append(Fault(code, "allowed-tools", str(entry), is_fatal=True))
        else:
            rules.append(rule)
    return tuple(str(entry) for entry in entries), tuple(rules)


def _text(values: Any, key: str, faults: list[Fault]) -> str | None:
    value = values.get(key)
    if isinstance(value, str):
        return value
    _note_other(value, key, faults)
    return None


def _note_other(value: Any, key: str, faults: list[Fault]) -> None:
    """Note a value that is there but is no text, so that it does not count."""
    if value is not None and value != "":
        faults.append(Fault("not-text", key, str(value)))


def _flag(value: Any, missing: bool) -> bool:
    """A truth value; the words for no count as no, everything else as yes."""
    if value is None:
        return missing
    if isinstance(value, bool):
        return value
    return not (isinstance(value, str) and value.lower() in _NO)


def _texts(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple(map(str, value)) if isinstance(value, list) else (str(value),)


def _arguments(value: Any) -> tuple[str, ...]:
    """Names of arguments: a list, or a text with blanks between them; numbers are left out."""
    if isinstance(value, list):
        names = [item for item in value if isinstance(item, str)]
    else:
        names = re.split(r"[ \t]+", value) if isinstance(value, str) else []
    return tuple(name for name in names if name and not re.fullmatch(r"[0-9]+", name))
