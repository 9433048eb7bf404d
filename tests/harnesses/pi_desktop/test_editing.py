"""Changes of fields on bytes: only the field's own place changes, and both readers stay right."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.changes import AddItem, Change, MoveItem, RemoveItem, RemoveKey, SetBody, SetField
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.harnesses.pi_desktop import pipeline, spelling
from editor.harnesses.pi_desktop.harness import HARNESS

from .support import change, document, origin, read, refusal, vector_documents

# Every way the runtime accepts the inherit token.
TOKENS = [
    "tools: inherit\n",
    "tools: [inherit]\n",
    "tools: [inherit, Bash]\n",
    "tools: inherit, Grep\n",
    "tools: Edit, Write, inherit\n",
    "tools: [ inherit ,  Bash ]\n",
    "tools: [inherit, inherit]\n",
    "tools: [inherit, Skill]\n",
    'tools: "inherit"\n',
    "tools: 'Bash, inherit'\n",
    'tools: ["inherit", Bash]\n',
    "tools:\n  - inherit\n",
    "tools:\n- Read\n- 'inherit'\n",
    "tools:\n\t-\tinherit # x\n\t- inherit\n",
    "TOOLS:inherit\n",
    "tools: inherit,\n",
    "tools: Read\n- inherit\n",
]
OTHER_EDITS: list[Change] = [
    SetField("name", "renamed"),
    SetField("description", "Another text: with 'quotes'."),
    SetField("model", "acme/large"),
    SetField("permission", "ask"),
    SetField("thinking", "low"),
    SetField("max_tokens", 4096),
    SetField("idle_timeout", 60),
    SetField("fallback_models", ("a/b", "c/d|low")),
    SetBody("Do another thing.\n\nThen stop."),
]


@pytest.mark.parametrize("header", TOKENS)
@pytest.mark.parametrize("other", OTHER_EDITS, ids=lambda edited: str(edited)[:30])
def test_editing_another_field_leaves_the_tokens_bytes_alone(header: str, other: Change) -> None:
    made = change(document(header), other)
    assert header in made
    assert read(made).value("inherit") is True


@pytest.mark.parametrize("header", TOKENS)
def test_unticking_and_ticking_writes_and_removes_only_the_token(header: str) -> None:
    definition = read(document(header))
    others = definition.value("tools")
    assert isinstance(others, tuple)
    usable = any(name in ("Read", "Grep", "Bash", "Edit", "Write") for name in others)
    if others and not usable:
        assert refusal(document(header), SetField("inherit", False)).code == "not-accepted"
        return
    without = change(document(header), SetField("inherit", False))
    assert read(without).value("inherit") is False
    if others:
        assert read(without).value("tools") == others
    else:
        assert without == document("")
    again = read(change(without, SetField("inherit", True)))
    assert again.value("inherit") is True
    assert again.value("tools") == others


@pytest.mark.parametrize(
    ("before", "wanted", "after"),
    [
        # The inherit token.
        ("", SetField("inherit", True), "tools: inherit\n"),
        ("tools: []\n", SetField("inherit", True), "tools: inherit\n"),
        ("tools:\n", SetField("inherit", True), "tools: inherit\n"),
        ("tools: Read\n", SetField("inherit", True), "tools: inherit, Read\n"),
        ("tools:\n  - Read\n", SetField("inherit", True), "tools:\n  - inherit\n  - Read\n"),
        ("tools: *\n", SetField("inherit", True),
         "tools: inherit, Read, Glob, Grep, BrowserPreview, Bash, Edit, Write\n"),
        ("tools: inherit\n", SetField("inherit", True), "tools: inherit\n"),
        # Single tools.
        ("", AddItem("tools", "Bash"), "tools: [Read, Glob, Grep, Bash]\n"),
        ("tools: [Read, Bash]\n", AddItem("tools", "Edit", 1), "tools: [Read, Edit, Bash]\n"),
        ("tools: [inherit, Bash]\n", AddItem("tools", "Edit", 0), "tools: [inherit, Edit, Bash]\n"),
        ("tools: [Read, inherit, Edit]\n", MoveItem("tools", 1, 0),
         "tools: [Edit, inherit, Read]\n"),
        ("tools: [Read, inherit, Edit]\n", RemoveItem("tools", 1), "tools: [Read, inherit]\n"),
        ("tools: [Read]\n", RemoveItem("tools", 0), ""),
        ("tools: [Read, Fly]\n", AddItem("tools", "Bash"), "tools: [Read, Fly, Bash]\n"),
        ("tools: Read, Grep]\n", AddItem("tools", "Bash"), "tools: [Read, Grep, Bash]\n"),
        ("tools:\n  - Read\n  - Bash # b\n", RemoveItem("tools", 1), "tools:\n  - Read\n"),
        ("", RemoveItem("tools", 0), "tools: [Glob, Grep]\n"),
        # Whole lists.
        ("", SetField("tools", ("Read", "Bash")), "tools: [Read, Bash]\n"),
        ("", SetField("tools", ("*",)),
         "tools: [Read, Glob, Grep, BrowserPreview, Bash, Edit, Write]\n"),
        ("tools: [inherit, Bash]\n", SetField("tools", None), "tools: [inherit]\n"),
        ("tools: Read, Bash\n", SetField("tools", ("Bash", "Read")), "tools: Bash, Read\n"),
        # A star beside other entries means nothing; nobody is given all seven by another edit.
        ("tools: *, Read\n", SetField("inherit", True), "tools: inherit, *, Read\n"),
        ("tools: *, Read\n", AddItem("tools", "Grep"), "tools: *, Read, Grep\n"),
        ("tools: *, Read, Grep\n", RemoveItem("tools", 1), "tools: *, Grep\n"),
        ("tools: [inherit, \"*\"]\n", AddItem("tools", "Bash"),
         "tools: [inherit, \"*\", Bash]\n"),
        ("tools: *\n", AddItem("tools", "Bash"),
         "tools: Read, Glob, Grep, BrowserPreview, Bash, Edit, Write\n"),
        # A list that holds these entries already is left as it is written.
        ("tools: !!seq [Read]\n", SetField("tools", ("!!seq [Read",)), "tools: !!seq [Read]\n"),
        ("tools: [Read,\n  ]\n", SetField("tools", ("Read",)), "tools: [Read,\n  ]\n"),
        # Model, in one key or two.
        ("model: 'a/b'\n", SetField("model", "c/d"), "model: 'c/d'\n"),
        ("provider: p\nmodel: a/b\n", SetField("model", "p/c"), "provider: p\nmodel: c\n"),
        ("provider: p\nmodel: a/b\n", SetField("model", "q/c"), "model: q/c\n"),
        ("provider: p\nmodel: a/b\n", SetField("model", None), ""),
        ("provider: p\n", SetField("model", "p/m"), "model: p/m\n"),
        ("provider: p\n", SetField("model", None), ""),
        # Keys keep the spelling they have.
        ("thinking-level: low\n", SetField("thinking", "HIGH"), "thinking-level: high\n"),
        ("Max Tokens: 5\n", SetField("max_tokens", "70"), "Max Tokens: 70\n"),
        ("idleTimeoutSeconds: 33\n", SetField("idle_timeout", 60), "idleTimeoutSeconds: 60\n"),
        ("max-duration: 99\nmaxDurationSeconds: 70\n", SetField("max_duration", None), ""),
        ("fallback-models:\n  - a/b\n", AddItem("fallback_models", "c/d"),
         "fallback-models:\n  - a/b\n  - c/d\n"),
        ("fallbackModels: [a/b|low, c/d | HIGH]\n", RemoveItem("fallback_models", 0),
         "fallbackModels: [c/d | HIGH]\n"),
        # New keys stand behind their neighbour.
        ("color: red\n", SetField("tools", ("Bash",)), "tools: [Bash]\ncolor: red\n"),
        ("tools: [Bash]\ncolor: red\n", SetField("permission", "auto"),
         "tools: [Bash]\npermission: auto\ncolor: red\n"),
        # Unknown keys.
        ("color: red\nhooks:\n  a: b\n", RemoveKey("hooks"), "color: red\n"),
    ],
)  # fmt: skip
def test_changes_of_fields_as_lines(before: str, wanted: Change, after: str) -> None:
    assert change(document(before), wanted) == document(after)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (SetField("model", "bare"), "model-bare"),
        (SetField("name", "Bad Name"), "name-rule"),
        (SetField("name", "a--b"), "name-rule"),
        (SetField("description", "two\nlines"), "one-line-only"),
        (SetField("description", " "), "empty-value"),
        (SetField("description", None), "not-accepted"),
        (SetField("permission", "deny"), "unknown-choice"),
        (SetField("max_tokens", 0), "number-out-of-range"),
        (SetField("max_tokens", "1e3"), "number-out-of-range"),
        (SetField("max_tokens", True), "number-out-of-range"),
        (SetField("idle_timeout", 5), "number-out-of-range"),
        (SetField("fallback_models", ("bare",)), "fallback-bare"),
        (SetField("tools", ("Fly",)), "not-accepted"),
        (SetField("colour", "red"), "no-such-field"),
        (SetBody(" \n"), "not-accepted"),
        (SetBody("x" * 40_000), "not-accepted"),
    ],
)
def test_changes_that_would_harm_are_refused_with_a_reason(wanted: Change, code: str) -> None:
    found = refusal(document(""), wanted)
    assert found.code == code
    assert "{" not in found.message.render()


def test_a_prompt_never_brings_a_file_to_life_that_then_has_another_prompt() -> None:
    # Settings ends the header at the indented dashes; sessions would end it inside the new prompt.
    found = refusal("---\ndescription: d\n ---\nDo it.\n", SetBody("New\n---\nrest"))
    assert found.code == "body-changes"


def test_the_last_tool_beside_a_dead_star_is_not_removed_into_a_live_one() -> None:
    found = refusal(document("tools: *, Read\n"), RemoveItem("tools", 1))
    assert found.code == "not-accepted"


@pytest.mark.parametrize("line", ["x.y:%", '"tools":low', "fallback-models:x\u2028"])
def test_a_key_that_settings_alone_sees_is_kept_also_when_nothing_else_is_seen(line: str) -> None:
    text = f"---\ndescription:\ntools: Read\n{line}\n---\nx\n"
    found = refusal(text, SetField("tools", None))
    assert found.code == "other-field-changes"


def test_indented_dashes_that_end_the_header_for_settings_are_no_text_of_a_value() -> None:
    text = "---\ndescription: d\n  ---\ntools: Read\n---\nx\n"
    assert change(text, SetField("description", "New")) == text.replace(": d", ": New")
    assert change(text.replace(": d", ":"), SetField("description", "New")) == (
        text.replace(": d", ": New")
    )


def test_a_refusal_calls_the_readers_what_people_call_them() -> None:
    assert "a session would" in str(refusal(document(""), SetField("tools", ("Fly",))).message)
    assert "Settings would" in str(refusal(document(""), SetBody("x" * 40_000)).message)


@pytest.mark.parametrize(
    "text",
    ["say \"go\"", "it's", "'quoted'", '"quoted"', "a: b # c", "[a, b]", ">", "|-", "- x", "*", "0",
     "true", "@x", "\\n", "x" * 500, "ends with '", 'ends with "', "é 😀 \u200d"],
)  # fmt: skip
def test_any_description_on_one_line_is_read_back(text: str) -> None:
    definition = read(change(document(""), SetField("description", text)))
    assert definition.value("description") == text


def test_a_spelling_that_both_readers_read_stands_first() -> None:
    assert spelling.text_spellings('say "go"')[0] == "'say \"go\"'"
    assert spelling.text_spellings("plain")[0] == "plain"
    assert spelling.text_spellings("plain", '"')[0] == '"plain"'


def test_files_only_settings_can_read_are_edited_in_the_header_it_sees() -> None:
    text = "\ufeff---\r\ndescription: d\r\ntools: [Read]\r\n---\r\nx\r\n"
    made = change(text, AddItem("tools", "Bash"))
    assert made == text.replace("[Read]", "[Read, Bash]")


def test_a_text_without_header_gets_one() -> None:
    assert change("Just text.\n", SetField("description", "d")) == (
        "---\ndescription: d\n---\nJust text.\n"
    )


def test_a_value_whose_end_is_not_clear_is_refused_with_both_readings() -> None:
    text = '---\ndescription: Use it.\n<example>\nuser: "hi"\n</example>\nmodel: a/b\n---\nx\n'
    assert refusal(text, SetField("description", "New")).code == "value-ambiguous"
    assert change(text, SetField("model", "c/d")) == text.replace("a/b", "c/d")


def test_lower_case_names_are_kept_as_they_are_written() -> None:
    text = document("tools: [read, BASH]\n")
    made = change(text, AddItem("tools", "edit"), rules="0304")
    assert made == document("tools: [read, BASH, edit]\n")
    star = change(document(""), SetField("tools", ("*",)), rules="0304")
    assert "browser_preview" in star


def test_no_edit_makes_a_document_worse_and_nothing_else_changes() -> None:
    for identity, name, text in vector_documents():
        if len(text) > 5000:
            continue
        before = pipeline.read(text, name, path="p")
        for wanted in (SetField("model", "acme/x"), SetField("inherit", True)):
            made = edit(HARNESS, Document.of(text), origin(name), wanted, "0246")
            if not isinstance(made, Edited):
                assert made.message.render()
                continue
            after = pipeline.read(made.document.text, name, path="p")
            if before.record is not None:
                assert after.record is not None, identity
            if not before.runtime.errors:
                assert not after.runtime.errors, identity
            if before.runtime.header.text is not None:
                assert after.runtime.parsed.prompt == before.runtime.parsed.prompt, identity


HEADER_LINES = st.sampled_from(
    [
        *TOKENS,
        "name: sample\n",
        "model: a/b\n",
        'model: "a/b" \n',
        "provider: p\n",
        "permission: ask\n",
        "thinking-level: low\n",
        "maxTokens: 0x10\n",
        "color: red\n",
        "# a comment\n",
        "\n",
        "hooks:\n  a: b\n",
        "tools: [Read, Bash]\n",
        "fallback-models:\n  - a/b\n  - 'c/d'\n",
    ]
)
EDITS = st.sampled_from(
    [
        *OTHER_EDITS,
        SetField("inherit", True),
        SetField("inherit", False),
        SetField("model", None),
        SetField("tools", None),
        AddItem("tools", "Edit"),
        RemoveItem("tools", 0),
        SetField("tools", ("Write", "Read")),
        AddItem("fallback_models", "x/y"),
    ]
)


@settings(max_examples=150, deadline=None)
@given(
    lines=st.lists(HEADER_LINES, max_size=7),
    wanted=EDITS,
    eol=st.sampled_from(["\n", "\r\n"]),
    rules=st.sampled_from(HARNESS.rules),
)
def test_an_edit_changes_its_field_alone_in_any_header(
    lines: list[str], wanted: Change, eol: str, rules: str
) -> None:
    text = document("".join(lines)).replace("\n", eol)
    before = HARNESS.read(Document.of(text), origin(), rules)
    made = edit(HARNESS, before.document, origin(), wanted, rules)
    if not isinstance(made, Edited):
        return
    after = HARNESS.read(made.document, origin(), rules)
    free = {"inherit": {"tools"}, "tools": {"inherit"}}
    touched = "prompt" if isinstance(wanted, SetBody) else getattr(wanted, "field", "")
    allowed = {touched, *free.get(touched, ())}
    for name, held in before.fields.items():
        if name not in allowed:
            assert after.fields[name].value == held.value, (text, wanted, made.document.text)
    assert after.other_keys == before.other_keys
    if touched != "prompt":
        assert after.prompt == before.prompt
    if before.status.value == "loaded":
        assert after.status.value == "loaded"
