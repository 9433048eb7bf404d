"""What several tests of mevedel need: the harness with its catalogue, and definitions from text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from editor.core.definition import Definition, Origin
from editor.core.document import Document
from editor.core.harness import Roster, Settings
from editor.core.session import Session
from editor.harnesses.mevedel.harness import HARNESS
from editor.storage.resources import builtin_documents

Reader = Callable[..., Definition]
RosterMaker = Callable[..., Roster]


def skill_origin(name: str, root: str = "/p/.mevedel/skills", scope: str = "project") -> Origin:
    return Origin(f"{root}/{name}/SKILL.md", scope, root=root)


def read_skill(text: str, name: str = "fix-it", rules: str = "OCT", **where: str) -> Definition:
    return HARNESS.read(Document.of(text), skill_origin(name, **where), rules)


def read_draft(text: str, name: str = "auditor", rules: str = "OCT") -> Definition:
    return HARNESS.read(Document.of(text), Origin(f"/state/{name}.md", "draft"), rules)


def make_roster(*more: Definition, rules: str = "OCT") -> Roster:
    builtin = [HARNESS.read(document, origin, rules)
               for document, origin in builtin_documents("mevedel")]  # fmt: skip
    return HARNESS.roster([*more, *builtin], Settings(), rules)


def make_session(**context: Any) -> Session:
    return Session(
        "mevedel", "s", "S", permission_mode="ask", model="Fake:base", working_directory="/w",
        context=context,
    )  # fmt: skip


@pytest.fixture
def roster() -> Roster:
    return make_roster()
