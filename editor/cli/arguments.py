"""What can be said on the command line, and reading it: commands, options, words.

Decision: read here and not by argparse, whose import and set-up cost more than a whole `list` of an
empty folder, and which cannot mix `NAME FIELD=VALUE --dry-run FIELD=VALUE` freely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class UsageError(Exception):
    """The command line cannot be understood; the text says what is wrong and what to do."""


@record
class Option:
    """One option; `value` names what follows it, empty for a switch."""

    name: str
    value: str
    help: str
    is_repeatable: bool = False
    choices: tuple[str, ...] = ()


@record
class Command:
    """One command, as help and parser need it."""

    name: str
    usage: str
    summary: str
    options: tuple[Option, ...] = ()
    details: str = ""
    examples: tuple[tuple[str, str], ...] = ()


@record
class Arguments:
    """A command line that was understood."""

    command: str
    words: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]

    def has(self, name: str) -> bool:
        """Whether an option was given."""
        return name in self.options

    def get(self, name: str) -> str | None:
        """The last value given to an option."""
        values = self.options.get(name)
        return values[-1] if values else None

    def all(self, name: str) -> tuple[str, ...]:
        """All values given to an option, in order."""
        return self.options.get(name, ())


SHORT = {"-h": "--help", "-V": "--version"}


def parse(
    arguments: Sequence[str], commands: Mapping[str, Command], common: Sequence[Option]
) -> Arguments:
    """Read the words after the program's name; the command may stand behind common options."""
    command = ""
    words: list[str] = []
    values: dict[str, list[str]] = {}
    known = {option.name: option for option in common}
    queue = list(arguments)
    only_words = False
    while queue:
        word = queue.pop(0)
        if only_words or not word.startswith("-") or word == "-":
            if not command and not words and word in commands:
                command = word
                known |= {option.name: option for option in commands[word].options}
            else:
                words.append(word)
        elif word == "--":
            only_words = True
        else:
            name, given, value = SHORT.get(word, word).partition("=")
            option = _known_option(name, command, commands, known)
            if option.value and not given:
                if not queue or (queue[0].startswith("--") and queue[0].split("=")[0] in known):
                    raise UsageError(f"{name} needs a value: {name} {option.value}")
                value = queue.pop(0)
            elif given and not option.value:
                raise UsageError(f"{name} takes no value; leave out “={value}”")
            _check_value(option, value, values)
            values.setdefault(name, []).append(value)
    return Arguments(command, tuple(words), {name: tuple(held) for name, held in values.items()})


def near(word: str, known: Iterable[str]) -> str:
    """Give a “did you mean” for a word, empty when nothing is like it."""
    import difflib

    found = difflib.get_close_matches(word.lower(), {name.lower(): name for name in known}, n=2)
    names = {name.lower(): name for name in known}
    return " or ".join(f"“{names[name]}”" for name in found)


def _known_option(
    name: str, command: str, commands: Mapping[str, Command], known: Mapping[str, Option]
) -> Option:
    """Find an option among those of this command, or say where it belongs."""
    if name in known:
        return known[name]
    owners = [
        owner.name for owner in commands.values()
        if any(option.name == name for option in owner.options)
    ]  # fmt: skip
    if owners and not command:
        raise UsageError(f"{name} belongs behind a command ({', '.join(owners)})")
    if owners:
        raise UsageError(f"“{command}” has no option {name}; it belongs to {', '.join(owners)}")
    guess = near(name, known)
    hint = f"did you mean {guess}?" if guess else "`--help` lists the options"
    raise UsageError(f"there is no option {name}; {hint}")


def _check_value(option: Option, value: str, values: Mapping[str, Sequence[str]]) -> None:
    """Refuse a value that is none of the choices, and an option given twice."""
    if option.choices and value not in option.choices:
        raise UsageError(f"{option.name} can be {' or '.join(option.choices)}, not “{value}”")
    if option.name in values and option.value and not option.is_repeatable:
        raise UsageError(f"{option.name} is given twice; keep one of them")
