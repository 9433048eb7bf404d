"""Matching of permission rules: paths by path globs, everything else by text globs.

All glob matching ignores case. Paths are compared as text: no link is followed here. `home` is the
user's home folder; when it is not known, a leading `~` only matches a leading `~`. Matching walks
the text once with the set of places reached in the pattern, so no pattern can make it slow.
"""

from __future__ import annotations

from functools import lru_cache

from editor.core.records import record


@record
class _Token:
    """One character of a glob: what it accepts, and whether any number of times."""

    repeats: bool = False
    literal: str = ""  # lower case
    refuses: str = ""  # a character that is not accepted by a wildcard
    ranges: tuple[tuple[str, str], ...] = ()
    is_negated: bool = False

    def accepts(self, character: str) -> bool:
        """Whether the token takes this one character."""
        if self.literal:
            return character.lower() == self.literal
        if self.ranges:
            forms = {character, character.lower(), character.upper()}
            inside = any(low <= form <= high for low, high in self.ranges for form in forms)
            return inside is not self.is_negated
        return character != self.refuses


def _walk(tokens: tuple[_Token, ...], text: str) -> bool:
    """Whether the tokens accept a whole text."""
    places = _skip(tokens, {0})
    for character in text:
        reached = set()
        for place in places:
            if place < len(tokens) and tokens[place].accepts(character):
                reached.add(place if tokens[place].repeats else place + 1)
        if not reached:
            return False
        places = _skip(tokens, reached)
    return len(tokens) in places


def _skip(tokens: tuple[_Token, ...], places: set[int]) -> set[int]:
    """Add the places reached without a character: a repeating token may take none."""
    for place in tuple(places):
        while place < len(tokens) and tokens[place].repeats:
            place += 1
            places.add(place)
    return places


def expand_path(path: str, directory: str, home: str = "") -> str:
    """Make a path absolute and clean (`.`, `..`, doubled slashes), keeping a final slash."""
    if path == "~" or path.startswith("~/"):
        path = (home.rstrip("/") + path[1:]) if home else path
    elif not path.startswith("/"):
        path = f"{directory.rstrip('/')}/{path}"
    root = "~" if path.startswith("~") else ""
    parts: list[str] = []
    for part in path[len(root) :].split("/"):
        if part == "..":
            del parts[-1:]
        elif part not in ("", "."):
            parts.append(part)
    if not parts:
        return root or "/"
    return f"{root}/{'/'.join(parts)}{'/' if path.endswith('/') else ''}"


def is_below(path: str, folder: str) -> bool:
    """Whether an absolute path is a folder or lies below it."""
    folder = folder.rstrip("/")
    return path.rstrip("/") == folder or path.startswith(folder + "/")


@lru_cache(maxsize=512)
def _path_tokens(pattern: str, home: str) -> tuple[tuple[_Token, ...], ...]:
    """The patterns of a path glob, one of which has to accept."""
    if pattern.startswith(("~", "/")):
        pattern = expand_path(pattern, "/", home)
    tokens: list[_Token] = []
    at = 0
    while at < len(pattern):
        if pattern.startswith("**", at):
            tokens.append(_Token(repeats=True, refuses="\n"))
            at += 1
        elif pattern[at] == "*":
            tokens.append(_Token(repeats=True, refuses="/"))
        elif pattern[at] == "?":
            tokens.append(_Token(refuses="\n"))
        else:
            tokens.append(_Token(literal=pattern[at].lower()))
        at += 1
    whole = tuple(tokens)
    return (whole, whole[:-2]) if pattern.endswith("/**") else (whole,)


def path_matches(path: str, pattern: str, home: str = "") -> bool:
    """Whether an absolute path matches a path glob; `DIR/**` also matches DIR itself."""
    return any(_walk(tokens, path) for tokens in _path_tokens(pattern, home))


@lru_cache(maxsize=512)
def _text_tokens(pattern: str) -> tuple[_Token, ...] | None:
    """The tokens of a text glob, None when a bracket is never closed (it then matches nothing)."""
    tokens: list[_Token] = []
    at = 0
    while at < len(pattern):
        character = pattern[at]
        at += 1
        if character in "*?":
            tokens.append(_Token(repeats=character == "*", refuses="\0"))
        elif character == "[" and pattern[at : at + 1] != "]":
            end = pattern.find("]", at + (2 if pattern.startswith("!]", at) else 1))
            if end < 0:
                return None
            inside = pattern[at:end]
            is_negated = inside.startswith("!")
            ranges = _ranges(inside[is_negated:])
            tokens.append(_Token(ranges=ranges, is_negated=is_negated))
            at = end + 1
        else:
            tokens.append(_Token(literal=character.lower()))
    return tuple(tokens)


def _ranges(inside: str) -> tuple[tuple[str, str], ...]:
    ranges: list[tuple[str, str]] = []
    at = 0
    while at < len(inside):
        if inside[at + 1 : at + 2] == "-" and at + 2 < len(inside):
            ranges.append((inside[at], inside[at + 2]))
            at += 3
        else:
            ranges.append((inside[at], inside[at]))
            at += 1
    return tuple(ranges)


def text_matches(text: str, pattern: str) -> bool:
    """Whether a text matches a glob as a whole; `*` and `?` match any character."""
    tokens = _text_tokens(pattern)
    return tokens is not None and _walk(tokens, text)


def command_matches(command: str, pattern: str) -> bool:
    """Whether a command matches; `PREFIX:*` means the prefix alone or followed by a space."""
    if pattern.endswith(":*"):
        prefix = pattern[:-2]
        return command == prefix or command.startswith(prefix + " ")
    return text_matches(command, pattern)
