"""mevedel's sessions on disk: publications before the sidecar, and nothing followed out."""

from __future__ import annotations

import hashlib
import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.environment import Environment
from editor.core.harness import Settings
from editor.core.problems import Problem
from editor.core.session import Completeness, Session, session_from_json, session_to_json
from editor.core.sexpr import Symbol, write
from editor.harnesses.mevedel.harness import HARNESS
from editor.storage.resources import builtin_documents
from editor.storage.session_mevedel import read_file, source
from editor.storage.sessions import SampleSessions, load_session

VECTORS = Path(__file__).parents[1] / "data" / "vectors" / "mevedel" / "registry_restore.json"
NAME = "fix-login-2026-10-09T12-30-00-a1b2c3d4"


def registry() -> str:
    cases = json.loads(VECTORS.read_text(encoding="utf-8"))
    case = next(case for case in cases if case["id"] == "registry-bad-activity")
    text: str = case["input"]["agent_registry"]
    return text


def sidecar(**changes: str) -> str:
    parts = {
        ":version": '"v0.5.2"',
        ":session-name": '"Fix the login"',
        ":working-directory": '"/w/"',
        ":permission-mode": "full-auto",
        ":sandbox-mode": "best-effort",
        ":plan-mode": "nil",
        ":permission-rules": '(("Bash" :pattern "git push *" :action deny) ("Eval" :action ask))',
        ":resource-grants": '((:path "/data" :access read))',
        ":preset-name": "mevedel-implement",
        ":preset-settings": "(:mevedel-model-tiers ((fast :provider (Fake . m-fast) :effort low) "
        '(strong :provider "Fake:m-strong")) :mevedel-model-workloads ((explorer :tier fast)))',
        ":model-provider": '"Fake:m-base"',
        ":reasoning-effort": "nil",
        ":agent-types-snapshot": '(("worker" . "does") ("explorer" . "looks"))',
        ":agent-turn-capacity": "2",
        ":agent-registry": registry(),
        ":additional-roots": '("/other")',
        ":prompt-index": '((1 (:text "SECRET MESSAGE")))',
        **{f":{key.replace('_', '-')}": value for key, value in changes.items()},
    }
    return f"({' '.join(f'{key} {value}' for key, value in parts.items())})"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    folder = tmp_path / "w"
    (folder / ".mevedel" / "sessions").mkdir(parents=True)
    (tmp_path / "home").mkdir(exist_ok=True)
    return folder


def environment(workspace: Path) -> Environment:
    home = str(workspace.parent / "home")
    return Environment(home, str(workspace), home, home, home)


def store(workspace: Path, name: str = NAME, text: str | None = None) -> Path:
    folder = workspace / ".mevedel" / "sessions" / name
    folder.mkdir(parents=True)
    (folder / "session.meta.el").write_text(text or sidecar(), encoding="utf-8")
    return folder


def publish(folder: Path, number: int, text: str, **changes: str) -> Path:
    generation = folder / ".publications" / f"generation-{number:020x}"
    generation.mkdir(parents=True)
    data = generation / "000001.data"
    data.write_text(text, encoding="utf-8")
    relative = f".publications/{generation.name}/000001.data"
    digest = hashlib.sha256(text.encode()).hexdigest()
    entry = (
        "session.meta.el", Symbol(":published"), changes.get("published", relative),
        Symbol(":sha256"), changes.get("sha256", digest),
    )  # fmt: skip
    manifest = (Symbol(":sidecar"), "session.meta.el", Symbol(":artifacts"), (entry,))
    path = generation / "manifest.el"
    path.write_text(write(manifest), encoding="utf-8")
    os.utime(path, (number, number))
    return generation


def load(workspace: Path, name: str = NAME) -> Session:
    session = source(environment(workspace)).load(name)
    assert isinstance(session, Session), session
    return session


