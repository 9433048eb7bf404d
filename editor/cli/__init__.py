"""The command line: the same core as the window, without Qt; `main` is its whole interface."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from editor.cli.arguments import UsageError, near, parse
from editor.cli.commands import COMMANDS, COMMON, RUNNERS
from editor.cli.output import PROGRAM, Output, Unwritable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TextIO

    from editor.cli.arguments import Arguments

FINE, BAD_ANSWER, WRONG_USAGE = 0, 1, 2


def main(words: Sequence[str]) -> int:
    """Carry out one command line; gives the exit status and never raises."""
    output = Output(sys.stdout or _nowhere(), sys.stderr or _nowhere())
    try:
        try:
            status = _run(words, output)
            output.flush()
            return status
        except UsageError as error:
            output.flush()
            output.error(str(error))
            return WRONG_USAGE
    except BrokenPipeError:
        _discard_output()  # whoever read it has enough of it
        return BAD_ANSWER
    except Unwritable as error:
        _discard_output()
        output.error(f"the output could not be written ({error}); make room, or write it elsewhere")
        return BAD_ANSWER
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        output.error(_unexpected(error))
        return BAD_ANSWER


def window_words(words: Sequence[str]) -> list[str] | None:
    """Give what the window is to be opened with; None when a command is meant.

    The window is meant by `gui`, by nothing at all, and by just a name or path.
    """
    try:
        arguments = parse(words, COMMANDS, COMMON)
    except UsageError:
        return None
    if arguments.has("--help") or arguments.has("--version"):
        return None
    is_bare = not arguments.command and len(arguments.words) <= 1 and not _mistaken(arguments)
    if arguments.command != "gui" and not is_bare:
        return None
    given = [
        word
        for name, values in arguments.options.items()
        for value in values
        for word in ((name, value) if value else (name,))
    ]
    return [*given, *arguments.words]


def _run(words: Sequence[str], output: Output) -> int:
    """Understand the command line and call what carries it out."""
    arguments = parse(words, COMMANDS, COMMON)
    if arguments.has("--version"):
        from editor import __version__

        output.line(f"{PROGRAM} {__version__}")
        return FINE
    if arguments.has("--help"):
        from editor.cli.help import print_help

        print_help(output, arguments.command)
        return FINE
    if arguments.command not in RUNNERS:
        guess = _mistaken(arguments) or "`--help` lists the commands"
        named = arguments.words[0] if arguments.words else arguments.command
        raise UsageError(f"there is no command “{named}”; {guess}")
    module, function = RUNNERS[arguments.command]
    runner: Callable[[Arguments, Output], int] = getattr(import_module(module), function)
    return runner(arguments, output)


def _discard_output() -> None:
    """Let nothing more be written to standard output, also not what is left at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nowhere() -> TextIO:
    """Stand in for a stream that the command without a console does not have."""
    return io.StringIO()


def _mistaken(arguments: Arguments) -> str:
    """Give a hint when the first word looks like a mistyped command, else nothing."""
    if not arguments.words or os.path.lexists(arguments.words[0]):
        return ""
    guess = near(arguments.words[0], COMMANDS)
    return f"did you mean {guess}?" if guess else ""


def _unexpected(error: Exception) -> str:
    """Keep the details of a defect in a log file, and say where."""
    import traceback

    from editor.storage.paths import environment, state_folder

    try:
        folder = state_folder(environment())
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / "errors.log"
        with log.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write("".join(traceback.format_exception(error)) + "\n")
    except OSError:
        return f"something went wrong here ({type(error).__name__}); please report it"
    return f"something went wrong here; please report it with the details in {log}"
