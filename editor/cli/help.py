"""The help texts, made from the table of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.cli.commands import COMMANDS, COMMON
from editor.cli.output import PROGRAM, table, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.cli.arguments import Option
    from editor.cli.output import Output


def print_help(output: Output, name: str) -> None:
    """Print the help of one command, or of the program."""
    if name:
        _command_help(output, name)
    else:
        _program_help(output)


def _program_help(output: Output) -> None:
    wrap(
        output,
        "Edit the subagent definitions of AI coding agents without damage, and see what a "
        "delegated child may really do.",
    )
    output.line()
    output.line(output.style("Usage", "bold"))
    output.line(f"  {PROGRAM} [NAME|PATH]                open the window")
    output.line(f"  {PROGRAM} COMMAND … [OPTIONS]")
    output.line()
    output.line(output.style("Commands", "bold"))
    rows = [(command.name, command.summary) for command in COMMANDS.values()]
    table(output, rows, (("cyan",), ()))
    output.line()
    _options(output, "Options for every command", COMMON)
    output.line()
    output.line(
        f"`{PROGRAM} COMMAND --help` tells more. PATH is a file or a folder of definitions."
    )
    output.line("Exit status: 0 fine · 1 the answer is bad · 2 the command line is wrong.")


def _command_help(output: Output, name: str) -> None:
    command = COMMANDS[name]
    wrap(output, command.summary)
    output.line()
    output.line(output.style("Usage", "bold"))
    output.line(f"  {PROGRAM} {command.usage}")
    output.line()
    if command.details:
        wrap(output, command.details)
        output.line()
    if command.options:
        _options(output, "Options", command.options)
        output.line()
    _options(output, "Options for every command", COMMON)
    if command.examples:
        output.line()
        output.line(output.style("Examples", "bold"))
        rows = [(f"{PROGRAM} {line}", what) for line, what in command.examples]
        table(output, rows, ((), ("dim",)))


def _options(output: Output, title: str, options: Sequence[Option]) -> None:
    output.line(output.style(title, "bold"))
    rows = [(f"{option.name} {option.value}".rstrip(), option.help) for option in options]
    table(output, rows, (("cyan",), ()))
