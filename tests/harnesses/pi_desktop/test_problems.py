"""Every problem a definition can have: its code, severity, line, readers, and what its fix does."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from editor.core.definition import Status
from editor.core.document import Document
from editor.core.records import replace
from editor.harnesses.pi_desktop import inspection, pipeline, wording
from editor.harnesses.pi_desktop.facts import Facts
from editor.harnesses.pi_desktop.harness import HARNESS
from editor.harnesses.pi_desktop.reading import as_written, readers
from editor.harnesses.pi_desktop.rules import Rules
from tests.benchmarks.generate import documents

from .support import BODY, codes, document, fixed, origin, problem, read, vector_documents


@dataclass(frozen=True)
class Case:
    code: str
    header: str = ""
    severity: str = "warning"
    line: int | None = 3
    fix: str | None = None  # the header lines after the fix
    status: str = "loaded"
    text: str = ""  # the whole document, where the header lines do not say it
    fixed_text: str = ""


SEVEN = "[Read, Glob, Grep, BrowserPreview, Bash, Edit, Write]"
CASES = [
    # The file and its fences.
    Case("byte-order-mark", text="\ufeff---\ndescription: d\n---\nx", severity="error", line=1,
         status="skipped", fixed_text="---\ndescription: d\n---\nx"),
    Case("opening-fence-spaces", text="--- \t\ndescription: d\n---\nx", severity="error", line=1,
         status="skipped", fixed_text="---\ndescription: d\n---\nx"),
    Case("text-before-header", text="\n \n---\ndescription: d\n---\nx", severity="error", line=1,
         status="skipped", fixed_text="---\ndescription: d\n---\nx"),
    Case("opening-fence-extra", text="----\ndescription: d\n---\nx", severity="error", line=1,
         status="skipped"),
    Case("header-not-closed", text="---\ndescription: d\nx", severity="error", line=1,
         status="skipped"),
    Case("no-header", text="Just text.", severity="error", line=1, status="skipped"),
    Case("no-header", text="# A\n\n```yaml\nname: a\n```\n", severity="error", line=3,
         status="skipped"),
    Case("closing-fence-extra", text="---\ndescription: d\n---more\nx", severity="error", line=3,
         status="skipped", fixed_text="---\ndescription: d\n---\nmore\nx"),
    Case("closing-fence-extra", text="---\r\ndescription: d\r\n----\r\nx", severity="error",
         line=3, status="skipped", fixed_text="---\r\ndescription: d\r\n---\r\n-\r\nx"),
    Case("header-ends-differ", text="---\ndescription: d\n  ---\ntools: Bash\n---\nx",
         severity="error", line=5),
    Case("header-ends-differ", text="---\ndescription: d\n--- note\nx: y\n---\nx",
         severity="error", line=5),
    Case("lone-carriage-returns", text="---\rdescription: d\r---\rx\ry", severity="error", line=1,
         status="skipped", fixed_text="---\ndescription: d\n---\nx\ry"),
    Case("lone-carriage-returns", text="---\ndescription: d\rtools: Bash\n---\nx\r",
         severity="warning", line=2, fixed_text="---\ndescription: d\ntools: Bash\n---\nx\r"),
    Case("too-large", text=document("", "x" * 40_000), severity="error", line=None,
         status="skipped"),
    Case("body-empty", text="---\ndescription: d\n---\n \n", severity="error", line=None,
         status="skipped"),
    Case("body-empty", text="---\ndescription: d\n---\n\ufeff\n", severity="error", line=None,
         status="skipped"),
    Case("closing-fence-indented", text="---\ndescription: d\n  ---\nx", severity="error", line=3,
         status="skipped", fixed_text="---\ndescription: d\n---\nx"),
    Case("closing-fence-indented", text="---\r\ndescription: d\r\n\t--- \r\nx\r\n",
         severity="error", line=3, status="skipped",
         fixed_text="---\r\ndescription: d\r\n--- \r\nx\r\n"),
    Case("second-header", text="---\ndescription: d\n---\n\n---\nName : b\ntools: Bash\n---\nx",
         line=5),
    Case("second-header", text="---\r\ndescription: d\r\n---\r\n---\r\ntools: Bash\r\n---\r\n",
         line=4),
    # Lines of the header.
    Case("duplicate-key", "tools: Bash\ntools: Read\n", fix="tools: Read\n"),
    Case("duplicate-key", "tools: Bash\ntools:\n"),
    Case("duplicate-key", 'tools: Bash\ntools: ""\n'),  # Settings keeps the first line.
    Case("duplicate-key", "thinkingLevel: low\nthinkingLevel: |\n"),
    Case("duplicate-key", "permission: ask\npermission: |\n", fix="permission: |\n"),
    Case("duplicate-key", "max-tokens: 5\nmaxTokens: 7\n"),
    Case("indented-key", "  permission: ask\n", fix="permission: ask\n"),
    Case("quoted-key", '"permission": ask\n', fix="permission: ask\n"),
    Case("line-separator", "tools: Bash\u2028\n", fix="tools: Bash \n"),
    Case("continued-value", text="---\ndescription: a\n  b\n\n  c\n---\nx", line=2,
         fixed_text="---\ndescription: a b c\n---\nx"),
    Case("continued-value", "tools: [Read,\n  Bash]\n", fix="tools: [Read, Bash]\n"),
    Case("not-a-list", "tools:\n  Read\n  Bash\n", fix="tools: [Read, Bash]\n"),
    Case("not-a-list", "tools:\n  * Read\n  * Bash\n", fix="tools: [Read, Bash]\n"),
    Case("ignored-text", "just words\n", severity="info"),
    Case("ignored-text", "x.y: z\n", severity="info"),
    Case("folded-value", text="---\ndescription: >-\n  a:\n  \"b\"\n---\nx", severity="error",
         line=2, fixed_text="---\ndescription: 'a: \"b\"'\n---\nx"),
    Case("folded-value", "tools: |\n  Read\n  Bash\n", severity="error", status="skipped",
         fix="tools: [Read, Bash]\n"),
    Case("trailing-comment", "tools: [Read, Bash] # two\n", fix="# two\ntools: [Read, Bash]\n"),
    Case("trailing-comment", "tools:\n  - Read # r\n  - Bash\n", line=4,
         fix="tools:\n  # r\n  - Read\n  - Bash\n"),
    Case("trailing-comment", "model: a/b # pin\n", fix="# pin\nmodel: a/b\n"),
    Case("trailing-comment", "permission: ask # please\n", fix="# please\npermission: ask\n"),
    Case("trailing-comment", "description: a # b\n", severity="info",
         fix="# b\ndescription: a\n"),
    Case("list-for-text", "permission:\n  - ask\n  - auto\n"),
    Case("list-of-one", "model:\n  - a/b\n", fix="model: a/b\n"),
    Case("items-replace-value", "model: a/b\n- c/d\n"),
    Case("hidden-key", "thinking-level: low\n", fix="thinkingLevel: low\n"),
    Case("hidden-key", "MAX_TOKENS: 5\n", fix="maxTokens: 5\n"),
    Case("hidden-key", "t-ools: [Bash]\n", fix="tools: [Bash]\n"),
    Case("similar-key", "permision: ask\n", fix="permission: ask\n"),
    Case("similar-key", "permissionMode: acceptEdits\n"),
    Case("similar-key", "thinking: high\n"),
    Case("foreign-key", "color: blue\n", severity="info"),
    Case("foreign-key", "disallowedTools: Bash\n"),
    Case("foreign-key", "prompt: You are X\n"),
    Case("escapes-kept", text='---\ndescription: "a \\"b\\" c"\n---\nx', severity="info", line=2),
    # Tools.
    Case("no-usable-tool", "tools: none\n", severity="error", status="skipped"),
    Case("tool-case", "tools: [Read, bash]\n", fix="tools: [Read, Bash]\n"),
    Case("inherit-case", "tools: [Inherit, Bash]\n", fix="tools: [inherit, Bash]\n"),
    Case("tool-newer-name", "tools: [Read, browser_preview]\n",
         fix="tools: [Read, BrowserPreview]\n"),
    Case("tool-separator", "tools: inherit Bash\n", status="skipped",
         fix="tools: inherit, Bash\n"),
    Case("tool-separator", "tools: [Read; Bash, Grep]\n", fix="tools: [Read, Bash, Grep]\n"),
    Case("tool-separator", "tools:\n  - Read, Bash\n  - Grep\n", line=4),
    Case("tool-arguments", "tools: Bash(git:*), Read\n"),
    Case("tool-never-in-child", "tools: [Read, Task]\n"),
    Case("tool-only-inherited", "tools: [Read, Skill]\n"),
    Case("tool-only-inherited", "tools: [inherit, mcp_a_b]\n"),
    Case("star-among-others", "tools: [Read, *]\n"),
    Case("unknown-tool", "tools: [Read, Greb]\n", fix="tools: [Read, Grep]\n"),
    Case("unknown-tool", "tools: [Read, Fly]\n"),
    Case("tools-block-list", "tools:\n  - Read\n  - inherit\n", fix="tools: [Read, inherit]\n"),
    Case("tools-block-list", "tools:\n  - inherit\n", fix="tools: inherit\n"),
    Case("tools-block-list", "tools:\n  # why\n  - Read\n"),
    Case("star-hidden", "tools: *\n", severity="error", status="skipped",
         fix=f"tools: {SEVEN}\n"),
    Case("star-hidden", "tools: ['*']\n", severity="error", status="skipped",
         fix=f"tools: {SEVEN}\n"),
    Case("star-block-list", "tools:\n  - \"*\"\n", fix=f"tools: {SEVEN}\n"),
    Case("empty-list-hidden", "tools: []\n", severity="error", status="skipped", fix=""),
    Case("quoted-tools", "tools: [\"Read\", 'Bash']\n", severity="error", status="skipped",
         fix="tools: [Read, Bash]\n"),
    Case("quoted-tools", "tools: [Read, 'Bash']\n", fix="tools: [Read, Bash]\n"),
    # Name and description.
    Case("name-invalid", "name: Réviseur\n", severity="error", status="skipped",
         fix="name: r-viseur\n"),
    Case("name-invalid", f"name: {'a' * 41}\n", severity="error", status="skipped",
         fix=f"name: {'a' * 40}\n"),
    Case("name-unusable", "name: тест\n", severity="error", status="skipped"),
    Case("name-differs", "name: team/reviewer\n"),
    Case("name-not-file-name", "name: other\n", severity="info"),
    Case("description-missing", text="---\ndescription: d\ndescription:\n---\nx", severity="error",
         line=3, status="skipped"),
    Case("description-missing", text="---\nname: sample\n---\nx", severity="error", line=None,
         status="skipped"),
    Case("description-hidden", text="---\ndescription:\n  - d\n---\nx", severity="error", line=2,
         status="skipped"),
    Case("description-long", f"description: {'x' * 401}\n", severity="info"),
    Case("description-quotes", 'description: say "go"\n', severity="info"),
    # Model, permission and limits.
    Case("provider-alone", "provider: p\n", severity="error", status="skipped", fix=""),
    Case("model-bare", "model: opus-5\n", severity="error", status="skipped"),
    Case("model-bare", "model: inherit\n", severity="error", status="skipped", fix=""),
    Case("model-spaces", "model: a / b\n", fix="model: a/b\n"),
    Case("provider-line", "provider: p\nmodel: a/b\n", fix="model: p/a/b\n"),
    Case("provider-line", "model: m\nprovider: p\n", line=4, fix="model: p/m\n"),
    Case("fallback-hidden", "fallbackModels: [bad]\n", severity="error", status="skipped"),
    Case("fallback-not-read", "fallbackModels: [a/b]\n", severity="info"),
    Case("unknown-thinking", "thinkingLevel: ultra\n"),
    Case("unknown-thinking", "thinkingLevel: x-high\n", fix="thinkingLevel: xhigh\n"),
    Case("unknown-permission", "permission: deny\n"),
    Case("unknown-permission", "permission: acceptEdits\n", fix="permission: accept-edits\n"),
    Case("max-tokens-invalid", "maxTokens: 16k\n"),
    Case("max-tokens-clamped", "maxTokens: 200001\n"),
    Case("max-tokens-spelling", "maxTokens: 1e3\n", fix="maxTokens: 1000\n"),
    Case("timeout-inert", "idle-timeout: 60\n", severity="info"),
    Case("idle-timeout-clamped", "idle-timeout: 5\n", severity="info"),
    Case("max-duration-invalid", "max-duration: 5m\n", severity="info"),
    # What the application's own Settings would do.
    Case("settings-would-delete", "permission: ask\n", line=None),
    Case("settings-would-delete", "color: blue\n", severity="info", line=None),
    Case("settings-would-delete", "# a comment\n", severity="info", line=None),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.header!r}"[:70])
def test_each_problem_is_found_and_its_fix_changes_only_its_place(case: Case) -> None:
    text = case.text or document(case.header)
    definition = read(text)
    found = problem(definition, case.code)
    assert found.severity.value == case.severity
    assert found.line == case.line
    assert definition.status.value == case.status
    wanted = case.fixed_text or (None if case.fix is None else document(case.fix))
    if wanted is None:
        assert found.fix is None
        return
    assert fixed(definition, case.code) == wanted
    again = read(wanted)
    assert found.message not in [each.message for each in again.problems]
    assert definition.status is Status.SKIPPED or again.status is Status.LOADED


def test_every_sentence_can_be_finished() -> None:
    for case in CASES:
        for found in read(case.text or document(case.header)).problems:
            assert "{" not in found.message.render()
            if found.fix:
                assert "{" not in found.fix.title.render()


def test_every_error_that_loses_an_agent_is_told() -> None:
    for identity, name, text in vector_documents():
        for rules in HARNESS.rules:
            definition = read(text, name, rules=rules)
            severities = {each.severity.value for each in definition.problems}
            if definition.status is Status.SKIPPED:
                assert "error" in severities, identity


def test_every_fix_removes_its_problem_and_loses_no_agent() -> None:
    for identity, name, text in vector_documents():
        definition = read(text, name)
        for found in definition.problems:
            if found.fix is None:
                continue
            again = read(definition.document.with_splices(found.fix.splices).text, name)
            left = [each.message for each in again.problems if each.code == found.code]
            assert found.message not in left, identity
            assert definition.status is Status.SKIPPED or again.status is Status.LOADED, identity


def test_a_plain_document_is_recognised_only_where_the_checks_find_nothing() -> None:
    plain = 0
    texts = [text for _, _, text in vector_documents()]
    texts += [case.text or document(case.header) for case in CASES]
    for text in texts:
        for rules in Rules:
            reading = readers(Document.of(text), origin(), rules)
            if not inspection.is_plain(reading, "sample.md", rules):
                continue
            plain += 1
            facts = Facts(Document.of(text), origin(), reading, rules, {})
            inspection.inspect(facts)
            assert facts.problems == [], text
    assert plain > 30


def test_an_ordinary_header_is_passed_over_only_where_the_checks_of_lines_find_nothing() -> None:
    texts = [text for _, _, text in vector_documents()]
    texts += [case.text or document(case.header) for case in CASES]
    texts += [sample.data.decode() for sample in documents(400, 9, "pi-desktop")]
    ordinary = 0
    for text in texts:
        held = Document.of(text)
        reading = readers(held, origin(), Rules.SEED)
        ordinary += reading.is_ordinary
        others = as_written(reading.runtime.header)
        slow = replace(reading, is_ordinary=False)
        found = inspection.problems_of(held, origin(), reading, Rules.SEED, others)
        assert found == inspection.problems_of(held, origin(), slow, Rules.SEED, others), text
    assert ordinary > 300


def test_undecodable_bytes_are_told_with_their_line() -> None:
    definition = read(b"---\ndescription: d\n---\nx\n\xff\n")
    assert definition.status is Status.SKIPPED
    assert problem(definition, "not-utf8").line == 5


def test_files_without_markdown_ending_are_passed_by() -> None:
    assert "not-markdown" in codes(read(document(""), "notes.txt"))
    assert codes(read(document(""), ".hidden.md")) == []


def test_a_file_name_that_cannot_be_a_name_is_told() -> None:
    definition = read(document(""), "тест.md")
    assert problem(definition, "name-unusable").message.template == wording.FILE_NAME_UNUSABLE


def test_a_file_that_settings_lists_is_never_said_to_be_unknown_to_settings() -> None:
    listed = 0
    texts = [text for _, _, text in vector_documents()]
    texts += [case.text or document(case.header) for case in CASES]
    texts.append("---\ndescription: d\u2028\n---\nx")
    for text in texts:
        definition = read(text)
        if pipeline.read(text, "sample.md", path="p").record is not None:
            listed += definition.status is Status.SKIPPED
            for found in definition.problems:
                assert "neither" not in found.message.render(), text
    assert listed > 20


def test_a_rule_on_top_of_the_instructions_is_no_second_header() -> None:
    text = "---\ndescription: d\n---\n---\nSome: words\n---\nx\n"
    assert "second-header" not in codes(read(text))


def test_one_cause_is_told_once() -> None:
    assert codes(read("\ufeff" + document(""))) == ["byte-order-mark"]
    assert codes(read("Just text.")) == ["no-header"]
    header = "permission: ask # please\n"
    assert "unknown-permission" not in codes(read(document(header)))
    assert "unknown-tool" not in codes(read(document("tools: [Read, Bash] # two\n")))


def test_what_a_save_in_settings_deletes_is_named() -> None:
    header = (
        "permission: ask\nprovider: p\nmodel: a/b\nidle-timeout: 60\nthinking-level: low\n"
        "max_tokens: 5\ncolor: red\n# why\n"
    )
    message = problem(read(document(header)), "settings-would-delete").message
    assert message.template == wording.SETTINGS_DELETES_AND_COMMENTS
    assert message.parameters["lost"] == (
        "permission, provider, idle-timeout, thinkingLevel, maxTokens, color"
    )


def test_a_file_settings_cannot_save_is_not_said_to_lose_anything() -> None:
    definition = read(document("provider: p\nmodel: m\npermission: ask\n"))
    assert "settings-would-delete" not in codes(definition)
    assert problem(definition, "provider-line").message.template == wording.EXPLICIT_PROVIDER_BARE


def test_newer_rules_know_other_tools_and_fallback_models() -> None:
    header = "tools: [read, BASH]\n"
    assert codes(read(document(header), rules="0304")) == []
    assert "tool-case" in codes(read(document(header)))
    text = document("fallbackModels: [a/b|odd]\n")
    assert "fallback-level" in codes(read(text, rules="0307"))
    assert "fallback-bare" in codes(read(document("fallbackModels: [bad]\n"), rules="0304"))


def test_what_is_shipped_is_not_compared_with_settings() -> None:
    definition = read(document("permission: ask\ntools:\n  - Read\n"), scope="builtin")
    assert definition.status is Status.LOADED
    assert codes(definition) == []


def test_fixes_keep_the_line_ends_of_the_file() -> None:
    text = document("tools: [Read] # one\n").replace("\n", "\r\n")
    wanted = document("# one\ntools: [Read]\n").replace("\n", "\r\n")
    assert fixed(read(text), "trailing-comment") == wanted
    assert BODY.replace("\n", "\r\n") in wanted


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("line-separator", "tools: Bash\u2028\nmodel: a/b\u2028\n"),
        ("indented-key", "  permission: ask\n  model: a/b\n"),
        ("quoted-key", '"permission": ask\n"model": a/b\n'),
    ],
)
def test_each_lost_line_is_told_and_not_only_the_first(code: str, lines: str) -> None:
    found = read(f"---\ndescription: d\n{lines}---\nx").problems
    assert [each.line for each in found if each.code == code] == [3, 4]
