"""Stored agents: which records a resume keeps, and what they froze."""

from __future__ import annotations

import pytest

from editor.core.sexpr import read
from editor.harnesses.mevedel.catalog import AUG, OCT, catalog
from editor.harnesses.mevedel.registry import Restored, restore

RECORD = (
    '(:id "{id}" :path "{path}" :parent-path "{parent}" :role "{role}" :configuration '
    '(:agent (:name "{name}" :description {description} :tools {specs} :system-prompt "P" '
    ":max-turns {turns} :reminders {reminders} :hook-rules nil) :request-locals "
    '((gptel-backend . "{backend}") (gptel-model . m) (gptel-reasoning-effort . low) '
    "(gptel-tools {tools}))) :activity {activity} :settled-result {result} "
    ':settled-outcome {outcome} :conversation-location "{location}" :mailbox nil)'
)
FINE = {
    "id": "a", "path": "/root/a", "parent": "/root", "role": "worker", "name": "worker",
    "description": '"d"', "specs": "(read (:deferred web))", "turns": "nil", "reminders": "nil",
    "backend": "Fake", "tools": '("mevedel" "Read")', "activity": "idle", "result": "nil",
    "outcome": "nil", "location": "agents/a.chat.org",
}  # fmt: skip


def record(**changes: str) -> str:
    return RECORD.format(**{**FINE, **changes})


def restored(*records: str, rules: str = AUG) -> Restored:
    return restore(read(f"({' '.join(records)})"), catalog(rules), ["Fake"])  # type: ignore[arg-type]


def test_a_fine_record_gives_what_it_froze() -> None:
    (kept,) = restored(record(turns="5")).kept
    assert kept.tools == ("Read",)
    assert kept.deferred == ("WebFetch", "WebSearch", "YouTube")
    assert kept.model.label == "Fake:m"
    assert kept.model.effort == "low"
    assert kept.max_turns == 5
    assert kept.prompt == "P"


def test_the_new_word_for_on_demand_is_read_too() -> None:
    (kept,) = restored(record(specs="((:discoverable (:tool Bash)))"), rules=OCT).kept
    assert kept.deferred == ("Bash",)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"id": ""}, "bad-id"),
        ({"path": ""}, "bad-path"),
        ({"path": "/root"}, "bad-path"),
        ({"path": "/root/A"}, "bad-path"),
        ({"path": "/root/a/"}, "bad-path"),
        ({"parent": "/root/b"}, "wrong-parent"),
        ({"activity": "sleeping"}, "unknown-activity"),
        ({"activity": "nil"}, "unknown-activity"),
        ({"location": "/x/a.chat.org"}, "bad-location"),
        ({"location": "../a.chat.org"}, "bad-location"),
        ({"location": "agents/a.org"}, "bad-location"),
        ({"location": ""}, "bad-location"),
        ({"result": '"r"'}, "unfitting-result"),
        ({"outcome": "completed"}, "unfitting-result"),
        ({"result": '"r"', "outcome": "completed", "activity": "running"}, "unfitting-result"),
        ({"result": '"r"', "outcome": "done"}, "unfitting-result"),
        ({"role": "explorer"}, "role-mismatch"),
        ({"description": "nil"}, "bad-description"),
        ({"turns": "0"}, "bad-max-turns"),
        ({"turns": "1.5"}, "bad-max-turns"),
        ({"reminders": '("x")'}, "bad-reminder"),
        ({"reminders": "((nobody-knows))"}, "bad-reminder"),
        ({"reminders": "((max-turns-warning 2))"}, "bad-reminder"),
        ({"reminders": "((date-change 1))"}, "bad-reminder"),
        ({"backend": "Nope"}, "unknown-backend"),
        ({"tools": '("mevedel" "Write")'}, "unknown-tool"),
        ({"tools": '("other" "Read")'}, "unknown-tool"),
        ({"tools": '"Read"'}, "unknown-tool"),
    ],
)
def test_one_bad_value_drops_the_record(changes: dict[str, str], reason: str) -> None:
    result = restored(record(**changes))
    assert result.kept == ()
    assert [item.reason for item in result.dropped] == [reason]


@pytest.mark.parametrize(
    "changes",
    [
        {"result": '"r"', "outcome": "interrupted"},
        {"reminders": "((max-turns-warning 0.8) (date-change) (task-nudge nil) (edited-file 2))"},
        {"location": "agents/a..b.chat.org"},
        {"activity": "permission-blocked"},
    ],
)
def test_unusual_but_fitting_values_are_kept(changes: dict[str, str]) -> None:
    assert restored(record(**changes)).dropped == ()


def test_a_repeated_path_or_id_drops_the_later_record() -> None:
    result = restored(record(), record(id="b"), record(path="/root/b"))
    assert [kept.id for kept in result.kept] == ["a"]
    assert [item.path for item in result.dropped] == ["/root/a", "/root/b"]


def test_descendants_of_a_dropped_record_go_with_it_in_stored_order() -> None:
    grandchild = record(id="c", path="/root/a/b/c", parent="/root/a/b")
    child = record(id="b", path="/root/a/b", parent="/root/a")
    result = restored(grandchild, record(turns="-1"), child, record(id="d", path="/root/d"))
    assert [kept.path for kept in result.kept] == ["/root/d"]
    assert [item.path for item in result.dropped] == ["/root/a/b/c", "/root/a", "/root/a/b"]


def test_what_is_no_record_is_dropped_without_a_path() -> None:
    result = restored("5", "(:id)", '"x"')
    assert [item.path for item in result.dropped] == [None, None, None]
    assert restore("text", catalog(OCT)).kept == ()
