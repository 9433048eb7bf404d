"""Open documents, undo steps, restoring a field, bulk changes: the logic under the window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QUndoStack

from editor.core.changes import AddItem, SetBody, SetField
from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import edit
from editor.core.problems import Problem
from editor.harnesses import by_id
from editor.ui.bulk import BulkChange, work_out
from editor.ui.commands import PAUSE, EditCommand
from editor.ui.documents import OpenDocument, changed_lines
from editor.ui.drafts import Draft, DraftFolder
from editor.ui.restoring import restored

TEXT = """---
# who reviews
name: reviewer
description:   "Reviews a change."
tools: inherit, Bash
permission: ask
---
You review.
"""
ORIGIN = Origin("/home/me/.agents/subagents/reviewer.md", root="/home/me/.agents/subagents")


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Desk:
    """A stack with one document, as the window has it."""

    def __init__(self) -> None:
        self.stack = QUndoStack()
        self.clock = Clock()
        self.document = Document(b"a")

    def install(self, document: Document) -> None:
        self.document = document

    def push(self, data: bytes, merge_id: int = -1) -> None:
        command = EditCommand(
            "Edit",
            self.document,
            Document(data),
            self.install,
            merge_id=merge_id,
            clock=self.clock,
        )
        self.stack.push(command)


def test_a_step_leads_there_and_back() -> None:
    desk = Desk()
    desk.push(b"b")
    assert desk.document.data == b"b"
    desk.stack.undo()
    assert desk.document.data == b"a"
    desk.stack.redo()
    assert desk.document.data == b"b"


def test_typing_into_one_field_is_one_step() -> None:
    desk = Desk()
    for data in (b"ab", b"abc", b"abcd"):
        desk.clock.now += 0.2
        desk.push(data, merge_id=3)
    assert desk.stack.count() == 1
    desk.stack.undo()
    assert desk.document.data == b"a"


def test_a_pause_begins_a_new_step() -> None:
    desk = Desk()
    desk.push(b"ab", merge_id=3)
    desk.clock.now += PAUSE + 0.1
    desk.push(b"abc", merge_id=3)
    assert desk.stack.count() == 2


def test_other_fields_are_other_steps() -> None:
    desk = Desk()
    desk.push(b"ab", merge_id=3)
    desk.push(b"abc", merge_id=4)
    assert desk.stack.count() == 2


def test_typing_back_to_the_start_leaves_no_step() -> None:
    desk = Desk()
    desk.push(b"ab", merge_id=3)
    desk.push(b"a", merge_id=3)
    assert desk.stack.count() == 0
    assert desk.document.data == b"a"


@pytest.mark.parametrize(
    ("before", "after", "lines"),
    [
        (None, b"one\ntwo\n", 2),
        (b"one\ntwo\n", b"one\ntwo\n", 0),
        (b"one\ntwo\n", b"one\nTWO\n", 1),
        (b"one\ntwo\n", b"one\n", 1),
        (b"one", b"one\n", 1),
        (b"a\r\nb\r\n", b"a\r\nB\r\n", 1),
    ],
)
def test_changed_lines_are_counted(before: bytes | None, after: bytes, lines: int) -> None:
    old = Document(before) if before is not None else None
    assert changed_lines(old, Document(after)) == lines


def test_modified_is_a_comparison_of_bytes() -> None:
    document = Document(b"x")
    held = OpenDocument(ORIGIN, "pi-desktop", document, Document(b"x"), QUndoStack())
    assert not held.is_modified
    held.document = Document(b"y")
    assert held.is_modified
    assert held.base_fingerprint == document.fingerprint
    new = OpenDocument(ORIGIN, "pi-desktop", None, document, QUndoStack())
    assert new.is_modified
    assert new.base_fingerprint is None


def changed(document: Document, *changes: object) -> Document:
    """Apply changes, each of which has to be possible."""
    harness = by_id("pi-desktop")
    for change in changes:
        document = edit(harness, document, ORIGIN, change, "0246").document
    return document


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("description", SetField("description", "Other.")),
        ("permission", SetField("permission", None)),
        ("permission", SetField("permission", "auto")),
        ("tools", AddItem("tools", "Read")),
        ("inherit", SetField("inherit", False)),
        ("prompt", SetBody("Other text.\n")),
    ],
)
def test_restoring_the_only_changed_field_gives_the_saved_bytes(field: str, change: object) -> None:
    """Checklist 14."""
    saved = Document.of(TEXT)
    current = changed(saved, change)
    assert current.data != saved.data
    result = restored(by_id("pi-desktop"), "0246", ORIGIN, current, saved, field)
    assert isinstance(result, Document)
    assert result.data == saved.data


STRUCTURED = (
    (
        "mevedel",
        "skills/x/SKILL.md",
        "hooks",
        "hooks:\n  PreToolUse:\n    - run: [a, b] # why\n# c\n",
    ),
    ("mevedel", "skills/x/SKILL.md", "hooks", "hooks: {a: [1, 2]} # why\n"),
    ("claude-code", "agents/x.md", "hooks", "hooks:\n  Stop:\n    - hooks: [{type: a}] # why\n"),
    ("claude-code", "agents/x.md", "mcp_servers", "mcpServers:\n  - github\n  - x: {type: y}\n"),
)


@pytest.mark.parametrize(("harness", "file", "field", "lines"), STRUCTURED)
def test_a_structured_value_comes_back_as_it_was_written(
    harness: str, file: str, field: str, lines: str
) -> None:
    """Checklist 14: no edit could spell it; its lines are put back where they were."""
    system, origin = by_id(harness), Origin(f"/home/me/{file}", root="/home/me")
    rules = system.default_rules
    saved = Document.of(f"---\nname: x\ndescription: d\n{lines}model: opus\n---\nx\n")
    gone = edit(system, saved, origin, SetField(field, None), rules)
    assert not isinstance(gone, Problem)
    assert lines.split("\n")[0] not in gone.document.text
    assert restored(system, rules, origin, gone.document, saved, field) == saved
    both = edit(system, gone.document, origin, SetField("description", "Other"), rules)
    assert not isinstance(both, Problem)
    result = restored(system, rules, origin, both.document, saved, field)
    assert isinstance(result, Document)
    assert result.text == saved.text.replace("description: d", "description: Other")


def test_restoring_one_field_keeps_the_other_edits_and_the_saved_spelling() -> None:
    """The quotes and the spaces of the saved line come back, another edit stays."""
    saved = Document.of(TEXT)
    current = changed(
        saved, SetField("description", "Other."), SetField("permission", "accept-edits")
    )
    result = restored(by_id("pi-desktop"), "0246", ORIGIN, current, saved, "description")
    assert isinstance(result, Document)
    assert result.text == TEXT.replace("permission: ask", "permission: accept-edits")


def test_bulk_leaves_alone_what_is_as_wanted_already() -> None:
    harness = by_id("pi-desktop")
    definitions = [
        harness.read(Document.of(TEXT), ORIGIN, "0246"),
        harness.read(Document.of(TEXT.replace("ask", "auto")), ORIGIN, "0246"),
    ]
    results = work_out(harness, "0246", definitions, BulkChange("permission", "auto"))
    assert [result.is_changed for result in results] == [True, False]
    assert results[0].after.text == TEXT.replace("permission: ask", "permission: auto")


def test_bulk_adds_and_removes_one_tool() -> None:
    harness = by_id("pi-desktop")
    definition = harness.read(Document.of(TEXT), ORIGIN, "0246")
    added = work_out(harness, "0246", [definition], BulkChange("tools", item="Read"))
    assert "inherit, Bash, Read" in added[0].after.text
    removed = work_out(
        harness, "0246", [definition], BulkChange("tools", item="Bash", is_removal=True)
    )
    assert "tools: inherit\n" in removed[0].after.text
    same = work_out(harness, "0246", [definition], BulkChange("tools", item="Bash"))
    assert not same[0].is_changed


def draft(path: str = "/x/a.md", data: bytes = b"edited \xff") -> Draft:
    return Draft(path, "pi-desktop", "user", "/x", b"saved \xfe", data)


def test_a_draft_comes_back_with_every_byte(tmp_path: object) -> None:
    folder = DraftFolder(f"{tmp_path}/drafts")
    folder.keep(draft())
    assert folder.load() == (draft(),)
    folder.keep(draft(data=b"later"))
    assert folder.load() == (draft(data=b"later"),)
    folder.drop("/x/a.md")
    assert folder.load() == ()


def test_a_draft_is_readable_by_its_owner_only(tmp_path: object) -> None:
    from pathlib import Path

    folder = DraftFolder(f"{tmp_path}/drafts")
    folder.keep(draft())
    (file,) = Path(f"{tmp_path}/drafts").glob("*.json")
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": "other"}', '{"format": "subagent-editor/draft@1"}']
)
def test_a_broken_draft_is_left_alone(tmp_path: object, text: str) -> None:
    from pathlib import Path

    path = Path(f"{tmp_path}/drafts")
    path.mkdir()
    (path / "broken.json").write_text(text)
    folder = DraftFolder(path)
    folder.keep(draft())
    assert folder.load() == (draft(),)
    assert (path / "broken.json").read_text() == text


def test_a_draft_folder_that_cannot_be_made_costs_nothing_else(tmp_path: object) -> None:
    from pathlib import Path

    (Path(str(tmp_path)) / "file").write_text("")
    folder = DraftFolder(f"{tmp_path}/file/drafts")
    folder.keep(draft())
    assert folder.load() == ()
