from __future__ import annotations

import pytest

from editor.harnesses.claude_code.rules import rules_for
from editor.harnesses.claude_code.splitter import split

NEW = rules_for("2.1.290")
HEADER = "name: a\ndescription: b\n"


@pytest.mark.parametrize(
    ("text", "header", "body"),
    [
        (f"---\n{HEADER}---\nBody\n", HEADER, "Body\n"),
        (f"---  \n{HEADER}---\t \nBody", HEADER, "Body"),
        ("---\r\nname: a\r\n---\r\nOne\r\nTwo\r\n", "name: a\r\n", "One\r\nTwo\r\n"),
        (f"---\n{HEADER}---", HEADER, ""),
        ("---\n---\nBody\n", "", "Body\n"),
        (f"---\n{HEADER}---\n\n\n  Body  \n\n", HEADER, "\n\n  Body  \n\n"),
        (f"\ufeff---\n{HEADER}---\nBody\n", HEADER, "Body\n"),
        (f"---\n{HEADER}---\nA\n---\nB\n", HEADER, "A\n---\nB\n"),
    ],
)
def test_header_and_body_are_what_stands_between_and_after_the_fences(text, header, body):
    found = split(text, NEW)
    assert (found.header, found.body, found.code) == (header, body, "")
    assert text[found.header_start : found.header_end] == header
    assert text[found.body_start :] == body


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-frontmatter"),
        ("# Title\n\ntext\n", "no-frontmatter"),
        ("\n---\nname: a\n---\n", "fence-not-first-line"),
        (" ---\nname: a\n---\n", "fence-not-first-line"),
        ("text\n\n  ---  \nmore\n", "fence-not-first-line"),
        ("---\nname: a\nbody\n", "no-closing-fence"),
        ("---", "no-closing-fence"),
        ("---\rname: a\r---\rBody\r", "no-closing-fence"),
    ],
)
def test_a_file_without_a_header_says_why(text, code):
    found = split(text, NEW)
    assert (found.header, found.code, found.body) == (None, code, text)


def test_a_byte_order_mark_hides_the_header_before_2_1_239():
    text = f"\ufeff---\n{HEADER}---\nBody\n"
    assert split(text, rules_for("2.1.238")).code == "bom"
    assert split(text, rules_for("2.1.239")).header == HEADER


def test_hyphens_inside_a_value_end_the_header_only_for_the_old_splitter():
    text = "---\nname: a\ndescription: b --- c\n---\nBody\n"
    old, new = split(text, rules_for("2.1.168")), split(text, NEW)
    assert old.header == "name: a\ndescription: b "
    assert new.header == "name: a\ndescription: b --- c\n"
    assert new.earlier == text.index("--- c")


def test_a_closing_fence_that_is_only_indented_is_marked_as_unsettled():
    found = split("---\nname: a\n ---\nBody\n", NEW)
    assert found.is_unsettled
    assert found.body == "Body\n"
