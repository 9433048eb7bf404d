from __future__ import annotations

from typing import Any

import pytest

from editor.harnesses.claude_code.loading import Candidate, Surroundings
from editor.harnesses.claude_code.precedence import look_up, main_agent, stand
from editor.harnesses.claude_code.rules import rules_for

NEW = rules_for("2.1.290")


def place(cwd: str = "/w/repo", root: str | None = "/w/repo", **more: Any) -> Surroundings:
    return Surroundings(cwd, root, "/home/u", **more)


def project(path: str, name: str | None = "rev", **more: Any) -> Candidate:
    return Candidate(path, name, "project", **more)


def user(name: str | None = "rev", path: str = "/home/u/.claude/agents/rev.md", **more: Any):
    return Candidate(path, name, "user", **more)


ROOT = "/w/repo/.claude/agents/rev.md"
DEEP = "/w/repo/a/.claude/agents/rev.md"


def test_a_duplicate_in_an_outranked_tree_is_simply_shadowed():
    files = [project(ROOT), project("/w/repo/.claude/agents/x/b.md"), project(DEEP)]
    got = stand(files, place("/w/repo/a"), NEW)
    assert got.winners["rev"].path == DEEP
    assert [one.path for one, _ in got.shadowed] == [ROOT, "/w/repo/.claude/agents/x/b.md"]
    assert got.undefined == ()


def test_a_duplicate_in_a_sub_folder_of_the_strongest_tree_has_no_winner():
    files = [project(ROOT), user(), project("/w/repo/.claude/agents/x/y/b.md")]
    got = stand(files, place(), NEW)
    assert got.winners == {}
    assert [one.path for one in got.undefined[0].candidates] == [files[0].path, files[2].path]
    assert [one.path for one, _ in got.shadowed] == [files[1].path]


def test_an_added_folder_against_a_project_file_is_not_decided_but_beats_the_user():
    added = Candidate("/w/lib/.claude/agents/rev.md", "rev", "add-dir")
    got = stand([added, project(ROOT), user()], place(), NEW)
    assert [one.path for one in got.undefined[0].candidates] == [added.path, ROOT]
    assert [one.path for one, _ in got.shadowed] == [user().path]
    assert stand([added, user()], place(), NEW).winners["rev"] is added


@pytest.mark.parametrize(
    ("cwd", "root", "path", "loads"),
    [
        ("/w/repo/a", "/w/repo", "/w/repo/.claude/agents/r.md", True),
        ("/w/repo/a", "/w/repo", "/w/.claude/agents/r.md", False),
        ("/w/repo/a", "/w/repo", "/w/repo/ab/.claude/agents/r.md", False),
        ("/w/repo/a", "/w/repo", "/w/repo/a/b/.claude/agents/r.md", False),
        ("/w/repo/a", "/w/repo", "/w/repo/a/.claude/agents/deep/er/r.md", True),
        ("/home/u/p/q", None, "/home/u/p/.claude/agents/r.md", True),
        ("/srv/p/q", None, "/srv/p/q/.claude/agents/r.md", True),
        ("/srv/p/q", None, "/srv/p/.claude/agents/r.md", False),
    ],
)
def test_the_walk_goes_from_the_working_directory_up_to_the_root(cwd, root, path, loads):
    got = stand([project(path)], place(cwd, root), NEW)
    assert bool(got.winners) is loads


def test_the_user_folder_moves_with_the_variable():
    moved = place(variables={"CLAUDE_CONFIG_DIR": "/cfg"})
    files = [user(), user("other", "/cfg/agents/other.md")]
    got = stand(files, moved, NEW)
    assert set(got.winners) == {"other"}
    assert got.excluded == ((files[0], "moved-folder"),)


def test_the_old_windows_policy_folder_is_not_read():
    old = Candidate("C:\\ProgramData\\ClaudeCode\\.claude\\agents\\a.md", "a", "managed")
    new = Candidate("C:\\Program Files\\ClaudeCode\\.claude\\agents\\a.md", "a", "managed")
    got = stand([old, new], place(), NEW)
    assert got.winners == {"a": new}


@pytest.mark.parametrize(
    ("more", "kept"),
    [
        ({"flags": ("--setting-sources user",)}, {"u", "kit:k", "m"}),
        ({"flags": ("--setting-sources=project,local",)}, {"p", "kit:k", "m"}),
        ({"flags": ("--setting-sources ",)}, {"kit:k", "m"}),
        ({"settings": {"strictPluginOnlyCustomization": True}}, {"kit:k", "m"}),
        ({"settings": {"strictPluginOnlyCustomization": ["skills"]}}, {"p", "u", "kit:k", "m"}),
        ({"variables": {"CLAUDE_CODE_SIMPLE": "1"}}, set()),
        ({"flags": ("--bare", "--plugin-dir /x/kit")}, {"kit:k"}),
        ({"variables": {"CLAUDE_CODE_SAFE_MODE": "1"}}, set()),
        ({"variables": {"CLAUDE_CODE_SAFE_MODE": "0"}}, {"p", "u", "kit:k", "m"}),
    ],
)
def test_switches_keep_whole_sources_out(more, kept):
    files = [
        project("/w/repo/.claude/agents/p.md", "p"),
        user("u", "/home/u/.claude/agents/u.md"),
        Candidate("plugin:kit/agents/k.md", "k", "plugin"),
        Candidate("/etc/claude-code/.claude/agents/m.md", "m", "managed"),
    ]
    assert set(stand(files, place(**more), NEW).winners) == kept


