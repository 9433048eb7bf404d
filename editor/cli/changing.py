"""`set` and `unset`: prepare every change, then save each file on its own."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from editor.cli.arguments import UsageError, near
from editor.cli.fields import assignments, changes, removals
from editor.cli.output import safe
from editor.cli.targets import shelf_for
from editor.core.editing import Edited, edit_all
from editor.core.forms import edit_forms, problem_form
from editor.core.problems import Problem, Severity
from editor.core.records import mutable_record
from editor.core.text import unified_diff
from editor.core.wording import QT_TRANSLATE_NOOP, message
from editor.storage import files
from editor.storage.links import real_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from editor.cli.arguments import Arguments
    from editor.cli.output import Output
    from editor.cli.targets import Shelf, Target
    from editor.core.changes import Change

READ_ONLY = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is a built-in agent and read-only. Make your own copy of it first (“Customise” in "
    "the window).",
)
NOT_YOURS = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is read-only, because its file is not yours: it comes with a plugin, a package or "
    "the system. Make your own copy of it first (“Customise” in the window).",
)


@mutable_record
class Prepared:
    """One file with its edit, and later with what became of it."""

    target: Target
    result: Edited | Problem
    problem: Problem | None = None
    is_saved: bool = False
    notes: tuple[str, ...] = ()

    @property
    def edited(self) -> Edited | None:
        """The edit, if there is one and something changes."""
        return self.result if isinstance(self.result, Edited) and self.result.splices else None


def set_fields(arguments: Arguments, output: Output) -> int:
    """Set fields of one or more definitions."""
    words, wanted = assignments(arguments.words)
    if not words:
        raise UsageError("set needs a name or a path, and FIELD=VALUE")
    if not wanted:
        raise UsageError("set needs FIELD=VALUE behind the name, such as permission=ask")
    shelf = shelf_for(arguments)
    return _run(
        shelf, words, lambda target: changes(target.definition, target.harness, wanted),
        arguments, output,
    )  # fmt: skip


def unset_fields(arguments: Arguments, output: Output) -> int:
    """Remove fields from one or more definitions."""
    if not arguments.words:
        raise UsageError("unset needs a name or a path, and the fields to remove")
    shelf = shelf_for(arguments)
    first = shelf.peek(arguments.words[0])
    harness = first.harness if first else shelf.library().harness
    kept = first.definition.other_keys if first else ()
    words, wanted = removals(arguments.words, harness, kept)
    unknown = [word for word in words[1:] if not shelf.peek(word)]
    if not wanted and not unknown:
        names = ", ".join(field.name for field in harness.fields if field.key)
        raise UsageError(f"unset needs the fields to remove behind the name; there are {names}")
    for word in unknown:
        guess = near(word, [field.name for field in harness.fields])
        hint = f"did you mean {guess}?" if guess else "`show` lists the fields of an agent"
        output.error(f"“{word}” is neither an agent nor a field of {harness.title}; {hint}")
    if unknown:
        return 1 if wanted else 2
    return _run(shelf, words, lambda target: wanted, arguments, output)


def _run(
    shelf: Shelf,
    words: Sequence[str],
    wanted: Callable[[Target], Sequence[Change]],
    arguments: Arguments,
    output: Output,
) -> int:
    """Prepare all, save each, and tell."""
    targets, are_all_known = shelf.targets(words, output)
    unique = {real_path(target.path): target for target in targets}.values()
    prepared = [Prepared(target, _prepare(target, wanted(target))) for target in unique]
    for one in prepared:
        if isinstance(one.result, Problem):
            one.problem = one.result
        elif one.edited and not arguments.has("--dry-run"):
            _save(one, one.edited)
    if not arguments.has("--dry-run"):
        for folder in {os.path.dirname(real_path(one.target.path)) for one in prepared}:
            files.clean_stale(folder)
    if arguments.has("--json"):
        output.json([_form(one, arguments.has("--dry-run")) for one in prepared])
    else:
        _text(prepared, arguments.has("--dry-run"), output)
    output.flush()
    _tell(prepared, output)
    return 0 if are_all_known and not any(one.problem for one in prepared) else 1


def _prepare(target: Target, wanted: Sequence[Change]) -> Edited | Problem:
    """Make the changes in memory."""
    definition = target.definition
    origin = definition.origin
    if not origin.is_writable:
        is_builtin = origin.scope == "builtin"
        text = message(READ_ONLY if is_builtin else NOT_YOURS, name=definition.name)
        return Problem("read-only", Severity.ERROR, text, path=origin.path)
    if not definition.fields and not definition.document.data and definition.problems:
        return definition.problems[0]
    return edit_all(target.harness, definition.document, origin, wanted, definition.rules)


def _save(one: Prepared, edited: Edited) -> None:
    """Save one file; a conflict or failure concerns this file alone."""
    base = one.target.definition.document.fingerprint
    result = files.save(one.target.path, edited.document.data, base)
    if isinstance(result, files.Saved):
        one.is_saved = True
        one.notes = tuple(str(note) for note in result.notes)
    else:
        one.problem = result.problem


def _form(one: Prepared, is_dry_run: bool) -> dict[str, Any]:
    """The JSON form of one file's result."""
    before = one.target.definition.document.fingerprint
    edited = one.edited
    changed = edited is not None and (one.is_saved or is_dry_run)
    return {
        "path": one.target.path,
        "changed": changed,
        "edits": edit_forms(edited.splices) if edited else [],
        "sha256_before": before,
        "sha256_after": edited.document.fingerprint if edited and changed else before,
        "problem": problem_form(one.problem) if one.problem else None,
    }


def _text(prepared: Iterable[Prepared], is_dry_run: bool, output: Output) -> None:
    """Print what changed as a unified diff."""
    for one in prepared:
        edited = one.edited
        if one.problem:
            continue
        if edited is None:
            output.line(output.style(f"{safe(one.target.path)}: nothing to change", "dim"))
            continue
        before = one.target.definition.document.data
        for line in unified_diff(before, edited.document.data, one.target.path).splitlines():
            output.line(_coloured(line, output))
        if is_dry_run and output.is_terminal:
            output.line(output.style("nothing was saved (--dry-run)", "dim"))


def _coloured(line: str, output: Output) -> str:
    """Colour one line of a diff."""
    text = safe(line)
    if line.startswith(("---", "+++")):
        return output.style(text, "bold")
    style = {"+": "green", "-": "red", "@": "cyan"}.get(line[:1])
    return output.style(text, style) if style else text


def _tell(prepared: Iterable[Prepared], output: Output) -> None:
    """Say on standard error what was refused, and what a person should know."""
    for one in prepared:
        if one.problem:
            output.problem(one.problem, one.target.path)
            continue
        if isinstance(one.result, Edited):
            for note in one.result.notes:
                output.problem(note, one.target.path)
        for text in one.notes:
            output.error(text, one.target.path)
