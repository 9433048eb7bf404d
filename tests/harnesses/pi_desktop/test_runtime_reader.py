from __future__ import annotations

from typing import Any

import pytest

from editor.harnesses.pi_desktop import native, runtime_reader
from editor.harnesses.pi_desktop.rules import Rules

from .support import document


def runtime(text: str, rules: Rules = Rules.SEED, name: str | None = "sample.md") -> dict[str, Any]:
    reading = runtime_reader.read_document(text, fallback_name=name, rules=rules)
    return native.runtime(reading, rules)


def definition(header: str, rules: Rules = Rules.SEED) -> dict[str, Any]:
    found: dict[str, Any] = runtime(document(header), rules)["definition"]
    return found


def warnings(header: str) -> list[str]:
    found: list[str] = runtime(document(header))["warnings"]
    return found


def test_every_line_end_becomes_a_line_feed_also_in_the_body() -> None:
    text = "---\r\ndescription: a\rtools: Bash\r\n---\r\nx\r\ny\rz"
    found = runtime(text)["definition"]
    assert found["tools"] == ["Bash"]
    assert found["prompt"] == "x\ny\nz"


def test_an_empty_block_is_a_header() -> None:
    assert runtime("---\n---\nBody")["errors"] == ["missing `description`"]


def test_dots_do_not_close_the_header() -> None:
    assert runtime("---\ndescription: d\n...\nBody\n")["errors"] == ["missing `description`"]


def test_a_later_fence_belongs_to_the_body() -> None:
    assert runtime("---\ndescription: d\n---\na\n---\nb")["definition"]["prompt"] == "a\n---\nb"


@pytest.mark.parametrize(
    ("header", "tools"),
    [
        ("tools: Read\n- Bash\n", ["Bash"]),
        ("tools: Read\n-Bash\n", ["Read"]),
        ("tools:\n- 'Bash'\n  # why\n\n- Read\n", ["Bash", "Read"]),
        ("tools: Bash\n- \n", ["Read", "Glob", "Grep"]),
        ("tools: Bash\n- ''\n", ["Read", "Glob", "Grep"]),
        ("tools:\nx y: 1\n- Bash\n", ["Read", "Glob", "Grep"]),
        ("tools:\nx.y: 1\n- Bash\n", ["Bash"]),
        ("tools:\n\xa0- Bash\n", ["Read", "Glob", "Grep"]),
        ("tools:\n- Bash\n- Read\u2028\n", ["Bash"]),
        ("t_O-o ls: Bash\n", ["Bash"]),
        ("tools:Bash\n", ["Bash"]),
        ("tools: Read, Read, Bash, Read\n", ["Read", "Bash"]),
        ("tools: [Read], Bash]\n", ["Bash"]),
    ],
)
def test_lists_are_read_line_by_line(header: str, tools: list[str]) -> None:
    assert definition(header)["tools"] == tools


def test_an_item_before_any_key_is_ignored() -> None:
    assert runtime("---\n- Bash\ndescription: d\n---\nx")["ok"]


def test_quotes_are_taken_off_once_and_what_is_inside_keeps_its_spaces() -> None:
    assert warnings('thinkingLevel: "  "\n') == ['ignoring unknown thinking level "  "']
    assert warnings("tools: [Read, ' Bash ']\n") == ['ignoring unknown tool " Bash "']
    assert definition("description: '\"a\"'\n")["description"] == '"a"'


def test_a_blank_permission_is_absent_and_a_bad_one_is_quoted_trimmed() -> None:
    assert warnings('permission: "  "\n') == []
    assert warnings('permission: " maybe "\n') == [
        'ignoring unknown permission "maybe" (use inherit, ask, accept-edits or auto)'
    ]
    assert "permission" not in definition("permission: INHERIT\n")


@pytest.mark.parametrize(
    ("written", "tokens"),
    [('" "', None), ("1e3", 1000), ("0o17", 15), ("5.", 5), ("200000", 200_000), (" NonE ", None)],
)
def test_output_limits_are_read_as_numbers_of_the_language(
    written: str, tokens: int | None
) -> None:
    assert definition(f"maxTokens: {written}\n").get("maxTokens") == tokens
    assert warnings(f"maxTokens: {written}\n") == []


def test_huge_output_limits_are_clamped_and_printed_as_the_language_prints() -> None:
    assert warnings("maxTokens: 1e21\n") == ["clamping `maxTokens` 1e+21 to 200000"]
    assert definition("maxTokens: 1e21\n")["maxTokens"] == 200_000


