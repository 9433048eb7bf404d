from __future__ import annotations

import pytest

from editor.harnesses.pi_desktop import names


@pytest.mark.parametrize(
    ("value", "handle"),
    [
        ("Code Reviewer", "code-reviewer"),
        ("a\\b\\C.md", "c"),
        ("team/reviewer//", "reviewer"),
        ("x.MD", "x"),
        ("x.MD ", "x.md"),
        ("x.md.md", "x.md"),
        (".md", ""),
        ("/", ""),
        ("a _\t b", "a-b"),
        ("a\x85b", "a\x85b"),
        ("ÜNI", "üni"),
        ("/home/me/.agents/subagents/Some_Agent.md", "some-agent"),
    ],
)
def test_the_runtime_makes_a_handle_of_names_and_paths(value: str, handle: str) -> None:
    assert names.normalize_name(value) == handle


@pytest.mark.parametrize("name", ["a", "0", "a-", "a--b", "a" * 40])
def test_these_handles_are_accepted(name: str) -> None:
    assert names.is_handle(name)


@pytest.mark.parametrize("name", ["", "-a", "a" * 41, "a.b", "é", "a b", "A", "a\n"])
def test_these_handles_are_refused(name: str) -> None:
    assert not names.is_handle(name)


@pytest.mark.parametrize(
    ("value", "slug"),
    [
        ("Code Reviewer!", "code-reviewer"),
        ("-abc-", "abc"),
        ("a--b", "a-b"),
        ("İx", "i-x"),
        ("Réviseur", "r-viseur"),
        ("тест", ""),
        ("a" * 41, "a" * 40),
        ("a" * 39 + "-b", "a" * 39),
    ],
)
def test_settings_makes_a_slug_of_names(value: str, slug: str) -> None:
    assert names.slug(value) == slug


@pytest.mark.parametrize(
    ("file_name", "stem"),
    [
        ("a.md", "a"),
        ("A.MD", "A"),
        (".hidden.md", ".hidden"),
        ("a.b.md", "a.b"),
        (".md", None),
        ("a.markdown", None),
        ("md", None),
        ("a.md.txt", None),
    ],
)
def test_the_scanner_visits_markdown_files_also_hidden_ones(
    file_name: str, stem: str | None
) -> None:
    assert names.file_stem(file_name) == stem


def test_the_folder_loader_reads_a_file_called_only_md() -> None:
    assert names.is_loader_file(".md")
    assert not names.is_loader_file("a.markdown")
