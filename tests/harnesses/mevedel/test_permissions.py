"""Permission decisions: rules, buckets, paths, plans, modes and shell commands."""

from __future__ import annotations

from typing import Any

import pytest

from editor.core.records import replace
from editor.core.resolution import Decision
from editor.harnesses.mevedel.bash import CommandClass, analyze
from editor.harnesses.mevedel.calls import calls
from editor.harnesses.mevedel.catalog import AUG, OCT, Qualifier, catalog
from editor.harnesses.mevedel.globs import (
    command_matches,
    expand_path,
    is_below,
    path_matches,
    text_matches,
)
from editor.harnesses.mevedel.permissions import Boundary, Grant, decide
from editor.harnesses.mevedel.rules import Rule, visible_buckets

CATALOG = catalog(AUG)
IN_WORK = Boundary(roots=("/w",))


def rule(tool: str, action: str, **qualifier: str) -> Rule:
    kind = next(iter(qualifier), None)
    return Rule(tool, action, Qualifier(kind) if kind else None, qualifier[kind] if kind else "")


def under(boundary: Boundary = IN_WORK, /, **buckets: list[Rule]) -> Boundary:
    return boundary.with_buckets({name: tuple(rules) for name, rules in buckets.items()})


def outcome(boundary: Boundary, tool: str, **arguments: Any) -> tuple[str, str, str]:
    decision = decide(CATALOG, boundary, tool, arguments)
    return decision.outcome, decision.via, decision.bucket


@pytest.mark.parametrize(
    ("path", "pattern", "expected"),
    [
        ("/w/a", "/w/*", True),
        ("/w/a/b", "/w/*", False),
        ("/w/a/b", "/w/**", True),
        ("/w", "/w/**", True),
        ("/w/", "/w/**", True),
        ("/wx", "/w/**", False),
        ("/w/a/b/c.py", "/w/**/c.py", True),
        ("/w/c.py", "/w/**/c.py", False),
        ("/w/AbC", "/W/aBc", True),
        ("/w/a", "/w/?", True),
        ("/w/a.b", "/w/a?b", True),
        ("/w/src/a", "src/**", False),
        ("/x/.git/config", "**/.git/**", True),
        ("/x/.git", "**/.git/**", True),
        ("/x/.gitignore", "**/.git/**", False),
        ("/w/[a]", "/w/[a]", True),
        ("/w/b/../a", "/w/a", False),  # the caller makes paths clean first
    ],
)
def test_path_globs(path: str, pattern: str, expected: bool) -> None:
    assert path_matches(path, pattern) is expected


@pytest.mark.parametrize(
    ("text", "pattern", "expected"),
    [
        ("a.example.com", "example.com", False),
        ("example.com", "EXAMPLE.com", True),
        ("a.example.com", "*.com", True),
        ("/root/a/b", "/root/*", True),
        ("abc", "a?c", True),
        ("abc", "ab", False),
        ("axc", "a[x-z]c", True),
        ("abc", "a[!x-z]c", True),
        ("a[", "a[", False),
        ("a]", "a[]", False),
        ("a\nb", "a*b", True),
    ],
)
def test_text_globs(text: str, pattern: str, expected: bool) -> None:
    assert text_matches(text, pattern) is expected


@pytest.mark.parametrize(
    ("command", "pattern", "expected"),
    [
        ("git log", "git log:*", True),
        ("git log -1", "git log:*", True),
        ("git logs", "git log:*", False),
        ("GIT log", "git log:*", False),
        ("git status", "git *", True),
        ("GIT status", "git *", True),
        ("rm -rf a; ls", "rm *", True),
        (":*", ":*", False),
        ("", ":*", True),
    ],
)
def test_command_patterns(command: str, pattern: str, expected: bool) -> None:
    assert command_matches(command, pattern) is expected


def test_hostile_globs_stay_quick() -> None:
    assert not text_matches("a" * 3000, "*a" * 40 + "b")
    assert not path_matches("/" + "a" * 3000, "/" + "*a" * 40 + "b")


def test_paths_are_made_absolute_and_clean() -> None:
    assert expand_path("a/../b", "/w") == "/w/b"
    assert expand_path("//x//y/", "/w") == "/x/y/"
    assert expand_path("~/a", "/w", "/home/me") == "/home/me/a"
    assert expand_path("~/../a", "/w") == "~/a"
    assert expand_path("..", "/") == "/"
    assert is_below("/w/a", "/w/")
    assert not is_below("/wx", "/w")


def test_a_narrowed_allow_beats_a_plain_deny_in_the_same_bucket() -> None:
    rules = [rule("Read", "deny"), rule("Read", "allow", path="/o/**")]
    assert outcome(under(session=rules), "Read", file_path="/o/a") == ("allow", "rule", "session")
    assert outcome(under(session=rules), "Read", file_path="/w/a")[:2] == ("deny", "deny-rule")


