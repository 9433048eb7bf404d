"""What the rest of the program sees of a definition: fields with their sources, native shapes."""

from __future__ import annotations

import json

import pytest

from editor.core.definition import FieldKind, Source, Status
from editor.core.document import Document
from editor.core.session import Tool
from editor.core.tools import ToolEffect
from editor.harnesses.pi_desktop import tools
from editor.harnesses.pi_desktop.harness import HARNESS

from .support import VECTORS, document, origin, read


def field(header: str, name: str, *, rules: str = "0246") -> tuple[object, str, int | None]:
    held = read(document(header), rules=rules).fields[name]
    return held.value, held.source.value, held.line


@pytest.mark.parametrize(
    ("header", "name", "wanted"),
    [
        ("", "name", ("sample", "default", None)),
        ("name: Code_Reviewer\n", "name", ("code-reviewer", "file", 3)),
        ("name: a.b\n", "name", ("a.b", "file", 3)),
        ("", "tools", (("Read", "Glob", "Grep"), "default", None)),
        ("tools: []\n", "tools", (("Read", "Glob", "Grep"), "default", None)),
        ("tools: [Read, Fly, inherit]\n", "tools", (("Read", "Fly"), "file", 3)),
        ("tools: [Read, Fly, inherit]\n", "inherit", (True, "file", 3)),
        ("tools: inherit\n", "tools", ((), "file", 3)),
        ("tools: Read\n", "inherit", (False, "file", 3)),
        ("tools: *\n", "tools", (("*",), "file", 3)),
        ("", "permission", ("inherit", "default", None)),
        ("permission: AUTO\n", "permission", ("auto", "file", 3)),
        ("permission: odd\n", "permission", ("inherit", "file", 3)),
        ("provider: p\nmodel: a/b\n", "model", ("p/a/b", "file", 4)),
        ("model: bare\n", "model", ("bare", "file", 3)),
        ("provider: p\n", "model", (None, "default", None)),
        ("fallback-models: [a/b, c/d]\n", "fallback_models", (("a/b", "c/d"), "file", 3)),
        ("thinking-level: LOW\n", "thinking", ("low", "file", 3)),
        ("maxTokens: 1e3\n", "max_tokens", (1000, "file", 3)),
        ("maxTokens: none\n", "max_tokens", (None, "file", 3)),
        ("idleTimeoutSeconds: 5\n", "idle_timeout", (10, "file", 3)),
        ("idleTimeoutSeconds: 50\nidle-timeout: 60\n", "idle_timeout", (60, "file", 4)),
        ("", "max_duration", (21_600, "default", None)),
    ],
)
def test_each_field_tells_value_source_and_line(
    header: str, name: str, wanted: tuple[object, str, int | None]
) -> None:
    assert field(header, name) == wanted


def test_a_header_only_settings_finds_is_shown_as_it_is() -> None:
    definition = read("\ufeff---\r\ndescription: d\r\ntools: [Bash]\r\n---\r\nx\r\n")
    assert definition.status is Status.SKIPPED
    assert definition.value("tools") == ("Bash",)
    assert definition.fields["tools"].line == 3
    assert definition.prompt == "x"
    assert definition.make_native()["runtime"]["ok"] is False


def test_every_field_of_the_form_has_a_value_and_unknown_keys_are_kept_as_written() -> None:
    definition = read(document("Color Of It: red\nhooks:\n  a: b\n"))
    assert set(definition.fields) == {each.name for each in HARNESS.fields if each.key}
    assert definition.other_keys == ("Color Of It", "hooks")


def test_what_is_written_wrongly_is_kept_as_raw_text() -> None:
    held = read(document("permission: odd\n")).fields["permission"]
    assert (held.raw, held.source) == ("odd", Source.FILE)


def test_a_rejected_document_still_shows_what_can_be_read() -> None:
    definition = read(document("model: bare\nthinkingLevel: low\n"))
    assert definition.status is Status.SKIPPED
    assert definition.value("thinking") == "low"
    assert definition.prompt == "Do the thing."


@pytest.mark.parametrize(
    ("header", "file_name", "name"),
    [
        ("", "Some Agent.md", "some-agent"),
        ("name: a.b\n", "x.md", "a-b"),
        ("name: тест\n", "x.md", "тест"),
        ("name: /\ntools: none\n", "x.md", "x"),
        ("", ".md", ".md"),
    ],
)
def test_every_definition_has_a_name(header: str, file_name: str, name: str) -> None:
    assert read(document(header), file_name).name == name


def test_native_shapes_are_those_of_the_golden_vectors() -> None:
    cases = json.loads((VECTORS / "production_pipeline.json").read_text(encoding="utf-8"))
    scanned = json.loads((VECTORS / "settings_scanner_rust.json").read_text(encoding="utf-8"))
    by_id = {case["id"]: case["expected"] for case in scanned}
    for case in cases:
        name = case["input"].get("fileName", "sample.md")
        native = read(case["input"]["document"], name).make_native()
        wanted = json.loads(json.dumps(case["expected"]).replace("<path>", origin(name).path))
        assert json.loads(json.dumps(native["pipeline"])) == wanted
        assert json.loads(json.dumps(native["settings"])) == by_id[case["id"]]
        assert set(native) == {"runtime", "settings", "pipeline"}


def test_what_is_shipped_has_only_the_runtime_view() -> None:
    native = read(document(""), scope="builtin").make_native()
    assert native["settings"] is native["pipeline"] is None
    assert native["runtime"]["definition"]["source"] == "builtin"


def test_any_bytes_can_be_read() -> None:
    for data in (b"", b"\xff\xfe", b"---\n" * 3, b"\0" * 10, b"---\n\xff: \xff\n---\n\xff"):
        for rules in HARNESS.rules:
            definition = HARNESS.read(Document(data), origin(), rules)
            assert definition.status is Status.SKIPPED
            definition.make_native()


def test_rules_nobody_knows_are_the_default_ones() -> None:
    assert read(document(""), rules="9999").rules == HARNESS.default_rules == "0246"


def test_fields_without_effect_say_so() -> None:
    inert = {each.name for each in HARNESS.fields if not each.has_effect}
    assert inert == {"idle_timeout", "max_duration"}
    kinds = {each.kind for each in HARNESS.fields}
    assert {FieldKind.TOOLS, FieldKind.INHERIT, FieldKind.PROMPT, FieldKind.MODEL} <= kinds


def test_the_tools_that_can_be_listed_come_first_in_their_order() -> None:
    for rules in HARNESS.rules:
        names = [tip.name for tip in HARNESS.known_tools(rules)]
        assert len(names) == len(set(names)) == 27
        assert names[:7] == [
            tools.newer_name(name) if rules == "0304" else name for name in tools.ASSIGNABLE
        ]
        assert all(tip.description for tip in HARNESS.known_tools(rules))


@pytest.mark.parametrize(
    ("tool", "effects"),
    [
        (Tool("Read", "builtin"), {ToolEffect.READS}),
        (Tool("write", "builtin"), {ToolEffect.CHANGES}),
        (Tool("Bash"), {ToolEffect.RUNS, ToolEffect.CHANGES, ToolEffect.NETWORK}),
        (Tool("mcp_a_b", "mcp:a"), {ToolEffect.UNKNOWN}),
        (Tool("Read", "extension:x"), {ToolEffect.UNKNOWN}),
        (Tool("task", "builtin"), {ToolEffect.DELEGATES}),
    ],
)
def test_effects_are_known_for_shipped_tools_only(tool: Tool, effects: set[ToolEffect]) -> None:
    assert set(HARNESS.effects(tool)) == effects
