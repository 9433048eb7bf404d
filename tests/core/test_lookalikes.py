"""Names that are not what they look like are shown as they are, and flagged."""

from __future__ import annotations

import pytest

from editor.core.document import Document
from editor.core.lookalikes import MOST_PROBLEMS, plain, visible
from editor.harnesses import IDS, by_id
from tests.fuzz.targets import places

CODES = ("hidden-characters", "look-alike-letters")


def read(harness_id: str, *lines: str) -> list[tuple[str, str, str]]:
    """Code, field and sentence of each such problem a system's own file has."""
    harness = by_id(harness_id)
    origin = next(each for each in places(harness, harness.default_rules) if each.is_writable)
    text = "\n".join(("---", *lines, "---", "Do — it.", ""))
    document = Document.of(text)
    definition = harness.read(document, origin, harness.default_rules)
    return [
        (problem.code, problem.field, str(problem.message))
        for problem in definition.problems
        if problem.code in CODES
    ]


@pytest.mark.parametrize("harness", IDS)
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("rev\u202eiew", "rev⟨U+202E⟩iew"),
        ("re\u200bview", "re⟨U+200B⟩view"),
        ("re\u00adview", "re⟨U+00AD⟩view"),
        ("re\u2067view", "re⟨U+2067⟩view"),
        ("re\u3164view", "re⟨U+3164⟩view"),
        ("re\u200dview", "re⟨U+200D⟩view"),
        ("re\ufe01view", "re⟨U+FE01⟩view"),
        ("re\U000e0061view", "re⟨U+E0061⟩view"),
    ],
)
def test_an_agents_name_with_something_hidden_is_flagged(
    harness: str, name: str, shown: str
) -> None:
    found = read(harness, f"name: {name}", "description: d")
    assert [(code, shown in said) for code, _, said in found] == [("hidden-characters", True)]


def test_a_space_of_another_kind_is_flagged() -> None:
    [(code, _, said)] = read("claude-code", "name: re\u00a0view", "description: d")
    assert (code, "re⟨U+00A0⟩view" in said) == ("hidden-characters", True)


@pytest.mark.parametrize("harness", IDS)
@pytest.mark.parametrize("name", ["r\u0435view", "\uff52eview", "revi\u03b5w\u03bf", "\u0455hell"])
def test_an_agents_name_of_two_alphabets_is_flagged(harness: str, name: str) -> None:
    [(code, _, said)] = read(harness, f"name: {name}", "description: d")
    assert code == "look-alike-letters"
    assert "U+" in said


@pytest.mark.parametrize("harness", IDS)
@pytest.mark.parametrize(
    ("entry", "code", "said"),
    [
        ("B\u0430sh", "look-alike-letters", "“Bash”"),
        ("\u0412\u0430\u0455\u04bb", "look-alike-letters", "“Bash”"),  # nothing Latin in it
        ("\uff22ash", "look-alike-letters", "“Bash”"),
        ("B\u200bash", "hidden-characters", "B⟨U+200B⟩ash"),
        ("\u202ehsaB\u202c", "hidden-characters", "⟨U+202E⟩hsaB⟨U+202C⟩"),
    ],
)
def test_an_entry_of_a_tool_list_is_flagged(harness: str, entry: str, code: str, said: str) -> None:
    found = read(harness, "name: a", "description: d", f"tools: Read, {entry}")
    assert [(each, said in words) for each, _, words in found] == [(code, True)]
    assert found[0][1]


@pytest.mark.parametrize("harness", ["claude-code", "pi-orchestrator", "mevedel"])
def test_a_key_that_only_looks_like_a_setting_is_flagged(harness: str) -> None:
    [(code, _, said)] = read(harness, "name: a", "description: d", "m\u043edel: haiku")
    assert code == "look-alike-letters"
    assert "“model”" in said


@pytest.mark.parametrize("harness", ["claude-code", "pi-orchestrator", "mevedel"])
def test_what_escapes_in_plain_ascii_spell_is_flagged(harness: str) -> None:
    found = read(harness, 'name: "re\\u202eview"', "description: d")
    assert [code for code, _, _ in found] == ["hidden-characters"]


@pytest.mark.parametrize("harness", IDS)
@pytest.mark.parametrize(
    "name",
    ["review", "обзор", "сова", "αρχείο", "レビュー", "审查-a", "naïve", "größe", "👩\u200d💻"],
)
def test_names_in_peoples_own_scripts_are_not_flagged(harness: str, name: str) -> None:
    assert read(harness, f"name: {name}", "description: d — é", "tools: Read") == []


def test_a_file_of_nothing_else_is_said_to_be_so_a_few_times() -> None:
    tools = ", ".join(f"B\u0430sh{number}" for number in range(10_000))
    assert len(read("claude-code", "name: a", "description: d", f"tools: {tools}")) == MOST_PROBLEMS


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u202eb", "a⟨U+202E⟩b"),
        ("a\u200db", "a⟨U+200D⟩b"),
        ("\ufe0fa", "⟨U+FE0F⟩a"),
        ("a\x1b[2Jb\x9b", "a⟨U+001B⟩[2Jb⟨U+009B⟩"),
        ("a\U000e0041", "a⟨U+E0041⟩"),
        ("a\nb\tc\r\n", "a\nb\tc\r\n"),
        ("👩\u200d💻 ❤\ufe0f 1\ufe0f\u20e3", "👩\u200d💻 ❤\ufe0f 1\ufe0f\u20e3"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("“é” — 日本\u3000", "“é” — 日本\u3000"),
        ("\udc80\ufffd", "\udc80\ufffd"),
    ],
)
def test_what_is_hidden_is_shown_and_nothing_else_is_touched(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_a_name_is_told_in_ordinary_letters() -> None:
    assert plain("\u0412\u0430\u0455\u04bb") == "Bash"
    assert plain("\uff22a\u200bsh") == "Bash"