def test_the_innermost_denying_bucket_is_named() -> None:
    boundary = under(session=[rule("Read", "deny")], defcustom=[rule("*", "deny")])
    assert outcome(boundary, "Read") == ("deny", "deny-rule", "session")
    assert outcome(boundary, "Glob") == ("deny", "deny-rule", "defcustom")


def test_a_qualifier_without_a_value_does_not_match() -> None:
    boundary = under(session=[rule("Read", "deny", path="/**")])
    assert outcome(boundary, "Read") == ("allow", "mode", "")


def test_a_qualifier_of_another_kind_does_not_match() -> None:
    boundary = under(session=[rule("Read", "deny", pattern="*")])
    assert outcome(boundary, "Read", file_path="/w/a")[0] == "allow"


def test_a_star_rule_can_be_narrowed_by_path() -> None:
    boundary = under(session=[rule("*", "deny", path="/w/secret/**")])
    assert outcome(boundary, "Grep", path="/w/secret")[0] == "deny"
    assert outcome(boundary, "Grep", pattern="x")[0] == "allow"


def test_any_allow_rule_lifts_the_root_limit_but_no_protection() -> None:
    boundary = under(persistent=[rule("*", "allow")])
    assert outcome(boundary, "Read", file_path="/o/a") == ("allow", "rule", "persistent")
    assert outcome(boundary, "Read", file_path="/w/.git/config")[:2] == ("ask", "protected-path")
    assert outcome(boundary, "ApplyPatch", patch="*** Update File: /w/.git/x")[0] == "ask"


def test_an_exact_grant_lifts_protection_and_the_root_limit() -> None:
    boundary = replace(IN_WORK, grants=(Grant("/w/.git/config", "read"), Grant("/o/a", "write")))
    assert outcome(boundary, "Read", file_path="/w/.git/config")[0] == "allow"
    assert outcome(boundary, "Read", file_path="/w/.git/other")[0] == "ask"
    assert outcome(boundary, "Read", file_path="/o/a")[:2] == ("allow", "resource-grant")
    patch = "*** Update File: /w/.git/config"
    assert outcome(boundary, "ApplyPatch", patch=patch)[:2] == ("ask", "protected-path")


def test_home_folders_are_protected_by_either_spelling() -> None:
    boundary = replace(IN_WORK, home="/home/me", mode="full-auto", roots=("/",))
    for path in ("~/.ssh/id", "/home/me/.ssh/id", "/home/me/.aws", "/home/me/.config/gcloud/x"):
        assert outcome(boundary, "Read", file_path=path)[:2] == ("ask", "protected-path")
    assert outcome(boundary, "Read", file_path="/home/me/.config/x")[0] == "allow"


def test_relative_paths_start_at_the_working_directory() -> None:
    boundary = replace(IN_WORK, directory="/w/sub")
    assert outcome(boundary, "Read", file_path="../a")[:2] == ("allow", "allowed-root")
    assert outcome(boundary, "Read", file_path="../../a")[:2] == ("ask", "workspace-boundary")


def test_a_patch_is_judged_by_its_strictest_file() -> None:
    patch = "*** Begin Patch\n*** Add File: a.py\n+x\n*** Update File: /o/b\n*** Move to: c\n"
    assert outcome(IN_WORK, "ApplyPatch", patch=patch)[:2] == ("ask", "workspace-boundary")
    inside = patch.replace("/o/b", "b")
    assert outcome(IN_WORK, "ApplyPatch", patch=inside)[:2] == ("allow", "allowed-root")


@pytest.mark.parametrize(("rules", "local", "other"), [(AUG, "local://", "work://"),
                                                       (OCT, "work://", "local://")])  # fmt: skip
def test_a_sticky_plan_lets_only_session_local_patches_through(
    rules: str, local: str, other: str
) -> None:
    boundary = replace(IN_WORK, plan="sticky")
    patch = f"*** Add File: {local}plan.md"
    assert decide(catalog(rules), boundary, "ApplyPatch", {"patch": patch}).outcome == "allow"
    mixed = patch + "\n*** Update File: /w/a"
    assert decide(catalog(rules), boundary, "ApplyPatch", {"patch": mixed}).via == "plan-mode"
    wrong = {"patch": f"*** Add File: {other}plan.md"}
    assert decide(catalog(rules), boundary, "ApplyPatch", wrong).via == "plan-mode"


