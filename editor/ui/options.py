"""What the window is opened with: the words behind `gui` on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record, replace

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = (300, 8000)  # smallest and largest side of a picture


@record
class Options:
    """Everything that can be asked for when the window is opened."""

    wanted: str = ""  # name or path of a definition
    harness: str = ""
    rules: str = ""
    home: str = ""
    project: str = ""
    theme: str = ""
    language: str = ""
    session: str = ""
    screenshot: str = ""
    size: tuple[int, int] | None = None
    show: str = ""  # panel or dialog to open


class WrongUsage(Exception):
    """The words make no sense; the text says why."""


_NAMES = (
    "harness", "rules", "home", "project", "theme", "language", "session", "screenshot", "show",
)  # fmt: skip


def parse(words: Sequence[str]) -> Options:
    """Understand the words; raises `WrongUsage`."""
    options = Options()
    rest = list(words)
    if rest[:1] == ["gui"]:
        rest.pop(0)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            if options.wanted:
                raise WrongUsage("the window opens one name or path")
            options = replace(options, wanted=word)
            continue
        name, equals, value = word[2:].partition("=")
        if name not in (*_NAMES, "size"):
            raise WrongUsage(f"“{word}” is no option of the window")
        if not equals:
            if not rest:
                raise WrongUsage(f"“--{name}” needs a value")
            value = rest.pop(0)
        options = (
            replace(options, size=_size(value))
            if name == "size"
            else replace(options, **{name: value})
        )
    if options.theme not in ("", "system", "light", "dark"):
        raise WrongUsage("“--theme” is light, dark or system")
    return options


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    try:
        sides = int(width), int(height)
    except ValueError:
        raise WrongUsage("“--size” is written as 1200x760") from None
    if not all(SIZES[0] <= side <= SIZES[1] for side in sides):
        raise WrongUsage(f"“--size” allows {SIZES[0]} to {SIZES[1]} for each side")
    return sides