@pytest.mark.parametrize(
    ("candidate", "version", "reason"),
    [
        (project(ROOT, None), "2.1.290", "missing-name"),
        (project(ROOT, "a:b"), "2.1.290", "name-colon"),
        (project(ROOT, "a:b"), "2.1.217", ""),
        (project(ROOT, "x" * 257), "2.1.290", "name-too-long"),
        (project(ROOT, "-a"), "2.1.290", "name-leading-dash"),
        (Candidate("plugin:kit/agents/a.md", None, "plugin", has_description=False), "2.1.290", ""),
    ],
)
def test_a_file_that_is_skipped_does_not_load(candidate, version, reason):
    got = stand([candidate], place(), rules_for(version))
    assert [why for _, why in got.excluded] == ([reason] if reason else [])


def test_a_manifest_replaces_the_default_folder_of_a_plugin():
    files = [
        Candidate("plugin:kit/agents/a.md", "a", "plugin"),
        Candidate("plugin:kit/custom/agents/reviewer.md", "reviewer", "plugin"),
        Candidate("plugin:kit/more/x/y.md", "y", "plugin"),
    ]
    manifest = {"kit": {"agents": ["./custom/agents/reviewer.md", "./more/"]}}
    got = stand(files, place(manifests=manifest), NEW)
    assert set(got.winners) == {"kit:reviewer", "kit:x:y"}
    assert got.excluded == ((files[0], "not-in-manifest"),)


def test_a_second_path_to_one_file_is_dropped_only_when_the_first_is_reached():
    link = project("/w/repo/.claude/agents/link.md", same_file_as=ROOT)
    got = stand([link, project(ROOT)], place(), NEW)
    assert (got.winners["rev"], [one.path for one in got.same_file]) == (link, [ROOT])
    far = project("/w/repo/far/.claude/agents/rev.md")
    link = project(ROOT, same_file_as=far.path)
    got = stand([far, link], place(), NEW)
    assert got.winners == {"rev": link}
    assert got.same_file == ()


def test_built_ins_can_be_removed_but_files_of_their_name_stay():
    explore = Candidate("built-in", "Explore", "built-in")
    general = Candidate("built-in", "general-purpose", "built-in")
    own = project("/w/repo/.claude/agents/e.md", "Explore")
    variables = {"CLAUDE_CODE_DISABLE_EXPLORE_PLAN_AGENTS": "1"}
    got = stand([explore, general, own], place(variables=variables), NEW)
    assert got.winners == {"Explore": own, "general-purpose": general}
    variables = {"CLAUDE_AGENT_SDK_DISABLE_BUILTIN_AGENTS": "1"}
    assert set(stand([general], place(variables=variables), NEW).winners) == {"general-purpose"}
    assert not stand([general], place(variables=variables, flags=("--print",)), NEW).winners
    assert not stand([general], place(variables=variables, is_sdk=True), NEW).winners


def test_the_command_line_can_make_the_start_fail():
    given = Candidate("--agents", "rev", "cli")
    settings = {"disableSideloadFlags": True}
    assert stand([given], place(settings=settings), NEW).start_fails
    assert not stand([given], place(settings=settings), rules_for("2.1.192")).start_fails
    assert not stand([project(ROOT)], place(settings=settings), NEW).start_fails
    assert stand(
        [Candidate("--agents", "rev", "cli", has_description=False)], place(), NEW
    ).start_fails


def test_a_loose_request_finds_a_name_only_when_one_fits():
    names = ("code-reviewer", "Rev", "rev", "kit:rev")
    assert look_up("code_reviewer", names, NEW) == "code-reviewer"
    assert look_up("codereviewer", names, NEW) == "code-reviewer"
    assert look_up("rev", names, NEW) == "rev"
    assert look_up("REV", names, NEW) is None
    assert look_up("nobody", names, NEW) is None
    assert look_up("Code Reviewer", names, rules_for("2.1.139")) is None


def test_the_main_agent_may_be_a_plugin_agent_by_its_bare_name():
    kit = Candidate("plugin:kit/agents/rev.md", "rev", "plugin")
    lab = Candidate("plugin:lab/agents/rev.md", "rev", "plugin")
    here = place(flags=("--agent rev",))
    assert main_agent(stand([kit], here, NEW), here, NEW) == "kit:rev"
    assert main_agent(stand([kit, lab], here, NEW), here, NEW) is None
    scoped = place(flags=("--agent lab:rev",), settings={"agent": "kit:rev"})
    assert main_agent(stand([kit, lab], scoped, NEW), scoped, NEW) == "lab:rev"