def test_plans_beat_full_auto_and_deny_rules_are_named_first() -> None:
    boundary = replace(IN_WORK, plan="sticky", mode="full-auto")
    assert outcome(boundary, "Eval") == ("deny", "plan-mode", "")
    assert outcome(boundary, "Bash")[0] == "allow"
    assert outcome(boundary, "Bash", command="make") == ("deny", "plan-mode", "")
    assert outcome(boundary, "Bash", command="ls")[0] == "allow"
    denied = under(boundary, session=[rule("Eval", "deny")])
    assert outcome(denied, "Eval") == ("deny", "deny-rule", "session")
    directive = replace(boundary, plan="directive")
    assert outcome(directive, "ApplyPatch", patch="*** Add File: local://x")[0] == "deny"


def test_four_tools_judge_their_calls_themselves() -> None:
    everything_asks = under(session=[rule("*", "ask")])
    assert outcome(everything_asks, "WriteStdin")[0] == "allow"
    assert outcome(everything_asks, "StopExecution")[0] == "allow"
    allowed = under(replace(IN_WORK, mode="full-auto"), session=[rule("*", "allow")])
    assert outcome(allowed, "variable_value")[0] == "ask"
    assert outcome(allowed, "library_source")[0] == "unknown"
    denied = under(session=[rule("WriteStdin", "deny"), rule("library_source", "deny")])
    assert outcome(denied, "WriteStdin")[0] == "deny"
    assert outcome(denied, "library_source")[0] == "deny"


def test_bash_and_eval_without_their_argument_follow_rules_and_mode() -> None:
    assert outcome(IN_WORK, "Eval") == ("ask", "mode", "")
    boundary = under(session=[rule("Bash", "allow"), rule("Eval", "ask")])
    assert outcome(boundary, "Bash")[:2] == ("allow", "rule")
    assert outcome(replace(boundary, mode="full-auto"), "Eval")[:2] == ("ask", "rule")


def test_eval_rules_may_carry_the_expression() -> None:
    boundary = under(session=[rule("Eval", "allow", pattern="(+ 1 *)")])
    assert outcome(boundary, "Eval", expression="(+ 1 2)")[:2] == ("allow", "eval-policy")
    assert outcome(boundary, "Eval", expression="(- 1 2)")[0] == "ask"


def test_domain_rules_compare_the_host_alone() -> None:
    boundary = under(session=[rule("WebFetch", "deny", domain="example.com")])
    assert outcome(boundary, "WebFetch", url="https://EXAMPLE.com:8443/a?b")[0] == "deny"
    assert outcome(boundary, "WebFetch", url="https://a.example.com/")[0] == "allow"
    assert outcome(boundary, "WebFetch", url="example.com")[0] == "allow"
    assert outcome(boundary, "WebFetch", url="http://[bad")[0] == "allow"
    assert outcome(boundary, "WebSearch", query="example.com")[0] == "allow"


def test_escalation_rules_do_not_judge_ordinary_calls() -> None:
    boundary = IN_WORK.with_buckets({"session": (Rule("Bash", "deny", is_escalation=True),)})
    assert outcome(boundary, "Bash")[0] == "ask"


def test_each_agent_sees_its_own_buckets() -> None:
    buckets: dict[str, tuple[Rule, ...]] = {
        name: (rule("Read", "deny"),) for name in ("invocation", "request", "session")
    }
    assert set(visible_buckets(buckets, is_root=True)) == {"request", "session"}
    assert set(visible_buckets(buckets, is_root=False)) == {"invocation", "session"}
    assert set(visible_buckets(buckets, is_root=False, is_own_turn=False)) == {"session"}


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("ls -la", CommandClass.READ_ONLY),
        ("ls | wc -l; pwd && echo 'a b'", CommandClass.READ_ONLY),
        ("echo rm", CommandClass.DANGEROUS),
        ("echo RM", CommandClass.DANGEROUS),
        ("echo rm-me prm rmx rm_x", CommandClass.READ_ONLY),
        ("/bin/rm x", CommandClass.DANGEROUS),
        ("echo $(curl x)", CommandClass.DANGEROUS),
        ("ls > out", CommandClass.COMPLEX),
        ("echo $HOME", CommandClass.COMPLEX),
        ("echo '$HOME'", CommandClass.READ_ONLY),
        ('echo "`date`"', CommandClass.COMPLEX),
        ("ls &", CommandClass.COMPLEX),
        ("ls\npwd", CommandClass.COMPLEX),
        ("ls \\\n -a", CommandClass.READ_ONLY),
        ("for x in a; do ls; done", CommandClass.COMPLEX),
        ("[[ -f a ]]", CommandClass.COMPLEX),
        ("ls ;", CommandClass.COMPLEX),
        ("ls && ", CommandClass.COMPLEX),
        ("ls ;; pwd", CommandClass.COMPLEX),
        ("echo 'a", CommandClass.COMPLEX),
        ("git status", CommandClass.UNKNOWN),
        ("./ls", CommandClass.UNKNOWN),
        ("LANG=C ls", CommandClass.UNKNOWN),
        ("", CommandClass.UNKNOWN),
        ("awk '{print $1}' a", CommandClass.READ_ONLY),
        ("awk 'BEGIN{system(\"x\")}'", CommandClass.UNKNOWN),
        ("awk -f a", CommandClass.UNKNOWN),
        ("base64 a", CommandClass.READ_ONLY),
        ("base64 -o b a", CommandClass.UNKNOWN),
        ("find . -name a", CommandClass.READ_ONLY),
        ("find . -delete", CommandClass.UNKNOWN),
        ("find . -fprint0 x", CommandClass.UNKNOWN),
        ("rg x", CommandClass.READ_ONLY),
        ("rg --pre=cat x", CommandClass.UNKNOWN),
        ("rg -z x", CommandClass.UNKNOWN),
        ("sed -n 1,5p a", CommandClass.READ_ONLY),
        ("sed -n 5p", CommandClass.READ_ONLY),
        ("sed -n '1,5p;w x' a", CommandClass.UNKNOWN),
        ("sed s/a/b/ a", CommandClass.UNKNOWN),
        ("sort a", CommandClass.UNKNOWN),
    ],
)
def test_commands_are_classified(command: str, expected: CommandClass) -> None:
    assert analyze(command).command_class is expected


