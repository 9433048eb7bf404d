"""Names that are paths, devices or worse never make a file outside the folder meant for it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from editor.core.environment import join
from editor.harnesses import IDS, by_id
from editor.storage.files import Saved, SaveFailure, create

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (
    "../x", "..", ".", "/etc/x", "a/b", "a\\b", "C:\\x", "C:x", "\\\\server\\x", "../../x/y",
    "..\\x", "CON", "con.md", "nul.txt", "COM1", "LPT¹", "a.", "a ", " ", "", "a\0b", "a\nb",
    "a\x1b[2J", "a\x85b", "\x7f", "x" * 300, "ü" * 200, "-rf", "--help", "\u202egpj", "a\u200bb",
    "a:b", "a*b", "a|b", "~", "~root", "$(x)", "`x`", "%PATH%", "name\udcff", ".hidden", "a//b",
)  # fmt: skip


@pytest.mark.parametrize("harness", IDS)
@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_new_agent_s_file_lies_in_its_folder_or_is_not_made(
    project: Path, harness: str, name: str
) -> None:
    rules = by_id(harness)
    folder = project / "agents"
    folder.mkdir()
    if rules.check_name(name) is not None:
        return
    path = join(str(folder), rules.file_name(name))
    assert os.path.dirname(os.path.normpath(path)) == str(folder)
    made = create(path, b"text")
    if isinstance(made, Saved):
        (only,) = folder.iterdir()
        assert only.read_bytes() == b"text"
    else:
        assert isinstance(made, SaveFailure)
        assert made.problem.code == "bad-file-name"
        assert not list(folder.iterdir())
    assert [path.name for path in project.iterdir()] == ["agents"]