def test_a_blank_timeout_clamps_up_and_an_absent_first_alias_falls_through() -> None:
    assert warnings('idle-timeout: " "\n') == ["clamping `idle-timeout` 0 to 10"]
    assert definition("idle-timeout:\nidleTimeoutSeconds: 33\n")["idleTimeoutSeconds"] == 33
    header = "max-duration:\n- 1\n- 2\nmaxDurationSeconds: 99\n"
    assert definition(header)["maxDurationSeconds"] == 99


def test_warnings_come_in_the_documented_order() -> None:
    header = "max-duration: x\nidle-timeout: x\nmaxTokens: x\npermission: x\nthinking-level: x\n"
    found = [text.split()[1] for text in warnings(header + "tools: [Read, x]\n")]
    assert found == ["unknown", "unknown", "unknown", "invalid", "invalid", "invalid"]
    assert [text.split()[2] for text in warnings(header + "tools: [Read, x]\n")] == [
        "tool", "thinking", "permission", "`maxTokens`", "`idle-timeout`", "`max-duration`",
    ]  # fmt: skip


def test_all_errors_are_collected_in_order() -> None:
    found = runtime("---\nname: -\ntools: x\nprovider: p\n---\n")
    assert found["errors"] == [
        'invalid name "-": use lowercase letters, digits and dashes (max 40 chars)',
        "missing `description`",
        "`tools` lists no usable tool",
        "`provider` given without `model`",
        "document body is empty (nothing to instruct)",
    ]


@pytest.mark.parametrize(("written", "fallback"), [("'  '", "x.md"), ("/", "x.md"), (".md", "x")])
def test_a_name_that_becomes_nothing_does_not_fall_back(written: str, fallback: str) -> None:
    found = runtime(document(f"name: {written}\n"), name=fallback)
    assert found["errors"] == ["missing `name` and no filename to fall back on"]


def test_an_empty_name_falls_back_to_a_whole_path() -> None:
    found = runtime(document('name: ""\n'), name="/home/me/Some_Agent.MD")
    assert found["definition"]["name"] == "some-agent"


@pytest.mark.parametrize(
    ("header", "pin"),
    [
        ("model: a//b\n", ("a", "/b")),
        ("model: a / b\n", ("a ", " b")),
        ("model: a/b/c\n", ("a", "b/c")),
        ("provider: ' p '\nmodel: ' m '\n", ("p", "m")),
        ("provider: ' '\nmodel: a/b\n", ("a", "b")),
    ],
)
def test_model_pins_are_split_at_the_first_slash(header: str, pin: tuple[str, str]) -> None:
    found = definition(header)["model"]
    assert (found["providerId"], found["modelId"]) == pin


def test_a_fallback_level_is_cut_at_the_last_bar_in_one_branch_only() -> None:
    header = "fallbackModels: [a/one | LOW, b/two|x/y, a/one]\n"
    found = runtime(document(header), Rules.FALLBACK)
    assert found["errors"] == ['invalid fallback thinking level in "b/two|x/y"']
    found = runtime(document("fallbackModels: [a/one | LOW, a/one|max]\n"), Rules.FALLBACK)
    assert found["definition"]["fallbackModels"] == [
        {"providerId": "a", "modelId": "one", "thinkingLevel": "low"}
    ]
    found = runtime(document(header), Rules.LOWER)
    assert [each["modelId"] for each in found["definition"]["fallbackModels"]] == [
        "one | LOW", "two|x/y", "one",
    ]  # fmt: skip


def test_bad_fallback_models_are_errors_of_their_own() -> None:
    header = "provider: p\nmodel: m\nfallbackModels: [haiku|low, '|low', ' ', a/]\n"
    errors = runtime(document(header), Rules.FALLBACK)["errors"]
    assert errors == [
        '`model` must be "<provider>/<model>" or paired with `provider` (got "haiku")',
        'invalid fallback thinking level in "|low"',
        '`model` must be "<provider>/<model>" or paired with `provider` (got "a/")',
    ]
    assert "fallbackModels" not in definition("fallbackModels: []\n", Rules.FALLBACK)


def test_older_versions_do_not_read_fallback_models() -> None:
    assert "fallbackModels" not in definition("fallbackModels: [broken]\n")


def test_newer_names_are_read_in_any_case_and_quoted_as_written() -> None:
    found = runtime(document("tools: [READ, browserpreview, Fly, inherit]\n"), Rules.LOWER)
    assert found["definition"]["tools"] == ["read", "browser_preview"]
    assert found["warnings"] == ['ignoring unknown tool "Fly"']
    assert found["toolsLabel"] == "inherit + read, browser_preview"
    assert runtime(document("tools: INHERIT\n"), Rules.LOWER)["ok"] is False


def test_nul_passes_and_a_line_separator_hides_its_line() -> None:
    assert definition("description: a\0b\n")["description"] == "a\0b"
    assert definition("tools: Bash\u2029\n")["tools"] == ["Read", "Glob", "Grep"]