def bash(command: str, boundary: Boundary = IN_WORK) -> str:
    return decide(CATALOG, boundary, "Bash", {"command": command}).outcome


def test_a_deny_reaches_every_part_of_a_command() -> None:
    boundary = under(
        replace(IN_WORK, mode="full-auto"), session=[rule("Bash", "deny", pattern="git push *")]
    )
    whole = decide(CATALOG, boundary, "Bash", {"command": "git push origin"})
    assert (whole.outcome, whole.via) == ("deny", "deny-rule")
    part = decide(CATALOG, boundary, "Bash", {"command": "make && git push origin"})
    assert (part.outcome, part.via) == ("deny", "bash-classifier")
    assert bash("echo $(git push origin)", boundary) == "deny"
    assert bash("/usr/bin/git push origin", boundary) == "deny"
    assert bash("git pull", boundary) == "allow"


def test_only_the_users_own_rules_authorize_dangerous_commands() -> None:
    allow = [rule("Bash", "allow", pattern="rm *")]
    assert bash("rm a", under(invocation=allow)) == "ask"
    for bucket in ("session", "persistent", "defcustom"):
        assert bash("rm a", under(**{bucket: allow})) == "allow"
    assert bash("rm a", replace(IN_WORK, mode="full-auto")) == "allow"
    assert bash("ls && rm a", under(session=allow)) == "allow"
    assert bash("make && rm a", under(session=allow)) == "ask"


def test_unknown_commands_may_be_authorized_by_any_bucket() -> None:
    assert bash("make", under(invocation=[rule("Bash", "allow", pattern="make:*")])) == "allow"
    both = [rule("Bash", "allow", pattern="make"), rule("Bash", "allow", pattern="ninja")]
    assert bash("make; ninja", under(session=both)) == "allow"
    assert bash("make; ninja", under(session=both[:1])) == "ask"


def test_an_ask_rule_asks_even_in_full_auto() -> None:
    full_auto = replace(IN_WORK, mode="full-auto")
    boundary = under(full_auto, session=[rule("Bash", "ask", pattern="make*")])
    assert bash("make", boundary) == "ask"
    assert bash("ls; make", boundary) == "ask"
    assert bash("ls", boundary) == "allow"


def test_protected_and_outside_paths_in_commands() -> None:
    full_auto = replace(IN_WORK, mode="full-auto", directory="/w")
    assert bash("cat .git/config", full_auto) == "ask"
    assert bash("cat ~/.ssh/id", full_auto) == "ask"
    assert bash("cat /etc/passwd", full_auto) == "deny"
    assert bash("cat ../x", full_auto) == "deny"
    assert bash("cat a/b /dev/null", full_auto) == "allow"
    granted = replace(full_auto, grants=(Grant("/etc/passwd", "read"),))
    assert bash("cat /etc/passwd", granted) == "allow"


def test_typical_calls_are_made_in_the_sessions_own_workspace() -> None:
    denied = under(session=[rule("Read", "deny", path="/w/**")])
    decisions = {call.kind: call.decision for call in calls(CATALOG, denied, ("Read",))}
    assert decisions["read-inside"] is Decision.DENY
    assert decisions["read-outside"] is not Decision.DENY
