"""`check`: what is wrong, for people, programs and code scanning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.cli.arguments import UsageError, near
from editor.cli.output import one_line, safe
from editor.cli.targets import shelf_for
from editor.cli.words import SEVERITY_STYLE
from editor.core.forms import problem_form
from editor.core.problems import Severity
from editor.core.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.core.definition import Definition
    from editor.core.environment import Environment
    from editor.core.problems import Problem
    from editor.storage.library import Library

PLURALS = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("note", "notes"),
}


def check_definitions(arguments: Arguments, output: Output) -> int:
    """Check the definitions named, or all there are."""
    if arguments.has("--json") and arguments.has("--sarif"):
        raise UsageError("--json and --sarif are two forms; choose one")
    systems = _systems(arguments)
    shelf = shelf_for(arguments)
    are_all_known = True
    if arguments.words:
        targets, are_all_known = shelf.targets(arguments.words, output)
        definitions = [target.definition for target in targets]
        problems = _of(definitions, systems, shelf.environment)
    else:
        library = shelf.library()
        definitions = list(library.roster.entries)
        problems = [
            *_of_library(library),
            *_of(definitions, systems, shelf.environment),
        ]
    if arguments.has("--json"):
        output.json([_form(each) for each in problems])
    elif arguments.has("--sarif"):
        from editor.cli.sarif import sarif_log

        documents = {each.origin.path: each.document for each in definitions}
        output.json(sarif_log(problems, shelf.environment.project, documents))
    else:
        _text(problems, len(definitions), output)
    is_bad = any(problem.severity is Severity.ERROR for problem in problems)
    return 1 if is_bad or not are_all_known else 0


def _systems(arguments: Arguments) -> tuple[str, ...]:
    """The other systems asked for with --also."""
    names = [name for value in arguments.all("--also") for name in value.split(",") if name.strip()]
    if not names:
        return ()
    from editor.harnesses.others import KNOWN_SYSTEMS, READERS, system_named

    found: list[str] = []
    for name in names:
        system = system_named(name)
        if system is None:
            known = [READERS, *(identity for identity, _ in KNOWN_SYSTEMS)]
            guess = near(name, known)
            hint = f"did you mean {guess}? " if guess else ""
            choices = ", ".join(known)
            raise UsageError(f"--also does not know “{name.strip()}”; {hint}choose of {choices}")
        found.append(system)
    return tuple(dict.fromkeys(found))


def _of(
    definitions: Iterable[Definition], systems: Sequence[str], environment: Environment
) -> list[Problem]:
    """The problems of definitions, each with the path of its file."""
    return [
        problem if problem.path else replace(problem, path=definition.origin.path)
        for definition in definitions
        for problem in (*definition.problems, *_elsewhere(definition, systems, environment))
    ]


def _elsewhere(
    definition: Definition, systems: Sequence[str], environment: Environment
) -> Iterable[Problem]:
    """What other systems would make of a file."""
    if not systems:
        return ()
    from editor.harnesses.others import also_used_by

    return also_used_by(definition, systems, environment)


def _form(problem: Problem) -> dict[str, Any]:
    """One problem with its file; a finding of another system says whose and how sure it is."""
    form = problem_form(problem) | {"path": problem.path or None}
    if problem.confidence:
        form |= {"system": problem.reader, "confidence": problem.confidence}
    return form


def _of_library(library: Library) -> list[Problem]:
    """The problems of folders, of settings files and of the definitions together."""
    roster = library.roster
    return [*library.problems, *roster.settings.problems, *roster.problems]


def _text(problems: Sequence[Problem], number: int, output: Output) -> None:
    """Print one line for each problem, as compilers do, and a last line that sums up."""
    for problem in problems:
        place = f"{safe(problem.path)}:" if problem.path else ""
        place += f"{problem.line}:" if problem.line and place else ""
        word = output.style(str(problem.severity), SEVERITY_STYLE[problem.severity])
        text = f"{place} {word}: {one_line(str(problem.message))}".lstrip()
        output.line(f"{text} {output.style(f'[{problem.code}]', 'dim')}")
    counts = []
    for severity in Severity:
        found = sum(problem.severity is severity for problem in problems)
        if found:
            counts.append(f"{found} {PLURALS[severity][found != 1]}")
    checked = f"{number} definition{'' if number == 1 else 's'} checked"
    found_out = ", ".join(counts) or ("nothing wrong" if number else "")
    output.line(output.style(f"{checked}: {found_out}".removesuffix(": "), "dim"))
