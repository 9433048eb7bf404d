from __future__ import annotations

import pytest

from editor.harnesses.pi_desktop import settings_scanner as scanner

from .support import document


def fields(header: str) -> dict[str, str]:
    found = dict(scanner.read_front_matter(document(header)).fields)
    del found["description"]
    return found


def record(header: str, name: str = "sample.md") -> scanner.SettingsRecord | None:
    return scanner.read_document(document(header), name).record


def listed(header: str) -> scanner.SettingsRecord:
    found = record(header)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("X: 1\nx: 2\n", {"x": "2"}),
        ("x: 1\nx:\n", {"x": "1"}),
        (" x: 1\n\tx: 2\n", {}),
        ("\xa0x: 1\n", {"x": "1"}),
        ("#x: 1\n\xa0# y: 2\n", {}),
        ("- x: y\n", {"- x": "y"}),
        ("x: \"'a'\"\n", {"x": "a"}),
        ("x: '\"a\"'\n", {"x": '"a"'}),
        ('x: ""\'"\n', {}),
        ("x: \x85 a \x85\n", {"x": "a"}),
        ("x: \ufeffa\n", {"x": "\ufeffa"}),
        ("x: |\n  # a\n\n  b\n# c: d\ny: 1\n", {"x": "# a b", "y": "1"}),
        ("x: >\ny: 1\n", {"y": "1"}),
        ("x: old\nx: >-\n\n", {"x": "old"}),
        ("x: >2\n  a\n", {"x": ">2"}),
        ("x: '>'\n  a: b\n", {"x": ">"}),
    ],
)
def test_fields_are_read_by_the_scanners_own_rules(header: str, wanted: dict[str, str]) -> None:
    assert fields(header) == wanted


def test_an_indented_fence_inside_a_text_block_ends_the_header() -> None:
    found = scanner.read_front_matter("---\ndescription: >\n  a\n  ---\n  b\n---\nc\n")
    assert found.fields == {"description": "a"}
    assert found.body == "b\n---\nc"


def test_several_byte_order_marks_are_dropped_and_white_space_before_the_fence_is_not() -> None:
    assert scanner.read_front_matter("\ufeff\ufeff---\na: b\n---\n").fields == {"a": "b"}
    assert scanner.read_front_matter(" ---\na: b\n---\n").fields == {}
    assert not scanner.read_front_matter("---").fields
    assert scanner.read_front_matter("---").body == "---"


@pytest.mark.parametrize(
    ("header", "tools"),
    [
        ("tools: [[read], BASH]]\n", ("Bash",)),
        ("tools: [READ, Inherit, glob, read]\n", ("inherit", "Read", "Glob")),
        ("tools: '[Read]'\n", ("Read",)),
        ("tools:\n  - Bash\n", ("Read", "Glob", "Grep")),
    ],
)
def test_tools_are_made_canonical_and_inherit_comes_first(
    header: str, tools: tuple[str, ...]
) -> None:
    assert listed(header).tools == tools


@pytest.mark.parametrize("written", ["[]", ", ,", "*", "[", "['Read']", "Skill", "[Task]"])
def test_a_list_without_a_known_tool_hides_the_file(written: str) -> None:
    assert scanner.read_document(document(f"tools: {written}\n"), "a.md").reason == "no-known-tool"


@pytest.mark.parametrize(
    ("written", "tokens"),
    [("5", 5), ("+5", 5), ("007", 7), ("0", None), ("-5", None), ("1e3", None), ("0x10", None),
     ("4294967295", 200_000), ("4294967296", None), ("5.0", None), ("++5", None)],
)  # fmt: skip
def test_the_output_limit_is_an_unsigned_number(written: str, tokens: int | None) -> None:
    assert listed(f"maxTokens: {written}\n").max_tokens == tokens


def test_only_one_spelling_of_two_words_is_known() -> None:
    found = listed("thinking-level: low\nmax_tokens: 5\nTHINKINGLEVEL: HIGH\n")
    assert (found.thinking_level, found.max_tokens) == ("high", None)


def test_the_description_is_cut_by_characters_and_not_trimmed_again() -> None:
    text = "x" * 399 + " " + "y" * 10
    assert listed(f"description: {text}\n").description == "x" * 399 + " "
    assert len(listed("description: " + "😀" * 401 + "\n").description) == 400


@pytest.mark.parametrize(
    ("header", "models"),
    [
        ("fallback_models: a/b\n", ("a/b",)),
        ("  FallBack-Models: [a/b, 'c/d' , \"\"]\n", ("a/b", "c/d")),
        ("fallbackModels:\n- a/b\n\n  # why\n    - c/d | HIGH\n-\n- e/f\n", ("a/b", "c/d|high")),
        ("fallbackModels:\n- a/b\nx: y\n- c/d\n", ("a/b",)),
        ("fallbackModels: [a/b]\nfallback models: []\n", ()),
        ("fallbackModels: [a/b|low, a/b|high, a/b]\n", ("a/b|low",)),
        ("description: a fallbackModels: x\n", ()),
    ],
)
def test_fallback_models_have_a_line_reader_of_their_own(
    header: str, models: tuple[str, ...]
) -> None:
    assert listed(header).fallback_models == models


@pytest.mark.parametrize(
    "entry",
    ["a", "/b", "a/", "a/b|odd", "a/b|low|high", "a/b, c/d", "' '", "|low", "a /|low", "a/b\x07"],
)
def test_a_bad_fallback_model_hides_the_file(entry: str) -> None:
    text = document(f"fallbackModels:\n  - {entry}\n")
    assert scanner.read_document(text, "a.md").reason == "bad-fallback-model"


def test_behind_a_byte_order_mark_there_are_no_fallback_models() -> None:
    found = scanner.read_document("\ufeff" + document("fallbackModels: [bad]\n"), "a.md").record
    assert found is not None
    assert found.fallback_models == ()


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        (document(""), "a.txt", "not-markdown"),
        (document("", "x" * 40_000), "a.md", "too-big"),
        (document("", " \x85\n"), "a.md", "empty-body"),
        ("---\nname: x\n---\nbody", "a.md", "no-description"),
        (document("name: тест\n"), "a.md", "no-slug"),
        ("---\rdescription: x\r---\rbody", "a.md", "no-description"),
    ],
)
def test_files_that_are_not_listed_say_why(text: str, name: str, reason: str) -> None:
    found = scanner.read_document(text, name)
    assert found.record is None
    assert found.reason == reason


def test_the_size_counts_the_bytes_of_the_whole_file() -> None:
    text = "\ufeff" + document("", "é")
    found = scanner.read_document(text, "a.md").record
    assert found is not None
    assert found.size == len(text.encode())