def test_a_sidecar_tells_mode_rules_model_and_preset(workspace: Path) -> None:
    store(workspace)
    session = load(workspace)
    assert session.title == "Fix the login"
    assert session.permission_mode == "full-auto"
    assert session.model == "Fake:m-base"
    assert session.completeness is Completeness.PARTIAL
    held = session.context
    assert held["preset"] == "mevedel-implement"
    assert held["capacity"] == 2
    assert held["rules"]["session"][0] == {
        "tool": "Bash", "action": "deny", "pattern": "git push *",
    }  # fmt: skip
    assert held["grants"] == [{"path": "/data", "access": "read"}]
    assert held["allowed_roots"] == ["/w/", "/other"]
    assert held["tiers"][0] == {"name": "fast", "provider": "Fake:m-fast", "effort": "low"}
    assert held["workloads"] == [{"name": "explorer", "tier": "fast"}]
    assert held["roster"] == ["explorer", "worker"]
    assert set(held["unknown"]) == {"root_tools", "roster", "global_rules"}


def test_retained_children_come_with_their_frozen_tools(workspace: Path) -> None:
    store(workspace)
    session = load(workspace)
    children = {child["path"]: child for child in session.context["children"]}
    assert set(children) == {"/root/look", "/root/look/fix"}
    assert "ApplyPatch" in children["/root/look/fix"]["tools"]
    assert children["/root/look"]["model"] == "Fake:m-base"
    assert children["/root/look"]["prompt"] == "PROMPT"
    assert "children-dropped" in session.context["notes"]


def test_no_message_text_gets_into_a_session(workspace: Path) -> None:
    store(workspace)
    assert "SECRET" not in json.dumps(session_to_json(load(workspace)))


def test_a_session_survives_being_saved_as_a_snapshot(workspace: Path) -> None:
    store(workspace)
    session = load(workspace)
    again = session_from_json(json.loads(json.dumps(session_to_json(session))))
    assert again == session


def resolved(session: Session, name: str) -> Any:
    definitions = [HARNESS.read(document, origin, "OCT")
                   for document, origin in builtin_documents("mevedel")]  # fmt: skip
    roster = HARNESS.roster(definitions, Settings(), "OCT")
    definition = roster.winner(name)
    assert definition
    return HARNESS.resolve(definition, session, roster, "OCT")


def test_a_stored_session_can_be_previewed(workspace: Path) -> None:
    store(workspace)
    session = load(workspace)
    worker = resolved(session, "worker")
    assert worker.launch == "launches"
    assert str(worker.verdict("Eval").decided_by.rule) == "ask-rule"
    assert "narrowed-rule" in [step.rule for step in worker.verdict("Bash").steps]
    assert resolved(session, "explorer").model.effective == "Fake:m-fast"
    limits = " ".join(map(str, worker.limits))
    for words in ("own tools are not stored", "roster is not stored", "not stored and are left"):
        assert words in limits
    assert resolved(session, "reviewer").launch == "refused"  # not among the roles seen last


def test_the_newest_publication_outranks_the_sidecar(workspace: Path) -> None:
    folder = store(workspace)
    publish(folder, 1, sidecar(session_name='"Older"'))
    publish(folder, 2, sidecar(session_name='"Newer"'))
    assert load(workspace).title == "Newer"


def test_a_damaged_publication_gives_way_to_an_older_one(workspace: Path) -> None:
    folder = store(workspace)
    publish(folder, 1, sidecar(session_name='"Older"'))
    publish(folder, 2, sidecar(session_name='"Newer"'), sha256="0" * 64)
    session = load(workspace)
    assert session.title == "Older"
    assert "publication-damaged" in session.context["notes"]


@pytest.mark.parametrize(
    "published", ["../../x.data", "/etc/passwd", ".publications/other/x", "session.meta.el"]
)
def test_no_path_leads_out_of_the_publications(workspace: Path, published: str) -> None:
    folder = store(workspace)
    publish(folder, 1, sidecar(session_name='"Published"'), published=published)
    assert load(workspace).title == "Fix the login"


def test_links_are_not_followed(workspace: Path) -> None:
    elsewhere = workspace.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "session.meta.el").write_text(sidecar(), encoding="utf-8")
    (workspace / ".mevedel" / "sessions" / "linked").symlink_to(elsewhere)
    assert source(environment(workspace)).page(0, 10) == ()
    folder = workspace / ".mevedel" / "sessions" / "half"
    folder.mkdir()
    (folder / "session.meta.el").symlink_to(elsewhere / "session.meta.el")
    assert isinstance(source(environment(workspace)).load("half"), Problem)


