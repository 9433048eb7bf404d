"""`list` and `show`: what there is, and what the harness reads in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.cli.output import one_line, safe, table, wrap
from editor.cli.targets import shelf_for
from editor.cli.words import (
    SEVERITY_STYLE,
    field_text,
    scope_title,
    setting_text,
    state_text,
    tools_text,
    value_text,
)
from editor.core.definition import FieldKind, Source
from editor.core.forms import definition_form
from editor.harnesses import TITLES
from editor.storage.paths import shorten

if TYPE_CHECKING:
    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.cli.targets import Target
    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.storage.library import Library

WIDEST_NAME: Final = 48  # columns; a longer name pushes only its own row


def list_definitions(arguments: Arguments, output: Output) -> int:
    """List every definition of a harness."""
    from editor.cli.arguments import UsageError

    if arguments.words:
        raise UsageError(f"list takes no names; `show {arguments.words[0]}` shows one agent")
    library = shelf_for(arguments).library()
    entries = library.roster.entries
    if arguments.has("--json"):
        harness = library.harness
        output.json([definition_form(entry, harness, is_whole=False) for entry in entries])
    else:
        _list_text(library, output)
        if not arguments.has("--harness"):
            _tell_other_systems(library, output)
    for problem in (*library.problems, *library.roster.settings.problems):
        output.flush()
        output.problem(problem)
    return 0


def _list_text(library: Library, output: Output) -> None:
    """Print the definitions in groups by scope."""
    environment = library.environment
    entries = library.roster.entries
    short = {entry.origin.path: _short_name(entry) for entry in entries}
    groups: dict[str, list[Definition]] = {}
    for entry in entries:
        groups.setdefault(entry.origin.scope, []).append(entry)
    output.line(
        f"{output.style(library.harness.title, 'bold')}  "
        f"{output.style(f'rules {library.rules}', 'dim')}"
    )
    for scope, group in groups.items():
        output.line()
        places = [] if scope == "builtin" else _places(group, environment)
        heading = output.style(scope_title(scope), "heading")
        output.line(f"{heading}  {output.style(', '.join(places), 'dim')}".rstrip())
        rows = []
        for entry in group:
            state, style = state_text(entry, short)
            rows.append(
                (
                    one_line(entry.name),
                    _cut_list(tools_text(entry, library.harness), output),
                    setting_text(entry, "permission"),
                    setting_text(entry, "model"),
                    output.style(state, style) if not output.width else state,
                )
            )
        table(output, rows, (("bold",), (), (), (), ("yellow",)), widest=WIDEST_NAME)
    folders = _writable_folders(library)
    if not any(entry.origin.is_writable for entry in entries) and folders:
        output.line()
        wrap(output, f"You have no agents yet. They are kept in {' or '.join(folders)}.")
    output.line()
    problems = sum(1 for entry in entries if entry.problems)
    text = f"{len(entries)} agent{'' if len(entries) == 1 else 's'}"
    if problems:
        text += f", {problems} with something to look at (`subagent-editor check`)"
    output.line(output.style(text, "dim"))
    for note in library.roster.problems:
        wrap(output, one_line(str(note.message)))


def _tell_other_systems(library: Library, output: Output) -> None:
    """Say which other systems are used here; nobody asked for the one shown alone."""
    from editor.storage.presence import systems_here

    for identity in systems_here(library.environment):
        if identity != library.harness.id:
            command = f"`subagent-editor list --harness {identity}`"
            output.line(output.style(f"{TITLES[identity]} is used here too: {command}", "dim"))


def show_definitions(arguments: Arguments, output: Output) -> int:
    """Show definitions whole."""
    from editor.cli.arguments import UsageError

    if not arguments.words:
        raise UsageError("show needs a name or a path; `list` shows what there is")
    shelf = shelf_for(arguments)
    targets, are_all_known = shelf.targets(arguments.words, output)
    if arguments.has("--json"):
        output.json(
            [
                definition_form(target.definition, target.harness, is_whole=True)
                for target in targets
            ]
        )
    else:
        for number, target in enumerate(targets):
            if number:
                output.line()
            _show_text(target, shelf.environment, output)
    return 0 if are_all_known else 1


def _show_text(target: Target, environment: Environment, output: Output) -> None:
    """Print one definition."""
    definition, harness = target.definition, target.harness
    origin = definition.origin
    output.line(
        f"{output.style(one_line(definition.name), 'bold')}  "
        f"{output.style(f'{harness.title}, rules {definition.rules}', 'dim')}"
    )
    scope = scope_title(origin.scope).lower()
    facts = [safe(shorten(origin.path, environment)), scope, str(definition.status)]
    if not origin.is_writable:
        facts.append("read-only")
    output.line("  " + output.style(" · ".join(facts), "dim"))
    short = {entry.origin.path: _short_name(entry) for entry in target.library.roster.entries}
    state, style = state_text(definition, short)
    if state:
        wrap(output, output.style(state, style), 2)
    output.line()
    rows = []
    for field in harness.fields:
        held = definition.fields.get(field.name)
        if held is None or field.kind is FieldKind.PROMPT:
            continue
        where = f"line {held.line}" if held.source is Source.FILE and held.line else ""
        if held.source not in (Source.FILE, Source.DEFAULT):
            where = str(held.source)
        rows.append((field.name, where, field_text(field, held)))
    if definition.other_keys:
        rows.append(("also kept", "", value_text(definition.other_keys)))
    lines = definition.prompt.count("\n") + 1 if definition.prompt else 0
    counted = f"{lines} line{'' if lines == 1 else 's'}, {len(definition.prompt)} characters"
    rows.append(("prompt", "", counted))
    table(output, rows, (("cyan",), ("dim",), ()))
    if definition.problems:
        output.line()
    for problem in definition.problems:
        place = f"line {problem.line}: " if problem.line else ""
        word = output.style(str(problem.severity), SEVERITY_STYLE[problem.severity])
        wrap(output, f"{word}: {place}{one_line(str(problem.message))} [{problem.code}]", 2, 2)
        if problem.fix:
            wrap(output, f"can be mended: {one_line(str(problem.fix.title))}", 4, 2)


def _short_name(definition: Definition) -> str:
    """Name a definition by whose it is, for “overrides …”."""
    scope = definition.origin.scope
    if scope == "user":
        return "yours"
    return f"the {scope_title(scope).lower()} one"


def _places(group: list[Definition], environment: Environment) -> list[str]:
    """The folders the definitions of a group lie in."""
    folders = dict.fromkeys(entry.origin.root for entry in group if entry.origin.root)
    return [safe(shorten(folder, environment)) for folder in folders][:3]


def _writable_folders(library: Library) -> list[str]:
    """Where new definitions go."""
    roots = [root for root in library.roots if root.creates] or [
        root for root in library.roots if root.is_writable and not root.is_file
    ]
    return [safe(shorten(root.path, library.environment)) for root in roots[:2]]


def _cut_list(text: str, output: Output) -> str:
    """Keep a long list of tools from pushing the other columns off a terminal."""
    from editor.cli.output import cut

    return cut(text, max(20, output.width * 2 // 5)) if output.width else text
