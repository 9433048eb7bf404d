from __future__ import annotations

import pytest

from editor.cli import window_words
from editor.cli.arguments import Arguments, UsageError, parse
from editor.cli.commands import COMMANDS, COMMON


def understood(*words: str) -> Arguments:
    return parse(words, COMMANDS, COMMON)


def test_options_stand_anywhere_and_with_or_without_an_equals_sign() -> None:
    first = understood("--home", "h", "set", "a", "--dry-run", "b=c", "--harness=mevedel")
    assert first.command == "set"
    assert first.words == ("a", "b=c")
    assert first.get("--home") == "h"
    assert first.get("--harness") == "mevedel"
    assert first.has("--dry-run")
    assert not first.has("--json")


def test_words_behind_two_dashes_are_words() -> None:
    assert understood("show", "--", "--odd-name").words == ("--odd-name",)


def test_a_repeatable_option_keeps_all_its_values() -> None:
    found = understood("compare", "a", "--session", "x", "--session", "y")
    assert found.all("--session") == ("x", "y")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["list", "--jsn"], "there is no option --jsn; did you mean “--json”?"),
        (["list", "--tool", "x"], "“list” has no option --tool; it belongs to resolve"),
        (["--json"], "--json belongs behind a command (list, show"),
        (["resolve", "a", "--session"], "--session needs a value: --session S"),
        (["resolve", "a", "--session", "--json"], "--session needs a value"),
        (["list", "--json=yes"], "--json takes no value; leave out “=yes”"),
        (["gui", "--theme", "pink"], "--theme can be light or dark, not “pink”"),
        (["list", "--home", "a", "--home", "b"], "--home is given twice"),
    ],
)
def test_what_cannot_be_understood_is_said_with_what_to_do(words: list[str], said: str) -> None:
    with pytest.raises(UsageError) as caught:
        understood(*words)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("words", "window"),
    [
        ([], []),
        (["gui"], []),
        (["gui", "reviewer", "--theme", "dark"], ["--theme", "dark", "reviewer"]),
        (["reviewer"], ["reviewer"]),
        (["--home", "h", "gui", "x.md"], ["--home", "h", "x.md"]),
        (["list"], None),
        (["--version"], None),
        (["gui", "--help"], None),
        (["lst"], None),  # a mistyped command opens no window
        (["two", "words"], None),
    ],
)
def test_the_window_is_meant_by_gui_by_nothing_and_by_a_name(
    words: list[str], window: list[str] | None
) -> None:
    assert window_words(words) == window
