"""How the package judges a shell command before any rule: dangerous, complex, read-only, unknown.

Nothing is run or expanded. The reading is deliberately narrow: whatever goes beyond plain commands
joined by `;`, `&&`, `||` and `|` is complex.
"""

from __future__ import annotations

import re
import shlex
from enum import StrEnum

from editor.core.patterns import pattern
from editor.core.records import record


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


DANGEROUS = _words(
    "rm sudo dd mkfs fdisk parted chmod chown chgrp chattr kill pkill killall curl wget nc ncat "
    "telnet ssh scp rsync sftp iptables systemctl service reboot shutdown poweroff halt"
)
_READ_ONLY = _words(
    "cat cd cut echo expr false grep head id ls nl paste pwd rev seq stat tail tr true uname uniq "
    "wc which whoami"
)
_CONTROL_WORDS = _words(
    "case coproc do done elif else esac fi for function if in select then time until while"
)
_FIND_EFFECTS = _words("-delete -exec -execdir -fls -fprint -fprint0 -fprintf -ok -okdir")
_DANGEROUS_WORD = pattern(
    rf"(?<![^\W_]|[_-])(?:{'|'.join(sorted(DANGEROUS))})(?![^\W_]|[_-])", re.IGNORECASE
)
_ASSIGNMENT = pattern(r"[A-Za-z_][A-Za-z0-9_]*\+?=")
_AWK_EFFECTS = pattern(r"@\s*[A-Za-z_]|\b(?:close|getline|system)\b|[>|]")
_SED_PRINT = pattern(r"[0-9]+(?:,[0-9]+)?p\Z")
_DYNAMIC = pattern(r"[$*?`{}\[\]]")
_SUBSTITUTION = pattern(r"\$\(((?:[^()]|\([^()]*\))*)\)|`([^`]*)`")


class CommandClass(StrEnum):
    """The class of a whole command line."""

    DANGEROUS = "dangerous"
    COMPLEX = "complex"
    READ_ONLY = "read-only"
    UNKNOWN = "unknown"


@record
class Analysis:
    """What is known of a command line without running it."""

    command_class: CommandClass
    segments: tuple[str, ...]  # the commands of a compound command, as written
    forms: tuple[str, ...]  # further texts a narrowed deny rule is compared with
    resources: tuple[str, ...]  # literal paths named in it


def analyze(command: str) -> Analysis:
    """Classify a command line."""
    source = _join_lines(command)
    segments, is_complex = _segments(source)
    words: list[tuple[str, ...]] = []
    has_assignment = False
    for segment in segments:
        argv = _split(segment)
        if not argv or argv[0] in _CONTROL_WORDS:
            is_complex = True
        elif _ASSIGNMENT.match(argv[0]):
            has_assignment = True
        else:
            words.append(argv)
    if _DANGEROUS_WORD.search(source) or any(_base(argv[0]) in DANGEROUS for argv in words):
        command_class = CommandClass.DANGEROUS
    elif is_complex:
        command_class = CommandClass.COMPLEX
    elif words and not has_assignment and all(map(is_read_only, words)):
        command_class = CommandClass.READ_ONLY
    else:
        command_class = CommandClass.UNKNOWN
    return Analysis(command_class, segments, _forms(source, segments), _resources(source))


def is_read_only(argv: tuple[str, ...]) -> bool:
    """Whether one command with its arguments is known to change nothing."""
    name, arguments = argv[0], argv[1:]
    if "/" in name:
        return False
    if name in _READ_ONLY:
        return True
    match name:
        case "awk":
            return (
                bool(arguments)
                and not any(argument.startswith("-") for argument in arguments)
                and not _AWK_EFFECTS.search(arguments[0])
            )
        case "base64":
            return not any(
                argument.startswith("-o") or argument == "--output"
                or argument.startswith("--output=")
                for argument in arguments
            )  # fmt: skip
        case "find":
            return not _FIND_EFFECTS.intersection(arguments)
        case "rg":
            return not any(
                argument in ("--hostname-bin", "--pre", "--search-zip", "-z")
                or argument.startswith(("--hostname-bin=", "--pre="))
                for argument in arguments
            )
        case "sed":
            return (
                len(arguments) in (2, 3)
                and arguments[0] == "-n"
                and _SED_PRINT.match(arguments[1]) is not None
                and (len(arguments) == 2 or arguments[2] == "-" or arguments[2][:1] != "-")
            )
        case _:
            return False


def _base(word: str) -> str:
    return word.rsplit("/", 1)[-1]


def _split(text: str) -> tuple[str, ...]:
    """The words of a command; none when they cannot be told apart."""
    try:
        return tuple(shlex.split(text, comments=False, posix=True))
    except ValueError:
        return ()


def _join_lines(source: str) -> str:
    """Take out line continuations, except inside single quotes."""
    if "\\\n" not in source:
        return source
    return re.sub(
        r"('[^']*')|\\\n|(\\.)",
        lambda found: found[1] or found[2] or "",
        source,
        flags=re.DOTALL,
    )


_UNQUOTED_SYNTAX = frozenset("$`<>(){}*?[]!\n")


def _segments(source: str) -> tuple[tuple[str, ...], bool]:
    """Split at `;`, `&&`, `||` and `|`; also say whether there is any other syntax."""
    segments: list[str] = []
    current: list[str] = []
    is_complex = False
    quote = ""
    at = 0
    while at < len(source):
        character = source[at]
        pair = source[at : at + 2]
        at += 1
        if character == "\\" and quote != "'":
            is_complex |= at >= len(source)
            current.append(source[at - 1 : at + 1])
            at += 1
        elif quote:
            is_complex |= quote == '"' and character in "$`"
            quote = "" if character == quote else quote
            current.append(character)
        elif character in "'\"":
            quote = character
            current.append(character)
        elif character in ";|\n" or pair == "&&":
            is_complex |= character == "\n" or not "".join(current).strip()
            segments.append("".join(current).strip())
            current = []
            at += pair in ("&&", "||")
            is_complex |= not source[at:].strip()
        else:
            is_complex |= character in _UNQUOTED_SYNTAX or character == "&"
            current.append(character)
    if "".join(current).strip():
        segments.append("".join(current).strip())
    return tuple(filter(None, segments)), is_complex or bool(quote)


def _forms(source: str, segments: tuple[str, ...]) -> tuple[str, ...]:
    """Commands inside substitutions, commands without their folder, and their bare names."""
    fragments = list(segments)
    for found in _SUBSTITUTION.finditer(source):
        fragments += _segments(found[1] or found[2] or "")[0]
    forms: dict[str, None] = {}
    for fragment in fragments:
        argv = _split(fragment.strip("(){} "))
        while argv and (_ASSIGNMENT.match(argv[0]) or argv[0] in ("!", "then", "do", "else")):
            argv = argv[1:]
        if argv:
            forms[" ".join((_base(argv[0]), *argv[1:]))] = None
            forms[_base(argv[0])] = None
    return tuple(forms)


def _resources(source: str) -> tuple[str, ...]:
    """Literal paths named in a command line, best effort."""
    found: dict[str, None] = {}
    for raw in _split(source) or tuple(source.split()):
        word = re.sub(r"\A[0-9]*(?:<<-?|<>|>>|>|<)", "", raw)
        word = re.sub(r"\A[('\"]+|[)'\";|&]+\Z", "", word)
        is_path = "/" in word or word in (".", "..", "~")
        if is_path and not word.startswith("-") and not _DYNAMIC.search(word):
            found[word] = None
    return tuple(found)
