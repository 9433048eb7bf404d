"""The catalogue of roles says what the rules say, and copies into a form that evaluates."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from editor.core import sexpr
from editor.core.sexpr import Expression, Symbol
from editor.harnesses.mevedel import reading
from editor.harnesses.mevedel.harness import HARNESS
from editor.harnesses.mevedel.lisp import read_spec
from editor.harnesses.mevedel.lisp_form import spec_form
from editor.harnesses.mevedel.role_file import read_spec as read_entry
from editor.harnesses.mevedel.role_file import show_spec
from editor.harnesses.mevedel.roles import DEFINITION_KEYS, builtin_roles
from editor.harnesses.mevedel.specs import Spec, SpecForm
from tests.harnesses.mevedel.conftest import make_roster, read_draft, read_skill

if TYPE_CHECKING:
    from pathlib import Path

DRAFT = """---
name: auditor
description: "Says \\"no\\" to \\\\ licences"
tools: [read, group:web, tool:Bash, "tool:mevedel-gptel-agent/WebFetch", deferred:elisp,
  deferred:tool:Eval]
system-components: [role, guide=prompts/guide.md, workspace-config, environment, memory]
max-turns: 12
reminders: [(task-nudge 5), (date-change)]
hooks: '((Stop ((:matcher "*" :hooks ((:type elisp :function my-done))))))'
---

Look at "licences".
(A line that starts with a bracket.)
"""

CHECK = """
(defmacro mevedel-define-agent (name &rest keys)
  (let ((allowed '({keys})))
    (while keys
      (unless (memq (car keys) allowed) (error "unknown key %S" (car keys)))
      (setq keys (cddr keys))))
  `(setq last-defined ,(symbol-name name)))
(defmacro mevedel-check (name &rest keys)
  `(progn
     (unless (stringp ,(plist-get keys :description)) (error "description"))
     (unless (listp ',(plist-get keys :tools)) (error "tools"))
     (unless (memq 'environment ,(plist-get keys :system-components)) (error "components"))
     (unless (or (null ,(plist-get keys :max-turns)) (> ,(plist-get keys :max-turns) 0))
       (error "turns"))
     (unless (listp ,(plist-get keys :reminders)) (error "reminders"))
     (princ ',name)))
(defun mevedel-reminders-make-task-nudge (interval) (list 'task-nudge interval))
(defun mevedel-reminders-make-date-change () (list 'date-change))
"""


@pytest.mark.parametrize("rules", HARNESS.rules)
def test_the_files_of_the_catalogue_agree_with_the_rules(rules: str) -> None:
    facts = {role.name: role for role in builtin_roles(rules)}
    for entry in make_roster(rules=rules).entries:
        assert entry.status == "loaded"
        assert entry.problems == ()
        assert entry.value("description")
        assert entry.prompt.strip()
        if entry.name == "default":
            continue
        fact = facts.pop(entry.name)
        file = reading.role_reading(entry.document.text, entry.name).role
        assert file.faults == ()
        made = file.role()
        assert made.tools == fact.tools
        assert entry.value("max_turns") == fact.max_turns
        assert [part.name for part in made.components[1:]] == [
            part.name for part in fact.components[1:]
        ]
        assert made.components[0].file == fact.components[0].file
    assert facts == {}


@pytest.mark.parametrize(
    "spec",
    [
        Spec(SpecForm.BARE, "read"),
        Spec(SpecForm.GROUP, "web", is_deferred=True),
        Spec(SpecForm.TOOL, "Bash"),
        Spec(SpecForm.TOOL, "WebFetch", "mevedel-gptel-agent", True),
    ],
)
def test_a_spec_has_one_meaning_in_every_spelling(spec: Spec) -> None:
    assert read_entry(show_spec(spec)) == spec
    assert read_spec(sexpr.read(sexpr.write(spec_form(spec)))) == spec  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "entry", ["", "deferred:", "group:", "tool:", "tool:/Read", "a b", "(:tool Read)", "x:y", "'a"]
)
def test_entries_that_are_no_spec(entry: str) -> None:
    assert read_entry(entry) is None


def form_of(text: str) -> str:
    copied = HARNESS.copy_as(read_draft(text))
    assert copied
    return copied[1]


def test_the_form_says_all_the_draft_says() -> None:
    value = sexpr.read(form_of(DRAFT))
    assert isinstance(value, tuple)
    assert value[:2] == (Symbol("mevedel-define-agent"), Symbol("auditor"))
    fields = sexpr.plist(value[2:])
    assert fields
    assert set(fields).issubset(DEFINITION_KEYS)
    assert fields[":description"] == 'Says "no" to \\ licences'
    assert fields[":tools"] == sexpr.read(
        '(read (:group web) (:tool "Bash") (:tool ("mevedel-gptel-agent" "WebFetch"))'
        ' (:deferred elisp) (:deferred (:tool "Eval")))'
    )
    body = 'Look at "licences".\n(A line that starts with a bracket.)'
    role: Expression = (Symbol("role"), Symbol(":text"), body)
    guide: Expression = (Symbol("guide"), Symbol(":file"), "prompts/guide.md")
    parts = tuple(map(Symbol, ("workspace-config", "environment", "memory")))
    assert fields[":system-components"] == (Symbol("quote"), (role, guide, *parts))
    assert fields[":max-turns"] == 12
    assert fields[":reminders"] == sexpr.read(
        "(list (mevedel-reminders-make-task-nudge 5) (mevedel-reminders-make-date-change))"
    )
    assert fields[":hooks"] == sexpr.read(
        '((Stop ((:matcher "*" :hooks ((:type elisp :function my-done))))))'
    )


def test_only_roles_can_be_copied_as_a_form() -> None:
    roster = make_roster()
    default, worker = roster.winner("default"), roster.winner("worker")
    assert default
    assert worker
    assert HARNESS.copy_as(default) is None
    assert HARNESS.copy_as(read_skill("---\ndescription: d\n---\nDo.\n")) is None
    assert HARNESS.copy_as(worker)


def test_the_form_evaluates(tmp_path: Path) -> None:
    """Read back always; where an Emacs is at hand, also evaluated under the same keys."""
    roster = make_roster(rules="AUG")
    forms = [form_of(DRAFT), form_of("---\nname: x-1\ndescription: d\n---\n")]
    for name in ("worker", "explorer", "verifier", "reviewer"):
        role = roster.winner(name)
        assert role
        copied = HARNESS.copy_as(role)
        assert copied
        forms.append(copied[1])
    assert all(not isinstance(sexpr.read(form), sexpr.Fault) for form in forms)
    emacs = shutil.which("emacs")
    if emacs:
        script = tmp_path / "forms.el"
        text = CHECK.replace("{keys}", " ".join(DEFINITION_KEYS))
        for form in forms:
            text += form + form.replace("(mevedel-define-agent", "(mevedel-check", 1)
        script.write_text(text, encoding="utf-8")
        subprocess.run([emacs, "-Q", "--batch", "-l", str(script)], check=True, timeout=60)
