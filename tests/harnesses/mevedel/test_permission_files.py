"""permissions.el: one bad entry voids the whole file, and it is said which one."""

from __future__ import annotations

import pytest

from editor.core.environment import Environment, Level
from editor.harnesses.mevedel.harness import HARNESS
from editor.harnesses.mevedel.permission_files import read_permission_file

FINE = """;; rules of this workspace
(:rules (("Bash" :pattern "make *" :action allow)
         ("Read" :path "/w/secret/**"
                 :action deny))
 :resource-grants ((:path "~/data" :access read)))
"""


def test_a_sound_file_gives_its_rules_and_grants() -> None:
    file = read_permission_file(FINE.encode(), "/w/.mevedel/permissions.el")
    assert file.problem is None
    assert [rule.tool for rule in file.rules] == ["Bash", "Read"]
    assert [grant.path for grant in file.grants] == ["~/data"]
    assert read_permission_file(b"(:resource-grants nil :rules nil)", "x").problem is None


@pytest.mark.parametrize(
    ("text", "code", "line", "words"),
    [
        (FINE.replace(":action deny", ":action forbid"), "permissions-bad-action", 3, "entry 2"),
        (FINE.replace(':pattern "make *"', ':pattern "a" :name "b"'),
         "permissions-second-qualifier", 2, "Entry 1"),
        (FINE.replace(":access read", ":access run"), "permissions-bad-value", 5, "Entry 1"),
        (FINE.replace(":access read", ":access read :recursive t"), "permissions-unknown-key", 5,
         ":resource-grants"),
        (FINE.replace('("Bash"', 'broken ("Bash"'), "permissions-bad-entry", 2, "broken"),
        (FINE.replace(":resource-grants", ":grants"), "permissions-shape", 1, "exactly"),
        (FINE.replace(" :resource-grants ((:path \"~/data\" :access read))", ""),
         "permissions-shape", 1, "exactly"),
        ("(:rules nil :rules nil :resource-grants nil)", "permissions-shape", 1, "once each"),
        ("(:rules (\n", "permissions-unreadable", 1, "Lisp"),
        ("", "permissions-unreadable", 1, "Lisp"),
        ("(:rules #<buffer> :resource-grants nil)", "permissions-unreadable", 1, "column 9"),
    ],
)  # fmt: skip
def test_what_voids_a_file(text: str, code: str, line: int, words: str) -> None:
    file = read_permission_file(text.encode(), "/w/.mevedel/permissions.el")
    assert file.rules == ()
    assert file.grants == ()
    assert file.problem
    assert (file.problem.code, file.problem.line) == (code, line)
    assert words in str(file.problem.message)


def test_bytes_that_are_no_text_void_a_file() -> None:
    file = read_permission_file(b"(:rules\n nil \xff)", "x")
    assert file.problem
    assert file.problem.line == 2


def test_the_harness_reads_both_files_and_reports_the_void_one() -> None:
    environment = Environment(
        "/home/me", "/w/sub", "/c", "/d", "/s", (Level("/w/sub"), Level("/w", True)),
    )  # fmt: skip
    workspace, own = HARNESS.settings_files(environment)
    assert workspace == "/w/.mevedel/permissions.el"
    assert own == "/home/me/.mevedel/permissions.el"
    files = {workspace: FINE.encode(), own: b"(:rules ((5)) :resource-grants nil)"}
    settings = HARNESS.settings(files, environment, "OCT")
    assert len(settings.values["rules"]) == 2
    assert [problem.path for problem in settings.problems] == [own]


def test_where_skills_and_drafts_are_found() -> None:
    environment = Environment(
        "/home/me", "/w/sub", "/c", "/d", "/s", (Level("/w/sub"), Level("/w", True)),
    )  # fmt: skip
    roots = HARNESS.roots(environment, "OCT")
    assert [root.path for root in roots] == [
        "/s/subagent-editor/mevedel-roles", "/w/.mevedel/skills", "/w/.agents/skills",
        "/home/me/.mevedel/skills", "/home/me/.agents/skills",
    ]  # fmt: skip
    assert [root.creates for root in roots] == [True, False, False, False, False]
    assert roots[1].matches("SKILL.md")
    assert not roots[1].matches("skill.md")
    for path, claim in (
        ("/w/.mevedel/skills/a/SKILL.md", 2), ("/x/.agents/skills/b/c/SKILL.md", 2),
        ("/x/SKILL.md", 1), ("/s/subagent-editor/mevedel-roles/a.md", 2), ("/x/a.md", 0),
        ("/w/.mevedel/skills/a/notes.md", 0),
    ):  # fmt: skip
        assert HARNESS.claims(path, environment) == claim