@pytest.mark.parametrize(
    "text",
    ["", "(:version", "not lisp )", '(:session-name "x")', "(1 2)", '(:version "v0.5.2" :x)'],
)
def test_a_broken_sidecar_is_a_problem_and_no_crash(workspace: Path, text: str) -> None:
    store(workspace, text=text or " ")
    problem = source(environment(workspace)).load(NAME)
    assert isinstance(problem, Problem)
    assert problem.code == "session-unreadable"


def test_values_of_the_wrong_kind_are_left_out(workspace: Path) -> None:
    broken = sidecar(
        permission_rules='(("Bash" :action maybe) 5 ("Read" :action deny))', resource_grants="5",
        preset_settings="7", agent_registry='"x"', agent_turn_capacity='"many"',
        agent_types_snapshot="(5)", additional_roots="nil", permission_mode="nil",
        version='"v9"',
    )  # fmt: skip
    store(workspace, text=broken)
    session = load(workspace)
    assert [rule["tool"] for rule in session.context["rules"]["session"]] == ["Read"]
    assert {"rule-left-out", "other-format"} <= set(session.context["notes"])
    assert session.permission_mode is None
    assert resolved(session, "worker").permission.source == "default"


def test_permission_files_count_for_the_sessions_beside_them(workspace: Path) -> None:
    store(workspace)
    rules = '(:rules (("Grep" :action deny)) :resource-grants nil)'
    (workspace / ".mevedel" / "permissions.el").write_text(rules, encoding="utf-8")
    own = workspace.parent / "home" / ".mevedel"
    own.mkdir(exist_ok=True)
    (own / "permissions.el").write_text("(:rules ((Bad)) :resource-grants nil)", encoding="utf-8")
    session = load(workspace)
    assert session.context["rules"]["persistent"] == [{"tool": "Grep", "action": "deny"}]
    assert "permissions-void" in session.context["notes"]
    assert resolved(session, "worker").verdict("Grep").outcome == "blocked"


def test_a_page_is_listed_newest_first_without_opening_files(workspace: Path) -> None:
    for number in range(5):
        folder = store(workspace, f"task-{number}-2026-10-09T12-30-00-abcd000{number}", "broken (")
        os.utime(folder / "session.meta.el", (1000 + number, 1000 + number))
    page = source(environment(workspace)).page(1, 2)
    assert [summary.title for summary in page] == ["task-3", "task-2"]
    assert page[0].working_directory == str(workspace)


def test_no_store_is_an_empty_list(tmp_path: Path) -> None:
    empty = environment(tmp_path / "nowhere")
    assert source(empty).available() is None
    assert source(empty).page(0, 10) == ()
    assert isinstance(source(empty).load("x"), Problem)


def test_a_sidecar_named_directly_is_read(workspace: Path) -> None:
    folder = store(workspace)
    path = str(folder / "session.meta.el")
    session = load_session(path, "mevedel", environment(workspace))
    assert isinstance(session, Session)
    assert session.title == "Fix the login"
    assert read_file(BytesIO(b"{}"), path, environment(workspace)) is None
    assert read_file(BytesIO(b"()"), "/x/other.el", environment(workspace)) is None


def test_there_are_samples_and_every_role_resolves_under_each() -> None:
    samples = SampleSessions("mevedel")
    page = samples.page(0, 50)
    assert len(page) >= 4
    for summary in page:
        session = samples.load(summary.id)
        assert isinstance(session, Session)
        for name in ("worker", "explorer", "verifier", "reviewer", "default"):
            resolution = resolved(session, name)
            assert resolution.verdicts
            assert not any("could not be understood" in str(each) for each in resolution.limits)


def test_a_sample_shows_a_team_that_changes_nothing() -> None:
    session = SampleSessions("mevedel").load("sample-read-only-team")
    assert isinstance(session, Session)
    badge = resolved(session, "explorer").delegation.badge
    assert str(badge) == "delegator, team read-only"


def test_a_skill_in_the_workspace_is_claimed_by_mevedel() -> None:
    text = "---\nname: a\ndescription: d\ncontext: fork\n---\nx\n"
    origin = Origin("/w/.mevedel/skills/a/SKILL.md", "project")
    assert HARNESS.read(Document.of(text), origin, "OCT").kind == "skill"
